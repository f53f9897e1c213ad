### Dopo il Diluvio: le parole del gioco in italiano.

## The game

title = Dopo il Diluvio
blurb = Tre popoli si dividono la Mesopotamia per cinque turni: fonda città, manda lontano lavoratori e mercanti, crea un impero che non sopravvivrà al turno e adorna le tue città con le ricchezze di terre lontane.

## Risorse

resource-grain = grano
    .some = grano
resource-wood = legno
    .some = legno
resource-metal = metallo
    .some = metallo
resource-textile = tessuto
    .some = un tessuto
resource-tool = attrezzo
    .some = un attrezzo
resource-oil = olio
    .some = olio
resource-gold = oro
    .some = oro
resource-lapis = lapislazzuli
    .some = lapislazzuli

## Regioni

region-sippar = Sippar
    .the = Sippar
region-babylon = Babilonia
    .the = Babilonia
region-nippur = Nippur
    .the = Nippur
region-shuruppak = Shuruppak
    .the = Shuruppak
region-umma = Umma
    .the = Umma
region-uruk = Uruk
    .the = Uruk
region-ur = Ur
    .the = Ur
region-lagash = Lagash
    .the = Lagash
region-eridu = Eridu
    .the = Eridu
region-hittites = Ittiti
    .the = gli Ittiti
    .in = presso gli Ittiti
    .to = presso gli Ittiti
    .from = dalla terra degli Ittiti
region-mittani = Mitanni
    .the = il Mitanni
    .in = nel Mitanni
    .to = nel Mitanni
    .from = dal Mitanni
region-assyria = Assiria
    .the = l’Assiria
    .in = in Assiria
    .to = in Assiria
    .from = dall’Assiria
region-amorites = Amorrei
    .the = gli Amorrei
    .in = presso gli Amorrei
    .to = presso gli Amorrei
    .from = dalla terra degli Amorrei
region-egypt = Egitto
    .the = l’Egitto
    .in = in Egitto
    .to = in Egitto
    .from = dall’Egitto
region-kassites = Cassiti
    .the = i Cassiti
    .in = presso i Cassiti
    .to = presso i Cassiti
    .from = dalla terra dei Cassiti
region-guti = Gutei
    .the = i Gutei
    .in = presso i Gutei
    .to = presso i Gutei
    .from = dalla terra dei Gutei
region-elam = Elam
    .the = l’Elam
    .in = nell’Elam
    .to = nell’Elam
    .from = dall’Elam
region-chaldea = Caldea
    .the = la Caldea
    .in = in Caldea
    .to = in Caldea
    .from = dalla Caldea
region-dilmun = Dilmun
    .the = Dilmun
    .in = a Dilmun
    .to = a Dilmun
    .from = da Dilmun
region-akkad = Akkad
    .the = Akkad
    .in = ad Akkad
    .to = ad Akkad
    .from = da Akkad
region-isin = Isin
    .the = Isin
    .in = a Isin
    .to = a Isin
    .from = da Isin
region-larsa = Larsa
    .the = Larsa
    .in = a Larsa
    .to = a Larsa
    .from = da Larsa

## Posti dei lavoratori

place-hittites = { region-hittites }
    .in = { region-hittites.in }
    .to = { region-hittites.to }
    .from = { region-hittites.from }
place-mittani = { region-mittani }
    .in = { region-mittani.in }
    .to = { region-mittani.to }
    .from = { region-mittani.from }
place-assyria = { region-assyria }
    .in = { region-assyria.in }
    .to = { region-assyria.to }
    .from = { region-assyria.from }
place-amorites = { region-amorites }
    .in = { region-amorites.in }
    .to = { region-amorites.to }
    .from = { region-amorites.from }
place-egypt = { region-egypt }
    .in = { region-egypt.in }
    .to = { region-egypt.to }
    .from = { region-egypt.from }
place-kassites = { region-kassites }
    .in = { region-kassites.in }
    .to = { region-kassites.to }
    .from = { region-kassites.from }
place-guti = { region-guti }
    .in = { region-guti.in }
    .to = { region-guti.to }
    .from = { region-guti.from }
place-elam = { region-elam }
    .in = { region-elam.in }
    .to = { region-elam.to }
    .from = { region-elam.from }
place-chaldea = { region-chaldea }
    .in = { region-chaldea.in }
    .to = { region-chaldea.to }
    .from = { region-chaldea.from }
place-dilmun = { region-dilmun }
    .in = { region-dilmun.in }
    .to = { region-dilmun.to }
    .from = { region-dilmun.from }
place-akkad = { region-akkad }
    .in = { region-akkad.in }
    .to = { region-akkad.to }
    .from = { region-akkad.from }
