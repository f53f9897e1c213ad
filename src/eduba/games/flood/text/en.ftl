### After the Flood: the words of the game in English.

## The game

title = After the Flood
blurb = Three peoples share Mesopotamia for five turns: found cities, send workers and traders abroad, raise an empire that will not outlive the turn, and adorn your cities with the riches of distant lands.

## Resources

resource-grain = grain
    .some = grain
resource-wood = wood
    .some = wood
resource-metal = metal
    .some = metal
resource-textile = textile
    .some = a textile
resource-tool = tool
    .some = a tool
resource-oil = oil
    .some = oil
resource-gold = gold
    .some = gold
resource-lapis = lapis lazuli
    .some = lapis lazuli

## Regions

region-sippar = Sippar
    .the = Sippar
region-babylon = Babylon
    .the = Babylon
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
    .the = the Hittites
    .in = in the land of the Hittites
    .to = to the land of the Hittites
    .from = from the land of the Hittites
region-mittani = Mittani
    .the = Mittani
    .in = in Mittani
    .to = to Mittani
    .from = from Mittani
region-assyria = Assyria
    .the = Assyria
    .in = in Assyria
    .to = to Assyria
    .from = from Assyria
region-amorites = Amorites
    .the = the Amorites
    .in = in the land of the Amorites
    .to = to the land of the Amorites
    .from = from the land of the Amorites
region-egypt = Egypt
    .the = Egypt
    .in = in Egypt
    .to = to Egypt
    .from = from Egypt
region-kassites = Kassites
    .the = the Kassites
    .in = in the land of the Kassites
    .to = to the land of the Kassites
    .from = from the land of the Kassites
region-guti = Guti
    .the = the Guti
    .in = in the land of the Guti
    .to = to the land of the Guti
    .from = from the land of the Guti
region-elam = Elam
    .the = Elam
    .in = in Elam
    .to = to Elam
    .from = from Elam
region-chaldea = Chaldea
    .the = Chaldea
    .in = in Chaldea
    .to = to Chaldea
    .from = from Chaldea
region-dilmun = Dilmun
    .the = Dilmun
    .in = in Dilmun
    .to = to Dilmun
    .from = from Dilmun
region-akkad = Akkad
    .the = Akkad
    .in = in Akkad
    .to = to Akkad
    .from = from Akkad
region-isin = Isin
    .the = Isin
    .in = in Isin
    .to = to Isin
    .from = from Isin
region-larsa = Larsa
    .the = Larsa
    .in = in Larsa
    .to = to Larsa
    .from = from Larsa

## Places for workers

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
place-weaving = Weaving
place-scribes = Scribes
place-tool_makers = Tool Makers
place-available = available workers
    .in = in reserve
    .to = back to the reserve
    .from = from the reserve
place-scribes_used = Scribes (used)
    .in = in the used half of Scribes
    .to = to the used half of Scribes
    .from = from the used half of Scribes
place-tool_makers_used = Tool Makers (used)
    .in = in the used half of Tool Makers
    .to = to the used half of Tool Makers
    .from = from the used half of Tool Makers
place-unavailable = unavailable workers
    .in = among the unavailable workers
    .to = to the unavailable workers
    .from = from the unavailable workers

## Empires

empire-sumer = Sumer
empire-hittites = { region-hittites }
    .of = of the Hittites
empire-mittani = { region-mittani }
    .of = of Mittani
empire-assyria = { region-assyria }
    .of = of Assyria
empire-amorites = { region-amorites }
    .of = of the Amorites
empire-egypt = { region-egypt }
    .of = of Egypt
empire-kassites = { region-kassites }
    .of = of the Kassites
empire-guti = { region-guti }
    .of = of the Guti
empire-elam = { region-elam }
    .of = of Elam
empire-chaldea = { region-chaldea }
    .of = of Chaldea
empire-dilmun = { region-dilmun }
    .of = of Dilmun
empire-akkad = { region-akkad }
    .of = of Akkad
empire-isin = { region-isin }
    .of = of Isin
empire-larsa = { region-larsa }
    .of = of Larsa

## What can be paid

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
item-worker = available worker
    .some = an available worker
item-army = available army
    .some = an available army

## Actions

kind-build = Build a city
kind-place = Place workers
kind-trade = Trade
kind-start = Start an empire
kind-expand = Expand the empire
kind-pass = Pass

## Exchanges

