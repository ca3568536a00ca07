"""How often a policy wins in the simulator: python -m training.kompromat.evaluate POLICY expert|master|POLICY

Draws count half. `--floor`: the policy never plays moves that are less likely than this times the most likely one.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

import torch

from ..common.net import Policy
from ..common.opponents import NetOpponent
from ..common.rollout import OtherChair, Rollout, win_rate
from ..common.trainer import load_policy
from .game import GAME
from .simulator import Simulator


class Floored(Policy):
    """Never makes moves below the floor; see net.sample."""

    def __init__(self, policy: Policy, floor: float):
        torch.nn.Module.__init__(self)
        self.policy, self.floor = policy, floor

    def forward(self, features: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
        log_probabilities = self.policy(features, legal)
        best = log_probabilities.max(1, keepdim=True).values
        is_rare = log_probabilities < best + math.log(self.floor) if self.floor > 0 else legal == 0
        return log_probabilities.masked_fill(is_rare, -1e9).log_softmax(1)


def evaluate(args: argparse.Namespace, device: torch.device) -> tuple[float, int]:
    simulator = Simulator(args.matches, seed=args.seed)
    bot = GAME.bots.get(args.opponent)
    opponent = bot(simulator) if bot else NetOpponent(load_policy(Path(args.opponent), device))
    policy = GAME.new_policy(simulator).to(device) if args.policy == "new" else load_policy(Path(args.policy), device)
    rollout = Rollout(simulator, Floored(policy, args.floor), [OtherChair(opponent)])
    return win_rate(rollout, args.seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("policy", help="'new': an untrained one, which mostly plays like expert")
    parser.add_argument("opponent")
    parser.add_argument("--floor", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=600, help="maximum duration")
    parser.add_argument("--matches", type=int, default=2048)
    parser.add_argument("--seed", type=int, default=77)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    rate, matches = evaluate(args, torch.device("cuda" if torch.cuda.is_available() else "cpu"))
    error = 1.96 * math.sqrt(max(rate * (1 - rate), 1e-9) / max(1, matches))
    print(f"{args.policy} v {args.opponent}, floor {args.floor}: {rate:.2%} ± {error:.2%} of {matches} matches", flush=True)
