### Les Jardins suspendus : les mots du jeu en français.

## Le jeu

title = Les Jardins suspendus
blurb = Mène un Empire du pays entre les fleuves : explore, échange, étudie et colonise, lance les dés des dieux, combats à enchères secrètes, et élève avec tes rivaux les cinq étages des Jardins suspendus.

## Ressources

resource-stone = Pierre
    .many = Pierres
resource-wood = Bois
    .many = Bois
resource-clay = Argile
    .many = Argiles
resource-food = Nourriture
    .many = Nourriture
resource-tablet = Tablette
    .many = Tablettes
resource-knucklebone = Phalange
    .many = Phalanges

## Unités

figure-spearman = Lancier
    .a = un Lancier
    .the = le Lancier
    .many = Lanciers
figure-archer = Archer
    .a = un Archer
    .the = l’Archer
    .many = Archers
figure-horseman = Cavalier
    .a = un Cavalier
    .the = le Cavalier
    .many = Cavaliers
figure-chariot = Char
    .a = un Char
    .the = le Char
    .many = Chars
figure-ship = Navire
    .a = un Navire
    .the = le Navire
    .many = Navires
figure-ram = Bélier
    .a = un Bélier
    .the = le Bélier
    .many = Béliers

## Régions

region-ishuwa = Isuwa
    .in = en Isuwa
    .to = en Isuwa
region-assur = Assur
region-nairi = Naïri
    .in = au Naïri
    .to = au Naïri
    .from = du Naïri
region-musasir = Musasir
region-eshnunna = Eshnunna
region-lullubum = Lullubum
    .in = au Lullubum
    .to = au Lullubum
    .from = du Lullubum
region-gutium = Gutium
    .in = au Gutium
    .to = au Gutium
    .from = du Gutium
region-susa = Suse
region-anshan = Anshan
region-harran = Harran
    .from = de Harran
region-nineveh = Ninive
region-ebih = Ebih
    .in = sur l’Ebih
    .to = sur l’Ebih
    .from = de l’Ebih
region-arbela = Arbèles
region-arrapha = Arrapha
region-simurrum = Simurrum
region-der = Der
region-madaktu = Madaktu
region-awan = Awan
region-qatna = Qatna
region-emar = Emar
region-bishri = Bishri
    .in = au Bishri
    .to = au Bishri
    .from = du Bishri
region-jezireh = Djézireh
    .in = en Djézireh
    .to = en Djézireh
region-akkad = Akkad
region-babylon = Babylone
region-nippur = Nippur
region-lagash = Lagash
region-sealand = Pays de la Mer
    .in = au Pays de la Mer
    .to = au Pays de la Mer
    .from = du Pays de la Mer
region-amurru = Amurru
    .in = en Amurru
    .to = en Amurru
region-ebla = Ebla
region-tadmor = Tadmor
region-suhum = Suhum
    .in = au Suhum
    .to = au Suhum
    .from = du Suhum
region-mari = Mari
region-dumah = Douma
region-sutium = Sutium
    .in = au Sutium
    .to = au Sutium
    .from = du Sutium
region-ur = Ur
region-dilmun_shore = Rivage de Dilmun
    .in = sur le Rivage de Dilmun
    .to = sur le Rivage de Dilmun
    .from = du Rivage de Dilmun

## Sortes de terre

terrain-plain = plaine
terrain-mountain = montagne
terrain-desert = désert
terrain-start = départ

## Sections fluviales, selon les régions de leurs rives

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

## Actions et technologies

action-explore = Exploration
    .second = { technology-explore-2 }
    .third = { technology-explore-3 }
    .fourth = { technology-explore-4 }
action-build = Construction
    .second = { technology-build-2 }
    .third = { technology-build-3 }
    .fourth = { technology-build-4 }
action-research = Recherche
    .second = { technology-research-2 }
    .third = { technology-research-3 }
    .fourth = { technology-research-4 }
action-harvest = Récolte et Échange
    .second = { technology-harvest-2 }
    .third = { technology-harvest-3 }
    .fourth = { technology-harvest-4 }
action-war = Guerre
    .second = { technology-war-2 }
    .third = { technology-war-3 }
    .fourth = { technology-war-4 }
action-growth = Croissance
    .second = { technology-growth-2 }
    .third = { technology-growth-3 }
    .fourth = { technology-growth-4 }
technology-explore-1 = Cartographie
technology-explore-2 = Astronomie
technology-explore-3 = Calendrier
technology-explore-4 = Navigation à voile
technology-build-1 = Maçonnerie
technology-build-2 = Travail du bois
technology-build-3 = Urbanisation
technology-build-4 = Architecture
technology-research-1 = Cunéiforme
technology-research-2 = Mathématiques
technology-research-3 = Littérature
technology-research-4 = Codes juridiques
technology-harvest-1 = Récolte de ressources
technology-harvest-2 = Poids et mesures
technology-harvest-3 = Routes commerciales
technology-harvest-4 = Monnaie
technology-war-1 = Fonte du bronze
technology-war-2 = Tir à l’arc
technology-war-3 = Élevage
technology-war-4 = Roue de char
technology-growth-1 = Agriculture
technology-growth-2 = Irrigation
technology-growth-3 = Poterie
technology-growth-4 = Brassage

## Empires

empire-sumer = Sumériens
    .the = les Sumériens
empire-akkad = Akkadiens
    .the = les Akkadiens
empire-babylon = Babyloniens
    .the = les Babyloniens
empire-elam = Élamites
    .the = les Élamites
empire-assyria = Assyriens
    .the = les Assyriens
empire-hatti = Hittites
    .the = les Hittites
empire-mari = Mariotes
    .the = les Mariotes
empire-ebla = Éblaïtes
    .the = les Éblaïtes
trait-sumer = Mathématiques, une Tablette, le premier étage et son dé au départ. Signes plus faciles en Recherche 3 et 4 ; Codes juridiques donne plus de découvertes.
trait-akkad = Tir à l’arc, une Phalange et un Archer au lieu d’un Lancier au départ. Cartes Guerre puissantes, chacune avec un tribut en ressources.
trait-babylon = Irrigation, et une case d’avance sur la piste Population au départ. Signes plus faciles en Croissance 3 et 4.
trait-elam = Poids et mesures au départ, et, au choix, une Colonie et un Rempart gratuits dans une région voisine de la sienne.
trait-assyria = Astronomie, et une case d’avance sur la piste Événement au départ. Ses cartes Exploration donnent une activation de plus.
trait-hatti = Une fois par tour, relance gratuitement autant de ses dés que voulu ; cela compte parmi les trois relances du tour.
trait-mari = Toutes les technologies au niveau 2 au départ. Ses cartes acceptent des signes plus libres, et Récolte 2 et 3 rapportent une ressource de plus.
trait-ebla = Travail du bois et un Navire au bord de sa région au départ. Urbanisation et Architecture construisent deux fois, mais un seul étage des Jardins.

## Dés et signes

colour-white = blanc
colour-silver = argenté
colour-black = noir
sign-ki = KI (terre)
sign-a = A (eau)
sign-gish = GISH (bois)
sign-ud = UD (soleil)
sign-dub = DUB (tablette)
sign-lugal = LUGAL (roi)
sign-star = étoile
sign-common = signe commun au choix
sign-any = signe au choix

## Combat

row-strength = force
    .the = la force
row-tactics = tactique
    .the = la tactique
row-mobility = mobilité
    .the = la mobilité
party-tribe = la Tribu
fate-spare = L’épargner : elle reste à son propriétaire
    .did = épargne
fate-destroy = La détruire : son propriétaire la reprend
    .did = détruit
fate-conquer = La conquérir : une des tiennes prend sa place
    .did = conquiert

## Décompte final

score-event_track = piste Événement
score-population_track = piste Population
score-gardens = Jardins suspendus
score-trade = jetons Échange
score-tokens = jetons Événement
score-settlements = Colonies
score-quests = Quêtes
score-regions = régions

