"""Trains a policy of a two-player game by self-play, or as the best response to a fixed policy (an exploiter)."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import torch
from torch import Tensor

from .net import ADVERSARY, LEARNER, Critic, Policy
from .opponents import NetOpponent, Opponent
from .ppo import CRITIC_LEAD, Learner, Role, Schedule
from .rollout import OtherChair, Rollout, win_rate
from .simulator import BatchSimulator

CPU_MATCHES = 256
GPU_MATCHES = 16384
BENCHMARK_SEED = 99
BENCHMARK_SECONDS = 60
# The adversary must keep up with the learner until the end, so its learning rate decreases only a little.
ADVERSARY_LAST_RATE = 1e-4


@dataclass
class Game:
    """From the number of matches and a seed."""

    new_simulator: Callable[[int, int], BatchSimulator]
    policy_hidden: int
    critic_hidden: int
    self_play: Schedule
    exploiter: Schedule
    # Bots that the simulator plays itself, by name.
    bots: dict[str, Callable[[BatchSimulator], Opponent]] = field(default_factory=dict)
    has_preferred_moves: bool = False

    def new_policy(self, simulator: BatchSimulator) -> Policy:
        policy = Policy(simulator.feature_count, simulator.action_count, self.policy_hidden)
        if self.has_preferred_moves:
            policy.begin_with_preference()
        return policy

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


def critic_path(policy_path: Path) -> Path:
    return policy_path.with_name(f"{policy_path.stem}-critic.pt")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--out", type=Path, required=True, help="path without suffix: .pt and .jsonl are written")
    parser.add_argument("--start", type=Path, help="the initial policy")
    parser.add_argument("--victim", help="train a best response to this policy, or to a bot of the simulator")
    parser.add_argument("--victim-floor", type=float, default=0.0, help="see common.net.sample")
    parser.add_argument("--benchmark", help="report the win rate against this policy or bot at the end")
    parser.add_argument("--adversary", action="store_true", help="in self-play: another policy learns to beat the learner")
    parser.add_argument("--adversary-share", type=float, default=0.3, help="fraction of the matches")
    parser.add_argument("--critic-lead", type=int, default=CRITIC_LEAD, help="iterations in which only the critic learns")
    parser.add_argument("--learning-rate", type=float, nargs=2, metavar=("FIRST", "LAST"))
    parser.add_argument("--entropy", type=float, nargs=2, metavar=("FIRST", "LAST"))
    parser.add_argument("--matches", type=int, help="simultaneous matches; the default depends on the device")
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
        self.learner = Learner(self.first_policy(), self.first_critic(), self.schedule(), self.role(LEARNER))
        self.adversary = self.new_adversary() if args.adversary else None
        self.rollout = Rollout(self.simulator, self.learner.policy, self.other_chair())
        self.log = args.out.with_suffix(".jsonl").open("w")

    def default_matches(self) -> int:
        return GPU_MATCHES if self.device.type == "cuda" else CPU_MATCHES

    def first_policy(self) -> Policy:
        start = self.args.start
        return load_policy(start, self.device) if start else self.game.new_policy(self.simulator).to(self.device)

    def first_critic(self) -> Critic:
        """The critic of the initial policy, if it was saved."""
        critic = self.game.new_critic(self.simulator).to(self.device)
        if self.args.start and critic_path(self.args.start).exists():
            critic.load_state_dict(torch.load(critic_path(self.args.start), map_location=self.device))
        return critic

    def role(self, kind: int) -> Role:
        plays_well = self.args.start is not None or self.game.has_preferred_moves
        has_magnet = kind == LEARNER and self.args.victim is None
        return Role(has_magnet, plays_well, kind, self.args.critic_lead)

    def new_adversary(self) -> Learner:
        schedule = replace(self.game.exploiter, learning_rate=(self.game.exploiter.learning_rate[0], ADVERSARY_LAST_RATE))
        return Learner(self.first_policy(), self.first_critic(), schedule, self.role(ADVERSARY))

    def opponent(self, name: str, simulator: BatchSimulator) -> Opponent:
        if name in self.game.bots:
            return self.game.bots[name](simulator)
        return NetOpponent(load_policy(Path(name), self.device), self.args.victim_floor)

    def other_chair(self) -> OtherChair | None:
        if self.adversary:
            return OtherChair(NetOpponent(self.adversary.policy), ADVERSARY, self.args.adversary_share)
        return OtherChair(self.opponent(self.args.victim, self.simulator)) if self.args.victim else None

    def schedule(self) -> Schedule:
        schedule = self.game.exploiter if self.args.victim else self.game.self_play
        if self.args.learning_rate:
            schedule = replace(schedule, learning_rate=tuple(self.args.learning_rate))
        if self.args.entropy:
            schedule = replace(schedule, entropy=tuple(self.args.entropy))
        return schedule

    def train(self) -> None:
        started = reported = time.monotonic()
        report: dict[str, Tensor] = {}
        while (elapsed := time.monotonic() - started) < self.args.seconds:
            report = self.learn(elapsed / self.args.seconds)
            if time.monotonic() - reported > self.args.report_every:
                reported = time.monotonic()
                self.report(reported - started, report)
        self.report(time.monotonic() - started, report)
        if self.args.benchmark or self.args.victim:
            self.compare_with_benchmark()

    def learn(self, progress: float) -> dict[str, Tensor]:
        batch, after = self.rollout.run(self.args.steps)
        if self.adversary:
            matches = self.rollout.shared_matches
            self.adversary.learn(batch.first_matches(matches), tuple(part[:matches] for part in after), progress)
        return self.learner.learn(batch, after, progress)

    def compare_with_benchmark(self) -> None:
        simulator = self.game.new_simulator(self.simulator.matches, BENCHMARK_SEED)
        opponent = self.opponent(self.args.benchmark or self.args.victim, simulator)
        rate, matches = win_rate(Rollout(simulator, self.learner.average, OtherChair(opponent)), BENCHMARK_SECONDS)
        self.write({"matches": matches, "benchmark": round(rate, 4)})

    def report(self, seconds: float, report: dict[str, Tensor]) -> None:
        path = self.args.out.with_suffix(".pt")
        save_policy(self.learner.average, path)
        torch.save(self.learner.critic.state_dict(), critic_path(path))
        if self.adversary:
            save_policy(self.adversary.average, path.with_name(f"{path.stem}-adversary.pt"))
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
