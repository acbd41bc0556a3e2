"""How the page's Python is made at build time; nothing of it is in the page."""