## Cartes Événement

card-ev1 = Village aux savoirs anciens
    .first = { card-ev1-0 }
    .second = { card-ev1-1 }
card-ev1-story = Les anciens d’ici savent encore des chants que nul autre ne connaît.
card-ev1-0 = Protéger le village
card-ev1-1 = Piller le village
card-ev2 = Caravane ensevelie
    .first = { card-ev2-0 }
    .second = { card-ev2-1 }
card-ev2-story = Un crâne de chameau dépasse de la dune ; dessous, des ballots scellés.
card-ev2-0 = Déterrer les ballots
card-ev2-1 = Enregistrer la trouvaille
card-ev3 = Oasis aux dattiers
    .first = { card-ev3-0 }
    .second = { card-ev3-1 }
card-ev3-story = De l’eau, de l’ombre, et plus de fruits que les oiseaux n’en mangent.
card-ev3-0 = Dépouiller les palmiers
card-ev3-1 = Soigner la palmeraie
card-ev4 = Pierre tombée d’Anu
    .first = { card-ev4-0 }
    .second = { card-ev4-1 }
card-ev4-story = Elle est noire, lourde et encore chaude, jurent les bergers.
card-ev4-0 = La briser pour le métal
card-ev4-1 = Élever un sanctuaire autour
card-ev5 = Camp des Sutéens
    .first = { card-ev5-0 }
    .second = { card-ev5-1 }
card-ev5-story = Tentes noires, chevaux rapides, et un prix pour chaque chose.
card-ev5-0 = Engager les cavaliers
card-ev5-1 = Partager les pâturages
card-ev6 = Salines
    .first = { card-ev6-0 }
    .second = { card-ev6-1 }
card-ev6-story = Des croûtes blanches jusqu’à l’horizon ; toutes les cuisines du pays en veulent.
card-ev6-0 = Troquer le sel
card-ev6-1 = Revendiquer les salines
card-ev7 = Mur de sable
    .first = { card-ev7-0 }
    .second = { card-ev7-1 }
card-ev7-story = Le ciel brunit, et les chameaux se couchent d’eux-mêmes.
card-ev7-0 = Forcer le passage
card-ev7-1 = S’abriter et attendre
card-ev8 = Tour de guet en ruine
    .first = { card-ev8-0 }
    .second = { card-ev8-1 }
card-ev8-story = Quelqu’un surveillait jadis cette route, et il avait raison.
card-ev8-0 = La réparer
card-ev8-1 = En faire un poste-frontière
card-ev9 = Fouilles de cuivre
    .first = { card-ev9-0 }
    .second = { card-ev9-1 }
card-ev9-story = Des pierres vertes dans le gravier, et de vieux outils à côté.
card-ev9-0 = Exploiter le filon
card-ev9-1 = Vider les puits de surface
card-ev10 = Oracle des dunes
    .first = { card-ev10-0 }
    .second = { card-ev10-1 }
card-ev10-story = Elle répond avant la question, et questionne avant l’adieu.
card-ev10-0 = L’interroger sur la route
card-ev10-1 = Garder l’oracle
card-ev11 = Champs noyés
    .first = { card-ev11-0 }
    .second = { card-ev11-1 }
card-ev11-story = Le fleuve s’est déplacé dans la nuit, et l’orge avec lui.
card-ev11-0 = Ouvrir des canaux de décharge
card-ev11-1 = Rebâtir les digues
card-ev12 = Bourg franc
    .first = { card-ev12-0 }
    .second = { card-ev12-1 }
card-ev12-story = Aucun roi n’a taxé ces étals depuis trois générations.
card-ev12-0 = Tenir une foire
card-ev12-1 = Accorder une charte
card-ev13 = Grenier du temple
    .first = { card-ev13-0 }
    .second = { card-ev13-1 }
card-ev13-story = Les prêtres comptent chaque panier, et les souris recomptent.
card-ev13-0 = Ouvrir les portes
card-ev13-1 = Remplir les silos
card-ev14 = École des scribes
    .first = { card-ev14-0 }
    .second = { card-ev14-1 }
card-ev14-story = Quarante garçons copient le même proverbe, jusqu’à ce que l’un sourie.
card-ev14-0 = Doter l’école
card-ev14-1 = Emmener les maîtres
card-ev15 = Potiers errants
    .first = { card-ev15-0 }
    .second = { card-ev15-1 }
card-ev15-story = Ils portent leur tour sur une charrette et cherchent la bonne terre.
card-ev15-0 = Leur donner des fours
card-ev15-1 = Les laisser s’établir
card-ev16 = Troupes impayées
    .first = { card-ev16-0 }
    .second = { card-ev16-1 }
card-ev16-story = Ils ont des lances, une rancune, et rien pour le souper.
card-ev16-0 = Les enrôler
card-ev16-1 = Les désarmer
card-ev17 = Bosquet de la déesse
    .first = { card-ev17-0 }
    .second = { card-ev17-1 }
card-ev17-story = Nul n’y a coupé une branche depuis l’ancienne reine.
card-ev17-0 = Abattre les arbres
card-ev17-1 = Clore l’enceinte
card-ev18 = Chantier de roseaux
    .first = { card-ev18-0 }
    .second = { card-ev18-1 }
card-ev18-story = La poix bout, les roseaux ploient, on éloigne les enfants.
card-ev18-0 = Commander une coque
card-ev18-1 = Occuper le chantier
card-ev19 = Guérisseuse en chemin
    .first = { card-ev19-0 }
    .second = { card-ev19-1 }
card-ev19-story = Elle paie son gîte en herbes et en bons conseils.
card-ev19-0 = La garder à la cour
card-ev19-1 = La laisser soigner les villages
card-ev20 = Maison des poids
    .first = { card-ev20-0 }
    .second = { card-ev20-1 }
card-ev20-story = Un canard de pierre polie, et tous s’accordent sur son poids.
card-ev20-0 = Adopter ses mesures
card-ev20-1 = Taxer les peseurs
card-ev21 = Palais désert
    .first = { card-ev21-0 }
    .second = { card-ev21-1 }
card-ev21-story = Le trône a disparu, l’écho est resté.
card-ev21-0 = Démonter les salles
card-ev21-1 = Restaurer les salles
card-ev22 = Fête des moissons
    .first = { card-ev22-0 }
    .second = { card-ev22-1 }
card-ev22-story = La première bière de l’année est aux dieux, la seconde non.
card-ev22-0 = Régaler le peuple
card-ev22-1 = Fonder un rite annuel
card-ev23 = Pente aux cèdres
    .first = { card-ev23-0 }
    .second = { card-ev23-1 }
card-ev23-story = Des arbres si hauts que les gardes parlent bas.
card-ev23-0 = Abattre les arbres et les flotter
card-ev23-1 = Ménager la forêt
card-ev24 = Col de l’étain
    .first = { card-ev24-0 }
    .second = { card-ev24-1 }
card-ev24-story = Dix ânes par jour, chacun chargé du bronze de demain.
card-ev24-0 = Tenir le col
card-ev24-1 = Taxer les caravanes
card-ev25 = Forgeron de la grotte
    .first = { card-ev25-0 }
    .second = { card-ev25-1 }
card-ev25-story = Des étincelles au fond de la grotte, et une voix qui dit : pas encore.
card-ev25-0 = Acheter les lames
card-ev25-1 = Apprendre le métier
card-ev26 = Carrière de diorite
    .first = { card-ev26-0 }
    .second = { card-ev26-1 }
card-ev26-story = Une pierre si dure que les rois la réclament par son nom.
card-ev26-0 = Tailler des blocs
card-ev26-1 = Sculpter un relief royal
card-ev27 = Fort sur la colline
    .first = { card-ev27-0 }
    .second = { card-ev27-1 }
