"""The symbols that pages draw with are those that the client draws."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from fontTools.ttLib import TTFont

from ziggurat_client.art.text import Weight
from ziggurat_client.web_art.exporting import FOLDER

SHEETS = ("common", "ur", "babel", "tigris", "civilization", "seals")
PATIENCE = 300.0
"""Seconds for what takes some thirty on a machine that does nothing else."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the command writes, in a process of its own: pictures that were drawn before would keep no strokes."""
    folder = tmp_path_factory.mktemp("art")
    subprocess.run([sys.executable, "-m", "ziggurat_client.web_art", str(folder)], check=True, timeout=PATIENCE)
    return folder


@pytest.mark.thorough
@pytest.mark.timeout(PATIENCE)
def test_the_files_that_are_kept_are_those_that_the_command_writes(written: Path) -> None:
    assert {file.name for file in FOLDER.iterdir()} == {file.name for file in written.iterdir()}
    stale = [file.name for file in written.iterdir() if file.read_bytes() != (FOLDER / file.name).read_bytes()]
    assert stale == [], "run: python -m ziggurat_client.web_art"


def test_no_two_sheets_share_a_name() -> None:
    names = [name for sheet in SHEETS for name in re.findall(r' id="([^"]+)"', text_of(f"{sheet}.svg"))]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_fills_only_with_gradients_and_tones_that_there_are(sheet: str) -> None:
    text = text_of(f"{sheet}.svg")
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(re.findall(r'Gradient id="([^"]+)"', text))
    assert set(re.findall(r"var\((--[^)]+)\)", text)) <= set(re.findall(r"(--[\w-]+):", text_of("palettes.css")))


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_has_nothing_that_a_strict_policy_forbids(sheet: str) -> None:
    assert not re.search(r"style=|<style|<script|\bon\w+=|href=\"[^#]", text_of(f"{sheet}.svg"))


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_uses_only_what_it_has_itself(sheet: str) -> None:
    text = text_of(f"{sheet}.svg")
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(re.findall(r'<(?:g|path) id="([^"]+)"', text))


@pytest.mark.parametrize("weight", get_args(Weight))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_fonts_write_every_sentence_and_say_their_licence(weight: Weight, language: str) -> None:
    sentences = json.loads((FOLDER.parents[1] / "translations" / f"{language}.json").read_text(encoding="utf-8"))
    with TTFont(FOLDER / f"noto-sans-{weight}.woff2") as font:
        missing = {ord(letter) for sentence in sentences.values() for letter in sentence} - set(font.getBestCmap())
        assert missing <= {ord("\n")}
        assert "Open Font License" in font["name"].getDebugName(13)


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")
