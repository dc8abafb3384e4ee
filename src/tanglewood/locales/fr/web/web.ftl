# What the browser says around a game.

web-name = Tanglewood
web-description = Apprenez Mycelia, Everdell avec ses extensions et « À travers la forêt profonde », et jouez-y dans votre navigateur : en solo, contre des bots, à plusieurs sur un même écran ou entre amis grâce à un lien.
web-title = { $page } · Tanglewood
web-title-turn = ● { $page } : à vous de jouer
web-home = Tanglewood, accueil
web-home-short = Accueil
web-skip = Aller au contenu
web-nav = Menu principal
web-nav-short = Menu principal, court
web-nav-play = Jouer
web-nav-rules = Règles
web-nav-cards = Cartes
web-settings = Réglages
web-theme-switch = Clair ou sombre
web-close = Fermer
web-cancel = Annuler
web-loading = Un instant…
web-try-again = Réessayer
web-offline = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
web-failed = Cela n’a pas marché (statut { $status }).
web-copy = Copier
web-copied = Copié
web-random = au hasard
web-you = Vous
web-player = Joueur { $n }

# Home

web-home-title = { $n ->
    [0] Des jeux d’une même forêt.
    [1] Un jeu, une forêt.
    [2] Deux jeux, une forêt.
    [3] Trois jeux, une forêt.
    [4] Quatre jeux, une forêt.
    [5] Cinq jeux, une forêt.
   *[other] { $n } jeux, une forêt.
}
web-home-lead = Deux clics, et vous voilà à table.
web-play-now = Jouer maintenant
web-play-now-game = Jouer maintenant : { $game }
web-game-title = { $title }
web-game-about = { $about }
web-game-facts = { $low ->
    [1] { $high ->
        [1] pour 1 joueur
       *[other] 1–{ $high } joueurs
    }
   *[other] { $high ->
        [1] pour 1 joueur
       *[other] { $low }–{ $high } joueurs
    }
}
web-game-picture = { $title }
web-set-up = Préparer une table
web-mine = Mes tables
web-mine-all = toutes ({ $n })
web-mine-fewer = moins
web-mine-none = Aucune table pour l’instant. « Jouer maintenant » en prépare une.
web-mine-alone = personne d’autre
web-mine-over = Terminée { $ago }
web-mine-open = On attend quelqu’un
web-mine-waiting = { $name } réfléchit · { $ago }
web-your-turn = À vous de jouer
web-continue = Continuer
web-look = Regarder
web-replay = Revoir
web-open-record = Ouvrir une partie
web-open-record-about = Un fichier de partie : une partie terminée est rejouée, une autre reprend.
web-seat-bot = { $name } (bot)
web-seat-open = Place libre

# A new table

web-new = Nouvelle table
web-new-title = Une table : { $game }
web-new-ready = La table est prête
web-seats = Qui joue ?
web-seats-about = de { $low } à { $high } places
web-seat-number = Place { $n }
web-seat-add = Ajouter une place
web-seat-remove = Retirer la place { $n }
web-kind-me = Moi
web-kind-me-about = Vous, dans ce navigateur.
web-kind-bot = Bot
web-kind-screen = Même écran
web-kind-screen-about = Quelqu’un à côté de vous ; vous vous passez l’écran.
web-kind-link = Par lien
web-kind-link-about = Vous recevez un lien à envoyer. Il permet à une personne de prendre cette place.
web-bot-of = Bot de la place { $n }
web-name-of = Nom de la place { $n }
web-name-me = Votre nom
web-name-screen = Son nom
web-name-link = Son nom, si vous voulez
web-play-alone = Jouer en solo, contre { $rival }
web-variant = Façon de jouer
web-variant-about = très bien ainsi
web-group = { $group ->
    [alone] Force : { $rival }
    [box] Contenu de la boîte
    [start] Début de partie
    [asking] Ce qu’on vous demande
   *[rest] Autres
}
web-create = S’installer
web-create-invite = Préparer et inviter
web-go-to-table = Aller à la table
web-invite = Inviter
web-invite-about = Envoyez un de ces liens à chaque personne. La première qui l’ouvre prend la place ; un lien ne sert qu’une fois.
web-invite-seat = Lien pour la place { $seat }

