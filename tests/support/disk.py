"""What lies on a disk, to see that nothing was left behind."""

from __future__ import annotations

from pathlib import Path


def tree(folder: Path) -> dict[str, bytes | None]:
    """Every path below a folder with what it holds; None for folders, links and whatever is no file."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        if path.is_file() and not path.is_symlink()
        else None
        for path in sorted(folder.rglob("*"))
    }
