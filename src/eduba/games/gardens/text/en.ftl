### The Hanging Gardens: the words of the game in English.

## The game

title = The Hanging Gardens
blurb = Lead an Empire of the land between the rivers: explore, trade, study and settle, roll the dice of the gods, fight with secret bids, and raise with your rivals the five floors of the Hanging Gardens.

## Resources

resource-stone = stone
    .many = stone
resource-wood = wood
    .many = wood
resource-clay = clay
    .many = clay
resource-food = food
    .many = food
resource-tablet = tablet
    .many = tablets
resource-knucklebone = knucklebone
    .many = knucklebones

## Units

figure-spearman = Spearman
    .a = a Spearman
    .the = the Spearman
    .many = Spearmen
figure-archer = Archer
    .a = an Archer
    .the = the Archer
    .many = Archers
figure-horseman = Horseman
    .a = a Horseman
    .the = the Horseman
    .many = Horsemen
figure-chariot = Chariot
    .a = a Chariot
    .the = the Chariot
    .many = Chariots
figure-ship = Ship
    .a = a Ship
    .the = the Ship
    .many = Ships
figure-ram = Ram
    .a = a Ram
    .the = the Ram
    .many = Rams

## Regions

region-ishuwa = Ishuwa
region-assur = Assur
region-nairi = Nairi
region-musasir = Musasir
region-eshnunna = Eshnunna
region-lullubum = Lullubum
region-gutium = Gutium
region-susa = Susa
region-anshan = Anshan
region-harran = Harran
region-nineveh = Nineveh
region-ebih = Ebih
region-arbela = Arbela
region-arrapha = Arrapha
region-simurrum = Simurrum
region-der = Der
region-madaktu = Madaktu
region-awan = Awan
region-qatna = Qatna
region-emar = Emar
region-bishri = Bishri
region-jezireh = Jezireh
    .in = in the Jezireh
    .to = to the Jezireh
    .from = from the Jezireh
region-akkad = Akkad
region-babylon = Babylon
region-nippur = Nippur
region-lagash = Lagash
region-sealand = Sealand
    .in = in the Sealand
    .to = to the Sealand
    .from = from the Sealand
region-amurru = Amurru
region-ebla = Ebla
region-tadmor = Tadmor
region-suhum = Suhum
region-mari = Mari
region-dumah = Dumah
region-sutium = Sutium
region-ur = Ur
region-dilmun_shore = Dilmun Shore
    .in = on the Dilmun Shore
    .to = to the Dilmun Shore
    .from = from the Dilmun Shore

## Kinds of land

terrain-plain = plain
terrain-mountain = mountain
terrain-desert = desert
terrain-start = start

## River sections, by the regions on their banks

section-ishuwa-assur = { region-ishuwa }–{ region-assur }
section-ishuwa-harran = { region-ishuwa }–{ region-harran }
section-assur-nairi = { region-assur }–{ region-nairi }
section-assur-harran = { region-assur }–{ region-harran }
section-assur-nineveh = { region-assur }–{ region-nineveh }
section-nairi-musasir = { region-nairi }–{ region-musasir }
section-nairi-nineveh = { region-nairi }–{ region-nineveh }
section-nairi-ebih = { region-nairi }–{ region-ebih }
section-musasir-eshnunna = { region-musasir }–{ region-eshnunna }
section-musasir-ebih = { region-musasir }–{ region-ebih }
section-musasir-arbela = { region-musasir }–{ region-arbela }
section-eshnunna-lullubum = { region-eshnunna }–{ region-lullubum }
section-eshnunna-arbela = { region-eshnunna }–{ region-arbela }
section-eshnunna-arrapha = { region-eshnunna }–{ region-arrapha }
section-lullubum-gutium = { region-lullubum }–{ region-gutium }
section-lullubum-arrapha = { region-lullubum }–{ region-arrapha }
section-lullubum-simurrum = { region-lullubum }–{ region-simurrum }
section-gutium-susa = { region-gutium }–{ region-susa }
section-gutium-simurrum = { region-gutium }–{ region-simurrum }
section-gutium-der = { region-gutium }–{ region-der }
section-susa-anshan = { region-susa }–{ region-anshan }
section-susa-der = { region-susa }–{ region-der }
section-susa-madaktu = { region-susa }–{ region-madaktu }
section-anshan-madaktu = { region-anshan }–{ region-madaktu }
section-anshan-awan = { region-anshan }–{ region-awan }
section-harran-nineveh = { region-harran }–{ region-nineveh }
section-harran-qatna = { region-harran }–{ region-qatna }
section-harran-emar = { region-harran }–{ region-emar }
section-nineveh-ebih = { region-nineveh }–{ region-ebih }
section-nineveh-emar = { region-nineveh }–{ region-emar }
section-nineveh-bishri = { region-nineveh }–{ region-bishri }
section-ebih-arbela = { region-ebih }–{ region-arbela }
section-ebih-bishri = { region-ebih }–{ region-bishri }
section-ebih-jezireh = { region-ebih }–{ region-jezireh }
section-arbela-arrapha = { region-arbela }–{ region-arrapha }
section-arbela-jezireh = { region-arbela }–{ region-jezireh }
section-arbela-akkad = { region-arbela }–{ region-akkad }
section-arrapha-simurrum = { region-arrapha }–{ region-simurrum }
section-arrapha-akkad = { region-arrapha }–{ region-akkad }
section-arrapha-babylon = { region-arrapha }–{ region-babylon }
section-simurrum-der = { region-simurrum }–{ region-der }
section-simurrum-babylon = { region-simurrum }–{ region-babylon }
section-simurrum-nippur = { region-simurrum }–{ region-nippur }
section-der-madaktu = { region-der }–{ region-madaktu }
section-der-nippur = { region-der }–{ region-nippur }
section-der-lagash = { region-der }–{ region-lagash }
section-madaktu-awan = { region-madaktu }–{ region-awan }
section-madaktu-lagash = { region-madaktu }–{ region-lagash }
section-madaktu-sealand = { region-madaktu }–{ region-sealand }
section-awan-sealand = { region-awan }–{ region-sealand }
section-qatna-emar = { region-qatna }–{ region-emar }
section-qatna-amurru = { region-qatna }–{ region-amurru }
section-emar-bishri = { region-emar }–{ region-bishri }
section-emar-amurru = { region-emar }–{ region-amurru }
section-emar-ebla = { region-emar }–{ region-ebla }
section-bishri-jezireh = { region-bishri }–{ region-jezireh }
section-bishri-ebla = { region-bishri }–{ region-ebla }
section-bishri-tadmor = { region-bishri }–{ region-tadmor }
section-jezireh-akkad = { region-jezireh }–{ region-akkad }
section-jezireh-tadmor = { region-jezireh }–{ region-tadmor }
section-jezireh-suhum = { region-jezireh }–{ region-suhum }
section-akkad-babylon = { region-akkad }–{ region-babylon }
section-akkad-suhum = { region-akkad }–{ region-suhum }
section-akkad-mari = { region-akkad }–{ region-mari }
section-babylon-nippur = { region-babylon }–{ region-nippur }
section-babylon-mari = { region-babylon }–{ region-mari }
section-babylon-dumah = { region-babylon }–{ region-dumah }
section-nippur-lagash = { region-nippur }–{ region-lagash }
section-nippur-dumah = { region-nippur }–{ region-dumah }
section-nippur-sutium = { region-nippur }–{ region-sutium }
section-lagash-sealand = { region-lagash }–{ region-sealand }
section-lagash-sutium = { region-lagash }–{ region-sutium }
section-lagash-ur = { region-lagash }–{ region-ur }
section-sealand-ur = { region-sealand }–{ region-ur }
section-sealand-dilmun_shore = { region-sealand }–{ region-dilmun_shore }
section-amurru-ebla = { region-amurru }–{ region-ebla }
section-ebla-tadmor = { region-ebla }–{ region-tadmor }
section-tadmor-suhum = { region-tadmor }–{ region-suhum }
section-suhum-mari = { region-suhum }–{ region-mari }
section-mari-dumah = { region-mari }–{ region-dumah }
section-dumah-sutium = { region-dumah }–{ region-sutium }
section-sutium-ur = { region-sutium }–{ region-ur }
section-ur-dilmun_shore = { region-ur }–{ region-dilmun_shore }

