#!/usr/bin/env python3
"""Reads a mail from standard input and prints its headers and its text as JSON."""

import email
import email.policy
import json
import sys

message = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default)
print(json.dumps({"names": message.keys(), "to": message["To"], "subject": message["Subject"],
                  "text": message.get_content()}))
