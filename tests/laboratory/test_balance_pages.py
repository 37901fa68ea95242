"""The pages about balance in docs, against the studies that lie beside them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ziggurat_laboratory.balance.study import load
from ziggurat_laboratory.balance.tables import tables
from ziggurat_laboratory.pages.page import renewed, table_names

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted(DOCS.glob("balance*.md"))
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
LARGEST_PICTURE = 60 * 1024


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_table_is_the_one_its_study_gives(page: Path) -> None:
    told = tables(load(page.with_suffix(".json")))
    text = page.read_text(encoding="utf-8")
    assert renewed(text, told) == text
    assert set(told) == set(table_names(text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_picture_is_there_and_small(page: Path) -> None:
    shown = {(DOCS / name).resolve() for name in PICTURE.findall(page.read_text(encoding="utf-8"))}
    assert shown == set((DOCS / "images" / page.stem).iterdir())
    assert all(picture.stat().st_size <= LARGEST_PICTURE for picture in shown)


def test_urs_study_rests_on_two_thousand_games_of_good_players() -> None:
    study = load(DOCS / "balance.json")
    assert {sample.level.partition(":")[0] for sample in study.samples} <= {"priest", "king"}
    assert sum(sample.games for sample in study.samples) >= 2000
    assert {sample.players for sample in study.base} == {2, 3, 4}
