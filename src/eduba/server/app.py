"""The application: addresses, who may ask, and what every answer carries."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import Depends, FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from pydantic import ValidationError
from sqlalchemy import select
from starlette.exceptions import HTTPException

from eduba import __version__
from eduba.bots.levels import playing
from eduba.kernel import game as games
from eduba.kernel.languages import ENGLISH, LANGUAGES, UnknownLanguage, language_called, spoken
from eduba.kernel.text import message_files, rulebook, texts_of
from eduba.match.file import to_json
from eduba.server import accounts, keeping
from eduba.server.agreement import Agreement
from eduba.server.bot_turns import BotTurns
from eduba.server.counsel import Counsel
from eduba.server.crowd import Crowd
from eduba.server.database import Database, DatabaseError, told_in_words
from eduba.server.devices import Held
from eduba.server.engines import Engines
from eduba.server.figures import Figures
from eduba.server.forms import (
    AccountForm,
    ChatForm,
    EntryNumber,
    Hello,
    HurryForm,
    JoinForm,
    LeaveForm,
    PlayForm,
    ProposalNumber,
    ProposeForm,
    RecoverForm,
    RematchForm,
    ReportForm,
    SeatNumber,
    SeatOnly,
    SignUpForm,
    TableForm,
    UndoForm,
    VoteForm,
)
from eduba.server.frames import position_json
from eduba.server.guard import Guard, asker_of
from eduba.server.journal import Journal
from eduba.server.live import NOT_WELCOME, Hub, hang_up, refuse
from eduba.server.lobby import MOST_LISTED, Host, Lobby
from eduba.server.origins import Origins
from eduba.server.problems import Problem, answer_of, not_well, on_http, on_invalid, on_problem, too_many
from eduba.server.rematches import Rematches
from eduba.server.rooms import Room, Rooms, board_text, feed_json, may_watch, table_json, viewer_of
from eduba.server.security import Keys, RateLimit
from eduba.server.settings import Settings
from eduba.server.tables import Tables, is_id
from eduba.server.talk import Talk
from eduba.server.workers import Workers

log: Final = logging.getLogger("eduba.server")
PAGE: Final = Path(__file__).parent.parent / "page"
HELLO_SECONDS: Final = 10.0
MOST_TOKENS: Final = 6
STUCK_SECONDS: Final = 10.0
"""When something has waited for so long to be written, it is not this server that will get it onto the disk soon."""
ANSWER_SECONDS: Final = 5.0
"""A database that takes longer to say that it is there does not answer."""


class Server:
    """Everything one server process holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.keys = Keys(settings.key())
        self.registry = CollectorRegistry()
        self.journal = Journal(self.database, self.registry)
        self.rooms = Rooms(self.database, self.journal, self.keys, Engines(settings.packs))
        self.tables = Tables(self.rooms)
        self.talk = Talk(self.rooms)
        self.rematches = Rematches(self.tables)
        self.accounts = accounts.Accounts(self.database, self.journal, self.keys, self._limit(10, 1 / 30))
        self.hub = Hub(self.rooms, self.database, settings.heartbeat, settings.repeat)
        self.crowd = Crowd(settings.address_pages, settings.match_pages)
        self.agreement = Agreement(self.tables, self.hub.away_for)
        self.workers = Workers(settings.bot_processes, settings.bot_budget, settings.packs)
        self.bot_turns = BotTurns(self.rooms, self.workers, settings, lambda: self.hub.matches)
        self.lobby = Lobby(self.rooms)
        self.counsel = Counsel(self.rooms, self.workers, settings.analysis_simulations)
        self.origins = Origins(settings.host, settings.origins)
        self.asked = RateLimit(burst=120, per_second=20)
        self.fetched = RateLimit(burst=600, per_second=60)
        self.entered = RateLimit(burst=10, per_second=0.2)
        self.said = self._limit(5, 1 / 3)
        """How often a seat may say something, or do something else that all pages are told of or that is kept."""
        self.taken_back = self._limit(30, 1 / 3)
        """How often a seat may take something back: nothing else lets a match grow without end."""
        self.figures = Figures(self)
        self._keepers: list[asyncio.Task[None]] = []

    def _limit(self, burst: int, per_second: float) -> RateLimit:
        """How often somebody may do something; as often as they like, where nobody is held back."""
        return RateLimit(burst if self.settings.limits else inf, per_second)

    async def start(self) -> None:
        """Make everything ready that takes long, bring the tables up to date, then begin to work."""
        self.rooms.engines.make_ready()
        await self.database.migrate()
        if not await keeping.fits(self.keys, self.database):
            log.error("there are matches here that were sealed with another key: they cannot be opened without it")
        self.rooms.on_news = self._news
        self.journal.start()
        await self.hub.start()
        self.bot_turns.start()
        self._keepers = [asyncio.create_task(c) for c in (self._keep_house(), self.figures.watch_the_loop())]

    async def stop(self) -> None:
        """Finish what is under way; nothing acknowledged is lost."""
        for keeper in self._keepers:
            keeper.cancel()
        await self.bot_turns.stop()
        await self.counsel.stop()
        await self.hub.stop()
        await self.journal.stop()
        self.workers.stop()
        await self.database.close()

    def trouble(self) -> str | None:
        """Why this server should be left alone, in words; None while it is well."""
        if (age := self.journal.age()) > STUCK_SECONDS:
            return f"what was to be written has waited for {age:.0f} seconds"
        if not self.hub.listening:
            return "it does not hear what other servers do; it tries to"
        return None

    def live_refusal(self, socket: WebSocket, match_id: str) -> Problem | None:
        """Why a live connection shall not stand; asked before it costs anything."""
        if why := self.origins.refusal(socket):
            return Problem(403, "foreign-origin", why)
        if not self.settings.limits:
            return None
        asker = asker_of(socket)
        if wait := self.asked.wait(asker):
            return too_many(wait, "too many requests; wait a moment")
        return self.crowd.refusal(asker, match_id)

    def _news(self, room: Room, since: int | None = None) -> None:
        self.hub.grown(room, since)
        self.bot_turns.look(room)

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(60)
            try:
                self.rooms.sweep(self.hub.matches)
                await self.lobby.keep(self.held_open())
            except Exception:
                log.exception("keeping house failed")

    async def require_patient(self, match_id: str, tokens: list[str], seat: int) -> None:
        """Refuse who does not hold a seat, and who does too much in it at once."""
        await self.tables.require(match_id, tokens, seat)
        self.require_patience(self.said, match_id, seat)

    def require_patience(self, limit: RateLimit, match_id: str, seat: int) -> None:
        """Refuse who does something too often in a seat."""
        if wait := limit.wait((match_id, seat)):
            raise too_many(wait, "that was a little fast; wait a moment")

    async def require_some_patient(self, match_id: str, tokens: list[str]) -> list[Held]:
        """The seats somebody holds; refuse who holds none, and who does too much in them at once."""
        mine = await self.tables.require_some(match_id, tokens)
        self.require_patience(self.said, match_id, mine[0].seat)
        return mine

    def held_open(self) -> list[str]:
        """The matches at which somebody sits whose page is connected here."""
        return [match_id for match_id in self.hub.matches if self.hub.online(match_id)]


