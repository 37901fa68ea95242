"""Store the pictures of test_pictures.py anew; look at what changed before you commit them.

cd tests && python -m client.store_pictures [NAME…]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from client.picture_subjects import SUBJECTS, small_picture

FOLDER = Path(__file__).parent / "pictures"


def main(names: list[str]) -> None:
    """Store the pictures of those names, or all."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or SUBJECTS:
        file = FOLDER / f"{name}.png"
        pygame.image.save(small_picture(name), file)
        print(file)


if __name__ == "__main__":
    main(sys.argv[1:])
