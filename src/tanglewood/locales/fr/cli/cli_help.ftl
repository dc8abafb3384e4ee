# What `--help` says. No placeables here: these texts are read without Fluent.

help-tanglewood = Jouer, étudier et concevoir des jeux de société forestiers.
help-version = Afficher la version et quitter.

help-game = Le jeu, tel que `tanglewood games` le liste.
help-option = Une option du jeu ; peut être répétée.
help-variant = Variantes du jeu, séparées par des virgules : solo,prisma ; `tanglewood games` les liste.
help-pack = Le pack d’un concepteur : un dossier ou un fichier avec ce qui diffère du pack du jeu.
help-set = Une valeur du pack : cards.historian.points=2 ; peut être répétée.
help-json = Afficher un document JSON et rien d’autre.
help-jobs = Combien de processus utiliser ; 0 veut dire un par cœur.
help-data = Le dossier où les tables sont gardées.

help-play-short = Jouer contre des bots, dans le navigateur ou ici.
help-play =
    Jouer contre des bots, dans le navigateur ou, avec --terminal, ici. Vous avez la place 0.

    --resume et --record jouent aussi dans le terminal.
help-play-game = Le jeu ; par défaut : Mycelia.
help-play-players = Le nombre de places, la vôtre comprise.
help-play-bots = Les bots aux autres places, dans l’ordre ; le dernier prend aussi les places qui restent. Il y a :
help-play-seed = La même graine donne la même partie.
help-play-resume = Reprendre une partie enregistrée, dans le terminal.
help-play-record = Enregistrer la partie dans ce fichier, dans le terminal.
help-play-terminal = Jouer ici dans le terminal, pas dans le navigateur.
help-play-port = Le port pour le navigateur ; par défaut : 8123, ou n’importe quel port libre.

help-simulate-short = Faire jouer beaucoup de parties à des bots et compter qui a gagné.
help-simulate =
    Faire jouer beaucoup de parties à des bots et compter qui a gagné. Ils changent de place d’une partie à l’autre.

    Toute option du jeu peut aussi être donnée ici : --difficulty 2. Plusieurs valeurs sont jouées l’une après
    l’autre, avec les mêmes graines : --difficulty 0..4 --personality all. Certaines variantes font varier une option
    d’elles-mêmes (solo fait varier les gouttes de Gwidyon), sauf si vous donnez une valeur à cette option.

    Ctrl-C arrête et affiche les résultats obtenus.
help-simulate-players = Le nombre de places ; par défaut : une par bot.
help-simulate-bots = Les bots ; le dernier prend aussi les places qui restent. Par défaut : greedy,random ; en solo greedy.
help-simulate-games = Combien de parties jouer.
help-simulate-seed = La même graine donne les mêmes parties.

help-arena-short = Savoir quels bots sont les plus forts, avec des cotes.
help-arena =
    Faire jouer à chaque paire de bots les mêmes donnes, places échangées, et les coter.

    En solo (--players 1, --variant solo), chaque bot joue les mêmes donnes. Ctrl-C arrête et affiche les
    résultats obtenus.
help-arena-bots = Les bots, au moins deux. greedy-without-card:fool se passe de quelque chose, voir docs/opponents.md.
help-arena-games = Combien de parties joue chaque paire.
help-arena-players = Le nombre de places, que les deux bots prennent à tour de rôle. Par défaut : 2.
help-arena-seed = La même graine donne les mêmes donnes.
help-arena-keep = Garder l’enregistrement de chaque partie dans ce dossier.
help-arena-plot = Écrire un graphique dans ce fichier : .html, .json, .svg ou .png.

help-replay-short = Montrer, vérifier ou analyser une partie enregistrée.
help-replay = Montrer une partie enregistrée coup par coup, puis la position ou le résultat.
help-replay-file = Un enregistrement, tel que `play` l’écrit.
help-replay-check = Seulement vérifier si l’enregistrement se rejoue encore correctement.
help-replay-to = S’arrêter après ce nombre de coups.
help-replay-seat = Montrer ce que savait cette place ; par défaut : ce que tout le monde voyait.
help-replay-analyse = Montrer les chances de chacun pendant la partie, et les coups les plus coûteux.
help-replay-level = Le bot qui analyse avec --analyse :

