"""Takes pictures of the page in both languages: `python -m web.pictures FOLDER [WIDTH]`, of all screens or of one."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from web.browsing import HERE, run_script, serving


def main(folder: Path, *width: str) -> None:
    """Have the pictures taken and put into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as (_, _, page):
        done = run_script(page, str(HERE / "browser" / "pictures.mjs"), str(folder.resolve()), *width)
    print(done.stdout, done.stderr, sep="")
    sys.exit(done.returncode)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
