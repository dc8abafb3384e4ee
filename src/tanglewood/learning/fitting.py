"""Fits the net of a judgement to noted positions, with games it never sees to know when to stop."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tanglewood.kernel.judging.judgement import LEAST
from tanglewood.learning.playing import Notes

HIDDEN = 24
BATCH = 2048
RATE = 2e-3
DECAY = 1e-4
"""How much weights are drawn to zero at each step: features that seldom occur stay close to the outlook."""
HELD_OUT = 10
"""One game of so many is held out."""

Array = npt.NDArray[np.float32]


class Net:
    """Weights while they are learned: `first` has a row for each feature, `out` the answer."""

    def __init__(self, features: int, rng: np.random.Generator) -> None:
        self.first = (rng.normal(size=(features, HIDDEN)) * 0.15).astype(np.float32)
        self.direct = np.zeros(features, np.float32)
        self.bias = np.zeros(HIDDEN, np.float32)
        self.constant = np.zeros(1, np.float32)
        self.out = np.zeros(HIDDEN, np.float32)

    def weights(self) -> list[Array]:
        return [self.first, self.direct, self.bias, self.constant, self.out]

    def file(self, names: list[str]) -> dict[str, Any]:
        """As it is kept: numbers of four digits, rows that say nothing left out."""
        rows = np.concatenate([self.first, self.direct[:, None]], axis=1)
        said = {name: short(row) for name, row in zip(names, rows, strict=True) if np.abs(row).max() > 2e-4}
        return {"bias": short(np.append(self.bias, self.constant)), "answer": short(self.out), "rows": said}

    @staticmethod
    def read(names: list[str], found: dict[str, Any], rng: np.random.Generator) -> "Net":
        net = Net(len(names), rng)
        for at, name in enumerate(names):
            row = found["rows"].get(name)
            if row is not None:
                net.first[at], net.direct[at] = row[:-1], row[-1]
        net.bias[:], net.constant[:] = found["bias"][:-1], found["bias"][-1]
        net.out[:] = found["answer"]
        return net


def short(row: Array) -> list[float]:
    return [float(f"{it:.4g}") for it in row.tolist()]


class Grouped:
    """Notes in groups of the same number of seats, so that batches are plain arrays."""

    def __init__(self, notes: Notes) -> None:
        starts = np.concatenate([[0], np.cumsum(notes.seats.astype(np.int64))])[:-1]
        self.notes = notes
        self.starts = starts
        self.groups = {int(seats): np.nonzero(notes.seats == seats)[0] for seats in np.unique(notes.seats)}

    def batch(self, positions: npt.NDArray[np.int64], seats: int) -> tuple[Array, Array, Array]:
        rows = (self.starts[positions][:, None] + np.arange(seats)).ravel()
        inputs = np.concatenate([self.notes.parts[rows], self.notes.things[rows].astype(np.float32)], axis=1)
        shape = (len(positions), seats)
        return inputs, self.notes.shares[rows].reshape(shape), self.notes.targets[rows].reshape(shape)


def shares_of(corrections: Array, shares: Array) -> Array:
    """What `judgement.corrected` makes of them, for many positions."""
    found = np.maximum(shares, LEAST) * np.exp(np.clip(corrections, -6, 6))
    rest = 1.0 - shares.sum(axis=1, keepdims=True)
    total = found.sum(axis=1, keepdims=True) + np.where(rest > LEAST, rest, 0.0)
    whole: Array = (found / total).astype(np.float32)
    return whole


def forward(net: Net, inputs: Array) -> tuple[Array, Array]:
    hidden = np.maximum(inputs @ net.first + net.bias, 0.0)
    return hidden, hidden @ net.out + inputs @ net.direct + net.constant


def loss(found: Array, targets: Array) -> float:
    """The mean cross entropy; what the seats leave belongs to an opponent without one."""
    rest, wanted = 1.0 - found.sum(axis=1), 1.0 - targets.sum(axis=1)
    seats = -(targets * np.log(np.maximum(found, 1e-6))).sum(axis=1)
    return float((seats - wanted * np.log(np.maximum(rest, 1e-6))).mean())


def measure(net: Net | None, data: Grouped, chosen: npt.NDArray[np.bool_]) -> float:
    """The loss over some positions; without a net that of the outlook."""
    total = count = 0.0
    for seats, positions in data.groups.items():
        mine = positions[chosen[positions]]
        for at in range(0, len(mine), 8192):
            inputs, shares, targets = data.batch(mine[at : at + 8192], seats)
            size = len(shares)
            corrections = (
                np.zeros_like(shares) if net is None else forward(net, inputs)[1].reshape(size, seats)
            )
            total += loss(shares_of(corrections, shares), targets) * size
            count += size
    return total / max(1.0, count)


def fit(net: Net, notes: Notes, epochs: int, rng: np.random.Generator) -> tuple[float, float]:
    """Train in place; returns the loss on held-out games of the outlook alone, and of the best net."""
    data = Grouped(notes)
    held = notes.games % HELD_OUT == 0
    weights = net.weights()
    means, squares = [np.zeros_like(it) for it in weights], [np.zeros_like(it) for it in weights]
    best, kept = measure(net, data, held), [it.copy() for it in weights]
    before, step = measure(None, data, held), 0
    for epoch in range(epochs):
        rate = RATE * (1.0 - 0.9 * epoch / max(1, epochs - 1))
        for seats, positions in batches(data, held, rng):
            step += 1
            for at, slope in enumerate(gradient(net, data, positions, seats)):
                means[at] += 0.1 * (slope - means[at])
                squares[at] += 0.001 * (slope * slope - squares[at])
                scale = np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8
                weights[at] -= rate * (means[at] / (1 - 0.9**step) / scale + DECAY * weights[at] / RATE)
        now = measure(net, data, held)
        if now < best:
            best, kept = now, [it.copy() for it in weights]
    for at, found in enumerate(kept):
        weights[at][:] = found
    return before, best


def batches(
    data: Grouped, held: npt.NDArray[np.bool_], rng: np.random.Generator
) -> list[tuple[int, npt.NDArray[np.int64]]]:
    found: list[tuple[int, npt.NDArray[np.int64]]] = []
    for seats, positions in data.groups.items():
        mine = positions[~held[positions]]
        rng.shuffle(mine)
        found += [(seats, mine[at : at + BATCH]) for at in range(0, len(mine), BATCH)]
    return [found[at] for at in rng.permutation(len(found))]


def gradient(net: Net, data: Grouped, positions: npt.NDArray[np.int64], seats: int) -> list[Array]:
    inputs, shares, targets = data.batch(positions, seats)
    hidden, corrections = forward(net, inputs)
    found = shares_of(corrections.reshape(shares.shape), shares)
    slope = ((found - targets) / len(positions)).ravel().astype(np.float32)
    inner = np.outer(slope, net.out) * (hidden > 0.0)
    return [
        inputs.T @ inner,
        inputs.T @ slope,
        inner.sum(axis=0),
        slope.sum(keepdims=True),
        hidden.T @ slope,
    ]
