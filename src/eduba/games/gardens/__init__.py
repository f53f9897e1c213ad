"""Mesopotamia, the Hanging Gardens."""
