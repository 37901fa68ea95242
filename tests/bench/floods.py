"""What one guest can do to the others, for `python -m tests.bench.floods [NAME …] [--at ADDRESS]`.

Every flood keeps to the rate that the server allows, against a real server process with its usual limits. The first
ones tell how long another guest's `open` takes meanwhile, the others how far a hostile guest gets. All traffic stays on
this machine. Limits per address do not count loopback: to see them at work, say `--at` and an address of this machine.

These are figures of one machine and no ratios, so they stay out of `make bench`.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import random
import selectors
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, TypeAlias

import msgspec
from tests.server.programs import Caller, Program

from ziggurat.games import game_named
from ziggurat.games.game import View
from ziggurat.match.match import Match
from ziggurat.wire.codec import ClientWire, encode
from ziggurat.wire.links import TABLE_WORDS
from ziggurat.wire.messages import (
    PROTOCOL,
    Act,
    Answer,
    ClientMessage,
    ClockTerms,
    Done,
    Error,
    Happened,
    Hello,
    History,
    Leave,
    Legal,
    Matches,
    Offer,
    Open,
    Ping,
    Pong,
    PositionMessage,
    Ready,
    Refused,
    ReplayMatch,
    Said,
    Say,
    Sit,
    Start,
    Subscribe,
    Watch,
    Welcome,
)
from ziggurat_server.journal.journal import MatchFinished, MatchStarted, TableGone, TableKept
from ziggurat_server.journal.storage_place import settle_in

FLOODERS: Final = 90
KEPT: Final = 1_000
TABLES: Final = 500
STEPS: Final = 150
OPENS: Final = 30
LONGEST: Final = 60.0
"""Seconds that one measurement may take."""
SECONDS: Final = 5.0
"""How long a hostile guest tries."""
CHUNK: Final = 1 << 18

UR: Final = game_named("ur")

_VIEW: msgspec.json.Decoder[Any] = msgspec.json.Decoder(View[UR.public_type, UR.private_type])  # type: ignore[name-defined]

Requests: TypeAlias = Callable[[int, int], ClientMessage]
"""What the flooder of that number asks in the request of that number."""


class Place:
    """A server with its folder, and where it is reached."""

    def __init__(self, folder: Path, at: str, *arguments: str) -> None:
        self.at = at
        listen = f"tcp:0:interface={at}"
        self.program = Program(
            *("--listen", listen, "--no-announce", "--data", str(folder), "--log-level", "error"), *arguments
        )

    def socket(self) -> socket.socket:
        """A new connection."""
        return socket.create_connection((self.at, self.program.port), timeout=LONGEST)

    def guest(self, name: str, token: str | None = None) -> Guest:
        """Somebody new, or back."""
        return Guest(self.socket(), name, token)


class Guest(Caller):
    """Somebody at the server; `welcome` is None if it let them not in, and `refused` says why."""

    def __init__(self, connection: socket.socket, name: str, token: str | None = None) -> None:
        self.socket = connection
        self._wire = ClientWire()
        self._heard = []
        self.say(Hello(PROTOCOL, name, token=token))
        answer = self.await_any(Welcome, Refused)
        self.welcome = answer if isinstance(answer, Welcome) else None
        self.refused = answer.code if isinstance(answer, Refused) else ""

    def asked(self, message: Any) -> Done | Error:
        """How the request is answered."""
        self.say(message)
        while True:
            answer: Done | Error = self.await_any(Done, Error)
            if answer.id == message.id:
                return answer


@contextmanager
def place(at: str, *arguments: str, kept: int = 0) -> Iterator[Place]:
    """A server for one measurement, with so many finished matches in its folder."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if kept:
            keep_matches(folder / "data", kept)
        here = Place(folder / "data", at, *arguments)
        try:
            yield here
        finally:
            here.program.process.kill()
            here.program.close()


def keep_matches(folder: Path, count: int) -> None:
    """Let the folder hold so many matches that are over, each with the record of a whole match."""
    options = msgspec.convert({"max_rounds": 30}, UR.options_type)
    chance, match = random.Random(1), Match(UR, 4, 1, options)
    while match.result is None:
        seat = match.due.seats[0]
        match.apply(seat, chance.choice(list(UR.candidates(match.view(seat)))))
    names, raw = ("Anna", "Belit", "Carla", "Damu"), msgspec.Raw(b"{}")
    record = msgspec.Raw(msgspec.json.encode(match.record(names)))
    result = msgspec.Raw(msgspec.json.encode(match.result))
    stored = settle_in(folder)
    for number in range(count):
        code, people = f"ENKI-{number}", tuple(f"p{number + seat}" for seat in range(4))
        stored.store.write(
            [
                TableKept(code, "Ur", "ur", raw, ClockTerms(), True, None, None, ()),
                MatchStarted(code, "ur", 4, 1, raw, names),
                MatchFinished(code, "ur", names, people, False, time.time() - 9, time.time() - 9, result, record),
                TableGone(code),
            ]
        )
    stored.leave()


