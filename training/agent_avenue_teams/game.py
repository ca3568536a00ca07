"""The settings of the trainers for the team games of Agent Avenue, by mode."""

from __future__ import annotations

from ..common.ppo import Schedule
from ..common.trainer import Game
from .simulator import Simulator

# The largest sizes whose weights are small enough for a browser.
POLICY_HIDDEN = {"simple": 256, "advanced": 208}
CRITIC_HIDDEN = 256


# A turn takes at least twice as many moves as with two players, because pairs play card by card and vote.
TRACE_DECAY = 0.95


def game_of(mode: str) -> Game:
    return Game(
        new_simulator=lambda matches, seed: Simulator(mode, matches, seed=seed),
        policy_hidden=POLICY_HIDDEN[mode],
        critic_hidden=CRITIC_HIDDEN,
        self_play=Schedule(trace_decay=TRACE_DECAY),
        exploiter=Schedule(learning_rate=(5e-4, 3e-5), entropy=(0.02, 0.001), trace_decay=TRACE_DECAY),
    )
