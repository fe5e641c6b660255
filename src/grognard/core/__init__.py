"""The kernel: a rule asks; someone else answers."""
