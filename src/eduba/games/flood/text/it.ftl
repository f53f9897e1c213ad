### Dopo il Diluvio: le parole del gioco in italiano.

## The game

title = Dopo il Diluvio
blurb = Tre popoli si dividono la Mesopotamia per cinque turni: fonda città, manda lontano lavoratori e mercanti, crea un impero che non sopravvivrà al turno e adorna le tue città con le ricchezze di terre lontane.

## Risorse

resource-grain = grano
resource-wood = legno
resource-metal = metallo
resource-textile = tessuto
resource-tool = attrezzo
resource-oil = olio
resource-gold = oro
resource-lapis = lapislazzuli

## Regioni

region-sippar = Sippar
region-babylon = Babilonia
region-nippur = Nippur
region-shuruppak = Shuruppak
region-umma = Umma
region-uruk = Uruk
region-ur = Ur
region-lagash = Lagash
region-eridu = Eridu
region-hittites = Ittiti
region-mittani = Mitanni
region-assyria = Assiria
region-amorites = Amorrei
region-egypt = Egitto
region-kassites = Cassiti
region-guti = Gutei
region-elam = Elam
region-chaldea = Caldea
region-dilmun = Dilmun
region-akkad = Akkad
region-isin = Isin
region-larsa = Larsa

## Posti dei lavoratori

place-hittites = { region-hittites }
place-mittani = { region-mittani }
place-assyria = { region-assyria }
place-amorites = { region-amorites }
place-egypt = { region-egypt }
place-kassites = { region-kassites }
place-guti = { region-guti }
place-elam = { region-elam }
place-chaldea = { region-chaldea }
place-dilmun = { region-dilmun }
place-akkad = { region-akkad }
place-isin = { region-isin }
place-larsa = { region-larsa }
place-irrigation = Irrigazione
place-weaving = Tessitura
place-scribes = Scribi
place-tool_makers = Fabbricanti di attrezzi
place-available = lavoratori disponibili
place-scribes_used = Scribi (usati)
place-tool_makers_used = Fabbricanti di attrezzi (usati)
place-unavailable = lavoratori non disponibili

## Imperi

empire-sumer = Sumer
empire-hittites = { region-hittites }
empire-mittani = { region-mittani }
empire-assyria = { region-assyria }
empire-amorites = { region-amorites }
empire-egypt = { region-egypt }
empire-kassites = { region-kassites }
empire-guti = { region-guti }
empire-elam = { region-elam }
empire-chaldea = { region-chaldea }
empire-dilmun = { region-dilmun }
empire-akkad = { region-akkad }
empire-isin = { region-isin }
empire-larsa = { region-larsa }

## Con che cosa si paga

item-grain = { resource-grain }
item-wood = { resource-wood }
item-metal = { resource-metal }
item-textile = { resource-textile }
item-tool = { resource-tool }
item-oil = { resource-oil }
item-gold = { resource-gold }
item-lapis = { resource-lapis }
item-worker = lavoratore disponibile
item-army = armata disponibile

## Azioni

kind-build = Costruire una città
kind-place = Piazzare lavoratori
kind-trade = Commerciare
kind-start = Fondare un impero
kind-expand = Espandere l’impero
kind-pass = Passare

## Scambi

