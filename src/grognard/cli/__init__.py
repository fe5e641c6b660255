"""The command line: `grognard odds FILE`, `grognard resolve FILE`, `grognard rules BOOK` and the rest."""

from grognard.cli.app import main

__all__ = ["main"]
