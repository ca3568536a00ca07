"""Trains the win probability of the analysis on recorded matches between experts.

node scripts/launch.mjs games/spy-connection/bots/training/record-results.ts 4000 fit-4 > training/data/sc-results
python -m training.spy_connection.value training/data/sc-results --out games/spy-connection/bots/forecast-weights.ts

Two seats are compared by a network with one hidden layer, and back: the difference is the logarithm of their odds.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

# As in games/spy-connection/bots/forecast-features.ts.
SEAT_FEATURES, COMMON_FEATURES = 22, 4
HIDDEN = 16
PASSES = 10
RATE = 4e-3
# One match in this many is held out for testing.
HELD_OUT = 8
DIGITS = 4


class Comparison(nn.Module):
    """The inputs are normalised by `mean` and `spread`."""

    def __init__(self, mean: Tensor, spread: Tensor):
        super().__init__()
        self.mean, self.spread = mean, spread
        self.hidden = nn.Linear(len(mean), HIDDEN)
        self.out = nn.Linear(HIDDEN, 1, bias=False)
        self.direct = nn.Linear(SEAT_FEATURES, 1, bias=False)

    def compare(self, own: Tensor, other: Tensor, common: Tensor) -> Tensor:
        inputs = (torch.cat([own, other, common], 1) - self.mean) / self.spread
        return (self.out(torch.relu(self.hidden(inputs))) + self.direct(inputs[:, :SEAT_FEATURES]))[:, 0]

    def forward(self, first: Tensor, second: Tensor, common: Tensor) -> Tensor:
        return self.compare(first, second, common) - self.compare(second, first, common)

    @torch.no_grad()
    def module(self) -> str:
        """As TypeScript, with the normalisation in the weights."""
        weights = self.hidden.weight / self.spread
        biases = self.hidden.bias - weights @ self.mean
        direct = self.direct.weight[0] / self.spread[:SEAT_FEATURES]
        lines = ["/** Printed by training/spy_connection/value.py: by hidden unit, and by feature of a seat. */"]
        lines.append("export const HIDDEN_UNITS = [")
        for row, bias, out in zip(weights, biases, self.out.weight[0]):
            lines.append(f"  {{ outputWeight: {number(out)}, bias: {number(bias)}, weights: {numbers(row)} }},")
        lines += ["] as const;", "", f"export const DIRECT_WEIGHTS: readonly number[] = {numbers(direct)};"]
        return "\n".join(lines) + "\n"


def number(value: Tensor) -> str:
    return f"{value.item():.{DIGITS}f}".rstrip("0").rstrip(".")


def numbers(row: Tensor) -> str:
    return f"[{', '.join(number(value) for value in row)}]"


def read_results(path: Path) -> tuple[Tensor, Tensor, list[Tensor]]:
    """By position: the number of the match, whether seat 0 has won, and the features of both seats and in common."""
    sizes = [1, 1, SEAT_FEATURES, SEAT_FEATURES, COMMON_FEATURES]
    table = torch.from_numpy(np.fromfile(path, np.float32).reshape(-1, sum(sizes)))
    match, won, *features = table.split(sizes, 1)
    return match[:, 0].long(), won[:, 0], features


def train(path: Path) -> Comparison:
    match, won, features = read_results(path)
    first, second, common = features
    seats = torch.cat([first, second])
    both = torch.cat([seats, seats.roll(len(first), 0), common.repeat(2, 1)], 1)
    network = Comparison(both.mean(0), both.std(0) + 1e-6)
    optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, PASSES)
    is_test = match % HELD_OUT == 0
    training = (~is_test).nonzero()[:, 0]
    for number_of_pass in range(1, PASSES + 1):
        for chosen in training[torch.randperm(len(training))].split(1024):
            optimizer.zero_grad()
            logits = network(*(part[chosen] for part in features))
            nn.functional.binary_cross_entropy_with_logits(logits, won[chosen]).backward()
            optimizer.step()
        schedule.step()
        with torch.no_grad():
            error = (network(*features).sigmoid() - won).square()
        errors = f"{error[training].mean():.4f}, on held-out matches {error[is_test].mean():.4f}"
        print(f"pass {number_of_pass}: {len(won)} positions, mean squared error {errors}", flush=True)
    return network


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    args.out.write_text(train(args.results).module())
