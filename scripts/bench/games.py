"""What looking at a game of many costs: the place among a million players."""

from __future__ import annotations

import base64
import json
import subprocess

import load
from load import Shape
from results import Result
from rows import REPETITIONS
from stage import REPOSITORY, Stage

REQUESTS = 2_000
# One after the other: how long one waits, and not how long the queue is.
SHAPE = Shape(1, 1)


def leaderboard(stage: Stage) -> Result:
    pids = stage.pids()
    token = stage.access_token()
    claims = token.split(".")[1]
    account = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))["sub"]
    subprocess.run(
        [str(REPOSITORY / "scripts/bench/leaderboard.sh"), account], env=stage.installation.environment, check=True, stdin=subprocess.DEVNULL
    )
    request = stage.scratch / "rank-around"
    request.write_bytes(bytes([0x10, 5]))
    url = f"{stage.installation.url}/cairn.game.v1.LeaderboardService/GetRankAround"
    measured = [pids["gateway"], pids["game"], pids["social"], pids["auth"]]
    headers = {"authorization": f"Bearer {token}"}
    ours = [load.h2load(url, request, REQUESTS, measured, stage.scratch, headers, shape=SHAPE) for _ in range(REPETITIONS)]
    note = "GetRankAround in the middle of a million players: eleven rows with ranks, own place, number of players; gateway, game, social and auth"
    return Result("leaderboard", "none", "-", ours, [], note + " together; aim of the whole 5 ms")


ROWS = (leaderboard,)
