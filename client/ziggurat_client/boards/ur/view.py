"""The board view of Ur: everything that belongs to the game between the top bar and the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import pygame

from ziggurat.games.game import Action, Refusal, Seat
from ziggurat.games.ur.actions import UrAction
from ziggurat.games.ur.position import Position
from ziggurat_client.boards.board import BoardView, Desk
from ziggurat_client.boards.places import DEEDS_HEIGHT, Places
from ziggurat_client.boards.ur.board.foresight import Foresight
from ziggurat_client.boards.ur.board.frame import BoardFrame
from ziggurat_client.boards.ur.board.grid import Grid, MarketTile
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.boards.ur.board.looks import AT_REST, Sight
from ziggurat_client.boards.ur.board.scenery import Scenery
from ziggurat_client.boards.ur.board.status import Status, status_pieces
from ziggurat_client.boards.ur.board.swap_paths import draw_swap_paths
from ziggurat_client.boards.ur.choosing.hover import show_hover_card
from ziggurat_client.boards.ur.choosing.keyboard import Keyboard
from ziggurat_client.boards.ur.choosing.modes import (
    MARKET,
    Attacking,
    Carry,
    Choose,
    Command,
    Idle,
    Less,
    Mode,
    More,
    Press,
    Sharing,
    Swapping,
    Watching,
)
from ziggurat_client.boards.ur.choosing.overlay import board_widgets, show_bowl
from ziggurat_client.boards.ur.choosing.transitions import begin, inviting, step, why_not_perform
from ziggurat_client.boards.ur.column.controls import ActionButton
from ziggurat_client.boards.ur.column.paint import Step
from ziggurat_client.boards.ur.column.swap import swap_column
from ziggurat_client.boards.ur.column.turn import WAITING_HEIGHT, WATCHED_HEIGHT, Choice, turn_column, turn_title
from ziggurat_client.boards.ur.column.turn_steps import TurnSteps
from ziggurat_client.boards.ur.motion import story
from ziggurat_client.boards.ur.motion.flyers import CubeFlyer
from ziggurat_client.boards.ur.players import around
from ziggurat_client.boards.ur.words.advice import squares_of
from ziggurat_client.boards.ur.words.hint import HintSentence
from ziggurat_client.boards.ur.words.sentences import Storyteller
from ziggurat_client.input.intentions import ACTIONS, CURSOR, Intention, Scope, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.table_record import Happening, Moment
from ziggurat_client.stage.breath import seconds_to_change, strength_at
from ziggurat_client.stage.timeline import Timeline
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.ui.text import Heading
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.log_line import LogLine

DRAGGED_CUBE: Final = 48.0
"""The size of a cube in the hand."""


class UrBoardView(BoardView):
    """One table of Ur. `position` is the truth that input is judged by; the scenery shows how it came about."""

    def __init__(self, desk: Desk, moment: Moment, layout: Layout | None = None) -> None:
        """Without a `layout` the view fills the game screen."""
        super().__init__(desk)
        self._moment = moment
        self._layout = layout or Layout(self.position.side, len(self.position.hands))
        self._teller = Storyteller(desk.words, self.position.side, None if desk.by_name else desk.viewer)
        self._timeline = Timeline(desk.telling().speed)
        self._scenery = Scenery(self.position, self._layout, desk.viewer, desk.telling())
        self._mode: Mode = begin(self.position, self._deciding)
        self._steps = TurnSteps(self._teller)
        self._actions: list[ActionButton] = []
        self._grid = Grid(self._layout, self._choose, self._carry, self._adjust, self._paint_tiles)
        self._grid.with_market = bool(self.position.market)
        self._shown = self.position
        self._foresight = Foresight()
        self._breath = 1.0
        """The strength of the light on show."""
        self._advised: frozenset[int] = frozenset()
        self._pointed_out: frozenset[int] = frozenset()

    # ------------------------------------------------------------------ what is known

    @property
    def title(self) -> str:
        return self.desk.words.say("ur.title")

    @property
    def position(self) -> Position:
        """The newest position."""
        position: Position = self._moment.view.public
        return position

    @property
    def _awaited(self) -> Seat | None:
        """The seat whose decision is awaited; None when the match is over, be it called off."""
        return next(iter(self._moment.to_act), None)

    @property
    def _deciding(self) -> Seat | None:
        """The viewer's seat while its decision is awaited."""
        return self.desk.viewer if self.desk.viewer in self._moment.to_act else None

    @property
    def mode(self) -> Mode:
        """What the viewer is choosing now."""
        return self._mode

    @property
    def shown(self) -> Position:
        """The position on show, which the story brings to the newest one."""
        return self._scenery.position

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self._layout

    @property
    def steps(self) -> tuple[Step, ...]:
        """What was done so far in the turn."""
        return self._steps.so_far

    @property
    def advised(self) -> frozenset[int]:
        """The squares (and MARKET) that the hint on show would use."""
        return self._advised

    @property
    def pointed_out(self) -> frozenset[int]:
        """The squares (and MARKET) that the line of the log under the pointer is about."""
        return self._pointed_out

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.desk.players())

    def tell(self, happening: Happening) -> None:
        before, self._moment = self.position, happening.moment
        self._advised = frozenset()
        self._steps.note(happening)
        self._mode = begin(self.position, self._deciding)
        self._listen()
        self._timeline.play(story.story(self._scenery, before, happening.events, self.position))
        if self._timeline.speed == 0:
            self._scenery.particles.clear()
            story.hear(self._scenery, happening.events, self.position)
        self.desk.changed()

    def recall(self, told: Sequence[Happening]) -> None:
        for happening in told:
            self._steps.note(happening)

    def lines(self, happening: Happening) -> tuple[LogLine, ...]:
        lines = [self._teller.log_line(event, self.names) for event in happening.events]
        if happening.undone and happening.actor is not None:
            lines.append(self._teller.taken_back(happening.actor, self.names))
        return tuple(line for line in lines if line is not None)

    def refusal(self, code: str, rule: str, params: dict[str, str | int]) -> str | None:
        return self._teller.refusal(Refusal.of(code, rule, "", **params))

    # ------------------------------------------------------------------ the pieces

    def arrange(self, places: Places) -> None:
        before = self._layout.places
        if places == before:
            return
        if places.board != before.board:
            # What is on its way would land where the board was.
            self.skip()
        self._layout = self._scenery.layout = replace(self._layout, places=places)
        self._grid.lay_out(self._layout)
        self._grid.with_market = bool(self.position.market) and self._layout.shows_market

    @property
    def deeds_height(self) -> float:
        if self.desk.viewer is None:
            return WATCHED_HEIGHT
        may_undo = self.desk.viewer in self._moment.may_undo
        return WAITING_HEIGHT if isinstance(self._mode, Watching) and not may_undo else DEEDS_HEIGHT

    def pieces(self) -> Sequence[Piece]:
        board = self.board_pieces()
        layout, words = self._layout, self.desk.words
        beside = [
            *around.players(layout, self._shown, self.position.seat, self._awaited, self.desk),
            *around.market(layout, self._shown, words),
        ]
        return [*self._headline(), *beside, *board]

    def board_pieces(self) -> list[Piece]:
        """The board, and what the viewer chooses from."""
        self._grid.freed = self.desk.words.say("ur.freed")
        self._shown = self._scenery.position
        pieces = [BoardFrame(self._layout), self._grid, *self._market_tile(), *self._choosing()]
        self._actions = [piece for piece in pieces if isinstance(piece, ActionButton)]
        return pieces

    def status(self, box: Box) -> Sequence[Piece]:
        status = Status.of(self.position, self._scenery.position, self.desk.words, over=self._awaited is None)
        return status_pieces(box, status, self._layout.places.extent.width)

    def clock_place(self, seat: Seat) -> Box | None:
        return self._layout.clock(seat) if self._layout.places.players else None

    def _headline(self) -> Iterator[Piece]:
        """Whose decision is awaited, where the panel that says so may be behind its tab."""
        box = self._layout.places.headline
        if box is not None:
            yield Heading(box, turn_title(self._choice()), 28)

    def _market_tile(self) -> Iterator[Piece]:
        if self._grid.with_market and isinstance(self._mode, Swapping):
            yield MarketTile(self._layout, lambda: self._choose(MARKET))

    def _choosing(self) -> Iterator[Piece]:
        choice, seat = self._choice(), self.desk.viewer
        if seat is None or isinstance(self._mode, Watching):
            if self._layout.places.deeds is not None:
                yield from turn_column(choice)
            return
        yield from board_widgets(choice, seat)
        if self._layout.places.deeds is None:
            return
        if isinstance(self._mode, Swapping):
            yield from swap_column(choice, seat, self._mode, self._near_offer())
        else:
            yield from turn_column(choice)

    def _choice(self) -> Choice:
        viewer = self.desk.viewer
        return Choice(
            self.desk.words,
            self._teller,
            self._layout,
            self.position,
            viewer,
            self._awaited,
            self._mode,
            self.names,
            self._steps.so_far,
            viewer is not None and viewer in self._moment.may_undo,
            self.command,
            self.desk.undo,
            self.desk.prompts.cap,
        )

    def _near_offer(self) -> int | None:
        """The swappable tile that is pointed at."""
        near = self._grid.near
        seat = self.desk.viewer
        if near is None or seat is None or near not in inviting(self.position, seat, self._mode):
            return None
        return near

    # ------------------------------------------------------------------ input

    def command(self, command: Command) -> None:
        """The viewer gave a command: go on choosing, act, or say why not."""
        seat = self.desk.viewer
        if seat is None:
            return
        outcome = step(self.position, seat, self._mode, command)
        self._mode = outcome.mode
        if outcome.refusal is not None:
            text = self._teller.refusal(outcome.refusal) or outcome.refusal.code
            self.desk.refuse(text, outcome.refusal.rule)
        if outcome.action is not None:
            self.desk.act(outcome.action)
        self.desk.changed()

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.GAME, Scope.SWAP if isinstance(self._mode, Swapping) else Scope.TURN)

    def handle(self, event: pygame.Event, point: tuple[float, float] | None) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.skip()
        if event.type == pygame.MOUSEMOTION and point is not None:
            return self._pointed_at(*point)
        return event.type == pygame.KEYDOWN and self._key(event)

    def _pointed_at(self, x: float, y: float) -> bool:
        offer = self._near_offer()
        changed = self._grid.hover(x, y)
        if self._near_offer() != offer and isinstance(self._mode, Swapping):
            self.desk.changed()
        return changed

    def _key(self, event: pygame.Event) -> bool:
        if intention_of(event) is Intention.UNDO and self.desk.viewer is not None:
            self.desk.undo()
            return True
        if isinstance(self._mode, Watching):
            return False
        at = Keyboard(self.position, self.desk.viewer, self._mode, self._grid.cursor, self._grid.by_keys)
        command = at.command(event)
        if command is None:
            return False
        self.command(command)
        return True

    def back(self) -> bool:
        before = self._mode
        self.command(Press.CANCEL)
        return self._mode != before

    def advise(self, action: Action) -> str:
        seat = self.desk.viewer
        if seat is None or not isinstance(action, UrAction):
            raise ValueError("only a player of Ur can be advised")
        self._advised = squares_of(self.position, seat, action)
        return HintSentence(self.desk.words, self._teller, self.names).say(self.position, seat, action)

    def point_out(self, places: frozenset[int]) -> bool:
        changed, self._pointed_out = places != self._pointed_out, places
        return changed

    def _choose(self, place: int) -> None:
        self.command(Choose(place))

    def _carry(self, source: int, target: int) -> None:
        self.command(Carry(source, target))

    def _adjust(self, place: int, by: int) -> None:
        if isinstance(self._mode, Sharing | Attacking):
            self.command(More(place) if by > 0 else Less(place))

    # ------------------------------------------------------------------ the story

    @property
    def animating(self) -> bool:
        return self._timeline.playing or self._scenery.lively

    @property
    def wakes_in(self) -> float | None:
        if self._foresight.waiting and not self.animating:
            return 0.0
        if not self._breathes:
            return None
        now = self.desk.clock.now()
        return seconds_to_change(now) if strength_at(now) == self._breath else 0.0

    @property
    def _breathes(self) -> bool:
        """Whether the light on what may be chosen breathes: while we are looked to, unless motion is reduced."""
        return self._grid.invites and not self.animating and not self.desk.telling().reduced

    def _listen(self) -> None:
        """Tell as the person wishes now."""
        self._scenery.telling = self.desk.telling()
        self._timeline.speed = self._scenery.telling.speed

    def update(self, elapsed: float) -> None:
        self._listen()
        self._timeline.update(elapsed)
        self._scenery.update(elapsed)
        if self._scenery.position != self._shown:
            self.desk.changed()

    def skip(self) -> None:
        if self._timeline.playing:
            self._timeline.skip()
            # What would have flown at its moments must not fly all at once.
            self._scenery.particles.clear()
        if self._scenery.position != self._shown:
            self.desk.changed()

    # ------------------------------------------------------------------ drawing

    def _paint_tiles(self, easel: Easel) -> None:
        sight = AT_REST
        if not self._timeline.playing:
            named = self._pointed_out or self._advised
            sight = Sight(self.desk.viewer, self._mode, self._grid.near, self._pointed_kind(), named)
        self._breath = strength_at(self.desk.clock.now()) if self._breathes else 1.0
        self._grid.paint_tiles(easel, self._scenery, sight, self._breath)

    def _pointed_kind(self) -> str | None:
        """The action whose button is pointed at, if it could be performed."""
        seat = self.desk.viewer
        if seat is None or not isinstance(self._mode, Idle):
            return None
        for button in self._actions:
            if (button.hovered or button.focused) and not why_not_perform(self.position, seat, button.kind):
                return button.kind if button.hovered or not self._grid.focused else None
        return None

    def draw_over(self, easel: Easel) -> None:
        self._scenery.draw(easel)
        seat = self.desk.viewer
        if seat is None or self._timeline.playing:
            return
        self._foresight.draw_some(easel, self._layout, self.position, seat)
        choice = self._choice()
        if isinstance(self._mode, Sharing):
            show_bowl(easel, choice, seat, self._mode)
        if isinstance(self._mode, Swapping) and self._mode.place not in (None, MARKET) and self._layout.places.deeds:
            draw_swap_paths(easel, self._layout, self._mode.place)
        near = self._grid.near if self._grid.meant else None
        show_hover_card(easel, choice, seat, near)
        self._draw_dragged(easel, seat)

    def _draw_dragged(self, easel: Easel, seat: Seat) -> None:
        """The cube that is being carried from tile to tile."""
        drag = self._grid.drag
        if drag is not None and isinstance(self._mode, Sharing) and drag[0] in self._mode.space.squares:
            CubeFlyer(seat, DRAGGED_CUBE, *drag[1]).draw(easel)

    def keys(self) -> tuple[KeyHint, ...]:
        say, cap, caps = self.desk.words.say, self.desk.prompts.cap, self.desk.prompts.caps
        look = KeyHint(caps(*CURSOR), say("game.keys.square"))
        if self.desk.viewer is None:
            return (look,)
        return (
            look,
            KeyHint(caps(Intention.CONFIRM), say("game.keys.choose")),
            KeyHint(caps(*ACTIONS[:4]), say("ur.keys.actions")),
            KeyHint((cap(Intention.LESS), cap(Intention.MORE)), say("ur.keys.adjust")),
            KeyHint(caps(Intention.FLIP), say("ur.keys.flip")),
            KeyHint(caps(Intention.END), say("ur.keys.end")),
            KeyHint(caps(Intention.KEEP), say("ur.keys.keep")),
            KeyHint(caps(Intention.UNDO), say("game.keys.undo")),
        )
