"""Many matches of a game at once on all cores, by its simulator in C and the shared code in simulator/."""

from __future__ import annotations

import ctypes
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import torch
from torch import Tensor

SHARED_SOURCES = Path(__file__).parent / "simulator"
OUT = Path(__file__).parent.parent / "out"
FLAGS = ["-O3", "-mavx2", "-Wall", "-Wextra", "-shared", "-fPIC"]


def load_library(name: str, folders: list[Path], flags: list[str] | None = None) -> ctypes.CDLL:
    """Recompiled if a source is newer. Without a compiler an existing library is used as it is."""
    library = OUT / f"{name}.so"
    folders = [SHARED_SOURCES, *folders]
    files = [path for folder in folders for path in sorted(folder.iterdir())]
    if not library.exists() or library.stat().st_mtime < max(path.stat().st_mtime for path in files):
        OUT.mkdir(parents=True, exist_ok=True)
        sources = [path for path in files if path.suffix == ".c"]
        includes = [f"-I{folder}" for folder in folders]
        subprocess.run(["cc", *FLAGS, *(flags or []), *includes, "-o", library, *sources], check=True)
    return ctypes.CDLL(str(library))


class Observation(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("features", "hidden", "legal", "actor")]


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
        self.slices = [slice(*pair) for pair in zip(bounds, bounds[1:]) if pair[0] < pair[1]]
        self.scripts = scripts
        self.start(seed)

    def start(self, seed: int) -> None:
        pointers = (ctypes.c_char_p * self.matches)(*self.scripts) if self.scripts else None
        self.library.start_all(self.address(self.games, 0), self.matches, ctypes.c_uint64(seed << 32), pointers)
        self.observe()

    def address(self, buffer: Tensor, row: int) -> ctypes.c_void_p:
        return ctypes.c_void_p(buffer.data_ptr() + row * buffer.stride(0) * buffer.element_size())

    def in_parallel(self, work) -> None:
        list(self.pool.map(work, self.slices))

    def observe_slice(self, part: slice) -> None:
        columns = (self.features, self.hidden, self.legal, self.actor)
        into = Observation(*(self.address(buffer, part.start) for buffer in columns))
        self.library.observe_all(self.address(self.games, part.start), part.stop - part.start, ctypes.byref(into))

    def observe(self) -> None:
        self.in_parallel(self.observe_slice)

    def play_slice(self, part: slice) -> None:
        games, count = self.address(self.games, part.start), part.stop - part.start
        self.library.play_all(games, count, self.address(self.moves, part.start), self.address(self.winner, part.start))
        if not self.scripts:
            self.library.restart_finished(games, count)
        self.observe_slice(part)

    def play(self, moves: Tensor) -> None:
        """Plays one move in every match. Then `winner` says which are over; the other buffers describe the next."""
        self.moves.copy_(moves)
        self.in_parallel(self.play_slice)