deal-hittites-metal-grain = { region-hittites }: { resource-metal } in cambio di { resource-grain }
deal-hittites-metal-textile = { region-hittites }: { resource-metal } in cambio di { resource-textile }
deal-hittites-metal-tool = { region-hittites }: { resource-metal } in cambio di { resource-tool }
deal-mittani-wood-grain = { region-mittani }: { resource-wood } in cambio di { resource-grain }
deal-mittani-wood-textile = { region-mittani }: { resource-wood } in cambio di { resource-textile }
deal-mittani-wood-tool = { region-mittani }: { resource-wood } in cambio di { resource-tool }
deal-mittani-metal-grain = { region-mittani }: { resource-metal } in cambio di { resource-grain }
deal-mittani-metal-textile = { region-mittani }: { resource-metal } in cambio di { resource-textile }
deal-mittani-metal-tool = { region-mittani }: { resource-metal } in cambio di { resource-tool }
deal-amorites-wood-grain = { region-amorites }: { resource-wood } in cambio di { resource-grain }
deal-amorites-wood-textile = { region-amorites }: { resource-wood } in cambio di { resource-textile }
deal-amorites-wood-tool = { region-amorites }: { resource-wood } in cambio di { resource-tool }
deal-amorites-oil-textile = { region-amorites }: { resource-oil } in cambio di { resource-textile }
deal-amorites-oil-tool = { region-amorites }: { resource-oil } in cambio di { resource-tool }
deal-egypt-gold-textile = { region-egypt }: { resource-gold } in cambio di { resource-textile }
deal-egypt-gold-tool = { region-egypt }: { resource-gold } in cambio di { resource-tool }
deal-egypt-gold-oil = { region-egypt }: { resource-gold } in cambio di { resource-oil }
deal-kassites-lapis-tool = { region-kassites }: { resource-lapis } in cambio di { resource-tool }
deal-kassites-lapis-oil = { region-kassites }: { resource-lapis } in cambio di { resource-oil }
deal-kassites-lapis-gold = { region-kassites }: { resource-lapis } in cambio di { resource-gold }
deal-elam-metal-grain = { region-elam }: { resource-metal } in cambio di { resource-grain }
deal-elam-metal-textile = { region-elam }: { resource-metal } in cambio di { resource-textile }
deal-elam-metal-tool = { region-elam }: { resource-metal } in cambio di { resource-tool }
deal-chaldea-oil-textile = { region-chaldea }: { resource-oil } in cambio di { resource-textile }
deal-chaldea-oil-tool = { region-chaldea }: { resource-oil } in cambio di { resource-tool }
deal-dilmun-wood-grain = { region-dilmun }: { resource-wood } in cambio di { resource-grain }
deal-dilmun-wood-textile = { region-dilmun }: { resource-wood } in cambio di { resource-textile }
deal-dilmun-wood-tool = { region-dilmun }: { resource-wood } in cambio di { resource-tool }
deal-dilmun-metal-grain = { region-dilmun }: { resource-metal } in cambio di { resource-grain }
deal-dilmun-metal-textile = { region-dilmun }: { resource-metal } in cambio di { resource-textile }
deal-dilmun-metal-tool = { region-dilmun }: { resource-metal } in cambio di { resource-tool }
deal-dilmun-oil-textile = { region-dilmun }: { resource-oil } in cambio di { resource-textile }
deal-dilmun-oil-tool = { region-dilmun }: { resource-oil } in cambio di { resource-tool }
deal-dilmun-gold-textile = { region-dilmun }: { resource-gold } in cambio di { resource-textile }
deal-dilmun-gold-tool = { region-dilmun }: { resource-gold } in cambio di { resource-tool }
deal-dilmun-gold-oil = { region-dilmun }: { resource-gold } in cambio di { resource-oil }

## Insiemi di beni di lusso

luxuries-plain = nessun bene di lusso
luxuries-tool = { resource-tool }
luxuries-oil = { resource-oil }
luxuries-tool-oil = { resource-tool }, { resource-oil }
luxuries-gold = { resource-gold }
luxuries-tool-gold = { resource-tool }, { resource-gold }
luxuries-oil-gold = { resource-oil }, { resource-gold }
luxuries-tool-oil-gold = { resource-tool }, { resource-oil }, { resource-gold }
luxuries-lapis = { resource-lapis }
luxuries-tool-lapis = { resource-tool }, { resource-lapis }
luxuries-oil-lapis = { resource-oil }, { resource-lapis }
luxuries-tool-oil-lapis = { resource-tool }, { resource-oil }, { resource-lapis }
luxuries-gold-lapis = { resource-gold }, { resource-lapis }
luxuries-tool-gold-lapis = { resource-tool }, { resource-gold }, { resource-lapis }
luxuries-oil-gold-lapis = { resource-oil }, { resource-gold }, { resource-lapis }
luxuries-tool-oil-gold-lapis = { resource-tool }, { resource-oil }, { resource-gold }, { resource-lapis }

