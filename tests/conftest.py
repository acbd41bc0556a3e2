"""What holds for every test."""

from hypothesis import settings

settings.register_profile("untimed", deadline=None)  # no test fails because a machine is busy
settings.load_profile("untimed")