# The parts of a request are asked for by coroutines: a plain function would be run in a thread, for each request anew.


async def tokens_of(request: Request) -> list[str]:
    """The seat tokens a page presents: `Authorization: Seat TOKEN TOKEN …`."""
    kind, _, rest = request.headers.get("authorization", "").partition(" ")
    return rest.split()[:MOST_TOKENS] if kind.lower() == "seat" else []


async def language_of(request: Request) -> str:
    """The reader's language."""
    return spoken(request.headers.get("accept-language", "")) or ENGLISH


async def account_of(request: Request) -> int | None:
    """The account signed in, if any."""
    server: Server = request.app.state.server
    return await server.accounts.of(request.cookies.get(accounts.COOKIE))


AccountId = Annotated[int | None, Depends(account_of)]


async def host_of(request: Request, account: AccountId) -> Host:
    """Whoever would open a table."""
    server: Server = request.app.state.server
    settings = server.settings
    owner = server.keys.owner(account, asker_of(request))
    if not settings.limits:
        return Host(account, owner)
    most = settings.address_tables if account is None else settings.account_tables
    return Host(account, owner, most, MOST_LISTED)


async def match_of(match_id: str) -> str:
    """The match an address names; what cannot be the name of one is looked for nowhere."""
    if not is_id(match_id):
        raise Problem(404, "unknown-match", f"there is no match {match_id!r}")
    return match_id


