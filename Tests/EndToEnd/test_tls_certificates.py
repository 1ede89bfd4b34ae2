"""Certificates by name, renewed without a restart, and what the gateway does not speak; by Python's ssl and `openssl s_client`."""

import shutil
import socket
import ssl
import struct
import subprocess
import threading
import time

import pytest
from installation import eventually
from tls_door import PREFACE, Authority, Door, ping, read_frame, serial, trusting


@pytest.fixture(scope="module")
def authority(cairn):
    folder = cairn.home / "tls-test"
    folder.mkdir()
    return Authority(folder)


@pytest.fixture(scope="module")
def certificates(authority):
    return {
        "local": authority.sign("local", "localhost", "127.0.0.1"),
        "named": authority.sign("named", "cairn.example", "*.play.example"),
        "rsa": authority.sign("rsa", "cairn.example", rsa=True),
    }


@pytest.fixture(scope="module")
def door(cairn, certificates):
    with Door(cairn, [certificates["local"], certificates["named"], certificates["rsa"]]) as door:
        yield door


@pytest.mark.parametrize("name", ["localhost", "cairn.example", "CAIRN.EXAMPLE", "a.play.example"])
def test_each_name_gets_its_certificate(door, authority, name):
    with door.connect(trusting(authority), name) as tls:
        assert tls.version() == "TLSv1.3"


def test_a_name_nobody_has_gets_the_first_certificate_or_a_refusal(cairn, door, authority, certificates):
    with pytest.raises(ssl.SSLCertVerificationError):
        door.connect(trusting(authority), "b.a.play.example")
    with Door(cairn, [certificates["local"]], CAIRN_TLS_UNKNOWN_NAME="refuse") as strict:
        with pytest.raises(ssl.SSLError, match="(?i)unrecognized.name"):
            strict.connect(trusting(authority), "cairn.example")
        strict.connect(trusting(authority), "localhost").close()


def test_an_old_client_that_knows_only_rsa_is_served(door, authority):
    context = trusting(authority)
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    context.set_ciphers("ECDHE+aRSA")
    with door.connect(context, "cairn.example") as tls:
        assert "RSA" in tls.cipher()[0]


@pytest.mark.parametrize("cipher", ["AES128-GCM-SHA256", "ECDHE-ECDSA-AES128-SHA", "DHE-RSA-AES128-GCM-SHA256", "ECDHE-ECDSA-AES256-SHA384"])
def test_suites_that_http2_forbids_are_not_spoken(door, cipher):
    said = door.s_client("-tls1_2", "-cipher", f"{cipher}:@SECLEVEL=0")
    assert "handshake failure" in said
    assert "Cipher is (NONE)" in said


def test_neither_compression_nor_renegotiation_nor_early_data(door, tmp_path):
    # The server's SETTINGS may arrive when the client waits for an answer to its new hello, and it hears no more: then it asks again.
    for _ in range(5):
        said = door.s_client("-tls1_2", input=b"R\n")
        assert "Compression: NONE" in said
        if "unexpected record" not in said:
            break
    assert "no renegotiation" in said
    session = tmp_path / "session"
    door.s_client("-tls1_3", "-sess_out", str(session), input=b"Q\n")
    early = tmp_path / "early"
    early.write_bytes(PREFACE)
    if session.exists():
        again = door.s_client("-tls1_3", "-sess_in", str(session), "-early_data", str(early), input=b"Q\n")
        assert "Early data was rejected" in again or "Early data was not sent" in again


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3])
def test_a_session_is_resumed_on_whichever_loop_the_next_connection_lands(door, authority, version):
    context = trusting(authority)
    context.minimum_version = context.maximum_version = version
    for _ in range(8):
        with door.connect(context) as first:
            first.sendall(PREFACE)
            ping(first)
            session = first.session
        with door.connect(context, session=session) as second:
            assert second.session_reused


def test_a_client_without_h2_hears_no_application_protocol(door, authority):
    with pytest.raises(ssl.SSLError, match="(?i)no.application.protocol"):
        door.connect(trusting(authority, "http/1.1"))
    without = ssl.create_default_context(cafile=str(authority.file))
    # No ALPN at all: the server ends the connection after its greeting.
    with door.connect(without) as tls:
        with pytest.raises((ssl.SSLError, EOFError, ConnectionResetError)):
            tls.sendall(PREFACE)
            ping(tls)


