"""The JSON Schema of a TypedDict: the shape of views and catalogues, for clients in other languages.

`Annotated[str, "card"]` is the name of a card: it becomes one of the names that the game's families list.
"""

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import (
    Annotated,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from theomachy.engine.game import Json

Schema = dict[str, Json]
PLAIN: Final = {str: "string", int: "integer", bool: "boolean", NoneType: "null"}


class Schemas:
    """Makes schemas, and keeps those that have a name."""

    def __init__(self, names: Mapping[str, Sequence[str]]) -> None:
        self.names: Final = names
        """The names of things, by kind."""
        self.definitions: Final[dict[str, Json]] = {}

    def of(self, shape: object) -> Schema:
        """The schema of a type; TypeError for one that no document has."""
        if shape in PLAIN:
            return {"type": PLAIN[shape]}
        if shape is object:
            return {}
        origin, arguments = get_origin(shape), get_args(shape)
        if origin is Annotated:
            return self._name(str(arguments[1]))
        if origin is NotRequired:
            return self.of(arguments[0])
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(each) for each in arguments]}
        if origin is list:
            return {"type": "array", "items": self.of(arguments[0])}
        if origin in (dict, Mapping):
            keys = self.of(arguments[0])
            named: Schema = {} if keys == {"type": "string"} else {"propertyNames": keys}
            return {"type": "object", **named, "additionalProperties": self.of(arguments[1])}
        if isinstance(shape, type) and is_typeddict(shape):
            return self._object(shape)
        raise TypeError(f"no schema of {shape!r}")

    def _name(self, kind: str) -> Schema:
        title = "".join(part.capitalize() for part in kind.split("-")) + "Name"
        self.definitions[title] = {"enum": list(self.names[kind])}
        return {"$ref": f"#/$defs/{title}"}

    def _object(self, shape: type) -> Schema:
        if shape.__name__ not in self.definitions:
            self.definitions[shape.__name__] = {}  # it may hold itself
            hints = get_type_hints(shape, include_extras=True)
            self.definitions[shape.__name__] = {
                "description": (shape.__doc__ or "").split("\n")[0],
                "type": "object",
                "properties": {name: self.of(hint) for name, hint in hints.items()},
                "required": [name for name, hint in hints.items() if get_origin(hint) is not NotRequired],
                "additionalProperties": False,
            }
        return {"$ref": f"#/$defs/{shape.__name__}"}


def schema_of(title: str, shape: type, names: Mapping[str, Sequence[str]]) -> Schema:
    """A whole document."""
    made = Schemas(names)
    root = made.of(shape)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        **root,
        "$defs": dict(sorted(made.definitions.items())),
    }