## What is asked

ask-act = Quale azione fai?
ask-pay = Qualcuno ha passato: paga una cosa per fare l’azione «{ $kind }».
ask-build = In quale regione di Sumer costruisci una città?
ask-relocate = Tutte le tue città sono costruite: quale sposti? Destinazione: { $region }.
ask-place = Spendi una risorsa per piazzare lavoratori, usa uno scriba o termina.
ask-put = Dove mandi i lavoratori? Risorsa spesa: { $resource }.
ask-count = Quanti lavoratori mandi? Destinazione: { $place }.
ask-put_one = Dove manda il lavoratore lo scriba? Partenza: { $place }.
ask-trade = Fai uno scambio, trasforma metallo in un attrezzo o termina.
ask-start = Quale impero fondi?
ask-buy = Vuoi comprare altre armate con grano, metallo o attrezzi?
ask-equip = Vuoi mettere risorse nella tua casella Equipaggiamento?
ask-home = In quale regione di Sumer comincia il tuo impero?
ask-garrison = Quante armate piazzi? Regione: { $region }.
ask-expand = Scegli un’espansione o termina.
ask-combat = I difensori resistono ({ $region }): vuoi continuare?
ask-bid = Vuoi aggiungere risorse alla tua offerta per l’ordine di gioco?
ask-extend = Vuoi ampliare una delle tue città?
ask-adorn = Quali beni di lusso aggiungi all’ampliamento? Città: { $region }.
ask-over = La partita è finita.

## What can be answered

do-act = { $kind }
do-pay = Paga: { $item }
do-build = Costruisci: { $region }
do-remove_city = Togli la città: { $region }
do-spend = Spendi: { $resource }
do-scribe = Scriba, un lavoratore da: { $from }
do-put = Verso: { $to }
do-count = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
}
do-exchange = { $deal }
do-make_tool = Trasforma metallo in un attrezzo
do-start = { $slot ->
    [0] Fonda il primo impero del turno
    [1] Fonda il secondo impero del turno
   *[other] Fonda il terzo impero del turno
}
do-add = Aggiungi: { $resource }
do-home = Comincia: { $region }
do-garrison = { $n ->
    [one] { $n } armata
   *[other] { $n } armate
}
do-invade = Invadi: { $region }
do-destroy = Distruggi la città: { $region }
do-reinforce = Rinforza: { $region }
do-reenter = Rientra: { $region }
do-fight = Continua il combattimento
do-stop = Interrompi l’attacco
do-extend = Amplia la città: { $region }
do-adorn = Aggiungi: { $luxuries }
do-end = Termina

## What happened

