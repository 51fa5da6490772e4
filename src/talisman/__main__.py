"""`python -m talisman` is `talisman`."""

from talisman.cli import main

main()
