"""What a game is: a flat record and a handful of plain functions over it. Knows no game."""
