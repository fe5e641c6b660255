"""The command line: `grognard odds FILE`, `grognard resolve FILE`, `grognard rules BOOK` and the rest."""

import signal

from grognard.cli.app import main

__all__ = ["main", "run"]


def run() -> None:
    """Run the command line as a program of its own: a closed pipe ends it quietly, as it does other programs."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
