"""Metrics for Prometheus. No label ever holds a name, a table or a token."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """The server's own registry. Counters may be used from any thread."""

    content_type: Final = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        r = self.registry
        self.commits: Final = Histogram(
            "theomachy_commit_seconds", "Time of a durable transaction", registry=r, buckets=SECONDS
        )
        self.group: Final = Histogram(
            "theomachy_commit_batches", "Batches that shared a transaction", registry=r, buckets=SIZES
        )
        self.not_saved: Final = Counter(
            "theomachy_not_saved", "Batches that could not be made durable", registry=r
        )
        self.in_doubt: Final = Counter(
            "theomachy_commits_in_doubt",
            "Commits whose reply was lost, by what became of them",
            ("how",),
            registry=r,
        )
        self.forgeries: Final = Counter(
            "theomachy_forged_rows", "Rows that were read without a valid seal, and ignored", ("kind",), registry=r
        )
        self.acknowledged: Final = Histogram(
            "theomachy_ack_seconds", "From request to acknowledgement", registry=r, buckets=SECONDS
        )
        self.messages: Final = Counter(
            "theomachy_messages", "Requests by kind and outcome", ("kind", "outcome"), registry=r
        )
        self.sockets: Final = Gauge("theomachy_sockets", "Open sockets", registry=r)
        self.dropped: Final = Counter("theomachy_sockets_dropped", "Sockets closed by us", ("why",), registry=r)
        self.connections: Final = Gauge("theomachy_connections", "Open connections, of every kind", registry=r)
        self.disconnected: Final = Counter(
            "theomachy_disconnected", "Connections that exceeded their budget", ("why",), registry=r
        )
        self.loaded: Final = Gauge("theomachy_tables_loaded", "Tables in memory", registry=r)
        self.frozen: Final = Counter("theomachy_tables_frozen", "Tables that could not be replayed", registry=r)
        self.pruned: Final = Counter("theomachy_pruned", "Rows and tables removed by age", ("what",), registry=r)
        self.notices: Final = Counter(
            "theomachy_notices", "Messages to people by channel and outcome", ("channel", "outcome"), registry=r
        )
        self.notices_waiting: Final = Gauge(
            "theomachy_notices_waiting", "Messages to people that wait to be sent", registry=r
        )
        self.notices_late: Final = Gauge(
            "theomachy_notices_late_seconds", "How long the oldest of them has been due", registry=r
        )
        self.bots_crowded: Final = Counter(
            "theomachy_bot_questions_put_off", "Questions to bots that found too many waiting", registry=r
        )
        self.bots: Final = Counter("theomachy_bot_answers", "Answers for bots by outcome", ("how",), registry=r)

        self._by_outcome: Final[dict[tuple[str, str], Counter]] = {}

    def message(self, kind: str, outcome: str) -> Counter:
        """The counter of requests of a kind with an outcome; looking it up by its labels costs more each time."""
        found = self._by_outcome.get((kind, outcome))
        if found is None:
            found = self._by_outcome[kind, outcome] = self.messages.labels(kind, outcome)
        return found

    def committed(self, batches: int, seconds: float) -> None:
        """A transaction of this many batches became durable (see store.writing.WriteObserver)."""
        self.commits.observe(seconds)
        self.group.observe(batches)

    def failed(self, batches: int) -> None:
        """This many batches were not saved."""
        self.not_saved.inc(batches)

    def doubted(self, verdict: str) -> None:
        """What became of a transaction whose reply was lost."""
        self.in_doubt.labels(verdict).inc()

    def forged(self, kind: str) -> None:
        """A row without a valid seal was read."""
        self.forgeries.labels(kind).inc()

    def render(self) -> bytes:
        """What /metrics answers."""
        return generate_latest(self.registry)
