### Mesopotamia, Cradle of Civilization : les mots du jeu en français.

## The game

title = Mesopotamia, Berceau de l’humanité
blurb = Explore une terre inconnue tuile après tuile, porte le bois et la pierre là où il les faut, bâtis des huttes et des lieux saints, amasse du mana, et apporte avant les autres tes quatre offrandes au temple.

## Terrains

terrain-temple = temple
terrain-plains = plaine
terrain-forest = forêt
    .refill = Quelle autre forêt reçoit un bois ?
terrain-quarry = carrière
    .refill = Quelle autre carrière reçoit une pierre ?
terrain-volcano = volcan

## Directions

direction-north = nord
direction-north_east = nord-est
direction-south_east = sud-est
direction-south = sud
direction-south_west = sud-ouest
direction-north_west = nord-ouest

## Goods and loads

good-wood = bois
    .some = du bois
    .many = bois
good-stone = pierre
    .some = une pierre
    .many = pierres
cargo-empty = les mains vides
cargo-wood = avec du bois
cargo-stone = avec une pierre
cargo-empty_thief = les mains vides (a déjà volé)
cargo-wood_thief = avec du bois (a déjà volé)
cargo-stone_thief = avec une pierre (a déjà volé)
cargo-offering_0 = avec l’offrande 1
cargo-offering_1 = avec l’offrande 2
cargo-offering_2 = avec l’offrande 3
cargo-offering_3 = avec l’offrande 4

## Players

owner-neutral = neutre

## Actions

kind-huts = Construire des huttes
    .does = construit des huttes
kind-holy_places = Ériger des lieux saints
    .does = érige des lieux saints
kind-growth = Accroître la population
    .does = accroît sa population
kind-fertile_growth = Accroître la population avec Fertilité
    .does = joue Fertilité et accroît sa population
kind-card = Piocher une carte
    .does = choisit de piocher
kind-pass = Ne rien faire
    .does = ne fait rien

## Cards

card-endurance = Endurance
card-priest = Prêtre
card-fertility = Fertilité
card-sacred_stone = Pierre sacrée
card-land = Terre
card-mana_theft = Vol de mana
card-teleportation = Téléportation
card-expulsion = Expulsion

cardtext-endurance = { $n ->
    [one] Gagne { $n } point de mouvement de plus ce tour-ci.
   *[other] Gagne { $n } points de mouvement de plus ce tour-ci.
}
cardtext-priest = Un lieu saint qui te rapporte du mana ce tour-ci en rapporte { $n } de plus.
cardtext-fertility = Quand tu accrois ta population, chaque paire donne { $n } tribus au lieu d’une.
cardtext-fertility-narrowed = Quand tu accrois ta population, une paire donne { $n } tribus au lieu d’une.
cardtext-sacred_stone = Apporte tout de suite une pierre au temple : elle compte { $n } fois.
cardtext-land = { $n ->
    [one] Découvre tout de suite : regarde d’abord en secret la prochaine tuile.
   *[other] Découvre tout de suite : regarde en secret les { $n } prochaines tuiles et prends-en une.
}
cardtext-mana_theft = Après une naissance : prends { $n } mana à un adversaire.
cardtext-teleportation = Déplace n’importe quelle tribu, à toi ou non, avec sa charge, sur n’importe quelle tuile.
cardtext-expulsion = Déplace n’importe quelle hutte sur une autre plaine où il y a de la place.
cardtext-expulsion-narrowed = Déplace n’importe quelle hutte sur une plaine voisine où il y a de la place.

## What is asked

ask-move = { $points ->
    [0] Il ne te reste aucun point de mouvement : vole, prends une offrande, joue une carte ou finis ton déplacement.
    [one] Encore { $points } point de mouvement : déplace une tribu ou finis ton déplacement.
   *[other] Encore { $points } points de mouvement : déplace une tribu ou finis ton déplacement.
}
ask-land_step = Terre : quel pas fait la découverte ?
ask-stone_step = Pierre sacrée : quelle pierre apportes-tu au temple ?
ask-terrain = Laquelle des tuiles que tu vois prends-tu ?
ask-volcano = Tu as tiré un volcan : où le poses-tu ?
ask-refill = { $terrain-refill }{ $need ->
    [one] {""}
   *[other] {" "}Il reste { $need } pièces à placer.
}
ask-hold = Que portent tes tribus sur { $tile } ?
ask-action = Quelle action choisis-tu ?
ask-make = { $kind } : combien sur { $tile } ?
ask-offer = Quelle offrande caches-tu sous la hutte sur { $tile } ?
ask-after = Joues-tu une carte avant de compter ton mana ?
ask-rob = À qui prends-tu du mana ?
ask-tel_from = Téléportation : depuis quelle tuile ?
ask-tel_who = Quelle tribu de { $tile } téléportes-tu ?
ask-tel_to = Où va-t-elle ?
ask-exp_from = Expulsion : depuis quelle plaine ?
ask-exp_which = Quelle hutte de { $tile } déplaces-tu ?
ask-exp_to = Où va-t-elle ?
ask-over = La partie est finie.

