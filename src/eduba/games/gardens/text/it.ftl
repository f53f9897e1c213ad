### I Giardini pensili: le parole del gioco in italiano.

## Il gioco

title = I Giardini pensili
blurb = Guida un Impero della terra tra i fiumi: esplora, commercia, studia e colonizza, lancia i dadi degli dèi, combatti con puntate segrete e innalza con i tuoi rivali le cinque parti dei Giardini pensili.

## Risorse

resource-stone = Pietra
    .many = Pietre
resource-wood = Legno
    .many = Legno
resource-clay = Argilla
    .many = Argilla
resource-food = Cibo
    .many = Cibo
resource-tablet = Tavoletta
    .many = Tavolette
resource-knucklebone = Astragalo
    .many = Astragali

## Unità

figure-spearman = Lanciere
    .a = un Lanciere
    .the = il Lanciere
    .many = Lancieri
figure-archer = Arciere
    .a = un Arciere
    .the = l’Arciere
    .many = Arcieri
figure-horseman = Cavaliere
    .a = un Cavaliere
    .the = il Cavaliere
    .many = Cavalieri
figure-chariot = Carro
    .a = un Carro
    .the = il Carro
    .many = Carri
figure-ship = Nave
    .a = una Nave
    .the = la Nave
    .many = Navi
figure-ram = Ariete
    .a = un Ariete
    .the = l’Ariete
    .many = Arieti

## Aree

region-ishuwa = Isuwa
    .in = in Isuwa
    .to = in Isuwa
region-assur = Assur
region-nairi = Nairi
    .in = nel Nairi
    .to = nel Nairi
    .from = dal Nairi
region-musasir = Musasir
region-eshnunna = Eshnunna
region-lullubum = Lullubum
    .in = nel Lullubum
    .to = nel Lullubum
    .from = dal Lullubum
region-gutium = Gutium
    .in = nel Gutium
    .to = nel Gutium
    .from = dal Gutium
region-susa = Susa
region-anshan = Anshan
region-harran = Harran
region-nineveh = Ninive
region-ebih = Ebih
    .in = sull’Ebih
    .to = sull’Ebih
    .from = dall’Ebih
region-arbela = Arbela
region-arrapha = Arrapha
region-simurrum = Simurrum
region-der = Der
region-madaktu = Madaktu
region-awan = Awan
region-qatna = Qatna
region-emar = Emar
region-bishri = Bishri
    .in = nel Bishri
    .to = nel Bishri
    .from = dal Bishri
region-jezireh = Gezira
    .in = nella Gezira
    .to = nella Gezira
    .from = dalla Gezira
region-akkad = Akkad
region-babylon = Babilonia
region-nippur = Nippur
region-lagash = Lagash
region-sealand = Paese del Mare
    .in = nel Paese del Mare
    .to = nel Paese del Mare
    .from = dal Paese del Mare
region-amurru = Amurru
    .in = in Amurru
    .to = in Amurru
region-ebla = Ebla
region-tadmor = Tadmor
region-suhum = Suhum
    .in = nel Suhum
    .to = nel Suhum
    .from = dal Suhum
region-mari = Mari
region-dumah = Duma
region-sutium = Sutium
    .in = nel Sutium
    .to = nel Sutium
    .from = dal Sutium
region-ur = Ur
region-dilmun_shore = Riva di Dilmun
    .in = sulla Riva di Dilmun
    .to = sulla Riva di Dilmun
    .from = dalla Riva di Dilmun

## Tipi di terreno

terrain-plain = pianura
terrain-mountain = montagna
terrain-desert = deserto
terrain-start = partenza

## Tratti fluviali, secondo le aree delle loro rive

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

## Azioni e tecnologie

action-explore = Esplorazione
    .second = { technology-explore-2 }
    .third = { technology-explore-3 }
    .fourth = { technology-explore-4 }
action-build = Costruzione
    .second = { technology-build-2 }
    .third = { technology-build-3 }
    .fourth = { technology-build-4 }
action-research = Ricerca
    .second = { technology-research-2 }
    .third = { technology-research-3 }
    .fourth = { technology-research-4 }
action-harvest = Raccolta e Commercio
    .second = { technology-harvest-2 }
    .third = { technology-harvest-3 }
    .fourth = { technology-harvest-4 }
action-war = Guerra
    .second = { technology-war-2 }
    .third = { technology-war-3 }
    .fourth = { technology-war-4 }
action-growth = Crescita
    .second = { technology-growth-2 }
    .third = { technology-growth-3 }
    .fourth = { technology-growth-4 }
technology-explore-1 = Cartografia
technology-explore-2 = Astronomia
technology-explore-3 = Calendario
technology-explore-4 = Navigazione
technology-build-1 = Edilizia
technology-build-2 = Falegnameria
technology-build-3 = Urbanizzazione
technology-build-4 = Architettura
technology-research-1 = Cuneiforme
technology-research-2 = Matematica
technology-research-3 = Letteratura
technology-research-4 = Codici della legge
technology-harvest-1 = Raccolta di risorse
technology-harvest-2 = Pesi e misure
technology-harvest-3 = Rotte commerciali
technology-harvest-4 = Moneta
technology-war-1 = Metallurgia
technology-war-2 = Tiro con l’arco
technology-war-3 = Allevamento
technology-war-4 = Ruota di carro
technology-growth-1 = Agricoltura
technology-growth-2 = Irrigazione
technology-growth-3 = Ceramica
technology-growth-4 = Birrificazione

## Imperi

empire-sumer = Sumeri
    .the = i Sumeri
empire-akkad = Accadi
    .the = gli Accadi
empire-babylon = Babilonesi
    .the = i Babilonesi
empire-elam = Elamiti
    .the = gli Elamiti
empire-assyria = Assiri
    .the = gli Assiri
empire-hatti = Ittiti
    .the = gli Ittiti
empire-mari = Marioti
    .the = i Marioti
empire-ebla = Eblaiti
    .the = gli Eblaiti
trait-sumer = Matematica, una Tavoletta, il primo livello e il suo dado all’inizio. Icone più facili in Ricerca 3 e 4; Codici della legge dà più scoperte.
trait-akkad = Tiro con l’arco, un Astragalo e un Arciere al posto di un Lanciere all’inizio. Carte Guerra potenti, ognuna con un tributo in risorse.
trait-babylon = Irrigazione e una posizione di vantaggio sul percorso Popolazione all’inizio. Icone più facili in Crescita 3 e 4.
trait-elam = Pesi e misure all’inizio e, se vuole, un Insediamento e un Muro gratuiti in un’area vicina alla sua.
trait-assyria = Astronomia e una posizione di vantaggio sul percorso Eventi all’inizio. Le sue carte Esplorazione danno un’attivazione in più.
trait-hatti = Una volta per turno ritira gratis quanti dei suoi dadi vuole; conta tra i tre ritiri del turno.
trait-mari = Tutte le tecnologie al livello 2 all’inizio. Le sue carte accettano icone più libere, e Raccolta 2 e 3 danno una risorsa in più.
trait-ebla = Falegnameria e una Nave accanto alla sua area all’inizio. Urbanizzazione e Architettura costruiscono due volte, ma una sola parte dei Giardini.

## Dadi e segni

colour-white = bianco
colour-silver = argentato
colour-black = nero
sign-ki = KI (terra)
sign-a = A (acqua)
sign-gish = GISH (legno)
sign-ud = UD (sole)
sign-dub = DUB (tavoletta)
sign-lugal = LUGAL (re)
sign-star = stella
sign-common = icona comune a scelta
sign-any = icona a scelta

## Combattimento

row-strength = forza
    .the = la forza
row-tactics = tattica
    .the = la tattica
row-mobility = mobilità
    .the = la mobilità
party-tribe = la Tribù
    .of = della Tribù
fate-spare = Risparmialo: resta al suo proprietario
    .did = risparmia
fate-destroy = Distruggilo: torna al suo proprietario
    .did = distrugge
