"""One door to all of it: the command `eduba`. Importing it imports no compiler, so `eduba --help` is quick."""

from __future__ import annotations

import signal
import sys
import threading
from io import TextIOWrapper
from pathlib import Path
from types import FrameType
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.table import Table

from eduba import __version__
from eduba.cli.given import (
    USAGE,
    Log,
    check_new,
    check_written,
    find_game,
    find_language,
    open_match,
    read_options,
    read_origins,
    read_packs,
    read_seats,
    ready,
    refuse,
    try_bots,
    usual_seats,
)

INTERRUPTED = 130
TERMINATED = 143
"""What a shell says of a command that Ctrl-C or SIGTERM stopped: 128 and the number of the signal."""
MOST_SIMULATIONS = 1_000_000
"""For a decision; nobody has time for more, and a tree counts in 32 bits."""
MOST_DAYS = 36_500
"""A hundred years; a calendar does not reach back for ever."""
app = typer.Typer(
    name="eduba",
    help="The tablet house: one table for Mesopotamian board games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
packs = typer.Typer(help="Packs with the values on your own components.", rich_markup_mode=None)
app.add_typer(packs, name="content")
console = Console(highlight=False)

Language = Annotated[str | None, typer.Option("--lang", help="the language to speak, such as fr; else the terminal's")]
Content = Annotated[Path | None, typer.Option(help="folder with the values on your own components")]
Settings = Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, as often as needed")]


@app.callback(invoke_without_command=True)
def door(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="show the version and stop", is_eager=True)] = False,
) -> None:
    """The tablet house: one table for Mesopotamian board games."""
    if version:
        console.print(f"eduba {__version__}")
    elif context.invoked_subcommand is None:
        console.print(context.get_help(), markup=False)


@app.command()
def games(lang: Language = None) -> None:
    """List the installed games and their options."""
    from eduba.kernel.game import installed
    from eduba.kernel.text import texts_of

    language = find_language(lang)
    for name in installed():
        game = find_game(name)
        texts = texts_of(language, game)
        title = f"{game.id}-v{game.version}"
        table = Table(
            title=f"{title}  {texts('title')}" if texts.has("title") else title, title_justify="left", box=None
        )
        table.add_column(texts("games-option"), no_wrap=True)
        table.add_column(texts("games-values"))
        table.add_column("")
        for option in (o for o in game.all_options if o.asked):
            others = [n for n in option.domain.names if n != option.default]
            values = [option.default, *others] if len(others) < 8 else [option.default, option.domain.expected()]
            meaning = f"option-{option.name}"
            table.add_row(option.name, ", ".join(values), texts(meaning) if texts.has(meaning) else "")
        console.print(table)