## Actions and technologies

action-explore = Exploration
    .second = { technology-explore-2 }
    .third = { technology-explore-3 }
    .fourth = { technology-explore-4 }
action-build = Construction
    .second = { technology-build-2 }
    .third = { technology-build-3 }
    .fourth = { technology-build-4 }
action-research = Research
    .second = { technology-research-2 }
    .third = { technology-research-3 }
    .fourth = { technology-research-4 }
action-harvest = Harvest and Trade
    .second = { technology-harvest-2 }
    .third = { technology-harvest-3 }
    .fourth = { technology-harvest-4 }
action-war = War
    .second = { technology-war-2 }
    .third = { technology-war-3 }
    .fourth = { technology-war-4 }
action-growth = Growth
    .second = { technology-growth-2 }
    .third = { technology-growth-3 }
    .fourth = { technology-growth-4 }
technology-explore-1 = Cartography
technology-explore-2 = Astronomy
technology-explore-3 = Calendar
technology-explore-4 = Sailing
technology-build-1 = Masonry
technology-build-2 = Woodworking
technology-build-3 = Urbanisation
technology-build-4 = Architecture
technology-research-1 = Cuneiform
technology-research-2 = Mathematics
technology-research-3 = Literature
technology-research-4 = Code of Laws
technology-harvest-1 = Resource Gathering
technology-harvest-2 = Weights and Measures
technology-harvest-3 = Trade Routes
technology-harvest-4 = Currency
technology-war-1 = Bronze Casting
technology-war-2 = Archery
technology-war-3 = Animal Husbandry
technology-war-4 = Chariot Wheel
technology-growth-1 = Agriculture
technology-growth-2 = Irrigation
technology-growth-3 = Pottery
technology-growth-4 = Brewing

## Empires

empire-sumer = Sumerians
    .the = the Sumerians
empire-akkad = Akkadians
    .the = the Akkadians
empire-babylon = Babylonians
    .the = the Babylonians
empire-elam = Elamites
    .the = the Elamites
empire-assyria = Assyrians
    .the = the Assyrians
empire-hatti = Hittites
    .the = the Hittites
empire-mari = Mariotes
    .the = the Mariotes
empire-ebla = Eblaites
    .the = the Eblaites
trait-sumer = Mathematics, a tablet, the first storey and its die at the start. Easier signs at Research 3 and 4; Code of Laws makes more discoveries.
trait-akkad = Archery, a knucklebone and an Archer instead of a Spearman at the start. Strong War cards, each with a tribute in resources.
trait-babylon = Irrigation, and one space ahead on the Population track at the start. Easier signs at Growth 3 and 4.
trait-elam = Weights and Measures at the start, and a free Settlement with a Wall in a region next to its own, if it likes.
trait-assyria = Astronomy, and one space ahead on the Event track at the start. Its Exploration cards activate one unit more.
trait-hatti = Once a turn it rerolls as many of its dice as it likes, free of charge; this is one of the three rerolls of the turn.
trait-mari = All technologies at level 2 at the start. Its cards take looser signs, and it gathers one resource more at Harvest 2 and 3.
trait-ebla = Woodworking and a Ship beside its region at the start. Urbanisation and Architecture build twice, but only one Garden floor.

## Dice and signs

colour-white = white
colour-silver = silver
colour-black = black
sign-ki = KI (earth)
sign-a = A (water)
sign-gish = GISH (wood)
sign-ud = UD (sun)
sign-dub = DUB (tablet)
sign-lugal = LUGAL (king)
sign-star = star
sign-common = any common sign
sign-any = any sign

## Combat

row-strength = strength
    .the = strength
row-tactics = tactics
    .the = tactics
row-mobility = mobility
    .the = mobility
party-tribe = the Tribe
fate-spare = Spare it: it stays with its owner
    .did = spares
fate-destroy = Destroy it: its owner takes it back
    .did = destroys
fate-conquer = Conquer it: one of yours takes its place
    .did = conquers

## Final scoring

score-event_track = Event track
score-population_track = Population track
score-gardens = Hanging Gardens
score-trade = trade tokens
score-tokens = Event tokens
score-settlements = Settlements
score-quests = Quests
score-regions = regions

## Event cards

card-ev1 = Village with Ancient Wisdom
    .first = { card-ev1-0 }
    .second = { card-ev1-1 }
card-ev1-story = The old people here still know songs that nobody else remembers.
card-ev1-0 = Protect the village
card-ev1-1 = Raid the village
card-ev2 = Buried Caravan
    .first = { card-ev2-0 }
    .second = { card-ev2-1 }
card-ev2-story = A camel’s skull sticks out of the dune; beneath it lie sealed bales.
card-ev2-0 = Dig out the bales
card-ev2-1 = Register the find
card-ev3 = Oasis of Date Palms
    .first = { card-ev3-0 }
    .second = { card-ev3-1 }
card-ev3-story = Water, shade, and more fruit than the birds can eat.
card-ev3-0 = Strip the palms
card-ev3-1 = Tend the grove
card-ev4 = Stone that Fell from Anu
    .first = { card-ev4-0 }
    .second = { card-ev4-1 }
card-ev4-story = It is black, heavy and still warm, the herdsmen swear.
card-ev4-0 = Break it for metal
card-ev4-1 = Raise a shrine around it
card-ev5 = Camp of the Suteans
    .first = { card-ev5-0 }
    .second = { card-ev5-1 }
card-ev5-story = Black tents, fast horses, and a price for everything.
card-ev5-0 = Hire the riders
card-ev5-1 = Share the pasture
card-ev6 = Salt Pans
    .first = { card-ev6-0 }
    .second = { card-ev6-1 }
card-ev6-story = White crusts to the horizon; every kitchen in the land wants some.
card-ev6-0 = Barter the salt
card-ev6-1 = Claim the pans
card-ev7 = Wall of Sand
    .first = { card-ev7-0 }
    .second = { card-ev7-1 }
card-ev7-story = The sky turns brown, and the camels lie down by themselves.
card-ev7-0 = March through it
card-ev7-1 = Dig in and wait
card-ev8 = Broken Watchtower
    .first = { card-ev8-0 }
    .second = { card-ev8-1 }
card-ev8-story = Someone once watched this road, and was right to.
card-ev8-0 = Repair it
card-ev8-1 = Make it a border post
card-ev9 = Copper Diggings
    .first = { card-ev9-0 }
    .second = { card-ev9-1 }
card-ev9-story = Green stones in the gravel, and old tools beside them.
card-ev9-0 = Work the seam
card-ev9-1 = Empty the shallow pits
card-ev10 = Oracle of the Dunes
    .first = { card-ev10-0 }
    .second = { card-ev10-1 }
card-ev10-story = She answers before you ask, and asks before you leave.
card-ev10-0 = Ask about the road
card-ev10-1 = Guard the oracle
card-ev11 = Drowned Fields
    .first = { card-ev11-0 }
    .second = { card-ev11-1 }
