"""Without the extra `lab` there is nothing here to test; `make lab-test` installs it."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("choix") and find_spec("pyarrow") else ["test_*.py"]
