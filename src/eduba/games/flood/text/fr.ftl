### Après le Déluge : les mots du jeu en français.

## The game

title = Après le Déluge
blurb = Trois peuples se partagent la Mésopotamie pendant cinq tours : fonde des cités, envoie au loin travailleurs et marchands, lève un empire qui ne survivra pas au tour, et pare tes cités des richesses de contrées lointaines.

## Ressources

resource-grain = grain
resource-wood = bois
resource-metal = métal
resource-textile = textile
resource-tool = outil
resource-oil = huile
resource-gold = or
resource-lapis = lapis-lazuli

## Régions

region-sippar = Sippar
region-babylon = Babylone
region-nippur = Nippur
region-shuruppak = Shuruppak
region-umma = Umma
region-uruk = Uruk
region-ur = Ur
region-lagash = Lagash
region-eridu = Eridu
region-hittites = Hittites
region-mittani = Mittani
region-assyria = Assyrie
region-amorites = Amorrites
region-egypt = Égypte
region-kassites = Kassites
region-guti = Gutis
region-elam = Élam
region-chaldea = Chaldée
region-dilmun = Dilmun
region-akkad = Akkad
region-isin = Isin
region-larsa = Larsa

## Places des travailleurs

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
place-irrigation = Irrigation
place-weaving = Tissage
place-scribes = Scribes
place-tool_makers = Fabricants d’outils
place-available = travailleurs disponibles
place-scribes_used = Scribes (utilisés)
place-tool_makers_used = Fabricants d’outils (utilisés)
place-unavailable = travailleurs non disponibles

## Empires

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

## Ce qui peut payer

item-grain = { resource-grain }
item-wood = { resource-wood }
item-metal = { resource-metal }
item-textile = { resource-textile }
item-tool = { resource-tool }
item-oil = { resource-oil }
item-gold = { resource-gold }
item-lapis = { resource-lapis }
item-worker = travailleur disponible
item-army = armée disponible

## Actions

kind-build = Construire une cité
kind-place = Placer des travailleurs
kind-trade = Commercer
kind-start = Commencer un empire
kind-expand = Étendre l’empire
kind-pass = Passer

## Échanges

deal-hittites-metal-grain = { region-hittites } : { resource-metal } contre { resource-grain }
deal-hittites-metal-textile = { region-hittites } : { resource-metal } contre { resource-textile }
deal-hittites-metal-tool = { region-hittites } : { resource-metal } contre { resource-tool }
deal-mittani-wood-grain = { region-mittani } : { resource-wood } contre { resource-grain }
deal-mittani-wood-textile = { region-mittani } : { resource-wood } contre { resource-textile }
deal-mittani-wood-tool = { region-mittani } : { resource-wood } contre { resource-tool }
deal-mittani-metal-grain = { region-mittani } : { resource-metal } contre { resource-grain }
deal-mittani-metal-textile = { region-mittani } : { resource-metal } contre { resource-textile }
deal-mittani-metal-tool = { region-mittani } : { resource-metal } contre { resource-tool }
deal-amorites-wood-grain = { region-amorites } : { resource-wood } contre { resource-grain }
deal-amorites-wood-textile = { region-amorites } : { resource-wood } contre { resource-textile }
deal-amorites-wood-tool = { region-amorites } : { resource-wood } contre { resource-tool }
deal-amorites-oil-textile = { region-amorites } : { resource-oil } contre { resource-textile }
deal-amorites-oil-tool = { region-amorites } : { resource-oil } contre { resource-tool }
deal-egypt-gold-textile = { region-egypt } : { resource-gold } contre { resource-textile }
deal-egypt-gold-tool = { region-egypt } : { resource-gold } contre { resource-tool }
deal-egypt-gold-oil = { region-egypt } : { resource-gold } contre { resource-oil }
deal-kassites-lapis-tool = { region-kassites } : { resource-lapis } contre { resource-tool }
deal-kassites-lapis-oil = { region-kassites } : { resource-lapis } contre { resource-oil }
deal-kassites-lapis-gold = { region-kassites } : { resource-lapis } contre { resource-gold }
deal-elam-metal-grain = { region-elam } : { resource-metal } contre { resource-grain }
deal-elam-metal-textile = { region-elam } : { resource-metal } contre { resource-textile }
deal-elam-metal-tool = { region-elam } : { resource-metal } contre { resource-tool }
deal-chaldea-oil-textile = { region-chaldea } : { resource-oil } contre { resource-textile }
deal-chaldea-oil-tool = { region-chaldea } : { resource-oil } contre { resource-tool }
deal-dilmun-wood-grain = { region-dilmun } : { resource-wood } contre { resource-grain }
deal-dilmun-wood-textile = { region-dilmun } : { resource-wood } contre { resource-textile }
deal-dilmun-wood-tool = { region-dilmun } : { resource-wood } contre { resource-tool }
deal-dilmun-metal-grain = { region-dilmun } : { resource-metal } contre { resource-grain }
deal-dilmun-metal-textile = { region-dilmun } : { resource-metal } contre { resource-textile }
deal-dilmun-metal-tool = { region-dilmun } : { resource-metal } contre { resource-tool }
deal-dilmun-oil-textile = { region-dilmun } : { resource-oil } contre { resource-textile }
deal-dilmun-oil-tool = { region-dilmun } : { resource-oil } contre { resource-tool }
deal-dilmun-gold-textile = { region-dilmun } : { resource-gold } contre { resource-textile }
deal-dilmun-gold-tool = { region-dilmun } : { resource-gold } contre { resource-tool }
deal-dilmun-gold-oil = { region-dilmun } : { resource-gold } contre { resource-oil }

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

