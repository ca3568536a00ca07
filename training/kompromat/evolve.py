"""Evolves the numbers of `expert` to win more against a fixed level (an exploiter).

python -m training.kompromat.evolve --victim sharp --generations 150 --out training/out/ko-evolved-sharp

All candidates of a generation play the same new deals. The result is the mean of the last generation, played on deals
that were not used.
"""

from __future__ import annotations

import argparse
import json

import numpy as np

from ..common.evolve import add_arguments, evolve, fresh_deals, print_estimate
from .matches import Player, field, level_values, play_deals

# Numbers that are multiplied change by this exponent for one unit of evolution.
UNIT = 0.3
# How many numbers evolve of each kind. `ninth`: the token that loses the match.
PARTS = {
    "curvature": 6,
    "hit_terms": 8,
    "place_terms": 3,
    "stops": 3,
    "items": 10,
    "tokens": 5,
    "ninth": 1,
    "sets": 1,
    "stun": 3,
}
SIZE = sum(PARTS.values())


def changed_values(base: np.ndarray, change: np.ndarray) -> np.ndarray:
    """The numbers of a level after a change; no change for zeros."""
    values = base.copy()
    parts = dict(zip(PARTS, np.split(change, np.cumsum(list(PARTS.values()))[:-1])))
    field(values, "curvature")[:] = np.maximum(0, 0.1 * parts["curvature"])
    field(values, "hit_terms")[:] = 0.04 * parts["hit_terms"]
    field(values, "place_terms")[:] = 0.04 * parts["place_terms"]
    field(values, "stops")[:] += parts["stops"] * [2, 2, 0]
    field(values, "stops")[2] *= np.exp(UNIT * parts["stops"][2])
    field(values, "items")[:] *= np.exp(UNIT * parts["items"])
    tokens = field(values, "tokens")
    tokens[1:, :9] += 0.2 * parts["tokens"][:, None] * np.arange(9)
    tokens[:, 9] += 4 * parts["ninth"]
    field(values, "sets")[:] *= np.exp(UNIT * parts["sets"])
    field(values, "stun")[:] += parts["stun"] * [4, 0.2, 0.2]
    return values


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    add_arguments(parser)
    parser.add_argument("--victim", required=True, help="a level")
    parser.add_argument("--start", default="expert", help="the level that changes")
    parser.add_argument("--search-rounds", type=int, help="of the level that changes, if it is master")
    parser.add_argument("--fresh-deals", type=int, default=20000)
    args = parser.parse_args()
    victim, base = Player(level_values(args.victim)), level_values(args.start)
    if args.search_rounds:
        field(base, "search")[0] = args.search_rounds
    play = lambda row, deals: play_deals(Player(changed_values(base, row)), victim, deals)
    out = args.out.with_suffix(".json")
    save = lambda row: out.write_text(json.dumps(changed_values(base, row).round(6).tolist()))
    values = changed_values(base, evolve(SIZE, play, save, args))
    print_estimate(args.victim, play_deals(Player(values), victim, fresh_deals(args.seed, args.fresh_deals)), seats=2)
