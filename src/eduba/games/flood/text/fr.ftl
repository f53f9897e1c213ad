### Après le Déluge : les mots du jeu en français.

## The game

title = Après le Déluge
blurb = Trois peuples se partagent la Mésopotamie pendant cinq tours : fonde des cités, envoie au loin travailleurs et marchands, lève un empire qui ne survivra pas au tour, et pare tes cités de richesses venues de loin.

## Ressources

resource-grain = grain
    .some = du grain
resource-wood = bois
    .some = du bois
resource-metal = métal
    .some = du métal
resource-textile = textile
    .some = un textile
resource-tool = outil
    .some = un outil
resource-oil = huile
    .some = de l’huile
resource-gold = or
    .some = de l’or
resource-lapis = lapis-lazuli
    .some = du lapis-lazuli

## Régions

region-sippar = Sippar
    .the = Sippar
region-babylon = Babylone
    .the = Babylone
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
region-hittites = Hittites
    .the = les Hittites
    .in = chez les Hittites
    .to = chez les Hittites
    .from = de chez les Hittites
region-mittani = Mittani
    .the = le Mittani
    .in = au Mittani
    .to = au Mittani
    .from = du Mittani
region-assyria = Assyrie
    .the = l’Assyrie
    .in = en Assyrie
    .to = en Assyrie
    .from = d’Assyrie
region-amorites = Amorrites
    .the = les Amorrites
    .in = chez les Amorrites
    .to = chez les Amorrites
    .from = de chez les Amorrites
region-egypt = Égypte
    .the = l’Égypte
    .in = en Égypte
    .to = en Égypte
    .from = d’Égypte
region-kassites = Kassites
    .the = les Kassites
    .in = chez les Kassites
    .to = chez les Kassites
    .from = de chez les Kassites
region-guti = Gutis
    .the = les Gutis
    .in = chez les Gutis
    .to = chez les Gutis
    .from = de chez les Gutis
region-elam = Élam
    .the = l’Élam
    .in = en Élam
    .to = en Élam
    .from = d’Élam
region-chaldea = Chaldée
    .the = la Chaldée
    .in = en Chaldée
    .to = en Chaldée
    .from = de Chaldée
region-dilmun = Dilmun
    .the = Dilmun
    .in = à Dilmun
    .to = à Dilmun
    .from = de Dilmun
region-akkad = Akkad
    .the = Akkad
    .in = à Akkad
    .to = à Akkad
    .from = d’Akkad
region-isin = Isin
    .the = Isin
    .in = à Isin
    .to = à Isin
    .from = d’Isin
region-larsa = Larsa
    .the = Larsa
    .in = à Larsa
    .to = à Larsa
    .from = de Larsa

## Places des travailleurs

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
place-irrigation = Irrigation
    .in = à l’Irrigation
    .to = à l’Irrigation
    .from = de l’Irrigation
place-weaving = Tissage
    .in = au Tissage
    .to = au Tissage
    .from = du Tissage
place-scribes = Scribes
    .in = chez les Scribes
    .to = chez les Scribes
    .from = de chez les Scribes
place-tool_makers = Fabricants d’outils
    .in = chez les Fabricants d’outils
    .to = chez les Fabricants d’outils
    .from = de chez les Fabricants d’outils
place-available = travailleurs disponibles
    .in = dans la réserve
    .to = dans la réserve
    .from = de la réserve
place-scribes_used = Scribes (utilisés)
    .in = chez les Scribes utilisés
    .to = chez les Scribes utilisés
    .from = de chez les Scribes utilisés
place-tool_makers_used = Fabricants d’outils (utilisés)
    .in = chez les Fabricants d’outils utilisés
    .to = chez les Fabricants d’outils utilisés
    .from = de chez les Fabricants d’outils utilisés
place-unavailable = travailleurs non disponibles
    .in = parmi les travailleurs non disponibles
    .to = parmi les travailleurs non disponibles
    .from = des travailleurs non disponibles

## Empires

empire-sumer = Sumer
empire-hittites = { region-hittites }
    .of = des Hittites
empire-mittani = { region-mittani }
    .of = du Mittani
empire-assyria = { region-assyria }
    .of = d’Assyrie
empire-amorites = { region-amorites }
    .of = des Amorrites
empire-egypt = { region-egypt }
    .of = d’Égypte
empire-kassites = { region-kassites }
    .of = des Kassites
empire-guti = { region-guti }
    .of = des Gutis
