"""Tests run the sources, or with --compiled the compiled rules and nothing else."""

import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our option."""
    parser.addoption("--compiled", action="store_true", help="run the compiled rules; fail if there are none")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the build before anything imports the package; what a test starts runs the same one."""
    wanted = bool(config.getoption("--compiled"))
    os.environ["THEOMACHY_INTERPRETED"] = "0" if wanted else "1"
    from theomachy import BUILD

    expected = "compiled" if wanted else "interpreted"
    if expected != BUILD:
        raise pytest.UsageError(f"the rules run {BUILD}: `make compile`")