fate-conquer = Conquistalo: uno dei tuoi prende il suo posto
    .did = conquista

## Punteggio finale

score-event_track = percorso Eventi
score-population_track = percorso Popolazione
score-gardens = Giardini pensili
score-trade = segnalini Commercio
score-tokens = segnalini Evento
score-settlements = Insediamenti
score-quests = Missioni
score-regions = aree

## Carte Evento

card-ev1 = Villaggio dell’antico sapere
    .first = { card-ev1-0 }
    .second = { card-ev1-1 }
card-ev1-story = Qui gli anziani ricordano canti che nessun altro conosce più.
card-ev1-0 = Proteggere il villaggio
card-ev1-1 = Saccheggiare il villaggio
card-ev2 = Carovana sepolta
    .first = { card-ev2-0 }
    .second = { card-ev2-1 }
card-ev2-story = Un teschio di cammello spunta dalla duna; sotto, balle sigillate.
card-ev2-0 = Disseppellire le balle
card-ev2-1 = Registrare il ritrovamento
card-ev3 = Oasi dei datteri
    .first = { card-ev3-0 }
    .second = { card-ev3-1 }
card-ev3-story = Acqua, ombra e più frutti di quanti ne mangino gli uccelli.
card-ev3-0 = Spogliare le palme
card-ev3-1 = Curare il palmeto
card-ev4 = Pietra caduta da Anu
    .first = { card-ev4-0 }
    .second = { card-ev4-1 }
card-ev4-story = È nera, pesante e ancora calda, giurano i pastori.
card-ev4-0 = Spezzarla per il metallo
card-ev4-1 = Innalzarvi intorno un santuario
card-ev5 = Campo dei Sutei
    .first = { card-ev5-0 }
    .second = { card-ev5-1 }
card-ev5-story = Tende nere, cavalli veloci e un prezzo per ogni cosa.
card-ev5-0 = Assoldare i cavalieri
card-ev5-1 = Condividere i pascoli
card-ev6 = Saline
    .first = { card-ev6-0 }
    .second = { card-ev6-1 }
card-ev6-story = Croste bianche fino all’orizzonte: le vogliono tutte le cucine del paese.
card-ev6-0 = Barattare il sale
card-ev6-1 = Rivendicare le saline
card-ev7 = Muro di sabbia
    .first = { card-ev7-0 }
    .second = { card-ev7-1 }
card-ev7-story = Il cielo si fa bruno e i cammelli si accucciano da soli.
card-ev7-0 = Forzare il passaggio
card-ev7-1 = Ripararsi e attendere
card-ev8 = Torre di guardia in rovina
    .first = { card-ev8-0 }
    .second = { card-ev8-1 }
card-ev8-story = Un tempo qualcuno sorvegliava questa strada, e faceva bene.
card-ev8-0 = Ripararla
card-ev8-1 = Farne un posto di confine
card-ev9 = Scavi di rame
    .first = { card-ev9-0 }
    .second = { card-ev9-1 }
card-ev9-story = Pietre verdi nella ghiaia e, accanto, vecchi attrezzi.
card-ev9-0 = Sfruttare il filone
card-ev9-1 = Svuotare le buche poco profonde
card-ev10 = Oracolo delle dune
    .first = { card-ev10-0 }
    .second = { card-ev10-1 }
card-ev10-story = Risponde prima della domanda e domanda prima del congedo.
card-ev10-0 = Chiederle della strada
card-ev10-1 = Custodire l’oracolo
card-ev11 = Campi sommersi
    .first = { card-ev11-0 }
    .second = { card-ev11-1 }
card-ev11-story = Nella notte il fiume si è spostato, e l’orzo con lui.
card-ev11-0 = Aprire canali di scolo
card-ev11-1 = Ricostruire gli argini
card-ev12 = Borgo franco
    .first = { card-ev12-0 }
    .second = { card-ev12-1 }
card-ev12-story = Da tre generazioni nessun re tassa queste bancarelle.
card-ev12-0 = Tenere una fiera
card-ev12-1 = Concedere uno statuto
card-ev13 = Granaio del tempio
    .first = { card-ev13-0 }
    .second = { card-ev13-1 }
card-ev13-story = I sacerdoti contano ogni cesta, e i topi la ricontano.
card-ev13-0 = Aprire le porte
card-ev13-1 = Riempire i depositi
card-ev14 = Scuola degli scribi
    .first = { card-ev14-0 }
    .second = { card-ev14-1 }
card-ev14-story = Quaranta ragazzi copiano lo stesso proverbio finché uno non sorride.
card-ev14-0 = Finanziare la scuola
card-ev14-1 = Portare via i maestri
card-ev15 = Vasai erranti
    .first = { card-ev15-0 }
    .second = { card-ev15-1 }
card-ev15-story = Portano il tornio su un carretto e cercano buona terra.
card-ev15-0 = Dare loro forni
card-ev15-1 = Lasciarli stabilire
card-ev16 = Truppe senza paga
    .first = { card-ev16-0 }
    .second = { card-ev16-1 }
card-ev16-story = Hanno lance, rancore e niente per cena.
card-ev16-0 = Arruolarle
card-ev16-1 = Disarmarle
card-ev17 = Bosco della dea
    .first = { card-ev17-0 }
    .second = { card-ev17-1 }
card-ev17-story = Nessuno vi taglia un ramo dai tempi della vecchia regina.
card-ev17-0 = Abbattere gli alberi
card-ev17-1 = Recintare il sacrario
card-ev18 = Cantiere di canne
    .first = { card-ev18-0 }
    .second = { card-ev18-1 }
card-ev18-story = La pece bolle, le canne si piegano, i bambini restano lontani.
card-ev18-0 = Commissionare uno scafo
card-ev18-1 = Tenere attivi gli scali
card-ev19 = Guaritrice in cammino
    .first = { card-ev19-0 }
    .second = { card-ev19-1 }
card-ev19-story = Paga l’alloggio con erbe e buoni consigli.
card-ev19-0 = Tenerla a corte
card-ev19-1 = Lasciarle curare i villaggi
card-ev20 = Casa dei pesi
    .first = { card-ev20-0 }
    .second = { card-ev20-1 }
card-ev20-story = Un’anatra di pietra levigata, e tutti concordano sul suo peso.
card-ev20-0 = Adottarne le misure
card-ev20-1 = Tassare i pesatori
card-ev21 = Palazzo vuoto
    .first = { card-ev21-0 }
    .second = { card-ev21-1 }
card-ev21-story = Il trono è sparito, l’eco è rimasta.
card-ev21-0 = Smontare le sale
card-ev21-1 = Restaurare le sale
card-ev22 = Festa del raccolto
    .first = { card-ev22-0 }
    .second = { card-ev22-1 }
card-ev22-story = La prima birra dell’anno è per gli dèi, la seconda no.
card-ev22-0 = Banchettare con il popolo
card-ev22-1 = Istituire un rito annuale
card-ev23 = Pendio dei cedri
    .first = { card-ev23-0 }
    .second = { card-ev23-1 }
card-ev23-story = Alberi così alti che le guardie parlano piano.
card-ev23-0 = Tagliare e fluitare i tronchi
card-ev23-1 = Gestire la foresta
card-ev24 = Passo dello stagno
    .first = { card-ev24-0 }
    .second = { card-ev24-1 }
card-ev24-story = Dieci asini al giorno, ognuno carico del bronzo di domani.
card-ev24-0 = Tenere il passo
card-ev24-1 = Imporre un pedaggio
card-ev25 = Fabbro della grotta
    .first = { card-ev25-0 }
    .second = { card-ev25-1 }
card-ev25-story = Scintille in fondo alla grotta e una voce che dice: non ancora.
card-ev25-0 = Comprare le lame
card-ev25-1 = Imparare il mestiere
card-ev26 = Cava di diorite
    .first = { card-ev26-0 }
    .second = { card-ev26-1 }
