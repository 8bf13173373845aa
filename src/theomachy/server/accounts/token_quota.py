"""How many tokens of a table one person may have, and how often people may sit down."""

from theomachy.server.live.services import Services
from theomachy.server.live.table_grants import Standing
from theomachy.server.store.port import Grant
from theomachy.server.tables.shares import displaced, holder


async def displaced_tokens(services: Services, standing: Standing, new: Grant, block: str) -> list[bytes]:
    """The tokens of the table that end because a new one is given; refused if its holder has too many."""
    origins = await services.store.origins_at(new.table)
    live = [one for one in standing.grants.given() if standing.grants.live(one.token, standing.table) is not None]
    held = [(holder(one, origins.get(one.token, "")), one.token) for one in live]
    limits = services.limits
    return displaced(held, holder(new, block), limits.tokens, limits.tokens_of_player)


def check_seating(services: Services, table: str, block: str) -> None:
    """Refuse an address block that sits down at a table again and again: each time is an entry of its log."""
    services.rates.check("seatings", f"{table} {block}", services.limits.seatings)
