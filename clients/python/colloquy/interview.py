from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import types as t
from .operations import Colloquy
from .uploads import Recorded, upload_recording

#: Sends a file of the present step; answers its id, for `recordings`.
Upload = Callable[[Recorded], str]


@dataclass(frozen=True)
class Interviewed:
    response_id: str
    #: Where the interview stands: its end, or the step that was left.
    step: t.Step


def interview(
    api: Colloquy, start: t.StartRequest, answer_to: Callable[[t.Step, Upload], t.GivenAnswer | None]
) -> Interviewed:
    """Holds an interview by the protocol until its end, or until `answer_to` has nothing to say."""
    begun = api.start_interview(body=start)
    response_id, step = begun["responseId"], begun["step"]
    while step["kind"] != "end":
        step_id = step["id"]

        def upload(recorded: Recorded, step_id: str = step_id) -> str:
            return upload_recording(api, response_id, recorded, token=begun["token"], step_id=step_id)

        answer = answer_to(step, upload)
        if answer is None:
            break
        body: t.AnswerRequest = {"stepId": step_id, "answer": answer}
        step = api.answer_step(response_id, token=begun["token"], body=body)["step"]
    return Interviewed(response_id, step)
