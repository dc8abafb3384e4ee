"""Secrets are stored as hashes: whoever reads the database cannot sit down at a table."""

import hashlib


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
