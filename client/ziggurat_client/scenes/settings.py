"""The settings: who one is, how the program looks, moves and sounds. Every choice holds at once and is remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.inlay import draw_divider
from ziggurat_client.art.palette import PALETTES
from ziggurat_client.intentions import Intention
from ziggurat_client.profile import LONGEST_NAME, Profile
from ziggurat_client.scenes.page import Page
from ziggurat_client.scenes.scene import KeyHint
from ziggurat_client.screen import Box
from ziggurat_client.settings import ZOOMS
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments, Toggle
from ziggurat_client.ui.header import header
from ziggurat_client.ui.palette_row import PaletteRow
from ziggurat_client.ui.palette_sample import SAMPLE_HEIGHT, SAMPLE_WIDTH, palette_sample, player_sample
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece, Widget
from ziggurat_client.ui.slider import STEPS, Slider
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.words import LANGUAGES

if TYPE_CHECKING:
    from ziggurat_client.app import App

SPEEDS: Final = {"half": 0.5, "usual": 1.0, "double": 2.0, "fourfold": 4.0, "off": 0.0}
"""How fast stories can be told, by name; 0 shows only how they end."""
_PERSON: Final = Box(24, 104, 924, 384)
_MOTION: Final = Box(24, 504, 924, 230)
_SOUND: Final = Box(24, 750, 924, 306)
_COLOURS: Final = Box(972, 104, 924, 952)
_BINDINGS: Final = Box(972, 12, 400, 46)
_PADDING: Final = 32
_HEAD: Final = 64
_ROW: Final = 78
_CONTROL: Final = 420
_SWITCH: Final = 112
_PALETTE_PITCH: Final = 116
_PALETTE_HEIGHT: Final = 100


class SettingsScene(Page):
    """All settings on one page: four panels of rows, each a choice with its name and a hint."""

    first_focus = "language"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._name = TextField(
            "name",
            _control(_PERSON, 0),
            app.clock,
            text=app.person_name,
            longest=LONGEST_NAME,
            icon=Icon.PERSON,
            size=20,
            changed=self._rename,
        )

    @property
    def _profile(self) -> Profile:
        return self.app.memory.profile

    # ------------------------------------------------------------------ the page

    def layout(self) -> Sequence[Piece]:
        return [
            *header(self, self.say("settings.title")),
            *self._person(),
            *self._motion(),
            *self._sound(),
            *self._colours(),
            Button("bindings", _BINDINGS, self.say("bindings.title"), self._show_bindings, icon=Icon.KEYBOARD, size=20),
        ]

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.app.prompts.caps
        return (KeyHint(caps(Intention.LEFT, Intention.RIGHT), self.say("keys.value")),)

    def _person(self) -> Iterator[Piece]:
        """Who one is, in which language, and in what window."""
        yield from self._panel(_PERSON, "person")
        self._name.placeholder = self.say("settings.name")
        yield from self._row(_PERSON, 0, "name", lambda box: self._name)
        languages = [self.say(f"language.{language}") for language in LANGUAGES]
        yield from self._row(
            _PERSON,
            1,
            "language",
            lambda box: Segments(
                "language",
                box,
                languages,
                LANGUAGES.index(self.app.words.language),
                lambda index: self.app.settings.choose(language=LANGUAGES[index]),
            ),
        )
        window = [self.say("settings.window.window"), self.say("settings.window.full")]
        yield from self._row(
            _PERSON,
            2,
            "window",
            lambda box: Segments("window", box, window, int(self._profile.fullscreen), self._show_full),
            cap=self.app.prompts.cap(Intention.FULLSCREEN),
        )
        yield from self._row(
            _PERSON,
            3,
            "zoom",
            lambda box: Segments(
                "zoom",
                box,
                [f"{zoom} %" for zoom in ZOOMS],
                ZOOMS.index(self._profile.zoom),
                lambda index: self.app.settings.choose(zoom=ZOOMS[index]),
            ),
            cap=f"{self.app.prompts.cap(Intention.LARGER)}, {self.app.prompts.cap(Intention.SMALLER)}",
        )

    def _motion(self) -> Iterator[Piece]:
        """How stories are told."""
        yield from self._panel(_MOTION, "motion")
        names = [self.say(f"settings.speed.{name}") for name in SPEEDS]
        speeds = list(SPEEDS.values())
        # A speed that was written into the profile by hand stands between two names.
        chosen = min(speeds, key=lambda speed: abs(speed - self._profile.speed))
        yield from self._row(
            _MOTION,
            0,
            "speed",
            lambda box: Segments(
                "speed", box, names, speeds.index(chosen), lambda index: self.app.settings.choose(speed=speeds[index])
            ),
        )
        yield from self._switch(
            _MOTION,
            1,
            "reduced_motion",
            self._profile.reduced_motion,
            lambda on: self.app.settings.choose(reduced_motion=on),
        )

    def _sound(self) -> Iterator[Piece]:
        """What is heard, and how loud."""
        yield from self._panel(_SOUND, "sound")
        profile = self._profile
        yield from self._volume(
            0, "effects", profile.effects_volume, lambda to: self.app.settings.choose(effects_volume=to)
        )
        yield from self._volume(1, "music", profile.music_volume, lambda to: self.app.settings.choose(music_volume=to))
        yield from self._switch(
            _SOUND,
            2,
            "audible",
            not profile.muted,
            lambda on: self.app.settings.choose(muted=not on),
            cap=self.app.prompts.cap(Intention.MUTE),
        )

    def _colours(self) -> Iterator[Piece]:
        """The palettes, and what a board looks like in the chosen one."""
        yield from self._panel(_COLOURS, "colours")
        x, width = _COLOURS.x + _PADDING, _COLOURS.width - 2 * _PADDING
        y = _COLOURS.y + _HEAD + 8
        for palette in PALETTES.values():
            words = self.say(f"palette.{palette.name}"), self.say(f"palette.{palette.name}.hint")
            chosen = palette is self.app.settings.palette
            yield PaletteRow(
                Box(x, y, width, _PALETTE_HEIGHT),
                palette,
                words,
                chosen,
                lambda name=palette.name: self.app.settings.choose(palette=name),  # type: ignore[misc]
            )
            y += _PALETTE_PITCH
        yield Line(Box(x, y + 16, width, 36), self.say("settings.sample"), 22, tones.TEXT_HEAD, "bold")
        top = y + 68
        yield palette_sample(_COLOURS.x + (_COLOURS.width - SAMPLE_WIDTH) / 2, top)
        names = tuple(self.say(f"settings.player.{seat + 1}") for seat in range(4))
        yield player_sample(Box(x + 20, top + SAMPLE_HEIGHT + 24, width, 48), names)
        note = Box(x, top + SAMPLE_HEIGHT + 92, width, 56)
        yield Paragraph(note, self.say("settings.sample.note"), 18, tones.TEXT_SOFT)

    # ------------------------------------------------------------------ rows

    def _panel(self, box: Box, name: str) -> Iterator[Piece]:
        yield Panel(box)
        head = Box(box.x + _PADDING, box.y + 14, box.width - 2 * _PADDING, 40)
        yield Line(head, self.say(f"settings.{name}"), 24, tones.TEXT_HEAD, "bold")

    def _row(
        self, panel: Box, number: int, name: str, control: Callable[[Box], Widget], *, cap: str = ""
    ) -> Iterator[Piece]:
        """A row of a panel: the setting's name with a hint below, and what changes it."""
        widget = control(_control(panel, number))
        x, y = panel.x + _PADDING, panel.y + _HEAD + number * _ROW
        room = widget.box.x - x - 24
        yield Painted(Box(x, y, panel.width - 2 * _PADDING, 2), "settings divider", _paint_divider)
        yield Line(Box(x, y + 6, room, 36), self.say(f"settings.{name}"), 21, tones.TEXT, "bold")
        yield Line(Box(x, y + 40, room, 30), self.say(f"settings.{name}.hint", cap=cap), 17, tones.TEXT_SOFT)
        yield widget

    def _switch(
        self, panel: Box, number: int, name: str, on: bool, change: Callable[[bool], None], *, cap: str = ""
    ) -> Iterator[Piece]:
        words = self.say("option.on"), self.say("option.off")

        def control(box: Box) -> Widget:
            narrow = Box(box.right - _SWITCH, box.y, _SWITCH, box.height)
            return Toggle(name, narrow, on, words, change)

        return self._row(panel, number, name, control, cap=cap)

    def _volume(self, number: int, name: str, volume: float, change: Callable[[float], None]) -> Iterator[Piece]:
        return self._row(
            _SOUND,
            number,
            name,
            lambda box: Slider(name, box, round(volume * STEPS), lambda value: change(value / STEPS)),
        )

    # ------------------------------------------------------------------ choices

    def _rename(self) -> None:
        name = self._name.text.strip()
        if name:
            self.app.memory.change(name=name)

    def _show_bindings(self) -> None:
        from ziggurat_client.scenes.bindings import BindingsScene

        self.app.push(BindingsScene(self.app))

    def _show_full(self, full: int) -> None:
        if bool(full) != self.app.window.fullscreen:
            self.app.toggle_fullscreen()


def _control(panel: Box, number: int) -> Box:
    """Where the control of a panel's row lies."""
    return Box(panel.right - _PADDING - _CONTROL, panel.y + _HEAD + number * _ROW + 13, _CONTROL, 52)


def _paint_divider(canvas: Canvas, x: float, y: float) -> None:
    draw_divider(canvas, x, y, _PERSON.width - 2 * _PADDING)
