"""Evolves the numbers of `expert` to win more against a fixed level (an exploiter).

python -m training.kompromat.evolve --victim sharp --generations 150 --out training/out/ko-evolved-sharp

All candidates of a generation play the same new deals. The result is the mean of the last generation, played on deals
that were not used.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np

from ..common.evolution import Evolution
from .matches import Player, estimate, field, level_values, play_deals

# Numbers that are multiplied change by this exponent for one unit of evolution.
UNIT = 0.3
STEP = 0.5
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
# Deals of different runs, and those of the final measurement, must differ.
DEALS_OF_A_SEED = 1_000_000_000
FRESH_DEALS = 500_000_000
CURVE_INTERVAL = 10


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


def evolve(args: argparse.Namespace) -> np.ndarray:
    victim = Player(level_values(args.victim))
    base = level_values(args.start)
    if args.search_rounds:
        field(base, "search")[0] = args.search_rounds
    evolution = Evolution(SIZE, STEP, args.population, args.seed)
    next_deal = args.seed * DEALS_OF_A_SEED
    started = time.process_time()
    with args.out.with_suffix(".jsonl").open("w") as curve:
        for generation in range(1, args.generations + 1):
            # More deals towards the end, where the differences are small.
            count = round(args.deals * (1 + 3 * generation / args.generations))
            deals = range(next_deal, next_deal + count)
            next_deal += count
            candidates = evolution.ask()
            results = [play_deals(Player(changed_values(base, row)), victim, deals).mean() for row in candidates]
            evolution.tell(np.array(results))
            if generation % CURVE_INTERVAL == 0 or generation == args.generations:
                report(curve, generation, time.process_time() - started, results, evolution)
    return changed_values(base, evolution.mean)


def report(curve, generation: int, seconds: float, results: list[float], evolution: Evolution) -> None:
    entry = {
        "seconds": round(seconds, 1),
        "generation": generation,
        "wins": round(float(np.mean(results)), 4),
        "step": round(float(evolution.step), 3),
    }
    print(entry, flush=True)
    curve.write(json.dumps(entry) + "\n")
    curve.flush()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--victim", required=True, help="a level")
    parser.add_argument("--start", default="expert", help="the level that changes")
    parser.add_argument("--search-rounds", type=int, help="of the level that changes, if it is master")
    parser.add_argument("--generations", type=int, default=150)
    parser.add_argument("--population", type=int, default=20)
    parser.add_argument("--deals", type=int, default=700, help="of the first generation; four times as many in the last")
    parser.add_argument("--fresh-deals", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.parent.mkdir(parents=True, exist_ok=True)
    values = evolve(args)
    args.out.with_suffix(".json").write_text(json.dumps(values.round(6).tolist()))
    first = args.seed * DEALS_OF_A_SEED + FRESH_DEALS
    shares = play_deals(Player(values), Player(level_values(args.victim)), range(first, first + args.fresh_deals))
    print(f"v {args.victim}: {estimate(shares)} of {2 * len(shares)} matches on new deals", flush=True)