card-ev11-story = The river moved in the night, and the barley with it.
card-ev11-0 = Open relief canals
card-ev11-1 = Rebuild the dykes
card-ev12 = Free Market Town
    .first = { card-ev12-0 }
    .second = { card-ev12-1 }
card-ev12-story = No king has taxed these stalls for three generations.
card-ev12-0 = Hold a fair
card-ev12-1 = Grant a charter
card-ev13 = Temple Granary
    .first = { card-ev13-0 }
    .second = { card-ev13-1 }
card-ev13-story = The priests count every basket, and the mice count them again.
card-ev13-0 = Open the doors
card-ev13-1 = Fill the bins
card-ev14 = School of Scribes
    .first = { card-ev14-0 }
    .second = { card-ev14-1 }
card-ev14-story = Forty boys copy the same proverb until one of them smiles.
card-ev14-0 = Endow the school
card-ev14-1 = Take the masters home
card-ev15 = Wandering Potters
    .first = { card-ev15-0 }
    .second = { card-ev15-1 }
card-ev15-story = They carry their wheel on a cart and look for good mud.
card-ev15-0 = Give them kilns
card-ev15-1 = Let them settle
card-ev16 = Unpaid Levies
    .first = { card-ev16-0 }
    .second = { card-ev16-1 }
card-ev16-story = They have spears, a grudge, and nothing for supper.
card-ev16-0 = Take them on
card-ev16-1 = Disarm them
card-ev17 = Grove of the Goddess
    .first = { card-ev17-0 }
    .second = { card-ev17-1 }
card-ev17-story = Nobody has cut a branch here since the old queen.
card-ev17-0 = Fell the trees
card-ev17-1 = Fence the precinct
card-ev18 = Reed Boatyard
    .first = { card-ev18-0 }
    .second = { card-ev18-1 }
card-ev18-story = Pitch boils, reeds bend, children are told to keep away.
card-ev18-0 = Commission a hull
card-ev18-1 = Keep the slips busy
card-ev19 = Healer on the Road
    .first = { card-ev19-0 }
    .second = { card-ev19-1 }
card-ev19-story = She pays for lodging with herbs and good advice.
card-ev19-0 = Keep her at court
card-ev19-1 = Let her heal the villages
card-ev20 = House of Weights
    .first = { card-ev20-0 }
    .second = { card-ev20-1 }
card-ev20-story = A duck of polished stone, and everyone agrees what it weighs.
card-ev20-0 = Adopt its measures
card-ev20-1 = Tax the weighers
card-ev21 = Empty Palace
    .first = { card-ev21-0 }
    .second = { card-ev21-1 }
card-ev21-story = The throne is gone; the echo stayed.
card-ev21-0 = Quarry the halls
card-ev21-1 = Restore the halls
card-ev22 = Harvest Feast
    .first = { card-ev22-0 }
    .second = { card-ev22-1 }
card-ev22-story = The first beer of the year is for the gods, the second is not.
card-ev22-0 = Feast the people
card-ev22-1 = Found a yearly rite
card-ev23 = Cedar Slope
    .first = { card-ev23-0 }
    .second = { card-ev23-1 }
card-ev23-story = Trees so tall that the guards speak softly.
card-ev23-0 = Cut and float the logs
card-ev23-1 = Manage the forest
card-ev24 = Tin Pass
    .first = { card-ev24-0 }
    .second = { card-ev24-1 }
card-ev24-story = Ten donkeys a day, each of them carrying the bronze of tomorrow.
card-ev24-0 = Hold the pass
card-ev24-1 = Toll the caravans
card-ev25 = Smith in the Cave
    .first = { card-ev25-0 }
    .second = { card-ev25-1 }
card-ev25-story = Sparks at the back of the cave, and a voice that says: not yet.
card-ev25-0 = Buy the blades
card-ev25-1 = Learn the craft
card-ev26 = Diorite Quarry
    .first = { card-ev26-0 }
    .second = { card-ev26-1 }
card-ev26-story = Stone so hard that kings ask for it by name.
card-ev26-0 = Cut blocks
card-ev26-1 = Carve a royal relief
card-ev27 = Hill Fort
    .first = { card-ev27-0 }
    .second = { card-ev27-1 }
card-ev27-story = The gate is barred from inside, and no one is inside.
card-ev27-0 = Man the walls
card-ev27-1 = Light a beacon
card-ev28 = Wild Horses
    .first = { card-ev28-0 }
    .second = { card-ev28-1 }
card-ev28-story = They let you come close, once.
card-ev28-0 = Break a mount
card-ev28-1 = Breed the herd
card-ev29 = Snowmelt Spring
    .first = { card-ev29-0 }
    .second = { card-ev29-1 }
card-ev29-story = Cold water in the hottest month.
card-ev29-0 = Lead the water down
card-ev29-1 = Fill the skins
card-ev30 = Eagle Shrine
    .first = { card-ev30-0 }
    .second = { card-ev30-1 }
card-ev30-story = Feathers on the altar, none of them fallen by chance.
card-ev30-0 = Make the offering
card-ev30-1 = Read the flight
card-ev31 = Iron Bloomery
    .first = { card-ev31-0 }
    .second = { card-ev31-1 }
card-ev31-story = The bellows have not rested since the new moon.
card-ev31-0 = Seize the stock
card-ev31-1 = Keep the fires lit
card-ev32 = Resettled Families
    .first = { card-ev32-0 }
    .second = { card-ev32-1 }
card-ev32-story = They brought seeds, songs, and the name of their old street.
card-ev32-0 = Give them fields
card-ev32-1 = Give them a quarter
card-ev33 = Peak of the Storm-god
    .first = { card-ev33-0 }
    .second = { card-ev33-1 }
card-ev33-story = Lightning knows the way to this stone.
card-ev33-0 = Sacrifice on the summit
card-ev33-1 = Camp below it
card-ev34 = Treaty Stele
    .first = { card-ev34-0 }
    .second = { card-ev34-1 }
card-ev34-story = Two kings, one oath, and a curse for whoever scratches it out.
card-ev34-0 = Copy the clauses
card-ev34-1 = Keep the peace
card-ev35 = Royal Lion Hunt
    .first = { card-ev35-0 }
    .second = { card-ev35-1 }
card-ev35-story = The lion has been told nothing about the ceremony.
card-ev35-0 = Hunt with the army
card-ev35-1 = Wall in a park
card-ev36 = Lost Column
    .first = { card-ev36-0 }
    .second = { card-ev36-1 }
card-ev36-story = They ask which king they are fighting for.
card-ev36-0 = Take them in
card-ev36-1 = Salvage the baggage
card-ev37 = Palace Archive
    .first = { card-ev37-0 }
    .second = { card-ev37-1 }
card-ev37-story = Shelves of clay to the ceiling, and one tablet missing.
card-ev37-0 = Catalogue it
card-ev37-1 = Carry it off
card-ev38 = River Customs House
    .first = { card-ev38-0 }
    .second = { card-ev38-1 }
card-ev38-story = Every boat slows down here, some of them honestly.
card-ev38-0 = Impound a boat
card-ev38-1 = Fix the tariff
card-ev39 = Lapis Road
    .first = { card-ev39-0 }
    .second = { card-ev39-1 }
card-ev39-story = Blue dust on the hooves of the mules.
card-ev39-0 = Open a way-station
card-ev39-1 = Trade at the pass
card-ev40 = Envoys from the Hills
    .first = { card-ev40-0 }
    .second = { card-ev40-1 }