card-ev26-story = Una pietra così dura che i re la chiedono per nome.
card-ev26-0 = Tagliare blocchi
card-ev26-1 = Scolpire un rilievo regale
card-ev27 = Forte sulla collina
    .first = { card-ev27-0 }
    .second = { card-ev27-1 }
card-ev27-story = La porta è sbarrata da dentro, e dentro non c’è nessuno.
card-ev27-0 = Presidiare le mura
card-ev27-1 = Accendere un faro
card-ev28 = Cavalli selvaggi
    .first = { card-ev28-0 }
    .second = { card-ev28-1 }
card-ev28-story = Si lasciano avvicinare, una volta.
card-ev28-0 = Domare una cavalcatura
card-ev28-1 = Allevare il branco
card-ev29 = Sorgente delle nevi
    .first = { card-ev29-0 }
    .second = { card-ev29-1 }
card-ev29-story = Acqua fredda nel mese più caldo.
card-ev29-0 = Condurre l’acqua a valle
card-ev29-1 = Riempire gli otri
card-ev30 = Santuario dell’aquila
    .first = { card-ev30-0 }
    .second = { card-ev30-1 }
card-ev30-story = Piume sull’altare, nessuna caduta per caso.
card-ev30-0 = Fare l’offerta
card-ev30-1 = Leggere il volo
card-ev31 = Forno del ferro
    .first = { card-ev31-0 }
    .second = { card-ev31-1 }
card-ev31-story = I mantici non riposano dalla luna nuova.
card-ev31-0 = Sequestrare le scorte
card-ev31-1 = Tenere accesi i fuochi
card-ev32 = Famiglie trasferite
    .first = { card-ev32-0 }
    .second = { card-ev32-1 }
card-ev32-story = Hanno portato semi, canti e il nome della loro strada.
card-ev32-0 = Dare loro campi
card-ev32-1 = Dare loro un quartiere
card-ev33 = Vetta del dio della tempesta
    .first = { card-ev33-0 }
    .second = { card-ev33-1 }
card-ev33-story = Il fulmine conosce la via di questa pietra.
card-ev33-0 = Sacrificare sulla vetta
card-ev33-1 = Accamparsi più in basso
card-ev34 = Stele del trattato
    .first = { card-ev34-0 }
    .second = { card-ev34-1 }
card-ev34-story = Due re, un giuramento e una maledizione per chi lo cancella.
card-ev34-0 = Copiare le clausole
card-ev34-1 = Mantenere la pace
card-ev35 = Caccia reale al leone
    .first = { card-ev35-0 }
    .second = { card-ev35-1 }
card-ev35-story = Il leone non sa nulla della cerimonia.
card-ev35-0 = Cacciare con l’esercito
card-ev35-1 = Recintare un parco
card-ev36 = Colonna smarrita
    .first = { card-ev36-0 }
    .second = { card-ev36-1 }
card-ev36-story = Chiedono per quale re stanno combattendo.
card-ev36-0 = Accoglierli
card-ev36-1 = Recuperare i bagagli
card-ev37 = Archivio del palazzo
    .first = { card-ev37-0 }
    .second = { card-ev37-1 }
card-ev37-story = Scaffali d’argilla fino al soffitto, e una tavoletta mancante.
card-ev37-0 = Catalogarlo
card-ev37-1 = Portarlo via
card-ev38 = Dogana fluviale
    .first = { card-ev38-0 }
    .second = { card-ev38-1 }
card-ev38-story = Qui ogni barca rallenta, qualcuna onestamente.
card-ev38-0 = Sequestrare una barca
card-ev38-1 = Fissare la tariffa
card-ev39 = Via dei lapislazzuli
    .first = { card-ev39-0 }
    .second = { card-ev39-1 }
card-ev39-story = Polvere azzurra sugli zoccoli dei muli.
card-ev39-0 = Aprire una stazione di posta
card-ev39-1 = Commerciare al passo
card-ev40 = Inviati dalle colline
    .first = { card-ev40-0 }
    .second = { card-ev40-1 }
card-ev40-story = Portano miele, ostaggi e un lungo discorso.
card-ev40-0 = Accettare la loro guardia
card-ev40-1 = Firmare una lega
card-ev41 = Re pastori
    .first = { card-ev41-0 }
    .second = { card-ev41-1 }
card-ev41-story = La loro corona è un berretto di feltro che non tolgono mai.
card-ev41-0 = Riscuotere un tributo
card-ev41-1 = Imparentarsi per matrimonio
card-ev42 = Campi salati
    .first = { card-ev42-0 }
    .second = { card-ev42-1 }
card-ev42-story = Dove cresceva l’orzo, ora il suolo luccica.
card-ev42-0 = Lavare il suolo
card-ev42-1 = Raschiare la crosta

## Missioni

quest-q1 = Re colonizzatore
quest-q2 = Corte erudita
quest-q3 = Città brulicante
quest-q4 = Portatore di racconti
quest-q5 = Casa degli dèi
quest-q6 = Cavalieri del calendario
quest-q7 = Urbanista
quest-q8 = Principe mercante
quest-q9 = Commercio lontano
quest-q10 = Ampi confini
quest-q11 = Flotta fluviale
quest-q12 = Tuono di ruote
quest-q13 = Giardiniere
quest-q14 = Legislatore
quest-q15 = Costruttore di mura
quest-q16 = Signore di ogni terra
quest-q17 = Maestro delle arti
quest-q18 = Custode di meraviglie
quest-q19 = Esercito di ferro
quest-q20 = Macchine d’assedio
quest-q21 = Signore delle alture
quest-q22 = Scuola di guerra
quest-q23 = Lettore di stelle
quest-q24 = Primo nei racconti
quest-q25 = Economia di palazzo
quest-q26 = Birraio del re
quest-q27 = Signore delle sabbie
quest-q28 = Signore dell’aratro
quest-q29 = Magazzini pieni
quest-q30 = Primo per numero

## Ricompense, prezzi e numeri

effect-stone = { $n ->
    [one] { $n } Pietra
   *[other] { $n } Pietre
}
effect-wood = { $n } Legno
effect-clay = { $n } Argilla
effect-food = { $n } Cibo
effect-tablet = { $n ->
    [one] { $n } Tavoletta
   *[other] { $n } Tavolette
}
effect-knucklebone = { $n ->
    [one] { $n } Astragalo
   *[other] { $n } Astragali
}
effect-any = { $n ->
    [one] { $n } risorsa a scelta
   *[other] { $n } risorse a scelta
}
effect-spearman = { $n ->
    [one] { $n } Lanciere
   *[other] { $n } Lancieri
}
effect-archer = { $n ->
    [one] { $n } Arciere
   *[other] { $n } Arcieri
}
effect-horseman = { $n ->
    [one] { $n } Cavaliere
   *[other] { $n } Cavalieri
}
effect-chariot = { $n ->
    [one] { $n } Carro
   *[other] { $n } Carri
}
effect-ship = { $n ->
    [one] { $n } Nave
   *[other] { $n } Navi
}
effect-ram = { $n ->
    [one] { $n } Ariete
   *[other] { $n } Arieti
}
effect-wall = { $n ->
    [one] { $n } Muro
   *[other] { $n } Muri
}
effect-settlement = { $n ->
    [one] { $n } Insediamento
   *[other] { $n } Insediamenti
}
effect-storey = { $n ->
    [one] { $n } livello della Ziggurat
   *[other] { $n } livelli della Ziggurat
}
effect-quest = { $n ->
    [one] { $n } carta Missione
   *[other] { $n } carte Missione
}
effect-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
effect-population = Popolazione +{ $n }
effect-steps = Percorso Eventi +{ $n }
effect-discovery-explore = una scoperta in Esplorazione
effect-discovery-build = una scoperta in Costruzione
effect-discovery-research = una scoperta in Ricerca
effect-discovery-harvest = una scoperta in Raccolta e Commercio
effect-discovery-war = una scoperta in Guerra
effect-discovery-growth = una scoperta in Crescita
effect-discovery-any = una scoperta a scelta
choice-pay = Paga { $list }
choice-gain = Ottieni { $list }
choice-round = Ogni round: { $list }
choice-final = Dopo sei round: { $list }
choice-points = { $n ->
    [one] { $n } punto alla fine per chi controlla l’area
   *[other] { $n } punti alla fine per chi controlla l’area
}
choice-kind-immediate = Subito; poi il segnalino sparisce.
choice-kind-token = Subito; il segnalino resta e vale punti.
choice-kind-control = Richiede uno dei tuoi dadi Evento e rende finché un altro giocatore non controlla l’area.

