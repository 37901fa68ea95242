"""What the host's desk, the figures and the book of bans say, in a server in memory."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from twisted.internet.defer import Deferred, fail, maybeDeferred
from twisted.internet.task import Clock

from server.world import SlowJournal, World, legal_action
from ziggurat.wire.messages import PROTOCOL, Hello, Refused, Undo
from ziggurat_server.admin.desk import AdminDesk
from ziggurat_server.admin.orders import AnyOrder, Ban, Kick, Unban
from ziggurat_server.guests.bans_book import BadBans, BansBook
from ziggurat_server.hosting.lag import LagMeter
from ziggurat_server.hosting.metrics import Metrics
from ziggurat_server.refusal import Refusal


def desk_of(world: World, folder: Path | None = None, disk_is_full: bool = False) -> AdminDesk:
    """The host's desk at this server, with its bans in that folder."""
    broken = OSError("no space left on device")
    aside = (lambda work: fail(broken)) if disk_is_full else maybeDeferred
    return AdminDesk(world.game_server, BansBook(folder, world.game_server.bans, aside), lambda seconds: None)


def carried_out(desk: AdminDesk, order: AnyOrder) -> str:
    """What the desk says when it is done. Raises what it raises."""
    told: list[str] = []
    done = Deferred.fromCoroutine(desk.obey(order)).addCallback(told.append)
    failures: list[Exception] = []
    done.addErrback(lambda failure: failures.append(failure.value))  # type: ignore[call-overload]
    for failure in failures:
        raise failure
    return told[0]


def figures_of(world: World) -> dict[str, float]:
    """What has been counted at this server."""
    metrics = Metrics()
    metrics.observe(world.game_server, world.bots)
    return {
        name: float(value)
        for name, value in re.findall(r"^ziggurat_(\w+) (\S+)$", metrics.page().decode(), re.MULTILINE)
    }


# ------------------------------------------------------------------------------------ health


def test_a_server_whose_journal_cannot_write_is_not_well() -> None:
    journal = SlowJournal()
    desk = desk_of(World(journal=journal))
    assert desk.trouble is None
    journal.can_write = False
    assert desk.trouble == "the journal cannot write"
    journal.recover()
    assert desk.trouble is None


def test_a_server_that_stops_soon_is_not_well(world: World) -> None:
    world.game_server.begin_nothing_more(lambda: 600)
    assert desk_of(world).trouble == "draining"


# ------------------------------------------------------------------------------------ figures


def test_matches_actions_and_refusals_are_counted(world: World) -> None:
    _, visitors = world.match("Anna", "Belit")
    first = visitors[visitors[0].position.to_act[0]]
    other = visitors[1 - visitors.index(first)]
    first.act(legal_action(first.position), 0)
    other.say(Undo(7, other.position.table, 1))
    figures = figures_of(world)
    assert [figures[name] for name in ("matches_begun_total", "actions_total", "rejected_total")] == [1, 1, 1]
    assert (figures["matches_ended_total"], figures["people"], figures["open_connections"]) == (0, 2, 2)


def test_a_connection_that_reads_too_slowly_is_counted(world: World) -> None:
    anna = world.visitor("Anna")
    anna.transport.producer.pauseProducing()
    world.visitor("Belit")
    world.game_server.people.connected()[0].send_line(b"x" * (world.limits.told.queued_bytes + 1))
    assert figures_of(world)["dropped_slow_total"] == 1


def test_the_lag_is_how_much_later_than_planned_the_reactor_calls() -> None:
    class BusyClock(Clock):
        """A clock whose every call comes a quarter of a second late."""

        def callLater(self, when, what, *a, **kw):  # type: ignore[no-untyped-def, override] # noqa: N802 - Twisted's name
            return super().callLater(when + 0.25, what, *a, **kw)

    clock, measured = BusyClock(), list[float]()
    meter = LagMeter(clock, measured.append)
    meter.start()
    clock.pump([1.25, 1.25])
    assert measured == pytest.approx([0.25, 0.25])
    meter.stop()
    assert clock.getDelayedCalls() == []


# ------------------------------------------------------------------------------------ bans


def test_a_ban_by_a_persons_address_concerns_all_who_come_from_there(world: World) -> None:
    villain = world.visitor("Villain", address="192.0.2.66")
    friend = world.visitor("Friend", address="192.0.2.66")
    anna = world.visitor("Anna", address="192.0.2.1")
    assert carried_out(desk_of(world), Ban("address", "Villain", "shouting")) == "ban 1: address Villain"
    assert [one.is_closed for one in (villain, friend, anna)] == [True, True, False]
    assert world.game_server.bans.in_force()[0].what == "192.0.2.66"


def test_whoever_has_no_address_cannot_be_banned_by_it(world: World) -> None:
    world.visitor("Villain", address="127.0.0.1")
    with pytest.raises(Refusal) as refusal:
        carried_out(desk_of(world), Ban("address", "Villain", "shouting"))
    assert refusal.value.code == "bad_address"


def test_whoever_was_sent_away_can_be_banned_by_name_afterwards(world: World) -> None:
    villain = world.visitor("Villain")
    desk = desk_of(world)
    carried_out(desk, Kick("Villain", "shouting"))
    villain.hang_up()
    assert carried_out(desk, Ban("person", "Villain", "shouting")) == "ban 1: person Villain"
    again = world.stranger()
    again.say(Hello(PROTOCOL, "Someone else", token=villain.welcome.token))
    assert again.only(Refused).code == "banned"


def test_nobody_is_sent_away_who_is_not_there(world: World) -> None:
    world.visitor("Villain").hang_up()
    with pytest.raises(Refusal) as refusal:
        carried_out(desk_of(world), Kick("Villain", "shouting"))
    assert refusal.value.code == "no_such_person"


def test_bans_are_on_file_as_they_are_in_force(world: World, tmp_path: Path) -> None:
    desk = desk_of(world, tmp_path)
    for name in ("Villain", "Humbaba"):
        carried_out(desk, Ban("name", name, "shouting"))
    carried_out(desk, Unban(1))
    assert [ban["what"] for ban in json.loads((tmp_path / "bans.json").read_text())] == ["Humbaba"]
    assert desk.bans() == [{"number": 2, "kind": "name", "what": "Humbaba", "reason": "shouting"}]


def test_a_ban_that_cannot_be_written_is_in_force_and_that_is_said(world: World) -> None:
    with pytest.raises(Refusal) as refusal:
        carried_out(desk_of(world, disk_is_full=True), Ban("name", "Villain", "shouting"))
    assert refusal.value.code == "not_saved"
    assert [ban.what for ban in world.game_server.bans.in_force()] == ["Villain"]


@pytest.mark.parametrize(
    "text", ["", "{}", '[{"number":1}]', '[{"number":1,"kind":"address","what":"lapis"}]', '[{"number":0}]']
)
def test_a_file_of_something_else_changes_no_ban(world: World, tmp_path: Path, text: str) -> None:
    book = BansBook(tmp_path, world.game_server.bans, maybeDeferred)
    carried_out(desk_of(world), Ban("name", "Villain", "shouting"))
    (tmp_path / "bans.json").write_text(text)
    with pytest.raises(BadBans, match=r"bans\.json cannot be read"):
        book.read()
    assert len(world.game_server.bans.in_force()) == 1
