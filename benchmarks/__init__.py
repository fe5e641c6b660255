"""Speed beside icepool and dyce, in one run: `python -m benchmarks` (or `make bench`).

Every workload is written three times, each in the best form a user of that library could write: `ours`, `in_dyce` and
`in_icepool`. `references` states them once more, one die at a time, as the judge of all three.
"""
