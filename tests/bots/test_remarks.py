"""What bots say at turning points: where they may, and from what everyone may know alone."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bots.tables import CODE, UR, table, welcome
from games.ur.scenes import scene
from ziggurat.bots import remarks
from ziggurat.bots.levels import RandomPlayer
from ziggurat.bots.remarks import QUIET, Remarks
from ziggurat.games.babel.rules import Babel
from ziggurat.games.game import View
from ziggurat.games.ur.scoring import UrResult, UrStanding
from ziggurat.phrases import PHRASES
from ziggurat.wire.messages import Done, Happened, PositionMessage, Say, Sit
from ziggurat_bot.conversation import Conversation, SeatRequest
from ziggurat_bot.speaking import SPOKEN

BEGIN = scene("WTa2 TCb1").position
STANDINGS = tuple(UrStanding(seat, 1 + seat, 9 - seat, breakers=(4,), sets=(), hand_as="T") for seat in (0, 1))
WON = msgspec.Raw(msgspec.json.encode(UrResult("no_swap", STANDINGS)))


class Judge:
    """Says that the chance of seat 0 is what a test wants, and notes whose eyes it was asked with."""

    def __init__(self) -> None:
        self.chance = 0.5
        self.views: list[View[Any, Any]] = []

    def __call__(self, _: object, view: View[Any, Any], __: Random) -> tuple[float, ...]:
        self.views.append(view)
        return self.chance, 1 - self.chance


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    found = Judge()
    monkeypatch.setattr(remarks, "chances", found)
    return found


class Course:
    """A match followed by the bot in seat 0."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.remarks = Remarks(0)

    def turn(self, number: int, seat: int, chance: float) -> str | None:
        """What is said when that turn of `seat` begins, at such a chance."""
        self._judge.chance = chance
        return self.remarks.hear(UR, replace(BEGIN, turns=number, seat=seat))


def test_what_others_do_to_one_is_well_played_and_what_one_does_oneself_is_not(judge: Judge) -> None:
    course = Course(judge)
    assert course.turn(20, 1, 0.7) is None
    assert course.turn(21, 0, 0.4) == "well_played"
    course = Course(judge)
    assert course.turn(20, 0, 0.7) is None
    assert course.turn(21, 1, 0.4) == "oops"


def test_one_says_thanks_for_a_gift_and_nothing_of_ones_own_feats(judge: Judge) -> None:
    course = Course(judge)
    course.turn(20, 1, 0.3)
    assert course.turn(21, 0, 0.6) == "thanks"
    course = Course(judge)
    course.turn(20, 0, 0.3)
    assert course.turn(21, 1, 0.6) is None


def test_small_changes_and_first_positions_are_no_turning_points(judge: Judge) -> None:
    course = Course(judge)
    assert course.turn(20, 1, 0.1) is None
    assert course.turn(21, 0, 0.3) is None


def test_one_word_is_said_in_several_turns(judge: Judge) -> None:
    course = Course(judge)
    said = [course.turn(20 + number, number % 2, (0.2, 0.8)[number % 2]) for number in range(3 * QUIET)]
    spoken = [number for number, word in enumerate(said) if word is not None]
    assert len(spoken) >= 2
    assert all(later - earlier >= QUIET for earlier, later in pairwise(spoken))


def test_turns_taken_back_and_a_new_match_are_no_turning_points(judge: Judge) -> None:
    course = Course(judge)
    course.turn(20, 1, 0.9)
    assert course.turn(3, 0, 0.1) is None


def test_the_winner_and_who_comes_next_have_a_last_word_each_once(judge: Judge) -> None:
    said = []
    for rank in (1, 2, 3, 0):
        course = Course(judge)
        course.turn(20, 1, 0.5)
        said.append([course.remarks.hear(UR, BEGIN, rank), course.remarks.hear(UR, BEGIN, rank)])
    assert said == [["well_played", None], ["congratulations", None], [None, None], [None, None]]


def test_it_is_judged_with_the_eyes_of_those_who_look_on(judge: Judge) -> None:
    course = Course(judge)
    course.turn(20, 1, 0.5)
    assert [(view.viewer, view.private) for view in judge.views] == [(None, None)]


