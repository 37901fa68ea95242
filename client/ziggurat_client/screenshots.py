"""Draws every screen into a folder, without a display: python -m ziggurat_client.screenshots FOLDER"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from ziggurat_client.art.palette import PALETTES
from ziggurat_client.clock import HandClock
from ziggurat_client.kept.profile import USUAL_ZOOM, ZOOMS
from ziggurat_client.staging.shots import SHOTS, VARIANTS, Shot, Variant, on_stage
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import USUAL
from ziggurat_client.wording.words import LANGUAGES

_MOST_TURNS: Final = 400
"""Frames after which a screen that still draws itself is taken as it is."""
_MOST_WORKERS: Final = 4
"""So many processes draw at once at most: each keeps more than a gigabyte of pictures in memory."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw all pictures; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m ziggurat_client.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to put the pictures")
    parser.add_argument("names", nargs="*", help="only the pictures of these names")
    parser.add_argument("--size", type=_size, help="one variant of one's own: the window's size, as 2560x1080")
    parser.add_argument("--zoom", type=int, choices=ZOOMS, help="... its size of everything, in per cent")
    parser.add_argument("--palette", choices=tuple(PALETTES), help="... its colours")
    parser.add_argument("--language", choices=LANGUAGES, help="... its language")
    found = parser.parse_args(arguments)
    unknown = set(found.names) - {shot.name for shot in SHOTS}
    if unknown:
        parser.error(f"no pictures of these names: {', '.join(sorted(unknown))}")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    own = _own_variant(found.size, found.zoom, found.palette, found.language)
    failures = take_side_by_side(tuple(found.names), VARIANTS if own is None else (own,), found.folder)
    for failure in failures:
        print(f"not taken: {failure}", file=sys.stderr)
    return 1 if failures else 0


def take_side_by_side(names: tuple[str, ...], variants: Sequence[Variant], folder: Path) -> list[str]:
    """Draw the pictures of these names, all without any, as `take_all` does: every variant by itself, as many at once
    as there are processors. Returns what failed."""
    take_variant = partial(_take_variant, names, folder)
    workers = min(len(variants), os.cpu_count() or 1, _MOST_WORKERS)
    if workers == 1:
        return [failure for variant in variants for failure in take_variant(variant)]
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        return [failure for failures in pool.map(take_variant, variants) for failure in failures]


def _take_variant(names: tuple[str, ...], folder: Path, variant: Variant) -> list[str]:
    shots = [shot for shot in SHOTS if not names or shot.name in names]
    return list(take_all(shots, (variant,), folder, partial(print, flush=True)))


def _size(text: str) -> tuple[int, int]:
    width, height = (int(number) for number in text.split("x"))
    return width, height


def _own_variant(
    size: tuple[int, int] | None, zoom: int | None, palette: str | None, language: str | None
) -> Variant | None:
    """The variant that was asked for, or None if none was."""
    asked = [f"{size[0]}x{size[1]}" if size else None, str(zoom) if zoom else None, palette, language]
    if not any(asked):
        return None
    ending = "_".join(word for word in asked if word)
    return Variant(ending, size or USUAL, language or "en", zoom or USUAL_ZOOM, palette)


def take_all(
    shots: Sequence[Shot], variants: Sequence[Variant], folder: Path, say: Callable[[str], None] = print
) -> Iterator[str]:
    """Draw every picture in every variant, and name each file to `say`; what fails is yielded, by its file's name and
    the reason, and keeps no other picture from being drawn."""
    folder.mkdir(parents=True, exist_ok=True)
    for variant in variants:
        # Pictures once drawn serve all scenes of a variant; their keys say all that they depend on.
        pictures = Pictures()
        for shot in shots:
            try:
                say(str(take(shot, variant, folder, pictures)))
            except Exception as error:  # noqa: BLE001 - whatever it is, the others are drawn
                traceback.print_exception(error)
                yield f"{shot.name}_{variant.ending}: {type(error).__name__}: {error}"


def take(shot: Shot, variant: Variant, folder: Path, pictures: Pictures) -> Path:
    """Draw one picture and return its file."""
    clock = HandClock()
    with on_stage(shot, variant, pictures, clock) as app:
        for _ in range(_MOST_TURNS):
            app.turn(patience=0)
            clock.turn(1 / 60)
            if not any(scene.animating for scene in app.stack.visible):
                break
        app.turn(patience=0)
        file = folder / f"{shot.name}_{variant.ending}.png"
        pygame.image.save(app.services.window.surface, file)
    return file


if __name__ == "__main__":
    sys.exit(main())
