"""An ear for the tests: a speaker that only notes what it is asked for."""

from __future__ import annotations

from ziggurat_client.sound.names import Effect, Piece


class Listener:
    """A speaker that notes what it is asked for."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.music: list[str] = []
        self.start = 0.0
        self.levels = (-1.0, -1.0)
        self.closed = False

    def play(self, effect: Effect) -> None:
        self.effects.append(effect)

    def loop(self, piece: Piece, start: float) -> None:
        self.music.append(piece)
        self.start = start

    def end_loop(self) -> None:
        self.music.append("silence")

    def set_levels(self, effects: float, music: float) -> None:
        self.levels = (effects, music)

    def close(self) -> None:
        self.closed = True
