"""Figures for Prometheus: what a server does, how much of it, and who waits for what."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from prometheus_client import Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from eduba.server.app import Server

TICK: Final = 1.0


class Figures:
    """What is counted while it happens."""

    def __init__(self, server: Server) -> None:
        registry = server.registry
        self.requests = Counter("eduba_requests", "requests by status", ["status"], registry=registry)
        self.seconds = Histogram("eduba_request_seconds", "seconds to answer a request", registry=registry)
        self._lag = Histogram("eduba_loop_lag_seconds", "how late the event loop comes", registry=registry)
        registry.register(Standing(server))

    async def watch_the_loop(self) -> None:
        """Note, each second, by how much everything is late."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self._lag.observe(max(0.0, loop.time() - due))


class Standing(Collector):
    """How things stand when somebody asks."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def collect(self) -> Iterator[Metric]:
        """Every figure."""
        server = self._server
        line = server.workers.queue
        yield GaugeMetricFamily("eduba_watched_matches", "matches that pages watch", len(server.hub.matches))
        yield GaugeMetricFamily("eduba_live_connections", "pages that are connected", server.crowd.count)
        yield GaugeMetricFamily("eduba_listening", "1: other servers are heard", server.hub.listening)
        yield GaugeMetricFamily("eduba_rooms", "matches in memory", server.rooms.count)
        yield CounterMetricFamily("eduba_moves", "entries of matches written here", server.rooms.written)
        yield GaugeMetricFamily("eduba_bots_waiting", "questions that wait for a bot's worker", line.waiting)
        yield CounterMetricFamily("eduba_bot_answers", "questions that got a worker", line.served)
        yield CounterMetricFamily("eduba_bot_wait_seconds", "seconds they waited for it, together", line.waited)
