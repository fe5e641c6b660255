"""One folder a book; none knows another."""
