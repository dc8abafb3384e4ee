"""The recipes of docs/hosting: what nginx, systemd and a container engine say to them, and whether they agree
with each other and with the program."""

import fnmatch
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from nginx import IPV6, NAME, RECIPES, Site, found, guide, nginx_by_recipe, prepared, running, write
from serving import ME_AND_SCREEN, Browser, free_port, host, wait_until
from tanglewood.cli.app import COMMANDS, LazyCommand
from tanglewood.server.operation.settings import Settings, read_settings

ROOT = Path(__file__).parents[3]
GUIDE = ROOT / "docs" / "hosting.md"
STEPS = "".join(guide("sh"))
UNITS = sorted(path.name for path in RECIPES.glob("tanglewood*"))
PROGRAM = "/srv/tanglewood/venv/bin/tanglewood"
DOCKERFILE = (RECIPES / "Dockerfile").read_text(encoding="utf-8")
COMPOSED: dict[str, Any] = yaml.safe_load((RECIPES / "compose.yaml").read_text(encoding="utf-8"))
COMPOSE = ["docker", "compose", "-f", str(RECIPES / "compose.yaml"), "-p", "tanglewood-recipe"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OLD = 20 * 24 * 3600


@pytest.fixture(scope="module")
def engine() -> str:
    """These tests are about no engine."""
    return "none"


# ---------------------------------------------------------------------- nginx


@pytest.mark.parametrize("name", ["nginx.conf", "compose-nginx.conf"])
def test_nginx_takes_the_recipe(name: str, tmp_path: Path) -> None:
    site = prepared((RECIPES / name).read_text(encoding="utf-8"), tmp_path, Site(free_port(), free_port()))
    assert "proxy_set_header Host $http_host" in site
    command = [found(), "-t", "-p", str(tmp_path), "-c", str(write(tmp_path, site))]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr


def test_behind_the_recipe_people_play_by_tls_and_http_2_at_both_kinds_of_addresses(tmp_path: Path) -> None:
    (tmp_path / "nginx").mkdir()
    with (
        host(tmp_path / "data", proxies=("127.0.0.1",)) as server,
        nginx_by_recipe(tmp_path / "nginx", [server.port, free_port()]) as site,
        Browser(site.url) as ann,
    ):
        for address in ("127.0.0.1", "::1") if IPV6 else ("127.0.0.1",):
            assert spoken(address, site.secure) == "h2"
        # A page of the site itself may change something: nginx passes on which site that is, and its scheme.
        ann.http.headers["Origin"] = site.url
        made = ann.post("/api/tables", {"game": "mycelia", "seats": ME_AND_SCREEN})
        assert made.status_code == 201, made.text
        assert "Secure" in made.headers["Set-Cookie"]
        assert ann.http.get("/metrics").status_code == 403
        sent = httpx.get(f"http://127.0.0.1:{site.plain}/open?a=1", headers={"Host": NAME})
        assert (sent.status_code, sent.headers["Location"]) == (301, f"https://{NAME}/open?a=1")


def test_behind_the_nginx_of_the_containers_people_come_from_where_the_proxy_in_front_says(
    tmp_path: Path,
) -> None:
    site = Site(free_port(), 0)
    with host(tmp_path / "data", proxies=("127.0.0.1",)) as server, Browser(site.plain_url) as ann:
        recipe = text_of("compose-nginx.conf").replace("tanglewood:8123", f"127.0.0.1:{server.port}")
        (tmp_path / "nginx").mkdir()
        with running(tmp_path / "nginx", prepared(recipe, tmp_path / "nginx", site)):
            ann.http.headers.update({"Host": NAME, "Origin": f"https://{NAME}"})
            wish = {"game": "mycelia", "seats": ME_AND_SCREEN}
            assert ann.post("/api/tables", wish).status_code == 403
            ann.http.headers.update({"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"})
            made = ann.post("/api/tables", wish)
            assert made.status_code == 201, made.text
            assert "Secure" in made.headers["Set-Cookie"]
            assert ann.http.get("/metrics").status_code == 404, "192.0.2.7 is not this machine"


def spoken(address: str, port: int) -> str | None:
    """What a server wants to speak with a browser that knows everything."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_alpn_protocols(["h2", "http/1.1"])
    with (
        socket.create_connection((address, port)) as plain,
        context.wrap_socket(plain, server_hostname=NAME) as secure,
    ):
        return secure.selected_alpn_protocol()


# ---------------------------------------------------------------------- systemd


def text_of(unit: str) -> str:
    return (RECIPES / unit).read_text(encoding="utf-8")


def line_of(unit: str, key: str) -> str:
    """What stands behind a key, with the signs of systemd read as systemd does."""
    (value,) = re.findall(rf"^{key}=(.*)$", text_of(unit), re.MULTILINE)
    return str(value).replace("%%", "%").replace("$$", "$")


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("NOT TESTED: there is no systemd here")
    units = [tmp_path / name.replace("@", "@8123") for name in UNITS]
    for name, unit in zip(UNITS, units, strict=True):
        text = text_of(name).replace(PROGRAM, sys.executable)
        unit.write_text(text.replace("User=tanglewood", "User=root"))
    said = subprocess.run([analyze, "verify", *map(str, units)], capture_output=True, text=True)
    assert [line for line in said.stderr.splitlines() if "tanglewood" in line] == []


def test_every_unit_that_is_started_or_named_is_there() -> None:
    units = "".join(map(text_of, UNITS))
    named = set(re.findall(r"\btanglewood(?:-\w+)?(?:@\S*?)?\.(?:service|timer)\b", units))
    assert named == set(UNITS)
    started = re.findall(r"systemctl \w+(?: --now)? (tanglewood[\w.@$-]*)", STEPS)
    assert started
    for name in started:
        name = re.sub(r"@.*", "@", name)
        assert (name if "." in name else f"{name}.service") in UNITS


def test_a_backup_as_the_unit_makes_it_and_old_ones_go(tmp_path: Path) -> None:
    house = tmp_path / "tanglewood"
    with host(house / "data") as server, Browser(server.url) as ann:
        ann.open_table(seed=3)
        (tmp_path / "tanglewood.toml").write_text(f'data = "{house}/data"\n')
        for name in ("old", "new"):
            (house / "backups" / name).mkdir(parents=True)
        os.utime(house / "backups" / "old", (time.time() - OLD,) * 2)
        for key in ("ExecStart", "ExecStartPost"):
            command = line_of("tanglewood-backup.service", key).replace(
                PROGRAM, f"{sys.executable} -m tanglewood"
            )
            command = command.replace("/srv/tanglewood", str(house)).replace("/etc", str(tmp_path))
            subprocess.run(shlex.split(command), check=True)
    (made,) = (path for path in (house / "backups").iterdir() if path.name != "new")
    assert re.fullmatch(r"\d{4}(-\d\d){2}-\d{6}", made.name)
    assert (made / "tables.sqlite").is_file()


# ---------------------------------------------------------------------- the guide


def commands() -> list[str]:
    """Every command of ours in the guides and the units."""
    texts = [page.read_text(encoding="utf-8") for page in (GUIDE, RECIPES / "people.md")]
    texts += [line_of(unit, "ExecStart") for unit in ("tanglewood@.service", "tanglewood-backup.service")]
    ours = re.compile(r"(?:^\s*|[`'/])tanglewood ((?:serve|admin |data )[^`'#;\n]*)", re.MULTILINE)
    found = [one for text in texts for one in ours.findall(text)]
    return sorted({one.replace("%i", "8123").strip() for one in found})


@pytest.mark.parametrize("command", commands())
def test_the_command_line_knows_every_command_and_option(command: str) -> None:
    name, *words = shlex.split(command)
    known: Any = LazyCommand(name, COMMANDS[name]).real()
    while getattr(known, "commands", None):  # a group, as `admin` is
        known = known.commands[words.pop(0)]
    known.make_context(name, words)


def test_the_guide_names_many_commands() -> None:
    assert len(commands()) > 15


def test_the_settings_of_the_guide_are_settings(tmp_path: Path) -> None:
    file = tmp_path / "tanglewood.toml"
    text = "".join(guide("toml"))
    for shown in (text, text.replace("# database", "database")):
        file.write_text(shown, encoding="utf-8")
        settings = read_settings(file, {}, {})
        assert settings.site == f"https://{NAME}"
        assert (settings.trusted_proxies, settings.lab) == (("127.0.0.1",), False)
    idle = re.findall(r"keepalive_timeout (\d+)s", text_of("nginx.conf"))
    assert settings.drain_seconds > float(idle[0])
    assert settings.drain_seconds < float(line_of("tanglewood@.service", "TimeoutStopSec"))


def test_what_the_guide_installs_has_the_extras_and_the_files_it_copies() -> None:
    extras = re.findall(r"\.whl\)\[([\w,]+)\]", STEPS)
    extras += re.findall(r"\$wheel\[([\w,]+)\]", DOCKERFILE)
    assert [set(one.split(",")) for one in extras] == [{"people", "postgres"}] * 3
    assert {"people", "postgres"} <= set(PROJECT["optional-dependencies"])
    for path in re.findall(r"/srv/tanglewood/source/(\S+)", STEPS):
        assert list(ROOT.glob(path)), path


# ---------------------------------------------------------------------- containers


def stages() -> list[tuple[str, str, str]]:
    """Of each stage what it is based on, its name, and its lines."""
    parts = re.split(r"^FROM ", DOCKERFILE, flags=re.MULTILINE)[1:]
    found = [re.fullmatch(r"(\S+)(?: AS (\S+))?\n(.*)", part, re.DOTALL) for part in parts]
    return [(one[1], one[2] or "", one[3]) for one in found if one]


def test_the_wheel_is_made_in_the_image_in_which_it_runs() -> None:
    """A compiled wheel is for one Python alone: one that was made outside would be refused."""
    base, build, last = stages()
    assert (build[0], last[0]) == (base[1], base[1])
    (version,) = re.findall(r"^ARG PYTHON=(\S+)$", DOCKERFILE, re.MULTILINE)
    assert base[0] == "python:${PYTHON}-slim"
    assert f"Programming Language :: Python :: {version}" in PROJECT["classifiers"]
    (target,) = re.findall(r"^RUN make (\S+)$", build[2], re.MULTILINE)
    assert f"\n{target}:" in (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.findall(r"^COPY (.*)$", last[2], re.MULTILINE) == [f"--from={build[1]} /source/dist /tmp/dist"]


def test_a_container_serves_where_it_says() -> None:
    last, port = stages()[-1][2], Settings().port
    assert re.findall(r"^EXPOSE (\d+)$", last, re.MULTILINE) == [str(port)]
    assert f"http://127.0.0.1:{port}/healthz" in last
    assert f"http://tanglewood:{port}" in text_of("compose-nginx.conf")
    assert last.index("mkdir -p /home/tanglewood") > last.index("USER tanglewood")
    variables = dict(re.findall(r"^ENV (\w+)=(\S+)$", last, re.MULTILINE))
    settings = read_settings(None, variables | COMPOSED["services"]["tanglewood"]["environment"], {})
    assert (settings.host, settings.log) == ("0.0.0.0", "json")
    assert settings.database.endswith("@database/house")
    assert (RECIPES / COMPOSED["services"]["tanglewood"]["build"]["context"]).resolve() == ROOT


def left_out(path: str) -> bool:
    """Whether a file stays outside, as a container engine reads .dockerignore; none of ours begins with !."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    parts = path.split("/")
    for pattern in (line for line in lines if line and not line.startswith("#")):
        wanted, anywhere = pattern.removeprefix("**/").split("/"), pattern.startswith("**/")
        for start in range(len(parts)) if anywhere else (0,):
            here = parts[start : start + len(wanted)]
            if len(here) == len(wanted) and all(map(fnmatch.fnmatchcase, here, wanted)):
                return True
    return False


@pytest.mark.parametrize(
    "path",
    [
        ".git/HEAD",
        ".venv/bin/python",
        "build/compiled/tanglewood/version.py",
        "dist/tanglewood-0.1.0-cp311-cp311-linux_x86_64.whl",
        "web/node_modules/vite/package.json",
        "src/tanglewood/server/static/index.html",
        "src/tanglewood/kernel/__pycache__/state.cpython-311.pyc",
        "src/tanglewood.egg-info/PKG-INFO",
        ".mypy_cache/x",
    ],
)
def test_what_was_made_on_this_machine_stays_here(path: str) -> None:
    assert left_out(path)


def test_all_that_a_wheel_is_made_of_is_sent() -> None:
    """What `make wheel` reads: the package, the client's sources, the tests that show rules, and the words
    around them."""
    single = ["Makefile", "setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"]
    kinds = {".py", ".toml", ".ftl", ".ts", ".svelte", ".html", ".css", ".json", ".ttf", ".svg"}
    made = {"node_modules", "static", "__pycache__"}
    paths = [path.relative_to(ROOT) for top in ("src", "web", "tests") for path in (ROOT / top).rglob("*")]
    sources = [path for path in paths if path.suffix in kinds and not made & set(path.parts)]
    found = [str(path) for path in sources if ".egg-info" not in str(path)]
    assert len(found) > 500
    assert [path for path in [*single, *found] if left_out(path)] == []


@pytest.mark.long
def test_the_containers_are_built_and_a_table_is_laid_in_them() -> None:
    found = shutil.which("docker")
    if found is None or subprocess.run([found, "info"], capture_output=True).returncode != 0:
        pytest.skip("NOT TESTED: no container engine runs here")
    if subprocess.run(["docker", "compose", "version"], capture_output=True).returncode != 0:
        pytest.skip("NOT TESTED: the container engine here has no compose")
    environment = {**os.environ, "POSTGRES_PASSWORD": "only-for-this-test"}
    try:
        subprocess.run([*COMPOSE, "up", "--build", "--detach"], check=True, env=environment)
        with Browser("http://127.0.0.1:8080") as ann:
            wait_until(lambda: ann.http.get("/readyz").status_code == 200)
            id = ann.open_table(seed=3)["id"]
            assert ann.state(id)["number"] == 0
    finally:
        subprocess.run([*COMPOSE, "down", "--volumes"], check=False, env=environment)
