"""The dialog that opens a games night: its games, how many rounds, at what tables, and who meets whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, get_args

from ziggurat.wire.messages import ClockTerms, NightTerms
from ziggurat.wire.nights import MOST_ROUNDS, Leaver, Pairing
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.scenes.night import told
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.clock_choice import ClockChoiceScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments, Stepper, Toggle
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.clock_terms import pace_words
from ziggurat_client.wording.games import game_name

Opening = Callable[[str | None, NightTerms], None]

_PAIRINGS: Final[tuple[Pairing, ...]] = get_args(Pairing)
_LEAVERS: Final[tuple[Leaver, ...]] = get_args(Leaver)
_BREAKS: Final = (0, 30, 60, 120, 300, 600)
_LONGEST_NAME: Final = 32
_ROWS: Final = 8
_PITCH: Final = 66.0
_LABEL: Final = 270.0
_FRAME: Final = 230.0


class OpenNightScene(Dialog):
    """Every row is one choice; what is chosen at first is a usual evening."""

    first_focus = "name"

    def __init__(self, atlas: Atlas, opened: Opening) -> None:
        super().__init__(atlas)
        self._opened = opened
        welcome = atlas.services.remote.welcome
        offers = welcome.games if welcome is not None else ()
        self._offers = {offer.id: offer for offer in offers if offer.id in SHOWN}
        self._games = dict.fromkeys(list(self._offers)[:1])
        self._rounds, self._seats = 3, 4
        self._pairing: Pairing = "swiss"
        self._leaver: Leaver = "bot"
        self._clock = ClockTerms("per_game", 900, increment=10)
        self._break = 60
        self._name = TextField(
            "name",
            Box(0, 0, 1, 1),
            self.services.clock,
            longest=_LONGEST_NAME,
            icon=Icon.PENCIL,
            size=21,
            entered=self._open,
        )

    @property
    def size(self) -> Extent:
        return Extent(min(1160.0, self.most.width), _FRAME + _ROWS * _PITCH)

    @property
    def title(self) -> str:
        return self.say("nights.open")

    @property
    def terms(self) -> NightTerms:
        """What is chosen."""
        return NightTerms(
            tuple(self._games),
            self._rounds,
            self._seats,
            self._pairing,
            self._clock,
            self._break,
            self._leaver,
        )

    def content(self) -> Sequence[Piece]:
        self._name.box, self._name.placeholder = self._row(0), self.say("open_night.name.hint")
        say = self.say
        labels = ("name", "games", "rounds", "seats", "pairing", "clock", "break", "leaver")
        return [
            *(self._label(row, say(f"open_night.{key}")) for row, key in enumerate(labels)),
            self._name,
            *self._game_toggles(),
            self._stepper(
                2, "rounds", str(self._rounds), self._change_rounds, self._rounds > 1, self._rounds < MOST_ROUNDS
            ),
            self._stepper(
                3, "seats", str(self._seats), self._change_seats, self._seats > 2, self._seats < self._most_seats
            ),
            self._segments(4, "pairing", _PAIRINGS, self._pairing, self._choose_pairing),
            Button("clock", self._row(5), pace_words(self.services.words, self._clock), self._ask_clock, size=20),
            self._stepper(
                6,
                "break",
                told.break_words(self.services.words, self._break),
                self._change_break,
                self._break > _BREAKS[0],
                self._break < _BREAKS[-1],
            ),
            self._segments(7, "leaver", _LEAVERS, self._leaver, self._choose_leaver),
            *self._buttons(),
        ]

    def _game_toggles(self) -> list[Piece]:
        row = self._row(1)
        each = (row.width - 8 * (len(self._offers) - 1)) / max(1, len(self._offers))
        toggles: list[Piece] = []
        for number, game in enumerate(self._offers):
            name = game_name(self.services.words, game)
            place = Box(row.x + number * (each + 8), row.y, each, row.height)
            chosen = game in self._games
            toggles.append(Toggle(f"game {game}", place, chosen, (name, name), partial(self._choose, game)))
        return toggles

    def _stepper(
        self, row: int, name: str, label: str, change: Callable[[int], None], lower: bool, higher: bool
    ) -> Stepper:
        return Stepper(name, self._row(row), label, change, lower=lower, higher=higher)

    def _segments(
        self, row: int, name: str, values: Sequence[str], chosen: str, choose: Callable[[int], None]
    ) -> Segments:
        labels = [self.say(f"open_night.{name}.{value}") for value in values]
        return Segments(name, self._row(row), labels, values.index(chosen), choose, size=19)

    def _buttons(self) -> list[Piece]:
        inner = self.inner
        y = inner.bottom - 60
        key = self.services.prompts.cap(Intention.BACK)
        return [
            Button("cancel", Box(inner.x, y, 260, 60), self.say("dialog.cancel"), self.back, key=key),
            Button(
                "open",
                Box(inner.right - 340, y, 340, 60),
                self.say("nights.open"),
                self._open,
                kind=ButtonKind.GOLD,
                icon=Icon.PLUS,
                enabled=bool(self._games),
            ),
        ]

    def _row(self, row: int) -> Box:
        inner = self.inner
        return Box(inner.x + _LABEL, inner.y + 4 + row * _PITCH, inner.width - _LABEL, _PITCH - 12)

    def _label(self, row: int, text: str) -> Line:
        place = self._row(row)
        return Line(Box(self.inner.x, place.y, _LABEL - 16, place.height), text, 21, tones.TEXT, "bold")

    @property
    def _most_seats(self) -> int:
        return max((max(self._offers[game].seat_counts) for game in self._games), default=2)

    # ------------------------------------------------------------------ what one chooses

    def _choose(self, game: str, on: bool) -> None:
        if on:
            self._games[game] = None
        elif len(self._games) > 1:
            del self._games[game]
        self._seats = min(self._seats, self._most_seats)
        self.change()

    def _change_rounds(self, by: int) -> None:
        self._rounds = min(max(1, self._rounds + by), MOST_ROUNDS)
        self.change()

    def _change_seats(self, by: int) -> None:
        self._seats = min(max(2, self._seats + by), self._most_seats)
        self.change()

    def _choose_pairing(self, index: int) -> None:
        self._pairing = _PAIRINGS[index]
        self.change()

    def _choose_leaver(self, index: int) -> None:
        self._leaver = _LEAVERS[index]
        self.change()

    def _change_break(self, by: int) -> None:
        place = _BREAKS.index(self._break) + by
        self._break = _BREAKS[min(max(0, place), len(_BREAKS) - 1)]
        self.change()

    def _ask_clock(self) -> None:
        game = next(iter(self._games), SHOWN[0])
        levels = self._offers[game].levels if game in self._offers else ()
        self.stack.push(ClockChoiceScene(self.atlas, self._clock, levels, game, self._choose_clock))

    def _choose_clock(self, clock: ClockTerms) -> None:
        self._clock = clock
        self.change()

    def _open(self) -> None:
        if self._games:
            self.back()
            self._opened(self._name.text.strip() or None, self.terms)
