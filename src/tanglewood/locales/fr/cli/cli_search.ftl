# Searches: `tanglewood study search`, and what it refuses.

help-search-short = Chercher des nombres proches de plusieurs objectifs.
help-search =
    Chercher des nombres proches de plusieurs objectifs, et montrer le compromis.

    Une recherche est un petit fichier TOML (docs/studies.md) : des objectifs, et les nombres qui peuvent varier. Chaque
    essai joue d’abord peu de parties ; ceux qui pourraient être parmi les meilleurs en jouent plus, et les meilleurs
    sont rejoués sur de nouvelles donnes. La même commande reprend là où elle s’est arrêtée.

    tanglewood study search hands.toml --trials 40 --games 160 -o hands.html
help-search-file = Une recherche en fichier TOML.
help-search-games = Le plus de parties d’un essai avant les nouvelles ; à la place de ce que dit le fichier.
help-search-trials = Combien de points sont essayés ; à la place de ce que dit le fichier.
help-search-out = Écrire le résultat en une page avec des graphiques, à ouvrir dans un navigateur sans réseau.
help-search-write = Écrire chaque point du front comme pack dans ce dossier, pour le jouer.

cli-search-done = { $trials ->
        [one] { $trials } essai
       *[other] { $trials } essais
    } et le jeu imprimé, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $game }, dans { $folder }
cli-search-refused = { $n ->
        [one] { $n } essai n’a pas été joué, car les nombres ne vont pas ensemble : { $why }
       *[other] { $n } essais n’ont pas été joués, car les nombres ne vont pas ensemble : { $why }
    }
cli-search-points-title = Les meilleurs points ; sur le front : aucun n’est plus près d’un objectif sans être plus loin d’un autre
cli-search-goals-title = { $deals ->
        [one] Sur { $deals } nouvelle donne que la recherche n’a pas utilisée (tous les intervalles ensemble { $level })
       *[other] Sur { $deals } nouvelles donnes que la recherche n’a pas utilisées (tous les intervalles ensemble { $level })
    }
cli-search-mattered-title = Les nombres qui comptaient, sur tous les essais (un indice : les essais ne sont pas répartis uniformément)
cli-search-interrupted = { $done ->
        [one] interrompu ; { $done } partie est gardée. Pour continuer : { $command }
       *[other] interrompu ; { $done } parties sont gardées. Pour continuer : { $command }
    }
cli-search-written = Essai { $trial } : { $command }
cli-search-nothing-written = Rien n’a été écrit : seul le jeu imprimé est sur le front.
cli-column-trial = essai
cli-column-front = sur le front
cli-column-chance = chances
cli-column-changes = nombres
cli-column-goal = objectif
cli-column-wanted = voulu
cli-column-searched = recherche
cli-column-fresh = nouvelles donnes
cli-column-joint = intervalle
cli-column-verdict = dedans ?

refused-search-goals = goals : au moins un attendu, comme turns = {"{"} from = 40, to = 50 {"}"}
refused-search-numbers = numbers : au moins un attendu, comme "counts.hand" = [3, 4, 5]
refused-search-count = { $name } : nombre entier à partir de 1 attendu, reçu { $given }
refused-search-players = numbers : options.players ne peut varier que si bots est un seul nom pour toutes les places, reçu { $given }
refused-search-range = numbers : { $path } : from inférieur à to et un pas supérieur à 0 attendus, reçu { $given }
refused-search-values = numbers : { $path } : de 2 à { $most } valeurs différentes attendues, reçu { $given }
refused-search-goal-range = goals : { $goal } : from, to ou les deux attendus, ou une valeur avec son écart permis (within)
refused-search-goal-order = goals : { $goal } : from inférieur à to attendu, reçu { $low } et { $high }
refused-search-goal-both = goals : { $goal } : une mesure ou une part attendue, reçu les deux
refused-search-goal-scale = goals : { $goal } : échelle supérieure à 0 attendue, reçu { $given }
refused-search-goal-share = goals : { $goal } : éléments comme card:farm ou card:* attendus, reçu { $given }
refused-search-goal-pace = goals : { $goal } : pace attendu, les secondes que prend une personne pour une décision avec un choix
refused-search-other = { $folder } contient une autre recherche (empreinte { $here }, celle-ci a { $wanted }) ; nommez un autre dossier avec --folder
refused-search-study = { $folder } contient une étude ; nommez un autre dossier avec --folder
