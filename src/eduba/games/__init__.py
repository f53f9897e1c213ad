"""The games. Found through the entry-point group `eduba.games`; nobody imports them."""
