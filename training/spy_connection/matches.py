"""Matches between the simulator's own players: the levels, and variants of them with other numbers."""

from __future__ import annotations

import ctypes
from functools import cache

import numpy as np

from .library import load

# The fields of `Values` in simulator/bots.h, in order, with the values that they have unless a level differs
# (games/spy-connection/bots).
DEFAULTS = {
    "uncertainty": 0.8,
    "uncertainty_per_turn": 0.15,
    "points_per_turn": 1.4,
    "recall_cost": 0.06,
    "shortage_cost": 0.9,
    "turns_per_mission": 2.6,
    "new_mission_delay": 1.5,
    "demand_weight": 0.45,
    "agent_weight": 0.04,
    "recalled_agent": 0.01,
    "lead_scale": 1.5,
    "tempo": 0,
    "open_mission_turns": 6,
    "plans_per_node": 7,
    "turns": 2,
    "width": 2,
    "patience": 0,
    "noise": 0,
    "late_tempo": 0,
    "mission_held": 0,
    "agent_in_supply": 0,
    "agent_on_board": 0,
    "opponent_growth": 0,
    "open_mission_risk": 0,
    "denial": 0,
    "blocking": 0,
    "replied_turns": 0,
    "replies": 0,
    "reply_worlds": 0,
    "reply_margin": 0,
}
# Until 19 November 2026.
MASTER_BEFORE = {"turns": 7, "width": 8, "tempo": 0.6}
# games/spy-connection/bots/levels.ts
LEVELS = {
    "gentle": {"patience": 4, "noise": 0.3},
    "steady": {"patience": 1},
    "sharp": {"turns": 1, "width": 1},
    "expert": {"tempo": 0.6},
    "master": MASTER_BEFORE | {"denial": 0.5, "mission_held": -0.2, "agent_on_board": 0.05},
    "master-before": MASTER_BEFORE,
}
LIMITS = ("turns", "width", "plans_per_node")
address = lambda numbers: numbers.ctypes.data_as(ctypes.c_void_p)


def level_values(name: str) -> dict[str, float]:
    return DEFAULTS | LEVELS[name]


def with_limits(values: dict[str, float], level: str) -> dict[str, float]:
    """With the search of another level."""
    limits = level_values(level)
    return values | {name: limits[name] for name in LIMITS}


@cache
def library_for(players: int) -> ctypes.CDLL:
    library = load(players)
    library.new_model.restype = ctypes.c_void_p
    if library.value_count() != len(DEFAULTS):
        raise ValueError("DEFAULTS does not match bots.h")
    return library


class PlayerPointers(ctypes.Structure):
    _fields_ = [("model", ctypes.c_void_p), ("expected", ctypes.c_void_p)]


class Player:
    """`expected`: the values with which it expects everybody to play, if it simulates that."""

    def __init__(self, players: int, values: dict[str, float], expected: dict[str, float] | None = None):
        self.players, self.library = players, library_for(players)
        self.model = self.new_model(values)
        self.pointers = PlayerPointers(self.model, self.new_model(expected) if expected else None)

    def new_model(self, values: dict[str, float]) -> int:
        numbers = np.array([values[name] for name in DEFAULTS], dtype=np.float64)
        return self.library.new_model(address(numbers))

    def __del__(self) -> None:
        for pointer in (self.pointers.model, self.pointers.expected):
            self.library.free_model(ctypes.c_void_p(pointer))


def play_deals(first: Player, second: Player, deals: range) -> np.ndarray:
    """By deal: the share of its matches, one from each seat, that the first player wins; the second has all other seats."""
    results = np.zeros(first.players * len(deals))
    pair = (ctypes.byref(player.pointers) for player in (first, second))
    first.library.play_deals(*pair, ctypes.c_uint64(deals.start), len(deals), address(results))
    return results.reshape(-1, first.players).mean(1)