@app.command()
def play(
    game: str,
    seats: Annotated[
        str, typer.Option(help="human or bots' names, separated by commas; by default you against greedy bots")
    ] = "",
    lang: Language = None,
    option: Settings = None,
    content: Content = None,
    save: Annotated[Path | None, typer.Option(help="keep the match in this file, written after every decision")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with the match in this file")] = None,
    name: Annotated[list[str] | None, typer.Option(help="your name at the table; once for each person")] = None,
) -> None:
    """Play in the terminal, against bots or around one screen."""
    from eduba.bots.bot import BotFailed, UnknownBot
    from eduba.cli import terminal
    from eduba.kernel.game import OptionError
    from eduba.match.match import MatchError

    found = find_game(game)
    language = find_language(lang)
    options = read_options(option)
    usual = ["human", *["greedy"] * (usual_seats(found, options) - 1)]
    names = read_seats(found, seats or ",".join(usual), people=True)
    if save is not None and save != resume:
        check_new(save, f"go on with --resume {save}, or name another file")
    try:
        if resume is not None:
            match = open_match(resume, content)
            if match.engine.game is not found:
                refuse(f"{resume} is a match of {match.engine.game.id}, not of {game}")
        else:
            match = terminal.new_match(ready(found, content), names, options, language, name or [])
        terminal.play(match, language, save or resume or terminal.default_file(match), console)
    except (OptionError, MatchError, UnknownBot, BotFailed) as error:
        refuse(error)


@app.command()
def replay(
    path: Path,
    lang: Language = None,
    content: Content = None,
    to: Annotated[int | None, typer.Option(help="stop after this entry", min=0)] = None,
    step: Annotated[bool, typer.Option(help="show the board after every entry and wait for Enter")] = False,
    svg: Annotated[Path | None, typer.Option(help="write a picture of the last board shown")] = None,
) -> None:
    """Replay a match file: its log, and the board at the end."""
    from eduba.cli import replaying
    from eduba.match import file

    check_written(svg)
    try:
        data = file.read(path)
        replaying.replay(
            *file.open_record(data, lambda game: ready(find_game(game), content)),
            language=find_language(lang),
            to=to,
            step=step,
            svg=svg,
            finished=data.get("result") is not None,
            console=console,
        )
    except file.MatchFileError as error:
        refuse(f"{path}: {error}")


@app.command()
def verify(path: Path, content: Content = None) -> None:
    """Check a match file offline: commitment, dice, every position, the result."""
    match = open_match(path, content)
    said = "over" if match.over else "still running"
    game = match.engine.game
    console.print(f"{path}: sound. {game.id}-v{game.version}, {match.number} entries, {said}.", markup=False)
    console.print(f"All chance follows from the secret, and the secret fits its seal:\n{match.commitment}")


@app.command()
def analyse(
    path: Path,
    simulations: Annotated[
        int, typer.Option(help="how much to think about each decision", min=1, max=MOST_SIMULATIONS)
    ] = 2000,
    out: Annotated[
        Path | None, typer.Option(help="keep the analysis in this file (JSON); by default beside the match")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="write a chart of everybody's chances (SVG)")] = None,
    lang: Language = None,
    content: Content = None,
) -> None:
    """Where a match was won and lost: winning chances after each move, the worst moves and the better ones."""
    from eduba.cli.analysing import show_analysis

    language = find_language(lang)
    if path.is_dir():
        refuse(f"{path}: it cannot be read (Is a directory)")
    kept = out or path.with_suffix(".analysis.json")
    check_written(kept, plot)
    show_analysis(open_match(path, content), language, simulations, kept, plot, console)


@app.command()
def fork(path: Path, entry: int, out: Path, content: Content = None) -> None:
    """Write a match of its own that shares the entries up to a number, to be resumed differently."""
    from eduba.match import file
    from eduba.match.match import MatchError

    check_new(out, "name another file")
    try:
        file.save(open_match(path, content).fork(entry), out)
    except MatchError as error:
        refuse(error)
    console.print(f"{out}: the first {entry} entries of {path}", markup=False)


@app.command()
def simulate(
    game: str,
    n: Annotated[int, typer.Option("-n", help="how many games", min=1)] = 100,
    seats: Annotated[str, typer.Option(help="bots, separated by commas; they change seats from game to game")] = "",
    seed: Annotated[int, typer.Option(help="the same seed gives the same games", min=0)] = 0,
    option: Settings = None,
    content: Content = None,
    plot: Annotated[Path | None, typer.Option(help="write a chart (SVG)")] = None,
    processes: Annotated[
        int | None, typer.Option(help="how many processes; by default one for each core", min=1)
    ] = None,
) -> None:
    """Let bots play many games and tell who wins."""
    from eduba.bots.bot import BotFailed, UnknownBot
    from eduba.cli.report import show_standings
    from eduba.kernel.game import OptionError

    found = find_game(game)
    options = read_options(option)
    players = read_seats(found, seats or ",".join(["random"] * usual_seats(found, options)), people=False)
    try:
        found.choose({**options, "players": len(players)})
    except OptionError as error:
        refuse(error)
    check_written(plot)
    try:
        try_bots(players, ready(found, content))
        outcomes = show_standings(game, players, options, n, seed, processes, content, console)
    except (UnknownBot, BotFailed) as error:
        refuse(error)
    if plot is not None:
        from eduba.arena.plot import plot_outcomes

        plot_outcomes(f"{game}: {n} games, seed {seed}", players, outcomes, plot)
        console.print(f"chart: {plot}", markup=False)


