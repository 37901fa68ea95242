"""The contract that every screen fulfils, and the way from one to the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from ziggurat.bounds import PersonId
from ziggurat.match.puzzle import Puzzle
from ziggurat.match.record import MatchRecord
from ziggurat.wire.links import Address
from ziggurat_client.input.intentions import Scope
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.kept.waiting_games import KeptGame
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.our_turns import our_turns
from ziggurat_client.scenes.pages.stack import Stack
from ziggurat_client.services import Services
from ziggurat_client.sound.names import Piece
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.panning import Panning
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.window.viewport import GRID, Extent, Viewport


class Scene:
    """One screen, living on the application's stack.

    The application calls `enter` when the scene comes to the top (again), `leave` when it no longer is, and between
    them `handle`, `arrived`, `update` and `draw`. It sleeps between events unless `animating` is true or `wakes_in`
    asks for an early look, and draws only when something may have changed; so a scene keeps no clock of its own and
    does its slow drawing in `enter`, `resized` or once per state, never in `draw`.

    It is laid out in its `extent`. Where the window is smaller than that, the application scrolls it.

    It is large because all that the application may ask or tell a scene has its usual answer here, in a line or two.
    """

    see_through = False
    """Whether the scene below is drawn first: true for dialogs."""
    music: Piece | None = "evening"
    """What is played while it is the lowest scene on show."""
    table_code: str | None = None
    """The code of the table that it is about, in whose colours it is drawn."""
    board_of: str | None = None
    """The code of the table whose board it shows as the match goes on, and lets be heard."""
    whispers_with: PersonId | None = None
    """The id of the person with whom one whispers there."""
    awaits_welcome = False
    """Whether a server that turns us away is this scene's own business; else the application goes back to the title."""

    fills = False
    """Whether a window that is larger than the smallest extent is used whole; else the scene stands in its middle."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.services = atlas.services
        self.stack = atlas.stack
        self.viewport = Viewport(atlas.services.screen, self.scrolled)
        self.panning = Panning(self.viewport)

    @property
    def smallest(self) -> Extent:
        """The least room that the scene can be laid out in."""
        return GRID

    @property
    def room(self) -> Extent:
        """How much of a scene the window shows at once; `smallest` may follow from it."""
        seen = self.services.screen.visible
        return Extent(seen.width, seen.height)

    @property
    def extent(self) -> Box:
        """The room to lay it out in: from (0, 0) on, in design units."""
        return self.viewport.extent

    @property
    def screen(self) -> Screen:
        """The window's geometry, with this scene's origin where it falls now."""
        return self.viewport.screen

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours of the seats of the table on show; empty where each has that of its own number."""
        return self.services.remote.colours(self.table_code)

    @property
    def message_place(self) -> Box | None:
        """The part of the scene that a message may cover at its top, or None if that is the window's whole width."""
        return None

    @property
    def scopes(self) -> tuple[Scope, ...]:
        """The scopes whose intentions mean something here, besides those that work everywhere."""
        return ()

    @property
    def met_scopes(self) -> tuple[Scope, ...]:
        """The scopes whose intentions mean something now: those of the scene, and of what lies over every scene."""
        remote = self.services.remote
        lost = (Scope.LOST,) if remote.standing == "lost" else ()
        awaited = (Scope.AWAITED,) if our_turns(remote, (self.board_of,)) else ()
        whispered = (Scope.WHISPERED,) if remote.whispers.latest(self.services.ignored.has) else ()
        return (*lost, *self.scopes, *awaited, *whispered)

    @property
    def hears_presses(self) -> bool:
        """Whether keys and buttons come as they are, because the scene asks which one to bind."""
        return False

    @property
    def takes_typing(self) -> bool:
        """Whether keys that type belong to a field now."""
        return False

    def change_music(self, piece: Piece) -> None:
        """Have another piece played while it is the lowest scene on show; if that piece plays, it plays on."""
        if piece != self.music:
            self.music = piece
            self.stack.choose_music()

    @property
    def animating(self) -> bool:
        """Whether something moves, so that the loop must run at the display's rate."""
        return False

    @property
    def wakes_in(self) -> float | None:
        """Seconds until `update` and `draw` should run although nothing happens (a caret's blink), or None."""
        return None

    def relabel(self) -> None:
        """Keys or buttons are called otherwise now: show their new names."""

    def enter(self) -> None:
        """The scene is on top now. The application's language, screen and remote state may have changed since."""

    def leave(self) -> None:
        """The scene is no longer on top: covered, or gone."""

    def resized(self, screen: Screen) -> None:
        """The window has another size. Called before `enter` the first time, and for covered scenes too."""
        self.fit()

    def fit(self) -> None:
        """Have the extent that the window allows. Called when the window, or `smallest`, may have changed."""
        self.viewport.fit(self.services.screen, self.smallest, fills=self.fills)

    def scrolled(self) -> None:
        """The window shows another part of the scene."""
        self.stack.redraw()

    def handle(self, event: pygame.Event) -> bool:
        """React to a pygame event; return whether it was taken. A taken event is followed by a new frame.

        Mouse positions are the window's pixels: `self.screen.point(event.pos)` gives design units.
        """
        return False

    def put_away(self) -> bool:
        """Escape: put away what only lies over the scene to be read; return whether there was anything."""
        return False

    def back(self) -> None:
        """Escape was pressed and `handle` did not take it."""
        self.stack.close(self)

    def arrived(self, arrival: Arrival) -> None:
        """The server said something, or the connection changed; `self.services.remote` already knows it."""

    def thought(self) -> None:
        """What was asked of `self.services.mind` has been answered, or a part of it."""

    def update(self, elapsed: float) -> None:
        """Move on by `elapsed` seconds. Called once before each frame."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole screen on the window's surface."""

    def keys(self) -> tuple[KeyHint, ...]:
        """The keys that work here, besides those that work everywhere."""
        return ()


