"""Evolves the numbers of a search to win more against a level (an exploiter).

python -m training.spy_connection.evolve --players 2 --victim expert --generations 24 --out training/out/sc-evolved-2

The candidates search as far as the level `--start`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from ..common.evolve import add_arguments, evolve, fresh_deals, print_estimate
from .matches import Player, level_values, play_deals, with_limits

# Numbers that are multiplied change by this exponent for one unit of evolution.
UNIT = 0.3
MULTIPLIED = [
    "uncertainty",
    "uncertainty_per_turn",
    "points_per_turn",
    "recall_cost",
    "shortage_cost",
    "turns_per_mission",
    "new_mission_delay",
    "demand_weight",
    "agent_weight",
    "lead_scale",
    "open_mission_turns",
]
# What is added for one unit.
ADDED = {
    "tempo": 0.3,
    "late_tempo": 0.3,
    "mission_held": 0.3,
    "agent_in_supply": 0.05,
    "agent_on_board": 0.05,
    "opponent_growth": 0.2,
    "open_mission_risk": 0.2,
    "denial": 0.4,
    "blocking": 0.3,
}
SIZE = len(MULTIPLIED) + len(ADDED)


def changed_values(base: dict[str, float], change: np.ndarray) -> dict[str, float]:
    """The numbers of a level after a change; no change for zeros."""
    factors, terms = np.split(change, [len(MULTIPLIED)])
    multiplied = {name: base[name] * float(np.exp(UNIT * row)) for name, row in zip(MULTIPLIED, factors)}
    added = {name: base[name] + unit * float(row) for (name, unit), row in zip(ADDED.items(), terms)}
    return base | multiplied | added


def write_values(path: Path, values: dict[str, float]) -> None:
    path.write_text(json.dumps({name: round(value, 4) for name, value in values.items()}, indent=2) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    add_arguments(parser)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--victim", required=True, help="a level")
    parser.add_argument("--start", default="expert", help="the level that changes")
    parser.add_argument("--limits", default="expert", help="the level as far as which both search")
    parser.add_argument("--fresh-deals", type=int, default=1000, help="against each level")
    args = parser.parse_args()
    base = with_limits(level_values(args.start), args.limits)
    victim = Player(args.players, with_limits(level_values(args.victim), args.limits))
    new_player = lambda row: Player(args.players, changed_values(base, row))
    play = lambda row, deals: play_deals(new_player(row), victim, deals)
    save = lambda row: write_values(args.out.with_suffix(".json"), changed_values(base, row))
    change = evolve(SIZE, play, save, args)
    print_estimate(args.victim, play(change, fresh_deals(args.seed, args.fresh_deals)), args.players)
