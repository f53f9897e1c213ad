### UR : les mots du jeu en français.

## Vocabulaire

-face = { $count ->
    [one] face
   *[other] faces
}
-hand-tile = { $count ->
    [one] tuile en main
   *[other] tuiles en main
}
-spare-tile = { $count ->
    [one] tuile de réserve
   *[other] tuiles de réserve
}
-free-tile = { $count ->
    [one] tuile libre
   *[other] tuiles libres
}
-grid = grille
-token = { $count ->
    [one] jeton
   *[other] jetons
}
-supply = réserve
-agriculture-tile = { $count ->
    [one] tuile agriculture
   *[other] tuiles agriculture
}
-ziggurat = { $count ->
    [one] ziggurat
   *[other] ziggurats
}
-exchange = { $count ->
    [one] échange
   *[other] échanges
}
-turn = { $count ->
    [one] tour
   *[other] tours
}
-last-round = dernière manche
-first-player = premier joueur
-stalemate = partie bloquée

## Le jeu

title = UR
blurb = Étends-toi sur les tuiles de la Mésopotamie : sème, négocie, guerroie et élève des ziggurats. La tuile que tu prends en main t’offre tes deux prochaines actions ; choisis-la bien, car tout le monde la voit.

## Faces

face-agriculture = Agriculture
face-trade = Commerce
face-culture = Culture
face-politics = Politique
face-war = Guerre

## Sortes de tuiles

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

## Côtés d’une tuile

side-N = nord
side-E = est
side-S = sud
side-W = ouest

## Ce qui est demandé

ask-place = { $round ->
    [1] Pose ton premier { -token(count: 1) } sur la { -free-tile(count: 1) } de ton choix.
   *[other] Pose un { -token(count: 1) } sur une de tes tuiles ou sur une { -free-tile(count: 1) } adjacente.
}
ask-setup_exchange = Échange ta { -hand-tile(count: 1) } contre une autre, ou garde-la.
ask-actions = Effectue une action, pose un { -token(count: 1) } au lieu d’agir ou construis une { -ziggurat(count: 1) }.
ask-second_ziggurat = Veux-tu construire une seconde { -ziggurat(count: 1) } ?
ask-return = Tu ne possèdes plus aucune tuile : choisis une { -free-tile(count: 1) } pour revenir en jeu.
ask-grow = Combien de { -token(count: 2) } ajoutes-tu à ta { -agriculture-tile(count: 1) } en { $tile } ?
ask-stock = Ta { -supply } ne suffit pas pour tout : combien de { -token(count: 2) } poses-tu sur ta tuile commerce en { $tile } ?
ask-share = Il n’y a pas assez de { -token(count: 2) } pour tout : combien en reçoit { $seat } en { $tile } ?
ask-keep = Combien de { -token(count: 2) } veux-tu en { $tile } (encore { $pool } à répartir) ?
ask-attack = Choisis une de tes tuiles et le côté par lequel elle attaque.
ask-advance = Combien de { -token(count: 2) } passent de { $source } à { $target } ?
ask-exchange = Choisis la tuile que tu prends à la place de ta { -hand-tile(count: 1) }.
ask-show = Choisis la { -face(count: 1) } que montrera ton ancienne { -hand-tile(count: 1) }.
ask-over = La partie est terminée.

## Ce qu’on peut répondre

do-place = Poser un { -token(count: 1) } en { $tile }
do-decline = Garder ma tuile
do-act = Effectuer l’action { $face }
do-reinforce = Renforcer { $tile }
do-settle = S’installer en { $tile }
do-build = Construire une { -ziggurat(count: 1) } en { $tile }
do-end_actions = Passer à l’{ -exchange(count: 1) }
do-grow = { $n ->
    [0] N’ajouter aucun { -token(count: 1) }
    [one] Ajouter { $n } { -token(count: 1) }
   *[other] Ajouter { $n } { -token(count: 2) }
}
do-stock = { $n ->
    [0] Ne poser aucun { -token(count: 1) }
    [one] Poser { $n } { -token(count: 1) }
   *[other] Poser { $n } { -token(count: 2) }
}
do-share = { $n ->
    [0] Ne donner aucun { -token(count: 1) }
    [one] Donner { $n } { -token(count: 1) }
   *[other] Donner { $n } { -token(count: 2) }
}
do-keep = { $n ->
    [0] La laisser vide
    [one] Mettre { $n } { -token(count: 1) }
   *[other] Mettre { $n } { -token(count: 2) }
}
do-attack = Attaquer depuis { $from }, côté { $side }
do-advance = { $n ->
    [one] Occuper avec { $n } { -token(count: 1) }
   *[other] Occuper avec { $n } { -token(count: 2) }
}
do-cease = Mettre fin à la guerre
do-exchange = Prendre la tuile { $spot }
do-show = Montrer la face { $face }

## Ce qui s’est passé