ask-act = Quelle action fais-tu ?
ask-pay = Quelqu’un a passé : paie une chose pour faire l’action « { $kind } ».
ask-build = Dans quelle région de Sumer construis-tu une cité ?
ask-relocate = Toutes tes cités sont construites : laquelle déplaces-tu ? Destination : { $region }.
ask-place = Dépense une ressource pour placer des travailleurs, utilise un scribe, ou termine.
ask-put = Où envoies-tu des travailleurs ? Ressource dépensée : { $resource }.
ask-count = Combien de travailleurs envoies-tu ? Destination : { $place }.
ask-put_one = Où le scribe envoie-t-il le travailleur ? Départ : { $place }.
ask-trade = Fais un échange, transforme du métal en outil, ou termine.
ask-start = Quel empire commences-tu ?
ask-buy = Veux-tu acheter d’autres armées avec du grain, du métal ou des outils ?
ask-equip = Veux-tu mettre des ressources dans ta case Équipement ?
ask-home = Dans quelle région de Sumer ton empire commence-t-il ?
ask-garrison = Combien d’armées places-tu ? Région : { $region }.
ask-expand = Choisis une expansion, ou termine.
ask-combat = Les défenseurs tiennent bon ({ $region }) : veux-tu continuer ?
ask-bid = Veux-tu ajouter des ressources à ta mise pour l’ordre de jeu ?
ask-extend = Veux-tu étendre une de tes cités ?
ask-adorn = Quelles ressources de luxe ajoutes-tu à l’extension ? Cité : { $region }.
ask-over = La partie est terminée.

## What can be answered

do-act = { $kind }
do-pay = Payer : { $item }
do-build = Construire : { $region }
do-remove_city = Retirer la cité : { $region }
do-spend = Dépenser : { $resource }
do-scribe = Scribe, un travailleur de : { $from }
do-put = Vers : { $to }
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
do-add = Ajouter : { $resource }
do-home = Commencer : { $region }
do-garrison = { $n ->
    [one] { $n } armée
   *[other] { $n } armées
}
do-invade = Envahir : { $region }
do-destroy = Détruire la cité : { $region }
do-reinforce = Renforcer : { $region }
do-reenter = Revenir en jeu : { $region }
do-fight = Continuer le combat
do-stop = Arrêter l’attaque
do-extend = Étendre la cité : { $region }
do-adorn = Ajouter : { $luxuries }
do-end = Terminer

## What happened

