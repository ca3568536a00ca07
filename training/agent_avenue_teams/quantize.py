"""Quantises a policy to integers for games/agent-avenue/bots/net.

python -m training.agent_avenue_teams.quantize training/out/teams-simple.pt \
  --out games/agent-avenue/bots/net/weights-team-simple.ts
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch

from ..common.quantize import QuantizedPolicy, quantize_with_positions, write_module
from ..common.trainer import load_policy
from ..common.verify import read_export

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("policy", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--positions", help="positions of export-team-positions.ts, to round with less error and to compare the most likely actions")
    parser.add_argument("--examples", type=Path, help="write the logits of some of these positions")
    args = parser.parse_args()
    policy = load_policy(args.policy, torch.device("cpu"))
    if args.positions:
        header, rows = read_export(args.positions)
        end = header["features"] + header["moves"]
        features, legal = rows[:, : header["features"]].view(np.int8), rows[:, header["features"] : end] > 0
        quantized = quantize_with_positions(policy, features, legal, args.examples)
    else:
        quantized = QuantizedPolicy(policy)
    write_module(args.out, quantized)