@app.command()
def arena(
    game: str,
    bots: Annotated[str, typer.Option(help="two or more, separated by commas; every pair plays")],
    games: Annotated[
        int, typer.Option(help="games for each pair; each deal is played twice, seats exchanged", min=2)
    ] = 100,
    seed: Annotated[int, typer.Option(help="the same seed gives the same deals", min=0)] = 0,
    option: Settings = None,
    out: Annotated[
        Path | None, typer.Option(help="where games are written as they end; taken up again if it exists")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="write a page with plots (HTML)")] = None,
    processes: Annotated[
        int | None, typer.Option(help="how many processes; by default one for each core", min=1)
    ] = None,
    ray: Annotated[str | None, typer.Option(help="play on the Ray cluster at this address (eduba[ray])")] = None,
) -> None:
    """A tournament of bots: ratings with intervals, who beats whom."""
    from eduba.arena.tournament import TournamentError, in_processes, on_ray, plan
    from eduba.bots.bot import BotFailed, UnknownBot
    from eduba.cli.report import show_tournament
    from eduba.kernel.game import OptionError

    check_written(report, goes_on=out)
    if ray and processes:
        refuse("--ray or --processes, not both: a cluster plays on all of its cores")
    found = find_game(game)
    try:
        wanted = plan(game, [name.strip() for name in bots.split(",")], read_options(option), -(-games // 2), seed)
        try_bots(wanted.bots, ready(found))
        show_tournament(wanted, out, report, on_ray(ray) if ray else in_processes(processes), console)
    except (OptionError, TournamentError, UnknownBot, BotFailed) as error:
        refuse(error)


@app.command()
def tune(
    game: str,
    steps: Annotated[int, typer.Option(help="how many steps", min=0)] = 100,
    deals: Annotated[int, typer.Option(help="deals in each step, each played twice", min=1)] = 8,
    simulations: Annotated[int, typer.Option(help="how much the bots think", min=1, max=MOST_SIMULATIONS)] = 100,
    check: Annotated[int, typer.Option(help="deals between the new settings and the old", min=1)] = 200,
    seed: Annotated[int, typer.Option(help="the same seed gives the same games", min=0)] = 0,
    option: Settings = None,
    plot: Annotated[Path | None, typer.Option(help="write a chart of the way taken (SVG)")] = None,
    write: Annotated[Path | None, typer.Option(help="change this bots.toml if the new settings are better")] = None,
    processes: Annotated[
        int | None, typer.Option(help="how many processes; by default one for each core", min=1)
    ] = None,
) -> None:
    """Let bots find better settings for themselves by playing."""
    from eduba.arena.tune import Tuning, holds
    from eduba.cli.report import show_tuning
    from eduba.kernel.game import OptionError

    found = find_game(game)
    check_written(plot, write)
    if write is not None and not write.is_file():
        refuse(f"{write}: no such file")
    if write is not None and not holds(write, found):
        refuse(f"{write} does not hold the settings of {game}, so it cannot be changed")
    try:
        wanted = Tuning(game, found.choose(read_options(option)), steps, deals, simulations, seed)
    except OptionError as error:
        refuse(error)
    ready(found)
    show_tuning(wanted, check, plot, write, processes, console)


@app.command()
def rules(
    game: str,
    rule: Annotated[str | None, typer.Argument(help="a rule (UR-10.6) or a chapter (UR-10)")] = None,
    lang: Language = None,
) -> None:
    """The rules in our own words, each paragraph with its ids."""
    from eduba.kernel.text import UnknownRule, find_rules

    try:
        chapter = None
        for paragraph in find_rules(find_game(game), find_language(lang), rule):
            if paragraph.chapter != chapter:
                chapter = paragraph.chapter
                console.print(f"\n{chapter}", style="bold", markup=False)
            ids = f"[{', '.join(paragraph.ids)}] " if paragraph.ids else ""
            console.print(f"{ids}{paragraph.text}", markup=False)
    except UnknownRule as error:
        refuse(error)


DatabaseUrl = Annotated[
    str,
    typer.Option(
        envvar="EDUBA_DATABASE_URL",
        help="postgresql+asyncpg://…; by default a file in the data folder",
        show_envvar=True,
    ),
]
Folder = Annotated[Path | None, typer.Option(help="data folder")]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="address to listen on; 0.0.0.0 lets others in")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0: any that is free", min=0, max=65535)] = 8321,
    database_url: DatabaseUrl = "",
    folder: Folder = None,
    origin: Annotated[list[str] | None, typer.Option(help="https://your.site: pages from there may play")] = None,
    browser: Annotated[bool, typer.Option(help="open a browser where there is a screen")] = True,
    hurry: Annotated[bool, typer.Option("--hurry", help="bots answer at once, and nobody is held back")] = False,
    content: Annotated[
        list[str] | None, typer.Option(help="GAME=FOLDER: new tables of a game use this pack; as often as needed")
    ] = None,
    bot_processes: Annotated[
        int, typer.Option(help="processes in which bots think; 0: one less than the cores", min=0, max=1024)
    ] = 0,
    bot_budget: Annotated[float, typer.Option(help="seconds that a bot may think", min=0.1, max=60)] = 2.0,
    address_tables: Annotated[
        int, typer.Option(help="tables not over that an address may have without an account", min=1)
    ] = 20,
    account_tables: Annotated[int, typer.Option(help="tables not over that an account may have", min=1)] = 100,
    log: Annotated[
        Log | None, typer.Option(help="text: trouble alone, in words; json: everything; by default text on a terminal")
    ] = None,
    address_pages: Annotated[int, typer.Option(help="pages that may watch from one address at a time", min=1)] = 30,
    match_pages: Annotated[int, typer.Option(help="pages that may watch one match at a time", min=1)] = 200,
) -> None:
    """Open the table in the browser."""
    from eduba.cli.serving import serve as run
    from eduba.server import settings as server

    settings = server.Settings(
        folder=folder or server.default_folder(),
        database_url=database_url,
        origins=tuple(read_origins(origin)),
        host=host,
        packs=read_packs(content),
        bot_processes=bot_processes,
        bot_budget=bot_budget,
        bot_delay=server.IN_A_HURRY if hurry else server.AS_PEOPLE_DO,
        address_tables=address_tables,
        account_tables=account_tables,
        address_pages=address_pages,
        match_pages=match_pages,
        limits=not hurry,
    )
    try:
        run(settings, port, browser, console, log)
    except OSError as error:
        refuse(f"{error.filename or settings.folder}: {error.strerror}")