## Che cosa chiedono le Missioni

quest-kind-none = Possedere { $list } alla fine
quest-kind-settlements = { $n ->
    [one] Controllare { $n } Insediamento
   *[other] Controllare { $n } Insediamenti
}
quest-kind-technologies = Possedere { $list }
quest-kind-technologies-all = Possedere tutte e sei le tecnologie al livello { $n } o più
quest-technology = { $technology } (livello { $level })
quest-kind-population = Raggiungere Popolazione { $n }
quest-kind-event_track = Raggiungere la posizione { $n } del percorso Eventi
quest-kind-storeys = { $n ->
    [one] Costruire { $n } livello della tua Ziggurat
   *[other] Costruire { $n } livelli della tua Ziggurat
}
quest-kind-amphorae = { $n ->
    [one] Avere un’anfora su { $n } segnalino Commercio
   *[other] Avere un’anfora su { $n } segnalini Commercio
}
quest-kind-amphorae-level = { $n ->
    [one] Avere un’anfora su { $n } segnalino Commercio di livello { $level } o più
   *[other] Avere un’anfora su { $n } segnalini Commercio di livello { $level } o più
}
quest-kind-regions = { $n ->
    [one] Occupare { $n } area oltre alla tua area di partenza
   *[other] Occupare { $n } aree oltre alla tua area di partenza
}
quest-kind-figures = Avere { $figures } sul tabellone
quest-kind-gardens = { $n ->
    [one] Costruire { $n } parte dei Giardini pensili
   *[other] Costruire { $n } parti dei Giardini pensili
}
quest-kind-walls = { $n ->
    [one] Avere { $n } Muro sul tabellone
   *[other] Avere { $n } Muri sul tabellone
}
quest-kind-terrains = Occupare { $list }
quest-terrain-plain = { $n ->
    [one] { $n } area di pianura
   *[other] { $n } aree di pianura
}
quest-terrain-mountain = { $n ->
    [one] { $n } area di montagna
   *[other] { $n } aree di montagna
}
quest-terrain-desert = { $n ->
    [one] { $n } area di deserto
   *[other] { $n } aree di deserto
}
quest-kind-point_tokens = { $n ->
    [one] Controllare { $n } area con un segnalino Evento che vale punti
   *[other] Controllare { $n } aree con un segnalino Evento che vale punti
}
quest-kind-land_units = { $n ->
    [one] Avere { $n } unità di terra sul tabellone
   *[other] Avere { $n } unità di terra sul tabellone
}
quest-kind-first_event = Essere in testa sul percorso Eventi
quest-kind-first_population = Essere in testa sul percorso Popolazione
quest-own = con { $list } in riserva alla fine
quest-worth = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

## Che cosa si chiede

ask-role = Quale ruolo prendi? Il ruolo A sceglie per primo l’Impero, l’ultimo ruolo per primo l’area di partenza.
ask-empire = Quale Impero guidi?
ask-start = Dove comincia il tuo Impero?
ask-set_die = Di che colore è il tuo primo dado?
ask-found = Metti un Insediamento e un Muro gratuiti in un’area vicina { $region-to }, o fanne a meno.
ask-set_ship = Su quale tratto fluviale accanto { $region-to } metti la tua Nave?
ask-quest = Quale carta Missione rimetti in fondo al mazzo?
ask-turn = { $pawn ->
    [0] { $dice ->
        [0] Hai usato marcatore e dadi: termina il turno.
       *[other] Scegli un’azione con i dadi o termina il turno.
    }
   *[other] { $dice ->
        [0] Scegli un’azione con il marcatore o termina il turno.
       *[other] Scegli un’azione con il marcatore o con i dadi, o termina il turno.
    }
}
ask-pay = { $paid ->
    [0] { $action }: quale dado piazzi per la prima icona?
   *[other] { $action }: quale dado piazzi per la seconda icona?
}
ask-explore = { $left ->
    [one] Quale unità attivi? Ancora { $left } attivazione.
   *[other] Quale unità attivi? Ancora { $left } attivazioni.
}
ask-move = Dove va { $figure-the } che si trova { $region-in }?
ask-sail = Dove va la Nave ({ $section })?
ask-build = { $left ->
    [one] Che cosa costruisci?
   *[other] Che cosa costruisci? Ti restano { $left } costruzioni.
}
ask-research = { $conversions ->
    [0] Quale tecnologia scopri? Scoperte rimaste: { $left }.
   *[other] Trasforma Argilla in Tavolette o scopri una tecnologia. Scoperte rimaste: { $left }.
}
ask-harvest = { $left ->
    [0] Commercia con un segnalino o termina. Scambi rimasti: { $trades }.
   *[other] Raccogli risorse o commercia. Raccolte rimaste: { $left }; scambi: { $trades }.
}
ask-tribute = { $left ->
    [one] Quale risorsa prendi come tributo?
   *[other] Quali risorse prendi come tributo? Ne restano { $left }.
}
ask-war = { $left ->
    [one] Quale unità crei? Ne resta { $left }.
   *[other] Quale unità crei? Ne restano { $left }.
}
ask-grow = Di quanto cresce la tua Popolazione?
ask-event = { $event }, { $region-in }: quale opzione scegli?
ask-take = { $left ->
    [one] { $event }: quale risorsa prendi?
   *[other] { $event }: quali risorse prendi? Ne restano { $left }.
}
ask-reward_tech = { $event }: quale tecnologia scopri?
ask-reward_ship = { $event }: su quale tratto fluviale metti la Nave?
ask-reward_die = { $event }: di che colore è il tuo nuovo dado?
ask-order = { $place ->
    [1] Quale combattimento si svolge per primo?
   *[other] Quale combattimento è il numero { $place }?
}
ask-pair = Chi si scontra ora { $region-in }?
ask-bid = { $simple ->
    [0] Combattimento { $region-in }, per { $party } (Astragali in tutto: { $purse }): quanti per { $row-the }?
   *[other] Combattimento { $region-in }, per { $party } (Astragali in tutto: { $purse }): quanti ne punti?
}{ $support ->
    [0] {""}
    [one] {" "}Uno di questi viene da una Nave e va puntato.
   *[other] {" "}{ $support } di questi vengono da Navi e vanno puntati.
}
ask-assign = { $left ->
    [one] Quale unità { $party-of } riceve l’Astragalo bonus ({ $row })?
   *[other] Quale unità { $party-of } riceve un Astragalo bonus ({ $row })? Ne restano { $left }.
}
ask-arrange = Quale unità si schiera ora nella colonna { $lane } di { $lanes }?
ask-retreat = Dove si ritira { $region-from } { $figure-the } { $party-of }?
ask-tire = Quale Astragalo perde per fatica { $figure-the } { $party-of }?
ask-sacrifice = Il combattimento { $region-in } è vinto: quale delle tue unità perdi?
ask-reveal = Quale Evento sveli ora?
ask-fate = Che cosa fai dell’Insediamento { $owner-of } { $region-in }?
ask-over = La partita è finita.
ask-go = La partita continua.

## Che cosa si può rispondere

