"""Looking after a server that runs: its admin endpoint and `ziggurat-server admin`, with real processes."""

from __future__ import annotations

import json
import socket
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.host import Host
from server.on_disk import ServerOnDisk
from server.programs import LOOPBACK, Program
from server.test_program import run_to_its_end
from server.test_set_aside import NO_SUCH_CLOCK, change
from ziggurat.wire.messages import (
    PROTOCOL,
    Closing,
    Done,
    Error,
    Hello,
    Notice,
    Open,
    Refused,
    TableClosed,
)
from ziggurat_server.admin.key import host_key
from ziggurat_server.admin.place import BadPlace, Place, admin_place, parse_place

PAGES = ("/metrics", "/tables", "/people", "/bans", "/set-aside", "/servers", "/reports")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests that leave it as it was."""
    started = Host(tmp_path_factory.mktemp("host"))
    try:
        yield started
    finally:
        started.server.close()


# ------------------------------------------------------------------------------------ where it is


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("tcp:127.0.0.1:21843", Place("127.0.0.1", 21843)),
        ("tcp:localhost:1", Place("127.0.0.1", 1)),
        ("tcp:[::1]:21843", Place("::1", 21843)),
        ("unix:/run/ziggurat/admin.sock", Place(path="/run/ziggurat/admin.sock")),
    ],
)
def test_a_place_is_an_address_or_a_socket(text: str, place: Place) -> None:
    assert parse_place(text) == place
    assert place.is_local


@pytest.mark.parametrize("text", ["tcp:21843", "tcp:127.0.0.1:70000", "tcp:ur.example:1", "unix:", "127.0.0.1:1"])
def test_what_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(BadPlace, match="admin: "):
        parse_place(text)


@pytest.mark.parametrize("text", ["tcp:0.0.0.0:21843", "tcp:192.0.2.1:21843", "tcp:[::]:21843"])
def test_a_place_that_others_can_reach_must_be_meant(text: str) -> None:
    with pytest.raises(BadPlace, match="admin_anywhere"):
        admin_place(text, anywhere=False)
    assert admin_place(text, anywhere=True) is not None


def test_the_program_does_not_start_with_an_endpoint_that_others_can_reach(tmp_path: Path) -> None:
    ended = run_to_its_end("--admin", "tcp:0.0.0.0:0", "--data", str(tmp_path))
    assert ended.returncode == 2
    assert "admin_anywhere" in ended.stderr


# ------------------------------------------------------------------------------------ looking


def test_the_token_is_made_at_first_and_only_its_owner_can_read_it(host: Host) -> None:
    assert stat.S_IMODE((host.folder / "admin-token").stat().st_mode) == 0o600
    assert len(host.key) > 40


def test_a_server_that_is_well_says_so(host: Host) -> None:
    assert host.get("/healthz") == (200, '{"status":"ok"}\n')
    assert host.order("health").said == "ok\n"


FIGURES = ("people", "open_connections", "connections_total", 'tables{stage="room"}', "refused_total")


def test_the_figures_follow_what_happens(host: Host) -> None:
    before = [host.figure(name) for name in FIGURES]
    anna = host.server.call()
    anna.hello("Anna")
    anna.say(Open(1, "ur", 2))
    anna.await_message(Done)
    anna.say(Open(2, "chess", 2))
    anna.await_message(Error)
    assert [host.figure(name) for name in FIGURES] == [figure + 1 for figure in before]
    assert host.figure("bytes_in_total") > 0
    assert host.figure("journal_commit_seconds_count") > 0
    assert host.figure("journal_writable") == 1


def test_tables_and_people_are_listed(host: Host) -> None:
    belit = host.server.call()
    person = belit.hello("Belit").person
    belit.say(Open(1, "ur", 2, listed=False))
    code = belit.await_message(Done).table
    (table,) = (table for table in host.asked("tables") if table["table"] == code)
    assert (table["stage"], table["listed"], table["watchers"]) == ("room", False, 1)
    told = {"person": person, "name": "Belit", "bot": False, "address": "here", "tables": [code]}
    assert told in host.asked("people")
    assert "Belit" in host.order("list").said
    assert str(code) in host.order("tables").said


def test_a_server_with_a_file_of_its_own_is_one_of_none(host: Host) -> None:
    assert host.order("servers").said == "this server shares its database with no other\n"
    assert [host.figure(name) for name in ("servers", "community_people")] == [1, host.figure("people")]


def test_what_is_set_aside_is_listed(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, _ = server.world.match("Anna", "Belit")
    server.die()
    change(tmp_path, NO_SUCH_CLOCK, code)
    host = Host(tmp_path)
    with host.server:
        assert [aside["table"] for aside in host.asked("set-aside")] == [code]
        assert host.order("set-aside").said.startswith(f"table {code}: ")
        assert host.order("close", code).said == f"closed {code}\n"
        assert host.order("set-aside").said == "nothing is set aside\n"


def test_no_page_tells_a_secret(host: Host) -> None:
    anna = host.server.call()
    token = anna.hello("Anna").token
    anna.say(Open(1, "ur", 2, password="lapis lazuli"))
    anna.await_message(Done)
    pages = "".join(host.get(page, key=host.key)[1] for page in ("/healthz", *PAGES))
    assert [secret for secret in (token, "lapis lazuli", host.key, "seed") if secret in pages] == []


# ------------------------------------------------------------------------------------ who may


@pytest.mark.parametrize("key", [None, "guess", ""])
def test_orders_need_the_token(host: Host, key: str | None) -> None:
    code, text = host.get("/orders", "POST", '{"order":"drain"}', key)
    assert (code, json.loads(text)["code"]) == (401, "no_key")


@pytest.mark.parametrize("body", ["", "[]", '{"order":"dance"}', '{"order":"say"}', '{"order":"say","text":"a","b":1}'])
def test_an_order_that_makes_no_sense_is_refused(host: Host, body: str) -> None:
    code, text = host.get("/orders", "POST", body, host.key)
    assert (code, json.loads(text)["code"]) == (400, "bad_order")


def test_an_endless_order_is_refused(host: Host) -> None:
    assert host.get("/orders", "POST", " " * 20_000, host.key)[0] == 413


@pytest.mark.parametrize("key", [None, "guess", ""])
def test_all_pages_but_the_health_need_the_token(host: Host, key: str | None) -> None:
    assert host.get("/healthz", key=key)[0] == 200
    assert [host.get(page, key=key)[0] for page in PAGES] == [401] * len(PAGES)
    assert [host.get(page, key=host.key)[0] for page in PAGES] == [200] * len(PAGES)


@pytest.mark.parametrize("called", ["localhost", "LocalHost:21843", "127.0.0.1", "127.8.9.10:1", "[::1]:21843"])
def test_a_server_on_loopback_answers_to_names_of_this_machine(host: Host, called: str) -> None:
    assert host.get("/healthz", called=called)[0] == 200


@pytest.mark.parametrize(
    "called", ["evil.example", "evil.example:21843", "localhost.evil.example", "192.0.2.1", "", "é"]
)
def test_a_server_on_loopback_answers_to_no_name_that_leads_there(host: Host, called: str) -> None:
    code, text = host.get("/people", key=host.key, called=called)
    assert (code, json.loads(text)["code"]) == (421, "wrong_host")
    assert host.get("/healthz", called=called)[0] == 421


def test_a_second_host_in_the_same_request_does_not_help(host: Host) -> None:
    with socket.create_connection(("127.0.0.1", int(host.admin.rpartition(":")[2])), timeout=20) as caller:
        caller.sendall(b"GET /healthz HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert caller.recv(4096).split(b" ")[1] in (b"400", b"421")


def test_where_others_can_reach_it_the_token_is_needed_and_any_name_will_do(tmp_path: Path) -> None:
    host = Host(tmp_path, "--admin-anywhere", admin="tcp:0.0.0.0:0")
    try:
        assert host.get("/healthz", called="ur.example:21843")[0] == 200
        assert [host.get(page, called="ur.example")[0] for page in PAGES] == [401] * len(PAGES)
        assert host.get("/people", key=host.key, called="ur.example") == (200, "[]\n")
    finally:
        host.server.close()


def test_a_socket_in_the_file_system_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "admin.sock"
    host = Host(tmp_path, admin=f"unix:{path}")
    try:
        assert host.announced == f"admin on {path}"
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert host.order("health").said == "ok\n"
    finally:
        host.server.close()


def test_a_server_that_cannot_be_reached_is_named(tmp_path: Path) -> None:
    host_key(tmp_path)
    answer = run_to_its_end("admin", "--data", str(tmp_path), "--admin", "tcp:127.0.0.1:1", "health")
    assert answer.returncode == 1
    assert "cannot be reached" in answer.stderr


# ------------------------------------------------------------------------------------ orders


def test_everyone_hears_what_the_host_says(host: Host) -> None:
    anna, belit = host.server.call(), host.server.call()
    anna.hello("Anna")
    belit.hello("Belit")
    assert host.order("say", "The", "kitchen is open").said.startswith("told ")
    assert [one.await_message(Notice) for one in (anna, belit)] == [Notice("host", "The kitchen is open")] * 2


def test_whoever_is_kicked_is_told_why_and_may_come_back(host: Host) -> None:
    villain = host.server.call()
    token = villain.hello("Villain").token
    assert host.order("kick", "Villain", "--reason", "shouting").code == 0
    closing = villain.await_message(Closing)
    assert (closing.code, closing.params) == ("kicked", {"reason": "shouting"})
    assert host.server.call().hello("Villain", token).name == "Villain"


def test_a_ban_ends_connections_lasts_over_a_restart_and_can_be_lifted(tmp_path: Path) -> None:
    host = Host(tmp_path)
    villain = host.server.call()
    token = villain.hello("Villain").token
    assert host.order("ban", "person", "Villain", "--reason", "shouting").said == "ban 1: person Villain\n"
    assert villain.await_message(Closing).code == "banned"
    host.server.close()
    again = Host(tmp_path)
    try:
        assert refused(again.server, token) == "banned"
        assert [ban["number"] for ban in again.asked("bans")] == [1]
        assert again.order("unban", "1").code == 0
        assert again.server.call().hello("Villain", token).name == "Villain"
    finally:
        again.server.close()


def refused(server: Program, token: str) -> str:
    """The code with which whoever has that token is not let in."""
    caller = server.call()
    caller.say(Hello(PROTOCOL, "Lamb", token=token))
    return caller.await_message(Refused).code


def test_a_name_can_be_banned_until_a_day(host: Host) -> None:
    villain = host.server.call()
    villain.hello("Humbaba")
    host.order("ban", "name", "Humbaba", "--reason", "shouting", "--until", "2999-01-01T00:00+00:00")
    assert villain.await_message(Closing).code == "banned"
    (ban,) = host.asked("bans")
    assert (ban["what"], ban["until"]) == ("Humbaba", "2999-01-01T00:00:00Z")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("kick", "Nobody", "--reason", "x"), "no_such_person"),
        (("ban", "address", "lapis", "--reason", "x"), "bad_address"),
        (("unban", "7"), "no_such_ban"),
        (("close", "ENKI-42"), "no_such_table"),
    ],
)
def test_an_order_that_cannot_be_carried_out_is_refused_with_a_code(host: Host, words: list[str], code: str) -> None:
    answer = host.order(*words)
    assert answer.code == 1
    assert answer.complained.startswith(f"{code}: ")


def test_bytes_that_are_no_text_are_said_to_nobody(host: Host) -> None:
    answer = host.order("say", "Caf\udce9")
    assert (answer.code, answer.complained.strip()) == (2, "ziggurat-server: this is no text in this system's encoding")


def test_a_table_can_be_closed(host: Host) -> None:
    anna = host.server.call()
    anna.hello("Anna")
    anna.say(Open(1, "ur", 2))
    code = anna.await_message(Done).table
    assert host.order("close", str(code)).said == f"closed {code}\n"
    assert anna.await_message(TableClosed).table == code


def test_a_server_without_a_match_that_is_drained_ends_at_once(tmp_path: Path) -> None:
    host = Host(tmp_path)
    assert host.order("drain", "600").code == 0
    assert host.server.process.wait(timeout=20) == 0
    host.server.close()


def test_bans_that_cannot_be_read_keep_the_server_from_starting(tmp_path: Path) -> None:
    (tmp_path / "bans.json").write_text('[{"number":1,"kind":"planet","what":"Mars"}]')
    ended = run_to_its_end("--data", str(tmp_path), "--listen", LOOPBACK)
    assert ended.returncode == 1
    assert "bans.json cannot be read" in ended.stderr
    assert "Traceback" not in ended.stderr
