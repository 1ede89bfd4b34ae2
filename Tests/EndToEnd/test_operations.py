"""What an operator sees and sets: limits, metrics, traces, the access log, health, alerts."""

import json
import re
import secrets
import socket
import ssl
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from installation import REPOSITORY, SHORT_TIMING, Installation, eventually
from player import Player, refused
from prometheus_client.parser import text_string_to_metric_families

SERVICES = ("auth", "game", "social", "geo")
PROCESSES = ("gateway", *SERVICES)
ALERTS = REPOSITORY / "deploy" / "prometheus" / "alerts.yml"
SIGN_UP = "cairn.auth.v1.AccountService/SignUpWithPassword"
WHO_AM_I = "cairn.auth.v1.AccountService/WhoAmI"


def operations_port(cairn, process: str) -> int:
    return cairn.ports["OPERATIONS" if process == "gateway" else f"{process.upper()}_OPERATIONS"]


def page(cairn, process: str, path: str) -> tuple[int, str, str]:
    """Status, media type and text of a page of a process' inner port, as a scraper asks for it: HTTP/1.1."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{operations_port(cairn, process)}{path}", timeout=10) as answer:
            return answer.status, answer.headers["content-type"], answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers["content-type"], error.read().decode()


def families(cairn, process: str) -> dict:
    status, media_type, text = page(cairn, process, "/metrics")
    assert status == 200
    assert media_type == "text/plain; version=0.0.4; charset=utf-8"
    return {family.name: family for family in text_string_to_metric_families(text)}


def value(cairn, process: str, sample: str, **labels: str) -> float:
    """The sum of the samples of that name with these labels."""
    return sum(
        found.value
        for family in families(cairn, process).values()
        for found in family.samples
        if found.name == sample and all(found.labels.get(name) == wanted for name, wanted in labels.items())
    )


def test_only_who_has_a_database_has_its_client_library(cairn):
    """libpq brings Kerberos, LDAP and more along: megabytes, and code that strangers' bytes need not be near."""
    with_libpq = {name for name in PROCESSES if "libpq" in Path(f"/proc/{cairn.pid(name)}/maps").read_text()}
    assert with_libpq == set(SERVICES)


# Metrics


@pytest.mark.parametrize("process", PROCESSES)
def test_every_process_tells_how_it_is_on_its_inner_port(cairn, process):
    assert page(cairn, process, "/healthz") == (200, "text/plain; charset=utf-8", "ok\n")
    # Other tests restart processes of the same installation.
    eventually(lambda: page(cairn, process, "/readyz")[0] == 200, within=15, what="readiness")
    assert page(cairn, process, "/readyz") == (200, "text/plain; charset=utf-8", "ok\n")
    assert page(cairn, process, "/nothing")[0] == 404
    found = families(cairn, process)
    for family in found.values():
        assert family.documentation, family.name
        assert family.type in ("counter", "gauge", "histogram"), family.name
        for sample in family.samples:
            assert family.type == "gauge" or sample.value >= 0, sample
    assert value(cairn, process, "cairn_build_info", service=process) == 1
    assert value(cairn, process, "cairn_ready") == 1
    assert 1e6 < value(cairn, process, "process_resident_memory_bytes") < 1e9
    assert value(cairn, process, "process_cpu_seconds_total") > 0
    assert 3 < value(cairn, process, "process_open_fds") < value(cairn, process, "process_max_fds")
    assert abs(value(cairn, process, "process_start_time_seconds") - time.time()) < 3600
    eventually(lambda: value(cairn, process, "cairn_loop_lag_seconds_count") > 0, within=5, what="a loop measured itself")
    if process in ("auth", "game", "geo"):
        assert value(cairn, process, "cairn_database_query_duration_seconds_count") > 0


