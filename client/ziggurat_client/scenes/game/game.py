"""The game: the board view of whatever is played, between the top bar and the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from ziggurat.games.game import Seat
from ziggurat.wire.messages import ClockMessage, Said
from ziggurat_client.boards.board import BoardView, Desk
from ziggurat_client.boards.places import SMALLEST
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention, intention_of, is_by_pad
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.remote import Answer
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.game.absence import Absence
from ziggurat_client.scenes.game.bar import bar_buttons, game_bar
from ziggurat_client.scenes.game.board_page import BoardPage
from ziggurat_client.scenes.game.chat import ChatDrawer
from ziggurat_client.scenes.game.clocks import GameClocks
from ziggurat_client.scenes.game.curtain import CurtainScene
from ziggurat_client.scenes.game.emotes import Emotes
from ziggurat_client.scenes.game.ending import Ending
from ziggurat_client.scenes.game.guiding import Guiding
from ziggurat_client.scenes.game.hints import Hints
from ziggurat_client.scenes.game.hot_seat import HotSeat
from ziggurat_client.scenes.game.keys import match_keys
from ziggurat_client.scenes.game.news import News
from ziggurat_client.scenes.game.offers import TableOffers
from ziggurat_client.scenes.game.refusals import Refusals
from ziggurat_client.scenes.game.requests import MatchRequests
from ziggurat_client.scenes.game.side import GameSide
from ziggurat_client.scenes.game.ways import GameWays
from ziggurat_client.scenes.pages.common_keys import toggle_mute
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.table_news import TableNews
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.log_line import LogLine
from ziggurat_client.wording.sitters import Player, players_at
from ziggurat_client.wording.table_gone import why_gone

_RECALLED: Final = 40
"""How many of the last steps whoever gets the mouse may want to know of: more than a turn has."""


class GameScene(BoardPage):
    """A running match at one table, for its players and its watchers.

    It is large because all that a match shows and takes comes together here: each part is a class of its own, of which
    this only says when it is heard, asked and laid out.
    """

    smallest = SMALLEST
    fills = True

    def __init__(self, atlas: Atlas, code: str) -> None:
        """Raises LookupError if we are not at that table or no match is on."""
        super().__init__(atlas)
        self._code = self.table_code = self.board_of = code
        moment = self.record.moment
        if moment is None:
            raise LookupError(f"no match is on at table {code}")
        self.record.take_happenings()
        self._refusals = Refusals(atlas.services, lambda: self._view)
        self._requests = MatchRequests(atlas.services.remote, code, self._answered)
        self._desk = Desk(
            words=atlas.services.words,
            viewer=self.record.seat,
            players=self._players,
            act=self._requests.act,
            undo=self._undo,
            refuse=self._refusals.say,
            changed=self.change,
            prompts=atlas.services.prompts,
            clock=atlas.services.clock,
            telling=atlas.services.settings.telling,
            by_name=self.record.is_shared,
            reading=lambda: self.record.clock,
        )
        shown = presentation(self.record.table.game)
        self._music_of_game = shown.music
        self._view = shown.board(self._desk, moment)
        self.music = self._view.music or self._music_of_game
        self._side = GameSide(self, self.record)
        self._board: tuple[Piece, ...] | None = None
        self._room_for_figures: Box | None = None
        """The view's pieces as they were laid out last, unless they may be others now."""
        self._hot_seat = HotSeat(atlas.services, self.record, self._draw_curtain)
        self._clocks = GameClocks(atlas, self.record)
        self._offers = TableOffers(self, code)
        self._guiding = Guiding(self, self.record)
        self._ways = GameWays(
            atlas,
            self.record,
            self._offers,
            self._clocks,
            self._refusals,
            self._guiding,
            lambda: self.stack.close(self),
        )
        self._news = News(atlas.services, self.record, self._side)
        self._table_news = TableNews(atlas.services, self.record)
        self._absence = Absence(atlas.services.remote, self.record)
        self.hints = Hints(atlas.services, self.record, lambda: self._view, self._refusals)
        self._emotes = Emotes(atlas.services, self.record)
        self._ending = Ending(atlas.services.clock, self.record)
        self._focus.shown = False
        self._rule = ""
        """The paragraph behind what was meant when the last event came."""
        self._news.tell_link()
        self._news.learn_past(lambda: self._view, self._learned_past)
        self._news.tell_move(self.hints.is_awaited)

    @property
    def record(self) -> TableRecord:
        """The table. It is there as long as the scene is."""
        return self.services.remote.tables[self._code]

    @property
    def view(self) -> BoardView:
        """The board view on show."""
        return self._view

    @property
    def log(self) -> tuple[LogLine, ...]:
        """What the log says, oldest first."""
        return self._side.log.lines

    @property
    def chat(self) -> ChatDrawer:
        """What is said at the table."""
        return self._side.chat

    @property
    def guiding(self) -> Guiding:
        """What the guide says, where this is a first game."""
        return self._guiding

    @property
    def message_place(self) -> Box:
        """The board, so that no score and no choice is covered."""
        return self._side.places().board

    # ------------------------------------------------------------------ what happens

    def enter(self) -> None:
        if self._code not in self.services.remote.tables:
            self._close()
            return
        self._side.log.freshen(self._view.lines, self.services.ignored.here)
        self._tell_news()
        self._pass_mouse()
        # The hint may have come while another scene lay above.
        self.hints.show_newest()
        super().enter()
        self._tell_halt()

    def arrived(self, arrival: Arrival) -> None:
        """What is new is told first, then shown; what lies over the board comes last."""
        if self._code not in self.services.remote.tables:
            self._close(arrival)
            return
        self._tell_news()
        self._offers.tell()
        self._table_news.tell()
        self._show_anew(arrival)
        self._clocks.tell_absences()
        if self._absence.ended_after_a_round() and self.stack.top is self:
            self._ways.tell_long_past()
        self._tell_halt()

    def _show_anew(self, arrival: Arrival) -> None:
        """Show what the arrival changed, and no more than that."""
        if self.record.table.stage == "room" or self.record.seat != self._desk.viewer:
            self._go_on()
        elif isinstance(arrival, Said):
            self._emotes.hear(arrival)
            self._heard_someone()
        elif isinstance(arrival, ClockMessage):
            # Only the clocks are others now: the board's pieces are kept.
            super().change()
        else:
            self._pass_mouse()
            super().arrived(arrival)

    def _learned_past(self) -> None:
        """We know what happened before we came back."""
        self.change()
        if self.stack.top is self:
            self._ways.tell_long_past()

    def _tell_halt(self) -> None:
        """Not over another scene, such as the curtain."""
        if self.stack.top is self:
            self._clocks.tell_halt()

    def _heard_someone(self) -> None:
        """Only the number beside the chat is another one now: the board's pieces are kept. Where the chat or anything
        else lies above, the number can wait."""
        if self.stack.top is self:
            super().change()

    def _pass_mouse(self) -> None:
        """Turn the board to whoever of us has to decide, once the story so far is over."""
        if self._view.animating or not self._hot_seat.pass_on(self.stack.top is self):
            return
        moment = self.record.moment
        if moment is not None:
            self._desk = replace(self._desk, viewer=self.record.seat)
            self._view = presentation(self.record.table.game).board(self._desk, moment)
            self._view.recall(self.record.history[-_RECALLED:])
            # What the last one was told may be a secret.
            self._side.log.rewrite(self.record.history, self._view.lines)
            self._side.show("actions")
        self.change()

    def _draw_curtain(self, seat: Seat, name: str) -> None:
        """Hide the table until whoever gets the mouse is alone with the screen."""
        self.stack.push(CurtainScene(self.atlas, self._code, seat, name))

    def change(self) -> None:
        self._board = None
        super().change()

    def _close(self, arrival: Arrival | None = None) -> None:
        """The table is gone."""
        self.stack.close(self)
        self.services.banner.tell(why_gone(self.services.words, arrival))

    def _tell_news(self) -> None:
        self.hints.move_on()
        self._news.tell(self._view)
        self._guiding.follow()
        self._news.tell_move(self.hints.is_awaited)

    def update(self, elapsed: float) -> None:
        super().update(elapsed)
        self.change_music(self._view.music or self._music_of_game)
        self._guiding.watch(self._view)
        self._pass_mouse()
        if self._emotes.let_go():
            super().change()
        if self._ending.is_past(self._view.animating):
            self._go_on()

    def _go_on(self) -> None:
        """To the scene that shows this table now."""
        self.stack.replace(self, self.atlas.table(self._code))

    @property
    def wakes_in(self) -> float | None:
        wakes = (super().wakes_in, self._ending.wakes_in, self._emotes.wakes_in)
        return min((wake for wake in wakes if wake is not None), default=None)

    # ------------------------------------------------------------------ what one asks

    def _undo(self) -> None:
        if not self._requests.undo():
            self._refusals.say(self.say("game.nothing_to_undo"))

    def _answered(self, answer: Answer) -> None:
        self._refusals.hear(answer)
        self.change()

    def thought(self) -> None:
        if self.stack.top is self:
            self.hints.show_newest()

    # ------------------------------------------------------------------ who sits there

    def _players(self) -> tuple[Player, ...]:
        return players_at(self.services.words, self.record.table, self.services.ignored.has)

    # ------------------------------------------------------------------ the page

    def layout(self) -> Sequence[Piece]:
        places = self._side.places()
        self._view.arrange(places)
        bar, free = game_bar(self, self._view.title, self.record.table)
        clock, free = self._clocks.in_bar(free, with_phase=not self._view.shows_phase_clock)
        # The bar lies below, but Tab comes to its buttons after the board, its choices and the chat.
        buttons = bar_buttons(
            self, self._ways.open_menu, self._toggle_sound, self.hints.ask if self.hints.may_be_asked else None
        )
        if self._board is None:
            self._board = tuple(self._view.pieces())
        offer = self._offers.pieces()
        clocks = [*clock, *self._clocks.in_panels(self._view)]
        # Where the round and the stock stand, depends on whether a clock stands beside them.
        status = self._view.status(free)
        emotes = self._emotes.pieces(self._view, places)
        others = [*bar, *status, *self._board, *clocks, *buttons, *offer]
        log = None if self.chat.is_open else places.log_below(self._view.actions_height)
        guide = tuple(self._guiding.pieces(self._view, others, places.extent, log))
        spoken_over = any(piece.box == log for piece in guide)
        side = self._side.pieces(places, self._view.actions_height, with_log=not spoken_over)
        self._room_for_figures = None if spoken_over else log
        return [*bar, *status, *self._board, *clocks, *side, *buttons, *offer, *emotes, *guide]

    @property
    def room_for_figures(self) -> Box | None:
        """The log's place, where it is shown and nothing else is said."""
        return self._room_for_figures

    @property
    def _paragraph(self) -> str:
        return super()._paragraph or self._guiding.rule

    def _toggle_sound(self) -> None:
        toggle_mute(self.services)
        self.change()

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.Event) -> bool:
        if self.chat.takes_number(event):
            return True
        if self._refusals.is_on(event):
            self._ways.open_rules()
            return True
        if event.type == pygame.MOUSEMOTION:
            self._side.log_list.point_at(*self.screen.point(event.pos))
        # A key takes the pointer's word, so what is explained now is noted before.
        self._rule = self._widgets.rule
        taken = super().handle(event)
        # The board shows what the line of the log is about that is looked at.
        return self._view.point_out(self._side.looked_up) or taken

    def shortcut(self, event: pygame.Event) -> bool:
        match intention_of(event):
            case Intention.CHAT:
                self.chat.toggle(by_pad=is_by_pad(event))
                self._focus.shown = True
            case Intention.PHRASES:
                self.chat.toggle_phrases()
                self._focus.shown = True
            case Intention.HINT if self.record.seat is not None:
                self.hints.ask()
            case Intention.MENU:
                self._ways.open_menu()
            case Intention.RULES:
                self._ways.open_rules(self._rule or self._guiding.rule)
            case Intention.LOOK_BACK:
                self._ways.look_back()
            case _:
                return False
        return True

    def back(self) -> None:
        if self.chat.has_focus or not self._view.back():
            if self.chat.is_open:
                self.chat.leave()
            elif not self._guiding.put_away():
                self._ways.open_menu()

    def keys(self) -> tuple[KeyHint, ...]:
        return match_keys(self.services, self._view, hints=self.hints.are_given)
