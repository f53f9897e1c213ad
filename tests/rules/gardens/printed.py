"""The components of the game, typed in a second time in short: s stone, w wood, c clay, f food, t tablet, k knucklebone."""

# Four rows of nine regions. Terrain: P plain, M mountain, D desert, a number for a start; resource; Tribe.
MAP = """
Ms    1s    Mw    Mw+S    5f   Ms    Mw      2w   Ms
Pf    Pc    Mw+SAH  Pc    Pf   Pf+SAH  Pc    Pf   Ms+SA
Dw+SA Pc    Ds    Ds+SA   Pf   Pc+S  Pc+SAH  Pf   Dc
Dw    3f    Df    Dw      6c   Ds+S  Ds      4c   Dw
"""

# action and level: signs, numbers in the order of the cards
TECHNOLOGIES = """
explore 1: ki, 1
explore 2: ki gish, 2
explore 3: ki lugal, 3
explore 4: ud lugal, 4
build 1: gish, 1 1
build 2: gish ki, 1 1
build 3: gish dub, 1 1
build 4: dub lugal, 1 1
research 1: a, 1 2 1 1
research 2: a gish, 1 2 2 1
research 3: a ud, 1 2 3 2
research 4: dub ud, 1 2 4 2
harvest 1: ki, 2 1 1
harvest 2: ki a, 3 1 2
harvest 3: ki lugal, 4 1 3
harvest 4: lugal dub, 5 1 4
war 1: gish, 2 1 1 0
war 2: gish a, 3 1 2 0
war 3: gish dub, 4 1 3 0
war 4: lugal ud, 5 1 4 0
growth 1: a, 3 1 0 0
growth 2: a ki, 2 1 0 0
growth 3: a ud, 1 1 0 0
growth 4: ud dub, 1 1 2 2
"""

# box: what is asked for, resources to own at the end
QUESTS = """
q1 base: settlements 3, 1s
q2 base: technologies research 3 growth 3, 2t
q3 base: population 7, 1f
q4 base: event_track 7, 1w
q5 base: storeys 6, 1c
q6 base: technologies explore 3 war 3, 2k
q7 base: technologies build 3 harvest 3, 1s 1w
q8 base: amphorae 4 level 1, 1c
q9 base: amphorae 2 level 3, 1f
q10 base: regions 6, 1f
q11 base: figures 3 ship, 1w
q12 base: figures 2 chariot, 2k
q13 base: gardens 2, 1t
q14 base: technologies research 4, 1t
q15 base: walls 3, 1s
q16 base: terrains plain 2 mountain 1 desert 1, 1w
q17 base: technologies explore 2 build 2 research 2 harvest 2 war 2 growth 2, 1c 1t
q18 base: point_tokens 2, 1s
q19 a: land_units 8, 1k
q20 a: figures 2 ram, 1s 1w
q21 a: terrains mountain 3, 1s
q22 a: technologies war 4, 2k
q23 a: technologies explore 4, 1f
q24 a: first_event, 1c
q25 b: technologies harvest 4, 1w 1f
q26 b: technologies growth 4, 2f
q27 b: terrains desert 3, 1f
q28 b: terrains plain 4, 1c
q29 b: none, 2s 2w 2c 2f
q30 b: first_population, 1c
"""

# box, level: pay > gain, points
TOKENS = """
t1 base 1: 1s > 2w, 0
t2 base 1: 1w > 2f, 0
t3 base 1: 1f > 2c, 0
t4 base 1: 1c > 2s, 0
t5 base 1: 1s > 2k, 0
t6 base 2: 2c > 2t, 0
t7 base 2: 1s 1w > 4k, 0
t8 base 2: 2f > 3w, 1
t9 base 2: 2w > 3s, 1
t10 base 2: 2s > 3f, 1
t11 base 3: 2s 1w > 3t, 1
t12 base 3: 1c 2f > 6k, 1
t13 base 3: 2w 1f > 2s 2c, 1
t14 base 3: 3c > 4t, 1
t15 base 3: 1s 1t > 2w 2f, 2
t16 base 4: 2t > 6k, 2
t17 base 4: 2s 2w > 4t, 2
t18 base 4: 1s 1w 1c 1f > 3t 3k, 3
t19 base 4: 3f 1t > 3s 3w, 3
t20 base 4: 4k > 3t, 2
t21 a 1: 1w > 2c, 0
t22 a 1: 1c > 2f, 0
t23 a 2: 1c 1f > 2t, 0
t24 a 2: 2c > 3f, 1
t25 a 3: 2c 1f > 3t, 1
t26 a 3: 1w 1t > 5k, 2
t27 a 4: 1f 2t > 3s 3c, 3
t28 a 4: 3w 1c > 4t, 2
t29 b 1: 1f > 2w, 0
t30 b 1: 1c > 2k, 0
t31 b 2: 1s 1f > 4k, 0
t32 b 2: 2w > 3c, 1
t33 b 3: 2s 1c > 2w 2f, 1
t34 b 3: 1f 1t > 2s 2c, 2
t35 b 4: 1f 3k > 3t, 2
t36 b 4: 1s 2t > 3w 3f, 3
"""

