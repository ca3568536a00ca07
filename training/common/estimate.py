"""A win rate with its confidence interval."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

CONFIDENCE = 1.96


@dataclass
class Estimate:
    mean: float
    error: float

    def __str__(self) -> str:
        low, high = self.mean - self.error, self.mean + self.error
        return f"{self.mean:.1%} ({100 * low:.1f} to {100 * high:.1f})"


def estimate(shares: np.ndarray) -> Estimate:
    """With half the width of its 95 % interval."""
    return Estimate(float(shares.mean()), CONFIDENCE * float(shares.std(ddof=1)) / len(shares) ** 0.5)
