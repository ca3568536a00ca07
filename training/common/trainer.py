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

from .net import ADVERSARY, LEARNER, RANDOM, VICTIM, Critic, Policy
from .opponents import NetOpponent, Opponent, RandomOpponent
from .ppo import CRITIC_LEAD, Learner, Role, Schedule
from .quantize import read_module
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

    def load_policy(self, path: Path, simulator: BatchSimulator, device: torch.device) -> Policy:
        """From a checkpoint, or from weights in use (a TypeScript module of quantize.py)."""
        if path.suffix != ".ts":
            return load_policy(path, device)
        policy = self.new_policy(simulator)
        read_module(path, policy)
        return policy.to(device)

    def new_critic(self, simulator: BatchSimulator) -> Critic:
        return Critic(simulator.feature_count + simulator.hidden_count, self.critic_hidden)


def save_policy(policy: Policy, path: Path) -> None:
    torch.save(policy.state_dict(), path)


def save_learner(learner: Learner, path: Path) -> None:
    save_policy(learner.average, path)
    torch.save(learner.critic.state_dict(), critic_path(path))


def load_policy(path: Path, device: torch.device) -> Policy:
    weights = torch.load(path, map_location=device)
    hidden, inputs = weights["trunk.first.weight"].shape
    policy = Policy(inputs, len(weights["out.bias"]), hidden).to(device)
    policy.load_state_dict(weights)
    return policy


def opponent_by_name(game: Game, name: str, simulator: BatchSimulator, floor: float, device: torch.device) -> Opponent:
    """A bot, or the policy in a file."""
    if name == "random":
        return RandomOpponent()
    if name in game.bots:
        return game.bots[name](simulator)
    return NetOpponent(game.load_policy(Path(name), simulator, device), floor)


def critic_path(policy_path: Path) -> Path:
    return policy_path.with_name(f"{policy_path.stem}-critic.pt")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--out", type=Path, required=True, help="path without suffix: .pt and .jsonl are written")
    parser.add_argument("--start", type=Path, help="the initial policy")
    parser.add_argument("--victim", help="train a best response to this policy, or to a bot of the simulator")
    parser.add_argument("--floor", type=float, default=0.0, help="of policies that do not learn; see common.net.sample")
    parser.add_argument("--benchmark", nargs="+", help="report the win rates against these policies or bots at the end")
    parser.add_argument("--adversary", action="store_true", help="in self-play: another policy learns to beat the learner")
    parser.add_argument("--adversary-share", type=float, default=0.3, help="fraction of the matches")
    parser.add_argument("--adversary-start", type=Path, help="the initial policy of the adversary, if it is another one")
    parser.add_argument("--opponent", help="in self-play: a policy that does not learn, or a bot of the simulator")
    parser.add_argument("--opponent-share", type=float, default=0.1, help="fraction of the matches")
    parser.add_argument("--random-share", type=float, default=0.0, help="fraction of the matches against random moves")
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
        start = args.start
        self.learner = Learner(self.first_policy(start), self.first_critic(start), self.schedule(), self.role(LEARNER))
        self.adversary = self.new_adversary(args.adversary_start or start) if args.adversary else None
        self.rollout = Rollout(self.simulator, self.learner.policy, self.other_chairs())
        self.log = args.out.with_suffix(".jsonl").open("w")

    def default_matches(self) -> int:
        return GPU_MATCHES if self.device.type == "cuda" else CPU_MATCHES

    def first_policy(self, start: Path | None) -> Policy:
        if start is None:
            return self.game.new_policy(self.simulator).to(self.device)
        return self.game.load_policy(start, self.simulator, self.device)

    def first_critic(self, start: Path | None) -> Critic:
        """The critic of the initial policy, if it was saved."""
        critic = self.game.new_critic(self.simulator).to(self.device)
        if start and critic_path(start).exists():
            critic.load_state_dict(torch.load(critic_path(start), map_location=self.device))
        return critic

    def role(self, kind: int) -> Role:
        plays_well = self.args.start is not None or self.game.has_preferred_moves
        has_magnet = kind == LEARNER and self.args.victim is None
        return Role(has_magnet, plays_well, kind, self.args.critic_lead)

    def new_adversary(self, start: Path | None) -> Learner:
        schedule = replace(self.game.exploiter, learning_rate=(self.game.exploiter.learning_rate[0], ADVERSARY_LAST_RATE))
        return Learner(self.first_policy(start), self.first_critic(start), schedule, self.role(ADVERSARY))

    def opponent(self, name: str, simulator: BatchSimulator) -> Opponent:
        return opponent_by_name(self.game, name, simulator, self.args.floor, self.device)

    def other_chairs(self) -> list[OtherChair]:
        """An adversary is the first one, because it learns from the first matches."""
        args = self.args
        if args.victim:
            return [OtherChair(self.opponent(args.victim, self.simulator))]
        chairs = []
        if self.adversary:
            chairs.append(OtherChair(NetOpponent(self.adversary.policy), ADVERSARY, args.adversary_share))
        if args.opponent:
            chairs.append(OtherChair(self.opponent(args.opponent, self.simulator), VICTIM, args.opponent_share, "opponent"))
        if args.random_share > 0:
            chairs.append(OtherChair(RandomOpponent(), RANDOM, args.random_share, "random"))
        return chairs

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
        for name in self.args.benchmark or [self.args.victim]:
            if name:
                self.compare_with(name)

    def learn(self, progress: float) -> dict[str, Tensor]:
        batch, after = self.rollout.run(self.args.steps)
        if self.adversary:
            mine = self.rollout.parts[0]
            self.adversary.learn(batch.of_matches(mine), tuple(part[mine] for part in after), progress)
        return self.learner.learn(batch, after, progress)

    def compare_with(self, name: str) -> None:
        simulator = self.game.new_simulator(self.simulator.matches, BENCHMARK_SEED)
        other = OtherChair(self.opponent(name, simulator))
        rate, matches = win_rate(Rollout(simulator, self.learner.average, [other]), BENCHMARK_SECONDS)
        self.write({"against": name, "matches": matches, "benchmark": round(rate, 4)})

    def report(self, seconds: float, report: dict[str, Tensor]) -> None:
        path = self.args.out.with_suffix(".pt")
        save_learner(self.learner, path)
        if self.adversary:
            save_learner(self.adversary, path.with_name(f"{path.stem}-adversary.pt"))
        iterations = self.learner.iterations
        entry = {"seconds": round(seconds, 1), "iterations": iterations}
        entry |= {"steps": iterations * self.simulator.matches * self.args.steps}
        entry |= {name: round(rate, 4) for name, rate in self.rollout.take_win_rates().items()}
        self.write(entry | {name: round(float(value), 4) for name, value in report.items()})

    def write(self, entry: dict) -> None:
        line = json.dumps(entry)
        print(line, flush=True)
        self.log.write(line + "\n")
        self.log.flush()
