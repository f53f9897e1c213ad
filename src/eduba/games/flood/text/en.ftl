### After the Flood: the words of the game in English.

## The game

title = After the Flood
blurb = Three peoples share Mesopotamia for five turns: found cities, send workers and traders abroad, raise an empire that will not outlive the turn, and adorn your cities with the riches of distant lands.

## Resources

resource-grain = grain
resource-wood = wood
resource-metal = metal
resource-textile = textile
resource-tool = tool
resource-oil = oil
resource-gold = gold
resource-lapis = lapis lazuli

## Regions

region-sippar = Sippar
region-babylon = Babylon
region-nippur = Nippur
region-shuruppak = Shuruppak
region-umma = Umma
region-uruk = Uruk
region-ur = Ur
region-lagash = Lagash
region-eridu = Eridu
region-hittites = Hittites
region-mittani = Mittani
region-assyria = Assyria
region-amorites = Amorites
region-egypt = Egypt
region-kassites = Kassites
region-guti = Guti
region-elam = Elam
region-chaldea = Chaldea
region-dilmun = Dilmun
region-akkad = Akkad
region-isin = Isin
region-larsa = Larsa

## Places for workers

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
place-weaving = Weaving
place-scribes = Scribes
place-tool_makers = Tool Makers
place-available = available workers
place-scribes_used = Scribes (used)
place-tool_makers_used = Tool Makers (used)
place-unavailable = unavailable workers

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

## What can be paid

item-grain = { resource-grain }
item-wood = { resource-wood }
item-metal = { resource-metal }
item-textile = { resource-textile }
item-tool = { resource-tool }
item-oil = { resource-oil }
item-gold = { resource-gold }
item-lapis = { resource-lapis }
item-worker = available worker
item-army = available army

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
ask-relocate = All your cities stand: which of them do you move to { $region }?
ask-place = Spend a resource to place workers, use a scribe, or finish.
ask-put = To which place do you send workers for your { $resource }?
ask-count = How many workers go to { $place }?
ask-put_one = Where does the scribe send the worker from { $place }?
ask-trade = Make an exchange, turn metal into a tool, or finish.
ask-start = Which empire do you start?
ask-buy = Buy more armies for grain, metal or tools?
ask-equip = Lay resources into your Equipment box?
ask-home = In which region of Sumer does your empire begin?
ask-garrison = How many armies do you place in { $region }?
ask-expand = Choose an expansion, or finish.
ask-combat = The defenders of { $region } hold out: do you go on?
ask-bid = Add resources to your bid for the order of play?
ask-extend = Extend one of your cities?
ask-adorn = Which luxuries do you add to the extension in { $region }?
ask-over = The game is over.

## What can be answered

do-act = { $kind }
do-pay = Pay: { $item }
do-build = Build in { $region }
do-remove_city = Take the city from { $region }
do-spend = Spend: { $resource }
do-scribe = Scribe: a worker from { $from }
do-put = To { $to }
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
do-add = Add: { $resource }
do-home = Begin in { $region }
do-garrison = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
do-invade = Invade { $region }
do-destroy = Destroy the city in { $region }
do-reinforce = Reinforce { $region }
do-reenter = Return to { $region }
do-fight = Go on fighting
do-stop = Call off the attack
do-extend = Extend the city in { $region }
do-adorn = Add { $luxuries }
do-end = Done

## What happened

