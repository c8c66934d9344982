from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Literal

from .errors import ApiError
from .operations import Colloquy

RECORDINGS = "/api/interviews/{responseId}/recordings"
#: What one request carries: little enough that a bad connection gets on.
CHUNK_BYTES = 4 * 1024 * 1024
TUS = {"Tus-Resumable": "1.0.0"}


@dataclass(frozen=True)
class Recorded:
    """What was recorded at a step, or a file that is handed in with its answer."""

    kind: Literal["audio", "camera", "screen", "file"]
    content: bytes
    filename: str
    #: Such as "audio/webm". The server goes by the content.
    filetype: str
    #: When the recording began, in milliseconds since 1970: recordings of a turn are laid side by side by it.
    started_at: int | None = None


def upload_recording(
    api: Colloquy, response_id: str, recorded: Recorded, *, token: str, step_id: str, attempts: int = 4
) -> str:
    """
    Sends a file of a step by tus 1.0.0, from where it got to when a connection breaks. Answers its id, for
    `recordings`. `attempts`: how often in a row it may break.
    """
    about = {
        "kind": recorded.kind,
        "stepId": step_id,
        "filename": recorded.filename,
        "filetype": recorded.filetype,
    }
    if recorded.started_at is not None:
        about["startedAt"] = str(recorded.started_at)
    path, size = {"responseId": response_id}, len(recorded.content)
    headers = {**TUS, "Upload-Length": str(size), "Upload-Metadata": _metadata(about)}
    # A second one whose first answer was lost stays empty, and is forgotten.
    made = api.call("POST", RECORDINGS, path=path, headers=headers, token=token, repeatable=True)
    recording_id = made.headers["Location"].rsplit("/", 1)[-1]
    one, where = RECORDINGS + "/{recordingId}", {**path, "recordingId": recording_id}
    sent, broken = 0, 0
    while sent < size:
        headers = {**TUS, "Upload-Offset": str(sent), "Content-Type": "application/offset+octet-stream"}
        part = recorded.content[sent : sent + CHUNK_BYTES]
        try:
            answer = api.call("PATCH", one, path=where, headers=headers, content=part, token=token)
            broken = 0
        except ApiError as error:
            broken += 1
            if broken >= attempts or 0 < error.status < 500:
                raise
            # It repeats and waits: the answer says how much came.
            answer = api.call("HEAD", one, path=where, headers=TUS, token=token, repeatable=True)
        sent = int(answer.headers["Upload-Offset"])
    return recording_id


def _metadata(values: dict[str, str]) -> str:
    return ",".join(f"{name} {base64.b64encode(value.encode()).decode()}" for name, value in values.items())