card-ev27-story = La porte est barrée de l’intérieur, et il n’y a personne.
card-ev27-0 = Garnir les murs
card-ev27-1 = Allumer un feu d’alerte
card-ev28 = Chevaux sauvages
    .first = { card-ev28-0 }
    .second = { card-ev28-1 }
card-ev28-story = Ils se laissent approcher, une fois.
card-ev28-0 = Dresser une monture
card-ev28-1 = Élever le troupeau
card-ev29 = Source des neiges
    .first = { card-ev29-0 }
    .second = { card-ev29-1 }
card-ev29-story = De l’eau froide au mois le plus chaud.
card-ev29-0 = Mener l’eau en aval
card-ev29-1 = Remplir les outres
card-ev30 = Sanctuaire de l’aigle
    .first = { card-ev30-0 }
    .second = { card-ev30-1 }
card-ev30-story = Des plumes sur l’autel, aucune tombée par hasard.
card-ev30-0 = Faire l’offrande
card-ev30-1 = Lire le vol
card-ev31 = Bas fourneau à fer
    .first = { card-ev31-0 }
    .second = { card-ev31-1 }
card-ev31-story = Les soufflets n’ont pas cessé depuis la nouvelle lune.
card-ev31-0 = Saisir le stock
card-ev31-1 = Entretenir les feux
card-ev32 = Familles déplacées
    .first = { card-ev32-0 }
    .second = { card-ev32-1 }
card-ev32-story = Elles ont apporté des graines, des chants et le nom de leur rue.
card-ev32-0 = Leur donner des champs
card-ev32-1 = Leur donner un quartier
card-ev33 = Cime du dieu de l’orage
    .first = { card-ev33-0 }
    .second = { card-ev33-1 }
card-ev33-story = La foudre connaît le chemin de cette pierre.
card-ev33-0 = Sacrifier au sommet
card-ev33-1 = Camper en contrebas
card-ev34 = Stèle du traité
    .first = { card-ev34-0 }
    .second = { card-ev34-1 }
card-ev34-story = Deux rois, un serment, et une malédiction pour qui l’efface.
card-ev34-0 = Copier les clauses
card-ev34-1 = Garder la paix
card-ev35 = Chasse royale au lion
    .first = { card-ev35-0 }
    .second = { card-ev35-1 }
card-ev35-story = Le lion ignore tout de la cérémonie.
card-ev35-0 = Chasser avec l’armée
card-ev35-1 = Clore un parc
card-ev36 = Colonne égarée
    .first = { card-ev36-0 }
    .second = { card-ev36-1 }
card-ev36-story = Ils demandent pour quel roi ils se battent.
card-ev36-0 = Les recueillir
card-ev36-1 = Récupérer les bagages
card-ev37 = Archives du palais
    .first = { card-ev37-0 }
    .second = { card-ev37-1 }
card-ev37-story = Des rayons d’argile jusqu’au plafond, et une tablette manquante.
card-ev37-0 = Les cataloguer
card-ev37-1 = Les emporter
card-ev38 = Douane fluviale
    .first = { card-ev38-0 }
    .second = { card-ev38-1 }
card-ev38-story = Tous les bateaux ralentissent ici, certains honnêtement.
card-ev38-0 = Saisir un bateau
card-ev38-1 = Fixer le tarif
card-ev39 = Route du lapis
    .first = { card-ev39-0 }
    .second = { card-ev39-1 }
card-ev39-story = De la poussière bleue sur les sabots des mules.
card-ev39-0 = Ouvrir un relais
card-ev39-1 = Commercer au col
card-ev40 = Envoyés des collines
    .first = { card-ev40-0 }
    .second = { card-ev40-1 }
card-ev40-story = Ils apportent du miel, des otages et un long discours.
card-ev40-0 = Accepter leur garde
card-ev40-1 = Signer une ligue
card-ev41 = Rois bergers
    .first = { card-ev41-0 }
    .second = { card-ev41-1 }
card-ev41-story = Leur couronne est un bonnet de feutre qu’ils n’ôtent jamais.
card-ev41-0 = Prélever un tribut
card-ev41-1 = S’allier par mariage
card-ev42 = Champs salés
    .first = { card-ev42-0 }
    .second = { card-ev42-1 }
card-ev42-story = Là où poussait l’orge, le sol scintille.
card-ev42-0 = Laver la terre
card-ev42-1 = Racler la croûte

## Quêtes

quest-q1 = Roi colonisateur
quest-q2 = Cour savante
quest-q3 = Cité grouillante
quest-q4 = Porteur de récits
quest-q5 = Maison des dieux
quest-q6 = Cavaliers du calendrier
quest-q7 = Urbaniste
quest-q8 = Prince marchand
quest-q9 = Commerce lointain
quest-q10 = Vastes frontières
quest-q11 = Flotte fluviale
quest-q12 = Tonnerre de roues
quest-q13 = Jardinier
quest-q14 = Législateur
quest-q15 = Bâtisseur de remparts
quest-q16 = Seigneur de toutes terres
quest-q17 = Maître des arts
quest-q18 = Gardien des merveilles
quest-q19 = Armée de fer
quest-q20 = Train de siège
quest-q21 = Seigneur des hauteurs
quest-q22 = École de guerre
quest-q23 = Lecteur d’étoiles
quest-q24 = Premier dans les récits
quest-q25 = Économie de palais
quest-q26 = Brasseur du roi
quest-q27 = Seigneur des sables
quest-q28 = Seigneur de la charrue
quest-q29 = Greniers pleins
quest-q30 = Premier par le nombre

## Récompenses, prix et nombres

effect-stone = { $n ->
    [one] { $n } Pierre
   *[other] { $n } Pierres
}
effect-wood = { $n } Bois
effect-clay = { $n ->
    [one] { $n } Argile
   *[other] { $n } Argiles
}
effect-food = { $n } Nourriture
effect-tablet = { $n ->
    [one] { $n } Tablette
   *[other] { $n } Tablettes
}
effect-knucklebone = { $n ->
    [one] { $n } Phalange
   *[other] { $n } Phalanges
}
effect-any = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
effect-spearman = { $n ->
    [one] { $n } Lancier
   *[other] { $n } Lanciers
}
effect-archer = { $n ->
    [one] { $n } Archer
   *[other] { $n } Archers
}
effect-horseman = { $n ->
    [one] { $n } Cavalier
   *[other] { $n } Cavaliers
}
effect-chariot = { $n ->
    [one] { $n } Char
   *[other] { $n } Chars
}
effect-ship = { $n ->
    [one] { $n } Navire
   *[other] { $n } Navires
}
effect-ram = { $n ->
    [one] { $n } Bélier
   *[other] { $n } Béliers
}
effect-wall = { $n ->
    [one] { $n } Rempart
   *[other] { $n } Remparts
}
effect-settlement = { $n ->
    [one] { $n } Colonie
   *[other] { $n } Colonies
}
effect-storey = { $n ->
    [one] { $n } étage de Ziggurat
   *[other] { $n } étages de Ziggurat
}
effect-quest = { $n ->
    [one] { $n } carte Quête
   *[other] { $n } cartes Quête
}
effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-population = Population +{ $n }
effect-steps = Piste Événement +{ $n }
effect-discovery-explore = une découverte en Exploration
effect-discovery-build = une découverte en Construction
effect-discovery-research = une découverte en Recherche
effect-discovery-harvest = une découverte en Récolte et Échange
effect-discovery-war = une découverte en Guerre
effect-discovery-growth = une découverte en Croissance
effect-discovery-any = une découverte au choix
choice-pay = Paie { $list }
choice-gain = Gagne { $list }
choice-round = À chaque manche : { $list }
choice-final = Après six manches : { $list }
choice-points = { $n ->
    [one] { $n } point à la fin pour qui contrôle la région
   *[other] { $n } points à la fin pour qui contrôle la région
}
choice-kind-immediate = Effet immédiat ; le jeton disparaît ensuite.
choice-kind-token = Effet immédiat ; le jeton reste et vaut des points.
choice-kind-control = Demande un de tes dés Événement, et rapporte tant qu’aucun autre joueur ne contrôle la région.

