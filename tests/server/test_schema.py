"""Requests made up from the server's own description, sound and unsound, never make it stumble."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import sampled_from

from server.poison import POISON
from server.processes import server_process

EXAMPLES = 15


def poisoned(value: Any, poison: str) -> Any:
    """The same with poison for every text."""
    if isinstance(value, dict):
        return {key: poisoned(each, poison) for key, each in value.items()}
    if isinstance(value, list):
        return [poisoned(each, poison) for each in value]
    return poison if isinstance(value, str) else value


def test_no_made_up_request_gets_a_server_error(tmp_path: Path) -> None:
    with server_process(tmp_path) as server, httpx.Client() as client:
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
            @given(case=operation.as_strategy(), poison=sampled_from(POISON))
            def ask(case: Any, poison: str) -> None:
                answer = case.call(base_url=server.address)
                assert answer.status_code < 500, answer.text
                if answer.status_code >= 400 and case.method != "HEAD":
                    assert answer.headers["content-type"][0].startswith("application/problem+json")
                if isinstance(case.body, dict | list):
                    body, told = json.dumps(poisoned(case.body, poison)), {"Content-Type": "application/json"}
                    answer = client.request(case.method, str(answer.request.url), content=body, headers=told)
                    assert answer.status_code < 500, answer.text

            ask()
            asked.add(operation.label)
        assert len(asked) > 15