# At the table

web-options = Ce que vous pouvez faire
web-table-generic = Table en mots
web-table-own = Table dessinée
web-generic-ask = Question
web-generic-shared = Sur la table
web-generic-shared-short = Table
web-generic-empty = Vide : { $what }
web-generic-options = { $n ->
    [one] { $n } possibilité
   *[other] { $n } possibilités
}
web-generic-all = Tout en mots ({ $n })
web-undo = Annuler (U)
web-hint = Conseil (H)
web-menu = Menu
web-leave = Quitter la table
web-side = Joueurs et journal
web-side-open = Joueurs et journal (L)
web-side-parts = Journal ou chat
web-log = Ce qui s’est passé
web-log-short = Journal
web-log-again = Remontrer
web-log-empty = Rien pour l’instant.
web-chat = Chat
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-seat-you = vous
web-seat-turn = réfléchit
web-seat-thinking = réfléchit, { $n } %
web-seat-stand-in = un bot joue : { $bot }
web-percent = { $n } %
web-thinking = réfléchit
web-stand-in = Laisser jouer le bot
web-stand-in-short = Bot
web-stand-in-title = Laisser jouer un bot à cette place
web-stand-in-me = Un bot joue pour moi
web-stand-in-me-about = Il joue à votre place jusqu’à ce que vous la repreniez ; vous pouvez partir entre-temps.
web-stand-in-for = Un bot joue pour { $name }
web-stand-in-for-about = Il joue jusqu’à ce que { $name } revienne et reprenne sa place. Le bot : { $bot }.
web-stand-in-open-about = Il joue jusqu’à ce que quelqu’un ouvre l’invitation et prenne la place.
web-stand-in-level = Quel bot
web-stand-in-note = Un bot joue pour vous.
web-take-back = Reprendre ma place
web-give-back = Rendre la place
web-consent = Seulement en mon absence
web-consent-about = Les autres peuvent alors laisser jouer ce bot dès que vous n’êtes pas à la table, sans attendre. Votre place reste la vôtre.
web-consent-given = en cas d’absence : { $bot }
web-consent-back = Plus en mon absence
web-vote = Voter
web-vote-about = Voter pour un bot : il joue pour { $name } dès que tous les autres le veulent
web-vote-back = Retirer
web-vote-back-about = Retirer mon vote
web-votes = { $n } sur { $all } pour qu’un bot joue
web-away = Si quelqu’un s’absente
web-away-about = Durée d’absence à partir de laquelle les autres peuvent laisser un bot jouer. Tout le monde la voit avant de s’installer.
web-away-hours = { $n ->
    [one] au bout de { $n } heure
   *[other] au bout de { $n } heures
}
web-away-days = { $n ->
    [one] au bout de { $n } jour
   *[other] au bout de { $n } jours
}
web-away-never = jamais sans son accord
web-away-rule = Si quelqu’un s’absente, les autres peuvent laisser un bot jouer à sa place { $time } ; plus tôt, seulement avec son accord ou si tous les autres (au moins deux) votent pour.
web-away-rule-never = Si quelqu’un s’absente, un bot ne joue à sa place qu’avec son accord, ou si tous les autres (au moins deux) votent pour.
web-away-free = un bot peut jouer { $when }
web-seat-is-bot = bot
web-seat-waits = on attend quelqu’un
web-seat-online = en ligne
web-seat-offline = hors ligne
web-spectator = Vous regardez : vous voyez ce que tout le monde peut voir.
web-not-your-turn = C’est à { $name } de jouer.
web-line-lost = La connexion est perdue. Nouvel essai…
web-skip-show = Passer
web-thing-can = { $ends ->
    [yes] { $what } Utilisable.
   *[no] { $what }, utilisable
}
web-thing-picked = { $ends ->
    [yes] { $what } Choix actuel.
   *[no] { $what }, choix actuel
}
web-reading = Carte en mots
web-others = Autres
web-acting = doit jouer
web-back = Retour
web-parts = Parties de la table
web-part-live = il y a quelque chose à utiliser ici
web-hints = Ce que ferait le bot
web-hints-about = Vos chances de gagner selon le bot, qui ne sait que ce que vous savez. La partie hachurée montre son incertitude (95 %).
web-hint-thinking = Réflexion…
web-hint-give-up = Arrêter
web-hint-next = Coup { $n } sur { $all } ; montrer le suivant
web-hint-expected = { $percent } % ± { $doubt }
web-hint-not-now = Vous pourrez demander un conseil quand ce sera votre tour.
web-curtain = Passez l’écran à { $name }
web-curtain-about = Les mains restent cachées jusque-là.
web-curtain-lift = C’est moi, { $name }
web-join = S’installer : { $game }
web-join-about = Une place vous attend à cette table.
web-join-name = Votre nom
web-join-sit = Prendre la place
web-join-watch = Juste regarder
web-over-hide = Voir la table
web-over-show = Résultat
web-breakdown = Points par origine
web-rival-won = { $you ->
    [yes] Cette fois, { $rival } gagne.
   *[no] { $rival } gagne.
}
web-rival-shared = { $you ->
    [yes] Vous et { $rival } gagnez ensemble !
   *[no] Victoire partagée : { $names } et { $rival }.
}
web-place = place
web-winner = gagne
web-rematch = Revanche
web-rematch-go = Vers la revanche
web-save = Enregistrer
web-curve = Déroulement, tour par tour
web-curve-label = Courbe du déroulement pour chaque joueur, tour par tour

