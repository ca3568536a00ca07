"""The networks of Kompromat, kept in files with their sizes."""

from __future__ import annotations

from pathlib import Path

import torch

from ..common.net import Critic, Policy
from .simulator import Simulator

# As large as the weights may be in a browser.
POLICY_HIDDEN = 176
CRITIC_HIDDEN = 256


def new_policy(simulator: Simulator) -> Policy:
    return Policy(simulator.feature_count, simulator.action_count, POLICY_HIDDEN)


def new_critic(simulator: Simulator) -> Critic:
    return Critic(simulator.feature_count + simulator.hidden_count, CRITIC_HIDDEN)


def save_policy(policy: Policy, path: Path) -> None:
    torch.save(policy.state_dict(), path)


def load_policy(path: Path, device: torch.device) -> Policy:
    weights = torch.load(path, map_location=device)
    hidden, inputs = weights["trunk.first.weight"].shape
    policy = Policy(inputs, len(weights["out.bias"]), hidden).to(device)
    policy.load_state_dict(weights)
    return policy
