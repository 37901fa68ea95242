"""The sign that matches at other tables await us, and the way there: one press, one table after the other."""

from __future__ import annotations

from typing import Final

from ziggurat.wire.messages import TableCard
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.text import text_width
from ziggurat_client.input.intentions import Intention
from ziggurat_client.network.our_turns import our_turns
from ziggurat_client.scenes.pages.scene import Atlas, Scene
from ziggurat_client.ui.button import Button
from ziggurat_client.window.screen import Box

_SIZE: Final = 19
_BESIDE_TEXT: Final = 74.0
"""What a button takes besides its words: the sign, and its edges."""
_KEYCAP: Final = 40.0
_SMALL: Final = 88.0
"""The width of the button that only says how many there are."""


def turns_elsewhere(scene: Scene) -> tuple[TableCard, ...]:
    """The tables that await us, without that whose board the scene shows."""
    return our_turns(scene.services.remote, (scene.board_of,))


def turns_button(scene: Scene, right: float, y: float, height: float, *, room: float) -> Button | None:
    """A button that ends at `right` and goes to the first of the tables, or None if there is none.

    Where there is no `room` for its words it says how many they are.
    """
    count = len(turns_elsewhere(scene))
    if not count:
        return None
    words = scene.services.words.say("turns.sign", count=count)
    key: str | None = scene.services.prompts.cap(Intention.OUR_TURN)
    scale = scene.services.screen.scale
    width = text_width(words, _SIZE, "bold", scale) + _BESIDE_TEXT + (_KEYCAP if key else 0)
    label: str = words
    if width > room:
        label, key, width = str(count), None, _SMALL
    box = Box(right - width, y, width, height)
    button = Button(
        "our turn",
        box,
        label,
        lambda: go_to_our_turn(scene.atlas),
        kind=ButtonKind.GOLD,
        icon=Icon.HOURGLASS,
        key=key,
        size=_SIZE,
    )
    if label is not words:
        button.remark = words
    return button


def go_to_our_turn(atlas: Atlas) -> None:
    """Go to the first table that awaits us, over what is on show: going back leads there again.

    A board that lies below comes to the top. While a dialog is open it comes first.
    """
    stack = atlas.stack
    if stack.top.see_through:
        return
    waiting = turns_elsewhere(stack.top)
    if not waiting:
        return
    code = waiting[0].table
    below = next((scene for scene in stack.scenes if scene.board_of == code), None)
    if below is not None:
        stack.raise_to_top(below)
    else:
        stack.push(atlas.coming(code))
