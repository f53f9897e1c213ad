### Mesopotamia, Cradle of Civilization: the words of the game in English.

## The game

title = Cradle of Civilization
blurb = Explore an unknown land tile by tile, carry wood and stone to where they are needed, build huts and holy places, gather mana, and be the first to bring four offerings to the temple.

## Terrains

terrain-temple = temple
terrain-plains = plain
terrain-forest = forest
    .refill = Which other forest gets one wood?
terrain-quarry = quarry
    .refill = Which other quarry gets one stone?
terrain-volcano = volcano

## Directions

direction-north = north
direction-north_east = north-east
direction-south_east = south-east
direction-south = south
direction-south_west = south-west
direction-north_west = north-west

## Goods and loads

good-wood = wood
good-stone = stone
cargo-empty = empty-handed
cargo-wood = with wood
cargo-stone = with a stone
cargo-empty_thief = empty-handed (has stolen already)
cargo-wood_thief = with wood (has stolen already)
cargo-stone_thief = with a stone (has stolen already)
cargo-offering_0 = with offering 1
cargo-offering_1 = with offering 2
cargo-offering_2 = with offering 3
cargo-offering_3 = with offering 4

## Players

owner-neutral = neutral

## Actions

kind-huts = Build huts
    .does = builds huts
kind-holy_places = Erect holy places
    .does = erects holy places
kind-growth = Grow
    .does = grows
kind-fertile_growth = Grow with Fertility
    .does = plays Fertility and grows
kind-card = Draw a card
    .does = chooses to draw a card
kind-pass = Do nothing
    .does = does nothing

## Cards

card-endurance = Endurance
card-priest = Priest
card-fertility = Fertility
card-sacred_stone = Sacred Stone
card-land = Land
card-mana_theft = Mana Theft
card-teleportation = Teleportation
card-expulsion = Expulsion

cardtext-endurance = { $n ->
    [one] Gain { $n } more movement point this turn.
   *[other] Gain { $n } more movement points this turn.
}
cardtext-priest = A holy place that pays you this turn pays { $n } mana more.
cardtext-fertility = When you grow, each pair brings { $n } tribes instead of one.
cardtext-fertility-narrowed = When you grow, one pair brings { $n } tribes instead of one.
cardtext-sacred_stone = Bring a stone to the temple at once: it counts { $n } times.
cardtext-land = { $n ->
    [one] Discover at once: look at the next tile in secret first.
   *[other] Discover at once: look at the next { $n } tiles in secret and take one of them.
}
cardtext-mana_theft = After a birth: take { $n } mana from an opponent.
cardtext-teleportation = Move any tribe, yours or not, with its load, to any tile.
cardtext-expulsion = Move any hut to another plain with room for it.
cardtext-expulsion-narrowed = Move any hut to a neighbouring plain with room for it.

## What is asked

ask-move = { $points ->
    [0] You have no movement points left: steal, take up an offering, play a card, or end your movement.
    [one] { $points } movement point left: move a tribe, or end your movement.
   *[other] { $points } movement points left: move a tribe, or end your movement.
}
ask-land_step = Land: which step makes the discovery?
ask-stone_step = Sacred Stone: which stone do you bring to the temple?
ask-terrain = Which of the tiles you see do you take?
ask-volcano = You have drawn a volcano: where do you put it?
ask-refill = { $terrain-refill }{ $need ->
    [one] {""}
   *[other] {" "}{ $need } pieces are still to be placed.
}
ask-hold = What do your tribes on { $tile } carry?
ask-action = Which action do you take?
ask-make = { $kind }: how many on { $tile }?
ask-offer = Which offering do you hide under the hut on { $tile }?
ask-after = Do you play a card before your mana is counted?
ask-rob = From whom do you take mana?
ask-tel_from = Teleportation: from which tile?
ask-tel_who = Which tribe on { $tile } do you teleport?
ask-tel_to = Where does it go?
ask-exp_from = Expulsion: from which plain?
ask-exp_which = Which hut on { $tile } do you move?
ask-exp_to = Where does it go?
ask-over = The game is over.

## What can be answered

do-step = { $tile } → { $direction }, { $cargo }
do-lift = Take up offering { $offering }
do-steal = Steal { $good } from { $victim } on { $tile }
do-play = Play { $card }
do-sort_loads = Sort your loads by hand
do-end_movement = End your movement
do-hold = { $wood } wood, { $stone } stone
do-choose_terrain = Take the { $terrain }
do-place_volcano = Place the volcano { $direction } of { $tile }
do-refill = On { $tile }
do-action = { $kind }
do-make = { $n ->
    [0] None here
   *[other] { $n } here
}
do-offer = Offering of value { $value }
do-rob = Take mana from { $victim }
do-teleport_from = From { $tile }
do-teleport_who = Tribe of { $owner }, { $cargo }
do-teleport_to = To { $tile }
do-expel_from = From { $tile }
do-expel_which = { $owner ->
    [neutral] Neutral hut
   *[other] Hut of { $owner }
}{ $marker ->
    [0] {""}
   *[other] , with offering { $marker }
}
do-expel_to = To { $tile }
do-end_turn = End your turn

