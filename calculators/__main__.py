"""``python -m calculators``: see `calculators.kit.cli`."""

import sys

from calculators.kit.cli import main

sys.exit(main(sys.argv[1:]))
