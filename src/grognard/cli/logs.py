"""The commands of a log: replay it by reading, verify it by running it again; and the fuzzer."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from grognard.battle.log import read_log
from grognard.battle.plain import state_data
from grognard.battle.replaying import moments
from grognard.battle.verifying import Verified, verify
from grognard.cli.battle_text import entry_lines
from grognard.cli.battles import log_text, print_log, told_errors
from grognard.cli.output import Exit, Reader
from grognard.cli.reading import opened_reader
from grognard.core.rulebook import find
from grognard.i18n import Words

__all__ = ["fuzz_book", "logs", "replay", "verify_log"]

logs = typer.Typer(add_completion=False)

LogFile = Annotated[Path, typer.Argument(show_default=False)]
Json = Annotated[bool, typer.Option("--json")]
Lang = Annotated[str | None, typer.Option("--lang")]


@logs.command()
def replay(
    log: LogFile, step: Annotated[bool, typer.Option("--step")] = False, json: Json = False, lang: Lang = None
) -> None:
    """Play a log back by reading it; with --step a line at a time, each after Enter."""
    reader = opened_reader(lang, json)
    with told_errors(reader):
        text = log_text(log)
        if reader.is_program:
            told = read_log(text)
            entries = [{"line": m.line, "entry": state_data(m.entry), "state": m.state} for m in moments(told)]
            reader.data({"header": state_data(told.header), "entries": entries})
        elif step:
            _step_by_step(text, reader)
        else:
            print_log(text, reader)


def _step_by_step(text: str, reader: Reader) -> None:
    log = read_log(text)
    words = reader.words(find(log.header.rulebook))
    for moment in moments(log):
        for line in entry_lines(moment.entry, words):
            reader.line(line)
        if moment.line <= len(log.entries):
            sys.stderr.write(f"-- {moment.line} / {len(log.entries) + 1} --")
            sys.stderr.flush()
            if not sys.stdin.readline():
                sys.stderr.write("\n")
                return


@logs.command("verify")
def verify_log(log: LogFile, json: Json = False, lang: Lang = None) -> None:
    """Run a log again and say whether it comes to the same, or the first line that does not."""
    reader = opened_reader(lang, json)
    with told_errors(reader):
        text = log_text(log)
        book = find(read_log(text).header.rulebook)
        verified = verify(book, text)
        words = reader.words(book)
        if reader.is_program:
            reader.data({"verdict": verified.verdict, **state_data(verified)})
        else:
            for line in _verdict(verified, words):
                reader.line(line)
        if verified.difference is not None:
            raise typer.Exit(Exit.REFUSED)


def _verdict(verified: Verified, words: Words) -> list[str]:
    """Say what came of it."""
    then = ", ".join(verified.rules_then)
    told = [words.say(f"verify-{verified.verdict}", {"lines": verified.lines, "then": then, "now": verified.rules_now})]
    if (difference := verified.difference) is not None:
        facts = {
            "line": difference.line,
            "place": difference.place,
            "recorded": str(difference.recorded)[:200],
            "found": str(difference.found)[:200],
        }
        key = "verify-refused" if difference.refusals else "verify-stops" if difference.key else "verify-difference"
        told.append(words.say(key, facts))
        told += [f"  {words.say(refusal.key, refusal.facts)} [{refusal.citation}]" for refusal in difference.refusals]
        if difference.key:
            told.append(f"  {words.say(difference.key, difference.facts)}")
    if not verified.is_over:
        told.append(words.say("verify-unfinished"))
    if verified.thrown:
        told.append(words.say("verify-dice", {"thrown": verified.thrown, "typed": verified.typed}))
    if verified.overrides:
        told.append(words.say("verify-overrides", {"lines": ", ".join(map(str, verified.overrides))}))
    return told


@logs.command("fuzz")
def fuzz_book(
    rulebook: Annotated[str, typer.Argument(show_default=False)],
    seconds: Annotated[float, typer.Option()] = 60.0,
    seed: Annotated[int | None, typer.Option()] = None,
    out: Annotated[Path, typer.Option()] = Path("findings"),
    again: Annotated[Path | None, typer.Option()] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play random games, legally and illegally, and look for whatever should not happen."""
    from grognard.battle import fuzzing  # noqa: PLC0415 - nobody else needs it

    reader = opened_reader(lang, json)
    with told_errors(reader):
        book = find(rulebook)
        report = fuzzing.fuzz(book, seconds, seed, out) if again is None else fuzzing.again(book, again, out)
        words = reader.words()
        if reader.is_program:
            reader.data(state_data(report))
        else:
            facts = {
                "games": report.games,
                "answers": report.answers,
                "seconds": round(report.seconds),
                "seed": report.seed,
            }
            reader.line(words.say("fuzz-report", facts))
            for finding in report.findings:
                reader.line(words.say("fuzz-finding", {"what": finding.what, "path": finding.path}))
        if report.findings:
            raise typer.Exit(Exit.REFUSED)