## What happened

event-game_started = { $players } players. Movement points in the first round: { $players ->
    [2] { $p0 }, { $p1 }
    [3] { $p0 }, { $p1 }, { $p2 }
   *[other] { $p0 }, { $p1 }, { $p2 }, { $p3 }
}.
event-round_started = Round { $round }.
event-turn_started = { $seat } begins a turn with { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}.
event-stepped = { $seat }: a tribe goes from { $source } to { $target }, { $cargo }.
event-loads_changed = On { $tile }, { $seat }{ $wood ->
    [0] {""}
    [1] {" "}takes up one wood
    [2] {" "}takes up two wood
    [-1] {" "}puts down one wood
    [-2] {" "}puts down two wood
   *[other] {" "}changes wood by { $wood }
}{ $wood ->
    [0] {""}
   *[other] { $stone ->
        [0] {""}
       *[other] {" and"}
    }
}{ $stone ->
    [0] {""}
    [1] {" "}takes up one stone
    [2] {" "}takes up two stones
    [-1] {" "}puts down one stone
    [-2] {" "}puts down two stones
   *[other] {" "}changes stone by { $stone }
}.
event-stolen = { $seat } steals { $good } from { $victim } on { $tile }.
event-stone_built = { $doubled ->
    [0] { $seat } builds a stone into the temple: mana { $mana }, maximum { $maximum }.
   *[other] { $seat } builds a sacred stone into the temple: mana { $mana }, maximum { $maximum }.
}
event-lifted = { $seat } takes up an offering on { $tile }.
event-delivered = { $seat } delivers the offering of value { $value } (delivered: { $count }; mana left: { $mana }).
event-bounced = { $seat } cannot pay the offering of value { $value }: it goes back to { $tile }.
event-discovered = { $seat } discovers tile { $tile }: { $terrain }.
event-volcano_drawn = { $seat } draws a volcano.
event-volcano_placed = { $seat } places the volcano (tile { $tile }).
event-discovery_cancelled = No tile is left: the tribe of { $seat } stays where it was.
event-resources_placed = { $n } { $good } placed on { $tile }.
event-supply_short = The supply is short: { $missing } { $good } missing.
event-action_taken = { $seat } { $kind-does }.
event-hut_built = { $seat } builds a hut on { $tile } and hides an offering under it.
event-offering_hidden = It is your offering of value { $value }.
event-holy_place_erected = { $seat } erects a holy place on { $tile }.
event-born = { $n ->
    [one] { $seat }: { $n } tribe is born on { $tile }.
   *[other] { $seat }: { $n } tribes are born on { $tile }.
}
event-card_drawn = { $seat } draws a card.
event-card_seen = It is { $card }.
event-card_played = { $seat } plays { $card }.
event-land_looked_at = { $n ->
    [one] { $seat } looks at the next tile.
   *[other] { $seat } looks at the next { $n } tiles.
}
event-land_seen = You see: plain { $plains }, forest { $forest }, quarry { $quarry }, volcano { $volcano }.
event-teleported = { $owner-own ->
    [1] { $seat } teleports one of their own tribes from { $source } to { $target }, { $cargo }.
   *[other] { $seat } teleports a tribe of { $owner } from { $source } to { $target }, { $cargo }.
}
event-expelled = { $owner-own ->
    [1] { $seat } moves one of their own huts from { $source } to { $target }.
   *[other] { $owner ->
        [neutral] { $seat } moves a neutral hut from { $source } to { $target }.
       *[other] { $seat } moves a hut of { $owner } from { $source } to { $target }.
    }
}
event-mana_stolen = { $seat } takes { $lost } mana from { $victim } and gains { $gained }.
event-mana_gained = { $seat } gathers { $places } mana from holy places{ $priests ->
    [0] {""}
   *[other] , { $priests } more with Priests
}{ $lost ->
    [0] {""}
   *[other] , and loses { $lost } above the maximum
}: { $mana } mana in all.
event-reshuffled = { $cards ->
    [one] The only card played becomes the new deck.
   *[other] The { $cards } played cards are shuffled into a new deck.
}
event-game_ended = { $reason ->
    [offerings] { $winner } has delivered all offerings and wins.
   *[other] The last round is over, and nobody has delivered all offerings.
}
event-ranked = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} place: { $seat }, with { $points ->
    [one] { $points } offering
   *[other] { $points } offerings
}.