MatchId = Annotated[str, Depends(match_of)]
Tokens = Annotated[list[str], Depends(tokens_of)]
Language = Annotated[str, Depends(language_of)]
HostOf = Annotated[Host, Depends(host_of)]


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application with its settings."""
    server = Server(settings or Settings())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = FastAPI(title="Eduba", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.server = server
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_middleware(Guard, server=server)
    add_routes(app, server)
    if PAGE.is_dir():
        app.mount("/assets", StaticFiles(directory=PAGE / "assets"), name="assets")
        app.add_api_route("/{path:path}", page, methods=["GET"], include_in_schema=False)
    return app


async def page(path: str) -> FileResponse:
    """The page; it finds its own way by the address. Files beside it are served as they are."""
    if path.startswith("api/"):
        raise HTTPException(404, "no such address")
    try:
        file = (PAGE / path).resolve()
        found = path != "" and file.is_file() and PAGE in file.parents
    except (OSError, ValueError):  # no file system has such a name
        raise HTTPException(404, "no such address") from None
    if found:
        return FileResponse(file)
    return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


def add_routes(app: FastAPI, server: Server) -> None:
    """All addresses."""

    @app.get("/healthz")
    async def healthz() -> dict[str, str]:
        """Whether the server does its work, and its database answers."""
        if (trouble := server.trouble()) is not None:
            raise not_well(trouble)
        try:
            with told_in_words():
                async with asyncio.timeout(ANSWER_SECONDS), server.database.session() as session:
                    await session.scalar(select(1))
        except DatabaseError:
            raise not_well("the database does not answer") from None
        return {"status": "ok", "version": __version__}

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics() -> Response:
        """Figures for Prometheus."""
        return Response(generate_latest(server.registry), media_type=CONTENT_TYPE_LATEST)

    @app.get("/api/games")
    async def all_games() -> list[dict[str, Any]]:
        """The installed games with their options, and the bots."""
        return [game_json(games.load(name)) for name in games.installed()]

    @app.get("/api/games/{game}/seats")
    async def seats(game: str, request: Request) -> dict[str, Any]:
        """How many can play with options (`?rounds=2&ties=chance`), and how many usually do."""
        try:
            return seats_json(find_game(game), request.query_params)
        except games.OptionError as error:
            raise Problem(422, "bad-option", str(error)) from None

    @app.get("/api/languages")
    async def languages() -> list[dict[str, Any]]:
        """The languages of the house, in the order in which they are offered, and how each tells a person's name."""
        return [language.to_json() for language in LANGUAGES.values()]

    @app.get("/api/messages/{language}")
    async def messages(language: str, game: str | None = None) -> list[dict[str, str]]:
        """The message files (Fluent) of the house, and of a game; then those in English, if some message is missing."""
        return messages_json(find_language(language), find_game(game) if game else None)

    @app.get("/api/rules/{game}/{language}")
    async def rules(game: str, language: str) -> list[dict[str, Any]]:
        """The rules of a game, paragraph by paragraph."""
        found = rulebook(find_game(game), find_language(language))
        return [{"chapter": p.chapter, "ids": list(p.ids), "text": p.text} for p in found]

    add_table_routes(app, server)
    add_counsel_routes(app, server)
    add_account_routes(app, server)


def find_game(name: str) -> games.Game:
    """An installed game."""
    try:
        return games.load(name)
    except games.UnknownGame as error:
        raise Problem(404, "unknown-game", str(error)) from None


def find_language(code: str) -> str:
    """A language of the house."""
    try:
        return language_called(code).code
    except UnknownLanguage as error:
        raise Problem(404, "unknown-language", str(error)) from None


def messages_json(language: str, game: games.Game | None) -> list[dict[str, str]]:
    """What a page needs to speak: message files, in the order in which it looks for a message."""
    speakers = [language] if texts_of(language, game).otherwise is None else [language, ENGLISH]
    return [{"language": code, "source": "\n".join(message_files(code, game))} for code in speakers]


def game_json(game: games.Game) -> dict[str, Any]:
    """What a page needs to offer a game."""
    return {
        "id": game.id,
        "version": game.version,
        **seats_json(game, {}),
        "most_seats": game.seats[-1],
        "options": [
            {"name": o.name, "values": list(o.domain.names), "default": o.default, "numeric": o.domain.numeric}
            for o in game.options
            if o.asked
        ],
        "bots": playing(game),
        "secrets": game.has_secrets,
    }