# Replay

web-replay-of = Revoir : { $game }
web-replay-at = Coup { $at } sur { $all }
web-replay-start = Le début
web-replay-scrub = Moment de la partie
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-mine-back = Mon tour précédent
web-replay-mine-on = Mon tour suivant
web-replay-turn-back = Tour précédent
web-replay-turn-on = Tour suivant
web-replay-link = Lien vers ce coup
web-replay-branch = Reprendre d’ici contre un bot
web-branch = Reprendre à partir du coup { $at }
web-branch-about = Une nouvelle table : vous prenez la place de la personne qui décide maintenant ({ $name }), des bots prennent les autres.
web-branch-go = Reprendre
web-replay-undone = annulé : { $move }

web-analysis = Analyse
web-analysis-about = Un bot réexamine chaque décision à partir de ce que l’on pouvait savoir alors : qui pouvait espérer quoi, et quels coups ont le plus coûté. Cela prend une ou plusieurs minutes.
web-analysis-begin = Analyser cette partie
web-analysis-level = Qui analyse
web-analysis-running = Analyse en cours : { $level }
web-analysis-stop = Arrêter
web-analysis-how = Analyse ({ $level }) : chaque décision est jugée d’après ce que l’on pouvait savoir alors. C’est une estimation ; ce qui peut tenir au hasard n’est pas listé.
web-analysis-curve = Les chances de victoire de chacun, du premier coup au dernier. { $words }
web-analysis-line = { $name } : { $begin } % au début, { $end } % à la fin.
web-analysis-mark = { $you ->
    [yes] { $rank }. { $when } : vous perdez { $cost } %
   *[no] { $rank }. { $when } : { $name } perd { $cost } %
}
web-analysis-after = Après le coup { $at }
web-analysis-table = La courbe en tableau
web-analysis-move = Coup
web-analysis-costly = Les coups les plus coûteux
web-analysis-costly-own = Vos coups les plus coûteux
web-analysis-costly-others = Et ceux des autres
web-analysis-cost = { $cost } % ± { $doubt } de victoire
web-analysis-chosen = { $you ->
    [yes] Vous avez choisi « { $played } ».
   *[no] { $name } a choisi « { $played } ».
}
web-analysis-better = Mieux : « { $better } ».
web-analysis-here = { $you ->
    [yes] Vous jouez « { $played } » et perdez { $cost } % ± { $doubt } ; mieux : « { $better } ».
   *[no] { $name } joue « { $played } » et perd { $cost } % ± { $doubt } ; mieux : « { $better } ».
}
web-analysis-show = Voir sur la table
web-analysis-none = Aucun coup n’a manifestement fait perdre quoi que ce soit.

