"""Connections that shake hands, say hello and go: each costs the server a key exchange, and a signature unless it is resumed."""

from __future__ import annotations

import socket
import ssl

import machine
from load import Run

# The preface and empty SETTINGS (RFC 9113 §3.4).
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])


def handshakes(server: machine.Server, count: int, resumed: bool) -> Run:
    """Processor time of the server per connection; the milliseconds are the client's, Python's share included."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.set_alpn_protocols(["h2"])
    session = _connect(context, server.port, None)
    before = machine.cpu_us(server.pid)
    for _ in range(count):
        # A ticket is good once: each connection brings the next.
        session = _connect(context, server.port, session if resumed else None)
    return Run(cpu_us=(machine.cpu_us(server.pid) - before) / count, rss_mb=machine.rss_mb(server.pid))


def _connect(context: ssl.SSLContext, port: int, session: ssl.SSLSession | None) -> ssl.SSLSession:
    with socket.create_connection(("127.0.0.1", port), timeout=5) as plain:
        with context.wrap_socket(plain, server_hostname="localhost", session=session) as tls:
            if tls.session_reused != (session is not None):
                raise RuntimeError("a session was not resumed" if session else "a session was resumed")
            tls.sendall(HELLO)
            # The tickets come before the server's SETTINGS.
            tls.recv(4_096)
            return tls.session
