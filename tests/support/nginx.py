"""A real nginx in front of servers, with the lines that docs/hosting.md names."""

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from serving import PATIENCE, free_port

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
CONFIG = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 200; }}
http {{
  access_log off;
  client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
  uwsgi_temp_path {folder}; scgi_temp_path {folder};
  upstream house {{ {servers} keepalive 16; keepalive_timeout 2s; }}
  {sites}
}}
"""
SITE = """
  server {{
    listen 127.0.0.1:{port};
    location / {{ return 404; }}
    location {path}/ {{
      proxy_pass http://house{passed}; proxy_connect_timeout 2s;
      proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_read_timeout 1h;
      proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $http_x_test_scheme;
    }}
  }}
"""


@contextlib.contextmanager
def nginx(folder: Path, ports: list[int], path: str) -> Iterator[tuple[str, str]]:
    """Two sites that share requests out to servers under a path: one passes the path on, one cuts it off."""
    if NGINX is None:
        pytest.skip("NOT TESTED: there is no nginx here (apt-get install nginx-light brings it)")
    if os.geteuid() == 0:  # its workers run as nobody
        for part in (folder, *folder.parents):
            if part.owner() == "root" and part.is_relative_to("/tmp/"):
                part.chmod(part.stat().st_mode | 0o055)
        folder.chmod(0o777)
    whole, cut = free_port(), free_port()
    sites = [SITE.format(port=port, path=path, passed=passed) for port, passed in ((whole, ""), (cut, "/"))]
    servers = " ".join(f"server 127.0.0.1:{port} max_fails=0;" for port in ports)
    (folder / "nginx.conf").write_text(CONFIG.format(folder=folder, servers=servers, sites="".join(sites)))
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as running:
        try:
            until = time.monotonic() + PATIENCE
            while not (folder / "pid").is_file():
                assert running.poll() is None, (folder / "error.log").read_text()
                assert time.monotonic() < until
                time.sleep(0.02)
            yield f"http://127.0.0.1:{whole}{path}", f"http://127.0.0.1:{cut}{path}"
        finally:
            running.terminate()
