"""The end of a match: who won, what everyone's tiles are worth, and one more."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame
from platformdirs import user_downloads_path

from ziggurat.bots.review import Swing
from ziggurat.games.game import Standing
from ziggurat.match.record import MatchRecord
from ziggurat.wire.messages import Offer, Replay, ReplayFile, Say
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention, Scope, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.remote import Answer
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.replaying.replays import export_replay, keep_replay
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.result.annals_way import AnnalsWay
from ziggurat_client.scenes.result.course import ResultCourse
from ziggurat_client.scenes.result.learned import say_what_was_learned
from ziggurat_client.scenes.result.places import Bar, ResultPlaces, result_places
from ziggurat_client.scenes.result.series import once_more, series_height, series_pieces
from ziggurat_client.scenes.result.sharing import ShareResultScene
from ziggurat_client.scenes.result.together import TogetherWay
from ziggurat_client.scenes.result.verdict import Verdict
from ziggurat_client.scenes.table.people import show_speakers_at
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.chat import ChatPanel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.proclamation import Proclamation
from ziggurat_client.ui.standing_row import standing_rows
from ziggurat_client.ui.text import LINE, Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent
from ziggurat_client.wording.games import breakdown
from ziggurat_client.wording.offers import wanting_more, wanting_words
from ziggurat_client.wording.series import series_lines
from ziggurat_client.wording.sitters import players_at

_log = logging.getLogger(__name__)

_NOTE_SIZE: Final = 19.0


class ResultScene(Page):
    """Shows the result of a finished match. A rematch leads back to the board.

    It is large because all that one may do after a match begins here, each thing in a line or two.
    """

    first_focus = "rematch"
    fills = True

    def __init__(self, atlas: Atlas, code: str) -> None:
        super().__init__(atlas)
        self._code = self.table_code = code
        self._copy: str | None = None
        self.music = presentation(self.record.table.game).music
        table = self.record.table
        self._course = ResultCourse(self, table.game, len(table.seats), self._name, self._watch)
        self._annals = AnnalsWay(self, table.game, self._course, self._showing)
        self._together = TogetherWay(self, code, self._course, self._seen, self._look_together)
        services = atlas.services
        self._chat = ChatPanel(
            self._places.chat,
            services.clock,
            services.words,
            self._say,
            services.ignored.has,
            lambda: show_speakers_at(atlas, self.record),
            services.draft(code),
        )
        self.ask(lambda number: Replay(number, code), self._follow)
        for line in (*self._verdict.lines, *series_lines(self.services.words, self.record.table)):
            self.services.text_log.write(line)

    @property
    def record(self) -> TableRecord:
        """The table. It is there as long as the scene is."""
        return self.services.remote.tables[self._code]

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The ranking; in a match that was called off, what everyone had then, and no ranks."""
        return self._verdict.standings

    @property
    def _verdict(self) -> Verdict:
        return Verdict(self.services.words, self.record)

    # ------------------------------------------------------------------ what happens

    def enter(self) -> None:
        # Nobody told us what happened while another scene lay over this one.
        if not self._give_way():
            self._together.tell()
            super().enter()

    def arrived(self, arrival: Arrival) -> None:
        if self._give_way() or self._go_to_next_round():
            return
        if self.record.table.stage == "over":
            self._together.tell()
            super().arrived(arrival)

    def _go_to_next_round(self) -> bool:
        """Make way if the next round of a games night has begun, and we play elsewhere in it; return whether so.

        The page of the night, or the lobby, leads on from there.
        """
        remote = self.services.remote
        night = remote.nights.get(self.record.table.night or "")
        table = None if night is None or remote.welcome is None else night.our_table(remote.welcome.person)
        if table is None or table.table == self._code or self.stack.top is not self:
            return False
        self.services.banner.tell(self.say("night.round_begins"))
        remote.leave(self._code)
        self.stack.close(self)
        return True

    def _give_way(self) -> bool:
        """Leave the place to another scene if the table is gone or shows something else now; return whether so."""
        if self._code not in self.services.remote.tables:
            self.back()
            return True
        if self.record.table.stage == "playing" and self.record.moment is None:
            return False  # A rematch whose first position is on its way.
        if self.record.table.stage != "over":
            self.stack.replace(self, self.atlas.table(self._code))
            return True
        return False

    def back(self) -> None:
        if self._code in self.services.remote.tables:
            if say_what_was_learned(self.atlas, self.record):
                return
            self.services.remote.leave(self._code)
        if self.services.servers.private is not None:
            self.stack.home()
        else:
            self.stack.close(self)

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.RESULT, Scope.REVIEW)

    def handle(self, event: pygame.Event) -> bool:
        if super().handle(event):
            return True
        match intention_of(event):
            case Intention.SAVE:
                self._share()
            case Intention.WATCH:
                self._watch()
            case Intention.TOGETHER:
                self._together.look()
            case Intention.REVIEW:
                self._course.turn_over()
                # Where the page is scrolled, the chart may be out of sight.
                self.focus_on("course")
                self.viewport.reveal(self._places.chart)
            case Intention.CHAT:
                self.focus_on("say")
            case _:
                return False
        return True

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        return (
            KeyHint(caps(Intention.CONFIRM), once_more(self.services.words, self.record.table)),
            KeyHint(caps(Intention.WATCH), self.say("result.watch")),
            KeyHint(caps(Intention.TOGETHER), self.say("circle.look")),
            KeyHint(caps(Intention.SAVE), self.say("result.save")),
            KeyHint(caps(Intention.REVIEW), self.say("review.keys")),
            KeyHint(caps(Intention.CHAT), self.say("keys.chat")),
        )

    # ------------------------------------------------------------------ what one asks

    def _say(self, text: str) -> None:
        self.ask(lambda number: Say(number, text, self._code))

    def _rematch(self) -> None:
        self.ask(lambda number: Offer(number, self._code, "rematch"))

    def _follow(self, answer: Answer) -> None:
        """See how the match went."""
        if isinstance(answer, ReplayFile):
            self._course.follow(bytes(answer.record))

    @property
    def followed(self) -> bool:
        """Whether it is known how the match went."""
        return self._course.known

    @property
    def animating(self) -> bool:
        return self._course.reads

    def update(self, elapsed: float) -> None:
        self._course.go_on()

    def thought(self) -> None:
        self.change()

    def _watch(self, swing: Swing | None = None) -> None:
        """Show the match again, from where a turning point began if there is one."""
        match = self._course.match
        if match is not None:
            self.stack.push(ReplayReadingScene(self.atlas, self._showing(match), match, swing))

    def _look_together(self) -> None:
        """Show the match again with the others at the table."""
        match = self._course.match
        if match is not None:
            self.stack.push(ReplayReadingScene(self.atlas, self._showing(match), match, together=True))

    def _showing(self, match: MatchRecord) -> Showing:
        return replace(self._seen(), colours=match.colours)

    def _seen(self) -> Showing:
        """What is shown again, in the colours that the table has."""
        table = self.record.table
        players = players_at(self.services.words, table)
        shared = self._code if self._together.exists else None
        return Showing(table.game, table.name, players, self.record.seat, self.record.colours, shared)

    def _share(self) -> None:
        self.stack.push(ShareResultScene(self.atlas, self.record, self._export))

    def _export(self) -> None:
        self.ask(lambda number: Replay(number, self._code), self._write_copy)

    def _write_copy(self, answer: Answer) -> None:
        if not isinstance(answer, ReplayFile):
            return
        try:
            kept = keep_replay(self.services.memory, answer.table, answer.record)
            self._copy = str(export_replay(kept, user_downloads_path()))
        except (OSError, ValueError) as error:
            self.services.banner.tell(self.say("replays.not_exported", reason=str(error)))

    # ------------------------------------------------------------------ the pieces

    @property
    def _places(self) -> ResultPlaces:
        series = series_height(self.record.table)
        return result_places(
            self.room,
            len(self.standings),
            annals=self._annals.exists,
            together=self._together.exists,
            series=series,
        )

    @property
    def smallest(self) -> Extent:
        if self._code not in self.services.remote.tables:
            # Gone while another scene lies over this one.
            return TIGHTEST
        return Extent(TIGHTEST.width, self._places.least_height)

    def layout(self) -> Sequence[Piece]:
        table = self.record.table
        places = self._places
        return [
            *header(self, self.say("result.title"), table.name, self.say(f"games.{table.game}")),
            *self._banner(places.banner),
            *series_pieces(self.services.words, table, places.series),
            *self._rows(places.rows),
            *self._course.pieces(places.chart, places.standouts),
            *self._bar(places.bar),
            *self._talk(places.chat),
            *self._together.card(),
        ]

    def _talk(self, box: Box) -> list[Piece]:
        """What is said, and how many look on."""
        watching = self.say("result.watching", count=self.record.table.watcher_count)
        aside = Line(Box(box.x + 200, box.y + 10, box.width - 224, 40), watching, 18, tones.TEXT_SOFT, align="r")
        self._chat.place(box)
        return self._chat.pieces(
            self.say("chat.title"),
            self.say("chat.say"),
            self.services.remote.whispers.among(self.record.chat),
            self.say("log.newest"),
            self.services.screen.scale,
            [aside],
        )

    def _banner(self, box: Box) -> list[Piece]:
        verdict = self._verdict
        if not verdict.standings:
            return []
        return [Proclamation(box, verdict.title.upper(), verdict.story, next(iter(verdict.winners), None))]

    def _rows(self, places: Sequence[Box]) -> list[Piece]:
        verdict = self._verdict
        players, manner = [verdict.row(standing) for standing in verdict.standings], verdict.manner
        return standing_rows(places, players, manner.paint_breakdown, manner.paint_tie)

    def _name(self, seat: int) -> str:
        return self._verdict.name(seat)

    def _bar(self, places: Bar) -> list[Piece]:
        lobby = self.say("result.title_screen" if self.services.servers.private else "result.lobby")
        pieces: list[Piece] = []
        seat = self.record.seat
        if seat is not None:
            pieces.append(
                Button(
                    "rematch",
                    places.rematch,
                    once_more(self.services.words, self.record.table),
                    self._rematch,
                    kind=ButtonKind.GOLD,
                    icon=Icon.REFRESH,
                    size=26,
                    enabled=seat not in wanting_more(self.record.table),
                )
            )
        watch, save = self.say("result.watch"), self.say("result.save")
        return [
            *pieces,
            self._noted(places.note),
            *self._annals.pieces(places.annals),
            *self._together.pieces(places.together),
            Button("watch", places.watch, watch, self._watch, icon=Icon.PLAY, enabled=self._course.match is not None),
            Button("save", places.save, save, self._share, icon=Icon.SAVE),
            Button("leave", places.leave, lobby, self.back, icon=Icon.DOOR),
        ]

    def _noted(self, box: Box) -> Piece:
        """The note: on two lines where one has no room for it and there is room below."""
        note = self._note()
        pitch = _NOTE_SIZE * LINE
        fits = text_width(note, _NOTE_SIZE * 0.9, "regular", self.services.screen.scale) <= box.width
        if fits or box.height < 2 * pitch:
            return Line(box, note, _NOTE_SIZE, tones.TEXT_SOFT)
        middle = box.y + (box.height - 2 * pitch) / 2
        return Paragraph(Box(box.x, middle, box.width, 2 * pitch), note, _NOTE_SIZE, tones.TEXT_SOFT)

    def _note(self) -> str:
        """Where the copy of the replay is, who would like a rematch, who looks at the match, or else what the signs in
        the rows mean."""
        if self._copy is not None:
            return self.say("result.saved", file=self._copy)
        wanting = wanting_words(self.services.words, self.record.table)
        if wanting or self._together.note:
            return wanting or self._together.note
        return breakdown(self.services.words, self.record.table.game, self._verdict.manner.key)