## Options

option-players-help = Two to four can play.
option-first_round_movement = Movement in the first round
option-first_round_movement-help = Do the first players have fewer movement points in the first round?
option-first_round_movement-sheet = Fewer
option-first_round_movement-full = 5 for everyone
option-home_pairs = Home of the first player
option-home_pairs-help = On which of the two start plains does the first player begin?
option-home_pairs-first_on_a = Plain A
option-home_pairs-first_on_b = Plain B
option-neutral_huts = Neutral huts
option-neutral_huts-help = With two or three players, do huts that belong to nobody fill the start plains?
option-neutral_huts-no = No
option-neutral_huts-yes = Yes
option-start_card = Start card
option-start_card-help = Does everyone begin with a card? (A variant of the rulebook.)
option-start_card-no = No
option-start_card-yes = Yes
option-reshuffle = New deck
option-reshuffle-help = Are played cards shuffled into a new deck when the old one is empty?
option-reshuffle-no = No: played cards are gone, as in tournaments
option-reshuffle-yes = Yes
option-two_player_cards = Cards with two players
option-two_player_cards-help = Which cards are taken out of the deck with two players?
option-two_player_cards-victim = Mana Theft and Expulsion
option-two_player_cards-third = One Endurance and one Priest
option-two_player_cards-none = None
option-holy_place_ignores_foreign_tribes = Holy places among others
option-holy_place_ignores_foreign_tribes-help = May a holy place be erected where other players have tribes?
option-holy_place_ignores_foreign_tribes-no = No
option-holy_place_ignores_foreign_tribes-yes = Yes
option-growth_blocked_by = Offerings that prevent growth
option-growth_blocked_by-help = Whose offerings, lying on a tile, prevent births there?
option-growth_blocked_by-any = Anybody’s
option-growth_blocked_by-own = Only one’s own
option-growth_pairs_share_hut = One hut for several pairs
option-growth_pairs_share_hut-help = May several pairs on a tile share one hut when they grow?
option-growth_pairs_share_hut-no = No
option-growth_pairs_share_hut-yes = Yes
option-unpaid_offering = Offering without mana
option-unpaid_offering-help = What happens to an offering that its owner cannot pay at the temple?
option-unpaid_offering-illegal = It may not enter
option-unpaid_offering-bounce = It is shown and sent back
option-temple_stone_returns = Stones of the temple
option-temple_stone_returns-help = Do stones built into the temple return to the supply?
option-temple_stone_returns-no = No: they are gone
option-temple_stone_returns-yes = Yes
option-resource_spread = New wood and stone
option-resource_spread-help = Where does the wood or stone of a new forest or quarry go?
option-resource_spread-all_tiles = On all tiles of the kind
option-resource_spread-new_tile = On the new tile alone
option-sort_loads = Empty hands
option-sort_loads-help = May you leave goods on the ground at the end of your movement?
option-sort_loads-no = No
option-sort_loads-yes = Yes
option-endurance_points = Points of Endurance
option-endurance_points-help = How many movement points does the card Endurance bring?
option-fertility_scope = Fertility
option-fertility_scope-help = How many pairs does the card Fertility help?
option-fertility_scope-all = All pairs
option-fertility_scope-one = One pair
option-land_look = Tiles of Land
option-land_look-help = How many tiles does the card Land show?
option-expulsion_range = Range of Expulsion
option-expulsion_range-help = How far can the card Expulsion move a hut?
option-expulsion_range-any = Anywhere
option-expulsion_range-adjacent = To the next tile
option-expulsion_marker = Offering of an expelled hut
option-expulsion_marker-help = What happens to the offering under a hut that is moved?
option-expulsion_marker-travels = It goes along
option-expulsion_marker-stays = It stays behind
option-teleport_delivers = Teleportation to the temple
option-teleport_delivers-help = May you teleport a stone or an offering into the temple?
option-teleport_delivers-no = No
option-teleport_delivers-yes = Yes
option-round_cap = Last round
option-round_cap-help = After how many rounds does the game end if nobody has won?

## The text board

