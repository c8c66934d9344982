from __future__ import annotations

import http.client
import json
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import Message
from typing import Any

from .errors import ApiError, no_answer, refusal

FIRST_WAIT = 0.5


@dataclass(frozen=True)
class Answer:
    """Parsed JSON, bytes in another format, or None; with ETag, X-Total-Count, Link and the like."""

    body: Any
    status: int
    headers: Message


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A key is not for whoever the address was moved to."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class Transport:
    """Sends requests, and sends those again of which a second does no harm and may help."""

    def __init__(
        self,
        url: str,
        api_key: str | None = None,
        *,
        attempts: int = 4,
        longest_wait: float = 60,
        timeout: float = 60,
    ) -> None:
        """
        `url`: the instance, such as https://studies.example.org. `api_key` is not needed for interviews alone.
        `longest_wait`, `timeout`: seconds; a server that asks to wait for longer is not asked again.
        """
        self._url = url.rstrip("/")
        self._api_key = api_key
        self._attempts = attempts
        self._longest_wait = longest_wait
        self._timeout = timeout
        self._opener = urllib.request.build_opener(_NoRedirect)

    def call(
        self,
        method: str,
        template: str,
        *,
        path: Mapping[str, str] | None = None,
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str | None] | None = None,
        body: Any = None,
        content: bytes | None = None,
        token: str | None = None,
        with_key: bool = True,
        takes_key: bool = False,
        repeatable: bool = False,
    ) -> Answer:
        """An operation by its method and path, with the status and the headers of the answer. `content` is sent as it is."""
        address = self._url + _filled(template, path or {}) + _query(query or {})
        sent = {"Accept": "*/*"}
        if token is not None:
            sent["Authorization"] = f"Bearer {token}"
        elif with_key and self._api_key is not None:
            sent["X-Api-Key"] = self._api_key
        if takes_key:
            # One for all attempts: a second launch is none.
            sent["Idempotency-Key"] = str(uuid.uuid4())
        sent.update({name: value for name, value in (headers or {}).items() if value is not None})
        data = content
        if body is not None:
            sent["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(address, data=data, headers=sent, method=method)
        made = 0
        while True:
            made += 1
            try:
                return self._once(request)
            except ApiError as error:
                wait = _wait_after(error, made, repeatable)
                if wait is None or made >= self._attempts or wait > self._longest_wait:
                    raise
            time.sleep(wait)

    def _once(self, request: urllib.request.Request) -> Answer:
        try:
            with self._opener.open(request, timeout=self._timeout) as answer:
                return Answer(_content(answer.read(), answer.headers), answer.status, answer.headers)
        except urllib.error.HTTPError as error:
            with error:
                if error.code == 304:
                    return Answer(None, 304, error.headers)
                raise refusal(error.code, error.headers, error.read()) from None
        except (OSError, http.client.HTTPException) as error:
            raise no_answer(error) from error


def _filled(template: str, values: Mapping[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda found: urllib.parse.quote(str(values[found[1]]), safe=""), template)


def _query(values: Mapping[str, Any]) -> str:
    given = {name: _text(value) for name, value in values.items() if value is not None}
    return f"?{urllib.parse.urlencode(given)}" if given else ""


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _content(data: bytes, headers: Message) -> Any:
    if not data:
        return None
    return json.loads(data) if headers.get_content_type() == "application/json" else data


def _wait_after(error: ApiError, made: int, repeatable: bool) -> float | None:
    """Seconds until a request is sent again; None where it is not."""
    # 429, and 409 with Retry-After: refused before anything was done.
    refused = error.status == 429 or (error.status == 409 and error.retry_after is not None)
    failed = error.status == 0 or error.status >= 500
    if not refused and not (repeatable and failed):
        return None
    # Clients that were refused together do not come back together.
    if error.retry_after is not None:
        return error.retry_after + random.random() * FIRST_WAIT
    return float(FIRST_WAIT * 2 ** (made - 1) * (0.5 + random.random() / 2))