## What can be answered

do-step = { $tile } → { $direction }, { $cargo }
do-lift = Prendre l’offrande { $offering }
do-steal = Voler { $good-some } à { $victim } sur { $tile }
do-play = Jouer « { $card } »
do-sort_loads = Répartir les charges à la main
do-end_movement = Finir le déplacement
do-hold = { $wood } bois, { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}
do-choose_terrain = Prendre : { $terrain }
do-place_volcano = Poser le volcan au { $direction } de { $tile }
do-refill = Sur { $tile }
do-action = { $kind }
do-make = { $n ->
    [0] Aucun ici
   *[other] { $n } ici
}
do-offer = Offrande de valeur { $value }
do-rob = Prendre du mana à { $victim }
do-teleport_from = Depuis { $tile }
do-teleport_who = Tribu { $owner-of }, { $cargo }
do-teleport_to = Vers { $tile }
do-expel_from = Depuis { $tile }
do-expel_which = { $owner ->
    [neutre] Hutte neutre
   *[other] Hutte { $owner-of }
}{ $marker ->
    [0] {""}
   *[other] , avec l’offrande { $marker }
}
do-expel_to = Vers { $tile }
do-end_turn = Finir le tour

## What happened

event-game_started = Partie à { $players }. Points de mouvement de la première manche : { $players ->
    [2] { $p0 }, { $p1 }
    [3] { $p0 }, { $p1 }, { $p2 }
   *[other] { $p0 }, { $p1 }, { $p2 }, { $p3 }
}.
event-round_started = Manche { $round }.
event-turn_started = { $seat } commence son tour avec { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
}.
event-stepped = { $seat } : une tribu va de { $source } à { $target }, { $cargo }.
event-loads_changed = Sur { $tile }, { $seat }{ $wood ->
    [0] {""}
    [1] {" "}prend un bois
    [2] {" "}prend deux bois
    [-1] {" "}pose un bois
    [-2] {" "}pose deux bois
   *[other] {" "}échange du bois ({ $wood })
}{ $wood ->
    [0] {""}
   *[other] { $stone ->
        [0] {""}
       *[other] {" et"}
    }
}{ $stone ->
    [0] {""}
    [1] {" "}prend une pierre
    [2] {" "}prend deux pierres
    [-1] {" "}pose une pierre
    [-2] {" "}pose deux pierres
   *[other] {" "}échange de la pierre ({ $stone })
}.
event-stolen = { $seat } vole { $good-some } à { $victim } sur { $tile }.
event-stone_built = { $doubled ->
    [0] { $seat } apporte une pierre au temple : mana { $mana }, maximum { $maximum }.
   *[other] { $seat } apporte une pierre sacrée au temple : mana { $mana }, maximum { $maximum }.
}
event-lifted = { $seat } prend une offrande sur { $tile }.
event-delivered = { $seat } livre l’offrande de valeur { $value } (livrées : { $count } ; mana restant : { $mana }).
event-bounced = { $seat } ne peut pas payer l’offrande de valeur { $value } : elle retourne sur { $tile }.
event-discovered = { $seat } découvre la tuile { $tile } : { $terrain }.
event-volcano_drawn = { $seat } tire un volcan.
event-volcano_placed = { $seat } pose le volcan (tuile { $tile }).
event-discovery_cancelled = Il n’y a plus de tuile : la tribu { $seat-of } reste où elle était.
event-resources_placed = { $n ->
    [one] { $n } { $good } arrive sur { $tile }.
   *[other] { $n } { $good-many } arrivent sur { $tile }.
}
event-supply_short = La réserve ne suffit pas ({ $good }) : il en manque { $missing }.
event-action_taken = { $seat } { $kind-does }.
event-hut_built = { $seat } construit une hutte sur { $tile } et y cache une offrande.
event-offering_hidden = C’est ton offrande de valeur { $value }.
event-holy_place_erected = { $seat } érige un lieu saint sur { $tile }.
event-born = { $n ->
    [one] { $seat } : { $n } tribu naît sur { $tile }.
   *[other] { $seat } : { $n } tribus naissent sur { $tile }.
}
event-card_drawn = { $seat } pioche une carte.
event-card_seen = C’est « { $card } ».
event-card_played = { $seat } joue « { $card } ».
event-land_looked_at = { $n ->
    [one] { $seat } regarde la prochaine tuile.
   *[other] { $seat } regarde les { $n } prochaines tuiles.
}
event-land_seen = Tu vois : plaine { $plains }, forêt { $forest }, carrière { $quarry }, volcan { $volcano }.
event-teleported = { $owner-own ->
    [1] { $seat } téléporte une de ses tribus de { $source } à { $target }, { $cargo }.
   *[other] { $seat } téléporte une tribu { $owner-of } de { $source } à { $target }, { $cargo }.
}
event-expelled = { $owner-own ->
    [1] { $seat } déplace une de ses huttes de { $source } à { $target }.
   *[other] { $owner ->
        [neutre] { $seat } déplace une hutte neutre de { $source } à { $target }.
       *[other] { $seat } déplace une hutte { $owner-of } de { $source } à { $target }.
    }
}
event-mana_stolen = { $seat } prend { $lost } mana à { $victim } et en gagne { $gained }.
event-mana_gained = { $seat } récolte { $places } mana sur les lieux saints{ $priests ->
    [0] {""}
   *[other] , { $priests } de plus grâce aux Prêtres
}{ $lost ->
    [0] {""}
   *[other] , et en perd { $lost } au-delà du maximum
} : { $mana } mana en tout.
event-reshuffled = { $cards ->
    [one] La seule carte jouée forme la nouvelle pioche.
   *[other] Les { $cards } cartes jouées sont mélangées et forment une nouvelle pioche.
}
event-game_ended = { $reason ->
    [offerings] { $winner } a livré toutes ses offrandes et gagne.
   *[other] La dernière manche est finie, et personne n’a livré toutes ses offrandes.
}
event-ranked = { $rank ->
    [1] 1re
   *[other] { $rank }e
} place : { $seat }, avec { $points ->
    [one] { $points } offrande
   *[other] { $points } offrandes
}.

