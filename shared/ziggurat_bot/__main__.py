"""The command `ziggurat-bot`: take a seat at a table and play, or measure the levels of play in a league."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Final

from ziggurat.bots import LEVELS, STYLES
from ziggurat.crash_traces import leave_crash_traces
from ziggurat.sendable_text import NO_TEXT, is_sendable
from ziggurat.spelling_out import spell_out_what_it_lacks
from ziggurat.version import add_version
from ziggurat_bot import INVITATION_VARIABLE

if TYPE_CHECKING:
    from ziggurat.wire.links import Address

_COUNTED: Final = "; the server counts seats from 0, --seat from 1"
HINTS: Final = {
    "wrong_password": "; say it with --password",
    "no_such_seat": _COUNTED,
    "seat_taken": _COUNTED,
    "no_such_table": "; every room shows its code",
}
"""What to do about a refusal, by its code."""
NO_LABORATORY: Final = (
    "ziggurat-bot: leagues are played in the laboratory, which is not installed here; "
    "it comes with a copy of the repository, by make setup or pip install -e '.[dev]'"
)
LONGEST_PAUSE: Final = 60.0
LONGEST_PATIENCE: Final = 86_400.0


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the result is the exit code: 0 at the end of the table, 1 if turned away."""
    leave_crash_traces()
    spell_out_what_it_lacks(sys.stdout)
    words = sys.argv[1:] if arguments is None else arguments
    if words[:1] == ["league"]:
        return _league(words[1:])
    options = _parsed(words)
    # What plays is imported once the arguments are known to be good: help and mistakes are answered at once.
    from random import Random

    from ziggurat.bots.levels import player_of
    from ziggurat_bot.conversation import Conversation, SeatRequest, TurnedAway
    from ziggurat_bot.session import play_until_closed

    request = SeatRequest(
        table=options.link.table,
        name=options.name,
        seat=None if options.seat is None else options.seat - 1,
        password=options.password,
        invitation=os.environ.get(INVITATION_VARIABLE) or None,
        pause=options.pause,
        repeatable=options.seed is not None,
    )
    patience = 0.0 if request.invitation is not None else options.patience  # a server starts its own bots again itself
    conversation = Conversation(request, player_of(options.level, style=options.style), Random(options.seed))
    try:
        play_until_closed(options.link, conversation, options.fingerprint, patience)
    except TurnedAway as reason:
        print(f"ziggurat-bot: {reason}{HINTS.get(reason.code, '')}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _league(words: list[str]) -> int:
    try:
        from ziggurat_laboratory.league.command import main as league  # not everyone has it
    except ModuleNotFoundError as error:
        if error.name != "ziggurat_laboratory":
            raise
        print(NO_LABORATORY, file=sys.stderr)
        return 1
    return league(words)


def _parsed(words: list[str]) -> argparse.Namespace:
    """The arguments. Exits with 2 if they are wrong."""
    known = parser()
    options = known.parse_args(words)
    if options.style is not None and options.level == LEVELS[0]:
        known.error(f"who plays at level {LEVELS[0]} has no style")
    return options


def parser() -> argparse.ArgumentParser:
    """The parser of the command's arguments."""
    parser = argparse.ArgumentParser(
        prog="ziggurat-bot",
        description="Take a seat at a table and play until the table closes.",
        epilog=f"The environment variable {INVITATION_VARIABLE} holds the secret that a server gives to its own bots. "
        "To measure the levels of play, in a copy of the repository: ziggurat-bot league --help",
    )
    add_version(parser)
    parser.add_argument(
        "link",
        type=_link,
        help="the table, ziggurat://HOST[:PORT]/TABLE, or just HOST[:PORT] for one there with an open seat",
    )
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[-1], help="how well it plays (default: %(default)s)")
    parser.add_argument(
        "--style", choices=STYLES, help="what it leans to among turns that are about as good (default: nothing)"
    )
    parser.add_argument("--name", type=_text, default="Enlil", help="the name it plays under (default: %(default)s)")
    parser.add_argument("--seat", type=_seat, metavar="N", help="the seat it takes, counted from 1 (default: any)")
    parser.add_argument("--password", type=_text, help="the table's password, if it has one")
    parser.add_argument(
        "--fingerprint",
        type=_fingerprint,
        metavar="HEX",
        help="the server's certificate, if no authority vouches for it",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="make its choices repeatable, whatever the time")
    parser.add_argument(
        "--pause", type=_pause, default=0.0, metavar="SECONDS", help="the least time before each action (default: 0)"
    )
    parser.add_argument(
        "--patience",
        type=_patience,
        default=60.0,
        metavar="SECONDS",
        help="how long it tries to come back to its seat when the server is gone (default: 60)",
    )
    return parser


def _link(text: str) -> Address:
    # Imported here, as what plays: help needs no message of the protocol.
    from ziggurat.wire.links import BadLink, parse_link

    try:
        return parse_link(text)
    except BadLink as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _text(text: str) -> str:
    if not is_sendable(text):
        raise argparse.ArgumentTypeError(NO_TEXT)
    return text


def _fingerprint(text: str) -> str:
    # Imported here: it is seldom asked for.
    from ziggurat.wire.fingerprints import BadFingerprint, parse_fingerprint

    try:
        return parse_fingerprint(text)
    except BadFingerprint as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _seat(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 16:
        raise argparse.ArgumentTypeError("a seat is a number from 1 to 16")
    return int(text)


def _pause(text: str) -> float:
    return _seconds(text, LONGEST_PAUSE, "a pause")


def _patience(text: str) -> float:
    return _seconds(text, LONGEST_PATIENCE, "patience")


def _seconds(text: str, most: float, what: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= most:
        raise argparse.ArgumentTypeError(f"{what} is a number of seconds from 0 to {most:g}")
    return seconds


if __name__ == "__main__":
    sys.exit(main())
