"""Trains a policy to play like a recorded bot: the first step towards an exploiter of a bot that is not a net.

python -m training.spy_connection.imitate --seconds 60 --out training/out/sc-master RECORDS...

A level that takes long to record can start from the imitation of a faster one (--start). Records come from
games/spy-connection/bots/training/record-matches.ts, possibly gzipped.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import torch
from torch import Tensor

from ..common.imitation import HELD_OUT, Fit, add_records, fit_policy, move_agreement, move_loss, parse_arguments, read_bytes
from ..common.net import Policy
from ..common.trainer import load_policy, save_policy
from .game import GAME
from .simulator import Simulator


def read_matches(paths: list[Path]) -> list[dict]:
    """The last line may be incomplete if the recorder was stopped."""
    matches = []
    for path in paths:
        lines = read_bytes([path]).split(b"\n")
        matches += [json.loads(line) for line in lines[:-1]]
    return matches


def replay_decisions(matches: list[dict]) -> list[Tensor]:
    """Features, legal moves, and the move chosen."""
    simulator = Simulator(len(matches), scripts=[bytes(match["shuffles"]) for match in matches])
    longest = max(len(match["moves"]) for match in matches)
    pad = lambda field: torch.tensor([match[field] + [0] * (longest - len(match[field])) for match in matches])
    moves, decided = pad("moves").to(torch.int16), pad("decided").bool()
    rows: list[list[Tensor]] = []
    for step in range(longest):
        mine = decided[:, step]
        rows.append([simulator.features[mine], simulator.legal[mine].bool(), moves[mine, step].long()])
        simulator.play(moves[:, step])
    return [torch.cat(parts) for parts in zip(*rows)]


def imitate(args: argparse.Namespace) -> Policy:
    matches = read_matches(args.records)
    # Whole matches are held out, because positions of the same match are similar.
    held_out = matches[::HELD_OUT]
    rest = [match for i, match in enumerate(matches) if i % HELD_OUT > 0]
    tables = tuple([part.to(args.device) for part in replay_decisions(half)] for half in (rest, held_out))
    fit = Fit(move_loss, move_agreement, batch=1024, weight_decay=0.1)
    policy = load_policy(args.start, args.device) if args.start else GAME.new_policy(Simulator(1)).to(args.device)
    return fit_policy(policy, fit, tables, args.seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--start", type=Path, help="the initial policy")
    add_records(parser)
    args = parse_arguments(parser)
    save_policy(imitate(args), args.out.with_suffix(".pt"))
