"""`python -m market.server`: the program `ziggurat-server` with the market among its games."""

from __future__ import annotations

from market.registered import register
from ziggurat_server.__main__ import main

if __name__ == "__main__":
    register()
    main()
