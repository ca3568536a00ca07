"""Trains a policy by self-play, or as the best response to a fixed policy (an exploiter).

python -m training.kompromat.train --seconds 540 --out training/out/kompromat
python -m training.kompromat.train --seconds 240 --victim training/out/kompromat-master.pt --out ...
"""

from __future__ import annotations

import argparse

from ..common.trainer import Trainer, add_arguments
from .game import GAME

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_arguments(parser)
    Trainer(GAME, parser.parse_args()).train()
