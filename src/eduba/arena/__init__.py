"""Many games at once: measuring speed, tournaments, tuning."""
