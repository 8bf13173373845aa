"""Small positions near the end of a game, whose whole tree can be searched: for exact algorithms such as CFR.

Each is a line as `engine/line.py` writes it.
"""

from collections.abc import Mapping
from typing import Final

LAST_BATTLE: Final = (
    "ankh/1/1 0,31,20,2,5,7,3,1;0,144115188075855872,16,1,1,1,1,0,-1,0;4197383,578434102407987200,2410471"
    "71072,1978255996934398673472465141760,477768655113929433737022406656,531701865175319040,0,0;12379400"
    "57732124348608675840,563224831328256,1125899906842624,0,0,0,0,0,9007199254872064,5902958103587056517"
    "16,154742507216515543609638912;18446744073709551616,1237940039287069399637295104;9007199254740992,59"
    "2601653367919345664;;0,1;1,5;30,30;0,1;83,57;104,90;1,0;0,1,0,0,0,0;0,0,1;2,0,3,1;4,3,-1,0,0,-1,0;0,"
    "0;0,0;0,0,0,0,0,0,0,0;0,0;0,0;EndTurn:;ReturnMarker:2;AfterConflict:;ConflictEnds:;ResolveRegion:5;B"
    "attleEnds:;Aftermath:;Slaughter:;Consolation:;Reward:;Resolution:;MonumentMajority:;Plagues:;Ordinar"
    "yCards:;ChooseCards:1,1,0,0 55407526"
)
"""Ankh for two: both sides have 30 of 31 Devotion and choose a card for the same Battle, one of three against one
of four; the next Devotion wins. 127 states."""
POSITIONS: Final[Mapping[str, Mapping[str, str]]] = {"ankh": {"last-battle": LAST_BATTLE}, "pantheon": {}}
