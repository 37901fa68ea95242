"""What an entry line of pygame_gui lies on."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Any, NamedTuple

import msgspec
from pygame_gui import UIManager
from pygame_gui.core.resource_loaders import BlockingThreadedResourceLoader
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme


class EntryDesk(UIManager):
    """A manager for entry lines in a window of a size in pixels, with letters of so many pixels.

    The theme is read once for all desks with letters of that size, because reading it takes longer than a frame.
    """

    def __init__(self, window: tuple[int, int], letters: int) -> None:
        self._shared = _loaded(letters)
        super().__init__(window, enable_live_theme_updates=False, resource_loader=self._shared.loader)

    def create_new_theme(self, theme_path: object = None) -> UIAppearanceTheme:
        """The theme of entry lines; pygame_gui asks for it."""
        return self._shared.theme


class _Loaded(NamedTuple):
    """A theme, and the loader that has loaded its fonts."""

    theme: UIAppearanceTheme
    loader: BlockingThreadedResourceLoader


@lru_cache(maxsize=3)
def _loaded(letters: int) -> _Loaded:
    """The theme of entry lines with letters of a size in pixels. It holds a picture of 4 MiB, so few are kept."""
    file = resources.files("ziggurat_assets") / "themes" / "entry.json"
    wanted = msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Any]])
    wanted["text_entry_line"]["font"]["size"] = str(letters)
    loader = BlockingThreadedResourceLoader()  # type: ignore[no-untyped-call]
    theme = UIAppearanceTheme(loader, "en")
    theme.load_theme(wanted)
    loader.start()  # type: ignore[no-untyped-call]
    loader.update()
    return _Loaded(theme, loader)
