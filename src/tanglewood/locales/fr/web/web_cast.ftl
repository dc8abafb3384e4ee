# The cast: who plays for the levels. Names are not translated.
cast-random = Ada
cast-random-2 = Alma
cast-random-3 = Arno
cast-beginner = Bruno
cast-beginner-2 = Berta
cast-beginner-3 = Bela
cast-apprentice = Cleo
cast-apprentice-2 = Carlo
cast-apprentice-3 = Cosima
cast-greedy = Dara
cast-greedy-2 = Dario
cast-greedy-3 = Delia
cast-adept = Emil
cast-adept-2 = Elsa
cast-adept-3 = Egon
cast-master = Frida
cast-master-2 = Falk
cast-master-3 = Fenja
cast-gambler = Vito
cast-gambler-2 = Viola
cast-gambler-3 = Valo
cast-cautious = Wanda
cast-cautious-2 = Willem
cast-cautious-3 = Wilma

web-face = { $face ->
    [random] un escargot
    [random-2] un crapaud
    [random-3] un papillon
    [beginner] une taupe
    [beginner-2] un hérisson
    [beginner-3] une chauve-souris
    [apprentice] une souris
    [apprentice-2] un lapin
    [apprentice-3] un moineau
    [greedy] un écureuil
    [greedy-2] une pie
    [greedy-3] une loutre
    [adept] un renard
    [adept-2] un chat
    [adept-3] un blaireau
    [master] une chouette
    [master-2] un faucon
    [master-3] un lynx
    [gambler] un raton laveur
    [gambler-2] un geai
    [gambler-3] un rat
    [cautious] une tortue
    [cautious-2] un loir
    [cautious-3] un cerf
   *[other] quelqu’un
}
web-growth = { $strength ->
    [1] gland, force 1 sur 6
    [2] pousse, force 2 sur 6
    [3] jeune plant, force 3 sur 6
    [4] arbuste, force 4 sur 6
    [5] arbre, force 5 sur 6
   *[other] vieil arbre, force 6 sur 6
}
web-growth-now = Ici : { web-growth }.

# A level in a few words.
web-bot-about-random = prend ce qui vient
web-bot-about-beginner = oublie beaucoup, joue ce qui lui plaît
web-bot-about-apprentice = oublie parfois quelque chose
web-bot-about-greedy = prend ce qui semble le mieux
web-bot-about-adept = imagine les prochains tours
web-bot-about-master = en imagine beaucoup
web-bot-about-gambler = imagine, et aime le risque
web-bot-about-cautious = imagine, et aime la sécurité

