from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

#: Seconds. Messages of the past or of the future are refused: somebody may have kept one.
TOLERANCE = 5 * 60


class UnverifiedMessage(Exception):
    """A message that is not to be believed."""


@dataclass(frozen=True)
class WebhookMessage:
    """What an address is told (Standard Webhooks 1.0.0): ids and links, nothing that anybody said."""

    #: The `webhook-id`, the same on every attempt: a message that you have had is not new.
    id: str
    type: str
    timestamp: str
    data: dict[str, Any]


def verify_webhook(
    body: bytes, headers: Mapping[str, str], secrets: list[str], *, now: float | None = None
) -> WebhookMessage:
    """The message, once its signature is known to be of one of the secrets. `body` is what was sent, byte for byte."""
    lower = {name.lower(): value for name, value in headers.items()}
    try:
        message_id, at = lower["webhook-id"], lower["webhook-timestamp"]
        signatures = lower["webhook-signature"].split(" ")
    except KeyError:
        raise UnverifiedMessage("A header is missing.") from None
    age = abs((time.time() if now is None else now) - int(at)) if at.isdecimal() else TOLERANCE + 1
    if age > TOLERANCE:
        raise UnverifiedMessage("Its time is off.")
    signed = f"{message_id}.{at}.".encode() + body
    if not any(_is_signed(secret, signature, signed) for secret in secrets for signature in signatures):
        raise UnverifiedMessage("Its signature is not ours.")
    told = json.loads(body)
    return WebhookMessage(message_id, told["type"], told["timestamp"], told["data"])


def _is_signed(secret: str, signature: str, signed: bytes) -> bool:
    version, _, mac = signature.partition(",")
    if version != "v1":
        return False
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
        given = base64.b64decode(mac, validate=True)
    except (binascii.Error, ValueError):
        return False
    return hmac.compare_digest(hmac.digest(key, signed, hashlib.sha256), given)
