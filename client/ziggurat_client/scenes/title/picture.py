"""What lies behind the title's menu: the night, the ziggurat, its flames, and the game on the plaza."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat.certainty import present
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.flame import Torch, draw_flame
from ziggurat_client.art.opening import draw_plain_word
from ziggurat_client.art.title_backdrop import backdrop_steps, title_torches
from ziggurat_client.kept.kept_picture import KeptPicture, drawing_code
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import DESIGN_HEIGHT, DESIGN_WIDTH, Screen

if TYPE_CHECKING:
    from ziggurat_client.scenes.title.attract import AttractShow

STRETCH: Final = 0.03
"""Seconds of drawing between two frames until the picture is finished."""
FLICKER: Final = 1 / 12
"""Seconds for which a flame stands still."""
_SWAYS: Final = (-0.9, -0.4, 0.1, 0.6, 1.0, 0.5, 0.0, -0.5)
_REACH: Final = 1.8
"""How far a flame and its light reach, as a share of its height."""


class TitlePicture:
    """Draws itself in short steps after every `fit`, so that the window is never blank or deaf; then the bots play."""

    def __init__(self, pictures: Pictures, kept: KeptPicture, game: str) -> None:
        """`kept` is where the finished picture lies from the last start, if nothing has changed since; `game` is what
        the bots play."""
        self._game = game
        self._pictures = pictures
        self._kept = kept
        self._screen = Screen(DESIGN_WIDTH, DESIGN_HEIGHT)
        self._backdrop: Canvas | None = None
        self._steps: Iterator[None] | None = None
        self._show: AttractShow | None = None
        self._shown: pygame.Surface | None = None
        self._awake = False
        self._built = False
        self._seen = False

    @property
    def unfinished(self) -> bool:
        """Whether there are steps left to draw."""
        return self._steps is not None

    @property
    def built(self) -> bool:
        """Whether night, ziggurat and logotype are drawn; the board on the plaza may still be on its way."""
        return self._built

    def fit(self, window: Screen) -> None:
        """Begin anew for a window of another size or other colours; the first step is drawn at once.

        It fills the window, however large the person wants everything.
        """
        screen = window.usual
        palette = self._pictures.palette
        if self._backdrop is not None and (screen, palette) == (self._screen, self._backdrop.palette):
            return
        if self._show is not None:
            self._show.stop()
        self._screen = screen
        self._show = None
        self._built = self._seen = False
        self._backdrop = Canvas(self._width, DESIGN_HEIGHT, screen.scale, palette)
        self._steps = self._all_steps(self._backdrop)
        next(self._steps)

    def wake(self) -> None:
        """The title is seen: let the bots play."""
        self._awake = True
        if self._show is not None and self._steps is None:
            self._show.start()

    def rest(self) -> None:
        """The title is covered: let the bots rest."""
        self._awake = False
        if self._show is not None:
            self._show.stop()

    def go_on(self) -> bool:
        """Draw some more steps; return whether there is something new to `paint`."""
        if self._steps is None:
            return self._show is not None and self._show.picture is not self._shown
        if not self._seen:
            # The menu before what there is comes first.
            return False
        # Keys are answered, and a frame is shown, after every few steps.
        until = perf_counter() + STRETCH
        while perf_counter() < until:
            if next(self._steps, self) is self:
                self._steps = None
                if self._awake:
                    self.wake()
                break
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """Show the picture as far as it is drawn, without its flames."""
        backdrop = present(self._backdrop)
        self._seen = True
        self._shown = self._show.picture if self._show is not None else None
        _fill_height(surface, self._shown or backdrop.surface, self._screen.top)
        if not self._built:
            # The window opened with it, and it gives way only to the real one.
            draw_plain_word(surface, self._screen.scale, self._screen.top)

    def draw_flames(self, easel: Easel, now: float) -> None:
        """Show the flames as they stand at the time `now`."""
        if self._steps is not None:
            return
        beat = int(now / FLICKER)
        spare = (self._width - DESIGN_WIDTH) / 2
        for number, torch in enumerate(title_torches(self._width)):
            sway = _SWAYS[(beat * (2 + number % 3) + number * 5) % len(_SWAYS)]
            reach = _REACH * torch.height
            corner = self._screen.pixel(torch.x - reach - spare, torch.y - reach)
            easel.surface.blit(self._flame(torch, sway), corner, special_flags=pygame.BLEND_PREMULTIPLIED)

    @property
    def _width(self) -> float:
        """The width of the window in design units."""
        return self._screen.width / self._screen.scale

    def _all_steps(self, backdrop: Canvas) -> Iterator[None]:
        yield from self._build(backdrop)
        self._built = True
        yield
        for torch in title_torches(self._width):
            for sway in _SWAYS:
                self._flame(torch, sway)
            yield
        # Imported here: the bots are not needed for the first frames.
        from ziggurat_client.scenes.title.attract import AttractShow

        self._show = AttractShow(backdrop, self._game)
        yield
        yield from self._show.steps()

    def _build(self, backdrop: Canvas) -> Iterator[None]:
        """Show the kept picture, or draw it and keep it."""
        name = f"{drawing_code()} title {backdrop.surface.get_size()} {backdrop.palette.name}"
        kept = self._kept.load(name)
        if kept is not None:
            backdrop.surface.blit(kept, (0, 0))
            return
        yield from backdrop_steps(backdrop)
        yield
        self._kept.store(name, backdrop.surface)

    def _flame(self, torch: Torch, sway: float) -> pygame.Surface:
        reach = _REACH * torch.height
        still = Torch(reach, reach, torch.height)
        return self._pictures.picture(
            ("flame", torch.height, sway),
            self._screen,
            2 * reach,
            2 * reach,
            lambda canvas: draw_flame(canvas, still, sway),
        )


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