## Ce que demandent les Quêtes

quest-kind-none = Posséder { $list } à la fin
quest-kind-settlements = { $n ->
    [one] Contrôler { $n } Colonie
   *[other] Contrôler { $n } Colonies
}
quest-kind-technologies = Posséder { $list }
quest-kind-technologies-all = Posséder les six technologies au niveau { $n } ou plus
quest-technology = { $technology } (niveau { $level })
quest-kind-population = Atteindre Population { $n }
quest-kind-event_track = Atteindre la case { $n } de la piste Événement
quest-kind-storeys = { $n ->
    [one] Bâtir { $n } étage de ta Ziggurat
   *[other] Bâtir { $n } étages de ta Ziggurat
}
quest-kind-amphorae = { $n ->
    [one] Avoir une amphore sur { $n } jeton Échange
   *[other] Avoir une amphore sur { $n } jetons Échange
}
quest-kind-amphorae-level = { $n ->
    [one] Avoir une amphore sur { $n } jeton Échange de niveau { $level } ou plus
   *[other] Avoir une amphore sur { $n } jetons Échange de niveau { $level } ou plus
}
quest-kind-regions = { $n ->
    [one] Occuper { $n } région en plus de ta région de départ
   *[other] Occuper { $n } régions en plus de ta région de départ
}
quest-kind-figures = Avoir { $figures } sur le plateau
quest-kind-gardens = { $n ->
    [one] Élever { $n } étage des Jardins suspendus
   *[other] Élever { $n } étages des Jardins suspendus
}
quest-kind-walls = { $n ->
    [one] Avoir { $n } Rempart sur le plateau
   *[other] Avoir { $n } Remparts sur le plateau
}
quest-kind-terrains = Occuper { $list }
quest-terrain-plain = { $n ->
    [one] { $n } région de plaine
   *[other] { $n } régions de plaine
}
quest-terrain-mountain = { $n ->
    [one] { $n } région de montagne
   *[other] { $n } régions de montagne
}
quest-terrain-desert = { $n ->
    [one] { $n } région de désert
   *[other] { $n } régions de désert
}
quest-kind-point_tokens = { $n ->
    [one] Contrôler { $n } région avec un jeton Événement à points
   *[other] Contrôler { $n } régions avec un jeton Événement à points
}
quest-kind-land_units = { $n ->
    [one] Avoir { $n } unité terrestre sur le plateau
   *[other] Avoir { $n } unités terrestres sur le plateau
}
quest-kind-first_event = Être en tête de la piste Événement
quest-kind-first_population = Être en tête de la piste Population
quest-own = avec { $list } en réserve à la fin
quest-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Ce qui est demandé

ask-role = Quel rôle prends-tu ? Le rôle A est le premier à choisir son Empire, le dernier rôle le premier à choisir sa région de départ.
ask-empire = Quel Empire mènes-tu ?
ask-start = Où commence ton Empire ?
ask-set_die = De quelle couleur est ton premier dé ?
ask-found = Place une Colonie et un Rempart gratuits dans une région voisine { $region-from }, ou passe-t’en.
ask-set_ship = Sur quelle section fluviale au bord { $region-from } places-tu ton Navire ?
ask-quest = Quelle carte Quête remets-tu sous le paquet ?
ask-turn = { $pawn ->
    [0] { $dice ->
        [0] Ton pion et tes dés ont servi : finis ton tour.
       *[other] Choisis une action avec tes dés, ou finis ton tour.
    }
   *[other] { $dice ->
        [0] Choisis une action avec ton pion, ou finis ton tour.
       *[other] Choisis une action avec ton pion ou tes dés, ou finis ton tour.
    }
}
ask-pay = { $paid ->
    [0] { $action } : quel dé places-tu pour le premier signe ?
   *[other] { $action } : quel dé places-tu pour le second signe ?
}
ask-explore = { $left ->
    [one] Quelle unité actives-tu ? Encore { $left } activation.
   *[other] Quelle unité actives-tu ? Encore { $left } activations.
}
ask-move = Où va { $figure-the } { $region-from } ?
ask-sail = Où va le Navire ({ $section }) ?
ask-build = { $left ->
    [one] Que construis-tu ?
   *[other] Que construis-tu ? Il te reste { $left } constructions.
}
ask-research = { $conversions ->
    [0] Quelle technologie découvres-tu ? Découvertes restantes : { $left }.
   *[other] Convertis de l’Argile en Tablettes, ou découvre une technologie. Découvertes restantes : { $left }.
}
ask-harvest = { $left ->
    [0] Échange avec un jeton, ou arrête-toi là. Échanges restants : { $trades }.
   *[other] Récolte des ressources, ou échange. Récoltes restantes : { $left } ; échanges : { $trades }.
}
ask-tribute = { $left ->
    [one] Quelle ressource prends-tu en tribut ?
   *[other] Quelles ressources prends-tu en tribut ? Il en reste { $left }.
}
ask-war = { $left ->
    [one] Quelle unité crées-tu ? Il en reste { $left }.
   *[other] Quelle unité crées-tu ? Il en reste { $left }.
}
ask-grow = De combien ta Population croît-elle ?
ask-event = { $event }, { $region-in } : quelle option choisis-tu ?
ask-take = { $left ->
    [one] { $event } : quelle ressource prends-tu ?
   *[other] { $event } : quelles ressources prends-tu ? Il en reste { $left }.
}
ask-reward_tech = { $event } : quelle technologie découvres-tu ?
ask-reward_ship = { $event } : sur quelle section fluviale places-tu le Navire ?
ask-reward_die = { $event } : de quelle couleur est ton nouveau dé ?
ask-order = { $place ->
    [1] Quel combat est livré en premier ?
   *[other] Quel combat est le numéro { $place } ?
}
ask-pair = Qui s’affronte maintenant { $region-in } ?
ask-bid = { $simple ->
    [0] Combat { $region-in }, pour { $party } (Phalanges en tout : { $purse }) : combien sur { $row-the } ?
   *[other] Combat { $region-in }, pour { $party } (Phalanges en tout : { $purse }) : combien en mises-tu ?
}{ $support ->
    [0] {""}
    [one] {" "}L’une d’entre elles vient d’un Navire et doit être misée.
   *[other] {" "}{ $support } d’entre elles viennent de Navires et doivent être misées.
}
ask-assign = { $left ->
    [one] Quelle unité { $party-of } reçoit la Phalange bonus ({ $row }) ?
   *[other] Quelle unité { $party-of } reçoit une Phalange bonus ({ $row }) ? Il en reste { $left }.
}
ask-arrange = Quelle unité se place ensuite sur la ligne de combat { $lane } (sur { $lanes }) ?
ask-retreat = Combat { $region-in } : où { $figure-the } { $party-of } bat-il en retraite ?
ask-tire = Quelle Phalange { $figure-the } { $party-of } perd-il par fatigue ?
ask-sacrifice = Le combat { $region-in } est gagné : laquelle de tes unités perds-tu ?
ask-reveal = Quel Événement révèles-tu maintenant ?
ask-fate = Que fais-tu de la Colonie { $owner-of } { $region-in } ?
ask-over = La partie est terminée.
ask-go = La partie continue.

## Ce qu’on peut répondre