place-isin = { region-isin }
    .in = { region-isin.in }
    .to = { region-isin.to }
    .from = { region-isin.from }
place-larsa = { region-larsa }
    .in = { region-larsa.in }
    .to = { region-larsa.to }
    .from = { region-larsa.from }
place-irrigation = Irrigazione
    .in = all’Irrigazione
    .to = all’Irrigazione
    .from = dall’Irrigazione
place-weaving = Tessitura
    .in = alla Tessitura
    .to = alla Tessitura
    .from = dalla Tessitura
place-scribes = Scribi
    .in = tra gli Scribi
    .to = tra gli Scribi
    .from = dagli Scribi
place-tool_makers = Fabbricanti di attrezzi
    .in = tra i Fabbricanti di attrezzi
    .to = tra i Fabbricanti di attrezzi
    .from = dai Fabbricanti di attrezzi
place-available = lavoratori disponibili
    .in = nella riserva
    .to = nella riserva
    .from = dalla riserva
place-scribes_used = Scribi (usati)
    .in = tra gli Scribi usati
    .to = tra gli Scribi usati
    .from = dagli Scribi usati
place-tool_makers_used = Fabbricanti di attrezzi (usati)
    .in = tra i Fabbricanti di attrezzi usati
    .to = tra i Fabbricanti di attrezzi usati
    .from = dai Fabbricanti di attrezzi usati
place-unavailable = lavoratori non disponibili
    .in = tra i lavoratori non disponibili
    .to = tra i lavoratori non disponibili
    .from = dai lavoratori non disponibili

## Imperi

empire-sumer = Sumer
empire-hittites = { region-hittites }
    .of = degli Ittiti
empire-mittani = { region-mittani }
    .of = del Mitanni
empire-assyria = { region-assyria }
    .of = d’Assiria
empire-amorites = { region-amorites }
    .of = degli Amorrei
empire-egypt = { region-egypt }
    .of = dell’Egitto
empire-kassites = { region-kassites }
    .of = dei Cassiti
empire-guti = { region-guti }
    .of = dei Gutei
empire-elam = { region-elam }
    .of = dell’Elam
empire-chaldea = { region-chaldea }
    .of = della Caldea
empire-dilmun = { region-dilmun }
    .of = di Dilmun
empire-akkad = { region-akkad }
    .of = di Akkad
empire-isin = { region-isin }
    .of = di Isin
empire-larsa = { region-larsa }
    .of = di Larsa

## Con che cosa si paga

item-grain = { resource-grain }
    .some = { resource-grain.some }
item-wood = { resource-wood }
    .some = { resource-wood.some }
item-metal = { resource-metal }
    .some = { resource-metal.some }
item-textile = { resource-textile }
    .some = { resource-textile.some }
item-tool = { resource-tool }
    .some = { resource-tool.some }
item-oil = { resource-oil }
    .some = { resource-oil.some }
item-gold = { resource-gold }
    .some = { resource-gold.some }
item-lapis = { resource-lapis }
    .some = { resource-lapis.some }
item-worker = lavoratore disponibile
    .some = un lavoratore disponibile
item-army = armata disponibile
    .some = un’armata disponibile

## Azioni

kind-build = Costruisci una città
kind-place = Piazza lavoratori
kind-trade = Commercia
kind-start = Fonda un impero
kind-expand = Espandi l’impero
kind-pass = Passa

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

## Che cosa offrono le terre

offer-hittites-metal = { region-hittites }, { resource-metal }
offer-mittani-wood = { region-mittani }, { resource-wood }
offer-mittani-metal = { region-mittani }, { resource-metal }
offer-amorites-wood = { region-amorites }, { resource-wood }
offer-amorites-oil = { region-amorites }, { resource-oil }
offer-egypt-gold = { region-egypt }, { resource-gold }
offer-kassites-lapis = { region-kassites }, { resource-lapis }
offer-elam-metal = { region-elam }, { resource-metal }
offer-chaldea-oil = { region-chaldea }, { resource-oil }
offer-dilmun-wood = { region-dilmun }, { resource-wood }
offer-dilmun-metal = { region-dilmun }, { resource-metal }
offer-dilmun-oil = { region-dilmun }, { resource-oil }
offer-dilmun-gold = { region-dilmun }, { resource-gold }

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
ask-pay = Qualcuno ha passato: paga un pezzo per l’azione «{ $kind }».
ask-build = In quale regione di Sumer costruisci una città?
ask-relocate = Tutte le tue città sono in piedi: quale sposti { $region-to }?
ask-place = Spendi una risorsa per piazzare lavoratori, usa uno scriba o termina.
ask-put = Spendi { $resource-some }: dove mandi i lavoratori?
ask-count = Quanti lavoratori mandi { $place-to }?
ask-put_one = Dove manda lo scriba il lavoratore che viene { $place-from }?
ask-trade = Fai uno scambio, trasforma metallo in un attrezzo o termina.
ask-start = Quale impero fondi?
ask-buy = Compri armate (grano, metallo, attrezzi)?
ask-equip = Aggiungi risorse al tuo equipaggiamento?
ask-home = In quale regione di Sumer comincia il tuo impero?
ask-garrison = Quante armate piazzi { $region-in }?
ask-expand = Scegli un’espansione o termina.
ask-combat = I difensori resistono { $region-in }: continui?
ask-bid = Offri risorse per l’ordine di gioco?
ask-extend = Vuoi ampliare una delle tue città?
ask-adorn = Con quali beni di lusso adorni l’ampliamento di { $region }?
ask-over = La partita è finita.