# Everybody has a temper and a sentence of their own.
web-temper = { $temper } :
web-temper-random = rêveuse
web-temper-random-2 = endormie
web-temper-random-3 = tête en l’air
web-temper-beginner = joyeux
web-temper-beginner-2 = timide
web-temper-beginner-3 = étourdi
web-temper-apprentice = curieuse
web-temper-apprentice-2 = pressé
web-temper-apprentice-3 = bavarde
web-temper-greedy = vive
web-temper-greedy-2 = difficile
web-temper-greedy-3 = joueuse
web-temper-adept = rusé
web-temper-adept-2 = distante
web-temper-adept-3 = têtu
web-temper-master = patiente
web-temper-master-2 = perçant
web-temper-master-3 = silencieuse
web-temper-gambler = intrépide
web-temper-gambler-2 = effrontée
web-temper-gambler-3 = téméraire
web-temper-cautious = prudente
web-temper-cautious-2 = économe
web-temper-cautious-3 = vigilante
web-says-random = « Oh, c’est mon tour ? Alors je prends ça. »
web-says-random-2 = « Un saut en vaut un autre. »
web-says-random-3 = « Ici ! Non, là ! Oh, que c’est joli. »
web-says-beginner = « Je vois juste devant mon nez. En général. »
web-says-beginner-2 = « Je me roule en boule, je regarde après. »
web-says-beginner-3 = « La tête en bas, tout a l’air bien différent. »
web-says-apprentice = « Je sais presque comment ça marche. »
web-says-apprentice-2 = « Vite, vite, avant qu’on ne le voie ! »
web-says-apprentice-3 = « La haie m’a raconté comment on fait. »
web-says-greedy = « Celui-là, c’est le meilleur. À moi ! »
web-says-greedy-2 = « Ce qui brille le plus, je le prends. »
web-says-greedy-3 = « Au fil de l’eau avec le plus gros poisson. »
web-says-adept = « Si vous faites ceci, je fais cela. »
web-says-adept-2 = « Je l’avais vu venir. Pas vous. »
web-says-adept-3 = « Je creuse dans un seul sens, et je creuse bien. »
web-says-master = « Prenez votre temps. J’ai vu pousser ce bois. »
web-says-master-2 = « D’en haut, je vois vos trois prochains tours. »
web-says-master-3 = « Vous ne m’entendrez que quand ce sera fini. »
web-says-gambler = « Tout ou rien, et le dé est mon ami. »
web-says-gambler-2 = « Qui cache cent glands peut en perdre quelques-uns. »
web-says-gambler-3 = « Le piège le mieux garni a le meilleur fromage. »
web-says-cautious = « Un petit pas qui tient est un bon pas. »
web-says-cautious-2 = « J’ai mis quelque chose de côté pour l’hiver. »
web-says-cautious-3 = « J’écoute d’abord, je sors du bois ensuite. »

# What was measured.
web-bot-wins = gagne { $share } % contre { $other }
web-bot-wins-none = le premier à battre
web-bot-wins-unknown = pas mesuré dans ce jeu
web-bot-wins-style = réfléchit autant que { $other }
web-cast-first = Vous débutez ? Commencez ici
web-cast-change = Quelqu’un d’autre

web-bot-named = { $name }, force { $strength } : { $about }

# Laying a table
web-games-switch = Jeux
web-choose-game = De quel jeu ?
web-presets = Tables toutes prêtes
web-presets-about = tout peut être changé ci-dessous
web-preset-last = Comme avant
web-preset-about-last = La dernière table que vous avez préparée.
web-preset-first = Première partie
web-preset-about-first = Deux joueurs, le jeu de base et quelqu’un à votre portée.
web-preset-everything = Le tout
web-preset-about-everything = Quatre joueurs avec tout ce qu’il y a.
web-preset-solo = Solo
web-preset-about-solo = Personne d’autre à la table.
web-setting-first = Qui commence
web-about-first = Qui joue le premier tour.
web-first-random = Au hasard
web-barred = Pas maintenant : { $why }.
web-barred-choice = { $n ->
    [1] Pas maintenant : { $why }.
   *[other] Certains choix ne sont pas possibles maintenant : { $why }.
}
web-barred-why = Pourquoi ?
web-barred-rule = Pourquoi ? La règle { $rule }

# Home
web-learn = Apprendre en jouant
web-learn-about = Une première partie guidée : quelques minutes, et vous savez jouer.
web-home-rules = Règles
web-home-cards = Cartes
web-home-of = { $what } : { $game }
web-again = Même table
web-again-about = { $n ->
    [1] En solo, comme votre dernière table.
   *[other] À { $n }, comme votre dernière table.
}
web-play-against = contre { $name }

# Settings
web-fonts = Les polices sont libres, sous SIL Open Font License :
web-fonts-serif = Tanglewood Serif, d’après Gentium Book Plus
web-fonts-sans = Open Sans

# Without a connection
web-no-connection = Pas de connexion au serveur. Les règles, les cartes, les leçons et les parties terminées que vous avez vues s’ouvrent quand même ; une table en cours a besoin du serveur.
web-new-version = Il y a une nouvelle version de Tanglewood.
web-new-version-load = La charger
