"""The board view of Babel: everything that belongs to the game between the top bar and the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import pygame

from ziggurat.games.babel.actions import BabelAction
from ziggurat.games.babel.peoples import SITES
from ziggurat.games.babel.position import Shown
from ziggurat.games.game import Action, Refusal, Seat
from ziggurat_client.boards.babel.board.around import Surroundings
from ziggurat_client.boards.babel.board.foresight import Foresight
from ziggurat_client.boards.babel.board.frame import BoardFrame
from ziggurat_client.boards.babel.board.grid import Grid
from ziggurat_client.boards.babel.board.layout import Cell, Layout
from ziggurat_client.boards.babel.board.painting import AT_REST, Painting, Sight
from ziggurat_client.boards.babel.board.piles import PileName
from ziggurat_client.boards.babel.board.scenery import Scenery
from ziggurat_client.boards.babel.board.status import status_pieces
from ziggurat_client.boards.babel.choosing.hover import HoverCards
from ziggurat_client.boards.babel.choosing.keyboard import Keyboard, key_hints
from ziggurat_client.boards.babel.choosing.modes import (
    Choose,
    Command,
    Considering,
    Discarding,
    Holding,
    Lay,
    March,
    Migrating,
    Mode,
    Pick,
    Press,
    Watching,
)
from ziggurat_client.boards.babel.choosing.prospect import Known
from ziggurat_client.boards.babel.choosing.sight import sight_of
from ziggurat_client.boards.babel.choosing.transitions import begin, step
from ziggurat_client.boards.babel.column.controls import DeedButton, PowerButton
from ziggurat_client.boards.babel.column.turn import Choice, possible, turn_column, turn_title
from ziggurat_client.boards.babel.column.turn_steps import Step, TurnSteps
from ziggurat_client.boards.babel.hand.cards import HandCard, draw_carried
from ziggurat_client.boards.babel.hand.pieces import hand_pieces
from ziggurat_client.boards.babel.motion import story
from ziggurat_client.boards.babel.words.action_words import DeedWords
from ziggurat_client.boards.babel.words.advice import Advice, cells_of
from ziggurat_client.boards.babel.words.sentences import Storyteller
from ziggurat_client.boards.babel.words.whereabouts import cell_of
from ziggurat_client.boards.board import BoardView, Desk
from ziggurat_client.boards.places import Places
from ziggurat_client.input.intentions import Intention, Scope, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.table_record import Happening, Moment
from ziggurat_client.stage.breath import seconds_to_change, strength_at
from ziggurat_client.stage.timeline import Timeline
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.ui.text import Heading
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.log_line import LogLine

DEEDS_HEIGHT: Final = 792.0
WAITING_HEIGHT: Final = 568.0
"""How much of the column is taken by the one who decides, and by whoever waits or watches, where there is room."""
DEEDS_SHARE: Final = 0.58
"""... and how much of a very high one at least."""


class BabelBoardView(BoardView):
    """One table of Babel. `shown` is the truth that input is judged by; the scenery shows how it came about."""

    def __init__(self, desk: Desk, moment: Moment, layout: Layout | None = None) -> None:
        """Without a `layout` the view fills the game screen."""
        super().__init__(desk)
        self._moment = moment
        seat = desk.viewer
        self._layout = layout or Layout(near=seat or 0, with_hand=seat is not None)
        self._teller = Storyteller(desk.words, None if desk.by_name else seat)
        self._timeline = Timeline(desk.telling().speed)
        final = desk.words.say("babel.final")
        self._scenery = Scenery(self.shown, self._hand, self._layout, seat, desk.telling(), final)
        self._mode: Mode = begin(self.known, self._awaited)
        self._steps = TurnSteps(self._teller)
        self._grid = Grid(self._layout, self._choose, self._carry, self._paint_board)
        self._cards: list[HandCard] = []
        self._deeds: list[PowerButton | DeedButton] = []
        self._hover = HoverCards(desk.words, self._teller)
        self._foresight = Foresight()
        self._breath = 1.0
        """The strength of the light on show."""
        self._laid_out_for: object = None
        self._advised: frozenset[Cell] = frozenset()
        self._pointed_out: frozenset[Cell] = frozenset()

    # ------------------------------------------------------------------ what is known

    @property
    def title(self) -> str:
        return self.desk.words.say("babel.title")

    @property
    def shown(self) -> Shown:
        """The newest state that everyone may know."""
        shown: Shown = self._moment.view.public
        return shown

    @property
    def _hand(self) -> str:
        """The viewer's own cards."""
        private = self._moment.view.private
        return "" if private is None else private.cards

    @property
    def known(self) -> Known | None:
        """What the viewer knows, or None for a watcher."""
        seat = self.desk.viewer
        return None if seat is None else Known(self.shown, seat, self._hand)

    @property
    def _awaited(self) -> Seat | None:
        """The seat whose decision is awaited; None when the match is over, be it called off."""
        return next(iter(self._moment.to_act), None)

    @property
    def mode(self) -> Mode:
        """What the viewer is choosing now."""
        return self._mode

    @property
    def scenery(self) -> Scenery:
        """What is on show, which the story brings to the newest state."""
        return self._scenery

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self._layout

    @property
    def steps(self) -> tuple[Step, ...]:
        """What was done so far in the turn."""
        return self._steps.so_far

    @property
    def _labels(self) -> DeedWords:
        """What deeds are called."""
        return DeedWords(self.desk.words, self._teller, self.names)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.desk.players())

    def tell(self, happening: Happening) -> None:
        before, hand, self._moment = self.shown, self._hand, happening.moment
        self._advised = frozenset()
        self._steps.note(happening)
        self._mode = begin(self.known, self._awaited)
        self._listen()
        start, end = story.Stand(before, hand), story.Stand(self.shown, self._hand)
        self._timeline.play(story.story(self._scenery, start, happening.events, end))
        if self._timeline.speed == 0:
            self._scenery.particles.clear()
            story.hear(self._scenery, happening.events)
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
        if places == self._layout.places:
            return
        if places.board != self._layout.places.board:
            # What is on its way would land where the board was.
            self.skip()
        self._layout = self._scenery.layout = replace(self._layout, places=places)
        self._grid.lay_out(self._layout)

    @property
    def deeds_height(self) -> float:
        deeds = self._layout.places.deeds
        if deeds is None:
            return DEEDS_HEIGHT
        wanted = WAITING_HEIGHT if isinstance(self._mode, Watching) else DEEDS_HEIGHT
        return min(max(wanted, DEEDS_SHARE * deeds.height), deeds.height)

    def pieces(self) -> Sequence[Piece]:
        self._laid_out_for = self._on_show
        around = Surroundings(
            self._layout,
            self._scenery.shown,
            self._awaited,
            self.desk.players(),
            self.desk.viewer,
            self.known,
            self.desk.words,
        )
        return [*self._headline(), *around.pieces(self._look_through), *self.board_pieces()]

    def board_pieces(self) -> list[Piece]:
        """The board, the hand, and what the viewer chooses from."""
        self._laid_out_for = self._on_show
        pieces = [
            BoardFrame(self._layout),
            self._grid,
            *hand_pieces(self._choice(), self._scenery.hand, self._laid),
            *self._choosing(),
        ]
        self._cards = [piece for piece in pieces if isinstance(piece, HandCard)]
        self._deeds = [piece for piece in pieces if isinstance(piece, PowerButton | DeedButton)]
        return pieces

    @property
    def _on_show(self) -> object:
        """What the still pieces show: when it changes, they are laid out anew."""
        return self._scenery.shown, self._scenery.hand

    def status(self, box: Box) -> Sequence[Piece]:
        return status_pieces(box, self._scenery.shown, self.desk.words, self._layout.places.extent.width)

    def clock_place(self, seat: Seat) -> Box | None:
        side = self._layout.side
        return None if side is None else side.clock("near" if seat == self._layout.near else "far")

    def _headline(self) -> Iterator[Piece]:
        """Whose decision is awaited, where the panel that says so may be behind its tab."""
        box = self._layout.places.headline
        if box is not None:
            yield Heading(box, turn_title(self._choice()), 28)

    def _choosing(self) -> Iterator[Piece]:
        if self._layout.places.deeds is not None:
            yield from turn_column(self._choice())

    def _choice(self) -> Choice:
        shown, viewer, place = self.shown, self.desk.viewer, self._layout.places.deeds
        box = place._replace(height=self.deeds_height) if place else Box(0, 0, 0, 0)
        return Choice(
            self.desk.words,
            self._teller,
            self._layout,
            box,
            self.known,
            shown.board.seat,
            self._awaited,
            shown.board.owed,
            self._mode,
            self.names,
            self._steps.so_far,
            viewer is not None and viewer in self._moment.may_undo,
            self.command,
            self.desk.undo,
            self.desk.prompts.cap,
        )

    # ------------------------------------------------------------------ the hand

    def _laid(self, place: int, x: float, y: float) -> None:
        """A card of the hand was let go at (x, y)."""
        cell = self._layout.cell_at(x, y)
        if cell is not None:
            self.command(Lay(place, cell))

    # ------------------------------------------------------------------ input

    def command(self, command: Command) -> None:
        """The viewer gave a command: go on choosing, act, or say why not."""
        known = self.known
        if known is None or (isinstance(command, Pick | Lay) and command.place >= len(known.hand)):
            return
        outcome = step(known, self._mode, command)
        self._mode = outcome.mode
        if outcome.refusal is not None:
            text = self._teller.refusal(outcome.refusal) or outcome.refusal.code
            self.desk.refuse(text, outcome.refusal.rule)
        if outcome.action is not None:
            self.desk.act(outcome.action)
        self.desk.changed()

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.GAME, Scope.TURN, Scope.HAND)

    def handle(self, event: pygame.Event, point: tuple[float, float] | None) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.skip()
        if event.type == pygame.MOUSEMOTION and point is not None:
            return self._grid.hover(*point)
        return event.type == pygame.KEYDOWN and self._key(event)

    def _key(self, event: pygame.Event) -> bool:
        known = self.known
        if intention_of(event) is Intention.UNDO and known is not None:
            self.desk.undo()
            return True
        if known is None or isinstance(self._mode, Watching):
            return False
        if self._grid.by_keys and intention_of(event) is Intention.CONFIRM and not isinstance(self._mode, Considering):
            return False
        command = Keyboard(known, self._mode, self._choice().brief).command(event)
        if command is None:
            return False
        self.command(command)
        return True

    @property
    def awaits_confirmation(self) -> bool:
        return isinstance(self._mode, Considering)

    def back(self) -> bool:
        before = self._mode
        if self._hover.close():
            self.desk.changed()
            return True
        self.command(Press.CANCEL)
        return self._mode != before

    def advise(self, action: Action) -> str:
        known = self.known
        if known is None or not isinstance(action, BabelAction):
            raise ValueError("only a player of Babel can be advised")
        self._advised = cells_of(known, action)
        return Advice(self.desk.words, self._teller, self._labels).say(known, action)

    def point_out(self, places: frozenset[int]) -> bool:
        cells = frozenset(map(cell_of, places))
        changed, self._pointed_out = cells != self._pointed_out, cells
        return changed

    def _look_through(self, pile: PileName) -> None:
        """Show what is known of a pile, or put it away again."""
        self._hover.look_through(pile)
        self.desk.changed()

    def _choose(self, cell: Cell, point: tuple[float, float] | None) -> None:
        card = None if point is None else self._layout.card_meant(self.shown.board, cell, *point)
        self.command(Choose(cell, card))

    def _carry(self, start: Cell, end: Cell) -> None:
        if start.row == end.row == "near":
            self.command(March(start.site, end.site))

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
        """Whether the light on what may be chosen breathes: unless motion is reduced."""
        return isinstance(self._mode, Holding | Migrating) and not self.animating and not self.desk.telling().reduced

    def _listen(self) -> None:
        """Tell as the person wishes now."""
        self._scenery.telling = self.desk.telling()
        self._timeline.speed = self._scenery.telling.speed

    def update(self, elapsed: float) -> None:
        self._listen()
        self._timeline.update(elapsed)
        self._scenery.update(elapsed)
        if self._on_show != self._laid_out_for:
            self.desk.changed()

    def skip(self) -> None:
        if self._timeline.playing:
            self._timeline.skip()
            # What would have flown at its moments must not fly all at once.
            self._scenery.particles.clear()
        if self._on_show != self._laid_out_for:
            self.desk.changed()

    # ------------------------------------------------------------------ drawing

    def _paint_board(self, easel: Easel) -> None:
        sight = AT_REST if self._timeline.playing else self._sight()
        names = tuple(self._teller.people(site) for site in SITES)
        hopping = frozenset(self._scenery.hopping)
        painting = Painting(self._scenery.board, self._layout, sight, names, hopping)
        self._grid.paint_board(easel, painting, self._scenery.shake, self._scenery.fading)

    def _sight(self) -> Sight:
        known = self.known
        cursor = self._grid.cursor if self._grid.by_keys else None
        pointed = self._pointed_deed(known) if known is not None else None
        named = self._pointed_out or self._advised
        self._breath = strength_at(self.desk.clock.now()) if self._breathes else 1.0
        return sight_of(known, self._mode, self._grid.near, pointed, named, cursor, self._breath)

    def _pointed_deed(self, known: Known) -> BabelAction | None:
        """The first way of the deed whose button is pointed at."""
        for button in self._deeds:
            if button.hovered or (button.focused and not self._grid.focused):
                deed = next((d for d in possible(known, brief=self._choice().brief) if d.name == button.deed), None)
                if deed is not None and deed.name != "migrate":
                    return deed.ways[0]
        return None

    def draw_over(self, easel: Easel) -> None:
        self._scenery.draw(easel)
        if self._timeline.playing:
            return
        self._foresight.draw_one(easel, self._layout)
        if not isinstance(self._mode, Watching | Discarding):
            draw_carried(easel, self._layout, self._cards)
        self._hover.show(easel, self._layout, self._scenery.shown, self.names, self._grid)

    def keys(self) -> tuple[KeyHint, ...]:
        return key_hints(self.desk)
