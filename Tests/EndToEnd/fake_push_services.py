"""Apple's push service over HTTP/2, and a push service of the web, each in this process: they check who sends and read what is sent."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import socket
import ssl
import subprocess
import tempfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from installation import eventually
from tls_door import Authority

BUNDLE, KEY_ID, TEAM = "org.example.cairn", "ABC123DEFG", "DEF123GHIJ"


def unpacked(part: str) -> bytes:
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def claims(token: str, key: ec.EllipticCurvePublicKey) -> tuple[dict, dict]:
    """Header and claims of a token (RFC 7519) that this key has signed by ES256."""
    header, body, signature = token.split(".")
    numbers = unpacked(signature)
    assert len(numbers) == 64
    der = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    key.verify(der, f"{header}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(unpacked(header)), json.loads(unpacked(body))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Fake:
    """A server on a port of its own, what it was sent, and what it answers next."""

    def __init__(self, name: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"{name}-"))
        self.folder.chmod(0o755)
        self.authority = Authority(self.folder)
        self.certificate, self.key_file = self.authority.sign(name, "localhost")
        # By device: what it was sent, and what is answered next instead of being taken.
        self.sent: dict[str, list[dict]] = {}
        self.answers: dict[str, list[tuple[int, dict, dict]]] = {}
        # What was wrong with requests: a test fails by them.
        self.faults: list[str] = []
        self.lock = threading.Lock()
        self.server: ThreadingHTTPServer | None = None

    def serve(self, port: int = 0, context: ssl.SSLContext | None = None) -> int:
        fake = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                if fake.server is None:
                    # Stopped: connections of before end as well.
                    self.close_connection = True
                    return
                body = self.rfile.read(int(self.headers["content-length"]))
                status, answer, headers = fake.take(self, body)
                text = json.dumps(answer).encode() if answer else b""
                self.send_response(status)
                self.send_header("content-length", str(len(text)))
                for name, value in headers.items():
                    self.send_header(name.replace("_", "-"), value)
                self.end_headers()
                self.wfile.write(text)

            def log_message(self, *_) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.server.daemon_threads = True
        if context:
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True, do_handshake_on_connect=False)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self.server.server_address[1]

    def stop(self) -> None:
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    def messages(self, device: str) -> list[dict]:
        """What a device was sent and took, in order."""
        assert not self.faults
        with self.lock:
            return list(self.sent.get(device, []))

    def answer(self, device: str, status: int, body: dict | None = None, count: int = 1, **headers: str) -> None:
        """What the next messages to a device get."""
        with self.lock:
            self.answers.setdefault(device, []).extend([(status, body or {}, headers)] * count)

    def waiting_answers(self, device: str) -> int:
        with self.lock:
            return len(self.answers.get(device, []))

    def take(self, request: BaseHTTPRequestHandler, body: bytes) -> tuple[int, dict, dict]:
        device = request.path.rsplit("/", 1)[1]
        try:
            message = self.read(device, request, body)
        except Exception as error:
            self.faults.append(f"{request.path}: {error!r}")
            return 500, {}, {}
        with self.lock:
            if self.answers.get(device):
                return self.answers[device].pop(0)
            self.sent.setdefault(device, []).append(message)
        return self.taken, {}, {}


class FakeApple(Fake):
    """The Apple Push Notification service: nghttpx speaks HTTP/2 over TLS, and nothing else, in front of it."""

    taken = 200

    def __init__(self) -> None:
        super().__init__("apple")
        self.signing_key = ec.generate_private_key(ec.SECP256R1())
        key = self.folder / "AuthKey.p8"
        key.write_bytes(
            self.signing_key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        )
        self.tokens: set[str] = set()
        backend = self.serve()
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.door = subprocess.Popen(
            [
                "nghttpx", "--conf=/dev/null", "--single-process", f"--frontend=127.0.0.1,{self.port}", "--npn-list=h2",
                f"--backend=127.0.0.1,{backend}", "--accesslog-file=/dev/null", str(self.key_file), str(self.certificate),
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        eventually(self.is_listening, within=15, what="nghttpx")
        self.settings = {
            "CAIRN_PUSH_APNS_KEY": str(key),
            "CAIRN_PUSH_APNS_KEY_ID": KEY_ID,
            "CAIRN_PUSH_APNS_TEAM_ID": TEAM,
            "CAIRN_PUSH_APNS_BUNDLE_IDS": BUNDLE,
            "CAIRN_PUSH_APNS_URL": f"https://localhost:{self.port}",
            "CAIRN_PUSH_APNS_AUTHORITY": str(self.authority.file),
        }

    def is_listening(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        super().stop()
        self.door.terminate()
        self.door.wait(10)

    def read(self, device: str, request: BaseHTTPRequestHandler, body: bytes) -> dict:
        assert request.path == f"/3/device/{device}" and request.headers["via"].startswith("2 ")
        kind, token = request.headers["authorization"].split(" ")
        header, said = claims(token, self.signing_key.public_key())
        assert kind == "bearer" and header["alg"] == "ES256" and header["kid"] == KEY_ID
        assert said["iss"] == TEAM and -60 < time.time() - said["iat"] < 3600
        if request.headers["apns-push-type"] == "voip":
            # Apple takes it for this topic alone, and an app that is woken must ring: it lasts no longer than that.
            assert request.headers["apns-topic"] == f"{BUNDLE}.voip" and request.headers["apns-priority"] == "10"
            assert int(request.headers["apns-expiration"]) <= time.time() + 45
        else:
            assert request.headers["apns-topic"] == BUNDLE and request.headers["apns-push-type"] == "alert"
            assert len(request.headers["apns-collapse-id"]) <= 64 and request.headers["apns-priority"] in ("5", "10")
        assert int(request.headers["apns-expiration"]) > time.time() and len(body) <= 4096
        self.tokens.add(token)
        return json.loads(body)


class Subscription:
    """A browser's: it alone can read what it is sent."""

    def __init__(self, url: str) -> None:
        self.device = secrets.token_urlsafe(30)
        self.endpoint = f"{url}/push/{self.device}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.p256dh = point(self.key.public_key())

    def decrypted(self, body: bytes) -> bytes:
        """RFC 8291 and RFC 8188, as the receiver has them."""

        def code(key: bytes, message: bytes) -> bytes:
            return hmac.new(key, message, hashlib.sha256).digest()

        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender = body[21 : 21 + length]
        assert length == 65 and len(body) <= size == 4096
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = code(salt, code(code(self.auth, shared), b"WebPush: info\0" + self.p256dh + sender + b"\1"))
        key, nonce = code(secret, b"Content-Encoding: aes128gcm\0\1")[:16], code(secret, b"Content-Encoding: nonce\0\1")[:12]
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\0")
        assert text[-1:] == b"\2"
        return text[:-1]


