"""Who may know what: views, events, and actions that do not depend on each other."""

from __future__ import annotations

import msgspec
import pytest

from server.secret_game import Draw, SecretGame
from ziggurat.match.match import Match
from ziggurat.wire.codec import ClientWire, encode
from ziggurat.wire.messages import Act, Done, Error, Happened, ServerMessage
from ziggurat_server.game_server import random_seed
from ziggurat_server.guests.addresses import HERE
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import MemoryJournal
from ziggurat_server.limits import ServerLimits
from ziggurat_server.tables.moments.moment import Moment, first_moment, moment_after
from ziggurat_server.tables.moments.showing import Showing
from ziggurat_server.tables.moments.told import Told
from ziggurat_server.tables.play import Play


class Ear:
    """A line that keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[ServerMessage] = []
        self.address = HERE

    def send_line(self, line: bytes) -> None:
        (message,) = ClientWire().receive(line)
        assert isinstance(message, Done | Error)
        self.heard.append(message)

    def close(self, code: str, message: str, **params: str | int) -> None:
        raise AssertionError(f"closed: {code}")


def drawn_once() -> Showing:
    """Seat 0 of two (who began with 4 and 5) has drawn 1004."""
    match = Match(SecretGame(), 2, 4)
    told = Told(match.game, 2, newest=1)
    told.follow(first_moment(match))
    return Showing("UR-10", match.game, told.follow(moment_after(match, match.apply(0, Draw()))))


def told(showing: Showing, viewer: int | None) -> Happened:
    """What this viewer is told happened."""
    (message,) = ClientWire().receive(showing.happened(viewer))
    assert isinstance(message, Happened)
    return message


@pytest.mark.parametrize(("viewer", "number"), [(0, b'{"number":1004}'), (1, b'{"number":5}'), (None, b"null")])
def test_a_viewer_sees_the_public_part_and_only_their_own_private_part(viewer: int | None, number: bytes) -> None:
    who = b"null" if viewer is None else b"%d" % viewer
    assert bytes(told(drawn_once(), viewer).view) == b'{"viewer":%b,"public":{"drawn":1},"private":%b}' % (who, number)


@pytest.mark.parametrize(("viewer", "number"), [(0, b"1004"), (1, b"null"), (None, b"null")])
def test_an_event_is_told_in_the_form_that_its_viewer_may_know(viewer: int | None, number: bytes) -> None:
    assert bytes(told(drawn_once(), viewer).events) == b'[{"type":"drawn","seat":0,"number":%b}]' % number


@pytest.mark.parametrize("viewer", [1, None])
def test_nothing_that_is_sent_holds_anothers_secret(viewer: int | None) -> None:
    showing = drawn_once()
    for line in (showing.happened(viewer), showing.position(viewer)):
        assert b"1004" not in line
        assert b"whisper" not in line


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_line_that_is_put_together_is_what_the_message_encodes_to(viewer: int | None) -> None:
    showing = drawn_once()
    assert showing.happened(viewer) == encode(told(showing, viewer))


def test_a_line_is_made_once_for_all_who_see_the_same() -> None:
    showing = drawn_once()
    assert showing.happened(None) is showing.happened(None)


class Listening:
    """Counts on a match that is always kept."""

    def __init__(self) -> None:
        self.revisions: list[int] = []

    def match_moved(self, moment: Moment, showing: Showing) -> None:
        self.revisions.append(moment.revision)

    def action_rejected(self) -> None:
        raise AssertionError("the rules refused it")

    def match_about_to_move(self, moment: Moment) -> None:
        return None

    def match_not_begun(self) -> None:
        raise AssertionError("the match was not kept")

    match_paused = match_goes_on = match_not_begun


def acting(*acts: tuple[int, int]) -> list[ServerMessage]:
    """What the server answers to a Draw by each (seat, revision) in turn."""
    ear = Ear()
    person = Person("p1", "Anna", bot=False)
    person.line = ear
    listening = Listening()
    match = Match(SecretGame(), 2, 4)
    play = Play("UR-10", match, MemoryJournal(), ServerLimits(), listening)
    play.begin(("Anna", "Belit"))
    for seat, revision in acts:
        play.submit(person, seat, Act(1, "UR-10", revision, msgspec.Raw(b'{"type":"draw"}')))
    assert listening.revisions == list(range(1 + sum(isinstance(m, Done) for m in ear.heard)))
    return ear.heard


def test_an_action_chosen_earlier_counts_where_the_game_says_that_is_safe() -> None:
    assert acting((0, 0), (1, 0)) == [Done(1), Done(1)]


def test_an_action_chosen_earlier_is_stale_where_the_game_says_it_is_not() -> None:
    _, error = acting((0, 0), (0, 0))
    assert isinstance(error, Error)
    assert error.code == "stale"


# ------------------------------------------------------------------------------------------------- seeds


def test_there_are_too_many_seeds_to_try_all_of_them() -> None:
    seeds = {random_seed() for _ in range(200)}
    assert len(seeds) == 200
    assert 2**120 < max(seeds) < 2**128
