"""A bot's talk where others act at the same time: what it has sent and what it has chosen outlive their actions."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from bots.tables import CODE, UR
from bots.test_conversation import MINE, act_of, seated, shown, standing
from games.random_play import AnyGame
from ziggurat.bots.levels import RandomPlayer
from ziggurat.games import GAMES
from ziggurat.games.game import Action, Refusal, View
from ziggurat.games.ur.rules import Ur
from ziggurat.wire.messages import Act, Done, Error, Happened, Rejected
from ziggurat_bot.conversation import SLOWER, Conversation

MINE_VIEW = msgspec.Raw(msgspec.json.encode(UR.view(MINE.position, 0)))


class Forbearing(Ur):
    """Ur, with choices that are still meant whatever others do."""

    id: ClassVar[str] = "ur"

    def fits(self, seen: View[Any, Any], now: View[Any, Any], action: Action) -> bool:
        return True


class Fickle(Forbearing):
    """The same, and what is chosen may not be done any more once another has acted."""

    def why_not(self, view: View[Any, Any], action: Action) -> Refusal | None:
        return Refusal("taken", "4", "another was faster")


class Counting(RandomPlayer):
    """Counts how often it chooses."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, *asked: Any) -> Action:
        self.asked += 1
        return super().choose(*asked)


def other_acted(talk: Conversation, revision: int, now: float = 0.0, actor: int | None = 1) -> None:
    """Another seat acts, or time is up for it, and ours is awaited as before."""
    talk.answer(Happened(CODE, revision, actor, (0, 1), (), msgspec.Raw(b"[]"), MINE_VIEW), now)
    talk.think(standing)


def waits_for_an_answer() -> tuple[Conversation, Act]:
    talk = seated()
    shown(talk, MINE)
    return talk, act_of(talk)


def test_what_it_has_sent_is_not_sent_again_because_others_act() -> None:
    talk, _ = waits_for_an_answer()
    other_acted(talk, 8)
    other_acted(talk, 9, actor=None)
    assert (talk.wait(5.0), talk.act(5.0)) == (None, None)


def test_it_acts_on_the_newest_position_once_its_act_is_done() -> None:
    talk, sent = waits_for_an_answer()
    other_acted(talk, 8)
    other_acted(talk, 9, actor=0)
    talk.answer(Done(sent.id, CODE), 0.0)
    talk.think(standing)
    assert act_of(talk).revision == 9


def test_it_rests_once_its_act_is_done_where_nobody_waits_for_it_any_more() -> None:
    talk, sent = waits_for_an_answer()
    talk.answer(Happened(CODE, 8, 0, (1,), (), msgspec.Raw(b"[]"), MINE_VIEW), 0.0)
    talk.answer(Done(sent.id, CODE), 0.0)
    talk.think(standing)
    assert talk.act(0.0) is None


@pytest.mark.parametrize("code", ["stale", "too_fast"])
def test_it_chooses_anew_on_the_newest_position_where_its_act_came_too_late(code: str) -> None:
    talk, sent = waits_for_an_answer()
    other_acted(talk, 8)
    talk.answer(Error(code, "the match has moved on", sent.id), 0.0)
    talk.think(standing)
    again = act_of(talk, SLOWER)
    assert (again.revision, again.id) == (8, sent.id + 1)


def test_it_chooses_anew_where_the_rules_judged_its_act_on_a_newer_position() -> None:
    talk, sent = waits_for_an_answer()
    other_acted(talk, 8)
    talk.answer(Rejected(sent.id, CODE, 8, "taken", "another was faster", "4"), 0.0)
    talk.think(standing)
    assert act_of(talk).revision == 8


def test_others_who_act_do_not_make_it_wait_longer() -> None:
    talk = seated(pause=0.6)
    shown(talk, MINE, now=0.0)
    other_acted(talk, 8, now=0.5)
    assert act_of(talk, 0.7).revision == 8


def test_what_it_has_chosen_is_kept_where_it_is_still_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "ur", Forbearing())
    thinker = Counting()
    talk = seated(thinker, pause=0.6)
    shown(talk, MINE, now=0.0)
    other_acted(talk, 8, now=0.1)
    assert (act_of(talk, 0.7).revision, thinker.asked) == (8, 1)


def test_what_it_has_chosen_is_thought_out_again_where_it_may_not_be_meant_any_more() -> None:
    thinker = Counting()
    talk = seated(thinker, pause=0.6)
    shown(talk, MINE, now=0.0)
    other_acted(talk, 8, now=0.1)
    assert (act_of(talk, 0.7).revision, thinker.asked) == (8, 2)


def test_what_it_has_chosen_is_thought_out_again_where_the_rules_forbid_it_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "ur", Fickle())
    thinker = Counting()
    talk = seated(thinker, pause=0.6)
    shown(talk, MINE, now=0.0)
    other_acted(talk, 8, now=0.1)
    assert (act_of(talk, 0.7).revision, thinker.asked) == (8, 2)


def test_a_new_connection_waits_for_no_answer_of_the_last_one() -> None:
    talk, _ = waits_for_an_answer()
    talk.greeting()
    shown(talk, MINE, revision=9)
    assert act_of(talk).revision == 9


class Eager(RandomPlayer):
    """Does what the rules offer first, though nobody waits for it."""

    def unasked(self, game: AnyGame, view: View[Any, Any], random: Random) -> Action | None:
        return next(iter(game.candidates(view)), None)


def open_to(talk: Conversation, revision: int) -> None:
    """Another seat acts; ours may act, and nobody waits for it."""
    talk.answer(Happened(CODE, revision, 1, (1,), (), msgspec.Raw(b"[]"), MINE_VIEW, open=(0,)), 0.0)
    talk.think(standing)


def test_a_bot_that_may_act_does_what_it_finds_worth_doing_though_nobody_waits_for_it() -> None:
    talk = seated(Eager())
    open_to(talk, 8)
    assert act_of(talk).revision == 8


def test_a_bot_that_may_act_rests_where_it_finds_nothing_worth_doing() -> None:
    talk = seated()
    open_to(talk, 8)
    assert (talk.wait(5.0), talk.act(5.0)) == (None, None)


def test_what_nobody_waited_for_is_dropped_once_it_is_refused() -> None:
    talk = seated(Eager())
    open_to(talk, 8)
    sent = act_of(talk)
    talk.answer(Rejected(sent.id, CODE, 8, "wrong_phase", "Not now.", "15"), 0.0)
    assert (talk.wait(5.0), talk.act(5.0)) == (None, None)