# ------------------------------------------------------------------------------------ floods that others notice


def flood(sockets: Sequence[socket.socket], requests: Requests, rate: float, burst: int, count: Any) -> None:
    """On each socket ask `burst` times at once, then `rate` times a second, and read whatever comes.

    `count` holds how many bytes came, and how many connections the server closed.
    """
    selector = selectors.DefaultSelector()
    for number, each in enumerate(sockets):
        each.setblocking(False)
        selector.register(each, selectors.EVENT_READ, number)
    asked = itertools.count()

    def ask(flooder: int, each: socket.socket) -> None:
        try:
            each.send(encode(requests(flooder, next(asked))))
        except OSError:
            return  # full, or closed by the server

    for flooder, each in enumerate(sockets):
        for _ in range(burst):
            ask(flooder, each)
    begun, rounds = time.perf_counter(), 0
    while time.perf_counter() - begun < 2 * LONGEST:
        if (time.perf_counter() - begun) * rate > rounds:
            rounds += 1
            for flooder, each in enumerate(sockets):
                ask(flooder, each)
        for key, _ in selector.select(0.01):
            each = sockets[key.data]
            try:
                came = len(each.recv(CHUNK))
            except OSError:
                came = 0
            count[0] += came
            if not came:
                count[1] += 1
                selector.unregister(each)


def opens(here: Place) -> list[float]:
    """Seconds that each `open` of another guest takes; she leaves the table again at once."""
    anna, took = here.guest("Victim"), list[float]()
    end = time.perf_counter() + LONGEST
    while len(took) < OPENS and time.perf_counter() < end:
        begun = time.perf_counter()
        anna.say(Open(1, "ur", 2))
        answer = anna.await_any(Done, Error)
        took.append(time.perf_counter() - begun)
        if isinstance(answer, Done):
            anna.asked(Leave(2, answer.table or ""))
        time.sleep(max(0.0, 0.25 - took[-1]))
    return took


def opens_during(here: Place, guests: Sequence[Caller], requests: Requests, rate: float = 5, burst: int = 15) -> str:
    """How long opening takes somebody else while these guests flood."""
    sockets = [guest.socket for guest in guests]
    forked = multiprocessing.get_context("fork")
    count = forked.RawArray("q", 2)
    flooders = forked.Process(target=flood, args=(sockets, requests, rate, burst, count), daemon=True)
    flooders.start()
    begun_at = time.perf_counter()
    try:
        time.sleep(1)
        took = opens(here)
    except (TimeoutError, EOFError):
        return f"open: one without an answer for {time.perf_counter() - begun_at:.0f} s"
    finally:
        flooders.kill()
        flooders.join()
    read = count[0] / 2**20 / (time.perf_counter() - begun_at)
    return (
        f"open: median {1000 * median(took):,.0f} ms, longest {1000 * max(took):,.0f} ms ({len(took)} times);"
        f" the flooders read {read:,.0f} MiB/s, {count[1]} of {len(sockets)} were cut off"
    )


def quiet(at: str) -> str:
    """Nobody floods."""
    with place(at) as here:
        return opens_during(here, [], lambda _, n: Subscribe(n))


def matches(at: str) -> str:
    """The list of finished matches."""
    with place(at, kept=KEPT) as here:
        guests = [here.guest(f"m{number}") for number in range(FLOODERS)]
        return opens_during(here, guests, lambda _, n: Matches(n, n % 50))


def replay_match(at: str) -> str:
    """Records of finished matches."""
    with place(at, kept=KEPT) as here:
        guests = [here.guest(f"m{number}") for number in range(FLOODERS)]
        return opens_during(here, guests, lambda _, n: ReplayMatch(n, 1 + n % KEPT))


