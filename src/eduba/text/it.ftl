### La casa: le parole che non appartengono a nessun gioco.

name-player = Giocatore { $n }
name-bot = { $bot } { $n }
bot-apprentice = Apprendista
bot-scribe = Scriba
bot-governor = Governatore
bot-king = Re
bot-anunnaki = Anunnaki
bot-greedy = Avido
bot-random = Casuale

play-welcome =
    { $count ->
        [one] { $title }, partita in solitario.
       *[other] { $title }, partita in { $count }.
    } Ogni sorteggio deriva da un segreto che si mostra alla fine. Il suo sigillo:
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
play-not-understood = «{ $line }» non è una risposta che conosco. Scrivi ? per l’aiuto.
play-forbidden = Non è possibile. { $rule }: { $text }
play-not-asked = Non è questa la decisione da prendere ora.
play-allowed = È possibile.
play-no-such-rule = Non c’è nessuna regola { $rule }.
play-undo-agree = Fin lì puoi tornare solo se tutto il tavolo è d’accordo; si tirerà di nuovo a sorte. Siete tutti d’accordo? ({ play-yes }/{ play-no })
play-yes = s
play-no = n
play-undone = Ripreso.
play-cannot-undo = Non c’è nulla che tu possa riprendere.
play-hide = Premi Invio per nascondere lo schermo.
play-cover = Passa lo schermo { $seat-to }, che preme Invio quando nessun altro può vederlo.
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
    Il segreto dei sorteggi era:
    { $secret }

replay-entry = { $n }. { $seat }: { $action }
replay-undo = { $n }. { $seat } torna alla mossa { $to }.
replay-bot = { $n }. Da ora { $bot } gioca per { $seat }.
replay-back = { $n }. { $seat } è di ritorno e riprende a giocare.
replay-resign = { $n }. { $seat } abbandona; { $bot } continua.
replay-more = Invio per continuare, q per fermarsi

analyse-thinking = Penso a ogni mossa
analyse-worst = Le mosse costate di più
analyse-none = Nessuna mossa è costata cara.
analyse-entry = voce
analyse-played = giocato
analyse-better = meglio, e come poteva continuare
analyse-lost = probabilità di vincere
analyse-kept = L’analisi è conservata in { $file }
analyse-plot = Il grafico è in { $file }

games-option = opzione
games-values = valori, prima quello predefinito

## An option of all games

option-players = Giocatori

## The page

page-name = Eduba
page-home = Inizio
page-navigation = Menu principale
page-account = Account
page-language = Lingua
page-theme-auto = Chiaro o scuro, come il tuo dispositivo
page-theme-light = Chiaro
page-theme-dark = Scuro
page-connecting = Un momento…
page-broken = La connessione è caduta; continuo a provare. Niente di ciò che hai giocato è perduto.
page-failure = Non ha funzionato
page-close = Chiudi
page-cancel = Annulla

page-welcome = Benvenuti nella casa delle tavolette
page-welcome-more = Giochi da tavolo dalla terra tra i due fiumi: contro i bot, intorno a uno schermo o con amici lontani.
page-games = Giochi
page-seats-from-to =
    { $low ->
        [0] { $high } giocatori
       *[other] Da { $low } a { $high } giocatori
    }{ $more ->
        [0] { "" }
       *[other] , fino a { $more } con altre opzioni
    }
page-play-bots = Gioca contro i bot
page-with-friends = Gioca con amici
page-rules = Regole
page-my-matches = Le mie partite
page-my-matches-empty = Ancora niente. Qui ritroverai ciò che giochi su questo dispositivo.
page-lobby = Tavoli aperti
page-lobby-empty = Ora nessun tavolo aspetta giocatori. Aprine uno e mettilo in elenco.
page-status-waiting = in attesa
page-status-playing = in corso
page-status-over = finita
page-status-stopped = interrotta
page-forget-match = Togli dall’elenco: { $title } con { $names }
page-take-seat = Siediti
page-watch = Guarda