card-ev40-story = They bring honey, hostages, and a long speech.
card-ev40-0 = Accept their guard
card-ev40-1 = Sign a league
card-ev41 = Shepherd Kings
    .first = { card-ev41-0 }
    .second = { card-ev41-1 }
card-ev41-story = Their crown is a felt cap, and they never take it off.
card-ev41-0 = Take tribute
card-ev41-1 = Marry into the line
card-ev42 = Salted Fields
    .first = { card-ev42-0 }
    .second = { card-ev42-1 }
card-ev42-story = Where barley grew, the ground now glitters.
card-ev42-0 = Wash the soil
card-ev42-1 = Scrape the crust

## Quests

quest-q1 = Settler king
quest-q2 = Learned court
quest-q3 = Teeming city
quest-q4 = Tale-bearer
quest-q5 = House of the gods
quest-q6 = Riders of the calendar
quest-q7 = City planner
quest-q8 = Merchant prince
quest-q9 = Far trade
quest-q10 = Wide borders
quest-q11 = River fleet
quest-q12 = Thunder of wheels
quest-q13 = Gardener
quest-q14 = Lawgiver
quest-q15 = Builder of walls
quest-q16 = Lord of all lands
quest-q17 = Master of crafts
quest-q18 = Keeper of marvels
quest-q19 = Iron host
quest-q20 = Siege train
quest-q21 = Lord of the heights
quest-q22 = War college
quest-q23 = Star-reader
quest-q24 = First among the storied
quest-q25 = Palace economy
quest-q26 = Brewer of the king
quest-q27 = Lord of the sands
quest-q28 = Lord of the plough
quest-q29 = Full storehouse
quest-q30 = First among the many

## Rewards, prices and counts

effect-stone = { $n } stone
effect-wood = { $n } wood
effect-clay = { $n } clay
effect-food = { $n } food
effect-tablet = { $n ->
    [one] { $n } tablet
   *[other] { $n } tablets
}
effect-knucklebone = { $n ->
    [one] { $n } knucklebone
   *[other] { $n } knucklebones
}
effect-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
effect-spearman = { $n ->
    [one] { $n } Spearman
   *[other] { $n } Spearmen
}
effect-archer = { $n ->
    [one] { $n } Archer
   *[other] { $n } Archers
}
effect-horseman = { $n ->
    [one] { $n } Horseman
   *[other] { $n } Horsemen
}
effect-chariot = { $n ->
    [one] { $n } Chariot
   *[other] { $n } Chariots
}
effect-ship = { $n ->
    [one] { $n } Ship
   *[other] { $n } Ships
}
effect-ram = { $n ->
    [one] { $n } Ram
   *[other] { $n } Rams
}
effect-wall = { $n ->
    [one] { $n } Wall
   *[other] { $n } Walls
}
effect-settlement = { $n ->
    [one] { $n } Settlement
   *[other] { $n } Settlements
}
effect-storey = { $n ->
    [one] { $n } Ziggurat storey
   *[other] { $n } Ziggurat storeys
}
effect-quest = { $n ->
    [one] { $n } Quest card
   *[other] { $n } Quest cards
}
effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-population = Population +{ $n }
effect-steps = Event track +{ $n }
effect-discovery-explore = a discovery in Exploration
effect-discovery-build = a discovery in Construction
effect-discovery-research = a discovery in Research
effect-discovery-harvest = a discovery in Harvest and Trade
effect-discovery-war = a discovery in War
effect-discovery-growth = a discovery in Growth
effect-discovery-any = a discovery of your choice
choice-pay = Pay { $list }
choice-gain = Gain { $list }
choice-round = Each round: { $list }
choice-final = After six rounds: { $list }
choice-points = { $n ->
    [one] { $n } point at the end for whoever controls the region
   *[other] { $n } points at the end for whoever controls the region
}
choice-kind-immediate = At once; then the token is gone.
choice-kind-token = At once; the token stays and is worth points.
choice-kind-control = Needs one of your Event dice, and pays until another player controls the region.

## What Quests ask for

quest-kind-none = Own { $list } at the end
quest-kind-settlements = { $n ->
    [one] Control { $n } Settlement
   *[other] Control { $n } Settlements
}
quest-kind-technologies = Have { $list }
quest-kind-technologies-all = Have all six technologies at level { $n } or more
quest-technology = { $technology } (level { $level })
quest-kind-population = Reach Population { $n }
quest-kind-event_track = Reach space { $n } of the Event track
quest-kind-storeys = { $n ->
    [one] Have { $n } storey on your Ziggurat
   *[other] Have { $n } storeys on your Ziggurat
}
quest-kind-amphorae = { $n ->
    [one] Have an amphora on { $n } trade token
   *[other] Have amphorae on { $n } trade tokens
}
quest-kind-amphorae-level = { $n ->
    [one] Have an amphora on { $n } trade token of level { $level } or more
   *[other] Have amphorae on { $n } trade tokens of level { $level } or more
}
quest-kind-regions = { $n ->
    [one] Occupy { $n } region besides your start region
   *[other] Occupy { $n } regions besides your start region
}
quest-kind-figures = Have { $figures } on the board
quest-kind-gardens = { $n ->
    [one] Raise { $n } floor of the Hanging Gardens
   *[other] Raise { $n } floors of the Hanging Gardens
}
quest-kind-walls = { $n ->
    [one] Have { $n } Wall on the board
   *[other] Have { $n } Walls on the board
}
quest-kind-terrains = Occupy { $list }
quest-terrain-plain = { $n ->
    [one] { $n } plain region
   *[other] { $n } plain regions
}
quest-terrain-mountain = { $n ->
    [one] { $n } mountain region
   *[other] { $n } mountain regions
}
quest-terrain-desert = { $n ->
    [one] { $n } desert region
   *[other] { $n } desert regions
}
quest-kind-point_tokens = { $n ->
    [one] Control { $n } region with an Event token worth points
   *[other] Control { $n } regions with an Event token worth points
}
quest-kind-land_units = { $n ->
    [one] Have { $n } land unit on the board
   *[other] Have { $n } land units on the board
}
quest-kind-first_event = Be first on the Event track
quest-kind-first_population = Be first on the Population track
quest-own = with { $list } left at the end
quest-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## What is asked

