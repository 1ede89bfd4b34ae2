"""Firebase Cloud Messaging, HTTP v1, and the server that gives out its access tokens, over HTTPS, in this process."""

from __future__ import annotations

import base64
import json
import secrets
import ssl
import tempfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding, rsa
from tls_door import Authority

PROJECT, SCOPE = "cairn-test", "https://www.googleapis.com/auth/firebase.messaging"


def unpacked(part: str) -> bytes:
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


class FakeFirebase:
    """The server, what devices were sent, and the settings that make an installation use it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="firebase-"))
        self.folder.chmod(0o755)
        authority = Authority(self.folder)
        certificate, key = authority.sign("firebase", "localhost")
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self.key = rsa.generate_private_key(65537, 2048)
        # By device token: what was sent, and what is answered next instead of "sent".
        self.sent: dict[str, list[dict]] = {}
        self.answers: dict[str, list[tuple[int, dict, dict]]] = {}
        self.access_tokens: set[str] = set()
        self.token_requests = 0
        self.lock = threading.Lock()
        fakes = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                fakes.serve(self, self.rfile.read(int(self.headers["content-length"])))

            def log_message(self, *_) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True, do_handshake_on_connect=False)
        self.url = f"https://localhost:{self.server.server_address[1]}"
        account = self.folder / "account.json"
        pem = self.key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        content = {
            "type": "service_account",
            "project_id": PROJECT,
            "private_key_id": "key-1",
            "private_key": pem.decode(),
            "client_email": "push@cairn-test.iam.gserviceaccount.com",
            "token_uri": f"{self.url}/token",
        }
        account.write_text(json.dumps(content))
        self.account = content
        self.settings = {
            "CAIRN_PUSH_SENDER": "fcm",
            "CAIRN_FCM_ACCOUNT": str(account),
            "CAIRN_FCM_URL": self.url,
            "CAIRN_FCM_AUTHORITY": str(authority.file),
        }
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    # What a test asks and says

    def messages(self, token: str) -> list[dict]:
        """What a device was sent and took, in order."""
        with self.lock:
            return list(self.sent.get(token, []))

    def answer(self, token: str, status: int, code: str = "", count: int = 1, fields: list[str] = [], **headers: str) -> None:
        """What the next messages to a device get."""
        details = [{"@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", "errorCode": code}] if code else []
        if fields:
            violations = [{"field": field, "description": "wrong"} for field in fields]
            details.append({"@type": "type.googleapis.com/google.rpc.BadRequest", "fieldViolations": violations})
        body = {"error": {"code": status, "message": "no", "status": code, "details": details}}
        with self.lock:
            self.answers.setdefault(token, []).extend([(status, body, headers)] * count)

    def waiting_answers(self, token: str) -> int:
        with self.lock:
            return len(self.answers.get(token, []))

    def forget_access_tokens(self) -> None:
        with self.lock:
            self.access_tokens.clear()

    # What it serves

    def serve(self, request: BaseHTTPRequestHandler, body: bytes) -> None:
        if request.path == "/token":
            status, answer, headers = *self.grant(body), {}
        elif request.path == f"/v1/projects/{PROJECT}/messages:send":
            status, answer, headers = self.take(request.headers.get("authorization", ""), body)
        else:
            status, answer, headers = 404, {}, {}
        text = json.dumps(answer).encode()
        request.send_response(status)
        request.send_header("content-type", "application/json")
        request.send_header("content-length", str(len(text)))
        for name, value in headers.items():
            request.send_header(name.replace("_", "-"), value)
        request.end_headers()
        request.wfile.write(text)

    def grant(self, body: bytes) -> tuple[int, dict]:
        """An access token for an assertion that the account has signed (RFC 7523)."""
        form = {name: values[0] for name, values in parse_qs(body.decode()).items()}
        header, claims, signature = form["assertion"].split(".")
        try:
            assert form["grant_type"] == "urn:ietf:params:oauth:grant-type:jwt-bearer"
            self.key.public_key().verify(unpacked(signature), f"{header}.{claims}".encode(), padding.PKCS1v15(), hashes.SHA256())
            said, asked = json.loads(unpacked(header)), json.loads(unpacked(claims))
            assert said == {"alg": "RS256", "typ": "JWT", "kid": "key-1"}
            assert asked["iss"] == self.account["client_email"] and asked["aud"] == self.account["token_uri"]
            assert asked["scope"] == SCOPE and abs(asked["iat"] - time.time()) < 60 and asked["exp"] - asked["iat"] == 3600
        except Exception as error:
            return 400, {"error": "invalid_grant", "error_description": repr(error)}
        token = secrets.token_urlsafe(30)
        with self.lock:
            self.token_requests += 1
            self.access_tokens.add(token)
        return 200, {"access_token": token, "expires_in": 3599, "token_type": "Bearer"}

    def take(self, authorization: str, body: bytes) -> tuple[int, dict, dict]:
        message = json.loads(body)["message"]
        with self.lock:
            if authorization.removeprefix("Bearer ") not in self.access_tokens:
                return 401, {"error": {"code": 401, "status": "UNAUTHENTICATED"}}, {}
            if self.answers.get(message["token"]):
                return self.answers[message["token"]].pop(0)
            sent = self.sent.setdefault(message["token"], [])
            sent.append(message)
        return 200, {"name": f"projects/{PROJECT}/messages/{len(sent)}"}, {}
