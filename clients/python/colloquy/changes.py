from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

from . import types as t
from .pages import each_response
from .transport import Transport

#: Changes become visible in another order than that of their times: a reader overlaps by as much.
OVERLAP = timedelta(seconds=10)


def changed_responses(
    api: Transport, link_id: str, since: str | None = None, **query: Any
) -> tuple[list[t.ResponseListItem], str | None]:
    """
    The responses that changed since a former call, by the `since` that it returned; None for all. Some come again
    unchanged: replace what you have by `id`, and keep the new `since`.
    """
    if since is not None:
        query["updatedSince"] = (datetime.fromisoformat(since) - OVERLAP).isoformat().replace("+00:00", "Z")
    found = list(each_response(api, link_id, **query))
    times = [response["updatedAt"] for response in found] + ([] if since is None else [since])
    return found, max(times, key=datetime.fromisoformat, default=None)


def watch_responses(
    api: Transport, link_id: str, since: str | None = None, *, every: float = 30, **query: Any
) -> Iterator[t.ResponseListItem]:
    """Each response as it is and whenever it changes, for as long as somebody listens. `every`: seconds."""
    seen: dict[str, str] = {}
    while True:
        found, since = changed_responses(api, link_id, since, **query)
        for response in found:
            if seen.get(response["id"]) == response["updatedAt"]:
                continue
            seen[response["id"]] = response["updatedAt"]
            yield response
        time.sleep(every)
