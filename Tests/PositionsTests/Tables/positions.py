#!/usr/bin/env python3
"""Positions by docs/api/positions.md alone: a second program that must come to the same as the service.

positions.py check VECTORS    compares every example of a file with what this program makes of it
positions.py make VECTORS     writes the file anew, from inputs drawn by a fixed seed
"""

import json
import math
import random
import sys

STEP = 186_554_387
REACH = 1_000_000_000


def wrapped(longitude: int) -> int:
    if longitude >= 1_800_000_000:
        return longitude - 3_600_000_000
    return longitude + 3_600_000_000 if longitude < -1_800_000_000 else longitude


def steps(degrees: list) -> list | None:
    if not (abs(degrees[0]) <= 90 and abs(degrees[1]) <= 180):
        return None

    def nearest(value: float) -> int:
        # Exact: a float is a fraction with a power of two below.
        numerator, denominator = (value * 10_000_000.0).as_integer_ratio()
        size = (2 * abs(numerator) + denominator) // (2 * denominator)
        return -size if numerator < 0 else size

    return [nearest(float(degrees[0])), wrapped(nearest(float(degrees[1])))]


def shifted(n: int, k: int) -> int:
    return -((-n + 2 ** (k - 1)) >> k) if n < 0 else (n + 2 ** (k - 1)) >> k


def quotient(n: int, d: int) -> int:
    return n // d + (1 if n % d >= d - n % d else 0)


def root(n: int) -> int:
    r = math.isqrt(n)
    return r + 1 if n - r * r > r else r


def cosine(h: int) -> int:
    angle = (abs(h) * 4_024_455_254 + 2**31) >> 32
    square = (angle * angle) >> 30
    c = 2**30
    for d in (132, 90, 56, 30, 12, 2):
        c = 2**30 - ((square * c) >> 30) // d
    return (max(0, c) + 32) >> 6


def vector(middle: list, place: list) -> list | None:
    north = shifted((place[0] - middle[0]) * STEP, 24)
    along = shifted(wrapped(place[1] - middle[1]) * STEP, 24)
    east = shifted(along * cosine(place[0] + middle[0]), 24)
    return None if abs(east) > REACH or abs(north) > REACH else [east, north]


def length(v: list) -> int:
    return root(v[0] ** 2 + v[1] ** 2)


def distance(a: list, b: list) -> int | None:
    v = vector(a, b)
    return None if v is None else length(v)


def passage(place: list, start: list, end: list) -> tuple:
    a, b = vector(place, start[1:3]), vector(place, end[1:3])
    duration = end[0] - start[0]
    if a is None or b is None or not 0 <= duration <= 2**31 - 1:
        return None, None
    w = [b[0] - a[0], b[1] - a[1]]
    square = w[0] ** 2 + w[1] ** 2
    along = -(a[0] * w[0] + a[1] * w[1])
    if along <= 0:
        return length(a), start[0]
    if along >= square:
        return length(b), end[0]
    area = abs(a[0] * w[1] - a[1] * w[0])
    s, k = square, 0
    while s < 2**60:
        s, k = s * 4, k + 1
    near = quotient(area * 2**k, root(s))
    while square > 2**31 - 1:
        square, along = square >> 1, along >> 1
    return near, start[0] + duration * along // square


def is_jump(rules: list, first: list, second: list) -> bool:
    way = distance(first[1:3], second[1:3])
    if way is None:
        return True
    duration = min(max(0, second[0] - first[0]), 2**31 - 1)
    return way - max(0, first[3]) - max(0, second[3]) > rules[1] * duration // 1000


def verdicts(rules: list, samples: list) -> list:
    last, jumped, count, found = None, None, 0, []
    for sample in samples:
        sample = sample[:3] + [min(max(-1, sample[3]), 2**40)]
        if not 0 <= sample[3] <= rules[0]:
            verdict = "inexact"
        elif last is None:
            verdict = "start"
        elif sample[0] <= last[0]:
            verdict = "late"
        elif not is_jump(rules, last, sample):
            verdict = "usable"
        elif jumped is not None and sample[0] <= jumped[0]:
            verdict = "late"
        else:
            count = count + 1 if jumped is not None and not is_jump(rules, jumped, sample) else 1
            verdict = "start" if count >= rules[3] else "jump"
            jumped = sample
        if verdict in ("usable", "start"):
            last, jumped, count = sample, None, 0
        found.append(verdict)
    return found


def in_range(way: int, radius: int, accuracy: int, rules: list) -> bool:
    return way - min(max(0, accuracy), rules[2]) <= radius


# The examples: inputs, and what is made of them.

RULES = [100_000, 70_000, 30_000, 3]