help-rules-short = Lire les règles, les interroger ou voir les règles exactes.
help-rules = Afficher le livret de règles en mots. --search répond à une question ; --exact liste chaque règle avec son id, d’où elle vient, où le code la décide et quels tests la démontrent.
help-rules-exact = Lister les règles exactes : ids, sources, code et tests.
help-rules-symbols = Afficher ce que veulent dire les symboles.
help-rules-untested = Lister les règles qu’aucun test ne démontre ; le code de sortie est 1 s’il y en a.
help-rules-uncited = Lister les règles qu’aucun fichier source ne cite ; le code de sortie est 1 s’il y en a.
help-rules-search = Répondre à cette question, meilleures réponses d’abord ; avec --exact, seulement les règles avec ces mots dans leur id ou leur texte.
help-rules-part = Seulement les règles exactes de cette partie du jeu.
help-rules-status = Seulement les règles exactes de ce statut : open désigne les questions à l’auteur, avec notre décision.
help-rules-tests = Le dossier des tests ; par défaut : celui de cette installation.

help-cards-short = Consulter les cartes et tous les autres éléments.
help-cards =
    Afficher chaque élément : ses nombres, son coût, ce qu’il fait en mots, comment le pack l’écrit et d’où viennent
    ses données.
help-cards-set = Seulement cet ensemble ou cette table : base, start, tile, … ; ou une valeur du pack : cards.historian.points=2.
help-cards-search = Seulement les éléments avec ce texte dans n’importe quel champ.

help-games-short = Lister les jeux, leurs options, variantes et bots.
help-games = Lister les jeux avec chaque option : ses valeurs, sa valeur par défaut et son sens ; et leurs variantes.
help-games-game = Seulement ce jeu.

help-setup-short = Tirer la mise en place de ce soir pour la vraie boîte.
help-setup = Afficher la mise en place de ce soir pour la vraie boîte, avec des cases à cocher : tirée selon les règles du jeu, la même pour la même graine.
help-setup-players = Combien de personnes jouent.
help-setup-seed = Un nombre qui donne à nouveau la même mise en place ; par défaut : n’importe lequel.
help-sheet-short = Imprimer un jeu sur une page, ou le tour de Tissenuit.
help-sheet = Écrire une feuille A4 en PDF : un jeu sur une page, ou le tour de Tissenuit en organigramme. Il faut l’extra « print ».
help-sheet-what = Un jeu, ou « nightweave ».
help-sheet-output = Le fichier à écrire.

help-serve-short = Héberger des tables dans le navigateur, aussi pour des amis.
help-serve = Héberger des tables dans le navigateur jusqu’à ce que vous l’arrêtiez. Les parties survivent à un redémarrage.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse d’autres personnes de votre réseau se connecter.
help-serve-port = Le port d’écoute.
help-serve-pack = Un pack de concepteur avec lequel on peut préparer des tables ; peut être répété.
help-admin-short = S’occuper des tables d’un serveur : lister, vérifier, sauvegarder, supprimer.
help-admin-group = S’occuper des tables d’un serveur. Les mêmes réglages désignent le serveur : --data, --database ou --config.
help-admin-config = Un fichier de réglages, comme pour `tanglewood serve`.
help-admin-limit = Combien en lister.
help-admin-tables = Lister les dernières tables modifiées.
help-admin-people = Lister les personnes qui ont des places. Une personne est le début d’un hachage, et les noms qu’elle a donnés.
help-admin-check = Rejouer chaque partie selon ses règles, et lister celles qui ne peuvent pas être ouvertes ; le code de sortie est 1 s’il y en a.
help-admin-backup = Copier tout, tel qu’à un instant donné, dans un nouveau dossier, même pendant que des serveurs tournent, et rejouer chaque partie de la copie.
help-admin-backup-folder = Le nouveau dossier ; `tanglewood serve --data` peut l’ouvrir.
help-admin-restore = Mettre une sauvegarde dans une base de données ou un dossier vide. Les serveurs doivent être arrêtés.
help-admin-restore-folder = Le dossier de la sauvegarde.
help-admin-ban = Ne pas laisser entrer une personne ou une adresse pendant un temps ; même pendant que des serveurs tournent, effectif en quelques secondes. Qui efface son cookie devient un autre invité : il faut alors exclure une adresse.
help-admin-ban-who = Une personne, par le début du hachage que liste `people`, ou une adresse IP ; pour IPv6 tout son /64.
help-admin-ban-hours = Pour combien d’heures ; une semaine, sauf indication contraire.
help-admin-ban-lift = Laisser entrer à nouveau.
help-admin-bans = Lister qui n’entre pas, et jusqu’à quand.
help-admin-reports = Lister ce qu’on vous a signalé : qui, où, la ligne du chat et pourquoi. Excluez quelqu’un avec `ban`.
help-admin-reports-done = Régler le signalement de cet id : il est supprimé.
help-admin-tidy = Jeter maintenant ce que disent les réglages keep_finished_days, keep_unfinished_days, keep_guests_days et keep_chat_days, comme le fait un serveur toutes les heures.
help-admin-delete = Supprimer une table avec tout ce qui la concerne, ou tout ce qui concerne une personne ; les parties restent, car elles sont aussi aux autres. Aussi pendant que des serveurs tournent.
help-admin-delete-what = `table` ou `person`.
help-admin-delete-id = L’id, tel que `tables` et `people` le listent. Devant un id qui commence par un tiret, écrivez-en deux : delete -- table -abc.