do-role = Prendi il ruolo { $role }
do-empire = { $empire }
do-start = Comincia { $region-in }
do-take_die = Prendi un dado { $colour }
do-found = Metti l’Insediamento e il Muro { $region-in }
do-place_ship = Metti la Nave: { $section }
do-return_quest = { $card ->
    [0] Rimetti la prima carta
    [1] Rimetti la seconda carta
    [2] Rimetti la terza carta
   *[other] Rimetti la quarta carta
}
do-stop = Termina
do-pawn = { $action }, con il marcatore
do-dice = { $action }, con i dadi
do-pay_die = Piazza il dado { $die }
do-reroll = { $dice-count ->
    [one] Ritira il dado { $dice } per 1 Tavoletta
   *[other] Ritira i dadi { $dice } per 1 Tavoletta
}
do-free_reroll = { $dice-count ->
    [one] Ritira gratis il dado { $dice }
   *[other] Ritira gratis i dadi { $dice }
}
do-end_turn = Termina il turno
do-activate = Attiva { $figure-a } { $region-in }
do-activate_ship = Attiva la Nave: { $section }
do-move = { $ram ->
    [0] Vai { $region-to }
   *[other] Vai { $region-to } con un Ariete
}
do-sail = Naviga: { $section }
do-build_wall = Costruisci un Muro { $region-in }
do-build_storey = Costruisci un livello e prendi un dado { $colour }
do-build_ram = Costruisci un Ariete { $region-in }
do-build_ship = Costruisci una Nave: { $section }
do-build_settlement = Fonda un Insediamento { $region-in }
do-build_garden = Costruisci la prossima parte dei Giardini pensili
do-convert = Trasforma Argilla in Tavolette
do-discover = Scopri: { $action }
do-gather_home = Raccogli 1 { $resource } nella tua area di partenza
do-gather = Raccogli { $region-in }
do-gather_ship = Raccogli con la Nave { $region-in } ({ $section })
do-trade = Commercia nello spazio { $slot }
do-recruit = Crea { $figure-a } { $region-in }
do-grow = { $mode ->
    [0] Cresci: prima riga della carta
   *[other] Cresci: seconda riga della carta
}
do-choose = { $option ->
    [0] Prima opzione
   *[other] Seconda opzione
}
do-take = Prendi 1 { $resource }
do-reveal = Svela l’Evento { $region-in }
do-battle = Combatti { $region-in }
do-pair = { $first } contro { $second }
do-bid = { $amount ->
    [0] Non puntare nulla
   *[other] Punta { $amount }
}
do-assign = Unità { $unit }
do-line_up = Schiera l’unità { $unit }
do-next_lane = Passa alla prossima colonna
do-retreat = Ritirati { $region-to }
do-tire = Perdine uno: { $row }
do-fate = { $fate }
do-sacrifice = Perdi { $figure-a }

## Che cosa è successo

event-role_taken = { $seat } prende il ruolo { $role }.
event-empire_taken = { $seat } guida { $empire-the }.
event-start_taken = { $seat } comincia { $region-in }.
event-token_dealt = C’è un segnalino Commercio nello spazio { $slot }.
event-quests_dealt = { $n ->
    [one] { $seat } riceve { $n } carta Missione.
   *[other] { $seat } riceve { $n } carte Missione.
}
event-quest_dealt = La tua Missione: «{ $card }».
event-quest_returned = { $seat } rimette una carta Missione in fondo al mazzo.
event-quest_returned_seen = È «{ $card }».
event-quest_drawn = { $seat } pesca una carta Missione.
event-quest_drawn_seen = È «{ $card }».
event-round_began = Round { $round }.
event-turn_began = { $seat } comincia il turno.
event-turn_ended = { $seat } termina il turno.
event-die_rolled = { $seat } lancia un dado { $colour }: { $sign }.
event-rerolled = { $dice-count ->
    [one] { $seat } ritira il dado { $dice }
   *[other] { $seat } ritira i dadi { $dice }
}{ $tablets ->
    [0] {" "}gratis
   *[other] {""}
}.
event-action_began = { $means ->
    [pawn] { $seat }: { $action }, livello { $level }, con il marcatore.
   *[other] { $seat }: { $action }, livello { $level }, con i dadi.
}
event-die_placed = { $seat } piazza un dado: { $sign }.
event-moved = { $ram ->
    [0] { $seat }: { $figure-the } va { $source-from } { $target-to }.
   *[other] { $seat }: { $figure-the } va { $source-from } { $target-to }, con un Ariete.
}
event-sailed = { $seat }: una Nave naviga, { $source } → { $target }.
event-unit_placed = { $why ->
    [start] { $seat } mette { $figure-a } { $region-in }.
    [action] { $seat } costruisce { $figure-a } { $region-in }.
    [event] { $seat } ottiene { $figure-a } { $region-in }.
   *[other] { $seat } crea { $figure-a } { $region-in }.
}
event-ship_placed = { $why ->
    [start] { $seat } mette una Nave: { $section }.
    [event] { $seat } ottiene una Nave: { $section }.
   *[other] { $seat } costruisce una Nave: { $section }.
}
event-wall_placed = { $why ->
    [start] { $seat } mette un Muro { $region-in }.
    [event] { $seat } ottiene un Muro { $region-in }.
   *[other] { $seat } costruisce un Muro { $region-in }.
}
event-settlement_placed = { $why ->
    [start] { $seat } mette un Insediamento { $region-in }.
    [event] { $seat } ottiene un Insediamento { $region-in }.
   *[other] { $seat } fonda un Insediamento { $region-in }.
}
event-storey_built = { $seat } costruisce il livello { $storey } della Ziggurat e prende un dado { $colour }.
event-floor_built = { $seat } costruisce la parte { $floor } dei Giardini pensili, che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-tile_revealed = Si svela la tessera della parte { $floor } dei Giardini pensili.
event-converted = { $tablets ->
    [one] { $seat } trasforma { $clay } Argilla in { $tablets } Tavoletta.
   *[other] { $seat } trasforma { $clay } Argilla in { $tablets } Tavolette.
}
event-discovered = { $level ->
    [2] { $seat } scopre { $technology-second } ({ $technology } { $level }).
    [3] { $seat } scopre { $technology-third } ({ $technology } { $level }).
   *[other] { $seat } scopre { $technology-fourth } ({ $technology } { $level }).
}
event-gathered = { $source ->
    [ship] { $seat } raccoglie con la Nave 1 { $good } { $region-in }.
   *[other] { $seat } raccoglie 1 { $good } { $region-in }.
}
event-amphora_placed = { $seat } mette un’anfora nello spazio { $slot }.
event-traded = { $owner-own ->
    [1] { $seat } commercia nello spazio { $slot } (la propria anfora).
   *[other] { $owner ->
        [none] { $seat } commercia nello spazio { $slot }.
       *[other] { $seat } commercia nello spazio { $slot } (anfora { $owner-of }).
    }
}
event-gained = { $why ->
    [refund] { $n ->
        [one] { $seat } riprende { $n } { $good }.
       *[other] { $seat } riprende { $n } { $good-many }.
    }
    [simple_refund] { $n ->
        [one] { $seat } riprende { $n } { $good }.
       *[other] { $seat } riprende { $n } { $good-many }.
    }
    [instead_of_unit] { $n ->
        [one] { $seat } ottiene { $n } { $good } invece dell’unità.
       *[other] { $seat } ottiene { $n } { $good-many } invece dell’unità.
    }
    [instead_of_building] { $n ->
        [one] { $seat } ottiene { $n } { $good } invece della costruzione.
       *[other] { $seat } ottiene { $n } { $good-many } invece della costruzione.
    }
    [instead_of_storey] { $n ->
        [one] { $seat } ottiene { $n } { $good } invece del livello.
       *[other] { $seat } ottiene { $n } { $good-many } invece del livello.
    }
   *[other] { $n ->
        [one] { $seat } ottiene { $n } { $good }.
       *[other] { $seat } ottiene { $n } { $good-many }.
    }
}
event-paid = { $n ->
    [one] { $seat } paga { $n } { $good }.
   *[other] { $seat } paga { $n } { $good-many }.
}
event-population_moved = { $seat }: Popolazione { $before } → { $after }.
event-event_track_moved = { $seat }: percorso Eventi { $before } → { $after }.
event-event_revealed = { $seat } svela l’Evento { $region-in }: { $card }.
event-event_chosen = { $option ->
    [0] { $card }, { $region-in }: { $seat } sceglie «{ $card-first }».
   *[other] { $card }, { $region-in }: { $seat } sceglie «{ $card-second }».
}
event-event_waits = { $card }, { $region-in }: nessuna opzione è possibile, il segnalino attende.
event-event_round = Evento { $seat-of } { $region-in }: round { $die } di 6.
event-event_done = { $seat } completa l’Evento «{ $card }» ({ $region }).
event-event_taken_over = { $seat } toglie { $former-to } l’Evento { $region-in }.
event-ship_sunk = Affonda una Nave { $seat-of }: { $section }.
event-battle_listed = { $seat ->
    [none] Il combattimento { $place } si svolge { $region-in }.
   *[other] Decide { $seat }: il combattimento { $place } si svolge { $region-in }.
}
event-fight_began = Combattimento { $region-in }: { $attacker } contro { $defender }.
event-tribe_rolled = { $seat ->
    [none] La Tribù { $region-in } ottiene { $die } col dado: { $pieces } Astragali da puntare.
   *[other] La Tribù { $region-in } ottiene { $die } col dado: { $pieces } Astragali da puntare. La gioca { $seat }.
}
event-card_drawn = { $figure } { $party-of } (unità { $unit }): forza { $strength }, tattica { $tactics }, mobilità { $mobility }.
event-bid_made = { $row ->
    [none] Puntata segreta { $party-of }.
   *[other] Puntata segreta { $party-of } per { $row-the }.
}
event-bid_seen = { $row ->
    [none] Punti { $amount }.
   *[other] Punti { $amount } per { $row-the }.
}
event-bids_revealed = { $tactics ->
    [-1] Puntata { $party-of }: { $strength }.
   *[other] Puntate { $party-of }: forza { $strength }, tattica { $tactics }, mobilità { $mobility }.
}
event-row_won = { $party ->
    [none] Puntate pari per { $row-the }: nessuno ha un bonus.
   *[other] Per { $row-the } la puntata più alta è quella { $party-of }: bonus { $bonus }.
}
event-piece_placed = Astragalo bonus { $party-of }: { $row } dell’unità { $unit }.
event-lane_set = Colonna { $lane }: unità { $unit } { $party-of }.
event-duel = Scontro: unità { $unit } { $party-of } ({ $value }) contro unità { $foe_unit } { $foe-of } ({ $foe_value }). Vince { $winner }.
event-destroyed = Perso { $region-in }: { $figure-a } { $party-of }.
event-retreated = { $ram ->
    [0] Ritirata: { $figure-a } { $party-of } va { $source-from } { $target-to }.
   *[other] Ritirata: { $figure-a } { $party-of } va { $source-from } { $target-to }, con un Ariete.
}
event-tired = Fatica: l’unità { $unit } { $party-of } perde un Astragalo ({ $row }).
event-totals = Totali: { $attacker } { $total }, { $defender } { $other }.
event-fight_won = Combattimento { $region-in }: vince { $party }.
event-tribe_gone = Non c’è più la Tribù { $region-in }.
event-wall_removed = Cade il Muro { $seat-of } { $region-in }.
event-ram_removed = Un Ariete { $seat-of } va perso { $region-in }.
event-settlement_fate = { $seat } { $fate-did } l’Insediamento { $owner-of } { $region-in }.
event-scored = { $seat }, { $source }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-quest_scored = { $seat } ha completato la Missione «{ $card }»: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-game_ended = { $reason ->
    [gardens] I Giardini pensili sono completi, e la partita è finita. Vince { $winner }.
   *[other] L’ultimo round è finito. Vince { $winner }.
}
event-ranked = { $rank }º posto: { $seat }, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

