"""The networks: a policy that sees one seat's view, and a critic that sees everything."""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn

RESIDUAL_LAYERS = 2
ILLEGAL = -1e9
# The kinds of players of a chair (one of the two seats of a match).
LEARNER, RANDOM, GREEDY, VICTIM, ADVERSARY = range(5)
CHAIR_KINDS = 5
# The flag of the legal move that the game's fast policy makes, and how much is added to its logit.
PREFERRED = 2
PREFERENCE = 4.0


class Trunk(nn.Module):
    """One layer to the hidden size, then residual layers: h + relu(W h)."""

    def __init__(self, inputs: int, hidden: int):
        super().__init__()
        self.first = nn.Linear(inputs, hidden)
        self.residual = nn.ModuleList(nn.Linear(hidden, hidden) for _ in range(RESIDUAL_LAYERS))

    def forward(self, x: Tensor) -> Tensor:
        h = torch.relu(self.first(x))
        for layer in self.residual:
            h = h + torch.relu(layer(h))
        return h


class Policy(nn.Module):
    """Masked log probabilities of all actions."""

    def __init__(self, inputs: int, actions: int, hidden: int):
        super().__init__()
        self.trunk = Trunk(inputs, hidden)
        self.out = nn.Linear(hidden, actions)
        self.skip = nn.Linear(inputs, actions, bias=False)
        for layer in (self.out, self.skip):
            nn.init.normal_(layer.weight, std=0.01)

    def logits(self, features: Tensor) -> Tensor:
        x = features.float()
        return self.out(self.trunk(x)) + self.skip(x)

    def begin_with_preference(self) -> None:
        """Makes an untrained policy mostly choose the preferred move, and all others equally often."""
        for part in (self.out.weight, self.out.bias, self.skip.weight):
            nn.init.zeros_(part)

    def forward(self, features: Tensor, legal: Tensor) -> Tensor:
        logits = self.logits(features) + PREFERENCE * (legal == PREFERRED)
        return logits.masked_fill(legal == 0, ILLEGAL).log_softmax(1)


class Critic(nn.Module):
    """The expected result for the seat to act, from -1 to 1."""

    def __init__(self, inputs: int, hidden: int):
        """`inputs`: the number of inputs of the policy plus those that only a critic has."""
        super().__init__()
        self.trunk = Trunk(inputs + CHAIR_KINDS, hidden)
        self.out = nn.Linear(hidden, 1)

    def forward(self, features: Tensor, hidden: Tensor, other_kind: Tensor) -> Tensor:
        kinds = torch.arange(CHAIR_KINDS, device=features.device)
        kind = other_kind.unsqueeze(1) == kinds
        x = torch.cat([features.float(), hidden.float(), kind.float()], 1)
        return torch.tanh(self.out(self.trunk(x)).squeeze(1))


def sample(log_probabilities: Tensor, floor: float = 0.0) -> Tensor:
    """Samples an action. Those with less than `floor` times the probability of the most likely one are never chosen."""
    if floor > 0:
        best = log_probabilities.max(1, keepdim=True).values
        is_rare = log_probabilities < best + math.log(floor)
        log_probabilities = log_probabilities.masked_fill(is_rare, ILLEGAL)
    noise = -torch.log(-torch.log(torch.rand_like(log_probabilities).clamp(1e-10, 1 - 1e-7)))
    return (log_probabilities + noise).argmax(1)
