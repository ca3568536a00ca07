"""Trains a policy to play like the level `master`. It is faster, so that an exploiter can play more matches against it.

python -m training.kompromat.imitate --record-seconds 60 --seconds 40 --out training/out/kompromat-master

The decisions are recorded in matches against a policy that plays mostly like `expert`.
"""

from __future__ import annotations

import argparse
import time

import torch
from torch import Tensor

from ..common.imitation import Fit, fit_policy, move_agreement, move_loss, parse_arguments, split_held_out
from ..common.net import LEARNER, PREFERRED, Policy
from ..common.rollout import OtherChair, Rollout
from ..common.trainer import save_policy
from .game import GAME
from .master import MasterOpponent
from .simulator import Simulator


def record(policy: Policy, args: argparse.Namespace) -> list[Tensor]:
    """Features, flags of legal moves, and master's moves, for positions with a choice."""
    simulator = Simulator(args.matches, seed=args.seed)
    rollout = Rollout(simulator, policy, [OtherChair(MasterOpponent(simulator))])
    rows: list[list[Tensor]] = []
    started = time.monotonic()
    while time.monotonic() - started < args.record_seconds:
        features, _, legal, action, _, _, kind, *_ = rollout.step()
        is_decision = (kind != LEARNER) & ((legal > 0).sum(1) > 1)
        rows.append([part[is_decision] for part in (features, legal, action)])
    return [torch.cat(parts) for parts in zip(*rows)]


def imitate(args: argparse.Namespace) -> Policy:
    policy = GAME.new_policy(Simulator(1)).to(args.device)
    tables = split_held_out(record(policy, args))
    legal, move = tables[1][1:]
    as_expert = (legal.gather(1, move.unsqueeze(1)) == PREFERRED).float().mean().item()
    print(f"same move as expert: {as_expert:.1%}", flush=True)
    return fit_policy(policy, Fit(move_loss, move_agreement, batch=8192, weight_decay=0.05), tables, args.seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record-seconds", type=float, default=60)
    parser.add_argument("--matches", type=int, default=2048, help="simultaneous matches")
    args = parse_arguments(parser)
    save_policy(imitate(args), args.out.with_suffix(".pt"))
