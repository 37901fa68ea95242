"""The first start: which language, and which name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.kept.profile import LONGEST_NAME, account_name
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.words import LANGUAGES

_LABEL: Final = 36.0
_FIELD: Final = 60.0
_BUTTON: Final = 64.0
_COMPLAINT: Final = "#ffb59a"


class WelcomeScene(Dialog):
    """Asks for language and name in an empty profile, over the title. Who puts it off is asked at the next start."""

    first_focus = "name"
    size = Extent(760, 560)

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._nameless = False
        self._name = TextField(
            "name",
            self._row(1),
            atlas.services.clock,
            text=account_name(),
            longest=LONGEST_NAME,
            icon=Icon.PERSON,
            size=24,
            entered=self._go_on,
            changed=self._forget_complaint,
        )

    @property
    def title(self) -> str:
        return self.say("welcome.title")

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        return (KeyHint(caps(Intention.LEFT, Intention.RIGHT), self.say("keys.value")),)

    # ------------------------------------------------------------------ the pieces

    def _row(self, number: int) -> Box:
        """Where the language (0) and the name (1) are given, each below its label."""
        inner = self.inner
        return Box(inner.x, inner.y + 56 + _LABEL + number * 124, inner.width, _FIELD)

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        about = Box(inner.x, inner.y - 4, inner.width, 40)
        return [Line(about, self.say("welcome.about"), 21, tones.TEXT_SOFT), *self._answers(), *self._buttons()]

    def _answers(self) -> Iterator[Piece]:
        language, name = self._row(0), self._row(1)
        yield self._label(language, self.say("welcome.language"))
        names = [self.say(f"language.{each}") for each in LANGUAGES]
        yield Segments("language", language, names, LANGUAGES.index(self.services.words.language), self._speak, size=22)
        yield self._label(name, self.say("welcome.name"))
        self._name.box = name
        self._name.placeholder = self.say("welcome.name.hint")
        yield self._name
        below = Box(name.x, name.bottom + 12, name.width, 60)
        if self._nameless:
            yield Paragraph(below, self.say("welcome.nameless"), 19, _COMPLAINT)
        else:
            yield Paragraph(below, self.say("welcome.name.about"), 19, tones.TEXT_SOFT)

    def _label(self, row: Box, text: str) -> Line:
        return Line(Box(row.x, row.y - _LABEL, row.width, _LABEL - 4), text, 20, tones.TEXT_HEAD, "bold")

    def _buttons(self) -> Iterator[Piece]:
        inner, prompts = self.inner, self.services.prompts
        y = inner.bottom - _BUTTON
        later, on = Box(inner.x, y, 250, _BUTTON), Box(inner.right - 330, y, 330, _BUTTON)
        yield Button("later", later, self.say("welcome.later"), self.back, key=prompts.cap(Intention.BACK), size=20)
        yield Button(
            "go on",
            on,
            self.say("welcome.go_on"),
            self._go_on,
            kind=ButtonKind.GOLD,
            icon=Icon.PLAY,
            key=prompts.cap(Intention.CONFIRM),
            size=24,
        )

    # ------------------------------------------------------------------ the answers

    def _speak(self, index: int) -> None:
        self.services.settings.choose(language=LANGUAGES[index])

    def _forget_complaint(self) -> None:
        if self._nameless:
            self._nameless = False
            self.change()

    def _go_on(self) -> None:
        name = self._name.text.strip()
        if name:
            self.services.memory.change(name=name, language=self.services.words.language)
            self.back()
        else:
            self._nameless = True
            self.change()
            self.focus_on("name")
