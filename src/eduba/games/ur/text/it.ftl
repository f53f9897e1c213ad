### UR: le parole del gioco in italiano.

## Vocabolario

-face = { $count ->
    [one] faccia
   *[other] facce
}
-hand-tile = { $count ->
    [one] tessera in mano
   *[other] tessere in mano
}
-spare-tile = { $count ->
    [one] tessera di scorta
   *[other] tessere di scorta
}
-free-tile = { $count ->
    [one] tessera libera
   *[other] tessere libere
}
-grid = griglia
-token = { $count ->
    [one] segnalino
   *[other] segnalini
}
-supply = riserva
-agriculture-tile = { $count ->
    [one] tessera agricoltura
   *[other] tessere agricoltura
}
# Invariabile.
-ziggurat = { $count ->
   *[other] ziggurat
}
-exchange = { $count ->
    [one] scambio
   *[other] scambi
}
-turn = { $count ->
    [one] turno
   *[other] turni
}
-last-round = ultimo round
-first-player = primo giocatore
# Invariabile.
# Invariabile.
-stalemate = stallo

## Il gioco

title = UR
blurb = Espanditi sulle tessere della Mesopotamia: semina, commercia, combatti e innalza ziggurat. La tessera che prendi in mano ti offre le tue prossime due azioni: sceglila bene, perché la vedono tutti.

## Facce

face-agriculture = Agricoltura
face-trade = Commercio
face-culture = Cultura
face-politics = Politica
face-war = Guerra

## Tipi di tessera

kind-AT = { face-agriculture } / { face-trade }
kind-AC = { face-agriculture } / { face-culture }
kind-AP = { face-agriculture } / { face-politics }
kind-AW = { face-agriculture } / { face-war }
kind-TC = { face-trade } / { face-culture }
kind-TP = { face-trade } / { face-politics }
kind-TW = { face-trade } / { face-war }
kind-CP = { face-culture } / { face-politics }
kind-CW = { face-culture } / { face-war }
kind-PW = { face-politics } / { face-war }

## Lati di una tessera

side-N = nord
side-E = est
side-S = sud
side-W = ovest

## Che cosa si chiede

ask-place = { $round ->
    [1] Metti il tuo primo { -token(count: 1) } su una { -free-tile(count: 1) } qualsiasi.
   *[other] Metti un { -token(count: 1) } su una tua tessera o su una { -free-tile(count: 1) } adiacente.
}
ask-setup_exchange = Scambia la tua { -hand-tile(count: 1) } con un’altra, oppure tienila.
ask-actions = Esegui un’azione, metti un { -token(count: 1) } al suo posto o costruisci una { -ziggurat(count: 1) }.
ask-second_ziggurat = Vuoi costruire una seconda { -ziggurat(count: 1) }?
ask-return = Non possiedi più nessuna tessera: scegli una { -free-tile(count: 1) } per rientrare in gioco.
ask-grow = Quanti { -token(count: 2) } aggiungi alla tua { -agriculture-tile(count: 1) } in { $tile }?
ask-stock = La tua { -supply } non basta per tutto: quanti { -token(count: 2) } metti sulla tua tessera commercio in { $tile }?
ask-share = Non ci sono abbastanza { -token(count: 2) } per tutto: quanti ne riceve { $seat } in { $tile }?
ask-keep = Quanti { -token(count: 2) } vuoi in { $tile } (ancora { $pool } da distribuire)?
ask-attack = Scegli una tua tessera e il lato verso cui attacca.
ask-advance = Quanti { -token(count: 2) } passano da { $source } a { $target }?
ask-exchange = Scegli la tessera che prendi al posto della tua { -hand-tile(count: 1) }.
ask-show = Scegli la { -face(count: 1) } che mostrerà la tessera che avevi in mano.
ask-over = La partita è finita.

## Che cosa si può rispondere

