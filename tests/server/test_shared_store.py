"""A database that servers share: each table is one server's at a time, and only that one writes to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing

import psycopg
import pytest
from msgspec.structs import replace

from server.hearts import hears, next_of_kind, stop
from server.journal_entries import CODE, person, start, step, table
from server.on_disk import SharedPlace, kept_on
from server.postgres_server import PostgresServer
from ziggurat.wire.messages import PersonCard, Said, TableCard
from ziggurat_server.journal.census import Census
from ziggurat_server.journal.heart import Heart
from ziggurat_server.journal.journal import (
    CardShown,
    LobbyLineSaid,
    OwnCard,
    OwnCardShown,
    PersonShown,
    SeatKept,
    TableGone,
)
from ziggurat_server.journal.kept import Elsewhere, KeptTable
from ziggurat_server.journal.news import News, read_news
from ziggurat_server.journal.people_entries import EveryoneLeft, PeoplePruned
from ziggurat_server.journal.postgres import PostgresSql, connect
from ziggurat_server.journal.postgres_reader import LOCKS, PersonSeen
from ziggurat_server.journal.postgres_schema import MIGRATIONS, migrate
from ziggurat_server.journal.shared_orders import Outcome, SharedOrders
from ziggurat_server.journal.storage_schema import NewerSchema

OTHER = "URUK-17"
CARD = TableCard(CODE, "Reeds", "ur", "room", False, (), None, 0)


class One:
    """One of several servers with that database."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.place = SharedPlace(address)
        self.process = self.place.reader.shared.process
        self.heart = Heart(PostgresSql(address, self.process, self.place.reader.shared.claims), "key")
        self.heart.begin(f"127.0.0.1:{4000 + self.process}")

    def has(self, code: str) -> bool:
        """Whether the table is this server's, claimed if it is nobody's."""
        number = self.place.reader.table_of_code(code)
        assert number is not None
        return isinstance(self.place.reader.table(number, 10), KeptTable)

    def stop(self) -> None:
        """Show no sign of life any more, as far as the database can see."""
        stop(self.heart, self.address)

    def die(self) -> None:
        """Be gone at once."""
        self.stop()
        self.place.leave()

    def end(self) -> None:
        """Be gone in order."""
        self.heart.end()
        self.place.leave()


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    return postgres.empty_database("store")


@pytest.fixture
def new(postgres: PostgresServer) -> str:
    """A database with nothing in it, not even tables."""
    return postgres.new_database("new")


@pytest.fixture
def servers(address: str) -> Iterator[list[One]]:
    """Two servers, of which the first has a table with a match."""
    both = [One(address), One(address)]
    both[0].place.store.write([person(), table(), start(), step(1)])
    with ExitStack() as ended:
        for each in both:
            ended.callback(each.die)
        yield both


def steps_in(address: str) -> int:
    with connect(address) as connection:
        (count,) = connection.execute("SELECT count(*) FROM steps").fetchone() or (0,)
    return int(count)


# ------------------------------------------------------------------------------------ whose a table is


def test_a_table_is_the_servers_that_opened_it(servers: list[One]) -> None:
    assert [each.has(CODE) for each in servers] == [True, False]


def test_whoever_asks_for_it_elsewhere_is_told_where_it_is(servers: list[One]) -> None:
    first, second = servers
    number = second.place.reader.table_of_code(CODE)
    assert number is not None
    found = second.place.reader.table(number, 10)
    assert isinstance(found, Elsewhere)
    assert (found.table, found.process.number, found.process.key) == (CODE, first.process, "key")


def test_the_table_of_a_server_that_is_gone_is_anybodys(servers: list[One]) -> None:
    servers[0].stop()
    assert servers[1].has(CODE)


def test_the_table_of_a_server_that_ended_in_order_is_anybodys(servers: list[One]) -> None:
    servers[0].heart.end()
    assert servers[1].has(CODE)


def test_what_was_claimed_can_be_read_as_it_was_kept(servers: list[One]) -> None:
    servers[0].heart.end()
    reader = servers[1].place.reader
    number = reader.table_of_code(CODE)
    assert number is not None
    found = reader.table(number, 10)
    assert isinstance(found, KeptTable)
    assert found.match is not None
    assert found.match.steps == (step(1),)


