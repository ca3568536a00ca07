"""Trains a policy to play like a recorded bot: the first step towards an exploiter of a bot that is not a net.

python -m training.agent_avenue.imitate --mode simple --seconds 60 --out training/out/search-simple RECORDS...

Records come from games/agent-avenue/bots/training/record-decisions.ts, possibly gzipped.
"""

from __future__ import annotations

import argparse

from ..common.imitation import (
    Fit,
    add_records,
    fit_policy,
    parse_arguments,
    read_targets,
    split_held_out,
    target_agreement,
    target_loss,
)
from .cards import ACTION_COUNTS
from .features import FEATURE_COUNTS
from .net import Policy, save_policy


def imitate(args: argparse.Namespace) -> Policy:
    table = read_targets(args.records, FEATURE_COUNTS[args.mode], ACTION_COUNTS[args.mode])
    tables = split_held_out([part.to(args.device) for part in table])
    fit = Fit(target_loss, target_agreement, batch=4096, weight_decay=0.02)
    return fit_policy(Policy(args.mode).to(args.device), fit, tables, args.seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", choices=["simple", "advanced"], required=True)
    add_records(parser)
    args = parse_arguments(parser)
    save_policy(imitate(args), args.out.with_suffix(".pt"))