do-role = Prendre le rôle { $role }
do-empire = { $empire }
do-start = Commencer { $region-in }
do-take_die = Prendre un dé { $colour }
do-found = Placer la Colonie et le Rempart { $region-in }
do-place_ship = Placer le Navire : { $section }
do-return_quest = { $card ->
    [0] Remettre la première carte
    [1] Remettre la deuxième carte
    [2] Remettre la troisième carte
   *[other] Remettre la quatrième carte
}
do-stop = Terminer
do-pawn = { $action }, avec le pion
do-dice = { $action }, avec des dés
do-pay_die = Placer le dé { $die }
do-reroll = { $dice-count ->
    [one] Relancer le dé { $dice } pour 1 Tablette
   *[other] Relancer les dés { $dice } pour 1 Tablette
}
do-free_reroll = { $dice-count ->
    [one] Relancer gratuitement le dé { $dice }
   *[other] Relancer gratuitement les dés { $dice }
}
do-end_turn = Finir ton tour
do-activate = Activer { $figure-a } { $region-in }
do-activate_ship = Activer le Navire : { $section }
do-move = { $ram ->
    [0] Aller { $region-to }
   *[other] Aller { $region-to } avec un Bélier
}
do-sail = Naviguer : { $section }
do-build_wall = Bâtir un Rempart { $region-in }
do-build_storey = Bâtir un étage et prendre un dé { $colour }
do-build_ram = Construire un Bélier { $region-in }
do-build_ship = Construire un Navire : { $section }
do-build_settlement = Fonder une Colonie { $region-in }
do-build_garden = Élever l’étage suivant des Jardins suspendus
do-convert = Convertir de l’Argile en Tablettes
do-discover = Découvrir : { $action }
do-gather_home = Récolter 1 { $resource } dans ta région de départ
do-gather = Récolter { $region-in }
do-gather_ship = Récolter par Navire { $region-in } ({ $section })
do-trade = Échanger à l’emplacement { $slot }
do-recruit = Créer { $figure-a } { $region-in }
do-grow = { $mode ->
    [0] Croître : première ligne de la carte
   *[other] Croître : seconde ligne de la carte
}
do-choose = { $option ->
    [0] Première option
   *[other] Seconde option
}
do-take = Prendre 1 { $resource }
do-reveal = Révéler l’Événement { $region-in }
do-battle = Livrer le combat { $region-in }
do-pair = { $first } contre { $second }
do-bid = { $amount ->
    [0] Ne rien miser
   *[other] Miser { $amount }
}
do-assign = Unité { $unit }
do-line_up = Placer l’unité { $unit }
do-next_lane = Passer à la ligne suivante
do-retreat = Battre en retraite { $region-to }
do-tire = En perdre une : { $row }
do-fate = { $fate }
do-sacrifice = Perdre { $figure-a }

## Ce qui s’est passé

event-role_taken = { $seat } prend le rôle { $role }.
event-empire_taken = { $seat } mène { $empire-the }.
event-start_taken = { $seat } commence { $region-in }.
event-token_dealt = Un jeton Échange est posé à l’emplacement { $slot }.
event-quests_dealt = { $n ->
    [one] { $seat } reçoit { $n } carte Quête.
   *[other] { $seat } reçoit { $n } cartes Quête.
}
event-quest_dealt = Ta Quête : « { $card } ».
event-quest_returned = { $seat } remet une carte Quête sous le paquet.
event-quest_returned_seen = C’est « { $card } ».
event-quest_drawn = { $seat } pioche une carte Quête.
event-quest_drawn_seen = C’est « { $card } ».
event-round_began = Manche { $round }.
event-turn_began = { $seat } commence son tour.
event-turn_ended = { $seat } finit son tour.
event-die_rolled = { $seat } lance un dé { $colour } : { $sign }.
event-rerolled = { $dice-count ->
    [one] { $seat } relance le dé { $dice }
   *[other] { $seat } relance les dés { $dice }
}{ $tablets ->
    [0] {" "}gratuitement
   *[other] {""}
}.
event-action_began = { $means ->
    [pawn] { $seat } : { $action }, niveau { $level }, avec le pion.
   *[other] { $seat } : { $action }, niveau { $level }, avec des dés.
}
event-die_placed = { $seat } place un dé : { $sign }.
event-moved = { $ram ->
    [0] { $seat } : { $figure-the } va { $source-from } { $target-to }.
   *[other] { $seat } : { $figure-the } va { $source-from } { $target-to }, avec un Bélier.
}
event-sailed = { $seat } : un Navire navigue, { $source } → { $target }.
event-unit_placed = { $why ->
    [start] { $seat } place { $figure-a } { $region-in }.
    [action] { $seat } construit { $figure-a } { $region-in }.
    [event] { $seat } gagne { $figure-a } { $region-in }.
   *[other] { $seat } crée { $figure-a } { $region-in }.
}
event-ship_placed = { $why ->
    [start] { $seat } place un Navire : { $section }.
    [event] { $seat } gagne un Navire : { $section }.
   *[other] { $seat } construit un Navire : { $section }.
}
event-wall_placed = { $why ->
    [start] { $seat } place un Rempart { $region-in }.
    [event] { $seat } gagne un Rempart { $region-in }.
   *[other] { $seat } bâtit un Rempart { $region-in }.
}
event-settlement_placed = { $why ->
    [start] { $seat } place une Colonie { $region-in }.
    [event] { $seat } gagne une Colonie { $region-in }.
   *[other] { $seat } fonde une Colonie { $region-in }.
}
event-storey_built = { $seat } bâtit l’étage { $storey } de sa Ziggurat et prend un dé { $colour }.
event-floor_built = { $seat } élève l’étage { $floor } des Jardins suspendus, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-tile_revealed = La tuile de l’étage { $floor } des Jardins suspendus est révélée.
event-converted = { $tablets ->
    [one] { $seat } convertit { $clay } Argiles en { $tablets } Tablette.
   *[other] { $seat } convertit { $clay } Argiles en { $tablets } Tablettes.
}
event-discovered = { $level ->
    [2] { $seat } découvre { $technology-second } ({ $technology } { $level }).
    [3] { $seat } découvre { $technology-third } ({ $technology } { $level }).
   *[other] { $seat } découvre { $technology-fourth } ({ $technology } { $level }).
}
event-gathered = { $source ->
    [ship] { $seat } récolte par Navire 1 { $good } { $region-in }.
   *[other] { $seat } récolte 1 { $good } { $region-in }.
}
event-amphora_placed = { $seat } pose une amphore à l’emplacement { $slot }.
event-traded = { $owner-own ->
    [1] { $seat } échange à l’emplacement { $slot } (sa propre amphore).
   *[other] { $owner ->
        [none] { $seat } échange à l’emplacement { $slot }.
       *[other] { $seat } échange à l’emplacement { $slot } (amphore { $owner-of }).
    }
}
event-gained = { $why ->
    [refund] { $n ->
        [one] { $seat } récupère { $n } { $good }.
       *[other] { $seat } récupère { $n } { $good-many }.
    }
    [simple_refund] { $n ->
        [one] { $seat } récupère { $n } { $good }.
       *[other] { $seat } récupère { $n } { $good-many }.
    }
    [instead_of_unit] { $n ->
        [one] { $seat } gagne { $n } { $good } à la place de l’unité.
       *[other] { $seat } gagne { $n } { $good-many } à la place de l’unité.
    }
    [instead_of_building] { $n ->
        [one] { $seat } gagne { $n } { $good } à la place de la construction.
       *[other] { $seat } gagne { $n } { $good-many } à la place de la construction.
    }
    [instead_of_storey] { $n ->
        [one] { $seat } gagne { $n } { $good } à la place de l’étage.
       *[other] { $seat } gagne { $n } { $good-many } à la place de l’étage.
    }
   *[other] { $n ->
        [one] { $seat } gagne { $n } { $good }.
       *[other] { $seat } gagne { $n } { $good-many }.
    }
}
event-paid = { $n ->
    [one] { $seat } paie { $n } { $good }.
   *[other] { $seat } paie { $n } { $good-many }.
}
event-population_moved = { $seat } : Population { $before } → { $after }.
event-event_track_moved = { $seat } : piste Événement { $before } → { $after }.
event-event_revealed = { $seat } révèle l’Événement { $region-in } : { $card }.
event-event_chosen = { $option ->
    [0] { $card }, { $region-in } : { $seat } choisit « { $card-first } ».
   *[other] { $card }, { $region-in } : { $seat } choisit « { $card-second } ».
}
event-event_waits = { $card }, { $region-in } : aucune option n’est possible, le jeton attend.
event-event_round = Événement { $seat-of } { $region-in } : manche { $die } sur 6.
event-event_done = { $seat } achève l’Événement « { $card } » ({ $region }).
event-event_taken_over = { $seat } prend { $former-to } l’Événement { $region-from }.
event-ship_sunk = Un Navire { $seat-of } sombre : { $section }.
event-battle_listed = { $seat ->
    [none] Le combat { $place } aura lieu { $region-in }.
   *[other] { $seat } décide : le combat { $place } aura lieu { $region-in }.
}
event-fight_began = Combat { $region-in } : { $attacker } contre { $defender }.
event-tribe_rolled = { $seat ->
    [none] La Tribu { $region-from } obtient { $die } au dé : { $pieces } Phalanges à miser.
   *[other] La Tribu { $region-from } obtient { $die } au dé : { $pieces } Phalanges à miser. { $seat } la joue.
}
event-card_drawn = { $figure } { $party-of } (unité { $unit }) : force { $strength }, tactique { $tactics }, mobilité { $mobility }.
event-bid_made = { $row ->
    [none] Mise secrète { $party-of }.
   *[other] Mise secrète { $party-of } sur { $row-the }.
}
event-bid_seen = { $row ->
    [none] Tu mises { $amount }.
   *[other] Tu mises { $amount } sur { $row-the }.
}
event-bids_revealed = { $tactics ->
    [-1] Mise { $party-of } : { $strength }.
   *[other] Mises { $party-of } : force { $strength }, tactique { $tactics }, mobilité { $mobility }.
}
event-row_won = { $party ->
    [none] Enchères égales sur { $row-the } : personne n’a de bonus.
   *[other] Sur { $row-the }, la plus haute enchère est celle { $party-of } : bonus { $bonus }.
}
event-piece_placed = Phalange bonus { $party-of } : { $row } de l’unité { $unit }.
event-lane_set = Ligne de combat { $lane } : unité { $unit } { $party-of }.
event-duel = Affrontement : unité { $unit } { $party-of } ({ $value }) contre unité { $foe_unit } { $foe-of } ({ $foe_value }). Victoire { $winner-of }.
event-destroyed = Perdu { $region-in } : { $figure-a } { $party-of }.
event-retreated = { $ram ->
    [0] Retraite : { $figure-a } { $party-of } va { $source-from } { $target-to }.
   *[other] Retraite : { $figure-a } { $party-of } va { $source-from } { $target-to }, avec un Bélier.
}
event-tired = Fatigue : l’unité { $unit } { $party-of } perd une Phalange ({ $row }).
event-totals = Totaux : { $attacker } { $total }, { $defender } { $other }.
event-fight_won = Le combat { $region-in } est remporté par { $party }.
event-tribe_gone = Il n’y a plus de Tribu { $region-in }.
event-wall_removed = Le Rempart { $seat-of } tombe { $region-in }.
event-ram_removed = Un Bélier { $seat-of } est perdu { $region-in }.
event-settlement_fate = { $seat } { $fate-did } la Colonie { $owner-of } { $region-in }.
event-scored = { $seat }, { $source } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-quest_scored = { $seat } a accompli la Quête « { $card } » : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game_ended = { $reason ->
    [gardens] Les Jardins suspendus sont achevés, et la partie est finie. Victoire : { $winner }.
   *[other] La dernière manche est finie. Victoire : { $winner }.
}
event-ranked = { $rank ->
    [1] 1re
   *[other] { $rank }e
} place : { $seat }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Options