def test_a_server_without_its_table_writes_nothing_to_it_and_is_told_so(servers: list[One], address: str) -> None:
    first, second = servers
    first.heart.end()
    assert second.has(CODE)
    assert first.place.store.write([step(2)]) == {CODE}
    assert steps_in(address) == 1
    assert second.place.store.write([step(2)]) == frozenset()


def test_what_is_written_beside_that_is_kept(servers: list[One]) -> None:
    first, second = servers
    first.place.store.write([table(OTHER), start(OTHER)])
    first.heart.end()
    assert second.has(CODE)
    assert first.place.store.write([step(2), step(1, OTHER), person(2, "Belit")]) == {CODE}
    kept = kept_on(second.place.store.sql)
    assert [known.name for known in kept.people] == ["Anna", "Belit"]
    assert {each.state.table: len(each.match.steps) for each in kept.tables if each.match} == {CODE: 1, OTHER: 1}


def test_whoever_had_it_before_can_have_it_again_and_what_they_still_had_to_write_is_lost(servers: list[One]) -> None:
    first, second = servers
    stale = dict(first.place.reader.shared.claims)
    first.stop()
    assert second.has(CODE)
    second.heart.end()
    assert first.has(CODE)
    assert first.place.reader.shared.claims[CODE] != stale[CODE]
    assert first.place.store.write([step(2)]) == frozenset()


def test_a_code_that_another_server_gave_to_a_table_is_not_taken_over(servers: list[One]) -> None:
    assert servers[1].place.store.write([table(CODE, "Mine")]) == {CODE}
    assert [each.state.name for each in kept_on(servers[0].place.store.sql).tables] == ["Reeds"]


def test_a_free_code_is_for_one_server_alone_to_give(servers: list[One]) -> None:
    first, second = (each.place.reader for each in servers)
    assert first.taken_codes((CODE, OTHER)) == {CODE}
    assert second.taken_codes((CODE, OTHER, "LARSA-11")) == {CODE, OTHER}


def test_a_code_is_free_again_when_its_table_is_closed(servers: list[One]) -> None:
    first, second = servers
    first.place.reader.taken_codes((OTHER,))
    first.place.store.write([table(OTHER), TableGone(OTHER)])
    assert second.place.reader.taken_codes((OTHER,)) == frozenset()


def test_a_code_is_free_again_when_its_server_is_gone(servers: list[One]) -> None:
    first, second = servers
    first.place.reader.taken_codes((OTHER,))
    first.heart.end()
    assert second.place.reader.taken_codes((OTHER,)) == frozenset()


# ------------------------------------------------------------------------------------ signs of life


def test_a_heart_hears_that_another_stands_still(servers: list[One], address: str) -> None:
    first, second = servers
    first.stop()
    assert hears(second.heart, News("died", str(first.process), first.process))


def test_a_server_of_another_community_with_its_number_does_not_live_for_it(
    servers: list[One], postgres: PostgresServer
) -> None:
    first, second = servers
    with connect(postgres.empty_database("elsewhere")) as other:
        other.execute("SELECT pg_advisory_lock(%s::INTEGER, %s::INTEGER)", (LOCKS, first.process))
        first.stop()
        assert second.has(CODE)
        assert hears(second.heart, News("died", str(first.process), first.process))


def test_who_stands_still_in_the_midst_of_writing_holds_nobody_up(servers: list[One], address: str) -> None:
    first, second = servers
    first.place.store.write([CardShown(CODE, CARD)])
    with closing(connect(address, first.process)) as writing:
        writing.execute("BEGIN")
        writing.execute("UPDATE cards SET card = '' WHERE code = %s", (CODE,))
        first.stop()
        assert hears(second.heart, News("died", str(first.process), first.process))


def test_whoever_was_away_learns_what_they_lost(servers: list[One], address: str) -> None:
    first, second = servers
    with connect(address) as connection:
        connection.execute(
            "UPDATE processes SET seen = now() - interval '1 minute' WHERE number = %s", (first.process,)
        )
        assert second.has(CODE)
        connection.execute("DELETE FROM processes WHERE number = %s", (first.process,))
    assert first.heart.listen().lost == {CODE}


def test_a_heart_counts_those_that_live(servers: list[One]) -> None:
    assert len(servers[0].heart.listen().servers) == 2


