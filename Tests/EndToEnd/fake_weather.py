"""A server of weather in the way of Open-Meteo, over HTTPS, in this process."""

from __future__ import annotations

import json
import ssl
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from tls_door import Authority


class FakeWeather:
    """The server, what it was asked, and the settings that make an installation ask it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="weather-"))
        self.folder.chmod(0o755)
        authority = Authority(self.folder)
        certificate, key = authority.sign("weather", "localhost")
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        # Apparent temperature, wind, precipitation, code.
        self.hour = (12.0, 10.0, 0.0, 3)
        self.failures = 0
        self.asked: list[dict[str, str]] = []
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
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.settings = {
            "CAIRN_GAME_WEATHER_URL": f"https://localhost:{self.server.server_address[1]}/v1/forecast",
            "CAIRN_GAME_WEATHER_AUTHORITY": str(authority.file),
        }

    def serve(self, request: BaseHTTPRequestHandler) -> None:
        query = {name: values[0] for name, values in parse_qs(urlsplit(request.path).query).items()}
        self.asked.append(query)
        status, answer = 200, {}
        if self.failures > 0:
            self.failures -= 1
            status, answer = 503, {"error": True, "reason": "later"}
        else:
            names = query["hourly"].split(",")
            # Rain is told by the end of its hour: that of the hour before is another.
            hours = {name: [99.0 if name == "precipitation" else value, value] for name, value in zip(names, self.hour)}
            answer = {"hourly": {"time": [query["start_hour"], query["end_hour"]], **hours}}
        body = json.dumps(answer).encode()
        request.send_response(status)
        request.send_header("content-type", "application/json")
        request.send_header("content-length", str(len(body)))
        request.end_headers()
        request.wfile.write(body)

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
