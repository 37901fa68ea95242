"""A table's room before the match: seats, options, invitation, chat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ziggurat.games.game import Seat
from ziggurat.wire.messages import (
    ClientMessage,
    Configure,
    GameOffer,
)
from ziggurat_client.art import tones
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.registry import emblem_painter
from ziggurat_client.input.clipboard import copy_text
from ziggurat_client.input.intentions import Intention, Scope, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.question import Question, QuestionScene
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.room.bar import BarRequests, are_we_ready, can_start, room_bar
from ziggurat_client.scenes.room.colours import ColourChoice, may_be_usual
from ziggurat_client.scenes.room.game_choice import GameChoiceScene
from ziggurat_client.scenes.room.guest_name import GuestNameScene
from ziggurat_client.scenes.room.places import RoomPlaces, room_places
from ziggurat_client.scenes.room.requests import RoomRequests
from ziggurat_client.scenes.room.seats import RoomSeats
from ziggurat_client.scenes.room.table_name import TableNameScene
from ziggurat_client.scenes.room.terms import show_clock, show_series
from ziggurat_client.scenes.table.password import PasswordScene
from ziggurat_client.scenes.table.people import show_speakers_at
from ziggurat_client.scenes.table.table_news import TableNews
from ziggurat_client.scenes.table.watchers import WatchersScene
from ziggurat_client.servers.invitation import invitation, page_link
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.chat import ChatPanel
from ziggurat_client.ui.invite_panel import Copied, Invitation, height, invite_pieces
from ziggurat_client.ui.options_panel import OptionChanges, OptionsPanel, least_height
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent
from ziggurat_client.wording.options_form import Value, with_option
from ziggurat_client.wording.seats import is_open
from ziggurat_client.wording.table_gone import why_gone

Request = Callable[[int], ClientMessage]


class RoomScene(Page):
    """Where players gather. Goes to the board by itself when the match starts."""

    first_focus = "ready"
    fills = True

    def __init__(self, atlas: Atlas, code: str) -> None:
        super().__init__(atlas)
        self._code = self.table_code = code
        self._requests = RoomRequests(self.ask, code)
        self._news = TableNews(atlas.services, self.record)
        self._copied: Copied | None = None
        self._bar_requests = BarRequests(self._leave, self._toggle_ready, self._requests.start)
        services, say = atlas.services, self._requests.say
        who = partial(show_speakers_at, atlas, self.record)
        self._chat = ChatPanel(
            self._places.chat, services.clock, services.words, say, services.ignored.has, who, services.draft(code)
        )

    @property
    def record(self) -> TableRecord:
        """The table. It is there as long as the scene is."""
        return self.services.remote.tables[self._code]

    @property
    def _is_host(self) -> bool:
        welcome = self.services.remote.welcome
        return welcome is not None and self.record.table.host == welcome.person

    @property
    def _can_start(self) -> bool:
        table = self.record.table
        return can_start(table, self.services.remote.offer(table.game))

    # ------------------------------------------------------------------ what happens

    def enter(self) -> None:
        # Nobody told us what happened while another scene lay over this one.
        if not self._give_way(None):
            super().enter()

    def arrived(self, arrival: Arrival) -> None:
        if not self._give_way(arrival):
            self._news.tell()
            super().arrived(arrival)

    def _give_way(self, arrival: Arrival | None) -> bool:
        """Leave the place to the board if the match is on, or to nothing if the table is gone; return whether so."""
        if self._code not in self.services.remote.tables:
            self.stack.close(self)
            self.services.banner.tell(why_gone(self.services.words, arrival))
            return True
        record = self.record
        if record.table.stage != "room" and record.seen_by_all is not None:
            self.stack.replace(self, self.atlas.table(self._code))
            return True
        return False

    def back(self) -> None:
        """Going back costs whoever hosts or sits here something, so it is asked first."""
        if not self._is_host and self.record.seat is None:
            self._leave()
            return
        consequence = self.say("room.leave.host" if self._is_host else "room.leave.seat")
        question = Question(self.say("room.leave.title"), consequence, self.say("room.stay"), self.say("room.leave"))
        self.stack.push(QuestionScene(self.atlas, question, self._leave))

    def _leave(self) -> None:
        self.services.remote.leave(self._code)
        self.stack.close(self)

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.TABLE,)

    def handle(self, event: pygame.Event) -> bool:
        if super().handle(event):
            return True
        match intention_of(event):
            case Intention.READY if self.record.seat is not None:
                self._toggle_ready()
            case Intention.START if self._is_host and self._can_start:
                self._requests.start()
            case Intention.COPY:
                self._copy("link", invitation(self.services.remote, self.record.door))
            case Intention.CHAT:
                self.focus_on("say")
            case _:
                return False
        return True

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        return (
            KeyHint(caps(Intention.READY), self.say("room.ready")),
            KeyHint(caps(Intention.START), self.say("room.start")),
            KeyHint(caps(Intention.COPY), self.say("room.copy_link")),
            KeyHint(caps(Intention.CHAT), self.say("keys.chat")),
        )

    # ------------------------------------------------------------------ what one asks

    def _toggle_ready(self) -> None:
        """All of us at this screen are ready, or not, those who are that already left alone."""
        ready = not are_we_ready(self.record.table)
        for seat in self.record.table.your_seats:
            if self.record.table.seats[seat].ready != ready:
                self._requests.set_ready(seat, ready)

    def _set_option(self, name: str, value: Value) -> None:
        options = with_option(self.record.options, name, value)
        self.ask(lambda number: Configure(number, self._code, options=options))

    def _choose_game(self) -> None:
        table = self.record.table
        sitting = sum(not is_open(seat) for seat in table.seats)
        self.stack.push(GameChoiceScene(self.atlas, self._offers, table.game, sitting, self._requests.set_game))

    def _rename(self) -> None:
        self.stack.push(TableNameScene(self.atlas, self.record.table.name, self._requests.rename))

    def _set_locked(self, locked: bool) -> None:
        if not locked:
            self._requests.set_password("")
            return
        self.stack.push(PasswordScene(self.atlas, self.say("password.set_title"), self._requests.set_password))

    def _invite_guest(self, seat: Seat) -> None:
        """Somebody else at this screen wants to play too."""
        suggested = self.say("guest.suggested", number=seat + 1)
        self.stack.push(GuestNameScene(self.atlas, suggested, lambda name: self._requests.sit(seat, name)))

    def _choose_colour(self, seat: Seat, colour: int) -> None:
        """What we choose for ourselves, and nobody else here has, is our usual colour from now on."""
        if may_be_usual(self.record, seat, colour):
            self.services.memory.change(colour=colour)
        self._requests.choose_colour(seat, colour)

    def _show_watchers(self) -> None:
        self.stack.push(WatchersScene(self.atlas, self._code))

    def _copy(self, what: Copied, text: str) -> None:
        self._copied = what if copy_text(text) else None
        if self._copied is None:
            self.services.banner.tell(self.say("room.no_clipboard"))
        self.change()

    # ------------------------------------------------------------------ the pieces

    @property
    def _places(self) -> RoomPlaces:
        page = page_link(self.services.remote, self.record.door)
        return room_places(self.room, len(self.record.table.seats), least_height(self.record), height(page))

    @property
    def smallest(self) -> Extent:
        if self._code not in self.services.remote.tables:
            # Gone while another scene lies over this one.
            return TIGHTEST
        return Extent(TIGHTEST.width, self._places.least_height)

    def layout(self) -> Sequence[Piece]:
        welcome = self.services.remote.welcome
        places = self._places
        parts: list[tuple[Box, list[Piece]]] = [
            (places.bar.leave, room_bar(self, places.bar, self.record, self._bar_requests)),
            (places.options, self._options(places.options)),
            (places.seats, self._seats(places.seats)),
            (places.invitation, self._invitation(places.invitation)),
            (places.chat, self._talk(places.chat)),
        ]
        # Tab visits them as they are read.
        parts.sort(key=lambda part: (part[0].y, part[0].x))
        server, rename = welcome.server if welcome else "", self._rename if self._is_host else None
        top = header(self, self.say("room.title"), self.record.table.name, server, rename=rename)
        return [*top, *(piece for _, pieces in parts for piece in pieces)]

    def _talk(self, box: Box) -> list[Piece]:
        """What is said, and who else hears it."""
        table = self.record.table
        watchers = ", ".join(person.name for person in table.watchers)
        self._chat.place(box)
        aside = [
            Line(Box(box.x + 150, box.y + 10, box.width - 286, 40), watchers, 18, tones.TEXT_SOFT, align="r"),
            Button(
                "watchers",
                Box(box.right - 124, box.y + 8, 100, 42),
                str(table.watcher_count),
                self._show_watchers,
                icon=Icon.EYE,
                size=18,
            ),
        ]
        return self._chat.pieces(
            self.say("chat.title"),
            self.say("chat.say"),
            self.services.remote.whispers.among(self.record.chat),
            self.say("log.newest"),
            self.services.screen.scale,
            aside,
        )

    def _options(self, box: Box) -> list[Piece]:
        offer = self.services.remote.offer(self.record.table.game)
        hosts = self._is_host
        changes = OptionChanges(
            game=self._choose_game if len(self._offers) > 1 else None,
            seats=self._requests.set_seats,
            option=self._set_option,
            series=lambda: show_series(self.atlas, self.record.table, hosts, self._requests.set_counting),
            clock=lambda: show_clock(self.atlas, self.record.table, self._levels, hosts, self._requests.set_clock),
            delay=self._requests.set_delay,
            locked=self._set_locked,
            listed=self._requests.set_listed,
        )
        counts = offer.seat_counts if offer else ()
        emblem = emblem_painter(self.record.table.game)
        return OptionsPanel(box, self.record, emblem, counts, self._is_host, self.services.words, changes).pieces()

    def _seats(self, box: Box) -> list[Piece]:
        return RoomSeats(
            box,
            self.record,
            self._is_host,
            self._levels,
            self.services.words,
            self.services.level_wins,
            self._requests,
            self._invite_guest,
            ColourChoice(self.services.memory.profile.colour, self._choose_colour),
            self.services.screen.scale,
        ).pieces()

    @property
    def _offers(self) -> tuple[GameOffer, ...]:
        """The games that can be played here, and shown."""
        welcome = self.services.remote.welcome
        return () if welcome is None else tuple(offer for offer in welcome.games if offer.id in SHOWN)

    @property
    def _levels(self) -> tuple[str, ...]:
        offer = self.services.remote.offer(self.record.table.game)
        return offer.levels if offer else ()

    def _invitation(self, box: Box) -> list[Piece]:
        key = self.services.prompts.cap(Intention.COPY)
        door, remote = self.record.door, self.services.remote
        shown = Invitation(door, invitation(remote, door), page_link(remote, door), self._copied, key, self._copy)
        return invite_pieces(box, shown, self.services.words)
