"""The whole job against a running instance: URL KEY WALLET. Prints what it saw, as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import islice

from colloquy import (
    ApiError,
    Colloquy,
    Recorded,
    changed_responses,
    each_response,
    interview,
    pages,
    watch_responses,
)
from colloquy import types as t

GUIDE: list[t.Block] = [
    {
        "type": "screening",
        "title": "Screening",
        "items": [
            {
                "type": "multiple_choice",
                "text": "Did you take a night train this year?",
                "options": [{"text": "Yes", "status": "approve"}, {"text": "No", "status": "reject"}],
            }
        ],
    },
    {
        "type": "flat",
        "title": "The journey",
        "items": [
            {"type": "open_ended", "text": "How was the night?", "followUp": "none"},
            {"type": "ranking", "text": "What mattered?", "options": [{"text": "Sleep"}, {"text": "Price"}]},
            {"type": "file_upload", "text": "Your ticket?"},
        ],
    },
]


#: More than one request carries.
TICKET = b"One way to Leeds. " * 300_000


def answer_of(step: t.Step, traveller: bool, upload: Callable[[Recorded], str]) -> t.GivenAnswer | None:
    if step["kind"] == "question":
        question = step["question"]
        if question["type"] == "multiple_choice":
            wanted = "Yes" if traveller else "No"
            return {"optionIds": [one["id"] for one in question["options"] if one["text"] == wanted]}
        if question["type"] == "file_upload":
            return {"recordings": [upload(Recorded("file", TICKET, "Tïcket.txt", "text/plain"))]}
        if question["type"] == "ranking":
            return {"optionIds": [one["id"] for one in question["options"]]}
    return {"text": "Quiet until Hanover."}


def refusal_of(api: Colloquy, study_id: str) -> list[object]:
    try:
        api.get_study(study_id)
    except ApiError as error:
        return [error.status, error.code]
    return []


def main(url: str, key: str, wallet: str) -> None:
    api, anyone = Colloquy(url, key), Colloquy(url)
    created = api.create_study(body={"title": "Night trains", "studyGuide": GUIDE})
    study = created["id"]
    problems = api.validate_guide(study)["problems"]
    launched = api.launch_study(study, body={"walletId": wallet})
    link = launched["linkId"]

    def end_of(traveller: bool) -> str:
        step = interview(anyone, {"linkId": link}, lambda step, upload: answer_of(step, traveller, upload)).step
        return step["outcome"] if step["kind"] == "end" else "left"

    ends = [end_of(traveller) for traveller in (True, False, True)]
    found, since = changed_responses(api, link, perPage=2)
    told = [one["progress"] for one in islice(watch_responses(api, link, since, every=0), len(found))]
    sizes = [
        len(page)
        for page in pages(
            api, "/api/public/v1/responses/{linkId}", path={"linkId": link}, query={"perPage": 2}
        )
    ]
    read = api.get_response(link, str(found[0]["readableId"]))
    results = api.get_results(study)
    csv = api.export_responses(study, format="csv")
    assert isinstance(csv, bytes)
    etag = api.call("GET", "/api/public/v1/studies/{studyId}", path={"studyId": study}).headers["ETag"]
    changed = api.change_study(study, body={"responseTarget": 12}, if_match=etag)
    try:
        api.change_study(study, body={"responseTarget": 13}, if_match=etag)
        stale = ""
    except ApiError as error:
        stale = error.code
    api.close_study(study)
    deleted = api.delete_study(study)["deleted"]
    print(
        json.dumps(
            {
                "problems": problems,
                "status": launched["status"],
                "ends": ends,
                "found": len(found),
                "told": sorted(told),
                "pages": sizes,
                "rows": len(read["transcript"]) > 0,
                "questions": len(results["questions"]),
                "exported": "Quiet until Hanover." in csv.decode(),
                "target": changed["responseTarget"],
                "stale": stale,
                "deleted": deleted,
                "gone": refusal_of(api, study),
            }
        )
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