event-game_started = L’ordine di gioco è { $first }, { $second }, { $third }.
event-turn_started = Turno { $turn }, { $year } a.C.
event-produced = { $missing ->
    [0] { $seat } prende { $n } × { $resource }.
   *[other] { $seat } prende { $n } × { $resource }; ne mancano { $missing }, la scorta è vuota.
}
event-city_textile = { $n ->
    [0] { $seat } non riceve tessuto per Ur: la scorta è vuota.
   *[other] { $seat } prende un tessuto per la città di Ur.
}
event-workers_drawn = { $n ->
    [one] { $n } lavoratore diventa disponibile ({ $seat }).
   *[other] { $n } lavoratori diventano disponibili ({ $seat }).
}
event-declined = Declino, { $place }: i giocatori perdono { $n0 }, { $n1 } e { $n2 } (rosso, viola, verde).
event-cost_paid = { $seat } paga per agire: { $item }.
event-city_built = { $seat } costruisce una città: { $region }.
event-city_removed = { $extended ->
    [0] { $seat } toglie la propria città: { $region }.
   *[other] { $seat } toglie la propria città ampliata: { $region }.
}
event-city_worker = { $reason ->
    [gained] { $seat } guadagna un lavoratore: { $place }.
    [two_scribes] { $seat } non guadagna lavoratori ({ $place }): due scribi sono il massimo.
   *[other] { $seat } non guadagna lavoratori ({ $place }): non ne restano.
}
event-workers_placed = { $n ->
    [one] { $seat } spende una risorsa ({ $resource }) e manda { $n } lavoratore: { $place }.
   *[other] { $seat } spende una risorsa ({ $resource }) e manda { $n } lavoratori: { $place }.
}
event-scribe_used = Uno scriba di { $seat } sposta un lavoratore: { $source } → { $target }.
event-exchanged = { $sippar ->
    [0] { $seat } dà { $given } e riceve { $received } ({ $region }).
   *[other] { $seat } dà { $given } e riceve { $received } ({ $region }), grazie a Sippar.
}
event-tool_made = { $seat } trasforma metallo in un attrezzo.
event-empire_started = { $babylon ->
    [0] { $seat } fonda l’impero { $empire } con { $armies } armate.
   *[other] { $seat } fonda l’impero { $empire } con { $armies } armate, e altre { $babylon } per Babilonia.
}
event-armies_bought = { $n ->
    [one] { $seat } compra { $n } armata ({ $resource }).
   *[other] { $seat } compra { $n } armate ({ $resource }).
}
event-equipped = { $seat } aggiunge all’equipaggiamento: { $resource }.
event-rated = Livelli: A { $first }, B { $second }, C { $third }.
event-workers_left = { $n ->
    [one] { $n } lavoratore di { $seat } lascia la regione: { $region }.
   *[other] { $n } lavoratori di { $seat } lasciano la regione: { $region }.
}
event-rolled = { $hit ->
    [0] { $seat } attacca { $defender } ({ $region }): { $die1 } + { $die2 }, serve { $need }, mancato.
   *[other] { $seat } attacca { $defender } ({ $region }): { $die1 } + { $die2 }, serve { $need }, colpito.
}
event-attack_ended = { $outcome ->
    [won] { $seat } vince: { $region }.
    [stopped] { $seat } interrompe l’attacco: { $region }.
   *[other] { $seat } non ha più armate per attaccare: { $region }.
}
event-armies_placed = { $reason ->
    [start] { $seat } comincia il proprio impero: { $region } (armate: { $n }).
    [invade] { $seat } entra nella regione: { $region } (armate: { $n }).
    [reinforce] { $seat } rinforza la regione: { $region } (armate: { $n }).
   *[other] { $seat } rientra in gioco: { $region } (armate: { $n }).
}
event-repeat_paid = { $n ->
    [one] { $seat } sacrifica { $n } armata per espandersi ancora.
   *[other] { $seat } sacrifica { $n } armate per espandersi ancora.
}
event-city_destroyed = { $extended ->
    [0] { $seat } distrugge la città di { $owner }: { $region } (armate: { $armies }).
   *[other] { $seat } distrugge la città ampliata di { $owner }: { $region } (armate: { $armies }).
}
event-bid_added = { $seat } aggiunge all’offerta: { $resource }.
event-seat_passed = { $seat } passa con un’offerta di { $value }.
event-order_set = Il nuovo ordine di gioco è { $first }, { $second }, { $third }.
event-empire_scored = { $bonus ->
    [0] { $seat } segna { $points } per { $regions ->
        [one] { $regions } regione
       *[other] { $regions } regioni
    }.
   *[other] { $seat } segna { $points } per { $regions ->
        [one] { $regions } regione
       *[other] { $regions } regioni
    }, di cui { $bonus } grazie a Nippur.
}
event-city_extended = { $seat } amplia la città ({ $region }) con { $luxuries }: { $points } punti.
event-turn_cleared = Il turno { $turn } è finito: tutte le armate lasciano il tabellone.
event-worker_retired = { $seat } mette un lavoratore accanto al segnapunti.
event-majority = { $seat ->
    [none] { $place }: nessuno ha da solo la maggioranza.
   *[other] { $place }: { $seat } ha la maggioranza e segna { $points }.
}
event-ranked = { $rank }º posto: { $seat }, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

