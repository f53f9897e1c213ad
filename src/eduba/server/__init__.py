"""The table on the network: matches, seats, live updates. It knows no rules, only the `Game` interface."""