## What can be answered

do-act = { $kind }
do-pay = Paga { $item-some }
do-build = Costruisci { $region-in }
do-remove_city = Togli la città di { $region }
do-spend = Spendi { $resource-some }
do-scribe = Scriba: sposta un lavoratore { $from-from }
do-put = Manda { $to-to }
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
do-add = Aggiungi { $resource-some }
do-home = Comincia { $region-in }
do-garrison = { $n ->
    [one] { $n } armata
   *[other] { $n } armate
}
do-invade = Invadi { $region-the }
do-destroy = Distruggi la città di { $region }
do-reinforce = Rinforza { $region-the }
do-reenter = Rientra { $region-to }
do-fight = Continua il combattimento
do-stop = Interrompi l’attacco
do-extend = Amplia la città di { $region }
do-adorn = Aggiungi: { $luxuries }
do-end = Termina

## What happened

event-game_started = L’ordine di gioco è { $first }, { $second }, { $third }.
event-turn_started = Turno { $turn }, { $year } a.C.
event-produced = { $missing ->
    [0] { $seat } prende { $n } × { $resource }.
   *[other] { $n ->
        [0] { $seat } non riceve nulla dei { $missing } × { $resource } dovuti: la scorta è vuota.
       *[other] { $seat } prende { $n } × { $resource }; ne spetterebbero altri { $missing }, ma la scorta è vuota.
    }
}
event-city_textile = { $n ->
    [0] { $seat } non riceve tessuto per Ur: la scorta è vuota.
    [one] { $seat } prende un tessuto per la città di Ur.
   *[other] { $seat } prende { $n } tessuti per la città di Ur.
}
event-workers_drawn = { $n ->
    [one] { $n } lavoratore diventa disponibile ({ $seat }).
   *[other] { $n } lavoratori diventano disponibili ({ $seat }).
}
event-declined = Lavoratori persi nel declino, { $place }: { $first } { $n0 }, { $second } { $n1 }, { $third } { $n2 }.
event-cost_paid = { $seat } paga { $item-some } per agire.
event-city_built = { $seat } costruisce una città { $region-in }.
event-city_removed = { $extended ->
    [0] { $seat } abbandona la sua città di { $region }.
   *[other] { $seat } abbandona la sua città ampliata di { $region }.
}
event-city_worker = { $reason ->
    [gained] { $seat } guadagna un lavoratore { $place-in }.
    [two_scribes] { $seat } non guadagna nessun lavoratore { $place-in }: due scribi sono il massimo.
   *[other] { $seat } non guadagna nessun lavoratore { $place-in }: non ne restano.
}
event-workers_placed = { $n ->
    [one] { $seat } spende { $resource-some } e manda { $n } lavoratore { $place-to }.
   *[other] { $seat } spende { $resource-some } e manda { $n } lavoratori { $place-to }.
}
event-scribe_used = Uno scriba di { $seat } manda { $target-to } un lavoratore che viene { $source-from }.
event-exchanged = { $sippar ->
    [0] { $seat } dà { $given-some } e riceve { $received-some } { $region-in }.
   *[other] { $seat } dà { $given-some } e riceve { $received-some } { $region-in }, grazie a Sippar.
}
event-tool_made = { $seat } trasforma metallo in un attrezzo.
event-empire_started = { $seat } fonda l’impero { $empire-of } con { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
}{ $babylon ->
    [0] {""}
   *[other] , più { $babylon } grazie a Babilonia
}.
event-armies_bought = { $n ->
    [one] { $seat } compra { $n } armata con { $resource-some }.
   *[other] { $seat } compra { $n } armate con { $resource-some }.
}
event-equipped = { $seat } aggiunge { $resource-some } all’equipaggiamento.
event-rated = { $third ->
    [none] { $second ->
        [none] Equipaggiamento: livello A per { $first }.
       *[other] Equipaggiamento: livello A per { $first }, B per { $second }.
    }
   *[other] Equipaggiamento: livello A per { $first }, B per { $second }, C per { $third }.
}
event-workers_left = { $n ->
    [one] { $n } lavoratore di { $seat } torna { $region-from }.
   *[other] { $n } lavoratori di { $seat } tornano { $region-from }.
}
event-rolled = { $hit ->
    [0] { $seat } attacca { $defender } { $region-in }: { $die1 } + { $die2 }, serviva { $need } o più: mancato.
   *[other] { $seat } attacca { $defender } { $region-in }: { $die1 } + { $die2 }, serviva { $need } o più: colpito.
}
event-attack_ended = { $outcome ->
    [won] { $seat } vince { $region-in }.
    [stopped] { $seat } rinuncia all’attacco { $region-in }.
   *[other] { $seat } non ha più armate per combattere { $region-in }.
}
event-armies_placed = { $reason ->
    [start] { $seat } comincia il suo impero { $region-in } (armate: { $n }).
    [invade] { $seat } invade { $region-the } (armate: { $n }).
    [reinforce] { $seat } rinforza { $region-the } (armate: { $n }).
   *[other] { $seat } rientra { $region-to } (armate: { $n }).
}
event-repeat_paid = { $n ->
    [one] { $seat } sacrifica { $n } armata per espandersi ancora.
   *[other] { $seat } sacrifica { $n } armate per espandersi ancora.
}
event-city_destroyed = { $extended ->
    [0] { $seat } distrugge la città di { $owner } { $region-in } (armate: { $armies }).
   *[other] { $seat } distrugge la città ampliata di { $owner } { $region-in } (armate: { $armies }).
}
event-bid_added = { $seat } aggiunge { $resource-some } all’offerta.
event-seat_passed = { $seat } passa con un’offerta di { $value }.
event-order_set = Il nuovo ordine di gioco è { $first }, { $second }, { $third }.
event-empire_scored = { $points ->
    [one] { $seat } segna { $points } punto
   *[other] { $seat } segna { $points } punti
}{ $bonus ->
    [0] {""}
   *[other] , di cui { $bonus } grazie a Nippur,
} per { $regions ->
    [one] { $regions } regione
   *[other] { $regions } regioni
}.
event-city_extended = { $seat } amplia la città di { $region } ({ $luxuries }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-turn_cleared = Il turno { $turn } è finito: tutte le armate lasciano il tabellone.
event-worker_retired = { $seat } mette un lavoratore accanto al segnapunti.
event-majority = { $seat ->
    [none] { $place }: nessuno ha da solo la maggioranza.
   *[other] { $place }: { $seat } ha la maggioranza e segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
event-ranked = { $rank }º posto: { $seat }, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

## Options

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
option-start_workers-help = Quando i tuoi lavoratori lasciano la regione in cui comincia il tuo impero?
option-start_workers-removed_first = Prima di ogni combattimento
option-start_workers-removed_on_entry = Quando si piazzano armate
option-reentry = Rientro di un impero
option-reentry-help = Come rientra un impero senza armate sul tabellone?
option-reentry-as_start = Come all’inizio, fino in fondo
option-reentry-as_invasion = Come un’invasione
option-marker_worker = Lavoratore accanto al segnapunti
option-marker_worker-help = Un punteggio sopra 70 ti toglie un lavoratore fino alla fine?
option-marker_worker-off = No
option-marker_worker-on = Sì

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

board-map = Carta di Sumer e delle terre vicine
board-actions = Azioni
board-kind-build = Costruisci
board-kind-place = Piazza
board-kind-trade = Commercia
board-kind-start = Fonda
board-kind-expand = Espandi
board-kind-pass = Passa
board-does-build = Fonda una città a Sumer; se le tue quattro città sono già in piedi, spostane una.
board-does-place = Spendi una risorsa per mandare in un solo luogo tanti lavoratori quanto vale; ogni scriba ne sposta uno in più.
board-does-trade = Scambia pezzi dovunque tu abbia mercanti e trasforma il metallo in attrezzi.
board-does-start = Fonda uno degli imperi del turno: prendi le sue armate, comprane altre, equipaggiale.
board-does-expand = Invadi, rinforza o distruggi una città; ogni passo in più costa un’armata.
board-does-pass = In questo turno non agisci più e fai un’offerta per l’ordine di gioco. Da lì in poi gli altri pagano ogni azione.
board-turns = Turni, ordine di gioco e punti
board-order = Ordine di gioco
board-decline = Declino dei lavoratori all’inizio di questo turno
board-turn-empires = { $when ->
    [past] Gli imperi di quel turno; le loro armate hanno lasciato il tabellone.
    [now] Gli imperi che si possono fondare ora.
   *[later] Gli imperi che si potranno fondare in quel turno.
}
board-turn-empire = { $empire }: { $armies }
board-turn-started = { $empire }: { $armies }, fondato da { $seat }
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
    [0] Qui non hai mercanti
    [one] Qui hai { $n } mercante
   *[other] Qui hai { $n } mercanti
}
board-sippar-left = Uno scambio in più grazie a Sippar
board-offer = { $region }: { $good }
board-offer-for = In cambio di: { $goods }
board-majority = { $n ->
    [one] Maggioranza di lavoratori alla fine: { $n } punto.
   *[other] Maggioranza di lavoratori alla fine: { $n } punti.
}
board-rise-now = { $home ->
    [sumer] L’impero di Sumer si può fondare qui in questo turno, con { $armies }
   *[land] Qui si può fondare un impero in questo turno, con { $armies }
}
board-rise-later = { $home ->
    [sumer] L’impero di Sumer si potrà fondare qui nel turno { $turn }, con { $armies }
   *[land] Qui si potrà fondare un impero nel turno { $turn }, con { $armies }
}
board-rise-of = { $home ->
    [sumer] { $seat } ha fondato l’impero di Sumer
   *[land] { $seat } ha fondato l’impero di questa terra
}
board-rise-over = Qui non si può più fondare un impero
board-home = Culla di un impero: se ne esce seguendo la freccia, non la si invade mai.
board-benefit-sippar = Una città qui: uno scambio in più in ogni azione di commercio.
board-benefit-babylon = Una città qui: due armate in più quando fondi un impero.
board-benefit-nippur = Una città qui: un punto in più per ogni regione sumera che tieni.
board-benefit-shuruppak = Una città qui: distruggere una delle tue città costa tre armate, se ne hai un’altra.
board-benefit-umma = Una città qui non dà vantaggi.
board-benefit-uruk = Una nuova città qui ti dà uno scriba.
board-benefit-ur = Una città qui: un tessuto in più a ogni turno.
board-benefit-lagash = Una città qui non dà vantaggi.
board-benefit-eridu = Una nuova città qui ti dà un fabbricante di attrezzi.
board-short-irrigation = Irrigazione
board-short-weaving = Tessitura
board-short-scribes = Scribi
board-short-tool_makers = Fabbricanti
board-box-irrigation = A inizio turno, grano secondo la posizione: chi ha più lavoratori qui ne riceve di più.
board-box-weaving = A inizio turno, tessuti secondo la posizione: chi ha più lavoratori qui ne riceve di più.
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
board-buy-with = Paga { $resource-some }
board-start = Fonda l’impero { $empire-of }
board-empires-title = Imperi del turno
board-next-empires = Nel prossimo turno: { $empires }
board-empire-armies = { $n ->
    [one] { $n } armata
   *[other] { $n } armate
}
board-empire-free = Non ancora fondato
board-empire-of = Impero di { $seat }
board-rating = Livello { $rating }, equipaggiamento di valore { $n }
board-needs-workers = Per fondarlo ti servono lavoratori sul posto, e nessuno deve averne più di te.
board-needs-nothing = Non richiede lavoratori; comincia nella regione sumera che preferisci.
board-workers = Lavoratori
board-armies-title = Armate
board-cities = Città
board-reserve = { $n ->
    [one] { $n } disponibile
   *[other] { $n } disponibili
}, { $away ->
    [one] { $away } non disponibile
   *[other] { $away } non disponibili
}
board-cities-left = In riserva: basi { $bases }, ampliamenti { $extensions }
board-equipment = Equipaggiamento
board-bid = Offerta
board-empire-points = { $n ->
    [one] Le regioni tenute varrebbero ora { $n } punto
   *[other] Le regioni tenute varrebbero ora { $n } punti
}
board-fight = In questo combattimento: { $hits ->
    [one] { $hits } tiro riuscito
   *[other] { $hits } tiri riusciti
}, { $misses ->
    [one] { $misses } mancato
   *[other] { $misses } mancati
}.
board-trade-title = Commercio
board-trade-receive = Ricevi
board-trade-where = dove
board-trade-give = in cambio di
board-harvest-title = Raccolto per posizione
board-extension-title = Ampliare una città
board-extend-for = Amplia:
