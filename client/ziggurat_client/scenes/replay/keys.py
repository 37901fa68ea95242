"""The keys of a replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from ziggurat_client.input.intentions import Intention, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.input.prompts import Prompts
from ziggurat_client.scenes.replay.controls import Transport
from ziggurat_client.wording.words import Words

SIDEWAYS: Final = frozenset({pygame.K_LEFT, pygame.K_RIGHT})
_FASTER: Final = frozenset({"+", "="})
_SLOWER: Final = frozenset({"-", "−"})


def call_of(event: pygame.Event, does: Transport, speed: int) -> Callable[[], None] | None:
    """What a pressed key does at this speed's index, None if nothing."""
    if event.unicode in _FASTER:
        return lambda: does.choose_speed(speed + 1)
    if event.unicode in _SLOWER:
        return lambda: does.choose_speed(speed - 1)
    if intention_of(event) is Intention.PLAY:
        return does.toggle
    by_turns = bool(event.mod & pygame.KMOD_SHIFT)
    return {
        pygame.K_RIGHT: does.next_turn if by_turns else does.next_step,
        pygame.K_LEFT: does.previous_turn if by_turns else does.previous_step,
        pygame.K_PAGEDOWN: does.next_turn,
        pygame.K_PAGEUP: does.previous_turn,
        pygame.K_HOME: does.first,
        pygame.K_END: does.last,
    }.get(event.key)


def key_hints(words: Words, prompts: Prompts, game: str) -> tuple[KeyHint, ...]:
    """The keys as they are shown in the replay of a game."""
    caps, key = prompts.caps, prompts.key
    return (
        KeyHint(caps(Intention.PLAY), words.say("replay.keys.play")),
        KeyHint(caps(Intention.LEFT, Intention.RIGHT), words.say("replay.keys.step")),
        KeyHint(caps(Intention.PAGE_BACK, Intention.PAGE_ON), words.say(f"turns.{game}.one_on")),
        KeyHint((key("home"), key("end")), words.say("replay.keys.ends")),
        KeyHint(("+", "−"), words.say("replay.keys.speed")),
    )
