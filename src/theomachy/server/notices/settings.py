"""What the host of a server decides about notices."""

from msgspec import Struct


class NoticeSettings(Struct, frozen=True, kw_only=True):
    """How messages are sent; the defaults send none by e-mail and make a new key at every start."""

    base_url: str = ""
    """Where links lead; without it, mails cannot be confirmed and webhooks have no links."""
    root_path: str = ""
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_security: str = "starttls"
    """`starttls`, `tls` from the first byte on, or `none`."""
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""
    push_key_file: str = ""
    """Where the private key is that push services know this server by; made if it is not there."""
    private: bool = False
    """Whether webhooks and push services may be in the server's own network."""
    secret: bytes = b""
    """What links in mails are signed with."""

    def link(self, place: str) -> str:
        """The address of a screen of the page; empty where nobody knows the server's own."""
        return f"{self.base_url.rstrip('/')}{self.root_path}/#/{place}" if self.base_url else ""

    def contact(self) -> str:
        """Whom the operators of a push service may write to."""
        if self.mail_from:
            return f"mailto:{self.mail_from}"
        return self.base_url.rstrip("/") if self.base_url.startswith("https://") else "mailto:host@example.invalid"