def subscribe(at: str) -> str:
    """A lobby full of tables."""
    with place(at) as here:
        hosts = [here.guest(f"h{number}") for number in range(TABLES // 8 + 1)]
        for host in hosts:
            for number in range(8):
                host.asked(Open(number, "ur", 4))
        guests = [here.guest(f"s{number}") for number in range(FLOODERS)]
        return opens_during(here, guests, lambda _, n: Subscribe(n), burst=3)


def history(at: str) -> str:
    """A long match, told from its beginning."""
    with place(at) as here:
        code, _ = begun(here, 0, STEPS)
        guests = [here.guest(f"y{number}") for number in range(FLOODERS)]
        for guest in guests:
            guest.asked(Watch(1, code))
        return opens_during(here, guests, lambda _, n: History(n, code, n % 80))


def legal(at: str) -> str:
    """What one may do, 50 times a second."""
    with place(at) as here:
        tables = [begun(here, number, 13) for number in range(FLOODERS // 2)]
        guests = [player for _, players in tables for player in players]
        codes = [code for code, players in tables for _ in players]
        return opens_during(here, guests, lambda flooder, n: Legal(n, codes[flooder]), rate=49, burst=100)


def begun(here: Place, number: int, steps: int) -> tuple[str, list[Guest]]:
    """A match of two, so many steps after its start."""
    chance = random.Random(number)
    players = [here.guest(f"a{number} {seat}") for seat in range(2)]
    opened = players[0].asked(Open(1, "ur", 2))
    code = (isinstance(opened, Done) and opened.table) or ""
    for player in players:
        player.asked(Sit(2, code))
        player.asked(Ready(3, code))
    players[0].say(Start(4, code))
    now = [player.await_message(PositionMessage) for player in players]
    for _ in range(steps):
        seat = now[0].to_act[0]
        action = chance.choice(list(UR.candidates(_VIEW.decode(now[seat].view))))
        players[seat].say(Act(9, code, now[seat].revision, msgspec.Raw(msgspec.json.encode(action))))
        now = [player.await_message(Happened) for player in players]
        if now[0].result is not msgspec.UNSET:
            break
    return code, players


# ------------------------------------------------------------------------------------ how far a hostile guest gets


def newcomers(at: str) -> str:
    """People who come, say hello and go, while one rests who has played and one who has not."""
    with place(at, "--limit", "remembered_people=50") as here:
        code, (anna, belit) = begun(here, 0, 4)
        anna.asked(Offer(1, code, "call_off"))
        belit.asked(Answer(1, code, 1))
        visitor = here.guest("Visitor")
        for guest in (anna, belit):
            guest.asked(Leave(2, code))
        for guest in (anna, belit, visitor):
            guest.socket.close()
        came, refused, end = 0, 0, time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            guest = here.guest(f"n{came}")
            came, refused = came + 1, refused + bool(guest.refused)
            guest.socket.close()
        known = {name: _is_known(here, guest) for name, guest in (("player", anna), ("visitor", visitor))}
        return f"{came} came in {SECONDS:.0f} s, {refused} of them were refused; still known: {known}"


def _is_known(here: Place, guest: Guest) -> bool:
    """Whether the token that she was given still brings her back."""
    return guest.welcome is not None and here.guest("Back", guest.welcome.token).welcome is not None


def codes(at: str) -> str:
    """Codes of tables guessed, by as many people as it takes, each of whom asks as much as they may in one go."""
    with place(at) as here:
        opened = here.guest("Host").asked(Open(1, "ur", 2, listed=False))
        guesses = (f"{word}-{number}" for word in TABLE_WORDS for number in range(10, 100))
        heard: Counter[str] = Counter()
        begun_at = time.perf_counter()
        while (guessed := list(itertools.islice(guesses, 38))) and time.perf_counter() - begun_at < LONGEST:
            guest = here.guest("Guesser")
            if guest.refused:
                heard[guest.refused] += len(guessed)
                continue
            for number, guess in enumerate(guessed):
                guest.say(Watch(number, guess))
            for _ in guessed:
                answer = guest.await_any(Done, Error)
                heard[answer.code if isinstance(answer, Error) else "found"] += 1
            guest.socket.close()
        took, code = time.perf_counter() - begun_at, opened.table if isinstance(opened, Done) else None
        return f"all short codes in {took:.1f} s: {dict(heard)}; the table is {code}"


def tables(at: str) -> str:
    """Tables opened by people who come, open eight and go."""
    with place(at) as here:
        opened, people, why, end = 0, 0, "", time.perf_counter() + SECONDS
        while time.perf_counter() < end and not why:
            guest = here.guest(f"t{people}")
            people, why = people + 1, guest.refused
            for number in range(0 if why else 8):
                answer = guest.asked(Open(number, "ur", 2))
                opened += isinstance(answer, Done)
                why = why or (answer.code if isinstance(answer, Error) else "")
            guest.socket.close()
        return f"{opened} tables by {people} people within {SECONDS:.0f} s, then {why or 'no refusal'}"


def chat(at: str) -> str:
    """Long lines said in the lobby by one connection."""
    with place(at) as here:
        listener, speaker = here.guest("Listener"), here.guest("Speaker")
        listener.asked(Subscribe(1))
        begun_at, number = time.perf_counter(), 0
        while time.perf_counter() - begun_at < SECONDS:
            speaker.say(Say(number, "x" * 500))
            number += 1
            time.sleep(0.08)
        listener.say(Ping(7))
        heard = 0
        while not isinstance(listener.await_any(Said, Pong), Pong):
            heard += 1
        return f"{number} lines said in {SECONDS:.0f} s, {heard} of them heard"


FLOODS: Final = {
    each.__name__: each
    for each in (quiet, matches, subscribe, history, legal, replay_match, newcomers, codes, tables, chat)
}


def main() -> None:
    """Print a line for each flood."""
    parser = argparse.ArgumentParser(description="What one guest can do to the others.")
    parser.add_argument("floods", nargs="*", metavar="NAME", help=f"some of {', '.join(FLOODS)}; all if none is named")
    parser.add_argument("--at", default="127.0.0.1", help="an address of this machine; 127.0.0.1 by default")
    chosen = parser.parse_args()
    for name in chosen.floods or FLOODS:
        print(f"{name:<13} {FLOODS[name](chosen.at)}", flush=True)


if __name__ == "__main__":
    main()