# box, floor: pay, condition, points
TILES = """
base 1: 1s 1w 1c, -, 5
base 1: 1w 2f, -, 5
base 1: 1s 1c, population 2, 5
base 2: 1s 2c 1f, -, 6
base 2: 2s 1w, event track 3, 6
base 2: 2w 1f, settlements 1, 6
base 3: 1s 2w 1t, population 3, 7
base 3: 2c 2f 1t, -, 7
base 3: 2s 2w, event track 4, 7
base 4: 2s 2f 1t, settlements 1, 8
base 4: 2w 2c 1t, population 4, 8
base 4: 1s 2w 2f 1t, -, 8
base 5: 2s 3f 2t, population 5, 9
base 5: 2w 3c 2t, event track 6, 9
base 5: 1s 2w 2c 2f 1t, settlements 2, 9
a 1: 1s 1f, event track 2, 5
a 2: 2w 1c, population 2, 6
a 3: 1s 2c 1t, settlements 1, 7
a 4: 2w 2f 1t, event track 5, 8
a 5: 3s 2w 2t, population 5, 9
b 1: 1c 2f, -, 5
b 2: 1s 2f, event track 3, 6
b 3: 2w 2c, population 3, 7
b 4: 2s 2c 1t, settlements 1, 8
b 5: 2w 2c 2f 2t, event track 6, 9
"""

# box, terrain: two options. I immediate, V a token for points, C control: each round / at the end; [price]; +steps
EVENTS = """
ev1 base desert: C 1t / settlement discover research +3 | C 1s / quest +2
ev2 base desert: I 2s 2w +1 | V 1t 2 points +2
ev3 base desert: I 4f +1 | C 1f / 1 population +3
ev4 base desert: I 1s 3k +1 | V 1c 3 points +2
ev5 base desert: I horseman +1 | C 1k / discover war +3
ev6 base desert: I 3 any +1 | V 1f 2 points +2
ev7 base desert: I [1f] 2t +2 | I 1w 2c +1
ev8 base desert: I 1k wall +1 | V 1s 2 points +2
ev9 base desert: C 1s / 4k +3 | I 4k +1
ev10 base desert: I discover explore +1 | V 1t 3 points +2
ev11 base plain: I [1w] 4f +1 | C 1f / discover growth +3
ev12 base plain: I 3 any +1 | V 1 any 3 points +2
ev13 base plain: I 1 population +1 | V [2f] - 4 points +2
ev14 base plain: C 1c / discover research +3 | I 2t +1
ev15 base plain: I 4c +1 | C 1c / settlement +3
ev16 base plain: I [1f] 2k spearman +1 | V 2k 2 points +2
ev17 base plain: I 4w +1 | V 1w 3 points +2
ev18 base plain: I ship +1 | C 1w / discover build +3
ev19 base plain: I 1 population +1 | V 2f 2 points +2
ev20 base plain: I discover harvest +1 | V 1 any 2 points +2
ev21 base plain: I 3s 1w +1 | C 1s / storey +3
ev22 base plain: I [1f] 1k 1 population +1 | V 2f 2 points +2
ev23 base mountain: I 4w +1 | C 1w / 2k ship +3
ev24 base mountain: C 1k / discover war +3 | V 1 any 2 points +2
ev25 base mountain: I 4k +1 | I [1t] discover war +2
ev26 base mountain: I 4s +1 | V 1s 3 points +2
ev27 base mountain: I 2k wall +1 | V 2k 2 points +2
ev28 base mountain: I horseman +1 | C 1f / 3k horseman +3
ev29 base mountain: C 1f / 1 population +3 | I 1w 3f +1
ev30 base mountain: V [1f] 1t 3 points +2 | I discover explore +1
ev31 a plain: I 5k +1 | C 1k / chariot +3
ev32 a plain: I 1 population +1 | V 1 any 2 points +2
ev33 a mountain: V 1t 3 points +2 | I 1f 3k +1
ev34 a mountain: I 2t +1 | C 1t / quest +3
ev35 a desert: I 2f 3k +1 | V 1f 2 points +2
ev36 a desert: I 1k archer +1 | I 2s 2w +1
ev37 b plain: C 1c / discover any +3 | I 2t +1
ev38 b plain: I 1 any ship +1 | V 1 any 2 points +2
ev39 b mountain: V 1t 3 points +2 | I 3 any +1
ev40 b mountain: I 2f spearman +1 | C 1 any / settlement +3
ev41 b desert: I 3f 1k +1 | V 1k 3 points +2
ev42 b desert: C 1f / 1 population +3 | I 1s 3c +1
"""

# strength, tactics, mobility: base box, box a, box b
COMBAT = """
spearman: 010 011 020 101 110 110 200 210 | 120 200 | 021 110
archer: 020 100 101 110 120 200 200 210 | 111 210 | 120 201
horseman: 111 120 201 210 300 | 211 | 220
chariot: 120 201 210 300 310 | 211 | 220
"""
