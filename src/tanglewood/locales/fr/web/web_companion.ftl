# Companion mode in the browser.

web-companion = Un adversaire pour votre table
web-companion-lead = Vous jouez avec votre propre matériel ; le programme joue l’adversaire.
web-companion-beyond = Ce que le programme ne connaît pas ici : { $what }. Laissez-le dans la boîte.
web-companion-kept = Vous avez ici une partie avec cet adversaire.
web-companion-unknown = Cet adversaire n’existe pas.
web-companion-at-table = à votre table
web-companion-begin = Commencer
web-companion-players = Personnes à la table
web-companion-own-cards = Nous utilisons les cartes de l’adversaire de notre boîte et disons laquelle nous avons retournée
web-companion-own-dice = Nous lançons notre propre dé
web-companion-yes = Oui
web-companion-no = Non
web-companion-less = un de moins
web-companion-more = un de plus
web-companion-that = C’est ça
web-companion-those = { $n ->
    [1] Ce choix
   *[other] Ces { $n } choix
}
web-companion-none = Rien de tout cela
web-companion-search = Partie du nom
web-companion-as-before = Comme avant
web-companion-why = Pourquoi ?
web-companion-done-step = L’étape { $n } est faite
web-companion-done = Fini. À moi
web-companion-ready = Votre tour est fini ?
web-companion-over = { $name } a terminé
web-companion-undo = Annuler la dernière réponse
web-companion-tab-turn = Tour
web-companion-tab-lair = Adversaire
web-companion-tab-score = Score
web-companion-tab-answers = Réponses
web-companion-share = Aussi sur un autre téléphone
web-companion-share-about = Le lien contient toute la partie : quiconque l’ouvre continue à partir d’ici.
web-companion-code = Code QR du lien
web-companion-link = Lien
web-companion-follow = Se suivre
web-companion-follow-about = Avec une connexion, tous les téléphones montrent alors la même étape, quel que soit celui qui répond.
web-companion-following = Quiconque ouvre ce lien suit la partie : tous les téléphones montrent la même étape, quel que soit celui qui répond.
web-companion-following-on = Connecté : les autres téléphones suivent aussitôt.
web-companion-following-lost = Pas de connexion : les autres téléphones recevront vos réponses dès son retour.
web-companion-unfollow = Continuer séparément
web-companion-faster = Un autre téléphone a répondu en premier ; voici sa partie.
web-companion-anew = Nouvelle partie
web-companion-which = Quelle partie continue ?
web-companion-which-about = Une partie contre { $name } est déjà en cours ici, et le lien en contient une autre. Si vous prenez celle-ci, la vôtre est mise de côté : elle reste dans la liste des adversaires.
web-companion-apart-about = Ce téléphone et les autres ont continué chacun de leur côté sans connexion. Si vous prenez leur partie, la vôtre est mise de côté : elle reste dans la liste des adversaires. Si vous gardez la vôtre, les autres la suivent.
web-companion-mine = Sur cet appareil
web-companion-of-link = Du lien
web-companion-of-others = Sur les autres téléphones
web-companion-keep-mine = Garder la mienne
web-companion-take-link = Prendre celle-ci
web-companion-entries = { $n ->
    [one] { $n } entrée jusqu’ici
   *[other] { $n } entrées jusqu’ici
}
web-companion-aside = Parties mises de côté
web-companion-aside-remove = Retirer la partie contre { $name } du { $when }
web-companion-counts-itself = se compte seul
web-companion-not-so = Quelque chose était faux ?
web-companion-change = Changer
web-companion-change-of = Changer : { $question }
web-companion-waiting = Pas de connexion. Votre réponse est gardée et comptera dès le retour de la connexion.
web-companion-retry = Réessayer
web-companion-offline = Cette partie continue aussi sans connexion.

web-companion-alone = Pas de connexion : cet appareil calcule tout seul…
web-companion-repair = Corrigez ceci sur la table
web-companion-repair-gone = À annuler
web-companion-repair-new = À faire à la place
web-companion-moved = { $name } : { $now } (avant : { $was })
web-companion-drop = Retirer
web-companion-drop-of = Retirer : { $name }
web-companion-insert = Quelque chose a été oublié avant
web-companion-insert-what = Qu’est-ce qui a été oublié avant : { $name } ?
web-companion-idle = Cela ne peut plus arriver
