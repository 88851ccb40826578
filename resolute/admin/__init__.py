"""What the person who runs a server does with its database: look, tidy up, back up and restore."""