ask-role = Which role do you take? Role A chooses its Empire first, the last role its start region.
ask-empire = Which Empire do you lead?
ask-start = Where does your Empire begin?
ask-set_die = Which colour is your first die?
ask-found = Place a free Settlement and a Wall in a region next to { $region }, or do without.
ask-set_ship = On which river section beside { $region } do you place your Ship?
ask-quest = Which Quest card do you put back?
ask-turn = { $pawn ->
    [0] { $dice ->
        [0] Pawn and dice are spent: end your turn.
       *[other] Choose an action with your dice, or end your turn.
    }
   *[other] { $dice ->
        [0] Choose an action with your pawn, or end your turn.
       *[other] Choose an action with your pawn or your dice, or end your turn.
    }
}
ask-pay = { $paid ->
    [0] { $action }: which die do you place for the first sign?
   *[other] { $action }: which die do you place for the second sign?
}
ask-explore = { $left ->
    [one] Which unit do you activate? { $left } activation left.
   *[other] Which unit do you activate? { $left } activations left.
}
ask-move = Where does { $figure-the } { $region-in } go?
ask-sail = Where does the Ship sail ({ $section })?
ask-build = { $left ->
    [one] What do you build?
   *[other] What do you build? { $left } builds are left.
}
ask-research = { $conversions ->
    [0] Which technology do you discover? Discoveries left: { $left }.
   *[other] Turn clay into tablets, or discover a technology. Discoveries left: { $left }.
}
ask-harvest = { $left ->
    [0] Trade with a token, or stop. Trades left: { $trades }.
   *[other] Gather resources, or trade. Gatherings left: { $left }; trades: { $trades }.
}
ask-tribute = { $left ->
    [one] Which resource do you take as tribute?
   *[other] Which resources do you take as tribute? { $left } are left.
}
ask-war = { $left ->
    [one] Which unit do you create? { $left } is left.
   *[other] Which unit do you create? { $left } are left.
}
ask-grow = How far does your Population grow?
ask-event = { $event } { $region-in }: which option do you choose?
ask-take = { $left ->
    [one] { $event }: which resource do you take?
   *[other] { $event }: which resources do you take? { $left } are left.
}
ask-reward_tech = { $event }: which technology do you discover?
ask-reward_ship = { $event }: on which river section do you place the Ship?
ask-reward_die = { $event }: which colour is your new die?
ask-order = { $place ->
    [1] Which battle is fought first?
   *[other] Which battle is fought as number { $place }?
}
ask-pair = Who fights next { $region-in }?
ask-bid = { $simple ->
    [0] Fight { $region-in }, for { $party } (knucklebones in all: { $purse }): how many on { $row-the }?
   *[other] Fight { $region-in }, for { $party } (knucklebones in all: { $purse }): how many do you bid?
}{ $support ->
    [0] {""}
    [one] {" "}One of them comes from a Ship and must be bid.
   *[other] {" "}{ $support } of them come from Ships and must be bid.
}
ask-assign = { $left ->
    [one] Which unit { $party-of } gets the bonus knucklebone ({ $row })?
   *[other] Which unit { $party-of } gets a bonus knucklebone ({ $row })? { $left } are left.
}
ask-arrange = Which unit stands next in lane { $lane } of { $lanes }?
ask-retreat = Where does { $figure-the } { $party-of } retreat { $region-from }?
ask-tire = Which knucklebone does { $figure-the } { $party-of } lose to fatigue?
ask-sacrifice = The fight { $region-in } is won: which of your units is lost?
ask-reveal = Which Event do you reveal next?
ask-fate = What becomes of the Settlement { $owner-of } { $region-in }?
ask-over = The game is over.
ask-go = The game goes on.

## What can be answered

do-role = Take role { $role }
do-empire = { $empire }
do-start = Begin { $region-in }
do-take_die = Take a { $colour } die
do-found = Place the Settlement and the Wall { $region-in }
do-place_ship = Place the Ship: { $section }
do-return_quest = { $card ->
    [0] Put back the first card
    [1] Put back the second card
    [2] Put back the third card
   *[other] Put back the fourth card
}
do-stop = Done
do-pawn = { $action }, with the pawn
do-dice = { $action }, with dice
do-pay_die = Place die { $die }
do-reroll = { $dice-count ->
    [one] Reroll die { $dice } for 1 tablet
   *[other] Reroll dice { $dice } for 1 tablet
}
do-free_reroll = { $dice-count ->
    [one] Reroll die { $dice } for free
   *[other] Reroll dice { $dice } for free
}
do-end_turn = End your turn
do-activate = Activate { $figure-a } { $region-in }
do-activate_ship = Activate the Ship: { $section }
do-move = { $ram ->
    [0] Go { $region-to }
   *[other] Go { $region-to } with a Ram
}
do-sail = Sail: { $section }
do-build_wall = Build a Wall { $region-in }
do-build_storey = Build a storey and take a { $colour } die
do-build_ram = Build a Ram { $region-in }
do-build_ship = Build a Ship: { $section }
do-build_settlement = Found a Settlement { $region-in }
do-build_garden = Raise the next floor of the Hanging Gardens
do-convert = Turn clay into tablets
do-discover = Discover: { $action }
do-gather_home = Gather 1 { $resource } in your start region
do-gather = Gather { $region-in }
do-gather_ship = Gather by Ship { $region-in } ({ $section })
do-trade = Trade at slot { $slot }
do-recruit = Create { $figure-a } { $region-in }
do-grow = { $mode ->
    [0] Grow: first line of the card
   *[other] Grow: second line of the card
}
do-choose = { $option ->
    [0] First option
   *[other] Second option
}
do-take = Take 1 { $resource }
do-reveal = Reveal the Event { $region-in }
do-battle = Fight the battle { $region-in }
do-pair = { $first } against { $second }
do-bid = { $amount ->
    [0] Bid nothing
   *[other] Bid { $amount }
}
do-assign = Unit { $unit }
do-line_up = Line up unit { $unit }
do-next_lane = Go on to the next lane
do-retreat = Retreat { $region-to }
do-tire = Lose one: { $row }
do-fate = { $fate }
do-sacrifice = Lose { $figure-a }

## What happened

