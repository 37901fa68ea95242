"""Who may import whom: the walls between the wings."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Set
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

ROOT = Path(__file__).parents[1]
WINGS = {
    "ziggurat": ROOT / "shared" / "ziggurat",
    "ziggurat_bot": ROOT / "shared" / "ziggurat_bot",
    "ziggurat_server": ROOT / "server" / "ziggurat_server",
    "ziggurat_client": ROOT / "client" / "ziggurat_client",
    "ziggurat_assets": ROOT / "assets" / "ziggurat_assets",
    "ziggurat_laboratory": ROOT / "shared" / "ziggurat_laboratory",
}
GAMES = {folder.name for folder in (WINGS["ziggurat"] / "games").iterdir() if (folder / "__init__.py").exists()}
Floors: TypeAlias = tuple[Set[str], ...]
MOST_FLOORS = 8
SCREENS = {"pygame", "pygame_gui"}
NETWORK = {"twisted", "socket", "ssl", "select", "selectors", "asyncio"}
CLOCKS = {"time", "threading", "datetime"}
MAY_USE = {
    "ziggurat_laboratory.playing.contest": {"time"},
    "ziggurat_laboratory.playing.crew": {"time"},
    "ziggurat_laboratory.reviewing.__main__": {"time"},
    "ziggurat.log_lines": {"threading"},
    "ziggurat.wire.discovery_voice": {"socket"},
    "ziggurat_bot.connection": {"socket"},
    "ziggurat_bot.session": {"time"},
    "ziggurat_bot.tls": {"socket", "ssl"},
}
"""What alone may know a socket, a thread or a clock in the shared wing and the laboratory: what writes a log, what
servers are announced and looked for with, what brings a bot to a server, and what measures how long thinking takes."""
SHARED_FLOORS: Floors = (
    {"ziggurat"},
    {"ziggurat.games"},
    {"ziggurat.match"},
    {"ziggurat.wire"},
    {"ziggurat.bots.search"},
    {"ziggurat.bots"},
    {"ziggurat_bot"},
)
"""The floors of the shared wing, the lowest first: each knows itself and what lies below. On the lowest is what lies
in no folder of its own, such as tags, bounds and the version."""
CLIENT = "ziggurat_client"
CLIENT_FLOORS: Floors = (
    {CLIENT, f"{CLIENT}.window", f"{CLIENT}.art"},
    {f"{CLIENT}.{room}" for room in ("input", "kept", "wording", "network", "discovery")},
    {f"{CLIENT}.{room}" for room in ("sound", "servers", "thinking", "replaying", "attention")},
    {f"{CLIENT}.ui", f"{CLIENT}.stage"},
    {f"{CLIENT}.boards", f"{CLIENT}.lessons", f"{CLIENT}.puzzles"},
    {f"{CLIENT}.settings", f"{CLIENT}.services", f"{CLIENT}.scenes.pages"},
    {f"{CLIENT}.scenes"},
    {f"{CLIENT}.{room}" for room in ("atlas", "app", "start", "staging", "screenshots", "web_art", "__main__")}
    | {f"{CLIENT}.{room}" for room in ("command_line", "crash_reports")},
)
"""The same for the client."""
SERVER = "ziggurat_server"
SERVER_FLOORS: Floors = (
    {SERVER, f"{SERVER}.naming", f"{SERVER}.ratings", f"{SERVER}.tables.moments", f"{SERVER}.tables.clocks"},
    {f"{SERVER}.{room}" for room in ("journal", "config", "lan")},
    {f"{SERVER}.{room}" for room in ("guests", "doors")},
    {f"{SERVER}.{room}" for room in ("bots", "bot_queue", "chances", "tables.locks", "context")},
    {f"{SERVER}.tables", f"{SERVER}.profiles"},
    {
        f"{SERVER}.{room}"
        for room in (
            *("lobby", "own_tables", "new_tables", "table_codes", "table_notices", "fetching", "requests", "reception"),
            *("answering", "returning", "branches", "community", "to_others", "other_servers"),
            *(
                "other_desks",
                "head_count",
                "past_requests",
                "profile_requests",
                "quick_join",
                "night_requests",
                "table_requests",
                "friend_requests",
                "friend_ways",
                "friends",
                "reports",
                "nights",
                "ownership",
                "counting",
                "counts_shown",
                "receipts",
            ),
        )
    },
    {f"{SERVER}.{room}" for room in ("game_server", "admin", "web")},
    {f"{SERVER}.{room}" for room in ("hosting", "backup", "moving", "__main__")},
)
"""The same for the server. On the lowest is what lies in no folder and is named on no floor above."""


LARGEST_CIRCLES = {
    "ziggurat": 0,
    "ziggurat_bot": 0,
    "ziggurat_laboratory": 0,
    "ziggurat_assets": 0,
    "ziggurat_server": 0,
    "ziggurat_client": 0,
}
"""How many modules of each wing at most import one another in a circle. Every number goes down to 0, and never up."""


def module_name(wing: str, file: Path) -> str:
    parts = (wing, *file.relative_to(WINGS[wing]).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules_of(wing: str) -> Iterator[tuple[str, Path]]:
    for file in sorted(WINGS[wing].rglob("*.py")):
        yield module_name(wing, file), file


def syntax(file: Path) -> ast.Module:
    """What is written in a file. It is not kept: that of all files fills a hundred megabytes."""
    return ast.parse(file.read_text(encoding="utf-8"))


class Outside(NamedTuple):
    """What a file has from outside: the full names of what it `imports`, and the `games` whose ids it writes out."""

    imports: frozenset[str]
    games: frozenset[str]


@cache
def outside(module: str, file: Path) -> Outside:
    """What a file has from outside, read once for all tests."""
    nodes = list(ast.walk(syntax(file)))
    written = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return Outside(_imports(module, file, nodes), frozenset(written & GAMES))


def imports_of(module: str, file: Path) -> frozenset[str]:
    """The full names of what a file imports, inside functions and for types alone too; relative ones are resolved."""
    return outside(module, file).imports


def _imports(module: str, file: Path, nodes: Iterable[ast.AST]) -> frozenset[str]:
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = module if file.name == "__init__.py" else module.rpartition(".")[0]
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, *filter(None, [base])])
            found.update(f"{base}.{alias.name}" for alias in node.names)
    return frozenset(found)


def wings_in(imports: Set[str]) -> set[str]:
    return {name.partition(".")[0] for name in imports} & set(WINGS)


@pytest.mark.parametrize(
    ("wing", "may_import"),
    [
        ("ziggurat", set()),
        ("ziggurat_assets", set()),
        ("ziggurat_bot", {"ziggurat", "ziggurat_laboratory"}),
        ("ziggurat_laboratory", {"ziggurat"}),
        ("ziggurat_server", {"ziggurat", "ziggurat_assets", "ziggurat_bot"}),
        ("ziggurat_client", {"ziggurat", "ziggurat_assets"}),
    ],
)
def test_a_wing_imports_only_the_wings_it_may(wing: str, may_import: set[str]) -> None:
    trespassers = {
        module: sorted(others)
        for module, file in modules_of(wing)
        if (others := wings_in(imports_of(module, file)) - {wing} - may_import)
    }
    assert trespassers == {}


def test_only_the_command_of_the_bots_knows_of_the_laboratory_which_players_do_not_install() -> None:
    files = {module: file for wing in WINGS if wing != "ziggurat_laboratory" for module, file in modules_of(wing)}
    visitors = {m for m, file in files.items() if "ziggurat_laboratory" in wings_in(imports_of(m, file))}
    assert visitors == {"ziggurat_bot.__main__"}


def test_the_server_knows_of_its_bots_only_how_to_start_them() -> None:
    known = {name for module, file in modules_of("ziggurat_server") for name in imports_of(module, file)}
    assert {name for name in known if name.startswith("ziggurat_bot")} == {
        "ziggurat_bot",
        "ziggurat_bot.INVITATION_VARIABLE",
    }


def test_the_shared_wing_and_the_laboratory_know_no_screen_and_a_socket_or_a_clock_only_where_they_must() -> None:
    trespassers = {
        module: sorted(strangers)
        for wing in ("ziggurat", "ziggurat_bot", "ziggurat_laboratory")
        for module, file in modules_of(wing)
        if (strangers := _strangers(module, imports_of(module, file)))
    }
    assert trespassers == {}


def _strangers(module: str, imports: Set[str]) -> set[str]:
    used = {name.partition(".")[0] for name in imports} & (SCREENS | NETWORK | CLOCKS)
    return used - MAY_USE.get(module, set())


@pytest.mark.parametrize(
    ("wings", "floors"),
    [
        pytest.param(("ziggurat", "ziggurat_bot"), SHARED_FLOORS, id="shared"),
        pytest.param((CLIENT,), CLIENT_FLOORS, id="client"),
        pytest.param((SERVER,), SERVER_FLOORS, id="server"),
    ],
)
def test_no_floor_knows_what_lies_above_it(wings: tuple[str, ...], floors: Floors) -> None:
    homes = {place: number for number, places in enumerate(floors) for place in places}
    upward = {
        module: sorted(above)
        for wing in wings
        for module, file in modules_of(wing)
        if (above := {name for name in imports_of(module, file) if _floor(name, homes) > _floor(module, homes)})
    }
    assert upward == {}


def _floor(name: str, homes: Mapping[str, int]) -> int:
    """The number of the floor to which a name belongs, -1 if it is on none of them."""
    return homes.get(_home(name, homes), -1)


@pytest.mark.parametrize("floors", [SHARED_FLOORS, CLIENT_FLOORS, SERVER_FLOORS], ids=["shared", "client", "server"])
def test_every_place_on_a_floor_is_there(floors: Floors) -> None:
    modules = {module for wing in WINGS for module, _ in modules_of(wing)}
    assert len(floors) <= MOST_FLOORS
    assert {place for places in floors for place in places} <= modules


def test_a_game_never_imports_another() -> None:
    assert GAMES
    for module, file in modules_of("ziggurat"):
        home = module.split(".")[2] if module.startswith("ziggurat.games.") else ""
        if home in GAMES:
            named = {name.split(".")[2] for name in imports_of(module, file) if name.startswith("ziggurat.games.")}
            assert named & GAMES <= {home}, module


REGISTRIES = {
    "ziggurat.games",
    "ziggurat.bots.evaluators",
    "ziggurat.bots.tastes",
    "ziggurat_laboratory.playing.counters",
    "ziggurat_client.shown",
}
"""The modules that list the games: for the rules, for what bots know of them, what leagues count, and the client."""
STAGED = ("ziggurat_client.staging.", "ziggurat_client.screenshots")
"""States of particular games, put on stage for pictures of the screens."""


def test_no_module_outside_a_games_own_folders_imports_or_names_a_game() -> None:
    trespassers = {
        module: named
        for wing in WINGS
        for module, file in modules_of(wing)
        if module not in REGISTRIES and not module.startswith(STAGED)
        if (named := sorted(games_named(module, file) - set(module.split("."))))
    }
    assert trespassers == {}


def games_named(module: str, file: Path) -> set[str]:
    """The games whose folders a file imports from, or whose ids it writes out."""
    imported = {part for name in imports_of(module, file) if name.startswith("ziggurat") for part in name.split(".")}
    return (imported & GAMES) | outside(module, file).games


@pytest.mark.parametrize("wing", WINGS)
def test_no_circle_of_imports_grows(wing: str) -> None:
    largest = max(circles(import_graph(dict(modules_of(wing)))), key=len, default=frozenset())
    assert len(largest) <= LARGEST_CIRCLES[wing], sorted(largest)


def import_graph(files: Mapping[str, Path]) -> dict[str, set[str]]:
    """By module, which others of `files` it imports, or something out of them."""
    return {
        module: {imported for name in imports_of(module, file) if (imported := _home(name, files)) not in ("", module)}
        for module, file in files.items()
    }


def _home(name: str, modules: Mapping[str, object]) -> str:
    """The module in which a name is defined; empty where it is none of these."""
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return name


def circles(graph: Mapping[str, set[str]]) -> set[frozenset[str]]:
    """The largest sets of modules each of which leads to all others of its set."""
    reached = {module: _reached(module, graph) for module in graph}
    return {frozenset(each for each in reached[m] if m in reached[each]) for m in graph if m in reached[m]}


def _reached(module: str, graph: Mapping[str, set[str]]) -> set[str]:
    """Every module that imports lead to from `module`, itself if they lead back."""
    found: set[str] = set()
    left = [module]
    while left:
        new = graph[left.pop()] - found
        found |= new
        left += new
    return found


def test_a_circle_is_found_also_through_imports_for_types_and_in_functions(tmp_path: Path) -> None:
    written = {
        "house.door": "from house import hall\n",
        "house.hall": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from house.stairs import Step\n",
        "house.stairs": "def climb():\n    from .door import knock\n",
        "house.roof": "from house.stairs import climb\nimport house.door\n",
    }
    files = {module: tmp_path / f"{module.rpartition('.')[2]}.py" for module in written}
    for module, file in files.items():
        file.write_text(written[module])
    assert circles(import_graph(files)) == {frozenset({"house.door", "house.hall", "house.stairs"})}


def test_the_walls_are_found_where_they_stand(tmp_path: Path) -> None:
    # Guards the tests above: imports in functions, relative ones and plain ones are all seen.
    file = tmp_path / "rules.py"
    file.write_text(
        "import time\nfrom .. import match\nfrom .tiles import PAIR\ndef f():\n    from twisted.web import http\n"
    )
    assert imports_of("ziggurat.games.rules", file) == {
        "time",
        "ziggurat.match",
        "ziggurat.games.tiles.PAIR",
        "twisted.web.http",
    }
