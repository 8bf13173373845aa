"""The lab: what it plays, keeps, finds and says. These tests need the extra `lab` (`make lab-test`)."""
