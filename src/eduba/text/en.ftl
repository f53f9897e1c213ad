### The house: words that belong to no game.

name-player = Player { $n }
name-bot = { $bot } { $n }

play-welcome = { $title }: { $count } at the table. The dice are fixed by { $commitment }; the secret is shown at the end.
play-turn = { $seat }:
play-choices = Answers (type a number, or the answer's notation; ? for help)
play-help =
    A number chooses an answer; its notation does too (for example the text in grey).
    u  take back your last decision, if nothing was shown since
    b  show the board          a  show all answers
    r  look up a rule, for example: r UR-10.6
    w  why an answer is not possible, for example: w act W
    q  leave; the match is kept in { $file }
play-number-range = Type a number from 1 to { $n }.
play-forbidden = Not possible. { $rule }: { $text }
play-not-asked = That is not what is asked now.
play-not-understood = “{ $line }” is no answer I know. Type ? for help.
play-no-such-rule = There is no rule { $rule }.
play-allowed = That is possible.
play-undone = Taken back.
play-cannot-undo = Nothing can be taken back: something was shown, or another seat decided since.
play-kept = The match is kept in { $file }; go on with: { $command }
play-over = The game is over.
play-rank = rank
play-player = player
play-points = points
play-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
play-secret = The secret of the dice was { $secret }.
replay-entry = { $n }. { $seat }: { $action }
replay-undo = { $n }. { $seat } goes back to entry { $to }.
replay-bot = { $n }. A bot plays for { $seat } from now on ({ $bot }).
replay-resign = { $n }. { $seat } resigns.
replay-more = Enter for the next entry, q to stop