## Options

option-players-help = On joue de deux à quatre.
option-first_round_movement = Mouvement de la première manche
option-first_round_movement-help = Ceux qui commencent ont-ils moins de points de mouvement à la première manche ?
option-first_round_movement-sheet = Moins
option-first_round_movement-full = 5 pour tout le monde
option-home_pairs = Départ du premier joueur
option-home_pairs-help = Sur laquelle des deux plaines de départ le premier joueur commence-t-il ?
option-home_pairs-first_on_a = Plaine A
option-home_pairs-first_on_b = Plaine B
option-neutral_huts = Huttes neutres
option-neutral_huts-help = À deux ou trois, des huttes qui ne sont à personne complètent-elles les plaines de départ ?
option-neutral_huts-no = Non
option-neutral_huts-yes = Oui
option-start_card = Carte de départ
option-start_card-help = Chacun commence-t-il avec une carte ? (Variante du livret.)
option-start_card-no = Non
option-start_card-yes = Oui
option-reshuffle = Nouvelle pioche
option-reshuffle-help = Mélange-t-on les cartes jouées quand la pioche est vide ?
option-reshuffle-no = Non : elles sont perdues, comme en tournoi
option-reshuffle-yes = Oui
option-two_player_cards = Cartes à deux
option-two_player_cards-help = Quelles cartes retire-t-on de la pioche à deux joueurs ?
option-two_player_cards-victim = Vol de mana et Expulsion
option-two_player_cards-third = Une Endurance et un Prêtre
option-two_player_cards-none = Aucune
option-holy_place_ignores_foreign_tribes = Lieux saints parmi les autres
option-holy_place_ignores_foreign_tribes-help = Peut-on ériger un lieu saint là où se trouvent des tribus d’autres joueurs ?
option-holy_place_ignores_foreign_tribes-no = Non
option-holy_place_ignores_foreign_tribes-yes = Oui
option-growth_blocked_by = Offrandes qui empêchent les naissances
option-growth_blocked_by-help = De qui sont les offrandes posées qui empêchent les naissances sur leur tuile ?
option-growth_blocked_by-any = De n’importe qui
option-growth_blocked_by-own = Seulement les siennes
option-growth_pairs_share_hut = Une hutte pour plusieurs paires
option-growth_pairs_share_hut-help = Plusieurs paires d’une tuile peuvent-elles se partager une hutte pour s’accroître ?
option-growth_pairs_share_hut-no = Non
option-growth_pairs_share_hut-yes = Oui
option-unpaid_offering = Offrande sans mana
option-unpaid_offering-help = Que devient une offrande que l’on ne peut pas payer au temple ?
option-unpaid_offering-illegal = Elle ne peut pas entrer
option-unpaid_offering-bounce = Elle est montrée et renvoyée
option-temple_stone_returns = Pierres du temple
option-temple_stone_returns-help = Les pierres posées dans le temple retournent-elles dans la réserve ?
option-temple_stone_returns-no = Non : elles sont perdues
option-temple_stone_returns-yes = Oui
option-resource_spread = Nouveau bois, nouvelle pierre
option-resource_spread-help = Où vont le bois ou la pierre d’une nouvelle forêt ou carrière ?
option-resource_spread-all_tiles = Sur toutes les tuiles de ce type
option-resource_spread-new_tile = Sur la nouvelle tuile seule
option-sort_loads = Mains vides
option-sort_loads-help = Peut-on laisser des ressources au sol à la fin de son déplacement ?
option-sort_loads-no = Non
option-sort_loads-yes = Oui
option-endurance_points = Points d’Endurance
option-endurance_points-help = Combien de points de mouvement la carte Endurance rapporte-t-elle ?
option-fertility_scope = Fertilité
option-fertility_scope-help = Combien de paires profitent de la carte Fertilité ?
option-fertility_scope-all = Toutes les paires
option-fertility_scope-one = Une paire
option-land_look = Tuiles de Terre
option-land_look-help = Combien de tuiles la carte Terre montre-t-elle ?
option-expulsion_range = Portée d’Expulsion
option-expulsion_range-help = Jusqu’où la carte Expulsion déplace-t-elle une hutte ?
option-expulsion_range-any = Partout
option-expulsion_range-adjacent = Sur une tuile voisine
option-expulsion_marker = Offrande d’une hutte expulsée
option-expulsion_marker-help = Que devient l’offrande sous une hutte déplacée ?
option-expulsion_marker-travels = Elle suit la hutte
option-expulsion_marker-stays = Elle reste sur place
option-teleport_delivers = Téléportation vers le temple
option-teleport_delivers-help = Peut-on téléporter une pierre ou une offrande dans le temple ?
option-teleport_delivers-no = Non
option-teleport_delivers-yes = Oui
option-round_cap = Dernière manche
option-round_cap-help = Après combien de manches la partie finit-elle si personne n’a gagné ?

