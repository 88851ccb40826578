"""Everything that Dictators says: names, prompts, options, reasons, the journal and what effects print on cards.

Rules call these with facts; nothing reads what comes out. What one card or place prints stands in `content`.
"""
