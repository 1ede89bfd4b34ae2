"""The second factor of a player: what an authenticator app computes, and how one is set up."""

from __future__ import annotations

import base64
import hashlib
import hmac
import struct
import time

from cairn.auth.v1 import second_factors_pb2
from cairn.auth.v1.second_factors_connect import SecondFactorServiceClientSync
from installation import Installation
from mails import mail_to
from player import Player


def code(secret: str, periods: int = 0) -> str:
    """RFC 6238; of a period so many after this one."""
    key = base64.b32decode(secret + "=" * (-len(secret) % 8))
    digest = hmac.new(key, struct.pack(">Q", int(time.time()) // 30 + periods), hashlib.sha1).digest()
    offset = digest[19] & 15
    return f"{(int.from_bytes(digest[offset : offset + 4], 'big') & 0x7FFFFFFF) % 1_000_000:06d}"


def factors_of(player: Player) -> SecondFactorServiceClientSync:
    return SecondFactorServiceClientSync(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)


def set_up(cairn: Installation, player: Player) -> str:
    """Switches a second factor on, which the player's session has shown by that. Returns its secret."""
    player.verify(mail_to(cairn, player.email, "Confirm").code)
    factors = factors_of(player)
    secret = factors.enrol_totp(second_factors_pb2.EnrolTotpRequest(), headers=player.headers()).secret
    factors.confirm_totp(second_factors_pb2.ConfirmTotpRequest(code=code(secret)), headers=player.headers())
    return secret
