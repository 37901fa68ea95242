"""Pages in windows of every size and shape, with everything larger or smaller: nothing overlaps, nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

import pygame
import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from client.blank_pictures import BlankPictures
from client.driver import Driver
from client.server_double import ServerDouble, card
from examples import sampled, sampled_params
from ziggurat.certainty import present
from ziggurat.games.babel.position import Position as BabelPosition
from ziggurat.wire.discovery import Advert
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Table
from ziggurat_client.art import canvas as art_canvas
from ziggurat_client.art.text import text_mask
from ziggurat_client.boards.babel.choosing.modes import Command, Consider, Pick
from ziggurat_client.boards.babel.view import BabelBoardView
from ziggurat_client.boards.places import Part
from ziggurat_client.boards.registry import presentation
from ziggurat_client.discovery.found import FoundServer, NoDiscovery
from ziggurat_client.kept.profile import ZOOMS, Server
from ziggurat_client.kept.waiting_games import KeptGames, SeatKey, WaitingSign
from ziggurat_client.lessons.places import Part as LessonPart
from ziggurat_client.network.arrivals import Arrival, Doubt
from ziggurat_client.replaying.rehearsal import rehearsed
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.lobby.create_table import CreateTableScene
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.pages.keyboard import KeyboardScene
from ziggurat_client.scenes.pages.keys import KeysScene
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.progress import ProgressPage
from ziggurat_client.scenes.play_now.waiting import WaitingScene
from ziggurat_client.scenes.replay.kept import ReplaysScene
from ziggurat_client.scenes.replay.live import LiveReplayScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.shelf import Entry, ReplayListScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.rules.rules import RulesScene
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.scenes.servers.lan import LanScene
from ziggurat_client.scenes.servers.trust import TrustScene
from ziggurat_client.scenes.settings.bindings import BindingsScene
from ziggurat_client.scenes.settings.settings import SettingsScene
from ziggurat_client.scenes.table.password import PasswordScene
from ziggurat_client.scenes.title.credits import CreditsScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.scenes.welcome.welcome import WelcomeScene
from ziggurat_client.scenes.welcome.winning import WinningScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.babel import LONG, MIDDLE, POWERS, BabelStage
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Widget
from ziggurat_client.ui.replay_row import ReplaySign
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.ui.way_back import WayBack
from ziggurat_client.window.screen import SMALLEST, Box
from ziggurat_client.wording.sitters import Player

ROUNDING = 1.5
"""Units within which places are the same: a pixel of the smallest window."""


class Neighbourhood(NoDiscovery):
    """A network with so many servers."""

    def __init__(self, count: int) -> None:
        adverts = (Advert(f"{number:032x}", f"House {number}", "1.0", tables=3, people=12) for number in range(count))
        self.servers = tuple(FoundServer(advert, Address("192.168.1.2"), ping=0.004) for advert in adverts)


class Matches(ReplayListScene):
    """Many matches to watch again."""

    detail = "~/.local/share/ziggurat/replays"
    nothing = None

    @property
    def entries(self) -> Sequence[Entry]:
        sign = ReplaySign(("Kubaba", "Ninsun", "Tariq", "Amélie"), "Ur, 120 moves", "2026-11-21  12:00")
        return [Entry(f"match {number}", sign, lambda: None) for number in range(30)]


class Progress(ProgressPage):
    """A page that waits for nothing."""

    title = "PLAY NOW"

    def try_again(self) -> None:
        """Nothing failed."""


def _waiting(driver: Driver) -> Page:
    page = Progress(driver.app.atlas)
    page.show("Waiting for the server …")
    return page


def _failed(driver: Driver) -> Page:
    page = Progress(driver.app.atlas)
    page.fail("The server cannot be reached: connection was refused by other side.")
    return page


def _join(driver: Driver) -> Page:
    for number in range(6):
        driver.app.services.memory.visited(Server(f"ziggurat://library-{number}.example", f"Library, room {number}"))
    return JoinScene(driver.app.atlas)


def _lan(driver: Driver) -> Page:
    _join(driver)
    driver.equip(discovery=Neighbourhood(12))
    return LanScene(driver.app.atlas)


def _at_a_server(driver: Driver, *arrivals: Arrival) -> None:
    """Be welcomed at a server that answers nothing more, and know what arrived then."""
    remote = driver.app.services.remote
    assert isinstance(driver.app.link, ServerDouble)
    driver.app.link.answering = False
    remote.connect(Address("192.168.1.20"), "Ninsun")
    for arrival in (staged.welcome(), *arrivals):
        remote.receive(arrival)


def _lobby(tables: int) -> Callable[[Driver], Page]:
    cards = tuple(card(f"TABLE-{number}", f"House {number}") for number in range(tables))

    def lobby(driver: Driver) -> Page:
        _at_a_server(driver, replace(staged.lobby(), tables=cards), *staged.lobby_chat())
        return LobbyScene(driver.app.atlas)

    return lobby


def _room(seats: int) -> Callable[[Driver], Page]:
    def room(driver: Driver) -> Page:
        table, *said = staged.room()
        assert isinstance(table, Table)
        _at_a_server(driver, replace(table, seats=table.seats[-seats:]), *said)
        return RoomScene(driver.app.atlas, staged.CODE)

    return room


def _kept_games(count: int, scene: type[Page]) -> Callable[[Driver], Page]:
    def make(driver: Driver) -> Page:
        games = KeptGames(driver.app.services.memory.folder)
        for number in range(len(games.waiting()), count):
            game = present(games.begin())
            game.keep_key(SeatKey(None, "UR-1"))
            rivals = tuple(name * 3 for name in ("Amélie", "Tariq", "Kubaba"))
            game.keep_sign(WaitingSign("ur", 12, 4, rivals, rivals[:1], ours=False, played=float(number)))
        return scene(driver.app.atlas)

    return make


def _result(driver: Driver) -> Page:
    _at_a_server(driver, *staged.finished())
    return ResultScene(driver.app.atlas, staged.CODE)


def _trust(known: str | None) -> Callable[[Driver], Page]:
    return lambda driver: TrustScene(driver.app.atlas, Address("ur.example"), Doubt("a" * 64, known), lambda: None)


def _replay(part: Part, seats: int) -> Callable[[Driver], Page]:
    def make(driver: Driver) -> Page:
        story = rehearsed(staged.thoughtful_match(seats, rounds=2).record(), presentation("ur").staging.chronicle)
        players = tuple(Player(f"Player {seat}", "", bot=False) for seat in range(seats))
        page = ReplayScene(driver.app.atlas, Showing("ur", "Reed Boats", players), story, 9, playing=False)
        page.show(part)
        return page

    return make


def _matches(driver: Driver) -> Page:
    _at_a_server(driver)
    return Matches(driver.app.atlas)


def _looking_back(driver: Driver) -> Page:
    for arrival in (staged.welcome(), *staged.running(0.1)):
        driver.app.services.remote.receive(arrival)
    return LiveReplayScene(driver.app.atlas, staged.CODE)


def _lesson(part: LessonPart) -> Callable[[Driver], Page]:
    def make(driver: Driver) -> Page:
        page = LearnScene(driver.app.atlas, "ur")
        page.show(part)
        return page

    return make


def _contents(driver: Driver) -> Page:
    page = RulesScene(driver.app.atlas, "ur")
    page.show("contents")
    return page


def _game_menu(driver: Driver) -> GameMenu:
    leaving = driver.app.services.words.say("leaving.held")
    return GameMenu(driver.app.atlas, _nothing, _nothing, _nothing, leaving, _nothing, _nothing, _nothing)


def _nothing() -> None:
    """What a button of the menu does here."""


def _babel(position: BabelPosition, *commands: Command) -> Callable[[Driver], Page]:
    """A match of Babel, in which so much has been chosen."""

    def make(driver: Driver) -> Page:
        BabelStage(driver.app, position)
        page = GameScene(driver.app.atlas, staged.CODE)
        assert isinstance(page.view, BabelBoardView)
        for command in commands:
            page.view.command(command)
        return page

    return make


def _keyboard(driver: Driver) -> Page:
    return KeyboardScene(driver.app.atlas, TextField("name", Box(0, 0, 400, 60), driver.app.services.clock))


PAGES: dict[str, Callable[[Driver], Page]] = {
    "title": lambda driver: TitleScene(driver.app.atlas),
    "title with a game that waits": _kept_games(1, TitleScene),
    "games that wait": _kept_games(7, WaitingScene),
    "credits": lambda driver: CreditsScene(driver.app.atlas),
    "waiting": _waiting,
    "failed": _failed,
    "join": _join,
    "winning": lambda driver: WinningScene(driver.app.atlas, "ur", playing=True),
    "welcome": lambda driver: WelcomeScene(driver.app.atlas),
    "lan": _lan,
    "trust at first sight": _trust(None),
    "trust in another key": _trust("b" * 64),
    "settings": lambda driver: SettingsScene(driver.app.atlas),
    "bindings": lambda driver: BindingsScene(driver.app.atlas),
    "keys": lambda driver: KeysScene(driver.app.atlas, TitleScene(driver.app.atlas)),
    "keyboard": _keyboard,
    "password": lambda driver: PasswordScene(driver.app.atlas, "ENKI-42", lambda password: None),
    "replays": lambda driver: ReplaysScene(driver.app.atlas),
    "matches of a server": _matches,
    "replay": _replay("players", 2),
    "log of a replay": _replay("log", 4),
    "looking back": _looking_back,
    "lesson": _lesson("scribe"),
    "actions in a lesson": _lesson("actions"),
    "lessons": _lesson("lessons"),
    "players in a lesson": _lesson("players"),
    "rules": lambda driver: RulesScene(driver.app.atlas, "ur", "5.5"),
    "contents of the rules": _contents,
    "create table": lambda driver: CreateTableScene(driver.app.atlas, lambda game, seats, name, password: None),
    "empty lobby": _lobby(0),
    "lobby": _lobby(3),
    "lobby of many tables": _lobby(40),
    "room of two": _room(2),
    "room of four": _room(4),
    "result": _result,
    "match of Babel": _babel(MIDDLE),
    "long columns of Babel": _babel(LONG),
    "many powers in Babel": _babel(POWERS),
    "a choice in Babel": _babel(POWERS, Consider("banish")),
    "a card in Babel": _babel(MIDDLE, Pick(2)),
    "game menu": lambda driver: _game_menu(driver),
}
"""The pages that lay themselves out by the room that there is."""

HEIGHTS = st.integers(SMALLEST[1], 1100)
SHAPES = st.floats(4 / 3, 21 / 9)
WINDOWS = st.builds(lambda height, shape: (max(SMALLEST[0], round(height * shape)), height), HEIGHTS, SHAPES)


@pytest.fixture(params=sampled_params(PAGES, every=9))
def page(driver: Driver, request: pytest.FixtureRequest) -> Page:
    """Each of the pages, on show."""
    driver.equip(pictures=BlankPictures())
    scene = PAGES[request.param](driver)
    driver.app.stack.push(scene)
    driver.turn()
    assert driver.page is scene
    return scene


def show(driver: Driver, size: tuple[int, int], zoom: int) -> None:
    """Have a window of that size, with everything as large as `zoom` says."""
    driver.resize(*size)
    driver.app.services.settings.choose(zoom=zoom)
    driver.turn()


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes share no room."""
    return (
        one.right <= other.x + ROUNDING
        or other.right <= one.x + ROUNDING
        or one.bottom <= other.y + ROUNDING
        or other.bottom <= one.y + ROUNDING
    )