def inputs() -> dict:
    chance = random.Random(20_251)

    def near(middle: list, reach: int) -> list:
        widening = max(1, 2**24 // max(1, cosine(2 * middle[0])))
        latitude = max(-900_000_000, min(900_000_000, middle[0] + chance.randint(-reach, reach)))
        return [latitude, wrapped(middle[1] + chance.randint(-reach, reach) * min(widening, 300))]

    def anywhere() -> list:
        return [chance.randint(-850_000_000, 850_000_000), chance.choice([0, -1_800_000_000, 1_799_999_999, chance.randint(-1_800_000_000, 1_799_999_999)])]

    degrees = [[0.0, 0.0], [-0.0, 180.0], [90.0, -180.0], [-90.0, 179.99999999], [0.00000005, -0.00000005], [90.1, 0.0], [0.0, 180.00001], [52.51627, 13.37769]]
    degrees += [[chance.uniform(-90, 90), chance.uniform(-180, 180)] for _ in range(60)]
    halves = [0, 1, -1, 900_000_000, 1_799_999_999, 1_800_000_000, -1_800_000_000] + [chance.randint(-1_800_000_000, 1_800_000_000) for _ in range(60)]
    numbers = [0, 1, 2, 3, 4, 6, 7, 8, 2**53, 2**62, 8 * 10**18] + [chance.randint(0, 2 ** chance.randint(1, 62)) for _ in range(60)]
    planes = [([0, 0], [900_000_000, 0]), ([900_000_000, 0], [900_000_000, 900_000_000]), ([0, 1_799_999_999], [0, -1_800_000_000]), ([0, 0], [0, 0])]
    for reach in (3, 1_000, 100_000, 4_500_000, 200_000_000):
        planes += [(middle, near(middle, reach)) for middle in (anywhere() for _ in range(20))]
    passages = []
    for reach in (2, 500, 20_000, 3_000_000, 60_000_000, 200_000_000):
        for _ in range(20):
            place, begin = anywhere(), chance.randint(-(2**40), 2**41)
            end = begin + chance.choice([-1, 0, 1, 1_000, 60_000, 2**31 - 1, 2**31])
            passages.append((place, [begin, *near(place, reach), 5_000], [end, *near(place, reach), 9_000]))
    sieves = []
    for _ in range(20):
        place, time, samples = anywhere(), 1_750_000_000_000, []
        for _ in range(25):
            place = near(place, chance.choice([50, 200, 1_000, 1_000_000]))
            time += chance.choice([0, 500, 1_000, 1_000, 5_000, -1_000])
            samples.append([time, *place, chance.choice([4_000, 10_000, 65_000, 100_000, 100_001, -1, 2**41])])
        sieves.append((chance.choice([RULES, [50_000, 15_000, 0, 2]]), samples))
    # A phone that was wrong at first, then stays where it is.
    home, away = [525_000_000, 134_000_000], [526_000_000, 134_000_000]
    sieves.append((RULES, [[1_000 * n, *(home if n < 2 else away), 5_000] for n in range(8)]))
    ranges = [(way, radius, accuracy) for way in (0, 30_000, 30_001, 60_000) for radius in (0, 30_000) for accuracy in (-1, 0, 10_000, 500_000)]
    return {"degrees": degrees, "halves": halves, "numbers": numbers, "planes": planes, "passages": passages, "sieves": sieves, "ranges": ranges}


def written(number: int) -> int | str:
    return number if abs(number) <= 2**53 else str(number)


def examples() -> dict:
    given = inputs()
    passages = []
    for place, start, end in given["passages"]:
        near, time = passage(place, start, end)
        passages.append({"place": place, "from": start, "to": end, "distance": near, "time": time})
    return {
        "steps": [{"degrees": degrees, "place": steps(degrees)} for degrees in given["degrees"]],
        "cosines": [{"h": h, "cosine": cosine(h)} for h in given["halves"]],
        "roots": [{"n": written(n), "root": root(n)} for n in given["numbers"]],
        "planes": [{"middle": m, "place": p, "vector": vector(m, p), "distance": distance(m, p)} for m, p in given["planes"]],
        "passages": passages,
        "sieves": [{"rules": rules, "samples": samples, "verdicts": verdicts(rules, samples)} for rules, samples in given["sieves"]],
        "ranges": [{"distance": d, "radius": r, "accuracy": a, "rules": RULES, "inRange": in_range(d, r, a, RULES)} for d, r, a in given["ranges"]],
    }


def differences(vectors: dict) -> list:
    """Every example of which this program makes something else."""
    made = {
        "steps": lambda one: {"place": steps(one["degrees"])},
        "cosines": lambda one: {"cosine": cosine(one["h"])},
        "roots": lambda one: {"root": root(int(one["n"]))},
        "planes": lambda one: {"vector": vector(one["middle"], one["place"]), "distance": distance(one["middle"], one["place"])},
        "passages": lambda one: dict(zip(("distance", "time"), passage(one["place"], one["from"], one["to"]))),
        "sieves": lambda one: {"verdicts": verdicts(one["rules"], one["samples"])},
        "ranges": lambda one: {"inRange": in_range(one["distance"], one["radius"], one["accuracy"], one["rules"])},
    }
    return [f"{name}[{index}]: {one}" for name, make in made.items() for index, one in enumerate(vectors[name]) if {**one, **make(one)} != one]


def main() -> int:
    action, path = sys.argv[1:]
    if action == "make":
        lists = [f' "{name}": [\n' + ",\n".join("  " + json.dumps(one) for one in ones) + "\n ]" for name, ones in examples().items()]
        with open(path, "w") as file:
            file.write("{\n" + ",\n".join(lists) + "\n}\n")
        return 0
    with open(path) as file:
        vectors = json.load(file)
    found = differences(vectors)
    print("\n".join(found[:20]))
    print(f"{sum(map(len, vectors.values()))} examples, {len(found)} differ")
    return 1 if found or not all(vectors.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
