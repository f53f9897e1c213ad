### La casa: le parole che non appartengono a nessun gioco.

name-player = Giocatore { $n }
name-bot = { $bot } { $n }

play-welcome = { $title }: { $count } al tavolo. I dadi sono sigillati da { $commitment }; il segreto si mostra alla fine.
play-turn = { $seat }:
play-choices = Risposte (scrivi un numero o la notazione di una risposta; ? per l’aiuto)
play-help =
    Un numero sceglie una risposta; anche la sua notazione (il testo in grigio).
    u  riprendere l’ultima decisione, se da allora non è stato rivelato nulla
    b  mostrare la griglia     a  mostrare tutte le risposte
    r  consultare una regola, per esempio: r UR-10.6
    w  sapere perché una risposta non è possibile, per esempio: w act W
    q  uscire; la partita resta in { $file }
play-number-range = Scrivi un numero da 1 a { $n }.
play-forbidden = Non è possibile. { $rule }: { $text }
play-not-asked = Non è questo che viene chiesto ora.
play-not-understood = “{ $line }” non è una risposta che conosco. Scrivi ? per l’aiuto.
play-no-such-rule = Non c’è nessuna regola { $rule }.
play-allowed = È possibile.
play-undone = Ripreso.
play-cannot-undo = Non si può riprendere nulla: qualcosa è stato rivelato, o da allora ha deciso qualcun altro.
play-kept = La partita resta in { $file }; per continuare: { $command }
play-over = La partita è finita.
play-rank = posto
play-player = giocatore
play-points = punti
play-winner =
    { $count ->
        [one] Vince { $names }.
       *[other] Vittoria condivisa: { $names }.
    }
play-secret = Il segreto dei dadi era { $secret }.
replay-entry = { $n }. { $seat }: { $action }
replay-undo = { $n }. { $seat } torna alla mossa { $to }.
replay-bot = { $n }. Da ora un bot gioca per { $seat } ({ $bot }).
replay-resign = { $n }. { $seat } abbandona.
replay-more = Invio per continuare, q per fermarsi
