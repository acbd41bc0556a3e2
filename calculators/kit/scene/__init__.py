"""Games played in the page: what a game declares, and how it is shown, shared and answered."""
