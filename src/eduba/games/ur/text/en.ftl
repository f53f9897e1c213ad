### UR: the words of the game in English.

## Vocabulary

-face = { $count ->
    [one] face
   *[other] faces
}
-hand-tile = { $count ->
    [one] hand tile
   *[other] hand tiles
}
-spare-tile = { $count ->
    [one] spare tile
   *[other] spare tiles
}
-free-tile = { $count ->
    [one] free tile
   *[other] free tiles
}
-grid = grid
-token = { $count ->
    [one] token
   *[other] tokens
}
-supply = supply
-agriculture-tile = { $count ->
    [one] agriculture tile
   *[other] agriculture tiles
}
-ziggurat = { $count ->
    [one] ziggurat
   *[other] ziggurats
}
-exchange = { $count ->
    [one] exchange
   *[other] exchanges
}
-turn = { $count ->
    [one] turn
   *[other] turns
}
-last-round = last round
-first-player = first player
-stalemate = stalemate

## The game

title = UR
blurb = Spread over the tiles of Mesopotamia, sow, trade, make war and raise ziggurats. The tile you take in hand gives you your next two actions, so choose it well: everybody can see it.

## Faces

face-agriculture = Agriculture
face-trade = Trade
face-culture = Culture
face-politics = Politics
face-war = War

## Kinds of tile

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

## Sides of a tile

side-N = north
side-E = east
side-S = south
side-W = west

## What is asked

ask-place = { $round ->
    [1] Place your first { -token(count: 1) } on any { -free-tile(count: 1) }.
   *[other] Place a { -token(count: 1) } on a tile of yours or on a { -free-tile(count: 1) } adjacent to one.
}
ask-setup_exchange = Exchange your { -hand-tile(count: 1) } for another tile, or keep it.
ask-actions = Perform an action, place a { -token(count: 1) } instead, or build a { -ziggurat(count: 1) }.
ask-second_ziggurat = Do you want to build a second { -ziggurat(count: 1) }?
ask-return = You have no tile left: choose a { -free-tile(count: 1) } to come back to.
ask-grow = How many { -token(count: 2) } do you add to your { -agriculture-tile(count: 1) } on { $tile }?
ask-stock = Your { -supply } is too small for everything: how many { -token(count: 2) } go on your trade tile { $tile }?
ask-share = There are not enough { -token(count: 2) } for everything: how many does { $seat } get on { $tile }?
ask-keep = How many { -token(count: 2) } do you want on { $tile } ({ $pool } still to place)?
ask-attack = Choose the tile that attacks and the side on which it attacks.
ask-advance = How many { -token(count: 2) } move from { $source } to { $target }?
ask-exchange = Choose the tile you take in place of your { -hand-tile(count: 1) }.
ask-show = Choose the { -face(count: 1) } that your former { -hand-tile(count: 1) } will show.
ask-over = The game is over.

## What can be answered

do-place = Place a { -token(count: 1) } on { $tile }
do-decline = Keep my tile
do-act = Perform { $face }
do-reinforce = Reinforce { $tile }
do-settle = Settle on { $tile }
do-build = Build a { -ziggurat(count: 1) } on { $tile }
do-end_actions = On to the { -exchange(count: 1) }
do-grow = { $n ->
    [0] Add no { -token(count: 1) }
    [one] Add { $n } { -token(count: 1) }
   *[other] Add { $n } { -token(count: 2) }
}
do-stock = { $n ->
    [0] Place no { -token(count: 1) }
    [one] Place { $n } { -token(count: 1) }
   *[other] Place { $n } { -token(count: 2) }
}
do-share = { $n ->
    [0] Give no { -token(count: 1) }
    [one] Give { $n } { -token(count: 1) }
   *[other] Give { $n } { -token(count: 2) }
}
do-keep = { $n ->
    [0] Leave it empty
    [one] Put { $n } { -token(count: 1) }
   *[other] Put { $n } { -token(count: 2) }
}
do-attack = Attack from { $from } to the { $side }
do-advance = { $n ->
    [one] Move in with { $n } { -token(count: 1) }
   *[other] Move in with { $n } { -token(count: 2) }
}
do-cease = End the war
do-exchange = Take tile { $spot }
do-show = Show { $face }

## What happened