event-game_started = L’ordre de jeu est { $first }, { $second }, { $third }.
event-turn_started = Tour { $turn }, { $year } av. J.-C.
event-produced = { $missing ->
    [0] { $seat } prend { $n } × { $resource }.
   *[other] { $seat } prend { $n } × { $resource } ; il en manque { $missing }, le stock est vide.
}
event-city_textile = { $n ->
    [0] { $seat } ne reçoit pas de textile pour Ur : le stock est vide.
   *[other] { $seat } prend un textile pour la cité d’Ur.
}
event-workers_drawn = { $n ->
    [one] { $n } travailleur devient disponible ({ $seat }).
   *[other] { $n } travailleurs deviennent disponibles ({ $seat }).
}
event-declined = Déclin, { $place } : les joueurs perdent { $n0 }, { $n1 } et { $n2 } (rouge, violet, vert).
event-cost_paid = { $seat } paie pour agir : { $item }.
event-city_built = { $seat } construit une cité : { $region }.
event-city_removed = { $extended ->
    [0] { $seat } retire sa cité : { $region }.
   *[other] { $seat } retire sa cité étendue : { $region }.
}
event-city_worker = { $reason ->
    [gained] { $seat } gagne un travailleur : { $place }.
    [two_scribes] { $seat } ne gagne pas de travailleur ({ $place }) : deux scribes, c’est le maximum.
   *[other] { $seat } ne gagne pas de travailleur ({ $place }) : il n’en reste plus.
}
event-workers_placed = { $n ->
    [one] { $seat } dépense une ressource ({ $resource }) et envoie { $n } travailleur : { $place }.
   *[other] { $seat } dépense une ressource ({ $resource }) et envoie { $n } travailleurs : { $place }.
}
event-scribe_used = Un scribe de { $seat } déplace un travailleur : { $source } → { $target }.
event-exchanged = { $sippar ->
    [0] { $seat } échange { $given } contre { $received } ({ $region }).
   *[other] { $seat } échange { $given } contre { $received } ({ $region }), grâce à Sippar.
}
event-tool_made = { $seat } transforme du métal en outil.
event-empire_started = { $babylon ->
    [0] { $seat } commence l’empire { $empire } avec { $armies } armées.
   *[other] { $seat } commence l’empire { $empire } avec { $armies } armées, et { $babylon } de plus pour Babylone.
}
event-armies_bought = { $n ->
    [one] { $seat } achète { $n } armée ({ $resource }).
   *[other] { $seat } achète { $n } armées ({ $resource }).
}
event-equipped = { $seat } complète son équipement : { $resource }.
event-rated = Niveaux : A { $first }, B { $second }, C { $third }.
event-workers_left = { $n ->
    [one] { $n } travailleur de { $seat } quitte la région : { $region }.
   *[other] { $n } travailleurs de { $seat } quittent la région : { $region }.
}
event-rolled = { $hit ->
    [0] { $seat } attaque { $defender } ({ $region }) : { $die1 } + { $die2 }, il faut { $need }, manqué.
   *[other] { $seat } attaque { $defender } ({ $region }) : { $die1 } + { $die2 }, il faut { $need }, touché.
}
event-attack_ended = { $outcome ->
    [won] { $seat } l’emporte : { $region }.
    [stopped] { $seat } arrête l’attaque : { $region }.
   *[other] { $seat } n’a plus d’armée pour attaquer : { $region }.
}
event-armies_placed = { $reason ->
    [start] { $seat } commence son empire : { $region } (armées : { $n }).
    [invade] { $seat } entre dans la région : { $region } (armées : { $n }).
    [reinforce] { $seat } renforce la région : { $region } (armées : { $n }).
   *[other] { $seat } revient en jeu : { $region } (armées : { $n }).
}
event-repeat_paid = { $n ->
    [one] { $seat } sacrifie { $n } armée pour s’étendre encore.
   *[other] { $seat } sacrifie { $n } armées pour s’étendre encore.
}
event-city_destroyed = { $extended ->
    [0] { $seat } détruit la cité de { $owner } : { $region } (armées : { $armies }).
   *[other] { $seat } détruit la cité étendue de { $owner } : { $region } (armées : { $armies }).
}
event-bid_added = { $seat } ajoute à sa mise : { $resource }.
event-seat_passed = { $seat } passe avec une mise de { $value }.
event-order_set = Le nouvel ordre de jeu est { $first }, { $second }, { $third }.
event-empire_scored = { $bonus ->
    [0] { $seat } marque { $points } pour { $regions ->
        [one] { $regions } région
       *[other] { $regions } régions
    }.
   *[other] { $seat } marque { $points } pour { $regions ->
        [one] { $regions } région
       *[other] { $regions } régions
    }, dont { $bonus } grâce à Nippur.
}
event-city_extended = { $seat } étend sa cité ({ $region }) avec { $luxuries } : { $points } points.
event-turn_cleared = Le tour { $turn } est fini : toutes les armées quittent le plateau.
event-worker_retired = { $seat } pose un travailleur à côté de la piste de score.
event-majority = { $seat ->
    [none] { $place } : personne n’a seul la majorité.
   *[other] { $place } : { $seat } a la majorité et marque { $points }.
}
event-ranked = { $rank ->
    [1] 1re
   *[other] { $rank }e
} place : { $seat }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Options

