"""README's commands, as they stand there: a newcomer's first minutes."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from installation import REPOSITORY, Installation, SHORT_TIMING
from player import Player

pytestmark = pytest.mark.slow


def commands() -> list[str]:
    """The lines of README's first block of shell commands under "Two commands"."""
    text = (REPOSITORY / "README.md").read_text()
    block = re.search(r"## Two commands.*?```sh\n(.*?)```", text, re.DOTALL)
    assert block, "README has no block of commands under 'Two commands'"
    return [line.split("#")[0].strip() for line in block.group(1).splitlines() if line.strip()]


@pytest.fixture(scope="module")
def newcomer():
    """This checkout with nothing but what the compiler made: no database, no keys, no port. Continuous integration runs in a fresh clone, so
    that nothing else is there either; a clone of the clone would only compile everything a second time."""
    installation = Installation(**SHORT_TIMING)
    try:
        yield installation
    finally:
        installation.remove()


def say(installation: Installation, command: str, timeout: float = 1200) -> str:
    run = subprocess.run(
        command,
        shell=True,
        cwd=installation.repository,
        env=installation.environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=timeout,
    )
    assert run.returncode == 0, f"{command} ended with {run.returncode}:\n{run.stdout}"
    return run.stdout


def test_readme_names_two_commands_and_ci_runs_the_second():
    assert commands() == ["make run", "make test"]
    assert "make --no-print-directory ci" in (REPOSITORY / ".ci/run").read_text()
    assert "make --no-print-directory test" in (REPOSITORY / "scripts/ci.sh").read_text()


def test_the_first_command_starts_cairn_and_the_demo_plays_a_game(newcomer):
    # The second command is what runs this test: it is not started again inside itself.
    printed = say(newcomer, commands()[0])
    assert newcomer.url in printed and "make demo" in printed
    # A second installation's commands lead to it, and not to the first: what is printed is tried as it stands. Against a ghost, of whom there is none yet.
    play = re.search(r"^ *(\S*cairn play --gateway \S+)", printed, re.MULTILINE)
    assert play and play[1].endswith(newcomer.url), printed
    alone = say(newcomer, f"{play[1]} --ghost --auto", timeout=120)
    assert "You play alone" in alone and "The game is over." in alone

    pids = newcomer.pids()
    played = say(newcomer, "make demo", timeout=300)
    assert re.search(r"\b\d[\d,. ]* ?(of|/) ?25[,. ]?000\b", played) or "25,000" in played or "25000" in played, played
    # Two play against each other, of whom one wins, and both well: whoever guesses at random gets some thousand points of 25,000.
    mine, other = played.split("And the other one:")
    ends = [text.split("The game is over.")[1] for text in (mine, other)]
    assert sorted("You have won." in end for end in ends) == [False, True], played
    points = [int(digits.replace(",", "")) for end in ends for digits in re.findall(r"^ *[12]\. (?:you|player \d): ([\d,]+) points$", end, re.MULTILINE)]
    assert len(points) == 4 and min(points) > 12_000, played
    # In the middle of it cairn-game was killed, and it alone: the rounds behind that were played by the one that was started in its place.
    said = played.index("cairn-game was killed (kill -9)")
    assert played.index("Round 3 of") < said < played.index("Round 5 of"), played
    after = newcomer.pids()
    assert {name for name in pids if pids[name] != after[name]} == {"game"}

    pids = after
    assert "running already" in say(newcomer, commands()[0], timeout=60)
    assert newcomer.pids() == pids


def test_stop_ends_exactly_what_was_started(newcomer):
    if not (newcomer.home / "ports").exists():
        say(newcomer, commands()[0])
    pids = newcomer.pids()
    say(newcomer, "make stop")
    for name, pid in pids.items():
        # A zombie has ended, whoever is slow to bury it.
        status = Path(f"/proc/{pid}/stat")
        assert not status.exists() or status.read_text().rsplit(")", 1)[1].split()[0] == "Z", f"{name} still runs"
    assert not list((newcomer.home / "pids").glob("*.pid"))


def test_a_port_that_is_taken_is_named_with_what_to_do(newcomer):
    import socket

    say(newcomer, "make stop")
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = holder.getsockname()[1]
        run = subprocess.run(
            "make run",
            shell=True,
            cwd=newcomer.repository,
            env={**newcomer.environment, "CAIRN_GATEWAY_PORT": str(port)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=300,
        )
    assert run.returncode != 0
    assert f"port {port} is taken" in run.stderr and "CAIRN_GATEWAY_PORT=" in run.stderr


def test_a_missing_toolchain_is_named_with_what_to_do(newcomer, tmp_path):
    without_swift = ":".join(p for p in os.environ["PATH"].split(":") if not (Path(p) / "swift").exists())
    run = subprocess.run(
        ["scripts/build.sh"],
        cwd=newcomer.repository,
        env={**newcomer.environment, "PATH": without_swift, "CAIRN_BUILD_PATH": str(tmp_path / "build")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode != 0
    assert "Swift toolchain is missing" in run.stderr and "Install Swift" in run.stderr


def test_the_scoring_rule_is_three_clicks_from_readme():
    """A newcomer follows links only."""
    seen, frontier = set(), {Path("README.md")}
    for _ in range(3):
        following = set()
        for page in frontier:
            if page.suffix != ".md" or page in seen:
                continue
            seen.add(page)
            for target in re.findall(r"\]\((?!https?:)([^)#\s]+)", (REPOSITORY / page).read_text()):
                following.add(Path(os.path.normpath(page.parent / target)))
        frontier = following
        if any(page.name == "ScoringRules.swift" for page in frontier):
            return
    raise AssertionError("ScoringRules.swift is not within three links of README.md")


def test_nothing_of_a_finished_command_is_waited_for(tmp_path):
    """A program that reads what a script says reads to the end: what shows the progress of a step must not keep it open."""
    quick = "source scripts/lib/home.sh; source scripts/lib/progress.sh; with_progress Nothing $0/log sleep 0.5; echo done"
    run = subprocess.run(["bash", "-c", quick, str(tmp_path)], cwd=REPOSITORY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=10)
    assert run.stdout == "done\n"


def test_clean_asks_where_people_have_accounts(newcomer, tmp_path):
    """The last of this installation. The build is another's: nothing of it may go."""
    say(newcomer, "make run")
    Player(newcomer.url).sign_up()
    environment = {**newcomer.environment, "CAIRN_BUILD_PATH": str(tmp_path / "build")}

    def clean(**more: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            ["scripts/clean.sh"], cwd=newcomer.repository, env={**environment, **more}, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=120)

    refused = clean()
    assert refused.returncode != 0 and re.search(r"holds accounts of people \(\d+\), so nothing was removed", refused.stderr)
    assert (newcomer.home / "secrets").is_dir() and Player(newcomer.url).sign_up()
    consented = clean(CONFIRM="yes")
    assert consented.returncode == 0, consented.stdout + consented.stderr
    assert not newcomer.home.exists()
