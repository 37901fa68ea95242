"""The choices of a game's options, read from their type."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from ziggurat.games.game import Options
from ziggurat_client.wording.options_form import OptionChoice, option_choices, with_option


class Every(Options, frozen=True):
    """One option of every kind."""

    switch: bool = True
    few: Annotated[int, msgspec.Meta(ge=2, le=4)] = 3
    many: Annotated[int, msgspec.Meta(ge=1, le=999)] | None = None
    word: Literal["calm", "wild"] = "calm"


def choice(name: str, options: Options | None = None) -> OptionChoice:
    return next(found for found in option_choices(options or Every()) if found.name == name)


def test_the_choices_come_in_the_order_of_the_fields() -> None:
    assert [found.name for found in option_choices(Every())] == ["switch", "few", "many", "word"]


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("switch", (False, True)),
        ("few", (2, 3, 4)),
        ("many", (None, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60)),
        ("word", ("calm", "wild")),
    ],
)
def test_each_kind_of_field_offers_its_values(name: str, values: tuple[object, ...]) -> None:
    assert choice(name).values == values


def test_a_value_that_is_not_offered_keeps_its_place() -> None:
    found = choice("many", Every(many=7))
    assert (found.neighbour(-1), found.neighbour(1)) == (5, 10)


def test_there_is_nothing_past_the_ends() -> None:
    assert not choice("many").has_neighbour(-1)
    assert choice("many").neighbour(-1) is None


def test_a_choice_that_means_nothing_beside_the_others_is_not_offered() -> None:
    class Calm(Every, frozen=True):
        @property
        def moot(self) -> frozenset[str]:
            return frozenset(("few",)) if self.word == "calm" else frozenset()

    assert [found.name for found in option_choices(Calm())] == ["switch", "many", "word"]
    assert [found.name for found in option_choices(Calm(word="wild"))] == ["switch", "few", "many", "word"]


def test_a_changed_option_leaves_the_others() -> None:
    changed = msgspec.json.decode(with_option(Every(few=4), "switch", False), type=Every)
    assert changed == Every(switch=False, few=4)
