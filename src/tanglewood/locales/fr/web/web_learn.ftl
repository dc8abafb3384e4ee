# Learning by playing

learn-names = Ada Bruno Cleo Dara

web-learn-of = Apprendre : { $game }
web-learn-lead = De courts chapitres à la vraie table. Commencez par le premier ; rien n’est verrouillé.
web-learn-guide = Guide
web-learn-goal = But :
web-learn-over = La leçon est terminée.
web-learn-step = étape { $step } sur { $all }
web-learn-minutes = { $n ->
    [one] environ { $n } minute
   *[other] environ { $n } minutes
}
web-learn-chapter = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} · { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
}
web-learn-first = votre première partie
web-learn-done = terminé
web-learn-begun = reprendre à l’étape { $step }
web-learn-symbols = Symboles
web-learn-show = Me montrer
web-learn-back = Retour
web-learn-skip = Passer
web-learn-leave = Quitter
web-learn-why = Pourquoi ?
web-learn-go-on = Continuer
web-learn-alone = Fait tout seul, car il n’y avait pas d’autre choix : { $what }.
web-learn-take-back = Annuler
web-learn-offer = Voulez-vous continuer la partie par vous-même ?
web-learn-offer-yes = Oui, je joue
web-learn-offer-no = Non, j’apprends encore
web-learn-resumed = Vous en étiez ici.
web-learn-restart = Depuis le début
web-learn-next = Suite : { $title }
web-learn-play-on = Jouer à partir d’ici
web-learn-real = Jouer une vraie partie
web-learn-chapters = Tous les chapitres
web-learn-end = La leçon est terminée
web-learn-none = Ce jeu n’a pas encore de leçons.
web-learn-signs = Ce que les signes veulent dire
web-learn-no-signs = Ce jeu n’a pas encore de liste de ses signes.
web-played = Comment on joue
web-played-signs = Symboles
web-played-more = Tout le livret de règles
web-played-nothing = Ce jeu n’a que ses règles exactes ; le livret les énumère.
