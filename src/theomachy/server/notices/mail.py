"""E-mail by SMTP, as plain text. Every mail but the first has a link that stops them by one tap."""

import asyncio
import smtplib
import ssl
from datetime import UTC, datetime
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from typing import Final

import structlog

from theomachy.server.notices.messages import Message, mail_foot
from theomachy.server.notices.retries import Sent
from theomachy.server.notices.settings import NoticeSettings

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.notices")
SECONDS: Final = 20.0
"""For each step of the conversation with the mail server."""


def read_address(text: str) -> str | None:
    """An e-mail address, if this is one and nothing else."""
    if not text.isascii() or any(letter <= " " or letter in '<>,;:()[]"\\\x7f' for letter in text):
        return None
    try:
        found = Address(addr_spec=text)
    except (ValueError, IndexError, HeaderParseError):
        return None
    return text if found.username and "." in found.domain else None


class Mail:
    """Sends to addresses."""

    def __init__(self, settings: NoticeSettings) -> None:
        self._settings: Final = settings

    async def send(self, address: str, message: Message, language: str, stop: str, now: int) -> Sent:
        """Send a message; `stop` is the token of the link that stops mails, empty in the one that confirms."""
        mail = self.compose(address, message, language, stop, now)
        try:
            await asyncio.to_thread(self._deliver, address, mail)
        except smtplib.SMTPRecipientsRefused as error:
            code = max(code for code, _ in error.recipients.values())
            return Sent("never" if code >= 500 else "later", f"address {code}")
        except smtplib.SMTPResponseException as error:
            return Sent("later", f"mail {error.smtp_code}")
        except (smtplib.SMTPException, OSError) as error:  # also a name that is not known, and no time left
            log.info("the mail server cannot be reached", error=type(error).__name__)
            return Sent("later", "mail-unreachable")
        return Sent("sent")

    def compose(self, address: str, message: Message, language: str, stop: str, now: int) -> bytes:
        """The mail as it goes out. Its id is the same each time, so that one that comes twice can be told."""
        settings = self._settings
        mail = EmailMessage()
        mail["Subject"] = message.title
        mail["From"] = settings.mail_from
        mail["To"] = address
        mail["Date"] = format_datetime(datetime.fromtimestamp(now / 1_000, UTC))
        mail["Message-ID"] = f"<{message.id}@{settings.mail_from.rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        told = [one.text for one in message.lines] + ([message.more] if message.more else [])
        parts = ["\n".join(told), settings.link(message.place)]
        if stop:
            root = f"{settings.base_url.rstrip('/')}{settings.root_path}"
            mail["List-Unsubscribe"] = f"<{root}/api/notices/stop/{stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            parts += ["-- ", f"{mail_foot(language)}\n{settings.link(f'notices/stop/{stop}')}"]
        mail.set_content("\n\n".join(parts) + "\n")
        return mail.as_bytes(policy=SMTP)

    def _deliver(self, address: str, mail: bytes) -> None:
        settings = self._settings
        context = ssl.create_default_context()
        if settings.smtp_security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                settings.smtp_host, settings.smtp_port, timeout=SECONDS, context=context
            )
        else:
            server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS)
        with server:
            if settings.smtp_security == "starttls":
                server.starttls(context=context)
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.sendmail(settings.mail_from, [address], mail)