class Atlas(Protocol):
    """What every scene is given: what it may use, the stack on which it lives, and the other scenes.

    A scene that knew those it leads to would be known by them in turn; so each asks for them here. It is large because
    it names every scene that others lead to, in a line or two.
    """

    @property
    def services(self) -> Services:
        """What scenes may use of the program."""
        ...

    @property
    def stack(self) -> Stack[Scene]:
        """The scenes that are on."""
        ...

    def keys(self, shown: Scene) -> Scene:
        """The keys that work in the scene shown."""
        ...

    def keyboard(self, field: TextField) -> Scene:
        """The keyboard on the screen, which writes in a field."""
        ...

    def bindings(self) -> Scene:
        """Which key stands for what."""
        ...

    def welcome(self) -> Scene:
        """The questions of a first start."""
        ...

    def settings(self) -> Scene:
        """What a person chooses."""
        ...

    def credits(self) -> Scene:
        """Who made this."""
        ...

    def learn(self, game: str) -> Scene:
        """The lessons of a game."""
        ...

    def puzzles(self, opened: Sequence[Puzzle] = ()) -> Scene:
        """The puzzles that come with the program and those of one's own games, among which those `opened` are kept.

        Raises LookupError if there are none.
        """
        ...

    def rules(self, game: str, paragraph: str = "") -> Scene:
        """The rules of a game, opened at a paragraph. Raises FileNotFoundError if it has no rules page."""
        ...

    def winning(self, game: str, *, playing: bool = False) -> Scene:
        """How to win a game, in pictures; `playing` leads on to a first game. Raises LookupError if it has none."""
        ...

    def join(self) -> Scene:
        """The line for an address, and the servers of before."""
        ...

    def lan(self) -> Scene:
        """The servers of the local network."""
        ...

    def connecting(self, address: Address, *, watching: bool = False) -> Scene:
        """The way to a server, and to look on or take a seat at the table that the address names."""
        ...

    def play_now(
        self, game: str | None = None, *, mode: str | None = None, watching: bool = False, guided: bool = False
    ) -> Scene:
        """The way to a game against bots; that of last time, and in its mode, if none is named. `watching` leaves every
        seat to bots; a `guided` game is against apprentices, and says what is new in it."""
        ...

    def go_on(self, game: KeptGame, *, looking_back: bool = False) -> Scene:
        """The way back to a game at this screen that waits, or with `looking_back` to its replay up to now."""
        ...

    def play_on(self, beginning: MatchRecord, names: tuple[str, ...], seat: int, where: str) -> Scene:
        """How a match that begins with a record is played on from there: `names` are its players' by seat, `seat` is
        the one that is offered first, and `where` what that place in the match is called."""
        ...

    def waiting(self) -> Scene:
        """The games at this screen that wait."""
        ...

    def together(self) -> Scene:
        """How many people and bots play at this screen."""
        ...

    def replays(self) -> Scene:
        """The matches that were kept."""
        ...

    def replays_on_server(self) -> Scene:
        """The matches that the server keeps."""
        ...

    def profile(self, person: PersonId | None) -> Scene:
        """What somebody has played on this server; without a `person`, what we have."""
        ...

    def whisper(self, person: PersonId, name: str) -> Scene:
        """What somebody of that name and we whisper to each other."""
        ...

    def friends(self) -> Scene:
        """Our friends and where they are, and whom we do not hear."""
        ...

    def nights(self) -> Scene:
        """The games nights of the server, and the way to a new one."""
        ...

    def night(self, code: str) -> Scene:
        """The games night of that code."""
        ...

    def live_replay(self, code: str) -> Scene:
        """What has happened so far at a table. Raises LookupError if no match is on there."""
        ...

    def coming(self, code: str) -> Scene:
        """The way back to a table of this server where we have a seat."""
        ...

    def table(self, code: str) -> Scene:
        """The table of that code as it stands now: its room, its match or its result. Raises LookupError if we are not
        at it."""
        ...
