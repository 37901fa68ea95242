"""Icons: small signs of one colour, each drawn for a square of 100 units."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import cache

from ziggurat_client.art import icon_outlines as outlines
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import PaintLike
from ziggurat_client.art.shape import Shape


class Icon(StrEnum):
    """Every icon there is. It is large because there are so many."""

    PLAY = "play"
    PAUSE = "pause"
    LAN = "lan"
    LINK = "link"
    KEY = "key"
    HOURGLASS = "hourglass"
    TABLET = "tablet"
    GEAR = "gear"
    DOOR = "door"
    EYE = "eye"
    CLOCK = "clock"
    LOCK = "lock"
    UNLOCK = "unlock"
    CHAT = "chat"
    WHISPER = "whisper"
    UNDO = "undo"
    REFRESH = "refresh"
    CHECK = "check"
    CROSS = "cross"
    TRASH = "trash"
    PLUS = "plus"
    MINUS = "minus"
    MENU = "menu"
    SOUND = "sound"
    MUTED = "muted"
    BULB = "bulb"
    PEOPLE = "people"
    PERSON = "person"
    FRIEND = "friend"
    FLAG = "flag"
    BOT = "bot"
    STAR = "star"
    CROWN = "crown"
    PENCIL = "pencil"
    WIFI = "wifi"
    BARS_1 = "bars_1"
    BARS_2 = "bars_2"
    BARS_3 = "bars_3"
    HELP = "help"
    SAVE = "save"
    COPY = "copy"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    STEP_BACK = "step_back"
    STEP_ON = "step_on"
    SKIP_BACK = "skip_back"
    SKIP_ON = "skip_on"
    SEND = "send"
    SEARCH = "search"
    HOST = "host"
    WARNING = "warning"
    GLOBE = "globe"
    SCREEN = "screen"
    KEYBOARD = "keyboard"
    HAND = "hand"
    HEART = "heart"
    BATON = "baton"


def draw_icon(
    canvas: Canvas,
    icon: Icon,
    cx: float,
    cy: float,
    size: float,
    paint: PaintLike,
    alpha: float = 1.0,
    *,
    shadow: bool = False,
) -> None:
    """Draw `icon` in a square of side `size` centred on (`cx`, `cy`)."""
    left, top = canvas.snap(cx - size / 2), canvas.snap(cy - size / 2)
    mask = canvas.mask(icon_shape(icon).placed(left, top, size))
    if shadow:
        canvas.shadow(mask, radius=3, dy=1.5, alpha=0.6)
    canvas.fill(mask, paint, alpha)


@cache
def icon_shape(icon: Icon) -> Shape:
    """The outline of an icon in a square of 100 units. It is shared: place a copy, do not add to it."""
    return _DRAWN[icon]()


_DRAWN: dict[Icon, Callable[[], Shape]] = {
    Icon.PLAY: outlines.play,
    Icon.PAUSE: outlines.pause,
    Icon.LAN: outlines.lan,
    Icon.LINK: outlines.link,
    Icon.KEY: outlines.key,
    Icon.HOURGLASS: outlines.hourglass,
    Icon.TABLET: outlines.tablet,
    Icon.GEAR: outlines.gear,
    Icon.DOOR: outlines.door,
    Icon.EYE: outlines.eye,
    Icon.CLOCK: outlines.clock,
    Icon.LOCK: outlines.lock,
    Icon.UNLOCK: outlines.unlock,
    Icon.CHAT: outlines.chat,
    Icon.WHISPER: outlines.whisper,
    Icon.UNDO: outlines.undo,
    Icon.REFRESH: outlines.refresh,
    Icon.CHECK: outlines.check,
    Icon.CROSS: outlines.cross,
    Icon.TRASH: outlines.trash,
    Icon.PLUS: outlines.plus,
    Icon.MINUS: outlines.minus,
    Icon.MENU: outlines.menu,
    Icon.SOUND: outlines.sound,
    Icon.MUTED: outlines.muted,
    Icon.BULB: outlines.bulb,
    Icon.PEOPLE: outlines.people,
    Icon.PERSON: outlines.person,
    Icon.FRIEND: outlines.friend,
    Icon.FLAG: outlines.flag,
    Icon.BOT: outlines.bot,
    Icon.STAR: outlines.star,
    Icon.CROWN: outlines.crown,
    Icon.PENCIL: outlines.pencil,
    Icon.WIFI: outlines.wifi,
    Icon.BARS_1: lambda: outlines.bars(1),
    Icon.BARS_2: lambda: outlines.bars(2),
    Icon.BARS_3: lambda: outlines.bars(3),
    Icon.HELP: outlines.question,
    Icon.SAVE: outlines.save,
    Icon.COPY: outlines.copy,
    Icon.LEFT: outlines.left,
    Icon.RIGHT: outlines.right,
    Icon.UP: outlines.up,
    Icon.DOWN: outlines.down,
    Icon.STEP_BACK: outlines.step_back,
    Icon.STEP_ON: outlines.step_on,
    Icon.SKIP_BACK: outlines.skip_back,
    Icon.SKIP_ON: outlines.skip_on,
    Icon.SEND: outlines.send,
    Icon.SEARCH: outlines.search,
    Icon.HOST: outlines.host,
    Icon.WARNING: outlines.warning,
    Icon.GLOBE: outlines.globe,
    Icon.SCREEN: outlines.screen,
    Icon.KEYBOARD: outlines.keyboard,
    Icon.HAND: outlines.hand,
    Icon.HEART: outlines.heart,
    Icon.BATON: outlines.baton,
}