def within(inner: Box, outer: Box) -> bool:
    """Whether the first box lies in the second."""
    return (
        inner.x >= outer.x - ROUNDING
        and inner.y >= outer.y - ROUNDING
        and inner.right <= outer.right + ROUNDING
        and inner.bottom <= outer.bottom + ROUNDING
    )


def all_focused(driver: Driver, page: Page) -> Iterator[str]:
    """Go once around the page with Tab; the names of what has the focus."""
    first = page.focused
    while page.focused is not None:
        yield page.focused
        driver.press(pygame.K_TAB)
        if page.focused == first:
            return


@settings(
    max_examples=4,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(size=WINDOWS, zoom=st.sampled_from(ZOOMS))
@example(size=(1280, 720), zoom=200)
@example(size=(1280, 720), zoom=75)
@example(size=(1280, 720), zoom=100)
@example(size=(1280, 960), zoom=200)
@example(size=(1680, 720), zoom=200)
@example(size=(1366, 690), zoom=100)
@example(size=SMALLEST, zoom=100)
@example(size=SMALLEST, zoom=200)
def test_nothing_overlaps_and_nothing_lies_outside(
    driver: Driver, page: Page, size: tuple[int, int], zoom: int
) -> None:
    """In the windows that were hard so far, and in a few others for each page: over all pages that is more than 100."""
    show(driver, size, zoom)
    pieces = page.layout()
    widgets = [piece for piece in pieces if isinstance(piece, Widget)]
    # The way back stands over the list that it belongs to.
    beside = [widget for widget in widgets if not isinstance(widget, WayBack)]
    for one, other in combinations(beside, 2):
        assert apart(one.box, other.box), (one.name, one.box, other.name, other.box)
    for widget in widgets:
        assert within(widget.box, page.extent), (widget.name, widget.box, page.extent)
    for piece in pieces:
        assert within(piece.box, page.viewport.expanse), (piece, piece.box, page.viewport.expanse)


@sampled(("size", "zoom"), [(SMALLEST, 200), ((1280, 960), 175), ((1280, 720), 200), (SMALLEST, 100)], every=2)
def test_what_has_the_focus_is_always_in_sight(driver: Driver, page: Page, size: tuple[int, int], zoom: int) -> None:
    show(driver, size, zoom)
    for name in all_focused(driver, page):
        assert within(page.widget(name).box, page.screen.visible), name


def test_no_text_is_smaller_than_fourteen_pixels(
    driver: Driver, server: ServerDouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    mask = text_mask

    def noted(string: str, pixels: int, *rest: object) -> pygame.Surface:
        sizes.append(pixels)
        return mask(string, pixels, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(art_canvas, "text_mask", noted)
    driver.equip(pictures=Pictures())
    for name in ("settings", "join", "keys", "lobby", "room of four", "result"):
        driver.app.stack.push(PAGES[name](driver))
        driver.turn()
    assert sizes
    assert min(sizes) >= 14
