#!/usr/bin/env python3
"""The monkey as docs/api/monkey.md and docs/api/positions.md describe it, written from these pages alone.

monkey.py make         prints the examples
monkey.py check FILE   makes the examples anew and compares them
monkey.py many COUNT   prints one line for each of so many seeds
"""

import hashlib
import json
import sys
from math import isqrt

DEGREE = 10_000_000
MASK = 2**64 - 1
KINDS = [(850, 8500, 35), (780, 7800, 50), (700, 7000, 75)]
DEEDS = ["banana", "peel", "coconuts"]


def wrapped(longitude):
    if longitude >= 180 * DEGREE:
        return longitude - 360 * DEGREE
    return longitude + 360 * DEGREE if longitude < -180 * DEGREE else longitude


def shifted(n, k):
    half = 1 << (k - 1)
    return -((-n + half) >> k) if n < 0 else (n + half) >> k


def root(n):
    r = isqrt(n)
    return r + 1 if n - r * r > r else r


def cosine(h):
    angle = (abs(h) * 4_024_455_254 + 2**31) >> 32
    square = (angle * angle) >> 30
    c = 2**30
    for d in (132, 90, 56, 30, 12, 2):
        c = 2**30 - ((square * c) >> 30) // d
    return (max(0, c) + 32) >> 6


def distance(a, b):
    north = shifted((b[0] - a[0]) * 186_554_387, 24)
    along = shifted(wrapped(b[1] - a[1]) * 186_554_387, 24)
    east = shifted(along * cosine(a[0] + b[0]), 24)
    if abs(east) > 10**9 or abs(north) > 10**9:
        return None
    return root(east * east + north * north)


class Chance:
    def __init__(self, state):
        self.state = state

    def next(self, count):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        z ^= z >> 31
        return (z >> 32) % count


def way(seed, pace, stay, start, pins):
    chance, before, time, legs = Chance(seed), start, 0, []
    for pin in pins:
        far = distance(before, pin)
        walk = (10**9 if far is None else far) * pace // 1000
        luck, kind, span, place = chance.next(100), chance.next(3), chance.next(10001), chance.next(1000)
        happens = luck < 20
        delay = 5000 + span if happens else 0
        begin = walk * place // 1000 if happens else 0
        arrive = time + walk + delay
        legs.append((time, walk, kind if happens else -1, begin, delay, arrive, arrive + stay, before, pin))
        before, time = pin, arrive + stay
    return legs


def state(legs, time):
    time = max(0, time)
    for depart, walk, incident, begin, delay, arrive, leave, before, pin in legs:
        if time >= leave:
            continue
        if time >= arrive:
            return (*pin, "answering")
        walked, deed = time - depart, "walking"
        if incident >= 0 and walked >= begin:
            if walked < begin + delay:
                walked, deed = begin, DEEDS[incident]
            else:
                walked -= delay
        if walk == 0:
            return (*pin, deed)

        def part(n):
            return -((-n) * walked // walk) if n < 0 else n * walked // walk

        latitude = before[0] + part(pin[0] - before[0])
        return (latitude, wrapped(before[1] + part(wrapped(pin[1] - before[1]))), deed)
    return (*legs[-1][8], "finished")


def numbers(seed, number):
    digest = hashlib.sha256(seed + number.to_bytes(4, "big")).digest()
    return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")


def choice(seed, skill, number, count, right):
    first, second = numbers(seed, number)
    if (first >> 32) % 100 < skill or count < 2:
        return right
    other = (second >> 32) % (count - 1)
    return other if other < right else other + 1


def guess(seed, lower, upper):
    return lower + (numbers(seed, 0)[0] >> 1) % (upper - lower + 1)


def case(number):
    """Something to compare: a walk, times to look at, questions to answer."""
    chance = Chance(number ^ 0xC0FFEE)
    count, kind = 1 + chance.next(8), chance.next(3)
    start = (chance.next(1_700_000_001) - 850_000_000, chance.next(3_600_000_000) - 1_800_000_000)
    pins = []
    for _ in range(count):
        if number % 50 == 0:
            pins.append((chance.next(1_800_000_001) - 900_000_000, chance.next(3_600_000_000) - 1_800_000_000))
        else:
            pins.append((start[0] + chance.next(40_001) - 20_000, wrapped(start[1] + chance.next(40_001) - 20_000)))
    legs = way(number, *KINDS[kind][:2], start, pins)
    times = [-1, 0] + [chance.next(legs[-1][6] + 5_000) for _ in range(12)]
    seed = hashlib.sha256(number.to_bytes(8, "big")).digest()
    asked = []
    for index in range(count):
        options = 2 + chance.next(7)
        asked.append((index + 1, options, chance.next(options)))
    span = (-chance.next(1_000_000), chance.next(1_000_000) + 1)
    return kind, start, pins, legs, times, seed, asked, span


def line(number):
    kind, _, _, legs, times, seed, asked, span = case(number)
    words = [number]
    for leg in legs:
        words += leg[:7]
    for time in times:
        words += [time, *state(legs, time)]
    words.append(hashlib.sha256(seed).hexdigest())
    words += [choice(seed, KINDS[kind][2], *one) for one in asked]
    words.append(guess(seed, *span))
    return " ".join(map(str, words))


def examples():
    movements, answers = [], []
    for number in [0, 1, 2, 3, 4, 5, 17, 50, 100, 12345, 2**63 + 11, 2**64 - 1]:
        kind, start, pins, legs, times, seed, asked, span = case(number)
        pace, stay, skill = KINDS[kind]
        movements.append({
            "seed": f"{number:016x}", "pace": pace, "stay": stay, "start": start, "pins": pins, "legs": [leg[:7] for leg in legs],
            "states": [[time, *state(legs, time)] for time in times],
        })
        answers.append({
            "seed": seed.hex(), "hash": hashlib.sha256(seed).hexdigest(), "skill": skill,
            "choices": [[*one, choice(seed, skill, *one)] for one in asked], "guesses": [[*span, guess(seed, *span)]],
        })
    lists = {"movements": movements, "answers": answers}
    parts = [f' "{name}": [\n' + ",\n".join("  " + json.dumps(one) for one in ones) + "\n ]" for name, ones in lists.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    if sys.argv[1] == "make":
        print(examples(), end="")
    elif sys.argv[1] == "check":
        with open(sys.argv[2], encoding="utf-8") as file:
            if file.read() != examples():
                sys.exit("the examples are others")
    else:
        for number in range(int(sys.argv[2])):
            print(line(number))
