"""Eduba, the tablet house: one table for Mesopotamian board games."""

__version__ = "0.1.0"
