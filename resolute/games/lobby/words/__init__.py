"""Every word that Lobby says."""
