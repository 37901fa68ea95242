"""The symbols that pages draw with are those that the client draws."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat_client.web_art.exporting import FOLDER

SHEETS = ("common", "ur", "babel", "tigris", "civilization")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the command writes, in a process of its own: pictures that were drawn before would keep no strokes."""
    folder = tmp_path_factory.mktemp("art")
    subprocess.run([sys.executable, "-m", "ziggurat_client.web_art", str(folder)], check=True, timeout=300)
    return folder


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


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")