def seats_json(game: games.Game, options: Mapping[str, str]) -> dict[str, Any]:
    """The numbers of seats that a game can have with options, none where they do not go together; and the usual one."""
    return {"seats": list(game.seats_allowed(options)), "usual_seats": game.seats_usual(options)}


def add_table_routes(app: FastAPI, server: Server) -> None:
    """Tables: making, joining, watching, playing, talking."""

    @app.get("/api/tables")
    async def lobby() -> list[dict[str, Any]]:
        """Listed tables that wait for people."""
        return await server.lobby.tables()

    @app.post("/api/tables", status_code=201)
    async def create(form: TableForm, host: HostOf, language: Language) -> dict[str, Any]:
        """Open a table."""
        return await server.tables.create(form, host, language)

    @app.get("/api/tables/{match_id}")
    async def table(match_id: MatchId, tokens: Tokens, after: int = 0) -> dict[str, Any]:
        """A table as the holder of these tokens sees it, and what happened since feed item `after`."""
        mine = await server.tables.seats_of(match_id, tokens)
        room = await server.rooms.open(match_id)
        may_watch(room, mine, tokens)
        server.bot_turns.seen(room)
        return {
            "table": table_json(room, mine, server.hub.online(match_id)),
            "items": feed_json(room, max(0, after), mine),
        }

    @app.get("/api/tables/{match_id}/text", response_class=PlainTextResponse)
    async def as_text(match_id: MatchId, tokens: Tokens, language: Language) -> str:
        """The board as text."""
        mine = await server.tables.seats_of(match_id, tokens)
        room = await server.rooms.open(match_id)
        may_watch(room, mine, tokens)
        match = room.playing()
        return board_text(match, viewer_of(match, mine), language)

    @app.get("/api/tables/{match_id}/history/{entry}")
    async def history(match_id: MatchId, entry: EntryNumber, tokens: Tokens) -> dict[str, Any]:
        """The position after an entry, through the eyes of who looks at the page now."""
        mine = await server.tables.seats_of(match_id, tokens)
        room = await server.rooms.open(match_id)
        may_watch(room, mine, tokens)
        match = room.playing()
        if entry > match.number:
            raise Problem(404, "no-such-entry", f"there are {match.number} entries")
        return position_json(match.fork(entry), viewer_of(match, mine), [])

    @app.get("/api/tables/{match_id}/file")
    async def as_file(match_id: MatchId, tokens: Tokens) -> JSONResponse:
        """The match file of a match that is over: with its secret, so anyone who may watch can verify it."""
        mine = await server.tables.seats_of(match_id, tokens)
        room = await server.rooms.open(match_id)
        may_watch(room, mine, tokens)
        if room.kept is not None:
            record = room.kept.file(room.row, room.seats)
        elif room.playing().over:
            record = to_json(room.playing())
        else:
            raise Problem(409, "not-over", "the secret of the dice is shown when the match is over")
        name = f"attachment; filename={room.row.game}-{match_id}.json"
        return JSONResponse(record, headers={"Content-Disposition": name})

    @app.post("/api/tables/{match_id}/join")
    async def join(match_id: MatchId, form: JoinForm, account: AccountId) -> dict[str, Any]:
        """Take an open seat."""
        return await server.tables.join(match_id, form, account)

    @app.post("/api/tables/{match_id}/plays")
    async def play(match_id: MatchId, form: PlayForm, tokens: Tokens, language: Language) -> dict[str, Any]:
        """Make a decision."""
        room = await server.tables.play(match_id, tokens, form, language)
        return {"entry": room.requests[form.request], "last": room.playing().number}

    @app.post("/api/tables/{match_id}/undo")
    async def undo(match_id: MatchId, form: UndoForm, tokens: Tokens) -> dict[str, Any]:
        """Take back one's own decisions."""
        await server.tables.require(match_id, tokens, form.seat)
        server.require_patience(server.taken_back, match_id, form.seat)
        room = await server.tables.undo(match_id, form)
        return {"entry": room.requests[form.request], "last": room.playing().number}

    @app.post("/api/tables/{match_id}/resign")
    async def resign(match_id: MatchId, form: SeatOnly, tokens: Tokens) -> dict[str, Any]:
        """Give up."""
        await server.tables.require(match_id, tokens, form.seat)
        room = await server.tables.resign(match_id, form.seat)
        return {"last": room.playing().number}

    @app.post("/api/tables/{match_id}/back")
    async def come_back(match_id: MatchId, form: SeatOnly, tokens: Tokens) -> dict[str, Any]:
        """Take one's seat again, in which a bot plays meanwhile."""
        await server.tables.require(match_id, tokens, form.seat)
        room = await server.tables.come_back(match_id, form.seat)
        return {"last": room.playing().number}

    @app.post("/api/tables/{match_id}/proposals", status_code=201)
    async def propose(match_id: MatchId, form: ProposeForm, tokens: Tokens) -> dict[str, Any]:
        """Ask the others at the table."""
        await server.require_patient(match_id, tokens, form.seat)
        return await server.agreement.propose(match_id, form)

    @app.post("/api/tables/{match_id}/proposals/{proposal}")
    async def vote(match_id: MatchId, proposal: ProposalNumber, form: VoteForm, tokens: Tokens) -> dict[str, Any]:
        """Answer a proposal."""
        await server.require_patient(match_id, tokens, form.seat)
        return await server.agreement.vote(match_id, proposal, form)

    @app.post("/api/tables/{match_id}/chat", status_code=204)
    async def chat(match_id: MatchId, form: ChatForm, tokens: Tokens) -> None:
        """Say something."""
        await server.require_patient(match_id, tokens, form.seat)
        await server.talk.chat(match_id, form.seat, form.text, form.request)

    @app.post("/api/tables/{match_id}/reports", status_code=204)
    async def report(match_id: MatchId, form: ReportForm, tokens: Tokens) -> None:
        """Report a line of chat."""
        await server.require_patient(match_id, tokens, form.seat)
        await server.talk.report(match_id, form.seat, form.item, form.reason)

    @app.put("/api/tables/{match_id}/mutes/{other}")
    async def mute(match_id: MatchId, other: SeatNumber, tokens: Tokens) -> dict[str, list[int]]:
        """Do not hear another seat any more, in all one's own seats; whom one does not hear."""
        mine = [held.seat for held in await server.require_some_patient(match_id, tokens)]
        return {"muted": await server.talk.mute(match_id, mine, other, True)}

    @app.delete("/api/tables/{match_id}/mutes/{other}")
    async def unmute(match_id: MatchId, other: SeatNumber, tokens: Tokens) -> dict[str, list[int]]:
        """Hear another seat again; whom one does not hear."""
        mine = [held.seat for held in await server.require_some_patient(match_id, tokens)]
        return {"muted": await server.talk.mute(match_id, mine, other, False)}

    @app.post("/api/tables/{match_id}/rematch")
    async def rematch(match_id: MatchId, form: RematchForm, tokens: Tokens) -> dict[str, Any]:
        """Play again with the same people; asked by several, or twice, it is the same table."""
        held = await server.tables.require_some(match_id, tokens)
        return await server.rematches.ask(match_id, held, form.words)

    @app.post("/api/tables/{match_id}/devices", status_code=201)
    async def device(match_id: MatchId, form: SeatOnly, tokens: Tokens) -> dict[str, str]:
        """A token that carries the seat to another device."""
        await server.require_patient(match_id, tokens, form.seat)
        return {"token": await server.tables.devices.carry(match_id, form.seat)}

    @app.delete("/api/tables/{match_id}/devices", status_code=204)
    async def revoke(match_id: MatchId, form: SeatOnly, tokens: Tokens) -> None:
        """Take the seat away from all other devices."""
        await server.tables.require(match_id, tokens, form.seat)
        await server.tables.devices.shut_out(match_id, form.seat, tokens)

    @app.websocket("/api/tables/{match_id}/live")
    async def live(socket: WebSocket, match_id: str) -> None:
        """Live updates; the page's first words are its tokens and what it has seen."""
        if problem := server.live_refusal(socket, match_id):
            await socket.send_denial_response(answer_of(problem))
            return
        with server.crowd.entered(asker_of(socket), match_id):
            await socket.accept()
            try:
                said = await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS)
                hello = Hello.model_validate_json(said)
                room = await server.rooms.open(await match_of(match_id))
            except Problem as problem:
                await refuse(socket, problem)
            except (TimeoutError, KeyError, ValidationError):
                await hang_up(socket, NOT_WELCOME, "a page says hello here: its tokens, and what it has seen")
            except WebSocketDisconnect:
                pass
            else:
                server.bot_turns.seen(room)
                seen, tokens = min(hello.after, len(room.feed)), hello.tokens[:MOST_TOKENS]
                await server.hub.serve(socket, match_id, lambda: server.tables.seats_of(match_id, tokens), seen)


