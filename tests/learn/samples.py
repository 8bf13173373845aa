"""Small lessons that only the tests play, one for each game and way to go wrong."""

import tomllib

from theomachy.engine.datafile import Node
from theomachy.learn.lesson import Lesson

FOLLOWERS = """
minutes = 2
seat = 0
rules = ["ANKH-GAIN-01"]

[position]
game = "ankh"
gods = ["isis", "ra"]
guardians = ["satet", "mummy", "androsphinx"]

[[step]]
name = "look"
kind = "read"
lights = ["figure:5,1"]

[[step]]
name = "gain"
kind = "play"
do = ["gain", "yes", "commanding"]
accept = [["gain"], ["y*"], ["*ing"]]
says = { "move" = "later", "summ*" = "later" }
others = ["ra: gain yes unlock revered"]
lights = ["action:gain"]

[[step]]
name = "why"
kind = "choice"
choices = ["more", "fewer"]
right = "more"

[[step]]
name = "walk"
kind = "goal"
until = { "figures.isis.god" = { has = "4,2" } }
do = ["move", "5,1", "4,2"]
"""

STEPS = """
minutes = 2
rules = ["PAN-MOVE-01"]

[position]
game = "pantheon"
players = 2
nations = ["gallia"]
start = "red"
active = "red"
turns = 2
godDisplay = { gaiviles = 1, vinthrad = 1, taksator = 1 }
demigodDisplay = [1]
loot = { "5,3" = "demigod", "6,1" = "cards-2" }
open = { gift = 1, dancer = 1, priest = 1, coin-1 = 1 }

[position.hands]
red = { move = 2, dancer = 1, temple = 1 }
green = { move = 3, gift = 2 }

[[step]]
name = "watch"
kind = "read"

[[step]]
name = "draw"
kind = "play"
do = ["draw", "deck", "deck", "deck"]
accept = [["draw"], ["deck", "open-*"], ["deck", "open-*"], ["deck", "open-*"]]
others = ["chance: card-gift card-gift card-priest"]

[[step]]
name = "theirs"
kind = "read"
others = [
  "green: draw deck", "chance: card-move", "green: deck", "chance: card-move", "green: deck", "chance: card-gift",
]

[[step]]
name = "check"
kind = "goal"
until = { "feet.red" = { least = 1 } }
do = ["move", "card-move", "2,2"]
"""


def sample(text: str, name: str = "sample") -> Lesson:
    """A lesson from the text of a file."""
    values = tomllib.loads(text)
    game = str(values["position"]["game"])
    return Lesson(game, 1, name, Node(values, f"{game}/lessons/01-{name}.toml"))