option-players = Joueurs
option-players-help = Après le Déluge se joue à trois exactement.
option-first_order = Ordre du premier tour
option-first_order-help = Qui commence le premier tour ?
option-first_order-random = Tiré au sort
option-first_order-seats = Dans l’ordre des places
option-free_relocations = Déplacements gratuits
option-free_relocations-help = Combien de fois par tour un joueur peut-il déplacer une cité tant qu’aucune action ne se paie ?
option-scribe_delay = Nouveaux scribes
option-scribe_delay-help = Combien de temps un travailleur arrivé chez les Scribes doit-il attendre ?
option-scribe_delay-action = Jusqu’à l’action suivante
option-scribe_delay-turn = Jusqu’au tour suivant
option-ur_bonus = Textile d’Ur
option-ur_bonus-help = Le propriétaire d’Ur a-t-il besoin d’un travailleur au Tissage pour prendre son textile ?
option-ur_bonus-always = Non
option-ur_bonus-with_weaver = Oui
option-production_supply = Stock de production
option-production_supply-help = Le grain et les textiles peuvent-ils manquer à la production ?
option-production_supply-finite = Ils peuvent manquer
option-production_supply-unlimited = Il y en a toujours assez
option-tool_supply = Stock d’outils
option-tool_supply-help = Faut-il un outil en stock pour transformer du métal en outil ?
option-tool_supply-finite = Oui
option-tool_supply-unlimited = Non
option-start_workers = Travailleurs de la région d’origine
option-start_workers-help = Quand tes travailleurs quittent-ils la région où ton empire commence ?
option-start_workers-removed_first = Avant tout combat
option-start_workers-removed_on_entry = Quand des armées sont placées
option-reentry = Retour d’un empire
option-reentry-help = Comment un empire sans armée sur le plateau revient-il en jeu ?
option-reentry-as_start = Comme au début, combat jusqu’au bout
option-reentry-as_invasion = Comme une invasion
option-marker_worker = Travailleur sur la piste de score
option-marker_worker-help = Un score supérieur à 70 te prend-il un travailleur jusqu’à la fin ?
option-marker_worker-off = Non
option-marker_worker-on = Oui
option-step_order = Ordre des étapes
option-step_order-help = Quand l’ordre est sans effet, tu choisis librement ; l’ordre fixe est destiné aux joueurs artificiels.
option-step_order-free = Libre
option-step_order-canonical = Fixe

## The text board

board-turn = Tour { $turn }, { $year } av. J.-C.
board-empires = Empires : { $empires }
board-armies = { $seat }⚔{ $n }
board-city = cité { $seat }
board-extended-city = cité étendue { $seat }
board-stock = Stock : { $pieces }
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-empire = { $empire } (niveau { $rating }, équipement { $n })
board-passed = a passé avec une mise de { $n }
board-reserves = disponibles : travailleurs { $workers }, armées { $armies } ; bases en réserve : { $bases }
board-to-decide = { $seat } décide
board-over = La partie est terminée

## The board on the page

