"""Text from outside as it may be shown."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.visible_text import MOST_MARKS, has_tower, is_unseen, visible


@pytest.mark.parametrize(
    "text", ["", "Ninsun", "Amélie, déjà prête\u00a0?", "Ἐνλίλ", "恩利爾", "أنليل", "אנליל", "Việt", "🐂 → 𒀭"]
)
def test_what_people_write_stays_as_it_is(text: str) -> None:
    assert visible(text) == text


@pytest.mark.parametrize(
    "unseen", ["\0", "\x1b", "\x7f", "\x9b", "\u200b", "\u200d", "\u202e", "\u2066", "\ufeff", "\ufe0f", "\u3164"]
)
def test_what_is_not_seen_is_gone(unseen: str) -> None:
    assert visible(f"En{unseen}lil{unseen}") == "Enlil"


@pytest.mark.parametrize("end", ["\n", "\r", "\t", "\x85", "\u2028"])
def test_what_parts_lines_and_columns_is_a_space(end: str) -> None:
    assert visible(f"En{end}lil") == "En lil"


def test_half_a_surrogate_pair_is_gone() -> None:
    assert visible("En\udcfflil") == "Enlil"


def test_a_tower_of_marks_is_taken_down_to_what_languages_use() -> None:
    tower = "e" + "\u0301" * 100
    assert has_tower(tower)
    assert visible(tower) == "e" + "\u0301" * MOST_MARKS


def test_marks_that_unseen_letters_hold_apart_are_one_tower() -> None:
    assert visible("e" + "\u0301\u200b" * 100) == "e" + "\u0301" * MOST_MARKS


@given(st.text(st.characters(), max_size=40))
def test_whatever_comes_can_be_written_on_a_terminal_on_one_line(text: str) -> None:
    shown = visible(text)
    shown.encode()
    assert not any(map(is_unseen, shown))
    assert not has_tower(shown)
    assert len(shown.splitlines()) <= 1
    assert all(unicodedata.category(letter) != "Cc" for letter in shown)


@given(st.text(st.characters(), max_size=40))
def test_what_may_be_shown_stays_as_it_is(text: str) -> None:
    assert visible(visible(text)) == visible(text)
