"""The words of Presidency: sentences of the journal, outcomes, prompts, labels and reasons."""