deal-hittites-metal-grain = { region-hittites }: { resource-metal } for { resource-grain }
deal-hittites-metal-textile = { region-hittites }: { resource-metal } for { resource-textile }
deal-hittites-metal-tool = { region-hittites }: { resource-metal } for { resource-tool }
deal-mittani-wood-grain = { region-mittani }: { resource-wood } for { resource-grain }
deal-mittani-wood-textile = { region-mittani }: { resource-wood } for { resource-textile }
deal-mittani-wood-tool = { region-mittani }: { resource-wood } for { resource-tool }
deal-mittani-metal-grain = { region-mittani }: { resource-metal } for { resource-grain }
deal-mittani-metal-textile = { region-mittani }: { resource-metal } for { resource-textile }
deal-mittani-metal-tool = { region-mittani }: { resource-metal } for { resource-tool }
deal-amorites-wood-grain = { region-amorites }: { resource-wood } for { resource-grain }
deal-amorites-wood-textile = { region-amorites }: { resource-wood } for { resource-textile }
deal-amorites-wood-tool = { region-amorites }: { resource-wood } for { resource-tool }
deal-amorites-oil-textile = { region-amorites }: { resource-oil } for { resource-textile }
deal-amorites-oil-tool = { region-amorites }: { resource-oil } for { resource-tool }
deal-egypt-gold-textile = { region-egypt }: { resource-gold } for { resource-textile }
deal-egypt-gold-tool = { region-egypt }: { resource-gold } for { resource-tool }
deal-egypt-gold-oil = { region-egypt }: { resource-gold } for { resource-oil }
deal-kassites-lapis-tool = { region-kassites }: { resource-lapis } for { resource-tool }
deal-kassites-lapis-oil = { region-kassites }: { resource-lapis } for { resource-oil }
deal-kassites-lapis-gold = { region-kassites }: { resource-lapis } for { resource-gold }
deal-elam-metal-grain = { region-elam }: { resource-metal } for { resource-grain }
deal-elam-metal-textile = { region-elam }: { resource-metal } for { resource-textile }
deal-elam-metal-tool = { region-elam }: { resource-metal } for { resource-tool }
deal-chaldea-oil-textile = { region-chaldea }: { resource-oil } for { resource-textile }
deal-chaldea-oil-tool = { region-chaldea }: { resource-oil } for { resource-tool }
deal-dilmun-wood-grain = { region-dilmun }: { resource-wood } for { resource-grain }
deal-dilmun-wood-textile = { region-dilmun }: { resource-wood } for { resource-textile }
deal-dilmun-wood-tool = { region-dilmun }: { resource-wood } for { resource-tool }
deal-dilmun-metal-grain = { region-dilmun }: { resource-metal } for { resource-grain }
deal-dilmun-metal-textile = { region-dilmun }: { resource-metal } for { resource-textile }
deal-dilmun-metal-tool = { region-dilmun }: { resource-metal } for { resource-tool }
deal-dilmun-oil-textile = { region-dilmun }: { resource-oil } for { resource-textile }
deal-dilmun-oil-tool = { region-dilmun }: { resource-oil } for { resource-tool }
deal-dilmun-gold-textile = { region-dilmun }: { resource-gold } for { resource-textile }
deal-dilmun-gold-tool = { region-dilmun }: { resource-gold } for { resource-tool }
deal-dilmun-gold-oil = { region-dilmun }: { resource-gold } for { resource-oil }

## What the lands offer

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

## Sets of luxuries

luxuries-plain = no luxury
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

ask-act = Which action do you take?
ask-pay = Someone has passed: pay one thing to take the action “{ $kind }”.
ask-build = In which region of Sumer do you build a city?
ask-relocate = All your cities stand: which of them do you move { $region-to }?
ask-place = Spend a resource to place workers, use a scribe, or finish.
ask-put = Where do you send workers for your { $resource }?
ask-count = How many workers go { $place-to }?
ask-put_one = Where does the scribe send the worker { $place-from }?
ask-trade = Make an exchange, turn metal into a tool, or finish.
ask-start = Which empire do you start?
ask-buy = Buy more armies for grain, metal or tools?
ask-equip = Add resources to your Equipment box?
ask-home = In which region of Sumer does your empire begin?
ask-garrison = How many armies do you place { $region-in }?
ask-expand = Choose an expansion, or finish.
ask-combat = The defenders hold out { $region-in }: do you go on?
ask-bid = Add resources to your bid for the order of play?
ask-extend = Extend one of your cities?
ask-adorn = Which luxuries do you add to the extension { $region-in }?
ask-over = The game is over.

