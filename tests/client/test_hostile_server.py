"""Whatever a server says, the client goes on: it shows it cleaned, or leaves the server with a sentence."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.driver import Driver
from client.match_table import CODE, MatchTable, open_game
from client.server_double import US, ServerDouble, card, table, welcome
from examples import examples, sampled
from games.random_play import played
from memory import give_memory_back
from wire.message_strategies import RAW, messages_like, messages_of, nearly
from ziggurat.games import GAMES
from ziggurat.games.game import View
from ziggurat.games.ur.tiles import HIDDEN
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    Arrow,
    ClientMessage,
    ClockMessage,
    ClockState,
    Closing,
    Done,
    Entrant,
    Error,
    GamePlayed,
    Happened,
    Lobby,
    Looker,
    LookTogether,
    MatchCard,
    MatchList,
    Night,
    NightCard,
    NightMessage,
    NightPlace,
    NightRound,
    Nights,
    NightTable,
    NightTerms,
    Notice,
    OpenOffer,
    PersonCard,
    PersonChanged,
    PlayedCard,
    PlayingOn,
    Pointed,
    PositionMessage,
    Profile,
    RatingPoint,
    Rejected,
    ReplayFile,
    Said,
    SealEarned,
    SeatState,
    ServerMessage,
    ShowProfile,
    Standstill,
    TableChanged,
    Together,
)
from ziggurat_client.app import App
from ziggurat_client.boards.registry import presentation
from ziggurat_client.clock import HandClock
from ziggurat_client.kept.profile import Memory
from ziggurat_client.replaying.rehearsal import rehearsed
from ziggurat_client.scenes.night.night import NightScene
from ziggurat_client.scenes.night.nights import NightsScene
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.profile.profile import ProfileScene
from ziggurat_client.scenes.replay.on_server import ServerReplaysScene
from ziggurat_client.scenes.replay.shared import SharedReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.servers.connecting import ConnectingScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.window import Window
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words

BEGUN: Final = 20
"""How many steps the matches have, so that what lies open is more than an empty board."""
MATCHES: Final = {game.id: played(game, min(game.seat_counts), 7, rounds=5, steps=BEGUN) for game in GAMES.values()}
NASTY: Final = (
    "\0",
    "\x1b[2J\u202eEa",
    "\u200b",
    "\n" * 30,
    "e" + "\u0301" * 400,
    "W" * 500,
    "{count}",
    "%s{0}",
    "\U0001f402" * 200,
    "\ufdfd" * 64,
)
TEXTS: Final = st.sampled_from([*NASTY, CODE, US, *MATCHES, "count", "key", "merchant", "not_host", "stale"])


def good_raws() -> Iterator[bytes]:
    """Values of the games as they should be."""
    for match in MATCHES.values():
        yield from (msgspec.json.encode(match.view(viewer)) for viewer in (None, 0, 1))
        yield msgspec.json.encode(match.options)
        yield msgspec.json.encode(match.record(("\0", "W" * 64)))
    yield b"[]"


RAWS: Final = st.sampled_from([msgspec.Raw(raw) for raw in good_raws()]) | RAW


def night() -> NightMessage:
    """A games night in its first round, at one table of which we sit."""
    entrants = (Entrant(1, "Ninsun", person=US), Entrant(2, "Enlil", level="merchant"), Entrant(3, "Ea", person="p3"))
    tables = (NightTable("MARI-1", "ur", (1, 2), True, (1, 2), (30, 20)), NightTable(CODE, "ur", (3, 2)))
    state = Night("Friday", NightTerms(("ur",), rounds=2), US, "playing", entrants, (NightRound(tables, (3,)),))
    return NightMessage("LAGASH-12", state, (NightPlace(1, 1, (3,), 3), NightPlace(2, 2, (None,), 0)), left=9)


NIGHT: Final = night()
PROFILE: Final = Profile(
    9,
    US,
    "Ninsun",
    here=True,
    bot=False,
    games=9,
    won=4,
    streak=2,
    played=(GamePlayed("ur", 9, 4, (RatingPoint(9, 1612, 40),), seals=(SealEarned("sower", 3),)),),
    last=(PlayedCard(17, "ur", 10**9, 0, ("Ninsun", ""), (1, 2), (34, 30), (4, 1), 14),),
)


TOGETHER: Final = Together(CODE, "p2", (Looker("p2", "Puabi"), Looker(US, "Ninsun")), 2, (US,), PlayingOn(4, 1, (0,)))
POINTED: Final = Pointed(CODE, 3, (Arrow(10, 20, 900, 800),))


def sayings() -> Iterator[ServerMessage]:
    """What an honest server says to somebody at a table."""
    seats = (SeatState("p2", "Puabi", ready=True), SeatState("bot", "Enlil", "merchant"))
    yield welcome()
    yield Lobby((card(seats=seats), card("URUK-11", stage="playing")), (PersonCard(US, "Ninsun"),))
    yield TableChanged(card(seats=seats, stage="playing", round=3))
    yield PersonChanged(PersonCard("p3", "Kubaba", table=CODE))
    yield Said("p2", "Puabi", "Good evening", 1e9)
    yield Said("p2", "Puabi", "Good evening", 1e9, CODE, 1)
    yield Notice("host", "The door closes soon")
    yield Notice("greeting", "Be welcome")
    yield Notice("stopping", seconds=90)
    yield Error("not_host", "only the host", 3)
    yield Rejected(4, CODE, 2, "not_near_own", "only an own tile", "3.5", {"square": 24})
    yield Done(2, CODE)
    yield ClockMessage(CODE, ClockState((60_000, 1), (120_000, 5), (0,), (1,), Standstill("Puabi")))
    yield MatchList(3, (MatchCard(1, "ur", ("Ea", "Anu"), 10**9, msgspec.Raw(b"{}"), True),), 0, 3)
    yield Closing("kicked", "away with you", {"reason": "noise"})
    yield NIGHT
    yield Nights((NightCard(NIGHT.night, "Friday", ("ur",), "playing", 3, 1, 2),))
    yield PROFILE
    yield TOGETHER
    yield POINTED
    for game, match in MATCHES.items():
        watchers = (PersonCard("p5", "Tariq"),)
        offer = OpenOffer(1, "undo_turn", 1, (1,))
        yield table(CODE, game=game, seats=seats, watchers=watchers, your_seats=(0,), offer=offer)
        yield table(CODE, game=game, stage="playing", seats=seats, your_seats=(0,))
        view, result = msgspec.Raw(msgspec.json.encode(match.view(0))), msgspec.UNSET
        yield PositionMessage(CODE, 1, match.due.seats, (), view, 0, result)
        yield Happened(CODE, 1, 0, match.due.seats, (0,), msgspec.Raw(b"[]"), view, False, result, viewer=0)
        yield ReplayFile(3, CODE, msgspec.Raw(msgspec.json.encode(match.record(("Ea", "Anu")))))


MESSAGES: Final = st.one_of(
    *(messages_like(said, TEXTS, RAWS) for said in sayings()), messages_of(ServerMessage, TEXTS)
)


class Ground(Page):
    """A page with nothing on it, in the title's place: that one draws long, and fills much memory."""

    def layout(self) -> list[Piece]:
        return []