@pytest.mark.parametrize("process", PROCESSES)
def test_histograms_rise_to_their_count(cairn, player, process):
    player.who_am_i()
    for family in families(cairn, process).values():
        if family.type != "histogram":
            continue
        series: dict = {}
        for sample in family.samples:
            labels = tuple(sorted((k, v) for k, v in sample.labels.items() if k != "le"))
            series.setdefault(labels, {"bounds": [], "values": {}})
            if sample.name.endswith("_bucket"):
                series[labels]["bounds"].append((float(sample.labels["le"]), sample.value))
            else:
                series[labels]["values"][sample.name.rsplit("_", 1)[1]] = sample.value
        for labels, one in series.items():
            bounds = one["bounds"]
            assert bounds == sorted(bounds), (family.name, labels)
            assert [count for _, count in bounds] == sorted(count for _, count in bounds), (family.name, labels)
            assert bounds[-1] == (float("inf"), one["values"]["count"]), (family.name, labels)


def test_calls_are_counted_at_the_gateway_and_at_the_service_by_method_and_code(cairn, player):
    labels = {"service": "cairn.auth.v1.AccountService", "method": "WhoAmI"}

    def counts():
        return [
            value(cairn, process, f"cairn_{side}_requests_total", code=code, **labels)
            for process, side in (("gateway", "gateway"), ("auth", "server"))
            for code in ("ok", "unauthenticated")
        ]

    before = counts()
    for _ in range(3):
        player.who_am_i()
    assert Player(cairn.url).post(WHO_AM_I, b"").status == 401
    # The stranger's call ends at the gateway.
    assert [after - earlier for after, earlier in zip(counts(), before)] == [3, 1, 3, 0]
    assert value(cairn, "gateway", "cairn_gateway_requests_in_flight", **labels) == 0
    assert value(cairn, "gateway", "cairn_gateway_response_bytes_total", **labels) > 0


def test_a_strangers_words_make_no_series(cairn, player):
    word = "x" + secrets.token_hex(8)
    unknown = value(cairn, "gateway", "cairn_gateway_unknown_requests_total")
    player.post(f"cairn.auth.v1.AccountService/{word}", b"")
    player.post(f"{word}/{word}", b"")
    player.post(WHO_AM_I, b"", user_agent=word)
    assert value(cairn, "gateway", "cairn_gateway_unknown_requests_total") - unknown == 2
    for process in ("gateway", "auth"):
        assert word not in page(cairn, process, "/metrics")[2]


@pytest.mark.parametrize("path", ["/metrics", "/readyz", "/healthz"])
def test_the_public_port_does_not_tell(cairn, stranger, path):
    answer = stranger.http.get(f"{cairn.url}{path}")
    assert answer.status == 404
    assert b"METHOD_UNKNOWN" in answer.content


def test_the_certificates_end_is_known(cairn):
    expiry = value(cairn, "gateway", "cairn_tls_certificate_expiry_seconds")
    pem = ssl.get_server_certificate(("127.0.0.1", cairn.ports["TLS"]))
    path = cairn.home / "served.pem"
    path.write_text(pem)
    assert expiry == ssl.cert_time_to_seconds(ssl._ssl._test_decode_cert(str(path))["notAfter"])


def test_ways_out_of_the_house_are_told(cairn):
    """Mails into files look well from outside: one line at the start says so, and a metric for alerts."""
    assert value(cairn, "auth", "cairn_configured", subject="mails", by="server") == 0
    assert sum(value(cairn, "auth", "cairn_configured", subject="mails", by=way) for way in ("files", "memory")) == 1
    assert value(cairn, "auth", "cairn_configured", subject="providers") == 1
    assert value(cairn, "social", "cairn_configured", subject="pushes", by="fcm") == 1
    assert value(cairn, "gateway", "cairn_configured", subject="certificate", by="file") == 1
    assert "CAIRN_MAIL_SERVER is not set" in cairn.log("auth")


def metric_names(text: str) -> set[str]:
    names = re.findall(r"\b(?:cairn|process)_[a-z0-9_]+\b", text)
    return {re.sub(r"_(bucket|sum|count)$", "", name) for name in names}


def known_metrics(cairn) -> set[str]:
    lines = [line for process in PROCESSES for line in page(cairn, process, "/metrics")[2].splitlines()]
    return {line.split()[2] for line in lines if line.startswith("# TYPE ")}


