"""Trains a policy to play like the recorded search bot: the first step towards an exploiter of it.

python -m training.agent_avenue_teams.imitate --mode simple --seconds 30 --out training/out/teams-search-simple RECORDS...

Records come from games/agent-avenue/bots/training/record-team-decisions.ts, possibly gzipped.
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
from ..common.net import Policy
from ..common.trainer import save_policy
from .game import game_of
from .simulator import MODES, Simulator


def imitate(args: argparse.Namespace) -> Policy:
    simulator = Simulator(args.mode, 1)
    table = read_targets(args.records, simulator.feature_count, simulator.action_count)
    tables = split_held_out([part.to(args.device) for part in table])
    fit = Fit(target_loss, target_agreement, batch=4096, weight_decay=0.02)
    return fit_policy(game_of(args.mode).new_policy(simulator).to(args.device), fit, tables, args.seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", choices=MODES, required=True)
    add_records(parser)
    args = parse_arguments(parser)
    save_policy(imitate(args), args.out.with_suffix(".pt"))
