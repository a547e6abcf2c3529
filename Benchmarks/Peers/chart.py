"""Time against rows as an SVG picture with logarithmic axes."""

import math

from measure import Bench

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 400, 70, 90, 20, 50
SIZES = [10, 100, 1_000, 10_000, 100_000]
LINES = [("kiwi", "kiwi", "#c0392b"), ("ours", "ours", "#1f6fb2")]
# Kiwi's list of 10,000 rows is measured only on request; kiwi's line ends at the last measured size.
POWERS = range(3, 12)
NAMES = {3: "1 µs", 6: "1 ms", 9: "1 s"}


def svg(bench: Bench) -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        *grid(),
    ]
    for who, name, color in LINES:
        times = [(size, bench.solver_median(who, "list", size, "build")) for size in SIZES]
        points = [(x(size), y(time)) for size, time in times if time is not None]
        if not points:
            continue
        path = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2.5"/>')
        parts += [f'<circle cx="{px:.1f}" cy="{py:.1f}" r="4" fill="{color}"/>' for px, py in points]
        end = points[-1]
        parts.append(f'<text x="{end[0] + 10:.1f}" y="{end[1] + 5:.1f}" fill="{color}" font-weight="bold">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def x(size: float) -> float:
    span = math.log10(SIZES[-1] / SIZES[0])
    return LEFT + (WIDTH - LEFT - RIGHT) * math.log10(size / SIZES[0]) / span


def y(nanoseconds: float) -> float:
    span = POWERS[-1] - POWERS[0]
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (math.log10(nanoseconds) - POWERS[0]) / span


def grid() -> list[str]:
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    parts = []
    for power in POWERS:
        height = y(10**power)
        parts.append(f'<line x1="{LEFT}" y1="{height:.1f}" x2="{right}" y2="{height:.1f}" stroke="#dddddd"/>')
        if power in NAMES:
            parts.append(f'<text x="{LEFT - 8}" y="{height + 5:.1f}" text-anchor="end">{NAMES[power]}</text>')
    for size in SIZES:
        parts.append(f'<line x1="{x(size):.1f}" y1="{TOP}" x2="{x(size):.1f}" y2="{bottom}" stroke="#dddddd"/>')
        parts.append(f'<text x="{x(size):.1f}" y="{bottom + 20}" text-anchor="middle">{size:,}</text>')
    middle = (LEFT + right) / 2
    caption = "rows of a list: build, first solve and every value read"
    return [*parts, f'<text x="{middle}" y="{HEIGHT - 10}" text-anchor="middle">{caption}</text>']
