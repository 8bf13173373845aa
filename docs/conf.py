"""Settings of the documentation site. `make docs` builds it into build/site; a broken link fails it."""

from pathlib import Path

from theomachy import __version__

project = "Theomachy"
author = "the Theomachy contributors"
copyright = author  # noqa: A001  # Sphinx reads this name
release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["reference/ladder/*.json"]
source_suffix = {".md": "markdown"}

myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]

highlight_language = "text"  # blocks of Python say so
default_role = "code"  # docstrings use single backticks
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
python_use_unqualified_type_names = True

PRINTED = Path(__file__).parent.parent / "build" / "printed"  # the rulebooks, where Chromium has printed them
html_extra_path = [str(PRINTED)] if PRINTED.is_dir() else []
html_theme = "furo"
html_title = f"Theomachy {release}"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_search_summary = False  # a summary is fetched from the page, which browsers do not allow from disk
html_theme_options = {"navigation_with_keys": True}
