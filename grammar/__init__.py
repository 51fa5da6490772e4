"""The skeleton of the language, as data."""
