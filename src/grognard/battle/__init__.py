"""Play: resolving a declaration, later whole battles with a log."""