event-role_taken = { $seat } takes role { $role }.
event-empire_taken = { $seat } leads { $empire-the }.
event-start_taken = { $seat } begins { $region-in }.
event-token_dealt = A trade token lies in slot { $slot }.
event-quests_dealt = { $n ->
    [one] { $seat } gets { $n } Quest card.
   *[other] { $seat } gets { $n } Quest cards.
}
event-quest_dealt = Your Quest: { $card }.
event-quest_returned = { $seat } puts a Quest card back.
event-quest_returned_seen = It is { $card }.
event-quest_drawn = { $seat } draws a Quest card.
event-quest_drawn_seen = It is { $card }.
event-round_began = Round { $round }.
event-turn_began = { $seat } begins a turn.
event-turn_ended = { $seat } ends the turn.
event-die_rolled = { $seat } rolls a { $colour } die: { $sign }.
event-rerolled = { $dice-count ->
    [one] { $seat } rerolls die { $dice }
   *[other] { $seat } rerolls dice { $dice }
}{ $tablets ->
    [0] {" "}for free
   *[other] {""}
}.
event-action_began = { $means ->
    [pawn] { $seat }: { $action }, level { $level }, with the pawn.
   *[other] { $seat }: { $action }, level { $level }, with dice.
}
event-die_placed = { $seat } places a die: { $sign }.
event-moved = { $ram ->
    [0] { $seat }: { $figure-the } goes { $source-from } { $target-to }.
   *[other] { $seat }: { $figure-the } goes { $source-from } { $target-to }, with a Ram.
}
event-sailed = { $seat }: a Ship sails, { $source } → { $target }.
event-unit_placed = { $why ->
    [start] { $seat } places { $figure-a } { $region-in }.
    [action] { $seat } builds { $figure-a } { $region-in }.
    [event] { $seat } gains { $figure-a } { $region-in }.
   *[other] { $seat } creates { $figure-a } { $region-in }.
}
event-ship_placed = { $why ->
    [start] { $seat } places a Ship: { $section }.
    [event] { $seat } gains a Ship: { $section }.
   *[other] { $seat } builds a Ship: { $section }.
}
event-wall_placed = { $why ->
    [start] { $seat } places a Wall { $region-in }.
    [event] { $seat } gains a Wall { $region-in }.
   *[other] { $seat } builds a Wall { $region-in }.
}
event-settlement_placed = { $why ->
    [start] { $seat } places a Settlement { $region-in }.
    [event] { $seat } gains a Settlement { $region-in }.
   *[other] { $seat } founds a Settlement { $region-in }.
}
event-storey_built = { $seat } builds storey { $storey } of the Ziggurat and takes a { $colour } die.
event-floor_built = { $seat } raises floor { $floor } of the Hanging Gardens, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-tile_revealed = The tile of floor { $floor } of the Hanging Gardens is turned face up.
event-converted = { $tablets ->
    [one] { $seat } turns { $clay } clay into { $tablets } tablet.
   *[other] { $seat } turns { $clay } clay into { $tablets } tablets.
}
event-discovered = { $level ->
    [2] { $seat } discovers { $technology-second } ({ $technology } { $level }).
    [3] { $seat } discovers { $technology-third } ({ $technology } { $level }).
   *[other] { $seat } discovers { $technology-fourth } ({ $technology } { $level }).
}
event-gathered = { $source ->
    [ship] { $seat } gathers 1 { $good } by Ship { $region-in }.
   *[other] { $seat } gathers 1 { $good } { $region-in }.
}
event-amphora_placed = { $seat } lays an amphora at trade slot { $slot }.
event-traded = { $owner-own ->
    [1] { $seat } trades at slot { $slot } (own amphora).
   *[other] { $owner ->
        [none] { $seat } trades at slot { $slot }.
       *[other] { $seat } trades at slot { $slot } (amphora of { $owner }).
    }
}
event-gained = { $why ->
    [refund] { $n ->
        [one] { $seat } gets { $n } { $good } back.
       *[other] { $seat } gets { $n } { $good-many } back.
    }
    [simple_refund] { $n ->
        [one] { $seat } gets { $n } { $good } back.
       *[other] { $seat } gets { $n } { $good-many } back.
    }
    [instead_of_unit] { $n ->
        [one] { $seat } gains { $n } { $good } instead of the unit.
       *[other] { $seat } gains { $n } { $good-many } instead of the unit.
    }
    [instead_of_building] { $n ->
        [one] { $seat } gains { $n } { $good } instead of the building.
       *[other] { $seat } gains { $n } { $good-many } instead of the building.
    }
    [instead_of_storey] { $n ->
        [one] { $seat } gains { $n } { $good } instead of the storey.
       *[other] { $seat } gains { $n } { $good-many } instead of the storey.
    }
   *[other] { $n ->
        [one] { $seat } gains { $n } { $good }.
       *[other] { $seat } gains { $n } { $good-many }.
    }
}
event-paid = { $n ->
    [one] { $seat } pays { $n } { $good }.
   *[other] { $seat } pays { $n } { $good-many }.
}
event-population_moved = { $seat }: Population { $before } → { $after }.
event-event_track_moved = { $seat }: Event track { $before } → { $after }.
event-event_revealed = { $seat } reveals the Event { $region-in }: { $card }.
event-event_chosen = { $option ->
    [0] { $card }, { $region-in }: { $seat } chooses “{ $card-first }”.
   *[other] { $card }, { $region-in }: { $seat } chooses “{ $card-second }”.
}
event-event_waits = { $card }, { $region-in }: no option can be taken, the token waits.
event-event_round = Event { $seat-of } { $region-in }: round { $die } of 6.
event-event_done = { $seat } completes the Event “{ $card }” ({ $region }).
event-event_taken_over = { $seat } takes over the Event { $region-in } from { $former }.
event-ship_sunk = A Ship of { $seat } sinks: { $section }.
event-battle_listed = { $seat ->
    [none] Battle { $place } is fought { $region-in }.
   *[other] { $seat } decides: battle { $place } is fought { $region-in }.
}
event-fight_began = Fight { $region-in }: { $attacker } against { $defender }.
event-tribe_rolled = { $seat ->
    [none] The Tribe { $region-in } rolls { $die } and has { $pieces } knucklebones to bid.
   *[other] The Tribe { $region-in } rolls { $die } and has { $pieces } knucklebones to bid. { $seat } plays it.
}
event-card_drawn = { $figure } { $party-of } (unit { $unit }): strength { $strength }, tactics { $tactics }, mobility { $mobility }.
event-bid_made = { $row ->
    [none] Secret bid { $party-of }.
   *[other] Secret bid { $party-of } on { $row-the }.
}
event-bid_seen = { $row ->
    [none] You bid { $amount }.
   *[other] You bid { $amount } on { $row-the }.
}
event-bids_revealed = { $tactics ->
    [-1] Bid { $party-of }: { $strength }.
   *[other] Bids { $party-of }: strength { $strength }, tactics { $tactics }, mobility { $mobility }.
}
event-row_won = { $party ->
    [none] Equal bids on { $row-the }: nobody gets a bonus.
   *[other] The higher bid on { $row-the } is that { $party-of }: bonus { $bonus }.
}
event-piece_placed = Bonus knucklebone { $party-of }: { $row } of unit { $unit }.
event-lane_set = Lane { $lane }: unit { $unit } { $party-of }.
event-duel = Duel: unit { $unit } { $party-of } ({ $value }) against unit { $foe_unit } { $foe-of } ({ $foe_value }). The winner is { $winner }.
event-destroyed = Lost { $region-in }: { $figure-a } { $party-of }.
event-retreated = { $ram ->
    [0] Retreat: { $figure-a } { $party-of } goes { $source-from } { $target-to }.
   *[other] Retreat: { $figure-a } { $party-of } goes { $source-from } { $target-to }, with a Ram.
}
event-tired = Fatigue: unit { $unit } { $party-of } loses a knucklebone ({ $row }).
event-totals = Totals: { $attacker } { $total }, { $defender } { $other }.
event-fight_won = The fight { $region-in } is won by { $party }.
event-tribe_gone = The Tribe { $region-in } is gone.
event-wall_removed = The Wall of { $seat } { $region-in } falls.
event-ram_removed = A Ram of { $seat } is lost { $region-in }.
event-settlement_fate = { $seat } { $fate-did } the Settlement of { $owner } { $region-in }.
event-scored = { $seat }, { $source }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-quest_scored = { $seat } has completed the Quest “{ $card }”: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game_ended = { $reason ->
    [gardens] The Hanging Gardens stand, and the game is over. { $winner } wins.
   *[other] The last round is over. { $winner } wins.
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

option-players-help = Two to six can play; five or six need an expansion.
option-expansion_a = Assyrians and Hittites
option-expansion_a-help = Does the first expansion take part, with these two Empires and more cards and tokens?
option-expansion_a-no = No
option-expansion_a-yes = Yes
option-expansion_b = Mariotes and Eblaites
option-expansion_b-help = Does the second expansion take part, with these two Empires and more cards and tokens?
option-expansion_b-no = No
option-expansion_b-yes = Yes
option-draft = Empires and start regions
option-draft-help = How do players get their Empires and start regions?
option-draft-full = Chosen in turn
option-draft-random = Drawn at random
option-luck = Dingir dice
option-luck-help = Are the dice of the gods rolled? Without luck, a die can be used for any of its signs except the star.
option-luck-dice = Rolled
option-luck-none = Without luck
option-combat = Combat
option-combat-help = With cards, three bids, lanes and duels, or simply with one bid and the units counted?
option-combat-full = Full
option-combat-simple = Simplified
option-retreat_by = Retreat
option-retreat_by-help = Who chooses where a beaten unit retreats?
option-retreat_by-attacker = The attacker
option-retreat_by-owner = Its owner
option-rivers = Rivers
option-rivers-help = Where can Ships sail?
option-rivers-borders = On all borders
option-rivers-waterways = On the three long rivers only
option-tribe_events = Events of beaten Tribes
option-tribe_events-help = In which order does a player reveal several of them?
option-tribe_events-chosen = As the player likes
option-tribe_events-random = At random
option-quest_cap = Points for Quests
option-quest_cap-help = Is there a limit to the points for Quests?
option-quest_cap-none = No limit
option-quest_cap-six = Six points at most
option-blocked_regions_score = Regions with a Blocker
option-blocked_regions_score-help = Do they bring their occupants a point at the end?
option-blocked_regions_score-yes = Yes
option-blocked_regions_score-no = No
option-max_rounds = Last round
option-max_rounds-help = After how many rounds does the game end if the Hanging Gardens are not complete?

## The text board

text-n-stone = { $n } stone
text-n-wood = { $n } wood
text-n-clay = { $n } clay
text-n-food = { $n } food
text-n-tablet = { $n ->
    [one] { $n } tablet
   *[other] { $n } tablets
}
text-n-knucklebone = { $n ->
    [one] { $n } knucklebone
   *[other] { $n } knucklebones
}
text-n-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
text-n-spearman = { $n ->
    [one] { $n } Spearman
   *[other] { $n } Spearmen
}
text-n-archer = { $n ->
    [one] { $n } Archer
   *[other] { $n } Archers
}
text-n-horseman = { $n ->
    [one] { $n } Horseman
   *[other] { $n } Horsemen
}
text-n-chariot = { $n ->
    [one] { $n } Chariot
   *[other] { $n } Chariots
}
text-n-ship = { $n ->
    [one] { $n } Ship
   *[other] { $n } Ships
}
text-n-ram = { $n ->
    [one] { $n } Ram
   *[other] { $n } Rams
}
text-n-wall = { $n ->
    [one] { $n } Wall
   *[other] { $n } Walls
}
text-n-settlement = { $n ->
    [one] { $n } Settlement
   *[other] { $n } Settlements
}
text-n-amphora = { $n ->
    [one] { $n } amphora
   *[other] { $n } amphorae
}
text-n-event_die = { $n ->
    [one] { $n } Event die
   *[other] { $n } Event dice
}
text-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
text-break = ;{" "}
text-setup = Set-up
text-round = Round { $round } of { $most } at most
text-phase-actions = action phase
text-phase-combat = combat phase
text-phase-end = end of the round
text-phase-over = end of the game
text-order = Turn order: { $seats }
text-population = Population: { $seats }
text-renown = Event track: { $seats }
text-home = start of { $seat }
text-blocked = Blocker
text-tribe = Tribe: { $units }
text-settlement = Settlement { $seat }
text-wall = Wall { $seat }
text-controlled = controlled by { $seat }
text-token-face_down = Event, face down
text-token-waits = Event: { $event } (waits)
text-token-points = { $points ->
    [one] Event: { $event } ({ $points } point)
   *[other] Event: { $event } ({ $points } points)
}
text-token-runs = Event: { $event } { $seat } (die { $die })
text-trade-head = Trade
text-trade = { $slot }: { $pay } → { $gain }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, amphora { $amphora }
text-trade-ship = { $slot } (with a Ship): { $pay } → { $gain }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, amphora { $amphora }
text-gardens-head = Hanging Gardens: { $floors } of { $most } floors
text-floor-built = Floor { $floor }: { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-floor-open = Floor { $floor }: price { $price }; needed { $needs }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-needs-population = Population { $n }
text-needs-renown = Event space { $n }
text-needs-settlements = { $n ->
    [one] { $n } Settlement
   *[other] { $n } Settlements
}
text-floor-hidden = Floor { $floor }: face down
text-player = { $name } · { $empire } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · place { $rank }
text-player-drafting = { $name } · role { $letter }
text-levels = Technologies: { $levels }
text-dice = Dice: { $dice }
text-die = { $colour }: { $sign }
text-die-blank = { $colour } (for the next turn)
text-die-spent = { $colour }: { $sign } (placed)
text-own-signs = any of its signs but the star
text-limits = { $storeys ->
    [one] { $units } of { $limit } units, { $storeys } storey
   *[other] { $units } of { $limit } units, { $storeys } storeys
}
text-ships = Ships: { $sections }
text-reserve = In stock: { $figures }
text-quests-hidden = { $n ->
    [one] { $n } Quest card
   *[other] { $n } Quest cards
}
text-quests = Quests: { $quests }
text-quest-returned = put back: { $quest }
text-turn = { $seat } has used: { $actions }
text-pawn = the pawn is free
text-rerolls = { $n ->
    [one] { $n } reroll
   *[other] { $n } rerolls
}
text-acting = { $action } (level { $level }): left { $left }, further { $more }
text-moving = Moving: { $figure } ({ $place })
text-resolving = { $seat } resolves: { $event } ({ $region })
text-battles = Battles, in the order set by { $seat }: { $regions }
text-fight = Fight, { $region }: { $attacker } against { $defender }
text-bids = Bids of { $party }: strength { $strength }, tactics { $tactics }, mobility { $mobility }
text-bid = Bid of { $party }: { $amount }
text-bids-own = Your bids: { $bids }
text-bids-made = Bids made by { $party }: { $n }
text-fighter = { $number } { $figure }: strength { $strength }, tactics { $tactics }, mobility { $mobility }, lane { $lane }
text-fighter-bare = { $number } { $figure }
text-fighter-fallen = { $number } { $figure } (out of the fight)
text-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts })
text-quests-done = Quests completed: { $quests }
text-over = The game is over
text-to-decide = { $seat } decides

