"""Every message between client and server as data: requests, replies, pushed messages and HTTP bodies.

Nothing here decides, reads or writes anything, and nothing here imports another part of the server. Messages carry
ids and numbers, never sentences, because each client has the words; only `detail` of a refusal is English, for
authors of clients. docs/reference/protocol.md explains the messages; their JSON Schema is generated from these
types.
"""

from theomachy.server.protocol.advice import *
from theomachy.server.protocol.books import *
from theomachy.server.protocol.fields import *
from theomachy.server.protocol.games import *
from theomachy.server.protocol.http import *
from theomachy.server.protocol.notices import *
from theomachy.server.protocol.operating import *
from theomachy.server.protocol.people import *
from theomachy.server.protocol.pushed import *
from theomachy.server.protocol.quiz import *
from theomachy.server.protocol.replies import *
from theomachy.server.protocol.requests import *
from theomachy.server.protocol.tables import *
