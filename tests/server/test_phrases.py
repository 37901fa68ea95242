"""Quick phrases: chat that everyone reads in their own language."""

from __future__ import annotations

from pathlib import Path

from server.on_disk import ServerOnDisk
from server.programs import LOOPBACK, Program
from server.test_watching import LATE, begun
from server.world import Visitor, World
from ziggurat.phrases import PHRASES
from ziggurat.wire.messages import Delay, Done, Mute, Said, Say, Sit, Subscribe, Watch


def phrases(visitor: Visitor) -> list[str | None]:
    """The codes of what was heard."""
    return [said.phrase for said in visitor.all(Said)]


def test_a_phrase_reaches_everyone_as_its_code_and_in_words(world: World) -> None:
    code, (anna, belit), watcher = begun(world, Delay())
    anna.say(Say(5, "Bien joué !", code, phrase="well_played"))
    for visitor in (anna, belit, watcher):
        told = visitor.only(Said)
        assert (told.phrase, told.text, told.seat) == ("well_played", "Bien joué !", 0)


def test_a_line_of_ones_own_words_has_no_phrase(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(Say(5, "Hello", code))
    assert phrases(belit) == [None]


def test_phrases_are_said_in_the_lobby_too(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    belit.say(Subscribe(1))
    anna.say(Say(1, "Hello!", phrase="hello"))
    assert phrases(belit) == ["hello"]


def test_a_phrase_that_nobody_knows_is_refused_and_not_told(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(Say(5, "Hello", code, phrase="curse"))
    assert anna.refusal() == "unknown_phrase"
    assert phrases(belit) == []


def test_a_phrase_counts_like_any_line(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    for number in range(30):
        anna.say(Say(number, "Hello!", code, phrase=PHRASES[number % len(PHRASES)]))
    assert len(phrases(belit)) == 10
    assert anna.refusal() == "too_many_lines"


def test_whoever_is_muted_says_no_phrase_either(world: World) -> None:
    code, (anna, belit), watcher = begun(world, Delay())
    anna.say(Mute(5, code, watcher.person))
    watcher.say(Say(6, "Oops!", code, phrase="oops"))
    assert watcher.refusal() == "muted"
    assert phrases(belit) == []


def test_players_are_not_told_the_phrases_of_watchers_whom_they_do_not_hear(world: World) -> None:
    code, (anna, belit), watcher = begun(world, Delay())
    anna.say(Mute(5, code))
    watcher.say(Say(6, "Well played!", code, phrase="well_played"))
    assert (phrases(anna), phrases(belit), phrases(watcher)) == ([], [], ["well_played"])


def test_late_watchers_hear_a_players_phrase_as_late_as_they_see_the_match(world: World) -> None:
    code, (anna, _), watcher = begun(world, LATE)
    anna.say(Say(5, "Oops!", code, phrase="oops"))
    assert phrases(watcher) == []
    world.wait(31)
    assert phrases(watcher) == ["oops"]


def test_whoever_comes_later_is_told_the_phrases_after_a_restart_too(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, (anna, _) = server.world.room("Anna", "Belit")
    anna.say(Say(5, "Hello!", code, phrase="hello"))
    world = server.again()
    world.visitor("Anna", anna.welcome.token).say(Sit(1, code))
    newcomer = world.visitor("Carla")
    newcomer.say(Watch(1, code))
    assert phrases(newcomer) == ["hello"]


def test_two_clients_on_real_sockets_exchange_a_phrase(tmp_path: Path) -> None:
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(tmp_path)) as server:
        anna, belit = server.call(), server.call()
        for caller, name in ((anna, "Anna"), (belit, "Belit")):
            caller.hello(name)
            caller.say(Subscribe(1))
            caller.await_message(Done)
        anna.say(Say(2, "Bonne chance !", phrase="good_luck"))
        said = belit.await_message(Said)
        assert (said.name, said.text, said.phrase) == ("Anna", "Bonne chance !", "good_luck")
