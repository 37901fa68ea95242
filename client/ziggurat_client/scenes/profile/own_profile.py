"""What one decides about one's own profile: who sees it, another device, a file to take along, and to be forgotten."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec
from platformdirs import user_downloads_path

from ziggurat.wire.messages import (
    DeviceCode,
    Error,
    ForgetMe,
    LetIn,
    Openness,
    PlayedCard,
    Profile,
    ShareProfile,
)
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.kept.new_file import write_new
from ziggurat_client.network.profile_reading import PlayedReading
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.question import Question, QuestionScene
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.profile.device import DeviceScene
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.refusals import refusal

OPENNESS: Final[tuple[Openness, ...]] = get_args(Openness)
_ROW: Final = 84.0


class OwnProfileScene(Dialog):
    """Each row says what a button does."""

    first_focus = "openness"

    def __init__(self, atlas: Atlas, profile: Profile) -> None:
        super().__init__(atlas)
        self._profile = profile
        self._openness: Openness = profile.openness or "open"

    @property
    def size(self) -> Extent:
        return Extent(min(900.0, self.most.width), 560.0)

    @property
    def title(self) -> str:
        return self.say("profile.own.title")

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        labels = [self.say(f"profile.openness.{each}") for each in OPENNESS]
        chosen = OPENNESS.index(self._openness)
        return [
            Line(Box(inner.x, inner.y, inner.width, 32), self.say("profile.openness"), 20, tones.TEXT_HEAD, "bold"),
            Segments("openness", Box(inner.x, inner.y + 40, inner.width, 52), labels, chosen, self._share),
            *self._row(0, "device", Icon.SCREEN, self._let_in),
            *self._row(1, "take", Icon.SAVE, self._take_along),
            *self._row(2, "forget", Icon.TRASH, self._ask_to_be_forgotten, ButtonKind.RED),
            Button("close", Box(inner.right - 200, inner.bottom - 52, 200, 52), self.say("dialog.close"), self.back),
        ]

    def _row(self, number: int, name: str, icon: Icon, press: Any, kind: ButtonKind = ButtonKind.PLAIN) -> list[Piece]:
        inner = self.inner
        y = inner.y + 112 + number * _ROW
        wide = min(300.0, inner.width * 0.4)
        return [
            Paragraph(
                Box(inner.x, y + 2, inner.width - wide - 24, 56), self.say(f"profile.{name}.about"), 18, tones.TEXT_SOFT
            ),
            Button(
                name,
                Box(inner.right - wide, y, wide, 56),
                self.say(f"profile.{name}"),
                press,
                kind=kind,
                icon=icon,
                size=19,
            ),
        ]

    # ------------------------------------------------------------------ what one does

    def _share(self, index: int) -> None:
        openness = OPENNESS[index]

        def shared(_: Answer) -> None:
            self._openness = openness

        self.ask(lambda number: ShareProfile(number, openness), shared)

    def _let_in(self) -> None:
        token = self.services.remote.welcome.token if self.services.remote.welcome else ""
        self.ask(lambda number: LetIn(number, token), self._show_code)

    def _show_code(self, answer: Answer) -> None:
        if isinstance(answer, DeviceCode) and self.stack.top is self:
            self.stack.push(DeviceScene(self.atlas, answer))

    def _take_along(self) -> None:
        PlayedReading(self.services.remote, None, self._keep, self._refuse)

    def _keep(self, matches: tuple[PlayedCard, ...]) -> None:
        welcome = self.services.remote.welcome
        server = welcome.server if welcome else ""
        content = {"server": server, "profile": self._profile, "matches": matches}
        name = re.sub(r"[^A-Za-z0-9-]+", "-", f"ziggurat-{server}-{self._profile.name}").strip("-")
        try:
            written = msgspec.json.format(msgspec.json.encode(content), indent=1)
            file = write_new(user_downloads_path(), name, "json", written)
        except OSError as error:
            self.services.banner.refuse(self.say("profile.not_taken", reason=str(error)))
        else:
            self.services.banner.tell(self.say("profile.taken", file=str(file)))

    def _refuse(self, error: Error) -> None:
        self.services.banner.refuse(refusal(self.services.words, error.code, error.params))

    def _ask_to_be_forgotten(self) -> None:
        question = Question(
            self.say("profile.forget.title"),
            self.say("profile.forget.consequence"),
            self.say("profile.forget.stay"),
            self.say("profile.forget"),
        )
        self.stack.push(QuestionScene(self.atlas, question, lambda: self.ask(ForgetMe)))
