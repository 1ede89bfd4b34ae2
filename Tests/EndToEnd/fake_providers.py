"""Google, Apple, Facebook and two schools, as far as a log-in meets them: issuers of id tokens and a Graph, over HTTPS, in this process."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import ssl
import tempfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa, utils
from tls_door import Authority

APP_ID, APP_SECRET = "1234567890", "the app's secret"
AUDIENCE = "cairn-test"


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def number(value: int) -> str:
    return b64(value.to_bytes((value.bit_length() + 7) // 8, "big"))


class Key:
    """A signing key with its name."""

    def __init__(self, name: str, kind: str = "RS256") -> None:
        self.name, self.kind = name, kind
        self.secret = rsa.generate_private_key(65537, 2048) if kind == "RS256" else ec.generate_private_key(ec.SECP256R1())

    def published(self) -> dict:
        if self.kind == "RS256":
            numbers = self.secret.public_key().public_numbers()
            return {"kty": "RSA", "kid": self.name, "use": "sig", "alg": "RS256", "n": number(numbers.n), "e": number(numbers.e)}
        numbers = self.secret.public_key().public_numbers()
        x, y = (b64(value.to_bytes(32, "big")) for value in (numbers.x, numbers.y))
        return {"kty": "EC", "crv": "P-256", "kid": self.name, "use": "sig", "alg": "ES256", "x": x, "y": y}

    def pem(self) -> bytes:
        return self.secret.public_key().public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)

    def sign(self, message: bytes) -> bytes:
        if self.kind == "RS256":
            return self.secret.sign(message, padding.PKCS1v15(), hashes.SHA256())
        r, s = utils.decode_dss_signature(self.secret.sign(message, ec.ECDSA(hashes.SHA256())))
        return r.to_bytes(32, "big") + s.to_bytes(32, "big")


class Issuer:
    """One issuer of id tokens and what its key server does: "well", "slowly", "hugely", "badly" or "nonsense"."""

    def __init__(self, name: str, url: str, kind: str = "RS256") -> None:
        self.name, self.url, self.kind = name, url, kind
        self.keys = [Key(f"{name}-1", kind)]
        self.manner = "well"
        self.key_requests = 0
        self.cache_control = "public, max-age=3600"

    def rotate(self) -> None:
        self.keys = [Key(f"{self.name}-{len(self.keys) + 1}-new", self.kind)]

    def claims(self, subject: str, nonce: str | None, **changes) -> dict:
        now = int(time.time())
        claims = {"iss": self.url, "aud": AUDIENCE, "sub": subject, "iat": now, "exp": now + 600, "nonce": nonce, **changes}
        return {name: value for name, value in claims.items() if value is not None}

    def token(self, subject: str, nonce: str | None, key: Key | None = None, header: dict | None = None, **changes) -> str:
        """A signed token; `changes` are claims, None takes one away."""
        key = key or self.keys[0]
        header = {"alg": key.kind, "typ": "JWT", "kid": key.name} if header is None else header
        unsigned = self.unsigned(header, self.claims(subject, nonce, **changes))
        return f"{unsigned}.{b64(key.sign(unsigned.encode()))}"

    @staticmethod
    def unsigned(header: dict, claims: dict) -> str:
        return ".".join(b64(json.dumps(part).encode()) for part in (header, claims))


class Graph:
    """Facebook's Graph: tokens that were given out, and whose they are."""

    def __init__(self) -> None:
        self.tokens: dict[str, dict] = {}
        self.people: dict[str, dict] = {}
        self.manner = "well"
        self.error: tuple[int, dict] | None = None

    def give(self, user: str, token: str, **changes) -> str:
        self.tokens[token] = {"app_id": APP_ID, "type": "USER", "is_valid": True, "user_id": user, "expires_at": 0, **changes}
        return token

    def answer(self, path: str, query: dict[str, str]) -> tuple[int, dict]:
        if self.error:
            return self.error
        if path.endswith("/debug_token"):
            if query["access_token"] != f"{APP_ID}|{APP_SECRET}":
                return 400, {"error": {"code": 101, "message": "wrong app"}}
            return 200, {"data": self.tokens.get(query["input_token"], {"is_valid": False, "error": {"code": 190, "message": "bad"}})}
        token = query["access_token"]
        proof = hmac.new(APP_SECRET.encode(), token.encode(), hashlib.sha256).hexdigest()
        if token not in self.tokens or query.get("appsecret_proof") != proof:
            return 400, {"error": {"code": 190, "message": "wrong token or proof"}}
        user = self.tokens[token]["user_id"]
        return 200, {"id": user, **self.people.get(user, {"name": "Somebody"})}


class Picture:
    """A picture that is shown, or an answer that leads elsewhere."""

    def __init__(self, url: str, body: bytes, location: str | None, failures: int, gate: threading.Event | None) -> None:
        self.url, self.body, self.location, self.failures, self.gate = url, body, location, failures, gate
        self.asked = 0

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        self.asked += 1
        if self.gate:
            self.gate.wait(8)
        status = 503 if self.asked <= self.failures else 302 if self.location else 200
        body = self.body if status == 200 else b""
        try:
            request.send_response(status)
            request.send_header("content-type", "image/jpeg")
            if status == 302:
                request.send_header("location", self.location)
            # Nothing says beforehand how long it is.
            request.send_header("connection", "close")
            request.end_headers()
            request.wfile.write(body)
        except OSError:
            # The other side has had enough.
            pass
        request.close_connection = True


