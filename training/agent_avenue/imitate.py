"""Trains a policy to play like a recorded bot: the first step towards an exploiter of a bot that is no net.

python -m training.agent_avenue.imitate --mode simple --seconds 60 --out training/out/search-simple RECORDS...

Records come from games/agent-avenue/bots/training/record-decisions.ts, possibly gzipped.
"""

from __future__ import annotations

import argparse
import copy
import gzip
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from .cards import ACTION_COUNTS
from .features import FEATURE_COUNTS
from .net import Policy, save_policy

HELD_OUT = 20  # one in so many decisions
BATCH = 4096
LEARNING_RATES = (2e-3, 5e-5)
WEIGHT_DECAY = 0.02


def read_records(mode: str, paths: list[Path]) -> tuple[Tensor, Tensor]:
    """Features, and the probability of each action."""
    read = lambda path: (gzip.open(path) if path.suffix == ".gz" else path.open("rb")).read()
    data = b"".join(read(path) for path in paths)
    rows = np.frombuffer(data, dtype=np.uint8).reshape(-1, FEATURE_COUNTS[mode] + ACTION_COUNTS[mode])
    features = torch.from_numpy(rows[:, : FEATURE_COUNTS[mode]].view(np.int8).copy())
    weights = torch.from_numpy(rows[:, FEATURE_COUNTS[mode] :].astype(np.float32))
    return features, weights / weights.sum(1, keepdim=True)


def loss_of(policy: Policy, features: Tensor, target: Tensor) -> Tensor:
    return -(target * policy.logits(features).log_softmax(1)).sum(1).mean()


@torch.no_grad()
def favourite_agreement(policy: Policy, features: Tensor, target: Tensor) -> float:
    return (policy.logits(features).argmax(1) == target.argmax(1)).float().mean().item()


def imitate(mode: str, paths: list[Path], seconds: float, device: torch.device) -> Policy:
    """The policy with the lowest loss on decisions that were held out."""
    features, target = (part.to(device) for part in read_records(mode, paths))
    is_held_out = torch.arange(len(features), device=device) % HELD_OUT == 0
    test = features[is_held_out], target[is_held_out]
    features, target = features[~is_held_out], target[~is_held_out]
    policy = Policy(mode).to(device)
    optimizer = torch.optim.AdamW(policy.parameters(), lr=LEARNING_RATES[0], weight_decay=WEIGHT_DECAY)
    best, best_loss = policy, float("inf")
    started = time.monotonic()
    while (progress := (time.monotonic() - started) / seconds) < 1:
        first, last = LEARNING_RATES
        for group in optimizer.param_groups:
            group["lr"] = first * (last / first) ** progress
        for rows in torch.randperm(len(features), device=device).split(BATCH):
            loss = loss_of(policy, features[rows], target[rows])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            test_loss = loss_of(policy, *test).item()
        if test_loss < best_loss:
            best, best_loss = copy.deepcopy(policy), test_loss
    agreement = favourite_agreement(best, *test)
    print(f"{len(features)} decisions; held out: loss {best_loss:.4f}, same favourite {agreement:.1%}", flush=True)
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
