"""The real server as another version of the program, whose Ur says it has other rules."""

from __future__ import annotations

import sys
from pathlib import Path

from ziggurat_server.__main__ import main

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from server.other_rules import RenumberedUr, program_with

    with program_with(RenumberedUr()):
        main(sys.argv[1:])
