"""What games of many cost: a thousand that are played at once, and the place among a million players."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import time
from pathlib import Path

import load
import machine
from load import Run, Shape
from players import Crowd
from results import Result
from rows import REPETITIONS, median_of, with_postgres
from stage import REPOSITORY, Stage

from installation import Installation

REQUESTS = 2_000
# As many at once as telephones ask, for what a request costs: one that comes alone wakes each process for itself.
SHAPE = Shape(4, 4)
GET_RANK_AROUND = "/cairn.game.v1.LeaderboardService/GetRankAround"


def leaderboard(stage: Stage) -> Result:
    return ranked(stage, "leaderboard", "", "a million", 645)


def leaderboard_100000(stage: Stage) -> Result:
    return ranked(stage, "leaderboard_100000", "hundred-thousand", "a hundred thousand", 696)


def leaderboard_1000(stage: Stage) -> Result:
    return ranked(stage, "leaderboard_1000", "thousand", "a thousand", 507)


def ranked(stage: Stage, name: str, key: str, size: str, aim: int) -> Result:
    """The rank of somebody in the middle of a board, all of it or of one of its keys, which leaderboard.sh fills.

    `aim`: what Nakama and its PostgreSQL took for a board of that size, in microseconds.
    """
    pids = stage.pids()
    token = board_token(stage)
    request = stage.scratch / name
    # Where am I's board "score", this key of it; five rows before and behind.
    board = bytes([0x08, 1, 0x12, 5]) + b"score" + bytes([0x1A, len(key)]) + key.encode()
    request.write_bytes(bytes([0x0A, len(board)]) + board + bytes([0x10, 5]))
    measured = [pids["gateway"], pids["game"], pids["social"], pids["auth"]]
    headers = {"authorization": f"Bearer {token}"}
    ours = [_around(stage, request, measured, headers) for _ in range(REPETITIONS)]
    note = f"GetRankAround in the middle of {size} players: eleven rows with ranks, own place, number of players; gateway, game, social and auth"
    note += f" together; PostgreSQL {median_of(ours, 'postgres_us'):.0f} µs besides; aim of the whole 5 ms, and {aim} µs, as Nakama took"
    return Result(name, "none", f"{aim} with PostgreSQL", ours, [], note)


def _around(stage: Stage, request: Path, measured: list[int], headers: dict[str, str]) -> Run:
    """What a request costs among others, and how long it takes alone: how long one waits, and not how long the queue is."""
    run = with_postgres(stage, GET_RANK_AROUND, request, REQUESTS, measured, headers, SHAPE)
    alone = load.h2load(f"{stage.installation.url}{GET_RANK_AROUND}", request, REQUESTS // 4, measured, stage.scratch, headers, shape=load.ALONE)
    run.p50_ms, run.p99_ms = alone.p50_ms, alone.p99_ms
    run.more["alone_us"] = alone.cpu_us
    return run


def board_token(stage: Stage) -> str:
    """The access token of the player in the middle of the boards, which are filled once."""
    if not stage.board_token:
        token = stage.access_token()
        claims = token.split(".")[1]
        account = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))["sub"]
        subprocess.run(
            [str(REPOSITORY / "scripts/bench/leaderboard.sh"), account], env=stage.installation.environment, check=True, stdin=subprocess.DEVNULL
        )
        stage.board_token = token
    return stage.board_token


GAMES = int(os.environ.get("CAIRN_BENCH_GAMES", "1000"))
# 1 is the standard: phases as long as they are, games of eight minutes. 3 has everything happen three times as often.
PACE = int(os.environ.get("CAIRN_BENCH_PACE", "1"))
TIMING = {
    "CAIRN_GAME_MOVING_MS": str(60_000 // PACE),
    "CAIRN_GAME_GUESS_MS": str(30_000 // PACE),
    "CAIRN_GAME_READY_TIMEOUT_MS": str(30_000 // PACE),
    "CAIRN_GAME_COUNTDOWN_MS": str(5_000 // PACE),
}


def play(stage: Stage) -> Result:
    installation = Installation(
        CAIRN_LOOPS="1", CAIRN_LOG_LEVEL="warning", CAIRN_AUTH_SIGN_UPS_PER_ADDRESS="100000", CAIRN_RATE_SCALE="100000", **TIMING
    )
    try:
        pids = list(installation.start().pids().values())
        with Crowd(stage, "games", 2 * GAMES, installation.url.removeprefix("http://")) as crowd:
            before, begun = machine.cpu_us(*pids), time.monotonic()
            words = crowd.ask("play", "played")
            used, seconds = machine.cpu_us(*pids) - before, time.monotonic() - begun
    finally:
        installation.remove()
    measures = {words[at]: [int(word) for word in words[at + 1 : at + 5]] for at in range(0, len(words), 5)}
    finished, failed = measures["finished"][0] // 2, measures["failed"][0]
    more = {f"{name}_{what}_ms": value / 1_000 for name in ("guess", "action", "deadline") for what, value in zip(("p50", "p99", "max"), measures[name][1:])}
    guesses = measures["guess"]
    note = f"pace {PACE}: {finished} of {GAMES} games played to their ends at once in {seconds:.0f} s, {failed} calls or games failed; CPU of all five services for "
    note += f"each guess with all that belongs to it. {guesses[0]} guesses; an opponent's action is heard after p50 {more['action_p50_ms']:.1f}, p99 "
    note += f"{more['action_p99_ms']:.1f} ms (aim 50); {measures['deadline'][0]} phases ended by themselves p50 {more['deadline_p50_ms']:.1f}, p99 "
    note += f"{more['deadline_p99_ms']:.1f} ms late (aim 50)"
    run = Run(cpu_us=used / guesses[0], rps=guesses[0] / seconds, p50_ms=guesses[1] / 1_000, p99_ms=guesses[2] / 1_000, more=more)
    return Result("play", "none", "-", [run], [], note)


ROWS = (leaderboard, leaderboard_100000, leaderboard_1000, play)
