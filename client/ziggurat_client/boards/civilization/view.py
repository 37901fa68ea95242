"""The board view of Civilization: everything that belongs to the game between the top bar and the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import pygame

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat.games.game import Seat
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.civilization.advances import plan as advances_plan
from ziggurat_client.boards.civilization.advances.hall import hall_pieces
from ziggurat_client.boards.civilization.advances.plan import HALL_PHASES, clock_in, main_place
from ziggurat_client.boards.civilization.advice.telling import hint
from ziggurat_client.boards.civilization.board.affliction import chosen_in
from ziggurat_client.boards.civilization.board.dragging import draw_dragged
from ziggurat_client.boards.civilization.board.layout import Layout
from ziggurat_client.boards.civilization.board.map import WorldMap
from ziggurat_client.boards.civilization.board.minimap import Minimap, minimap_place
from ziggurat_client.boards.civilization.board.scenery import CivilizationScenery
from ziggurat_client.boards.civilization.board.sight import AT_REST, Sight, sight_of
from ziggurat_client.boards.civilization.calamities.modes import CalamityMode, Losing
from ziggurat_client.boards.civilization.calamities.tray import tray_pieces
from ziggurat_client.boards.civilization.calamities.turn_order import calamity_explanations, strikes
from ziggurat_client.boards.civilization.choosing.keyboard import Keyboard, card_key_hints, key_hints
from ziggurat_client.boards.civilization.choosing.known import Known, known_by
from ziggurat_client.boards.civilization.choosing.map_place import MapPlace
from ziggurat_client.boards.civilization.choosing.marching import holding
from ziggurat_client.boards.civilization.choosing.modes import (
    Adjust,
    Carry,
    Choose,
    Command,
    Marching,
    Mode,
    Outcome,
    Planning,
    Press,
)
from ziggurat_client.boards.civilization.choosing.transitions import begin, step
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.picked import tray_of
from ziggurat_client.boards.civilization.column.plan import actions_height
from ziggurat_client.boards.civilization.column.stepper import stepper
from ziggurat_client.boards.civilization.column.turn import turn_column
from ziggurat_client.boards.civilization.conflict.card import conflict_card
from ziggurat_client.boards.civilization.market.closing import with_passed_on
from ziggurat_client.boards.civilization.market.keyboard import FLIP, market_hints
from ziggurat_client.boards.civilization.market.market_board import MarketBoard
from ziggurat_client.boards.civilization.market.modes import MarketPress, Trading
from ziggurat_client.boards.civilization.market.speech import audible
from ziggurat_client.boards.civilization.parts import CIVILIZATION_PARTS, CivilizationParts
from ziggurat_client.boards.civilization.players.explanations import nation_explanations
from ziggurat_client.boards.civilization.players.goal_signs import paint_goal_sign
from ziggurat_client.boards.civilization.players.side_panels import nations
from ziggurat_client.boards.civilization.shelf.set_piece import COUNTING, SetPiece
from ziggurat_client.boards.civilization.status.bar import status_explanations, status_pieces
from ziggurat_client.boards.civilization.status.legend import LimitLegend
from ziggurat_client.boards.civilization.status.phases import Status
from ziggurat_client.boards.civilization.succession.explanations import dock_explanations
from ziggurat_client.boards.civilization.words.advice import areas_of
from ziggurat_client.boards.civilization.words.goal import goal_of
from ziggurat_client.boards.civilization.words.hover import area_words
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.boards.goal.strip import GoalStrip
from ziggurat_client.boards.play.board import PlayedBoard
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.seats.pieces import CLOCK
from ziggurat_client.input.intentions import Intention, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.table_record import Happening, Moment
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.hover_card import show_card
from ziggurat_client.ui.piece import Easel, Explanation, Piece
from ziggurat_client.ui.text import Heading
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.log_line import LogLine

_LEAST_WITH_LEGEND: Final = 1020.0
_BESIDE_BUTTONS: Final = 148.0
_ABOVE_EDGE: Final = 21.0
"""How wide a map has room for the legend, and where that is from the map's lower left corner."""