help-data-short = Déplacer les tables d’un serveur vers une autre base de données.
help-data-group = Les tables d’un serveur : où elles sont gardées.
help-data-copy = Copier toutes les tables, parties, chats et packs vers une base de données vide, et comparer les deux. Les serveurs doivent être arrêtés.
help-data-from = Où elles sont maintenant : un dossier de données, ou postgresql://user@host/name.
help-data-to = Où elles doivent être : un dossier de données, ou postgresql://user@host/name.

help-serve-config = Un fichier de réglages, en TOML ; docs/hosting.md les liste. L’environnement (TANGLEWOOD_PORT et ainsi de suite) passe avant le fichier, les options passent avant tout.
help-serve-processes = Combien de processus répondent sur le port ; plus d’un demande --database.
help-serve-database = Une base de données PostgreSQL pour garder les tables, pour plusieurs serveurs à la fois : postgresql://user@host/name. Sans cela, elles sont dans un fichier du dossier de données.
help-serve-root-path = Le sous-chemin du site où ce serveur est joignable, comme /games ; un proxy peut le transmettre ou le couper.
help-serve-trusted-proxy = Un proxy devant ce serveur dont les en-têtes X-Forwarded-For et -Proto sont acceptés : une adresse ou un réseau comme 10.0.0.0/8 ; peut être répété.

help-evaluate-short = Mesurer la valeur d’un agent, avec des graines fixes.
help-evaluate = Faire jouer à un agent des donnes à graines fixes, chacune depuis chaque place, contre un seul type d’adversaire.
help-evaluate-agent = L’agent : le nom d’un bot ou d’un agent installé, ou d’où il est importé, comme my.module:Agent.
help-evaluate-against = Qui prend toutes les autres places.
help-evaluate-deals = Combien de donnes jouer.
help-evaluate-players = Combien de places a la table.
help-evaluate-seed = La graine du protocole ; des résultats de graines différentes ne se comparent pas donne par donne.

help-pack-short = Commencer votre propre pack, le vérifier, voir ce qu’il change.
help-pack-group = Packs de concepteurs : ce qui diffère des éléments du jeu.
help-pack-new = Écrire un dossier pour commencer : un fichier avec des commentaires, et un schéma pour éditeurs.
help-pack-new-folder = Le dossier à écrire ; il doit être vide ou nouveau.
help-pack-check = Dire ce qui ne convient pas dans un pack, ou que tout convient.
help-pack-path = Le pack : un dossier ou un fichier.
help-pack-diff = Montrer ce qu’un pack change par rapport à celui du jeu, ou à un autre pack.
help-pack-diff-other = Le pack à comparer, à la place de celui du jeu.
help-pack-show = Afficher une entrée d’un pack, une table ou le tout, avec ce qu’il change.
help-pack-show-game = Un jeu, ou un pack.
help-pack-show-entry = Quoi montrer : card.historian, card, counts ; tout, si absent.
help-pack-schema = Afficher le schéma JSON des packs d’un jeu, pour éditeurs.
help-pack-schema-file = L’écrire dans ce fichier.

help-bench-short = Mesurer la vitesse de cette version ici.
help-bench = Mesurer des parties au hasard sur un cœur, à deux joueurs sauf si les options disent autre chose.
help-bench-seconds = Combien de temps mesurer.

help-lang = Parler cette langue (par exemple fr), avant la commande ou après elle. Sinon, celle du système.

help-train-short = Laisser les bots apprendre qui gagne en jouant contre eux-mêmes.
help-train = Jouer des parties, ajuster le jugement des bots à leur issue, et rejouer avec.
help-train-rounds = Nombre de tours de jeu et d’ajustement à ajouter.
help-train-games = Parties par tour ; le premier en compte quatre fois plus.
help-train-folder = Où les tours sont gardés (training/GAME) ; un dossier commencé est poursuivi.
help-train-jobs = Nombre de processus qui jouent.

cli-help-usage = Utilisation :
cli-help-arguments = Arguments :
cli-help-options = Options :
cli-help-list = Commandes :
cli-help-show = Afficher cette aide.
cli-help-required = obligatoire
cli-help-default = par défaut : { $value }
cli-help-install = Installer la complétion pour ce shell.
cli-help-completion = Afficher la complétion pour ce shell, pour la copier ou l’adapter.
