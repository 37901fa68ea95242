"""The seats of a table's room: who sits there, and what each of us may do about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from ziggurat.bots import STYLES
from ziggurat.games.game import Seat
from ziggurat.wire.messages import SeatState
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.kept.level_wins import LevelWins
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.room.colours import LEAST_WIDTH, ColourChoice, chips_width, colour_chips
from ziggurat_client.scenes.room.requests import RoomRequests
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.choices import Stepper
from ziggurat_client.ui.explained import Explained
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.seat_panel import BUTTON_Y, TEXT_X, Sitter, button_row, rooms_beside, seat_box, seat_panel
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.levels import level_about, level_and_rank, level_name
from ziggurat_client.wording.ratings import rating_at
from ziggurat_client.wording.seats import is_open
from ziggurat_client.wording.styles import level_in_style, style_explained, style_name
from ziggurat_client.wording.words import Words

_PREFERRED_LEVEL: Final = "merchant"
_SIZE: Final = 19
_GAP: Final = 16.0
_NAME_WIDTH: Final = 320.0
_NAME_HEIGHT: Final = 44.0


class RoomSeats:
    """The seats of one table, from `box` downwards, as one of its people sees them."""

    def __init__(
        self,
        box: Box,
        record: TableRecord,
        is_host: bool,
        levels: tuple[str, ...],
        words: Words,
        wins: LevelWins,
        requests: RoomRequests,
        invite_guest: Callable[[Seat], None],
        colours: ColourChoice,
        scale: float,
    ) -> None:
        """`levels` are those that bots can be hired at, and `wins` how often each has won here.

        `invite_guest` is called with a seat for somebody else at this screen; `scale` is how many pixels a unit has.
        """
        self._box = box
        self._record = record
        self._is_host = is_host
        self._levels = levels
        self._words = words
        self._wins = wins
        self._requests = requests
        self._invite_guest = invite_guest
        self._colours = colours
        self._scale = scale

    def pieces(self) -> list[Piece]:
        """A panel for each seat, with its buttons."""
        pieces: list[Piece] = []
        for number, seat in enumerate(self._record.table.seats):
            box = seat_box(self._box, number, len(self._record.table.seats))
            sitter, buttons = self._sitter(number, seat), self._buttons(box, number, seat)
            chips = self._chips(box, number, seat, sitter.about, buttons)
            beside = chips.width + _GAP if chips is not None and chips.y < box.y + BUTTON_Y else 0.0
            pieces += [seat_panel(box, replace(sitter, beside=beside)), *self._named(box, number, seat), *buttons]
            if chips is not None:
                pieces += colour_chips(chips, self._record, number, self._words, self._colours)
        return pieces

    def _chips(self, box: Box, number: Seat, seat: SeatState, about: str, buttons: Sequence[Piece]) -> Box | None:
        """Where the seat's colour is chosen, by us if the seat is ours or a bot's that we host; None where it is not.

        A server that lets nobody choose does not say which colour it is.
        """
        is_ours = self._is_ours(number)
        if seat.colour is None or not (is_ours or (self._is_host and seat.level is not None)):
            return None
        rooms = rooms_beside(box, about, [button.box for button in buttons], self._scale)
        room = max(rooms, key=lambda each: chips_width(each.width) or 0.0)
        width = chips_width(room.width)
        if width is None and is_ours and len(rooms) > 1:
            # What is said about us may be cut short.
            room, width = rooms[-1], LEAST_WIDTH
        return None if width is None else Box(room.right - width, room.y, width, room.height)

    # ------------------------------------------------------------------ who sits there

    def _sitter(self, number: Seat, seat: SeatState) -> Sitter:
        say = self._words.say
        if is_open(seat):
            return Sitter(number, say("table.open_seat"), say("room.seat.invite"), open=True)
        return Sitter(
            number,
            seat.name or "",
            self._rated(seat) or self._about(seat),
            you=say("room.here" if seat.guest else "room.you") if self._is_ours(number) else None,
            bot=seat.has_bot,
            host=self._is_hosts(seat),
            state=say("room.is_ready" if seat.ready else "room.not_ready"),
            ready=seat.ready,
        )

    def _rated(self, seat: SeatState) -> str:
        """What is said about somebody who is here and has a rating that the table shows."""
        rating = rating_at(self._words, seat)
        if not rating or not seat.here:
            return ""
        if seat.level is not None:
            style = style_name(self._words, self._record.table.game, seat.style or "", seat.name or "")
            about = level_in_style(self._words, level_name(self._words, seat.level), style)
            return self._words.say("room.seat.rated_bot", about=about, rating=rating)
        return self._words.say("room.seat.rated", rating=rating)

    def _about(self, seat: SeatState) -> str:
        if seat.level is not None:
            return self._about_bot(seat, seat.level)
        if not seat.here:
            return self._words.say("room.seat.away")
        if seat.bot:
            return self._words.say("room.seat.guest_bot")
        owner = self._owner(seat)
        if owner is not None:
            return self._words.say("room.seat.guest", name=owner)
        return self._words.say("room.seat.host" if self._is_hosts(seat) else "room.seat.person")

    def _about_bot(self, seat: SeatState, level: str) -> str:
        """Level and style, and how often the level has won here, or how it plays where it has not played yet."""
        words, game = self._words, self._record.table.game
        wins = self._wins.of(game, level)
        style = style_name(words, game, seat.style or "", seat.name or "")
        if not wins.played and not style:
            return words.say("room.seat.bot", level=level_about(words, level))
        about = words.say("room.seat.bot", level=level_in_style(words, level_name(words, level), style))
        if not wins.played:
            return about
        return self._words.say("room.seat.bot.wins", about=about, won=wins.won, played=wins.played)

    def _owner(self, sitter: SeatState) -> str | None:
        """At whose screen a guest plays, as far as the seats tell; None for those who are nobody's guests."""
        hosts = (seat.name for seat in self._record.table.seats if seat.person == sitter.person and not seat.guest)
        return next(hosts, None) if sitter.guest else None

    def _is_hosts(self, seat: SeatState) -> bool:
        return seat.person == self._record.table.host and not seat.guest

    def _is_ours(self, number: Seat) -> bool:
        return number in self._record.table.your_seats

    # ------------------------------------------------------------------ the buttons

    def _buttons(self, box: Box, number: Seat, seat: SeatState) -> list[Piece]:
        if is_open(seat):
            return self._of_open_seat(box, number)
        if self._is_ours(number):
            return self._of_our_seat(box, number, seat)
        if not self._is_host:
            return []
        return self._of_bot(box, number, seat) if seat.level else self._of_other(box, number, seat)

    def _of_open_seat(self, box: Box, number: Seat) -> list[Piece]:
        requests, seated = self._requests, self._record.seat is not None
        wanted: list[tuple[str, str, Callable[[], None], Icon]] = []
        if self._is_host and self._levels:
            level = _PREFERRED_LEVEL if _PREFERRED_LEVEL in self._levels else self._levels[-1]
            wanted.append(("add bot", "room.add_bot", lambda: requests.add_bot(number, level), Icon.BOT))
        if seated:
            wanted.append(("guest", "room.guest", lambda: self._invite_guest(number), Icon.PEOPLE))
        wanted.append(("sit", "room.sit", lambda: requests.sit(number), Icon.PERSON))
        widths = [204.0] * 3 if len(wanted) == 3 else [250.0] * len(wanted)
        return [
            Button(
                f"{name} {number}",
                place,
                self._words.say(label),
                pressed,
                kind=ButtonKind.LIT if name == "add bot" else ButtonKind.PLAIN,
                icon=icon,
                size=_SIZE,
            )
            for (name, label, pressed, icon), place in zip(wanted, button_row(box, widths), strict=True)
        ]

    def _of_our_seat(self, box: Box, number: Seat, seat: SeatState) -> list[Piece]:
        ready, stand = button_row(box, [204, 250])
        if not self._record.is_shared:
            return [self._stand(number, ready)]
        label, icon = ("room.not_ready_after_all", None) if seat.ready else ("room.ready", Icon.CHECK)
        toggle = Button(
            f"ready {number}",
            ready,
            self._words.say(label),
            lambda: self._requests.set_ready(number, not seat.ready),
            kind=ButtonKind.PLAIN if seat.ready else ButtonKind.READY,
            icon=icon,
            size=_SIZE,
        )
        return [toggle, self._leave(number, stand) if seat.guest else self._stand(number, stand)]

    def _stand(self, number: Seat, place: Box) -> Button:
        width = max(place.width, 250)
        box = Box(place.x, place.y, width, place.height)
        return self._small("stand", number, box, "room.stand", lambda: self._requests.stand(number), Icon.EYE)

    def _leave(self, number: Seat, place: Box) -> Button:
        return self._small("stand", number, place, "room.remove", lambda: self._requests.stand(number), Icon.CROSS)

    def _of_other(self, box: Box, number: Seat, seat: SeatState) -> list[Piece]:
        person = seat.person or ""
        over, away = button_row(box, [280, 200])
        return [
            self._small(
                "hand over", number, over, "room.hand_over", lambda: self._requests.hand_over(person), Icon.STAR
            ),
            self._remove(number, away),
        ]

    def _of_bot(self, box: Box, number: Seat, seat: SeatState) -> list[Piece]:
        levels = self._levels
        choice, other, voice, away = button_row(box, [340, 48, 48, 172])
        if not levels:
            return [self._remove(number, away)]
        chosen = levels.index(seat.level) if seat.level in levels else 0
        change = self._requests.change_bot
        return [
            *self._another(number, other, seat),
            self._voice(number, voice),
            Stepper(
                f"level {number}",
                choice,
                level_and_rank(self._words, levels, levels[chosen]),
                lambda by: change(number, levels[chosen + by]),
                lower=chosen > 0,
                higher=chosen + 1 < len(levels),
            ),
            self._remove(number, away),
        ]

    def _named(self, box: Box, number: Seat, seat: SeatState) -> list[Piece]:
        """Over the name of a bot that plays in a style, who that is; the host is told by the way to the next one."""
        about = style_explained(self._words, self._record.table.game, seat.style or "", seat.name or "")
        if not about or self._is_host:
            return []
        return [Explained(f"who {number}", Box(box.x + TEXT_X, box.y + 12, _NAME_WIDTH, _NAME_HEIGHT), about)]

    def _another(self, number: Seat, place: Box, seat: SeatState) -> list[Piece]:
        """The way to the named player of the next style at the bot's level, if it has one."""
        if seat.level is None or seat.style not in STYLES:
            return []
        level, style = seat.level, STYLES[(STYLES.index(seat.style) + 1) % len(STYLES)]
        button = icon_button(
            f"style {number}", place, Icon.REFRESH, lambda: self._requests.change_bot(number, level, style)
        )
        about = style_explained(self._words, self._record.table.game, seat.style, seat.name or "")
        button.remark = " ".join(filter(None, (about, self._words.say("style.another"))))
        return [button]

    def _voice(self, number: Seat, place: Box) -> Button:
        """Whether bots may say a word, which holds for all of the table."""
        speak = self._record.table.bots_speak
        icon = Icon.CHAT if speak else Icon.MUTED
        button = icon_button(f"voice {number}", place, icon, lambda: self._requests.let_bots_speak(not speak))
        button.remark = self._words.say("style.speak.on" if speak else "style.speak.off")
        return button

    def _remove(self, number: Seat, place: Box) -> Button:
        return self._small("remove", number, place, "room.remove", lambda: self._requests.remove(number), Icon.CROSS)

    def _small(self, name: str, number: Seat, box: Box, label: str, pressed: Callable[[], None], icon: Icon) -> Button:
        return Button(f"{name} {number}", box, self._words.say(label), pressed, icon=icon, size=_SIZE)
