"""Many games at once: measuring speed, and later tournaments and tuning."""
