report-span = de { $low } à { $high }
report-bin = de { $low } à { $high }
report-tip = { $value } ({ $span })
report-nth = { $n ->
        [1] commence
       *[other] joue en position { $n }
    }
report-variants = Ce qui est comparé
report-answer = La réponse

report-title-one = { $game } : comment cela se joue
report-title-two = { $game } : { $one } ou { $other } ?
report-title-many = { $game } : { $n } versions comparées

report-measure-turns = Tours par partie
report-measure-decisions = Décisions par partie
report-measure-choices = Décisions avec un choix
report-measure-options-mean = Options par décision
report-measure-options-sd = Dispersion des options
report-measure-options-most = Le plus d’options à la fois
report-measure-lead-changes = Changements en tête
report-measure-drama = Retard maximal du vainqueur
report-measure-decided-at = Part jouée avant que tout soit décidé
report-measure-margin = Avance du vainqueur
report-measure-winners = Places qui partagent la victoire
report-measure-rival-won = Victoires de l’adversaire
report-measure-first-seat = Victoires de qui commence
report-measure-score = Score moyen
report-measure-best-score = Meilleur score
report-measure-minutes = Minutes par partie
report-measure-won-by = Victoires ({ $bot })
report-measure-won = Part de victoire
report-measure-points-from = Points : { $source }

report-answer-no = { $deals ->
        [one] Après { $deals } donne, aucune mesure ne diffère avec certitude. Davantage de donnes feraient voir de plus petits écarts.
       *[other] Après { $deals } donnes, aucune mesure ne diffère avec certitude. Davantage de donnes feraient voir de plus petits écarts.
    }
report-answer-yes = Sur les mêmes donnes, des mesures diffèrent avec certitude ({ $n } sur { $of }) : { $parts }.
report-answer-part = { $unit ->
        [points] { $measure } { $value } points de pourcentage dans { $variant }
       *[none] { $measure } { $value } dans { $variant }
    }
report-answer-mean = { $measure } : { $value } ({ $span }).

report-certain = Ce qui est certain
report-noise = Ce qui peut être du bruit
report-nothing-certain = Rien de ce qui a été comparé.
report-difference = { $measure } : { $value } dans { $variant } ({ $span }) ; { $base } dans { $against }.
report-difference-share = { $measure }, en points de pourcentage : { $value } dans { $variant } ({ $span }) ; { $base } dans { $against }.
report-worth-share = S’en passer ({ $thing }) coûte, en points de pourcentage de la part de victoire : { $value } ({ $span }).
report-worth-score = S’en passer ({ $thing }) coûte, en points de score : { $value } ({ $span }).
report-place = { $variant } : qui { $nth } gagne { $value } ({ $span }) ; { $fair } serait équitable.
report-places-fair = { $variant } : aucune position dans l’ordre de jeu ne s’écarte avec certitude de la part équitable { $fair }.
report-did = { $did ->
    [offered] proposé
    [taken] pris
    [played] joué
    [used] utilisé
   *[other] { $did }
}
report-usage = { $component } : { report-did } { $value } fois par partie dans { $variant } ({ $span }).
report-share = { $component } ({ report-did }), dans { $variant } : qui l’avait gagne { $value } ({ $span }) ; { $fair } serait équitable.
report-supply-short = { $kind } : une partie en a utilisé { $most } à la fois, la boîte en contient { $printed }.
report-correction-holm = Intervalles : { $level }, chacun pour soi. « Certain » vaut pour toutes les comparaisons ensemble (Holm) ; éléments et positions sont corrigés entre eux.
report-correction-bh = Intervalles : { $level }, chacun pour soi. Parmi ce qui est dit certain, peu est faux (Benjamini et Hochberg).
report-correction-none = Intervalles : { $level }, chacun pour soi. Rien n’est corrigé pour les comparaisons multiples : attendez-vous à quelques erreurs.
report-hint-no-proof = Les vainqueurs ont eu plus de tout : la part de victoire d’un élément est un indice ; la preuve est de l’interdire à un bot (--forbid).
report-unfinished = Cette étude n’est pas terminée. Parties jouées : { $done } sur { $wanted }. Ce qu’elle dit peut encore changer.
report-early = La règle d’arrêt l’a terminée plus tôt, après { $deals } donnes sur { $wanted }. Ses intervalles restent valables, aussi souvent qu’on les regarde.