empire-elam = { region-elam }
    .of = d’Élam
empire-chaldea = { region-chaldea }
    .of = de Chaldée
empire-dilmun = { region-dilmun }
    .of = de Dilmun
empire-akkad = { region-akkad }
    .of = d’Akkad
empire-isin = { region-isin }
    .of = d’Isin
empire-larsa = { region-larsa }
    .of = de Larsa

## Ce qui peut payer

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
item-worker = travailleur disponible
    .some = un travailleur disponible
item-army = armée disponible
    .some = une armée disponible

## Actions

kind-build = Construire une cité
kind-place = Placer des travailleurs
kind-trade = Commercer
kind-start = Commencer un empire
kind-expand = Étendre l’empire
kind-pass = Passer

## Échanges

deal-hittites-metal-grain = { region-hittites } : { resource-metal } contre { resource-grain }
deal-hittites-metal-textile = { region-hittites } : { resource-metal } contre { resource-textile }
deal-hittites-metal-tool = { region-hittites } : { resource-metal } contre { resource-tool }
deal-mittani-wood-grain = { region-mittani } : { resource-wood } contre { resource-grain }
deal-mittani-wood-textile = { region-mittani } : { resource-wood } contre { resource-textile }
deal-mittani-wood-tool = { region-mittani } : { resource-wood } contre { resource-tool }
deal-mittani-metal-grain = { region-mittani } : { resource-metal } contre { resource-grain }
deal-mittani-metal-textile = { region-mittani } : { resource-metal } contre { resource-textile }
deal-mittani-metal-tool = { region-mittani } : { resource-metal } contre { resource-tool }
deal-amorites-wood-grain = { region-amorites } : { resource-wood } contre { resource-grain }
deal-amorites-wood-textile = { region-amorites } : { resource-wood } contre { resource-textile }
deal-amorites-wood-tool = { region-amorites } : { resource-wood } contre { resource-tool }
deal-amorites-oil-textile = { region-amorites } : { resource-oil } contre { resource-textile }
deal-amorites-oil-tool = { region-amorites } : { resource-oil } contre { resource-tool }
deal-egypt-gold-textile = { region-egypt } : { resource-gold } contre { resource-textile }
deal-egypt-gold-tool = { region-egypt } : { resource-gold } contre { resource-tool }
deal-egypt-gold-oil = { region-egypt } : { resource-gold } contre { resource-oil }
deal-kassites-lapis-tool = { region-kassites } : { resource-lapis } contre { resource-tool }
deal-kassites-lapis-oil = { region-kassites } : { resource-lapis } contre { resource-oil }
deal-kassites-lapis-gold = { region-kassites } : { resource-lapis } contre { resource-gold }
deal-elam-metal-grain = { region-elam } : { resource-metal } contre { resource-grain }
deal-elam-metal-textile = { region-elam } : { resource-metal } contre { resource-textile }
deal-elam-metal-tool = { region-elam } : { resource-metal } contre { resource-tool }
deal-chaldea-oil-textile = { region-chaldea } : { resource-oil } contre { resource-textile }
deal-chaldea-oil-tool = { region-chaldea } : { resource-oil } contre { resource-tool }
deal-dilmun-wood-grain = { region-dilmun } : { resource-wood } contre { resource-grain }
deal-dilmun-wood-textile = { region-dilmun } : { resource-wood } contre { resource-textile }
deal-dilmun-wood-tool = { region-dilmun } : { resource-wood } contre { resource-tool }
deal-dilmun-metal-grain = { region-dilmun } : { resource-metal } contre { resource-grain }
deal-dilmun-metal-textile = { region-dilmun } : { resource-metal } contre { resource-textile }
deal-dilmun-metal-tool = { region-dilmun } : { resource-metal } contre { resource-tool }
deal-dilmun-oil-textile = { region-dilmun } : { resource-oil } contre { resource-textile }
deal-dilmun-oil-tool = { region-dilmun } : { resource-oil } contre { resource-tool }
deal-dilmun-gold-textile = { region-dilmun } : { resource-gold } contre { resource-textile }
deal-dilmun-gold-tool = { region-dilmun } : { resource-gold } contre { resource-tool }
deal-dilmun-gold-oil = { region-dilmun } : { resource-gold } contre { resource-oil }

## Ce que les régions offrent

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

## Ensembles de ressources de luxe

luxuries-plain = aucune ressource de luxe
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