def test_every_heart_says_how_much_goes_on_there(servers: list[One]) -> None:
    first, second = servers
    first.heart.census = Census(people=3, playing=1)
    first.heart.listen()
    assert [server.census for server in second.heart.listen().servers] == [Census(people=3, playing=1), Census()]


# ------------------------------------------------------------------------------------ orders


def test_an_order_is_taken_once_and_by_the_server_that_it_is_for(servers: list[One]) -> None:
    first, second = (SharedOrders(each.place.reader.shared) for each in servers)
    (number,) = first.send("dance", servers[1].process)
    assert first.take(number) is None
    assert [second.take(number) for _ in range(2)] == ["dance", None]


def test_an_order_for_all_is_one_for_each_other_server(servers: list[One], address: str) -> None:
    third = One(address)
    sent = SharedOrders(servers[0].place.reader.shared).send("dance", None)
    assert sorted(sent.values()) == [servers[1].process, third.process]
    third.die()


def test_there_is_no_order_for_a_server_that_is_gone(servers: list[One]) -> None:
    servers[1].heart.end()
    assert SharedOrders(servers[0].place.reader.shared).send("dance", servers[1].process) == {}


def test_orders_and_answers_are_called_out(servers: list[One]) -> None:
    first, second = servers
    orders = [SharedOrders(each.place.reader.shared) for each in servers]
    (number,) = orders[0].send("dance", second.process)
    assert hears(second.heart, News("order", str(number), first.process))
    orders[1].answer(number, "danced")
    assert hears(first.heart, News("answer", str(number), second.process))
    assert orders[0].answer_to(number) == "danced"


def test_an_order_that_was_withdrawn_is_never_taken(servers: list[One]) -> None:
    first, second = (SharedOrders(each.place.reader.shared) for each in servers)
    (number,) = first.send("dance", servers[1].process)
    assert first.withdraw(number) == Outcome(taken=False)
    assert second.take(number) is None


def test_whoever_withdraws_an_order_learns_what_became_of_it(servers: list[One]) -> None:
    first, second = (SharedOrders(each.place.reader.shared) for each in servers)
    taken, answered = (number for _ in range(2) for number in first.send("dance", servers[1].process))
    for number in (taken, answered):
        second.take(number)
    second.answer(answered, "danced")
    assert [first.withdraw(number) for number in (taken, answered)] == [Outcome(taken=True), Outcome(True, "danced")]


# ------------------------------------------------------------------------------------ people and lobbies


def test_a_name_is_given_once(servers: list[One]) -> None:
    first, second = (each.place.reader for each in servers)
    assert first.take_name(["anna", "anna 2"], "p1") == "anna"
    assert second.take_name(["anna", "anna 2"], "p2") == "anna 2"
    assert first.take_name(["anna"], "p1") == "anna"


def test_a_name_is_free_when_whoever_had_it_has_left(servers: list[One]) -> None:
    first, second = (each.place.reader for each in servers)
    first.take_name(["anna"], "p1")
    first.leave("p1")
    assert second.take_name(["anna"], "p2") == "anna"


def test_who_came_to_another_server_does_not_leave_by_the_first(servers: list[One]) -> None:
    first, second = (each.place.reader for each in servers)
    first.take_name(["anna"], "p1")
    second.take_name(["anna"], "p1")
    first.leave("p1")
    assert second.server_of("p1") == servers[1].process


def test_a_name_stays_whose_seat_is_at_any_server(servers: list[One]) -> None:
    first, second = servers
    first.place.store.write([table(seats=(SeatKept(person="p1"), SeatKept()))])
    assert second.place.reader.take_name(["anna", "anna 2"], "p9") == "anna 2"


def test_nobody_is_forgotten_who_is_connected_to_another_server(servers: list[One]) -> None:
    first, second = servers
    first.place.store.write([person(2, "Belit"), person(3, "Carla")])
    first.place.reader.take_name(["belit"], "p2")
    second.place.store.write([EveryoneLeft(), PeoplePruned(0)])
    assert [known.name for known in kept_on(second.place.store.sql).people] == ["Belit"]


def test_no_two_new_people_get_one_number(servers: list[One]) -> None:
    numbers = [each.place.reader.new_person() for each in servers for _ in range(3)]
    assert len(set(numbers)) == 6


