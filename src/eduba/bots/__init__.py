"""Players that are programs. A bot is never given the true state, only a guess that fits what its seat knows."""