ask-act = Quelle action fais-tu ?
ask-pay = Quelqu’un a passé : paie une pièce pour l’action « { $kind } ».
ask-build = Dans quelle région de Sumer construis-tu une cité ?
ask-relocate = Toutes tes cités sont construites : laquelle déplaces-tu { $region-to } ?
ask-place = Dépense une ressource pour placer des travailleurs, utilise un scribe, ou termine.
ask-put = Tu dépenses { $resource-some } : où envoies-tu des travailleurs ?
ask-count = Combien de travailleurs envoies-tu { $place-to } ?
ask-put_one = Où le scribe envoie-t-il le travailleur venu { $place-from } ?
ask-trade = Fais un échange, transforme du métal en outil, ou termine.
ask-start = Quel empire commences-tu ?
ask-buy = Achètes-tu des armées (grain, métal, outils) ?
ask-equip = Ajoutes-tu des ressources à ton équipement ?
ask-home = Dans quelle région de Sumer ton empire commence-t-il ?
ask-garrison = Combien d’armées places-tu { $region-in } ?
ask-expand = Choisis une expansion, ou termine.
ask-combat = Les défenseurs tiennent bon { $region-in } : continues-tu ?
ask-bid = Mises-tu des ressources pour l’ordre de jeu ?
ask-extend = Veux-tu étendre une de tes cités ?
ask-adorn = De quelles ressources de luxe pares-tu l’extension { $region-from } ?
ask-over = La partie est terminée.

## What can be answered

do-act = { $kind }
do-pay = Payer { $item-some }
do-build = Construire { $region-in }
do-remove_city = Retirer la cité { $region-from }
do-spend = Dépenser { $resource-some }
do-scribe = Scribe : déplacer un travailleur { $from-from }
do-put = Envoyer { $to-to }
do-count = { $n ->
    [one] { $n } travailleur
   *[other] { $n } travailleurs
}
do-exchange = { $deal }
do-make_tool = Transformer du métal en outil
do-start = { $slot ->
    [0] Commencer le premier empire du tour
    [1] Commencer le deuxième empire du tour
   *[other] Commencer le troisième empire du tour
}
do-add = Ajouter { $resource-some }
do-home = Commencer { $region-in }
do-garrison = { $n ->
    [one] { $n } armée
   *[other] { $n } armées
}
do-invade = Envahir { $region-the }
do-destroy = Détruire la cité { $region-from }
do-reinforce = Renforcer { $region-the }
do-reenter = Revenir { $region-in }
do-fight = Continuer le combat
do-stop = Arrêter l’attaque
do-extend = Étendre la cité { $region-from }
do-adorn = Ajouter : { $luxuries }
do-end = Terminer

## What happened

