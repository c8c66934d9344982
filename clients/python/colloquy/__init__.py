"""The API of a Colloquy instance: typed, with retries, paging and webhooks. The standard library alone."""

from . import types
from .changes import changed_responses, watch_responses
from .errors import ApiError, Issue
from .interview import Interviewed, interview
from .operations import Colloquy
from .pages import each_response, pages
from .transport import Answer
from .uploads import Recorded, upload_recording
from .webhooks import UnverifiedMessage, WebhookMessage, verify_webhook

__all__ = [
    "Answer",
    "ApiError",
    "Colloquy",
    "Interviewed",
    "Issue",
    "Recorded",
    "UnverifiedMessage",
    "WebhookMessage",
    "changed_responses",
    "each_response",
    "interview",
    "pages",
    "types",
    "upload_recording",
    "verify_webhook",
    "watch_responses",
]
