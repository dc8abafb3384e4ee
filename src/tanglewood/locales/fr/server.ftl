# What a server refuses.

server-at-once = { $most } à la fois au plus ; réessayez dans 5 s.
server-record-running = L’enregistrement contient tout ce qui est caché ; il est remis à la fin.
server-chat-seated = Seules les personnes assises à la table peuvent y parler.
server-chat-empty = Le message est vide.
server-chat-full = Le chat de cette table est plein.
server-too-long = Cette partie est devenue trop longue pour continuer.
server-seats = { $players ->
    [one] Les options indiquent { $players } joueur
   *[other] Les options indiquent { $players } joueurs
}, mais { $seats ->
    [one] { $seats } place est nommée.
   *[other] { $seats } places sont nommées.
}
server-seed = Entre amis, la graine est tirée au sort : elle révèle tout ce qui est caché.
server-full = Ce serveur est plein ; on ne peut plus ouvrir de table.
server-still-running = La partie est encore en cours.
server-branch-running = On pourra reprendre d’ici quand la partie sera terminée.
server-branch-over = À ce moment, la partie est terminée.
server-analysis-level = Ce niveau ne sait pas analyser ; il y a { $levels }.
server-analysis-running = On pourra analyser quand la partie sera terminée.
server-analysis-long = Cette partie est trop longue à analyser.
server-analysis-one = Vous analysez déjà une autre partie ; une à la fois.
server-analysis-busy = Beaucoup de parties sont en cours d’analyse ; réessayez dans une minute.
server-analysis-not-yours = Seule la personne qui a lancé l’analyse peut l’arrêter.
server-hint-turn = Le conseil est réservé à la personne qui doit décider.
server-hint-gone = Le conseil a été arrêté, ou la partie a continué.
server-too-fast = Trop de requêtes ; réessayez dans { $seconds } s.
server-foreign-origin = Cette requête vient d’une page d’un autre site.
server-wrong-type = Content-Type: { $wanted } est attendu ici.
server-failed = Quelque chose a mal tourné ici ; rien n’est perdu. Veuillez réessayer.
server-not-written = Rien ne peut être noté pour l’instant ; rien n’est perdu. Veuillez réessayer plus tard.
server-record-large = Une partie enregistrée peut faire { $limit } octets au plus.
server-record-no-text = Ce n’est pas du texte ; une partie enregistrée est un fichier texte.
server-crowded = Trop de personnes regardent cette table ; réessayez plus tard.
server-banned = La personne qui gère ce serveur ne vous laisse pas entrer avant : { $until }.
# What the app says of itself where a browser or a phone installs it.
server-app-about = Des jeux de société d’une même forêt, contre des amis et des bots.
server-no-client = Le client du navigateur n’est pas construit ; `make web` le construit.
server-no-file = Ce fichier n’existe pas.
server-no-page = Cette page n’existe pas.
server-no-method = Cela ne peut pas se faire là.
server-too-large = C’est trop volumineux.
server-no-language = La langue « { $language } » n’existe pas encore.
server-no-http = Ce n’est pas du HTTP.
server-connections = Trop de connexions depuis une même adresse.
server-too-slow = La requête a mis trop de temps à arriver.
server-headers = Les en-têtes sont trop grands.
server-around = Il y a plus autour du corps que dedans.
server-ahead = Trop de requêtes à la fois sur une même connexion.
server-body = Le corps est trop grand.
server-unknown-table = Cette table n’existe pas ; le lien est peut-être incomplet.
server-stale = La table a avancé : son journal a maintenant { $number ->
    [one] { $number } entrée
   *[other] { $number } entrées
}.
server-draining = Ce serveur va s’arrêter ; un autre répond.
server-other-version = La base de données n’est pas de la même version que ce serveur.
server-hears-nothing = Ce serveur n’apprend pas ce que font les autres.
server-contended = Trop de personnes modifient cette table à la fois ; réessayez dans 5 s.
server-not-your-seat = Ce navigateur n’occupe pas cette place.
server-outdated = L’entrée { $number } du journal de cette table n’est plus valable ; les règles ont changé depuis.
server-outdated-begun = L’entrée { $number } du journal de cette table n’est plus valable ; les règles ont changé depuis. La partie a commencé avec Tanglewood { $begun }.

