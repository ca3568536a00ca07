"""Matches between the simulator's own players: the levels, and variants of them with other numbers."""

from __future__ import annotations

import ctypes
from functools import cache

import numpy as np

from .library import load

# The fields of `Values` in simulator/bots.h, in order, with their values in expert (games/spy-connection/bots).
EXPERT = {
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
}
# games/spy-connection/bots/levels.ts
LEVELS = {
    "gentle": {"patience": 4, "noise": 0.3},
    "steady": {"patience": 1},
    "sharp": {"turns": 1, "width": 1},
    "expert": {},
    "master": {"turns": 7, "width": 8, "tempo": 0.6},
}
address = lambda numbers: numbers.ctypes.data_as(ctypes.c_void_p)


def level_values(name: str) -> dict[str, float]:
    return EXPERT | LEVELS[name]


@cache
def library_for(players: int) -> ctypes.CDLL:
    library = load(players)
    library.new_model.restype = ctypes.c_void_p
    if library.value_count() != len(EXPERT):
        raise ValueError("EXPERT does not match bots.h")
    return library


class Player:
    """With some other values than a level."""

    def __init__(self, players: int, values: dict[str, float]):
        self.players, self.library = players, library_for(players)
        numbers = np.array([values[name] for name in EXPERT], dtype=np.float64)
        self.model = ctypes.c_void_p(self.library.new_model(address(numbers)))

    def __del__(self) -> None:
        self.library.free_model(self.model)


def play_deals(first: Player, second: Player, deals: range) -> np.ndarray:
    """By deal: the share of its matches, one from each seat, that the first player wins; the second has all other seats."""
    results = np.zeros(first.players * len(deals))
    first.library.play_deals(first.model, second.model, ctypes.c_uint64(deals.start), len(deals), address(results))
    return results.reshape(-1, first.players).mean(1)