## Opzioni

option-players-help = Si gioca da due a sei; in cinque o sei serve un’espansione.
option-expansion_a = Assiri e Ittiti
option-expansion_a-help = Si gioca con la prima espansione, che porta questi due Imperi, altre carte e altri segnalini?
option-expansion_a-no = No
option-expansion_a-yes = Sì
option-expansion_b = Marioti ed Eblaiti
option-expansion_b-help = Si gioca con la seconda espansione, che porta questi due Imperi, altre carte e altri segnalini?
option-expansion_b-no = No
option-expansion_b-yes = Sì
option-draft = Imperi e aree di partenza
option-draft-help = Come si ricevono l’Impero e l’area di partenza?
option-draft-full = Scelti a turno
option-draft-random = Sorteggiati
option-luck = Dadi Dingir
option-luck-help = Si lanciano i dadi degli dèi? Senza casualità un dado vale per una qualsiasi delle sue icone, tranne la stella.
option-luck-dice = Lanciati
option-luck-none = Senza casualità
option-combat = Combattimento
option-combat-help = Con carte, tre puntate, colonne e scontri, o semplicemente con una puntata e il conto delle unità?
option-combat-full = Completo
option-combat-simple = Semplificato
option-retreat_by = Ritirata
option-retreat_by-help = Chi sceglie dove si ritira un’unità battuta?
option-retreat_by-attacker = L’attaccante
option-retreat_by-owner = Il suo proprietario
option-rivers = Fiumi
option-rivers-help = Dove possono navigare le Navi?
option-rivers-borders = Su tutti i confini
option-rivers-waterways = Solo sui tre grandi corsi d’acqua
option-tribe_events = Eventi delle Tribù sconfitte
option-tribe_events-help = In che ordine un giocatore ne svela più d’uno?
option-tribe_events-chosen = A scelta del giocatore
option-tribe_events-random = A caso
option-quest_cap = Punti delle Missioni
option-quest_cap-help = C’è un limite ai punti delle Missioni?
option-quest_cap-none = Nessun limite
option-quest_cap-six = Sei punti al massimo
option-blocked_regions_score = Aree con un segnalino Blocco
option-blocked_regions_score-help = Alla fine danno un punto a chi le occupa?
option-blocked_regions_score-yes = Sì
option-blocked_regions_score-no = No
option-max_rounds = Ultimo round
option-max_rounds-help = Dopo quanti round finisce la partita se i Giardini pensili non sono completi?

## Il tabellone in testo

