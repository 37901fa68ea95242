"""A running match that is set aside is shown as far as it verifies, to each by the views that they had of it."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.on_disk import ServerOnDisk, rows_in
from server.other_rules import LateGift, MoreCubes, RenumberedBabel, RenumberedUr, Stricter, program_with
from server.programs import LOOPBACK, Caller, Program
from server.test_admin_desk import carried_out, desk_of
from server.test_changed_rules import begun_at_one_screen
from server.test_journal_recovery import back
from server.world import Visitor, World, legal_action, written
from ziggurat.games import game_named
from ziggurat.games.game import Game, View
from ziggurat.wire.messages import (
    Act,
    Delay,
    Happened,
    History,
    HistoryPage,
    Leave,
    Legal,
    MatchAside,
    PositionMessage,
    Resume,
    Say,
    Sit,
    Watch,
)
from ziggurat_server.admin.orders import Close

pytestmark = pytest.mark.both_stores

AnyGame = Game[Any, Any, Any]

FAR = 18
SURE = 16
"""The newest step before FAR that is kept with its digest."""

RENUMBERED: list[AnyGame] = [RenumberedUr(), RenumberedBabel()]


class House:
    """A server on disk with a match of Anna and Belit at which Carla looks on, and what each of them was shown."""

    def __init__(self, folder: Path, game: str = "ur", steps: int = FAR, **choices: Any) -> None:
        self._folder = folder
        self._server = ServerOnDisk(folder)
        world = self._server.world
        self.code, self.players = world.match("Anna", "Belit", game=game, **choices)
        self.carla = world.visitor("Carla")
        self.carla.say(Watch(1, self.code))
        play(game_named(game), self.players, steps)

    @property
    def people(self) -> tuple[Visitor, ...]:
        return (*self.players, self.carla)

    def start(self) -> World:
        """The program dies, and the one that is there now starts."""
        self._server.die()
        self._server = ServerOnDisk(self._folder)
        return self._server.world

    def rows(self) -> list[Any]:
        """All that the file has of tables, matches and their steps."""
        return rows_in(self._folder)


def play(game: AnyGame, players: list[Visitor], steps: int) -> None:
    """Take so many legal steps, each the first that the rules let through."""
    read = msgspec.json.Decoder(View[game.public_type, game.private_type])  # type: ignore[name-defined]
    begun = players[0].position.revision
    for revision in range(begun, begun + steps):
        news: list[PositionMessage | Happened] = []
        for player in players:
            news += [player.position, *player.all(Happened)]
        now = next(told for told in news if told.revision == revision and told.viewer in told.to_act)
        actor = players[now.to_act[0]]
        for action in game.candidates(read.decode(now.view)):
            actor.act(action, revision)
            if any(told.revision > revision for told in actor.all(Happened)):
                break


def shown_to(visitor: Visitor) -> dict[int, Any]:
    """Every view they were shown, by the revision as they count it."""
    first = [visitor.position] if hasattr(visitor, "position") else []
    told: list[PositionMessage | Happened] = [*first, *visitor.all(PositionMessage), *visitor.all(Happened)]
    return {each.revision: msgspec.json.decode(each.view) for each in told}


def looking(world: World, visitor: Visitor, code: str) -> Visitor:
    again = back(world, visitor)
    again.say(Watch(1, code))
    return again


@pytest.mark.parametrize("rules", RENUMBERED, ids=lambda rules: rules.id)
class TestAMatchOfWhichAPartVerifies:
    def test_is_shown_at_its_last_sure_position_where_nobody_is_awaited(self, tmp_path: Path, rules: AnyGame) -> None:
        house = House(tmp_path, rules.id)
        shown = [shown_to(visitor) for visitor in house.people]
        with program_with(rules):
            world = house.start()
            for visitor, before in zip(house.people, shown, strict=True):
                position = looking(world, visitor, house.code).only(PositionMessage)
                assert (position.to_act, position.open, position.may_undo) == ((), (), ())
                assert msgspec.json.decode(position.view) == before[position.revision]

    def test_is_told_again_to_each_as_they_saw_it_and_no_further(self, tmp_path: Path, rules: AnyGame) -> None:
        house = House(tmp_path, rules.id)
        shown = [shown_to(visitor) for visitor in house.people]
        with program_with(rules):
            world = house.start()
            for visitor, before in zip(house.people, shown, strict=True):
                again = looking(world, visitor, house.code)
                again.say(History(2, house.code))
                page = again.only(HistoryPage)
                told = {moment.step: msgspec.json.decode(moment.view) for moment in page.moments}
                assert told == {number: before[number] for number in told}
                assert max(told) == again.only(PositionMessage).revision < max(before)

    def test_says_which_step_fails_and_why(self, tmp_path: Path, rules: AnyGame) -> None:
        house = House(tmp_path, rules.id)
        with program_with(rules):
            table = looking(house.start(), house.players[0], house.code).table()
        assert table.aside == MatchAside("other_rules", SURE + 1, rules.rules_version)
        assert (table.rules_version, table.stage, table.your_seats) == (rules.rules_version - 1, "playing", (0,))

    def test_takes_no_action_and_stays_as_it_is_on_file(self, tmp_path: Path, rules: AnyGame) -> None:
        house = House(tmp_path, rules.id)
        before = house.rows()
        with program_with(rules):
            world = house.start()
            anna = looking(world, house.players[0], house.code)
            for ask in (Sit(3, house.code), Legal(3, house.code), Say(3, "Hello", house.code)):
                anna.forget()
                anna.say(ask)
                assert anna.refusal() in ("set_aside", "no_such_table")
            anna.hang_up()
            world.wait(world.limits.held_match + 60)
            assert house.rows() == before

    def test_goes_on_from_its_true_end_once_its_rules_are_back(self, tmp_path: Path, rules: AnyGame) -> None:
        house = House(tmp_path, rules.id)
        shown = shown_to(house.players[0])
        with program_with(rules):
            looking(house.start(), house.players[0], house.code)
        anna = back(house.start(), house.players[0])
        anna.say(Sit(1, house.code))
        position = anna.only(PositionMessage)
        assert (position.revision, msgspec.json.decode(position.view)) == (max(shown), shown[max(shown)])


@pytest.mark.parametrize("rules", [LateGift(), Stricter()], ids=["differs", "is refused"])
def test_where_a_step_before_the_first_digest_differs_or_is_refused_the_start_is_shown(
    tmp_path: Path, rules: AnyGame
) -> None:
    house = House(tmp_path)
    with program_with(rules):
        anna = looking(house.start(), house.players[0], house.code)
    assert anna.only(PositionMessage).revision == 0
    assert anna.table().aside is not None


def test_where_not_even_the_start_verifies_nothing_is_shown(tmp_path: Path) -> None:
    """Another set-up of the same seed may show what is hidden in the match."""
    house = House(tmp_path)
    with program_with(MoreCubes()):
        anna = looking(house.start(), house.players[0], house.code)
    assert anna.refusal() == "set_aside"
    assert not anna.all(PositionMessage)


def test_who_would_be_asked_for_a_password_is_not_shown_it_and_its_players_are(tmp_path: Path) -> None:
    house = House(tmp_path, password="tablet")
    with program_with(RenumberedUr()):
        world = house.start()
        dagan = world.visitor("Dagan")
        dagan.say(Watch(1, house.code, password="tablet"))
        assert dagan.refusal() == "set_aside"
        assert looking(world, house.players[1], house.code).table().your_seats == (1,)


def test_those_who_see_it_late_are_shown_its_start(tmp_path: Path) -> None:
    house = House(tmp_path, delay=Delay(3, 0))
    with program_with(RenumberedUr()):
        carla = looking(house.start(), house.carla, house.code)
    carla.say(History(2, house.code))
    assert carla.only(PositionMessage).revision == 0
    assert len(carla.only(HistoryPage).moments) == 1


def test_who_lost_the_connection_resumes_looking(tmp_path: Path) -> None:
    house = House(tmp_path)
    with program_with(RenumberedUr()):
        world = house.start()
        looking(world, house.players[0], house.code).hang_up()
        anna = back(world, house.players[0])
        anna.say(Resume(1, house.code, SURE))
    assert anna.only(PositionMessage).revision == SURE


def test_who_has_left_it_is_told_no_history(tmp_path: Path) -> None:
    house = House(tmp_path)
    with program_with(RenumberedUr()):
        anna = looking(house.start(), house.players[0], house.code)
    anna.say(Leave(2, house.code))
    anna.forget()
    anna.say(History(3, house.code))
    assert anna.refusal() == "not_at_table"


def test_it_is_shown_no_more_once_its_host_gives_it_up(tmp_path: Path) -> None:
    house = House(tmp_path)
    with program_with(RenumberedUr()):
        world = house.start()
        carried_out(desk_of(world), Close(house.code))
        assert looking(world, house.players[0], house.code).refusal() == "no_such_table"


@pytest.mark.only_on_sqlite
def test_a_program_of_its_own_shows_what_another_program_of_other_rules_kept(tmp_path: Path) -> None:
    arguments = ("--listen", LOOPBACK, "--data", str(tmp_path))
    with Program(*arguments, "--seed", "4") as server:
        anna = server.call()
        token = anna.hello("Anna").token
        code = begun_at_one_screen(anna)
        shown = played_at_one_screen(anna, code)
        server.end(signal.SIGKILL)
    with Program(*arguments, program=(str(Path(__file__).with_name("renumbered_rules_server.py")),)) as server:
        anna = server.call()
        anna.hello("Anna", token)
        anna.say(Watch(1, code))
        for seat in (0, 1):
            position = anna.await_message(PositionMessage)
            assert (position.viewer, position.revision, position.to_act) == (seat, SURE, ())
            assert position.view == shown[seat, SURE]
        for seat in (0, 1):
            anna.say(History(2, code, seat=seat))
            moments = anna.await_message(HistoryPage).moments
            assert [moment.view for moment in moments] == [shown[seat, step] for step in range(SURE + 1)]
        server.end(signal.SIGKILL)


def played_at_one_screen(caller: Caller, code: str) -> dict[tuple[int | None, int], msgspec.Raw]:
    """What both seats were shown, by seat and revision, of FAR steps that one person took for them."""
    shown: dict[tuple[int | None, int], msgspec.Raw] = {}
    while len(shown) < 2 * (FAR + 1):
        news = caller.await_any(PositionMessage, Happened)
        shown[news.viewer, news.revision] = news.view
        if news.viewer in news.to_act and news.revision < FAR:
            caller.say(Act(7, code, news.revision, written(legal_action(news)), seat=news.viewer))
    return shown
