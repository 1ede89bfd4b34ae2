"""Crowds of cairn-bench; above all one that plays Where am I, so that the one moment when all of them guess can be measured."""

from __future__ import annotations

import os
import subprocess

import load
import machine
from stage import BINARIES, Stage


class Crowd:
    """Talks with `cairn-bench MODE`, line by line; see Benchmarks/cairn-bench."""

    def __init__(self, stage: Stage, mode: str, count: int, gateway: str | None = None, **environment: str) -> None:
        self.process = subprocess.Popen(
            [str(BINARIES / "cairn-bench"), mode, gateway or stage.installation.url.removeprefix("http://"), str(count)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        self._expect("signed-up")

    def __enter__(self) -> "Crowd":
        return self

    def __exit__(self, *_) -> None:
        self.process.stdin.close()
        self.process.wait(30)

    def ask(self, word: str, answer: str) -> list[str]:
        """What is answered behind the word that was expected."""
        self.process.stdin.write(word + "\n")
        self.process.stdin.flush()
        return self._expect(answer)

    def _expect(self, word: str) -> list[str]:
        line = self.process.stdout.readline().split()
        if not line or line[0] != word:
            raise RuntimeError(f"the crowd should have said {word}, but said {line}")
        return line[1:]


class Players(Crowd):
    """`cairn-bench players`."""

    # Enough that the batch outlasts the noise, few enough that signing up (a password hash each) takes seconds.
    COUNT = 48
    ROUNDS = 5

    # What cairn-bench is called with.
    MODE = "players"

    def __init__(self, stage: Stage, measured: list[int], gateway: str | None = None, postgres: int | None = None) -> None:
        super().__init__(stage, self.MODE, self.COUNT, gateway)
        self.measured = measured
        # Whose processor time is told besides, as `postgres_us`; None where it is not.
        self.postgres = postgres

    def play(self) -> load.Run:
        """One game of five rounds each; only the guesses are counted."""
        used, used_postgres, latencies, seconds = 0.0, 0.0, [], 0.0
        for _ in range(self.ROUNDS):
            self._prepare()
            before, before_postgres = machine.cpu_us(*self.measured), self._postgres_us()
            answer = self._act()
            used += machine.cpu_us(*self.measured) - before
            used_postgres += self._postgres_us() - before_postgres
            seconds += float(answer[0]) / 1e6
            latencies += [float(word) for word in answer[1:]]
        latencies.sort()
        return load.Run(
            cpu_us=used / len(latencies),
            rps=len(latencies) / seconds,
            p50_ms=load.percentile(latencies, 0.50) / 1_000,
            p99_ms=load.percentile(latencies, 0.99) / 1_000,
            rss_mb=machine.rss_mb(*self.measured),
            more={} if self.postgres is None else {"postgres_us": used_postgres / len(latencies)},
        )

    def _postgres_us(self) -> float:
        return 0.0 if self.postgres is None else machine.ended_us(self.postgres)

    def _prepare(self) -> None:
        self.ask("prepare", "prepared")

    def _act(self) -> list[str]:
        return self.ask("guess", "guessed")


class PacedPlayers(Players):
    """Players who guess one after the other, so many a second: how long one waits at such a load."""

    COUNT = 500
    PER_SECOND = 500

    def _prepare(self) -> None:
        # A game begins with a draw of places: so many at once would be told to come again.
        self.ask("prepare 100", "prepared")

    def _act(self) -> list[str]:
        return self.ask(f"guess {self.PER_SECOND}", "guessed")


class Refreshes(Players):
    """A crowd whose sessions are refreshed: every one once a round."""

    MODE = "refreshes"
    ROUNDS = 100

    def _prepare(self) -> None:
        pass

    def _act(self) -> list[str]:
        return self.ask("refresh", "refreshed")


class Logins(Players):
    """People who log in, one after the other."""

    MODE = "logins"
    COUNT = 4
    ROUNDS = 3

    def _prepare(self) -> None:
        pass

    def _act(self) -> list[str]:
        return self.ask("log in", "logged-in")
