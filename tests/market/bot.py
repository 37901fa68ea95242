"""`python -m market.bot`: the program `ziggurat-bot` with the market among its games."""

from __future__ import annotations

import sys

from market.registered import register
from ziggurat_bot.__main__ import main

if __name__ == "__main__":
    register()
    sys.exit(main())