event-dealt = The tiles are laid out and { $first_player } goes first.
event-token_placed = { $seat } places their { $round ->
    [1] first
    [2] second
    [3] third
   *[other] { $round }th
} { -token(count: 1) } on { $tile }.
event-setup_declined = { $seat } keeps their { -hand-tile(count: 1) }.
event-turn_started = Round { $round }: { $seat } to play, with { $kind } in hand.
event-reinforced = { $n ->
    [one] { $seat } reinforces { $tile }, which now holds { $n } { -token(count: 1) }.
   *[other] { $seat } reinforces { $tile }, which now holds { $n } { -token(count: 2) }.
}
event-settled = { $reason ->
    [refused_both] { $seat } refuses both actions and settles on { $tile }
    [only_ziggurats] { $seat } owned nothing but ziggurats and comes back on { $tile }
    [nothing_left] { $seat } had nothing left and comes back on { $tile }
   *[other] { $seat } settles on { $tile }
} with { $n ->
    [one] { $n } { -token(count: 1) }
   *[other] { $n } { -token(count: 2) }
}.
event-action_started = { $seat } performs { $face }.
event-tokens_removed = { $seat } loses { $n ->
    [one] { $n } { -token(count: 1) }
   *[other] { $n } { -token(count: 2) }
} on { $tile } { $cause ->
    [agriculture] in Agriculture.
    [attacked] under attack.
    [attacker] while attacking.
   *[other] ({ $cause }).
}
event-tokens_added = { $seat } gains { $n ->
    [one] { $n } { -token(count: 1) }
   *[other] { $n } { -token(count: 2) }
} on { $tile } { $cause ->
    [agriculture] through Agriculture.
    [trade] through Trade.
    [culture] through Culture.
   *[other] ({ $cause }).
}
event-tokens_short = { $seat } is { $n ->
    [one] { $n } { -token(count: 1) }
   *[other] { $n } { -token(count: 2) }
} short { $cause ->
    [trade] in Trade
    [culture] in Culture
   *[other] ({ $cause })
}: the { -supply } is empty.
event-tokens_set = { $after ->
    [0] { $seat } empties { $tile } ({ $before } before).
    [one] { $seat } puts { $after } { -token(count: 1) } on { $tile } ({ $before } before).
   *[other] { $seat } puts { $after } { -token(count: 2) } on { $tile } ({ $before } before).
}
event-attacked = { $fallen ->
    [0] { $seat } attacks the { -free-tile(count: 1) } { $target } from { $source }
    [one] { $seat } attacks { $target } ({ $defender }) from { $source }: { $fallen } { -token(count: 1) } falls on each side
   *[other] { $seat } attacks { $target } ({ $defender }) from { $source }: { $fallen } { -token(count: 2) } fall on each side
}, { $cost ->
    [0] at no extra cost.
    [one] at the extra cost of { $cost } { -token(count: 1) }.
   *[other] at the extra cost of { $cost } { -token(count: 2) }.
}
event-moved_in = { $n ->
    [one] { $seat } moves { $n } { -token(count: 1) } from { $source } into { $target }.
   *[other] { $seat } moves { $n } { -token(count: 2) } from { $source } into { $target }.
}
event-tile_freed = Tile { $tile } is free again; its owner was { $seat }.
event-action_ended = { $seat } completes { $face }.
event-ziggurat_built = { $seat } builds a { -ziggurat(count: 1) } on { $tile }; { $left ->
    [0] none is left.
    [one] { $left } is left.
   *[other] { $left } are left.
}
event-exchanged = { $face ->
    [none] { $seat } takes the { -spare-tile(count: 1) } { $taken } and lays { $given } in its place.
   *[other] { $seat } takes { $taken } from { $spot } and lays { $given } there, showing { $face }.
}
event-turn_idle = { $n ->
    [one] { $seat } does nothing but exchange ({ $n } idle { -turn(count: 1) }).
   *[other] { $seat } does nothing but exchange ({ $n } idle { -turn(count: 2) } in a row).
}
event-last_round = { $seat } has built the fifth { -ziggurat(count: 1) }: this is the { -last-round }.
event-game_over = { $cause ->
    [no_exchange] The game is over: { $seat } has no tile to exchange with.
    [ziggurats] The game is over: all five { -ziggurat(count: 2) } stand, and { $seat } has played the last { -turn(count: 1) }.
    [idle] The game is over: { -stalemate }, with the last { -turn(count: 1) } played by { $seat }.
    [round_limit] The game is over: the round limit is reached, and { $seat } has played the last { -turn(count: 1) }.
   *[other] The game is over, with the last { -turn(count: 1) } played by { $seat }.
}
event-scored = { $points ->
    [one] { $seat } scores { $points } point
   *[other] { $seat } scores { $points } points
}: agriculture { $agriculture }, trade { $trade }, culture { $culture }, politics { $politics }, war { $war }, ziggurats { $ziggurats }, with the { -hand-tile(count: 1) } counted as { $face }.
event-ranked = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} place: { $seat }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $tokens ->
    [one] { $tokens } { -token(count: 1) }
   *[other] { $tokens } { -token(count: 2) }
} on the board.

