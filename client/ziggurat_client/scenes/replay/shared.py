"""The theatre of a match at the table where it was played: others may look at it with us, by one cursor."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from ziggurat.bots.review import Swing
from ziggurat.match.record import MatchRecord
from ziggurat.wire.messages import Arrow, PlayOn, Say
from ziggurat.wire.together import MOST_ARROWS, Arrows
from ziggurat_client.input.intentions import Intention, intention_of, is_by_pad
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.replaying.story import Story
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.circle_pieces import circle_pieces, following, offer_card, seat_of
from ziggurat_client.scenes.replay.controls import Transport
from ziggurat_client.scenes.replay.looking import Looking
from ziggurat_client.scenes.replay.play_on_together import PlayOnTogetherScene
from ziggurat_client.scenes.replay.reviewed import ReviewedReplayScene, below_head
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.table.people import show_speakers_at
from ziggurat_client.ui.arrow_sheet import ArrowSheet
from ziggurat_client.ui.chat import ChatLines
from ziggurat_client.ui.focus import ARROWS
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.circles import shown_playing_on, who_looks
from ziggurat_client.wording.offers import ShownOffer

_STEPS_TOLD: Final = 3
"""So many steps are told one by one to whoever follows; a cursor that went farther, or back, is there at once."""
_HURRY: Final = 2.0
"""How much faster a step is told while more wait."""
_SHEET_KEYS: Final = frozenset({*ARROWS, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_BACKSPACE, pygame.K_DELETE})


class SharedReplayScene(ReviewedReplayScene):
    """Shows the match; whoever looks together with others leads them, or follows. The table's result lies below.

    It is large because it is the theatre once more, with everybody's hands in it.
    """

    sides = ("log", "review", "together")

    def __init__(
        self,
        atlas: Atlas,
        showing: Showing,
        story: Story,
        record: MatchRecord,
        swing: Swing | None = None,
        *,
        over: bool = True,
        together: bool = False,
    ) -> None:
        """With `together` we look with the others from the first. Raises LookupError if the match is at no table."""
        if showing.table is None:
            raise LookupError("the match is at no table")
        self._looking = Looking(atlas.services, showing.table, lambda: self._theatre.at, self.change)
        self._sheet = ArrowSheet(self._add_arrow, self._erase_arrow, atlas.stack.redraw)
        self._arrows: Arrows = ()
        self._arrows_at = 0
        """The step for which we drew them."""
        self._led = self._followed = False
        self._offered: int | None = None
        """From which step we were last told that all are asked to play on."""
        self._hands = 0
        self._chat = ChatLines(
            Box(0, 0, 1, 1),
            atlas.services.clock,
            atlas.services.words,
            self._say,
            atlas.services.ignored.has,
            self._show_people,
            atlas.services.draft(showing.table),
        )
        super().__init__(atlas, showing, story, record, swing, over=over)
        if together:
            self._playing, self._side = False, "together"
            self._shown = "log"
            self._looking.look()

    @property
    def looking(self) -> Looking:
        """Our part in the table's circle."""
        return self._looking

    @property
    def sheet(self) -> ArrowSheet:
        """The arrows over the board."""
        return self._sheet

    # ------------------------------------------------------------------ what happens

    def enter(self) -> None:
        if not self._give_way():
            self._attend_circle()
            super().enter()

    def arrived(self, arrival: Arrival) -> None:
        if not self._give_way():
            self._attend_circle()
            super().arrived(arrival)

    def _give_way(self) -> bool:
        """Leave if the table goes on, and leads those who look together or sit there elsewhere; return whether so.

        Where the table is gone, one may still look at what was played there.
        """
        record = self._looking.record
        if record is None or record.table.stage == "over":
            return False
        is_on_its_way = record.table.stage == "playing" and record.moment is None
        is_led_on = record.seat is not None or self._led or self._followed
        if is_on_its_way or not is_led_on:
            return False
        self.stack.close(self)
        return True

    def _attend_circle(self) -> None:
        """Say what is new in the circle, and go where its cursor is."""
        looking, banner = self._looking, self.services.banner
        is_over, circle = looking.hear(), looking.circle
        if is_over:
            banner.tell(self.say("circle.over"))
        elif looking.leads and not self._led:
            self._take_over()
            if self._followed:
                banner.tell(self.say("circle.got"))
        elif looking.follows and not self._followed:
            self._playing = False
            self.services.text_log.write(who_looks(self.services.words, circle))
        if looking.leads and len(circle.hands) > self._hands:
            banner.tell(self.say("circle.asks", name=circle.name_of(circle.hands[-1])))
        self.first_focus = "baton" if looking.follows else "play"
        self._led, self._followed, self._hands = looking.leads, looking.follows, len(circle.hands)
        self._tell_offer()
        if looking.follows:
            self._follow()

    def _take_over(self) -> None:
        """We have the baton: go on from where the cursor is."""
        pointed = self._looking.circle.pointed
        if pointed is not None:
            self._arrows, self._arrows_at = pointed.arrows, pointed.step
            if pointed.step != self._theatre.at:
                self._move(lambda theatre: theatre.go_to(pointed.step))

    def _tell_offer(self) -> None:
        """Say in the text log, and by a sound, that all are asked to play on."""
        offer = self._offer
        if offer is not None and offer.number != self._offered:
            self.services.text_log.write(offer.sentence)
            self.services.audio.play("chat")
        self._offered = None if offer is None else offer.number

    # ------------------------------------------------------------------ leading and following

    @property
    def animating(self) -> bool:
        return super().animating or self._lags

    @property
    def wakes_in(self) -> float | None:
        waits = (super().wakes_in, self._looking.wakes_in(self._theatre.at, self._arrows_here))
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, elapsed: float) -> None:
        super().update(elapsed)
        self._looking.show(self._theatre.at, self._arrows_here)
        if self._looking.follows:
            self._follow()

    @property
    def _lags(self) -> bool:
        """Whether the cursor that we follow is elsewhere."""
        pointed = self._looking.circle.pointed
        goal = None if pointed is None or not self._looking.follows else min(pointed.step, self._theatre.last)
        return goal is not None and goal != self._theatre.at

    def _follow(self) -> None:
        """Go where the cursor is: step by step if that is near."""
        pointed = self._looking.circle.pointed
        if pointed is None:
            return
        goal = min(pointed.step, self._theatre.last)
        ahead = goal - self._theatre.at
        if not 0 <= ahead <= _STEPS_TOLD:
            super()._move(lambda theatre: theatre.go_to(goal))
        elif ahead and not self._board.telling:
            self._board.pace(_HURRY if ahead > 1 else self.speed)
            self._log.follow()
            self._step_on()

    @property
    def _arrows_here(self) -> Arrows:
        """The arrows that we drew at the step on show."""
        return self._arrows if self._arrows_at == self._theatre.at else ()

    @property
    def _shown_arrows(self) -> Arrows:
        """Ours, or those of whoever leads, as far as they are for the step on show."""
        if self._looking.leads:
            return self._arrows_here
        pointed = self._looking.circle.pointed
        there = pointed is not None and self._looking.follows and pointed.step == self._theatre.at
        return pointed.arrows if there and pointed is not None else ()

    def _add_arrow(self, arrow: Arrow) -> None:
        """One more; of too many the first is gone."""
        self._arrows = (*self._arrows_here, arrow)[-MOST_ARROWS:]
        self._arrows_at = self._theatre.at
        self.change()

    def _erase_arrow(self) -> None:
        """Take the last one away."""
        self._arrows = self._arrows_here[:-1]
        self.change()

    def _erase_arrows(self) -> None:
        self._arrows = ()
        self.change()

    # ------------------------------------------------------------------ what one does

    @property
    def _transport(self) -> Transport:
        does = super()._transport
        if not self._looking.follows:
            return does
        led = self._say_who_leads
        return Transport(led, led, led, led, led, does.choose_speed, led, led)

    def _say_who_leads(self) -> None:
        """Why one cannot step while somebody else leads."""
        self.services.banner.tell(self.say("circle.led", name=self._looking.circle.holder_name))

    def _seek(self, place: float) -> None:
        if self._looking.follows:
            self._say_who_leads()
        else:
            super()._seek(place)

    def _jump(self, frame: int) -> None:
        if self._looking.follows:
            self._say_who_leads()
        else:
            super()._jump(frame)

    def _choose_swing(self, swing: Swing) -> None:
        if self._looking.follows:
            self._say_who_leads()
        else:
            super()._choose_swing(swing)

    def _toggle_together(self) -> None:
        """Look together, or alone again."""
        if self._looking.is_in:
            self._looking.alone()
        else:
            self.turn_to("together")
            self._looking.look()

    def back(self) -> None:
        self._looking.alone()
        super().back()

    def _play_on_from_here(self) -> None:
        record = self._looking.record
        if record is None or record.seat is None:
            super()._play_on_from_here()
        elif self._can_play_on:
            self._playing = False
            step, alone = self._theatre.at, super()._play_on_from_here
            code = self._looking.code

            def all_of_us() -> None:
                self.ask(lambda number: PlayOn(number, code, step))

            self.stack.push(PlayOnTogetherScene(self.atlas, self._label, all_of_us, alone))

    def _say(self, text: str) -> None:
        self.ask(lambda number: Say(number, text, self._looking.code))

    def _show_people(self) -> None:
        record = self._looking.record
        if record is not None:
            show_speakers_at(self.atlas, record)

    # ------------------------------------------------------------------ input

    def _obey(self, event: pygame.Event) -> bool:
        if self.takes_typing and not is_by_pad(event):
            return False
        if self._focus.shown and self.focused == "arrows" and event.key in _SHEET_KEYS:
            return False
        match intention_of(event):
            case Intention.TOGETHER:
                self._toggle_together()
            case Intention.BATON if self._looking.is_in:
                self._looking.use_baton()
            case Intention.CHAT:
                self.turn_to("together")
                self.focus_on("say")
                self._focus.shown = True
            case _:
                return super()._obey(event)
        return True

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        hints = [*super().keys(), KeyHint(caps(Intention.TOGETHER), self.say("intention.together"))]
        if self._looking.is_in:
            hints.append(KeyHint(caps(Intention.BATON), self.say("intention.baton")))
        return (*hints, KeyHint(caps(Intention.CHAT), self.say("keys.chat")))

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        pieces = [*super().layout()]
        self._lay_sheet()
        return [*pieces, self._sheet, *self._offer_pieces()]

    def _lay_sheet(self) -> None:
        """The arrows lie over the board, in the colour of whoever leads."""
        looking = self._looking
        record = looking.record
        seat = None if record is None else seat_of(record, looking.circle.holder)
        self._sheet.show(self._places.stage.board, self._shown_arrows, seat, draws=looking.leads)

    def _controls(self) -> Sequence[Piece]:
        if self._looking.follows:
            return list(following(self, self._looking, self._places, self._turn_sign))
        return super()._controls()

    def _side_pieces(self, box: Box) -> Iterator[Piece]:
        if self._side != "together":
            yield from super()._side_pieces(box)
            return
        erase = self._erase_arrows if self._arrows_here else None
        pieces, rest = circle_pieces(self, self._looking, below_head(box), erase)
        yield from pieces
        record = self._looking.record
        self._chat.place(rest)
        said = () if record is None else record.chat
        yield from self._chat.pieces(self.say("chat.say"), said, self.say("log.newest"), self.screen.scale)

    def about(self) -> str:
        looks = self._who_leads
        return looks or super().about()

    @property
    def _turn_sign(self) -> str:
        """Where the bar has room for nothing else, it says there who leads."""
        return (self._places.low and self._who_leads) or super()._turn_sign

    @property
    def _who_leads(self) -> str:
        """Who has the baton, in words; nothing for who looks alone, unless others do not."""
        looking = self._looking
        if looking.leads:
            return f"{self.say('circle.you_lead')} · {self.say('circle.count', count=looking.circle.count)}"
        return who_looks(self.services.words, looking.circle)

    # ------------------------------------------------------------------ playing on

    @property
    def _offer(self) -> ShownOffer | None:
        """From where all are asked to play on."""
        record = self._looking.record
        playing_on = self._looking.circle.playing_on
        if record is None or playing_on is None:
            return None
        story = self._theatre.story
        where = self._turns.name(story.turn_of(min(playing_on.step, len(story.frames) - 1)))
        return shown_playing_on(self.services.words, record.table, record.circle, where)

    def _offer_pieces(self) -> Sequence[Piece]:
        offer = self._offer
        go_there: Callable[[], None] | None = None
        if offer is not None and not self._looking.follows:
            step = offer.number

            def go() -> None:
                self._move(lambda theatre: theatre.go_to(step))

            go_there = go
        return offer_card(self, self._looking.code, offer, go_there)