@packs.callback(invoke_without_command=True)
def content_door(context: typer.Context) -> None:
    """Packs with the values on your own components."""
    if context.invoked_subcommand is None:
        console.print(context.get_help(), markup=False)


@packs.command("copy")
def content_copy(
    game: str,
    folder: Path,
    names: Annotated[list[str] | None, typer.Argument(metavar="[FILE]...", help="only these; by default all")] = None,
) -> None:
    """Copy the box's content files into a folder, to be changed there."""
    from eduba.cli.packs import copy_box
    from eduba.kernel.content import ContentError

    try:
        copied = copy_box(find_game(game), folder, names or [])
    except ContentError as error:
        refuse(error)
    console.print(f"{folder}: {', '.join(copied)}", markup=False, soft_wrap=True)


@packs.command("check")
def content_check(game: str, folder: Path) -> None:
    """Check a pack, and tell the hash that its matches record."""
    from eduba.cli.packs import check_pack
    from eduba.kernel.content import ContentError

    try:
        said = check_pack(find_game(game), folder)
    except ContentError as error:
        refuse(error)
    for line in said:
        console.print(line, markup=False, soft_wrap=True)


@app.command()
def backup(path: Path, database_url: DatabaseUrl = "", folder: Folder = None) -> None:
    """Write everything the server keeps to a file (its key is not part of it)."""
    from eduba.cli.serving import run_backup

    check_written(path)
    console.print(f"{path}: {run_backup(path, database_url, folder)} rows", markup=False)


