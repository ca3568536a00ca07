"""Replays matches exported from the TypeScript rules and compares every position.

node scripts/launch.mjs games/kompromat/bots/training/export-positions.ts 500 1 > /tmp/positions
python -m training.kompromat.verify /tmp/positions
"""

from __future__ import annotations

from ..common.verify import verify_arguments
from .simulator import Simulator

if __name__ == "__main__":
    verify_arguments(lambda _, scripts: Simulator(len(scripts), scripts=scripts))
