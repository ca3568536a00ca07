"""Matches between the simulator's own players: the levels, and variants of them with other numbers."""

from __future__ import annotations

import ctypes

import numpy as np

from .library import load

# The fields of `Values` in simulator/policy.h, in order, with their shapes.
FIELDS = {
    "win_scale": (6,),
    "tokens": (6, 10),
    "items": (6, 10),
    "sets": (6, 4, 4),
    "stops": (3,),
    "stun": (3,),
    "curvature": (6,),
    "hit_terms": (8,),
    "place_terms": (3,),
    "noise": (1,),
    "overlooks": (3,),
    "search": (3,),
}
SLICES = {}
VALUE_COUNT = 0
for _name, _shape in FIELDS.items():
    SLICES[_name] = slice(VALUE_COUNT, VALUE_COUNT + int(np.prod(_shape)))
    VALUE_COUNT = SLICES[_name].stop
# games/kompromat/bots/levels.ts: the errors, and whether the level overlooks opponent, deck and attacks.
LOWER_LEVELS = {"gentle": (8, 1, 1, 1), "steady": (2.6, 1, 1, 0), "sharp": (1.2, 0, 1, 0)}


class PlayerPointers(ctypes.Structure):
    _fields_ = [("model", ctypes.c_void_p), ("opponent", ctypes.c_void_p)]


def open_library() -> ctypes.CDLL:
    library = load()
    library.new_model.restype = ctypes.c_void_p
    if library.value_count() != VALUE_COUNT:
        raise ValueError("FIELDS does not match policy.h")
    return library


LIBRARY = open_library()
address = lambda numbers: numbers.ctypes.data_as(ctypes.c_void_p)


def field(values: np.ndarray, name: str) -> np.ndarray:
    """A part of the values in its shape; changes to it change the values."""
    return values[SLICES[name]].reshape(FIELDS[name])


def level_values(name: str) -> np.ndarray:
    values = np.zeros(VALUE_COUNT)
    LIBRARY.expert_values(address(values))
    if name != "master":
        field(values, "search")[0] = 0
    if name in LOWER_LEVELS:
        field(values, "noise")[0], *field(values, "overlooks")[:] = LOWER_LEVELS[name]
    return values


class Player:
    """`opponent`: the values of the player that it expects to meet, if it expects another one than itself."""

    def __init__(self, values: np.ndarray, opponent: np.ndarray | None = None):
        self.model = LIBRARY.new_model(address(np.ascontiguousarray(values)))
        self.opponent = self.model if opponent is None else LIBRARY.new_model(address(np.ascontiguousarray(opponent)))

    def __del__(self) -> None:
        for pointer in {self.model, self.opponent}:
            LIBRARY.free_model(ctypes.c_void_p(pointer))

    @property
    def pointers(self) -> PlayerPointers:
        return PlayerPointers(self.model, self.opponent)


def play_deals(first: Player, second: Player, deals: range) -> np.ndarray:
    """By deal: the share of its two matches, one from each seat, that the first player wins. Draws count half."""
    results = np.zeros(2 * len(deals))
    pair = (ctypes.byref(player.pointers) for player in (first, second))
    LIBRARY.play_deals(*pair, ctypes.c_uint64(deals.start), len(deals), address(results))
    return results.reshape(-1, 2).mean(1)