class FakeWebPush(Fake):
    """A push service of browsers, or of a distributor of UnifiedPush (RFC 8030)."""

    taken = 201

    def __init__(self) -> None:
        super().__init__("webpush")
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(self.certificate, self.key_file)
        self.port = self.serve(context=self.context)
        self.url = f"https://localhost:{self.port}"
        self.subscriptions: dict[str, Subscription] = {}
        # The headers of messages, beside what they say, and the keys that they were signed by.
        self.headers: dict[str, list[dict]] = {}
        self.senders: set[str] = set()
        self.bodies: list[bytes] = []
        self.settings = {
            "CAIRN_PUSH_WEB_CONTACT": "mailto:operator@example.org",
            "CAIRN_PUSH_WEB_AUTHORITY": str(self.authority.file),
            "CAIRN_PUSH_WEB_ADDRESSES": "any",
        }

    def start_again(self) -> None:
        self.serve(self.port, self.context)

    def subscribe(self) -> Subscription:
        subscription = Subscription(self.url)
        self.subscriptions[subscription.device] = subscription
        return subscription

    def read(self, device: str, request: BaseHTTPRequestHandler, body: bytes) -> dict:
        scheme, rest = request.headers["authorization"].split(" ", 1)
        fields = dict(part.strip().split("=", 1) for part in rest.split(","))
        header, said = claims(fields["t"], ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(fields["k"])))
        assert scheme == "vapid" and header["alg"] == "ES256"
        assert said["aud"] == self.url and time.time() < said["exp"] < time.time() + 86_400 and said["sub"] == "mailto:operator@example.org"
        assert request.headers["content-encoding"] == "aes128gcm" and int(request.headers["ttl"]) > 0
        assert request.headers["urgency"] in ("very-low", "low", "normal", "high") and len(request.headers["topic"]) <= 32
        self.senders.add(fields["k"])
        self.headers.setdefault(device, []).append(dict(request.headers.items()))
        self.bodies.append(body)
        return json.loads(self.subscriptions[device].decrypted(body))
