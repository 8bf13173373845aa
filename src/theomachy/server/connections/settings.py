"""What uvicorn hands to every connection it makes."""

import uvicorn

from theomachy.server.connections.registry import Connections


class ConnectionConfig(uvicorn.Config):
    """uvicorn's settings, and the connections of this server."""

    connections: Connections