## Options

option-players = Giocatori
option-players-help = Dopo il Diluvio si gioca esattamente in tre.
option-first_order = Ordine del primo turno
option-first_order-help = Chi comincia il primo turno?
option-first_order-random = Estratto a sorte
option-first_order-seats = Nell’ordine dei posti
option-free_relocations = Spostamenti gratuiti
option-free_relocations-help = Quante volte per turno un giocatore può spostare una città finché le azioni non si pagano?
option-scribe_delay = Nuovi scribi
option-scribe_delay-help = Quanto deve aspettare un lavoratore appena arrivato tra gli Scribi?
option-scribe_delay-action = Fino all’azione successiva
option-scribe_delay-turn = Fino al turno successivo
option-ur_bonus = Tessuto di Ur
option-ur_bonus-help = Al proprietario di Ur serve un lavoratore nella Tessitura per prendere il tessuto in più?
option-ur_bonus-always = No
option-ur_bonus-with_weaver = Sì
option-production_supply = Scorta per la produzione
option-production_supply-help = Grano e tessuti possono finire durante la produzione?
option-production_supply-finite = Possono finire
option-production_supply-unlimited = Bastano sempre
option-tool_supply = Scorta di attrezzi
option-tool_supply-help = Serve un attrezzo nella scorta per trasformare metallo in un attrezzo?
option-tool_supply-finite = Sì
option-tool_supply-unlimited = No
option-start_workers = Lavoratori nella regione d’origine
option-start_workers-help = Quando lasciano i tuoi lavoratori la regione in cui comincia il tuo impero?
option-start_workers-removed_first = Prima di ogni combattimento
option-start_workers-removed_on_entry = Quando si piazzano armate
option-reentry = Rientro di un impero
option-reentry-help = Come rientra un impero senza armate sul tabellone?
option-reentry-as_start = Come all’inizio, combattendo fino in fondo
option-reentry-as_invasion = Come un’invasione
option-marker_worker = Lavoratore accanto al segnapunti
option-marker_worker-help = Un punteggio sopra 70 ti toglie un lavoratore fino alla fine?
option-marker_worker-off = No
option-marker_worker-on = Sì
option-step_order = Ordine dei passi
option-step_order-help = Dove l’ordine non conta scegli liberamente; l’ordine fisso è pensato per i giocatori artificiali.
option-step_order-free = Libero
option-step_order-canonical = Fisso

## The text board

board-turn = Turno { $turn }, { $year } a.C.
board-empires = Imperi: { $empires }
board-armies = { $seat }⚔{ $n }
board-city = città { $seat }
board-extended-city = città ampliata { $seat }
board-stock = Scorta: { $pieces }
board-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
board-empire = { $empire } (livello { $rating }, equipaggiamento { $n })
board-passed = ha passato con un’offerta di { $n }
board-reserves = disponibili: lavoratori { $workers }, armate { $armies }; basi in riserva: { $bases }
board-to-decide = Decide { $seat }
board-over = La partita è finita

## The board on the page

