"""Trains a policy by self-play, or as the best response to a fixed policy (an exploiter).

python -m training.spy_connection.train --seconds 400 --start training/out/sc-master.pt --out training/out/sc
python -m training.spy_connection.train --seconds 200 --start training/out/sc-master.pt \
  --victim training/out/sc-master.pt --out training/out/sc-exploiter

An untrained policy hardly ever completes a mission, so start with an imitation.
"""

from __future__ import annotations

import argparse

from ..common.trainer import Trainer, add_arguments
from .game import GAME

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_arguments(parser)
    Trainer(GAME, parser.parse_args()).train()