## The text board

board-round = Manche { $round }
board-lying = { $seat }▣{ $n }
board-holy = { $seat }☼
board-carried = { $n ->
    [one] { $n } offrande
   *[other] { $n } offrandes
}
board-n-wood = { $n } bois
board-n-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
board-supplies = Réserve : { $wood } bois, { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
} ; { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} dans la pile, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche
board-player = { $name } · offrandes { $delivered }/4 · mana { $mana }/{ $maximum }
board-reserve = en réserve : { $tribes ->
    [one] { $tribes } tribu
   *[other] { $tribes } tribus
}, { $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
}, { $places ->
    [one] { $places } lieu saint
   *[other] { $places } lieux saints
} ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
board-secrets = tes cartes : { $cards } ; offrandes en réserve : { $values }
board-offering-lies = l’offrande { $number } (valeur { $value }) est posée sur { $tile }
board-offering-carried = l’offrande { $number } (valeur { $value }) est portée sur { $tile }
board-offering-delivered = l’offrande { $number } (valeur { $value }) est livrée
board-to-decide = À { $seat } de décider ({ $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
}, encore { $discoveries ->
    [one] { $discoveries } découverte
   *[other] { $discoveries } découvertes
})
board-over = La partie est finie

## The board on the page

board-land = Carte des terres connues
board-closer = Voir de plus près
board-farther = Voir de plus loin
board-whole-land = Voir toutes les terres
board-tray = Ce que tu peux choisir
board-tile = { $terrain } { $name }
board-does-temple = Ici les pierres deviennent du mana, et on livre les offrandes.
board-does-plains = Les huttes et les lieux saints se bâtissent sur les plaines.
board-does-forest = Quand on découvre une forêt, du bois arrive sur les forêts.
board-does-quarry = Quand on découvre une carrière, de la pierre arrive sur les carrières.
board-does-volcano = Aucune tribu n’y va jamais.
board-unknown = Terre inconnue
board-does-unknown = Une tribu qui vient ici découvre une nouvelle tuile.
board-pile-left = { $n ->
    [one] il reste { $n } tuile
   *[other] il reste { $n } tuiles
}
board-tribes-of = { $n ->
    [one] { $seat } : { $n } tribu
   *[other] { $seat } : { $n } tribus
}
board-laden = { $tribes } ({ $carried })
board-huts-of = { $n ->
    [one] Hutte { $seat-of }
   *[other] { $n } huttes { $seat-of }
}
board-neutral-huts = { $n ->
    [one] Une hutte neutre
   *[other] { $n } huttes neutres
}
board-holy-place-of = Lieu saint { $seat-of }
board-offering-of = Une offrande { $seat-of }, face cachée
board-offering-of-value = Une offrande { $seat-of }, valeur { $value }
board-loose = Au sol : { $goods }
board-does-cargo = Ce que la tribu emporte ; le reste demeure sur la tuile.
board-load-of = { $good } : charge { $seat-of }
board-does-load = Tu peux la voler si tu as plus de tribus que son propriétaire sur cette tuile.
board-with-offering = Avec l’offrande { $number }
board-without-offering = Sans offrande
board-seen = { $n ->
    [one] { $n } des tuiles que tu vois
   *[other] { $n } des tuiles que tu vois
}
board-actions = Actions
board-kind-huts = Huttes
board-kind-holy_places = Lieux saints
board-kind-growth = Population
board-kind-fertile_growth = Fertilité
board-kind-card = Carte
board-kind-pass = Rien
board-does-huts = Sur une plaine avec deux de tes tribus et un bois ; sous chaque nouvelle hutte tu caches une offrande.
board-does-holy_places = Sur une plaine sans hutte, avec deux de tes tribus, aucune autre, et une pierre.
board-does-growth = Pour chaque paire de tes tribus sur une tuile où tu as une hutte, une tribu y naît ; à chaque paire sa hutte.
board-does-fertile_growth = Avec la carte Fertilité : plus de tribus pour chaque paire.
board-does-card = Pioche une carte ; tu pourras la jouer dès ton prochain tour.
board-does-pass = Aucune action ce tour-ci.
board-turn-title = Manche et phase
board-round-of = Manche { $round } sur { $cap }
board-phase-move = I Déplacement
board-phase-act = II Action
board-phase-mana = III Mana
board-points-left = { $n ->
    [one] encore { $n } point de mouvement
   *[other] encore { $n } points de mouvement
}
board-discoveries-left = { $n ->
    [one] encore { $n } découverte ce tour-ci
   *[other] encore { $n } découvertes ce tour-ci
}
board-offerings = Offrandes
board-delivered = { $n ->
    [one] { $n } offrande livrée
   *[other] { $n } offrandes livrées
}
board-offering = Offrande { $number }
board-value = Offrande de valeur { $value }
board-in-reserve = En réserve
board-offering-is-reserve = En réserve
board-offering-is-lying = Posée sur { $tile }
board-offering-is-carried = Portée sur { $tile }
board-offering-is-delivered = Livrée
board-mana-title = Mana
board-mana = Mana { $mana }, { $maximum } au plus
board-income = Les lieux saints rapporteraient { $n } maintenant
board-does-mana = Le mana paie les offrandes. Une pierre posée dans le temple déplace la poutre.
board-reserve-title = Réserve
board-left = Tribus { $tribes }, huttes { $huts }, lieux saints { $places }
board-hand = Tes cartes
board-cards-held = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
board-just-drawn = dès ton prochain tour
board-reconstructed = reconstitution
board-reconstructed-note = La carte imprimée nous manque : son effet, ou une partie, est notre reconstitution.
board-window-endurance = Se joue pendant le déplacement
board-window-priest = Se joue après ton action
board-window-fertility = Se joue avec ton action
board-window-sacred_stone = Se joue pendant le déplacement
board-window-land = Se joue pendant le déplacement
board-window-mana_theft = Se joue après des naissances
board-window-teleportation = Se joue pendant le déplacement ou après ton action
board-window-expulsion = Se joue pendant le déplacement ou après ton action
board-piles = Piles
board-pile = Tuiles
board-deck = Cartes
board-deck-left = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
board-played = Jouées : { $cards }
board-supply-left = { $n } en réserve commune
board-built = { $n ->
    [one] { $n } pierre posée dans le temple
   *[other] { $n } pierres posées dans le temple
}