def test_every_metric_that_alerts_and_the_runbook_name_is_on_a_page(cairn):
    known = known_metrics(cairn)
    expressions = re.findall(r"expr: (?:\|\n((?: {10,}.*\n)+)|(.*)\n)", ALERTS.read_text())
    named = set().union(*(metric_names("".join(parts)) for parts in expressions))
    assert len(expressions) > 10 and "cairn_ready" in named
    runbook = (REPOSITORY / "docs" / "runbook.md").read_text()
    named |= {name for name in metric_names(runbook) if not name.endswith("_log")}
    assert named - known == set()


def test_every_metric_is_in_the_runbook(cairn):
    runbook = (REPOSITORY / "docs" / "runbook.md").read_text()
    known = known_metrics(cairn)
    assert len(known) > 60
    assert known - metric_names(runbook) == set()


def test_every_alert_is_in_the_runbook(cairn):
    runbook = (REPOSITORY / "docs" / "runbook.md").read_text()
    alerts = re.findall(r"- alert: (\w+)", ALERTS.read_text())
    assert len(alerts) > 10
    assert [alert for alert in alerts if f"`{alert}`" not in runbook] == []


# Limits, traces and the access log, in an installation of their own


@pytest.fixture(scope="module")
def strict():
    """Small limits, every request in the log, and this machine as a proxy that is believed."""
    with Installation(
        **{
            **SHORT_TIMING,
            "CAIRN_RATE_SCALE": "1",
            "CAIRN_RATE_ACCOUNT_READ": "5/60",
            "CAIRN_RATE_ADDRESS_SENSITIVE": "4/60",
            "CAIRN_RATE_ADDRESS_READ": "100000/60000000",
            "CAIRN_STREAMS_PER_ACCOUNT": "2",
            "CAIRN_TRUSTED_PROXIES": "127.0.0.0/8",
            "CAIRN_ACCESS_LOG": "full",
            "CAIRN_LOG_FORMAT": "json",
        }
    ) as installation:
        yield installation


class Household(Player):
    """Somebody behind the proxy that this test plays, at an address of the documentation's networks."""

    count = 0

    def __init__(self, url: str, address: str | None = None) -> None:
        super().__init__(url)
        Household.count += 1
        self.address = address or f"203.0.113.{Household.count}"

    def post(self, method, body, content_type="application/proto", **headers):
        headers.setdefault("x_forwarded_for", self.address)
        return super().post(method, body, content_type, **headers)

    def sign_up(self) -> "Household":
        name = "p_" + secrets.token_hex(8)
        self.email, self.password = f"{name}@example.com", "correct horse " + secrets.token_hex(4)
        answer = self.try_sign_up(name)
        assert answer.status == 200, answer.content
        content = json.loads(answer.content)
        self.access_token = content["tokens"]["accessToken"]
        self.account_id = content["account"]["accountId"]
        return self

    def try_sign_up(self, name: str, **headers):
        self.access_token = ""
        return self.post_json(SIGN_UP, {"email": f"{name}@example.com", "username": name, "password": "correct horse 1"}, **headers)


def lines(installation, service: str = "gateway", **wanted) -> list[dict]:
    """The lines of a service's log that have these members. Each is one JSON object, or the test fails."""
    found = []
    for line in installation.log(service).splitlines():
        entry = json.loads(line)
        if all(entry.get(name) == value for name, value in wanted.items()):
            found.append(entry)
    return found


def line_of(installation, answer) -> dict:
    request_id = answer.headers["x-request-id"]
    return eventually(lambda: lines(installation, logger="cairn.access", request_id=request_id), within=5, what="the line")[0]


def test_who_asks_too_often_is_told_when_to_come_back(strict):
    player, other = Household(strict.url).sign_up(), Household(strict.url).sign_up()
    before = value(strict, "gateway", "cairn_gateway_rate_limited_total", scope="account", **{"class": "read"})
    answers = [player.post(WHO_AM_I, b"") for _ in range(12)]
    limited = [answer for answer in answers if answer.status == 429]
    assert [answer.status for answer in answers[:5]] == [200] * 5
    # One a second comes back while the twelve are asked.
    assert 5 <= len(limited) <= 7
    error = json.loads(limited[0].content)
    assert error["code"] == "resource_exhausted"
    info = error["details"][0]["debug"]
    assert info["reason"] == "RATE_LIMITED"
    wait = int(info["metadata"]["retry_after_ms"])
    assert 0 < wait <= 1000
    assert limited[0].headers["retry-after"] == "1"
    assert other.post(WHO_AM_I, b"").status == 200
    after = value(strict, "gateway", "cairn_gateway_rate_limited_total", scope="account", **{"class": "read"})
    assert after - before == len(limited)
    # Whoever waits as long as was said is let in.
    time.sleep(wait / 1000 + 0.05)
    assert player.post(WHO_AM_I, b"").status == 200