board-round = Round { $round }
board-lying = { $seat }▣{ $n }
board-holy = { $seat }☼
board-carried = { $n ->
    [one] { $n } offering
   *[other] { $n } offerings
}
board-n-wood = { $n } wood
board-n-stone = { $n } stone
board-supplies = Supply: { $wood } wood, { $stone } stone; { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in the pile, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the deck
board-player = { $name } · offerings { $delivered }/4 · mana { $mana }/{ $maximum }
board-reserve = in reserve: { $tribes ->
    [one] { $tribes } tribe
   *[other] { $tribes } tribes
}, { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
}, { $places ->
    [one] { $places } holy place
   *[other] { $places } holy places
}; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
board-secrets = your cards: { $cards }; offerings in reserve: { $values }
board-offering-lies = offering { $number } (value { $value }) lies on { $tile }
board-offering-carried = offering { $number } (value { $value }) is carried on { $tile }
board-offering-delivered = offering { $number } (value { $value }) is delivered
board-to-decide = { $seat } decides ({ $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}, { $discoveries ->
    [one] { $discoveries } discovery
   *[other] { $discoveries } discoveries
} left)
board-over = The game is over

## The board on the page

board-land = Map of the known land
board-closer = Zoom in
board-farther = Zoom out
board-whole-land = Show the whole land
board-tray = What can be chosen
board-tile = { $terrain } { $name }
board-does-temple = Here stones become mana, and offerings are delivered.
board-does-plains = Huts and holy places are built on plains.
board-does-forest = Whenever a forest is discovered, the forests get new wood.
board-does-quarry = Whenever a quarry is discovered, the quarries get new stone.
board-does-volcano = No tribe ever goes there.
board-unknown = Unknown land
board-does-unknown = A tribe that steps here discovers a new tile.
board-pile-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
board-tribes-of = { $n ->
    [one] { $seat }: { $n } tribe
   *[other] { $seat }: { $n } tribes
}
board-laden = { $tribes } ({ $carried })
board-huts-of = { $n ->
    [one] Hut of { $seat }
   *[other] { $n } huts of { $seat }
}
board-neutral-huts = { $n ->
    [one] A neutral hut
   *[other] { $n } neutral huts
}
board-holy-place-of = Holy place of { $seat }
board-offering-of = An offering of { $seat }, face down
board-offering-of-value = An offering of { $seat }, value { $value }
board-loose = On the ground: { $goods }
board-does-cargo = What the tribe takes with it; the rest stays on the tile.
board-load-of = { $good } carried by { $seat }
board-does-load = You can steal it if you have more tribes on this tile than its owner.
board-with-offering = With offering { $number }
board-without-offering = Without an offering
board-seen = { $n ->
    [one] { $n } of the tiles you see
   *[other] { $n } of the tiles you see
}
board-actions = Actions
board-kind-huts = Huts
board-kind-holy_places = Holy places
board-kind-growth = Growth
board-kind-fertile_growth = Fertility
board-kind-card = Card
board-kind-pass = Nothing
board-does-huts = On a plain with two of your tribes and a wood; under each new hut you hide an offering.
board-does-holy_places = On a plain without huts, with two of your tribes, nobody else’s, and a stone.
board-does-growth = For each pair of your tribes on a tile with a hut of yours, one tribe is born there; each pair needs its own hut.
board-does-fertile_growth = Growth with the card Fertility: more tribes for each pair.
board-does-card = Draw a card; you may play it from your next turn on.
board-does-pass = Take no action this turn.
board-turn-title = Round and phase
board-round-of = Round { $round } of { $cap }
board-phase-move = I Move
board-phase-act = II Act
board-phase-mana = III Mana
board-points-left = { $n ->
    [one] { $n } movement point left
   *[other] { $n } movement points left
}
board-discoveries-left = { $n ->
    [one] { $n } discovery left this turn
   *[other] { $n } discoveries left this turn
}
board-offerings = Offerings
board-delivered = { $n ->
    [one] { $n } offering delivered
   *[other] { $n } offerings delivered
}
board-offering = Offering { $number }
board-value = Offering of value { $value }
board-in-reserve = In reserve
board-offering-is-reserve = In reserve
board-offering-is-lying = Lies on { $tile }
board-offering-is-carried = Carried on { $tile }
board-offering-is-delivered = Delivered
board-mana-title = Mana
board-mana = Mana { $mana }, { $maximum } at most
board-income = Holy places would pay { $n } now
board-does-mana = Mana pays for offerings. A stone built into the temple moves the bar.
board-reserve-title = Reserve
board-left = Tribes { $tribes }, huts { $huts }, holy places { $places }
board-hand = Your cards
board-cards-held = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
board-just-drawn = from your next turn on
board-reconstructed = reconstruction
board-reconstructed-note = The printed card is not at hand: its effect, or a part of it, is our reconstruction.
board-window-endurance = Played while you move
board-window-priest = Played after your action
board-window-fertility = Played as your action
board-window-sacred_stone = Played while you move
board-window-land = Played while you move
board-window-mana_theft = Played after births
board-window-teleportation = Played while you move, or after your action
board-window-expulsion = Played while you move, or after your action
board-piles = Piles
board-pile = Tiles
board-deck = Cards
board-deck-left = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
board-played = Played: { $cards }
board-supply-left = { $n } in the supply
board-built = { $n ->
    [one] { $n } stone built into the temple
   *[other] { $n } stones built into the temple
}
