import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TOLERANCE_SECONDS = 300


class NotFromTrellis(ValueError):
    """Respond with 400: nothing in the message can be trusted."""


def verify_webhook(body: bytes, headers, secrets):
    """The event in a webhook, if one of the secrets signed it within the last five minutes."""
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= 12):
        raise NotFromTrellis("webhook-timestamp is missing or is no time")
    if abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        raise NotFromTrellis("the message is too old, or this machine's clock is wrong")

    # The signature is over the bytes as they arrived. There is one for each secret that is in force.
    signed = f"{message_id}.{timestamp}.".encode() + body
    signatures = [one[3:].encode() for one in headers.get("webhook-signature", "").split() if one.startswith("v1,")]
    for secret in secrets:
        key = base64.b64decode(secret.removeprefix("whsec_"))
        expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
        if any(hmac.compare_digest(expected, one) for one in signatures):
            return json.loads(body)  # an int of Python has every digit
    raise NotFromTrellis("none of the secrets made this signature")


# One secret, or several with a blank between them while you rotate it.
SECRETS = os.environ["TRELLIS_WEBHOOK_SECRET"].split()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        try:
            event = verify_webhook(body, self.headers, SECRETS)
        except NotFromTrellis as error:
            print("refused:", error, flush=True)
            self.respond(400)
            return
        print(event["type"], event["data"].get("id"), flush=True)
        self.respond(204)

    def respond(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", 9000))), Receiver)
    print("ready", flush=True)
    server.serve_forever()
