"""What the credits say: who made the program, what it stands on, and the history it draws from."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat_client.shown import SHOWN


class Work(NamedTuple):
    """Other people's work that the program uses: its name, its licence, and the key of what it does here.

    `packages` are the names under which an installer knows it.
    """

    name: str
    licence: str
    does: str
    packages: tuple[str, ...] = ()


class Part(NamedTuple):
    """A part of the credits, by the keys of its title, of the names in it and of its sentences."""

    title: str
    names: tuple[str, ...] = ()
    sentences: tuple[str, ...] = ()
    works: tuple[Work, ...] = ()


WORKS: Final = (
    Work("Python", "PSF 2.0", "credits.works.python"),
    Work("pygame-ce", "LGPL 2.1", "credits.works.pygame", ("pygame-ce",)),
    Work("SDL", "zlib", "credits.works.sdl"),
    Work("pygame_gui", "MIT", "credits.works.pygame_gui", ("pygame_gui",)),
    Work("Noto Sans", "OFL 1.1", "credits.works.noto"),
    Work("Twisted", "MIT", "credits.works.twisted", ("twisted",)),
    Work("wsproto", "MIT", "credits.works.wsproto", ("wsproto",)),
    Work("pyOpenSSL, cryptography", "Apache 2.0", "credits.works.tls", ("pyopenssl", "cryptography")),
    Work("msgspec", "BSD 3-Clause", "credits.works.msgspec", ("msgspec",)),
    Work("zeroconf", "LGPL 2.1", "credits.works.zeroconf", ("zeroconf",)),
    Work("segno", "BSD 3-Clause", "credits.works.segno", ("segno",)),
    Work("networkx", "BSD 3-Clause", "credits.works.networkx", ("networkx",)),
    Work("openskill", "MIT", "credits.works.openskill", ("openskill",)),
    Work("Pillow", "MIT-CMU", "credits.works.pillow", ("pillow",)),
    Work("desktop-notifier", "MIT", "credits.works.desktop_notifier", ("desktop-notifier",)),
    Work("platformdirs", "MIT", "credits.works.platformdirs", ("platformdirs",)),
    Work("prometheus_client", "Apache 2.0", "credits.works.prometheus", ("prometheus-client",)),
)

PARTS: Final = (
    Part("credits.made", names=("credits.made.by",), sentences=("credits.made.how",)),
    Part("credits.games", sentences=tuple(f"credits.games.{game}" for game in SHOWN)),
    Part(
        "credits.history",
        sentences=("credits.history.standard", "credits.history.game", "credits.history.ziggurat"),
    ),
    Part("credits.works", works=WORKS),
)
"""The parts in the order in which they go by."""
