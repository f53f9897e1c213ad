### Mesopotamia, Cradle of Civilization: le parole del gioco in italiano.

## The game

title = La culla della civiltà
blurb = Esplora una terra sconosciuta tessera dopo tessera, porta legno e pietra dove servono, costruisci capanne e luoghi sacri, raccogli mana e porta per primo le tue quattro offerte al tempio.

## Terrains

terrain-temple = tempio
terrain-plains = pianura
terrain-forest = foresta
terrain-quarry = cava
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
good-stone = pietra
cargo-empty = a mani vuote
cargo-wood = con legno
cargo-stone = con una pietra
cargo-empty_thief = la ladra, a mani vuote
cargo-wood_thief = la ladra, con legno
cargo-stone_thief = la ladra, con una pietra
cargo-offering_0 = con l’offerta 1
cargo-offering_1 = con l’offerta 2
cargo-offering_2 = con l’offerta 3
cargo-offering_3 = con l’offerta 4

## Players

owner-0 = ●
owner-1 = ■
owner-2 = ▲
owner-3 = ◆
owner-neutral = neutrale

## Actions

kind-huts = Costruire capanne
kind-holy_places = Erigere luoghi sacri
kind-growth = Accrescere la popolazione
kind-fertile_growth = Accrescere con Fertilità
kind-card = Pescare una carta
kind-pass = Non fare nulla

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
cardtext-sacred_stone = Porta subito una pietra al tempio: vale { $n } volte.
cardtext-land = { $n ->
    [one] Scopri subito: guarda prima in segreto la prossima tessera.
   *[other] Scopri subito: guarda in segreto le prossime { $n } tessere e prendine una.
}
cardtext-mana_theft = Dopo una nascita: prendi { $n } mana a un avversario.
cardtext-teleportation = Sposta una tribù qualsiasi, tua o altrui, con il suo carico, su una tessera qualsiasi.
cardtext-expulsion = Sposta una capanna qualsiasi su un’altra pianura con spazio libero.

## What is asked