## What can be answered

do-act = { $kind }
do-pay = Pay { $item-some }
do-build = Build { $region-in }
do-remove_city = Take the city { $region-from }
do-spend = Spend { $resource-some }
do-scribe = Scribe: move a worker { $from-from }
do-put = Send { $to-to }
do-count = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
do-exchange = { $deal }
do-make_tool = Turn metal into a tool
do-start = { $slot ->
    [0] Start the first empire of the turn
    [1] Start the second empire of the turn
   *[other] Start the third empire of the turn
}
do-add = Add { $resource-some }
do-home = Begin { $region-in }
do-garrison = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
do-invade = Invade { $region-the }
do-destroy = Destroy the city { $region-in }
do-reinforce = Reinforce { $region-the }
do-reenter = Return { $region-to }
do-fight = Go on fighting
do-stop = Call off the attack
do-extend = Extend the city { $region-in }
do-adorn = Add { $luxuries }
do-end = Done

## What happened

event-game_started = The order of play is { $first }, { $second }, { $third }.
event-turn_started = Turn { $turn }, { $year } BC.
event-produced = { $missing ->
    [0] { $seat } takes { $n } × { $resource }.
   *[other] { $n ->
        [0] { $seat } gets no { $resource }: the stock is empty ({ $missing } due).
       *[other] { $seat } takes { $n } × { $resource }; { $missing } more would be due, but the stock is empty.
    }
}
event-city_textile = { $n ->
    [0] { $seat } gets no textile for Ur: the stock is empty.
    [one] { $seat } takes a textile for the city in Ur.
   *[other] { $seat } takes { $n } textiles for the city in Ur.
}
event-workers_drawn = { $n ->
    [one] { $n } worker of { $seat } becomes available.
   *[other] { $n } workers of { $seat } become available.
}
event-declined = Workers lost in the decline, { $place }: { $first } { $n0 }, { $second } { $n1 }, { $third } { $n2 }.
event-cost_paid = { $seat } pays { $item-some } to act.
event-city_built = { $seat } builds a city { $region-in }.
event-city_removed = { $extended ->
    [0] { $seat } gives up the city { $region-in }.
   *[other] { $seat } gives up the extended city { $region-in }.
}
event-city_worker = { $reason ->
    [gained] { $seat } gains a worker { $place-in }.
    [two_scribes] { $seat } gains no worker { $place-in }: two scribes are the most.
   *[other] { $seat } gains no worker { $place-in }: none is left.
}
event-workers_placed = { $n ->
    [one] { $seat } spends { $resource-some } and sends { $n } worker { $place-to }.
   *[other] { $seat } spends { $resource-some } and sends { $n } workers { $place-to }.
}
event-scribe_used = A scribe of { $seat } sends a worker { $source-from } { $target-to }.
event-exchanged = { $sippar ->
    [0] { $seat } trades { $given-some } for { $received-some } { $region-in }.
   *[other] { $seat } trades { $given-some } for { $received-some } { $region-in }, thanks to Sippar.
}
event-tool_made = { $seat } turns metal into a tool.
event-empire_started = { $seat } starts the empire { $empire-of } with { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}{ $babylon ->
    [0] {""}
   *[other] , and { $babylon } more for Babylon
}.
event-armies_bought = { $n ->
    [one] { $seat } buys { $n } army for { $resource-some }.
   *[other] { $seat } buys { $n } armies for { $resource-some }.
}
event-equipped = { $seat } adds { $resource-some } to the equipment.
event-rated = { $third ->
    [none] { $second ->
        [none] Equipment: { $first } is rated A.
       *[other] Equipment: { $first } is rated A, { $second } B.
    }
   *[other] Equipment: { $first } is rated A, { $second } B, { $third } C.
}
event-workers_left = { $n ->
    [one] { $n } worker of { $seat } goes home { $region-from }.
   *[other] { $n } workers of { $seat } go home { $region-from }.
}
event-rolled = { $hit ->
    [0] { $seat } attacks { $defender } { $region-in }: { $die1 } + { $die2 }, { $need } or more needed, a miss.
   *[other] { $seat } attacks { $defender } { $region-in }: { $die1 } + { $die2 }, { $need } or more needed, a hit.
}
event-attack_ended = { $outcome ->
    [won] { $seat } takes { $region-the }.
    [stopped] { $seat } calls off the attack on { $region-the }.
   *[other] { $seat } has no army left to attack { $region-the }.
}
event-armies_placed = { $reason ->
    [start] { $seat } begins { $region-in } (armies: { $n }).
    [invade] { $seat } enters { $region-the } (armies: { $n }).
    [reinforce] { $seat } reinforces { $region-the } (armies: { $n }).
   *[other] { $seat } returns { $region-to } (armies: { $n }).
}
event-repeat_paid = { $n ->
    [one] { $seat } gives up { $n } army to expand again.
   *[other] { $seat } gives up { $n } armies to expand again.
}
event-city_destroyed = { $extended ->
    [0] { $seat } destroys the city of { $owner } { $region-in } (armies: { $armies }).
   *[other] { $seat } destroys the extended city of { $owner } { $region-in } (armies: { $armies }).
}
event-bid_added = { $seat } adds { $resource-some } to the bid.
event-seat_passed = { $seat } passes with a bid of { $value }.
event-order_set = The new order of play is { $first }, { $second }, { $third }.
event-empire_scored = { $points ->
    [one] { $seat } scores { $points } point
   *[other] { $seat } scores { $points } points
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } of these thanks to Nippur,
} for { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}.
event-city_extended = { $seat } extends the city { $region-in } with { $luxuries }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-turn_cleared = Turn { $turn } is over: all armies leave the board.
event-worker_retired = { $seat } lays a worker beside the score track.
event-majority = { $seat ->
    [none] { $place }: nobody has the most workers alone.
   *[other] { $place }: { $seat } has the most workers and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-ranked = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} place: { $seat }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Options

