"""Quantises a policy to integers for games/kompromat/bots/training/net-player.ts.

python -m training.kompromat.quantize training/out/exploiter.pt --out training/out/exploiter.mjs
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from ..common.quantize import QuantizedPolicy, write_module
from ..common.trainer import load_policy

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("policy", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    write_module(args.out, QuantizedPolicy(load_policy(args.policy, torch.device("cpu"))))
