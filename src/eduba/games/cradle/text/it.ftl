### Mesopotamia, Cradle of Civilization: le parole del gioco in italiano.

## The game

title = La culla della civiltà
blurb = Esplora una terra sconosciuta tessera dopo tessera, porta legno e pietra dove servono, costruisci capanne e luoghi sacri, raccogli mana e porta per primo le tue quattro offerte al tempio.

## Terrains

terrain-temple = tempio
terrain-plains = pianura
terrain-forest = foresta
    .refill = Quale altra foresta riceve un legno?
terrain-quarry = cava
    .refill = Quale altra cava riceve una pietra?
terrain-volcano = vulcano

## Directions

direction-north = nord
direction-north_east = nord-est
direction-south_east = sud-est
direction-south = sud
direction-south_west = sud-ovest
direction-north_west = nord-ovest

## Goods and loads

good-wood = legno
    .some = legno
    .many = legno
good-stone = pietra
    .some = una pietra
    .many = pietre
cargo-empty = a mani vuote
cargo-wood = con legno
cargo-stone = con una pietra
cargo-empty_thief = a mani vuote (ha già rubato)
cargo-wood_thief = con legno (ha già rubato)
cargo-stone_thief = con una pietra (ha già rubato)
cargo-offering_0 = con l’offerta 1
cargo-offering_1 = con l’offerta 2
cargo-offering_2 = con l’offerta 3
cargo-offering_3 = con l’offerta 4

## Players

owner-neutral = neutrale

## Actions

kind-huts = Costruisci capanne
    .does = costruisce capanne
kind-holy_places = Erigi luoghi sacri
    .does = erige luoghi sacri
kind-growth = Accresci la popolazione
    .does = accresce la popolazione
kind-fertile_growth = Accresci la popolazione con Fertilità
    .does = gioca Fertilità e accresce la popolazione
kind-card = Pesca una carta
    .does = sceglie di pescare
kind-pass = Non fare nulla
    .does = non fa nulla

## Cards

card-endurance = Resistenza
card-priest = Sacerdote
card-fertility = Fertilità
card-sacred_stone = Pietra sacra
card-land = Terra
card-mana_theft = Furto di mana
card-teleportation = Teletrasporto
card-expulsion = Espulsione

cardtext-endurance = { $n ->
    [one] Ottieni { $n } punto movimento in più in questo turno.
   *[other] Ottieni { $n } punti movimento in più in questo turno.
}
cardtext-priest = Un luogo sacro che ti dà mana in questo turno ne dà { $n } in più.
cardtext-fertility = Quando accresci la popolazione, ogni coppia genera { $n } tribù invece di una.
cardtext-fertility-narrowed = Quando accresci la popolazione, una coppia genera { $n } tribù invece di una.
cardtext-sacred_stone = Porta subito una pietra al tempio: vale { $n } volte.
cardtext-land = { $n ->
    [one] Scopri subito: guarda prima in segreto la prossima tessera.
   *[other] Scopri subito: guarda in segreto le prossime { $n } tessere e prendine una.
}
cardtext-mana_theft = Dopo una nascita: prendi { $n } mana a un avversario.
cardtext-teleportation = Sposta una tribù qualsiasi, tua o altrui, con il suo carico, su una tessera qualsiasi.
cardtext-expulsion = Sposta una capanna qualsiasi su un’altra pianura con spazio libero.
cardtext-expulsion-narrowed = Sposta una capanna qualsiasi su una pianura vicina con spazio libero.

## What is asked

ask-move = { $points ->
    [0] Non ti restano punti movimento: ruba, prendi un’offerta, gioca una carta o termina il movimento.
    [one] Ancora { $points } punto movimento: muovi una tribù o termina il movimento.
   *[other] Ancora { $points } punti movimento: muovi una tribù o termina il movimento.
}
ask-land_step = Terra: quale passo fa la scoperta?
ask-stone_step = Pietra sacra: quale pietra porti al tempio?
ask-terrain = Quale delle tessere che vedi prendi?
ask-volcano = Hai pescato un vulcano: dove lo metti?
ask-refill = { $terrain-refill }{ $need ->
    [one] {""}
   *[other] {" "}Restano { $need } pezzi da mettere.
}
ask-hold = Che cosa portano le tue tribù su { $tile }?
ask-action = Quale azione scegli?
ask-make = { $kind }: quante volte su { $tile }?
ask-offer = Quale offerta nascondi sotto la capanna su { $tile }?
ask-after = Giochi una carta prima di contare il mana?
ask-rob = A chi prendi mana?
ask-tel_from = Teletrasporto: da quale tessera?
ask-tel_who = Quale tribù su { $tile } teletrasporti?
ask-tel_to = Dove va?
ask-exp_from = Espulsione: da quale pianura?
ask-exp_which = Quale capanna su { $tile } sposti?
ask-exp_to = Dove va?
ask-over = La partita è finita.

