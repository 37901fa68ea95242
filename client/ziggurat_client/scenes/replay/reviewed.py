"""The theatre of a match that is over: with its review beside the log, and what was better played on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from ziggurat.bots.review import Swing
from ziggurat.certainty import present
from ziggurat.games import game_named
from ziggurat.match.puzzle import Puzzle
from ziggurat.match.record import BranchedFrom, MatchRecord
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention, Scope, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.replaying.better_story import better_story
from ziggurat_client.replaying.story import Story
from ziggurat_client.replaying.theatre import Theatre
from ziggurat_client.scenes.annals.annals import AnnalsScene
from ziggurat_client.scenes.annals.told import told_match
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.playing_on import ask_to_play_on
from ziggurat_client.scenes.replay.replay import REST, ReplayScene
from ziggurat_client.scenes.replay.review_list import ReviewList
from ziggurat_client.scenes.replay.sharing import ShareScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.chance_chart import ChanceChart
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.outcomes import played_on_from

_HEAD: Final = 66.0
"""Where the review begins below the choice between it and the log."""
_PROGRESS: Final = 40.0
_GAP: Final = 12.0
_PUZZLES: Final = 44.0
_LEAST_CHART: Final = 220.0
_MOST_CHART: Final = 420.0
_LABELS: Final = {"log": "game.log", "review": "review.open", "together": "circle.side"}
_BANNER_SECONDS: Final = 10.0
"""How long a banner says what was better, where its row has no room for that."""


class ReviewedReplayScene(ReplayScene):
    """Shows the match, and beside it, on request, what would have been better at its turning points.

    It is large because the review and the ways that lead on from a match that is over share its one playhead.
    """

    plays_on = True
    sides: tuple[str, ...] = ("log", "review")
    """What is shown in turn where the log is."""
    _better: Theatre | None = None
    """The playhead on what was better, while that is on show."""
    _lit: Swing | None = None
    """The turning point on show."""

    def __init__(
        self,
        atlas: Atlas,
        showing: Showing,
        story: Story,
        record: MatchRecord,
        swing: Swing | None = None,
        *,
        over: bool = True,
    ) -> None:
        """Begins with what was better at the turning point, if one is given. The match is `over` at its last step, or
        its record ends before that."""
        self._record = record
        self._over = over
        # Known before the theatre is set up, whose timeline shows the turning points.
        self._review = atlas.services.reviews.of(record)
        names = [player.name for player in showing.players]
        self._list = ReviewList(self, showing.game, names, self._review, self._choose_swing)
        self._side = "log" if swing is None else "review"
        super().__init__(atlas, showing, story)
        if swing is not None:
            self._shown = "log"
            self._choose_swing(swing)

    # ------------------------------------------------------------------ what was better

    @property
    def on_show(self) -> Theatre:
        return self._better or self._theatre

    @property
    def shows_better(self) -> bool:
        """Whether the board shows what would have been better."""
        return self._better is not None

    def _choose_swing(self, swing: Swing) -> None:
        """Show what was better at a turning point; if it is on show already, what was played."""
        if self._lit is not None and swing.number == self._lit.number:
            self._move(lambda theatre: None)
            return
        self._move(lambda theatre: theatre.go_to(swing.turn.first))
        chronicle = presentation(self._showing.game).staging.chronicle
        plan = self._list.plan(swing)
        self._better = Theatre(better_story(game_named(self._showing.game), chronicle, swing.turn.seat, plan))
        self._lit, self._playing, self._rest = swing, True, REST
        self._board.show(self._better.frame)
        self.services.text_log.write(self._list.better(swing))
        unsaid = self._list.unsaid(swing)
        if unsaid is not None:
            self.services.banner.tell(unsaid, _BANNER_SECONDS)
        self._attend()

    def _move(self, move: Callable[[Theatre], None]) -> None:
        if self._better is not None:
            # Back to the match, whose frames alone one moves among.
            self._better = self._lit = None
            self._playing = False
            self._board.show(self._theatre.frame)
        super()._move(move)

    def _previous_step(self) -> None:
        if self._better is None or self._better.at == 0:
            super()._previous_step()
            return
        self._playing = False
        self._better.step(-1)
        self._board.show(self._better.frame)
        self._attend()

    def _toggle(self) -> None:
        if self._better is not None and not self._playing and self._better.at_end:
            self._better.go_to(0)
            self._board.show(self._better.frame)
        super()._toggle()

    @property
    def _label(self) -> str:
        if self._lit is None:
            return super()._label
        return self.say("review.instead", name=self._showing.players[self._lit.turn.seat].name)

    @property
    def _turn_sign(self) -> str:
        if self._lit is None:
            return super()._turn_sign
        return self._turns.number_of(self._lit.number)

    def _swings_at(self) -> tuple[int, ...]:
        turns = (self._theatre.story.turn_of(swing.turn.first + 1) for swing in self._list.swings)
        return tuple(turn for turn in turns if turn is not None)

    # ------------------------------------------------------------------ playing on

    @property
    def _can_play_on(self) -> bool:
        return not (self._over and self._theatre.at_end)

    def _play_on_from_here(self) -> None:
        """Stop the replay where it is, and ask how it is played on."""
        if self._can_play_on:
            self._playing = False
            self._move(lambda theatre: None)
            ask_to_play_on(self, self._showing, self._record, self._theatre.at, self._label)

    def about(self) -> str:
        branched = self._record.branched_from
        return super().about() if branched is None else f"{super().about()} · {self._told_of(branched)}"

    def _told_of(self, branched: BranchedFrom) -> str:
        turn = self._theatre.story.turns_until(branched.step)
        return played_on_from(self.services.words, self._showing.game, branched.title, turn)

    # ------------------------------------------------------------------ the review

    def thought(self) -> None:
        self._appearance = self._strip_appearance()
        self._attend()

    def turn_over(self) -> None:
        """Show the log in place of the review, or the review, which is begun if that was not done yet."""
        self.turn_to("log" if self._side == "review" else "review")

    def turn_to(self, side: str) -> None:
        """Show that one of the `sides` where the log is."""
        self._side = side
        if side == "review":
            self._review.begin()
        self.show("log")

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (*super().scopes, Scope.REVIEW)

    def _obey(self, event: pygame.Event) -> bool:
        if intention_of(event) is Intention.REVIEW:
            self.turn_over()
            return True
        if intention_of(event) is Intention.PLAY_ON:
            self._play_on_from_here()
            return True
        return super()._obey(event)

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        return (
            *super().keys(),
            KeyHint(caps(Intention.REVIEW), self.say("review.keys")),
            KeyHint(caps(Intention.PLAY_ON), self.say("play_on.keys")),
        )

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        return [*super().layout(), self._play_on_button(present(self._places.play_on))]

    def _play_on_button(self, box: Box) -> Button:
        label = self.say("play_on.open") if box.width > box.height * 2 else ""
        button = Button(
            "play on",
            box,
            label,
            self._play_on_from_here,
            kind=ButtonKind.LIT,
            icon=Icon.HAND,
            key=self.services.prompts.cap(Intention.PLAY_ON) if label else None,
            size=19,
            enabled=self._can_play_on,
        )
        button.remark = self.say("play_on.remark")
        return button

    def _log_pieces(self) -> Iterator[Piece]:
        box = self._places.log
        if box is None:
            return
        yield Panel(box)
        choice = Box(box.x + 20, box.y + 12, box.width - 40, 44)
        choice = choice._replace(width=choice.width - choice.height - _GAP)
        share = icon_button(
            "share", Box(choice.right + _GAP, choice.y, choice.height, choice.height), Icon.SEND, self._share
        )
        share.remark = self.say("share.title")
        yield share
        if self._over and presentation(self._showing.game).annals is not None:
            choice = choice._replace(width=choice.width - choice.height - _GAP)
            place = Box(choice.right + _GAP, choice.y, choice.height, choice.height)
            annals = icon_button("annals", place, Icon.TABLET, self._open_annals)
            annals.remark = self.say("annals.title")
            yield annals
        labels, chosen = [self.say(_LABELS[side]) for side in self.sides], self.sides.index(self._side)
        yield Segments("beside", choice, labels, chosen, lambda number: self.turn_to(self.sides[number]))
        yield from self._side_pieces(box)

    def _side_pieces(self, box: Box) -> Iterator[Piece]:
        """What is shown of the sides in that panel."""
        if self._side == "review":
            yield from self._review_pieces(below_head(box))
        else:
            yield from self._filtered_log(box)

    def _share(self) -> None:
        """Stop the replay where it is, and ask what of it is to be shown to others."""
        self._playing = False
        self._move(lambda theatre: None)
        self.stack.push(ShareScene(self.atlas, self._showing, self._theatre))

    def _open_annals(self) -> None:
        """Stop the replay, and show the match turn by turn."""
        told = told_match(self._showing, self._theatre.story.frames)
        if told is not None:
            self._playing = False
            self.stack.push(AnnalsScene(self.atlas, told))

    def _review_pieces(self, box: Box) -> Iterator[Piece]:
        """From the top: the chart where there is room, how far the review has come, the turning points, the puzzles."""
        puzzles = self._review.puzzles
        if puzzles:
            box = box._replace(height=box.height - _PUZZLES - _GAP)
            place = Box(box.x, box.bottom + _GAP, box.width, _PUZZLES)
            yield self._puzzle_button(place, puzzles)
        progress = self._list.progress(Box(box.x, box.y, box.width, _PROGRESS))
        y = box.y
        if progress:
            yield from progress
            y += _PROGRESS + _GAP
        chart = min(_MOST_CHART, box.bottom - y - self._list.height(box.width) - _GAP)
        if chart >= _LEAST_CHART:
            place = Box(box.x, y, box.width, chart)
            game = self._showing.game
            title, axis = self.say(f"turns.{game}.chances"), self.say(f"turns.{game}.chances_axis")
            yield ChanceChart(place, self._review.review, title, axis)
            y = place.bottom + _GAP
        yield from self._list.rows(Box(box.x, y, box.width, box.bottom - y), self._lit)

    def _puzzle_button(self, box: Box, puzzles: Sequence[Puzzle]) -> Button:
        """What keeps the puzzles of this match, and leads to them."""
        label = self.say("review.puzzles", count=len(puzzles))
        button = Button(
            "puzzles", box, label, lambda: self._open_puzzles(puzzles), kind=ButtonKind.GOLD, icon=Icon.STAR, size=18
        )
        button.remark = self.say("review.puzzles.remark")
        return button

    def _open_puzzles(self, puzzles: Sequence[Puzzle]) -> None:
        self._playing = False
        self.stack.push(self.atlas.puzzles(puzzles))


def below_head(box: Box) -> Box:
    """What is left of that panel below the choice between the sides."""
    return Box(box.x + 20, box.y + _HEAD, box.width - 40, box.height - _HEAD - 16)
