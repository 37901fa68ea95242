"""Bloom: what is very bright spreads a little light around it. Only for still pictures, never inside a frame."""

from __future__ import annotations

import pygame

_SHRINK = 4


def bloom(surface: pygame.Surface, radius: float = 22, strength: float = 0.3, threshold: float = 0.72) -> None:
    """Add to the opaque `surface` the blurred light of all that is brighter than `threshold`; `radius` in pixels."""
    width, height = surface.get_size()
    bright = pygame.transform.smoothscale(surface, (max(1, width // _SHRINK), max(1, height // _SHRINK)))
    share = pygame.transform.grayscale(bright)
    dark = round(threshold * 255)
    share.fill((dark, dark, dark), special_flags=pygame.BLEND_RGB_SUB)
    _amplify(share, 1 / (1 - threshold))
    bright.blit(share, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    soft = pygame.transform.gaussian_blur(bright, max(1, round(radius / _SHRINK)))
    level = round(strength * 255)
    soft.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(pygame.transform.smoothscale(soft, (width, height)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _amplify(surface: pygame.Surface, gain: float) -> None:
    """Multiply the colours of `surface` by `gain`, which is above one."""
    once = surface.copy()
    rest = round((gain % 1) * 255)
    surface.fill((rest, rest, rest), special_flags=pygame.BLEND_RGB_MULT)
    for _ in range(int(gain)):
        surface.blit(once, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