## What can be answered

do-step = { $tile } → { $direction }, { $cargo }
do-lift = Prendi l’offerta { $offering }
do-steal = Ruba { $good-some } { $victim-to } su { $tile }
do-play = Gioca «{ $card }»
do-sort_loads = Distribuisci i carichi a mano
do-end_movement = Termina il movimento
do-hold = { $wood } legno, { $stone ->
    [one] { $stone } pietra
   *[other] { $stone } pietre
}
do-choose_terrain = Prendi: { $terrain }
do-place_volcano = Metti il vulcano a { $direction } di { $tile }
do-refill = Su { $tile }
do-action = { $kind }
do-make = { $n ->
    [0] Nulla qui
   *[other] { $n } qui
}
do-offer = Offerta di valore { $value }
do-rob = Prendi mana { $victim-to }
do-teleport_from = Da { $tile }
do-teleport_who = Tribù di { $owner }, { $cargo }
do-teleport_to = Verso { $tile }
do-expel_from = Da { $tile }
do-expel_which = { $owner ->
    [neutrale] Capanna neutrale
   *[other] Capanna di { $owner }
}{ $marker ->
    [0] {""}
   *[other] , con l’offerta { $marker }
}
do-expel_to = Verso { $tile }
do-end_turn = Termina il turno

## What happened

event-game_started = Si gioca in { $players }. Punti movimento del primo round: { $players ->
    [2] { $p0 }, { $p1 }
    [3] { $p0 }, { $p1 }, { $p2 }
   *[other] { $p0 }, { $p1 }, { $p2 }, { $p3 }
}.
event-round_started = Round { $round }.
event-turn_started = { $seat } comincia il turno con { $points ->
    [one] { $points } punto movimento
   *[other] { $points } punti movimento
}.
event-stepped = { $seat }: una tribù va da { $source } a { $target }, { $cargo }.
event-loads_changed = Su { $tile } { $seat }{ $wood ->
    [0] {""}
    [1] {" "}prende 1 legno
    [2] {" "}prende 2 legno
    [-1] {" "}posa 1 legno
    [-2] {" "}posa 2 legno
   *[other] {" "}cambia legno ({ $wood })
}{ $wood ->
    [0] {""}
   *[other] { $stone ->
        [0] {""}
       *[other] {" e"}
    }
}{ $stone ->
    [0] {""}
    [1] {" "}prende 1 pietra
    [2] {" "}prende 2 pietre
    [-1] {" "}posa 1 pietra
    [-2] {" "}posa 2 pietre
   *[other] {" "}cambia pietra ({ $stone })
}.
event-stolen = { $seat } ruba { $good-some } { $victim-to } su { $tile }.
event-stone_built = { $doubled ->
    [0] { $seat } porta una pietra al tempio: mana { $mana }, massimo { $maximum }.
   *[other] { $seat } porta una pietra sacra al tempio: mana { $mana }, massimo { $maximum }.
}
event-lifted = { $seat } prende un’offerta su { $tile }.
event-delivered = { $seat } consegna l’offerta di valore { $value } (consegnate: { $count }; mana rimasto: { $mana }).
event-bounced = { $seat } non può pagare l’offerta di valore { $value }: torna su { $tile }.
event-discovered = { $seat } scopre la tessera { $tile }: { $terrain }.
event-volcano_drawn = { $seat } pesca un vulcano.
event-volcano_placed = { $seat } mette il vulcano (tessera { $tile }).
event-discovery_cancelled = Non ci sono più tessere: la tribù di { $seat } resta dov’era.
event-resources_placed = { $n ->
    [one] { $n } { $good } arriva su { $tile }.
   *[other] { $n } { $good-many } arrivano su { $tile }.
}
event-supply_short = La riserva non basta ({ $good }): { $missing ->
    [one] manca { $missing } pezzo.
   *[other] mancano { $missing } pezzi.
}
event-action_taken = { $seat } { $kind-does }.
event-hut_built = { $seat } costruisce una capanna su { $tile } e ci nasconde un’offerta.
event-offering_hidden = È la tua offerta di valore { $value }.
event-holy_place_erected = { $seat } erige un luogo sacro su { $tile }.
event-born = { $n ->
    [one] { $seat }: { $n } tribù nasce su { $tile }.
   *[other] { $seat }: { $n } tribù nascono su { $tile }.
}
event-card_drawn = { $seat } pesca una carta.
event-card_seen = È «{ $card }».
event-card_played = { $seat } gioca «{ $card }».
event-land_looked_at = { $n ->
    [one] { $seat } guarda la prossima tessera.
   *[other] { $seat } guarda le prossime { $n } tessere.
}
event-land_seen = Vedi: pianura { $plains }, foresta { $forest }, cava { $quarry }, vulcano { $volcano }.
event-teleported = { $owner-own ->
    [1] { $seat } teletrasporta una sua tribù da { $source } a { $target }, { $cargo }.
   *[other] { $seat } teletrasporta una tribù di { $owner } da { $source } a { $target }, { $cargo }.
}
event-expelled = { $owner-own ->
    [1] { $seat } sposta una sua capanna da { $source } a { $target }.
   *[other] { $owner ->
        [neutrale] { $seat } sposta una capanna neutrale da { $source } a { $target }.
       *[other] { $seat } sposta una capanna di { $owner } da { $source } a { $target }.
    }
}
event-mana_stolen = { $seat } prende { $lost } mana { $victim-to } e ne guadagna { $gained }.
event-mana_gained = { $seat } raccoglie { $places } mana dai luoghi sacri{ $priests ->
    [0] {""}
   *[other] , { $priests } in più grazie ai Sacerdoti
}{ $lost ->
    [0] {""}
   *[other] , e ne perde { $lost } oltre il massimo
}: in tutto { $mana } mana.
event-reshuffled = { $cards ->
    [one] L’unica carta giocata forma il nuovo mazzo.
   *[other] Le { $cards } carte giocate vengono mescolate e formano un nuovo mazzo.
}
event-game_ended = { $reason ->
    [offerings] { $winner } ha consegnato tutte le offerte e vince.
   *[other] L’ultimo round è finito, e nessuno ha consegnato tutte le offerte.
}
event-ranked = { $rank }º posto: { $seat }, con { $points ->
    [one] { $points } offerta
   *[other] { $points } offerte
}.