option-players-help = On joue de deux à six ; à cinq ou six, il faut une extension.
option-expansion_a = Assyriens et Hittites
option-expansion_a-help = La première extension est-elle de la partie, avec ces deux Empires, d’autres cartes et d’autres jetons ?
option-expansion_a-no = Non
option-expansion_a-yes = Oui
option-expansion_b = Mariotes et Éblaïtes
option-expansion_b-help = La seconde extension est-elle de la partie, avec ces deux Empires, d’autres cartes et d’autres jetons ?
option-expansion_b-no = Non
option-expansion_b-yes = Oui
option-draft = Empires et régions de départ
option-draft-help = Comment chacun reçoit-il son Empire et sa région de départ ?
option-draft-full = Choisis à tour de rôle
option-draft-random = Tirés au sort
option-luck = Dés Dingir
option-luck-help = Les dés des dieux sont-ils lancés ? Sans hasard, un dé vaut n’importe lequel de ses signes, sauf l’étoile.
option-luck-dice = Lancés
option-luck-none = Sans hasard
option-combat = Combat
option-combat-help = Avec cartes, trois enchères, lignes et affrontements, ou simplement avec une enchère et le compte des unités ?
option-combat-full = Complet
option-combat-simple = Simplifié
option-retreat_by = Retraite
option-retreat_by-help = Qui choisit où une unité battue se retire ?
option-retreat_by-attacker = L’attaquant
option-retreat_by-owner = Son propriétaire
option-rivers = Fleuves
option-rivers-help = Où les Navires peuvent-ils aller ?
option-rivers-borders = Sur toutes les frontières
option-rivers-waterways = Seulement sur les trois grands cours d’eau
option-tribe_events = Événements des Tribus vaincues
option-tribe_events-help = Dans quel ordre un joueur en révèle-t-il plusieurs ?
option-tribe_events-chosen = Au choix du joueur
option-tribe_events-random = Au hasard
option-quest_cap = Points des Quêtes
option-quest_cap-help = Les points des Quêtes ont-ils une limite ?
option-quest_cap-none = Aucune limite
option-quest_cap-six = Six points au plus
option-blocked_regions_score = Régions avec un Bloqueur
option-blocked_regions_score-help = Rapportent-elles un point à la fin à qui les occupe ?
option-blocked_regions_score-yes = Oui
option-blocked_regions_score-no = Non
option-max_rounds = Dernière manche
option-max_rounds-help = Après combien de manches la partie finit-elle si les Jardins suspendus sont inachevés ?

## Le plateau en texte

