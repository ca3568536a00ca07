"""Trains a policy by self-play, or as the best response to a fixed policy (an exploiter).

python -m training.agent_avenue.selfplay --mode simple --seconds 540 --out training/out/simple
python -m training.agent_avenue.selfplay --mode simple --seconds 540 --adversary training/out/exploiter.pt --out ...
python -m training.agent_avenue.selfplay --mode simple --seconds 540 --opponent training/out/search-simple.pt --out ...
python -m training.agent_avenue.selfplay --mode simple --seconds 120 --victim training/out/simple.pt --out ...
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import torch

from ..common.net import ADVERSARY, VICTIM, Critic
from ..common.ppo import CRITIC_LEAD, Learner, Role, Schedule
from .evaluate import greedy_player, policy_player, random_player, win_rate
from .net import Policy, load_policy, new_critic, save_policy
from .rollout import Chairs, Guest, Rollout
from .rules import Rules

EXPLOITER_SCHEDULE = Schedule(learning_rate=(5e-4, 3e-5), entropy=(0.02, 0.001))
# The adversary must keep up with the learner until the end, so its learning rate decreases only a little.
ADVERSARY_SCHEDULE = Schedule(learning_rate=(3e-4, 1e-4), entropy=(0.01, 0.004))
CPU_MATCHES = 512


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mode", choices=["simple", "advanced"], required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--out", type=Path, required=True, help="path without suffix: .pt and .jsonl are written")
    parser.add_argument("--start", type=Path, help="the initial policy")
    parser.add_argument("--victim", type=Path, help="train a best response to this policy")
    parser.add_argument("--victim-floor", type=float, default=0.0, help="see net.sample")
    parser.add_argument("--random-share", type=float, default=0.1, help="of the matches without other policies")
    parser.add_argument("--greedy-share", type=float, default=0.1, help="of the matches without other policies")
    parser.add_argument("--opponent", type=Path, help="a policy that does not learn, for one chair of some matches")
    parser.add_argument("--opponent-share", type=float, default=0.15)
    parser.add_argument("--opponent-floor", type=float, default=0.0, help="see net.sample")
    parser.add_argument(
        "--adversary", type=Path, action="append", default=[], help="initial policy of an opponent that learns to beat the learner"
    )
    parser.add_argument("--adversary-share", type=float, default=0.25, help="of each adversary")
    parser.add_argument("--blind-share", type=float, default=0.1, help="of seats that do not see how the other has played")
    parser.add_argument("--critic-lead", type=int, default=CRITIC_LEAD, help="iterations in which only the critic learns")
    parser.add_argument("--learning-rate", type=float, nargs=2, metavar=("FIRST", "LAST"))
    parser.add_argument("--entropy", type=float, nargs=2, metavar=("FIRST", "LAST"))
    parser.add_argument("--matches", type=int, help="simultaneous matches; the default depends on the device")
    parser.add_argument("--steps", type=int, default=16)
    parser.add_argument("--report-every", type=float, default=30, help="seconds")
    parser.add_argument("--evaluation-matches", type=int)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Run:
    def __init__(self, args: argparse.Namespace):
        torch.manual_seed(args.seed)
        self.args = args
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.backends.cuda.matmul.allow_tf32 = True
        is_gpu = self.device.type == "cuda"
        self.rules = Rules(args.mode, self.device)
        policy = load_policy(args.start, self.device) if args.start else Policy(args.mode).to(self.device)
        self.guests = self.load_guests()
        self.matches = args.matches or (32768 if is_gpu else CPU_MATCHES)
        self.evaluation_matches = args.evaluation_matches or (16384 if is_gpu else CPU_MATCHES)
        preset = EXPLOITER_SCHEDULE if args.victim else Schedule()
        schedule = Schedule(tuple(args.learning_rate or preset.learning_rate), tuple(args.entropy or preset.entropy))
        role = Role(args.victim is None, args.start is not None, critic_lead=args.critic_lead)
        self.learner = Learner(policy, self.new_critic(), schedule, role)
        role = Role(False, True, ADVERSARY, args.critic_lead)
        self.adversaries = [
            Learner(guest.policy, self.new_critic(), ADVERSARY_SCHEDULE, role)
            for guest in self.guests.values()
            if guest.kind == ADVERSARY
        ]
        self.rollout = Rollout(self.rules, policy, self.chairs(), self.matches, args.steps)
        self.log = args.out.with_suffix(".jsonl").open("w")

    def new_critic(self) -> Critic:
        return new_critic(self.args.mode).to(self.device)

    def load_guests(self) -> dict[str, Guest]:
        """Adversaries are the first guests, in the order of `adversaries`, because they learn from the first matches."""
        args = self.args
        load = lambda path: load_policy(path, self.device)
        if args.victim:
            return {"victim": Guest(load(args.victim), VICTIM, 1.0, args.victim_floor)}
        guests: dict[str, Guest] = {}
        for number, path in enumerate(args.adversary, 1):
            guests[f"adversary-{number}"] = Guest(load(path), ADVERSARY, args.adversary_share)
        if args.opponent:
            guests["opponent"] = Guest(load(args.opponent), VICTIM, args.opponent_share, args.opponent_floor)
        return guests

    def chairs(self) -> Chairs:
        guests = list(self.guests.values())
        if self.args.victim:
            return Chairs(guests=guests)
        return Chairs(self.args.random_share, self.args.greedy_share, guests, self.args.blind_share)

    def train(self) -> None:
        started = reported = time.monotonic()
        report: dict = {}
        self.report(0.0, report)
        while (elapsed := time.monotonic() - started) < self.args.seconds:
            report = self.iterate(elapsed / self.args.seconds)
            if time.monotonic() - reported > self.args.report_every:
                reported = time.monotonic()
                self.report(reported - started, report)
        self.report(self.args.seconds, report)

    def iterate(self, progress: float) -> dict:
        batch, after = self.rollout.run()
        for adversary, mine in zip(self.adversaries, self.rollout.guest_matches):
            adversary.learn(batch.of_matches(mine), tuple(part[mine] for part in after), progress)
        return self.learner.learn(batch, after, progress)

    def report(self, seconds: float, report: dict) -> None:
        save_policy(self.learner.average, self.args.out.with_suffix(".pt"))
        player = policy_player(self.learner.average)
        opponents = {name: policy_player(guest.policy, guest.floor) for name, guest in self.guests.items()}
        if not self.args.victim:
            opponents |= {"random": random_player, "greedy": greedy_player(self.rules)}
        for number, adversary in enumerate(self.adversaries, 1):
            name = f"adversary-{number}"
            opponents[name] = policy_player(adversary.average)
            save_policy(adversary.average, self.args.out.with_name(f"{self.args.out.name}-{name}.pt"))
        rates = {name: win_rate(self.rules, player, other, self.evaluation_matches) for name, other in opponents.items()}
        iterations = self.learner.iterations
        entry = {"seconds": round(seconds, 1), "iterations": iterations}
        entry |= {"steps": iterations * self.matches * self.args.steps}
        entry |= {name: round(rate, 4) for name, rate in rates.items()}
        entry |= {name: round(float(value), 4) for name, value in report.items()}
        line = json.dumps(entry)
        print(line, flush=True)
        self.log.write(line + "\n")
        self.log.flush()


if __name__ == "__main__":
    arguments = parse_arguments()
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    Run(arguments).train()