def test_a_refused_request_with_a_body_leaves_its_connection_usable(strict):
    player = Household(strict.url).sign_up()
    while player.post(WHO_AM_I, b"").status == 200:
        pass
    assert player.post(WHO_AM_I, b"\x0a" + b"x" * 60_000).status == 429
    assert player.post(WHO_AM_I, b"").status in (200, 429)


def test_addresses_are_counted_as_the_trusted_proxy_names_them(strict):
    first, second = Household(strict.url, "198.51.100.1"), Household(strict.url, "198.51.100.2")
    statuses = [first.try_sign_up("p_" + secrets.token_hex(8)).status for _ in range(6)]
    assert statuses[:4] == [200] * 4 and 429 in statuses[4:]
    assert second.try_sign_up("p_" + secrets.token_hex(8)).status == 200
    # What the client wrote itself, left of the address that the proxy saw, changes nothing.
    spoofed = [
        first.try_sign_up("p_" + secrets.token_hex(8), x_forwarded_for=f"192.0.2.{n}, 198.51.100.1").status for n in range(4)
    ]
    assert 429 in spoofed
    # One household has a whole /64.
    v6 = [first.try_sign_up("p_" + secrets.token_hex(8), x_forwarded_for=f"2001:db8:0:1::{n:x}").status for n in range(8)]
    assert v6[:4] == [200] * 4 and 429 in v6[4:]


def test_without_a_trusted_proxy_nobody_chooses_an_address(cairn):
    """The shared installation trusts nobody: the log-in throttle of the auth service sees one address, whatever is claimed."""
    player = Player(cairn.url)
    answer = player.post(WHO_AM_I, b"", x_forwarded_for="203.0.113.1", forwarded="for=203.0.113.1")
    assert answer.status == 401


def test_an_account_has_only_so_many_streams(strict):
    player = Household(strict.url).sign_up()
    game = player.start_single()
    open_streams = [iter(player.watch(game)) for _ in range(2)]
    for stream in open_streams:
        next(stream)
    with refused("resource_exhausted", "RATE_LIMITED") as third:
        next(iter(player.watch(game)))
    assert int(third.refusal.metadata["retry_after_ms"]) > 0
    assert value(strict, "gateway", "cairn_gateway_streams_refused_total") >= 1
    player.leave(game)
    for stream in open_streams:
        for _ in stream:
            pass

    def opens():
        try:
            next(iter(player.watch(game)))
            return True
        except Exception:
            return False

    eventually(opens, within=10, every=0.3, what="room for a stream")


def test_a_request_is_named_everywhere_by_the_id_its_answer_carries(strict):
    player = Household(strict.url).sign_up()
    trace, parent = secrets.token_hex(16), secrets.token_hex(8)
    answer = player.post(WHO_AM_I, b"", traceparent=f"00-{trace}-{parent}-00", tracestate="vendor=1")
    assert re.fullmatch("[0-9a-hjkmnp-tv-z]{13}", answer.headers["x-request-id"])
    entry = line_of(strict, answer)
    assert entry["trace_id"] == trace
    assert re.fullmatch("[0-9a-f]{16}", entry["span_id"]) and entry["span_id"] != parent
    # An error has one too, also when no service was asked.
    for bad in (player.post("no.such/Method", b""), Household(strict.url).post(WHO_AM_I, b"")):
        assert line_of(strict, bad)["status"] == bad.status


