"""Replays matches exported from the TypeScript rules and compares every position.

node scripts/launch.mjs games/agent-avenue/bots/training/export-team-positions.ts simple mixed 300 1 > /tmp/positions
python -m training.agent_avenue_teams.verify /tmp/positions
"""

from __future__ import annotations

from ..common.verify import verify_arguments
from .simulator import Simulator

if __name__ == "__main__":
    verify_arguments(lambda header, scripts: Simulator(header["mode"], len(scripts), scripts=scripts))
