### The house: words that belong to no game.

name-player = Player { $n }
name-bot = { $bot } { $n }
bot-apprentice = Apprentice
bot-scribe = Scribe
bot-governor = Governor
bot-king = King
bot-anunnaki = Anunnaki
bot-greedy = Greedy
bot-random = Random

play-welcome =
    { $count ->
        [one] { $title }, one player.
       *[other] { $title }, { $count } players.
    } Dice and draws follow from a secret that is shown at the end. Its seal:
    { $commitment }
play-turn = { $seat }:
play-hint = Type a number or an answer; b shows the board, ? shows help.
play-help =
    A number chooses an answer; so does its notation, the text in grey: { $example }
    u  take back your last decision
    b  show the board
    r  look up the rules: r for the chapters, r { $rule } for one of them
    w  why an answer is not possible: w { $example }
    q  leave; the match is kept in { $file }
play-no-such-number = There is no answer { $line }.
play-not-understood = “{ $line }” is not an answer I know. Type ? for help.
play-forbidden = Not possible. { $rule }: { $text }
play-not-asked = That is not the decision to make now.
play-allowed = That is possible.
play-no-such-rule = There is no rule { $rule }.
play-undo-agree = You can go back there only if everybody at the table agrees; dice and cards will be drawn again. Do you all agree? ({ play-yes }/{ play-no })
play-yes = y
play-no = n
play-undone = Taken back.
play-cannot-undo = There is nothing to take back.
play-hide = Press Enter to cover the screen.
play-cover = Pass the screen to { $seat }, who presses Enter when nobody else can see it.
play-news = What happened in the meantime:
play-kept = The match is kept. Go on with:
play-rank = rank
play-player = player
play-points = points
play-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
play-secret =
    The secret behind dice and draws was:
    { $secret }

replay-entry = { $n }. { $seat }: { $action }
replay-undo = { $n }. { $seat } goes back to entry { $to }.
replay-bot = { $n }. { $bot } plays for { $seat } from now on.
replay-back = { $n }. { $seat } is back and plays again.
replay-resign = { $n }. { $seat } resigns; { $bot } plays on.
replay-more = Enter for the next entry, q to stop

analyse-thinking = Thinking about every move
analyse-worst = The moves that lost most
analyse-none = No move lost much.
analyse-entry = entry
analyse-played = played
analyse-better = better, and how it might have continued
analyse-lost = chance to win
analyse-kept = The analysis is kept in { $file }
analyse-plot = The chart is in { $file }

games-option = option
games-values = values, default first

## An option of all games

option-players = Players

## The page

page-name = Eduba
page-home = Home
page-navigation = Main menu
page-account = Account
page-language = Language
page-theme-auto = Light or dark, like your device
page-theme-light = Light
page-theme-dark = Dark
page-connecting = One moment…
page-broken = The connection is lost; trying again. Nothing you played is gone.
page-failure = That did not work
page-close = Close
page-cancel = Cancel

page-welcome = Welcome to the tablet house
page-welcome-more = Board games from the land between the rivers: alone against bots, around one screen, or with friends far away.
page-games = Games
page-seats-from-to =
    { $low ->
        [0] { $high } players
       *[other] { $low } to { $high } players
    }{ $more ->
        [0] { "" }
       *[other] , up to { $more } with other options
    }
page-play-bots = Play against bots
page-with-friends = Play with friends
page-rules = Rules
page-my-matches = My matches
page-my-matches-empty = Nothing yet. The matches you play on this device will be listed here.
page-lobby = Open tables
page-lobby-empty = No table is waiting for players just now. Open one and list it.
page-status-waiting = waiting
page-status-playing = being played
page-status-over = over
page-status-stopped = stopped
page-forget-match = Take { $title } with { $names } off the list
page-take-seat = Take a seat
page-watch = Watch

page-new-table = A new table: { $title }
page-seats = Seats
page-how-many = How many play?
page-who-sits = Who sits in seat { $n }?
page-name-of-seat = Name of the person in seat { $n }
page-your-name = Name
page-seat-me = Me
page-seat-here = Another player here
page-seat-invite = Invited by a link
page-seat-bot = Bot: { $bot }
page-seat-open = open seat
page-options = Options
page-company = Guests
page-listed = Show in the list of open tables, for anybody to join
page-spectators = Others may watch
page-hints = Players may ask for hints
page-open-table = Open the table

