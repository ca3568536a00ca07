"""How often a policy wins in the simulator: python -m training.kompromat.evaluate POLICY expert|master|random|POLICY

Draws count half. `--floor`: the policy never plays moves that are less likely than this times the most likely one. An
untrained policy ('new') mostly plays like expert.
"""

from __future__ import annotations

import argparse

from ..common.evaluate import add_arguments, evaluate
from .game import GAME

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    add_arguments(parser)
    evaluate(GAME, parser.parse_args())
