"""A wire between phones and the gateway that can be cut."""

from __future__ import annotations

import random
import socket
import struct
import threading


class Pair(tuple):
    """Both ends of a connection, and how many pumps are at work on them."""

    pumps = 2


class CuttingProxy:
    """Forwards connections to a port, and cuts one now and then: both ends are reset, what was on its way is lost."""

    def __init__(self, port: int, seed: int = 1) -> None:
        self.target = port
        self.random = random.Random(seed)
        self.cuts = 0
        self._pairs: list[Pair] = []
        self._lock = threading.Lock()
        self._listener = socket.socket()
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._listener.bind(("127.0.0.1", 0))
        self._listener.listen(256)
        self.port = self._listener.getsockname()[1]
        self._is_stopping = False
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> bool:
        """Cuts a connection chosen by chance. Whether there was one."""
        with self._lock:
            if not self._pairs:
                return False
            pair = self._pairs.pop(self.random.randrange(len(self._pairs)))
            self.cuts += 1
        self._reset(pair)
        return True

    def stop(self) -> None:
        self._is_stopping = True
        self._listener.close()
        with self._lock:
            pairs, self._pairs = self._pairs, []
        for pair in pairs:
            self._reset(pair)

    def _accept(self) -> None:
        while not self._is_stopping:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.target), timeout=5)
            except OSError:
                # The gateway is not there.
                near.close()
                continue
            far.settimeout(None)
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            pair = Pair((near, far))
            with self._lock:
                self._pairs.append(pair)
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(pair, source, sink), daemon=True).start()

    def _pump(self, pair, source: socket.socket, sink: socket.socket) -> None:
        try:
            while data := source.recv(65_536):
                sink.sendall(data)
        except OSError:
            pass
        with self._lock:
            if pair in self._pairs:
                self._pairs.remove(pair)
        for end in pair:
            # Ends the other direction, too.
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        with self._lock:
            pair.pumps -= 1
            is_last = pair.pumps == 0
        if is_last:
            for end in pair:
                end.close()

    @staticmethod
    def _reset(pair) -> None:
        # The pumps close what they read and write: a descriptor that is closed under them may be another connection's by the time they use it.
        for end in pair:
            try:
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
