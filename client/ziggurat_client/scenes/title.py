"""The title: the ziggurat at night, and the menu as its processional stair."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.flame import Torch, draw_flame
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.stair_menu import MARGIN, draw_step, step_box
from ziggurat_client.art.title_backdrop import backdrop_steps, title_torches
from ziggurat_client.scenes.page import Page
from ziggurat_client.scenes.scene import KeyHint
from ziggurat_client.screen import DESIGN_HEIGHT, DESIGN_WIDTH, Box, Screen
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.piece import Easel, Painted, Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.words import LANGUAGES

if TYPE_CHECKING:
    from ziggurat_client.app import App
    from ziggurat_client.scenes.attract import AttractShow

FLICKER: Final = 1 / 12
"""Seconds for which a flame stands still."""
_SWAYS: Final = (-0.9, -0.4, 0.1, 0.6, 1.0, 0.5, 0.0, -0.5)
_FLAME_REACH: Final = 1.8
"""How far a flame and its light reach, as a share of its height."""
QUICK_SEATS: Final = (2, 3, 4)
"""How many may sit at the table of "Play now", ourselves included."""


class MenuStep(Pressable):
    """One item of the menu: a step of the stair."""

    ringed = False

    def __init__(
        self,
        name: str,
        number: int,
        label: str,
        icon: Icon,
        pressed: Callable[[], None],
        *,
        badge: str | None = None,
        turn: Callable[[int], None] | None = None,
    ) -> None:
        """`badge` is a word at its right; `turn` is called with -1 or 1 when left or right is pressed on it."""
        super().__init__(name, Box(*step_box(number)), pressed)
        self._number = number
        self._label = label
        self._icon = icon
        self._badge = badge
        self._turn = turn

    def look(self) -> Hashable:
        return self._number, self._label, self._icon, self._badge, self.focused, self.hovered

    def key(self, event: pygame.Event) -> bool:
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key) if event.type == pygame.KEYDOWN else None
        if by is None or self._turn is None:
            return False
        self._turn(by)
        return True

    def draw(self, easel: Easel) -> None:
        picture = easel.pictures.cutting(("menu", self.look()), easel.screen, self.box, MARGIN, self._paint_on_grid)
        left, top = easel.screen.pixel(self.box.x - MARGIN, self.box.y - MARGIN)
        easel.surface.blit(picture, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _paint_on_grid(self, canvas: Canvas) -> None:
        draw_step(
            canvas,
            self._number,
            self._label,
            self._icon,
            focused=self.focused,
            hovered=self.hovered,
            badge=self._badge,
            key=None if self._badge else "Enter",
        )


class TitleScene(Page):
    """The first screen. Its picture is drawn little by little, so that the window is never blank or deaf."""

    first_focus = "play"
    hover_focuses = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._backdrop: Canvas | None = None
        self._steps: Iterator[None] | None = None
        self._size = (0, 0)
        self._show: AttractShow | None = None
        self._shown: pygame.Surface | None = None

    # ------------------------------------------------------------------ the picture

    @property
    def animating(self) -> bool:
        return self._steps is not None

    def resized(self, screen: Screen) -> None:
        super().resized(screen)
        if self._size != screen.size:
            self._size = screen.size
            self._begin_picture(screen)

    def leave(self) -> None:
        super().leave()
        if self._show is not None:
            self._show.stop()

    def enter(self) -> None:
        super().enter()
        if self._show is not None and self._steps is None:
            self._show.start()

    @property
    def wakes_in(self) -> float | None:
        return FLICKER

    def update(self, elapsed: float) -> None:
        # One step a frame: each takes some milliseconds, and keys are answered between them.
        if self._steps is not None and next(self._steps, self) is self:
            self._steps = None
            self._paint_flames()
        if self._steps is not None or (self._show is not None and self._show.picture is not self._shown):
            self.change()

    def paint_ground(self, surface: pygame.Surface, screen: Screen) -> None:
        assert self._backdrop is not None
        self._shown = self._show.picture if self._show is not None else None
        _fill_height(surface, self._shown or self._backdrop.surface, screen.top)

    def draw_moving(self, easel: Easel) -> None:
        if self._steps is not None:
            return
        beat = int(self.app.clock.now() / FLICKER)
        for number, torch in enumerate(title_torches(self._width)):
            sway = _SWAYS[(beat * (2 + number % 3) + number * 5) % len(_SWAYS)]
            flame = self._flame(easel, torch, sway)
            reach = _FLAME_REACH * torch.height
            corner = easel.screen.pixel(torch.x - reach - self._spare, torch.y - reach)
            easel.surface.blit(flame, corner, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _begin_picture(self, screen: Screen) -> None:
        if self._show is not None:
            self._show.stop()
        self._show = None
        self._backdrop = Canvas(screen.width / screen.scale, DESIGN_HEIGHT, screen.scale)
        self._steps = self._picture_steps(self._backdrop)
        next(self._steps)

    def _picture_steps(self, backdrop: Canvas) -> Iterator[None]:
        yield from backdrop_steps(backdrop)
        # Imported here: the rules and the bots are not needed for the first frames.
        from ziggurat_client.scenes.attract import AttractShow

        self._show = AttractShow(backdrop)
        yield
        yield from self._show.steps()
        if self.app.scene is self:
            self._show.start()

    def _paint_flames(self) -> None:
        """Draw every flame in every sway ahead."""
        easel = Easel(self.app.window.surface, self.app.screen, self.app.pictures)
        for torch in title_torches(self._width):
            for sway in _SWAYS:
                self._flame(easel, torch, sway)

    def _flame(self, easel: Easel, torch: Torch, sway: float) -> pygame.Surface:
        reach = _FLAME_REACH * torch.height
        still = Torch(reach, reach, torch.height)
        return easel.pictures.picture(
            ("flame", torch.height, sway),
            easel.screen,
            2 * reach,
            2 * reach,
            lambda canvas: draw_flame(canvas, still, sway),
        )

    @property
    def _width(self) -> float:
        """The width of the window in design units."""
        return self.app.screen.width / self.app.screen.scale

    @property
    def _spare(self) -> float:
        """Design units between the window's left edge and the design grid."""
        return (self._width - DESIGN_WIDTH) / 2

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        return [*self._corners(), *self._menu()]

    def _menu(self) -> list[MenuStep]:
        say = self.say
        seats = self.app.memory.profile.quick_seats
        language = self.app.words.language
        return [
            MenuStep("play", 0, say("title.play_now"), Icon.PLAY, self._play_now),
            MenuStep(
                "opponents",
                1,
                say("title.opponents"),
                Icon.BOT,
                lambda: self._turn_seats(1),
                badge=str(seats - 1),
                turn=self._turn_seats,
            ),
            MenuStep("join", 2, say("title.join"), Icon.LINK, self._join),
            MenuStep(
                "language",
                3,
                say("title.language"),
                Icon.GLOBE,
                lambda: self._turn_language(1),
                badge=say(f"language.{language}"),
                turn=self._turn_language,
            ),
            MenuStep("fullscreen", 4, say("title.fullscreen"), Icon.SCREEN, self.app.toggle_fullscreen, badge="F11"),
            MenuStep("keys", 5, say("title.keys"), Icon.KEYBOARD, self.app.show_keys, badge="?"),
            MenuStep("quit", 6, say("title.quit"), Icon.DOOR, self.app.stop),
        ]

    def _version(self) -> str:
        if self._steps is not None:
            return ""
        # Imported here: asking for the version takes longer than a frame may while the picture is being drawn.
        from importlib.metadata import version

        return version("ziggurat-arcade")

    def _corners(self) -> list[Piece]:
        choose = Painted(Box(1700, 1020, 64, 32), "arrows", _paint_arrows)
        pieces: list[Piece] = [
            choose,
            Line(Box(1770, 1020, 86, 32), self.say("title.choose"), 18, tones.TEXT_SOFT),
            Line(Box(1850, 1020, 48, 32), self._version(), 16, tones.TEXT_FAINT, align="r"),
        ]
        name = self.app.memory.profile.name
        if name is not None:
            pieces.append(Line(Box(32, 1020, 400, 32), name, 22, tones.TEXT, "bold"))
        return pieces

    # ------------------------------------------------------------------ what the items do

    def back(self) -> None:
        """Escape goes to Quit first, so that one press too many does not end the program."""
        if self.focused == "quit":
            self.app.stop()
        else:
            self.focus_on("quit")

    def keys(self) -> tuple[KeyHint, ...]:
        return (
            KeyHint(("↑", "↓"), self.say("keys.choose")),
            KeyHint(("←", "→"), self.say("keys.value")),
            KeyHint(("Enter",), self.say("keys.confirm")),
        )

    def _play_now(self) -> None:
        from ziggurat_client.scenes.play_now import PlayNowScene

        self.app.push(PlayNowScene(self.app))

    def _join(self) -> None:
        from ziggurat_client.scenes.join import JoinScene

        self.app.push(JoinScene(self.app))

    def _turn_seats(self, by: int) -> None:
        index = QUICK_SEATS.index(self.app.memory.profile.quick_seats)
        self.app.memory.change(quick_seats=QUICK_SEATS[(index + by) % len(QUICK_SEATS)])
        self.change()

    def _turn_language(self, by: int) -> None:
        index = LANGUAGES.index(self.app.words.language)
        language = LANGUAGES[(index + by) % len(LANGUAGES)]
        self.app.words.switch(language)
        self.app.memory.change(language=language)
        self.change()


def _paint_arrows(canvas: Canvas, x: float, y: float) -> None:
    draw_keycap(canvas, x, y + 16, "↑")
    draw_keycap(canvas, x + 32, y + 16, "↓")


def _fill_height(surface: pygame.Surface, picture: pygame.Surface, top: int) -> None:
    """Show a picture as wide as the window at a height; in a higher window its first and last rows go on."""
    width, height = picture.get_size()
    surface.blit(picture, (0, top))
    foot = surface.get_height() - top - height
    if top > 0:
        surface.blit(pygame.transform.scale(picture.subsurface((0, 0, width, 1)), (width, top)), (0, 0))
    if foot > 0:
        row = picture.subsurface((0, height - 1, width, 1))
        surface.blit(pygame.transform.scale(row, (width, foot)), (0, top + height))
