"""Quantises a policy to integers for games/spy-connection/bots/training/play-net.ts.

python -m training.spy_connection.quantize training/out/sc-exploiter.pt --out training/out/sc-exploiter.mjs
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
