from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import types as t
from .transport import Transport


def pages(
    api: Transport, template: str, *, path: dict[str, str], query: dict[str, Any] | None = None
) -> Iterator[Any]:
    """One page after the other of a list that comes in pages, by its path in the API document."""
    page = (query or {}).get("page", 0)
    while True:
        answer = api.call("GET", template, path=path, query={**(query or {}), "page": page}, repeatable=True)
        yield answer.body
        if 'rel="next"' not in (answer.headers.get("Link") or ""):
            return
        page += 1


def each_response(api: Transport, link_id: str, **query: Any) -> Iterator[t.ResponseListItem]:
    """All responses of a study, in the order in which they began. `query`: `perPage` and the like."""
    for page in pages(api, "/api/public/v1/responses/{linkId}", path={"linkId": link_id}, query=query):
        yield from page
