"""Replays matches exported from the TypeScript rules and compares every position.

node scripts/launch.mjs games/spy-connection/bots/training/export-positions.ts 2 300 1 > /tmp/positions
python -m training.spy_connection.verify /tmp/positions
"""

from __future__ import annotations

from ..common.verify import verify_arguments
from .simulator import Simulator

if __name__ == "__main__":
    verify_arguments(lambda header, scripts: Simulator(len(scripts), header["players"], scripts=scripts))
