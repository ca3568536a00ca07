"""Compares a batch simulator with positions of the TypeScript rules."""

from __future__ import annotations

import torch


def compare(what: str, mine: torch.Tensor, expected: torch.Tensor, running: torch.Tensor, step: int) -> None:
    differs = (mine != expected).view(len(mine), -1) & running.unsqueeze(1)
    if not differs.any():
        return
    match, index = (int(number) for number in differs.nonzero()[0])
    got, wanted = (values.reshape(len(values), -1)[match, index] for values in (mine, expected))
    raise SystemExit(f"{what} {index} of match {match} at step {step}: {got}, in TypeScript {wanted}")