class FakeProviders:
    """The server, and the settings that make an installation believe it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="providers-"))
        self.folder.chmod(0o755)
        authority = Authority(self.folder)
        certificate, key = authority.sign("providers", "localhost")
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        fakes = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                fakes.serve(self)

            def log_message(self, *_) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True, do_handshake_on_connect=False)
        self.url = f"https://localhost:{self.server.server_address[1]}"
        self.authority_file = authority.file
        self.issuers = {
            name: Issuer(name, self.url + "/" + name, "ES256" if name == "guild" else "RS256")
            for name in ("google", "apple", "facebook", "school", "guild")
        }
        self.graph = Graph()
        self.pictures: dict[str, Picture] = {}
        self.settings = self._settings()
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __getitem__(self, name: str) -> Issuer:
        return self.issuers[name]

    def show(
        self, body: bytes = b"", location: str | None = None, failures: int = 0, gate: threading.Event | None = None
    ) -> Picture:
        """Shows a picture, after so many failures, when the gate opens."""
        name = secrets.token_hex(8)
        self.pictures[name] = Picture(f"{self.url}/pictures/{name}", body, location, failures, gate)
        return self.pictures[name]

    def lead(self, location: str) -> str:
        """An address that leads to another one; to itself without any."""
        picture = self.show(location=location)
        picture.location = location or picture.url
        return picture.url

    def _settings(self) -> dict[str, str]:
        (self.folder / "facebook-secret").write_text(APP_SECRET + "\n")
        trust = {"ca_file": str(self.authority_file)}
        fixed = {name: {"issuer": self[name].url, "jwks_url": f"{self.url}/{name}/keys", **trust} for name in ("google", "apple", "facebook")}
        fixed["google"]["audiences"] = fixed["apple"]["audiences"] = [AUDIENCE, "cairn-web"]
        facebook = {"app_id": APP_ID, "app_secret_file": str(self.folder / "facebook-secret"), "graph_url": f"{self.url}/graph/v25.0"}
        fixed["facebook"].update(facebook)
        found = {name: {"issuer": self[name].url, "audiences": [AUDIENCE], **trust} for name in ("school", "guild")}
        # Nobody there has signed this one's certificate.
        found["stranger"] = {"issuer": self["school"].url, "audiences": [AUDIENCE]}
        file = self.folder / "providers.json"
        file.write_text(json.dumps({**fixed, **found}))
        pictures = {
            "CAIRN_PICTURE_HOSTS": self.url.removeprefix("https://"),
            "CAIRN_PICTURE_AUTHORITY": str(self.authority_file),
            "CAIRN_PICTURE_ADDRESSES": "any",
            "CAIRN_PICTURE_RETRY_MS": "500",
        }
        trusting = {"CAIRN_AUTH_PROVIDER_TIMEOUT_MS": "1500", "CAIRN_AUTH_PROVIDER_REFETCH_MS": "1000"}
        return {"CAIRN_AUTH_PROVIDERS": str(file), **trusting, **pictures}

    def serve(self, request: BaseHTTPRequestHandler) -> None:
        url = urlsplit(request.path)
        parts = url.path.strip("/").split("/")
        if parts[0] == "graph":
            query = {name: values[0] for name, values in parse_qs(url.query).items()}
            status, answer = self.graph.answer(url.path, query)
            return self.send(request, status, answer, self.graph.manner)
        if parts[0] == "pictures":
            picture = self.pictures.get(parts[-1])
            return picture.answer(request) if picture else self.send(request, 404, {})
        issuer = self.issuers.get(parts[0])
        if issuer is None:
            return self.send(request, 404, {})
        if parts[1:] == [".well-known", "openid-configuration"]:
            return self.send(request, 200, {"issuer": issuer.url, "jwks_uri": f"{issuer.url}/keys"}, issuer.manner)
        issuer.key_requests += 1
        self.send(request, 200, {"keys": [key.published() for key in issuer.keys]}, issuer.manner, issuer.cache_control)

    @staticmethod
    def send(request: BaseHTTPRequestHandler, status: int, answer: dict, manner: str = "well", cache_control: str = "no-store") -> None:
        body = json.dumps(answer).encode()
        if manner == "slowly":
            time.sleep(4)
        elif manner == "hugely":
            body = json.dumps({"keys": ["x" * 1_000_000]}).encode()
        elif manner == "badly":
            status, body = 503, b"<html>down</html>"
        elif manner == "nonsense":
            body = b"<html>hello</html>"
        try:
            request.send_response(status)
            request.send_header("content-type", "application/json")
            request.send_header("cache-control", cache_control)
            request.send_header("content-length", str(len(body)))
            request.end_headers()
            request.wfile.write(body)
        except OSError:
            # The other side has had enough.
            request.close_connection = True

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
