"""Instructions per request, counted by valgrind: they are the same on a noisy machine as on a quiet one. See docs/benchmarks.md.

    scripts/bench/instructions.sh echo|tls_echo|gateway|refresh|friends|nearest|autocomplete|nghttpd|tls_nghttpd|nghttpx

echo and tls_echo count in cairn-bench, gateway in cairn-gateway (EchoAsUser), refresh in cairn-auth, friends in cairn-social (ListFriends), nearest
and autocomplete in cairn-geo, the others in the peers of these rows. Autocomplete is counted for each of the ways through the data.
Prints the number per request and the functions that took most of it: by themselves, and with what they call.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import geo
import load
import machine
from load import Shape
from players import Crowd, Refreshes
from rows import ECHO, ECHO_AS_USER
from social import LIST_FRIENDS, PEOPLE, friends_page
from stage import BINARIES, HEAP, Stage

REQUESTS = 3_000
SHAPE = Shape(4, 16)
FUNCTIONS = 40


def counted(stage: Stage, name: str, port: int, environment: dict[str, str]) -> machine.Server:
    """A process under callgrind, which counts nothing yet."""
    binary = stage.scratch / name
    # valgrind 3.19 cannot read Swift's debug information.
    subprocess.run(["strip", "--strip-debug", "-o", str(binary), str(BINARIES / name)], check=True)
    return stage.serve(f"{name}-counted", [*_valgrind(stage), str(binary)], port, machine.MEASURED_CORE, **environment)


def _valgrind(stage: Stage) -> list[str]:
    return ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={_counts(stage)}"]


def _counts(stage: Stage) -> Path:
    return stage.scratch / "callgrind.out"


def like(stage: Stage, service: str, port: int, **changes: str) -> dict[str, str]:
    """The settings of a service of the installation, with other ports."""
    words = Path(f"/proc/{stage.pids()[service]}/environ").read_text().split("\0")
    settings = dict(word.split("=", 1) for word in words if word.startswith("CAIRN_") and "=" in word)
    ports = {"CAIRN_LISTEN": f"127.0.0.1:{port}", "CAIRN_OPERATIONS_LISTEN": f"127.0.0.1:{machine.free_port()}"}
    if "CAIRN_TLS_LISTEN" in settings:
        ports["CAIRN_TLS_LISTEN"] = f"127.0.0.1:{machine.free_port()}"
    return {**settings, **HEAP, **ports, **changes}


def report(stage: Stage, server: machine.Server, work, requests: int) -> None:
    control = ["callgrind_control", "-i"]
    subprocess.run([*control, "on", str(server.pid)], check=True, capture_output=True)
    work()
    subprocess.run([*control, "off", str(server.pid)], check=True, capture_output=True)
    server.stop()
    for question, inclusive in (("by themselves", "no"), ("with what they call", "yes")):
        command = ["callgrind_annotate", f"--inclusive={inclusive}", str(_counts(stage))]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        total = int(re.search(r"([\d,]+) \(100\.0%\)\s+PROGRAM TOTALS", text).group(1).replace(",", ""))
        print(f"\n{total / requests:,.0f} instructions a request, over {requests:,} requests; functions {question}\n")
        for cost, function in re.findall(r"^\s*([\d,]+) \(\s*[\d.]+%\)\s+\S*?:(\S.*?)(?: \[\S*\])?$", text, re.MULTILINE)[:FUNCTIONS]:
            print(f"{int(cost.replace(',', '')) / requests:10,.0f}  {function[:160]}")


def with_h2load(stage: Stage, server: machine.Server, path: str, headers: dict[str, str], scheme: str = "http") -> None:
    ask_and_report(stage, server, f"{scheme}://127.0.0.1:{server.port}{path}", headers, stage.body, SHAPE)


def ask_and_report(stage: Stage, server: machine.Server, url: str, headers: dict[str, str], body: Path, shape: Shape) -> None:
    """`url` may be of whoever passes the requests on to `server`."""

    def ask(requests: int) -> None:
        load.h2load(url, body, requests, [server.pid], stage.scratch, headers=headers, shape=shape)

    def work() -> None:
        # Whoever is counted from now on is slow at first, and may refuse what waits for so long.
        patiently(lambda: ask(SHAPE.connections))
        ask(REQUESTS)

    patiently(lambda: ask(REQUESTS // 4))
    # h2load's own warm-up, a quarter, is counted as well.
    report(stage, server, work, REQUESTS * 5 // 4)


def patiently(attempt) -> None:
    """A gateway that listens may not know its keys yet."""
    deadline = time.monotonic() + 60
    while True:
        try:
            return attempt()
        except RuntimeError:
            if time.monotonic() > deadline:
                raise
            time.sleep(1)


def echo(stage: Stage) -> None:
    port = machine.free_port()
    settings = {"CAIRN_LISTEN": f"127.0.0.1:{port}", "CAIRN_LOOPS": "1", "CAIRN_LOG_LEVEL": "warning", **HEAP}
    with_h2load(stage, counted(stage, "cairn-bench", port, settings), ECHO, {})


def tls_echo(stage: Stage) -> None:
    port = machine.free_port()
    settings = {"CAIRN_LISTEN": f"127.0.0.1:{port}", "CAIRN_LOOPS": "1", "CAIRN_LOG_LEVEL": "warning", **HEAP}
    settings |= {"CAIRN_TLS_CERTIFICATE": str(stage.certificate), "CAIRN_TLS_KEY": str(stage.key)}
    with_h2load(stage, counted(stage, "cairn-bench", port, settings), ECHO, {}, "https")


def nghttpd(stage: Stage) -> None:
    with_h2load(stage, stage.nghttpd(under=_valgrind(stage)), "/echo", {})


def tls_nghttpd(stage: Stage) -> None:
    with_h2load(stage, stage.nghttpd(tls=True, under=_valgrind(stage)), "/echo", {}, "https")


def nghttpx(stage: Stage) -> None:
    headers = {"authorization": f"Bearer {stage.access_token()}"}
    behind = stage.nghttpd(core=machine.LOAD_CORE)
    # By default it works in a child of its own, which valgrind would not count.
    server = stage.nghttpx(behind, under=[*_valgrind(stage)], single_process=True)
    with_h2load(stage, server, "/echo", headers)


def gateway(stage: Stage) -> None:
    headers = {"authorization": f"Bearer {stage.access_token()}"}
    port = machine.free_port()
    with_h2load(stage, counted(stage, "cairn-gateway", port, like(stage, "gateway", port)), ECHO_AS_USER, headers)


def behind_gateway(stage: Stage, service: str) -> tuple[machine.Server, str]:
    """A service under callgrind, and the address of a gateway of its own."""
    port, door = machine.free_port(), machine.free_port()
    server = counted(stage, f"cairn-{service}", port, like(stage, service, port))
    settings = like(stage, "gateway", door, **{f"CAIRN_UPSTREAM_{service.upper()}": f"127.0.0.1:{port}"})
    stage.serve("gateway-of-counted", [str(BINARIES / "cairn-gateway")], door, machine.LOAD_CORE, **settings)
    time.sleep(3)
    return server, f"127.0.0.1:{door}"


def friends(stage: Stage) -> None:
    with Crowd(stage, "friends", PEOPLE) as crowd:
        headers = {"authorization": f"Bearer {crowd.ask('token', 'token')[0]}"}
        server, door = behind_gateway(stage, "social")
        # With more in flight the service, slow under valgrind, refuses some.
        ask_and_report(stage, server, f"http://{door}{LIST_FRIENDS}", headers, friends_page(stage), Shape(4, 1))


def refresh(stage: Stage) -> None:
    server, door = behind_gateway(stage, "auth")
    Refreshes.ROUNDS = 20
    with Refreshes(stage, [server.pid], door) as crowd:
        crowd.play()
        report(stage, server, crowd.play, crowd.COUNT * crowd.ROUNDS)


def nearest(stage: Stage) -> None:
    _, positions = geo.places(stage)
    few = stage.scratch / "few-positions"
    few.write_text("".join(positions.read_text().splitlines(keepends=True)[:REQUESTS]))
    server, door = behind_gateway(stage, "geo")
    with geo.crowd(stage, door) as crowd:
        crowd.ask(f"nearest {few}", "done")
        report(stage, server, lambda: crowd.ask(f"nearest {few}", "done"), REQUESTS)


def autocomplete(stage: Stage) -> None:
    # Under valgrind more than these would be told that there is too much to do.
    geo.PEOPLE = 2
    for question in (("Mil", "", ""), *geo.TYPED_BY):
        server, door = behind_gateway(stage, "geo")
        print("\n== " + " ".join(word for word in question if word))
        with geo.crowd(stage, door) as crowd:
            line = geo.typing(question, REQUESTS // 3)
            crowd.ask(line, "done")
            report(stage, server, lambda: crowd.ask(line, "done"), REQUESTS // 3)
        stage.stop_servers()


def main() -> None:
    counted_by_name = (echo, tls_echo, gateway, refresh, friends, nearest, autocomplete, nghttpd, tls_nghttpd, nghttpx)
    counts = {function.__name__: function for function in counted_by_name}
    if len(sys.argv) != 2 or sys.argv[1] not in counts:
        sys.exit(__doc__.strip())
    stage = Stage()
    try:
        counts[sys.argv[1]](stage)
    finally:
        stage.close()


if __name__ == "__main__":
    main()
