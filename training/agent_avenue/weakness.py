"""Trains the log likelihoods that a visible move was made by the net, by a random player or by the greedy bot.

python -m training.agent_avenue.weakness training/out/simple.pt --out games/agent-avenue/bots/net/weakness-simple.ts

In every position of matches between the net and itself, a random player or the greedy bot, all three choose a move
with the same hand. A small network learns to distinguish their moves by public information. Its outputs, summed
over the moves of a match, give the likelihood that a player is each of them.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, nn

from ..common.net import Policy, sample
from ..common.quantize import QuantizedPolicy, write_examples, write_module
from .features import Features
from .net import load_policy
from .players import GreedyPlayer, random_actions
from .rules import PLAY, RECRUIT, RECRUIT_UP, SWAP, Rules, State, of_seat

HIDDEN = 32
KINDS = 3
HELD_OUT = 20
# The same as for the bot; see net.sample.
NET_FLOOR = 1 / 16
MAX_LEAD = 6
MATCHES = 512


def public_features(rules: Rules, state: State) -> Tensor:
    """Public features for the seat to act: both tableaus, the lead, swaps left."""
    me = rules.actor(state)
    thresholds = torch.arange(1, 4, device=rules.device)
    tableau = lambda seat: (of_seat(state.in_play, seat).unsqueeze(2) >= thresholds).flatten(1)
    lead = (of_seat(state.steps, me) - of_seat(state.steps, 1 - me)).clamp(-MAX_LEAD, MAX_LEAD)
    leads = torch.arange(-MAX_LEAD, MAX_LEAD + 1, device=rules.device)
    swaps = of_seat(state.swaps_left, me).unsqueeze(1) >= torch.arange(1, 5, device=rules.device)
    parts = [tableau(me), tableau(1 - me), lead.unsqueeze(1) == leads, swaps]
    return torch.cat([part.to(torch.int8) for part in parts], 1)


def move_features(rules: Rules, state: State, action: Tensor) -> Tensor:
    """The public part of a move after the turn: a swap, both cards of an offer, or which card was taken."""
    is_recruit, is_swap = state.phase == RECRUIT, (action >= SWAP) & (action < RECRUIT_UP)
    is_offer = ~is_recruit & ~is_swap
    offer = action.clamp(max=SWAP - 1)
    up = torch.where(is_recruit, state.up, offer // 8)
    cards = [rules.one_hot(up) * (is_offer | is_recruit).unsqueeze(1), rules.one_hot(offer % 8) * is_offer.unsqueeze(1)]
    takes_up = is_recruit & (action == RECRUIT_UP)
    flags = torch.stack([is_swap, takes_up, is_recruit & ~takes_up], 1)
    return torch.cat([is_recruit.unsqueeze(1).to(torch.int8), *(part.to(torch.int8) for part in cards), flags.to(torch.int8)], 1)


@dataclass
class Step:
    """One move in each of many matches."""

    # By kind of player: the public features of the move that it would make.
    rows: Tensor
    # The public features of the move that is played.
    played: Tensor
    has_choice: Tensor
    actor: Tensor
    winner: Tensor


class MatchRunner:
    def __init__(self, policy: Policy):
        self.rules, self.policy = Rules("simple"), policy
        self.compute = Features(self.rules).compute
        self.state = self.rules.setup(*self.rules.shuffled_decks(MATCHES))
        self.greedy = GreedyPlayer(self.rules)
        # By match and seat: the kind of player. One of the seats is always the net's.
        kind = torch.arange(MATCHES) % 3
        seat = torch.arange(MATCHES) // 3 % 2
        self.kinds = torch.stack([kind * (seat == 0), kind * (seat == 1)], 1)

    @torch.no_grad()
    def step(self) -> Step:
        rules, state = self.rules, self.state
        legal = rules.legal(state)
        by_net = sample(self.policy(self.compute(state), legal), NET_FLOOR)
        actions = torch.stack([by_net, random_actions(legal), self.greedy.actions(state, legal)])
        public = public_features(rules, state)
        rows = torch.stack([torch.cat([public, move_features(rules, state, action)], 1) for action in actions])
        actor = rules.actor(state)
        kind = of_seat(self.kinds, actor)
        match = torch.arange(MATCHES)
        after, winner = rules.step(state, actions[kind, match])
        self.state = after.replaced_where(winner >= 0, rules.setup(*rules.shuffled_decks(MATCHES)))
        return Step(rows, rows[kind, match], legal.sum(1) > 1, actor, winner)


def collect(runner: MatchRunner, steps: int) -> tuple[Tensor, Tensor]:
    """The public features of moves, and the kinds of players who made them."""
    rows, labels = [], []
    for _ in range(steps):
        step = runner.step()
        for kind in range(KINDS):
            rows.append(step.rows[kind][step.has_choice])
            labels.append(torch.full((len(rows[-1]),), kind))
    return torch.cat(rows), torch.cat(labels)


def fit(rows: Tensor, labels: Tensor, passes: int) -> Policy:
    network = Policy(rows.shape[1], KINDS, HIDDEN)
    optimizer = torch.optim.AdamW(network.parameters(), lr=3e-3, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, passes)
    is_test = torch.arange(len(rows)) % HELD_OUT == 0
    training, test = (~is_test).nonzero()[:, 0], is_test.nonzero()[:, 0]
    loss_of = lambda chosen: nn.functional.cross_entropy(network.logits(rows[chosen]), labels[chosen])
    for _ in range(passes):
        for chosen in training[torch.randperm(len(training))].split(1024):
            optimizer.zero_grad(set_to_none=True)
            loss_of(chosen).backward()
            optimizer.step()
        schedule.step()
    with torch.no_grad():
        print(f"{len(rows)} moves; held out: loss {loss_of(test).item():.4f} (1.0986: nothing learned)", flush=True)
    return network


@torch.no_grad()
def measure(runner: MatchRunner, network: Policy, steps: int) -> None:
    """Prints how often the evidence about a player exceeds some thresholds within a match."""
    evidence, highest = torch.zeros(MATCHES, 2, KINDS), torch.zeros(MATCHES, 2, KINDS)
    reached: list[list[Tensor]] = [[] for _ in range(KINDS)]
    match, is_whole = torch.arange(MATCHES), torch.zeros(MATCHES, dtype=torch.bool)
    for _ in range(steps):
        step = runner.step()
        logits = network.logits(step.played) * step.has_choice.unsqueeze(1)
        evidence[match, step.actor] += logits - logits[:, :1]
        highest = torch.maximum(highest, evidence)
        is_over = step.winner >= 0
        for kind in range(KINDS):
            reached[kind].append(highest[(is_over & is_whole).unsqueeze(1) & (runner.kinds == kind)])
        is_whole |= is_over
        evidence[is_over] = highest[is_over] = 0
    for kind, name in enumerate(["net", "random", "greedy"]):
        table = torch.cat(reached[kind])
        shares = {
            threshold: [round(share, 3) for share in (table[:, 1:] > threshold).float().mean(0).tolist()]
            for threshold in (1, 2, 3, 4)
        }
        print(f"{name}, {len(table)} matches: taken for random, greedy above {shares}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("policy", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    runner = MatchRunner(load_policy(args.policy))
    network = fit(*collect(runner, args.steps), passes=8)
    measure(runner, network, args.steps)
    quantized = QuantizedPolicy(network)
    write_module(args.out, quantized)
    rows = torch.cat([runner.step().played for _ in range(2)])
    write_examples(args.out.with_name("weakness-examples.json"), quantized, rows[:: len(rows) // 12].numpy())
