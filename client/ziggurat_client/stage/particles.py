"""Particles: tesserae that fly off, dust that settles. They are only ever little squares, so a frame draws many."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat_client.art.colour import Colour
from ziggurat_client.window.screen import Screen

MOST: Final = 400
"""How many fly at once; later ones are left out."""
_SMALLEST_SHARE: Final = 0.15


@dataclass(slots=True)
class Particle:
    """One square: place, speed and gravity in design units (a second), and how long it lives."""

    x: float
    y: float
    dx: float
    dy: float
    gravity: float
    size: float
    colour: Colour
    life: float
    age: float = 0.0


class Particles:
    """All that fly now."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)
        self._flying: list[Particle] = []

    @property
    def flying(self) -> bool:
        """Whether any are left."""
        return bool(self._flying)

    def clear(self) -> None:
        """Remove all of them."""
        self._flying.clear()

    def burst(self, x: float, y: float, colours: Sequence[Colour], count: int, speed: float = 260.0) -> None:
        """Tesserae fly off in all directions and fall."""
        for _ in range(count):
            angle, pace = self._chance.uniform(0, 2 * math.pi), self._chance.uniform(0.3, 1.0) * speed
            self._add(
                Particle(
                    x,
                    y,
                    math.cos(angle) * pace,
                    math.sin(angle) * pace - speed * 0.35,
                    900.0,
                    self._chance.uniform(3, 7),
                    self._chance.choice(colours),
                    self._chance.uniform(0.35, 0.7),
                )
            )

    def dust(self, x: float, y: float, width: float, colour: Colour, count: int = 14) -> None:
        """Dust puffs out along the foot of something that fell, `width` wide with its middle at (x, y)."""
        for _ in range(count):
            across = self._chance.uniform(-0.5, 0.5)
            self._add(
                Particle(
                    x + across * width,
                    y,
                    across * 220,
                    self._chance.uniform(-70, -15),
                    60.0,
                    self._chance.uniform(3, 6),
                    colour,
                    self._chance.uniform(0.25, 0.5),
                )
            )

    def rise(self, x: float, y: float, width: float, colours: Sequence[Colour], count: int = 12) -> None:
        """Sparks float up from a line `width` wide with its middle at (x, y)."""
        for _ in range(count):
            self._add(
                Particle(
                    x + self._chance.uniform(-0.5, 0.5) * width,
                    y,
                    self._chance.uniform(-12, 12),
                    self._chance.uniform(-150, -60),
                    -40.0,
                    self._chance.uniform(2.5, 5),
                    self._chance.choice(colours),
                    self._chance.uniform(0.4, 0.8),
                )
            )

    def update(self, elapsed: float) -> None:
        """Advance by `elapsed` seconds."""
        for particle in self._flying:
            particle.age += elapsed
            particle.dy += particle.gravity * elapsed
            particle.x += particle.dx * elapsed
            particle.y += particle.dy * elapsed
        self._flying = [particle for particle in self._flying if particle.age < particle.life]

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw them: squares that shrink as they age."""
        for particle in self._flying:
            share = 1 - particle.age / particle.life
            side = max(1, round(particle.size * (_SMALLEST_SHARE + share) * screen.scale))
            left, top = screen.pixel(particle.x, particle.y)
            surface.fill(particle.colour, (left - side // 2, top - side // 2, side, side))

    def _add(self, particle: Particle) -> None:
        if len(self._flying) < MOST:
            self._flying.append(particle)
