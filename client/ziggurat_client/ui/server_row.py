"""A server of the local network in the list of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.panels import ACTIVE_PANEL, MARGIN, OPEN_PANEL, QUIET_PANEL, draw_panel
from ziggurat_client.art.text import text_width
from ziggurat_client.discovery.found import FoundServer
from ziggurat_client.network.known_keys import place
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.listing import listing
from ziggurat_client.wording.words import Words

HEIGHT: Final = 84.0
_LEFT: Final = 92.0
_FIGURE: Final = 164.0
"""The width of each figure at the right: tables, people, how quickly it answers."""
_NARROW: Final = 1000.0
"""The width below which the figures stand in words below the name."""
_HEIGHTS: Final = (30.0, 60.0)
"""How far below the upper edge the name stands, and what is said of the server."""
_CLOSE_HEIGHTS: Final = (19.0, 44.0)
"""... if that takes two lines."""
_PITCH: Final = 22.0
_WARNING: Final = "#ffb59a"


@dataclass(frozen=True)
class ServerSign:
    """What a row says. `odd` says why one cannot go there, or is empty; `figures` are an icon and a few words each, and
    `friends` which of ours are there, or in short, where there is no room for their names, how many."""

    name: str
    about: str
    odd: str
    tls: bool
    figures: tuple[tuple[Icon, str], ...]
    friends: str = ""
    friends_short: str = ""


def server_sign(server: FoundServer, words: Words, *, ours: bool, friends: Sequence[str] = ()) -> ServerSign:
    """What the row of a server says; `ours` is one that this person hosts, `friends` are the names of theirs there."""
    advert = server.advert
    about = [place(server.address)]
    if advert.version:
        about.append(words.say("lan.version", version=advert.version))
    if advert.games:
        about.append(", ".join(game_name(words, game) for game in advert.games))
    if ours:
        about.insert(0, words.say("lan.ours"))
    odd = "" if server.fits else words.say("lan.other_protocol", version=advert.version or "?")
    return ServerSign(
        advert.name or place(server.address),
        " · ".join(about),
        odd,
        advert.tls,
        tuple(_figures(server, words)),
        friends_there(words, friends),
        friends_there(words, friends, short=True),
    )


def friends_there(words: Words, names: Sequence[str], *, short: bool = False) -> str:
    """That these friends are at a server; in `short` how many, if they are several. Empty if none is."""
    if short and len(names) > 1:
        return words.say("lan.friends.several", count=len(names))
    return words.say("lan.friends", count=len(names), names=listing(words, names)) if names else ""


def _figures(server: FoundServer, words: Words) -> list[tuple[Icon, str]]:
    if server.ping is not None:
        answer = words.say("lan.ping", count=max(1, round(server.ping * 1000)))
    else:
        answer = words.say("lan.silent") if server.silent else "…"
    return [
        (Icon.TABLET, words.say("lan.tables", count=server.advert.tables)),
        (Icon.PEOPLE, words.say("lan.people", count=server.advert.people)),
        (Icon.WIFI, answer),
    ]


class ServerRow(Pressable):
    """A row that leads to the server when it is pressed, if one can go there."""

    margin = MARGIN
    step = 6

    def __init__(self, name: str, box: Box, sign: ServerSign, pressed: Callable[[], None]) -> None:
        super().__init__(name, box, pressed, enabled=not sign.odd)
        self._sign = sign

    def appearance(self) -> Hashable:
        return self._sign, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        sign, width = self._sign, self.box.width
        lively = self.state in (ButtonState.HOVERED, ButtonState.PRESSED)
        style = ACTIVE_PANEL if lively else OPEN_PANEL if self.enabled else QUIET_PANEL
        draw_panel(canvas, x, y, width, HEIGHT, style)
        icon, ink = (Icon.LAN, tones.TEXT_HEAD) if self.enabled else (Icon.WARNING, tones.TEXT_OFF)
        draw_icon(canvas, icon, x + 48, y + HEIGHT / 2, 34, ink)
        # Why one cannot go there needs the room, and who is there matters less then.
        roomy = width >= _NARROW and not sign.odd
        figures = sign.figures if roomy else sign.figures[-1:]
        words = sign.about if roomy else " · ".join([*(text for _, text in sign.figures[:-1]), sign.about])
        room = width - _LEFT - len(figures) * _FIGURE - 40
        about, soft = (sign.odd, _WARNING) if sign.odd else (words, tones.TEXT_SOFT)
        name, first = _HEIGHTS if text_width(about, 18, "regular", canvas.scale) <= room else _CLOSE_HEIGHTS
        self._paint_name(canvas, x + _LEFT, y + name, room)
        draw_lines(canvas, x + _LEFT, y + first, about, room, 2, _PITCH, 18, soft)
        for number, (figure, text) in enumerate(figures):
            left = x + width - 24 - (len(figures) - number) * _FIGURE
            draw_icon(canvas, figure, left + 14, y + HEIGHT / 2, 22, tones.PALE_LAPIS)
            draw_line(canvas, left + 36, y + HEIGHT / 2, text, _FIGURE - 42, 19, tones.TEXT)

    def _paint_name(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        name = self._sign.name
        most = room * (0.5 if self._sign.friends else 1.0) - 34
        wide = min(most, text_width(name, 23, "bold", canvas.scale) + 2)
        draw_line(canvas, x, y, name, wide, 23, tones.TEXT if self.enabled else tones.TEXT_OFF, "bold")
        if self._sign.tls:
            draw_icon(canvas, Icon.LOCK, x + wide + 18, y, 20, tones.GOOD)
            wide += 34
        if self._sign.friends:
            draw_icon(canvas, Icon.FRIEND, x + wide + 24, y, 24, tones.READY_PALE)
            left = wide + 44
            fits = text_width(self._sign.friends, 20, "bold", canvas.scale) <= room - left
            friends = self._sign.friends if fits else self._sign.friends_short
            draw_line(canvas, x + left, y, friends, room - left, 20, tones.READY_PALE, "bold")
