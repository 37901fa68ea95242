"""What a person can mean by a key or by a button of a gamepad, whatever it is bound to.

Scenes hear an intention as the press of its standard key, which carries the intention itself (`intention_of`). So
whoever handles keys handles the gamepad too, and bindings can be changed without a scene knowing it.
"""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Final, NamedTuple

import pygame

from ziggurat_client.input.pad_buttons import PadButton


class Scope(Enum):
    """Where an intention means something. What is meant in two scopes that are never met together may share a key."""

    EVERYWHERE = "everywhere"
    LOST = "lost"
    AWAITED = "awaited"
    WHISPERED = "whispered"
    GAME = "game"
    TURN = "turn"
    SWAP = "swap"
    HAND = "hand"
    TABLE = "table"
    LOBBY = "lobby"
    RESULT = "result"
    PAGES = "pages"
    REPLAY = "replay"
    REVIEW = "review"
    LEARN = "learn"
    TYPING = "typing"


class Intention(StrEnum):
    """Something to do by pressing one key. The value is what a profile remembers, and ends the key of its sentence.

    It is large because there are so many.
    """

    CONFIRM = "confirm"
    BACK = "back"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    HELP = "help"
    MENU = "menu"
    CHAT = "chat"
    MUTE = "mute"
    FULLSCREEN = "fullscreen"
    LARGER = "larger"
    SMALLER = "smaller"
    USUAL_SIZE = "usual_size"
    RECONNECT = "reconnect"
    UNDO = "undo"
    ACTION_1 = "action_1"
    ACTION_2 = "action_2"
    ACTION_3 = "action_3"
    ACTION_4 = "action_4"
    ACTION_5 = "action_5"
    ACTION_6 = "action_6"
    HINT = "hint"
    RULES = "rules"
    END = "end"
    MORE = "more"
    LESS = "less"
    FLIP = "flip"
    KEEP = "keep"
    SETTLE = "settle"
    MOVE = "move"
    READY = "ready"
    START = "start"
    COPY = "copy"
    CREATE = "create"
    QUICK_JOIN = "quick_join"
    SEARCH = "search"
    SAVE = "save"
    WATCH = "watch"
    PAGE_BACK = "page_back"
    PAGE_ON = "page_on"
    PLAY = "play"
    LIVE = "live"
    REVIEW = "review"
    PLAY_ON = "play_on"
    LOOK_BACK = "look_back"
    PHRASES = "phrases"
    START_OVER = "start_over"
    ERASE = "erase"
    SHIFT = "shift"
    OUR_TURN = "our_turn"
    TOGETHER = "together"
    BATON = "baton"
    ANSWER = "answer"


class Standard(NamedTuple):
    """An intention as the program knows it before anyone changes a binding.

    `key` is pygame's code and `text` what it types; the scenes hear these. `mark` is the name of the key that can be
    changed, `fixed` are those that always work.
    """

    scope: Scope
    key: int
    text: str
    mark: str | None
    fixed: tuple[str, ...] = ()
    button: PadButton | None = None
    modifiers: int = pygame.KMOD_NONE


def _letter(scope: Scope, letter: str, button: PadButton | None = None) -> Standard:
    """An intention whose standard key is the one that types `letter`."""
    return Standard(scope, ord(letter), letter, letter, (), button)


