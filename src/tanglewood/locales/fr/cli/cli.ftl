cli-examples =
    Jouer, étudier et concevoir des jeux de société forestiers.

    Jouer dans le navigateur, ou ici dans le terminal :
      tanglewood play
      tanglewood play everdell --players 3 --bots adept,greedy
      tanglewood play mycelia --variant solo,prisma --terminal
    Faire jouer beaucoup de parties à des bots :
      tanglewood simulate mycelia --bots greedy,random --games 200
      tanglewood simulate everdell --variant nightweave --difficulty 0..4
      tanglewood arena mycelia --bots beginner,greedy,adept --games 40
    Rejouer une partie enregistrée, coup par coup :
      tanglewood replay mycelia-7.tgr
    Consulter règles, éléments, jeux et leurs options :
      tanglewood rules mycelia
      tanglewood rules everdell --search tie
      tanglewood cards everdell --search historian
      tanglewood games
    Héberger des tables pour des amis :
      tanglewood serve --host 0.0.0.0
    Mesurer un agent, et cette version :
      tanglewood evaluate mycelia --agent adept --deals 20
      tanglewood bench

    « tanglewood COMMAND --help » explique une commande.

cli-you = Vous
cli-welcome = { $players ->
    [one] { $title }, { $players } joueur. Graine { $seed } : la même graine donne la même partie.
   *[other] { $title }, { $players } joueurs. Graine { $seed } : la même graine donne la même partie.
}
cli-welcome-back = { $title }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}. Bon retour !
cli-begins = { $you ->
    [yes] Vous commencez.
   *[no] { $name } commence.
}
cli-seats = Vous avez la place { $seat } ; vos adversaires : { $others }.
cli-seats-alone = { $rival ->
    [none] Vous jouez en solo.
   *[other] Vous jouez en solo contre { $rival }.
}
cli-how =
    Répondez par le numéro d’une option, par son texte ({ $move }) ou par une forme courte
    qui ne correspond qu’à une option ({ $short }). Autres réponses : hint, undo, card NAME,
    rule TEXT, log, board, save, quit. « help » les explique.
cli-help-answers =
    Une réponse est le numéro d’une option, son texte entier, ou une partie suffisante :
      3                la troisième option
cli-help-commands =
    Vous pouvez aussi taper :
      hint             les trois coups que préfère le bot le plus fort ; Ctrl-C l’annule
      undo             retour à votre dernière décision, sauf si quelque chose de caché a été révélé depuis
      card NAME        n’importe quelle carte ou autre élément : ses nombres, son coût, ce qu’il fait (card { $card })
      card             les sortes d’éléments qui existent ;  card KIND  les liste
      rule TEXT        une règle par son id, ou la réponse à une question (rule { $rule })
      log [N]          ce qui s’est passé jusqu’ici (les N dernières phrases)
      board            remontrer toute la table
      save [FILE]      écrire la partie dans un fichier et continuer
      quit             enregistrer et quitter ; on vous dit comment reprendre la partie
