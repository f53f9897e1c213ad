### La maison : les mots qui n’appartiennent à aucun jeu.

name-player = Joueur { $n }
name-bot = { $bot } { $n }
bot-greedy = Glouton
bot-random = Hasard

play-welcome =
    { $count ->
        [one] { $title }, à une seule personne.
       *[other] { $title }, { $count } à la table.
    } Le hasard est scellé ; le secret de ce sceau sera montré à la fin :
    { $commitment }
play-turn = { $seat } :
play-hint = Tape un numéro ou une réponse ; b montre le plateau, ? l’aide.
play-help =
    Un numéro choisit une réponse ; sa notation aussi, le texte en gris : { $example }
    u  reprendre ta dernière décision
    b  montrer le plateau
    r  consulter les règles : r pour les chapitres, r { $rule } pour l’un d’eux
    w  savoir pourquoi une réponse est impossible : w { $example }
    q  quitter ; la partie est gardée dans { $file }
play-no-such-number = Il n’y a pas de réponse { $line }.
play-not-understood = « { $line } » n’est pas une réponse que je connais. Tape ? pour l’aide.
play-forbidden = Impossible. { $rule } : { $text }
play-not-asked = Ce n’est pas ce qui est demandé maintenant.
play-allowed = C’est possible.
play-no-such-rule = Il n’y a pas de règle { $rule }.
play-undo-agree = Tu ne peux revenir jusque-là que si toute la table est d’accord ; le hasard sera alors tiré de nouveau. Tout le monde est d’accord ? ({ play-yes }/{ play-no })
play-yes = o
play-no = n
play-undone = C’est repris.
play-cannot-undo = Il n’y a rien que tu puisses reprendre.
play-hide = Appuie sur Entrée pour cacher l’écran.
play-cover = Passe l’écran à { $seat }, qui appuie sur Entrée quand personne d’autre ne le voit.
play-news = Ce qui s’est passé entre-temps :
play-kept = La partie est gardée. Pour la reprendre :
play-rank = rang
play-player = joueur
play-points = points
play-winner =
    { $count ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
play-secret =
    Le secret du hasard était :
    { $secret }

replay-entry = { $n }. { $seat } : { $action }
replay-undo = { $n }. { $seat } revient à l’entrée { $to }.
replay-bot = { $n }. { $bot } joue désormais pour { $seat }.
replay-resign = { $n }. { $seat } abandonne ; { $bot } continue.
replay-more = Entrée pour continuer, q pour arrêter

games-option = option
games-values = valeurs, l’habituelle en premier