board-map = Carte de Sumer et des pays alentour
board-actions = Actions
board-kind-build = Bâtir
board-kind-place = Placer
board-kind-trade = Échanger
board-kind-start = Empire
board-kind-expand = Étendre
board-kind-pass = Passer
board-does-build = Fonde une cité en Sumer ; si tes quatre cités sont debout, déplaces-en une.
board-does-place = Dépense une ressource pour envoyer vers un même lieu autant de travailleurs qu’elle vaut ; chaque scribe en déplace un de plus.
board-does-trade = Échange des pièces partout où tu as des marchands, et transforme du métal en outils.
board-does-start = Lève l’un des empires du tour : prends ses armées, achètes-en d’autres, équipe-les.
board-does-expand = Envahis, renforce ou détruis une cité ; chaque étape de plus coûte une armée.
board-does-pass = Tu ne joues plus de ce tour et tu mises pour l’ordre de jeu. Dès lors, les autres paient chaque action.
board-turns = Tours, ordre de jeu et points
board-order = Ordre de jeu
board-decline = Déclin des travailleurs au début de ce tour
board-has-passed = a passé
board-city-of = Cité de { $seat }
board-great-city-of = Cité étendue de { $seat }
board-armies-of = { $n ->
    [one] { $n } armée de { $seat }
   *[other] { $n } armées de { $seat }
}
board-workers-of = { $n ->
    [one] { $seat } : { $n } travailleur
   *[other] { $seat } : { $n } travailleurs
}
board-offers = On y trouve : { $goods }
board-traders = { $n ->
    [0] Tu n’y as aucun marchand
    [one] Tu y as { $n } marchand
   *[other] Tu y as { $n } marchands
}
board-offer-for = En échange de : { $goods }
board-majority = Majorité des travailleurs à la fin : { $n } points.
board-home = Berceau d’un empire : on en sort par la flèche, on ne l’envahit jamais.
board-benefit-sippar = Une cité ici : un échange de plus à chaque action de commerce.
board-benefit-babylon = Une cité ici : deux armées de plus quand tu commences un empire.
board-benefit-nippur = Une cité ici : un point de plus par région sumérienne que tu tiens.
board-benefit-shuruppak = Une cité ici : détruire l’une de tes cités coûte trois armées si tu en as une autre.
board-benefit-umma = Une cité ici n’apporte rien de plus.
board-benefit-uruk = Une nouvelle cité ici t’apporte un scribe.
board-benefit-ur = Une cité ici : un textile de plus à chaque tour.
board-benefit-lagash = Une cité ici n’apporte rien de plus.
board-benefit-eridu = Une nouvelle cité ici t’apporte un fabricant d’outils.
board-box-irrigation = Les travailleurs donnent du grain au début du tour : plus ils sont nombreux, plus il y en a.
board-box-weaving = Les travailleurs donnent des textiles au début du tour : plus ils sont nombreux, plus il y en a.
board-box-scribes = Chaque scribe place ou déplace un travailleur par tour ; deux au plus.
board-box-tool_makers = Chacun transforme un métal en outil par tour, pendant le commerce.
board-box-used = Utilisés ce tour-ci ; de nouveau disponibles au suivant.
board-harvest = Récolte dans l’état actuel : { $due }
board-good-held = { $n } en main, { $stock } en stock
board-good-value = Valeur { $n }
board-good-armies = { $n ->
    [one] Achète { $n } armée
   *[other] Achète { $n } armées
}
board-good-luxury = Luxe : orne une extension
board-in-stock = { $n } en stock
board-empires-title = Empires du tour
board-empire-armies = { $n } armées
board-empire-free = Pas encore commencé
board-empire-of = Empire de { $seat }
board-rating = Niveau { $rating }, équipement de valeur { $n }
board-needs-workers = Pour le commencer, il te faut des travailleurs sur place, et personne ne doit en avoir plus que toi.
board-needs-nothing = Ne demande aucun travailleur ; commence dans la région sumérienne de ton choix.
board-workers = Travailleurs
board-armies-title = Armées
board-cities = Cités
board-reserve = { $n } disponibles, { $away } non disponibles
board-cities-left = En réserve : bases { $bases }, extensions { $extensions }
board-equipment = Équipement
board-bid = Mise
board-empire-points = Les régions tenues rapporteraient { $n } points
board-trade-title = Commerce
board-trade-receive = Reçois
board-trade-where = où
board-trade-give = contre
board-harvest-title = Récolte selon le rang
board-extension-title = Étendre une cité
board-extend-for = Étendre :
board-luxury-note = Une extension s’orne au plus d’une pièce de chaque luxe.