page-new-table = Nuovo tavolo: { $title }
page-seats = Posti
page-how-many = In quanti giocate?
page-who-sits = Chi siede al posto { $n }?
page-name-of-seat = Nome della persona al posto { $n }
page-your-name = Nome
page-seat-me = Io
page-seat-here = Un’altra persona qui
page-seat-invite = Su invito (link)
page-seat-bot = Bot: { $bot }
page-seat-open = posto libero
page-options = Opzioni
page-company = Ospiti
page-listed = Mostra tra i tavoli aperti, per chiunque voglia venire
page-spectators = Altri possono guardare
page-hints = Si possono chiedere suggerimenti
page-open-table = Apri il tavolo

page-join = Un invito per te: { $title }
page-waiting = { $title }: si aspettano i giocatori
page-waiting-how = Manda ogni link a una sola persona. La partita comincia da sola quando tutti i posti sono presi; fino ad allora puoi chiudere questa pagina.
page-waiting-others = La partita comincia da sola quando ci siete tutti.
page-invite-to-seat = Invito per il posto { $n }
page-copy = Copia
page-copied = Copiato
page-no-table = Questo tavolo non esiste
page-no-table-why = Forse il link è incompleto, o questo tavolo non ammette spettatori.

page-prompt = La decisione
page-players = Giocatori
page-board = Tabellone
page-beside = Accanto al tabellone
page-announcements = Annunci
page-your-turn = Tocca a te.
page-is-deciding = sta decidendo…
page-where = { $picked }: dove?
page-how = { $picked }: come?
page-what-else = { $picked }: ora scegli il resto.
page-turn-of = { $name } sta decidendo.
page-over = La partita è finita.
page-looking-back = Stai rivedendo un momento della partita.
page-undo = Ritira la mossa
page-undo-ask = Chiedi di ritirare la mossa
page-not-asked = Non è questa la decisione da prendere ora.
page-not-your-turn = Non tocca a te.
page-whole-board = Tutto il tabellone
page-confirm-moves = Chiedimi conferma prima di ogni mossa
page-you = tu
page-online = presente
page-away = assente
page-nobody = nessuno
page-resigned = ha abbandonato
page-plays-as-bot = bot: { $bot }
page-let-bot-play = Lascia continuare un bot
page-bot-sits-in = Nel frattempo { $bot } gioca per { $name }.
page-i-am-here = Ci sono
page-points = Punti
page-with-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
page-tie-break = A parità di punti ha deciso lo spareggio previsto dal regolamento.
page-rematch = Gioca ancora
page-to-rematch = Alla partita seguente
page-rematch-waits = Una nuova partita ti aspetta.
page-save-match = Salva la partita

page-kept = Questa partita non può continuare qui
page-kept-over = Questa partita è finita
page-kept-why = { $why ->
    [rules] Da allora le regole della casa sono cambiate, e con quelle nuove le mosse giocate darebbero un altro risultato.
    [content] È stata giocata con i valori di una scatola che qui non è installata.
    [game] Il suo gioco non è più installato qui.
   *[newer] Si gioca con regole più recenti di quelle di questo server.
}
page-kept-remains = La cronaca e la chat restano.
page-kept-remains-over = Il risultato, la cronaca e la chat restano.
page-kept-no-board = Il tabellone di allora non si può più disegnare.

page-asks-undo = { $name } vorrebbe ritirare l’ultima mossa. Si tirerà di nuovo a sorte.
page-asks-bot = { $name } vorrebbe che un bot giocasse al posto di { $absent }.
page-asked-waits = Si aspetta la risposta degli altri.
page-refused-by = { $name } non è d’accordo: tutto resta com’è.
page-agree = D’accordo
page-refuse = Meglio di no

