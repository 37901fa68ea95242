"""The replay theatre: a match told again, at any speed and from anywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.art.timeline_strip import HEIGHT as STRIP_HEIGHT
from ziggurat_client.art.timeline_strip import StripLook, StripTurn
from ziggurat_client.boards.registry import staging
from ziggurat_client.boards.replay_board import Audience
from ziggurat_client.intentions import Intention, Scope, intention_of
from ziggurat_client.scenes.page import Page
from ziggurat_client.scenes.replay_controls import Deeds, transport
from ziggurat_client.scenes.replay_log import ReplayLog
from ziggurat_client.scenes.replay_reading import Showing
from ziggurat_client.scenes.scene import KeyHint
from ziggurat_client.screen import Box, Screen
from ziggurat_client.story import Story
from ziggurat_client.theatre import SPEEDS, Theatre
from ziggurat_client.ui.header import header
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.ui.timeline_strip import TimelineStrip

if TYPE_CHECKING:
    from ziggurat_client.app import App

REST: Final = 0.35
"""Seconds between one step and the next at speed 1."""
LOG: Final = Box(1376, 96, 520, 784)
"""The place of the log."""
_DESK: Final = Box(24, 896, 1872, 168)
_STRIP: Final = Box(416, _DESK.y + 18, 1456, STRIP_HEIGHT)
_FASTER: Final = frozenset({"+", "="})
_SLOWER: Final = frozenset({"-", "−"})


class ReplayScene(Page):
    """Tells a story again."""

    first_focus = "play"
    follows = False
    """Whether it waits at the end for the story to grow."""

    def __init__(self, app: App, showing: Showing, story: Story, at: int = 0, *, playing: bool = True) -> None:
        """Begins at the frame `at`, and plays on from there if `playing`."""
        super().__init__(app)
        self._showing = showing
        stage = staging(showing.game)
        self._theatre = Theatre(story, at)
        audience = Audience(app.words, showing.players, showing.viewer, self.change, app.settings.telling)
        self._board = stage.make_board(audience, self._theatre.frame)
        self._strip = TimelineStrip(_STRIP, stage.paint_mark, self._seek)
        self._look = self._strip_look()
        self._log = ReplayLog(
            Box(LOG.x + 12, LOG.y + 62, LOG.width - 20, LOG.height - 78),
            self._board.lines,
            lambda number: self.say("replay.round", round=number),
            self._jump,
        )
        self._playing = playing
        self._speed = SPEEDS.index(1.0)
        self._rest = REST

    @property
    def theatre(self) -> Theatre:
        """Where the replay stands."""
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
        if self._playing and not self._board.telling:
            self._play_on(elapsed)

    def _play_on(self, elapsed: float) -> None:
        """Rest a little, then take the next step."""
        self._rest -= elapsed * self.speed
        if self._rest > 0:
            return
        if not self._theatre.at_end:
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
        self._look = self._strip_look()
        self._attend()

    def resized(self, screen: Screen) -> None:
        super().resized(screen)
        self._attend()

    # ------------------------------------------------------------------ what one does

    def _step_on(self) -> None:
        """Tell the next step."""
        if self._theatre.at_end:
            return
        self._theatre.step(1)
        self._rest = REST if self._theatre.frame.events else 0.0
        self._board.tell(self._theatre.frame)
        self._attend()

    def _move(self, move: Callable[[Theatre], None]) -> None:
        """Go somewhere at once."""
        before = self._theatre.at
        move(self._theatre)
        if self._theatre.at != before or self._board.telling:
            self._board.show(self._theatre.frame)
        self._rest = REST
        self._attend()

    def _attend(self) -> None:
        """Let log and timeline follow the playhead."""
        self._log.write(self._theatre.story.frames, self.app.screen.scale)
        self._log.attend(self._theatre.at)
        label = self._name_of(self._theatre.turn)
        self._strip.show(self._look, self._place, self._theatre.frame.scores, label)
        self.change()

    @property
    def _place(self) -> float:
        """Where the playhead stands, in turns."""
        turn = self._theatre.turn
        if turn is None:
            return 0.0
        told = self._theatre.story.turns[turn]
        return turn + (self._theatre.at - told.first + 0.5) / (told.last - told.first + 1)

    def _toggle(self) -> None:
        if not self._playing and self._theatre.at_end:
            self._move(lambda theatre: theatre.go_to(0))
        self._playing = not self._playing
        self._rest = 0.0
        self.change()

    def _next_step(self) -> None:
        self._playing = False
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
        deed = self._deed_of(event)
        if deed is not None:
            deed()
        return deed is not None

    def _deed_of(self, event: pygame.Event) -> Callable[[], None] | None:
        if event.unicode in _FASTER:
            return lambda: self._choose_speed(self._speed + 1)
        if event.unicode in _SLOWER:
            return lambda: self._choose_speed(self._speed - 1)
        if intention_of(event) is Intention.PLAY:
            return self._deeds.toggle
        by_turns = bool(event.mod & pygame.KMOD_SHIFT)
        deeds = self._deeds
        return {
            pygame.K_RIGHT: deeds.next_turn if by_turns else deeds.next_step,
            pygame.K_LEFT: deeds.previous_turn if by_turns else deeds.previous_step,
            pygame.K_PAGEDOWN: deeds.next_turn,
            pygame.K_PAGEUP: deeds.previous_turn,
            pygame.K_HOME: lambda: self._jump(0),
            pygame.K_END: lambda: self._move(lambda theatre: theatre.go_to(theatre.last)),
        }.get(event.key)

    @property
    def _deeds(self) -> Deeds:
        return Deeds(
            toggle=self._toggle,
            next_step=self._next_step,
            previous_step=self._previous_step,
            next_turn=lambda: self._move(Theatre.next_turn),
            previous_turn=lambda: self._move(Theatre.previous_turn),
            choose_speed=self._choose_speed,
        )

    def _point_out(self, x: float, y: float) -> bool:
        place = self._strip.hover(x, y)
        if place is None or not self._theatre.story.turns:
            return self._strip.point_out(None)
        turn = int(place)
        signs = {mark.sign: None for mark in self._theatre.story.turns[turn].marks}
        marks = [self.say(f"mark.{self._showing.game}.{sign}") for sign in signs]
        return self._strip.point_out(turn + 0.5, " · ".join([self._name_of(turn), *marks]))

    def keys(self) -> tuple[KeyHint, ...]:
        caps, key = self.app.prompts.caps, self.app.prompts.key
        return (
            KeyHint(caps(Intention.PLAY), self.say("replay.keys.play")),
            KeyHint(caps(Intention.LEFT, Intention.RIGHT), self.say("replay.keys.step")),
            KeyHint(caps(Intention.PAGE_BACK, Intention.PAGE_ON), self.say("replay.keys.turn")),
            KeyHint((key("home"), key("end")), self.say("replay.keys.ends")),
            KeyHint(("+", "−"), self.say("replay.keys.speed")),
        )

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        turn = self._theatre.turn
        return [
            *header(self, self.say("replay.title"), self._showing.title, self.about()),
            *self._board.pieces(),
            Panel(LOG),
            Line(Box(LOG.x + 24, LOG.y + 10, 300, 44), self.say("game.log"), 24, tones.TEXT_HEAD, "bold"),
            Panel(_DESK, STRIP_PANEL),
            *transport(
                self,
                self._deeds,
                playing=self._playing,
                speed=self._speed,
                turn=0 if turn is None else turn + 1,
                turns=len(self._theatre.story.turns),
                ends=(self._theatre.at == 0, self._theatre.at_end),
            ),
            self._strip,
            self._log,
        ]

    def about(self) -> str:
        """What the top bar says about the match."""
        game = self.say(f"games.{self._showing.game}")
        return self.say("replay.about", game=game, count=len(self._showing.players))

    def _name_of(self, turn: int | None) -> str:
        """What is said of a turn: its round, and whose it is."""
        if turn is None:
            return self.say("replay.start")
        told = self._theatre.story.turns[turn]
        name = self._showing.players[told.seat].name
        if told.round:
            return self.say("replay.turn_of", round=told.round, name=name)
        return self.say("replay.setup_of", name=name)

    def _strip_look(self) -> StripLook:
        story = self._theatre.story
        turns = tuple(StripTurn(turn.seat, turn.round, tuple(turn.marks)) for turn in story.turns)
        scores = (story.frames[0].scores, *(story.frames[turn.last].scores for turn in story.turns))
        return StripLook(_STRIP.width, turns, scores, self.say("replay.setup"))

    # ------------------------------------------------------------------ drawing

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self._board.draw_over(Easel(surface, self.screen, self.app.pictures))
