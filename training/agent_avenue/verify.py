"""Replays matches exported from the TypeScript rules and compares every position.

node scripts/launch.mjs games/agent-avenue/bots/training/export-positions.ts simple 5000 1 > /tmp/positions
python -m training.agent_avenue.verify /tmp/positions
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import torch

from ..common.compare import compare
from .features import Features
from .players import GreedyPlayer
from .rules import Rules


def read_export(path: str) -> tuple[dict, np.ndarray]:
    first_line, _, rows = Path(path).read_bytes().partition(b"\n")
    header = json.loads(first_line)
    return header, np.frombuffer(rows, dtype=np.int8).reshape(-1, header["features"] + header["actions"] + 4)


def verify(path: str) -> int:
    """Returns the number of equal positions; exits at the first difference."""
    header, rows = read_export(path)
    matches = header["matches"]
    rules = Rules(header["mode"], version=header["version"])
    compute, greedy = Features(rules).compute, GreedyPlayer(rules)
    counts = torch.tensor([match["positions"] for match in matches])
    starts = counts.cumsum(0) - counts
    market = [match["marketDeck"] or list(range(15)) for match in matches]
    state = rules.setup(torch.tensor([match["deck"] for match in matches]), torch.tensor(market))
    table = torch.from_numpy(rows.copy())
    features_end = header["features"]
    legal_end = features_end + header["actions"]
    equal = 0
    for step in range(int(counts.max())):
        running = counts > step
        expected = table[(starts + step).clamp(max=len(table) - 1)]
        actor, action, greedy_action, winner = expected[:, legal_end:].long().unbind(1)
        legal = rules.legal(state)
        compare("features", compute(state), expected[:, :features_end], running, step)
        compare("legal actions", legal.to(torch.int8), expected[:, features_end:legal_end], running, step)
        compare("actor", rules.actor(state), actor, running, step)
        compare("greedy", greedy.actions(state, legal), greedy_action, running, step)
        after, new_winner = rules.step(state, action)
        compare("winner", new_winner, winner, running, step)
        goes_on = counts > step + 1
        state = state.replaced_where(goes_on, after)
        equal += int(running.sum())
    return equal


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        print(f"{argument}: {verify(argument)} positions are equal")