do-place = Metti un { -token(count: 1) } in { $tile }
do-decline = Tieni la tessera
do-act = Esegui l’azione { $face }
do-reinforce = Rinforza { $tile }
do-settle = Insediati in { $tile }
do-build = Costruisci una { -ziggurat(count: 1) } in { $tile }
do-end_actions = Passa allo { -exchange(count: 1) }
do-grow = { $n ->
    [0] Non aggiungere { -token(count: 2) }
    [one] Aggiungi { $n } { -token(count: 1) }
   *[other] Aggiungi { $n } { -token(count: 2) }
}
do-stock = { $n ->
    [0] Non mettere { -token(count: 2) }
    [one] Metti { $n } { -token(count: 1) }
   *[other] Metti { $n } { -token(count: 2) }
}
do-share = { $n ->
    [0] Non dare { -token(count: 2) }
    [one] Dai { $n } { -token(count: 1) }
   *[other] Dai { $n } { -token(count: 2) }
}
do-keep = { $n ->
    [0] Lasciala vuota
    [one] Metti { $n } { -token(count: 1) }
   *[other] Metti { $n } { -token(count: 2) }
}
do-attack = Attacca da { $from } verso { $side }
do-advance = { $n ->
    [one] Occupa con { $n } { -token(count: 1) }
   *[other] Occupa con { $n } { -token(count: 2) }
}
do-cease = Concludi la guerra
do-exchange = Prendi la tessera { $spot }
do-show = Mostra la faccia { $face }

## Che cosa è successo

