"""Prints every mail in a folder as JSON: read-mails.py FOLDER. read-mails.ts describes its fields."""

import json
import sys
from email import message_from_bytes, policy
from pathlib import Path


def addresses(header):
    return [[one.display_name, one.addr_spec] for one in header.addresses] if header else []


def defects_of(part):
    found = [type(one).__name__ for one in part.defects]
    for name, value in part.items():
        found += [f"{name}: {type(one).__name__}" for one in value.defects]
    return found


def read(raw):
    mail = message_from_bytes(raw, policy=policy.default)
    plain = message_from_bytes(raw, policy=policy.compat32)
    leaves = [part for part in mail.walk() if not part.is_multipart()]
    content = {part.get_content_type(): part.get_content() for part in leaves}
    return {
        "headers": [[name, str(value)] for name, value in plain.items()],
        "defects": [one for part in mail.walk() for one in defects_of(part)],
        "from": addresses(mail["from"]),
        "replyTo": addresses(mail["reply-to"]),
        "subject": str(mail["subject"]),
        "messageId": str(mail["message-id"]).strip(),
        "parts": [part.get_content_type() for part in leaves],
        "text": content.get("text/plain", ""),
        "html": content.get("text/html", ""),
        "longestLine": max(len(line) for line in raw.split(b"\n")),
    }


json.dump([read(file.read_bytes()) for file in Path(sys.argv[1]).iterdir()], sys.stdout)
