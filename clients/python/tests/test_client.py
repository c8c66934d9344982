from __future__ import annotations

import base64
import hashlib
import hmac
import json
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from colloquy import ApiError, Colloquy, Recorded, UnverifiedMessage, upload_recording, verify_webhook

Said = tuple[int, dict[str, str], bytes]
BREAKS_OFF: Said = (0, {}, b"")
BUSY: Said = (503, {"Retry-After": "0"}, b"")


class Saying:
    """A server that says these, one after the other, and what it was asked."""

    def __init__(self, *answers: Said) -> None:
        asked: list[Any] = []
        methods: list[str] = []

        class Handler(BaseHTTPRequestHandler):
            def answer(self) -> None:
                self.rfile.read(int(self.headers.get("Content-Length") or 0))
                asked.append(self.headers)
                methods.append(self.command)
                status, headers, body = answers[len(asked) - 1]
                if status == 0:
                    return
                self.send_response(status)
                for name, value in {"Content-Type": "application/json", **headers}.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            do_GET = do_HEAD = do_POST = do_PATCH = do_DELETE = answer

            def log_message(self, *args: Any) -> None:
                pass

        self.asked, self.methods = asked, methods
        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/"

    def __enter__(self) -> Saying:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


def said(status: int, body: object, **headers: str) -> Said:
    return status, headers, json.dumps(body).encode()


class ClientTest(unittest.TestCase):
    def refused(self, api: Colloquy) -> ApiError:
        with self.assertRaises(ApiError) as caught:
            api.list_studies()
        return caught.exception

    def test_repeats_what_may_be_repeated_with_the_same_key(self) -> None:
        with Saying(BREAKS_OFF, BUSY, said(200, {"status": "live"})) as server:
            self.assertEqual(Colloquy(server.url, "clq_key").launch_study("a/b"), {"status": "live"})
            self.assertEqual(len(server.asked), 3)
            self.assertEqual(len({asked["Idempotency-Key"] for asked in server.asked}), 1)
            self.assertEqual(server.asked[0]["X-Api-Key"], "clq_key")

    def test_does_not_repeat_what_might_be_done_twice(self) -> None:
        with Saying(BREAKS_OFF) as server:
            with self.assertRaises(ApiError) as caught:
                Colloquy(server.url).create_webhook(body={"url": "https://a.example", "events": ["export.ready"]})
            self.assertEqual((caught.exception.status, caught.exception.code), (0, "no_answer"))
            self.assertEqual(len(server.asked), 1)

    def test_repeats_what_was_refused_before_anything_was_done(self) -> None:
        with Saying((429, {"Retry-After": "0"}, b""), said(201, {"id": "x"})) as server:
            made = Colloquy(server.url).create_webhook(body={"url": "https://a.example", "events": ["export.ready"]})
            self.assertEqual(made, {"id": "x"})

    def test_gives_up(self) -> None:
        with Saying(BUSY, BUSY) as server:
            self.assertEqual(self.refused(Colloquy(server.url, attempts=2)).status, 503)
        with Saying((429, {"Retry-After": "3600"}, b"")) as server:
            self.assertEqual(self.refused(Colloquy(server.url)).retry_after, 3600)

    def test_tells_a_refusal_as_the_envelope_has_it(self) -> None:
        issues = [{"path": ["title"], "message": "Required"}]
        body = {"error": "Not so.", "code": "invalid_request_body", "issues": issues}
        with Saying((400, {"X-Request-Id": "r-1"}, json.dumps(body).encode()), (404, {}, b"<html>")) as server:
            api = Colloquy(server.url)
            error = self.refused(api)
            self.assertEqual((str(error), error.code, error.request_id), ("Not so.", body["code"], "r-1"))
            self.assertEqual((error.issues[0].path, error.issues[0].message), (["title"], "Required"))
            self.assertEqual(self.refused(api).code, "internal_error")

    def test_goes_on_with_a_file_where_it_got_to(self) -> None:
        location = {"Location": "http://elsewhere.example/api/interviews/r/recordings/f-1"}
        answers = [BUSY, (201, location, b""), BREAKS_OFF, (200, {"Upload-Offset": "2"}, b"")]
        with Saying(*answers, (204, {"Upload-Offset": "5"}, b"")) as server:
            file = Recorded("file", b"Hello", "é.txt", "text/plain")
            self.assertEqual(upload_recording(Colloquy(server.url), "r", file, token="t", step_id="s"), "f-1")
            self.assertEqual(server.methods, ["POST", "POST", "PATCH", "HEAD", "PATCH"])
            sent = server.asked[4]
            self.assertEqual((sent["Upload-Offset"], sent["Content-Length"]), ("2", "3"))
            metadata = "kind ZmlsZQ==,stepId cw==,filename w6kudHh0,filetype dGV4dC9wbGFpbg=="
            self.assertEqual(server.asked[0]["Upload-Metadata"], metadata)

    def test_takes_its_key_nowhere_else(self) -> None:
        with Saying(said(200, [])) as elsewhere, Saying((302, {"Location": elsewhere.url}, b"")) as server:
            self.assertEqual(self.refused(Colloquy(server.url, "clq_key")).status, 302)
            self.assertEqual(elsewhere.asked, [])


class WebhookTest(unittest.TestCase):
    key = bytes([7]) * 32
    secret = f"whsec_{base64.b64encode(key).decode()}"
    body = b'{"type":"export.ready","timestamp":"2026-09-14T09:30:00.000Z","data":{"studyId":"s"}}'

    def headers(self, at: int, body: bytes) -> dict[str, str]:
        mac = hmac.digest(self.key, f"m-1.{at}.".encode() + body, hashlib.sha256)
        signature = f"v1,AAAA v1,{base64.b64encode(mac).decode()}"
        return {"Webhook-Id": "m-1", "Webhook-Timestamp": str(at), "Webhook-Signature": signature}

    def test_believes_what_one_of_our_secrets_signed(self) -> None:
        message = verify_webhook(self.body, self.headers(1000, self.body), ["whsec_AAAA", self.secret], now=1200)
        self.assertEqual((message.id, message.type, message.data), ("m-1", "export.ready", {"studyId": "s"}))

    def test_believes_nothing_else(self) -> None:
        good = self.headers(1000, self.body)
        wrong: list[tuple[bytes, dict[str, str], str, int]] = [
            (self.body, good, "whsec_AAAA", 1000),
            (self.body + b" ", good, self.secret, 1000),
            (self.body, {**good, "Webhook-Id": "m-2"}, self.secret, 1000),
            (self.body, good, self.secret, 1301),
            (self.body, good, self.secret, 699),
            (self.body, {**good, "Webhook-Timestamp": "today"}, self.secret, 1000),
            (self.body, {}, self.secret, 1000),
            (self.body, {**good, "Webhook-Signature": "v1,é!"}, self.secret, 1000),
        ]
        for body, headers, secret, now in wrong:
            with self.subTest(headers=headers, now=now), self.assertRaises(UnverifiedMessage):
                verify_webhook(body, headers, [secret], now=now)


if __name__ == "__main__":
    unittest.main()
