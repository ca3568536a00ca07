"""Draws the learning curves in training/curves as SVG files for docs/strength.md: python3 training/plot_curves.py"""

from __future__ import annotations

import json
from pathlib import Path

CURVES = Path(__file__).parent / "curves"
IMAGES = Path(__file__).parent.parent / "docs/images"
WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 250, 24, 44
COLOURS = ["#0b5fa5", "#c2410c", "#15803d", "#7c3aed", "#a16207", "#be185d", "#0f766e"]

# Title, range of the axis in percent, and the lines: file, field, label.
PLOTS = {
    "training-self-play.svg": (
        "Self-play: wins against weak bots",
        (70, 95),
        [
            ("simple-first", "greedy", "simple, 1st run, v greedy"),
            ("simple-second", "greedy", "simple, 2nd run, v greedy"),
            ("simple-third", "greedy", "simple, 3rd run, v greedy"),
            ("simple-sixth", "greedy", "simple, 6th run, v greedy"),
            ("simple", "greedy", "simple, 7th run, v greedy"),
            ("simple", "random", "simple, 7th run, v random"),
            ("advanced", "greedy", "advanced, 2nd run, v greedy"),
        ],
    ),
    "training-exploiters.svg": (
        "Exploiters: wins against what they attack",
        (40, 70),
        [
            ("exploiter-of-simple-first", "victim", "of simple, 1st run"),
            ("exploiter-of-simple-fifth-from-itself", "victim", "of the 5th, from itself"),
            ("exploiter-of-simple-from-deceiver", "victim", "of the 7th, from the deceiver"),
            ("exploiter-of-simple-from-adversary", "victim", "of the 7th, from its adversary"),
            ("exploiter-of-advanced-first", "victim", "advanced, 1st, from itself"),
            ("exploiter-of-advanced", "victim", "advanced, 2nd, from that"),
            ("exploiter-of-advanced-from-adversary", "victim", "advanced, 2nd, from adversary"),
        ],
    ),
    "training-search.svg": (
        "Wins against the imitation of search",
        (60, 80),
        [("simple-fourth", "opponent", "simple, 4th run"), ("simple", "opponent", "simple, 7th run")],
    ),
    "training-teams.svg": (
        "Teams: wins of the nets, and of their exploiters",
        (50, 95),
        [
            ("teams-simple", "random", "simple, v random"),
            ("teams-advanced", "random", "advanced, v random"),
            ("teams-simple", "opponent", "simple, v search imitation"),
            ("teams-advanced", "opponent", "advanced, v search imitation"),
            ("teams-exploiter-simple", "wins", "exploiter of simple"),
            ("teams-exploiter-advanced", "wins", "exploiter of advanced"),
        ],
    ),
    "training-spy-connection.svg": (
        "Spy Connection: wins against the imitation of master",
        (35, 80),
        [("spy-connection-exploiter", "wins", "exploiter")],
    ),
    "training-kompromat.svg": (
        "Kompromat: wins against what they attack",
        (35, 55),
        [
            ("kompromat-exploiter-expert", "wins", "of expert"),
            ("kompromat-exploiter-imitation", "wins", "of the imitation of master"),
            ("kompromat-exploiter-master", "wins", "of master"),
        ],
    ),
}


def read_curve(name: str, field: str) -> list[tuple[float, float]]:
    entries = [json.loads(line) for line in (CURVES / f"{name}.jsonl").read_text().splitlines()]
    return [(entry["seconds"], 100 * entry[field]) for entry in entries if field in entry]


def draw(title: str, bounds: tuple[int, int], lines: list[tuple[str, str, str]]) -> str:
    low, high = bounds
    curves = [read_curve(name, field) for name, field, _ in lines]
    longest = max(seconds for curve in curves for seconds, _ in curve)
    x = lambda seconds: LEFT + seconds / longest * (WIDTH - LEFT - RIGHT)
    y = lambda rate: TOP + (high - rate) / (high - low) * (HEIGHT - TOP - BOTTOM)
    text = lambda at_x, at_y, content, more="": f'<text x="{at_x:.0f}" y="{at_y:.0f}" {more}>{content}</text>'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">']
    parts.append(f'<title>{title}</title><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>')
    parts.append(text(LEFT, 16, title, 'font-weight="bold"'))
    for rate in range(low, high + 1, 5):
        parts.append(f'<path d="M{LEFT} {y(rate):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(text(LEFT - 8, y(rate) + 4, f"{rate} %", 'text-anchor="end"'))
    for seconds in range(0, int(longest) + 1, 60):
        parts.append(text(x(seconds), HEIGHT - BOTTOM + 20, seconds, 'text-anchor="middle"'))
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, "seconds on one H200", 'text-anchor="middle"'))
    for i, (curve, (_, _, label)) in enumerate(zip(curves, lines)):
        shown = [(x(seconds), y(rate)) for seconds, rate in curve if rate >= low]
        points = " ".join(f"{at_x:.1f},{at_y:.1f}" for at_x, at_y in shown)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[i]}" stroke-width="2"/>')
        label = f"{label}: {curve[-1][1]:.1f}"
        parts.append(text(WIDTH - RIGHT + 12, TOP + 20 + 22 * i, label, f'fill="{COLOURS[i]}"'))
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    for file, plot in PLOTS.items():
        (IMAGES / file).write_text(draw(*plot))
