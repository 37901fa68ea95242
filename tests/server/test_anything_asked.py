"""Whatever is asked, in whatever order, by whomever."""

from __future__ import annotations

import random
from collections import Counter

import msgspec

from examples import sampled
from server.world import Visitor, World
from ziggurat.wire.messages import (
    Act,
    AddBot,
    Answer,
    Bar,
    Chances,
    ChooseColour,
    ClientMessage,
    Configure,
    Done,
    Error,
    HandOver,
    History,
    HistoryPage,
    Leave,
    Legal,
    LegalActions,
    LookAlone,
    LookTogether,
    Matches,
    MatchHistory,
    MatchHistoryPage,
    MatchList,
    Mute,
    Offer,
    Open,
    PassBaton,
    PlayOn,
    Point,
    Ready,
    Rejected,
    Remove,
    Replay,
    ReplayFile,
    ReplayMatch,
    Resign,
    Resume,
    Say,
    Sit,
    Stand,
    Start,
    Subscribe,
    Undo,
    Unsubscribe,
    VoteHost,
    WantBaton,
    Watch,
    WinningChances,
)

ANSWERS = (Done, Error, Rejected, LegalActions, ReplayFile, HistoryPage, MatchHistoryPage, MatchList, WinningChances)


def anything(chooser: random.Random, number: int, tables: list[str], people: list[str]) -> ClientMessage:
    """Some message with that number, about one of those tables and people."""
    table = chooser.choice(tables)
    seat = chooser.choice([None, 0, 1, 2, 3, 15])
    action = msgspec.Raw(b'{"type":"place","square":%d}' % chooser.randint(0, 24))
    rare: list[ClientMessage] = [
        *(Subscribe(number), Unsubscribe(number), Say(number, "Hello", chooser.choice([None, table]))),
        *(Open(number, "ur", 2), Open(number, "ur", 1), Leave(number, table), Stand(number, table)),
        Configure(number, table, seats=chooser.choice([None, 2, 3]), password=chooser.choice([None, "", "x"])),
        *(AddBot(number, table, "merchant", seat), AddBot(number, table, "divine")),
        *(Remove(number, table, seat or 0), HandOver(number, table, chooser.choice(people))),
        *(Undo(number, table, 1), Resume(number, table, chooser.randint(0, 3))),
        Resign(number, table, seat),
        VoteHost(number, table, chooser.choice([None, *people])),
        *(Offer(number, table, kind, seat) for kind in ("rematch", "call_off", "undo_turn")),
        *(Answer(number, table, chooser.randint(1, 3), chooser.random() < 0.8), Stand(number, table, seat)),
        *(Sit(number, table, seat, name="Guest"), Ready(number, table, seat=seat), Undo(number, table, 2, seat)),
        *(Replay(number, table), History(number, table), Legal(number, table), Legal(number, table, seat)),
        Chances(number, table),
        *(Matches(number, chooser.randint(0, 1)), ReplayMatch(number, chooser.randint(0, 3))),
        MatchHistory(number, chooser.randint(0, 3), chooser.randint(0, 9), seat=seat),
        ChooseColour(number, table, chooser.randint(0, 6), seat),
        *(LookTogether(number, table, chooser.randint(0, 3)), Point(number, table, chooser.randint(0, 9))),
        *(PassBaton(number, table, chooser.choice(people)), WantBaton(number, table), LookAlone(number, table)),
        PlayOn(number, table, chooser.randint(0, 4), chooser.random() < 0.8),
        *(Mute(number, table, chooser.choice([None, *people])), Bar(number, table, chooser.choice(people), 1)),
    ]
    usual: list[ClientMessage] = [
        *(Watch(number, table), Sit(number, table), Sit(number, table, password="x"), Sit(number, table, seat)),
        *(Ready(number, table), Ready(number, table), Ready(number, table), Start(number, table)),
        *(Act(number, table, revision, action, chooser.choice([None, seat])) for revision in range(8)),
    ]
    return chooser.choice(chooser.choice([rare, usual, usual, usual]))


def answers(visitor: Visitor) -> Counter[int | None]:
    """How often each number was answered."""
    return Counter(message.id for message in visitor.heard if isinstance(message, ANSWERS))


@sampled("seed", range(12), every=3)
def test_every_question_is_answered_once(seed: int) -> None:
    chooser = random.Random(seed)
    world = World()
    visitors = [world.visitor(name) for name in ("Anna", "Belit", "Carla", "Damu")]
    asked: Counter[Visitor] = Counter()
    for _ in range(800):
        index = chooser.randrange(len(visitors))
        visitor = visitors[index]
        if chooser.random() < 0.02:
            visitor.hang_up()
            visitors[index] = world.visitor(visitor.welcome.name, visitor.welcome.token)
            continue
        if world.bots.started and chooser.random() < 0.02:
            bot = chooser.choice(world.bots.started)
            world.bots.started.remove(bot)
            bot.die()
        tables = [*world.game_server.lobby.tables][:2] * 4 + ["NOWHERE-99"]
        visitor.say(anything(chooser, asked[visitor], tables, [other.person for other in visitors]))
        asked[visitor] += 1
        world.clock.advance(0.2)
    for visitor in visitors:
        assert not visitor.is_closed
        assert answers(visitor) == Counter(range(asked[visitor]))
