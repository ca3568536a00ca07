"""Trains the win probability of the analysis, which sees both hands and the closed card, but not the deck.

python -m training.agent_avenue.value training/data/results.bin --out games/agent-avenue/bots/net/value-simple.ts

Simple mode, two players. The net plays against itself, with some random moves, and a small network learns from the
results, and then from recorded matches between experts, which are fewer but more like the analysed ones.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from ..common.net import Policy, sample
from ..common.quantize import QuantizedPolicy, read_module, write_examples, write_module
from . import net
from .features import CRITIC_EXTRA_COUNT, CRITIC_NEXT_CARDS, FEATURE_COUNTS, Features
from .players import random_actions
from .rules import Rules, State

HIDDEN = 48
MATCHES = 2048
# The same as for the bot; see net.sample.
NET_FLOOR = 1 / 16
CARELESS_SHARE = 0.05
# One match in this many is held out for testing.
HELD_OUT = 20
# The input of the critic that a value network does not have: the next cards of the deck.
DECK_FEATURES = 8 * CRITIC_NEXT_CARDS
MODE = "simple"
INPUTS = FEATURE_COUNTS[MODE] + CRITIC_EXTRA_COUNT - DECK_FEATURES


def value_features(compute: Features, state: State) -> Tensor:
    """What the seat to act sees, without the history, then the other hand and the closed card."""
    no_history = torch.zeros(len(state.phase), dtype=torch.bool)
    return torch.cat([compute.compute(state, no_history), compute.hidden(state)[:, :-DECK_FEATURES]], 1)


@torch.no_grad()
def collect(policy: Policy, steps: int) -> tuple[Tensor, Tensor, Tensor]:
    """Positions of finished matches, whether the seat to act has won, and the number of the match."""
    rules = Rules(MODE)
    features = Features(rules)
    state = rules.setup(*rules.shuffled_decks(MATCHES))
    match = torch.arange(MATCHES)
    rows, actors, matches = [], [], []
    winners = torch.full((MATCHES * (steps + 1),), -1)
    for _ in range(steps):
        legal, actor = rules.legal(state), rules.actor(state)
        has_choice = legal.sum(1) > 1
        rows.append(value_features(features, state)[has_choice])
        actors.append(actor[has_choice])
        matches.append(match[has_choice])
        is_careless = torch.rand(MATCHES) < CARELESS_SHARE
        by_net = sample(policy(features.compute(state), legal), NET_FLOOR)
        state, winner = rules.step(state, torch.where(is_careless, random_actions(legal), by_net))
        is_over = winner >= 0
        winners[match[is_over]] = winner[is_over]
        state = state.replaced_where(is_over, rules.setup(*rules.shuffled_decks(MATCHES)))
        match = torch.where(is_over, match + MATCHES, match)
    all_matches = torch.cat(matches)
    winner = winners[all_matches]
    is_known = winner >= 0
    return torch.cat(rows)[is_known], (winner == torch.cat(actors))[is_known], all_matches[is_known]


def read_results(path: Path) -> tuple[Tensor, Tensor, Tensor]:
    """Reads the output of record-results.ts, in the order of `collect`."""
    table = torch.from_numpy(np.fromfile(path, np.int8).reshape(-1, INPUTS + 2).copy())
    return table[:, :INPUTS], table[:, INPUTS] > 0, table[:, INPUTS + 1].long()


def fit(network: Policy, positions: tuple[Tensor, Tensor, Tensor], passes: int, rate: float) -> None:
    rows, won, matches = positions
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, passes)
    is_test = matches % HELD_OUT == 0
    training, test = (~is_test).nonzero()[:, 0], is_test.nonzero()[:, 0]
    target = won.float()
    for number in range(passes):
        for chosen in training[torch.randperm(len(training))].split(512):
            optimizer.zero_grad(set_to_none=True)
            logits = network.logits(rows[chosen])[:, 0]
            nn.functional.binary_cross_entropy_with_logits(logits, target[chosen]).backward()
            optimizer.step()
        schedule.step()
        with torch.no_grad():
            error = (network.logits(rows[test])[:, 0].sigmoid() - target[test]).square().mean().item()
        print(f"pass {number + 1}: {len(rows)} positions, mean squared error on held-out matches {error:.4f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=250)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    policy = net.Policy(MODE)
    read_module(args.out.with_name(f"weights-{MODE}.ts"), policy)
    network = Policy(INPUTS, 1, HIDDEN)
    fit(network, collect(policy, args.steps), passes=4, rate=2e-3)
    expert = read_results(args.results)
    fit(network, expert, passes=3, rate=3e-4)
    quantized = QuantizedPolicy(network)
    write_module(args.out, quantized)
    rows = expert[0]
    write_examples(args.out.with_name("value-examples.json"), quantized, rows[:: len(rows) // 8].numpy())
