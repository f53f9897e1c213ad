### La maison : les mots qui n’appartiennent à aucun jeu.

name-player = Joueur { $n }
name-bot = { $bot } { $n }
bot-apprentice = Apprenti
bot-scribe = Scribe
bot-governor = Gouverneur
bot-king = Roi
bot-anunnaki = Anunnaki
bot-greedy = Glouton
bot-random = Hasard

play-welcome =
    { $count ->
        [one] { $title }, partie en solo.
       *[other] { $title }, partie à { $count }.
    } Tous les tirages découlent d’un secret, révélé à la fin. Voici son sceau :
    { $commitment }
play-turn = { $seat } :
play-hint = Tape un numéro ou une réponse ; b montre le plateau, ? l’aide.
play-help =
    Un numéro choisit une réponse ; sa notation aussi, le texte en gris : { $example }
    u  reprendre ta dernière décision
    b  montrer le plateau
    r  consulter les règles : r pour les chapitres, r { $rule } pour l’un d’eux
    w  savoir pourquoi une réponse est impossible : w { $example }
    q  quitter ; la partie est gardée dans { $file }
play-no-such-number = Il n’y a pas de réponse { $line }.
play-not-understood = « { $line } » n’est pas une réponse que je connais. Tape ? pour l’aide.
play-forbidden = Impossible. { $rule } : { $text }
play-not-asked = Ce n’est pas la décision à prendre maintenant.
play-allowed = C’est possible.
play-no-such-rule = Il n’y a pas de règle { $rule }.
play-undo-agree = Tu ne peux revenir jusque-là que si toute la table est d’accord ; dés et pioches seront alors tirés de nouveau. Tout le monde est d’accord ? ({ play-yes }/{ play-no })
play-yes = o
play-no = n
play-undone = C’est repris.
play-cannot-undo = Il n’y a rien que tu puisses reprendre.
play-hide = Appuie sur Entrée pour cacher l’écran.
play-cover = Passe l’écran à { $seat }, qui appuie sur Entrée quand personne d’autre ne le voit.
play-news = Ce qui s’est passé entre-temps :
play-kept = La partie est gardée. Pour la reprendre :
play-rank = rang
play-player = joueur
play-points = points
play-winner =
    { $count ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
play-secret =
    Le secret des tirages était :
    { $secret }

replay-entry = { $n }. { $seat } : { $action }
replay-undo = { $n }. { $seat } revient à l’entrée { $to }.
replay-bot = { $n }. { $bot } joue désormais pour { $seat }.
replay-back = { $n }. { $seat } est de retour et reprend la partie.
replay-resign = { $n }. { $seat } abandonne ; { $bot } continue.
replay-more = Entrée pour continuer, q pour arrêter

analyse-thinking = Je réfléchis à chaque coup
analyse-worst = Les coups qui ont coûté le plus
analyse-none = Aucun coup n’a coûté cher.
analyse-entry = entrée
analyse-played = joué
analyse-better = mieux, et la suite possible
analyse-lost = chances de gagner
analyse-kept = L’analyse est gardée dans { $file }
analyse-plot = Le graphique est dans { $file }

games-option = option
games-values = valeurs, celle par défaut en premier

## An option of all games

option-players = Joueurs

## The page

page-name = Eduba
page-home = Accueil
page-navigation = Menu principal
page-account = Compte
page-language = Langue
page-theme-auto = Clair ou sombre, selon ton appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-connecting = Un instant…
page-broken = La connexion est coupée ; je réessaie. Rien de ce que tu as joué n’est perdu.
page-failure = Ça n’a pas marché
page-close = Fermer
page-cancel = Annuler

page-welcome = Bienvenue à la maison des tablettes
page-welcome-more = Des jeux de société du pays entre les fleuves : contre des robots, autour d’un même écran, ou avec des amis au loin.
page-games = Jeux
page-seats-from-to =
    { $low ->
        [0] { $high } joueurs
       *[other] De { $low } à { $high } joueurs
    }{ $more ->
        [0] { "" }
       *[other] , jusqu’à { $more } avec d’autres options
    }
page-play-bots = Jouer contre des robots
page-with-friends = Jouer entre amis
page-rules = Règles
page-my-matches = Mes parties
page-my-matches-empty = Rien encore. Tu retrouveras ici ce que tu joues sur cet appareil.
page-lobby = Tables ouvertes
page-lobby-empty = Aucune table n’attend de joueurs pour l’instant. Ouvres-en une et affiche-la.
page-status-waiting = en attente
page-status-playing = en cours
page-status-over = terminée
page-status-stopped = arrêtée
page-forget-match = Retirer de la liste : { $title } avec { $names }
page-take-seat = Prendre place
page-watch = Regarder

page-new-table = Nouvelle table : { $title }
page-seats = Places
page-how-many = Combien de joueurs ?
page-who-sits = Qui prend la place { $n } ?
page-name-of-seat = Nom de la personne à la place { $n }
page-your-name = Nom
page-seat-me = Moi
page-seat-here = Une autre personne ici
page-seat-invite = Sur invitation (lien)
page-seat-bot = Robot : { $bot }
page-seat-open = place libre
page-options = Options
page-company = Invités
page-listed = Afficher parmi les tables ouvertes, pour qui veut venir
page-spectators = On peut regarder
page-hints = On peut demander des conseils
page-open-table = Ouvrir la table

page-join = On t’invite : { $title }
page-waiting = { $title } : on attend des joueurs
page-waiting-how = Envoie chaque lien à une seule personne. La partie commence d’elle-même quand toutes les places sont prises ; d’ici là tu peux fermer cette page.
page-waiting-others = La partie commence d’elle-même dès que tout le monde est là.
page-invite-to-seat = Invitation pour la place { $n }
page-copy = Copier
page-copied = Copié
page-no-table = Cette table n’existe pas
page-no-table-why = Le lien est peut-être incomplet, ou cette table n’accepte pas de spectateurs.

page-prompt = La décision
page-players = Joueurs
page-board = Plateau
page-beside = À côté du plateau
page-announcements = Annonces
page-your-turn = À toi.
page-is-deciding = réfléchit…
page-where = { $picked } : où ?
page-how = { $picked } : comment ?
page-what-else = { $picked } : choisis la suite.
page-turn-of = { $name } réfléchit.
page-over = La partie est terminée.
page-looking-back = Tu revois un moment passé de la partie.
page-undo = Reprendre le coup
page-undo-ask = Demander à reprendre le coup
page-not-asked = Ce n’est pas la décision à prendre maintenant.
page-not-your-turn = Ce n’est pas à toi de jouer.
page-whole-board = Tout le plateau
page-confirm-moves = Me demander avant de jouer un coup
page-you = toi
page-online = en ligne
page-away = hors ligne
page-nobody = personne
page-resigned = a abandonné
page-plays-as-bot = robot : { $bot }
page-let-bot-play = Laisser un robot continuer
page-bot-sits-in = En attendant, { $bot } joue pour { $name }.
page-i-am-here = Je suis là
page-points = Points
page-with-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-tie-break = À égalité de points, c’est le départage prévu par la règle qui a tranché.
page-rematch = Rejouer
page-to-rematch = Vers la partie suivante
page-rematch-waits = Une nouvelle partie t’attend.
page-save-match = Enregistrer la partie

page-kept = Cette partie ne peut pas continuer ici
page-kept-over = Cette partie est terminée
page-kept-why = { $why ->
    [rules] Les règles de la maison ont changé depuis, et les coups joués n’y donneraient plus le même résultat.
    [content] Elle a été jouée avec les valeurs d’une boîte qui n’est pas installée ici.
    [game] Son jeu n’est plus installé ici.
   *[newer] Elle se joue avec des règles plus récentes que celles de ce serveur.
}
page-kept-remains = Le journal et la discussion restent.
page-kept-remains-over = Le résultat, le journal et la discussion restent.
page-kept-no-board = Le plateau d’alors ne peut plus être dessiné.

page-asks-undo = { $name } voudrait revenir sur sa dernière décision. Dés et pioches seront alors tirés de nouveau.
page-asks-bot = { $name } voudrait qu’un robot joue à la place { $absent-of }.
page-asked-waits = On attend la réponse des autres.
page-refused-by = { $name } n’est pas d’accord : rien ne change.
page-agree = D’accord
page-refuse = Non merci

page-log = Journal
page-log-empty = Rien ne s’est encore passé.
page-log-answer = { $name } : { $answer }
page-look-back-here = Revoir ce moment
page-look-back-to = Revoir l’entrée { $n }
page-undid = { $name } revient sur sa dernière décision.
page-handed-over = { $bot } joue désormais pour { $name }.
page-is-back = { $name } est de retour et reprend la partie.
page-gave-up = { $name } abandonne.
page-decided = { $name } a pris une décision.
page-carried = Les règles ont été mises à jour. La partie continue avec les nouvelles, qui ne changent rien à ce qui a été joué.
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-say = Envoyer
page-say-something = Dis quelque chose à la table
page-mute = Masquer cette personne
page-unmute = Montrer cette personne
page-muted = (masqué)
page-report = Signaler
page-reported = Signalé
page-in-words = En mots
page-text-view = Le plateau en mots
page-all-answers = Toutes les réponses possibles
page-table = Table
page-watch-link = Lien pour regarder cette partie
page-carry = Continuer sur un autre appareil
page-carry-link = Lien qui emporte ta place
page-carry-warning = Ouvre-le sur ton autre appareil. Qui a ce lien joue à ta place : ne le montre à personne.
page-keep-to-myself = Déconnecter les autres appareils
page-resign = Abandonner
page-resign-sure = { $name }, veux-tu vraiment abandonner ? Un robot continuera à ta place.
page-resign-ends = { $name }, veux-tu vraiment abandonner ? La partie s’arrête là.
page-fair-chance = Tirages vérifiables
page-fair-chance-how = Tous les tirages de la partie découlent d’un secret fixé d’avance. Il est révélé à la fin : chacun peut vérifier.
page-seal = Sceau
page-secret = Secret

page-replay = Revoir
page-step-back = Un pas en arrière
page-step-forward = Un pas en avant
page-play-back = Revoir la partie
page-pause = Pause
page-entry = Entrée
page-entry-of = { $n } sur { $last }
page-to-present = Maintenant

page-hint = Conseil
page-hint-thinking = Un Roi y réfléchit…
page-hint-says = Un Roi choisirait :
page-hint-answer = { $answer } : { $n } %
page-hint-close = Fermer le conseil
page-hurry = Plus vite, les robots !

page-why = Pourquoi ?
page-why-chose = { $name } a choisi ceci : { $answer } ({ $n } % de chances de gagner).
page-why-weighed = Autres idées : { $answers }.
page-why-answer = { $answer } ({ $n } %)
page-why-passed-over = Un autre coup semblait meilleur, mais il avait été trop peu essayé pour qu’on s’y fie ; ou bien ce robot ne prend pas toujours le meilleur.

page-analyse = Où la partie s’est-elle jouée ?
page-analyse-on = Analyser la suite
page-analysing = Je réfléchis à chaque coup
page-chances = Chances de gagner après chaque coup
page-chance-of = { $name } : { $n } %
page-percent = { $n } %
page-worst = Les coups qui ont coûté le plus
page-worst-none = Aucun coup n’a coûté cher.
page-worst-move = Entrée { $n }, { $name } : de { $before } % à { $after } %
page-better = Mieux : { $answer }
page-better-line = Et ensuite, peut-être : { $line }
page-better-step = { $name } : { $answer }

page-cover = Passe l’écran à { $name }
page-cover-why = La suite n’est que pour les yeux { $name-of }.
page-uncover = C’est moi, { $name }

page-rules-of = { $title } : les règles
page-search-rules = Chercher dans les règles
page-rules-found = { $n ->
    [one] { $n } paragraphe
   *[other] { $n } paragraphes
}
page-rules-nothing = Aucun paragraphe ne contient ces mots.
page-rules-none = Ce jeu n’a pas de règles à lire ici.

page-account-why = Tu peux jouer sans compte. Avec un compte, tes parties et tes statistiques te suivent. Pas besoin d’adresse e-mail : tu reçois un code de secours.
page-sign-in = Se connecter
page-sign-up = Nouveau compte
page-recover = Mot de passe oublié
page-sign-out = Se déconnecter
page-password = Mot de passe
page-new-password = Nouveau mot de passe
page-code = Code de secours
page-recovery-code = Note ce code de secours. Il n’est montré qu’une fois, et lui seul t’aidera si tu oublies ton mot de passe :
page-written-down = C’est noté
page-export-data = Enregistrer mes données
page-delete-account = Supprimer mon compte
page-delete-sure = Oui, supprimer mon compte pour de bon
page-statistics = Statistiques
page-statistics-empty = Les parties que tu termines avec ce compte sont comptées ici.
page-against-bots = contre des robots
page-against-people = contre des personnes
page-stat-played = Jouées
page-stat-won = Gagnées
page-stat-rank = Rang moyen
page-stat-points = Points en moyenne

problem-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
problem-seat-taken = Toutes les places sont prises, ou cette invitation a déjà servi.
problem-not-started = La table attend encore des joueurs.
problem-unknown-match = Cette table n’existe pas.
problem-unknown-game = Ce jeu n’existe pas ici.
problem-no-spectators = Cette table n’accepte pas de spectateurs.
problem-not-your-seat = Cette place n’est pas la tienne, ou elle a été retirée à cet appareil.
problem-not-now = Ce n’est pas possible pour l’instant.
problem-too-many-requests = C’était un peu rapide. Attends un instant.
problem-proposal-closed = C’est déjà réglé.
problem-other-version = Les règles de cette partie ne sont plus ici. On peut encore voir ce qui en est conservé.
problem-name-taken = Il y a déjà un compte à ce nom.
problem-busy = Le serveur est très occupé. Réessaie dans un instant.
problem-wrong-password = Le nom et le mot de passe ne correspondent pas.
problem-not-the-password = Ce n’est pas le mot de passe de ce compte.
problem-wrong-code = Le nom et le code de secours ne correspondent pas.
problem-bad-option = Ces options ne vont pas ensemble.
problem-bots-alone = Les robots ne jouent pas tout seuls ici. Prends une place, ou invite quelqu’un.
problem-too-many-tables = { $most } de tes parties ne sont pas finies. Termines-en une d’abord.
problem-too-many-listed = { $most } de tes tables sont déjà dans la liste. Celle-ci peut être ouverte sans y figurer.
problem-no-hints = Les conseils sont désactivés à cette table.
problem-no-thought = Aucun raisonnement n’a été gardé pour ce coup.
problem-secret-thoughts = Les raisons de ce robot seront visibles à la fin de la partie.
problem-no-counsel = Les robots n’ont pas trouvé de réponse. Réessaie plus tard.
problem-stale = Un autre coup est passé avant. Regarde de nouveau.
problem-illegal-action = Les règles ne le permettent pas.
problem-not-asked = Ce n’est pas la décision à prendre maintenant.
problem-no-such-action = Cette réponse n’existe pas.
problem-no-such-entry = La partie n’a pas cette entrée.
problem-no-such-line = Cette ligne n’est pas dans la discussion.
problem-not-over = Cela se voit une fois la partie finie.
problem-not-a-person = Personne n’est assis là.
problem-not-away = Un robot ne peut remplacer que quelqu’un d’absent depuis une minute. Redemande dans { $wait } s si personne n’est revenu.
problem-bot-plays = Un robot joue à cette place en attendant. Dis d’abord que tu es là.
problem-gave-up = Cette place a été abandonnée ; un robot y joue.
problem-cannot-mute = Cette place ne peut pas être mise en sourdine.
problem-unknown-proposal = Cette proposition n’existe pas.
problem-no-vote = Tu ne votes pas sur cette question.
problem-unknown-bot = Ce robot ne joue pas ici.
problem-unknown-language = Eduba ne propose pas cette langue.
problem-not-signed-in = Aucun compte n’est connecté.
problem-invalid-request = La demande n’est pas valable.
problem-unseen-letters = Le texte contient des caractères invisibles, par exemple un retour à la ligne. Tape-le à nouveau.
problem-too-long = Cette partie est devenue si longue qu’on ne peut plus revenir en arrière.
problem-too-large = C’est trop long.
problem-foreign-origin = Le serveur n’accepte pas les demandes de cette page.
problem-lost-key = Cette partie ne peut pas être ouverte : le serveur n’a plus la clé avec laquelle elle a été scellée.
problem-not-well = Le serveur ne peut rien enregistrer pour l’instant. Réessaie dans un instant.
problem-damaged-match = Cette partie est endommagée et ne peut pas être ouverte.
problem-server-error = Le serveur a rencontré un problème. Ce que tu as joué est conservé.
problem-http-error = Ça n’a pas marché ; la page est peut-être plus vieille que le serveur. Recharge-la.