# Rules

web-rules-of = Règles : { $game }
web-rules-found = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
web-rules-none = Aucune règle ne contient ces mots.
web-rule-why = Pourquoi
web-rule-source = Source
web-rule-unbuilt = pas encore réalisé
web-status = { $status ->
    [rulebook] livret
    [found] trouvé
    [derived] déduit
    [reconstructed] reconstitué
    [open] notre décision
   *[physical] matériel seul
}
web-status-about = { $status ->
    [rulebook] Le livret de règles le dit.
    [found] Une autre source publique le dit.
    [derived] Les livrets de règles ne laissent pas d’autre lecture.
    [reconstructed] L’élément imprimé est perdu ; c’est notre choix.
    [open] Les livrets de règles n’en disent rien ; c’est notre décision.
   *[physical] N’a de sens qu’avec le matériel sur la table.
}
web-part = { $part ->
    [base] Le jeu de base
   *[other] { $part }
}

# Cards

web-cards-of = { $game } : les cartes
web-cards-lead = Tout le contenu de la boîte, en mots.
web-cards-search = Chercher un nom ou des mots
web-cards-kind = Type
web-cards-all = tous les types
web-cards-found = { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
}
web-cards-none = Rien ne correspond.
web-cards-table = { $table }
web-card-cost = coûte { $n }
web-card-copies = { $n ->
    [one] { $n } dans la boîte
   *[other] { $n } dans la boîte
}
web-card-single = Une fois
web-card-set = { $set ->
    [base] jeu de base
   *[other] { $set }
}
web-card-source = { $source ->
    [rulebook] D’après le livret de règles.
    [found] D’après une source publique.
    [inferred] Déduit de ce que l’on sait.
    [derived] Déduit des livrets de règles.
    [reconstructed] Reconstitué par nos soins.
   *[other] Données : { $source }
}

# Settings

web-settings-lead = Conservés dans ce navigateur.
web-set-language = Langue
web-set-theme = Clair ou sombre
web-set-theme-about = La luminosité des pages.
web-set-contrast = Contraste
web-set-contrast-about = Traits et texte plus marqués.
web-set-motion = Animations
web-set-motion-about = Si les pièces glissent et brillent.
web-set-pace = Rythme
web-set-pace-about = Combien de temps s’affiche chaque action des autres.
web-set-bots = Jeu des bots
web-set-bots-about = Le temps minimal entre deux de leurs coups quand vous regardez, aux nouvelles tables.
web-set-cards = Taille des cartes
web-set-cards-about = La taille à laquelle les cartes sont dessinées.
web-set-sound = Sons
web-set-sound-about = Un son discret quand c’est votre tour.
web-set-notes = Notifications système
web-set-notes-about = Une notification quand c’est votre tour et que la table est ouverte, mais hors de vue.
web-set-name = Mon nom
web-set-name-about = Le nom que les autres voient à une nouvelle table.
web-set-value = { $value ->
    [system] comme le système
    [light] clair
    [dark] sombre
    [more] fort
    [normal] normal
    [full] toutes
    [reduced] réduites
    [small] petite
    [medium] moyenne
    [large] grande
    [slow] lent
    [steady] posé
    [quick] rapide
    [at-once] immédiat
    [on] oui
    [off] non
   *[other] { $value }
}

# Keys

web-keys = Touches
web-key-walk = parcourir ce qui est utilisable
web-key-take = le prendre
web-key-back = un pas en arrière
web-key-undo = annuler
web-key-hint = conseil
web-key-hints = regarder un conseil ; Entrée le joue
web-key-log = joueurs et journal
web-key-theme = clair ou sombre
web-key-skip = passer ce qui est montré
web-key-help = cet aperçu, tant qu’aucun symbole n’a le focus

# Lost

web-lost = Page perdue dans les bois
web-lost-about = Il n’y a aucune page à cette adresse.
web-lost-game = Ce jeu n’existe pas ici.
web-lost-table = Il n’y a aucune table à cette adresse.
web-lost-home = Retour à la clairière
