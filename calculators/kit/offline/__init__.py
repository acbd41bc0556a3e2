"""What makes the site whole without a network: its service worker, and the page that proves it."""
