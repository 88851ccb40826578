"""The table in the browser: pages, live updates, seats. The web looks into views, never into a state."""
