"""A TLS client without a socket, by OpenSSL's own functions: Python's ssl cannot renew keys."""

from __future__ import annotations

import ctypes
import ctypes.util
from functools import cache

ALPN = b"\x02h2"
KEY_UPDATE_REQUESTED = 1


@cache
def libraries() -> tuple[ctypes.CDLL, ctypes.CDLL]:
    tls, crypto = (ctypes.CDLL(ctypes.util.find_library(name)) for name in ("ssl", "crypto"))
    pointer, number = ctypes.c_void_p, ctypes.c_int
    for library, name, result, arguments in [
        (tls, "TLS_client_method", pointer, []),
        (tls, "SSL_CTX_new", pointer, [pointer]),
        (tls, "SSL_CTX_set_alpn_protos", number, [pointer, ctypes.c_char_p, ctypes.c_uint]),
        (tls, "SSL_new", pointer, [pointer]),
        (tls, "SSL_free", None, [pointer]),
        (tls, "SSL_set_connect_state", None, [pointer]),
        (tls, "SSL_set_bio", None, [pointer, pointer, pointer]),
        (tls, "SSL_do_handshake", number, [pointer]),
        (tls, "SSL_write", number, [pointer, ctypes.c_char_p, number]),
        (tls, "SSL_key_update", number, [pointer, number]),
        (crypto, "BIO_s_mem", pointer, []),
        (crypto, "BIO_new", pointer, [pointer]),
        (crypto, "BIO_read", number, [pointer, ctypes.c_char_p, number]),
        (crypto, "BIO_write", number, [pointer, ctypes.c_char_p, number]),
    ]:
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return tls, crypto


@cache
def context() -> int:
    tls, _ = libraries()
    made = tls.SSL_CTX_new(tls.TLS_client_method())
    # Contrary to its siblings it answers 0 when it succeeded. Nothing is verified: an attacker does not care.
    assert tls.SSL_CTX_set_alpn_protos(made, ALPN, len(ALPN)) == 0
    return made


class Client:
    """One connection. What it makes is taken with `pull`."""

    def __init__(self) -> None:
        self.tls, self.crypto = libraries()
        self.ssl = self.tls.SSL_new(context())
        self.arrived, self.made = (self.crypto.BIO_new(self.crypto.BIO_s_mem()) for _ in range(2))
        self.tls.SSL_set_bio(self.ssl, self.arrived, self.made)
        self.tls.SSL_set_connect_state(self.ssl)

    def shake_hands(self, socket) -> None:
        """Blocks until both sides are sure of each other."""
        while self.tls.SSL_do_handshake(self.ssl) != 1:
            socket.sendall(self.pull())
            received = socket.recv(65_536)
            if not received:
                raise ConnectionError("the gateway does not shake hands")
            self.crypto.BIO_write(self.arrived, received, len(received))
        socket.sendall(self.pull())

    def write(self, data: bytes) -> None:
        if data:
            assert self.tls.SSL_write(self.ssl, data, len(data)) == len(data)

    def renew_keys(self, times: int) -> None:
        """KeyUpdate (RFC 8446 §4.6.3), each asking for one in return."""
        for _ in range(times):
            assert self.tls.SSL_key_update(self.ssl, KEY_UPDATE_REQUESTED) == 1
            assert self.tls.SSL_do_handshake(self.ssl) == 1

    def pull(self) -> bytes:
        out = b""
        buffer = ctypes.create_string_buffer(262_144)
        while (count := self.crypto.BIO_read(self.made, buffer, len(buffer))) > 0:
            out += buffer.raw[:count]
        return out

    def close(self) -> None:
        self.tls.SSL_free(self.ssl)
        self.ssl = None
