"""Replays matches exported from the TypeScript rules and compares every position.

node scripts/launch.mjs games/kompromat/bots/training/export-positions.ts 500 1 > /tmp/positions
python -m training.kompromat.verify /tmp/positions
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import torch

from ..common.compare import compare
from .simulator import Simulator


def verify(path: str) -> int:
    """The number of equal positions; stops at the first difference."""
    first_line, _, data = Path(path).read_bytes().partition(b"\n")
    header = json.loads(first_line)
    features, moves = header["features"], header["moves"]
    rows = torch.from_numpy(np.frombuffer(data, dtype=np.uint8).reshape(-1, features + moves + 3).copy())
    counts = torch.tensor([match["positions"] for match in header["matches"]])
    starts = counts.cumsum(0) - counts
    simulator = Simulator(len(counts), scripts=[bytes(match["shuffles"]) for match in header["matches"]])
    equal = 0
    for step in range(int(counts.max())):
        running = counts > step
        expected = rows[(starts + step).clamp(max=len(rows) - 1)]
        actor, move, winner = expected[:, features + moves :].unbind(1)
        compare("feature", simulator.features, expected[:, :features].view(torch.int8), running, step)
        compare("legal move", simulator.legal, expected[:, features : features + moves], running, step)
        compare("actor", simulator.actor, actor, running, step)
        simulator.play(move.to(torch.int16))
        compare("winner", simulator.winner, winner.view(torch.int8), running, step)
        equal += int(running.sum())
    return equal


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        print(f"{argument}: {verify(argument)} positions are equal")