def test_farewells_are_said_and_an_answer_still_comes_after_the_clients(door, authority):
    with door.connect(trusting(authority)) as tls:
        tls.sendall(PREFACE + bytes([0, 0, 8, 6, 0, 0, 0, 0, 0]) + b"farewell")
        # unwrap sends close_notify and waits for the server's, so it raises where the server only cut the connection.
        while read_frame(tls)[0] != 6:
            pass
        try:
            tls.unwrap().close()
        except ssl.SSLError as error:
            # What the server said before its farewell is not lost.
            assert error.reason == "APPLICATION_DATA_AFTER_CLOSE_NOTIFY"


def test_a_cut_connection_is_closed(door, authority):
    tls = door.connect(trusting(authority))
    tls.sendall(PREFACE)
    ping(tls)
    raw = socket.socket(fileno=tls.detach())
    raw.shutdown(socket.SHUT_WR)
    raw.settimeout(10)
    while raw.recv(65536):
        pass
    raw.close()


def test_keys_may_be_renewed(door):
    # "K" renews both sides' keys in s_client, "Q" ends it.
    client = subprocess.Popen(
        ["openssl", "s_client", "-connect", f"127.0.0.1:{door.port}", "-alpn", "h2", "-tls1_3"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )
    said, _ = client.communicate(b"K\nK\nQ\n", timeout=20)
    assert b"KEYUPDATE" in said and b"alert" not in said.lower()


def test_a_stranger_that_says_nothing_is_dropped_after_the_handshakes_limit(door):
    begin = time.monotonic()
    with socket.create_connection(("127.0.0.1", door.port), timeout=30) as silent:
        assert silent.recv(1) == b""
    assert time.monotonic() - begin > 5


def install(pair, target):
    """As an operator's tool does it: each file replaced as a whole, one after the other."""
    for source, name in zip(pair, target):
        part = name.with_suffix(".part")
        shutil.copy(source, part)
        part.replace(name)


def test_a_renewed_certificate_is_used_without_a_failed_handshake(cairn, authority):
    first = authority.sign("first", "localhost")
    second = authority.sign("second", "localhost")
    files = authority.folder / "live.pem", authority.folder / "live-key.pem"
    install(first, files)
    context = trusting(authority)
    with Door(cairn, [files], CAIRN_TLS_CHECK_MS="100") as door:
        old = door.connect(context)
        old.sendall(PREFACE)
        ping(old)
        seen, failures, stop = [], [], threading.Event()

        def keep_connecting() -> None:
            while not stop.is_set():
                try:
                    with door.connect(context) as tls:
                        tls.sendall(PREFACE)
                        ping(tls)
                        seen.append(serial(tls))
                except Exception as error:  # noqa: BLE001
                    failures.append(error)

        clients = [threading.Thread(target=keep_connecting) for _ in range(4)]
        for client in clients:
            client.start()
        try:
            eventually(lambda: len(seen) > 50, within=20, what="connections before")
            before = serial(old)
            for pair in (second, first, second):
                install(pair, files)
                wanted = certificate_serial(pair[0])
                eventually(lambda: seen[-1] == wanted, within=20, what="the renewed certificate")
            # A file that is no certificate changes nothing but the log.
            files[0].write_text("not a certificate")
            complaint = "no start line"
            eventually(lambda: complaint in door.log(), within=20, what="the complaint")
            count = len(seen)
            eventually(lambda: len(seen) > count + 50, within=20, what="connections after")
            assert seen[-1] == wanted
            # At SIGHUP the files are read whether or not they have changed.
            complaints = door.log().count(complaint)
            door.reload()
            eventually(lambda: door.log().count(complaint) > complaints, within=20, what="a second complaint")
        finally:
            stop.set()
            for client in clients:
                client.join()
        assert failures == []
        ping(old, 2)
        assert serial(old) == before
        old.close()


def test_the_log_names_what_was_loaded_and_says_nothing_when_nothing_changed(cairn, authority):
    files = authority.folder / "told.pem", authority.folder / "told-key.pem"
    install(authority.sign("before", "localhost"), files)
    with Door(cairn, [files], CAIRN_TLS_CHECK_MS="100") as door:

        def loaded() -> list[str]:
            return [line for line in door.log().splitlines() if "certificate loaded" in line]

        (before,) = loaded()
        assert "DNS:localhost" in before and "told.pem" in before
        # As it was, told by a signal and looked at meanwhile.
        door.reload()
        time.sleep(0.5)
        assert loaded() == [before]
        install(authority.sign("after", "localhost", "moved.example", days=60), files)
        _, after = eventually(lambda: len(loaded()) == 2 and loaded(), within=20, what="the new certificate in the log")
        assert "DNS:moved.example" in after and expiry(files[0]) in after


def expiry(path) -> str:
    """As the log has it: 2027-01-25 10:00:00Z."""
    command = ["openssl", "x509", "-noout", "-enddate", "-dateopt", "iso_8601", "-in", str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip().split("=")[1]


def test_the_authoritys_word_is_shown_with_the_certificate_and_renewed_with_it(cairn, authority):
    files = authority.folder / "stapled.pem", authority.folder / "stapled-key.pem"
    authority.sign("stapled", "localhost")
    authority.sign("other", "localhost")
    staple = files[0].with_name("stapled.pem.ocsp")
    with Door(cairn, [files], CAIRN_TLS_CHECK_MS="100") as door:

        def said(words: str):
            return eventually(lambda: words in door.s_client("-status", input=b"Q\n"), within=20, every=0.2, what=words)

        said("OCSP response: no response sent")
        staple.write_bytes(authority.staple("stapled"))
        said("Cert Status: good")
        # Clients that do not ask are told nothing.
        assert "OCSP" not in door.s_client(input=b"Q\n")
        # Another certificate's, or no word at all, is not shown; the certificate is served all the same.
        for wrong, complaint in [(authority.staple("other"), "it is for another certificate"), (b"\x30\x00", "it is no OCSP response")]:
            staple.write_bytes(wrong)
            eventually(lambda: complaint in door.log(), within=20, what=complaint)
            said("OCSP response: no response sent")
        staple.write_bytes(authority.staple("stapled"))
        said("Cert Status: good")


def certificate_serial(path) -> str:
    text = subprocess.run(["openssl", "x509", "-noout", "-serial", "-in", str(path)], capture_output=True, text=True, check=True).stdout
    return text.strip().split("=")[1]


def test_an_expired_certificate_is_served_and_complained_about(cairn, authority):
    with Door(cairn, [authority.sign("old", "localhost", days=-1)]) as door:
        assert "HAS EXPIRED" in door.log()
        with pytest.raises(ssl.SSLCertVerificationError, match="expired"):
            door.connect(trusting(authority))


@pytest.mark.parametrize("fault", ["encrypted", "foreign", "missing"])
def test_a_gateway_does_not_start_with_files_it_cannot_use(cairn, authority, certificates, fault):
    certificate, key = certificates["local"]
    wrong = {"encrypted": authority.folder / "encrypted.pem", "foreign": certificates["named"][1], "missing": authority.folder / "none.pem"}[fault]
    if fault == "encrypted":
        subprocess.run(["openssl", "pkey", "-in", key, "-aes256", "-passout", "pass:x", "-out", wrong], check=True)
    door = Door(cairn, [(certificate, wrong)])
    assert door.process.wait(20) == 1
    sentence = {"encrypted": "is encrypted", "foreign": "does not belong to certificate", "missing": "cannot be read"}[fault]
    assert f"private key {wrong}" in door.log() and sentence in door.log()


def test_more_handshakes_than_allowed_push_out_those_that_wait_longest(cairn, authority, certificates):
    # The rate of handshakes per address is another limit: here nobody has one.
    with Door(cairn, [certificates["local"]], CAIRN_LOOPS="1", CAIRN_HANDSHAKES_PER_ADDRESS="100000/100000") as door:
        silent = [socket.create_connection(("127.0.0.1", door.port), timeout=10) for _ in range(1_010)]
        try:
            assert silent[0].recv(1) == b""
            # Honest clients are served while a thousand strangers hold their handshakes open.
            for _ in range(5):
                door.connect(trusting(authority)).close()
            silent[-1].setblocking(False)
            with pytest.raises(BlockingIOError):
                silent[-1].recv(1)
        finally:
            for stranger in silent:
                stranger.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                stranger.close()