## Options

option-players-help = Si gioca da due a quattro.
option-first_round_movement = Movimento del primo round
option-first_round_movement-help = Chi comincia ha meno punti movimento nel primo round?
option-first_round_movement-sheet = Meno
option-first_round_movement-full = 5 per tutti
option-home_pairs = Casa del primo giocatore
option-home_pairs-help = Su quale delle due pianure iniziali comincia il primo giocatore?
option-home_pairs-first_on_a = Pianura A
option-home_pairs-first_on_b = Pianura B
option-neutral_huts = Capanne neutrali
option-neutral_huts-help = In due o tre, capanne che non sono di nessuno completano le pianure iniziali?
option-neutral_huts-no = No
option-neutral_huts-yes = Sì
option-start_card = Carta iniziale
option-start_card-help = Ognuno comincia con una carta? (Variante del regolamento.)
option-start_card-no = No
option-start_card-yes = Sì
option-reshuffle = Nuovo mazzo
option-reshuffle-help = Le carte giocate vengono rimescolate quando il mazzo è vuoto?
option-reshuffle-no = No: sono perse, come nei tornei
option-reshuffle-yes = Sì
option-two_player_cards = Carte in due
option-two_player_cards-help = Quali carte si tolgono dal mazzo quando si gioca in due?
option-two_player_cards-victim = Furto di mana ed Espulsione
option-two_player_cards-third = Una Resistenza e un Sacerdote
option-two_player_cards-none = Nessuna
option-holy_place_ignores_foreign_tribes = Luoghi sacri fra gli altri
option-holy_place_ignores_foreign_tribes-help = Si può erigere un luogo sacro dove ci sono tribù di altri giocatori?
option-holy_place_ignores_foreign_tribes-no = No
option-holy_place_ignores_foreign_tribes-yes = Sì
option-growth_blocked_by = Offerte che impediscono le nascite
option-growth_blocked_by-help = Di chi sono le offerte a terra che impediscono le nascite sulla loro tessera?
option-growth_blocked_by-any = Di chiunque
option-growth_blocked_by-own = Solo le proprie
option-growth_pairs_share_hut = Una capanna per più coppie
option-growth_pairs_share_hut-help = Più coppie di una tessera possono dividersi una capanna per crescere?
option-growth_pairs_share_hut-no = No
option-growth_pairs_share_hut-yes = Sì
option-unpaid_offering = Offerta senza mana
option-unpaid_offering-help = Che ne è di un’offerta che non si può pagare al tempio?
option-unpaid_offering-illegal = Non può entrare
option-unpaid_offering-bounce = Viene mostrata e respinta
option-temple_stone_returns = Pietre del tempio
option-temple_stone_returns-help = Le pietre messe nel tempio tornano nella riserva?
option-temple_stone_returns-no = No: sono perse
option-temple_stone_returns-yes = Sì
option-resource_spread = Nuovo legno, nuova pietra
option-resource_spread-help = Dove vanno il legno o la pietra di una nuova foresta o cava?
option-resource_spread-all_tiles = Su tutte le tessere del tipo
option-resource_spread-new_tile = Solo sulla nuova tessera
option-sort_loads = Mani vuote
option-sort_loads-help = Si possono lasciare risorse a terra alla fine del movimento?
option-sort_loads-no = No
option-sort_loads-yes = Sì
option-endurance_points = Punti di Resistenza
option-endurance_points-help = Quanti punti movimento dà la carta Resistenza?
option-fertility_scope = Fertilità
option-fertility_scope-help = Quante coppie aiuta la carta Fertilità?
option-fertility_scope-all = Tutte le coppie
option-fertility_scope-one = Una coppia
option-land_look = Tessere di Terra
option-land_look-help = Quante tessere mostra la carta Terra?
option-expulsion_range = Portata di Espulsione
option-expulsion_range-help = Fin dove la carta Espulsione sposta una capanna?
option-expulsion_range-any = Ovunque
option-expulsion_range-adjacent = Su una tessera vicina
option-expulsion_marker = Offerta di una capanna espulsa
option-expulsion_marker-help = Che ne è dell’offerta sotto una capanna spostata?
option-expulsion_marker-travels = Segue la capanna
option-expulsion_marker-stays = Resta dov’è
option-teleport_delivers = Teletrasporto nel tempio
option-teleport_delivers-help = Si può teletrasportare una pietra o un’offerta nel tempio?
option-teleport_delivers-no = No
option-teleport_delivers-yes = Sì
option-round_cap = Ultimo round
option-round_cap-help = Dopo quanti round finisce la partita se nessuno ha vinto?