page-join = You are invited: { $title }
page-waiting = { $title }: waiting for players
page-waiting-how = Send each link to one person. The game starts by itself once all seats are taken; you may close this page until then.
page-waiting-others = The game begins by itself when everybody is here.
page-invite-to-seat = Invitation to seat { $n }
page-copy = Copy
page-copied = Copied
page-no-table = No such table
page-no-table-why = Perhaps the link is incomplete, or this table does not admit spectators.

page-prompt = Decision
page-players = Players
page-board = Board
page-beside = Beside the board
page-announcements = Announcements
page-your-turn = Your turn.
page-is-deciding = is deciding…
page-where = { $picked }: where?
page-how = { $picked }: how?
page-what-else = { $picked }: now choose the rest.
page-turn-of = { $name } is deciding.
page-over = The game is over.
page-looking-back = You are looking back.
page-undo = Take back
page-undo-ask = Ask to take back
page-not-asked = That is not the decision to make now.
page-not-your-turn = It is not your turn.
page-whole-board = Whole board
page-confirm-moves = Ask me before a move is played
page-you = you
page-online = here
page-away = away
page-nobody = nobody
page-resigned = has given up
page-plays-as-bot = bot: { $bot }
page-let-bot-play = Let a bot play on
page-bot-sits-in = { $bot } is playing for { $name } meanwhile.
page-i-am-here = I am here
page-points = Points
page-with-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-tie-break = Equal points were settled by the rulebook’s tie-break.
page-rematch = Play again
page-to-rematch = To the next match
page-rematch-waits = A new match is waiting for you.
page-save-match = Save the match

page-kept = This match cannot go on here
page-kept-over = This match is over
page-kept-why = { $why ->
    [rules] The rules of this house have changed since, and what was played would come out differently under them.
    [content] It was played with the values of a box that is not installed here.
    [game] Its game is not installed here any more.
   *[newer] It is played under newer rules than this server has.
}
page-kept-remains = The log and the chat remain.
page-kept-remains-over = The result, the log and the chat remain.
page-kept-no-board = The board of those days cannot be drawn any more.

page-asks-undo = { $name } would like to take back the last decision. Dice and cards will be drawn again.
page-asks-bot = { $name } would like a bot to play on for { $absent }.
page-asked-waits = Waiting for the others’ answer.
page-refused-by = { $name } said no: everything stays as it is.
page-agree = I agree
page-refuse = No, thanks

page-log = Log
page-log-empty = Nothing has happened yet.
page-log-answer = { $name }: { $answer }
page-look-back-here = Look at this moment again
page-look-back-to = Look at entry { $n } again
page-undid = { $name } takes back the last decision.
page-handed-over = { $bot } plays on for { $name }.
page-is-back = { $name } is back and plays again.
page-gave-up = { $name } gives up.
page-decided = { $name } made a decision.
page-carried = The rules have been renewed. The match goes on under the new ones, which change nothing that was played.
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-say = Send
page-say-something = Say something to the table
page-mute = Hide this person
page-unmute = Show this person
page-muted = (hidden)
page-report = Report
page-reported = Reported
page-in-words = In words
page-text-view = The board in words
page-all-answers = All possible answers
page-table = Table
page-watch-link = Link to watch this match
page-carry = Continue on another device
page-carry-link = Link that carries your seat
page-carry-warning = Open it on your other device. Whoever has this link plays in your place: show it to nobody.
page-keep-to-myself = Sign out all other devices
page-resign = Give up
page-resign-sure = { $name }, do you really want to give up? A bot plays on in your seat.
page-resign-ends = { $name }, do you really want to give up? The match ends here.
page-fair-chance = Verifiable dice
page-fair-chance-how = Every roll and draw follows from a secret fixed before the match and shown at the end, so anyone can check it.
page-seal = Seal
page-secret = Secret

page-replay = Replay
page-step-back = One step back
page-step-forward = One step forward
page-play-back = Play back the match
page-pause = Pause
page-entry = Entry
page-entry-of = { $n } of { $last }
page-to-present = Now

page-hint = Hint
page-hint-thinking = A King is thinking about it…
page-hint-says = A King would choose:
page-hint-answer = { $answer }: { $n }%
page-hint-close = Close the hint
page-hurry = Bots, hurry!

page-why = Why?
page-why-chose = { $name } chose this: { $answer } ({ $n }% to win).
page-why-weighed = Also considered: { $answers }.
page-why-answer = { $answer } ({ $n }%)
page-why-passed-over = Another move looked better but had been tried too rarely to be trusted, or this bot does not always take the best one.

