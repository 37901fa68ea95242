"""A server's state put on stage, for pictures of the screens: what a busy evening looks like."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from ziggurat.bots import LEVELS
from ziggurat.bots.levels import player_of
from ziggurat.certainty import of_type
from ziggurat.games import GAMES, game_named
from ziggurat.match.match import Match
from ziggurat.match.record import load
from ziggurat.match.replaying import replaying, verify
from ziggurat.wire.clocks import ClockTerms
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    PROTOCOL,
    ClientMessage,
    Done,
    GameOffer,
    Happened,
    Hello,
    Limits,
    Lobby,
    LookTogether,
    PersonCard,
    PositionMessage,
    Replay,
    ReplayFile,
    Said,
    SeatState,
    Table,
    TableCard,
    TableStage,
    Welcome,
)
from ziggurat_client.network.arrivals import Arrival

if TYPE_CHECKING:
    from ziggurat_client.app import App

CODE: Final = "ENKI-42"
"""The table of the room, the match and the result."""
SERVER_ID: Final = "a" * 32
"""The number of the server on stage."""
UNHURRIED: Final = ClockTerms()
_QUICK: Final = ClockTerms("per_turn", 60)
_BRISK: Final = ClockTerms("per_game", 600, increment=15)

_EVENING: Final = 1_780_000_000.0
_LAST_REVISION: Final = 5000
_KEPT: Final = (4, 5, 9)
"""Seats, seed and rounds of the match that is kept."""


class StageLink:
    """A link to nowhere: what arrives is put in by hand, and what is asked is not answered, but for a replay, and the
    wish to look at it with others."""

    def __init__(self) -> None:
        self._arrivals: list[Arrival] = []
        self.match: Match | None = None
        """What was played at our table, if it is not the match of four."""
        self.circle: tuple[Arrival, ...] = ()
        """What those are told who look at it together."""

    def bring(self, *arrivals: Arrival) -> None:
        """Have a message arrive as if a server had sent it."""
        self._arrivals += arrivals

    def connect(self, address: Address, hello: Hello, known: str | None = None) -> None:
        """Connect to nothing."""

    def send(self, message: ClientMessage) -> None:
        """Answer the wish for a replay with the match on stage, or to look at it with others; forget the rest."""
        if isinstance(message, Replay):
            self.bring(ReplayFile(message.id, message.table, raw((self.match or thoughtful_match()).record())))
        if isinstance(message, LookTogether):
            self.bring(*self.circle, Done(message.id))

    def try_now(self) -> None:
        """Come back to nothing."""

    def disconnect(self) -> None:
        """Leave nothing."""

    def stop(self) -> None:
        """Stop nothing."""

    def arrivals(self) -> list[Arrival]:
        """What was put in since the last call."""
        found, self._arrivals = self._arrivals, []
        return found


def arrive(app: App, *arrivals: Arrival) -> None:
    """Be welcomed, and let more arrive, before the scene is there."""
    app.services.remote.connect(Address("192.168.1.20"), "Ninsun")
    for arrival in (welcome(), *arrivals):
        app.services.remote.receive(arrival)


def welcome() -> Welcome:
    """The greeting of the server on stage."""
    offers = tuple(
        GameOffer(game.id, game.seat_counts, LEVELS, msgspec.to_builtins(game.options_type()))
        for game in GAMES.values()
    )
    return Welcome(PROTOCOL, "Amélie’s house", "0.1.0", "p1", "Ninsun", "secret", Limits(), offers, server_id=SERVER_ID)


def lobby() -> Lobby:
    """Tables in every stage, and the people at them."""
    tables = (
        _card("URUK-17", "Reed Boats", "room", ["Puabi", "Enlil*", None, None], watchers=3),
        _card("NIPPUR-33", "The Gate of Lagash", "playing", ["Kubaba*", "Sumu", "Tariq", "Amélie"], 12, turn=8),
        _card(
            "MARI-25",
            "House of Tablets",
            "room",
            ["Shulgi", None],
            locked=True,
            clock=ClockTerms("per_game", 600, increment=15),
        ),
        _card(
            "ERIDU-61",
            "Evening at Eridu",
            "playing",
            ["Zahra", "Marek", "Ishme*"],
            5,
            turn=3,
            clock=ClockTerms("per_turn", 60),
        ),
        _card("BABEL-40", "Five Cities", "room", ["Enheduanna*", None], 2, game="babel"),
        _card("KISH-12", "Barley Moon", "room", ["Chloé", "Omar", "Enheduanna*", None], 1),
        _card("EBLA-90", "Derby of the Bots", "over", ["Adapa*", "Etana*", "Gudea*", "Nabu*"], 41, turn=11),
    )
    people = [PersonCard("p1", "Ninsun")]
    for table in tables:
        for seat in table.seats:
            if seat.person is not None and seat.name is not None:
                people.append(PersonCard(seat.person, seat.name, seat.level is not None, table.table))
    return Lobby(tuple(map(_sketched, tables)), tuple(people))


def _sketched(card: TableCard) -> TableCard:
    """The card with a small picture of a match half-way, where one is on for as many as play the kept one."""
    if card.stage == "room" or card.game != "ur" or len(card.seats) != _KEPT[0]:
        return card
    match = match_at(0.6 if card.stage == "playing" else 1.0)
    return replace(card, sketch=match.game.sketch(match.view(None).public))


def lobby_that_awaits_us() -> Lobby:
    """The same, with two slow matches in which it is our turn."""
    evening = lobby()
    ours = [
        replace(
            _card(code, name, "playing", ["Ninsun", other], turn=turn, clock=ClockTerms("per_turn", 86_400)),
            awaited=(0,),
            until=round(_EVENING) + 3600 * turn,
        )
        for code, name, other, turn in (
            ("LAGASH-8", "A turn a day", "Puabi", 4),
            ("SIPPAR-70", "Old friends", "Omar", 9),
        )
    ]
    seats = (SeatState("p1", "Ninsun"),)
    tables = [replace(card, seats=(*seats, *card.seats[1:])) for card in ours]
    return Lobby((*tables, *evening.tables), evening.people)


def crowded_lobby() -> Lobby:
    """So many tables that a page does not hold them."""
    evening = lobby()
    tables = (
        msgspec.structs.replace(card, table=f"{card.table}-{number}") for number in range(4) for card in evening.tables
    )
    return Lobby(tuple(tables), evening.people)


def lobby_chat() -> tuple[Said, ...]:
    """What was said in the lobby."""
    lines = (
        ("Zahra", "Who is up for a slow game tonight?"),
        ("Shulgi", "Me, after this one. I owe you for that triple Trade."),
        ("Amélie", "On cherche un quatrième à Barley Moon !"),
        ("Chloé", "One seat left."),
        ("Tariq", "Kubaba just built on B2. Come and watch."),
        ("Puabi", "Two seats open at Reed Boats."),
    )
    return _chat(lines, None)


def room() -> tuple[Arrival, ...]:
    """A table whose host we are, with a guest, a bot and an open seat."""
    seats = (
        SeatState("p1", "Ninsun", ready=True, here=True),
        SeatState("p2", "Puabi", ready=False, here=True),
        SeatState("p3", "Enlil", "merchant", ready=True, here=True),
        SeatState(),
    )
    lines = (
        ("Ninsun", "Shall we play with a round limit?"),
        ("Puabi", "No, the ziggurats end it soon enough."),
        ("Marek", "I only watch. Good luck."),
        ("Puabi", "Chloé may still come, I sent her the code."),
    )
    return (table("room", seats), *_chat(lines, CODE))


def room_that_can_start() -> tuple[Arrival, ...]:
    """The same table where all who sit are ready, so that the open seat would close."""
    first, *lines = room()
    table = of_type(Table, first)
    return (replace(table, seats=tuple(replace(seat, ready=seat.person is not None) for seat in table.seats)), *lines)


def room_with_guests_bot() -> tuple[Arrival, ...]:
    """The same table where the guest is a bot that came by itself."""
    first, *lines = room()
    table = of_type(Table, first)
    bot = SeatState("p2", "Adapa", ready=True, here=True, bot=True)
    return (replace(table, seats=(table.seats[0], bot, *table.seats[2:])), *lines)


def finished() -> tuple[Arrival, ...]:
    """The same table after a match of four."""
    match = thoughtful_match()
    seats = (
        SeatState("p4", "Tariq", here=True),
        SeatState("p1", "Ninsun", here=True),
        SeatState("p3", "Kubaba", "merchant", here=True),
        SeatState("p5", "Amélie", here=True),
    )
    position = PositionMessage(CODE, match.revision, (), (), raw(match.view(1)), viewer=1, result=raw(match.result))
    lines = (("Tariq", "What a last round!"), ("Amélie", "Encore une ?"))
    return (table("over", seats, match.revision), position, *_chat(lines, CODE))


def running(share: float) -> tuple[Arrival, ...]:
    """The table while a match of four is on, of which a share has been played before our eyes."""
    seats = (
        SeatState("p4", "Tariq", here=True),
        SeatState("p1", "Ninsun", here=True),
        SeatState("p3", "Kubaba", "merchant", here=True),
        SeatState("p5", "Amélie", here=True),
    )
    record = thoughtful_match().record()
    arrivals: list[Arrival] = [table("playing", seats)]
    for number, (match, events) in enumerate(replaying(record)):
        if number > share * len(record.steps):
            break
        view, to_act = raw(match.view(1)), match.due.seats
        if number == 0:
            arrivals.append(PositionMessage(CODE, match.revision, to_act, (), view, viewer=1))
        else:
            actor = record.steps[number - 1].seat or 0
            arrivals.append(Happened(CODE, match.revision, actor, to_act, (), raw(events), view, viewer=1))
    return tuple(arrivals)


def match_at(share: float) -> Match:
    """The match of four when a share of it has been played."""
    record = thoughtful_match().record()
    steps = replaying(record)
    match, _ = next(steps)
    for number, _ in enumerate(steps):
        if number >= share * len(record.steps):
            break
    return match


def played_match(seats: int = 4, seed: int = 3) -> Match:
    """A match of Ur played by chance to its end."""
    match = Match(game_named("ur"), seats, seed, game_named("ur").options_type(max_rounds=12))
    chance = Random(seed)
    while match.result is None and match.revision < _LAST_REVISION:
        seat = match.due.seats[0]
        actions: list[Any] = list(match.game.candidates(match.view(seat)))
        match.apply(seat, chance.choice(actions))
    return match


@lru_cache(maxsize=2)
def thoughtful_match(seats: int = 4, seed: int = 5, rounds: int = 9) -> Match:
    """A match of Ur between bots that know what they want.

    The one that is shown most is kept, so that pictures stay as they are however bots play.
    """
    if (seats, seed, rounds) == _KEPT:
        return verify(load((resources.files(__package__) / "match_of_four.json").read_bytes()))
    game = game_named("ur")
    match = Match(game, seats, seed, game.options_type(max_rounds=rounds))
    chance, player = Random(seed), player_of("merchant")
    while match.due.seats:
        seat = match.due.seats[0]
        match.apply(seat, player.choose(game, match.view(seat), chance))
    return match


def raw(value: object) -> msgspec.Raw:
    """A value as it travels in a message."""
    return msgspec.Raw(msgspec.json.encode(value))


def table(stage: TableStage, seats: tuple[SeatState, ...], revision: int = 0, game: str = "ur") -> Table:
    watchers = (PersonCard("p6", "Zahra"), PersonCard("p7", "Marek"), PersonCard("p8", "Omar"))
    options = msgspec.Raw(b"{}")
    seats = tuple(replace(seat, colour=number) for number, seat in enumerate(seats))
    yours = tuple(number for number, seat in enumerate(seats) if seat.person == "p1")
    return Table(
        *(CODE, "Reed Boats", game, options, stage, False, True, "p1", seats, watchers, revision),
        watcher_count=len(watchers),
        your_seats=yours,
    )


def _chat(lines: Sequence[tuple[str, str]], table: str | None) -> tuple[Said, ...]:
    return tuple(
        Said(f"c{number}", name, text, _EVENING + 60 * number, table) for number, (name, text) in enumerate(lines)
    )


def _card(
    code: str,
    name: str,
    stage: TableStage,
    seats: Sequence[str | None],
    watchers: int = 0,
    *,
    turn: int = 0,
    locked: bool = False,
    clock: ClockTerms = UNHURRIED,
    game: str = "ur",
) -> TableCard:
    """A table's card; a name with a star is a bot's, and None is an open seat. The first person is the host."""
    states = tuple(_seat(code, seat) for seat in seats)
    return TableCard(code, name, game, stage, locked, states, states[0].person, watchers, turn, clock)


def _seat(code: str, name: str | None) -> SeatState:
    if name is None:
        return SeatState()
    level = "merchant" if name.endswith("*") else None
    return SeatState(f"{code}/{name}", name.removesuffix("*"), level, ready=True, here=True)
