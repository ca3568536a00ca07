"""Evolves the numbers of a player of a simulator to win more against a fixed one (an exploiter)."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from .estimate import estimate
from .evolution import Evolution

STEP = 0.5
# Deals of different runs, and those of the final measurement, must differ.
DEALS_OF_A_SEED = 1_000_000_000
FRESH_DEALS = 500_000_000
CURVE_INTERVAL = 10
# Plays a candidate on deals: by deal, the share of matches that it wins.
Play = Callable[[np.ndarray, range], np.ndarray]
# Keeps the result so far.
Save = Callable[[np.ndarray], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--generations", type=int, default=150)
    parser.add_argument("--population", type=int, default=20)
    parser.add_argument("--deals", type=int, default=700, help="of the first generation; four times as many in the last")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)


def evolve(size: int, play: Play, save: Save, args: argparse.Namespace) -> np.ndarray:
    """All candidates of a generation play the same new deals. The result is the mean of the last generation."""
    args.out.parent.mkdir(parents=True, exist_ok=True)
    evolution = Evolution(size, STEP, args.population, args.seed)
    next_deal = args.seed * DEALS_OF_A_SEED
    started = time.process_time()
    with args.out.with_suffix(".jsonl").open("w") as curve:
        for generation in range(1, args.generations + 1):
            # More deals towards the end, where the differences are small.
            count = round(args.deals * (1 + 3 * generation / args.generations))
            deals = range(next_deal, next_deal + count)
            next_deal += count
            results = [play(row, deals).mean() for row in evolution.ask()]
            evolution.tell(np.array(results))
            if generation % CURVE_INTERVAL == 0 or generation == args.generations:
                report(curve, generation, time.process_time() - started, results, evolution)
                save(evolution.mean)
    return evolution.mean


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


def fresh_deals(seed: int, count: int) -> range:
    first = seed * DEALS_OF_A_SEED + FRESH_DEALS
    return range(first, first + count)


def print_estimate(name: str, shares: np.ndarray, seats: int) -> None:
    print(f"v {name}: {estimate(shares)} of {seats * len(shares)} matches on new deals", flush=True)
