"""Names that people give to guests at their screen and to tables: they pass for nobody else, and bans hold for them."""

from __future__ import annotations

import pytest

from server.test_admin_desk import carried_out, desk_of
from server.world import Visitor, World
from ziggurat.wire.messages import PROTOCOL, Configure, Done, Error, Hello, Leave, Open, Sit, Welcome
from ziggurat_server.admin.orders import Ban


def opened(visitor: Visitor, name: str | None = None) -> str:
    """The code of a table of that name."""
    visitor.say(Open(1, "ur", 3, name=name))
    return visitor.last(Done).table or ""


def seated(visitor: Visitor, code: str, *guests: str) -> list[str | None]:
    """The names in the seats once these guests sit there."""
    for guest in guests:
        visitor.say(Sit(2, code, name=guest))
    return [seat.name for seat in visitor.table().seats]


@pytest.mark.parametrize("name", ["Anna", "ANNA"])
def test_a_guest_does_not_pass_for_somebody_on_the_server(world: World, name: str) -> None:
    world.visitor("Anna")
    villain = world.visitor("Villain")
    assert seated(villain, opened(villain), name)[0] == f"{name} 2"


def test_a_guest_makes_way_for_somebody_of_that_name_who_sits_down(world: World) -> None:
    host = world.visitor("Host")
    code = opened(host)
    seated(host, code, "Anna")
    anna = world.visitor("Anna")
    anna.say(Sit(3, code))
    assert [seat.name for seat in anna.table().seats[:2]] == ["Anna 2", "Anna"]


def test_two_guests_of_one_screen_have_two_names(world: World) -> None:
    host = world.visitor("Host")
    assert seated(host, opened(host), "Utu", "Utu")[:2] == ["Utu", "Utu 2"]


def test_a_table_does_not_pass_for_somebody_elses(world: World) -> None:
    world.visitor("Anna")
    villain = world.visitor("Villain")
    code = opened(villain, "anna")
    assert villain.table().name == "anna 2"
    villain.say(Configure(3, code, name="Anna"))
    assert villain.table().name == "Anna 2"


def test_a_table_may_have_its_hosts_own_name(world: World) -> None:
    anna = world.visitor("Anna")
    opened(anna, "Anna")
    assert anna.table().name == "Anna"


def banning(world: World, name: str) -> None:
    """The server's host bans that name."""
    carried_out(desk_of(world), Ban("name", name, "shouting"))


def test_a_banned_name_is_no_guests_and_no_tables(world: World) -> None:
    banning(world, "Villain")
    anna = world.visitor("Anna")
    code = opened(anna)
    anna.say(Sit(2, code, name="Vi11ain"))
    anna.say(Configure(3, code, name="VILLAIN"))
    anna.say(Open(4, "ur", 2, name="Villain"))
    assert [(error.id, error.code) for error in anna.all(Error)] == [(number, "name_banned") for number in (2, 3, 4)]


def test_a_name_that_is_banned_now_is_taken_from_guests_and_tables_that_have_it(world: World) -> None:
    anna = world.visitor("Anna")
    code = opened(anna, "Villain")
    seated(anna, code, "vi11ain")
    banning(world, "Villain")
    assert not anna.is_closed
    assert anna.table().name == "Anna"
    assert anna.table().seats[0].name == "Anna"
    anna.say(Leave(5, code))


def test_a_ban_sends_away_guests_that_call_themselves_bots(world: World) -> None:
    bot = world.stranger(address="192.0.2.66")
    bot.say(Hello(PROTOCOL, "Adapa", kind="bot"))
    assert bot.only(Welcome)
    carried_out(desk_of(world), Ban("address", "192.0.2.66", "shouting"))
    assert bot.closing() == "banned"


def test_a_ban_spares_the_bots_that_the_server_itself_started(world: World) -> None:
    hired = world.hired(world.visitor("Anna"))
    banning(world, hired.only(Welcome).name)
    assert not hired.is_closed
