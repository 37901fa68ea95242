"""The lobby of a server: its tables, its people, its chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from ziggurat.wire.messages import Done, QuickJoin, Say, Subscribe, TableCard, Unsubscribe
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.registry import emblem_painter
from ziggurat_client.discovery.found import FOUND, FoundServer
from ziggurat_client.input.clipboard import copy_text
from ziggurat_client.input.intentions import Intention, Scope, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.kept.quick_game import QuickGame
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.our_turns import awaits_us
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.friends.way import friends_button
from ziggurat_client.scenes.lobby import network_strip
from ziggurat_client.scenes.lobby.create_table import CreateTableScene
from ziggurat_client.scenes.lobby.empty import Beginnings, empty_lobby, nothing_found
from ziggurat_client.scenes.lobby.going import GoingToTables
from ziggurat_client.scenes.lobby.people import people_panel
from ziggurat_client.scenes.lobby.places import LobbyPlaces, Tools, lobby_places
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.paged import Paged
from ziggurat_client.scenes.pages.question import Question, QuestionScene
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.people import PeopleScene, speakers_in_lobby
from ziggurat_client.servers.invitation import server_link
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.chat import ChatPanel
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.scroll import ScrollList
from ziggurat_client.ui.table_card import Course, card_pieces
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.seats import is_open

_BOTS: Final = "apprentice"
FILTERS: Final = ("all", "open", "playing")


class LobbyScene(Paged):
    """Shows what the server's lobby shows, live, and leads to its tables.

    It is large because so much leads on from it, each thing in a line or two.
    """

    first_focus = "create"
    fills = True

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._filter = 0
        self._going = GoingToTables(atlas, self.change)
        places = self._places
        self._search = TextField(
            "search",
            places.tools.search,
            atlas.services.clock,
            longest=40,
            icon=Icon.SEARCH,
            changed=self._searched,
        )
        self._people = ScrollList("people", places.people)
        services = atlas.services
        self._chat = ChatPanel(
            places.chat,
            services.clock,
            services.words,
            self._say,
            services.ignored.has,
            self._show_people,
            services.draft(),
        )
        self._copied = False
        self._led_to: set[str] = set()
        atlas.services.remote.ask(Subscribe)

    def enter(self) -> None:
        self.services.discovery.start()
        super().enter()
        self._follow_nights()

    def arrived(self, arrival: Arrival) -> None:
        super().arrived(arrival)
        self._follow_nights()

    def _follow_nights(self) -> None:
        """A round of a night in which we play has begun: go there, once for each table."""
        us = self.services.remote.welcome.person if self.services.remote.welcome else None
        for record in self.services.remote.nights.values():
            table = record.our_table(us)
            if table is not None and table.table not in self._led_to and self.stack.top is self:
                self._led_to.add(table.table)
                self.stack.push(self.atlas.night(record.code))

    # ------------------------------------------------------------------ going to a table

    def go(self, code: str, *, watching: bool = False, password: str | None = None) -> None:
        """Go to a table: take a seat, or look on. A locked one asks for its password first."""
        self._going.go(code, watching=watching, password=password)

    def _quick_join(self) -> None:
        """A table that waits for players like us, the game of last time first; if there is none, a new one."""
        last = QuickGame(self.services.memory).game
        games = (last, *(game for game in SHOWN if game != last))
        offered = tuple(game for game in games if self.services.remote.offer(game) is not None)
        if offered:
            self.ask(lambda number: QuickJoin(number, offered), self._led)

    def _led(self, answer: Answer) -> None:
        if isinstance(answer, Done) and answer.table is not None and self.stack.top is self:
            self.go(answer.table)

    def _create(self) -> None:
        self.stack.push(CreateTableScene(self.atlas, self._going.open_table))

    def _play_with_bots(self) -> None:
        """At a table of the game of last time, whose other seats bots of the easiest level take that think."""
        quick = QuickGame(self.services.memory)
        offer = self.services.remote.offer(quick.game)
        if offer is not None and offer.levels:
            level = _BOTS if _BOTS in offer.levels else offer.levels[0]
            seats = min(offer.seat_counts, key=lambda count: abs(count - quick.seats))
            self._going.open_table(quick.game, seats, None, None, bots=level)

    def _copy_link(self) -> None:
        self._copied = copy_text(server_link(self.services.remote))
        if not self._copied:
            self.services.banner.tell(self.say("room.no_clipboard"))
        self.change()

    def _visit(self, server: FoundServer) -> None:
        """Going to another server ends this connection, so it is asked first."""
        welcome = self.services.remote.welcome
        consequence = self.say("lobby.leave.about", server=welcome.server if welcome else "")
        title = self.say("lobby.network.visit_title", server=server.advert.name)
        question = Question(title, consequence, self.say("lobby.stay"), self.say("lobby.network.visit"))

        def go() -> None:
            self._leave()
            self.stack.push(self.atlas.connecting(server.address))

        self.stack.push(QuestionScene(self.atlas, question, go))

    def _show_finished(self) -> None:
        """The matches that were played here."""
        self.stack.push(self.atlas.replays_on_server())

    def _say(self, text: str) -> None:
        self.services.remote.ask(lambda number: Say(number, text))

    def back(self) -> None:
        """Going back ends the connection, so it is asked first."""
        welcome = self.services.remote.welcome
        consequence = self.say("lobby.leave.about", server=welcome.server if welcome else "")
        question = Question(self.say("lobby.leave.title"), consequence, self.say("lobby.stay"), self.say("lobby.leave"))
        self.stack.push(QuestionScene(self.atlas, question, self._leave))

    def _leave(self) -> None:
        self.services.remote.ask(Unsubscribe)
        self.stack.home()

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        return (
            KeyHint(caps(Intention.CREATE), self.say("lobby.create")),
            KeyHint(caps(Intention.QUICK_JOIN), self.say("lobby.quick")),
            KeyHint(caps(Intention.SEARCH), self.say("lobby.search")),
            KeyHint(caps(Intention.CHAT), self.say("keys.chat")),
            *super().keys(),
        )

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (*super().scopes, Scope.LOBBY)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == FOUND:
            self.change()
            return True
        if super().handle(event):
            return True
        match intention_of(event):
            case Intention.CREATE:
                self._create()
            case Intention.QUICK_JOIN:
                self._quick_join()
            case Intention.SEARCH:
                self.focus_on("search")
            case Intention.CHAT:
                self.focus_on("say")
            case _:
                return False
        return True

    # ------------------------------------------------------------------ the pieces

    @property
    def _places(self) -> LobbyPlaces:
        strip = network_strip.HEIGHT if self._has_neighbours else 0
        return lobby_places(self.room, len(self.services.remote.lobby.tables), strip)

    @property
    def _has_neighbours(self) -> bool:
        return network_strip.has_others(self.services.discovery.servers, self.services.remote)

    @property
    def smallest(self) -> Extent:
        return Extent(TIGHTEST.width, self._places.least_height)

    def _show_us(self) -> None:
        self.stack.push(self.atlas.profile(None))

    def _show_people(self) -> None:
        self.stack.push(PeopleScene(self.atlas, lambda: speakers_in_lobby(self.services.remote)))

    def layout(self) -> Sequence[Piece]:
        welcome = self.services.remote.welcome
        server = welcome.server if welcome else ""
        places = self._places
        self._chat.place(places.chat)
        return [
            *header(self, self.say("lobby.title"), server, to_us=self._show_us),
            *self._toolbar(places.tools),
            *self._tables(places),
            *self._neighbours(places.network),
            *people_panel(
                places.people,
                self._people,
                self.services.remote.lobby,
                self.services.words,
                self._show_people,
                friends_button(self),
                self.services.friends.is_friend,
            ),
            *self._chat.pieces(
                self.say("chat.title"),
                self.say("chat.say"),
                self.services.remote.whispers.among(self.services.remote.lobby.chat),
                self.say("log.newest"),
                self.services.screen.scale,
            ),
        ]

    def _toolbar(self, places: Tools) -> list[Piece]:
        cards = self.services.remote.lobby.tables.values()
        counts = [sum(_passes(card, name) for card in cards) for name in FILTERS]
        labels = [f"{self.say(f'lobby.filter.{name}')} {count}" for name, count in zip(FILTERS, counts, strict=True)]
        self._search.placeholder = self.say("lobby.search.short")
        self._search.box = places.search
        create, quick, finished = self.say("lobby.create"), self.say("lobby.quick"), self.say("lobby.finished")
        return [
            Button("create", places.create, create, self._create, kind=ButtonKind.GOLD, icon=Icon.PLUS, size=23),
            Button("quick", places.quick, quick, self._quick_join, icon=Icon.PLAY),
            Segments("filter", places.filters, labels, self._filter, self._choose_filter),
            self._search,
            self._nights(places.nights),
            Button("finished", places.finished, finished, self._show_finished, icon=Icon.EYE),
        ]

    def _nights(self, box: Box) -> Piece:
        """The way to the games nights, lit while there is one that is not over."""
        goes_on = any(card.stage != "over" for card in self.services.remote.night_cards)
        kind = ButtonKind.LIT if goes_on else ButtonKind.PLAIN
        button = Button("nights", box, "", self._show_nights, kind=kind, icon=Icon.STAR, size=24)
        button.remark = self.say("lobby.nights")
        return button

    def _show_nights(self) -> None:
        self.stack.push(self.atlas.nights())

    def _tables(self, places: LobbyPlaces) -> list[Piece]:
        cards = self._listed()
        if not cards:
            return self._nothing(places.tables)
        boxes = places.cards(len(cards))
        pieces: list[Piece] = []
        shown = cards[self.paged(len(cards), len(boxes))]
        for number, (box, card) in enumerate(zip(boxes, shown, strict=False)):
            emblem, course = emblem_painter(card.game), self._course(card)
            pieces += card_pieces(box, card, emblem, course, self.services.words, first=number == 0)
        return [*pieces, *self.pager(places.pager)]

    def _neighbours(self, box: Box | None) -> list[Piece]:
        if box is None:
            return []
        servers, remote = self.services.discovery.servers, self.services.remote
        words, friends = self.services.words, self.services.friends
        return network_strip.network_strip(box, servers, remote, words, friends, self._visit)

    def _nothing(self, room: Box) -> list[Piece]:
        if not self.services.remote.lobby.tables:
            words, link = self.services.words, server_link(self.services.remote)
            beginnings = Beginnings(self._create, self._play_with_bots, self._copy_link)
            return empty_lobby(room, words, link, self._copied, beginnings)
        return nothing_found(room, self.services.words)

    def _listed(self) -> list[TableCard]:
        """The tables that pass filter and search: those that await us first, then those one can join, then by name."""
        wanted = self._search.text.strip().casefold()
        cards = [
            card
            for card in self.services.remote.lobby.tables.values()
            if _passes(card, FILTERS[self._filter]) and (not wanted or _mentions(card, self._game_name(card), wanted))
        ]
        return sorted(cards, key=self._rank)

    def _rank(self, card: TableCard) -> tuple[bool, bool, str, str]:
        return not awaits_us(self.services.remote, card), not _has_open_seat(card), card.name.casefold(), card.table

    def _game_name(self, card: TableCard) -> str:
        return game_name(self.services.words, card.game)

    def _course(self, card: TableCard) -> Course:
        """What one can do about a table."""
        return Course(
            join=(lambda: self.go(card.table)) if _has_open_seat(card) or self._going.is_ours(card) else None,
            watch=lambda: self.go(card.table, watching=True),
            ours=self._going.is_ours(card),
            our_turn=awaits_us(self.services.remote, card),
            enabled=self._going.to is None and card.game in SHOWN,
        )

    def _choose_filter(self, index: int) -> None:
        self._filter = index
        self.change()

    def _searched(self) -> None:
        self.first_page()


def _has_open_seat(card: TableCard) -> bool:
    """Whether one may sit down: in a running match too, where its host has freed a seat."""
    return card.stage != "over" and _missing(card) > 0


def _missing(card: TableCard) -> int:
    return sum(is_open(seat) for seat in card.seats)


def _passes(card: TableCard, name: str) -> bool:
    return name == "all" or (_has_open_seat(card) if name == "open" else card.stage == "playing")


def _mentions(card: TableCard, game: str, wanted: str) -> bool:
    names = (card.name, card.table, game, *(seat.name or "" for seat in card.seats))
    return any(wanted in name.casefold() for name in names)
