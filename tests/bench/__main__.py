"""Run every measurement and print the table."""

from __future__ import annotations

from tests.bench import (
    click,
    client_frames,
    compiled,
    first_frame,
    rules,
    server_actions,
    server_start,
    steps,
    thinking,
    view_json,
    watchers,
)

MODULES = (
    rules,
    steps,
    view_json,
    thinking,
    compiled,
    first_frame,
    client_frames,
    click,
    server_start,
    server_actions,
    watchers,
)


def main() -> None:
    """Print a line for each measure: ours, the reference, the unit and the ratio."""
    print(f"{'measure (reference)':<50} {'ours':>12} {'reference':>12} {'unit':<11}   ratio")
    for module in (*RULES, *PROGRAMS):
        for row in module.rows():
            print(row, flush=True)


if __name__ == "__main__":
    main()
