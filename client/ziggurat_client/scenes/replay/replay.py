"""The replay theatre: a match told again, at any speed and from anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.places import Part
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.replay_board import Audience
from ziggurat_client.boards.replay_places import PARTS, ReplayPlaces, replay_places
from ziggurat_client.input.intentions import Scope
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.replaying.story import Story
from ziggurat_client.replaying.theatre import SPEEDS, Theatre
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.controls import Transport, transport
from ziggurat_client.scenes.replay.filters import FILTERS, EventFilter, FilterChoices
from ziggurat_client.scenes.replay.filters import ROW as FILTER_ROW
from ziggurat_client.scenes.replay.keys import SIDEWAYS, call_of, key_hints
from ziggurat_client.scenes.replay.log import ReplayLog
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.replay.turn_words import TurnWords
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.ui.strip_painting import StripAppearance
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.ui.timeline_strip import TimelineStrip
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.window.viewport import GRID, TIGHTEST, Extent

REST: Final = 0.35
"""Seconds between one step and the next at speed 1."""
_CHOICES: Final = FILTERS | {"tabs", "speed", "beside"}
"""What the arrows belong to once keys have brought the focus there."""
_FILTERS_AT: Final = 62.0
_LOG_HEAD: Final = _FILTERS_AT + FILTER_ROW + 8
"""How far below the upper edge of its panel the log begins."""


class ReplayScene(Page):
    """Shows a match again.

    It is large because board, log, timeline and buttons meet in it, and all of them follow its one playhead.
    """

    first_focus = "play"
    fills = True
    smallest = TIGHTEST
    follows = False
    """Whether it waits at the end for the story to grow."""
    plays_on = False
    """Whether a new game may go on from what is on show."""

    def __init__(self, atlas: Atlas, showing: Showing, story: Story, at: int = 0, *, playing: bool = True) -> None:
        """Begins at the frame `at`, and plays on from there if `playing`."""
        super().__init__(atlas)
        self._showing = showing
        shown = presentation(showing.game)
        stage, self._shape, self._music_of_game = shown.staging, shown.shape, shown.music
        self._theatre = Theatre(story, at)
        audience = Audience(
            atlas.services.words, showing.players, showing.viewer, self.change, atlas.services.settings.telling
        )
        self._shown: Part = "players"
        """The part whose tab is on top, where there are tabs."""
        self._places = self._places_in(GRID)
        self._board = stage.board(stage.parts, audience, self._theatre.frame, self._places.stage)
        self.music = self._board.music or self._music_of_game
        self._strip = TimelineStrip(self._places.strip, stage.paint_mark, self._seek)
        self._filters = FilterChoices(atlas.services.words, showing, self._filter)
        self._appearance = self._strip_appearance()
        self._log = ReplayLog(
            self._board.lines,
            lambda number: self._turns.round(number),
            self._jump,
        )
        self._playing = playing
        self._speed = SPEEDS.index(1.0)
        self._rest = REST

    @property
    def colours(self) -> tuple[int, ...]:
        return self._showing.colours

    @property
    def theatre(self) -> Theatre:
        """Where the replay stands."""
        return self._theatre

    @property
    def on_show(self) -> Theatre:
        """The playhead that the board follows."""
        return self._theatre

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._playing

    @property
    def speed(self) -> float:
        """How many times as fast as a match it is told."""
        return SPEEDS[self._speed]

    # ------------------------------------------------------------------ time

    @property
    def animating(self) -> bool:
        waits = self.follows and self._theatre.at_end
        return self._board.animating or (self._playing and not waits)

    def update(self, elapsed: float) -> None:
        self._board.update(elapsed)
        self.change_music(self._board.music or self._music_of_game)
        if self._playing and not self._board.telling:
            self._play_on(elapsed)

    def _play_on(self, elapsed: float) -> None:
        """Rest a little, then take the next step."""
        self._rest -= elapsed * self.speed
        if self._rest > 0:
            return
        if not self.on_show.at_end:
            self._step_on()
        elif not self.follows:
            self._playing = False
            self.change()

    def story_changed(self) -> None:
        """The story has grown, or its last steps were taken back."""
        before = self._theatre.at
        self._theatre.go_to(before)
        if self._theatre.at != before:
            self._board.show(self._theatre.frame)
        self._appearance = self._strip_appearance()
        self._attend()

    def resized(self, screen: Screen) -> None:
        super().resized(screen)
        self._arrange()

    # ------------------------------------------------------------------ what one does

    def _step_on(self) -> None:
        """Play the movement of the next step."""
        theatre = self.on_show
        if theatre.at_end:
            return
        theatre.step(1)
        self._rest = REST if theatre.frame.events else 0.0
        self._board.tell(theatre.frame)
        self._attend()

    def _move(self, move: Callable[[Theatre], None]) -> None:
        """Go somewhere at once."""
        before = self._theatre.at
        self._log.follow()
        move(self._theatre)
        if self._theatre.at != before or self._board.telling:
            self._board.show(self._theatre.frame)
        self._rest = REST
        self._attend()

    def _attend(self) -> None:
        """Move log and timeline to the playhead."""
        if self._places.log is not None:
            self._log.write(self._theatre.story, self.services.screen.scale, self._filters.chosen)
            self._log.attend(self._theatre.at)
        self._strip.show(self._appearance, self._theatre.place, self.on_show.frame.scores, self._label)
        self.change()

    @property
    def _turns(self) -> TurnWords:
        return TurnWords(self.services.words, self._showing, self._theatre.story)

    @property
    def _turn_sign(self) -> str:
        """Which turn is on show."""
        return self._turns.number(self._theatre)

    @property
    def _label(self) -> str:
        """What is said of the place of the playhead."""
        return self._turns.name(self._theatre.turn)

    def _toggle(self) -> None:
        if not self._playing and self._theatre.at_end:
            self._move(lambda theatre: theatre.go_to(0))
        self._playing = not self._playing
        self._rest = 0.0
        self.change()

    def _next_step(self) -> None:
        self._playing = False
        self._log.follow()
        self._step_on()

    def _previous_step(self) -> None:
        self._playing = False
        self._move(lambda theatre: theatre.step(-1))

    def _seek(self, place: float) -> None:
        self._move(lambda theatre: theatre.go_to_turn(int(place), place % 1))

    def _jump(self, frame: int) -> None:
        self._move(lambda theatre: theatre.go_to(frame))

    def _choose_speed(self, number: int) -> None:
        self._speed = min(max(0, number), len(SPEEDS) - 1)
        self._board.pace(self.speed)
        self.change()

    def _filter(self) -> None:
        """Show of log and timeline what was chosen now."""
        self._log.follow()
        self._appearance = self._strip_appearance()
        self._attend()

    # ------------------------------------------------------------------ input

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.REPLAY, Scope.PAGES)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._obey(event):
            return True
        pointed = event.type == pygame.MOUSEMOTION and self._point_out(*self.screen.point(event.pos))
        return super().handle(event) or pointed

    def _obey(self, event: pygame.Event) -> bool:
        if self._focus.shown and self.focused in _CHOICES and event.key in SIDEWAYS:
            return False
        call = call_of(event, self._transport, self._speed)
        if call is not None:
            call()
        return call is not None

    @property
    def _transport(self) -> Transport:
        return Transport(
            toggle=self._toggle,
            next_step=self._next_step,
            previous_step=self._previous_step,
            next_turn=lambda: self._move(Theatre.next_turn),
            previous_turn=lambda: self._move(Theatre.previous_turn),
            choose_speed=self._choose_speed,
            first=lambda: self._jump(0),
            last=lambda: self._move(lambda theatre: theatre.go_to(theatre.last)),
        )

    def _point_out(self, x: float, y: float) -> bool:
        place = self._strip.hover(x, y)
        if place is None or not self._theatre.story.turns:
            return self._strip.point_out(None)
        turn = int(place)
        return self._strip.point_out(turn + 0.5, self._turns.name_with_marks(turn))

    def keys(self) -> tuple[KeyHint, ...]:
        return key_hints(self.services.words, self.services.prompts, self._showing.game)

    # ------------------------------------------------------------------ the pieces

    @property
    def places(self) -> ReplayPlaces:
        """Where everything lies."""
        return self._places

    def show(self, part: Part) -> None:
        """Bring the players or the log up, where they take turns."""
        self._shown = part
        self._arrange()

    def _arrange(self) -> None:
        """Have everything where there is room for it now."""
        self._places = places = self._places_in(Extent(self.extent.width, self.extent.height))
        self._board.arrange(places.stage)
        self._strip.box = places.strip
        self._appearance = self._strip_appearance()
        if places.log is not None:
            x, y, width, height = places.log
            self._log.box = Box(x + 12, y + _LOG_HEAD, width - 20, height - _LOG_HEAD - 16)
        self._attend()

    def _places_in(self, extent: Extent) -> ReplayPlaces:
        return replay_places(extent, self._shown, self._shape, leads_away=self.follows, plays_on=self.plays_on)

    def layout(self) -> Sequence[Piece]:
        places = self._places
        return [
            *self._top(),
            *self._board.pieces(),
            Panel(places.desk, STRIP_PANEL),
            *self._controls(),
            self._strip,
            *self._tabs(),
            *self._log_pieces(),
        ]

    def _controls(self) -> Sequence[Piece]:
        """What leads through the match, on the desk."""
        return transport(
            self,
            self._transport,
            self._places,
            playing=self._playing,
            speed=self._speed,
            turn=self._turn_sign,
            ends=(self._theatre.at == self.on_show.at == 0, self._theatre.at_end and self.on_show.at_end),
        )

    def _top(self) -> list[Piece]:
        """The top bar. Where the desk has no room to say at which turn one is, the bar does."""
        title = self.say("replay.title")
        if not self._places.low:
            return header(self, title, self._showing.title, self.about())
        return header(self, title, self._label, self._turn_sign)

    def _tabs(self) -> Iterator[Piece]:
        tabs = self._places.stage.tabs
        if tabs is not None:
            labels = [self.say("game.players"), self.say("game.log")]
            yield Segments("tabs", tabs, labels, PARTS.index(self._shown), lambda number: self.show(PARTS[number]))

    def _log_pieces(self) -> Iterator[Piece]:
        box = self._places.log
        if box is not None:
            yield Panel(box)
            title = Box(box.x + 24, box.y + 10, box.width / 3, 44)
            yield Line(title, self.say("game.log"), 24, tones.TEXT_HEAD, "bold")
            yield from self._filtered_log(box)

    def _filtered_log(self, box: Box) -> Iterator[Piece]:
        """What is chosen of the log in that panel, below the choices."""
        row = Box(box.x + 20, box.y + _FILTERS_AT, box.width - 40, FILTER_ROW)
        yield from self._filters.pieces(row, self._theatre.story)
        if self._filters.chosen != EventFilter() and not self._log.enabled:
            yield Paragraph(self._log.box.inset(16), self.say("replay.filter.nothing"), 18)
        yield self._log
        yield self._log.way_back(self.say("log.on_show"))

    def about(self) -> str:
        """What the top bar says about the match."""
        game = self.say(f"games.{self._showing.game}")
        return self.say("replay.about", game=game, count=len(self._showing.players))

    def _strip_appearance(self) -> StripAppearance:
        return self._turns.strip_appearance(
            self._places.strip.width, self._places.low, self._swings_at(), self._filters.chosen
        )

    def _swings_at(self) -> tuple[int, ...]:
        """The turns of the turning points that are known, the largest first."""
        return ()

    # ------------------------------------------------------------------ drawing

    def draw_over(self, easel: Easel) -> None:
        self._board.draw_over(easel)
