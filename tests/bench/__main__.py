"""Run every measurement and print the table."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from tests.bench import (
    browsers,
    civilization,
    civilization_market,
    civilization_screen,
    civilization_server,
    click,
    client_frames,
    compiled,
    first_frame,
    kept_tables,
    load,
    pages,
    rules,
    server_actions,
    server_start,
    shared_servers,
    steps,
    thinking,
    tigris_screen,
    view_json,
    watchers,
)

RULES: Final = (rules, steps, view_json, civilization, thinking, compiled)
PROGRAMS: Final = (
    first_frame,
    client_frames,
    tigris_screen,
    civilization_screen,
    click,
    server_start,
    kept_tables,
    shared_servers,
    server_actions,
    load,
    watchers,
    browsers,
    pages,
    civilization_server,
    civilization_market,
)
MODULES: Final[tuple[ModuleType, ...]] = (*RULES, *PROGRAMS)


def main() -> None:
    """Print a line for each measure: ours, the reference, the unit and the ratio."""
    print(f"{'measure (reference)':<50} {'ours':>12} {'reference':>12} {'unit':<11}   ratio")
    for module in MODULES:
        for row in module.rows():
            print(row, flush=True)


if __name__ == "__main__":
    main()