## The board on the page: things

river-tigris = Tigris
river-euphrates = Euphrates
river-royal_canal = Royal Canal
river-canal = Canal
item-wall = Wall
item-storey = Ziggurat storey
item-ram = Ram
item-ship = Ship
item-settlement = Settlement
item-garden = Garden floor
item-convert = Clay to tablets
item-home = Your start region

## Round and turn

board-round = Round { $n }
board-order = Turn order
board-leader = { $seat } leads the combat phase
board-map = Map of Mesopotamia
board-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-decides = decides

## Regions and rivers

board-start-of = { $n ->
    [one] Start of { $seat }: Ziggurat with { $n } storey
   *[other] Start of { $seat }: Ziggurat with { $n } storeys
}
board-start = Start region { $n }
board-start-unused = Start region { $n }, not in use
board-is-blocked = Blocker
board-tribe-here = Tribe: { $units }
board-army-of = { $seat }: { $units }
board-ship-of = Ship of { $seat }
board-settlement-of = Settlement of { $seat }
board-wall-of = Wall of { $seat }
board-controlled-by = Controlled by { $seat }
board-event-held = Event { $seat-of }: { $event } (round { $n } of 6)
board-battle-place = Battle { $n } of this phase
board-note-land = Each unit here can gather the resource. A region you occupy counts at the end.
board-note-start = Others never enter it. Its owner creates units here and gathers one resource of choice.
board-note-start-choice = Your Ziggurat would stand here.
board-note-unused = Nobody starts here: an ordinary region without an Event.
board-note-blocked = It can be entered and occupied, but has no Event and no resource, and nothing is built here.
board-note-tribe = A unit that ends its move here must fight the Tribe in the combat phase; one that passes need not. The Event waits until the Tribe is beaten.
board-note-face_down = A unit that ends its move here reveals the Event.
board-note-waits = The next unit that ends a move here can resolve it.
board-note-points = Whoever controls the region at the end scores the token.
board-note-runs = It pays its owner at the end of each round, wherever the owner’s units are, until another player controls the region.
board-note-section = A Ship here gathers on either bank and supports fights on both.
board-unit-spearman = Moves one region. Advantage over Horsemen.
board-unit-archer = Moves one region. Advantage over Spearmen.
board-unit-horseman = Moves up to two regions. Advantage over Archers.
board-unit-chariot = Moves up to two regions. Advantage over Spearmen, Archers and Horsemen.
board-unit-ship = Sails up to three river sections. Gathers, and supports fights on its banks.
board-unit-ram = Goes along with a land unit. Opens a walled region.

