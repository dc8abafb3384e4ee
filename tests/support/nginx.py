"""A real nginx in front of servers: with the lines that docs/hosting.md names, or as its recipe has it."""

import contextlib
import datetime
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from serving import PATIENCE, free_port

RECIPES = Path(__file__).parents[2] / "docs" / "hosting"
NAME = "games.example.org"

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
CONFIG = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 200; }}
http {{
  access_log off;
  client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
  uwsgi_temp_path {folder}; scgi_temp_path {folder};
  {sites}
}}
"""
HOUSE = "upstream house {{ {servers} keepalive 16; keepalive_timeout 2s; }}"
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


class Site(NamedTuple):
    """Where a site of the recipe is reached."""

    plain: int
    secure: int

    @property
    def plain_url(self) -> str:
        return f"http://127.0.0.1:{self.plain}"

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.secure}"


def has_ipv6() -> bool:
    """Whether this machine listens at IPv6 addresses at all."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET6) as probe:
        probe.bind(("::1", 0))
        return True
    return False


IPV6 = has_ipv6()


@contextlib.contextmanager
def nginx(folder: Path, ports: list[int], path: str) -> Iterator[tuple[str, str]]:
    """Two sites that share requests out to servers under a path: one passes the path on, one cuts it off."""
    whole, cut = free_port(), free_port()
    sites = [SITE.format(port=port, path=path, passed=passed) for port, passed in ((whole, ""), (cut, "/"))]
    servers = " ".join(f"server 127.0.0.1:{port} max_fails=0;" for port in ports)
    with running(folder, HOUSE.format(servers=servers) + "".join(sites)):
        yield f"http://127.0.0.1:{whole}{path}", f"http://127.0.0.1:{cut}{path}"


@contextlib.contextmanager
def nginx_by_recipe(folder: Path, ports: list[int]) -> Iterator[Site]:
    """docs/hosting/nginx.conf in front of two servers, with other ports and a certificate of its own."""
    site = Site(free_port(), free_port())
    text = (RECIPES / "nginx.conf").read_text(encoding="utf-8")
    for old, new in zip((8123, 8124), ports, strict=True):
        text = text.replace(f"server 127.0.0.1:{old} ", f"server 127.0.0.1:{new} ")
    with running(folder, prepared(text, folder, site)):
        yield site


def prepared(recipe: str, folder: Path, site: Site) -> str:
    """A recipe as it stands, at ports that anybody may open and with a certificate that there is."""
    make_certificate(folder)
    text = recipe.replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
    for old, new in ((80, site.plain), (443, site.secure)):
        text = re.sub(rf"listen (\[::\]:)?{old}\b", rf"listen \g<1>{new}", text)
    return text if IPV6 else re.sub(r"listen \[::\].*", "", text)


def guide(language: str) -> list[str]:
    """The blocks of the steps from a bare machine to TLS."""
    fence = re.compile(rf"^   ```{language}\n(.*?)^   ```", re.MULTILINE | re.DOTALL)
    return fence.findall((RECIPES.parent / "hosting.md").read_text(encoding="utf-8"))


@contextlib.contextmanager
def running(folder: Path, sites: str) -> Iterator[None]:
    program = found()
    if os.geteuid() == 0:  # its workers run as nobody
        for part in (folder, *folder.parents):
            if part.owner() == "root" and part.is_relative_to("/tmp/"):
                part.chmod(part.stat().st_mode | 0o055)
        folder.chmod(0o777)
    command = [program, "-p", str(folder), "-c", str(write(folder, sites))]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            until = time.monotonic() + PATIENCE
            while not (folder / "pid").is_file():
                assert process.poll() is None, (folder / "error.log").read_text()
                assert time.monotonic() < until
                time.sleep(0.02)
            yield
        finally:
            process.terminate()


def found() -> str:
    if NGINX is None:
        pytest.skip("NOT TESTED: there is no nginx here (apt-get install nginx-light brings it)")
    return NGINX


def write(folder: Path, sites: str) -> Path:
    """The whole of nginx's settings around these."""
    file = folder / "nginx.conf"
    file.write_text(CONFIG.format(folder=folder, sites=sites), encoding="utf-8")
    return file


def make_certificate(folder: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now).not_valid_after(now + datetime.timedelta(days=1))
    (folder / "fullchain.pem").write_bytes(made.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "privkey.pem").write_bytes(secret)
