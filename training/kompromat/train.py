"""Trains a policy by self-play, or as the best response to a fixed policy (an exploiter).

python -m training.kompromat.train --seconds 540 --out training/out/kompromat
python -m training.kompromat.train --seconds 240 --victim training/out/kompromat-master.pt --out ...
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import torch
from torch import Tensor

from ..common.net import LEARNER, VICTIM, Policy, sample
from ..common.ppo import Batch, Learner, Role, Schedule
from .nets import load_policy, new_critic, new_policy, save_policy
from .simulator import Simulator

# Single decisions matter less than in Agent Avenue: everything that competes with their advantages is smaller.
SELF_PLAY_SCHEDULE = Schedule(learning_rate=(5e-4, 3e-5), entropy=(0.01, 0.0005), trace_decay=0.95, magnet_weight=0.02)
EXPLOITER_SCHEDULE = Schedule(learning_rate=(5e-4, 3e-5), entropy=(0.005, 0.0003), trace_decay=0.95)
CPU_MATCHES = 256
GPU_MATCHES = 16384


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--out", type=Path, required=True, help="path without suffix: .pt and .jsonl are written")
    parser.add_argument("--start", type=Path, help="a policy to begin with")
    parser.add_argument("--victim", type=Path, help="train a best response to this policy")
    parser.add_argument("--victim-floor", type=float, default=0.0, help="see common.net.sample")
    parser.add_argument("--benchmark", type=Path, help="report wins against this policy")
    parser.add_argument("--learning-rate", type=float, nargs=2, metavar=("FIRST", "LAST"))
    parser.add_argument("--matches", type=int, help="at a time; by default for the device")
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--report-every", type=float, default=30, help="seconds")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Rollout:
    """Plays on in all matches; in those of a victim it sits in one of the chairs."""

    def __init__(self, simulator: Simulator, policy: Policy, victim: Policy | None, floor: float):
        self.simulator, self.policy, self.victim, self.floor = simulator, policy, victim, floor
        self.device = next(policy.parameters()).device
        self.learner_seat = torch.arange(simulator.matches, device=self.device) % 2
        self.results = torch.zeros(3, device=self.device)

    def observe(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        to_device = lambda buffer: buffer.to(self.device, non_blocking=True)
        simulator = self.simulator
        features, hidden = to_device(simulator.features), to_device(simulator.hidden)
        return features, hidden, to_device(simulator.legal).bool(), to_device(simulator.actor).long()

    def kinds_of(self, actor: Tensor) -> tuple[Tensor, Tensor]:
        if not self.victim:
            return torch.full_like(actor, LEARNER), torch.full_like(actor, LEARNER)
        is_learner = actor == self.learner_seat
        kind = torch.where(is_learner, LEARNER, VICTIM)
        return kind, torch.where(is_learner, VICTIM, LEARNER)

    @torch.no_grad()
    def step(self) -> list[Tensor]:
        features, hidden, legal, actor = self.observe()
        kind, other_kind = self.kinds_of(actor)
        log_probabilities = self.policy(features, legal)
        action = sample(log_probabilities)
        if self.victim:
            action = torch.where(kind == VICTIM, sample(self.victim(features, legal), self.floor), action)
        log_probability = log_probabilities.gather(1, action.unsqueeze(1)).squeeze(1)
        self.simulator.play(action.cpu())
        winner = self.simulator.winner.to(self.device).long()
        self.results += torch.stack([(winner == self.learner_seat).sum(), (winner == 2).sum(), (winner >= 0).sum()])
        return [features, hidden, legal, action, log_probability, actor, kind, other_kind, winner]

    def run(self, steps: int) -> tuple[Batch, tuple[Tensor, ...]]:
        """The steps, and features, hidden features, actor and other kind of the position after them."""
        batch = Batch(*(torch.stack(parts) for parts in zip(*(self.step() for _ in range(steps)))))
        features, hidden, _, actor = self.observe()
        return batch, (features, hidden, actor, self.kinds_of(actor)[1])

    def take_win_rate(self) -> float:
        """The learner's share of the matches that ended since this was asked last; a draw counts half."""
        wins, draws, matches = self.results.tolist()
        self.results.zero_()
        return (wins + draws / 2) / max(1.0, matches)


def win_rate(first: Policy, second: Policy, floor: float, matches: int) -> float:
    """In matches from their start to their end."""
    rollout = Rollout(Simulator(matches, seed=99), first, second, floor)
    unfinished = torch.ones(matches, dtype=torch.bool, device=rollout.device)
    score = torch.zeros(matches, device=rollout.device)
    while unfinished.any():
        winner = rollout.step()[-1]
        won = (winner == rollout.learner_seat).float() + (winner == 2).float() / 2
        score += won * (unfinished & (winner >= 0))
        unfinished &= winner < 0
    return score.mean().item()


class Run:
    def __init__(self, args: argparse.Namespace):
        torch.manual_seed(args.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.args = args
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        is_gpu = self.device.type == "cuda"
        self.simulator = Simulator(args.matches or (GPU_MATCHES if is_gpu else CPU_MATCHES), seed=args.seed)
        load = lambda path: load_policy(path, self.device) if path else None
        policy = load(args.start) or new_policy(self.simulator).to(self.device)
        self.victim, self.benchmark = load(args.victim), load(args.benchmark or args.victim)
        schedule = EXPLOITER_SCHEDULE if self.victim else SELF_PLAY_SCHEDULE
        if args.learning_rate:
            schedule.learning_rate = tuple(args.learning_rate)
        role = Role(has_magnet=self.victim is None, is_trained=args.start is not None)
        self.learner = Learner(policy, new_critic(self.simulator).to(self.device), schedule, role)
        self.rollout = Rollout(self.simulator, policy, self.victim, args.victim_floor)
        self.log = args.out.with_suffix(".jsonl").open("w")

    def train(self) -> None:
        started = reported = time.monotonic()
        report: dict[str, Tensor] = {}
        while (elapsed := time.monotonic() - started) < self.args.seconds:
            report = self.learner.learn(*self.rollout.run(self.args.steps), elapsed / self.args.seconds)
            if time.monotonic() - reported > self.args.report_every:
                reported = time.monotonic()
                self.report(reported - started, report)
        self.report(time.monotonic() - started, report)
        if self.benchmark:
            matches = self.simulator.matches
            rate = win_rate(self.learner.average, self.benchmark, self.args.victim_floor, matches)
            self.write({"matches": matches, "benchmark": round(rate, 4)})

    def report(self, seconds: float, report: dict[str, Tensor]) -> None:
        save_policy(self.learner.average, self.args.out.with_suffix(".pt"))
        iterations = self.learner.iterations
        entry = {"seconds": round(seconds, 1), "iterations": iterations}
        entry |= {"steps": iterations * self.simulator.matches * self.args.steps}
        entry |= {"wins": round(self.rollout.take_win_rate(), 4)}
        self.write(entry | {name: round(float(value), 4) for name, value in report.items()})

    def write(self, entry: dict) -> None:
        line = json.dumps(entry)
        print(line, flush=True)
        self.log.write(line + "\n")
        self.log.flush()


if __name__ == "__main__":
    arguments = parse_arguments()
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    Run(arguments).train()
