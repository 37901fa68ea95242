"""The chat of a table in a drawer beside the board, on which the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from ziggurat.phrases import PHRASES
from ziggurat.wire.messages import Say
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.panels import ACTIVE_PANEL
from ziggurat_client.input.intentions import Intention
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.network.whisper_record import ChatLine
from ziggurat_client.scenes.game.phrases import number_of, phrase_buttons
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.table.people import show_speakers_at
from ziggurat_client.scenes.table.watchers import WatchersScene
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.chat import ChatLines
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.phrases import PhraseButton
from ziggurat_client.ui.piece import Piece, Widget
from ziggurat_client.window.screen import Box

CHANNELS: Final = ("table", "watchers")
"""The tabs, by what is said in them."""
_PADDING: Final = 16.0
_HEAD: Final = 60.0
_BUTTON: Final = 40.0
_STEP: Final = 46.0
"""From one button of the head to the next."""


class ChatDrawer:
    """What is said at the table, and a field or the quick phrases to say more. Keep it between layouts: it knows what
    was heard."""

    def __init__(self, page: Page, record: TableRecord) -> None:
        self._page = page
        self._record = record
        self._channel = 0
        self._heard = record.said
        services = page.services
        self._whispers_heard = services.remote.whispers.heard
        self._panel = ChatLines(
            Box(0, 0, 0, 0),
            services.clock,
            services.words,
            self._say,
            services.ignored.has,
            self._show_people,
            services.draft(record.code),
        )
        self._offers_phrases = False
        self._closes_after_phrase = False
        self._names: frozenset[str] = frozenset()
        """Of its widgets, as they were laid out last."""
        self.is_open = False

    # ------------------------------------------------------------------ open and closed

    def toggle(self, *, by_pad: bool = False) -> None:
        """Open it, come to it, or close it: whichever was not so. A pad, which has no letters, finds the phrases."""
        if self.has_focus:
            self.close()
        elif self.is_open:
            self._page.focus_on("phrases" if by_pad else "say")
        elif by_pad:
            self.toggle_phrases()
        else:
            self.open()

    def toggle_phrases(self) -> None:
        """Offer the phrases, or what was there before them."""
        if self._offers_phrases:
            self.leave()
            return
        self._closes_after_phrase = not self.is_open
        self._turn(offers_phrases=True, focus=f"phrase {PHRASES[0]}")

    def open(self) -> None:
        """Show what was said, ready to be written in."""
        self._channel = int(self._record.seat is None)
        self._panel.show_newest()
        self._turn(offers_phrases=False, focus="say")

    def leave(self) -> None:
        """Go one step back: from the phrases to what was said, if one came from there, else to the board."""
        if self._offers_phrases and not self._closes_after_phrase:
            self._turn(offers_phrases=False, focus="phrases")
        else:
            self.close()

    def close(self) -> None:
        """Show again what it lay over; whoever was in it goes back to the board."""
        was_in_it = self.has_focus
        self.is_open = self._offers_phrases = False
        self._page.change()
        if was_in_it:
            self._page.focus_on("board")

    def _turn(self, *, offers_phrases: bool, focus: str) -> None:
        """Show one of its sides."""
        self.is_open = True
        self._offers_phrases = offers_phrases
        self._page.change()
        self._page.focus_on(focus)

    @property
    def has_focus(self) -> bool:
        """Whether keys act on it."""
        return self.is_open and self._page.focused in self._names

    # ------------------------------------------------------------------ what was said

    @property
    def lines(self) -> tuple[ChatLine, ...]:
        """What was said in the channel on show, oldest first, with what was whispered."""
        chat = [said for said in self._record.chat if said.channel == CHANNELS[self._channel]]
        return self._page.services.remote.whispers.among(chat)

    @property
    def unread(self) -> int:
        """How many lines of others whom we hear came since it was open."""
        services, came = self._page.services, self._record.said - self._heard
        remote = services.remote
        us = None if remote.welcome is None else remote.welcome.person
        said = tuple(self._record.chat)[-came:] if came > 0 else ()
        whispered = remote.whispers.newest_of_others(remote.whispers.heard - self._whispers_heard)
        others = [line.person for line in said if line.person != us] + [line.person for line in whispered]
        return sum(not services.ignored.has(person) for person in others)

    def listened(self) -> None:
        """Everything that was said has been shown."""
        self._heard = self._record.said
        self._whispers_heard = self._page.services.remote.whispers.heard

    def choose_channel(self, channel: int) -> None:
        """Show what is said in one of the channels."""
        self._channel = channel
        self._panel.show_newest()
        self._page.change()

    # ------------------------------------------------------------------ saying something

    def takes_number(self, event: pygame.Event) -> bool:
        """Say the phrase whose number was pressed while they are offered; return whether there was one."""
        number = number_of(event) if self._offers_phrases else None
        if number is None:
            return False
        self._say_phrase(PHRASES[number])
        return True

    def _say(self, text: str, phrase: str | None = None) -> None:
        """Whoever sits speaks to the whole table, whoever looks on to the others who do."""
        self._page.ask(lambda number: Say(number, text, self._record.code, phrase))
        self.choose_channel(int(self._record.seat is None))

    def _say_phrase(self, phrase: str) -> None:
        # Those who do not know the phrase read it in the language spoken here.
        self._say(self._page.say(f"phrase.{phrase}"), phrase)
        self.leave()

    # ------------------------------------------------------------------ the pieces

    def pieces(self, box: Box) -> Iterator[Piece]:
        """The drawer in its place."""
        inner = Box(box.x + _PADDING, box.y + _HEAD, box.width - 2 * _PADDING, box.height - _HEAD - _PADDING)
        widgets = [*self._head(box), *(self._phrases(inner) if self._offers_phrases else self._lines(inner))]
        self._names = frozenset(widget.name for widget in widgets)
        yield Panel(box, ACTIVE_PANEL)
        yield from widgets

    def _phrases(self, box: Box) -> Iterator[PhraseButton]:
        return phrase_buttons(box, self._page.services.words, self._say_phrase)

    def _lines(self, box: Box) -> list[Widget]:
        self.listened()
        page = self._page
        self._panel.place(box)
        return self._panel.pieces(page.say("game.say_something"), self.lines, page.say("log.newest"), page.screen.scale)

    def _head(self, box: Box) -> Iterator[Widget]:
        say = self._page.say

        def button(name: str, number: int, icon: Icon, pressed: Callable[[], None], remark: str) -> Button:
            """A button of the head, counted from the right."""
            place = Box(box.right - _PADDING - _BUTTON - number * _STEP, box.y + 10, _BUTTON, _BUTTON)
            made = icon_button(name, place, icon, pressed)
            made.remark = remark
            return made

        labels = [say("chat.channel.table"), say("chat.channel.watchers")]
        channel = Box(box.x + _PADDING, box.y + 10, box.width - 2 * _PADDING - 3 * _STEP - 4, _BUTTON)
        yield Segments("channel", channel, labels, self._channel, self._show_channel, size=17)
        if self._offers_phrases:
            yield button("phrases", 2, Icon.CHAT, self.open, say("game.chat"))
        else:
            cap = self._page.services.prompts.cap(Intention.PHRASES)
            yield button("phrases", 2, Icon.HAND, self.toggle_phrases, f"{say('game.phrases')} ({cap})")
        yield button("watchers", 1, Icon.EYE, self._show_watchers, say("watchers.title"))
        yield button("close chat", 0, Icon.CROSS, self.close, say("game.close_chat"))

    def _show_channel(self, channel: int) -> None:
        self._offers_phrases = False
        self.choose_channel(channel)

    def _show_people(self) -> None:
        show_speakers_at(self._page.atlas, self._record)

    def _show_watchers(self) -> None:
        self._page.stack.push(WatchersScene(self._page.atlas, self._record.code))
