"""Play: a declaration resolved, whole games with their referee, log, replay, verification and store."""