def add_counsel_routes(app: FastAPI, server: Server) -> None:
    """What bots can tell: why, what next, and where a match was lost."""

    @app.post("/api/tables/{match_id}/hurry", status_code=204)
    async def hurry(match_id: MatchId, form: HurryForm, tokens: Tokens) -> None:
        """Let the bots answer as soon as they can, or take their time again."""
        await server.require_patient(match_id, tokens, form.seat)
        await server.tables.hurry(match_id, form)

    @app.get("/api/tables/{match_id}/thoughts/{entry}")
    async def thought(match_id: MatchId, entry: EntryNumber, tokens: Tokens) -> dict[str, Any]:
        """What a bot weighed before an entry."""
        mine = await server.tables.seats_of(match_id, tokens)
        room = await server.rooms.open(match_id)
        may_watch(room, mine, tokens)
        return await server.counsel.why(room, mine, entry)

    @app.post("/api/tables/{match_id}/hint")
    async def hint(request: Request, match_id: MatchId, form: SeatOnly, tokens: Tokens) -> dict[str, Any]:
        """What a strong bot would do now in one's own place; asked again, the same."""
        await server.tables.require(match_id, tokens, form.seat)
        room = await server.rooms.open(match_id)
        room.require_person(form.seat)
        return await server.counsel.hint(room, form.seat, asker_of(request))

    @app.get("/api/tables/{match_id}/analysis")
    async def analysis(request: Request, match_id: MatchId, tokens: Tokens) -> dict[str, Any]:
        """Where a match was won and lost, as far as it has been thought about; to ask is to have it thought about."""
        mine = await server.tables.seats_of(match_id, tokens)
        room = await server.rooms.open(match_id)
        may_watch(room, mine, tokens)
        return await server.counsel.analysis(room, mine, asker_of(request))


