"""The map and the cards of the built-in edition as a C header."""

from __future__ import annotations

import json
from pathlib import Path

EDITION = Path(__file__).parents[2] / "games/spy-connection/data/reconstructed.json"
MOST_CIRCLES = 4


def write_header(path: Path) -> None:
    """Written only if it is missing or outdated, because writing it causes a recompilation."""
    if path.exists() and path.stat().st_mtime > EDITION.stat().st_mtime:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(header_of(json.loads(EDITION.read_text())))


def header_of(edition: dict) -> str:
    cities = [city["id"] for city in edition["cities"]]
    spaces = [space["id"] for space in edition["spaces"]]
    connections = edition["connections"]
    cards = [*edition["missions"], *edition["startMissions"]]
    ends = [[cities.index(connection[end]) for end in "ab"] for connection in connections]
    masks = [sum(1 << spaces.index(space) for space in connection["spaces"]) for connection in connections]
    shown = [[cities.index(city) for city in card["cities"]] for card in cards]
    near = neighbours(cities, spaces, connections)
    most = max(map(len, near)) + 1
    sizes = {
        "CITIES": len(cities),
        "SPACES": len(spaces),
        "CONNECTIONS": len(connections),
        "MISSIONS": len(edition["missions"]),
        "STARTS": len(edition["startMissions"]),
        "MOST_CIRCLES": MOST_CIRCLES,
        "MOST_NEIGHBOURS": most,
        "AGENTS": edition["agents"],
        "MISSION_LIMIT": edition["missionLimit"],
        "MISSIONS_TO_END": edition["missionsToEnd"],
    }
    tables = [
        ("int8_t ENDS[][2]", "".join(f"{{{a},{b}}}," for a, b in ends)),
        ("uint64_t SPACES_OF[]", numbers(masks, "ull")),
        ("uint64_t SHARED_SPACES", f"{shared_by(masks)}ull"),
        ("uint64_t NEXT_TO[]", numbers((sum(1 << node for node in row) for row in near), "ull")),
        ("int8_t NEIGHBOURS[][MOST_NEIGHBOURS]", lists(near, most)),
        ("int8_t CONNECTIONS_OF[][MOST_NEIGHBOURS]", lists(connections_of(cities, ends), most)),
        ("int8_t CARD_SIZE[]", numbers(len(row) for row in shown)),
        ("int8_t CARD_CITIES[][MOST_CIRCLES]", "".join(f"{{{numbers(row)}}}," for row in shown)),
        ("int8_t POINTS[]", numbers(card["points"] for card in cards)),
        ("int8_t GIVES_EXTRA_TURN[]", numbers(int(card.get("extraTurn", False)) for card in cards)),
        ("int8_t START_CITY[]", numbers(cities.index(card["start"]) for card in edition["startMissions"])),
        ("int8_t PLANNING[]", numbers(edition["planning"]["light"])),
    ]
    lines = [f"enum {{ {', '.join(f'{name} = {size}' for name, size in sizes.items())} }};"]
    lines += [f"static const {name} __attribute__((unused)) = {{{values}}};" for name, values in tables]
    return "#include <stdint.h>\n\n" + "\n".join(lines) + "\n"


def numbers(values, suffix: str = "") -> str:
    return ",".join(f"{value}{suffix}" for value in values)


def shared_by(masks: list[int]) -> int:
    """What is in several sets."""
    return sum(1 << i for i in range(64) if sum(mask >> i & 1 for mask in masks) > 1)


def lists(rows: list[list[int]], size: int) -> str:
    """Each ends with -1."""
    return "".join(f"{{{numbers(row + [-1] * (size - len(row)))}}}," for row in rows)


def connections_of(cities: list[str], ends: list[list[int]]) -> list[list[int]]:
    """By city."""
    return [[i for i, pair in enumerate(ends) if city in pair] for city in range(len(cities))]


def neighbours(cities: list[str], spaces: list[str], connections: list[dict]) -> list[list[int]]:
    """By node. Nodes are first all spaces, then all cities. The order is that of games/spy-connection/rules/board.ts."""
    nodes = [*spaces, *cities]
    next_to: list[dict[int, None]] = [{} for _ in nodes]
    for connection in connections:
        path = [nodes.index(name) for name in (connection["a"], *connection["spaces"], connection["b"])]
        for a, b in zip(path, path[1:]):
            next_to[a][b] = next_to[b][a] = None
    return [list(row) for row in next_to]