class CivilizationBoardView(PlayedBoard[Layout, Mode, Command, MapPlace, Choice]):
    """One table of Civilization: the map, or in its place the market.

    It is large because it answers all that the screen asks of a game, most of it in a line or two.
    """

    parts: CivilizationParts = CIVILIZATION_PARTS
    choice_type = Choice
    prefetched_at_once = 3
    teller: CivilizationTeller
    grid: WorldMap
    scenery: CivilizationScenery

    def __init__(self, desk: Desk, moment: Moment) -> None:
        self.mode = Watching()
        self.market = MarketBoard(desk, lambda: self.moment.view, lambda: self.mode, self.command)
        self._sets: tuple[SetPiece, ...] = ()
        """The sets of the hand on show, where cards are chosen from it."""
        super().__init__(desk, moment)
        self.scenery.has_hall = True

    # ------------------------------------------------------------------ what is known

    @property
    def board(self) -> Board:
        """The newest state that everyone may know."""
        board: Board = self.moment.view.public.board
        return board

    @property
    def known(self) -> Known | None:
        """What the viewer knows, or None for a watcher."""
        seat = self.desk.viewer
        return None if seat is None else known_by(seat, self.moment.view)

    @property
    def _hand(self) -> tuple[CardId, ...]:
        """The viewer's cards."""
        known = self.known
        return () if known is None else known.own.hand

    @property
    def at_market(self) -> bool:
        """Whether the market is on show, in place of the map."""
        if self.board.phase != "trade" or not self.board.nations or self.market.trading.on_map:
            return False
        return not self.story.playing or self.scenery.board.phase == "trade"

    def lines(self, happening: Happening) -> tuple[LogLine, ...]:
        told = self._audible(happening)
        return super().lines(replace(told, events=with_passed_on(told.events, happening.moment.view.public.board)))

    def _audible(self, happening: Happening) -> Happening:
        """It without the words of people who are ignored."""
        return replace(happening, events=audible(happening.events, self.desk.players()))

    def recall(self, told: Sequence[Happening]) -> None:
        super().recall(told)
        for happening in told:
            self.market.hear(happening.events)

    def tell(self, happening: Happening) -> None:
        self.market.tell(happening.events)
        super().tell(self._audible(happening))
        if isinstance(self.mode, Marching) and self.mode.follow:
            # The next step of a way, or of what was planned while others moved.
            self.command(Press.FOLLOW)

    # ------------------------------------------------------------------ the pieces

    @property
    def actions_height(self) -> float:
        place = self.layout.places.actions
        if self._in_hall:
            return advances_plan.actions_height(place)
        if self.at_market and place is not None:
            return place.height
        return actions_height(place, longer=isinstance(self.mode, CalamityMode))

    @property
    def _in_hall(self) -> bool:
        """Whether advances lie where the map is otherwise."""
        return self.scenery.board.phase in HALL_PHASES

    def pieces(self) -> Sequence[Piece]:
        if not self.at_market:
            return super().pieces()
        self.story.laid_out()
        return [*self.market.pieces(self.layout.places), *self._behind_tabs()]

    def _behind_tabs(self) -> Iterator[Piece]:
        """What stands behind the tabs while something lies where the map is otherwise."""
        places, desk = self.layout.places, self.desk
        if places.tabs is not None:
            company = Company(desk.words, desk.players(), desk.viewer, self.moment.due.seats)
            yield from nations(self.layout, self.scenery.board, company)
        if places.tabs is not None and self.at_market and places.headline is not None:
            yield Heading(places.headline, self.title_of_turn, 28)

    def _compose(self) -> Iterator[Piece]:
        if not self._in_hall:
            self._sets = ()
            yield from super()._compose()
            return
        desk, places = self.desk, self.layout.places
        yield from self._behind_tabs()
        pieces = tuple(hall_pieces(self._choice()))
        self._sets = tuple(piece for piece in pieces if isinstance(piece, SetPiece))
        yield from pieces
        hall = main_place(places)
        goal = None if places.goal is None or desk.viewer is None else self._goal(desk.viewer, places.goal)
        if goal is not None and not hall.holds(*goal.box.centre):
            yield goal

    def draw_over(self, easel: Easel) -> None:
        if self.at_market:
            self.market.draw(easel)
        elif self._in_hall:
            self.story.draw(easel)
        else:
            super().draw_over(easel)

    @property
    def shows_phase_clock(self) -> bool:
        return self.at_market

    @property
    def shows_cards(self) -> bool:
        return self._in_hall

    def _goal(self, seat: Seat, box: Box) -> Piece | None:
        board = self.scenery.board
        return (
            GoalStrip(box, goal_of(board, seat, self.names, self.desk.words, self._hand), paint_goal_sign)
            if board.nations
            else None
        )

    def _beside(self, company: Company) -> Iterator[Piece]:
        """The nations or the calamities, and in the dock what is picked while units are."""
        dock, known = self.layout.places.dock, self.known
        if dock is None or known is None or not isinstance(self.mode, Losing):
            yield from super()._beside(company)
        else:
            yield from self.parts.column(self.scenery, company)
            yield from tray_pieces(dock, tray_of(self._choice(), known, self.mode))

    def _explanations(self) -> Iterator[Piece]:
        place, board = self.layout.places.players, self.scenery.board
        if not strikes(board):
            yield from nation_explanations(self.layout, board, self.desk)
        elif place is not None:
            yield from calamity_explanations(place, board, self.desk)
        if not isinstance(self.mode, Losing):
            yield from dock_explanations(self.layout.places.dock, self.scenery.board, self.desk)

    def _levels(self) -> Iterator[Piece]:
        if not strikes(self.scenery.board):
            yield from super()._levels()

    def seat_place(self, seat: Seat) -> Box | None:
        if self.at_market and self.layout.places.tabs is None:
            return self.market.panel(self.layout.places, seat)
        away = strikes(self.scenery.board) or (self._in_hall and self.layout.places.tabs is None)
        return None if away else super().seat_place(seat)

    def clock_place(self, seat: Seat) -> Box | None:
        """On the seat's panel; while calamities strike or advances are bought, of whoever decides beside the title of
        the column; nowhere while all trade in the same time."""
        if self.at_market and self.layout.places.tabs is None:
            return None
        if self._in_hall:
            hidden = self.layout.places.tabs is None or self.layout.places.players is None
            at = clock_in(self.layout.places.actions) if seat == self.awaited else None
            return at if hidden else super().clock_place(seat)
        if not strikes(self.scenery.board):
            return super().clock_place(seat)
        if self.layout.places.actions is None or seat != self.awaited or self._choice().plan.brief:
            return None
        turn, (width, height) = self._choice().plan.turn, CLOCK
        return Box(turn.right - 16 - width, turn.bottom - 14 - height, width, height)

    def _choice(self) -> Choice:
        choice, told = super()._choice(), self.scenery.board
        follows = isinstance(self.mode, Watching | Idle)
        return choice.while_told(told) if follows and told != self.board else choice

    def _choosing(self) -> Sequence[Piece]:
        pieces: list[Piece] = [*self.grid.lens.buttons(self.layout.map), *self._legend()]
        if self.scenery.lens.goal.zoom > 1:
            place = minimap_place(self.layout.map)
            pieces.append(Minimap(place, self.scenery.board, self.scenery.lens))
        if isinstance(self.mode, Losing) and self.mode.at is not None and self.known is not None:
            pieces += self._stepper(self.known, self.mode, self.mode.at)
        if self.board.phase == "trade" and self.market.trading.on_map:
            pieces.append(self._way_back())
        if self.layout.places.actions is not None:
            pieces += turn_column(self._choice())
        return pieces

    def _stepper(self, known: Known, mode: Losing, at: AreaNumber) -> Iterator[Piece]:
        """Where one counts on the map, beside what can be chosen and not over it."""
        clear = [self.grid.box_of(MapPlace(area)) for area in chosen_in(known, mode).touched]
        if self.scenery.lens.goal.zoom > 1:
            clear.append(minimap_place(self.layout.map))
        beside = self.grid.box_of(MapPlace(at))
        yield from stepper(self._choice(), known, mode, beside, self.layout.map, clear)

    def _way_back(self) -> Piece:
        """From the map back to the market."""
        place, label = self.layout.map, self.desk.words.say("civilization.market.to_market")
        box = Box(place.x + place.width / 2 - 130, place.y + 12, 260, 48)
        press = self.market.hall.giving(MarketPress.FLIP)
        return Button("market map", box, label, press, kind=ButtonKind.GOLD, size=20, key=self.desk.prompts.cap(FLIP))

    def _legend(self) -> Iterator[Piece]:
        """What the sockets mean, beside the buttons that zoom, where there are limits and room for it."""
        place = self.layout.map
        if self.board.options.mode != "nomads" and place.width >= _LEAST_WITH_LEGEND:
            yield LimitLegend(place.x + _BESIDE_BUTTONS, place.bottom - _ABOVE_EDGE, self.desk.words)

    def status(self, box: Box) -> Sequence[Piece]:
        status = Status.of(self.scenery.board, self.desk.words)
        return [*status_pieces(box, status), *status_explanations(box, status, self.desk)]

    def box_of(self, place: int) -> Box | None:
        box = self.grid.box_of(MapPlace(place))
        covered = self.at_market or self._in_hall
        return box if not covered and self.layout.map.holds(*box.centre) else None

    # ------------------------------------------------------------------ choosing

    def _begin(self) -> Mode:
        return begin(self.known, self.mode)

    def _step(self, seat: Seat, command: Command) -> Outcome:
        return step(known_by(seat, self.moment.view), self.mode, command)

    def _cancelling(self) -> Command:
        return Press.CANCEL

    def _command_of(self, event: pygame.Event) -> Command | None:
        if intention_of(event) in COUNTING and any(each.focused for each in self._sets):
            # More and fewer of the set that has the focus.
            return None
        known, cursor = self.known, self.grid.cursor if self.grid.by_keys else None
        return None if known is None else Keyboard(known, self.mode, cursor).command(event)

    def _key(self, event: pygame.Event) -> bool:
        if self.board.phase == "trade":
            return self.market.key(event)
        if isinstance(self.mode, Planning | CalamityMode) and intention_of(event) is Intention.UNDO:
            self.command(Press.BACK)
            return True
        return super()._key(event)

    def _pointed_at(self, x: float, y: float) -> bool:
        return not self.at_market and not self._in_hall and super()._pointed_at(x, y)

    @property
    def awaits_confirmation(self) -> bool:
        return not isinstance(self.mode, Watching | Idle | Trading)

    def _choose(self, place: MapPlace, _: tuple[float, float] | None) -> None:
        self.command(Choose(place.area, place.ship))

    def _carry(self, start: MapPlace, end: MapPlace) -> None:
        self.command(Carry(Choose(start.area, start.ship), end.area))

    def _adjust(self, place: MapPlace, by: int) -> None:
        self.command(Adjust(by, place.area))

    def _place_of(self, number: int) -> MapPlace:
        return MapPlace(number)

    def _advice(self, seat: Seat, action: Any) -> tuple[frozenset[MapPlace], str]:
        areas = areas_of(self.board, seat, action)
        return frozenset(map(MapPlace, areas)), hint(self.board, seat, action, self.teller, self.names)

    def _keys(self) -> Iterable[KeyHint]:
        if self._in_hall:
            return card_key_hints(self.desk)
        return market_hints(self.desk) if self.board.phase == "trade" else key_hints(self.desk)

    @property
    def _invites(self) -> bool:
        return not isinstance(self.mode, Watching | Idle | Trading)

    # ------------------------------------------------------------------ what moves

    @property
    def animating(self) -> bool:
        return super().animating or (self.at_market and self.market.animating)

    def update(self, elapsed: float) -> None:
        super().update(elapsed)
        if self.market.update(elapsed):
            self.desk.changed()

    def skip(self) -> None:
        super().skip()
        if self.market.skip():
            self.desk.changed()

    # ------------------------------------------------------------------ what is seen while choosing

    def _explained(self, place: MapPlace) -> Explanation:
        if not self.scenery.board.nations:
            return Explanation()
        words = area_words(self.scenery.board, place.area, self.teller, self.names)
        return Explanation(words.sentence)

    def _sight(self) -> Sight:
        """How the viewer sees the map."""
        if self.story.playing:
            return AT_REST
        near = self.grid.near if self.grid.meant else None
        sight = sight_of(self.known, self.board, self._mode_in_hand(), near, self.named)
        return sight if self.grid.drag is None else replace(sight, dragged=True)

    def _mode_in_hand(self) -> Mode:
        """The mode, with what is being dragged in the hand."""
        drag, known = self.grid.drag, self.known
        if drag is None or known is None or not isinstance(self.mode, Marching | Planning):
            return self.mode
        return holding(known, self.mode, Choose(drag.start.area, drag.start.ship))

    def _draw_choice(self, easel: Easel) -> None:
        sight, near = self._sight(), self.grid.near if self.grid.meant else None
        drag, seat = self.grid.drag, self.desk.viewer
        if drag is not None and seat is not None and sight.held is not None:
            draw_dragged(easel, seat, sight.held, (drag.x, drag.y), self.scenery.stud)
        if near is None or sight.conflict is None:
            return
        card = conflict_card(sight.conflict, self.desk.viewer, self.names, self.teller)
        show_card(easel, card, self.grid.box_of(near), self.layout.map)
