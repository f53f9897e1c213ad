### La maison : les mots qui n’appartiennent à aucun jeu.

name-player = Joueur { $n }
name-bot = { $bot } { $n }

play-welcome = { $title } : { $count } à la table. Les dés sont scellés par { $commitment } ; le secret sera montré à la fin.
play-turn = { $seat } :
play-choices = Réponses (tape un numéro ou la notation d’une réponse ; ? pour l’aide)
play-help =
    Un numéro choisit une réponse ; sa notation aussi (le texte en gris).
    u  reprendre ta dernière décision, si rien n’a été dévoilé depuis
    b  montrer le plateau      a  montrer toutes les réponses
    r  consulter une règle, par exemple : r UR-10.6
    w  savoir pourquoi une réponse est impossible, par exemple : w act W
    q  quitter ; la partie est gardée dans { $file }
play-number-range = Tape un numéro de 1 à { $n }.
play-forbidden = Impossible. { $rule } : { $text }
play-not-asked = Ce n’est pas ce qui est demandé maintenant.
play-not-understood = « { $line } » n’est pas une réponse que je connais. Tape ? pour l’aide.
play-no-such-rule = Il n’y a pas de règle { $rule }.
play-allowed = C’est possible.
play-undone = C’est repris.
play-cannot-undo = Rien ne peut être repris : quelque chose a été dévoilé, ou quelqu’un d’autre a joué depuis.
play-kept = La partie est gardée dans { $file } ; pour la reprendre : { $command }
play-over = La partie est terminée.
play-rank = rang
play-player = joueur
play-points = points
play-winner =
    { $count ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
play-secret = Le secret des dés était { $secret }.
replay-entry = { $n }. { $seat } : { $action }
replay-undo = { $n }. { $seat } revient à l’entrée { $to }.
replay-bot = { $n }. Un robot joue désormais pour { $seat } ({ $bot }).
replay-resign = { $n }. { $seat } abandonne.
replay-more = Entrée pour continuer, q pour arrêter
