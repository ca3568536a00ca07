"""Trains a policy to play like a recorded bot: the first step towards an exploiter of a bot that is no net.

python -m training.kompromat.imitate --seconds 60 --out training/out/kompromat-master RECORDS...

Records come from games/kompromat/bots/training/record-decisions.ts, possibly gzipped.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from ..common.imitation import Fit, fit_policy, read_bytes, split_held_out
from ..common.net import Policy
from ..common.trainer import save_policy
from .game import GAME
from .simulator import Simulator


def read_records(paths: list[Path], simulator: Simulator) -> list[Tensor]:
    """Features, legal moves, and the move chosen."""
    features = simulator.feature_count
    table = np.frombuffer(read_bytes(paths), dtype=np.uint8).reshape(-1, features + simulator.action_count + 1)
    rows = torch.from_numpy(table.copy())
    return [rows[:, :features].view(torch.int8), rows[:, features:-1].bool(), rows[:, -1].long()]


def loss_of(policy: Policy, features: Tensor, legal: Tensor, move: Tensor) -> Tensor:
    return -policy(features, legal).gather(1, move.unsqueeze(1)).mean()


@torch.no_grad()
def agreement(policy: Policy, features: Tensor, legal: Tensor, move: Tensor) -> float:
    return (policy(features, legal).argmax(1) == move).float().mean().item()


def imitate(paths: list[Path], seconds: float, device: torch.device) -> Policy:
    simulator = Simulator(1)
    tables = split_held_out([part.to(device) for part in read_records(paths, simulator)])
    fit = Fit(loss_of, batch=2048, weight_decay=0.05)
    best, loss = fit_policy(GAME.new_policy(simulator).to(device), fit, tables, seconds)
    same = agreement(best, *tables[1])
    print(f"{len(tables[0][0])} decisions; held out: loss {loss:.4f}, same move {same:.1%}", flush=True)
    return best


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--out", type=Path, required=True, help="path without suffix: .pt is written")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("records", type=Path, nargs="+")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    save_policy(imitate(args.records, args.seconds, device), args.out.with_suffix(".pt"))
