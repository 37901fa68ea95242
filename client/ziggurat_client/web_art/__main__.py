"""Write the symbols and palettes that pages draw with: `python -m ziggurat_client.web_art [FOLDER]`."""

from __future__ import annotations

import sys
from pathlib import Path

from ziggurat_client.web_art.exporting import FOLDER, write_art


def main() -> None:
    """Write them into the folder that is named, or where they are kept."""
    write_art(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)


if __name__ == "__main__":
    main()
