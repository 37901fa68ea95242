"""Make the effects, beside this script: `python -m ziggurat_assets.sounds.synthesise [--check] [NAME ...]`.

The same bytes come out every time and everywhere, so the files in the repository can be checked against it. All
randomness is seeded, and floats are only ever added up with `math.fsum`: how `sum` rounds depends on Python's version.
The music beside them is made by `ziggurat_laboratory.music` (docs/music.md).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from ziggurat_assets.sounds.board_sounds import BOARD_SOUNDS
from ziggurat_assets.sounds.calamity_sounds import CALAMITY_SOUNDS
from ziggurat_assets.sounds.map_sounds import MAP_SOUNDS
from ziggurat_assets.sounds.market_sounds import MARKET_SOUNDS
from ziggurat_assets.sounds.recipe import Recipe, cooked
from ziggurat_assets.sounds.river_sounds import RIVER_SOUNDS
from ziggurat_assets.sounds.touch_sounds import TOUCH_SOUNDS

FOLDER: Final = Path(__file__).parent
RECIPES: Final[dict[str, Recipe]] = {
    **BOARD_SOUNDS,
    **MAP_SOUNDS,
    **RIVER_SOUNDS,
    **TOUCH_SOUNDS,
    **MARKET_SOUNDS,
    **CALAMITY_SOUNDS,
}
"""Every sound by its file's name without `.wav`."""


def stale(names: Iterable[str], folder: Path = FOLDER) -> list[str]:
    """The names whose file in `folder` is missing or is not what its recipe makes."""
    return [name for name in names if _kept(folder / f"{name}.wav") != cooked(name, RECIPES[name])]


def strays(folder: Path = FOLDER) -> list[str]:
    """The names of sound files in `folder` that no recipe makes."""
    return sorted(file.stem for file in folder.glob("*.wav") if file.stem not in RECIPES)


def write(names: Iterable[str], folder: Path = FOLDER) -> None:
    """Make the files of these names in `folder`."""
    for name in names:
        (folder / f"{name}.wav").write_bytes(cooked(name, RECIPES[name]))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; 1 if `--check` found a file that is not up to date, else 0."""
    parser = argparse.ArgumentParser(prog="synthesise", description="Make the sound files, or check them.")
    parser.add_argument("names", metavar="NAME", nargs="*", help="a sound, without .wav (default: all of them)")
    parser.add_argument("--check", action="store_true", help="write nothing; say which files are not up to date")
    wanted = parser.parse_args(arguments)
    unknown = [name for name in wanted.names if name not in RECIPES]
    if unknown:
        parser.error(f"no recipe makes {', '.join(unknown)}; there are: {', '.join(RECIPES)}")
    names = wanted.names or list(RECIPES)
    if not wanted.check:
        write(names)
        return 0
    wrong = stale(names) + ([] if wanted.names else strays())
    for name in wrong:
        print(f"{name}.wav is not what the recipes make")
    return 1 if wrong else 0


def _kept(file: Path) -> bytes | None:
    return file.read_bytes() if file.exists() else None


if __name__ == "__main__":
    sys.exit(main())