text-n-stone = { $n ->
    [one] { $n } Pierre
   *[other] { $n } Pierres
}
text-n-wood = { $n } Bois
text-n-clay = { $n ->
    [one] { $n } Argile
   *[other] { $n } Argiles
}
text-n-food = { $n } Nourriture
text-n-tablet = { $n ->
    [one] { $n } Tablette
   *[other] { $n } Tablettes
}
text-n-knucklebone = { $n ->
    [one] { $n } Phalange
   *[other] { $n } Phalanges
}
text-n-any = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
text-n-spearman = { $n ->
    [one] { $n } Lancier
   *[other] { $n } Lanciers
}
text-n-archer = { $n ->
    [one] { $n } Archer
   *[other] { $n } Archers
}
text-n-horseman = { $n ->
    [one] { $n } Cavalier
   *[other] { $n } Cavaliers
}
text-n-chariot = { $n ->
    [one] { $n } Char
   *[other] { $n } Chars
}
text-n-ship = { $n ->
    [one] { $n } Navire
   *[other] { $n } Navires
}
text-n-ram = { $n ->
    [one] { $n } Bélier
   *[other] { $n } Béliers
}
text-n-wall = { $n ->
    [one] { $n } Rempart
   *[other] { $n } Remparts
}
text-n-settlement = { $n ->
    [one] { $n } Colonie
   *[other] { $n } Colonies
}
text-n-amphora = { $n ->
    [one] { $n } amphore
   *[other] { $n } amphores
}
text-n-event_die = { $n ->
    [one] { $n } dé Événement
   *[other] { $n } dés Événement
}
text-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
text-break = {"\u00A0"};{" "}
text-setup = Mise en place
text-round = Manche { $round } sur { $most } au plus
text-phase-actions = phase d’action
text-phase-combat = phase de combat
text-phase-end = fin de la manche
text-phase-over = fin de la partie
text-order = Ordre du tour : { $seats }
text-population = Population : { $seats }
text-renown = Piste Événement : { $seats }
text-home = départ { $seat-of }
text-blocked = Bloqueur
text-tribe = Tribu : { $units }
text-settlement = Colonie { $seat }
text-wall = Rempart { $seat }
text-controlled = contrôlée par { $seat }
text-token-face_down = Événement, face cachée
text-token-waits = Événement : { $event } (en attente)
text-token-points = { $points ->
    [one] Événement : { $event } ({ $points } point)
   *[other] Événement : { $event } ({ $points } points)
}
text-token-runs = Événement : { $event } { $seat } (dé { $die })
text-trade-head = Échange
text-trade = { $slot } : { $pay } → { $gain }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, amphore { $amphora }
text-trade-ship = { $slot } (avec un Navire) : { $pay } → { $gain }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, amphore { $amphora }
text-gardens-head = { $floors ->
    [one] Jardins suspendus : { $floors } étage sur { $most }
   *[other] Jardins suspendus : { $floors } étages sur { $most }
}
text-floor-built = Étage { $floor } : { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-floor-open = Étage { $floor } : prix { $price } ; requis { $needs } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-needs-population = Population { $n }
text-needs-renown = case Événement { $n }
text-needs-settlements = { $n ->
    [one] { $n } Colonie
   *[other] { $n } Colonies
}
text-floor-hidden = Étage { $floor } : face cachée
text-player = { $name } · { $empire } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · rang { $rank }
text-player-drafting = { $name } · rôle { $letter }
text-levels = Technologies : { $levels }
text-dice = Dés : { $dice }
text-die = { $colour } : { $sign }
text-die-blank = { $colour } (pour le prochain tour)
text-die-spent = { $colour } : { $sign } (placé)
text-own-signs = n’importe lequel de ses signes sauf l’étoile
text-limits = { $storeys ->
    [one] unités : { $units } sur { $limit }, { $storeys } étage
   *[other] unités : { $units } sur { $limit }, { $storeys } étages
}
text-ships = Navires : { $sections }
text-reserve = En réserve : { $figures }
text-quests-hidden = { $n ->
    [one] { $n } carte Quête
   *[other] { $n } cartes Quête
}
text-quests = Quêtes : { $quests }
text-quest-returned = remise sous le paquet : { $quest }
text-turn = { $seat } a utilisé : { $actions }
text-pawn = le pion est libre
text-rerolls = { $n ->
    [one] { $n } relance
   *[other] { $n } relances
}
text-acting = { $action } (niveau { $level }) : reste { $left }, en plus { $more }
text-moving = En déplacement : { $figure } ({ $place })
text-resolving = { $seat } résout : { $event } ({ $region })
text-battles = Combats, dans l’ordre fixé par { $seat } : { $regions }
text-fight = Combat, { $region } : { $attacker } contre { $defender }
text-bids = Enchères, { $party } : force { $strength }, tactique { $tactics }, mobilité { $mobility }
text-bid = Enchère, { $party } : { $amount }
text-bids-own = Tes enchères : { $bids }
text-bids-made = Enchères faites, { $party } : { $n }
text-fighter = { $number } { $figure } : force { $strength }, tactique { $tactics }, mobilité { $mobility }, ligne { $lane }
text-fighter-bare = { $number } { $figure }
text-fighter-fallen = { $number } { $figure } (hors de combat)
text-score = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts })
text-quests-done = Quêtes accomplies : { $quests }
text-over = La partie est terminée
text-to-decide = { $seat } décide

## Le plateau de la page : les choses

river-tigris = Tigre
river-euphrates = Euphrate
river-royal_canal = Canal royal
river-canal = Canal
item-wall = Rempart
item-storey = Étage de Ziggurat
item-ram = Bélier
item-ship = Navire
item-settlement = Colonie
item-garden = Étage des Jardins
item-convert = Argile en Tablettes
item-home = Ta région de départ

## Manche et tour

board-round = Manche { $n }
board-order = Ordre du tour
board-leader = { $seat } dirige la phase de combat
board-map = Carte de la Mésopotamie
board-rank = { $n ->
    [1] 1er
   *[other] { $n }e
}
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-decides = décide

## Régions et fleuves

board-start-of = { $n ->
    [one] Départ { $seat-of } : Ziggurat à { $n } étage
   *[other] Départ { $seat-of } : Ziggurat à { $n } étages
}
board-start = Région de départ { $n }
board-start-unused = Région de départ { $n }, libre
board-is-blocked = Bloqueur
board-tribe-here = Tribu : { $units }
board-army-of = { $seat } : { $units }
board-ship-of = Navire { $seat-of }
board-settlement-of = Colonie { $seat-of }
board-wall-of = Rempart { $seat-of }
board-controlled-by = Contrôlée par { $seat }
board-event-held = Événement { $seat-of } : { $event } (manche { $n } sur 6)
board-battle-place = Combat { $n } de cette phase
board-note-land = Chaque unité ici peut récolter la ressource. Une région que tu occupes compte à la fin.
board-note-start = Nul autre n’y entre. Son propriétaire y crée des unités et y récolte une ressource au choix.
board-note-start-choice = Ta Ziggurat se dresserait ici.
board-note-unused = Personne ne commence ici : une région ordinaire, sans Événement.
board-note-blocked = On peut y entrer et l’occuper, mais sans Événement, sans ressource et sans rien y bâtir.
board-note-tribe = Une unité qui finit ici son déplacement doit affronter la Tribu dans la phase de combat ; celle qui passe, non. L’Événement attend que la Tribu soit vaincue.
board-note-face_down = Une unité qui finit ici son déplacement révèle l’Événement.
board-note-waits = La prochaine unité qui finit ici son déplacement peut le résoudre.
board-note-points = Qui contrôle la région à la fin marque les points du jeton.
board-note-runs = Il rapporte à son propriétaire à la fin de chaque manche, où que soient ses unités, tant qu’aucun autre joueur ne contrôle la région.
board-note-section = Un Navire ici récolte sur l’une des rives et soutient les combats sur les deux.
board-unit-spearman = Avance d’une région. Avantage sur les Cavaliers.
board-unit-archer = Avance d’une région. Avantage sur les Lanciers.
board-unit-horseman = Avance de deux régions au plus. Avantage sur les Archers.
board-unit-chariot = Avance de deux régions au plus. Avantage sur les Lanciers, les Archers et les Cavaliers.
board-unit-ship = Parcourt jusqu’à trois sections fluviales. Récolte, et soutient les combats sur ses rives.
board-unit-ram = Accompagne une unité terrestre. Ouvre une région fortifiée.

## Pistes, échange et Jardins

board-population-track = Population
board-event-track = Piste Événement
board-seal = { $seat } : { $n }
board-space = Case { $n }
board-space-limits = Au plus { $units } unités sur le plateau ; étages : { $storeys }
board-place-points = { $third ->
    [0] À la fin, { $first } et { $second } points pour les deux places
   *[other] À la fin, { $first }, { $second } et { $third } points pour les trois premières places
}
board-note-population = Décide de l’ordre du tour, des unités et des étages permis, et des égalités finales.
board-note-events = Décide des égalités au combat, et de qui ordonne les combats.
board-trade-title = Échange
board-trade-section = Section { $n }
board-slot = Échange, section { $n }, place { $place }
board-slot-pay = Paie { $goods }
board-slot-gain = Gagne { $goods }
board-slot-empty = Pas de jeton dans cette partie
board-slot-free = Pas encore d’amphore : le premier qui échange ici en pose une
board-amphora-of = Amphore { $seat-of }
board-slot-points = { $n ->
    [one] { $n } point pour l’amphore
   *[other] { $n } points pour l’amphore
}
board-slot-ship = Demande un Navire sur le plateau
board-note-slot = Demande Récolte et Échange au niveau { $n }. À l’amphore d’un autre, c’est lui que tu paies.
board-gardens-title = Jardins suspendus
board-floor = Étage { $n }
board-floor-by = { $n ->
    [one] Élevé par { $seat } : { $n } point
   *[other] Élevé par { $seat } : { $n } points
}
board-floor-hidden = Sa tuile est encore face cachée
board-floor-pay = Prix : { $goods }
board-floor-needs = Requis : { $needs }
board-note-gardens = Demande Architecture. Quand le cinquième étage est debout, la partie finit avec la manche.

