"""Pages in which a program renews the tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from ziggurat_laboratory.pages.page import BadPage, begun, renewed, table_names, write

PAGE = "# Title\n\nBefore.\n\n<!-- table: scores -->\n\nold\n\n<!-- end of table -->\n\nAfter.\n"


def test_a_table_is_renewed_and_the_words_around_it_stay() -> None:
    assert renewed(PAGE, {"scores": "new"}) == PAGE.replace("old", "new")


def test_a_table_may_hold_anything() -> None:
    assert r"\1 \g<name>" in renewed(PAGE, {"scores": r"\1 \g<name>"})


def test_a_page_need_not_have_every_table() -> None:
    assert renewed(PAGE, {"scores": "old", "length": "long"}) == PAGE


def test_a_table_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadPage, match="there is no table 'scores'; there are: length, endings"):
        renewed(PAGE, {"length": "long", "endings": "none"})


def test_a_page_is_begun_with_every_table_under_a_heading(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    write(page, "Balance", {"first player": "1", "scores": "2"})
    assert page.read_text() == begun("Balance", {"first player": "1", "scores": "2"})
    assert "\n## First player\n" in page.read_text()
    assert table_names(page.read_text()) == ["first player", "scores"]