event-dealt = Les tuiles sont en place et { $first_player } joue en premier.
event-token_placed = { $seat } pose son { $round ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] { $round }e
} { -token(count: 1) } en { $tile }.
event-setup_declined = { $seat } garde sa { -hand-tile(count: 1) }.
event-turn_started = Manche { $round } : à { $seat } de jouer, avec { $kind } en main.
event-reinforced = { $n ->
    [one] { $seat } renforce { $tile }, qui porte maintenant { $n } { -token(count: 1) }.
   *[other] { $seat } renforce { $tile }, qui porte maintenant { $n } { -token(count: 2) }.
}
event-settled = { $reason ->
    [refused_both] { $seat } refuse ses deux actions et s’installe en { $tile }
    [only_ziggurats] { $seat } n’avait plus que des ziggurats et revient en jeu en { $tile }
    [nothing_left] { $seat } n’avait plus rien et revient en jeu en { $tile }
   *[other] { $seat } s’installe en { $tile }
} avec { $n ->
    [one] { $n } { -token(count: 1) }
   *[other] { $n } { -token(count: 2) }
}.
event-action_started = { $seat } effectue l’action { $face }.
event-tokens_removed = { $seat } perd { $n ->
    [one] { $n } { -token(count: 1) }
   *[other] { $n } { -token(count: 2) }
} en { $tile } { $cause ->
    [agriculture] à cause de l’agriculture.
    [attacked] sous l’attaque.
    [attacker] en attaquant.
   *[other] ({ $cause }).
}
event-tokens_added = { $seat } gagne { $n ->
    [one] { $n } { -token(count: 1) }
   *[other] { $n } { -token(count: 2) }
} en { $tile } { $cause ->
    [agriculture] grâce à l’agriculture.
    [trade] grâce au commerce.
    [culture] grâce à la culture.
   *[other] ({ $cause }).
}
event-tokens_short = Il manque { $n ->
    [one] { $n } { -token(count: 1) }
   *[other] { $n } { -token(count: 2) }
} à { $seat } { $cause ->
    [trade] pour le commerce
    [culture] pour la culture
   *[other] ({ $cause })
} : sa { -supply } est vide.
event-tokens_set = { $after ->
    [0] { $seat } vide { $tile } ({ $before } auparavant).
    [one] { $seat } met { $after } { -token(count: 1) } en { $tile } ({ $before } auparavant).
   *[other] { $seat } met { $after } { -token(count: 2) } en { $tile } ({ $before } auparavant).
}
event-attacked = { $fallen ->
    [0] { $seat } attaque la { -free-tile(count: 1) } { $target } depuis { $source }
    [one] { $seat } attaque { $target } ({ $defender }) depuis { $source } : { $fallen } { -token(count: 1) } tombe de chaque côté
   *[other] { $seat } attaque { $target } ({ $defender }) depuis { $source } : { $fallen } { -token(count: 2) } tombent de chaque côté
}, { $cost ->
    [0] sans autre perte.
    [one] et l’attaque coûte { $cost } { -token(count: 1) } de plus.
   *[other] et l’attaque coûte { $cost } { -token(count: 2) } de plus.
}
event-moved_in = { $n ->
    [one] { $seat } occupe { $target } avec { $n } { -token(count: 1) } venu de { $source }.
   *[other] { $seat } occupe { $target } avec { $n } { -token(count: 2) } venus de { $source }.
}
event-tile_freed = La tuile { $tile } redevient libre ; elle appartenait à { $seat }.
event-action_ended = { $seat } termine l’action { $face }.
event-ziggurat_built = { $seat } construit une { -ziggurat(count: 1) } en { $tile } ; { $left ->
    [0] il n’en reste plus.
    [one] il en reste { $left }.
   *[other] il en reste { $left }.
}
event-exchanged = { $face ->
    [none] { $seat } prend la { -spare-tile(count: 1) } { $taken } et laisse { $given } à sa place.
   *[other] { $seat } prend { $taken } en { $spot } et y pose { $given }, face { $face } visible.
}
event-turn_idle = { $n ->
    [one] { $seat } ne fait rien d’autre qu’échanger ({ $n } { -turn(count: 1) } sans action).
   *[other] { $seat } ne fait rien d’autre qu’échanger ({ $n } { -turn(count: 2) } d’affilée sans action).
}
event-last_round = { $seat } a construit la cinquième { -ziggurat(count: 1) } : c’est la { -last-round }.
event-game_over = { $cause ->
    [no_exchange] La partie est terminée : { $seat } n’a aucune tuile à prendre en échange.
    [ziggurats] La partie est terminée : les cinq { -ziggurat(count: 2) } sont construites et { $seat } a joué le dernier { -turn(count: 1) }.
    [idle] La partie est terminée : plus personne n’agit et { $seat } a joué le dernier { -turn(count: 1) }.
    [round_limit] La partie est terminée : la limite de manches est atteinte et { $seat } a joué le dernier { -turn(count: 1) }.
   *[other] La partie est terminée et { $seat } a joué le dernier { -turn(count: 1) }.
}
event-scored = { $points ->
    [one] { $seat } marque { $points } point
   *[other] { $seat } marque { $points } points
} : agriculture { $agriculture }, commerce { $trade }, culture { $culture }, politique { $politics }, guerre { $war }, ziggurats { $ziggurats }, la { -hand-tile(count: 1) } comptant pour { $face }.
event-ranked = { $rank ->
    [1] 1re
   *[other] { $rank }e
} place : { $seat }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $tokens ->
    [one] { $tokens } { -token(count: 1) }
   *[other] { $tokens } { -token(count: 2) }
} sur le plateau.

