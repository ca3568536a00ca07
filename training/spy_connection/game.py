"""The settings of the trainers for Spy Connection with two players."""

from __future__ import annotations

from ..common.ppo import Schedule
from ..common.trainer import Game
from .simulator import Simulator

# A match takes about 180 moves, so a single one matters little and has its effect late.
GAME = Game(
    new_simulator=lambda matches, seed: Simulator(matches, seed=seed),
    policy_hidden=256,
    critic_hidden=256,
    self_play=Schedule(learning_rate=(3e-4, 3e-5), entropy=(0.005, 0.0005), trace_decay=0.97, magnet_weight=0.02),
    exploiter=Schedule(learning_rate=(5e-4, 3e-5), entropy=(0.003, 0.0003), trace_decay=0.97),
)
