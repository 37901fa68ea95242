"""Everything that pages draw with, as files."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

import ziggurat_assets
from ziggurat_client.shown import SHOWN
from ziggurat_client.web_art.common import fill_common
from ziggurat_client.web_art.fonts import font_files
from ziggurat_client.web_art.game_art import GameArt
from ziggurat_client.web_art.seals import fill_seals, seal_needs
from ziggurat_client.web_art.sheet import Sheet
from ziggurat_client.web_art.tones import ALL, Tones

FOLDER: Final = Path(ziggurat_assets.__file__).parent / "web" / "art"
"""Where the files are kept."""


def art_files() -> dict[str, str]:
    """The text of each file that is drawn, by its name."""
    tones = Tones()
    arts = {game: _art_of(game) for game in SHOWN}
    fills = {"common": fill_common} | {game: art.fill for game, art in arts.items()} | {"seals": fill_seals}
    files = {f"{name}.svg": _sheet(name, fill, tones) for name, fill in fills.items()}
    for data in (*(art.data() for art in arts.values()), {"seal-needs.js": seal_needs()}):
        files |= {name: f"export default {_json(value)}" for name, value in data.items()}
    palettes = {palette.name: tones.of_palette(place) for place, palette in enumerate(ALL)}
    return files | {"palettes.json": _json(palettes), "palettes.css": _palettes_css(palettes)}


def _art_of(game: str) -> GameArt:
    found: GameArt = import_module("ziggurat_client.web_art." + game).ART
    return found


def _sheet(name: str, fill: Callable[[Sheet], None], tones: Tones) -> str:
    sheet = Sheet(name, tones)
    fill(sheet)
    return sheet.text()


def write_art(folder: Path) -> None:
    """Write every file into the folder, which is made where there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in art_files().items():
        (folder / name).write_text(text, encoding="utf-8")
    for name, content in font_files().items():
        (folder / name).write_bytes(content)


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


def _palettes_css(palettes: dict[str, dict[str, str]]) -> str:
    """The first palette for every page, and what each other one changes of it under its `data-palette`."""
    (_, first), *others = palettes.items()
    rules = [_rule(":root", first)]
    for name, tones in others:
        changed = {tone: colour for tone, colour in tones.items() if colour != first[tone]}
        rules.append(_rule(f'[data-palette="{name}"]', changed))
    return "\n".join(rules) + "\n"


def _rule(selector: str, tones: dict[str, str]) -> str:
    return selector + "{" + ";".join(f"{tone}:{colour}" for tone, colour in tones.items()) + "}"
