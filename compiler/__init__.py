"""The compiler: from packs as text to an image; it reads no files and keeps no state."""
