"""The weights of the fast policy as a C header."""

from __future__ import annotations

import re
from pathlib import Path

WEIGHTS = Path(__file__).parents[2] / "games/kompromat/bots/weights.ts"
SIZES = {"WIN_SCALE": "[6]", "TOKEN_VALUES": "[6][10]", "READY_ITEM_VALUES": "[6][10]", "SET_POTENTIAL": "[6][4][4]"}


def write_header(path: Path) -> None:
    """Written only if it is missing or outdated, because writing it causes a recompilation."""
    if path.exists() and path.stat().st_mtime > WEIGHTS.stat().st_mtime:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    text = WEIGHTS.read_text()
    path.write_text("".join(f"static const double {name}{size} = {table(text, name)};\n" for name, size in SIZES.items()))


def table(text: str, name: str) -> str:
    """A list in the TypeScript file as a C initialiser."""
    found = re.search(rf"const {name}: [^=]*= (\[.*?\]);", text, re.DOTALL)
    if not found:
        raise ValueError(f"no {name} in {WEIGHTS}")
    return found[1].replace("[", "{").replace("]", "}")
