"""The annals of a match: a film of its map, the measures of all seats as curves, and a word on each turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from platformdirs import user_pictures_path

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention, Scope, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.scenes.annals.film import Film
from ziggurat_client.scenes.annals.keepsake import Keepsake, keep_picture
from ziggurat_client.scenes.annals.places import AnnalsPlaces, annals_places
from ziggurat_client.scenes.annals.told import ToldMatch
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.ui.text import Heading, Paragraph
from ziggurat_client.ui.turn_slider import TurnSlider
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent

_WHOLE: Final = 36.0
"""About how many seconds the whole film takes."""
_SHORTEST, _LONGEST = 0.5, 1.6
"""... but each turn at least and at most so many."""
_LEAP: Final = 5
"""How many turns the keys for pages go."""


class AnnalsScene(Page):
    """Shows a match turn by turn. It plays by itself, unless the person wants little motion."""

    first_focus = "play"
    fills = True

    def __init__(self, atlas: Atlas, told: ToldMatch) -> None:
        super().__init__(atlas)
        self.music = presentation(told.showing.game).music
        self._told = told
        self._charts = told.charts(self.services.words)
        self._still_motion = self.services.settings.telling().reduced
        self._film = Film(told, 0)
        self._playing = not self._still_motion
        self._left = self._rest
        self._keepsake: Keepsake | None = None

    @property
    def colours(self) -> tuple[int, ...]:
        return self._told.showing.colours

    @property
    def at(self) -> int:
        """The place of the page on show among all of them."""
        return self._film.at

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._playing

    # ------------------------------------------------------------------ time

    @property
    def animating(self) -> bool:
        return self._playing or self._film.moves or self._keepsake is not None

    def update(self, elapsed: float) -> None:
        self._film.update(elapsed)
        if self._keepsake is not None:
            self._paint_on(self._keepsake)
        elif self._playing:
            self._left -= elapsed
            if self._left <= 0:
                self._play_on()
        self.stack.redraw()

    @property
    def _rest(self) -> float:
        """Seconds for each turn."""
        return min(_LONGEST, max(_SHORTEST, _WHOLE / len(self._told.pages)))

    @property
    def _last(self) -> int:
        return len(self._told.pages) - 1

    def _play_on(self) -> None:
        if self.at < self._last:
            self._show(self.at + 1)
        else:
            self._playing = False
        self.change()

    def _show(self, page: int) -> None:
        """Show that page after the one on show."""
        self._film.show(min(max(0, page), self._last), at_once=self._still_motion)
        self._left = self._rest
        self.change()

    # ------------------------------------------------------------------ what one does

    def _toggle(self) -> None:
        if not self._playing and self.at == self._last:
            self._show(0)
        self._playing = not self._playing
        self.change()

    def go(self, page: int) -> None:
        """Go to that page and stay there."""
        self._playing = False
        self._show(page)

    def _save(self) -> None:
        self._keepsake = Keepsake(self._told, self.services.words, self.services.pictures.palette)
        self.change()

    def _paint_on(self, keepsake: Keepsake) -> None:
        """Paint another part of the picture, and keep it once it is done."""
        if not keepsake.go_on():
            return
        self._keepsake = None
        banner = self.services.banner
        try:
            file = keep_picture(keepsake.surface, f"{self._told.showing.game}-{self._told.day}", user_pictures_path())
        except (OSError, pygame.error) as error:
            banner.refuse(self.say("annals.not_saved", reason=str(error)))
        else:
            banner.tell(self.say("annals.saved", file=str(file)))
        self.change()

    # ------------------------------------------------------------------ input

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.REPLAY, Scope.PAGES)

    def handle(self, event: pygame.Event) -> bool:
        call = self._call_of(event) if event.type == pygame.KEYDOWN else None
        if call is None:
            return super().handle(event)
        call()
        return True

    def _call_of(self, event: pygame.Event) -> Callable[[], None] | None:
        match intention_of(event):
            case Intention.PLAY:
                return self._toggle
            case Intention.PAGE_BACK:
                return lambda: self.go(self.at - _LEAP)
            case Intention.PAGE_ON:
                return lambda: self.go(self.at + _LEAP)
        return {
            pygame.K_LEFT: lambda: self.go(self.at - 1),
            pygame.K_RIGHT: lambda: self.go(self.at + 1),
            pygame.K_HOME: lambda: self.go(0),
            pygame.K_END: lambda: self.go(self._last),
        }.get(event.key)

    def keys(self) -> tuple[KeyHint, ...]:
        caps, key = self.services.prompts.caps, self.services.prompts.key
        return (
            KeyHint(caps(Intention.PLAY), self.say("replay.keys.play")),
            KeyHint(caps(Intention.LEFT, Intention.RIGHT), self.say("replay.keys.turn")),
            KeyHint(caps(Intention.PAGE_BACK, Intention.PAGE_ON), self.say("annals.keys.leap", count=_LEAP)),
            KeyHint((key("home"), key("end")), self.say("replay.keys.ends")),
        )

    # ------------------------------------------------------------------ the pieces

    @property
    def _places(self) -> AnnalsPlaces:
        return annals_places(self.room, self._told.annals.shape, len(self._charts))

    @property
    def smallest(self) -> Extent:
        return Extent(TIGHTEST.width, self._places.least_height)

    def layout(self) -> Sequence[Piece]:
        places, words = self._places, self.services.words
        turn = self._told.turn_name(words, self.at)
        game = self.say(f"games.{self._told.showing.game}")
        return [
            *header(self, self.say("annals.title"), self._told.showing.title, game),
            Panel(places.map.inset(-8)),
            *self._news(places.news, turn),
            *self._bar(places),
        ]

    def _news(self, box: Box, turn: str) -> list[Piece]:
        sentences = "  ·  ".join(self._told.news(self.services.words, self.at))
        inner = box.inset(22, 14)
        return [
            Panel(box, STRIP_PANEL),
            Heading(Box(inner.x, inner.y, 190, 40), turn.upper(), 24),
            Paragraph(Box(inner.x + 206, inner.y + 6, inner.width - 206, inner.height), sentences, 19, tones.TEXT),
        ]

    def _bar(self, places: AnnalsPlaces) -> list[Piece]:
        icon = Icon.PAUSE if self._playing else Icon.PLAY
        busy = self._keepsake is not None
        save = self.say("annals.saving" if busy else "annals.save")
        return [
            icon_button("back a turn", places.back, Icon.STEP_BACK, lambda: self.go(self.at - 1), enabled=self.at > 0),
            Button("play", places.play, "", self._toggle, kind=ButtonKind.GOLD, icon=icon, size=26),
            icon_button(
                "on a turn", places.on, Icon.STEP_ON, lambda: self.go(self.at + 1), enabled=self.at < self._last
            ),
            TurnSlider(places.slider, len(self._told.pages), self.at, self.go),
            Button("save", places.save, save, self._save, icon=Icon.SAVE, size=20, enabled=not busy),
        ]

    def draw_moving(self, easel: Easel) -> None:
        places = self._places
        self._film.draw(easel, places.map)
        for chart, box in zip(self._charts, places.charts, strict=True):
            chart.draw(easel, box, self.at)