option-players-help = After the Flood is a game for exactly three.
option-first_order = Order of the first turn
option-first_order-help = Who begins the first turn?
option-first_order-random = Drawn at random
option-first_order-seats = In the order of the seats
option-free_relocations = Free relocations
option-free_relocations-help = How often may a player move a city in one turn while nothing has to be paid for an action?
option-scribe_delay = New scribes
option-scribe_delay-help = How long must a worker who has just come to Scribes wait?
option-scribe_delay-action = Until the next action
option-scribe_delay-turn = Until the next turn
option-ur_bonus = Textile of Ur
option-ur_bonus-help = Does the owner of Ur need a worker in Weaving to take the extra textile?
option-ur_bonus-always = No
option-ur_bonus-with_weaver = Yes
option-production_supply = Stock for production
option-production_supply-help = Can grain and textiles run out in production?
option-production_supply-finite = They can run out
option-production_supply-unlimited = There is always enough
option-tool_supply = Stock of tools
option-tool_supply-help = Does turning metal into a tool need a tool in the stock?
option-tool_supply-finite = It does
option-tool_supply-unlimited = It does not
option-start_workers = Workers in the home region
option-start_workers-help = When do your workers leave the region in which your empire begins?
option-start_workers-removed_first = Before any fight
option-start_workers-removed_on_entry = When armies are placed
option-reentry = Return of an empire
option-reentry-help = How does an empire without armies on the board come back?
option-reentry-as_start = Like a start, fought to the end
option-reentry-as_invasion = Like an invasion
option-marker_worker = Worker beside the score track
option-marker_worker-help = Does a score above 70 take one of your workers out of the game?
option-marker_worker-off = No
option-marker_worker-on = Yes

## The text board

board-turn = Turn { $turn }, { $year } BC
board-empires = Empires: { $empires }
board-armies = { $seat }⚔{ $n }
board-city = city { $seat }
board-extended-city = extended city { $seat }
board-stock = Stock: { $pieces }
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-empire = { $empire } (rating { $rating }, equipment { $n })
board-passed = passed with a bid of { $n }
board-reserves = available: workers { $workers }, armies { $armies }; bases in supply: { $bases }
board-to-decide = { $seat } decides
board-over = The game is over

## The board on the page