## Le plateau d’un joueur

board-technologies = Technologies
board-dice = Dés
board-no-dice = Pas encore de dé : chaque étage de la Ziggurat en apporte un
board-pawn-free = Le pion Sélection d’action est libre
board-pawn-used = Le pion Sélection d’action a servi
board-note-pawn = Active une action de ton tour sans dé.
board-rerolls = Relances ce tour-ci : { $n }
board-note-rerolls = Entre deux actions, 1 Tablette permet de relancer autant de tes dés libres que tu veux : trois fois par tour au plus, relances gratuites comprises.
board-note-die = Couvre un signe d’une carte ; une étoile vaut n’importe quel signe.
board-held = { $n } en réserve
board-use-stone = Pour les Remparts, étages, Béliers, Colonies et Jardins
board-use-wood = Pour les unités, étages, Béliers, Navires, Colonies et Jardins
board-use-clay = Devient Tablettes ; pour les Colonies et les Jardins
board-use-food = Fait croître la Population ; pour les Colonies et les Jardins
board-use-tablet = Paie les découvertes et les relances
board-use-knucklebone = Pour les enchères au combat
board-signs = Signes : { $signs }
board-used = Utilisée ce tour-ci
board-technology = { $technology } : { $effect }
board-next-name = Ensuite : { $technology }
board-next = Ensuite : { $technology } ({ $effect })
board-next-new = Ensuite : { $technology } ({ $effect } ; débloque : { $news })
board-highest = Niveau le plus haut
board-does-explore = Déplace des unités et des Navires, et révèle des Événements.
board-does-build = Bâtis Remparts, étages, Béliers, Navires, Colonies ou un étage des Jardins.
board-does-research = Convertis l’Argile en Tablettes, et les Tablettes en technologies.
board-does-harvest = Récolte des ressources là où tu es, puis échange.
board-does-war = Gagne des Phalanges et crée des unités.
board-does-growth = Paie de la Nourriture pour avancer sur la piste Population.
board-card-explore = { $n ->
    [one] { $n } activation
   *[other] { $n } activations
}
board-card-build = { $n ->
    [one] { $n } construction
   *[other] { $n } constructions
}
board-card-items = Peut bâtir : { $items }
board-card-research = { $clay ->
    [one] { $clay } Argile
   *[other] { $clay } Argiles
} → { $tablets ->
    [one] { $tablets } Tablette
   *[other] { $tablets } Tablettes
} ; jusqu’à { $n ->
    [one] { $n } découverte
   *[other] { $n } découvertes
}
board-card-harvest = Récolte { $n } ; échange jusqu’à la section { $level }
board-card-war = { $n ->
    [one] { $n } Phalange
   *[other] { $n } Phalanges
} ; { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
board-card-tribute = { $n ->
    [one] et { $n } ressource au choix
   *[other] et { $n } ressources au choix
}
board-card-units = Peut créer : { $units }
board-card-growth = { $food } Nourriture : Population +{ $n }
board-card-growth-or = { $first }, ou { $second }
board-units-of-limit = Unités sur le plateau : { $n } sur { $limit }
board-storeys = { $n ->
    [one] { $n } étage
   *[other] { $n } étages
}
board-stock-of-figures = Figurines en réserve
board-item-pay = Coûte { $goods }
board-item-level = Demande Construction au niveau { $n }
board-note-wall = Tient les unités terrestres des autres à l’écart.
board-note-storey = Apporte un dé ; jamais plus d’étages que ta case de Population.
board-note-ram = Ouvre à tes unités une région fortifiée.
board-note-ship = Récolte et soutient sur ses deux rives.
board-note-settlement = Récolte, crée des unités, et compte à la fin.
board-note-convert = Dans une action Recherche, avant les découvertes.
board-note-home = Une fois par action Récolte : une ressource de base au choix.
board-ram-along = Emmener un Bélier
board-colour-note = Le nouvel étage apporte un dé de cette couleur.
board-faces = Faces : { $signs }
board-quests = Quêtes
board-quests-of = { $n ->
    [one] { $n } carte Quête
   *[other] { $n } cartes Quête
}
board-quest-put-back = Remettre sous le paquet : { $quest }

## Événements

board-event-title = Événement
board-event-left = Encore { $n } à prendre

## Le combat

board-fight = Combat : { $region }
board-attacker = Attaquant
board-defender = Défenseur
board-played-by = jouée par { $seat }
board-purse = { $n } à miser
board-support = dont { $n } grâce à des Navires : à miser obligatoirement
board-part-bids = Enchères
board-part-strength = Force
board-part-lanes = Lignes
board-part-tactics = Tactique
board-part-mobility = Mobilité
board-part-duels = Affrontements
board-part-sacrifice = Perte
board-help-bids = Répartis en secret des Phalanges entre les trois compartiments. Les enchères sont révélées quand les deux camps sont prêts.
board-help-simple = Mise des Phalanges en secret ; elles s’ajoutent à la valeur de tes unités. Le plus haut total l’emporte.
board-help-strength = La plus haute enchère l’emporte, et la différence devient des Phalanges bonus pour ses unités. Elles comptent dans chaque affrontement.
board-help-lanes = Qui gagne la tactique décide qui affronte qui.
board-help-lanes-equal = Enchères égales : le plus avancé sur la piste Événement, jamais une Tribu, décide qui affronte qui.
board-help-tactics = La tactique ne compte que contre une unité sur laquelle on a l’avantage.
board-help-mobility = La mobilité décide si une unité battue est détruite ou s’échappe.
board-help-duels = Les unités de tête s’affrontent : la plus haute valeur l’emporte, et le vainqueur se fatigue.
board-help-retreat = L’unité battue s’échappe : choisis où elle va.
board-help-tired = Le vainqueur est fatigué et perd une Phalange placée.
board-help-sacrifice = Le vainqueur perd une de ses unités.
board-bid-secret = secret jusqu’à ce que les deux aient misé
board-bid-left = reste { $n }
board-bonus = { $n ->
    [one] { $n } Phalange bonus à placer
   *[other] { $n } Phalanges bonus à placer
}
board-lane = Ligne { $n }
board-fallen = hors de combat
board-row-value = { $row } { $printed } + { $placed } (places : { $places })
board-advantages = Avantage ici : { $pairs }
board-advantage-over = { $figure } sur { $other }
board-no-advantage = Aucune unité n’a ici l’avantage sur une autre.
board-advantage = Avantage : { $units }
board-simple-value = Compte { $n }
board-tribe = Tribu
board-bid = Miser { $n }
board-note-bid = Qui gagne un compartiment perd son enchère ; l’autre en récupère la moitié.
board-note-bid-tribe = La Tribu doit miser tout ce qu’elle a.
board-note-row-strength = Compte dans chaque affrontement.
board-note-row-tactics = Qui la gagne forme les lignes ; les Phalanges comptent avec l’avantage.
board-note-row-mobility = Décide si les unités battues s’échappent.
board-unit = Unité { $n } : { $figure }

## Choix des Empires et fin

board-empires = Empires
board-empire-taken = Pris par { $seat }
board-empire-free = Encore libre
board-scores = Points
board-total = Total
