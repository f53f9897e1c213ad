"""Requests made up from the server's own description, sound and unsound, never make it stumble."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings

from server.processes import server_process

EXAMPLES = 15


def test_no_made_up_request_gets_a_server_error(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        schema = schemathesis.openapi.from_url(f"{server.address}/openapi.json")
        asked = set()
        for found in schema.get_all_operations():
            result: Any = found
            operation = result.ok()

            @settings(
                max_examples=EXAMPLES,
                derandomize=True,
                deadline=None,
                database=None,
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def ask(case: Any) -> None:
                answer = case.call(base_url=server.address)
                assert answer.status_code < 500, answer.text
                if answer.status_code >= 400 and case.method != "HEAD":
                    assert answer.headers["content-type"][0].startswith("application/problem+json")

            ask()
            asked.add(operation.label)
        assert len(asked) > 15
