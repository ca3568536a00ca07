"""The settings of the trainers for Kompromat."""

from __future__ import annotations

from ..common.opponents import PreferredOpponent
from ..common.ppo import Schedule
from ..common.trainer import Game
from .master import MasterOpponent
from .simulator import Simulator

# Single decisions matter less than in Agent Avenue, so all weights that compete with their advantages are smaller.
GAME = Game(
    new_simulator=lambda matches, seed: Simulator(matches, seed=seed),
    # The largest size whose weights are small enough for a browser.
    policy_hidden=160,
    critic_hidden=256,
    self_play=Schedule(learning_rate=(5e-4, 3e-5), entropy=(0.01, 0.0005), trace_decay=0.97, magnet_weight=0.02),
    exploiter=Schedule(learning_rate=(5e-4, 3e-5), entropy=(0.005, 0.0003), trace_decay=0.97),
    bots={"expert": lambda _: PreferredOpponent(), "master": MasterOpponent},
    has_preferred_moves=True,
)