STANDARDS: Final[dict[Intention, Standard]] = {
    Intention.CONFIRM: Standard(Scope.EVERYWHERE, pygame.K_RETURN, "\r", None, ("return", "enter"), PadButton.A),
    Intention.BACK: Standard(Scope.EVERYWHERE, pygame.K_ESCAPE, "", None, ("escape",), PadButton.B),
    Intention.UP: Standard(Scope.EVERYWHERE, pygame.K_UP, "", None, ("up",), PadButton.UP),
    Intention.DOWN: Standard(Scope.EVERYWHERE, pygame.K_DOWN, "", None, ("down",), PadButton.DOWN),
    Intention.LEFT: Standard(Scope.EVERYWHERE, pygame.K_LEFT, "", None, ("left",), PadButton.LEFT),
    Intention.RIGHT: Standard(Scope.EVERYWHERE, pygame.K_RIGHT, "", None, ("right",), PadButton.RIGHT),
    Intention.NEXT: Standard(Scope.EVERYWHERE, pygame.K_TAB, "\t", None, ("tab",), PadButton.RIGHT_SHOULDER),
    Intention.PREVIOUS: Standard(
        Scope.EVERYWHERE, pygame.K_TAB, "\t", None, ("shift+tab",), PadButton.LEFT_SHOULDER, pygame.KMOD_SHIFT
    ),
    Intention.HELP: Standard(Scope.EVERYWHERE, pygame.K_F1, "", "?", ("f1",), PadButton.SELECT),
    Intention.CHAT: _letter(Scope.EVERYWHERE, "t", PadButton.LEFT_STICK),
    Intention.MUTE: _letter(Scope.EVERYWHERE, "m"),
    Intention.FULLSCREEN: Standard(Scope.EVERYWHERE, pygame.K_F11, "", None, ("f11",)),
    Intention.LARGER: Standard(Scope.EVERYWHERE, pygame.K_PLUS, "", "ctrl++", ("ctrl+=",), modifiers=pygame.KMOD_CTRL),
    Intention.SMALLER: Standard(Scope.EVERYWHERE, pygame.K_MINUS, "", "ctrl+-", (), modifiers=pygame.KMOD_CTRL),
    Intention.USUAL_SIZE: Standard(Scope.EVERYWHERE, pygame.K_0, "", "ctrl+0", (), modifiers=pygame.KMOD_CTRL),
    Intention.RECONNECT: Standard(Scope.LOST, pygame.K_F5, "", None, ("f5",), PadButton.RIGHT_STICK),
    Intention.MENU: Standard(Scope.GAME, pygame.K_F10, "", "f10", (), PadButton.START),
    Intention.UNDO: _letter(Scope.GAME, "u", PadButton.X),
    Intention.ACTION_1: _letter(Scope.GAME, "1", PadButton.SECOND_UP),
    Intention.ACTION_2: _letter(Scope.GAME, "2", PadButton.SECOND_RIGHT),
    Intention.ACTION_3: _letter(Scope.GAME, "3", PadButton.SECOND_LEFT),
    Intention.ACTION_4: _letter(Scope.GAME, "4", PadButton.SECOND_DOWN),
    Intention.ACTION_5: _letter(Scope.GAME, "5"),
    Intention.ACTION_6: _letter(Scope.GAME, "6"),
    Intention.HINT: _letter(Scope.GAME, "h", PadButton.RIGHT_STICK),
    Intention.RULES: _letter(Scope.GAME, "r"),
    Intention.LOOK_BACK: _letter(Scope.GAME, "b"),
    Intention.PHRASES: _letter(Scope.GAME, "p"),
    Intention.END: _letter(Scope.TURN, "e", PadButton.Y),
    Intention.MORE: Standard(Scope.TURN, ord("+"), "+", "+", ("=",), PadButton.RIGHT_TRIGGER),
    Intention.LESS: Standard(Scope.TURN, ord("-"), "-", "-", ("−",), PadButton.LEFT_TRIGGER),
    Intention.FLIP: _letter(Scope.SWAP, "f", PadButton.Y),
    Intention.KEEP: _letter(Scope.SWAP, "k", PadButton.RIGHT_TRIGGER),
    Intention.SETTLE: _letter(Scope.HAND, "d"),
    Intention.MOVE: _letter(Scope.HAND, "g"),
    Intention.READY: _letter(Scope.TABLE, "r", PadButton.X),
    Intention.START: _letter(Scope.TABLE, "s", PadButton.Y),
    Intention.COPY: _letter(Scope.TABLE, "c"),
    Intention.CREATE: _letter(Scope.LOBBY, "c", PadButton.X),
    Intention.QUICK_JOIN: _letter(Scope.LOBBY, "q", PadButton.Y),
    Intention.SEARCH: _letter(Scope.LOBBY, "/", PadButton.RIGHT_STICK),
    Intention.SAVE: _letter(Scope.RESULT, "s", PadButton.X),
    Intention.WATCH: _letter(Scope.RESULT, "w", PadButton.Y),
    Intention.PAGE_BACK: Standard(Scope.PAGES, pygame.K_PAGEUP, "", None, ("page up",), PadButton.LEFT_TRIGGER),
    Intention.PAGE_ON: Standard(Scope.PAGES, pygame.K_PAGEDOWN, "", None, ("page down",), PadButton.RIGHT_TRIGGER),
    Intention.PLAY: Standard(Scope.REPLAY, pygame.K_SPACE, " ", "space", (), PadButton.X),
    Intention.LIVE: _letter(Scope.REPLAY, "l", PadButton.Y),
    Intention.REVIEW: _letter(Scope.REVIEW, "v", PadButton.RIGHT_STICK),
    Intention.PLAY_ON: _letter(Scope.REVIEW, "p", PadButton.START),
    Intention.TOGETHER: _letter(Scope.REVIEW, "g", PadButton.SECOND_UP),
    Intention.BATON: _letter(Scope.REVIEW, "b", PadButton.SECOND_RIGHT),
    Intention.START_OVER: _letter(Scope.LEARN, "s"),
    Intention.ERASE: Standard(Scope.TYPING, pygame.K_BACKSPACE, "", None, ("backspace",), PadButton.X),
    Intention.SHIFT: Standard(Scope.TYPING, pygame.K_LSHIFT, "", None, ("left shift", "right shift"), PadButton.Y),
    Intention.OUR_TURN: _letter(Scope.AWAITED, "n", PadButton.START),
    Intention.ANSWER: _letter(Scope.WHISPERED, "a", PadButton.START),
}
"""What every intention is at first, in the order in which they are listed, and in which they are looked for.

`Scope.LOST` is met over every scene while the connection is broken: what it shares a button with has to wait.
`Scope.AWAITED` is met over every scene while matches at other tables await us, `Scope.WHISPERED` once somebody has
whispered to us: what shares a button with these comes first.
"""