page-log = Cronaca
page-log-empty = Non è ancora successo niente.
page-log-answer = { $name }: { $answer }
page-look-back-here = Rivedi questo momento
page-look-back-to = Rivedi la voce { $n }
page-undid = { $name } ritira l’ultima mossa.
page-handed-over = { $bot } gioca ora per { $name }.
page-is-back = { $name } è di ritorno e riprende a giocare.
page-gave-up = { $name } abbandona.
page-decided = { $name } ha preso una decisione.
page-carried = Le regole sono state aggiornate. La partita continua con quelle nuove, che non cambiano nulla di quanto è stato giocato.
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto niente.
page-say = Invia
page-say-something = Di’ qualcosa al tavolo
page-mute = Nascondi questa persona
page-unmute = Mostra questa persona
page-muted = (nascosto)
page-report = Segnala
page-reported = Segnalato
page-in-words = A parole
page-text-view = Il tabellone a parole
page-all-answers = Tutte le risposte possibili
page-table = Tavolo
page-watch-link = Link per guardare questa partita
page-carry = Continua su un altro dispositivo
page-carry-link = Link che porta con sé il tuo posto
page-carry-warning = Aprilo sull’altro tuo dispositivo. Chi ha questo link gioca al tuo posto: non mostrarlo a nessuno.
page-keep-to-myself = Disconnetti gli altri dispositivi
page-resign = Abbandona
page-resign-sure = { $name }, vuoi davvero abbandonare? Un bot continuerà al tuo posto.
page-resign-ends = { $name }, vuoi davvero abbandonare? La partita finisce qui.
page-fair-chance = Sorteggi verificabili
page-fair-chance-how = Ogni sorteggio deriva da un segreto fissato prima della partita; alla fine si mostra e chiunque può controllare.
page-seal = Sigillo
page-secret = Segreto

page-replay = Rivedi
page-step-back = Un passo indietro
page-step-forward = Un passo avanti
page-play-back = Rivedi la partita
page-pause = Pausa
page-entry = Voce
page-entry-of = { $n } di { $last }
page-to-present = Adesso

page-hint = Suggerimento
page-hint-thinking = Un Re ci sta pensando…
page-hint-says = Un Re sceglierebbe:
page-hint-answer = { $answer }: { $n }%
page-hint-close = Chiudi il suggerimento
page-hurry = Più veloci, bot!

page-why = Perché?
page-why-chose = { $name } ha scelto questo: { $answer } ({ $n }% di probabilità di vincere).
page-why-weighed = Altre idee: { $answers }.
page-why-answer = { $answer } ({ $n }%)
page-why-passed-over = Un’altra mossa sembrava migliore, ma era stata provata troppo poco per fidarsene; oppure questo bot non sceglie sempre la migliore.

page-analyse = Dove si è decisa la partita?
page-analyse-on = Analizza il seguito
page-analysing = Penso a ogni mossa
page-chances = Probabilità di vincere dopo ogni mossa
page-chance-of = { $name }: { $n }%
page-percent = { $n }%
page-worst = Le mosse che sono costate di più
page-worst-none = Nessuna mossa è costata cara.
page-worst-move = Voce { $n }, { $name }: da { $before }% a { $after }%
page-better = Meglio: { $answer }
page-better-line = E poi, forse: { $line }
page-better-step = { $name }: { $answer }

page-cover = Passa lo schermo { $name-to }
page-cover-why = Qui ci sono cose che solo { $name } può vedere.
page-uncover = Sono { $name }

page-rules-of = { $title }: le regole
page-search-rules = Cerca nelle regole
page-rules-found = { $n ->
    [one] { $n } paragrafo
   *[other] { $n } paragrafi
}
page-rules-nothing = Nessun paragrafo contiene queste parole.
page-rules-none = Questo gioco non ha regole da leggere qui.

page-account-why = Puoi giocare senza account. Con un account le tue partite e le tue statistiche ti seguono. Non serve un’e-mail: ricevi invece un codice di recupero.
page-sign-in = Entra
page-sign-up = Nuovo account
page-recover = Password dimenticata
page-sign-out = Esci
page-password = Password
page-new-password = Nuova password
page-code = Codice di recupero
page-recovery-code = Annota questo codice di recupero. Viene mostrato una volta sola, e solo lui ti aiuta se dimentichi la password:
page-written-down = L’ho annotato
page-export-data = Salva i miei dati
page-delete-account = Elimina il mio account
page-delete-sure = Sì, elimina il mio account per sempre
page-statistics = Statistiche
page-statistics-empty = Le partite che finisci con questo account vengono contate qui.
page-against-bots = contro i bot
page-against-people = contro persone
page-stat-played = Giocate
page-stat-won = Vinte
page-stat-rank = Posizione media
page-stat-points = Punti in media

