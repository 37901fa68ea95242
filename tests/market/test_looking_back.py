"""What each viewer is told of a market, what they find when they look back, and what a server finds when it returns."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from market.hall import PATIENT, Hall
from market.position import MarketOptions
from market.registered import registered
from server.on_disk import ServerOnDisk
from server.world import Visitor, World
from ziggurat.match.record import load, save
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import Delay, Happened

SEATS = 7
OPTIONS = MarketOptions(rounds=6, market=8, night=2)
repeatable = settings(deadline=None, derandomize=True, database=None, max_examples=4, phases=[Phase.generate])
seeds = st.integers(0, 10**6)


@pytest.fixture(scope="module", autouse=True)
def market_is_played() -> Iterator[None]:
    """Servers and records know the market."""
    with registered():
        yield


def heard(visitor: Visitor) -> list[tuple[int, bytes, bytes, int | None]]:
    """What someone was told as it happened."""
    return [(news.revision, bytes(news.view), bytes(news.events), news.actor) for news in visitor.all(Happened)]


def found(hall: Hall, visitor: Visitor) -> list[tuple[int, bytes, bytes, int | None]]:
    """What someone finds who looks back, without the beginning."""
    return [(past.step, bytes(past.view), bytes(past.events), past.actor) for past in hall.history(visitor)[1:]]


@repeatable
@given(seed=seeds)
def test_whoever_looks_back_finds_what_they_were_told_and_nothing_between(seed: int) -> None:
    hall = Hall(World(PATIENT), SEATS, OPTIONS)
    watcher = hall.watcher()
    hall.play(seed, 120)
    everyone = [*hall.players, watcher]
    told = [heard(visitor) for visitor in everyone]
    assert [found(hall, visitor) for visitor in everyone] == told
    assert len({len(each) for each in told}) > 1


@repeatable
@given(seed=seeds, delay=st.sampled_from([Delay(actions=5), Delay(seconds=4)]))
def test_a_delayed_watcher_hears_the_same_a_while_later(seed: int, delay: Delay) -> None:
    hall = Hall(World(PATIENT), SEATS, OPTIONS, delay=delay)
    late = hall.watcher()
    hall.play(seed, 60)
    told = heard(late)
    assert hall.match.result is None
    assert hall.revision_of(None) - len(told) >= delay.actions
    assert found(hall, late) == told
    hall.play(seed)
    hall.world.wait(delay.seconds + 1)
    assert found(hall, late) == found(hall, hall.watcher("Another"))
    assert hall.history(late)[-1].result is not msgspec.UNSET


@repeatable
@given(seed=seeds, lives=st.lists(st.integers(1, 40), min_size=1, max_size=3))
def test_a_server_that_died_goes_on_with_the_same_match(
    tmp_path_factory: pytest.TempPathFactory, seed: int, lives: list[int]
) -> None:
    server = ServerOnDisk(folder := tmp_path_factory.mktemp("market"), PATIENT)
    hall = Hall(server.world, SEATS, OPTIONS)
    for life, steps in enumerate(lives):
        hall.play(seed + life, steps)
        before, counts = hall.match, [hall.revision_of(viewer) for viewer in (None, *range(SEATS))]
        server.die()
        server = ServerOnDisk(folder, PATIENT)
        hall.returns_to(server.world)
        assert hall.match.digest() == before.digest()
        assert hall.match.steps == before.steps
        assert [hall.revision_of(viewer) for viewer in (None, *range(SEATS))] == counts
    hall.play(seed)
    assert verify(load(save(hall.match.record()))).result is not None
    server.die()
