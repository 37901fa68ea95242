"""What people decide about themselves: what others see of them, their other devices, and to be forgotten."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest

from server.on_disk import SHARED, ServerOnDisk
from server.test_colours import ONE_ROUND, begin, finish
from server.world import Visitor, World
from ziggurat.games import GAMES
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import (
    PROTOCOL,
    Closing,
    DeviceCode,
    Done,
    ForgetMe,
    GamePlayed,
    Hello,
    Leave,
    LetIn,
    Limits,
    Openness,
    PlayedCard,
    PlayedList,
    Profile,
    RatingPoint,
    Refused,
    Rival,
    SealEarned,
    ShareProfile,
    ShowPlayed,
    ShowProfile,
    Sit,
    Welcome,
)
from ziggurat.wire.profiles import MOST_LAST, MOST_POINTS, MOST_RIVALS
from ziggurat.wire.terms import MAX_LINE
from ziggurat_server.profiles.asking import PAGE
from ziggurat_server.profiles.devices import SECONDS

ODD_NAME = "Šamhat-of-Uruk"
"""A name that is nowhere else in a file."""


def played(world: World, *names: str) -> list[Visitor]:
    """These have played a match and left its table."""
    code, players = world.room(*names, options=ONE_ROUND)
    begin(code, players)
    finish(players)
    for player in players:
        player.say(Leave(90, code))
    return players


# ------------------------------------------------------------------ what others see


@pytest.mark.parametrize(
    ("openness", "games", "last"),
    [("open", 1, 1), ("figures", 1, 0)],
)
def test_others_see_of_a_profile_what_its_owner_shows(world: World, openness: Openness, games: int, last: int) -> None:
    anna, belit = played(world, "Anna", "Belit")
    anna.say(ShareProfile(5, openness))
    assert anna.last(Done).id == 5
    belit.say(ShowProfile(6, anna.person))
    seen = belit.last(Profile)
    assert (seen.games, len(seen.last), seen.openness) == (games, last, None)


def test_a_closed_profile_is_shown_to_nobody_else(world: World) -> None:
    anna, belit = played(world, "Anna", "Belit")
    anna.say(ShareProfile(5, "closed"))
    for ask in (ShowProfile(6, anna.person), ShowPlayed(7, anna.person)):
        belit.say(ask)
        assert belit.refusal() == "profile_closed"
    anna.say(ShowProfile(8))
    assert (anna.last(Profile).games, anna.last(Profile).openness) == (1, "closed")


def test_who_shows_figures_alone_lists_no_matches_for_others(world: World) -> None:
    anna, belit = played(world, "Anna", "Belit")
    anna.say(ShareProfile(5, "figures"))
    belit.say(ShowPlayed(7, anna.person))
    assert belit.refusal() == "profile_closed"
    anna.say(ShowPlayed(8))
    assert [card.names for card in anna.last(PlayedList).matches] == [("Anna", "Belit")]


def test_matches_are_listed_page_by_page_and_a_page_after_the_last_is_empty(world: World) -> None:
    anna, _ = played(world, "Anna", "Belit")
    anna.say(ShowPlayed(8, page=3))
    assert (anna.last(PlayedList).matches, anna.last(PlayedList).pages) == ((), 1)


def test_what_others_see_is_known_after_a_kill(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    anna, _ = played(server.world, "Anna", "Belit")
    anna.say(ShareProfile(5, "closed"))
    server.die()
    again = ServerOnDisk(tmp_path).world.visitor("Clio")
    again.say(ShowProfile(6, anna.person))
    assert again.refusal() == "profile_closed"


# ------------------------------------------------------------------ other devices


def code_for(visitor: Visitor) -> str:
    visitor.say(LetIn(5, visitor.welcome.token))
    return visitor.last(DeviceCode).code


def second_device(world: World, code: str) -> Visitor:
    device = world.stranger()
    device.say(Hello(PROTOCOL, "Phone", device_code=code))
    return device


def test_a_second_device_comes_as_the_same_person_under_their_name(world: World) -> None:
    anna = world.visitor("Anna")
    device = second_device(world, code_for(anna).lower().replace("-", " "))
    welcome = device.last(Welcome)
    assert (welcome.person, welcome.name, welcome.token) == (anna.person, "Anna", anna.welcome.token)


def test_a_code_lets_one_device_in(world: World) -> None:
    anna = world.visitor("Anna")
    code = code_for(anna)
    second_device(world, code)
    assert second_device(world, code).last(Refused).code == "bad_device_code"


def test_a_code_lets_nobody_in_when_its_time_is_up(world: World) -> None:
    code = code_for(world.visitor("Anna"))
    world.wait(SECONDS + 1)
    assert second_device(world, code).last(Refused).code == "bad_device_code"


def test_a_new_code_takes_the_place_of_the_one_before(world: World) -> None:
    anna = world.visitor("Anna")
    old, new = code_for(anna), code_for(anna)
    assert second_device(world, old).last(Refused).code == "bad_device_code"
    assert second_device(world, new).last(Welcome).person == anna.person


def test_nobody_lets_a_device_in_by_somebody_elses_token(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    anna.say(LetIn(5, belit.welcome.token))
    assert anna.refusal() == "bad_token"


# ------------------------------------------------------------------ to be forgotten


def test_who_is_forgotten_does_not_come_back_and_stays_in_others_histories_without_a_name(world: World) -> None:
    anna, belit = played(world, "Anna", "Belit")
    anna.say(ForgetMe(5))
    assert anna.last(Done).id == 5
    assert anna.last(Closing).code == "forgotten"
    belit.say(ShowProfile(6))
    (card,) = belit.last(Profile).last
    assert card.names == ("", "Belit")
    assert belit.last(Profile).played[0].rivals == ()
    belit.say(ShowProfile(7, anna.person))
    assert belit.refusal() == "no_such_person"
    again = world.stranger()
    again.say(Hello(PROTOCOL, "Anna", token=anna.welcome.token))
    assert again.last(Refused).code == "bad_token"


def test_who_sits_at_a_table_is_not_forgotten(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(ForgetMe(5))
    assert anna.refusal() == "still_at_a_table"
    anna.say(Sit(6, code))
    assert anna.last(Done).id == 6


@pytest.mark.both_stores
def test_nothing_that_is_kept_says_who_was_forgotten(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    anna, belit = played(server.world, ODD_NAME, "Belit")
    assert said_of(tmp_path, ODD_NAME)
    anna.say(ForgetMe(5))
    assert anna.last(Done).id == 5
    assert said_of(tmp_path, ODD_NAME) == []
    server.die()
    again = ServerOnDisk(tmp_path).world.visitor("Belit", belit.welcome.token)
    again.say(ShowProfile(6))
    assert again.last(Profile).games == 1
    assert said_of(tmp_path, ODD_NAME) == []


def said_of(folder: Path, name: str) -> list[str]:
    """The files below, or the tables of the database, in which the name stands, however it is written."""
    if (folder / SHARED).exists():
        return said_in_database((folder / SHARED).read_text(encoding="utf-8"), name)
    written = [name.encode(), name.encode("utf-16-le"), name.encode("unicode_escape")]
    files = [file for file in folder.rglob("*") if file.is_file()]
    return [file.name for file in files if any(each in file.read_bytes() for each in written)]


def said_in_database(address: str, name: str) -> list[str]:
    """The tables of which a row has the name in its text or its bytes."""
    written = [name, name.encode().hex(), name.encode("unicode_escape").decode()]
    with psycopg.connect(address) as connection:
        names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        queries = {name: f'SELECT "{name}"::text FROM "{name}"' for (name,) in names}
        rows = {name: connection.execute(query.encode()).fetchall() for name, query in queries.items()}
    return [table for table, found in rows.items() if any(each in text for (text,) in found for each in written)]


def test_the_longest_profile_and_the_longest_page_of_matches_fit_into_a_line() -> None:
    name = "\N{CUNEIFORM SIGN AN}" * Limits().name_characters
    card = PlayedCard(
        2**40, "civilization", 1_790_000_000, 6, (name,) * 7, (7,) * 7, (100,) * 7, (6,) * 7, -120, ("first_stone",) * 6
    )
    points = (RatingPoint(99_999, 1612, 138),) * MOST_POINTS
    rivals = (Rival(name, 4100, 3300, "p234567"),) * MOST_RIVALS
    seals = (SealEarned("three_ziggurats", 300),) * 12
    game = GamePlayed("civilization", 99_999, 40_000, points, rivals=rivals, seals=seals)
    profile = Profile(
        0,
        "p1",
        name,
        here=True,
        bot=False,
        games=1,
        won=1,
        streak=1,
        played=(game,) * len(GAMES),
        last=(card,) * MOST_LAST,
    )
    assert len(encode(profile)) <= MAX_LINE
    assert len(encode(PlayedList(1, (card,) * PAGE, 0, 1))) <= MAX_LINE