def test_what_a_lobby_shows_is_shown_by_the_others(servers: list[One]) -> None:
    first, second = servers
    look = PersonCard("p1", "Anna", bot=False)
    first.place.reader.take_name(["anna"], "p1")
    first.place.store.write([CardShown(CODE, CARD), PersonShown(look)])
    seen = second.place.reader.seen_elsewhere()
    assert (seen.tables, seen.people) == (((first.process, CARD),), (PersonSeen(first.process, look),))
    first.place.store.write([CardShown(CODE, None)])
    assert second.place.reader.card(CODE) is None


def test_by_what_friends_find_somebody_is_called_to_the_others_and_gone_with_them(servers: list[One]) -> None:
    first, second = servers
    look, tags = PersonCard("p1", "Anna", bot=False), ("A" * 22, "B" * 22)
    first.place.reader.take_name(["anna"], "p1")
    first.place.store.write([PersonShown(look, tags)])
    assert hears(second.heart, News("person", "p1", first.process))
    assert second.place.reader.person_seen("p1") == PersonSeen(first.process, look, tags)
    first.place.store.write([PersonShown(look)])
    assert second.place.reader.person_seen("p1") == PersonSeen(first.process, look)
    first.place.reader.leave("p1")
    assert second.place.reader.person_seen("p1") is None


def test_whoever_came_by_an_older_version_is_shown_without_what_friends_find_them_by(
    servers: list[One], address: str
) -> None:
    first, second = servers
    look = PersonCard("p1", "Anna", bot=False)
    first.place.reader.take_name(["anna"], "p1")
    first.place.store.write([PersonShown(look)])
    with connect(address) as connection:
        connection.execute("UPDATE present SET tags = NULL")
    assert second.place.reader.person_seen("p1") == PersonSeen(first.process, look)


def test_what_a_table_shows_to_its_own_people_is_called_to_the_others_and_read_there(servers: list[One]) -> None:
    first, second = servers
    own = OwnCard(CARD, ("p1",))
    first.place.store.write([OwnCardShown(CODE, own)])
    assert hears(second.heart, News("own", CODE, first.process))
    assert second.place.reader.own_card(CODE) == (first.process, own)
    assert second.place.reader.seen_elsewhere().own == ((first.process, own),)
    first.place.store.write([OwnCardShown(CODE, None)])
    assert second.place.reader.own_card(CODE) is None


def test_a_table_for_its_own_people_is_not_among_those_that_all_may_see(servers: list[One]) -> None:
    first, second = servers
    first.place.store.write([OwnCardShown(CODE, OwnCard(CARD, ("p1",)))])
    assert (second.place.reader.card(CODE), second.place.reader.seen_elsewhere().tables) == (None, ())


def test_a_line_of_the_lobby_is_called_to_the_others_and_read_there(servers: list[One]) -> None:
    first, second = servers
    line = Said("p1", "Anna", "Who plays?", 1.0)
    first.place.store.write([LobbyLineSaid(line)])
    news = next_of_kind(second.heart, "line")
    assert second.place.reader.line(int(news.what)) == line


@pytest.mark.parametrize("text", ["", "card", "card A", "card A b", "verse A 1", "line 1 2 3"])
def test_a_call_of_no_sense_is_passed_over(text: str) -> None:
    assert read_news(text) is None


# ------------------------------------------------------------------------------------ the schema


def test_a_database_is_brought_up_to_date_once(new: str) -> None:
    with connect(new) as connection:
        migrate(connection)
        migrate(connection, (*MIGRATIONS, "CREATE TABLE prizes (name TEXT)"))
        with pytest.raises(NewerSchema):
            migrate(connection)


def test_a_change_of_the_schema_that_fails_changes_nothing(new: str) -> None:
    with connect(new) as connection:
        migrate(connection)
        with pytest.raises(psycopg.Error):
            migrate(connection, (*MIGRATIONS, "CREATE TABLE one (a INTEGER); CREATE TABLE one (b INTEGER)"))
        found = connection.execute("SELECT to_regclass('one')").fetchone()
    assert found == (None,)


def test_a_card_keeps_everything_that_is_to_be_seen(servers: list[One]) -> None:
    card = replace(CARD, phase="trade", round=3)
    servers[0].place.store.write([CardShown(CODE, card)])
    assert servers[1].place.reader.card(CODE) == (servers[0].process, card)
