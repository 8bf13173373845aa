"""How many connections the process has file descriptors for."""

import sys

from theomachy.server.connections.limits import ConnectionLimits

if sys.platform != "win32":
    import resource


def room_for_connections(limits: ConnectionLimits) -> int:
    """Raise the limit of the process as far as it may be, and keep some descriptors for everything else.

    A connection that cannot be accepted for lack of a descriptor would be anybody's, a health check's too.
    """
    kept = limits.other_files + limits.backlog + limits.health_connections
    if sys.platform == "win32":
        return limits.connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + kept
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return limits.connections if soft == resource.RLIM_INFINITY else max(1, min(limits.connections, soft - kept))
