"""The contract as those who generate clients meet it: by buf, and without what only services may call."""

import shutil
import subprocess
import sys
from pathlib import Path

PROTO = Path(__file__).resolve().parents[2] / "proto"


def test_buf_finds_nothing():
    buf = Path(sys.executable).parent / "buf"
    lint = subprocess.run([buf, "lint", "--error-format=text"], cwd=PROTO, capture_output=True, text=True, timeout=120)
    assert (lint.returncode, lint.stdout) == (0, ""), lint.stdout + lint.stderr


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
