"""Trains a policy to play like a recorded bot: the first step towards an exploiter of a bot that is not a net.

python -m training.agent_avenue.imitate --mode simple --seconds 60 --out training/out/search-simple RECORDS...

Records come from games/agent-avenue/bots/training/record-decisions.ts, possibly gzipped.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from ..common.imitation import Fit, add_records, fit_policy, parse_arguments, read_bytes, split_held_out
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


def favourite_agreement(policy: Policy, features: Tensor, target: Tensor) -> Tensor:
    return (policy.logits(features).argmax(1) == target.argmax(1)).float().mean()


def imitate(args: argparse.Namespace) -> Policy:
    tables = split_held_out([part.to(args.device) for part in read_records(args.mode, args.records)])
    fit = Fit(loss_of, favourite_agreement, batch=4096, weight_decay=0.02)
    return fit_policy(Policy(args.mode).to(args.device), fit, tables, args.seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", choices=["simple", "advanced"], required=True)
    add_records(parser)
    args = parse_arguments(parser)
    save_policy(imitate(args), args.out.with_suffix(".pt"))
