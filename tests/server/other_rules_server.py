"""The real server as another version of the program, whose Ur has other rules: `other_rules_server.py [ARGUMENT…]`."""

from __future__ import annotations

import sys
from pathlib import Path

from ziggurat_server.__main__ import main

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from server.other_rules import MoreCubesByVersion, program_with

    with program_with(MoreCubesByVersion()):
        main(sys.argv[1:])
