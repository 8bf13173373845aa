"""The exception that refuses a request, and the reply made from it."""

from typing import Final

from theomachy.engine.refusal import Reason as RuleReason
from theomachy.server.protocol import Code, Reason, Refused


class RequestRefused(Exception):
    """Raised when a request is refused; the table stays as it was."""

    def __init__(self, code: Code, detail: str, reasons: list[RuleReason] | None = None, retry: int = 0) -> None:
        super().__init__(f"{code}: {detail}")
        self.code: Final = code
        self.detail: Final = detail
        self.reasons: Final = reasons or []
        self.retry: Final = retry

    def reply(self, request: str = "") -> Refused:
        """The reply to the request with this id."""
        reasons = [Reason(reason.rule, reason.arguments()) for reason in self.reasons]
        return Refused(id=request, code=self.code, detail=self.detail, reasons=reasons, retry=self.retry)
