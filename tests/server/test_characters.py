"""Named players: hired in a style, or in any, and the same ones after a restart; and whether bots may say a word."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from server.on_disk import ServerOnDisk
from server.world import Visitor, World
from ziggurat.bots import STYLES
from ziggurat.bots.characters import CHARACTERS, characters_at
from ziggurat.wire.messages import ANY_STYLE, AddBot, Configure, Done, Open, Sit, Watch
from ziggurat_server.bots import NAMES
from ziggurat_server.journal.journal import SeatKept
from ziggurat_server.journal.watching_kept import WatchingKept
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.casting import Part, cast


def room(world: World, game: str = "ur", seats: int = 4) -> tuple[str, Visitor]:
    """A table where Anna, the host, sits first."""
    anna = world.visitor("Anna")
    anna.say(Open(1, game, seats))
    code = anna.only(Done).table
    assert code is not None
    anna.say(Sit(2, code, 0))
    return code, anna


def test_a_bot_that_is_hired_in_a_style_has_its_name_and_plays_so(world: World) -> None:
    code, anna = room(world)
    anna.say(AddBot(3, code, "priest", 1, "raider"))
    seat = anna.table().seats[1]
    assert (seat.name, seat.level, seat.style) == ("Enheduanna", "priest", "raider")
    (started,) = world.bots.started
    assert (started.name, started.level, started.style) == ("Enheduanna", "priest", "raider")


def test_without_a_style_a_bot_is_as_plain_as_ever(world: World) -> None:
    code, anna = room(world)
    anna.say(AddBot(3, code, "priest"))
    seat = anna.table().seats[1]
    assert (seat.name, seat.style) == (NAMES[0], None)


def test_in_any_style_each_that_comes_is_another_until_all_of_the_level_are_there(world: World) -> None:
    code, anna = room(world)
    for number in range(1, 4):
        anna.say(AddBot(2 + number, code, "merchant", number, ANY_STYLE))
    found = {(seat.name, seat.style) for seat in anna.table().seats[1:]}
    assert found == {(character.name, character.style) for character in characters_at("merchant")}


def test_who_is_at_the_table_already_lends_the_style_to_another_name() -> None:
    taken = {character.name for character in CHARACTERS}
    assert cast("king", "builder", {"Gudea"}, Random(1)) == Part(NAMES[0], "builder")
    part = cast("king", ANY_STYLE, taken, Random(1))
    assert part.name == NAMES[0]
    assert part.style in STYLES


def test_chance_decides_who_comes_and_the_same_chance_decides_the_same() -> None:
    casts = [[cast("king", ANY_STYLE, (), Random(seed)).name for seed in range(20)] for _ in range(2)]
    assert casts[0] == casts[1]
    assert len(set(casts[0])) == len(STYLES)


def test_who_plays_at_random_has_no_style(world: World) -> None:
    code, anna = room(world)
    anna.say(AddBot(3, code, "random", 1, ANY_STYLE))
    assert anna.table().seats[1].style is None
    anna.say(AddBot(4, code, "random", 2, "builder"))
    assert anna.refusal() == "unknown_style"


def test_an_unknown_style_is_refused_and_hires_nobody(world: World) -> None:
    code, anna = room(world)
    anna.say(AddBot(3, code, "king", 1, "poet"))
    assert anna.refusal() == "unknown_style"
    assert world.bots.started == []
    with pytest.raises(Refusal, match="builder, raider, trader"):
        cast("king", "poet", (), Random(1))


@pytest.mark.both_stores
def test_a_character_is_the_same_after_a_restart_and_so_is_what_bots_may_say(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, anna = room(first.world)
    anna.say(AddBot(3, code, "king", 1, "trader"))
    anna.say(Configure(4, code, bots_speak=True))
    world = first.again()
    (hired,) = world.bots.started
    assert (hired.name, hired.level, hired.style) == ("Puabi", "king", "trader")
    again = world.visitor("Anna", anna.welcome.token)
    again.say(Watch(1, code))
    assert again.table().seats[1].style == "trader"
    assert again.table().bots_speak


def test_seats_and_tables_of_older_servers_have_no_style_and_silent_bots() -> None:
    kept = msgspec.json.decode(b'{"level":"merchant","bot_name":"Enlil"}', type=SeatKept)
    assert kept.style is None
    assert not msgspec.json.decode(b"{}", type=WatchingKept).bots_speak


def test_bots_are_silent_until_the_host_lets_them_speak(world: World) -> None:
    code, anna = room(world)
    assert not anna.table().bots_speak
    anna.say(Configure(3, code, bots_speak=True))
    assert anna.table().bots_speak
    anna.say(Configure(4, code, seats=3))
    assert anna.table().bots_speak
    belit = world.visitor("Belit")
    belit.say(Open(1, "ur", 2, bots_speak=True))
    assert belit.table().bots_speak
