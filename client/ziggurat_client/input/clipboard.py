"""The system's clipboard."""

from __future__ import annotations

import pygame


def copy_text(text: str) -> bool:
    """Put a text on the clipboard; return whether the system took it."""
    try:
        if not pygame.scrap.get_init():
            pygame.scrap.init()
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
