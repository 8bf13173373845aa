"""The exception that refuses a request, and the reply made from it."""

from typing import Final, TypeAlias

import msgspec

from theomachy.server.protocol import Arguments, Code, Reason, Refused

Forbidding: TypeAlias = tuple[str, dict[str, str | int]]
"""A rule that forbids an answer, and what it is about, by name."""


class RequestRefused(Exception):
    """Raised when a request is refused; the table stays as it was."""

    def __init__(self, code: Code, detail: str, reasons: list[Forbidding] | None = None, retry: int = 0) -> None:
        super().__init__(f"{code}: {detail}")
        self.code: Final = code
        self.detail: Final = detail
        self.reasons: Final = reasons or []
        self.retry: Final = retry

    def reply(self, request: str = "") -> Refused:
        """The reply to the request with this id."""
        reasons = [Reason(rule, msgspec.convert(about, Arguments)) for rule, about in self.reasons]
        return Refused(id=request, code=self.code, detail=self.detail, reasons=reasons, retry=self.retry)