report-plot-shares = Ce qui diffère, en points de pourcentage
report-plot-shares-about = Par rapport à { $base }, sur les mêmes donnes. Un point plein est certain, un point creux peut être du bruit.
report-plot-amounts = Ce qui diffère, en pourcentage de { $base }
report-plot-amounts-about = Sur les mêmes donnes ; les nombres sont dans leurs propres unités. Un point creux peut être du bruit.
report-plot-worth = Ce que cela vaut
report-plot-worth-about = Les points de pourcentage de la part de victoire qu’un bot perd sans cela.
report-plot-length = Durée d’une partie
report-plot-length-about = En tours, en part des parties.
report-plot-margin = Avec quelle avance on gagne
report-plot-margin-about = Points d’avance sur le suivant, en part des parties.
report-plot-places = Part de victoire selon l’ordre de jeu
report-plot-places-about = { $share } serait équitable.
report-plot-components = Part de victoire de qui l’a eu ({ report-did })
report-plot-components-about = Ceux qui se distinguent le plus ; { $share } serait équitable.
report-plot-luck = D’où viennent les différences de score
report-plot-luck-about = Parts de la variance : chance de la donne et de la position, adresse du bot, et le reste.
report-means = Moyenne : { $all }.
report-part-deal = la donne
report-part-place = l’ordre de jeu
report-part-bot = le bot
report-part-play = le hasard en jeu

report-outliers = Parties qui se distinguent
report-outliers-about = Chaque enregistrement rejoue la partie : avec la commande, ou ouvert sur la première page du client du navigateur.
report-outlier = { $turns ->
        [one] { $variant }, donne { $deal } : { $turns } tour, { $scores }
       *[other] { $variant }, donne { $deal } : { $turns } tours, { $scores }
    }
report-outlier-record = { $file }
report-outlier-longest = La plus longue
report-outlier-shortest = La plus courte
report-outlier-widest = La plus nette
report-outlier-closest = La plus serrée
report-outlier-highest = Le meilleur score
report-outlier-dramatic = La plus belle remontée

report-means-table = Moyennes d’une partie, avec intervalles
report-components-table = Tous les éléments
report-components-about = Fois par partie ; puis la part de victoire des places qui l’avaient, avec son intervalle, et les points rapportés. Une ligne marquée est certaine.
report-supply-table = Le plus de pièces utilisées à la fois
report-resources-table = Ce qu’une place gagne, dépense et perd dans une partie
report-col-measure = Mesure
report-col-component = Élément
report-col-kind = Sorte
report-col-variant = Dans
report-col-offered = Proposé
report-col-taken = Pris
report-col-played = Joué
report-col-used = Utilisé
report-col-share = Part de victoire
report-col-points = Points
report-col-mean = Moyenne
report-col-quantile = 95 % des parties
report-col-most = Max
report-col-printed = Dans la boîte
report-col-resource = Ressource
report-col-gained = Gagné
report-col-spent = Dépensé
report-col-wasted = Perdu
report-col-left = Restant à la fin

report-change = { $path } { $after } au lieu de { $before }
report-change-new = { $path } est nouveau
report-change-gone = { $path } a disparu
report-change-more = { $n } de plus

report-made = Comment cela a été fait
report-made-deals = donnes
report-made-games = parties
report-made-seconds = de temps processeur
report-made-how = { $players ->
        [one] { $players } place : { $bots } ; les bots changent de place ; graine { $seed }.
       *[other] { $players } places : { $bots } ; les bots changent de place ; graine { $seed }.
    }
report-made-version = Tanglewood { $version }, empreinte { $digest }.

cli-study-report-written = Le rapport est dans { $file }
refused-study-empty = { $folder } : aucune partie de cette étude n’est encore terminée
help-study-report-out = Écrire le rapport en une page avec des graphiques, à ouvrir dans un navigateur sans réseau.
