"""A match: options, a seed nobody chose alone, and a list of entries. Everything else is derived."""
