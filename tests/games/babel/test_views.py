"""Rule 11: who sees what."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.babel.scenes import BABEL, scene
from ziggurat.games.babel.events import PeopleDrawn
from ziggurat.games.babel.position import Hand, Unveiled
from ziggurat.games.game import Viewer

MIDDLE = scene("pawn S, S HH/1, hand AAM", "quarry 2, hand HS", pile="124356", known=3, deck="APSH", discard="SSA")
EVERYONE: list[Viewer] = [None, 0, 1]


@pytest.mark.parametrize(("viewer", "hand"), [(0, Hand("AAM")), (1, Hand("HS")), (None, None)])
def test_each_sees_the_own_hand_and_a_watcher_sees_none(viewer: Viewer, hand: Hand | None) -> None:
    assert BABEL.view(MIDDLE.position, viewer).private == hand


def test_everyone_sees_the_board_with_the_discard_in_its_order() -> None:
    shown = BABEL.public(MIDDLE.position)
    assert shown.board == MIDDLE.board
    assert shown.board.discard == "SSA"


def test_everyone_sees_how_many_cards_there_are_of_what_is_hidden() -> None:
    shown = BABEL.public(MIDDLE.position)
    assert (shown.hands, shown.deck, shown.pile) == ((3, 2), 4, 6)


def test_everyone_sees_the_scores() -> None:
    assert BABEL.public(MIDDLE.position).scores == (1, 0)


def test_everyone_sees_the_known_cards_of_the_pile_and_no_more() -> None:
    assert BABEL.public(MIDDLE.position).temple_known == (1, 2, 4)
    assert BABEL.public(scene().position).temple_known == ()


def test_everyone_sees_that_somebody_has_migrated_and_how_many_cards_are_owed() -> None:
    after = scene("pawn H, H MMM, A SSS", "hand AAAA").do("migrate A P", "halve 0")
    shown = BABEL.public(after.position)
    assert (shown.board.migrated, shown.board.owed, shown.board.phase) == (True, 2, "discard")


@pytest.mark.parametrize("viewer", EVERYONE)
def test_what_is_hidden_makes_no_difference(viewer: Viewer) -> None:
    position = MIDDLE.position
    hands = ("HHP" if viewer != 0 else position.hands[0], "PP" if viewer != 1 else position.hands[1])
    twin = replace(position, hands=hands, deck="MMMM", pile=(1, 2, 4, 6, 6, 6), generator=9)
    assert BABEL.view(twin, viewer) == BABEL.view(position, viewer)


@pytest.mark.parametrize("viewer", EVERYONE)
def test_everything_is_open_when_the_game_is_over(viewer: Viewer) -> None:
    over = scene("hand AAM", "hand HS", pile="1", deck="APSH").do("end")
    assert BABEL.view(over.position, viewer).public.unveiled == Unveiled(("AAM", "HS"), "APSH", ())


@pytest.mark.parametrize("viewer", EVERYONE)
def test_everything_is_open_when_the_match_is_called_off(viewer: Viewer) -> None:
    asked = scene("hand AAM", "hand HS", deck="APSH", pile="12", phase="discard", owed=1)
    for position in (MIDDLE.position, asked.position):
        view = BABEL.view(BABEL.laid_open(position), viewer)
        assert view.public.unveiled == Unveiled(position.hands, position.deck, position.pile)
        assert list(BABEL.candidates(view)) == []


def test_nothing_is_open_before_the_game_is_over() -> None:
    assert BABEL.public(MIDDLE.position).unveiled is None
    asked = scene("pawn H, H MMM", "hand AAAA").do("halve 0")
    assert BABEL.public(asked.position).unveiled is None


def test_only_the_owner_is_told_which_cards_were_drawn() -> None:
    (drawn,) = scene(deck="AHM").do("end").happened(PeopleDrawn)
    assert drawn.seen_by(1) == PeopleDrawn(1, 3, "AHM")
    assert drawn.seen_by(0) == drawn.seen_by(None) == PeopleDrawn(1, 3, None)


def test_every_other_event_is_told_to_everyone() -> None:
    after = scene("pawn A, hand AAAA", deck="AHM").do("settle A", "end")
    told = [event for event in after.events if not isinstance(event, PeopleDrawn)]
    assert [event.seen_by(viewer) for event in told for viewer in EVERYONE] == [
        event for event in told for _ in EVERYONE
    ]


def test_only_the_owner_of_the_hand_is_told_what_it_allows() -> None:
    assert list(BABEL.candidates(BABEL.view(MIDDLE.position, None))) == []
    assert list(BABEL.candidates(BABEL.view(MIDDLE.position, 1))) == []
