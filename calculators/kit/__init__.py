"""What every calculator shares: forms, pages, plots, the book's fences, the bundle, the server."""