## The text board

board-round = Round { $round }
board-lying = { $seat }▣{ $n }
board-holy = { $seat }☼
board-carried = { $n ->
    [one] { $n } offerta
   *[other] { $n } offerte
}
board-n-wood = { $n } legno
board-n-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
board-supplies = Riserva: { $wood } legno, { $stone ->
    [one] { $stone } pietra
   *[other] { $stone } pietre
}; { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
} nella pila, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} nel mazzo
board-player = { $name } · offerte { $delivered }/4 · mana { $mana }/{ $maximum }
board-reserve = in riserva: { $tribes } tribù, { $huts ->
    [one] { $huts } capanna
   *[other] { $huts } capanne
}, { $places ->
    [one] { $places } luogo sacro
   *[other] { $places } luoghi sacri
}; { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} in mano
board-secrets = le tue carte: { $cards }; offerte in riserva: { $values }
board-offering-lies = l’offerta { $number } (valore { $value }) è a terra su { $tile }
board-offering-carried = l’offerta { $number } (valore { $value }) è portata su { $tile }
board-offering-delivered = l’offerta { $number } (valore { $value }) è consegnata
board-to-decide = Decide { $seat } ({ $points ->
    [one] { $points } punto movimento
   *[other] { $points } punti movimento
}, ancora { $discoveries ->
    [one] { $discoveries } scoperta
   *[other] { $discoveries } scoperte
})
board-over = La partita è finita

## The board on the page