## Options

option-players-help = UR est fait pour trois ou quatre joueurs ; la partie à deux est une extension, avec les mêmes règles.
option-first_player = Premier joueur
option-first_player-help = Qui pose le premier jeton et commence chaque manche ?
option-first_player-random = Tiré au sort
option-first_player-0 = Place 1
option-first_player-1 = Place 2
option-first_player-2 = Place 3
option-first_player-3 = Place 4
option-two_player_spares = Tuiles de réserve à deux joueurs
option-two_player_spares-help = Que deviennent les deux tuiles restantes quand on joue à deux ?
option-two_player_spares-exchangeable = Échangeables
option-two_player_spares-removed = Retirées du jeu
option-lone_field = Tuile agriculture isolée
option-lone_field-help = Une tuile agriculture qui ne touche aucune autre de tes tuiles agriculture perd-elle un jeton en Agriculture ?
option-lone_field-exempt = Épargnée
option-lone_field-loses = Perd un jeton
option-hole_is_edge = Ziggurat comptée comme un bord
option-hole_is_edge-help = Un côté qui touche une ziggurat rapporte-t-il un jeton en Commerce, comme le bord de la grille ?
option-hole_is_edge-no = Non
option-hole_is_edge-yes = Oui
option-ziggurat_face = Face sous une ziggurat
option-ziggurat_face-help = La face recouverte par une ziggurat compte-t-elle aussi à la fin, en plus de la ziggurat elle-même ?
option-ziggurat_face-ignored = Ignorée
option-ziggurat_face-counts = Comptée
option-tie_break = Égalité de points
option-tie_break-help = Les jetons sur le plateau départagent-ils les joueurs à égalité de points ?
option-tie_break-tokens = Les jetons départagent
option-tie_break-shared = Place partagée
option-idle_rounds = Manches sans action
option-idle_rounds-help = Après ce nombre de manches où personne ne fait autre chose qu’échanger, la partie se termine (0 : jamais).
option-round_limit = Limite de manches
option-round_limit-help = La partie se termine au plus tard après ce nombre de manches (0 : sans limite).

## Le plateau en texte

board-supply = réserve { $n }
board-hand = en main { $kind }
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-ziggurats = Ziggurats restantes : { $n }
board-spares = À côté de la grille : { $kinds }
board-turn = Manche { $round }, à { $seat } de jouer
board-legend = Chaque case montre la lettre de la face visible en majuscule, celle de la face cachée en minuscule, puis la marque d’un joueur et le nombre de ses jetons ; Z suivi d’une marque désigne une ziggurat et qui l’a construite (A agriculture, T commerce, C culture, P politique, W guerre).
board-over = La partie est terminée

board-grid = Les tuiles de { title }
board-hidden = autre face : { $face }
board-free = { -free-tile(count: 1) }
board-owned = { $n ->
    [one] { $seat }, { $n } { -token(count: 1) }
   *[other] { $seat }, { $n } { -token(count: 2) }
}
board-lifted = { $n ->
    [one] { $n } { -token(count: 1) } repris
   *[other] { $n } { -token(count: 2) } repris
}
board-built = { -ziggurat(count: 1) } { $seat-of }
board-take-spare = Prendre la tuile de réserve { $kind }
board-asked = c’est de cette tuile qu’il s’agit
board-war = { $source } attaque { $target }
board-first = { -first-player }
board-to-play = à son tour
board-pool = { $n ->
    [one] encore { $n } { -token(count: 1) } à placer
   *[other] encore { $n } { -token(count: 2) } à placer
}
board-performed = déjà effectuée
board-does-agriculture = Tes tuiles qui ne touchent aucune de tes { -agriculture-tile(count: 2) } perdent un { -token(count: 1) } ; ajoute ensuite jusqu’à deux { -token(count: 2) } sur chaque { -agriculture-tile(count: 1) }.
board-does-trade = Chacune de tes tuiles commerce gagne un { -token(count: 1) } par côté qui touche le bord ou une tuile adverse.
board-does-culture = Chacune de tes tuiles culture donne un { -token(count: 1) } à chaque tuile occupée voisine, même adverse.
board-does-politics = Répartis à ta guise tes { -token(count: 2) } entre tes tuiles.
board-does-war = Attaque des tuiles voisines autant de fois que tu veux : les deux camps perdent le même nombre de { -token(count: 2) }, et toi un de plus, sauf à faces égales ou depuis une tuile guerre.
board-does-ziggurat = Sur une de tes tuiles à cinq { -token(count: 2) }, au début de ton tour et à la place de tes actions. Elle complète n’importe quel ensemble au décompte.
