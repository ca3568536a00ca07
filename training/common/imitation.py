"""Fits a policy to the recorded decisions of a bot, and parses the arguments of the programs that do so."""

from __future__ import annotations

import argparse
import copy
import gzip
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from .net import Policy

HELD_OUT = 20  # one in this many decisions, or matches
LEARNING_RATES = (2e-3, 5e-5)


@dataclass
class Fit:
    """`loss` and `agreement` are called with the policy and the columns of a table of decisions."""

    loss: Callable[..., Tensor]
    # How often the most likely action of the policy is the recorded one.
    agreement: Callable[..., Tensor]
    batch: int
    weight_decay: float


def add_records(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("records", type=Path, nargs="+")


def parse_arguments(parser: argparse.ArgumentParser) -> argparse.Namespace:
    """Adds the arguments that all games share to those of one game, sets the seed and creates the output folder."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--out", type=Path, required=True, help="path without suffix: .pt is written")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    return args


def move_loss(policy: Policy, features: Tensor, legal: Tensor, move: Tensor) -> Tensor:
    return -policy(features, legal).gather(1, move.unsqueeze(1)).mean()


def move_agreement(policy: Policy, features: Tensor, legal: Tensor, move: Tensor) -> Tensor:
    return (policy(features, legal).argmax(1) == move).float().mean()


def target_loss(policy: Policy, features: Tensor, target: Tensor) -> Tensor:
    """`target`: the probability of each action."""
    return -(target * policy.logits(features).log_softmax(1)).sum(1).mean()


def target_agreement(policy: Policy, features: Tensor, target: Tensor) -> Tensor:
    return (policy.logits(features).argmax(1) == target.argmax(1)).float().mean()


def read_targets(paths: list[Path], feature_count: int, action_count: int) -> tuple[Tensor, Tensor]:
    """Features, and the probability of each action, from rows of bytes."""
    rows = np.frombuffer(read_bytes(paths), dtype=np.uint8).reshape(-1, feature_count + action_count)
    features = torch.from_numpy(rows[:, :feature_count].view(np.int8).copy())
    weights = torch.from_numpy(rows[:, feature_count:].astype(np.float32))
    return features, weights / weights.sum(1, keepdim=True)


def read_bytes(paths: list[Path]) -> bytes:
    """The concatenated files, which may be gzipped."""
    read = lambda path: (gzip.open(path) if path.suffix == ".gz" else path.open("rb")).read()
    return b"".join(read(path) for path in paths)


def split_held_out(table: list[Tensor]) -> tuple[list[Tensor], list[Tensor]]:
    """The training decisions, and the held-out ones."""
    is_held_out = torch.arange(len(table[0]), device=table[0].device) % HELD_OUT == 0
    return [part[~is_held_out] for part in table], [part[is_held_out] for part in table]


def fit_policy(policy: Policy, fit: Fit, tables: tuple[list[Tensor], list[Tensor]], seconds: float) -> Policy:
    """Returns the policy with the lowest loss on the held-out decisions."""
    table, test = tables
    optimizer = torch.optim.AdamW(policy.parameters(), lr=LEARNING_RATES[0], weight_decay=fit.weight_decay)
    best, best_loss = policy, float("inf")
    started = time.monotonic()
    while (progress := (time.monotonic() - started) / seconds) < 1:
        first, last = LEARNING_RATES
        for group in optimizer.param_groups:
            group["lr"] = first * (last / first) ** progress
        for rows in torch.randperm(len(table[0]), device=table[0].device).split(fit.batch):
            loss = fit.loss(policy, *(part[rows] for part in table))
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            test_loss = fit.loss(policy, *test).item()
        if test_loss < best_loss:
            best, best_loss = copy.deepcopy(policy), test_loss
    with torch.no_grad():
        same = fit.agreement(best, *test).item()
    print(f"{len(table[0])} decisions; held out: loss {best_loss:.4f}, same move {same:.1%}", flush=True)
    return best
