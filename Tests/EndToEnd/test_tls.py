"""The public door: TLS with ALPN h2 and the development certificate."""

import socket
import ssl

import pytest
from player import Player, http2


def context(cairn, *protocols: str) -> ssl.SSLContext:
    context = ssl.create_default_context(cafile=str(cairn.certificate))
    if protocols:
        context.set_alpn_protocols(list(protocols))
    return context


def handshake(cairn, context: ssl.SSLContext, name: str = "localhost"):
    with socket.create_connection(("127.0.0.1", cairn.ports["TLS"]), timeout=5) as raw:
        with context.wrap_socket(raw, server_hostname=name) as tls:
            return tls.selected_alpn_protocol(), tls.version()


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1"])
def test_the_certificate_is_good_for_this_machine_and_h2_is_agreed(cairn, name):
    protocol, version = handshake(cairn, context(cairn, "h2", "http/1.1"), name)
    assert protocol == "h2"
    assert version == "TLSv1.3"


def test_tls_1_2_is_spoken_and_nothing_older(cairn):
    old = context(cairn, "h2")
    old.maximum_version = ssl.TLSVersion.TLSv1_2
    assert handshake(cairn, old) == ("h2", "TLSv1.2")
    older = context(cairn, "h2")
    older.set_ciphers("DEFAULT@SECLEVEL=0")
    older.minimum_version = ssl.TLSVersion.TLSv1
    older.maximum_version = ssl.TLSVersion.TLSv1_1
    with pytest.raises((ssl.SSLError, ConnectionResetError)):
        handshake(cairn, older)


def test_a_client_without_h2_is_refused(cairn):
    with pytest.raises((ssl.SSLError, ConnectionResetError)):
        handshake(cairn, context(cairn, "http/1.1"))


def test_a_strangers_certificate_authority_does_not_vouch_for_it(cairn):
    with pytest.raises(ssl.SSLCertVerificationError):
        handshake(cairn, ssl.create_default_context())


def test_a_player_signs_up_and_starts_a_game_over_tls(cairn):
    player = Player(cairn.tls_url, http2(ca=cairn.certificate.read_bytes())).sign_up()
    assert player.who_am_i().account.username == player.username
    player.leave(player.start_single())


def test_plain_text_on_the_tls_port_closes_the_connection(cairn):
    with socket.create_connection(("127.0.0.1", cairn.ports["TLS"]), timeout=5) as raw:
        raw.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        try:
            while raw.recv(4096):
                pass
        except ConnectionResetError:
            pass
