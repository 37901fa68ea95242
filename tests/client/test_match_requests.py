"""What is asked of the server in a match: nothing twice, whatever others do meanwhile."""

from __future__ import annotations

import pytest

from client.test_remote import CODE, Desk, desk, position, step, table
from client.time_in_ur import EverybodysUr
from ziggurat.games import GAMES, game_named
from ziggurat.games.game import Action
from ziggurat.games.ur.actions import Keep, Place
from ziggurat.match.match import Match
from ziggurat.wire.messages import Act, Done
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.game.requests import MatchRequests

__all__ = ["desk"]


class Asking:
    """One who sits in seat 0 of a match, and asks."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.match = Match(game_named("ur"), 2, seed=1)
        desk.tell(table(stage="playing", your_seats=(0,)), position(self.match, 0))
        self.answers: list[Answer] = []
        self.requests = MatchRequests(desk.remote, CODE, self.answers.append)

    def ask(self, *actions: Action) -> None:
        for action in actions:
            self.requests.act(action)

    def others_act(self) -> None:
        self.desk.tell(*step(self.match, 0))

    @property
    def sent(self) -> list[Act]:
        return [message for message in self.desk.server.received if isinstance(message, Act)]


@pytest.fixture
def in_turns(desk: Desk) -> Asking:
    """In a game of turns."""
    return Asking(desk)


@pytest.fixture
def at_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Asking:
    """In a game in which all act at once."""
    monkeypatch.setitem(GAMES, "ur", EverybodysUr())
    return Asking(desk)


def test_in_a_turn_one_thing_is_asked_at_a_time(in_turns: Asking) -> None:
    in_turns.ask(Keep(), Keep(), Place(3))
    assert len(in_turns.sent) == 1


def test_in_a_turn_the_match_moving_on_settles_what_was_asked(in_turns: Asking) -> None:
    in_turns.ask(Keep())
    in_turns.others_act()
    in_turns.ask(Keep())
    assert [act.revision for act in in_turns.sent] == [0, 1]


def test_where_all_act_at_once_one_thing_may_be_asked_beside_another(at_once: Asking) -> None:
    at_once.ask(Keep(), Place(3))
    assert len(at_once.sent) == 2


def test_where_all_act_at_once_nothing_is_asked_twice_because_others_act(at_once: Asking) -> None:
    at_once.ask(Keep())
    at_once.others_act()
    at_once.ask(Keep())
    assert len(at_once.sent) == 1


def test_what_was_answered_can_be_asked_again(at_once: Asking) -> None:
    at_once.ask(Keep())
    at_once.desk.tell(Done(at_once.sent[0].id, CODE))
    at_once.ask(Keep())
    assert len(at_once.sent) == 2
    assert len(at_once.answers) == 1
