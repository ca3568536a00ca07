"""Replays matches exported from the TypeScript rules in a batch simulator, and compares every position."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch

from .compare import compare
from .simulator import BatchSimulator

# Creates a simulator from the header of an export and the shuffles of its matches.
NewSimulator = Callable[[dict, list[bytes]], BatchSimulator]
# Compares additional columns of a game's rows before the moves of a step. Gets the columns, and which matches run.
CheckMore = Callable[[BatchSimulator, torch.Tensor, torch.Tensor, int], None]


def read_export(path: str) -> tuple[dict, np.ndarray]:
    """The header, and a row of bytes for each position."""
    first_line, _, data = Path(path).read_bytes().partition(b"\n")
    header = json.loads(first_line)
    width = header.get("width", header["features"] + header["moves"] + 3)
    return header, np.frombuffer(data, dtype=np.uint8).reshape(-1, width)


def verify(path: str, new_simulator: NewSimulator, check_more: CheckMore | None = None) -> int:
    """Returns the number of equal positions; exits at the first difference."""
    header, data = read_export(path)
    features, moves = header["features"], header["moves"]
    rows = torch.from_numpy(data.copy())
    counts = torch.tensor([match["positions"] for match in header["matches"]])
    starts = counts.cumsum(0) - counts
    simulator = new_simulator(header, [bytes(match["shuffles"]) for match in header["matches"]])
    equal = 0
    for step in range(int(counts.max())):
        running = counts > step
        expected = rows[(starts + step).clamp(max=len(rows) - 1)]
        actor, move, winner = expected[:, features + moves : features + moves + 3].unbind(1)
        compare("feature", simulator.features, expected[:, :features].view(torch.int8), running, step)
        compare("legal move", simulator.legal, expected[:, features : features + moves], running, step)
        compare("actor", simulator.actor, actor, running, step)
        if check_more:
            check_more(simulator, expected[:, features + moves + 3 :], running, step)
        simulator.play(move.to(torch.int16))
        compare("winner", simulator.winner, winner.view(torch.int8), running, step)
        equal += int(running.sum())
    return equal


def verify_arguments(new_simulator: NewSimulator, check_more: CheckMore | None = None) -> None:
    for argument in sys.argv[1:]:
        print(f"{argument}: {verify(argument, new_simulator, check_more)} positions are equal")