board-map = Map of Sumer and the lands around it
board-actions = Actions
board-kind-build = Build
board-kind-place = Place
board-kind-trade = Trade
board-kind-start = Start
board-kind-expand = Expand
board-kind-pass = Pass
board-does-build = Found a city in Sumer; if all four stand, move one.
board-does-place = Spend one resource to send as many workers as it is worth to one place; each scribe moves one more.
board-does-trade = Swap pieces wherever you have traders, and turn metal into tools.
board-does-start = Raise one of this turn’s empires: take its armies, buy more, equip them.
board-does-expand = Invade, reinforce or destroy a city; each further step costs an army.
board-does-pass = Take no more actions this turn and bid for the order of play. From then on the others pay for each action.
board-turns = Turns, order of play and points
board-order = Order of play
board-decline = Workers decline at the start of this turn
board-turn-empires = { $when ->
    [past] The empires of that turn; their armies have left the board.
    [now] The empires that can be started now.
   *[later] The empires that can be started then.
}
board-turn-empire = { $empire }: { $armies }
board-turn-started = { $empire }: { $armies }, started by { $seat }
board-has-passed = passed
board-city-of = City of { $seat }
board-great-city-of = Extended city of { $seat }
board-armies-of = { $n ->
    [one] { $n } army of { $seat }
   *[other] { $n } armies of { $seat }
}
board-workers-of = { $n ->
    [one] { $seat }: { $n } worker
   *[other] { $seat }: { $n } workers
}
board-offers = Offers { $goods }
board-traders = { $n ->
    [0] No trader of yours
    [one] { $n } trader of yours
   *[other] { $n } traders of yours
}
board-sippar-left = One exchange more thanks to Sippar
board-offer = { $region }: { $good }
board-offer-for = In exchange for { $goods }
board-majority = { $n ->
    [one] Most workers at the end: { $n } point.
   *[other] Most workers at the end: { $n } points.
}
board-rise-now = { $home ->
    [sumer] The empire of Sumer can be started here this turn, with { $armies }
   *[land] An empire can be started here this turn, with { $armies }
}
board-rise-later = { $home ->
    [sumer] The empire of Sumer can be started here in turn { $turn }, with { $armies }
   *[land] An empire can be started here in turn { $turn }, with { $armies }
}
board-rise-of = { $home ->
    [sumer] { $seat } has started the empire of Sumer
   *[land] { $seat } has started the empire of this land
}
board-rise-over = No empire can be started here any more
board-home = Home of an empire: armies leave along the arrow; nobody can invade it.
board-benefit-sippar = A city here: one exchange more in each Trade action.
board-benefit-babylon = A city here: two more armies when you start an empire.
board-benefit-nippur = A city here: one point more for each Sumer region you hold.
board-benefit-shuruppak = A city here: destroying one of your cities costs three armies if you have another.
board-benefit-umma = A city here has no special benefit.
board-benefit-uruk = A new city here brings you a scribe.
board-benefit-ur = A city here: one textile more each turn.
board-benefit-lagash = A city here has no special benefit.
board-benefit-eridu = A new city here brings you a tool maker.
board-short-irrigation = Irrigation
board-short-weaving = Weaving
board-short-scribes = Scribes
board-short-tool_makers = Tool Makers
board-box-irrigation = At the start of a turn workers here bring grain by rank: whoever has most gets most.
board-box-weaving = At the start of a turn workers here bring textiles by rank: whoever has most gets most.
board-box-scribes = Each scribe places or moves one worker a turn; two at most.
board-box-tool_makers = Each turns one metal into a tool a turn, while you trade.
board-box-used = Used this turn; available again in the next.
board-harvest = Harvest as things stand: { $due }
board-good-held = { $n } in hand, { $stock } in stock
board-good-value = Value { $n }
board-good-armies = { $n ->
    [one] Buys { $n } army
   *[other] Buys { $n } armies
}
board-good-luxury = Luxury: adorns an extension
board-in-stock = { $n } in stock
board-buy-with = Pay { $resource-some }
board-start = Start the empire { $empire-of }
board-empires-title = Empires of this turn
board-next-empires = Next turn: { $empires }
board-empire-armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
board-empire-free = Not started yet
board-empire-of = Empire of { $seat }
board-rating = Rating { $rating }, equipment worth { $n }
board-needs-workers = To start it you need workers there, and nobody may have more.
board-needs-nothing = Needs no workers; begins in any region of Sumer.
board-workers = Workers
board-armies-title = Armies
board-cities = Cities
board-reserve = { $n } available, { $away } unavailable
board-cities-left = In supply: bases { $bases }, extensions { $extensions }
board-equipment = Equipment
board-bid = Bid
board-empire-points = { $n ->
    [one] The regions held would bring { $n } point now
   *[other] The regions held would bring { $n } points now
}
board-fight = In this fight: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $misses ->
    [one] { $misses } miss
   *[other] { $misses } misses
}.
board-trade-title = Trade
board-trade-receive = Receive
board-trade-where = where
board-trade-give = for one of
board-harvest-title = Harvest, by rank
board-extension-title = Extending a city
board-extend-for = Extend:
