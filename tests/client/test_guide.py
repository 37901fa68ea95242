"""What the guide of a first game says and when, by the rules alone: no screen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.babel.scenes import BABEL, scene
from ziggurat.bots.levels import player_of
from ziggurat.games import game_named
from ziggurat.games.game import Action
from ziggurat.games.ur.actions import Attack, Build, Place
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.squares import square_of
from ziggurat.match.match import Match
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.guide.places import HAND, OWN_QUARRY, TEMPLE_PILE
from ziggurat_client.boards.babel.words.whereabouts import number_of
from ziggurat_client.boards.guide.guide import Guide
from ziggurat_client.boards.guide.remark import Occasion, Remark, Spot
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.ur.choosing.modes import MARKET
from ziggurat_client.network.table_record import Happening, Moment
from ziggurat_client.shown import SHOWN

SEAT = 0
GRID = """
1 ATa2 TW   AC   WP   TC
2 TPa1 CWb3 PA   TA   CP
3 CA   PW   WA   TP   CT
4 AT   TC   PC   AW   WTb1
5 PT   WC   AP   CT   AW
"""
TURN = "seat a\nround 1\nhands TC WP\nmarket AC TP WA\n"


def moment_of(game: Any, position: Any, seat: int | None = SEAT) -> Moment:
    return Moment(1, game.due(position), (), game.view(position, seat), None)


def occasion_at(game: Any, position: Any) -> Occasion:
    return Occasion(SEAT, moment_of(game, position))


def after(game: Any, position: Any, seat: int, action: Action) -> Occasion:
    """The occasion that an action gives."""
    led_to, events = game.apply(position, seat, action)
    seen = tuple(told for event in events if (told := event.seen_by(SEAT)) is not None)
    return Occasion(SEAT, moment_of(game, led_to), game.view(position, SEAT), seen)


def spot_of(game: str, name: str, occasion: Occasion) -> Spot | None:
    (remark,) = (remark for remark in presentation(game).guide if remark.name == name)
    return remark.spot(occasion)


def at(name: str) -> int:
    return square_of(5, name)


# ------------------------------------------------------------------ Ur


@pytest.mark.parametrize(
    ("name", "drawing", "spot"),
    [
        ("first_cube", "phase placement\nhands TC WP\n" + GRID.replace("a2", "").replace("a1", ""), "board"),
        ("goal", TURN + GRID, "goal"),
        ("second_cube", "phase placement\nround 2\nhands TC WP\n" + GRID, "board"),
        ("opening", "phase opening\nhands TC WP\n" + GRID, "hand 0"),
        ("turn", TURN + GRID, "action T"),
        ("trade", TURN + GRID, "action T"),
        ("agriculture", TURN.replace("TC", "AC") + GRID, "action A"),
        ("politics", TURN.replace("TC", "PC") + GRID, "action P"),
        ("war", TURN.replace("TC", "WC") + GRID, "action W"),
        ("build", TURN + GRID.replace("a2", "a5"), at("A1")),
        ("cube", TURN.replace("round 1", "round 2") + GRID, "place"),
        ("few_ziggurats", "stock 2\n" + TURN + GRID, "stock"),
        ("last_round", "last_round\n" + TURN + GRID, "stock"),
        ("undo", 'turn {"performed":"T"}\n' + TURN + GRID, "undo"),
        ("swap", 'turn {"performed":"TC"}\n' + TURN + GRID, "hand 0"),
        ("market", 'turn {"performed":"TC"}\n' + TURN + GRID, MARKET),
        ("forced", 'turn {"forced":3}\n' + TURN + GRID.replace("a2", "").replace("a1", ""), "board"),
        ("short", "choice a trade 1 A1:3 A2:1\n" + TURN + GRID, "board"),
    ],
)
def test_a_moment_of_ur_has_its_remark_at_its_place(name: str, drawing: str, spot: Spot | None) -> None:
    assert spot_of("ur", name, occasion_at(Ur(), parse(drawing))) == spot


@pytest.mark.parametrize("kind", ["trade", "culture", "agriculture", "politics", "war"])
def test_an_action_that_the_hand_does_not_offer_is_not_spoken_of(kind: str) -> None:
    drawing = {"trade": "AP", "culture": "AP", "agriculture": "TC", "politics": "TC", "war": "TC"}[kind]
    assert spot_of("ur", kind, occasion_at(Ur(), parse(TURN.replace("TC", drawing, 1) + GRID))) is None


@pytest.mark.parametrize(("kind", "hand"), [("culture", "TC"), ("war", "WP"), ("trade", "TP"), ("politics", "WP")])
def test_an_action_that_would_do_nothing_is_not_spoken_of_yet(kind: str, hand: str) -> None:
    grid = "1 CPa1 AW AC WP TC\n2 TP CW PA TA CP\n3 CA PW WA TP CT\n4 AT TC PC AW WT\n5 PT WC AP CT AW\n"
    drawing = TURN.replace("TC", hand, 1) + grid
    assert spot_of("ur", kind, occasion_at(Ur(), parse(drawing))) is None


@pytest.mark.parametrize("name", ["turn", "trade", "undo", "swap", "cube", "market", "build"])
def test_while_the_rival_plays_nothing_is_said_of_our_turn(name: str) -> None:
    drawing = TURN.replace("seat a", "seat b").replace("round 1", "round 2") + GRID.replace("a2", "a5")
    assert spot_of("ur", name, occasion_at(Ur(), parse(drawing))) is None


def test_an_empty_supply_is_spoken_of() -> None:
    position = parse(TURN + GRID)
    assert spot_of("ur", "supply", occasion_at(Ur(), replace(position, supplies=(0, 17)))) == "supply 0"


RIVALS_WAR = TURN.replace("seat a", "seat b") + GRID


def test_an_attack_on_us_is_shown_at_the_tile_that_fell() -> None:
    happened = after(Ur(), parse(RIVALS_WAR), 1, Attack(at("B2"), at("A2"), 1))
    assert spot_of("ur", "attacked", happened) == at("A2")


def test_points_that_are_lost_are_spoken_of_when_they_are() -> None:
    happened = after(Ur(), parse(RIVALS_WAR), 1, Attack(at("B2"), at("A2"), 1))
    assert spot_of("ur", "fell", happened) == "goal"


def test_points_that_are_won_are_spoken_of_when_they_are() -> None:
    happened = after(Ur(), parse(TURN + GRID), 0, Place(at("C2")))
    assert spot_of("ur", "rose", happened) == "goal"


@pytest.mark.parametrize(("name", "seat", "square"), [("built", 0, "A1"), ("rival_built", 1, "B2")])
def test_a_ziggurat_is_spoken_of_where_it_stands(name: str, seat: int, square: str) -> None:
    grid = GRID.replace("a2", "a5").replace("b3", "b5")
    drawing = (TURN if seat == 0 else RIVALS_WAR.removesuffix(GRID)) + grid
    happened = after(Ur(), parse(drawing), seat, Build((at(square),)))
    assert spot_of("ur", name, happened) == at(square)


# ------------------------------------------------------------------ Babel


@pytest.mark.parametrize(
    ("name", "sides", "spot"),
    [
        ("goal", ("start, hand HHMP", "start"), "goal"),
        ("move", ("start, hand HHMP", "start"), HAND),
        ("settle", ("start, pawn H, hand HMP", "start"), number_of(Cell("H", "near"))),
        ("start", ("start, pawn H, H H, hand HMP", "start"), "action build_start"),
        ("quarry", ("pawn H, H H/1, quarry 52", ""), OWN_QUARRY),
        ("build", ("pawn H, H HH/1, quarry 52", ""), "action build_own"),
        ("rivals_quarry", ("pawn H, H HH/1", "quarry 52"), "action build_opponent"),
        ("migrate", ("pawn H, H HMP/1", ""), "action migrate"),
        ("destroy", ("pawn H, H AAA/1", "H HH/12"), "action destroy"),
        ("plunder", ("pawn H, H HHH/1", "H HH/12"), "action plunder"),
        ("banish", ("pawn H, H MMM/1", "H HH/12"), "action banish"),
        ("desertion", ("pawn H, H SSS/1", "H HH/12"), "action desertion"),
        ("progress", ("pawn H, H PPP/1, quarry 3", ""), "action progress"),
        ("halve", ("pawn H, H PPP/1", "hand AA"), "action halve"),
        ("safe", ("pawn H, H PPP/123456, M /1234", ""), "goal"),
        ("rival_safe", ("pawn H", "H PPP/123456, M /1234"), "score far"),
        ("few_cards", ("pawn H", ""), TEMPLE_PILE),
    ],
)
def test_a_moment_of_babel_has_its_remark_at_its_place(name: str, sides: tuple[str, str], spot: Spot) -> None:
    assert spot_of("babel", name, occasion_at(BABEL, scene(*sides).position)) == spot


def test_the_end_of_the_turn_is_spoken_of_in_the_first_one() -> None:
    position = scene("pawn H, H H/1, hand HMP", "start").position
    first = replace(position, board=replace(position.board, turn=1))
    assert spot_of("babel", "end", occasion_at(BABEL, first)) == "end"


def test_no_power_is_spoken_of_without_three_people_side_by_side() -> None:
    there = occasion_at(BABEL, scene("pawn H, H AA/1", "H HH/12").position)
    assert spot_of("babel", "destroy", there) is None


def test_a_temple_that_falls_is_spoken_of_where_it_stood() -> None:
    position = scene("pawn H, H HH/12", "pawn H, H AAA/1").position
    position = replace(position, board=replace(position.board, seat=1))
    (power, *_) = (a for a in BABEL.candidates(BABEL.view(position, 1)) if type(a).__name__ == "Destroy")
    happened = after(BABEL, position, 1, power)
    assert spot_of("babel", "temple_hit", happened) == number_of(Cell("H", "near"))


def test_the_final_phase_is_spoken_of() -> None:
    position = scene("pawn H", "").position
    final = replace(position, board=replace(position.board, final_phase=True))
    assert spot_of("babel", "final", occasion_at(BABEL, final)) == "goal"


# ------------------------------------------------------------------ one after the other


def remark(name: str, *, is_news: bool = False) -> Remark:
    """A remark with an occasion in every step."""
    return Remark(name, "1", lambda occasion: name, is_news=is_news)


def happening(actor: int | None, *, undone: bool = False) -> tuple[Any, Happening]:
    position = parse(TURN + GRID)
    view, (_, events) = Ur().view(position, SEAT), Ur().apply(position, 0, Place(at("A1")))
    return view, Happening(actor, () if undone else events, undone, moment_of(Ur(), position))


MOMENT = happening(0)[1].moment


def test_the_first_remark_of_the_table_comes_first() -> None:
    spoken = Guide((remark("one"), remark("two")), SEAT).speak(MOMENT, frozenset())
    assert spoken is not None
    assert spoken.remark.name == "one"


def test_a_remark_stays_while_others_would_be_due() -> None:
    guide = Guide((remark("news", is_news=True), remark("one")), SEAT)
    first = guide.speak(MOMENT, frozenset())
    guide.hear(*happening(1))
    assert guide.speak(MOMENT, frozenset()) == first


def test_news_that_had_to_wait_comes_next() -> None:
    guide = Guide((remark("news", is_news=True), remark("one"), remark("two")), SEAT)
    guide.speak(MOMENT, frozenset())
    guide.hear(*happening(1))
    guide.put_away()
    spoken = guide.speak(MOMENT, {"one"})
    assert spoken is not None
    assert spoken.remark.name == "news"


def test_what_was_said_is_not_said_again() -> None:
    assert Guide((remark("one"),), SEAT).speak(MOMENT, {"one"}) is None


def test_whoever_goes_on_playing_has_read_it() -> None:
    guide = Guide((remark("one"),), SEAT)
    guide.speak(MOMENT, frozenset())
    read = guide.hear(*happening(SEAT))
    assert read is not None
    assert (read.name, guide.spoken) == ("one", None)


def test_what_the_rival_does_leaves_the_remark() -> None:
    guide = Guide((remark("one"),), SEAT)
    guide.speak(MOMENT, frozenset())
    assert guide.hear(*happening(1)) is None
    assert guide.spoken is not None


def test_news_of_a_step_that_was_taken_back_is_none() -> None:
    guide = Guide((remark("news", is_news=True),), SEAT)
    guide.hear(*happening(1))
    guide.hear(*happening(1, undone=True))
    assert guide.speak(MOMENT, frozenset()) is None


@pytest.mark.parametrize("game", SHOWN)
def test_in_a_whole_game_against_a_bot_each_remark_is_made_once_at_most_and_many_are(game: str) -> None:
    match = Match(game_named(game), 2, seed=2)
    player, said = player_of("random"), list[str]()
    guide = Guide(presentation(game).guide, SEAT)
    rng = Random(3)
    while match.due.seats and len(match.steps) < 600:
        spoken = guide.speak(Moment(0, match.due, (), match.view(SEAT), match.result), frozenset(said))
        if spoken is not None:
            guide.put_away()
            said.append(spoken.remark.name)
        seat, before = match.due.seats[0], match.view(SEAT)
        events = match.apply(seat, player.choose(match.game, match.view(seat), rng))
        seen = tuple(told for event in events if (told := event.seen_by(SEAT)) is not None)
        guide.hear(before, Happening(seat, seen, False, Moment(0, match.due, (), match.view(SEAT), match.result)))
    assert len(said) == len(set(said))
    assert len(said) > len(presentation(game).guide) / 3


def test_what_is_covered_is_spoken_of_once_it_is_seen() -> None:
    guide = Guide((remark("news", is_news=True),), SEAT)
    guide.hear(*happening(1))
    assert guide.speak(MOMENT, frozenset(), lambda _: False) is None
    assert guide.speak(MOMENT, frozenset(), lambda _: True) is not None
