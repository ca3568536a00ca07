"""Compares the moves of the levels in the simulator with those in TypeScript.

node scripts/launch.mjs games/spy-connection/bots/training/export-choices.ts 2 50 1 > /tmp/choices
python -m training.spy_connection.verify_choices /tmp/choices
"""

from __future__ import annotations

import ctypes
import json
import sys
from collections import Counter
from pathlib import Path

import numpy as np

from .matches import Player, address, level_values

NOT_ASKED = -1


def choose_again(player: Player, match: dict, expected: np.ndarray) -> np.ndarray:
    """The choices of the simulator in a match of TypeScript."""
    moves, shuffles = np.array(match["moves"], dtype=np.int16), bytes(match["shuffles"])
    seeds = np.where(expected == NOT_ASKED, 0, np.arange(1, len(moves) + 1)).astype(np.uint32)
    choices = np.full(len(moves), NOT_ASKED, dtype=np.int16)
    player.library.replay_choices(
        ctypes.c_void_p(player.model), ctypes.c_char_p(shuffles), address(moves), address(seeds), len(moves), address(choices)
    )
    return choices


def verify(path: str) -> None:
    matches = [json.loads(line) for line in Path(path).read_text().splitlines()]
    asked, equal = Counter(), Counter()
    for name in matches[0]["choices"]:
        player = Player(matches[0]["players"], level_values(name))
        for number, match in enumerate(matches):
            expected = np.array(match["choices"][name], dtype=np.int16)
            choices = choose_again(player, match, expected)
            asked[name] += int((expected != NOT_ASKED).sum())
            equal[name] += int(((expected != NOT_ASKED) & (choices == expected)).sum())
            for step in np.nonzero(choices != expected)[0]:
                print(f"{name}, match {number}, step {step}: {choices[step]}, in TypeScript {expected[step]}")
    for name, count in asked.items():
        print(f"{path}, {name}: {equal[name]} of {count} moves are equal")


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        verify(argument)