event-dealt = Le tessere sono disposte e comincia { $first_player }.
event-token_placed = { $seat } mette il suo { $round ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] { $round }º
} { -token(count: 1) } in { $tile }.
event-setup_declined = { $seat } tiene la sua { -hand-tile(count: 1) }.
event-turn_started = Round { $round }: tocca { $seat-to }, con { $kind } in mano.
event-reinforced = { $n ->
    [one] { $seat } rinforza { $tile }, che ora ha { $n } { -token(count: 1) }.
   *[other] { $seat } rinforza { $tile }, che ora ha { $n } { -token(count: 2) }.
}
event-settled = { $reason ->
    [refused_both] { $seat } rinuncia a entrambe le azioni e si insedia in { $tile }
    [only_ziggurats] { $seat } aveva soltanto ziggurat e rientra in gioco in { $tile }
    [nothing_left] { $seat } non aveva più nulla e rientra in gioco in { $tile }
   *[other] { $seat } si insedia in { $tile }
} con { $n ->
    [one] { $n } { -token(count: 1) }
   *[other] { $n } { -token(count: 2) }
}.
event-action_started = { $seat } esegue l’azione { $face }.
event-tokens_removed = { $seat } perde { $n ->
    [one] { $n } { -token(count: 1) }
   *[other] { $n } { -token(count: 2) }
} in { $tile } { $cause ->
    [agriculture] a causa dell’agricoltura.
    [attacked] sotto attacco.
    [attacker] attaccando.
   *[other] ({ $cause }).
}
event-tokens_added = { $seat } guadagna { $n ->
    [one] { $n } { -token(count: 1) }
   *[other] { $n } { -token(count: 2) }
} in { $tile } { $cause ->
    [agriculture] grazie all’agricoltura.
    [trade] grazie al commercio.
    [culture] grazie alla cultura.
   *[other] ({ $cause }).
}
event-tokens_short = { $n ->
    [one] Manca { $n } { -token(count: 1) }
   *[other] Mancano { $n } { -token(count: 2) }
} { $seat-to } { $cause ->
    [trade] per il commercio
    [culture] per la cultura
   *[other] ({ $cause })
}: la sua { -supply } è vuota.
event-tokens_set = { $after ->
    [0] { $seat } svuota { $tile } (prima: { $before }).
    [one] { $seat } mette { $after } { -token(count: 1) } in { $tile } (prima: { $before }).
   *[other] { $seat } mette { $after } { -token(count: 2) } in { $tile } (prima: { $before }).
}
event-attacked = { $fallen ->
    [0] { $seat } attacca la { -free-tile(count: 1) } { $target } da { $source }
    [one] { $seat } attacca { $target } ({ $defender }) da { $source }: cade { $fallen } { -token(count: 1) } per parte
   *[other] { $seat } attacca { $target } ({ $defender }) da { $source }: cadono { $fallen } { -token(count: 2) } per parte
}, { $cost ->
    [0] senza altre perdite.
    [one] e l’attacco costa { $cost } { -token(count: 1) } in più.
   *[other] e l’attacco costa { $cost } { -token(count: 2) } in più.
}
event-moved_in = { $n ->
    [one] { $seat } occupa { $target } spostando { $n } { -token(count: 1) } da { $source }.
   *[other] { $seat } occupa { $target } spostando { $n } { -token(count: 2) } da { $source }.
}
event-tile_freed = La tessera { $tile } torna libera; era di { $seat }.
event-action_ended = { $seat } conclude l’azione { $face }.
event-ziggurat_built = { $seat } costruisce una { -ziggurat(count: 1) } in { $tile }; { $left ->
    [0] non ne restano più.
    [one] ne resta { $left }.
   *[other] ne restano { $left }.
}
event-exchanged = { $face ->
    [none] { $seat } prende la { -spare-tile(count: 1) } { $taken } e lascia { $given } al suo posto.
   *[other] { $seat } prende { $taken } da { $spot } e ci mette { $given }, con la faccia { $face } visibile.
}
event-turn_idle = { $n ->
    [one] { $seat } non fa altro che scambiare ({ $n } { -turn(count: 1) } senza azioni).
   *[other] { $seat } non fa altro che scambiare ({ $n } { -turn(count: 2) } di fila senza azioni).
}
event-last_round = { $seat } ha costruito la quinta { -ziggurat(count: 1) }: è l’{ -last-round }.
event-game_over = { $cause ->
    [no_exchange] La partita è finita: { $seat } non ha nessuna tessera da prendere in cambio.
    [ziggurats] La partita è finita: tutte e cinque le { -ziggurat(count: 2) } sono costruite e { $seat } ha giocato l’ultimo { -turn(count: 1) }.
    [idle] La partita è finita: { -stalemate } dopo il { -turn(count: 1) } di { $seat }.
    [round_limit] La partita è finita: si è raggiunto il limite di round e { $seat } ha giocato l’ultimo { -turn(count: 1) }.
   *[other] La partita è finita dopo il { -turn(count: 1) } di { $seat }.
}
event-scored = { $points ->
    [one] { $seat } fa { $points } punto
   *[other] { $seat } fa { $points } punti
}: agricoltura { $agriculture }, commercio { $trade }, cultura { $culture }, politica { $politics }, guerra { $war }, ziggurat { $ziggurats }, con la { -hand-tile(count: 1) } contata come { $face }.
event-ranked = { $rank }º posto: { $seat }, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e { $tokens ->
    [one] { $tokens } { -token(count: 1) }
   *[other] { $tokens } { -token(count: 2) }
} sulla griglia.

## Opzioni

