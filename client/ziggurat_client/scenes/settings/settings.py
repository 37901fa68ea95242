"""The settings: who one is, how the program looks, moves and sounds. Every choice holds at once and is remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from ziggurat_client.art import tones
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.inlay import draw_divider
from ziggurat_client.art.palette import PALETTES
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.kept.profile import LONGEST_NAME, ZOOMS, Profile
from ziggurat_client.kept.quick_game import QuickGame
from ziggurat_client.scenes.pages.common_keys import toggle_fullscreen
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments, Toggle
from ziggurat_client.ui.palette_row import PaletteRow
from ziggurat_client.ui.palette_sample import SAMPLE_HEIGHT, SAMPLE_WIDTH, game_sample, player_sample
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece, Widget
from ziggurat_client.ui.slider import STEPS, Slider
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import GRID, TIGHTEST, Extent
from ziggurat_client.wording.words import LANGUAGES

SPEEDS: Final = {"half": 0.5, "usual": 1.0, "double": 2.0, "fourfold": 4.0, "off": 0.0}
"""How fast stories can be told, by name; 0 shows only how they end."""
_PANEL: Final = 924.0
"""The width of a panel that has room enough."""
_TOP: Final = 104.0
_GAP: Final = 16.0
_EDGE: Final = 24.0
_COLOURS_HEIGHT: Final = 952.0
_PADDING: Final = 32
_HEAD: Final = 56
_ROW: Final = 60
_CONTROL: Final = 420
_SWITCH: Final = 112
_BUTTON: Final = 56.0
_PALETTE_PITCH: Final = 116
_PALETTE_HEIGHT: Final = 100


class _Places(NamedTuple):
    """Where the panels lie, and the button that leads to the keys."""

    person: Box
    motion: Box
    sound: Box
    colours: Box
    bindings: Box


class SettingsScene(Page):
    """All settings on one page: four panels of rows, each a choice with its name and a hint.

    It is large because each row is stated in full, with what it shows and what it changes.
    """

    first_focus = "language"
    fills = True

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._name = TextField(
            "name",
            _control(self._places().person, 0),
            atlas.services.clock,
            text=atlas.services.person_name,
            longest=LONGEST_NAME,
            icon=Icon.PERSON,
            size=20,
            changed=self._rename,
        )

    @property
    def _profile(self) -> Profile:
        return self.services.memory.profile

    # ------------------------------------------------------------------ the page

    @property
    def smallest(self) -> Extent:
        return Extent(TIGHTEST.width, max(place.bottom for place in self._places()) + _EDGE)

    def _places(self) -> _Places:
        """Two columns in the middle of the window if they have room, else one below the other."""
        room = self.room
        heights = _height(4), _height(4), _height(4)
        if room.width < 2 * _PANEL + 3 * _EDGE - 1:
            whole = max(TIGHTEST.width, room.width)
            width = min(_PANEL, whole - 2 * _EDGE)
            left = (whole - width) / 2
            person, motion, sound, colours, bindings = _stack(left, _TOP, width, (*heights, _COLOURS_HEIGHT, _BUTTON))
        else:
            left, right = (room.width - _EDGE) / 2 - _PANEL, (room.width + _EDGE) / 2
            top = _TOP + max(0.0, room.height - GRID.height) / 3
            person, motion, sound = _stack(left, top, _PANEL, heights)
            colours = Box(right, top, _PANEL, _COLOURS_HEIGHT)
            bindings = Box(right, 12, 400, 46)
        return _Places(person, motion, sound, colours, bindings)

    def layout(self) -> Sequence[Piece]:
        places = self._places()
        keys = self.say("bindings.title")
        return [
            *header(self, self.say("settings.title")),
            *self._person(places.person),
            *self._motion(places.motion),
            *self._sound(places.sound),
            *self._colours(places.colours),
            Button("bindings", places.bindings, keys, self._show_bindings, icon=Icon.KEYBOARD, size=20),
        ]

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        return (KeyHint(caps(Intention.LEFT, Intention.RIGHT), self.say("keys.value")),)

    def _person(self, panel: Box) -> Iterator[Piece]:
        """Who one is, in which language, and in what window."""
        yield from self._panel(panel, "person")
        self._name.box = _control(panel, 0)
        self._name.placeholder = self.say("settings.name")
        yield from self._row(panel, 0, "name", lambda box: self._name)
        languages = [self.say(f"language.{language}") for language in LANGUAGES]
        yield from self._row(
            panel,
            1,
            "language",
            lambda box: Segments(
                "language",
                box,
                languages,
                LANGUAGES.index(self.services.words.language),
                lambda index: self.services.settings.choose(language=LANGUAGES[index]),
            ),
        )
        window = [self.say("settings.window.window"), self.say("settings.window.full")]
        yield from self._row(
            panel,
            2,
            "window",
            lambda box: Segments("window", box, window, int(self._profile.fullscreen), self._show_full),
            cap=self.services.prompts.cap(Intention.FULLSCREEN),
        )
        yield from self._row(
            panel,
            3,
            "zoom",
            lambda box: Segments(
                "zoom",
                box,
                [str(zoom) for zoom in ZOOMS],
                ZOOMS.index(self._profile.zoom),
                lambda index: self.services.settings.choose(zoom=ZOOMS[index]),
            ),
            cap=f"{self.services.prompts.cap(Intention.LARGER)}, {self.services.prompts.cap(Intention.SMALLER)}",
        )

    def _motion(self, panel: Box) -> Iterator[Piece]:
        """How stories are told, and what is said beside them."""
        yield from self._panel(panel, "motion")
        names = [self.say(f"settings.speed.{name}") for name in SPEEDS]
        speeds = list(SPEEDS.values())
        # A speed that was written into the profile by hand stands between two names.
        chosen = min(speeds, key=lambda speed: abs(speed - self._profile.speed))
        yield from self._row(
            panel,
            0,
            "speed",
            lambda box: Segments(
                "speed",
                box,
                names,
                speeds.index(chosen),
                lambda index: self.services.settings.choose(speed=speeds[index]),
            ),
        )
        yield from self._switch(
            panel,
            1,
            "reduced_motion",
            self._profile.reduced_motion,
            lambda on: self.services.settings.choose(reduced_motion=on),
        )
        yield from self._switch(
            panel,
            2,
            "board_help",
            self._profile.board_help,
            lambda on: self.services.settings.choose(board_help=on),
        )
        yield from self._switch(
            panel, 3, "bots_speak", self._profile.bots_speak, lambda on: self.services.settings.choose(bots_speak=on)
        )

    def _sound(self, panel: Box) -> Iterator[Piece]:
        """What is heard, how loud, and what is shown to those who look elsewhere."""
        yield from self._panel(panel, "sound")
        profile = self._profile
        yield from self._volume(
            panel, 0, "effects", profile.effects_volume, lambda to: self.services.settings.choose(effects_volume=to)
        )
        yield from self._volume(
            panel, 1, "music", profile.music_volume, lambda to: self.services.settings.choose(music_volume=to)
        )
        yield from self._switch(
            panel,
            2,
            "audible",
            not profile.muted,
            lambda on: self.services.settings.choose(muted=not on),
            cap=self.services.prompts.cap(Intention.MUTE),
        )
        standing = self.services.notices.standing if profile.system_notices else "untried"
        yield from self._switch(
            panel,
            3,
            "system_notices",
            profile.system_notices,
            self._want_notices,
            hint=f"settings.system_notices.{standing}",
        )

    def _colours(self, panel: Box) -> Iterator[Piece]:
        """The palettes, and what a board looks like in the chosen one."""
        yield from self._panel(panel, "colours")
        x, width = panel.x + _PADDING, panel.width - 2 * _PADDING
        y = panel.y + _HEAD + 8
        for palette in PALETTES.values():
            words = self.say(f"palette.{palette.name}"), self.say(f"palette.{palette.name}.hint")
            chosen = palette is self.services.settings.palette
            yield PaletteRow(
                Box(x, y, width, _PALETTE_HEIGHT),
                palette,
                words,
                chosen,
                lambda name=palette.name: self.services.settings.choose(palette=name),  # type: ignore[misc]
            )
            y += _PALETTE_PITCH
        yield Line(Box(x, y + 16, width, 36), self.say("settings.sample"), 22, tones.TEXT_HEAD, "bold")
        top = y + 68
        paint_sample = presentation(QuickGame(self.services.memory).game).paint_sample
        yield game_sample(paint_sample, panel.x + (panel.width - SAMPLE_WIDTH) / 2, top)
        yield player_sample(
            Box(x + 20, top + SAMPLE_HEIGHT + 24, width - 20, 48), len(self.services.settings.palette.players)
        )
        note = Box(x, top + SAMPLE_HEIGHT + 92, width, 56)
        yield Paragraph(note, self.say("settings.sample.note"), 18, tones.TEXT_SOFT)

    # ------------------------------------------------------------------ rows

    def _panel(self, box: Box, name: str) -> Iterator[Piece]:
        yield Panel(box)
        head = Box(box.x + _PADDING, box.y + 14, box.width - 2 * _PADDING, 40)
        yield Line(head, self.say(f"settings.{name}"), 24, tones.TEXT_HEAD, "bold")

    def _row(
        self, panel: Box, number: int, name: str, control: Callable[[Box], Widget], *, cap: str = "", hint: str = ""
    ) -> Iterator[Piece]:
        """A row of a panel: the setting's name with a hint below, its own or another one, and what changes it."""
        widget = control(_control(panel, number))
        x, y = panel.x + _PADDING, panel.y + _HEAD + number * _ROW
        room = widget.box.x - x - 24
        wide = panel.width - 2 * _PADDING
        yield Painted(
            Box(x, y, wide, 2), "settings divider", lambda canvas, left, top: draw_divider(canvas, left, top, wide)
        )
        yield Line(Box(x, y + 3, room, 32), self.say(f"settings.{name}"), 21, tones.TEXT, "bold")
        yield Line(Box(x, y + 33, room, 26), self.say(hint or f"settings.{name}.hint", cap=cap), 17, tones.TEXT_SOFT)
        yield widget

    def _switch(
        self,
        panel: Box,
        number: int,
        name: str,
        on: bool,
        change: Callable[[bool], None],
        *,
        cap: str = "",
        hint: str = "",
    ) -> Iterator[Piece]:
        words = self.say("option.on"), self.say("option.off")

        def control(box: Box) -> Widget:
            narrow = Box(box.right - _SWITCH, box.y, _SWITCH, box.height)
            return Toggle(name, narrow, on, words, change)

        return self._row(panel, number, name, control, cap=cap, hint=hint)

    def _volume(
        self, panel: Box, number: int, name: str, volume: float, change: Callable[[float], None]
    ) -> Iterator[Piece]:
        return self._row(
            panel,
            number,
            name,
            lambda box: Slider(name, box, round(volume * STEPS), lambda value: change(value / STEPS)),
        )

    # ------------------------------------------------------------------ choices

    def _rename(self) -> None:
        name = self._name.text.strip()
        if name:
            self.services.memory.change(name=name)

    def _want_notices(self, on: bool) -> None:
        """Whoever wants notices sees at once what they look like, or that this system shows none."""
        self.services.settings.choose(system_notices=on)
        if on:
            self.services.notices.show(self.say("notices.try"), self.say("notices.try.about"))
        else:
            self.services.notices.clear()

    def _show_bindings(self) -> None:
        self.stack.push(self.atlas.bindings())

    def _show_full(self, full: int) -> None:
        if bool(full) != self.services.window.fullscreen:
            toggle_fullscreen(self.atlas)


def _control(panel: Box, number: int) -> Box:
    """Where the control of a panel's row lies."""
    return Box(panel.right - _PADDING - _CONTROL, panel.y + _HEAD + number * _ROW + 6, _CONTROL, 52)


def _height(rows: int) -> float:
    """The height of a panel with so many rows."""
    return _HEAD + rows * _ROW + 8


def _stack(x: float, y: float, width: float, heights: Sequence[float]) -> Iterator[Box]:
    """Boxes below each other."""
    for height in heights:
        yield Box(x, y, width, height)
        y += height + _GAP