event-game_started = The order of play is { $first }, { $second }, { $third }.
event-turn_started = Turn { $turn }, { $year } BC.
event-produced = { $missing ->
    [0] { $seat } takes { $n } × { $resource }.
   *[other] { $seat } takes { $n } × { $resource }; { $missing } more would be due, but the stock is empty.
}
event-city_textile = { $n ->
    [0] { $seat } gets no textile for Ur: the stock is empty.
   *[other] { $seat } takes a textile for the city in Ur.
}
event-workers_drawn = { $n ->
    [one] { $n } worker of { $seat } becomes available.
   *[other] { $n } workers of { $seat } become available.
}
event-declined = Decline, { $place }: the players lose { $n0 }, { $n1 } and { $n2 } (red, purple, green).
event-cost_paid = { $seat } pays to act: { $item }.
event-city_built = { $seat } builds a city in { $region }.
event-city_removed = { $extended ->
    [0] { $seat } gives up the city in { $region }.
   *[other] { $seat } gives up the extended city in { $region }.
}
event-city_worker = { $reason ->
    [gained] { $seat } gains a worker in { $place }.
    [two_scribes] { $seat } gains no worker in { $place }: two scribes are the most.
   *[other] { $seat } gains no worker in { $place }: none is left.
}
event-workers_placed = { $n ->
    [one] { $seat } spends { $resource } and sends { $n } worker to { $place }.
   *[other] { $seat } spends { $resource } and sends { $n } workers to { $place }.
}
event-scribe_used = A scribe of { $seat } moves a worker: { $source } → { $target }.
event-exchanged = { $sippar ->
    [0] { $seat } trades { $given } for { $received } in { $region }.
   *[other] { $seat } trades { $given } for { $received } in { $region }, thanks to Sippar.
}
event-tool_made = { $seat } turns metal into a tool.
event-empire_started = { $babylon ->
    [0] { $seat } starts the empire { $empire } with { $armies } armies.
   *[other] { $seat } starts the empire { $empire } with { $armies } armies, and { $babylon } more for Babylon.
}
event-armies_bought = { $n ->
    [one] { $seat } buys { $n } army for { $resource }.
   *[other] { $seat } buys { $n } armies for { $resource }.
}
event-equipped = { $seat } adds to the equipment: { $resource }.
event-rated = Ratings: A { $first }, B { $second }, C { $third }.
event-workers_left = { $n ->
    [one] { $n } worker of { $seat } leaves { $region }.
   *[other] { $n } workers of { $seat } leave { $region }.
}
event-rolled = { $hit ->
    [0] { $seat } attacks { $defender } in { $region }: { $die1 } + { $die2 }, { $need } needed, a miss.
   *[other] { $seat } attacks { $defender } in { $region }: { $die1 } + { $die2 }, { $need } needed, a hit.
}
event-attack_ended = { $outcome ->
    [won] { $seat } wins { $region }.
    [stopped] { $seat } calls off the attack on { $region }.
   *[other] { $seat } has no army left to attack { $region }.
}
event-armies_placed = { $reason ->
    [start] { $seat } begins in { $region } (armies: { $n }).
    [invade] { $seat } enters { $region } (armies: { $n }).
    [reinforce] { $seat } reinforces { $region } (armies: { $n }).
   *[other] { $seat } returns to { $region } (armies: { $n }).
}
event-repeat_paid = { $n ->
    [one] { $seat } gives up { $n } army to expand again.
   *[other] { $seat } gives up { $n } armies to expand again.
}
event-city_destroyed = { $extended ->
    [0] { $seat } destroys the city of { $owner } in { $region } (armies: { $armies }).
   *[other] { $seat } destroys the extended city of { $owner } in { $region } (armies: { $armies }).
}
event-bid_added = { $seat } adds to the bid: { $resource }.
event-seat_passed = { $seat } passes with a bid of { $value }.
event-order_set = The new order of play is { $first }, { $second }, { $third }.
event-empire_scored = { $bonus ->
    [0] { $seat } scores { $points } for { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }.
   *[other] { $seat } scores { $points } for { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }, { $bonus } of them thanks to Nippur.
}
event-city_extended = { $seat } extends the city in { $region } with { $luxuries }: { $points } points.
event-turn_cleared = Turn { $turn } is over: all armies leave the board.
event-worker_retired = { $seat } lays a worker beside the score track.
event-majority = { $seat ->
    [none] { $place }: nobody has the most workers alone.
   *[other] { $place }: { $seat } has the most workers and scores { $points }.
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

option-players = Players
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
option-step_order = Order of steps
option-step_order-help = Where order does not matter you choose freely; the fixed order is meant for computer players.
option-step_order-free = Free
option-step_order-canonical = Fixed

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
board-kind-place = Workers
board-kind-trade = Trade
board-kind-start = Empire
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
board-offer-for = In exchange for { $goods }
board-majority = Most workers at the end: { $n } points.
board-home = Home of an empire: it is left along the arrow and never invaded.
board-benefit-sippar = A city here: one exchange more in each Trade action.
board-benefit-babylon = A city here: two more armies when you start an empire.
board-benefit-nippur = A city here: one point more for each Sumer region you hold.
board-benefit-shuruppak = A city here: destroying one of your cities costs three armies if you have another.
board-benefit-umma = A city here brings nothing besides itself.
board-benefit-uruk = A new city here brings you a scribe.
board-benefit-ur = A city here: one textile more each turn.
board-benefit-lagash = A city here brings nothing besides itself.
board-benefit-eridu = A new city here brings you a tool maker.
board-box-irrigation = Workers here bring grain at the start of a turn, the most workers the most.
board-box-weaving = Workers here bring textiles at the start of a turn, the most workers the most.
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
board-empires-title = Empires of this turn
board-empire-armies = { $n } armies
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
board-empire-points = The regions held would bring { $n } points now
board-trade-title = Trade
board-trade-receive = Receive
board-trade-where = where
board-trade-give = for one of
board-harvest-title = Harvest, by rank
board-extension-title = Extending a city
board-extend-for = Extend:
board-luxury-note = One of each luxury at most adorns an extension.