event-game_started = L’ordre de jeu est { $first }, { $second }, { $third }.
event-turn_started = Tour { $turn }, { $year } av. J.-C.
event-produced = { $missing ->
    [0] { $seat } prend { $n } × { $resource }.
   *[other] { $n ->
        [0] { $seat } ne reçoit rien des { $missing } × { $resource } dus : le stock est vide.
       *[other] { $seat } prend { $n } × { $resource } ; { $missing } de plus seraient dus, mais le stock est vide.
    }
}
event-city_textile = { $n ->
    [0] { $seat } ne reçoit pas de textile pour Ur : le stock est vide.
    [one] { $seat } prend un textile pour la cité d’Ur.
   *[other] { $seat } prend { $n } textiles pour la cité d’Ur.
}
event-workers_drawn = { $n ->
    [one] { $n } travailleur devient disponible ({ $seat }).
   *[other] { $n } travailleurs deviennent disponibles ({ $seat }).
}
event-declined = Travailleurs perdus dans le déclin, { $place } : { $first } { $n0 }, { $second } { $n1 }, { $third } { $n2 }.
event-cost_paid = { $seat } paie { $item-some } pour agir.
event-city_built = { $seat } construit une cité { $region-in }.
event-city_removed = { $extended ->
    [0] { $seat } abandonne sa cité { $region-from }.
   *[other] { $seat } abandonne sa cité étendue { $region-from }.
}
event-city_worker = { $reason ->
    [gained] { $seat } gagne un travailleur { $place-in }.
    [two_scribes] { $seat } ne gagne aucun travailleur { $place-in } : deux scribes, c’est le maximum.
   *[other] { $seat } ne gagne aucun travailleur { $place-in } : il n’en reste plus.
}
event-workers_placed = { $n ->
    [one] { $seat } dépense { $resource-some } et envoie { $n } travailleur { $place-to }.
   *[other] { $seat } dépense { $resource-some } et envoie { $n } travailleurs { $place-to }.
}
event-scribe_used = Un scribe { $seat-of } envoie { $target-to } un travailleur venu { $source-from }.
event-exchanged = { $sippar ->
    [0] { $seat } échange { $given-some } contre { $received-some } { $region-in }.
   *[other] { $seat } échange { $given-some } contre { $received-some } { $region-in }, grâce à Sippar.
}
event-tool_made = { $seat } transforme du métal en outil.
event-empire_started = { $seat } commence l’empire { $empire-of } avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}{ $babylon ->
    [0] {""}
   *[other] , plus { $babylon } grâce à Babylone
}.
event-armies_bought = { $n ->
    [one] { $seat } achète { $n } armée contre { $resource-some }.
   *[other] { $seat } achète { $n } armées contre { $resource-some }.
}
event-equipped = { $seat } ajoute { $resource-some } à son équipement.
event-rated = { $third ->
    [none] { $second ->
        [none] Équipement : niveau A pour { $first }.
       *[other] Équipement : niveau A pour { $first }, B pour { $second }.
    }
   *[other] Équipement : niveau A pour { $first }, B pour { $second }, C pour { $third }.
}
event-workers_left = { $n ->
    [one] { $n } travailleur { $seat-of } revient { $region-from }.
   *[other] { $n } travailleurs { $seat-of } reviennent { $region-from }.
}
event-rolled = { $hit ->
    [0] { $seat } attaque { $defender } { $region-in } : { $die1 } + { $die2 }, il fallait { $need } ou plus : manqué.
   *[other] { $seat } attaque { $defender } { $region-in } : { $die1 } + { $die2 }, il fallait { $need } ou plus : touché.
}
event-attack_ended = { $outcome ->
    [won] { $seat } l’emporte { $region-in }.
    [stopped] { $seat } renonce à son attaque { $region-in }.
   *[other] { $seat } n’a plus d’armée pour se battre { $region-in }.
}
event-armies_placed = { $reason ->
    [start] { $seat } commence son empire { $region-in } (armées : { $n }).
    [invade] { $seat } envahit { $region-the } (armées : { $n }).
    [reinforce] { $seat } renforce { $region-the } (armées : { $n }).
   *[other] { $seat } revient { $region-in } (armées : { $n }).
}
event-repeat_paid = { $n ->
    [one] { $seat } sacrifie { $n } armée pour s’étendre encore.
   *[other] { $seat } sacrifie { $n } armées pour s’étendre encore.
}
event-city_destroyed = { $extended ->
    [0] { $seat } détruit la cité { $owner-of } { $region-in } (armées : { $armies }).
   *[other] { $seat } détruit la cité étendue { $owner-of } { $region-in } (armées : { $armies }).
}
event-bid_added = { $seat } ajoute { $resource-some } à sa mise.
event-seat_passed = { $seat } passe avec une mise de { $value }.
event-order_set = Le nouvel ordre de jeu est { $first }, { $second }, { $third }.
event-empire_scored = { $points ->
    [one] { $seat } marque { $points } point
   *[other] { $seat } marque { $points } points
}{ $bonus ->
    [0] {""}
   *[other] , dont { $bonus } grâce à Nippur,
} pour { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
}.
event-city_extended = { $seat } étend sa cité { $region-from } ({ $luxuries }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-turn_cleared = Le tour { $turn } est fini : toutes les armées quittent le plateau.
event-worker_retired = { $seat } pose un travailleur à côté de la piste de score.
event-majority = { $seat ->
    [none] { $place } : personne n’a la majorité à lui seul.
   *[other] { $place } : { $seat } a la majorité et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-ranked = { $rank ->
    [1] 1re
   *[other] { $rank }e
} place : { $seat }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Options

option-players-help = Après le Déluge se joue à trois exactement.
option-first_order = Ordre du premier tour
option-first_order-help = Qui commence le premier tour ?
option-first_order-random = Tiré au sort
option-first_order-seats = Dans l’ordre des places
option-free_relocations = Déplacements gratuits
option-free_relocations-help = Combien de fois par tour un joueur peut-il déplacer une cité tant qu’aucune action ne se paie ?
option-scribe_delay = Nouveaux scribes
option-scribe_delay-help = Combien de temps un travailleur arrivé chez les Scribes doit-il attendre ?
option-scribe_delay-action = Jusqu’à l’action suivante
option-scribe_delay-turn = Jusqu’au tour suivant
option-ur_bonus = Textile d’Ur
option-ur_bonus-help = Le propriétaire d’Ur a-t-il besoin d’un travailleur au Tissage pour prendre son textile ?
option-ur_bonus-always = Non
option-ur_bonus-with_weaver = Oui
option-production_supply = Stock de production
option-production_supply-help = Le grain et les textiles peuvent-ils manquer à la production ?
option-production_supply-finite = Ils peuvent manquer
option-production_supply-unlimited = Il y en a toujours assez
option-tool_supply = Stock d’outils
option-tool_supply-help = Faut-il un outil en stock pour transformer du métal en outil ?
option-tool_supply-finite = Oui
option-tool_supply-unlimited = Non
option-start_workers = Travailleurs de la région d’origine
option-start_workers-help = Quand tes travailleurs quittent-ils la région où ton empire commence ?
option-start_workers-removed_first = Avant tout combat
option-start_workers-removed_on_entry = Quand des armées sont placées
option-reentry = Retour d’un empire
option-reentry-help = Comment un empire sans armée sur le plateau revient-il en jeu ?
option-reentry-as_start = Comme au début, jusqu’au bout
option-reentry-as_invasion = Comme une invasion
option-marker_worker = Travailleur sur la piste de score
option-marker_worker-help = Un score supérieur à 70 te prend-il un travailleur jusqu’à la fin ?
option-marker_worker-off = Non
option-marker_worker-on = Oui

## The text board

board-turn = Tour { $turn }, { $year } av. J.-C.
board-empires = Empires : { $empires }
board-armies = { $seat }⚔{ $n }
board-city = cité { $seat }
board-extended-city = cité étendue { $seat }
board-stock = Stock : { $pieces }
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-empire = { $empire } (niveau { $rating }, équipement { $n })
board-passed = a passé avec une mise de { $n }
board-reserves = disponibles : travailleurs { $workers }, armées { $armies } ; bases en réserve : { $bases }
board-to-decide = { $seat } décide
board-over = La partie est terminée

## The board on the page

board-map = Carte de Sumer et des régions alentour
board-actions = Actions
board-kind-build = Construire
board-kind-place = Placer
board-kind-trade = Commercer
board-kind-start = Commencer
board-kind-expand = Étendre
board-kind-pass = Passer
board-does-build = Fonde une cité à Sumer ; si tes quatre cités sont debout, déplaces-en une.
board-does-place = Dépense une ressource pour envoyer vers un même lieu autant de travailleurs qu’elle vaut ; chaque scribe en déplace un de plus.
board-does-trade = Échange des pièces partout où tu as des marchands, et transforme du métal en outils.
board-does-start = Lève l’un des empires du tour : prends ses armées, achètes-en d’autres, équipe-les.
board-does-expand = Envahis, renforce ou détruis une cité ; chaque étape de plus coûte une armée.
board-does-pass = Tu ne joues plus de ce tour et tu mises pour l’ordre de jeu. Dès lors, les autres paient chaque action.
board-turns = Tours, ordre de jeu et points
board-order = Ordre de jeu
board-decline = Déclin des travailleurs au début de ce tour
board-turn-empires = { $when ->
    [past] Les empires de ce tour-là ; leurs armées ont quitté le plateau.
    [now] Les empires que l’on peut commencer maintenant.
   *[later] Les empires que l’on pourra commencer à ce tour-là.
}
board-turn-empire = { $empire } : { $armies }
board-turn-started = { $empire } : { $armies }, commencé par { $seat }
board-has-passed = a passé
board-city-of = Cité { $seat-of }
board-great-city-of = Cité étendue { $seat-of }
board-armies-of = { $n ->
    [one] { $n } armée { $seat-of }
   *[other] { $n } armées { $seat-of }
}
board-workers-of = { $n ->
    [one] { $seat } : { $n } travailleur
   *[other] { $seat } : { $n } travailleurs
}
board-offers = On y trouve : { $goods }
board-traders = { $n ->
    [0] Tu n’y as aucun marchand
    [one] Tu y as { $n } marchand
   *[other] Tu y as { $n } marchands
}
board-sippar-left = Un échange de plus grâce à Sippar
board-offer = { $region } : { $good }
board-offer-for = En échange de : { $goods }
board-majority = { $n ->
    [one] Majorité des travailleurs à la fin : { $n } point.
   *[other] Majorité des travailleurs à la fin : { $n } points.
}
board-rise-now = { $home ->
    [sumer] L’empire de Sumer peut commencer ici ce tour-ci, avec { $armies }
   *[land] Un empire peut commencer ici ce tour-ci, avec { $armies }
}
board-rise-later = { $home ->
    [sumer] L’empire de Sumer pourra commencer ici au tour { $turn }, avec { $armies }
   *[land] Un empire pourra commencer ici au tour { $turn }, avec { $armies }
}
board-rise-of = { $home ->
    [sumer] { $seat } a commencé l’empire de Sumer
   *[land] { $seat } a commencé l’empire de cette région
}
board-rise-over = Plus aucun empire ne peut commencer ici
board-home = Berceau d’un empire : on en sort par la flèche, on ne l’envahit jamais.
board-benefit-sippar = Une cité ici : un échange de plus à chaque action de commerce.
board-benefit-babylon = Une cité ici : deux armées de plus quand tu commences un empire.
board-benefit-nippur = Une cité ici : un point de plus par région sumérienne que tu tiens.
board-benefit-shuruppak = Une cité ici : détruire l’une de tes cités coûte trois armées si tu en as une autre.
board-benefit-umma = Une cité ici ne donne pas d’avantage.
board-benefit-uruk = Une nouvelle cité ici t’apporte un scribe.
board-benefit-ur = Une cité ici : un textile de plus à chaque tour.
board-benefit-lagash = Une cité ici ne donne pas d’avantage.
board-benefit-eridu = Une nouvelle cité ici t’apporte un fabricant d’outils.
board-short-irrigation = Irrigation
board-short-weaving = Tissage
board-short-scribes = Scribes
board-short-tool_makers = Fabricants
board-box-irrigation = Au début du tour, du grain selon le rang : celui qui a le plus de travailleurs ici en reçoit le plus.
board-box-weaving = Au début du tour, des textiles selon le rang : celui qui a le plus de travailleurs ici en reçoit le plus.
board-box-scribes = Chaque scribe place ou déplace un travailleur par tour ; deux au plus.
board-box-tool_makers = Chacun transforme un métal en outil par tour, pendant le commerce.
board-box-used = Utilisés ce tour-ci ; de nouveau disponibles au suivant.
board-harvest = Récolte dans l’état actuel : { $due }
board-good-held = { $n } en main, { $stock } en stock
board-good-value = Valeur { $n }
board-good-armies = { $n ->
    [one] Achète { $n } armée
   *[other] Achète { $n } armées
}
board-good-luxury = Luxe : orne une extension
board-in-stock = { $n } en stock
board-buy-with = Payer { $resource-some }
board-start = Commencer l’empire { $empire-of }
board-empires-title = Empires du tour
board-next-empires = Au prochain tour : { $empires }
board-empire-armies = { $n ->
    [one] { $n } armée
   *[other] { $n } armées
}
board-empire-free = Pas encore commencé
board-empire-of = Empire { $seat-of }
board-rating = Niveau { $rating }, équipement de valeur { $n }
board-needs-workers = Pour le commencer, il te faut des travailleurs sur place, et personne ne doit en avoir plus que toi.
board-needs-nothing = Ne demande aucun travailleur ; commence dans la région sumérienne de ton choix.
board-workers = Travailleurs
board-armies-title = Armées
board-cities = Cités
board-reserve = { $n ->
    [one] { $n } disponible
   *[other] { $n } disponibles
}, { $away ->
    [one] { $away } non disponible
   *[other] { $away } non disponibles
}
board-cities-left = En réserve : bases { $bases }, extensions { $extensions }
board-equipment = Équipement
board-bid = Mise
board-empire-points = { $n ->
    [one] Les régions tenues rapporteraient { $n } point
   *[other] Les régions tenues rapporteraient { $n } points
}
board-fight = Dans ce combat : { $hits ->
    [one] { $hits } jet réussi
   *[other] { $hits } jets réussis
}, { $misses ->
    [one] { $misses } manqué
   *[other] { $misses } manqués
}.
board-trade-title = Commerce
board-trade-receive = Reçois
board-trade-where = où
board-trade-give = contre
board-harvest-title = Récolte selon le rang
board-extension-title = Étendre une cité
board-extend-for = Étendre :