text-n-stone = { $n ->
    [one] { $n } Pietra
   *[other] { $n } Pietre
}
text-n-wood = { $n } Legno
text-n-clay = { $n } Argilla
text-n-food = { $n } Cibo
text-n-tablet = { $n ->
    [one] { $n } Tavoletta
   *[other] { $n } Tavolette
}
text-n-knucklebone = { $n ->
    [one] { $n } Astragalo
   *[other] { $n } Astragali
}
text-n-any = { $n ->
    [one] { $n } risorsa a scelta
   *[other] { $n } risorse a scelta
}
text-n-spearman = { $n ->
    [one] { $n } Lanciere
   *[other] { $n } Lancieri
}
text-n-archer = { $n ->
    [one] { $n } Arciere
   *[other] { $n } Arcieri
}
text-n-horseman = { $n ->
    [one] { $n } Cavaliere
   *[other] { $n } Cavalieri
}
text-n-chariot = { $n ->
    [one] { $n } Carro
   *[other] { $n } Carri
}
text-n-ship = { $n ->
    [one] { $n } Nave
   *[other] { $n } Navi
}
text-n-ram = { $n ->
    [one] { $n } Ariete
   *[other] { $n } Arieti
}
text-n-wall = { $n ->
    [one] { $n } Muro
   *[other] { $n } Muri
}
text-n-settlement = { $n ->
    [one] { $n } Insediamento
   *[other] { $n } Insediamenti
}
text-n-amphora = { $n ->
    [one] { $n } anfora
   *[other] { $n } anfore
}
text-n-event_die = { $n ->
    [one] { $n } dado Evento
   *[other] { $n } dadi Evento
}
text-n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
text-break = ;{" "}
text-setup = Preparazione
text-round = Round { $round } di { $most } al massimo
text-phase-actions = fase d’azione
text-phase-combat = fase di combattimento
text-phase-end = fine del round
text-phase-over = fine della partita
text-order = Ordine di turno: { $seats }
text-population = Popolazione: { $seats }
text-renown = Percorso Eventi: { $seats }
text-home = partenza { $seat-of }
text-blocked = Blocco
text-tribe = Tribù: { $units }
text-settlement = Insediamento { $seat }
text-wall = Muro { $seat }
text-controlled = controllata da { $seat }
text-token-face_down = Evento coperto
text-token-waits = Evento: { $event } (in attesa)
text-token-points = { $points ->
    [one] Evento: { $event } ({ $points } punto)
   *[other] Evento: { $event } ({ $points } punti)
}
text-token-runs = Evento: { $event } { $seat } (dado { $die })
text-trade-head = Commercio
text-trade = { $slot }: { $pay } → { $gain }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, anfora { $amphora }
text-trade-ship = { $slot } (con una Nave): { $pay } → { $gain }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, anfora { $amphora }
text-gardens-head = { $floors ->
    [one] Giardini pensili: { $floors } parte su { $most }
   *[other] Giardini pensili: { $floors } parti su { $most }
}
text-floor-built = Parte { $floor }: { $seat }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
text-floor-open = Parte { $floor }: prezzo { $price }; richiesto { $needs }; { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
text-needs-population = Popolazione { $n }
text-needs-renown = posizione Eventi { $n }
text-needs-settlements = { $n ->
    [one] { $n } Insediamento
   *[other] { $n } Insediamenti
}
text-floor-hidden = Parte { $floor }: coperta
text-player = { $name } · { $empire } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} · posto { $rank }
text-player-drafting = { $name } · ruolo { $letter }
text-levels = Tecnologie: { $levels }
text-dice = Dadi: { $dice }
text-die = { $colour }: { $sign }
text-die-blank = { $colour } (per il prossimo turno)
text-die-spent = { $colour }: { $sign } (piazzato)
text-own-signs = una qualsiasi delle sue icone tranne la stella
text-limits = { $storeys ->
    [one] unità: { $units } su { $limit }, { $storeys } livello
   *[other] unità: { $units } su { $limit }, { $storeys } livelli
}
text-ships = Navi: { $sections }
text-reserve = In riserva: { $figures }
text-quests-hidden = { $n ->
    [one] { $n } carta Missione
   *[other] { $n } carte Missione
}
text-quests = Missioni: { $quests }
text-quest-returned = rimessa in fondo al mazzo: { $quest }
text-turn = { $seat } ha usato: { $actions }
text-pawn = il marcatore è libero
text-rerolls = { $n ->
    [one] { $n } ritiro
   *[other] { $n } ritiri
}
text-acting = { $action } (livello { $level }): restano { $left }, in più { $more }
text-moving = Si sposta: { $figure } ({ $place })
text-resolving = { $seat } risolve: { $event } ({ $region })
text-battles = Combattimenti, nell’ordine fissato da { $seat }: { $regions }
text-fight = Combattimento, { $region }: { $attacker } contro { $defender }
text-bids = Puntate, { $party }: forza { $strength }, tattica { $tactics }, mobilità { $mobility }
text-bid = Puntata, { $party }: { $amount }
text-bids-own = Le tue puntate: { $bids }
text-bids-made = Puntate fatte, { $party }: { $n }
text-fighter = { $number } { $figure }: forza { $strength }, tattica { $tactics }, mobilità { $mobility }, colonna { $lane }
text-fighter-bare = { $number } { $figure }
text-fighter-fallen = { $number } { $figure } (fuori combattimento)
text-score = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $parts })
text-quests-done = Missioni completate: { $quests }
text-over = La partita è finita
text-to-decide = Decide { $seat }

## Il tabellone della pagina: le cose

river-tigris = Tigri
river-euphrates = Eufrate
river-royal_canal = Canale reale
river-canal = Canale
item-wall = Muro
item-storey = Livello della Ziggurat
item-ram = Ariete
item-ship = Nave
item-settlement = Insediamento
item-garden = Parte dei Giardini
item-convert = Argilla in Tavolette
item-home = La tua area di partenza

## Round e turno

board-round = Round { $n }
board-order = Ordine di turno
board-leader = { $seat } dirige la fase di combattimento
board-map = Mappa della Mesopotamia
board-rank = { $n }º
board-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
board-decides = decide

## Aree e fiumi

board-start-of = { $n ->
    [one] Partenza { $seat-of }: Ziggurat con { $n } livello
   *[other] Partenza { $seat-of }: Ziggurat con { $n } livelli
}
board-start = Area di partenza { $n }
board-start-unused = Area di partenza { $n }, non usata
board-is-blocked = Blocco
board-tribe-here = Tribù: { $units }
board-army-of = { $seat }: { $units }
board-ship-of = Nave { $seat-of }
board-settlement-of = Insediamento { $seat-of }
board-wall-of = Muro { $seat-of }
board-controlled-by = Controllata da { $seat }
board-event-held = Evento { $seat-of }: { $event } (round { $n } di 6)
board-battle-place = Combattimento { $n } di questa fase
board-note-land = Ogni unità qui può raccogliere la risorsa. Un’area che occupi conta alla fine.
board-note-start = Nessun altro vi entra. Il proprietario vi crea unità e vi raccoglie una risorsa a scelta.
board-note-start-choice = La tua Ziggurat sorgerebbe qui.
board-note-unused = Nessuno comincia qui: un’area come le altre, senza Evento.
board-note-blocked = Ci si può entrare e la si può occupare, ma non ha Evento né risorsa e non vi si costruisce nulla.
board-note-tribe = Un’unità che termina qui lo spostamento deve affrontare la Tribù nella fase di combattimento; se passa oltre, no. L’Evento attende che la Tribù sia sconfitta.
board-note-face_down = Un’unità che termina qui lo spostamento svela l’Evento.
board-note-waits = La prossima unità che termina qui lo spostamento può risolverlo.
board-note-points = Chi controlla l’area alla fine ottiene i punti del segnalino.
board-note-runs = Rende al proprietario alla fine di ogni round, ovunque siano le sue unità, finché un altro giocatore non controlla l’area.
board-note-section = Una Nave qui raccoglie su una delle rive e sostiene i combattimenti su entrambe.
board-unit-spearman = Si muove di un’area. Vantaggio sui Cavalieri.
board-unit-archer = Si muove di un’area. Vantaggio sui Lancieri.
board-unit-horseman = Si muove fino a due aree. Vantaggio sugli Arcieri.
board-unit-chariot = Si muove fino a due aree. Vantaggio su Lancieri, Arcieri e Cavalieri.
board-unit-ship = Percorre fino a tre tratti fluviali. Raccoglie e sostiene i combattimenti sulle sue rive.
board-unit-ram = Accompagna un’unità di terra. Apre un’area fortificata.

## Percorsi, commercio e Giardini

board-population-track = Popolazione
board-event-track = Percorso Eventi
board-seal = { $seat }: { $n }
board-space = Posizione { $n }
board-space-limits = Al massimo { $units } unità sul tabellone; livelli: { $storeys }
board-place-points = { $third ->
    [0] Alla fine { $first } e { $second } punti per i due posti
   *[other] Alla fine { $first }, { $second } e { $third } punti per i primi tre posti
}
board-note-population = Decide l’ordine di turno, le unità e i livelli permessi e i pareggi finali.
board-note-events = Decide i pareggi in combattimento e chi ordina i combattimenti.
board-trade-title = Commercio
board-trade-section = Sezione { $n }
board-slot = Commercio, sezione { $n }, spazio { $place }
board-slot-pay = Paga { $goods }
board-slot-gain = Ottieni { $goods }
board-slot-empty = Nessun segnalino in questa partita
board-slot-free = Ancora nessuna anfora: chi commercia qui per primo ne mette una
board-amphora-of = Anfora { $seat-of }
board-slot-points = { $n ->
    [one] { $n } punto per l’anfora
   *[other] { $n } punti per l’anfora
}
board-slot-ship = Richiede una Nave sul tabellone
board-note-slot = Richiede Raccolta e Commercio al livello { $n }. All’anfora di un altro paghi lui.
board-gardens-title = Giardini pensili
board-floor = Parte { $n }
board-floor-by = { $n ->
    [one] Costruita da { $seat }: { $n } punto
   *[other] Costruita da { $seat }: { $n } punti
}
board-floor-hidden = La sua tessera è ancora coperta
board-floor-pay = Prezzo: { $goods }
board-floor-needs = Richiesto: { $needs }
board-note-gardens = Richiede Architettura. Quando la quinta parte è in piedi, la partita finisce con il round.