cli-hint = { $bot } préfère (avec la part de victoire attendue pour vous, et l’intervalle à 95 %) :
cli-hint-why = { $why }
cli-hint-thinking = { $bot } réfléchit
cli-hint-given-up = Le conseil a été annulé.
cli-undo-none = Il n’y a rien à annuler : c’est votre première décision.
cli-undone = Annulé : { $move }.
cli-undo-chance = Cela ne peut pas être annulé : depuis votre dernière décision, des cartes ont été piochées ou révélées, ou le dé a été lancé.
cli-saved = La partie est enregistrée dans { $file }.
cli-save-failed = La partie n’a pas pu être enregistrée dans { $file } : { $reason }. Essayez « save OTHER-FILE ».
cli-quit-unsaved = Tapez encore une fois « quit » pour quitter sans enregistrer.
cli-go-on = Pour la reprendre :  tanglewood play { $game } --resume { $file }
cli-replay = Pour la revoir :  tanglewood replay { $file }
cli-again = Pour rejouer la même donne :  tanglewood play { $game }{ $options } --seed { $seed }
cli-unknown = { $near ->
    [none] Aucune option ne correspond à « { $answer } ». Entrez un nombre de 1 à { $n }, ou « help ».
   *[other] Aucune option ne correspond à « { $answer } » ; vouliez-vous dire « { $near } » ? Entrez un nombre de 1 à { $n }, ou « help ».
}
cli-number = Il n’y a pas d’option { $number } ; les options sont numérotées de 1 à { $n }.
cli-several = « { $answer } » correspond à plusieurs options : { $options }. Laquelle ?
cli-what-card = Laquelle ? Par exemple : card { $example }. Ces mots listent ce qui existe :
cli-card-kind = { $kind } ({ $n })
cli-no-card = { $near ->
    [none] Rien dans ce jeu ne s’appelle « { $name } ». « card » seul liste ce qui existe.
   *[other] Rien dans ce jeu ne s’appelle « { $name } » ; vouliez-vous dire « { $near } » ? « card » seul liste ce qui existe.
}
cli-more-cards = … et { $n } autres :
cli-what-rule = Laquelle ? Donnez un id, un mot ou une question, par exemple : rule { $example }
cli-book-questions = Questions fréquentes
cli-book-exact = Posez une question avec « tanglewood rules { $game } --search QUESTION ». « --exact » liste les règles exactes ({ $n }), « --symbols » dit ce que veulent dire les symboles.
cli-book-no-symbols = { $game } n’a pas de liste de symboles.
cli-book-answers = { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses, la meilleure d’abord
}
cli-log-empty = Rien ne s’est encore passé.
cli-interrupted = La partie a été interrompue.
cli-interrupted-games = { $wanted ->
    [one] interrompu après { $done } partie sur { $wanted }.
   *[other] interrompu après { $done } parties sur { $wanted }.
}
cli-interrupted-analysis = { $wanted ->
    [one] interrompu après { $done } décision sur { $wanted }.
   *[other] interrompu après { $done } décisions sur { $wanted }.
}
cli-error = erreur :
cli-seat = place { $n }
cli-note = note : { $text }
cli-other-pack = { $designed ->
    [yes] l’enregistrement a été fait avec le pack « { $theirs } » ; ici, il continue avec « { $ours } ». Donnez ce pack avec --pack FOLDER.
   *[no] l’enregistrement a été fait avec le pack « { $theirs } » ; cette installation a « { $ours } ».
}
cli-idle-option = { $option } n’a pas d’effet ici ; cela ne vaut qu’avec { $needs }.
cli-idle-terminal = { $option } n’a pas d’effet dans le terminal ; c’est pour le navigateur.
cli-overruled = le jeu fixe { $option } à { $value }.
cli-round-up = Après { $counts } :
cli-progress = { $count ->
    [round] { $n ->
        [one] { $n } tour de table
       *[other] { $n } tours de table
    }
    [cards] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    [events] { $n ->
        [one] { $n } événement
       *[other] { $n } événements
    }
   *[other] { $count } { $n }
}
cli-card-source = { $file }. { web-card-source }
cli-card-note = Note : { $note }
cli-card-fields = Dans le pack : { $fields }
cli-check-holds = { $moves ->
    [one] L’enregistrement se rejoue correctement : { $moves } coup, le même résultat.
   *[other] L’enregistrement se rejoue correctement : { $moves } coups, le même résultat.
}
cli-check-open = { $moves ->
    [one] L’enregistrement, incomplet, se rejoue correctement : { $moves } coup, partie non terminée.
   *[other] L’enregistrement, incomplet, se rejoue correctement : { $moves } coups, partie non terminée.
}
cli-check-fails = L’enregistrement ne se rejoue plus correctement :
cli-not-built = Pas encore réalisé, { $part } : { $ids }
cli-untested-none = { $n ->
    [1] La seule règle des parties réalisées est démontrée par des tests.
   *[other] Les { $n } règles des parties réalisées sont démontrées par des tests.
}
cli-untested = { $n ->
    [one] { $n } règle sur { $all } des parties réalisées n’est démontrée par aucun test :
   *[other] { $n } règles sur { $all } des parties réalisées ne sont démontrées par aucun test :
}
cli-uncited-none = { $n ->
    [1] La seule règle des parties réalisées est citée là où elle est décidée.
   *[other] Les { $n } règles des parties réalisées sont citées là où elles sont décidées.
}
cli-uncited = { $n ->
    [one] { $n } règle sur { $all } des parties réalisées n’est citée nulle part dans les sources :
   *[other] { $n } règles sur { $all } des parties réalisées ne sont citées nulle part dans les sources :
}
cli-rule-why = Pourquoi : { $why }
cli-rule-source = Source : { $source }
cli-rule-place = {"  "}Décidée : { $place }
cli-rule-test = {"  "}Test : { $test }
cli-nothing-found = Rien ne correspond à « { $text } ».
cli-rules-english = Les règles exactes sont en anglais.
cli-rules-changed = Les règles exactes citent les nombres du jeu imprimé ; le pack { $pack } les change :
cli-rules-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
cli-cards-count = { $n ->
    [one] { $n } entrée du pack { $pack }
   *[other] { $n } entrées du pack { $pack }
}
cli-games-only = seulement avec { $needs }
cli-games-variants = Variantes (--variant, séparées par des virgules) :
cli-games-vary = « simulate » fait varier { $vary } : { $over }.
cli-games-bots = Bots (--bots, séparés par des virgules) :
cli-replayed = { $moves ->
    [one] { $title } : { $seats }. { $moves } coup.
   *[other] { $title } : { $seats }. { $moves } coups.
}
cli-analysed = { $moves ->
    [one] Analyse ({ $level }) : { $moves } décision, avec ce que l’on pouvait savoir alors.
   *[other] Analyse ({ $level }) : { $moves } décisions, chacune avec ce que l’on pouvait savoir alors.
}
cli-analysing = Analyse
cli-analysed-curve = La part de victoire attendue de chacun, du premier coup au dernier :
cli-analysed-costly = Les coups les plus coûteux :
cli-analysed-none = Aucun coup n’était clairement une erreur.
cli-analysed-move = coup
cli-analysed-who = qui
cli-analysed-cost = perdu
cli-analysed-played = joué
cli-analysed-better = mieux
cli-replayed-open = { $moves ->
    [one] Après { $moves } coup, c’est à { $name } de jouer.
   *[other] Après { $moves } coups, c’est à { $name } de jouer.
}
cli-simulated = { $games ->
    [one] { $games } partie : { $game } ({ $options }), graine { $seed }
   *[other] { $games } parties : { $game } ({ $options }), graine { $seed }
}
cli-simulated-varied = { $games ->
    [one] { $games } partie : { $game }, pour chaque valeur de { $vary } ({ $options }), graine { $seed }, avec les mêmes donnes à chaque fois
   *[other] { $games } parties : { $game }, pour chaque valeur de { $vary } ({ $options }), graine { $seed }, avec les mêmes donnes à chaque fois
}
cli-column-bot = bot
cli-column-pair = paire
cli-column-games = parties
cli-column-wins = victoires
cli-column-shared = partagées
cli-column-share = part
cli-column-interval = intervalle 95 %
cli-column-mean-score = score moyen
cli-column-first-seat = 1re place
cli-column-counted = quoi
cli-column-mean = moyenne
cli-column-middle = 80 % centraux
cli-column-least = min
cli-column-most = max
cli-column-score = score
cli-column-rating = cote
cli-column-ms = ms
cli-span = de { $low } à { $high }
cli-simulated-alone = { $bot } joue en solo ; une victoire partagée avec l’adversaire compte comme une victoire
cli-simulated-rival = { $name } : { $what }
cli-simulated-length = { $count } : { $mean } en moyenne, de { $low } à { $high } pour les 80 % centraux
cli-simulated-speed = { $decisions ->
    [one] { $decisions } décision en { $seconds } s : { $speed } par seconde
   *[other] { $decisions } décisions en { $seconds } s : { $speed } par seconde
}
cli-arena = { $alone ->
    [yes] { $games ->
        [one] { $games } donne : { $game }, pour chaque bot en solo ({ $options }), graine { $seed }
       *[other] { $games } donnes : { $game }, pour chaque bot en solo ({ $options }), graine { $seed }
    }
   *[no] { $games ->
        [one] { $games } partie : { $game }, pour chaque paire ({ $options }), graine { $seed }
       *[other] { $games } parties : { $game }, pour chaque paire ({ $options }), graine { $seed }
    }
}
cli-arena-columns = score : la moyenne de toutes les parties ; ms : temps de réflexion par décision
cli-arena-pair = { $bot } contre { $against }
cli-evaluate = { $alone ->
    [yes] { $agent }
   *[no] { $agent } contre { $against }
} : { $share } % des victoires (intervalle à 95 % : de { $low } à { $high }) en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $score ->
    [one] { $score } point
   *[other] { $score } points
} contre { $other }, { $ms } ms par décision
cli-bench = Parties au hasard : { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, un cœur, { $compiled ->
    [yes] version compilée
   *[no] version interprétée
} ; le meilleur de plusieurs passages :
cli-bench-what = { $what ->
    [decisions] décisions
    [games] parties
    [copies] copies
    [imagined] mondes imaginés
   *[iterations] itérations de la recherche
}
cli-bench-unit = par seconde
cli-bench-each = par seconde, { $each } µs par unité
cli-browser = Votre table est à { $address } (Ctrl-C ici l’arrête ; la partie est gardée). Pour jouer dans le terminal, ajoutez --terminal
cli-browser-there = Tanglewood tourne déjà ; votre table est à { $address }. Pour jouer dans le terminal, ajoutez --terminal
cli-no-browser = Aucun navigateur n’a pu être ouvert ; veuillez ouvrir l’adresse vous-même.
cli-build = { $build ->
    [compiled] C’est la version compilée.
    [checkout] C’est la version interprétée ; `make fast` la rend environ { $times } fois plus rapide.
    [outdated] C’est la version interprétée : les sources sont plus récentes que la version compilée. `make fast` la rend environ { $times } fois plus rapide.
   *[installed] C’est la version interprétée ; installée là où il y a un compilateur C, elle est environ { $times } fois plus rapide.
}
cli-admin-table = { $id }  { $game }  { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }, { $over ->
    [yes] terminée
   *[no] en cours
 }, dernière modification { $changed } : { $seats }
cli-admin-person = { $id }  { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }, dernière visite { $seen } : { $names }
cli-admin-none = Il n’y a rien à lister.
cli-admin-report = { $id }  { $at }  table { $table }  { $name } ({ $about }), signalé par { $by }
cli-admin-report-said = a dit : { $text }
cli-admin-report-why = pourquoi : { $text }
cli-admin-report-done = Le signalement { $id } est réglé.
cli-admin-mistake = { $id } : { $why }
cli-admin-checked = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }, { $mistakes ->
    [0] toutes se rejouent.
    [one] { $mistakes } ne peut pas être ouverte.
   *[other] { $mistakes } ne peuvent pas être ouvertes.
 }
