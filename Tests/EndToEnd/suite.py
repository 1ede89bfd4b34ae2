"""The conformance server as the runner of the public Connect suite drives it: one process, its wishes on stdin, its address on stdout."""

from __future__ import annotations

import json
import os
import signal
import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path

from connectrpc.conformance.v1 import server_compat_pb2
from installation import REPOSITORY
from player import http2

CONNECT, HTTP_2 = 1, 2
SERVICE = "connectrpc.conformance.v1.ConformanceService"


def binary() -> Path:
    return Path(os.environ.get("CAIRN_BUILD_PATH", REPOSITORY / ".build")) / "release" / "conformance"


class Server:
    """One server under test. As the runner does it, standard input is closed before the answer is read."""

    def __init__(self, **wanted) -> None:
        self.process = subprocess.Popen([binary()], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        request = server_compat_pb2.ServerCompatRequest(protocol=CONNECT, http_version=HTTP_2, **wanted).SerializeToString()
        self.process.stdin.write(struct.pack(">I", len(request)) + request)
        self.process.stdin.close()
        (length,) = struct.unpack(">I", self._read(4))
        self.response = server_compat_pb2.ServerCompatResponse.FromString(self._read(length))
        self.certificate = self.response.pem_cert
        scheme = "https" if self.certificate else "http"
        self.url = f"{scheme}://{self.response.host}:{self.response.port}"
        self.http = http2(ca=self.certificate or None)

    def _read(self, count: int) -> bytes:
        data = self.process.stdout.read(count)
        assert len(data) == count, f"the server ended with {self.process.wait(5)}"
        return data

    def stop(self, how: int = signal.SIGINT) -> int:
        """Ends it as the runner does, by SIGINT; tells its status."""
        self.process.send_signal(how)
        try:
            return self.process.wait(10)
        finally:
            self.process.kill()

    def post(self, method: str, body: bytes = b"", content_type: str | None = "application/proto", verb: str = "POST", **headers: str):
        """One raw request; headers replace underscores by hyphens."""
        all_headers = {"content-type": content_type} if content_type is not None else {}
        all_headers.update({name.replace("_", "-"): value for name, value in headers.items()})
        path = method if method.startswith("/") else f"/{SERVICE}/{method}"
        return self.http.execute(verb, self.url + path, headers=all_headers, content=body)


@dataclass
class Frame:
    flags: int
    data: bytes


def envelope(data: bytes, flags: int = 0) -> bytes:
    return struct.pack(">BI", flags, len(data)) + data


def frames(body: bytes) -> list[Frame]:
    found = []
    while body:
        flags, length = struct.unpack(">BI", body[:5])
        assert len(body) >= 5 + length, "a cut envelope"
        found.append(Frame(flags, body[5 : 5 + length]))
        body = body[5 + length :]
    return found


def end_of(answer) -> dict:
    """The last message of a stream's answer; nothing follows it and nothing else is one."""
    *messages, last = frames(answer.content)
    assert last.flags == 2
    assert all(message.flags in (0, 1) for message in messages)
    return json.loads(last.data)
