"""The contract as those who generate clients meet it: by buf, and without what only services may call."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROTO = Path(__file__).resolve().parents[2] / "proto"


def test_buf_finds_nothing():
    buf = Path(sys.executable).parent / "buf"
    lint = subprocess.run([buf, "lint", "--error-format=text"], cwd=PROTO, capture_output=True, text=True, timeout=120)
    assert (lint.returncode, lint.stdout) == (0, ""), lint.stdout + lint.stderr


@pytest.fixture(scope="module")
def contract(tmp_path_factory):
    """The contract as it is, compiled once."""
    image = tmp_path_factory.mktemp("contract") / "contract.binpb"
    subprocess.run([Path(sys.executable).parent / "buf", "build", PROTO, "-o", image], check=True, timeout=120)
    return image


def broken(contract, changed):
    """The rules that buf says a change breaks."""
    buf = Path(sys.executable).parent / "buf"
    command = [buf, "breaking", changed, "--against", contract, "--error-format=json"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert run.returncode in (0, 100), run.stderr
    return {json.loads(line)["type"] for line in run.stdout.splitlines()}


RUNS = "cairn/game/quizwalks/v1/runs.proto"
# What would break clients that are out there: a file, what is written otherwise, and the rule that buf must name.
BREAKS = {
    "a field with another number": (RUNS, r"string run_id = 1;", "string run_id = 99;", "FIELD_NO_DELETE"),
    "a field that is gone": ("cairn/type/v1/person.proto", r"  string media_id = 4;\n", "", "FIELD_NO_DELETE"),
    "a field of another type": (RUNS, r"string question_id = 1;", "bytes question_id = 1;", "FIELD_SAME_TYPE"),
    "a field by another name": (RUNS, r"string walk_title = 3", "string walk_name = 3", "FIELD_SAME_NAME"),
    "a value that is gone": (RUNS, r"  MONKEY_EASY = 1;\n", "", "ENUM_VALUE_NO_DELETE"),
    "a method that is gone": (RUNS, r"  rpc GetRun\(.*?\n  }\n", "", "RPC_NO_DELETE"),
    "a method with another answer": (RUNS, r"returns \(GetRunResponse\)", "returns (EndRunResponse)", "RPC_SAME_RESPONSE_TYPE"),
    "another module of Java": (RUNS, r'java_package = "cairn', 'java_package = "other', "FILE_SAME_JAVA_PACKAGE"),
}


@pytest.mark.parametrize("kind", BREAKS)
def test_buf_finds_what_would_break_clients(kind, contract, tmp_path):
    path, old, new, rule = BREAKS[kind]
    changed = tmp_path / "proto"
    shutil.copytree(PROTO, changed)
    text, count = re.subn(old, new, (PROTO / path).read_text(), count=1, flags=re.DOTALL)
    assert count == 1, "the contract has it no longer: choose another place"
    (changed / path).write_text(text)
    assert rule in broken(contract, changed)


def test_buf_lets_a_contract_grow(contract, tmp_path):
    changed = tmp_path / "proto"
    shutil.copytree(PROTO, changed)
    grown = (PROTO / RUNS).read_text() + "\n// New.\nmessage Later {\n  // A word.\n  string word = 1;\n}\n"
    (changed / RUNS).write_text(grown)
    assert broken(contract, changed) == set()


def test_a_client_is_generated_without_internal_packages(tmp_path):
    hidden = [*PROTO.glob("cairn/internal"), *PROTO.glob("cairn/*/internal")]
    assert {folder.parent.name for folder in hidden} == {"cairn", "auth", "game", "geo", "social"}
    mine = tmp_path / "proto"
    shutil.copytree(PROTO, mine, ignore=lambda folder, names: {name for name in names if Path(folder, name) in hidden})
    protos = sorted(str(path.relative_to(mine)) for path in mine.rglob("*.proto"))
    assert protos and not any("internal" in path for path in protos)
    command = [sys.executable, "-m", "grpc_tools.protoc", f"-I{mine}", f"--descriptor_set_out={tmp_path / 'client.binpb'}", *protos]
    made = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert made.returncode == 0, made.stderr
    allowed = {"cairn/rpc/v1/options.proto", "cairn/system/v1/health.proto"}
    assert {path for path in protos if "ACCESS_INTERNAL" in (mine / path).read_text()} == allowed