@contextmanager
def client(server: ServerDouble, pictures: Pictures) -> Iterator[Driver]:
    """An application at the other end of a server. The one of the example before is let go."""
    give_memory_back()
    with tempfile.TemporaryDirectory() as folder:
        clock = HandClock()
        app = App(Window((1280, 720)), Memory(Path(folder)), Words("en"), server, clock, pictures=pictures)
        pygame.event.clear()
        driver = Driver(app, clock)
        app.stack.push(Ground(app.atlas))
        try:
            yield driver
        finally:
            app.finish()


def in_the_lobby(driver: Driver, server: ServerDouble) -> None:
    driver.app.stack.push(ConnectingScene(driver.app.atlas, Address("test.example")))
    driver.turn(2)


def in_a_room(driver: Driver, server: ServerDouble) -> None:
    in_the_lobby(driver, server)
    server.tell(table(CODE, your_seats=(0,)))
    driver.turn()
    driver.app.stack.push(RoomScene(driver.app.atlas, CODE))
    driver.turn()


def among_replays(driver: Driver, server: ServerDouble) -> None:
    in_the_lobby(driver, server)
    driver.app.stack.push(ServerReplaysScene(driver.app.atlas))
    driver.turn()


def at_a_night(driver: Driver, server: ServerDouble) -> None:
    in_the_lobby(driver, server)
    server.tell(NIGHT)
    driver.turn()
    driver.app.stack.push(NightScene(driver.app.atlas, NIGHT.night))
    driver.turn()


def among_nights(driver: Driver, server: ServerDouble) -> None:
    in_the_lobby(driver, server)
    driver.app.stack.push(NightsScene(driver.app.atlas))
    driver.turn()


class ServerWithProfile(ServerDouble):
    """A server that knows a profile of whoever is asked about."""

    def _answer(self, message: ClientMessage) -> None:
        if isinstance(message, ShowProfile):
            self.tell(msgspec.structs.replace(PROFILE, id=message.id))
        else:
            super()._answer(message)


def at_a_profile(driver: Driver, server: ServerDouble) -> None:
    in_the_lobby(driver, server)
    driver.app.stack.push(ProfileScene(driver.app.atlas, None))
    driver.turn(2)


class ServerWithCircle(ServerDouble):
    """A server where somebody looks at a finished match, and we come along."""

    def _answer(self, message: ClientMessage) -> None:
        if isinstance(message, LookTogether):
            self.tell(TOGETHER, POINTED)
        super()._answer(message)


