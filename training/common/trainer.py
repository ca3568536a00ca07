"""Trains a policy of a two-player game by self-play, or as the best response to a fixed policy (an exploiter)."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor

from .net import Critic, Policy
from .ppo import Learner, Role, Schedule
from .rollout import Rollout, win_rate
from .simulator import BatchSimulator

CPU_MATCHES = 256
GPU_MATCHES = 16384
BENCHMARK_SEED = 99
BENCHMARK_SECONDS = 60


@dataclass
class Game:
    """From the number of matches and a seed."""

    new_simulator: Callable[[int, int], BatchSimulator]
    policy_hidden: int
    critic_hidden: int
    self_play: Schedule
    exploiter: Schedule

    def new_policy(self, simulator: BatchSimulator) -> Policy:
        return Policy(simulator.feature_count, simulator.action_count, self.policy_hidden)

    def new_critic(self, simulator: BatchSimulator) -> Critic:
        return Critic(simulator.feature_count + simulator.hidden_count, self.critic_hidden)


def save_policy(policy: Policy, path: Path) -> None:
    torch.save(policy.state_dict(), path)


def load_policy(path: Path, device: torch.device) -> Policy:
    weights = torch.load(path, map_location=device)
    hidden, inputs = weights["trunk.first.weight"].shape
    policy = Policy(inputs, len(weights["out.bias"]), hidden).to(device)
    policy.load_state_dict(weights)
    return policy


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--out", type=Path, required=True, help="path without suffix: .pt and .jsonl are written")
    parser.add_argument("--start", type=Path, help="a policy to begin with")
    parser.add_argument("--victim", type=Path, help="train a best response to this policy")
    parser.add_argument("--victim-floor", type=float, default=0.0, help="see common.net.sample")
    parser.add_argument("--benchmark", type=Path, help="report wins against this policy at the end")
    parser.add_argument("--learning-rate", type=float, nargs=2, metavar=("FIRST", "LAST"))
    parser.add_argument("--entropy", type=float, nargs=2, metavar=("FIRST", "LAST"))
    parser.add_argument("--matches", type=int, help="at a time; by default for the device")
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--report-every", type=float, default=30, help="seconds")
    parser.add_argument("--seed", type=int, default=1)


class Trainer:
    def __init__(self, game: Game, args: argparse.Namespace):
        torch.manual_seed(args.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        args.out.parent.mkdir(parents=True, exist_ok=True)
        self.game, self.args = game, args
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.simulator = game.new_simulator(args.matches or self.default_matches(), args.seed)
        policy = self.load(args.start) or game.new_policy(self.simulator).to(self.device)
        self.victim, self.benchmark = self.load(args.victim), self.load(args.benchmark or args.victim)
        role = Role(has_magnet=self.victim is None, is_trained=args.start is not None)
        critic = game.new_critic(self.simulator).to(self.device)
        self.learner = Learner(policy, critic, self.schedule(), role)
        self.rollout = Rollout(self.simulator, policy, self.victim, args.victim_floor)
        self.log = args.out.with_suffix(".jsonl").open("w")

    def default_matches(self) -> int:
        return GPU_MATCHES if self.device.type == "cuda" else CPU_MATCHES

    def load(self, path: Path | None) -> Policy | None:
        return load_policy(path, self.device) if path else None

    def schedule(self) -> Schedule:
        schedule = self.game.exploiter if self.victim else self.game.self_play
        if self.args.learning_rate:
            schedule.learning_rate = tuple(self.args.learning_rate)
        if self.args.entropy:
            schedule.entropy = tuple(self.args.entropy)
        return schedule

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
            self.compare_with_benchmark()

    def compare_with_benchmark(self) -> None:
        simulator = self.game.new_simulator(self.simulator.matches, BENCHMARK_SEED)
        rollout = Rollout(simulator, self.learner.average, self.benchmark, self.args.victim_floor)
        rate, matches = win_rate(rollout, BENCHMARK_SECONDS)
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
