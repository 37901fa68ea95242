"""A bot's talk with a server, message by message."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bots.tables import CODE, UR, position_message, table, welcome
from games.ur.scenes import Scene, scene
from ziggurat.bots.deadline import Clock
from ziggurat.bots.levels import RandomPlayer
from ziggurat.bots.player import Player
from ziggurat.bots.search.budget import OutOfTime
from ziggurat.games.game import Action, Game, View
from ziggurat.games.ur.actions import Place, UrAction
from ziggurat.wire.messages import (
    PROTOCOL,
    Act,
    ClockMessage,
    ClockState,
    ClockTerms,
    Closing,
    Done,
    Error,
    Happened,
    Lobby,
    Message,
    Ping,
    Pong,
    Ready,
    Reclaim,
    Refused,
    Rejected,
    SeatState,
    Sit,
    Stand,
    Standstill,
    Subscribe,
    TableCard,
    TableClosed,
    TableStage,
    Unsubscribe,
)
from ziggurat_bot.conversation import MOST_REFUSALS, SLOWER, Conversation, SeatRequest, TurnedAway

MINE = scene("WTa2 TCb1")
THEIRS = scene("WTa2 TCb1", seat="b")


class Stubborn(Player):
    """Chooses the same whatever the rules say."""

    def choose(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None = None
    ) -> Action:
        return Place(1)


def standing() -> float:
    """A clock that stands still."""
    return 0.0


class Slow(Player):
    """Thinks until it is told to decide, and notes when that was."""

    def __init__(self) -> None:
        self.asked = 0
        self.hurried = False

    def choose(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None = None
    ) -> Action:
        self.hurried = out_of_time is not None
        while out_of_time is not None and not out_of_time():
            self.asked += 1
        return next(iter(game.candidates(view)))


def newcomer(player: Player | None = None, **wishes: Any) -> Conversation:
    """A bot before its hello."""
    return Conversation(SeatRequest(table=CODE, name="Enlil", **wishes), player or RandomPlayer(), Random(1))


def seated(player: Player | None = None, **wishes: Any) -> Conversation:
    """A bot that sits in seat 0 while a match is on."""
    talk = newcomer(player, **wishes)
    (sit,) = talk.answer(welcome(), 0.0)
    assert isinstance(sit, Sit)
    talk.answer(table("playing", ready=True), 0.0)
    talk.answer(Done(sit.id, CODE), 0.0)
    return talk


def shown(talk: Conversation, seen: Scene, now: float = 0.0, revision: int = 7) -> None:
    """The bot is shown a position and thinks about it."""
    talk.answer(position_message(seen.position, revision=revision), now)
    talk.think(standing)


def act_of(talk: Conversation, now: float = 0.0) -> Act:
    """The act that is due."""
    act = talk.act(now)
    assert act is not None
    return act


def is_legal(act: Act, seen: Scene) -> bool:
    action = msgspec.json.decode(act.action, type=UrAction)
    return action in set(UR.candidates(UR.view(seen.position, 0)))


def test_it_says_hello_as_a_bot() -> None:
    hello = newcomer().greeting()
    assert (hello.protocol, hello.name, hello.kind) == (PROTOCOL, "Enlil", "bot")


def test_it_asks_for_its_seat_when_it_is_welcome() -> None:
    talk = newcomer(seat=2, password="lapis", invitation="secret")
    assert talk.answer(welcome(), 0.0) == (Sit(1, CODE, 2, "lapis", "secret"),)


@pytest.mark.parametrize(
    "refusal", [Refused("full", "the house is full"), Error("seat_taken", "somebody sits there", 1)]
)
def test_it_is_turned_away_when_the_server_or_the_seat_is_refused(refusal: Message) -> None:
    talk = newcomer()
    talk.answer(welcome(), 0.0)
    with pytest.raises(TurnedAway, match=r"refuses the bot: .* \((full|seat_taken)\)"):
        talk.answer(refusal, 0.0)


def test_it_is_turned_away_from_a_game_it_does_not_know() -> None:
    with pytest.raises(TurnedAway, match="cannot play here"):
        newcomer().answer(table(game="senet"), 0.0)


@pytest.mark.parametrize("answer", [Done(2), Error("match_running", "not while the match runs", 2)])
def test_it_gives_the_seat_back_and_says_why_where_the_match_has_rules_that_it_has_not(answer: Message) -> None:
    talk = newcomer()
    talk.answer(welcome(), 0.0)
    other = replace(table(), rules_version=UR.rules_version + 1)
    assert talk.answer(other, 0.0) == (Stand(2, CODE),)
    with pytest.raises(TurnedAway, match="rules of version 2 of 'ur' are not here"):
        talk.answer(answer, 0.0)


def test_it_is_ready_as_soon_as_it_sits() -> None:
    (ready,) = newcomer().answer(table("room"), 0.0)
    assert isinstance(ready, Ready)
    assert ready.ready


def test_it_says_that_it_is_ready_once_while_no_answer_came() -> None:
    talk = newcomer()
    assert talk.answer(table("room"), 0.0)
    assert talk.answer(table("room"), 0.0) == ()


def test_it_is_ready_again_after_the_table_was_changed() -> None:
    talk = newcomer()
    (ready,) = talk.answer(table("room"), 0.0)
    assert isinstance(ready, Ready)
    talk.answer(Done(ready.id), 0.0)
    talk.answer(table("room", ready=True), 0.0)
    assert talk.answer(table("room"), 0.0)


def test_it_waits_for_others_to_offer_a_rematch() -> None:
    assert seated().answer(table("over"), 0.0) == ()


def test_it_answers_a_ping() -> None:
    assert newcomer().answer(Ping(9), 0.0) == (Pong(9),)


def test_it_acts_when_its_decision_is_awaited() -> None:
    talk = seated()
    shown(talk, MINE)
    act = act_of(talk)
    assert (act.table, act.revision) == (CODE, 7)
    assert is_legal(act, MINE)


def ticking() -> Clock:
    """A clock on which a tenth of a second passes whenever somebody looks."""
    ticks = itertools.count(10)
    return lambda: next(ticks) / 10


def test_it_thinks_no_longer_than_its_clock_allows() -> None:
    slow = Slow()
    talk = seated(slow)
    talk.answer(msgspec.structs.replace(table("playing", ready=True), clock=ClockTerms("per_turn", 3)), 1.0)
    talk.answer(position_message(MINE.position), 1.0)
    talk.answer(ClockMessage(CODE, ClockState((3000, 3000), running=(0,))), 1.0)
    talk.think(ticking())
    assert 0.5 < slow.asked / 10 < 1.0
    assert is_legal(act_of(talk, 2.0), MINE)


def test_a_repeatable_bot_pays_no_heed_to_the_clock() -> None:
    slow = Slow()
    shown(seated(slow, repeatable=True), MINE)
    assert not slow.hurried


def test_it_waits_while_another_is_to_act() -> None:
    talk = seated()
    shown(talk, THEIRS)
    assert talk.wait(0.0) is None
    assert talk.act(0.0) is None


def test_it_acts_once_for_each_position() -> None:
    talk = seated()
    shown(talk, MINE)
    act_of(talk)
    talk.think(standing)
    assert talk.act(0.0) is None


def test_it_pauses_before_it_acts() -> None:
    talk = seated(pause=0.6)
    shown(talk, MINE, now=10.0)
    assert talk.act(10.5) is None
    assert talk.wait(10.5) == pytest.approx(0.1)
    assert is_legal(act_of(talk, 10.7), MINE)


def test_it_acts_on_the_newest_position_only() -> None:
    talk = seated(pause=0.6)
    shown(talk, MINE, now=0.0, revision=7)
    shown(talk, MINE, now=0.5, revision=8)
    assert talk.act(0.7) is None
    assert act_of(talk, 1.1).revision == 8


def test_it_drops_its_choice_when_the_step_that_called_for_it_is_taken_back() -> None:
    talk = seated(pause=0.6)
    shown(talk, MINE)
    view = msgspec.Raw(msgspec.json.encode(UR.view(THEIRS.position, 0)))
    talk.answer(Happened(CODE, 8, 1, (1,), (), msgspec.Raw(b"[]"), view, undone=True), 0.1)
    assert talk.act(5.0) is None


def test_it_waits_for_the_newest_position_when_its_act_is_stale() -> None:
    talk = seated()
    shown(talk, MINE)
    act = act_of(talk)
    talk.answer(Rejected(act.id, CODE, 8, "stale", "the position has moved on", ""), 0.0)
    talk.think(standing)
    assert talk.act(0.0) is None
    shown(talk, MINE, revision=8)
    assert act_of(talk).revision == 8


def test_it_waits_for_the_position_when_its_act_could_not_be_saved() -> None:
    talk = seated()
    shown(talk, MINE)
    act = act_of(talk)
    for _ in range(MOST_REFUSALS + 1):
        talk.answer(Error("not_saved", "the disk is full", act.id), 1.0)
    assert talk.wait(1.0 + SLOWER) is None
    shown(talk, MINE, now=9.0)
    assert act_of(talk, now=9.0).revision == act.revision


def test_it_keeps_its_act_to_itself_while_the_match_is_paused() -> None:
    talk = seated()
    talk.answer(ClockMessage(CODE, ClockState(pause=Standstill("Anna"))), 0.0)
    shown(talk, MINE)
    assert (talk.wait(0.0), talk.act(0.0)) == (None, None)
    talk.answer(ClockMessage(CODE, ClockState()), 5.0)
    assert is_legal(act_of(talk, 5.0), MINE)


def test_an_act_that_came_into_a_pause_is_sent_again_after_it() -> None:
    talk = seated()
    shown(talk, MINE)
    act = act_of(talk)
    talk.answer(ClockMessage(CODE, ClockState(pause=Standstill())), 0.0)
    talk.answer(Error("paused", "", act.id), 0.0)
    assert talk.act(1.0) is None
    talk.answer(ClockMessage(CODE, ClockState()), 2.0)
    assert act_of(talk, 2.0) == act


def test_it_asks_once_for_its_seat_when_another_bot_keeps_it() -> None:
    talk = seated()
    (reclaim,) = talk.answer(table("playing", ready=True, keeper="merchant"), 0.0)
    assert isinstance(reclaim, Reclaim)
    talk.answer(Done(reclaim.id, CODE), 0.0)
    assert talk.answer(table("playing", ready=True, keeper="merchant"), 0.0) == ()
    talk.answer(table("playing", ready=True), 0.0)
    assert talk.answer(table("playing", ready=True, keeper="merchant"), 0.0) != ()


def test_it_asks_for_no_seat_that_it_keeps_for_another() -> None:
    talk = seated()
    assert talk.answer(table("playing", ready=True, keeper="merchant", person="p9"), 0.0) == ()


def test_it_chooses_something_legal_when_its_choice_is_against_the_rules() -> None:
    talk = seated(Stubborn())
    shown(talk, MINE)
    act = act_of(talk)
    assert not is_legal(act, MINE)
    talk.answer(Rejected(act.id, CODE, 7, "tile_not_yours", "not there", "4.1"), 0.0)
    talk.think(standing)
    assert is_legal(act_of(talk), MINE)


def test_it_acts_a_little_later_when_it_was_too_fast() -> None:
    talk = seated()
    shown(talk, MINE)
    act = act_of(talk)
    talk.answer(Error("too_fast", "slow down", act.id), 3.0)
    assert talk.act(3.0) is None
    assert act_of(talk, 3.0 + SLOWER) == act


def refused_once_more(talk: Conversation) -> None:
    """The rules refuse the act that is due, and the bot thinks again."""
    talk.answer(Rejected(act_of(talk).id, CODE, 7, "no_slot_left", "no", "4.1"), 0.0)
    talk.think(standing)


def test_it_leaves_when_nothing_it_does_is_taken() -> None:
    talk = seated()
    shown(talk, MINE)
    for _ in range(MOST_REFUSALS):
        refused_once_more(talk)
    with pytest.raises(TurnedAway, match="takes no action"):
        refused_once_more(talk)


def test_it_takes_no_notice_of_other_errors() -> None:
    talk = seated()
    assert talk.answer(Error("match_running", "too late"), 0.0) == ()
    assert not talk.over


@pytest.mark.parametrize("end", [TableClosed(CODE), Closing("kicked", "good night")])
def test_the_talk_is_over_when_the_table_closes_or_the_bot_is_sent_away(end: Message) -> None:
    talk = seated()
    talk.answer(end, 0.0)
    assert talk.over


def test_the_talk_goes_on_after_a_server_that_shuts_down() -> None:
    talk = seated()
    talk.answer(Closing("shutting_down", "back in a moment"), 0.0)
    assert not talk.over
    assert talk.greeting().token == welcome().token


def test_on_a_new_line_it_comes_back_to_its_table_and_chooses_anew() -> None:
    talk = seated()
    shown(talk, MINE)
    talk.greeting()
    assert talk.act(0.0) is None
    (sit,) = talk.answer(welcome(), 0.0)
    assert isinstance(sit, Sit)
    assert sit.table == CODE
    shown(talk, MINE)
    assert is_legal(act_of(talk), MINE)


# ------------------------------------------------------------------------------------------------- open tables

OPEN, TAKEN, HIRED = SeatState(), SeatState("p9", "Anna"), SeatState(level="merchant")


def card(code: str, *seats: SeatState, stage: TableStage = "room", locked: bool = False, game: str = "ur") -> TableCard:
    """A table in the lobby."""
    return TableCard(code, "", game, stage, locked, seats, None, 0)


def sent_without_a_table(*cards: TableCard, **wishes: Any) -> tuple[Message, ...]:
    """What a bot says that was told no table, when it sees the lobby."""
    talk = Conversation(SeatRequest(table=None, name="Enlil", **wishes), RandomPlayer(), Random(1))
    (subscribe,) = talk.answer(welcome(), 0.0)
    assert isinstance(subscribe, Subscribe)
    return talk.answer(Lobby(cards, ()), 0.0)


def test_without_a_table_it_sits_where_the_fewest_seats_are_open() -> None:
    unsubscribe, sit = sent_without_a_table(card("ANZU-10", OPEN, OPEN, TAKEN), card("ENKI-42", TAKEN, HIRED, OPEN))
    assert isinstance(unsubscribe, Unsubscribe)
    assert isinstance(sit, Sit)
    assert sit.table == "ENKI-42"


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (card("ANZU-10", TAKEN, TAKEN), "ur, full"),
        (card("ANZU-10", TAKEN, HIRED), "ur, full"),
        (card("ANZU-10", OPEN, TAKEN, stage="playing"), "ur, playing"),
        (card("ANZU-10", OPEN, TAKEN, locked=True), "ur, locked"),
        (card("ANZU-10", OPEN, TAKEN, game="senet"), "senet, open"),
    ],
)
def test_it_says_which_tables_there_are_if_it_can_sit_at_none(other: TableCard, told: str) -> None:
    with pytest.raises(TurnedAway, match=rf"there are: ANZU-10 \({told}\)"):
        sent_without_a_table(other)


def test_it_says_so_if_there_is_no_table() -> None:
    with pytest.raises(TurnedAway, match="it lists none"):
        sent_without_a_table()


def test_with_a_password_it_goes_to_a_locked_table() -> None:
    _, sit = sent_without_a_table(card("ANZU-10", OPEN, TAKEN, locked=True), password="lapis")
    assert isinstance(sit, Sit)
    assert (sit.table, sit.password) == ("ANZU-10", "lapis")


def test_it_goes_where_the_seat_is_open_that_it_wants() -> None:
    _, sit = sent_without_a_table(card("ANZU-10", OPEN, TAKEN), card("ENKI-42", TAKEN, OPEN, OPEN), seat=1)
    assert isinstance(sit, Sit)
    assert (sit.table, sit.seat) == ("ENKI-42", 1)


def test_the_talk_is_over_when_the_bot_is_taken_out_of_its_seat() -> None:
    talk = seated()
    talk.answer(table("room", your_seats=()), 0.0)
    assert talk.over


def test_a_position_that_is_none_turns_it_away() -> None:
    talk = seated()
    talk.answer(msgspec.structs.replace(position_message(MINE.position), view=msgspec.Raw(b"[]")), 0.0)
    with pytest.raises(TurnedAway, match="cannot read"):
        talk.think(standing)
