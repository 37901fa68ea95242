"""Whispers over every screen: that somebody whispers to us, and the way to answer."""

from __future__ import annotations

from typing import Final

from ziggurat.visible_text import visible
from ziggurat.wire.messages import Whispered
from ziggurat_client.input.intentions import Intention
from ziggurat_client.scenes.pages.scene import Atlas, Scene
from ziggurat_client.services import Services

SECONDS: Final = 8.0
"""How long a whisper stays in the banner."""
_MOST: Final = 120
"""The most characters of it that stand there: all of it is in the chat."""


def tell_whisper(scene: Scene, line: Whispered) -> None:
    """Say over the scene what somebody whispers and how one answers, unless one sees it there."""
    if line.own or scene.whispers_with == line.person:
        return
    scene.services.banner.tell(_told(scene.services, line), SECONDS)


def answer_whisper(atlas: Atlas) -> None:
    """Show what the last of those who whispered to us said, ready to answer. While a dialog is open it comes first."""
    services = atlas.services
    latest = services.remote.whispers.latest(services.ignored.has)
    if latest is not None and not atlas.stack.top.see_through:
        services.banner.withdraw(_told(services, latest))
        atlas.stack.push(atlas.whisper(latest.person, latest.name))


def _told(services: Services, line: Whispered) -> str:
    """What the banner says of it."""
    text = visible(line.text)
    if len(text) > _MOST:
        text = f"{text[: _MOST - 1].rstrip()}…"
    return services.words.say("whisper.told", name=line.name, text=text, key=services.prompts.cap(Intention.ANSWER))
