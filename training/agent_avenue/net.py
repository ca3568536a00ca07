"""The networks of Agent Avenue, by mode."""

from __future__ import annotations

from pathlib import Path

import torch

from ..common import net
from ..common.quantize import module_bytes, module_size, read_module
from .cards import ACTION_COUNTS
from .features import CRITIC_EXTRA_COUNT, FEATURE_COUNTS

HIDDEN = {"simple": 256, "advanced": 224}


class Policy(net.Policy):
    def __init__(self, mode: str):
        super().__init__(FEATURE_COUNTS[mode], ACTION_COUNTS[mode], HIDDEN[mode])
        self.mode = mode


def new_critic(mode: str) -> net.Critic:
    return net.Critic(FEATURE_COUNTS[mode] + CRITIC_EXTRA_COUNT, HIDDEN[mode])


def save_policy(policy: Policy, path: Path) -> None:
    torch.save({"mode": policy.mode, "weights": policy.state_dict()}, path)


def load_policy(path: Path, device: torch.device | str = "cpu") -> Policy:
    """From a checkpoint, or from weights in use (a TypeScript module of quantize.py)."""
    if path.suffix == ".ts":
        return load_module(path).to(device)
    saved = torch.load(path, map_location=device)
    policy = Policy(saved["mode"]).to(device)
    policy.load_state_dict(saved["weights"])
    return policy


def load_module(path: Path) -> Policy:
    [policy] = [policy for policy in map(Policy, HIDDEN) if module_size(policy) == len(module_bytes(path))]
    read_module(path, policy)
    return policy