CURSOR: Final = (Intention.UP, Intention.DOWN, Intention.LEFT, Intention.RIGHT)
"""The intentions that move the focus."""
ACTIONS: Final = (
    Intention.ACTION_1,
    Intention.ACTION_2,
    Intention.ACTION_3,
    Intention.ACTION_4,
    Intention.ACTION_5,
    Intention.ACTION_6,
)
"""The intentions that begin something, in the order in which a game offers it."""
REPEATING: Final = frozenset(
    {
        *CURSOR,
        Intention.NEXT,
        Intention.PREVIOUS,
        Intention.PAGE_BACK,
        Intention.PAGE_ON,
        Intention.MORE,
        Intention.LESS,
        Intention.ERASE,
    }
)
"""What happens again and again while its key or button is held: it walks a list, counts, or edits a text."""
_MET_TOGETHER: Final = frozenset(
    {
        frozenset({Scope.GAME, Scope.TURN}),
        frozenset({Scope.GAME, Scope.SWAP}),
        frozenset({Scope.GAME, Scope.HAND}),
        frozenset({Scope.TURN, Scope.HAND}),
        frozenset({Scope.REPLAY, Scope.PAGES}),
        *(frozenset({Scope.REVIEW, scope}) for scope in (Scope.RESULT, Scope.REPLAY, Scope.PAGES)),
        *(frozenset({Scope.LEARN, scope}) for scope in (Scope.GAME, Scope.TURN, Scope.SWAP, Scope.HAND)),
    }
)


def meet(first: Intention, second: Intention) -> bool:
    """Whether both can be meant at the same moment, so that they need different keys."""
    scopes = frozenset({STANDARDS[first].scope, STANDARDS[second].scope})
    return len(scopes) == 1 or Scope.EVERYWHERE in scopes or scopes in _MET_TOGETHER


def standard_press(intention: Intention, *, by_pad: bool = False) -> pygame.Event:
    """The press of the intention's standard key."""
    standard = STANDARDS[intention]
    return pygame.Event(
        pygame.KEYDOWN,
        key=standard.key,
        unicode=standard.text,
        mod=standard.modifiers,
        scancode=0,
        intention=intention,
        by_pad=by_pad,
    )


def intention_of(event: pygame.Event) -> Intention | None:
    """What was meant by a key press, or None."""
    intention = event.dict.get("intention")
    return intention if isinstance(intention, Intention) else None


def is_by_pad(event: pygame.Event) -> bool:
    """Whether a key press came from a gamepad."""
    return bool(event.dict.get("by_pad"))