option-players-help = UR è fatto per tre o quattro giocatori; la partita in due è un’estensione con le stesse regole.
option-first_player = Primo giocatore
option-first_player-help = Chi mette il primo segnalino e comincia ogni round?
option-first_player-random = A sorte
option-first_player-0 = Posto 1
option-first_player-1 = Posto 2
option-first_player-2 = Posto 3
option-first_player-3 = Posto 4
option-two_player_spares = Tessere di scorta in due
option-two_player_spares-help = Che fine fanno le due tessere avanzate quando si gioca in due?
option-two_player_spares-exchangeable = Scambiabili
option-two_player_spares-removed = Fuori dal gioco
option-lone_field = Tessera agricoltura isolata
option-lone_field-help = Una tessera agricoltura che non tocca nessun’altra tua tessera agricoltura perde un segnalino in Agricoltura?
option-lone_field-exempt = Risparmiata
option-lone_field-loses = Perde un segnalino
option-hole_is_edge = Ziggurat come bordo
option-hole_is_edge-help = Un lato che tocca una ziggurat rende un segnalino in Commercio, come il bordo della griglia?
option-hole_is_edge-no = No
option-hole_is_edge-yes = Sì
option-ziggurat_face = Faccia sotto una ziggurat
option-ziggurat_face-help = La faccia coperta da una ziggurat vale anch’essa nel punteggio, oltre alla ziggurat stessa?
option-ziggurat_face-ignored = Ignorata
option-ziggurat_face-counts = Conta
option-tie_break = Parità di punti
option-tie_break-help = A parità di punti decidono i segnalini sulla griglia?
option-tie_break-tokens = Decidono i segnalini
option-tie_break-shared = Posizione condivisa
option-idle_rounds = Round senza azioni
option-idle_rounds-help = Dopo questo numero di round in cui nessuno fa altro che scambiare, la partita finisce (0: mai).
option-round_limit = Limite di round
option-round_limit-help = La partita finisce al più tardi dopo questo numero di round (0: senza limite).

## La griglia in testo

board-supply = riserva { $n }
board-hand = in mano { $kind }
board-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
board-ziggurats = Ziggurat rimaste: { $n }
board-spares = A lato della griglia: { $kinds }
board-turn = Round { $round }, tocca { $seat-to }
board-legend = Ogni casella mostra la lettera della faccia visibile in maiuscolo, quella della faccia nascosta in minuscolo, poi il simbolo di un giocatore e il numero dei suoi segnalini; Z seguita da un simbolo indica una ziggurat e chi l’ha costruita (A agricoltura, T commercio, C cultura, P politica, W guerra).
board-over = La partita è finita

board-grid = Le tessere di { title }
board-hidden = altra faccia: { $face }
board-free = { -free-tile(count: 1) }
board-owned = { $n ->
    [one] { $seat }, { $n } { -token(count: 1) }
   *[other] { $seat }, { $n } { -token(count: 2) }
}
board-lifted = { $n ->
    [one] { $n } { -token(count: 1) } sollevato
   *[other] { $n } { -token(count: 2) } sollevati
}
board-built = { -ziggurat(count: 1) } di { $seat }
board-take-spare = Prendi la tessera di scorta { $kind }
board-asked = la domanda riguarda questa tessera
board-war = { $source } attacca { $target }
board-first = { -first-player }
board-to-play = di turno
board-pool = { $n ->
    [one] ancora { $n } { -token(count: 1) } da mettere
   *[other] ancora { $n } { -token(count: 2) } da mettere
}
board-performed = già eseguita
board-does-agriculture = Le tue tessere che non toccano nessuna tua { -agriculture-tile(count: 1) } perdono un { -token(count: 1) }; poi aggiungine fino a due su ogni { -agriculture-tile(count: 1) }.
board-does-trade = Ogni tua tessera commercio guadagna un { -token(count: 1) } per ogni lato sul bordo o contro una tessera avversaria.
board-does-culture = Ogni tua tessera cultura dà un { -token(count: 1) } a ogni tessera occupata vicina, anche avversaria.
board-does-politics = Ridistribuisci come vuoi i tuoi { -token(count: 2) } fra le tue tessere.
board-does-war = Attacca le tessere vicine quante volte vuoi: le due parti perdono lo stesso numero di { -token(count: 2) }, e tu uno in più, salvo a facce uguali o da una tessera guerra.
board-does-ziggurat = Su una tua tessera con cinque { -token(count: 2) }, all’inizio del tuo turno e al posto delle tue azioni. Nel punteggio completa qualunque serie.