# Why a server cannot start, or cannot be looked after; one line each.

start-because = { $place } : { $why }
start-no-toml = { $place } : ce n’est pas du TOML : { $why }
start-no-pattern = { $place } : ce n’est pas un motif : { $why }
start-no-section = { $place } : une table est attendue
start-no-setting = { $place } : ce réglage n’existe pas
start-no-setting-near = { $place } : ce réglage n’existe pas ; s’agit-il de { $near } ?
start-value = { $place } : { start-expected }, reçu { $given }
start-expected = il faut { $kind ->
    [between] un nombre de { $low } à { $high }
    [whole-between] un nombre entier de { $low } à { $high }
    [whole] un nombre entier
    [number] un nombre
    [flag] true ou false
    [choice] une valeur parmi { $choices }
    [list] une liste de textes
   *[text] un texte
}
start-secret = quelque chose de secret
start-damaged = la base de données est endommagée
start-network = { $place } : { $given } n’est ni une adresse ni un réseau
start-processes = processes : SQLite est pour un seul processus ; plusieurs demandent --database postgresql://user@host/name
start-root-path = --root-path : { $given } n’est pas un chemin de site ; un chemin comme /games est attendu
start-no-process = les processus du serveur n’ont pas pu démarrer
start-listen = impossible d’écouter sur { $host }, port { $port } : { $why }
start-no-postgres-address = --database : postgresql://user@host/name est attendu ; sans cela, SQLite est utilisé
start-no-psycopg = --database demande psycopg : pip install 'tanglewood[postgres]'
start-database = { $place } : la base de données est inutilisable : { $why }
start-no-address = l’adresse de la base de données n’en est pas une : postgresql://user@host/name est attendu
start-newer = { $place } : un Tanglewood plus récent a écrit ici (schéma { $schema } ; celui-ci connaît jusqu’à { $known }) ; mettez Tanglewood à jour ou utilisez un autre endroit
start-older = { $place } : un Tanglewood plus ancien a écrit ici (schéma { $schema }) ; `tanglewood serve` met tout à jour
start-no-tables = { $place } : il n’y a pas de tables
start-folder-taken = un autre Tanglewood garde ses tables dans { $folder } ; arrêtez-le ou utilisez --data
start-folder-taken-at = un autre Tanglewood à { $address } garde ses tables dans { $folder } ; arrêtez-le ou utilisez --data
start-which-person = { $start } : { $count ->
    [0] aucune personne n’a d’identifiant qui commence ainsi ; une seule est attendue
   *[other] { $count } personnes ont un identifiant qui commence ainsi ; une seule est attendue
}
start-not-new = { $place } : il y a déjà quelque chose
start-running = { $place } : des serveurs tournent dessus ; arrêtez-les d’abord
start-moving = { $place } : ses tables sont en train d’être copiées ; relancez quand ce sera fini
start-not-empty = { $place } : il y a déjà des tables ; une base de données vide est attendue
start-copy-differs = { $place } : la copie diffère de { $source } ; rien n’en a été gardé
start-mail-from-alone = mail_from : demande mail_server
start-mail-server = mail_server : une adresse comme smtp://user@mail.example.org:587 est attendue
start-mail-password = mail_server : le mot de passe va dans mail_password (TANGLEWOOD_MAIL_PASSWORD)
start-mail-from = mail_from : l’adresse d’expédition des e-mails est attendue, reçu { $given }
start-mail-site = mail_server : les liens des e-mails demandent l’adresse de ce serveur ; renseignez site
start-mail-user = mail_server : un utilisateur et mail_password vont ensemble
start-site = site : une adresse comme https://games.example.org est attendue, reçu { $given }
start-site-path = site : l’adresse sans chemin ni barre oblique à la fin est attendue ; root_path nomme un sous-chemin
