"""Whispers: one line for one person, who is here; nobody else hears it and nothing of it is written down."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.on_disk import ServerOnDisk
from server.programs import LOOPBACK, Program
from server.test_watching import begun
from server.world import TODAY, Visitor, World
from ziggurat.wire.messages import (
    Delay,
    Done,
    Error,
    ForgetMe,
    Leave,
    Mute,
    Open,
    Ready,
    Said,
    Say,
    Sit,
    Start,
    Subscribe,
    Watch,
    Whisper,
    Whispered,
)
from ziggurat_server.friends import lines_between
from ziggurat_server.friends.lines_between import MOST_LINES, LinesBetween
from ziggurat_server.limits import ServerLimits

SECRET = "the-well-of-Eridu"
"""Words that are nowhere else."""


def whisper(speaker: Visitor, to: Visitor, text: str = "Psst", number: int = 50) -> None:
    speaker.say(Whisper(number, to.person, text))


# ------------------------------------------------------------------ who hears it


def test_a_whisper_is_told_to_the_one_it_is_for_and_to_its_speaker(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    whisper(anna, belit, "  Psst\u200b ")
    assert belit.only(Whispered) == Whispered(anna.person, "Anna", "Psst", TODAY)
    assert anna.only(Whispered) == Whispered(belit.person, "Belit", "Psst", TODAY, own=True)
    assert anna.last(Done).id == 50


@pytest.mark.both_stores
def test_nobody_else_hears_a_whisper_and_it_is_on_no_disk(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    world = server.world
    code, (anna, belit) = world.room("Anna", "Belit")
    others = [world.visitor("Carla"), world.visitor("Damu"), world.visitor("Enki")]
    others[0].say(Subscribe(1))
    others[1].say(Watch(1, code))
    whisper(anna, belit, SECRET)
    assert belit.only(Whispered).text == SECRET
    again = server.again()
    others.append(again.visitor("Carla", others[0].welcome.token))
    others.append(again.visitor("Belit", belit.welcome.token))
    others[-1].say(Sit(1, code))
    for other in others:
        assert other.heard
        assert SECRET.encode() not in other.traffic
    on_disk = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert on_disk
    assert not any(SECRET.encode() in content for content in on_disk)


def test_whispers_travel_between_real_sockets(tmp_path: Path) -> None:
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(tmp_path)) as server:
        anna, belit, carla = server.call(), server.call(), server.call()
        people = [caller.hello(name).person for caller, name in ((anna, "Anna"), (belit, "Belit"), (carla, "Carla"))]
        for caller in (anna, belit, carla):
            caller.say(Subscribe(1))
            caller.await_message(Done)
        anna.say(Whisper(2, people[1], "À toi seule"))
        assert anna.await_message(Whispered).own
        assert anna.await_message(Done).id == 2
        heard = belit.await_message(Whispered)
        assert (heard.person, heard.name, heard.text) == (people[0], "Anna", "À toi seule")
        belit.say(Whisper(3, heard.person, "Merci"))
        assert anna.await_message(Whispered).text == "Merci"
        anna.say(Say(4, "Hello"))
        first = carla.await_any(Whispered, Said)
        assert isinstance(first, Said)
        assert (first.name, first.text) == ("Anna", "Hello")


# ------------------------------------------------------------------ who is refused


@pytest.mark.parametrize("who", ["p99", "", "Belit", "p\u0000", "x" * 32])
def test_nobody_whispers_to_whom_nobody_knows(world: World, who: str) -> None:
    anna = world.visitor("Anna")
    anna.say(Whisper(1, who, "Psst"))
    assert anna.refusal() == "not_here"


def test_nobody_whispers_to_somebody_who_has_left(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    belit.hang_up()
    whisper(anna, belit)
    assert anna.refusal() == "not_here"
    assert anna.all(Whispered) == []


def test_nobody_whispers_to_themselves(world: World) -> None:
    anna = world.visitor("Anna")
    whisper(anna, anna)
    assert anna.refusal() == "not_yourself"
    assert anna.all(Whispered) == []


def test_nobody_whispers_to_a_hired_bot(world: World) -> None:
    anna = world.visitor("Anna")
    bot = world.hired(anna)
    anna.say(Whisper(5, "p2", "Psst"))
    assert anna.refusal() == "not_here"
    assert bot.all(Whispered) == []


def test_a_whisper_of_nothing_that_is_seen_is_refused(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    whisper(anna, belit, " \u200b\u202e ")
    assert anna.refusal() == "bad_message"
    assert belit.all(Whispered) == []


def test_whispers_count_with_what_is_said_aloud(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    for number in range(6):
        anna.say(Say(number, "Hello"))
    for number in range(6, 30):
        whisper(anna, belit, number=number)
    assert len(belit.all(Whispered)) == 4
    assert {error.code for error in anna.all(Error)} == {"too_many_lines"}


# ------------------------------------------------------------------ at tables


def test_whoever_is_muted_at_a_table_does_not_whisper_to_those_who_are_there(world: World) -> None:
    code, (anna, belit), watcher = begun(world, Delay())
    anna.say(Mute(5, code, watcher.person, reason="shouting"))
    elsewhere = world.visitor("Damu")
    whisper(watcher, belit)
    assert (watcher.last(Error).code, watcher.last(Error).params) == ("muted", {"reason": "shouting"})
    whisper(watcher, elsewhere)
    assert elsewhere.only(Whispered).text == "Psst"
    assert belit.all(Whispered) == []


def test_players_of_a_rated_match_do_not_whisper_with_each_other_and_no_watcher_with_them(world: World) -> None:
    _, (anna, belit), watcher = begun(world, Delay())
    for speaker, hearer in ((anna, belit), (watcher, anna), (anna, watcher)):
        whisper(speaker, hearer)
        assert speaker.refusal() == "rated_match"
    assert [person.all(Whispered) for person in (anna, belit, watcher)] == [[], [], []]


def test_a_player_who_only_left_the_table_for_a_moment_is_still_one_of_its_players(world: World) -> None:
    code, (anna, belit) = world.match("Anna", "Belit")
    belit.say(Leave(5, code))
    whisper(belit, anna)
    assert belit.refusal() == "rated_match"


def test_players_whisper_with_whoever_is_not_at_their_table_and_watchers_with_each_other(world: World) -> None:
    code, (anna, _), watcher = begun(world, Delay())
    other = world.visitor("Damu")
    whisper(anna, other)
    assert other.only(Whispered).name == "Anna"
    other.say(Watch(1, code))
    whisper(watcher, other)
    assert other.last(Whispered).name == watcher.welcome.name


def test_before_and_after_a_rated_match_and_in_a_casual_one_players_may_whisper(world: World) -> None:
    _, (anna, belit) = world.room("Anna", "Belit")
    whisper(anna, belit)
    assert belit.only(Whispered).name == "Anna"
    carla, damu = world.visitor("Carla"), world.visitor("Damu")
    carla.say(Open(1, "ur", 2, rated="no"))
    code = carla.last(Done).table or ""
    for seat, person in enumerate((carla, damu)):
        person.say(Sit(2, code, seat))
        person.say(Ready(3, code))
    carla.say(Start(4, code))
    whisper(carla, damu)
    assert damu.only(Whispered).name == "Carla"


# ------------------------------------------------------------------ what is remembered for a while


def line(text: str, person: str = "p1") -> Whispered:
    return Whispered(person, "Anna", text, TODAY)


def test_of_two_people_the_last_lines_are_remembered_whoever_said_them() -> None:
    lines = LinesBetween()
    for number in range(MOST_LINES + 5):
        lines.keep(line(str(number), f"p{number % 2 + 1}"), f"p{2 - number % 2}")
    assert [each.text for each in lines.of("p2", "p1")] == [str(number) for number in range(5, MOST_LINES + 5)]
    assert lines.of("p1", "p3") == ()


def test_the_pair_that_was_silent_for_the_longest_time_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines_between, "MOST_PAIRS", 3)
    lines = LinesBetween()
    for number in (2, 3, 4, 2, 5):
        lines.keep(line("Psst"), f"p{number}")
    assert [bool(lines.of("p1", f"p{number}")) for number in (2, 3, 4, 5)] == [True, False, True, True]


def test_what_was_whispered_is_forgotten_once_both_have_left(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    lines = world.game_server.friends.whispers.lines
    whisper(anna, belit)
    belit.hang_up()
    assert [each.text for each in lines.of(anna.person, belit.person)] == ["Psst"]
    anna.hang_up()
    assert lines.of(anna.person, belit.person) == ()


def test_what_was_whispered_is_forgotten_with_whoever_wants_to_be(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    whisper(anna, belit)
    belit.say(ForgetMe(9))
    assert world.game_server.friends.whispers.lines.of(anna.person, belit.person) == ()


def test_a_line_that_is_too_long_is_read_as_no_message(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    whisper(anna, belit, "x" * 501)
    assert anna.refusal() == "bad_message"
    assert belit.all(Whispered) == []


def test_somebody_who_floods_whispers_only_wastes_their_own_time() -> None:
    world = World(ServerLimits())
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    belit.forget()
    for number in range(2_000):
        if anna.is_closed:
            break
        whisper(anna, belit, number=number)
    assert anna.is_closed
    assert len(belit.all(Whispered)) <= 10
