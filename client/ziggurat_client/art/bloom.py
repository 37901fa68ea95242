"""Bloom: what is very bright spreads a little light around it. Only for still pictures, never inside a frame."""

from __future__ import annotations

import pygame

_SHRINK = 4


def bloom(surface: pygame.Surface, radius: float = 22, strength: float = 0.3, threshold: float = 0.72) -> None:
    """Add to the opaque `surface` the blurred excess of light above `threshold`; `radius` in pixels."""
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // _SHRINK), max(1, height // _SHRINK)))
    dark = round(threshold * 255)
    small.fill((dark, dark, dark), special_flags=pygame.BLEND_RGB_SUB)
    blurred = pygame.transform.gaussian_blur(small, max(1, round(radius / _SHRINK)))
    gain = strength / (1 - threshold)
    _scale_light(blurred, gain)
    surface.blit(pygame.transform.smoothscale(blurred, (width, height)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _scale_light(surface: pygame.Surface, gain: float) -> None:
    """Multiply the colours of `surface` by `gain`, which may be above one."""
    copy = surface.copy()
    whole = int(gain)
    rest = round((gain - whole) * 255)
    surface.fill((rest, rest, rest), special_flags=pygame.BLEND_RGB_MULT)
    for _ in range(whole):
        surface.blit(copy, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
