"""How often a policy wins in the simulator."""

from __future__ import annotations

import argparse
import math
from pathlib import Path

import torch
from torch import Tensor, nn

from .net import ILLEGAL, Policy
from .rollout import OtherChair, Rollout, win_rate
from .trainer import Game, opponent_by_name


class Floored(Policy):
    """Never makes moves below the floor; see net.sample."""

    def __init__(self, policy: Policy, floor: float):
        nn.Module.__init__(self)
        self.policy, self.floor = policy, floor

    def forward(self, features: Tensor, legal: Tensor) -> Tensor:
        log_probabilities = self.policy(features, legal)
        best = log_probabilities.max(1, keepdim=True).values
        is_rare = log_probabilities < best + math.log(self.floor) if self.floor > 0 else legal == 0
        return log_probabilities.masked_fill(is_rare, ILLEGAL).log_softmax(1)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("policy", help="'new': an untrained one")
    parser.add_argument("opponent", help="a policy, 'random', or a bot of the simulator")
    parser.add_argument("--floor", type=float, default=0.0, help="of the policy; see common.net.sample")
    parser.add_argument("--opponent-floor", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=600, help="maximum duration")
    parser.add_argument("--matches", type=int, default=2048)
    parser.add_argument("--seed", type=int, default=77)


def evaluate(game: Game, args: argparse.Namespace) -> None:
    torch.manual_seed(args.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    simulator = game.new_simulator(args.matches, args.seed)
    opponent = opponent_by_name(game, args.opponent, simulator, args.opponent_floor, device)
    is_new = args.policy == "new"
    policy = game.new_policy(simulator).to(device) if is_new else game.load_policy(Path(args.policy), simulator, device)
    rollout = Rollout(simulator, Floored(policy, args.floor), [OtherChair(opponent)])
    rate, matches = win_rate(rollout, args.seconds)
    error = 1.96 * math.sqrt(max(rate * (1 - rate), 1e-9) / max(1, matches))
    print(f"{args.policy} v {args.opponent}, floor {args.floor}: {rate:.2%} ± {error:.2%} of {matches} matches", flush=True)
