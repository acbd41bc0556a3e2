"""The rules of four games, computed: pure Python, standard library only.

``EDITION`` names the state of the rules. It stands in every answer, link and file, and changes
when a figure, a rule or a ruling changes.
"""

EDITION = "2026.11"
