"""The rules of Presidency, chapter by chapter."""