board-map = Mappa di Sumer e delle terre vicine
board-actions = Azioni
board-kind-build = Costruisci
board-kind-place = Piazza
board-kind-trade = Scambia
board-kind-start = Impero
board-kind-expand = Espandi
board-kind-pass = Passa
board-does-build = Fonda una città in Sumer; se le tue quattro città sono già in piedi, spostane una.
board-does-place = Spendi una risorsa per mandare in un solo luogo tanti lavoratori quanto vale; ogni scriba ne sposta uno in più.
board-does-trade = Scambia pezzi dovunque tu abbia mercanti e trasforma il metallo in attrezzi.
board-does-start = Fonda uno degli imperi del turno: prendi le sue armate, comprane altre, equipaggiale.
board-does-expand = Invadi, rinforza o distruggi una città; ogni passo in più costa un’armata.
board-does-pass = In questo turno non agisci più e fai un’offerta per l’ordine di gioco. Da lì in poi gli altri pagano ogni azione.
board-turns = Turni, ordine di gioco e punti
board-order = Ordine di gioco
board-decline = Declino dei lavoratori all’inizio di questo turno
board-has-passed = ha passato
board-city-of = Città di { $seat }
board-great-city-of = Città ampliata di { $seat }
board-armies-of = { $n ->
    [one] { $n } armata di { $seat }
   *[other] { $n } armate di { $seat }
}
board-workers-of = { $n ->
    [one] { $seat }: { $n } lavoratore
   *[other] { $seat }: { $n } lavoratori
}
board-offers = Offre: { $goods }
board-traders = { $n ->
    [0] Non vi hai mercanti
    [one] Vi hai { $n } mercante
   *[other] Vi hai { $n } mercanti
}
board-offer-for = In cambio di: { $goods }
board-majority = Maggioranza di lavoratori alla fine: { $n } punti.
board-home = Culla di un impero: se ne esce seguendo la freccia, non la si invade mai.
board-benefit-sippar = Una città qui: uno scambio in più in ogni azione di commercio.
board-benefit-babylon = Una città qui: due armate in più quando fondi un impero.
board-benefit-nippur = Una città qui: un punto in più per ogni regione sumera che tieni.
board-benefit-shuruppak = Una città qui: distruggere una delle tue città costa tre armate, se ne hai un’altra.
board-benefit-umma = Una città qui non porta nient’altro.
board-benefit-uruk = Una nuova città qui ti porta uno scriba.
board-benefit-ur = Una città qui: un tessuto in più a ogni turno.
board-benefit-lagash = Una città qui non porta nient’altro.
board-benefit-eridu = Una nuova città qui ti porta un fabbricante di attrezzi.
board-box-irrigation = I lavoratori danno grano all’inizio del turno: più sono, più ne danno.
board-box-weaving = I lavoratori danno tessuti all’inizio del turno: più sono, più ne danno.
board-box-scribes = Ogni scriba piazza o sposta un lavoratore per turno; due al massimo.
board-box-tool_makers = Ognuno trasforma un metallo in un attrezzo per turno, mentre commerci.
board-box-used = Usati in questo turno; di nuovo disponibili nel prossimo.
board-harvest = Raccolto allo stato attuale: { $due }
board-good-held = { $n } in mano, { $stock } nella scorta
board-good-value = Valore { $n }
board-good-armies = { $n ->
    [one] Compra { $n } armata
   *[other] Compra { $n } armate
}
board-good-luxury = Lusso: adorna un ampliamento
board-in-stock = { $n } nella scorta
board-empires-title = Imperi del turno
board-empire-armies = { $n } armate
board-empire-free = Non ancora fondato
board-empire-of = Impero di { $seat }
board-rating = Livello { $rating }, equipaggiamento di valore { $n }
board-needs-workers = Per fondarlo ti servono lavoratori sul posto, e nessuno deve averne più di te.
board-needs-nothing = Non richiede lavoratori; comincia nella regione sumera che preferisci.
board-workers = Lavoratori
board-armies-title = Armate
board-cities = Città
board-reserve = { $n } disponibili, { $away } non disponibili
board-cities-left = In riserva: basi { $bases }, ampliamenti { $extensions }
board-equipment = Equipaggiamento
board-bid = Offerta
board-empire-points = Le regioni tenute varrebbero ora { $n } punti
board-trade-title = Commercio
board-trade-receive = Ricevi
board-trade-where = dove
board-trade-give = in cambio di
board-harvest-title = Raccolto per posizione
board-extension-title = Ampliare una città
board-extend-for = Amplia:
board-luxury-note = Un ampliamento si adorna con un solo pezzo per ogni lusso.