def add_account_routes(app: FastAPI, server: Server) -> None:
    """Accounts: optional, without e-mail."""

    @app.post("/api/accounts", status_code=201)
    async def sign_up(form: SignUpForm, request: Request, response: Response) -> dict[str, str]:
        """A new account; the recovery code is shown once."""
        token, code = await server.accounts.sign_up(form.name, form.password, form.request)
        accounts.set_cookie(request, response, token)
        return {"name": form.name, "recovery": code}

    @app.post("/api/accounts/login")
    async def login(form: AccountForm, request: Request, response: Response) -> dict[str, str]:
        """Sign in."""
        accounts.set_cookie(request, response, await server.accounts.login(form.name, form.password))
        return {"name": form.name}

    @app.post("/api/accounts/recover")
    async def recover(form: RecoverForm, request: Request, response: Response) -> dict[str, str]:
        """A new password with the recovery code; there is a new code too."""
        token, code = await server.accounts.recover(form.name, form.code, form.password)
        accounts.set_cookie(request, response, token)
        return {"name": form.name, "recovery": code}

    @app.post("/api/accounts/logout", status_code=204)
    async def logout(request: Request, response: Response) -> None:
        """Sign out."""
        await server.accounts.logout(request.cookies.get(accounts.COOKIE))
        accounts.clear_cookie(response)

    @app.get("/api/accounts/me")
    async def me(account: AccountId) -> dict[str, Any]:
        """Who is signed in, with matches and statistics; this is also the export of one's data."""
        if account is None:
            raise Problem(401, "not-signed-in", "nobody is signed in")
        return await server.accounts.export(account)

    @app.delete("/api/accounts/me", status_code=204)
    async def leave(form: LeaveForm, account: AccountId, response: Response) -> None:
        """Delete one's account; the name leaves all matches."""
        if account is None:
            raise Problem(401, "not-signed-in", "nobody is signed in")
        await server.accounts.require(account, form.password)
        await server.rooms.changed_elsewhere(await server.accounts.forget(account))
        accounts.clear_cookie(response)
