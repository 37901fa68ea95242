"""How many examples tests of properties try: some at each run, all of them in `make faults`."""

from __future__ import annotations

import os
from typing import Final

EVERY: Final = "EVERY_EXAMPLE" in os.environ
"""Whether all of them are wanted, however long it takes."""
SHARE: Final = 0.4
"""How many of them say nearly as much."""


def examples(all_of_them: int) -> int:
    """So many of them as are tried in this run."""
    return all_of_them if EVERY else round(SHARE * all_of_them)
