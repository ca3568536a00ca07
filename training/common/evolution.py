"""Evolution of a vector of numbers by CMA-ES (Hansen, "The CMA Evolution Strategy: A Tutorial", 2016)."""

from __future__ import annotations

import numpy as np


class Evolution:
    """Starts at 0 with a standard deviation of `step` in every direction. `ask`, then `tell` the results."""

    def __init__(self, size: int, step: float, population: int, seed: int):
        self.size, self.step, self.population = size, step, population
        self.random = np.random.default_rng(seed)
        self.mean = np.zeros(size)
        self.covariance = np.eye(size)
        self.step_path, self.path = np.zeros(size), np.zeros(size)
        weights = np.maximum(0, np.log((population + 1) / 2) - np.log(np.arange(1, population + 1)))
        self.weights = weights / weights.sum()
        mass = self.mass = 1 / (self.weights**2).sum()
        self.step_rate = (mass + 2) / (size + mass + 5)
        self.damping = 1 + 2 * max(0, np.sqrt((mass - 1) / (size + 1)) - 1) + self.step_rate
        self.path_rate = (4 + mass / size) / (size + 4 + 2 * mass / size)
        self.rank_one = 2 / ((size + 1.3) ** 2 + mass)
        self.rank_many = min(1 - self.rank_one, 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass))
        self.expected_length = np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))
        self.generation = 0

    def ask(self) -> np.ndarray:
        """One candidate in each row. Half of them are the others mirrored at the mean, which reduces noise."""
        squares, self.axes = np.linalg.eigh(self.covariance)
        self.lengths = np.sqrt(np.maximum(squares, 1e-12))
        half = self.random.standard_normal((self.population // 2, self.size))
        self.steps = np.concatenate([half, -half]) @ (self.axes * self.lengths).T
        return self.mean + self.step * self.steps

    def tell(self, results: np.ndarray) -> None:
        """The higher the better."""
        best = self.steps[np.argsort(-results)]
        change = self.weights @ best
        self.mean = self.mean + self.step * change
        whitened = self.axes @ ((self.axes.T @ change) / self.lengths)
        rate = self.step_rate
        self.step_path = (1 - rate) * self.step_path + np.sqrt(rate * (2 - rate) * self.mass) * whitened
        self.generation += 1
        length = np.linalg.norm(self.step_path) / np.sqrt(1 - (1 - rate) ** (2 * self.generation))
        is_moving = float(length < (1.4 + 2 / (self.size + 1)) * self.expected_length)
        rate = self.path_rate
        self.path = (1 - rate) * self.path + is_moving * np.sqrt(rate * (2 - rate) * self.mass) * change
        many = (self.weights[:, None] * best).T @ best
        kept = 1 - self.rank_one - self.rank_many
        self.covariance = kept * self.covariance + self.rank_one * np.outer(self.path, self.path) + self.rank_many * many
        self.step *= np.exp(self.step_rate / self.damping * (np.linalg.norm(self.step_path) / self.expected_length - 1))
