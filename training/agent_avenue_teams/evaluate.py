"""How often a policy wins in the simulator.

python -m training.agent_avenue_teams.evaluate --mode simple POLICY random|POLICY
"""

from __future__ import annotations

import argparse

from ..common.evaluate import add_arguments, evaluate
from .game import game_of
from .simulator import MODES

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", choices=MODES, required=True)
    add_arguments(parser)
    args = parser.parse_args()
    evaluate(game_of(args.mode), args)
