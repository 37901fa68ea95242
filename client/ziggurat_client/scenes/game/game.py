"""The game: the board view of whatever is played, between the top bar and the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import msgspec
import pygame

from ziggurat.games.game import Seat
from ziggurat.wire.links import format_link
from ziggurat.wire.messages import ClockMessage, Done, Rejected, Said
from ziggurat_client.boards.board import BoardView, Desk
from ziggurat_client.boards.places import SMALLEST
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.remote import Answer
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.game.bar import bar_buttons, game_bar
from ziggurat_client.scenes.game.board_page import BoardPage
from ziggurat_client.scenes.game.chat import GameChat
from ziggurat_client.scenes.game.clocks import GameClocks
from ziggurat_client.scenes.game.curtain import CurtainScene
from ziggurat_client.scenes.game.ending import Ending
from ziggurat_client.scenes.game.hot_seat import HotSeat
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.scenes.game.offers import TableOffers
from ziggurat_client.scenes.game.requests import MatchRequests
from ziggurat_client.scenes.game.side import GameSide
from ziggurat_client.scenes.pages.common_keys import toggle_mute
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.host_menu import HostMenu
from ziggurat_client.thinking.adviser import Advice, Adviser
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.chances import percent
from ziggurat_client.wording.log_line import LogLine
from ziggurat_client.wording.refusals import refusal
from ziggurat_client.wording.sitters import Player, players_at
from ziggurat_client.wording.table_gone import why_gone

HINT_SECONDS: Final = 12.0
"""How long the sentence of a hint stays."""
_RECALLED: Final = 40
"""How many of the last steps whoever gets the mouse may want to know of: more than a turn has."""


class GameScene(BoardPage):
    """A running match at one table, for its players and its watchers."""

    music = None
    smallest = SMALLEST
    fills = True

    def __init__(self, atlas: Atlas, code: str) -> None:
        """Raises LookupError if we are not at that table or no match is on."""
        super().__init__(atlas)
        self._code = code
        moment = self.record.moment
        if moment is None:
            raise LookupError(f"no match is on at table {code}")
        self.record.take_happenings()
        self._requests = MatchRequests(atlas.services.remote, code, self._answered)
        self._desk = Desk(
            words=atlas.services.words,
            viewer=self.record.seat,
            players=self._players,
            act=self._requests.act,
            undo=self._undo,
            refuse=self._refuse,
            changed=self.change,
            prompts=atlas.services.prompts,
            clock=atlas.services.clock,
            telling=atlas.services.settings.telling,
            by_name=self.record.is_shared,
        )
        self._view = presentation(self.record.table.game).board(self._desk, moment)
        self._side = GameSide(self, self.record, self._open_chat)
        self._board: tuple[Piece, ...] | None = None
        """The view's pieces as they were laid out last, unless they may be others now."""
        self._hot_seat = HotSeat(atlas.services, self.record, self._draw_curtain)
        self._clocks = GameClocks(atlas, self.record)
        self._adviser = Adviser(atlas.services.mind, self.record.game)
        self._rule = ""
        """The paragraph that the last refusal named."""
        self._offers = TableOffers(self, code)
        self._ending = Ending(atlas.services.clock)
        self._focus.shown = False
        self._tell_link()
        self._tell_move()

    def _tell_link(self) -> None:
        """In plain text, for programs that help a person to follow the match: they may watch it, too."""
        if self.services.remote.address is not None:
            link = format_link(msgspec.structs.replace(self.services.remote.address, table=self.record.door))
            self.services.text_log.write(self.say("game.watch_link", link=link))

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
    def message_place(self) -> Box:
        """The board, so that no score and no choice is covered."""
        return self._side.places().board

    # ------------------------------------------------------------------ what happens

    def enter(self) -> None:
        if self._code not in self.services.remote.tables:
            self._close()
            return
        self._side.log.translate(self._view.lines)
        self._tell_news()
        self._pass_mouse()
        # The hint may have come while another scene lay above.
        self._show_hint()
        super().enter()
        self._tell_halt()

    def arrived(self, arrival: Arrival) -> None:
        if self._code not in self.services.remote.tables:
            self._close(arrival)
            return
        self._tell_news()
        self._offers.tell()
        if self.record.table.stage == "room" or self.record.seat != self._desk.viewer:
            self._go_on()
        elif isinstance(arrival, Said):
            self._heard_someone()
        elif isinstance(arrival, ClockMessage):
            # Only the clocks are others now: the board's pieces are kept.
            super().change()
        else:
            self._pass_mouse()
            super().arrived(arrival)
        self._clocks.tell_absences()
        self._tell_halt()

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
        self.stack.push(CurtainScene(self.atlas, seat, name))

    def change(self) -> None:
        self._board = None
        super().change()

    def _close(self, arrival: Arrival | None = None) -> None:
        """The table is gone."""
        self.stack.close(self)
        self.services.banner.tell(why_gone(self.services.words, arrival))

    def _tell_news(self) -> None:
        moment = self.record.moment
        if moment is not None and self._adviser.move_on(moment.revision, moment.view):
            self.services.banner.withdraw(self.say("game.hint.thinking"))
        for happening in self.record.take_happenings():
            self._view.tell(happening)
            for line in self._side.log.note(happening, self._view.lines):
                self.services.text_log.write(line.text)
        self._tell_move()

    def _tell_move(self) -> None:
        """In plain text, once our decision is awaited. Where several share the screen, passing the mouse says it."""
        if self._side.follow(self._is_awaited) and not self.record.is_shared:
            self.services.text_log.write(self.say("game.your_move"))

    def update(self, elapsed: float) -> None:
        super().update(elapsed)
        self._clocks.listen()
        self._pass_mouse()
        if not self._is_over:
            self._ending.call_off()
        elif not self._view.animating and self._ending.is_past() and self._is_told:
            self._go_on()

    @property
    def _is_over(self) -> bool:
        moment = self.record.moment
        return moment is not None and moment.result is not None

    @property
    def _is_told(self) -> bool:
        """Whether the server has said that the match is over, so that the result can be shown."""
        return self.record.table.stage == "over"

    def _go_on(self) -> None:
        """To the scene that shows this table now."""
        # Imported here, because these scenes lead to one another.

        self.stack.replace(self, self.atlas.table(self._code))

    @property
    def wakes_in(self) -> float | None:
        # Once the result may come, its arrival wakes the loop.
        left = self._ending.left
        looks = (super().wakes_in, left if left or self._is_told else None)
        return min((look for look in looks if look is not None), default=None)

    # ------------------------------------------------------------------ what one asks

    def _undo(self) -> None:
        if not self._requests.undo():
            self._refuse(self.say("game.nothing_to_undo"))

    def _answered(self, answer: Answer) -> None:
        if isinstance(answer, Rejected):
            said = self._view.refusal(answer.code, answer.rule, answer.params)
            self._refuse(said or refusal(self.services.words, answer.code, answer.params), answer.rule)
        elif not isinstance(answer, Done):
            code, params = getattr(answer, "code", ""), getattr(answer, "params", None)
            self._refuse(refusal(self.services.words, code, params))
        self.change()

    @property
    def _is_awaited(self) -> bool:
        """Whether our decision is awaited."""
        moment = self.record.moment
        return moment is not None and self.record.seat in moment.due.seats

    @property
    def _may_ask_hint(self) -> bool:
        return self._is_awaited and self._adviser.knows_the_game

    def _ask_hint(self) -> None:
        moment = self.record.moment
        if not self._adviser.knows_the_game:
            self._refuse(self.say("game.hint.none"))
            return
        if moment is None or not self._is_awaited:
            self._refuse(self.say("game.hint.not_now"))
            return
        self._adviser.ask(moment.revision, moment.view)
        if self._adviser.thinks:
            self.services.banner.tell(self.say("game.hint.thinking"), HINT_SECONDS, over_bar=True)
        self._show_hint()

    def thought(self) -> None:
        if self.stack.top is self:
            self._show_hint()

    def _show_hint(self) -> None:
        """Show the hint that came, unless the match has moved on since it was asked for."""
        advice, moment = self._adviser.take(), self.record.moment
        if advice is not None and moment is not None and self._adviser.is_meant(advice, moment.revision, moment.view):
            self.show_advice(advice)
        elif self._adviser.take_failure():
            self._refuse(self.say("game.hint.failed"))

    def show_advice(self, advice: Advice) -> None:
        """Show on the board what is advised, and say it."""
        careless, chance = percent(advice.careless), percent(advice.chance)
        # Estimates are rough: a turn that seems to gain nothing needs no comparison.
        key = "game.hint.better" if chance > careless else "game.hint.chance"
        sentence = f"{self._view.advise(advice.action)} {self.say(key, careless=careless, chance=chance)}"
        self.services.banner.tell(sentence, HINT_SECONDS, over_bar=True)
        self.services.text_log.write(sentence)

    def _refuse(self, text: str, rule: str = "") -> None:
        self._rule = rule
        self.services.text_log.write(text)
        self.services.banner.refuse(text, self.services.prompts.cap(Intention.RULES) if rule else "")

    # ------------------------------------------------------------------ who sits there

    def _players(self) -> tuple[Player, ...]:
        return players_at(self.services.words, self.record.table)

    # ------------------------------------------------------------------ the page

    def layout(self) -> Sequence[Piece]:
        places = self._side.places()
        self._view.arrange(places)
        bar, free = game_bar(self, self._view.title, self.record.table)
        clock, free = self._clocks.in_bar(free)
        # The bar lies below, but Tab comes to its buttons after the board, its choices and the chat.
        buttons = bar_buttons(self, self._open_menu, self._toggle_sound, self._ask_hint if self._may_ask_hint else None)
        if self._board is None:
            self._board = tuple(self._view.pieces())
        offer = self._offers.pieces()
        clocks = [*clock, *self._clocks.in_panels(self._view)]
        # Where the round and the stock stand, depends on whether a clock stands beside them.
        status = self._view.status(free)
        side = self._side.pieces(places, self._view.actions_height)
        return [*bar, *status, *self._board, *clocks, *side, *buttons, *offer]

    def _open_rules(self) -> None:
        """The rules, at the paragraph that the last refusal named."""
        self.stack.push(self.atlas.rules(self.record.table.game, self._rule))

    def _look_back(self) -> None:
        """Show what has happened so far."""
        self.stack.push(self.atlas.live_replay(self._code))

    def _toggle_sound(self) -> None:
        toggle_mute(self.services)
        self.change()

    def _open_menu(self) -> None:
        agree = None if self.record.seat is None else self._offers.open
        host = self._open_host_menu if self.services.remote.hosts(self.record) else None
        reclaim = self._clocks.offer_seat if self.record.kept_seats else None
        self.stack.push(GameMenu(self.atlas, self._look_back, self._open_rules, self._leave, agree, host, reclaim))

    def _open_host_menu(self) -> None:
        """What only the host can do."""
        self.stack.push(HostMenu(self.atlas, self._code))

    def _open_chat(self) -> None:
        self._side.listened()
        self.stack.push(GameChat(self.atlas, self._code, self._side.listened))
        self.change()

    def _leave(self) -> None:
        self.services.remote.leave(self._code)
        if self.services.servers.private is not None:
            self.stack.home()
        else:
            self.stack.close(self)

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.Event) -> bool:
        if self._is_on_refusal(event):
            self._open_rules()
            return True
        if event.type == pygame.MOUSEMOTION:
            self._side.log_list.point_at(*self.screen.point(event.pos))
        taken = super().handle(event)
        # The board shows what the line of the log is about that is looked at.
        return self._view.point_out(self._side.looked_up) or taken

    def _is_on_refusal(self, event: pygame.Event) -> bool:
        """Whether the banner was clicked while it names a paragraph of the rules."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        return pressed and self.services.banner.leads_on_at(event.pos)

    def shortcut(self, event: pygame.Event) -> bool:
        match intention_of(event):
            case Intention.CHAT:
                self._open_chat()
            case Intention.HINT if self.record.seat is not None:
                self._ask_hint()
            case Intention.MENU:
                self._open_menu()
            case Intention.RULES:
                self._open_rules()
            case Intention.LOOK_BACK:
                self._look_back()
            case _:
                return False
        return True

    def back(self) -> None:
        if not self._view.back():
            self._open_menu()

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        return (
            *self._view.keys(),
            *self._hint_keys(),
            KeyHint(caps(Intention.UP, Intention.DOWN), self.say("game.keys.log")),
            KeyHint(caps(Intention.CHAT), self.say("game.keys.chat")),
            KeyHint(caps(Intention.RULES), self.say("game.keys.rules")),
            KeyHint(caps(Intention.LOOK_BACK), self.say("game.keys.look_back")),
            KeyHint(caps(Intention.MENU), self.say("game.menu")),
        )

    def _hint_keys(self) -> Iterator[KeyHint]:
        """Whoever watches is given no hints."""
        if self.record.seat is not None and self._adviser.knows_the_game:
            yield KeyHint(self.services.prompts.caps(Intention.HINT), self.say("game.keys.hint"))
