from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime, timezone
from email.message import Message
from email.utils import parsedate_to_datetime
from typing import Any


@dataclass(frozen=True)
class Issue:
    """A field of the body that is wrong."""

    path: list[str | int]
    message: str


class ApiError(Exception):
    """A refusal, or that no answer came (`status` 0, `code` "no_answer"). Branch on `code`."""

    def __init__(
        self,
        message: str,
        *,
        status: int,
        code: str,
        issues: list[Issue] | None = None,
        request_id: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code
        self.issues = issues or []
        #: To quote when reporting a problem.
        self.request_id = request_id
        #: Seconds that the server asks to wait.
        self.retry_after = retry_after


def no_answer(cause: BaseException) -> ApiError:
    error = ApiError("No answer came.", status=0, code="no_answer")
    error.__cause__ = cause
    return error


def refusal(status: int, headers: Message, text: bytes) -> ApiError:
    """What an answer refuses. A proxy's has no envelope: it counts as `internal_error`."""
    told = _object(text)
    code, message, issues = told.get("code"), told.get("error"), told.get("issues")
    return ApiError(
        message if isinstance(message, str) else f"The server answered {status}.",
        status=status,
        code=code if isinstance(code, str) else "internal_error",
        issues=[Issue(one["path"], one["message"]) for one in issues] if isinstance(issues, list) else [],
        request_id=headers.get("X-Request-Id"),
        retry_after=_seconds(headers.get("Retry-After")),
    )


def _object(text: bytes) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def _seconds(header: str | None) -> float | None:
    """Seconds, or a date as proxies have it."""
    if header is None:
        return None
    if header.isdigit():
        return float(header)
    try:
        at = parsedate_to_datetime(header)
    except ValueError:
        return None
    return max(0.0, (at - datetime.now(timezone.utc)).total_seconds())