@pytest.mark.parametrize(
    "traceparent",
    ["", "nonsense"] + [f"{version}-{id * 32}-b7ad6b7169203331-01" for version, id in (("00", "0"), ("ff", "a"), ("00", "A"))],
)
def test_a_malformed_trace_is_replaced(strict, traceparent):
    player = Household(strict.url)
    entry = line_of(strict, player.post(WHO_AM_I, b"", traceparent=traceparent))
    assert re.fullmatch("[0-9a-f]{32}", entry["trace_id"])
    assert entry["trace_id"] not in traceparent and set(entry["trace_id"]) != {"0"}


def test_the_access_log_tells_what_happened_and_nothing_secret(strict):
    player = Household(strict.url).sign_up()
    agent = 'app/1 "quoted" \\ {"level":"error"} ' + "x" * 300
    answer = player.post(WHO_AM_I, b"", user_agent=agent)
    entry = line_of(strict, answer)
    assert entry["method"] == f"/{WHO_AM_I}"
    assert (entry["http_method"], entry["code"], entry["status"]) == ("POST", "ok", 200)
    assert entry["account_id"] == player.account_id
    assert entry["client"] == "203.0.113.0/24"
    assert entry["user_agent"] == agent[:120]
    assert entry["bytes_out"] == len(answer.content)
    assert (entry["upstream"], entry["retries"], entry["level"]) == ("auth", 0, "info")
    assert 0 <= entry["duration_ms"] < 60_000
    # GET has its message in the address.
    hidden = secrets.token_hex(16)
    got = player.http.get(
        f"{strict.url}/{WHO_AM_I}?connect=v1&encoding=json&message=%7B%22x%22%3A%22{hidden}%22%7D",
        headers={"authorization": f"Bearer {player.access_token}"},
    )
    assert line_of(strict, got)["http_method"] == "GET"
    unknown = player.http.get(f"{strict.url}/wp-admin/setup.php?token={hidden}")
    assert line_of(strict, unknown)["path"] == "/wp-admin/setup.php"
    log = strict.log("gateway")
    for secret in (player.email, player.password, player.access_token, hidden):
        assert secret not in log


def test_what_the_gateway_answers_itself_is_told_as_well(strict):
    stranger = Player(strict.url)
    browser = {"origin": "https://page.example", "access-control-request-method": "POST"}
    for method, path, headers, status in [
        ("OPTIONS", WHO_AM_I, browser, 403), ("PUT", WHO_AM_I, {}, 405), ("GET", ".well-known/jwks.json", {}, 200), ("GET", "nothing", {}, 404),
    ]:
        answer = stranger.http.execute(method, f"{strict.url}/{path}", headers)
        assert answer.status == status
        line = line_of(strict, answer)
        assert line["status"] == status and line["duration_ms"] >= 0
        assert line["code"] == {403: "permission_denied", 405: "unimplemented", 404: "unimplemented", 200: "ok"}[status]


def test_a_service_that_is_gone_is_a_fault_in_the_log_and_in_the_readiness(strict):
    player = Household(strict.url).sign_up()
    strict.kill("geo")
    try:
        eventually(lambda: page(strict, "gateway", "/readyz")[0] == 503, within=10, what="the gateway is not ready")
        assert "geo" in page(strict, "gateway", "/readyz")[2]
        assert page(strict, "gateway", "/healthz")[0] == 200
        assert value(strict, "gateway", "cairn_ready") == 0
        answer = player.post_json("cairn.geo.v1.MapService/GetMap", {"mapId": "world"})
        assert answer.status == 503
        assert answer.headers["retry-after"] == "1"
        entry = line_of(strict, answer)
        assert (entry["level"], entry["code"]) == ("warning", "unavailable")
    finally:
        strict.start_service("geo")
    eventually(lambda: page(strict, "gateway", "/readyz")[0] == 200, within=20, what="the gateway is ready again")


def test_a_scraper_that_says_nothing_or_too_much_is_let_go(strict):
    port = operations_port(strict, "auth")
    with socket.create_connection(("127.0.0.1", port), timeout=10) as silent:
        silent.sendall(b"GET /metrics HTTP/1.1\r\n" + b"x: y\r\n" * 4_000)
        try:
            assert silent.recv(1) == b""
        except ConnectionResetError:
            pass
    assert page(strict, "auth", "/healthz")[0] == 200