page-analyse = Where was it won and lost?
page-analyse-on = Analyse the moves since then
page-analysing = Thinking about every move
page-chances = Winning chances after each move
page-chance-of = { $name }: { $n }%
page-percent = { $n }%
page-worst = The moves that lost most
page-worst-none = No move lost much.
page-worst-move = Entry { $n }, { $name }: from { $before }% to { $after }%
page-better = Better: { $answer }
page-better-line = And then perhaps: { $line }
page-better-step = { $name }: { $answer }

page-cover = Pass the screen to { $name }
page-cover-why = There are things here that only { $name } may see.
page-uncover = I am { $name }

page-rules-of = { $title }: rules
page-search-rules = Search the rules
page-rules-found = { $n ->
    [one] { $n } paragraph
   *[other] { $n } paragraphs
}
page-rules-nothing = No paragraph has these words.
page-rules-none = This game has no rules to read here.

page-account-why = You can play without an account. With one, your matches and statistics follow you. No e-mail is needed: you get a recovery code instead.
page-sign-in = Sign in
page-sign-up = New account
page-recover = Forgotten password
page-sign-out = Sign out
page-password = Password
page-new-password = New password
page-code = Recovery code
page-recovery-code = Write down this recovery code. It is shown only once, and it alone helps if you forget your password:
page-written-down = I have written it down
page-export-data = Save my data
page-delete-account = Delete my account
page-delete-sure = Yes, delete my account for good
page-statistics = Statistics
page-statistics-empty = Matches that you finish with this account are counted here.
page-against-bots = against bots
page-against-people = against people
page-stat-played = Played
page-stat-won = Won
page-stat-rank = Average rank
page-stat-points = Average points

problem-unreachable = The server does not answer. Please try again in a moment.
problem-seat-taken = All seats are taken, or this invitation has been used.
problem-not-started = The table is still waiting for players.
problem-unknown-match = There is no such table.
problem-unknown-game = There is no such game here.
problem-no-spectators = This table does not admit spectators.
problem-not-your-seat = This seat is not yours, or it was taken away from this device.
problem-not-now = That is not possible just now.
problem-too-many-requests = That was a little fast. Please wait a moment.
problem-proposal-closed = This has already been settled.
problem-other-version = The rules of this match are not here any more. What is kept of it can still be looked at.
problem-name-taken = There is already an account with this name.
problem-busy = The server is very busy just now. Please try again in a moment.
problem-wrong-password = Name and password do not match.
problem-not-the-password = That is not the password of this account.
problem-wrong-code = Name and recovery code do not match.
problem-bad-option = These options do not go together.
problem-bots-alone = Bots do not play by themselves here. Take a seat, or invite somebody.
problem-too-many-tables = { $most } of your matches are not over yet. Finish one of them first.
problem-too-many-listed = { $most } of your tables are in the list already. This one can be opened without being listed.
problem-no-hints = Hints are switched off at this table.
problem-no-thought = No reasoning was recorded for this move.
problem-secret-thoughts = This bot’s reasons are shown after the match.
problem-no-counsel = The bots could not work this out. Please try again later.
problem-stale = Another move came first. Please look again.
problem-illegal-action = The rules do not allow that.
problem-not-asked = That is not the decision to make now.
problem-no-such-action = There is no such answer.
problem-no-such-entry = The match has no such entry.
problem-no-such-line = There is no such line in the chat.
problem-not-over = This is shown only once the match is over.
problem-not-a-person = There is no human player in that seat.
problem-not-away = A bot may only take the place of somebody who has been away for a minute. Ask again in { $wait } s if nobody has come back.
problem-bot-plays = A bot is playing in this seat meanwhile. Say first that you are here.
problem-gave-up = This seat has been given up; a bot plays on in it.
problem-cannot-mute = This seat cannot be muted.
problem-unknown-proposal = There is no such proposal.
problem-no-vote = You have no vote in this.
problem-unknown-bot = This bot does not play here.
problem-unknown-language = Eduba does not offer this language.
problem-not-signed-in = You are not signed in.
problem-invalid-request = The request was not valid.
problem-unseen-letters = It contains invisible characters, such as a line break. Please type it again.
problem-too-long = This match has grown so long that nothing can be taken back any more.
problem-too-large = That is too long.
problem-foreign-origin = The server does not accept requests from this page.
problem-lost-key = This match cannot be opened: the server no longer has the key it was sealed with.
problem-not-well = The server cannot store anything just now. Please try again in a moment.
problem-damaged-match = This match is damaged and cannot be opened.
problem-server-error = Something went wrong on the server. What you have played is safe.
problem-http-error = That did not work; the page may be older than the server. Load it again.
