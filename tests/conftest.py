"""Tests run the sources, or with --compiled the compiled rules and nothing else."""

import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our option."""
    parser.addoption("--compiled", action="store_true", help="run the compiled rules; fail if there are none")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the build before anything imports the package; what a test starts runs the same one."""
    config.addinivalue_line("markers", "sources: about the sources; left out when compiled rules are tested")
    wanted = bool(config.getoption("--compiled"))
    os.environ["THEOMACHY_INTERPRETED"] = "0" if wanted else "1"
    from theomachy import BUILD

    expected = "compiled" if wanted else "interpreted"
    if expected != BUILD:
        raise pytest.UsageError(f"the rules run {BUILD}: `make compile`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what cannot be asked of compiled rules."""
    if config.getoption("--compiled"):
        aside = pytest.mark.skip(reason="about the sources")
        for item in items:
            if item.get_closest_marker("sources"):
                item.add_marker(aside)
