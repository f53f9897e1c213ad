"""Looking back at a match: who stood how, and where it was lost."""
