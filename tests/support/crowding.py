"""People who come to a table at once: each asks for its stream, and reads the answer when all have asked."""

import socket

from serving import Host


def asked(server: Host, path: str) -> socket.socket:
    """Somebody who asks for the stream of a table or a room, and has not read the answer yet."""
    one = socket.create_connection(("127.0.0.1", server.port), 30)
    one.sendall(f"GET {path}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    return one


def status(one: socket.socket) -> int:
    """How somebody who asked was answered."""
    return int(one.recv(12).split()[1])
