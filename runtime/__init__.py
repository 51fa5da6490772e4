"""The rules machine: images in, games out; it knows no game and touches nothing outside."""
