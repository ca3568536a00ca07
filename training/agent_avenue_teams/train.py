"""Trains a policy by self-play, or as the best response to a fixed policy (an exploiter). All members of a side play alike.

python -m training.agent_avenue_teams.train --mode simple --seconds 200 --out training/out/teams-simple
python -m training.agent_avenue_teams.train --mode simple --seconds 100 --start training/out/teams-simple.pt \
  --victim training/out/teams-simple.pt --out training/out/teams-simple-exploiter
"""

from __future__ import annotations

import argparse

from ..common.trainer import Trainer, add_arguments
from .game import game_of
from .simulator import MODES

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mode", choices=MODES, required=True)
    add_arguments(parser)
    args = parser.parse_args()
    Trainer(game_of(args.mode), args).train()
