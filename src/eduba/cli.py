"""One door to all of it."""


def main() -> None:
    """Run the command line."""