board-land = Mappa delle terre conosciute
board-closer = Guarda più da vicino
board-farther = Guarda da più lontano
board-whole-land = Mostra tutta la terra
board-tray = Che cosa puoi scegliere
board-tile = { $terrain } { $name }
board-does-temple = Qui le pietre diventano mana e si consegnano le offerte.
board-does-plains = Capanne e luoghi sacri si costruiscono sulle pianure.
board-does-forest = Quando si scopre una foresta, arriva legno sulle foreste.
board-does-quarry = Quando si scopre una cava, arriva pietra sulle cave.
board-does-volcano = Nessuna tribù ci va mai.
board-unknown = Terra sconosciuta
board-does-unknown = Una tribù che va qui scopre una nuova tessera.
board-pile-left = { $n ->
    [one] resta { $n } tessera
   *[other] restano { $n } tessere
}
board-tribes-of = { $n ->
    [one] { $seat }: { $n } tribù
   *[other] { $seat }: { $n } tribù
}
board-laden = { $tribes } ({ $carried })
board-huts-of = { $n ->
    [one] Capanna di { $seat }
   *[other] { $n } capanne di { $seat }
}
board-neutral-huts = { $n ->
    [one] Una capanna neutrale
   *[other] { $n } capanne neutrali
}
board-holy-place-of = Luogo sacro di { $seat }
board-offering-of = Un’offerta di { $seat }, coperta
board-offering-of-value = Un’offerta di { $seat }, valore { $value }
board-loose = A terra: { $goods }
board-does-cargo = Che cosa la tribù porta con sé; il resto rimane sulla tessera.
board-load-of = { $good }: carico di { $seat }
board-does-load = Puoi rubarlo se su questa tessera hai più tribù del suo proprietario.
board-with-offering = Con l’offerta { $number }
board-without-offering = Senza offerta
board-seen = { $n ->
    [one] { $n } delle tessere che vedi
   *[other] { $n } delle tessere che vedi
}
board-actions = Azioni
board-kind-huts = Capanne
board-kind-holy_places = Luoghi sacri
board-kind-growth = Popolazione
board-kind-fertile_growth = Fertilità
board-kind-card = Carta
board-kind-pass = Niente
board-does-huts = Su una pianura con due tue tribù e un legno; sotto ogni nuova capanna nascondi un’offerta.
board-does-holy_places = Su una pianura senza capanne, con due tue tribù, nessuna altrui, e una pietra.
board-does-growth = Per ogni coppia di tue tribù su una tessera con una tua capanna nasce lì una tribù; a ogni coppia la sua capanna.
board-does-fertile_growth = Con la carta Fertilità: più tribù per ogni coppia.
board-does-card = Pesca una carta; potrai giocarla dal tuo prossimo turno.
board-does-pass = Nessuna azione in questo turno.
board-turn-title = Round e fase
board-round-of = Round { $round } di { $cap }
board-phase-move = I Movimento
board-phase-act = II Azione
board-phase-mana = III Mana
board-points-left = { $n ->
    [one] ancora { $n } punto movimento
   *[other] ancora { $n } punti movimento
}
board-discoveries-left = { $n ->
    [one] ancora { $n } scoperta in questo turno
   *[other] ancora { $n } scoperte in questo turno
}
board-offerings = Offerte
board-delivered = { $n ->
    [one] { $n } offerta consegnata
   *[other] { $n } offerte consegnate
}
board-offering = Offerta { $number }
board-value = Offerta di valore { $value }
board-in-reserve = In riserva
board-offering-is-reserve = In riserva
board-offering-is-lying = A terra su { $tile }
board-offering-is-carried = Portata su { $tile }
board-offering-is-delivered = Consegnata
board-mana-title = Mana
board-mana = Mana { $mana }, al massimo { $maximum }
board-income = I luoghi sacri darebbero { $n } adesso
board-does-mana = Il mana paga le offerte. Una pietra posata nel tempio sposta la barra.
board-reserve-title = Riserva
board-left = Tribù { $tribes }, capanne { $huts }, luoghi sacri { $places }
board-hand = Le tue carte
board-cards-held = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
board-just-drawn = dal tuo prossimo turno
board-reconstructed = ricostruzione
board-reconstructed-note = La carta stampata ci manca: il suo effetto, o una parte, è una nostra ricostruzione.
board-window-endurance = Si gioca durante il movimento
board-window-priest = Si gioca dopo la tua azione
board-window-fertility = Si gioca con la tua azione
board-window-sacred_stone = Si gioca durante il movimento
board-window-land = Si gioca durante il movimento
board-window-mana_theft = Si gioca dopo le nascite
board-window-teleportation = Si gioca durante il movimento o dopo la tua azione
board-window-expulsion = Si gioca durante il movimento o dopo la tua azione
board-piles = Pile
board-pile = Tessere
board-deck = Carte
board-deck-left = { $n ->
    [one] { $n } carta nel mazzo
   *[other] { $n } carte nel mazzo
}
board-played = Giocate: { $cards }
board-supply-left = { $n } nella riserva comune
board-built = { $n ->
    [one] { $n } pietra posata nel tempio
   *[other] { $n } pietre posate nel tempio
}
