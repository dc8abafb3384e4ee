# Studies: `tanglewood study`, and what it refuses.

help-study-short = Comparer des versions d’un jeu sur les mêmes donnes, avec des intervalles.
help-study =
    Comparer des versions d’un jeu sur les mêmes donnes, avec des intervalles.

    Une étude est un petit fichier TOML (docs/studies.md) ou les options de `run`. Son dossier garde chaque partie
    terminée ; la même commande reprend là où elle s’est arrêtée.
help-study-run-short = Jouer une étude, ou la reprendre.
help-study-run =
    Jouer une étude, ou la reprendre.

    tanglewood study run troll.toml --jobs 2

    tanglewood study run --game deep_forest -o sparse=0,8 --games 200

    tanglewood study run --game everdell --forbid card:fool --games 200
help-study-report-short = Ce qu’une étude a trouvé : moyennes, places, éléments, chance et adresse.
help-study-compare-short = Ce qui diffère entre les variantes d’une étude, ou entre deux études.
help-study-file = Une étude en fichier TOML. Les options de la ligne de commande passent avant ce qu’il dit.
help-study-folder = Le dossier d’une étude.
help-study-other = Le dossier d’une deuxième étude, sur les mêmes donnes.
help-study-game = Le jeu, s’il n’y a pas de fichier.
help-study-bots = Un bot pour toutes les places, ou un par place avec des virgules. Par défaut : greedy.
help-study-option = Une option du jeu ; plusieurs valeurs avec des virgules sont comparées.
help-study-pack = Un pack à comparer ; plusieurs fois pour plusieurs packs.
help-study-set = Un nombre du pack à changer ; plusieurs valeurs avec des virgules sont comparées.
help-study-forbid = Ce dont un bot se passe, pour voir ce que cela vaut ; plusieurs fois pour plusieurs choses.
help-study-games = Combien de parties joue chaque variante.
help-study-precision = S’arrêter dès que toutes les différences de la mesure sont certaines ou connues à cette précision.
help-study-measure = La mesure que regarde l’arrêt anticipé.
help-study-out = Le dossier ; par défaut, il porte le nom du fichier ou du jeu.
help-study-ray = Jouer sur un cluster Ray à cette adresse ; auto : celui qui tourne sur cette machine.
help-study-all = Tous les éléments, pas seulement ceux qui se distinguent.

cli-study-done = { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $game }, dans { $folder }
cli-study-early = Arrêt anticipé, après { $deals } donnes sur { $wanted } : la règle d’arrêt est satisfaite.
cli-study-unfinished = Cette étude n’est pas terminée : { $done } parties sur { $wanted }. Pour continuer : { $command }
cli-study-interrupted = interrompu ; parties gardées : { $done } sur { $wanted }. Pour continuer : { $command }
cli-study-made = Fait par : { $command }
cli-study-digest = empreinte { $digest }, packs : { $packs }
cli-study-certain = Ce qui est certain ({ $level } ensemble, correction : { $correction })
cli-study-noise = Ce qui peut être du bruit
cli-study-nothing = Aucune différence n’est certaine.
cli-study-difference = { $variant } : { $measure } { $value } (de { $low } à { $high }), contre { $base } dans { $against }
cli-study-worth-title = Ce que cela vaut : bots libres moins celui qui s’en passe
cli-study-means-title = Moyennes d’une partie
cli-study-places-title = Part de victoire selon l’ordre de jeu
cli-study-luck-title = D’où viennent les différences, parts de la variance
cli-study-shares-title = Éléments dont les propriétaires gagnent plus ou moins souvent
cli-study-usage-title = Éléments utilisés plus ou moins souvent, par partie
cli-study-maxima-title = Le plus de pièces utilisées à la fois, et ce que contient la boîte
cli-study-other-winner = { $variant } : une autre place gagne { $value } des mêmes donnes (de { $low } à { $high }).
cli-study-one-variant = Cette étude a une seule variante ; il n’y a rien à comparer.
cli-column-variant = variante
cli-column-measure = mesure
cli-column-value = valeur
cli-column-place = place
cli-column-part = part
cli-column-component = élément
cli-column-did = action
cli-column-seats = places
cli-column-forbids = sans
cli-column-base = base
cli-column-printed = imprimé
cli-column-kind = sorte
cli-column-quantile = 95 %
cli-column-adjusted = p

refused-extra = cela demande { $library } ; installez-le avec : pip install 'tanglewood[{ $extra }]'
refused-ray-address = aucun cluster Ray ne répond à { $address } : { $problem }
refused-ray-version = le cluster utilise Tanglewood { $there }, ici c’est { $here } ; installez-y la même version
refused-study-file = { $file } : { $problem }
refused-study-what = nommez un fichier, ou un jeu avec --game
refused-study-both = un fichier ou --game attendu, reçu les deux
refused-study-own = le fichier le fixe lui-même dans sa variante { $variant } : retirez { $option }, ou modifiez le fichier
refused-study-measure-alone = --measure est la mesure d’un arrêt anticipé : indiquez aussi --precision
refused-study-games = games : nombre entier à partir de 1 attendu, reçu { $given }
refused-study-confidence = confidence : nombre de 0.5 à moins de 1 attendu, reçu { $given }
refused-study-variants = au plus { $most } variantes attendues, reçu { $n } ; donnez moins de valeurs à la grille
refused-study-grid = grid : nom comme options.NAME ou set.TABLE.ID.FIELD attendu, reçu { $given }
refused-study-values = grid : { $name } : valeurs attendues, aucune reçue
refused-study-measure = mesure attendue, parmi { $known } ; reçu { $given }
refused-study-stop = stop : first et every doivent être des nombres entiers à partir de 2 et 1, reçu { $first } et { $every }
refused-study-precision = precision : nombre à partir de 0 attendu, reçu { $given }
refused-study-none = { $folder } : il n’y a pas d’étude ici ; commencez-en une avec : tanglewood study run FILE
refused-study-digest = { $folder } : study.json a été modifié après le début de l’étude ; commencez-en une nouvelle dans un autre dossier
refused-study-other = { $folder } contient une autre étude (empreinte { $here }, celle-ci a { $wanted }) ; nommez un autre dossier avec --out
refused-study-line = { $file }, ligne { $line } : ce n’est pas une partie d’étude : { $problem }
refused-study-alike = les études ne se comparent pas donne par donne : { $what } diffère ({ $one } et { $other })
