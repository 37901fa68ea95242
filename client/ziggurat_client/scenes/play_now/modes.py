"""The choice of a mode, for games that have several."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_client.kept.quick_game import QuickGame
from ziggurat_client.ui.choices import Segments, Stepper
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words


def mode_name(words: Words, game: str, mode: str) -> str:
    """What a mode is called in short."""
    return words.say(f"option.{game}.mode.{mode}.short")


def mode_hint(words: Words, quick: QuickGame) -> str:
    """What the chosen mode is about."""
    return words.say(f"option.{quick.game}.mode.{quick.mode}.hint")


def mode_choice(words: Words, quick: QuickGame, box: Box, changed: Callable[[], None]) -> Segments:
    """All modes side by side; `changed` is called once another one is remembered."""
    modes = quick.modes

    def choose(index: int) -> None:
        quick.choose_mode(modes[index])
        changed()

    names = [mode_name(words, quick.game, mode) for mode in modes]
    return Segments("mode", box, names, modes.index(quick.mode), choose, size=18)


def mode_stepper(words: Words, quick: QuickGame, box: Box, changed: Callable[[], None]) -> Stepper:
    """The same where there is little width: one mode, between those before and after it."""
    modes = quick.modes
    at = modes.index(quick.mode)

    def turn(by: int) -> None:
        quick.choose_mode(modes[at + by])
        changed()

    name = words.say(f"option.{quick.game}.mode.{quick.mode}")
    label = words.say("together.mode", mode=name, number=at + 1, count=len(modes))
    return Stepper("mode", box, label, turn, lower=at > 0, higher=at < len(modes) - 1)