def looking_together(driver: Driver, server: ServerDouble) -> None:
    in_the_lobby(driver, server)
    seats = (SeatState(US, "Ninsun"), SeatState("p2", "Puabi"))
    server.tell(table(CODE, stage="over", seats=seats, your_seats=(0,)))
    driver.turn()
    record = MATCHES["ur"].record()
    showing = Showing("ur", "Reed Boats", (Player("Ninsun", "", bot=False), Player("Puabi", "", bot=False)), table=CODE)
    story = rehearsed(record, presentation("ur").staging.chronicle)
    scene = SharedReplayScene(driver.app.atlas, showing, story, record, together=True)
    driver.app.stack.push(scene)
    driver.turn(3)
    assert scene.looking.follows


def in_a_game(driver: Driver, server: ServerDouble) -> None:
    assert isinstance(server, MatchTable)
    open_game(driver, server)


PLACES: Final[dict[str, tuple[Any, Any]]] = {
    "lobby": (ServerDouble, in_the_lobby),
    "room": (ServerDouble, in_a_room),
    "replays": (ServerDouble, among_replays),
    "night": (ServerDouble, at_a_night),
    "nights": (ServerDouble, among_nights),
    "profile": (ServerWithProfile, at_a_profile),
    "together": (ServerWithCircle, looking_together),
    **{game: (lambda match=MATCHES[game]: MatchTable(match.copy()), in_a_game) for game in SHOWN},
}


@sampled("place", PLACES, every=3)
@settings(deadline=None, max_examples=examples(8))
@given(said=st.lists(MESSAGES, min_size=1, max_size=6))
def test_the_client_outlives_whatever_a_server_says(painted_pictures: Pictures, place: str, said: list[Any]) -> None:
    make, go = PLACES[place]
    server = make()
    with client(server, painted_pictures) as driver:
        go(driver, server)
        server.answering = False
        for message in said:
            server.tell(message)
            driver.turn()
        driver.press(pygame.K_TAB)
        driver.turn(2)
        assert not driver.app.stack.stopped


def test_a_description_that_is_half_right_changes_nothing(painted_pictures: Pictures) -> None:
    server = MatchTable(MATCHES["civilization"].copy())
    with client(server, painted_pictures) as driver:
        in_a_game(driver, server)
        room = server.description("room")
        record = driver.app.services.remote.tables[room.table]
        offer = OpenOffer(number=1, kind="undo_turn", seat=2, agreed=())
        server.tell(msgspec.structs.replace(room, game="babel", seats=room.seats[:2], offer=offer))
        driver.turn(2)
        assert (record.game.id, record.table.game, record.table.offer) == ("civilization", "civilization", None)


def test_a_running_match_cannot_get_more_seats(painted_pictures: Pictures) -> None:
    server = MatchTable(MATCHES["ur"].copy())
    with client(server, painted_pictures) as driver:
        in_a_game(driver, server)
        playing = server.description("playing")
        record = driver.app.services.remote.tables[playing.table]
        server.tell(msgspec.structs.replace(playing, seats=(*playing.seats, playing.seats[-1])))
        driver.turn(2)
        assert len(record.table.seats) == len(playing.seats)
        assert not driver.app.stack.stopped


def raw_view(view: View[Any, Any], public: Any) -> msgspec.Raw:
    """The view with something else in public."""
    return msgspec.Raw(msgspec.json.encode(View(view.viewer, public, view.private)))


@pytest.mark.parametrize("place", ["tiles", "hands", "market"])
def test_a_tile_that_is_hidden_where_all_of_them_lie_open_is_no_position_of_ur(
    painted_pictures: Pictures, place: str
) -> None:
    view = MATCHES["ur"].view(0)
    spoiled = (HIDDEN, *getattr(view.public, place)[1:])
    server = MatchTable(MATCHES["ur"].copy())
    with client(server, painted_pictures) as driver:
        in_a_game(driver, server)
        record = driver.app.services.remote.tables[CODE]
        before = record.moment
        public = msgspec.structs.replace(view.public, **{place: spoiled})
        server.tell(PositionMessage(CODE, 5, (0,), (), raw_view(view, public), 0))
        driver.turn(4)
        assert record.moment is before
        assert not driver.app.stack.stopped


@sampled("game", SHOWN, every=2)
@settings(deadline=None, max_examples=examples(8))
@given(data=st.data())
def test_the_client_outlives_positions_that_no_match_comes_to(
    painted_pictures: Pictures, game: str, data: st.DataObject
) -> None:
    match = MATCHES[game]
    view = match.view(0)
    public = data.draw(nearly(view.public))
    server = MatchTable(match.copy())
    with client(server, painted_pictures) as driver:
        in_a_game(driver, server)
        server.tell(PositionMessage(CODE, 5, (0,), (), raw_view(view, public), 0))
        driver.turn(2)
        driver.press(pygame.K_TAB)
        driver.press(pygame.K_RIGHT)
        driver.press(pygame.K_RETURN)
        driver.turn(10)
        assert not driver.app.stack.stopped
