"""Many matches of a game at once on all cores, by its simulator in C and the shared code in simulator/."""

from __future__ import annotations

import ctypes
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import torch
from torch import Tensor


class Observation(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("features", "hidden", "legal", "actor")]


@dataclass
class Part:
    """Some matches, which one thread plays: addresses of their rows."""

    games: ctypes.c_void_p
    count: int
    moves: ctypes.c_void_p
    winner: ctypes.c_void_p
    observation: Observation


class BatchSimulator:
    """Fills buffers in memory that a GPU can read directly."""

    def __init__(self, library: ctypes.CDLL, matches: int, seed: int, scripts: list[bytes] | None):
        self.library = library
        self.matches = matches
        self.feature_count, self.hidden_count = library.feature_count(), library.hidden_count()
        self.action_count = library.move_count()
        self.game_size = library.game_size()
        is_pinned = torch.cuda.is_available()
        buffer = lambda *shape, dtype=torch.int8: torch.zeros(matches, *shape, dtype=dtype, pin_memory=is_pinned)
        self.games = torch.zeros(matches, self.game_size, dtype=torch.uint8)
        self.features, self.hidden = buffer(self.feature_count), buffer(self.hidden_count)
        self.legal, self.actor = buffer(self.action_count), buffer()
        self.moves, self.winner = buffer(dtype=torch.int16), buffer()
        threads = os.cpu_count() or 1
        self.pool = ThreadPoolExecutor(threads)
        bounds = [matches * part // threads for part in range(threads + 1)]
        self.parts = [self.part(*pair) for pair in zip(bounds, bounds[1:]) if pair[0] < pair[1]]
        # The matches read from these while they are played.
        self.scripts = scripts
        self.start(seed)

    def part(self, start: int, end: int) -> Part:
        columns = (self.features, self.hidden, self.legal, self.actor)
        observation = Observation(*(self.address(buffer, start) for buffer in columns))
        games, moves, winner = (self.address(buffer, start) for buffer in (self.games, self.moves, self.winner))
        return Part(games, end - start, moves, winner, observation)

    def start(self, seed: int) -> None:
        pointers = (ctypes.c_char_p * self.matches)(*self.scripts) if self.scripts else None
        self.library.start_all(self.address(self.games, 0), self.matches, ctypes.c_uint64(seed << 32), pointers)
        self.in_parallel(self.observe_part)

    def address(self, buffer: Tensor, row: int) -> ctypes.c_void_p:
        return ctypes.c_void_p(buffer.data_ptr() + row * buffer.stride(0) * buffer.element_size())

    def in_parallel(self, work) -> None:
        list(self.pool.map(work, self.parts))

    def observe_part(self, part: Part) -> None:
        self.library.observe_all(part.games, part.count, ctypes.byref(part.observation))

    def play_part(self, part: Part) -> None:
        self.library.play_all(part.games, part.count, part.moves, part.winner, ctypes.byref(part.observation))

    def play(self, moves: Tensor) -> None:
        """Plays one move in every match. Then `winner` says which are over; the other buffers describe the next."""
        self.moves.copy_(moves)
        self.in_parallel(self.play_part)
