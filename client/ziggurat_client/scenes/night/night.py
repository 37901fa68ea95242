"""A games night as the big screen of a room shows it, and what its players and its organiser can do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from ziggurat.wire.messages import (
    ANY_STYLE,
    EndNight,
    HideNight,
    NextRound,
    NightTable,
    ShowNight,
    SignOff,
    SignUp,
)
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.night_record import NightRecord
from ziggurat_client.scenes.lobby.going import GoingToTables
from ziggurat_client.scenes.night import told
from ziggurat_client.scenes.night.keeping import KeepNightScene
from ziggurat_client.scenes.night.pieces import (
    Countdown,
    NightTablePanel,
    foot_panel,
    head_piece,
    standings_pieces,
    sum_width,
    terms_panel,
)
from ziggurat_client.scenes.night.places import HEAD, NightPlaces, night_places
from ziggurat_client.scenes.pages.common_keys import show_keys
from ziggurat_client.scenes.pages.paged import Turning
from ziggurat_client.scenes.pages.question import Question, QuestionScene
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.servers.invitation import night_link, server_link
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.invite_panel import QrCode
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent

_PAGE_SECONDS: Final = 12.0
"""So long a page of tables or standings stays."""
_BOT_LEVEL: Final = "merchant"
_BUTTON: Final = (236.0, 54.0)
_QR: Final = 176.0
_SIDE: Final = 48.0


class NightScene(Turning):
    """Shows a night as the server tells of it, and leads whoever plays in it to their table when a round begins.

    It is large because a night has so much to show, and so much that one can do about it, each in a line or two.
    """

    fills = True
    first_focus = "own"

    def __init__(self, atlas: Atlas, code: str) -> None:
        super().__init__(atlas)
        self._code = code
        self._going = GoingToTables(atlas, self.change)
        self._page = 0
        self._turned = self.services.clock.now()
        self._led_to: str | None = None

    @property
    def record(self) -> NightRecord | None:
        """The night, once it is known."""
        return self.services.remote.nights.get(self._code)

    @property
    def _us(self) -> str | None:
        welcome = self.services.remote.welcome
        return None if welcome is None else welcome.person

    @property
    def _organises(self) -> bool:
        record = self.record
        return record is not None and record.night.organiser is not None and record.night.organiser == self._us

    # ------------------------------------------------------------------ what happens

    def enter(self) -> None:
        self.ask(lambda number: ShowNight(number, self._code))
        super().enter()
        self._lead()

    def arrived(self, arrival: Arrival) -> None:
        super().arrived(arrival)
        if self.focused in (None, "back") and self.record is not None:
            self.focus_on(self.first_focus)
        self._lead()

    def _lead(self) -> None:
        """A round has begun: go to our table, once."""
        record = self.record
        table = None if record is None else record.our_table(self._us)
        if table is not None and table.table != self._led_to and self.stack.top is self:
            self._led_to = table.table
            self._going.go(table.table)

    def update(self, elapsed: float) -> None:
        super().update(elapsed)
        if self._pages > 1 and self.services.clock.now() - self._turned >= _PAGE_SECONDS:
            self.turn_page(1)

    @property
    def wakes_in(self) -> float | None:
        soon = super().wakes_in
        if self._pages < 2:
            return soon
        page = max(0.0, _PAGE_SECONDS - (self.services.clock.now() - self._turned))
        return page if soon is None else min(soon, page)

    def back(self) -> None:
        self.services.remote.ask(lambda number: HideNight(number, self._code))
        super().back()

    # ------------------------------------------------------------------ what one does

    def _sign_up(self) -> None:
        self.ask(lambda number: SignUp(number, self._code))

    def _sign_off(self) -> None:
        self.ask(lambda number: SignOff(number, self._code))

    def _next_round(self) -> None:
        self.ask(lambda number: NextRound(number, self._code))

    def _add_bot(self) -> None:
        self.ask(lambda number: SignUp(number, self._code, _BOT_LEVEL, ANY_STYLE))

    def _end(self) -> None:
        record = self.record
        if record is None:
            return
        begun = bool(record.night.rounds)
        question = Question(
            self.say("night.end.title" if begun else "night.give_up.title"),
            self.say("night.end.consequence" if begun else "night.give_up.consequence"),
            self.say("night.end.stay"),
            self.say("night.end" if begun else "night.give_up"),
        )
        self.stack.push(QuestionScene(self.atlas, question, lambda: self.ask(lambda n: EndNight(n, self._code))))

    def _keep(self) -> None:
        record = self.record
        if record is not None:
            self.stack.push(KeepNightScene(self.atlas, record))

    def _go(self, table: NightTable) -> None:
        """To a table of the round: to play at it, or to look on."""
        record = self.record
        ours = None if record is None else record.our_table(self._us)
        self._going.go(table.table, watching=ours is None or ours.table != table.table)

    # ------------------------------------------------------------------ the page

    @property
    def _places(self) -> NightPlaces:
        return night_places(self.room)

    @property
    def smallest(self) -> Extent:
        return Extent(TIGHTEST.width, self._places.least_height)

    @property
    def _pages(self) -> int:
        """How many pages the tables, or the standings, take."""
        record, places = self.record, self._places
        if record is None:
            return 1
        tables = len(record.night.rounds[-1].tables) if record.night.rounds else 0
        of_tables, of_places = -(-tables // len(places.tables)), -(-len(record.standings) // len(places.rows))
        return max(1, of_tables, of_places)

    def turn_page(self, by: int) -> None:
        self._page = (self._page + by) % self._pages
        self._turned = self.services.clock.now()
        self.change()

    def layout(self) -> Sequence[Piece]:
        record = self.record
        back = icon_button("back", Box(24, 28, _SIDE, _SIDE), Icon.LEFT, self.back)
        keys = icon_button("keys", Box(24, 84, _SIDE, _SIDE), Icon.HELP, lambda: show_keys(self.atlas))
        if record is None:
            return [back, keys]
        places = self._places
        return [
            *self._head(record),
            back,
            keys,
            *self._tables(places, record),
            *self._foot(places.foot, record),
            *self._standings(places, record),
        ]

    def _head(self, record: NightRecord) -> Iterator[Piece]:
        welcome, now = self.services.remote.welcome, self.services.clock.now
        waits = record.told.left is not None
        counter = sum_width("00:00", self.screen.scale) if waits else 0.0
        server = welcome.server if welcome is not None else ""
        yield head_piece(self.extent.width, 96, counter, told.head_of(self.services.words, record, server, waits=waits))
        if waits:
            place = Box(self.extent.width - 40 - counter, 20, counter, HEAD - 60)
            yield Countdown(place, lambda: record.left(now()))

    def _tables(self, places: NightPlaces, record: NightRecord) -> Iterator[Piece]:
        if not record.night.rounds:
            rows = told.terms_rows(self.services.words, record.night.terms)
            yield terms_panel(places.all_tables, self.say("night.terms"), rows)
            return
        tables, words = record.night.rounds[-1].tables, self.services.words
        numbers = sorted(range(len(tables)), key=lambda number: tables[number] != record.our_table(self._us))
        pages = max(1, -(-len(tables) // len(places.tables)))
        first = self._page % pages * len(places.tables)
        for number, box in zip(numbers[first : first + len(places.tables)], places.tables, strict=False):
            sign = told.table_sign(words, record, number, self._us, self.services.remote.lobby.tables)
            yield NightTablePanel(f"table {tables[number].table}", box, sign, partial(self._go, tables[number]))

    def _standings(self, places: NightPlaces, record: NightRecord) -> list[Piece]:
        lines = told.place_lines(self.services.words, record, self._us)
        pages = max(1, -(-len(lines) // len(places.rows)))
        shown = lines[self._page % pages * len(places.rows) :]
        title = self.say("night.standings" if record.night.rounds else "night.entrants")
        total = self.say("night.sum") if record.night.rounds else ""
        rows = list(zip(places.rows, shown, strict=False))
        return standings_pieces(places.standings, title, told.shown_rounds(record), total, rows)

    def _foot(self, box: Box, record: NightRecord) -> Iterator[Piece]:
        page = night_link(self.services.remote, record.code)
        buttons = list(self._buttons(box, record))
        columns = -(-len(buttons) // 3)
        left = box.x + 24 + (_QR + 26 if page else 0)
        room = box.right - 24 - columns * (_BUTTON[0] + 12) - left
        where = page.removeprefix("http://") or server_link(self.services.remote)
        first = self.say("night.late.scan" if page else "night.late")
        yield foot_panel(box, (first, where, told.points_rule(self.services.words, record)), left, room)
        if page:
            yield QrCode(Box(box.x + 24, box.y + (box.height - _QR) / 2, _QR, _QR), page)
        yield from buttons

    def _buttons(self, box: Box, record: NightRecord) -> Iterator[Button]:
        wanted = list(self._choices(record))
        width, height = _BUTTON
        for number, (name, label, press, icon, kind) in enumerate(wanted):
            column, row = divmod(number, 3)
            columns = -(-len(wanted) // 3)
            x = box.right - 20 - (columns - column) * (width + 12) + 12
            place = Box(x, box.y + 18 + row * (height + 12), width, height)
            yield Button(name, place, self.say(label), press, kind=kind, icon=icon, size=20)

    def _choices(self, record: NightRecord) -> Iterator[tuple[str, str, Callable[[], None], Icon, ButtonKind]]:
        """What one can do now: name, label, what is called, icon and kind."""
        night, table, plain = record.night, record.our_table(self._us), ButtonKind.PLAIN
        if table is not None:
            yield "own", "night.to_table", partial(self._go, table), Icon.PLAY, ButtonKind.GOLD
        if night.stage != "over":
            if record.our_entrant(self._us) is None:
                yield "own", "night.sign_up", self._sign_up, Icon.HAND, ButtonKind.GOLD
            else:
                yield "sign off", "night.sign_off", self._sign_off, Icon.CROSS, plain
        if self._organises and night.stage in ("open", "break"):
            label = "night.begin" if night.stage == "open" else "night.next"
            yield "next", label, self._next_round, Icon.STEP_ON, ButtonKind.GOLD
        if self._organises and night.stage != "over":
            yield "bot", "night.add_bot", self._add_bot, Icon.BOT, plain
        if night.rounds:
            yield "keep", "night.keep", self._keep, Icon.SAVE, plain
        if self._organises and night.stage != "over":
            yield "end", "night.end" if night.rounds else "night.give_up", self._end, Icon.DOOR, plain
