"""The way from a result to those who look at the match together, and what they ask of us."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.network.circle_record import CircleRecord
from ziggurat_client.replaying.story import Story
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.replay.circle_pieces import offer_card
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.replay.turn_words import TurnWords
from ziggurat_client.scenes.result.course import ResultCourse
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.circles import shown_playing_on, who_looks
from ziggurat_client.wording.offers import ShownOffer


class TogetherWay:
    """A button that opens the match for all at the table, or leads to those for whom it is open; and the card that says
    from where all are asked to play on."""

    def __init__(
        self, page: Page, code: str, course: ResultCourse, showing: Callable[[], Showing], look: Callable[[], None]
    ) -> None:
        """`look` shows the match, together with the others."""
        self._page = page
        self._code = code
        self._course = course
        self._showing = showing
        self._look = look
        self._offered: int | None = None

    @property
    def exists(self) -> bool:
        """Whether others could look too: nobody else comes to a server of our own."""
        return self._page.services.servers.private is None

    @property
    def note(self) -> str:
        """Who looks; nothing while nobody does."""
        return who_looks(self._page.services.words, self._circle)

    def tell(self) -> None:
        """Say in the text log, and by a sound, that all are asked to play on."""
        offer, services = self._offer, self._page.services
        if offer is not None and offer.number != self._offered:
            services.text_log.write(offer.sentence)
            services.audio.play("chat")
        self._offered = None if offer is None else offer.number

    def look(self) -> None:
        """Look together, as soon as the match is known."""
        if self.exists and self._course.match is not None:
            self._look()

    def pieces(self, box: Box) -> Sequence[Piece]:
        """The button; only its sign where there is little room."""
        if not self.exists:
            return []
        page, circle = self._page, self._circle
        label = page.say("circle.look_with", name=circle.holder_name) if circle.is_on else page.say("circle.look")
        is_wide = box.width > 2 * box.height
        button = Button(
            "together",
            box,
            label if is_wide else "",
            self.look,
            kind=ButtonKind.LIT if circle.is_on else ButtonKind.PLAIN,
            icon=Icon.PEOPLE,
            key=page.services.prompts.cap(Intention.TOGETHER) if is_wide else None,
            size=20 if is_wide else 26,
            enabled=self._course.match is not None,
        )
        button.remark = page.say("circle.about") if is_wide else f"{label}. {page.say('circle.about')}"
        return [button]

    def card(self) -> Sequence[Piece]:
        """What all are asked, if they are."""
        return offer_card(self._page, self._code, self._offer, self.look if self._course.match is not None else None)

    @property
    def _circle(self) -> CircleRecord:
        return self._page.services.remote.tables[self._code].circle

    @property
    def _offer(self) -> ShownOffer | None:
        record = self._page.services.remote.tables[self._code]
        playing_on = record.circle.playing_on
        if playing_on is None:
            return None
        where = "" if self._course.story is None else self._place(self._course.story, playing_on.step)
        return shown_playing_on(self._page.services.words, record.table, record.circle, where)

    def _place(self, story: Story, step: int) -> str:
        """What that place in the match is called."""
        turns = TurnWords(self._page.services.words, self._showing(), story)
        return turns.name(story.turn_of(min(step, len(story.frames) - 1)))
