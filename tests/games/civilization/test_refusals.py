"""Why the rules refuse: each with its code and its paragraph, and the first of several (15.1)."""

from __future__ import annotations

import pytest

from games.civilization.scenes import CIVILIZATION, after, refusal, scene
from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    CivilizationAction,
    EndMovement,
    Expand,
    FightOn,
    Load,
    Move,
    NewShip,
    ReduceCity,
    ResetMovement,
    Sail,
    Ships,
    Unload,
    Upkeep,
)
from ziggurat.games.civilization.position import CivilizationOptions, Position

END = EndMovement()
NINE = "+abdera +byzantium +chalcis +corcyra +corinth +gordion +hattusas +kanesh +thera memphis 30"
EVERY_KIND: tuple[CivilizationAction, ...] = (
    ChooseNation("crete"),
    Expand({}),
    Ships({}, ()),
    Move("knossos", "phaistos", 1),
    Sail("crete-1", "thera"),
    Load("crete-1", 1),
    Unload("crete-1", 1),
    ResetMovement(),
    END,
    FightOn(True),
    ReduceCity("knossos"),
    BuildCities(()),
)


def moving(text: str, mode: str = "farmers") -> Position:
    """Crete moves, and Asia is in Thera."""
    return scene(mode=mode, crete=text, asia="thera 1")  # type: ignore[arg-type]


def at_sea(text: str) -> Position:
    """Crete moves, and its ship has sailed to the open sea."""
    return after(moving(text), Sail("crete-1", "sea_libyan"))


def spent(text: str) -> Position:
    """Crete moves, and its ship has no steps left."""
    there, back = Sail("crete-1", "phaistos"), Sail("crete-1", "knossos")
    return after(moving(text), there, back, there, back)


CASES = [
    (moving("knossos 1"), FightOn(True), "wrong_phase", "15"),
    (moving("knossos 1"), Move("atlantis", "knossos", 9), "bad_value", "15.1"),
    (moving("knossos 1"), Move("knossos", "thera", 9), "not_adjacent", "5"),
    (moving("knossos 1"), Move("knossos", "phaistos", 2), "not_enough_tokens", "6.2"),
    (moving("knossos 1 ~knossos"), Sail("crete-1", "sardis"), "not_adjacent", "5"),
    (spent("knossos 1 ~knossos"), Sail("crete-1", "sardis"), "not_adjacent", "5"),
    (spent("knossos 1 ~knossos"), Sail("crete-1", "phaistos"), "no_moves_left", "6.2"),
    (at_sea("knossos 9 ~knossos"), Load("crete-1", 9), "open_sea", "6.2"),
    (at_sea("knossos 9 ~knossos"), Unload("crete-1", 9), "open_sea", "6.2"),
    (at_sea("knossos 9 ~knossos"), Load("crete-1", 0), "bad_value", "15.1"),
    (moving("knossos 6 ~knossos"), Load("crete-1", 7), "not_enough_tokens", "6.2"),
    (moving("knossos 6 ~knossos"), Load("crete-1", 6), "capacity", "6.2"),
    (moving("knossos 6 ~knossos"), Unload("crete-1", 1), "not_enough_tokens", "6.2"),
    (moving("knossos 6 ~thera:2", "nomads"), Unload("crete-1", 3), "occupied", "6.2"),
    (at_sea("knossos 6 ~knossos:2"), END, "open_sea", "6.2"),
    (moving("knossos 6 ~knossos:2"), END, "tokens_aboard", "6.2"),
    (scene("expansion", crete="=2 knossos 2 troy 2", asia="sardis 1"), Expand({"knossos": 3}), "bad_value", "15.1"),
    (scene("expansion", crete="=2 knossos 2 troy 2", asia="sardis 1"), Expand({"knossos": 1}), "wrong_count", "6.2"),
    (scene("ships", crete="knossos 1 ~knossos", asia="troy 1"), Ships({"x": Upkeep(0, 9)}, ()), "bad_value", "15.1"),
    (
        scene("ships", crete="hattusas 1", asia="troy 1"),
        Ships({}, (NewShip("hattusas", 0, 2),)),
        "cannot_pay",
        "6.2",
    ),
    (
        scene("ships", crete="hattusas 12", asia="troy 1"),
        Ships({}, (NewShip("hattusas", 0, 2),) * 5),
        "no_marker",
        "6.2",
    ),
    (
        scene("ships", crete="hattusas 12", asia="troy 1"),
        Ships({}, (NewShip("hattusas", 0, 2),)),
        "not_buildable",
        "6.2",
    ),
    (
        scene("cities", crete=f"knossos 5 {NINE}", asia="troy 1"),
        BuildCities(("knossos", "atlantis")),
        "bad_value",
        "15.1",
    ),
    (scene("cities", crete=f"knossos 5 {NINE}", asia="troy 1"), BuildCities(("knossos",)), "no_marker", "6.5"),
    (scene("cities", crete="knossos 5", asia="troy 1"), BuildCities(("knossos",)), "not_buildable", "6.5"),
    (scene("cities", crete="knossos 7", asia="troy 1"), BuildCities(("knossos",)), "no_support", "6.5"),
]


@pytest.mark.parametrize(("position", "action", "code", "rule"), CASES)
def test_the_first_reason_in_the_order_of_the_rules_is_told_with_its_paragraph(
    position: Position, action: CivilizationAction, code: str, rule: str
) -> None:
    refused = refusal(position, action)
    assert refused is not None
    assert (refused.code, refused.rule) == (code, rule)
    assert refused.detail


def test_nomads_are_barred_before_their_tokens_are_counted() -> None:
    position = scene(mode="nomads", crete="knossos 1", asia="phaistos 1")
    refused = refusal(position, Move("knossos", "phaistos", 9))
    assert refused is not None
    assert (refused.code, refused.rule) == ("occupied", "6.2")


@pytest.mark.parametrize("phase", ["nations", "expansion", "ships", "conflicts", "support", "cities", "over"])
def test_each_phase_asks_for_its_own_decisions_and_no_others(phase: str) -> None:
    asked = {
        "nations": {"ChooseNation"},
        "expansion": {"Expand"},
        "ships": {"Ships"},
        "conflicts": {"FightOn"},
        "support": {"ReduceCity"},
        "cities": {"BuildCities"},
    }
    position = scene(phase, crete="knossos 1 ~knossos", asia="troy 1")  # type: ignore[arg-type]
    view = CIVILIZATION.view(position, 0)
    refused = {type(action).__name__: CIVILIZATION.why_not(view, action) for action in EVERY_KIND}
    wrong = {name for name, why in refused.items() if why is not None and why.code == "wrong_phase"}
    assert wrong == refused.keys() - asked.get(phase, set())


def test_whose_turn_it_is_not_is_told_before_what_is_wrong_with_the_action() -> None:
    refused = refusal(moving("knossos 1"), Move("atlantis", "knossos", -1), seat=1)
    assert refused is not None
    assert (refused.code, refused.rule) == ("not_your_turn", "15")


def test_whoever_looks_on_decides_nothing() -> None:
    view = CIVILIZATION.view(moving("knossos 1"), None)
    refused = CIVILIZATION.why_not(view, END)
    assert refused is not None
    assert (refused.code, refused.rule) == ("not_your_turn", "15")
    assert list(CIVILIZATION.candidates(view)) == []
    assert CIVILIZATION.spaces(view) == ()


def test_without_a_choice_a_table_plays_farmers_who_may_fight_on_for_sixty_turns() -> None:
    assert CivilizationOptions() == CivilizationOptions(mode="farmers", turn_limit=60)
    assert CivilizationOptions().may_fight_on