problem-unreachable = Il server non risponde. Riprova tra un momento.
problem-seat-taken = Tutti i posti sono presi, o questo invito è già stato usato.
problem-not-started = Il tavolo aspetta ancora dei giocatori.
problem-unknown-match = Questo tavolo non esiste.
problem-unknown-game = Questo gioco qui non c’è.
problem-no-spectators = Questo tavolo non ammette spettatori.
problem-not-your-seat = Questo posto non è tuo, o è stato tolto a questo dispositivo.
problem-not-now = Ora non è possibile.
problem-too-many-requests = Un po’ troppo in fretta. Aspetta un momento.
problem-proposal-closed = È già stato deciso.
problem-other-version = Le regole di questa partita non sono più qui. Si può ancora vedere quel che ne resta.
problem-name-taken = C’è già un account con questo nome.
problem-busy = Il server è molto occupato. Riprova tra un attimo.
problem-wrong-password = Nome e password non corrispondono.
problem-not-the-password = Non è la password di questo account.
problem-wrong-code = Nome e codice di recupero non corrispondono.
problem-bad-option = Queste opzioni non vanno insieme.
problem-bots-alone = Qui i bot non giocano da soli. Prendi un posto, o invita qualcuno.
problem-too-many-tables = Hai { $most } partite non ancora finite. Prima finiscine una.
problem-too-many-listed = Hai già { $most } tavoli nell’elenco. Questo si può aprire senza mostrarlo nell’elenco.
problem-no-hints = A questo tavolo i suggerimenti sono disattivati.
problem-no-thought = Per questa mossa non è stato conservato alcun ragionamento.
problem-secret-thoughts = Le ragioni di questo bot si vedono a partita finita.
problem-no-counsel = I bot non hanno trovato una risposta. Riprova più tardi.
problem-stale = Un’altra mossa è arrivata prima. Guarda di nuovo.
problem-illegal-action = Le regole non lo permettono.
problem-not-asked = Non è questa la decisione da prendere ora.
problem-no-such-action = Questa risposta non esiste.
problem-no-such-entry = La partita non ha questa voce.
problem-no-such-line = Questa riga non c’è nella chat.
problem-not-over = Si vede a partita finita.
problem-not-a-person = Lì non siede nessuna persona.
problem-not-away = Un bot può sostituire solo chi manca da un minuto. Chiedilo di nuovo tra { $wait } s, se nessuno è tornato.
problem-bot-plays = Nel frattempo a questo posto gioca un bot. Prima di’ che ci sei.
problem-gave-up = Questo posto è stato abbandonato; ora ci gioca un bot.
problem-cannot-mute = Questo posto non si può silenziare.
problem-unknown-proposal = Questa proposta non esiste.
problem-no-vote = In questa votazione non hai voce.
problem-unknown-bot = Questo bot non gioca qui.
problem-unknown-language = Eduba non offre questa lingua.
problem-not-signed-in = Non hai effettuato l’accesso.
problem-invalid-request = La richiesta non è valida.
problem-unseen-letters = Il testo contiene caratteri invisibili, per esempio un a capo. Scrivilo di nuovo.
problem-too-long = Questa partita è diventata così lunga che non si può più ritirare nulla.
problem-too-large = È troppo lungo.
problem-foreign-origin = Il server non accetta richieste da questa pagina.
problem-lost-key = Questa partita non si può aprire: il server non ha più la chiave con cui è stata sigillata.
problem-not-well = Il server al momento non può salvare nulla. Riprova tra un attimo.
problem-damaged-match = Questa partita è danneggiata e non si può aprire.
problem-server-error = Il server ha avuto un problema. Ciò che hai giocato è al sicuro.
problem-http-error = Non ha funzionato; forse la pagina è più vecchia del server. Ricaricala.
