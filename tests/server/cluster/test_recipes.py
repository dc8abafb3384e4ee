"""The recipes of docs/hosting: what nginx, systemd and a container engine say to them."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from nginx import NGINX
from serving import Browser, wait_until

ROOT = Path(__file__).parents[3]
RECIPES = ROOT / "docs" / "hosting"
COMPOSE = ["docker", "compose", "-f", str(RECIPES / "compose.yaml"), "-p", "tanglewood-recipe"]


@pytest.fixture(scope="module")
def engine() -> str:
    """These tests start no server of their own."""
    return "none"


@pytest.mark.parametrize("name", ["nginx.conf", "compose-nginx.conf"])
def test_nginx_takes_the_recipe(name: str, tmp_path: Path) -> None:
    if NGINX is None:
        pytest.skip("NOT TESTED: there is no nginx here (apt-get install nginx-light brings it)")
    # There is no certificate here; everything else is as it stands.
    lines = (RECIPES / name).read_text().replace("listen 443 ssl;", "listen 443;").splitlines()
    site = "\n".join(line for line in lines if "ssl_certificate" not in line)
    assert "proxy_set_header Host $http_host" in site
    temporary = " ".join(
        f"{kind}_temp_path {tmp_path};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"pid {tmp_path}/pid; events {{}} http {{ access_log off; {temporary}\n{site}\n}}"
    (tmp_path / "nginx.conf").write_text(whole)
    command = [NGINX, "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("NOT TESTED: there is no systemd here")
    text = (RECIPES / "tanglewood.service").read_text()
    program = re.findall(r"^ExecStart=(\S+)", text, re.MULTILINE)[0]
    unit = tmp_path / "tanglewood.service"
    unit.write_text(text.replace(program, sys.executable).replace("User=tanglewood", "User=root"))
    said = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True)
    ours = [line for line in said.stderr.splitlines() if "tanglewood.service" in line]
    assert ours == []


@pytest.mark.long
def test_the_containers_are_built_and_a_table_is_laid_in_them() -> None:
    found = shutil.which("docker")
    if found is None or subprocess.run([found, "info"], capture_output=True).returncode != 0:
        pytest.skip("NOT TESTED: no container engine runs here")
    if subprocess.run(["docker", "compose", "version"], capture_output=True).returncode != 0:
        pytest.skip("NOT TESTED: the container engine here has no compose")
    subprocess.run(["make", "wheel"], check=True, cwd=ROOT)
    environment = {**os.environ, "POSTGRES_PASSWORD": "only-for-this-test"}
    try:
        subprocess.run([*COMPOSE, "up", "--build", "--detach"], check=True, env=environment)
        with Browser("http://127.0.0.1:8080") as ann:
            wait_until(lambda: ann.http.get("/readyz").status_code == 200)
            id = ann.open_table(seed=3)["id"]
            assert ann.state(id)["number"] == 0
    finally:
        subprocess.run([*COMPOSE, "down", "--volumes"], check=False, env=environment)
