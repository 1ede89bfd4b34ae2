"""What scripts make beside the sources and remove again: the databases that each new installation begins with are made once, also when several
begin at once and the first is killed over it; `make clean` asks before it removes people's accounts."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import pytest
from installation import REPOSITORY, SHORT_TIMING, Installation, eventually
from player import Player

pytestmark = pytest.mark.slow

MADE = "Making the databases that installations begin with: done in"


@pytest.fixture(scope="module")
def build():
    """The programs as they are, and no template yet."""
    real = Path(os.environ.get("CAIRN_BUILD_PATH", REPOSITORY / ".build"))
    # Not in a folder of pytest's: PostgreSQL's user goes through it.
    folder = Path(tempfile.mkdtemp(prefix="build-", dir=os.environ.get("CAIRN_TEST_SCRATCH")))
    folder.chmod(0o755)
    for name in ("release", "breached-passwords.txt"):
        (folder / name).symlink_to(real / name)
    (folder / "cairn.stamp").touch()
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def homes(build):
    homes = [Installation(**SHORT_TIMING, CAIRN_BUILD_PATH=str(build)) for _ in range(3)]
    try:
        yield homes
    finally:
        for home in homes:
            home.remove()


def begin(home: Installation) -> subprocess.Popen:
    return subprocess.Popen(
        [REPOSITORY / "scripts" / "run.sh"], cwd=REPOSITORY, env=home.environment, text=True, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )


def servers(build: Path) -> list[str]:
    """The data folders below the build that a server runs in."""
    return [str(file) for file in build.glob("templates/*/postgres/postmaster.pid") if Path(f"/proc/{file.read_text().split()[0]}").exists()]


def test_two_that_begin_while_the_first_is_killed_get_one_whole_template(build, homes):
    making = build / "templates" / "making"
    first = begin(homes[0])
    eventually(lambda: servers(build), within=60, what="the server that the template is made with")
    others = [begin(home) for home in homes[1:]]
    os.killpg(first.pid, signal.SIGKILL)
    said = [other.communicate(timeout=240)[0] for other in others]
    assert [other.returncode for other in others] == [0, 0], "\n".join(said)
    assert sum(text.count(MADE) for text in said) == 1, "\n".join(said)
    # Nothing is left of the first, nor of how it was made.
    assert not making.exists() and not servers(build)
    (template,) = (folder for folder in (build / "templates").iterdir() if folder.is_dir())

    # Each begins with everything, and with passwords that are nobody else's.
    for home in homes[1:]:
        assert Player(home.url).sign_up().who_am_i()
    passwords = [(home.home / "secrets" / "pgpass").read_text() for home in homes[1:]]
    assert not set(passwords[0].split()) & set(passwords[1].split())

    # The one that was killed finds it there.
    assert MADE not in homes[0].script("run.sh") and template.exists()


def clean(home: Installation, **environment: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        ["make", "clean"], cwd=REPOSITORY, env={**home.environment, **environment}, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=120,
    )


def test_accounts_are_removed_by_who_says_so_and_nothing_of_a_deployment_is(build, homes):
    home = homes[1]
    if not home.home.joinpath("ports").exists():
        home.start()
    player = Player(home.url).sign_up()
    for _ in range(2):
        refusal = clean(home)
        assert refusal.returncode != 0
        assert "holds accounts" in refusal.stderr and "CONFIRM=yes make clean" in refusal.stderr
        assert (build / "release").exists()
        # Nor with the database stopped, which tells as well.
        home.stop()
    home.start()
    assert player.log_in(player.email).tokens.access_token

    before = sorted(str(path) for path in (REPOSITORY / "deploy").rglob("*"))
    removal = clean(home, CONFIRM="yes")
    assert removal.returncode == 0, removal.stderr
    assert not home.home.exists() and not build.exists()
    assert sorted(str(path) for path in (REPOSITORY / "deploy").rglob("*")) == before
