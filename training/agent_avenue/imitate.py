"""Trains a policy to play like a recorded bot: the first step towards an exploiter of a bot that is no net.

python -m training.agent_avenue.imitate --mode simple --seconds 60 --out training/out/search-simple RECORDS...

Records come from games/agent-avenue/bots/training/record-decisions.ts, possibly gzipped.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from ..common.imitation import Fit, fit_policy, read_bytes, split_held_out
from .cards import ACTION_COUNTS
from .features import FEATURE_COUNTS
from .net import Policy, save_policy

def read_records(mode: str, paths: list[Path]) -> tuple[Tensor, Tensor]:
    """Features, and the probability of each action."""
    rows = np.frombuffer(read_bytes(paths), dtype=np.uint8).reshape(-1, FEATURE_COUNTS[mode] + ACTION_COUNTS[mode])
    features = torch.from_numpy(rows[:, : FEATURE_COUNTS[mode]].view(np.int8).copy())
    weights = torch.from_numpy(rows[:, FEATURE_COUNTS[mode] :].astype(np.float32))
    return features, weights / weights.sum(1, keepdim=True)


def loss_of(policy: Policy, features: Tensor, target: Tensor) -> Tensor:
    return -(target * policy.logits(features).log_softmax(1)).sum(1).mean()


@torch.no_grad()
def favourite_agreement(policy: Policy, features: Tensor, target: Tensor) -> float:
    return (policy.logits(features).argmax(1) == target.argmax(1)).float().mean().item()


def imitate(mode: str, paths: list[Path], seconds: float, device: torch.device) -> Policy:
    tables = split_held_out([part.to(device) for part in read_records(mode, paths)])
    fit = Fit(loss_of, batch=4096, weight_decay=0.02)
    best, loss = fit_policy(Policy(mode).to(device), fit, tables, seconds)
    agreement = favourite_agreement(best, *tables[1])
    print(f"{len(tables[0][0])} decisions; held out: loss {loss:.4f}, same favourite {agreement:.1%}", flush=True)
    return best


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mode", choices=["simple", "advanced"], required=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--out", type=Path, required=True, help="path without suffix: .pt is written")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("records", type=Path, nargs="+")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    save_policy(imitate(args.mode, args.records, args.seconds, device), args.out.with_suffix(".pt"))