## La plancia di un giocatore

board-technologies = Tecnologie
board-dice = Dadi
board-no-dice = Ancora nessun dado: ogni livello della Ziggurat ne porta uno
board-pawn-free = Il marcatore azione è libero
board-pawn-used = Il marcatore azione è usato
board-note-pawn = Attiva un’azione del tuo turno senza dadi.
board-rerolls = Ritiri in questo turno: { $n }
board-note-rerolls = Tra un’azione e l’altra, con 1 Tavoletta ritiri quanti vuoi dei tuoi dadi liberi: al massimo tre volte per turno, ritiri gratuiti compresi.
board-note-die = Copre un’icona di una carta; una stella vale per qualsiasi icona.
board-held = { $n } in riserva
board-use-stone = Per Muri, livelli, Arieti, Insediamenti e Giardini
board-use-wood = Per unità, livelli, Arieti, Navi, Insediamenti e Giardini
board-use-clay = Diventa Tavolette; per Insediamenti e Giardini
board-use-food = Fa crescere la Popolazione; per Insediamenti e Giardini
board-use-tablet = Paga scoperte e ritiri
board-use-knucklebone = Per le puntate in combattimento
board-signs = Icone: { $signs }
board-used = Usata in questo turno
board-technology = { $technology }: { $effect }
board-next-name = Poi: { $technology }
board-next = Poi: { $technology } ({ $effect })
board-next-new = Poi: { $technology } ({ $effect }; sblocca: { $news })
board-highest = Livello massimo
board-does-explore = Muovi unità e Navi e svela Eventi.
board-does-build = Costruisci Muri, livelli, Arieti, Navi, Insediamenti o una parte dei Giardini.
board-does-research = Trasforma Argilla in Tavolette e Tavolette in tecnologie.
board-does-harvest = Raccogli risorse dove ti trovi, poi commercia.
board-does-war = Ottieni Astragali e crea unità.
board-does-growth = Paga Cibo per avanzare sul percorso Popolazione.
board-card-explore = { $n ->
    [one] { $n } attivazione
   *[other] { $n } attivazioni
}
board-card-build = { $n ->
    [one] { $n } costruzione
   *[other] { $n } costruzioni
}
board-card-items = Può costruire: { $items }
board-card-research = { $clay } Argilla → { $tablets ->
    [one] { $tablets } Tavoletta
   *[other] { $tablets } Tavolette
}; fino a { $n ->
    [one] { $n } scoperta
   *[other] { $n } scoperte
}
board-card-harvest = Raccogli { $n }; commercia fino alla sezione { $level }
board-card-war = { $n ->
    [one] { $n } Astragalo
   *[other] { $n } Astragali
}; { $units } unità
board-card-tribute = { $n ->
    [one] e { $n } risorsa a scelta
   *[other] e { $n } risorse a scelta
}
board-card-units = Può creare: { $units }
board-card-growth = { $food } Cibo: Popolazione +{ $n }
board-card-growth-or = { $first }, o { $second }
board-units-of-limit = Unità sul tabellone: { $n } su { $limit }
board-storeys = { $n ->
    [one] { $n } livello
   *[other] { $n } livelli
}
board-stock-of-figures = Miniature in riserva
board-item-pay = Costa { $goods }
board-item-level = Richiede Costruzione al livello { $n }
board-note-wall = Tiene fuori le unità di terra altrui.
board-note-storey = Porta un dado; mai più livelli della tua posizione di Popolazione.
board-note-ram = Apre alle tue unità un’area fortificata.
board-note-ship = Raccoglie e sostiene su entrambe le rive.
board-note-settlement = Raccoglie, crea unità e conta alla fine.
board-note-convert = In un’azione Ricerca, prima delle scoperte.
board-note-home = Una volta per azione Raccolta: una risorsa di base a scelta.
board-ram-along = Porta un Ariete
board-colour-note = Il nuovo livello porta un dado di questo colore.
board-faces = Facce: { $signs }
board-quests = Missioni
board-quests-of = { $n ->
    [one] { $n } carta Missione
   *[other] { $n } carte Missione
}
board-quest-put-back = Rimetti in fondo al mazzo: { $quest }

## Eventi

board-event-title = Evento
board-event-left = Ancora { $n } da prendere

## Il combattimento

board-fight = Combattimento: { $region }
board-attacker = Attaccante
board-defender = Difensore
board-played-by = giocata da { $seat }
board-purse = { $n } da puntare
board-support = di cui { $n } grazie alle Navi: da puntare per forza
board-part-bids = Puntate
board-part-strength = Forza
board-part-lanes = Colonne
board-part-tactics = Tattica
board-part-mobility = Mobilità
board-part-duels = Scontri
board-part-sacrifice = Perdita
board-help-bids = Dividi in segreto gli Astragali tra le tre sezioni. Le puntate si svelano quando entrambe le parti sono pronte.
board-help-simple = Punta Astragali in segreto; si aggiungono al valore delle tue unità. Vince il totale più alto.
board-help-strength = Vince la puntata più alta, e la differenza diventa Astragali bonus per le sue unità. Contano in ogni scontro.
board-help-lanes = Chi vince la tattica decide chi affronta chi.
board-help-lanes-equal = Puntate pari: chi è più avanti sul percorso Eventi, mai una Tribù, decide chi affronta chi.
board-help-tactics = La tattica conta solo contro un’unità su cui si ha il vantaggio.
board-help-mobility = La mobilità decide se un’unità battuta è distrutta o si salva.
board-help-duels = Le unità in testa si scontrano: vince il valore più alto, e il vincitore si affatica.
board-help-retreat = L’unità battuta si salva: scegli dove va.
board-help-tired = Il vincitore è affaticato e perde un Astragalo piazzato.
board-help-sacrifice = Il vincitore perde una delle sue unità.
board-bid-secret = segreta finché entrambi non hanno puntato
board-bid-left = { $n ->
    [one] resta { $n }
   *[other] restano { $n }
}
board-bonus = { $n ->
    [one] { $n } Astragalo bonus da piazzare
   *[other] { $n } Astragali bonus da piazzare
}
board-lane = Colonna { $n }
board-fallen = fuori combattimento
board-row-value = { $row } { $printed } + { $placed } (posti: { $places })
board-advantages = Vantaggio qui: { $pairs }
board-advantage-over = { $figure } su { $other }
board-no-advantage = Qui nessuna unità ha un vantaggio su un’altra.
board-advantage = Vantaggio: { $units }
board-simple-value = Conta { $n }
board-tribe = Tribù
board-bid = Punta { $n }
board-note-bid = Chi vince una sezione perde la puntata; l’altro ne riprende metà.
board-note-bid-tribe = La Tribù deve puntare tutto ciò che ha.
board-note-row-strength = Conta in ogni scontro.
board-note-row-tactics = Chi la vince forma le colonne; gli Astragali contano con il vantaggio.
board-note-row-mobility = Decide se le unità battute si salvano.
board-unit = Unità { $n }: { $figure }

## Scelta degli Imperi e fine

board-empires = Imperi
board-empire-taken = Preso da { $seat }
board-empire-free = Ancora libero
board-scores = Punti
board-total = Totale
