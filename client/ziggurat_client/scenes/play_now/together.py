"""What is played and who plays: several people at this screen, and bots against them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from ziggurat.bots import LEVELS
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.registry import presentation
from ziggurat_client.kept.heard import Heard
from ziggurat_client.kept.profile import LONGEST_NAME
from ziggurat_client.kept.quick_game import QuickGame, usual_mode
from ziggurat_client.scenes.pages.dialog import PADDING, Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.play_now.modes import mode_hint, mode_stepper
from ziggurat_client.scenes.play_now.play_now import Party, PlayNowScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments, Stepper, Toggle
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.levels import level_and_rank

_WIDTH: Final = 860.0
_PITCH: Final = 72.0
_ROW: Final = 56.0
_LABEL: Final = 220.0
_HEADING: Final = 56.0
_HINT: Final = 32.0
"""The room of what a mode is about, below the choice of it."""


class TogetherScene(Dialog):
    """A game and its mode, so many people and so many bots, and a guide for whoever plays alone. The people beside
    oneself have names, which are remembered for the next time, as game and mode are."""

    first_focus = "start"

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._quick = QuickGame(atlas.services.memory)
        self._guests = len(atlas.services.memory.profile.guests)
        self._bots = self._quick.seats - 1
        self._levels: dict[int, str] = {}
        """The level of each bot, by its number from 0, where it is not the usual one."""
        self._guided: bool | None = None
        """Whether a guide is wanted, once that was chosen."""
        self._fields: list[TextField] = []
        self._fit_game()

    def _fit_game(self) -> None:
        """Bring the numbers of people and bots within what the game takes."""
        most = self._quick.seat_counts[-1]
        self._fields += [self._field(number) for number in range(len(self._fields), most - 1)]
        self._guests = min(self._guests, most - 1)
        self._fit_bots()

    def _fit_bots(self) -> None:
        """Bring the number of bots within what so many people leave."""
        self._bots = min(self._possible_bots, key=lambda count: abs(count - self._bots))

    def _field(self, number: int) -> TextField:
        """The name of the guest of that number, from 0."""
        known = self.services.memory.profile.guests
        return TextField(
            f"guest {number}",
            self._row(self._first_name + number),
            self.services.clock,
            placeholder=self._suggested(number),
            text=known[number] if number < len(known) else "",
            longest=LONGEST_NAME,
            icon=Icon.PERSON,
            entered=self._start,
        )

    def _suggested(self, number: int) -> str:
        return self.say("guest.suggested", number=number + 2)

    @property
    def title(self) -> str:
        return self.say("together.title")

    @property
    def size(self) -> Extent:
        return Extent(_WIDTH, 2 * PADDING + _HEADING + (self._last_row + 1) * _PITCH + self._hint_room)

    @property
    def _mode_row(self) -> int:
        """The row of the mode, where there is a choice: below the game."""
        return int(len(SHOWN) > 1)

    @property
    def _hint_room(self) -> float:
        return _HINT if self._quick.modes else 0.0

    @property
    def _first_name(self) -> int:
        """The row of the first guest's name: below people and bots, and game and mode where there is a choice."""
        return 2 + self._mode_row + bool(self._quick.modes)

    @property
    def _guide_row(self) -> int:
        """The row of the guide, if there is one: below the bots."""
        return self._first_name + self._guests + self._bots

    @property
    def _last_row(self) -> int:
        """The row of what begins the game."""
        return self._guide_row + self._may_be_guided

    def _row(self, number: int) -> Box:
        inner = self.inner
        below = self._hint_room if number > self._mode_row else 0.0
        return Box(inner.x + _LABEL, inner.y + 12 + number * _PITCH + below, inner.width - _LABEL, _ROW)

    # ------------------------------------------------------------------ the pieces

    def content(self) -> Sequence[Piece]:
        return [
            *self._games(),
            *self._modes(),
            *self._counts(),
            *self._names(),
            *self._bot_levels(),
            *self._guide(),
            self._button(),
        ]

    def _games(self) -> Iterator[Piece]:
        if len(SHOWN) > 1:
            yield self._label(0, self.say("create.game"))
            names = [game_name(self.services.words, game) for game in SHOWN]
            yield Segments("game", self._row(0), names, SHOWN.index(self._quick.game), self._choose_game)

    def _modes(self) -> Iterator[Piece]:
        """Which of its games the game is, and what that is about."""
        if self._quick.modes:
            words, box = self.services.words, self._row(self._mode_row)
            yield self._label(self._mode_row, self.say("together.mode.label"))
            yield mode_stepper(words, self._quick, box, self.change)
            hint = Box(box.x + 4, box.bottom + 4, box.width - 8, _HINT)
            yield Line(hint, mode_hint(words, self._quick), 18, tones.TEXT_SOFT)

    def _counts(self) -> Iterator[Piece]:
        row = self._first_name - 2
        yield self._label(row, self.say("together.people"))
        people = [str(count) for count in range(1, self._quick.seat_counts[-1] + 1)]
        yield Segments("people", self._row(row), people, self._guests, self._choose_guests)
        yield self._label(row + 1, self.say("together.bots"))
        bots = self._possible_bots
        labels = [str(count) for count in bots]
        yield Segments("bots", self._row(row + 1), labels, bots.index(self._bots), lambda i: self._choose_bots(bots[i]))

    def _names(self) -> Iterator[Piece]:
        for number, field in enumerate(self._fields[: self._guests]):
            yield self._label(self._first_name + number, self.say("together.player", number=number + 2))
            field.box = self._row(self._first_name + number)
            yield field

    def _bot_levels(self) -> Iterator[Piece]:
        """How well each of the bots plays."""
        for number in range(self._bots):
            row = self._first_name + self._guests + number
            yield self._label(row, self.say("together.bot", number=number + 1))
            at = LEVELS.index(self._level(number))
            yield Stepper(
                f"level {number}",
                self._row(row),
                level_and_rank(self.services.words, LEVELS, LEVELS[at]),
                partial(self._turn_level, number),
                lower=at > 0,
                higher=at < len(LEVELS) - 1,
            )

    def _guide(self) -> Iterator[Piece]:
        """Whether a guide explains what is new."""
        if self._may_be_guided:
            yield self._label(self._guide_row, self.say("together.guide"))
            words = self.say("together.guide.on"), self.say("together.guide.off")
            yield Toggle("guide", self._row(self._guide_row), self._is_guided, words, self._choose_guide)

    @property
    def _may_be_guided(self) -> bool:
        """A guide speaks to one person alone."""
        return not self._guests and bool(presentation(self._quick.game).guide)

    @property
    def _is_guided(self) -> bool:
        """Whether a guide is wanted: unless somebody says otherwise, in a first game of each mode."""
        return self._may_be_guided and (self._is_first if self._guided is None else self._guided)

    @property
    def _is_first(self) -> bool:
        """Whether nothing tells of a game in that mode."""
        memory, game, mode = self.services.memory, self._quick.game, self._quick.mode
        is_known = mode == usual_mode(game) and game in memory.profile.finished
        return not is_known and not Heard(memory, game).anything_in(mode)

    def _level(self, number: int) -> str:
        return self._levels.get(number, self._quick.level)

    def _turn_level(self, number: int, by: int) -> None:
        self._levels[number] = LEVELS[LEVELS.index(self._level(number)) + by]
        self.change()

    def _label(self, row: int, text: str) -> Line:
        box = self._row(row)
        return Line(Box(self.inner.x, box.y, _LABEL - 16, box.height), text, 20, tones.TEXT, "bold")

    def _button(self) -> Button:
        row = self._row(self._last_row)
        box = Box(self.inner.x, row.y, self.inner.width, row.height + 8)
        return Button(
            "start", box, self.say("together.start"), self._start, kind=ButtonKind.GOLD, icon=Icon.PLAY, size=24
        )

    # ------------------------------------------------------------------ what one chooses

    @property
    def _possible_bots(self) -> tuple[int, ...]:
        """How many bots may play with so many people."""
        people = 1 + self._guests
        return tuple(count - people for count in self._quick.seat_counts if count >= people)

    def _choose_game(self, index: int) -> None:
        self._quick.choose(SHOWN[index])
        self._fit_game()
        self.change()

    def _choose_guests(self, count: int) -> None:
        self._guests = count
        self._fit_bots()
        self.change()

    def _choose_bots(self, count: int) -> None:
        self._bots = count
        self.change()

    def _choose_guide(self, guided: bool) -> None:
        self._guided = guided
        self.change()

    def _start(self) -> None:
        given = [field.text.strip() for field in self._fields[: self._guests]]
        guests = tuple(name or self._suggested(number) for number, name in enumerate(given))
        self.services.memory.change(guests=guests)
        levels = tuple(self._level(number) for number in range(self._bots)) if self._levels else ()
        party = Party(guests, self._bots, levels)
        self.stack.replace(self, PlayNowScene(self.atlas, party=party, guided=self._is_guided))
