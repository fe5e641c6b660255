"""`python -m grognard` is the command line."""

from grognard.cli import run

if __name__ == "__main__":
    run()