## Options

option-players-help = UR is made for three or four players; the game for two is an extension with the same rules.
option-first_player = First player
option-first_player-help = Who places the first token and begins every round?
option-first_player-random = Drawn at random
option-first_player-0 = Seat 1
option-first_player-1 = Seat 2
option-first_player-2 = Seat 3
option-first_player-3 = Seat 4
option-two_player_spares = Spare tiles with two players
option-two_player_spares-help = What becomes of the two tiles left over when two play?
option-two_player_spares-exchangeable = Exchangeable
option-two_player_spares-removed = Out of the game
option-lone_field = Lone agriculture tile
option-lone_field-help = Does an agriculture tile with no other agriculture tile of yours beside it lose a token in Agriculture?
option-lone_field-exempt = Spared
option-lone_field-loses = Loses a token
option-hole_is_edge = Ziggurat as an edge
option-hole_is_edge-help = Does a side that touches a ziggurat earn a token in Trade, like the edge of the grid?
option-hole_is_edge-no = No
option-hole_is_edge-yes = Yes
option-ziggurat_face = Face under a ziggurat
option-ziggurat_face-help = Is the face covered by a ziggurat scored as well, beside the ziggurat itself?
option-ziggurat_face-ignored = Ignored
option-ziggurat_face-counts = Counts
option-tie_break = Ties on points
option-tie_break-help = Do tokens on the board decide between players with the same number of points?
option-tie_break-tokens = Tokens decide
option-tie_break-shared = Shared rank
option-idle_rounds = Idle rounds
option-idle_rounds-help = After this many rounds in which nobody does anything but exchange, the game ends (0: never).
option-round_limit = Round limit
option-round_limit-help = The game ends after this many rounds at the latest (0: no limit).

## The text board

board-supply = supply { $n }
board-hand = holds { $kind }
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-ziggurats = Ziggurats left: { $n }
board-spares = Beside the grid: { $kinds }
board-turn = Round { $round }, { $seat } to play
board-legend = Each place shows the letter of the visible face in upper case, that of the hidden face in lower case, then a player’s mark and the number of that player’s tokens; Z with a mark is a ziggurat and its builder (A agriculture, T trade, C culture, P politics, W war).
board-over = The game is over

board-grid = The tiles of { title }
board-hidden = other face: { $face }
board-free = { -free-tile(count: 1) }
board-owned = { $n ->
    [one] { $seat }, { $n } { -token(count: 1) }
   *[other] { $seat }, { $n } { -token(count: 2) }
}
board-lifted = { $n ->
    [one] { $n } { -token(count: 1) } lifted
   *[other] { $n } { -token(count: 2) } lifted
}
board-built = { -ziggurat(count: 1) } of { $seat }
board-take-spare = Take the spare tile { $kind }
board-asked = the question is about this tile
board-war = attack from { $source } on { $target }
board-first = { -first-player }
board-to-play = to play
board-pool = { $n ->
    [one] { $n } { -token(count: 1) } still to place
   *[other] { $n } { -token(count: 2) } still to place
}
board-performed = already performed
board-does-agriculture = Every tile of yours that touches no { -agriculture-tile(count: 1) } of yours loses a { -token(count: 1) }; then add up to two on each { -agriculture-tile(count: 1) }.
board-does-trade = Each of your trade tiles earns a { -token(count: 1) } for every side on the edge of the { -grid } or on an opponent’s tile.
board-does-culture = Each of your culture tiles gives a { -token(count: 1) } to every owned tile beside it, opponents’ too.
board-does-politics = Redistribute your { -token(count: 2) } among your tiles as you like.
board-does-war = Attack neighbouring tiles as often as you like: both sides lose the same number of { -token(count: 2) }, and you one more unless the faces are the same or a war tile attacks.
board-does-ziggurat = On a tile of yours with five { -token(count: 2) }, at the start of your turn and instead of your actions. It joins any set in scoring.
