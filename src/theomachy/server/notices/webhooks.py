"""Webhooks of Discord and Slack, and topics of ntfy: three small JSON formats over one careful client.

Titles of tables are text of strangers: they mention nobody and format nothing at the receiver.
"""

import re
from typing import Final

import msgspec

from theomachy.server.notices import outside
from theomachy.server.notices.messages import Message
from theomachy.server.notices.outside import Unsafe, check_url
from theomachy.server.notices.retries import Sent
from theomachy.server.notices.settings import NoticeSettings

ENCODE: Final = msgspec.json.Encoder()
MARKDOWN: Final = re.compile(r"([\\*_~`|>#\[\]()<@:-])")
HOSTS: Final = {
    "discord": ({"discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com"}, "/api/webhooks/"),
    "slack": ({"hooks.slack.com", "hooks.slack-gov.com"}, "/services/"),
}
"""Where the webhooks of a service are. In the host's own network, a service of the same kind may be anywhere."""
TOPIC: Final = re.compile(r"/[A-Za-z0-9_-]{1,64}")


def check_webhook(kind: str, url: str, private: bool) -> None:
    """Unsafe if a URL is not a webhook of this kind."""
    parts = check_url(url, private)
    if kind == "ntfy":
        if TOPIC.fullmatch(parts.path) is None or parts.query:
            raise Unsafe("the URL must be one of a topic, as https://ntfy.sh/my-topic")
        return
    hosts, path = HOSTS[kind]
    if private and parts.hostname not in hosts:
        return
    if parts.hostname not in hosts or not parts.path.startswith(path):
        raise Unsafe(f"the URL must begin with https://{sorted(hosts)[-1]}{path}")


class Webhooks:
    """Sends to webhooks."""

    def __init__(self, settings: NoticeSettings) -> None:
        self._settings: Final = settings

    async def send(self, kind: str, url: str, message: Message) -> Sent:
        """Send a message to a webhook."""
        try:
            check_webhook(kind, url, self._settings.private)
        except Unsafe:
            return Sent("never", "unsafe")
        link = self._settings.link(message.place)
        told = [one.text for one in message.lines] + ([message.more] if message.more else [])
        headers = {"Content-Type": "application/json", "User-Agent": "Theomachy"}
        if kind == "discord":
            text = "\n".join([f"**{for_discord(message.title)}**", *map(for_discord, told), link]).strip()
            body: dict[str, object] = {"content": text[:2_000], "allowed_mentions": {"parse": []}}
        elif kind == "slack":
            text = "\n".join([f"*{for_slack(message.title)}*", *map(for_slack, told), link]).strip()
            body = {"text": text, "link_names": False}
        else:
            base, _, topic = url.rpartition("/")
            url = f"{base}/"
            body = {"topic": topic, "title": message.title, "message": "\n".join(told)}
            if link:
                body["click"] = link
        return await outside.post(url, ENCODE.encode(body), headers, self._settings.private)


def for_discord(text: str) -> str:
    """Text that Discord shows as it is."""
    return MARKDOWN.sub(r"\\\1", text)


def for_slack(text: str) -> str:
    """Text that Slack shows as it is."""
    plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"([*_~`])", "\\1\u200b", plain)  # without a word beside it, a mark formats nothing
