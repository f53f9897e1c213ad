### La casa: le parole che non appartengono a nessun gioco.

name-player = Giocatore { $n }
name-bot = { $bot } { $n }
bot-greedy = Goloso
bot-random = Caso

play-welcome =
    { $count ->
        [one] { $title }, una persona sola.
       *[other] { $title }, { $count } al tavolo.
    } Il caso è sigillato; il segreto di questo sigillo si mostra alla fine:
    { $commitment }
play-turn = { $seat }:
play-hint = Scrivi un numero o una risposta; b mostra il tabellone, ? aiuta.
play-help =
    Un numero sceglie una risposta; anche la sua notazione, il testo in grigio: { $example }
    u  riprendere la tua ultima decisione
    b  mostrare il tabellone
    r  consultare le regole: r per i capitoli, r { $rule } per uno di essi
    w  sapere perché una risposta non è possibile: w { $example }
    q  uscire; la partita resta in { $file }
play-no-such-number = Non c’è nessuna risposta { $line }.
play-not-understood = “{ $line }” non è una risposta che conosco. Scrivi ? per l’aiuto.
play-forbidden = Non è possibile. { $rule }: { $text }
play-not-asked = Non è questo che si chiede ora.
play-allowed = È possibile.
play-no-such-rule = Non c’è nessuna regola { $rule }.
play-undo-agree = Fin lì puoi tornare solo se tutto il tavolo è d’accordo; il caso sarà sorteggiato di nuovo. Siete tutti d’accordo? ({ play-yes }/{ play-no })
play-yes = s
play-no = n
play-undone = Ripreso.
play-cannot-undo = Non c’è nulla che tu possa riprendere.
play-hide = Premi Invio per nascondere lo schermo.
play-cover = Passa lo schermo a { $seat }, che preme Invio quando nessun altro può vederlo.
play-news = Che cosa è successo nel frattempo:
play-kept = La partita è conservata. Per continuare:
play-rank = posto
play-player = giocatore
play-points = punti
play-winner =
    { $count ->
        [one] Vince { $names }.
       *[other] Vittoria condivisa: { $names }.
    }
play-secret =
    Il segreto del caso era:
    { $secret }

replay-entry = { $n }. { $seat }: { $action }
replay-undo = { $n }. { $seat } torna alla mossa { $to }.
replay-bot = { $n }. Da ora { $bot } gioca per { $seat }.
replay-resign = { $n }. { $seat } abbandona; { $bot } continua.
replay-more = Invio per continuare, q per fermarsi

games-option = opzione
games-values = valori, prima quello usuale
