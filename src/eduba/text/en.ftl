### The house: words that belong to no game.

name-player = Player { $n }
name-bot = { $bot } { $n }
bot-greedy = Greedy
bot-random = Random

play-welcome =
    { $count ->
        [one] { $title }, alone at the table.
       *[other] { $title }, { $count } at the table.
    } Chance is sealed; the secret behind this seal is shown at the end:
    { $commitment }
play-turn = { $seat }:
play-hint = Type a number or an answer; b shows the board, ? helps.
play-help =
    A number chooses an answer; so does its notation, the text in grey: { $example }
    u  take back your last decision
    b  show the board
    r  look up the rules: r for the chapters, r { $rule } for one of them
    w  why an answer is not possible: w { $example }
    q  leave; the match is kept in { $file }
play-no-such-number = There is no answer { $line }.
play-not-understood = “{ $line }” is no answer I know. Type ? for help.
play-forbidden = Not possible. { $rule }: { $text }
play-not-asked = That is not what is asked now.
play-allowed = That is possible.
play-no-such-rule = There is no rule { $rule }.
play-undo-agree = You can go back there only if everybody at the table agrees; chance is then drawn anew. Do you all agree? ({ play-yes }/{ play-no })
play-yes = y
play-no = n
play-undone = Taken back.
play-cannot-undo = There is nothing you could take back.
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
    The secret of chance was:
    { $secret }

replay-entry = { $n }. { $seat }: { $action }
replay-undo = { $n }. { $seat } goes back to entry { $to }.
replay-bot = { $n }. { $bot } plays for { $seat } from now on.
replay-resign = { $n }. { $seat } resigns; { $bot } plays on.
replay-more = Enter for the next entry, q to stop

games-option = option
games-values = values, the usual one first
