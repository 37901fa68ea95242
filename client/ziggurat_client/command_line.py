"""What can be said on the command line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.version import add_version
from ziggurat.visible_text import visible
from ziggurat_client.shown import SHOWN
from ziggurat_client.wording.words import LANGUAGES

if TYPE_CHECKING:
    from ziggurat.wire.links import Address

_NO_LINK: Final = object()


@dataclass(frozen=True)
class Invocation:
    """What the person asked for when starting the client; None where they left it to us."""

    join: Address | None = None
    watch: Address | None = None
    show_bots: bool = False
    play_now: bool = False
    game: str | None = None
    name: str | None = None
    language: str | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool | None = None
    folder: Path | None = None
    text_log: bool = False
    register_links: bool = False


def read_command_line(arguments: Sequence[str] | None = None) -> Invocation:
    """Read the arguments. Ends the program with code 2 and a sentence when they make no sense."""
    parser = _parser()
    found = parser.parse_args(arguments)
    show_bots = found.watch is _NO_LINK
    watch = None if show_bots else found.watch
    if watch is not None and watch.table is None:
        parser.error("argument --watch: the link names no table; links look like ziggurat://host/ENKI-42")
    return Invocation(
        join=found.join or found.link,
        watch=watch,
        show_bots=show_bots,
        play_now=found.play_now,
        game=found.game,
        name=found.name,
        language=found.lang,
        size=found.size,
        fullscreen=found.fullscreen,
        folder=found.data,
        text_log=found.text_log,
        register_links=found.register_links,
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ziggurat", description="Board games of the ancient Near East, with friends or against bots."
    )
    add_version(parser)
    start = parser.add_mutually_exclusive_group()
    start.add_argument("link", nargs="?", metavar="LINK", type=_link, help="the same as --join LINK")
    start.add_argument("--join", metavar="LINK", type=_link, help="sit down: ziggurat://host[:port]/TABLE, or a host")
    start.add_argument("--register-links", action="store_true", help="let this program open join links, and exit")
    start.add_argument("--play-now", action="store_true", help="play against bots at once")
    start.add_argument(
        "--watch",
        metavar="LINK",
        nargs="?",
        const=_NO_LINK,
        type=_link,
        help="watch a table; without a link, bots play for you on this machine",
    )
    parser.add_argument("--game", choices=SHOWN, help="what is played with --play-now, or with --watch by bots")
    parser.add_argument("--name", type=_name, help="the name you go by")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language")
    parser.add_argument("--size", metavar="WxH", type=_size, help="the window's size in pixels, from 1024x600 up")
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--fullscreen", action="store_true", default=None, help="fill the display")
    shape.add_argument("--windowed", dest="fullscreen", action="store_false", help="open a window")
    parser.add_argument("--data", metavar="DIR", type=Path, help="where to keep what the client remembers")
    parser.add_argument("--text-log", action="store_true", help="write the log of games to standard output as well")
    return parser


def _link(text: str) -> Address:
    # Imported here: most starts name no link, and their first frame need not wait for it.
    from ziggurat.wire.links import BadLink, parse_link

    try:
        return parse_link(text)
    except BadLink as error:
        raise argparse.ArgumentTypeError(f"{text!r}: {error}") from error


def _name(text: str) -> str:
    name = visible(text).strip()
    if not 1 <= len(name) <= 24:
        raise argparse.ArgumentTypeError("a name has 1 to 24 characters that can be seen")
    return name


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{3,5})[xX×](\d{3,5})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1600x900")
    return int(found[1]), int(found[2])
