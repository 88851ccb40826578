"""Every word that Campaign says, made from facts: labels, prompts, reasons, the journal. Nothing reads them back."""