cli-admin-saved = { $tables ->
    [one] { $tables } table a été sauvegardée dans { $folder }.
   *[other] { $tables } tables ont été sauvegardées dans { $folder }.
 }
cli-admin-banned = { $who } ne peut plus entrer jusqu’à : { $until }.
cli-admin-lifted = { $who } peut à nouveau entrer.
cli-admin-ban = { $kind } { $who } jusqu’à { $until }
cli-admin-tidied = Supprimé : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } invité
   *[other] { $people } invités
}, { $lines ->
    [one] { $lines } ligne de chat.
   *[other] { $lines } lignes de chat.
}
cli-admin-deleted-table = La table { $id } est supprimée.
cli-admin-deleted-person = { $seats ->
    [one] { $seats } place n’appartient plus à personne.
   *[other] { $seats } places n’appartiennent plus à personne.
 }
cli-data-copied = { $tables ->
    [one] { $tables } table a été copiée
   *[other] { $tables } tables ont été copiées
 } de { $from } vers { $to } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
 }, les mêmes des deux côtés.
cli-serving = Tanglewood est à { $address } (les tables sont gardées dans { $folder }). Ctrl-C l’arrête.

cli-setup-title = { $game }, mise en place { $seed }
cli-setup-first = Le joueur { $n } commence.
cli-setup-seat = Joueur { $n } : { $what }
cli-sheet-written = Écrit dans { $file }.

cli-train-bar = tour { $number }
cli-train-round = Tour { $number } : { $games } parties, { $positions } positions ; perte sur des parties jamais vues { $learned } (sans apprentissage { $outlook }).
cli-train-done = Ce qui a été appris se trouve dans { $file }.
