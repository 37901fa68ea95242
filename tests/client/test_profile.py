"""What the client remembers."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wire.message_strategies import JSON
from ziggurat_client.input.bindings import Bindings
from ziggurat_client.kept.kept_file import KeptFile
from ziggurat_client.kept.profile import FILE, RECENT_SERVERS, Memory, Profile, Server
from ziggurat_client.kept.salvage import salvaged

FULL = Profile(
    name="Ninsun",
    language="fr",
    guests=("Ea", "Anu"),
    servers=(Server("ziggurat://a", "House of Ur", "token-a"), Server("ziggurat://b", "Eridu", "token-b")),
    zoom=150,
    seals=("ur/trade",),
    bindings=Bindings({"undo": "u"}),
)
posix = pytest.mark.skipif(os.name != "posix", reason="elsewhere a person's folders are theirs alone anyway")


def mode(path: Path) -> int:
    """Who may do what with it."""
    return stat.S_IMODE(path.stat().st_mode)


def test_what_is_changed_is_there_at_the_next_start(tmp_path: Path) -> None:
    Memory(tmp_path / "new").change(name="Ninsun", language="fr")
    assert Memory(tmp_path / "new").profile == Profile(name="Ninsun", language="fr")


def test_an_empty_folder_gives_the_defaults(tmp_path: Path) -> None:
    assert Memory(tmp_path).profile == Profile()


@pytest.mark.parametrize("damage", [b"", b"{", b'{"quick_seats": 99}', b"\xff\xfe"])
def test_a_damaged_file_is_kept_aside(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / FILE).write_bytes(damage)
    assert Memory(tmp_path).profile == Profile()
    assert (tmp_path / f"{FILE}.broken").read_bytes() == damage


def test_the_newest_servers_come_first_and_each_once(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    for number in range(RECENT_SERVERS + 2):
        memory.visited(Server(f"ziggurat://s{number}"))
    memory.visited(Server("ziggurat://s5", "Renamed"))
    links = [server.link for server in memory.profile.servers]
    assert links[:2] == ["ziggurat://s5", f"ziggurat://s{RECENT_SERVERS + 1}"]
    assert len(links) == len(set(links)) == RECENT_SERVERS


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    memory = Memory(tmp_path / "file" / "folder")
    memory.change(name="Ninsun")
    assert memory.profile.name == "Ninsun"


@pytest.mark.parametrize(
    ("field", "damage"),
    [("zoom", 151), ("palette", "mauve"), ("name", "x" * 65), ("muted", None), ("guests", "Ea"), ("servers", {})],
)
def test_a_damaged_part_costs_that_part_and_nothing_else(tmp_path: Path, field: str, damage: Any) -> None:
    (tmp_path / FILE).write_bytes(msgspec.json.encode(msgspec.to_builtins(FULL) | {field: damage}))
    memory = Memory(tmp_path)
    assert memory.aside is not None
    assert memory.profile == msgspec.structs.replace(FULL, **{field: getattr(Profile(), field)})


def test_a_damaged_server_among_others_costs_that_server(tmp_path: Path) -> None:
    servers = [{"link": "x" * 301, "token": "lost"}, 7, msgspec.to_builtins(FULL.servers[1])]
    (tmp_path / FILE).write_bytes(msgspec.json.encode(msgspec.to_builtins(FULL) | {"servers": servers}))
    assert Memory(tmp_path).profile.servers == FULL.servers[1:]


def test_a_server_whose_name_is_too_long_keeps_its_token(tmp_path: Path) -> None:
    server = {"link": "ziggurat://a", "name": "x" * 201, "token": "token-a"}
    (tmp_path / FILE).write_bytes(msgspec.json.encode({"servers": [server]}))
    assert Memory(tmp_path).profile.servers == (Server("ziggurat://a", "", "token-a"),)


def test_a_damaged_binding_costs_that_binding(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"bindings": {"keys": {"undo": "u", "chat": 7, "": "x"}, "buttons": []}}')
    assert Memory(tmp_path).profile.bindings == Bindings({"undo": "u"})


def test_what_could_be_read_is_still_there_at_the_start_after_the_next(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(msgspec.json.encode(msgspec.to_builtins(FULL) | {"zoom": 151}))
    first = Memory(tmp_path).profile
    again = Memory(tmp_path)
    assert again.aside is None
    assert again.profile == first


@pytest.mark.parametrize(
    "changes",
    [
        {"servers": (Server("ziggurat://c", "x" * 201),)},
        {"servers": (Server("ziggurat://c", "Ur", "t" * 129),)},
        {"name": "Nin\udcffsun"},
        {"zoom": 110},
    ],
)
def test_what_could_not_be_read_back_is_not_written(tmp_path: Path, changes: dict[str, Any]) -> None:
    memory = Memory(tmp_path)
    memory.change(**msgspec.structs.asdict(FULL))
    memory.change(muted=True, **changes)
    assert memory.profile == msgspec.structs.replace(FULL, muted=True)
    assert Memory(tmp_path).profile == memory.profile


def test_a_file_that_is_nested_too_deeply_is_a_damaged_one(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"name": "Ninsun", "more": ' + b"[" * 100_000)
    assert Memory(tmp_path).profile == Profile()


VALUES = JSON | st.text(st.characters(), max_size=300).map(lambda text: text.encode(errors="replace").decode())
PARTS = st.dictionaries(st.sampled_from(Profile.__struct_fields__), VALUES)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(PARTS)
def test_whatever_the_file_holds_gives_a_profile_that_can_be_kept(parts: dict[str, Any]) -> None:
    profile = salvaged(msgspec.json.encode(parts), Profile)
    assert msgspec.json.decode(msgspec.json.encode(profile), type=Profile) == profile


@given(st.binary(max_size=60))
def test_whatever_bytes_the_file_holds_there_is_a_profile(content: bytes) -> None:
    assert isinstance(salvaged(content, Profile), Profile)


def test_of_a_value_that_is_not_kept_by_parts_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "whole.json").write_bytes(b'{"name": "Ninsun", "zoom": 151}')
    assert KeptFile(tmp_path / "whole.json", Profile).read() == Profile()


@posix
def test_nobody_else_can_read_the_profile_or_look_into_its_folder(tmp_path: Path) -> None:
    Memory(tmp_path / "new").change(name="Ninsun")
    assert mode(tmp_path / "new") == 0o700
    assert mode(tmp_path / "new" / FILE) == 0o600


@posix
def test_what_an_earlier_version_left_open_is_closed_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "open"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    (folder / FILE).write_bytes(b"{}")
    (folder / FILE).chmod(0o644)
    Memory(folder)
    assert (mode(folder), mode(folder / FILE)) == (0o700, 0o600)


@posix
def test_a_file_that_a_crash_left_half_written_lends_nobody_its_mode(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}.new").write_bytes(b"{")
    (tmp_path / f"{FILE}.new").chmod(0o666)
    Memory(tmp_path).change(name="Ninsun")
    assert mode(tmp_path / FILE) == 0o600


@posix
def test_a_folder_where_everybody_may_write_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    Memory(tmp_path).change(name="Ninsun")
    assert mode(tmp_path) == 0o1777