## Tracks, trade and Gardens

board-population-track = Population
board-event-track = Event track
board-seal = { $seat }: { $n }
board-space = Space { $n }
board-space-limits = At most { $units } units on the board; storeys: { $storeys }
board-place-points = { $third ->
    [0] At the end { $first } and { $second } points for the two places
   *[other] At the end { $first }, { $second } and { $third } points for the first three places
}
board-note-population = Decides the turn order, the units and storeys you may have, and ties at the end.
board-note-events = Decides ties in combat, and who sets the order of the battles.
board-trade-title = Trade
board-trade-section = Section { $n }
board-slot = Trade, section { $n }, place { $place }
board-slot-pay = Pay { $goods }
board-slot-gain = Gain { $goods }
board-slot-empty = No token in this game
board-slot-free = No amphora yet: the first to trade here lays one
board-amphora-of = Amphora of { $seat }
board-slot-points = { $n ->
    [one] { $n } point for the owner of the amphora
   *[other] { $n } points for the owner of the amphora
}
board-slot-ship = Needs a Ship on the board
board-note-slot = Needs Harvest and Trade at level { $n }. At another’s amphora you pay its owner.
board-gardens-title = Hanging Gardens
board-floor = Floor { $n }
board-floor-by = { $n ->
    [one] Raised by { $seat }: { $n } point
   *[other] Raised by { $seat }: { $n } points
}
board-floor-hidden = Its tile is still face down
board-floor-pay = Price: { $goods }
board-floor-needs = Needed: { $needs }
board-note-gardens = Needs Architecture. When the fifth floor stands, the game ends with the round.

## A player’s board

board-technologies = Technologies
board-dice = Dice
board-no-dice = No die yet: each storey of the Ziggurat brings one
board-pawn-free = The action pawn is free
board-pawn-used = The action pawn is used
board-note-pawn = Activates one action of your turn without dice.
board-rerolls = Rerolls this turn: { $n }
board-note-rerolls = Between actions, 1 tablet rerolls as many of your unplaced dice as you like: at most three times a turn, free rerolls included.
board-note-die = Covers one sign of a card; a star stands for any sign.
board-held = { $n } in stock
board-use-stone = For Walls, storeys, Rams, Settlements and Gardens
board-use-wood = For units, storeys, Rams, Ships, Settlements and Gardens
board-use-clay = Becomes tablets; for Settlements and Gardens
board-use-food = Makes the Population grow; for Settlements and Gardens
board-use-tablet = Pays for discoveries and rerolls
board-use-knucklebone = For bids in combat
board-signs = Signs: { $signs }
board-used = Used this turn
board-technology = { $technology }: { $effect }
board-next-name = Next: { $technology }
board-next = Next: { $technology } ({ $effect })
board-next-new = Next: { $technology } ({ $effect }; unlocks: { $news })
board-highest = Highest level
board-does-explore = Move units and Ships, and reveal Events.
board-does-build = Build Walls, storeys, Rams, Ships, Settlements or a floor of the Gardens.
board-does-research = Turn clay into tablets, and tablets into technologies.
board-does-harvest = Gather resources where you are, then trade.
board-does-war = Gain knucklebones and create units.
board-does-growth = Pay food to advance on the Population track.
board-card-explore = { $n ->
    [one] { $n } activation
   *[other] { $n } activations
}
board-card-build = { $n ->
    [one] { $n } build
   *[other] { $n } builds
}
board-card-items = May build: { $items }
board-card-research = { $clay } clay → { $tablets ->
    [one] { $tablets } tablet
   *[other] { $tablets } tablets
}; up to { $n ->
    [one] { $n } discovery
   *[other] { $n } discoveries
}
board-card-harvest = Gather { $n }; trade up to section { $level }
board-card-war = { $n ->
    [one] { $n } knucklebone
   *[other] { $n } knucklebones
}; { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
board-card-tribute = { $n ->
    [one] and { $n } resource of your choice
   *[other] and { $n } resources of your choice
}
board-card-units = May create: { $units }
board-card-growth = { $food } food: Population +{ $n }
board-card-growth-or = { $first }, or { $second }
board-units-of-limit = { $n } of { $limit } units on the board
board-storeys = { $n ->
    [one] { $n } storey
   *[other] { $n } storeys
}
board-stock-of-figures = Figures in stock
board-item-pay = Costs { $goods }
board-item-level = Needs Construction at level { $n }
board-note-wall = Keeps the land units of others out.
board-note-storey = Brings a die; never more storeys than your Population space.
board-note-ram = Opens a walled region to your units.
board-note-ship = Gathers and supports on both banks.
board-note-settlement = Gathers, creates units, and counts at the end.
board-note-convert = In a Research action, before the discoveries.
board-note-home = Once in a Harvest action: one basic resource of your choice.
board-ram-along = Take a Ram along
board-colour-note = The new storey brings a die of this colour.
board-faces = Faces: { $signs }
board-quests = Quests
board-quests-of = { $n ->
    [one] { $n } Quest card
   *[other] { $n } Quest cards
}
board-quest-put-back = Put back: { $quest }

## Events

board-event-title = Event
board-event-left = { $n } more to take

## The fight

board-fight = Battle: { $region }
board-attacker = Attacker
board-defender = Defender
board-played-by = played by { $seat }
board-purse = { $n } to bid
board-support = { $n } of them from Ships: must be bid
board-part-bids = Bids
board-part-strength = Strength
board-part-lanes = Lanes
board-part-tactics = Tactics
board-part-mobility = Mobility
board-part-duels = Duels
board-part-sacrifice = Loss
board-help-bids = Divide knucklebones in secret among the three sections. The bids are shown when both sides are ready.
board-help-simple = Bid knucklebones in secret; they add to what your units count. The higher total wins.
board-help-strength = The higher bid wins, and the difference becomes bonus knucklebones for its units. They count in every duel.
board-help-lanes = The winner of tactics decides which units face each other.
board-help-lanes-equal = Equal bids: whoever is ahead on the Event track, never a Tribe, decides which units face each other.
board-help-tactics = Tactics count only against a unit over which yours has the advantage.
board-help-mobility = Mobility decides whether a beaten unit is destroyed or gets away.
board-help-duels = The units in front duel: the higher value wins, and the winner tires.
board-help-retreat = The beaten unit gets away: choose where to.
board-help-tired = The winner is tired and loses one placed knucklebone.
board-help-sacrifice = The winner loses one of its units.
board-bid-secret = secret until both have bid
board-bid-left = { $n } left
board-bonus = { $n ->
    [one] { $n } bonus knucklebone to place
   *[other] { $n } bonus knucklebones to place
}
board-lane = Lane { $n }
board-fallen = out of the fight
board-row-value = { $row } { $printed } + { $placed } (places: { $places })
board-advantages = Advantage here: { $pairs }
board-advantage-over = { $figure } over { $other }
board-no-advantage = No unit here has an advantage over another.
board-advantage = Advantage over { $units }
board-simple-value = Counts { $n }
board-tribe = Tribe
board-bid = Bid { $n }
board-note-bid = The winner of a section loses its bid; the loser gets half of it back.
board-note-bid-tribe = The Tribe must bid all that it has.
board-note-row-strength = Counts in every duel.
board-note-row-tactics = Its winner sets the lanes; its knucklebones count with an advantage.
board-note-row-mobility = Decides whether beaten units get away.
board-unit = Unit { $n }: { $figure }

## Draft and end

board-empires = Empires
board-empire-taken = Taken by { $seat }
board-empire-free = Still free
board-scores = Points
board-total = Total