ask-move = { $points ->
    [0] Nessun punto movimento rimasto. Ruba, prendi un’offerta, gioca una carta o termina il movimento.
    [one] Ancora { $points } punto movimento: muovi una tribù o termina il movimento.
   *[other] Ancora { $points } punti movimento: muovi una tribù o termina il movimento.
}
ask-land_step = Terra: con quale passo scopri?
ask-stone_step = Pietra sacra: quale pietra porti al tempio?
ask-terrain = Quale delle tessere che vedi prendi?
ask-volcano = Hai pescato un vulcano: dove lo metti?
ask-refill = { $need ->
    [one] Quale altra tessera ({ $terrain }) riceve un pezzo?
   *[other] Quale altra tessera ({ $terrain }) riceve un pezzo? Ne restano { $need } da scegliere.
}
ask-hold = Che cosa tengono le tue tribù su { $tile }?
ask-action = Quale azione scegli?
ask-make = { $kind }: quanto su { $tile }?
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
do-lift = Prendere l’offerta { $offering ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
do-steal = Rubare a { $victim } su { $tile }: { $good }
do-play = Giocare { $card }
do-sort_loads = Distribuire i carichi a mano
do-end_movement = Terminare il movimento
do-hold = { $wood } legno, { $stone } pietra
do-choose_terrain = Prendere: { $terrain }
do-place_volcano = Vulcano a { $direction } di { $tile }
do-refill = Su { $tile }
do-action = { $kind }
do-make = { $n ->
    [0] Nulla qui
   *[other] { $n } qui
}
do-offer = Offerta di valore { $value }
do-rob = A { $victim }
do-teleport_from = Da { $tile }
do-teleport_who = Tribù di { $owner }, { $cargo }
do-teleport_to = Verso { $tile }
do-expel_from = Da { $tile }
do-expel_which = { $marker ->
    [0] Capanna: { $owner }
   *[other] Capanna: { $owner }, con l’offerta { $marker }
}
do-expel_to = Verso { $tile }
do-end_turn = Terminare il turno

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
event-loads_changed = Carichi di { $seat } su { $tile }: legno { $wood }, pietra { $stone }.
event-stolen = { $seat } ruba a { $victim } su { $tile }: { $good }.
event-stone_built = { $doubled ->
    [0] { $seat } mette una pietra nel tempio: mana { $mana }, massimo { $maximum }.
   *[other] { $seat } mette una pietra sacra nel tempio: mana { $mana }, massimo { $maximum }.
}
event-lifted = { $seat } prende un’offerta su { $tile }.
event-delivered = { $seat } consegna l’offerta di valore { $value } (consegnate: { $count }; mana rimasto: { $mana }).
event-bounced = { $seat } non può pagare l’offerta di valore { $value }: torna su { $tile }.
event-discovered = { $seat } scopre la tessera { $tile }: { $terrain }.
event-volcano_drawn = { $seat } pesca un vulcano.
event-volcano_placed = { $seat } mette il vulcano (tessera { $tile }).
event-discovery_cancelled = Non ci sono più tessere: la tribù di { $seat } resta dov’era.
event-resources_placed = { $good } su { $tile }: { $n }.
event-supply_short = La riserva non basta ({ $good }): mancano { $missing }.
event-action_taken = { $seat }, azione: { $kind }.
event-hut_built = { $seat } costruisce una capanna su { $tile } e ci nasconde un’offerta.
event-offering_hidden = È la tua offerta di valore { $value }.
event-holy_place_erected = { $seat } erige un luogo sacro su { $tile }.
event-born = { $n ->
    [one] { $seat }: { $n } tribù nasce su { $tile }.
   *[other] { $seat }: { $n } tribù nascono su { $tile }.
}
event-card_drawn = { $seat } pesca una carta.
event-card_seen = È { $card }.
event-card_played = { $seat } gioca { $card }.
event-land_looked_at = { $n ->
    [one] { $seat } guarda la prossima tessera.
   *[other] { $seat } guarda le prossime { $n } tessere.
}
event-land_seen = Vedi: pianura { $plains }, foresta { $forest }, cava { $quarry }, vulcano { $volcano }.
event-teleported = { $seat } teletrasporta una tribù di { $owner } da { $source } a { $target }, { $cargo }.
event-expelled = { $owner ->
    [neutrale] { $seat } sposta una capanna neutrale da { $source } a { $target }.
   *[other] { $seat } sposta una capanna di { $owner } da { $source } a { $target }.
}
event-mana_stolen = { $seat } prende { $lost } mana a { $victim } e ne guadagna { $gained }.
event-mana_gained = { $seat } raccoglie mana: { $places } dai luoghi sacri, { $priests } dai Sacerdoti, { $lost } perso; totale { $mana }.
event-reshuffled = Le { $cards } carte giocate vengono mescolate e formano un nuovo mazzo.
event-game_ended = { $reason ->
    [offerings] { $winner } ha consegnato tutte le offerte e vince.
   *[other] L’ultimo round è finito, e nessuno ha consegnato tutte le offerte.
}
event-ranked = { $rank }° posto: { $seat }, con { $points ->
    [one] { $points } offerta
   *[other] { $points } offerte
}.

## Options

option-players = Giocatori
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
option-neutral_huts-help = In due o tre, capanne di nessuno completano le pianure iniziali?
option-neutral_huts-no = No
option-neutral_huts-yes = Sì
option-start_card = Carta iniziale
option-start_card-help = Ognuno comincia con una carta? (Variante del regolamento.)
option-start_card-no = No
option-start_card-yes = Sì
option-reshuffle = Nuovo mazzo
option-reshuffle-help = Le carte giocate vengono rimescolate quando il mazzo è vuoto?
option-reshuffle-no = No: sono perse
option-reshuffle-yes = Sì
option-two_player_cards = Carte in due giocatori
option-two_player_cards-help = Quali carte si tolgono dal mazzo in due giocatori?
option-two_player_cards-victim = Furto di mana ed Espulsione
option-two_player_cards-third = Una Resistenza e un Sacerdote
option-two_player_cards-none = Nessuna
option-holy_place_ignores_foreign_tribes = Luoghi sacri fra gli altri
option-holy_place_ignores_foreign_tribes-help = Si può erigere un luogo sacro dove ci sono tribù di altri giocatori?
option-holy_place_ignores_foreign_tribes-no = No
option-holy_place_ignores_foreign_tribes-yes = Sì
option-growth_blocked_by = Offerte che impediscono le nascite
option-growth_blocked_by-help = Le offerte a terra di chi impediscono le nascite sulla loro tessera?
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
option-step_order = Ordine dei passi
option-step_order-help = Dove l’ordine non conta scegli liberamente; l’ordine fisso è fatto per i giocatori automatici.
option-step_order-free = Libero
option-step_order-canonical = Fisso

## The text board

board-round = Round { $round }
board-lying = { $seat }▣{ $n }
board-holy = { $seat }☼
board-carried = { $n ->
    [one] { $n } offerta
   *[other] { $n } offerte
}
board-supplies = Riserva: { $wood } legno, { $stone } pietra; { $tiles } tessere nella pila, { $cards } carte nel mazzo
board-player = { $name } · offerte { $delivered }/4 · mana { $mana }/{ $maximum }
board-reserve = in riserva: { $tribes } tribù, { $huts } capanne, { $places } luoghi sacri; { $cards } carte in mano
board-secrets = le tue carte: { $cards }; offerte in riserva: { $values }
board-offering-lies = l’offerta { $number } (valore { $value }) è a terra su { $tile }
board-offering-carried = l’offerta { $number } (valore { $value }) è portata su { $tile }
board-to-decide = Decide { $seat } ({ $points } punti movimento, ancora { $discoveries } scoperte)
board-over = La partita è finita