@app.command()
def restore(path: Path, database_url: DatabaseUrl = "", folder: Folder = None) -> None:
    """Fill an empty database from a backup, of the same kind or the other."""
    from eduba.cli.serving import run_restore

    console.print(f"{path}: {run_restore(path, database_url, folder)} rows restored", markup=False)


@app.command()
def reports(database_url: DatabaseUrl = "", folder: Folder = None) -> None:
    """List the lines of chat that people reported."""
    from eduba.cli.serving import show_reports

    show_reports(database_url, folder, console)


@app.command()
def forget(
    days: Annotated[
        int | None, typer.Argument(help="matches at which nothing was played for so many days", min=1, max=MOST_DAYS)
    ] = None,
    match: Annotated[str | None, typer.Option(help="this match alone, by the last part of its address")] = None,
    database_url: DatabaseUrl = "",
    folder: Folder = None,
) -> None:
    """Delete matches, with their chat, from what the server keeps."""
    from eduba.cli.serving import forget_matches

    if (days is None) == (match is None):
        refuse("either a number of days or --match, please")
    console.print(f"matches forgotten: {forget_matches(days, match, database_url, folder)}")


@app.command("compile")
def compile_games(
    prune: Annotated[bool, typer.Option("--prune", help="remove what older versions left in the cache")] = False,
) -> None:
    """Compile the rules of all installed games, in parallel; what is compiled already takes no time."""
    from eduba.cli.compiling import compile_all

    if not compile_all(prune, console):
        raise typer.Exit(1)


@app.command()
def bench(game: str) -> None:
    """Measure the engine on this machine (`make bench` compares it with others)."""
    from eduba.cli.report import show_figures

    show_figures(find_game(game), console)


def _terminate(number: int, frame: FrameType | None) -> NoReturn:
    """At SIGTERM a command leaves as it does at Ctrl-C: nothing is half-written, and its other processes go with it."""
    sys.exit(TERMINATED)


def main() -> None:
    """Run the command line; bad arguments and files that cannot be written give one line and exit code 2."""
    if threading.current_thread() is threading.main_thread():  # only there can signals be heard
        signal.signal(signal.SIGTERM, _terminate)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our characters shows "?", and never fails
    try:
        code = app(prog_name="eduba", standalone_mode=False)
    except typer.TyperException as error:
        said = getattr(error, "format_message", error.__str__)()
        print(f"eduba: {' '.join(said.split())}", file=sys.stderr)
        code = USAGE
    except (typer.Abort, KeyboardInterrupt):
        code = INTERRUPTED
    except TypeError as error:
        from eduba.kernel.record import DeclarationError  # here, so that --help need not wait for NumPy

        if not isinstance(error, DeclarationError):
            raise
        print(f"eduba: {error}", file=sys.stderr)
        code = 1
    except BrokenPipeError:
        code = 0
    except OSError as error:
        print(f"eduba: {f'{error.filename}: ' if error.filename else ''}{error.strerror or error}", file=sys.stderr)
        code = USAGE
    sys.exit(code if isinstance(code, int) else 0)
