"""Quantises a policy to integers for packages/bots/policy-network.ts, which computes exactly the same.

Weights are rounded to 8 bits (7 in the skip layer from input to output), with one scale for each unit. Activations and
logits are integers in units of 1/256.
"""

from __future__ import annotations

import base64
import gzip
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from .net import Policy

FRACTION = 256
SCALE_BITS = 20
MAX_WEIGHT = 127
# Less precise, for smaller files, because it is a large layer that contributes least to the logits.
MAX_SKIP_WEIGHT = 63
# Keeps the correlations of inputs that never vary invertible.
DAMPING = 1e-3


@dataclass
class QuantizedLayer:
    """`(weights @ x * scale >> 20) + bias`. `scale` converts the inputs to units of 1/256."""

    weights: np.ndarray
    scale: np.ndarray
    bias: np.ndarray

    def __call__(self, x: np.ndarray) -> np.ndarray:
        return ((x @ self.weights.T.astype(np.int64)) * self.scale >> SCALE_BITS) + self.bias


def quantize_layer(
    layer: nn.Linear, input_unit: float, max_weight: int = MAX_WEIGHT, inputs: np.ndarray | None = None
) -> QuantizedLayer:
    """`input_unit`: the value of 1 in the layer's input. `inputs`: see `round_weights`."""
    weights = layer.weight.detach().double().cpu().numpy()
    step = np.abs(weights).max(1, keepdims=True) / max_weight
    step[step == 0] = 1
    scale = np.round(step[:, 0] * input_unit * FRACTION * 2**SCALE_BITS).astype(np.int64)
    bias = np.zeros(len(weights)) if layer.bias is None else layer.bias.detach().double().cpu().numpy()
    rounded = np.round(weights / step) if inputs is None else round_weights(weights / step, max_weight, inputs)
    return QuantizedLayer(rounded.astype(np.int8), scale, np.round(bias * FRACTION).astype(np.int64))


def round_weights(weights: np.ndarray, max_weight: int, inputs: np.ndarray) -> np.ndarray:
    """
    Rounds one column after the other, and lets the later columns compensate the error where their inputs are correlated
    in these examples (GPTQ, arXiv 2210.17323). This is about ten times as exact as rounding each weight on its own.
    """
    correlation = inputs.T @ inputs / len(inputs) + DAMPING * np.eye(inputs.shape[1])
    influence = np.linalg.cholesky(np.linalg.inv(correlation)).T
    remaining, rounded = weights.copy(), np.zeros_like(weights)
    for column in range(weights.shape[1]):
        rounded[:, column] = np.clip(np.round(remaining[:, column]), -max_weight, max_weight)
        error = (remaining[:, column] - rounded[:, column]) / influence[column, column]
        remaining[:, column + 1 :] -= np.outer(error, influence[column, column + 1 :])
    return rounded


class QuantizedPolicy:
    def __init__(self, policy: Policy, features: np.ndarray | None = None):
        """`features`: those of many positions, to round the layers that read them with less error."""
        inputs = None if features is None else features.astype(np.float64)
        self.first = quantize_layer(policy.trunk.first, 1, inputs=inputs)
        self.residual = [quantize_layer(layer, 1 / FRACTION) for layer in policy.trunk.residual]
        self.out = quantize_layer(policy.out, 1 / FRACTION)
        self.skip = quantize_layer(policy.skip, 1, MAX_SKIP_WEIGHT, inputs)

    def logits(self, features: np.ndarray) -> np.ndarray:
        x = features.astype(np.int64)
        h = np.maximum(0, self.first(x))
        for layer in self.residual:
            h = h + np.maximum(0, layer(h))
        return self.out(h) + self.skip(x)

    def to_bytes(self) -> bytes:
        """All weights, those of features by feature, then scales and biases as little-endian 32-bit integers."""
        by_unit = [layer.weights for layer in (*self.residual, self.out)]
        weights = [self.first.weights.T, *by_unit, self.skip.weights.T]
        layers = [self.first, *self.residual, self.out, self.skip]
        numbers = [number for layer in layers for number in (layer.scale, layer.bias)]
        assert all(np.abs(number).max() < 2**31 for number in numbers)
        return b"".join([part.tobytes() for part in weights] + [number.astype("<i4").tobytes() for number in numbers])


def agreement(policy: Policy, quantized: QuantizedPolicy, features: np.ndarray, legal: np.ndarray) -> float:
    """How often both have the same most likely action."""
    exact = policy.logits(torch.from_numpy(features.copy())).detach().numpy()
    exact[~legal] = -np.inf
    rounded = np.where(legal, quantized.logits(features), -(2**40))
    return float((exact.argmax(1) == rounded.argmax(1)).mean())


def write_module(path: Path, quantized: QuantizedPolicy) -> None:
    data = quantized.to_bytes()
    text = base64.b64encode(data).decode()
    path.write_text(f"/** Written by training/common/quantize.py. */\nexport const weights =\n  '{text}';\n")
    print(f"{path}: {len(data)} bytes, {len(gzip.compress(path.read_bytes()))} as gzipped text")


def quantize_with_positions(
    policy: Policy, features: np.ndarray, legal: np.ndarray, examples: Path | None
) -> QuantizedPolicy:
    """Rounds with the positions that have a choice. `examples`: where to write the logits of some positions."""
    has_choice = legal.sum(1) > 1
    quantized = QuantizedPolicy(policy, features[has_choice])
    print(f"same most likely action: {agreement(policy, quantized, features[has_choice], legal[has_choice]):.1%}")
    if examples:
        write_examples(examples, quantized, features[:: len(features) // 6][:6])
    return quantized


def module_bytes(path: Path) -> bytes:
    return base64.b64decode(path.read_text().split("'")[1])


def module_size(policy: Policy) -> int:
    """The number of bytes that `write_module` would write for this policy."""
    return sum(layer.weight.numel() + 8 * len(layer.weight) for layer in layers_of(policy))


def layers_of(policy: Policy) -> list[nn.Linear]:
    return [policy.trunk.first, *policy.trunk.residual, policy.out, policy.skip]


def read_module(path: Path, policy: Policy) -> None:
    """Loads what `write_module` has written into a policy of the same size."""
    data, layers = module_bytes(path), layers_of(policy)
    units = [1, *[1 / FRACTION] * (len(layers) - 2), 1]
    offset = sum(layer.weight.numel() for layer in layers)
    numbers = np.frombuffer(data[offset:], "<i4")
    position = 0
    for i, (layer, input_unit) in enumerate(zip(layers, units)):
        count, inputs = layer.weight.shape
        weights = np.frombuffer(data[position : position + count * inputs], np.int8).astype(np.float64)
        position += count * inputs
        by_unit = weights.reshape(inputs, count).T if i in (0, len(layers) - 1) else weights.reshape(count, inputs)
        scale, bias, numbers = numbers[:count], numbers[count : 2 * count], numbers[2 * count :]
        step = scale[:, None] / (input_unit * FRACTION * 2**SCALE_BITS)
        layer.weight.data = torch.from_numpy(by_unit * step).float()
        if layer.bias is not None:
            layer.bias.data = torch.from_numpy(bias / FRACTION).float()


def write_examples(path: Path, quantized: QuantizedPolicy, features: np.ndarray) -> None:
    """Writes some positions with their logits for a test in TypeScript."""
    examples = [{"features": row.tolist(), "logits": quantized.logits(row[None])[0].tolist()} for row in features]
    path.write_text(json.dumps(examples) + "\n")
