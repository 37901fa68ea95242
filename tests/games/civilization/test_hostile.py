"""Records and views of Civilization with something in them that no match has: each is refused, and by its name."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.civilization.scenes import CIVILIZATION, scene
from games.random_play import chooser, playing
from ziggurat.games.civilization.actions import BuildCities, NewShip, Ships
from ziggurat.games.civilization.fitting import check_fits
from ziggurat.games.civilization.position import Board, CivilizationOptions, Mode, Own, Shown
from ziggurat.games.fitting import Misfit
from ziggurat.games.game import View
from ziggurat.match.match import Match
from ziggurat.match.record import BadRecord, load, save
from ziggurat.match.replaying import UnplayableStep, verify

STEPS = 40


@cache
def match(mode: Mode) -> Match:
    """A match of two that has come so far."""
    made = Match(CIVILIZATION, 2, 1, CivilizationOptions(mode=mode))
    for _ in playing(made, chooser(3), STEPS):
        pass
    return made


def record(mode: Mode = "farmers") -> dict[str, Any]:
    """Its record, as the values of its JSON."""
    made: dict[str, Any] = json.loads(save(match(mode).record(("Ea", "Anu"))))
    return made


def read(values: Any) -> Match:
    return verify(load(json.dumps(values).encode()))


def acted(mode: Mode, kind: str) -> int:
    """The place of the first action of that kind among the steps."""
    return next(place for place, step in enumerate(match(mode).steps) if type(step.action).__name__ == kind)


HUGE = 10**30
CITIES = {"type": "build_cities", "areas": []}


@pytest.mark.parametrize(
    ("mode", "kind", "changes"),
    [
        ("farmers", "ChooseNation", {"nation": "atlantis"}),
        ("farmers", "ChooseNation", {"nation": 3}),
        ("farmers", "Move", {"from": "atlantis"}),
        ("farmers", "Move", {"to": None}),
        ("farmers", "Move", {"count": -1}),
        ("farmers", "Move", {"count": HUGE}),
        ("farmers", "Move", {"count": "2"}),
        ("farmers", "Move", {"stealth": True}),
        ("farmers", "Ships", {"build": [{"area": "sea_libyan", "treasury": 0, "tokens": 2}]}),
        ("farmers", "Ships", {"build": [{"area": "knossos", "treasury": 0, "tokens": 2}] * 1000}),
        ("farmers", "Ships", {"maintain": {"crete-9": {"treasury": 0, "tokens": 1}}}),
        ("farmers", "Ships", {"maintain": []}),
        ("nomads", "EndMovement", {"type": "fight_on", "go_on": True}),
        ("nomads", "EndMovement", CITIES),
        ("nomads", "EndMovement", {"type": "full"}),
    ],
)
def test_a_record_ends_where_an_action_is_none_of_its_match(mode: Mode, kind: str, changes: dict[str, Any]) -> None:
    values, place = record(mode), acted(mode, kind)
    values["steps"][place]["action"] |= changes
    with pytest.raises(UnplayableStep) as refused:
        read(values)
    assert (refused.value.step, refused.value.why in ("no_step", "refused")) == (place + 1, True)


@pytest.mark.parametrize("changes", [{"seat": 99}, {"seat": -1}, {"seat": "0"}, {"expired": [0]}, {"action": []}])
def test_a_record_with_a_step_of_nobody_cannot_be_played(changes: dict[str, Any]) -> None:
    values = record()
    values["steps"][5] |= changes
    with pytest.raises(BadRecord):
        read(values)


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 8},
        {"seats": 1},
        {"options": {"mode": "full"}},
        {"options": {"mode": "farmers", "turn_limit": 201}},
        {"options": {"mode": "nomads", "hand_limit": 7}},
        {"options": {"lone_fields_wither": True}},
        {"options": None},
        {"game": "babel"},
        {"seed": "x"},
        {"steps": {}},
        {"digest": "0" * 64},
    ],
)
def test_a_record_of_another_table_than_its_steps_cannot_be_played(changes: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        read(record() | changes)


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.99])
def test_a_record_that_was_cut_off_is_none(share: float) -> None:
    whole = save(match("farmers").record())
    with pytest.raises(BadRecord):
        load(whole[: int(len(whole) * share)])


# ------------------------------------------------------------------------------------------------ views


UNANSWERED = Own(None)


def seen(board: Board, own: Own | None = UNANSWERED, viewer: int | None = 0) -> View[Shown, Own]:
    return View(viewer, Shown(board), own)


def shipping(**changes: Any) -> Board:
    """Two nations of farmers choose their ships."""
    return replace(scene("ships", crete="knossos 3", asia="troy 2").board, **changes)


def with_marker(marker: int) -> Sequence[Any]:
    first, second = shipping().nations
    return replace(first, marker=marker), second


ATLANTIS: Any = (NewShip("atlantis", 0, 2),)


@pytest.mark.parametrize(
    "view",
    [
        seen(shipping(nations=with_marker(13))),
        seen(shipping(phase="conflicts")),
        seen(shipping(phase="census")),
        seen(shipping(phase="over")),
        seen(shipping(phase="cities", options=CivilizationOptions("nomads"))),
        seen(shipping(), None),
        seen(shipping(), UNANSWERED, None),
        seen(shipping(answered=(0,), owing=()), Own(Ships({}, ATLANTIS))),
        seen(shipping(answered=(0,), owing=()), Own(BuildCities(()))),
    ],
)
def test_a_view_that_no_match_comes_to_does_not_fit(view: View[Shown, Own]) -> None:
    check_fits(seen(shipping()), 2)
    with pytest.raises(Misfit):
        check_fits(view, 2)


def test_a_view_is_read_before_it_is_believed() -> None:
    raw = msgspec.json.encode(seen(shipping(nations=with_marker(-4))))
    with pytest.raises(Misfit):
        check_fits(msgspec.json.decode(raw, type=View[Shown, Own]), 2)
