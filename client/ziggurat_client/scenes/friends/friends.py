"""The page of friends: who they are and where, who wants to be one, and whom one does not hear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from functools import partial
from typing import Final, TypeAlias

import pygame

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import FriendHere
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.discovery.found import FOUND, FoundServer
from ziggurat_client.kept.friends import Friend
from ziggurat_client.scenes.friends.asking import befriend
from ziggurat_client.scenes.friends.rows import HEIGHT, Deed, FriendSign, friend_row
from ziggurat_client.scenes.lobby.going import GoingToTables
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.paged import Paged
from ziggurat_client.scenes.pages.question import Question, QuestionScene
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.welcome.naming import with_name
from ziggurat_client.ui.choices import Segments, Toggle
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Heading, Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST
from ziggurat_client.wording.days import day_name
from ziggurat_client.wording.friends import where_here

_TOP: Final = 104.0
_WIDTH: Final = 1280.0
_PITCH: Final = HEIGHT + 12.0
_LIST: Final = 72.0
"""How far below the top the rows begin."""
_FOOT: Final = 128.0
"""What lies below the rows: the pager, and what one chooses about oneself."""
_TABS: Final = 460.0
_BETWEEN: Final = 96.0
"""Between the two choices at the foot."""

_Row: TypeAlias = tuple[FriendSign, list[Deed]]


class FriendsScene(Paged):
    """A row for each: who wants to be a friend, who is here, who is not; and in the other tab who is ignored."""

    fills = True
    smallest = TIGHTEST
    first_focus = "tab"

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._tab = 0
        self._going = GoingToTables(atlas, self.change)

    # ------------------------------------------------------------------ the servers nearby

    def enter(self) -> None:
        self.services.discovery.start()
        super().enter()

    def back(self) -> None:
        if self.services.remote.standing == "away":
            self.services.discovery.stop()
        super().back()

    def _visit(self, server: FoundServer) -> None:
        """Going to another server ends this connection, so it is asked first."""
        welcome = self.services.remote.welcome
        if welcome is None:
            with_name(self.atlas, partial(self._connect, server))
            return
        question = Question(
            self.say("lobby.network.visit_title", server=server.advert.name),
            self.say("lobby.leave.about", server=welcome.server),
            self.say("lobby.stay"),
            self.say("lobby.network.visit"),
        )
        self.stack.push(QuestionScene(self.atlas, question, partial(self._connect, server)))

    def _connect(self, server: FoundServer) -> None:
        self.stack.home()
        self.stack.push(self.atlas.connecting(server.address))

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        welcome = self.services.remote.welcome
        server = welcome.server if welcome is not None else ""
        return [*header(self, self.say("friends.title"), server), *self._tabs(), *self._list(), *self._choices()]

    @property
    def _box(self) -> Box:
        width = min(_WIDTH, self.extent.width - 48)
        return Box((self.extent.width - width) / 2, _TOP, width, self.extent.height - _TOP)

    def _tabs(self) -> Iterator[Piece]:
        box = self._box
        labels = [
            self.say("friends.tab.friends", count=len(self.services.friends.kept.all)),
            self.say("friends.tab.ignored", count=len(self.services.ignored.named)),
        ]
        yield Segments("tab", Box(box.x, box.y, _TABS, 52), labels, self._tab, self._choose_tab, size=20)
        about = Box(box.x + _TABS + 24, box.y, box.width - _TABS - 24, 60)
        yield Paragraph(about, self.say(f"friends.about.{_ABOUT[self._tab]}"), 18, tones.TEXT_SOFT)

    def _list(self) -> Iterator[Piece]:
        box, entries = self._box, list(self._ignored() if self._tab else self._friends())
        top = box.y + _LIST
        if not entries:
            yield from self._nothing(Box(box.x, top, box.width, 180))
            return
        rows = max(1, int((self.extent.height - top - _FOOT) // _PITCH))
        for number, (sign, deeds) in enumerate(entries[self.paged(len(entries), rows)]):
            place = Box(box.x, top + number * _PITCH, box.width, HEIGHT)
            yield from friend_row(place, sign, deeds, self.screen.scale)
        yield from self.pager(Box(box.right - 280, self.extent.bottom - _FOOT + 4, 280, 48))

    def _nothing(self, box: Box) -> Iterator[Piece]:
        what = _ABOUT[self._tab]
        yield Panel(box)
        yield Heading(Box(box.x + 40, box.y + 32, box.width - 80, 44), self.say(f"friends.none.{what}").upper(), 28)
        how = Box(box.x + 40, box.y + 92, box.width - 80, 72)
        yield Paragraph(how, self.say(f"friends.none.{what}.how"), 20, tones.TEXT_SOFT)

    def _choices(self) -> Iterator[Piece]:
        """What one chooses about oneself, at the foot."""
        box, profile = self._box, self.services.memory.profile
        half = (box.width - _BETWEEN) / 2
        labels = self.say("option.on"), self.say("option.off")
        y = self.extent.bottom - 68
        for number, (name, on, change) in enumerate(
            (
                ("seen", profile.seen_by_friends, self._be_seen),
                ("notices", profile.friend_notices, self._be_told),
            )
        ):
            x = box.x + number * (half + _BETWEEN)
            yield Line(Box(x, y, half - 116, 52), self.say(f"friends.choice.{name}"), 20, tones.TEXT, "bold")
            yield Toggle(name, Box(x + half - 104, y, 104, 52), on, labels, change)

    # ------------------------------------------------------------------ the rows

    def _friends(self) -> Iterator[_Row]:
        services = self.services
        for person, name in services.remote.friends.wanting.items():
            if not services.ignored.has(person):
                yield self._wanting(person, name)
        near = services.friends.near(services.discovery.servers)
        here: list[_Row] = []
        nearby: list[_Row] = []
        away: list[_Row] = []
        for friend in sorted(services.friends.kept.all, key=lambda one: one.name.casefold()):
            told = services.friends.where(friend)
            if told is not None:
                here.append(self._here(friend, told))
            elif friend.secret in near:
                nearby.append(self._nearby(friend, near[friend.secret]))
            else:
                away.append(self._away(friend))
        yield from (*here, *nearby, *away)

    def _wanting(self, person: PersonId, name: str) -> _Row:
        sign = FriendSign(name, self.say("friends.wants"), Icon.FRIEND, here=True)
        accept = Deed(
            f"accept {person}",
            self.say("friends.accept"),
            Icon.CHECK,
            partial(befriend, self, person),
            ButtonKind.GOLD,
        )
        decline = Deed(f"decline {person}", self.say("friends.decline"), Icon.CROSS, partial(self._turn_down, person))
        return sign, [accept, decline]

    def _here(self, friend: Friend, told: FriendHere) -> _Row:
        where = where_here(self.services.words, told, friend.name, self.services.remote.lobby.tables)
        deeds = []
        if told.table is not None:
            go = partial(self._go, told.table)
            deeds.append(
                Deed(f"go {told.person}", self.say("friends.to_table"), Icon.TABLET, go, ButtonKind.GOLD),
            )
        whisper = partial(self._whisper, told.person, friend.name)
        remark = self.say("people.whisper", name=friend.name)
        deeds.append(Deed(f"whisper {told.person}", remark, Icon.WHISPER, whisper, bare=True))
        return FriendSign(friend.name, where, Icon.FRIEND, here=True), [*deeds, self._removal(friend)]

    def _nearby(self, friend: Friend, server: FoundServer) -> _Row:
        where = self.say("friends.near", server=server.advert.name)
        join = partial(self._visit, server)
        number = self.services.friends.kept.all.index(friend)
        deed = Deed(f"visit {number}", self.say("lobby.network.visit"), Icon.LAN, join, ButtonKind.GOLD)
        can_go = server.fits and not server.silent
        deeds = [deed] if can_go else []
        return FriendSign(friend.name, where, Icon.FRIEND, here=True), [*deeds, self._removal(friend)]

    def _away(self, friend: Friend) -> _Row:
        since = day_name(self.services.words, friend.since, date.today())
        about = self.say("friends.away", day=since, server=friend.met or "?")
        return FriendSign(friend.name, about, Icon.FRIEND), [self._removal(friend)]

    def _removal(self, friend: Friend) -> Deed:
        remark = self.say("friends.remove", name=friend.name)
        number = self.services.friends.kept.all.index(friend)
        return Deed(f"remove {number}", remark, Icon.TRASH, partial(self._ask_to_remove, friend), bare=True)

    def _ignored(self) -> Iterator[_Row]:
        people = self.services.remote.lobby.people
        for person, name in self.services.ignored.named.items():
            card = people.get(person)
            called = card.name if card is not None else name or self.say("friends.nameless")
            where = self.say("friends.ignored.here" if card is not None else "friends.ignored.away")
            hear = Deed(f"hear {person}", self.say("people.hear_again"), Icon.SOUND, partial(self._hear, person))
            yield FriendSign(called, where, Icon.MUTED, here=card is not None), [hear]

    # ------------------------------------------------------------------ what one does

    def _choose_tab(self, tab: int) -> None:
        self._tab = tab
        self.first_page()

    def _go(self, table: str) -> None:
        self._going.go(table, watching=not self._has_open_seat(table))

    def _has_open_seat(self, table: str) -> bool:
        card = self.services.remote.lobby.tables.get(table)
        return card is None or (card.stage != "over" and any(seat.person is None for seat in card.seats))

    def _whisper(self, person: PersonId, name: str) -> None:
        self.stack.push(self.atlas.whisper(person, name))

    def _turn_down(self, person: PersonId) -> None:
        self.services.friends.turn_down(person)
        self.change()

    def _ask_to_remove(self, friend: Friend) -> None:
        question = Question(
            self.say("friends.remove.title", name=friend.name),
            self.say("friends.remove.about"),
            self.say("friends.remove.stay"),
            self.say("friends.remove.go"),
        )
        self.stack.push(QuestionScene(self.atlas, question, partial(self._remove, friend)))

    def _remove(self, friend: Friend) -> None:
        self.services.friends.remove(friend)
        self.change()

    def _hear(self, person: PersonId) -> None:
        self.services.ignored.change(person, ignored=False)
        self.change()

    def _be_seen(self, seen: bool) -> None:
        self.services.memory.change(seen_by_friends=seen)
        self.services.friends.show()
        self.change()

    def _be_told(self, told: bool) -> None:
        self.services.memory.change(friend_notices=told)
        self.change()

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.Event) -> bool:
        if event.type == FOUND:
            self.change()
            return True
        return super().handle(event)


_ABOUT: Final[tuple[str, str]] = ("friends", "ignored")
"""The ends of the keys of each tab's sentences."""
