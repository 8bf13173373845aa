"""The table of an episode as text and as pixels, and the spaces that all environments share."""

import io
from typing import Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.console import Console

from theomachy.engine.decision import State
from theomachy.engine.episode import Episode
from theomachy.rl.encoding import Bytes, Encoding, Mask
from theomachy.rl.setting import Setting
from theomachy.words.texts import texts

Seen: TypeAlias = dict[str, Bytes | Mask]
"""What an agent gets: `observation` and `action_mask`."""
WIDTH: Final = 80
PIXELS: Final = 800
RENDER_MODES: Final = ("ansi", "rgb_array", "human")


def check_render_mode(mode: str | None) -> None:
    """ValueError if nothing can be rendered so."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode {mode!r} is none of {', '.join(RENDER_MODES)}")


def seen_space(encoding: Encoding) -> spaces.Dict:
    """What an agent may get to see."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (encoding.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )


def seen_by(episode: Episode[State], seat: int, asked: bool) -> Seen:
    """What a seat sees now; nothing is open to it if it is not asked."""
    mask = episode.mask() if asked else bytearray(episode.actions.count)
    return {
        "observation": np.frombuffer(bytearray(episode.seen(seat)), np.uint8),
        "action_mask": np.frombuffer(mask, np.int8),
    }


def rendered(mode: str | None, setting: Setting, episode: Episode[State]) -> str | NDArray[np.uint8] | None:
    """The table in one of the modes; None if it was printed or nothing is to be rendered."""
    if mode == "rgb_array":
        return drawn(setting, episode)
    if mode == "human":
        print(told(setting, episode))
    return told(setting, episode) if mode == "ansi" else None


def told(setting: Setting, episode: Episode[State]) -> str:
    """The whole table as text, with who is asked what."""
    words = texts("en")
    page = io.StringIO()
    console = Console(file=page, width=WIDTH, no_color=True, force_terminal=False)
    for line in setting.package.draw(episode.s, words, None):
        console.print(line)
    console.print(setting.package.status(episode.s, words))
    return page.getvalue()


def drawn(setting: Setting, episode: Episode[State]) -> NDArray[np.uint8]:
    """The whole table as pixels, drawn from its SVG picture."""
    import resvg_py  # noqa: PLC0415  # only who wants pixels pays for it
    from PIL import Image  # noqa: PLC0415

    picture = setting.package.picture(episode.s, texts("en"), None)
    with Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=picture, width=PIXELS)))) as image:
        return np.asarray(image.convert("RGB"))