def test_all_that_bots_say_are_phrases_that_everyone_reads_in_their_own_language() -> None:
    assert SPOKEN.keys() <= set(PHRASES)


# ------------------------------------------------------------------ over the wire


def seated(*, speak: bool = True, person: str = "p1", game: str = "ur") -> Conversation:
    """A bot, which is p1, in the seat of that person."""
    talk = Conversation(SeatRequest(CODE, "Enlil"), RandomPlayer(), Random(1))
    (sit,) = talk.answer(welcome(), 0.0)
    assert isinstance(sit, Sit)
    shown = table("playing", ready=True, person=person, keeper=None if person == "p1" else "merchant", game=game)
    talk.answer(replace(shown, bots_speak=speak), 0.0)
    talk.answer(Done(sit.id, CODE), 0.0)
    return talk


def view(number: int, seat: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(UR.view(replace(BEGIN, turns=number, seat=seat), 0)))


def told(talk: Conversation, judge: Judge, seen: msgspec.Raw, chance: float, **more: Any) -> list[str | None]:
    """The phrases that the bot says when it is told of that."""
    judge.chance = chance
    replies = talk.answer(Happened(CODE, 8, 1, (1,), (), msgspec.Raw(b"[]"), seen, viewer=0, **more), 0.0)
    return [reply.phrase for reply in replies if isinstance(reply, Say)]


def test_it_says_a_phrase_with_its_words_at_its_table(judge: Judge) -> None:
    talk = seated()
    told(talk, judge, view(20, 1), 0.3)
    judge.chance = 0.8
    replies = talk.answer(Happened(CODE, 9, 1, (1,), (), msgspec.Raw(b"[]"), view(21, 0), viewer=0), 0.0)
    said = [reply for reply in replies if isinstance(reply, Say)]
    assert [(say.table, say.text, say.phrase) for say in said] == [(CODE, "Thank you!", "thanks")]


def test_where_bots_may_not_speak_it_is_silent_and_does_not_even_think_about_it(judge: Judge) -> None:
    talk = seated(speak=False)
    assert told(talk, judge, view(20, 1), 0.3) + told(talk, judge, view(21, 0), 0.8) == []
    assert judge.views == []


def test_who_keeps_a_seat_for_another_is_silent(judge: Judge) -> None:
    talk = seated(person="p9")
    assert told(talk, judge, view(20, 1), 0.3) + told(talk, judge, view(21, 0), 0.8) == []


def test_it_is_silent_where_it_comes_late_and_where_steps_are_taken_back(judge: Judge) -> None:
    talk = seated()
    told(talk, judge, view(20, 1), 0.3)
    judge.chance = 0.8
    assert talk.answer(PositionMessage(CODE, 9, (1,), (), view(21, 0), 0), 0.0) == ()
    assert told(talk, judge, view(30, 1), 0.2, undone=True) == []


def test_it_has_a_last_word_when_it_has_won(judge: Judge) -> None:
    talk = seated()
    told(talk, judge, view(20, 1), 0.3)
    assert told(talk, judge, view(21, 0), 0.3, result=WON) == ["well_played"]


def test_what_its_seat_alone_knows_changes_nothing_of_what_it_says() -> None:
    babel = Babel()
    position = babel.setup(2, babel.options_type(), 4)
    words = []
    for hand in ("AAAAA", "SSSSS"):
        talk, said = seated(game="babel"), []
        for turn, storeys in ((1, ()), (2, (1, 2, 3, 4, 5)), (20, ()), (40, (1, 2, 3, 4, 5))):
            side = replace(position.board.sides[0], temples=(storeys, storeys, *position.board.sides[0].temples[2:]))
            board = replace(position.board.with_side(0, side), turn=turn, seat=1)
            public = msgspec.json.encode(babel.public(replace(position, board=board)))
            seen = msgspec.Raw(b'{"viewer":0,"public":%b,"private":{"cards":"%b"}}' % (public, hand.encode()))
            news = Happened(CODE, turn, 1, (1,), (), msgspec.Raw(b"[]"), seen, viewer=0)
            said.append([reply.phrase for reply in talk.answer(news, 0.0) if isinstance(reply, Say)])
        words.append(said)
    assert words[0] == words[1]
    assert any(words[0])
