# Sentences every game needs.

move-not-now = « { $move } » n’est pas possible maintenant.
refused-over = La partie est terminée.

# What is being asked, and the refusal of everything else.

question = { $title } : { $asks }
question-over = La partie est terminée.
question-turn = Que faites-vous ?
player-called = joueur { $seat }
refused-inside = { $title } : { $why }
refused-asks = Répondez d’abord. { $title } : { $asks }
refused-asks-untitled = Répondez d’abord : { $asks }
refused-must = C’est obligatoire. { $title } : { $asks }
refused-must-untitled = C’est obligatoire : { $asks }
refused-unfit = Cela ne convient pas. { $title } : { $asks }
refused-unfit-untitled = Cela ne convient pas : { $asks }

event-plain = { $n ->
    [0] { $name } : { $what }.
   *[other] { $name } : { $what } ({ $rest }).
}
event-unasked = Joué automatiquement : c’était la seule possibilité.

result-win = { $you ->
    [yes] Vous gagnez !
   *[no] { $name } gagne.
}
result-shared = { $you ->
    [yes] Vous partagez la victoire avec { $names }.
   *[no] Victoire partagée : { $names }.
}
result-place = place

# Why a move cannot be taken back.

undo-nothing = Vous n’avez rien à annuler.
undo-chance = Le dé a été lancé depuis.
undo-hidden = Quelque chose de caché a été révélé depuis : des cartes ont été piochées ou retournées.
undo-turn = Quelqu’un d’autre a pris une décision depuis.
undo-over = La partie est terminée.

# At a table with others.

table-waiting = { $name } réfléchit.
table-unseen = { $name } fait un choix.
table-player = Joueur { $n }
table-open = La place { $seat } est encore libre.
table-finished = La partie est terminée.
table-handed-over = Un bot joue pour vous ; reprenez d’abord votre place.
table-not-your-turn = Ce n’est pas votre tour.

# Letting a bot play for a person.

seat-no-person = Cette place n’est pas celle d’une personne.
seat-still-here = La personne assise à cette place est encore là.
seat-not-agreed = La personne assise à cette place n’a pas donné son accord, et son absence n’est pas aussi longue que cette table l’exige.
seat-other-bot = Seul le bot { $bot } peut remplacer quelqu’un qui s’absente : les adversaires ne choisissent pas le bot.
seat-no-vote = Vous ne pouvez pas voter pour cette place : il faut au moins deux autres personnes assises ici.
seat-bot-plays = Un bot joue déjà à cette place.

# Reasons for a move, one after the other.
reason-and = { $first } ; { $last }
reason-chance = ce que cela apporte dépend du hasard
reason-later = n’apporte rien tout de suite ; l’intérêt vient plus tard
reason-same = comme le coup { $n } : { $why }

# Lists: “A, B et C”.
list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

# Options that are refused: $option is the word that is typed, $near a known word that may have been meant, or none.
refused-option = option { $option } : { $why }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
refused-no-option = { $game } n’a pas d’option { $given }{ refused-near } ; il y a { $known }
refused-no-game = aucun jeu ne s’appelle { $given }{ refused-near } ; il y a { $known }
refused-no-bot = aucun bot ne s’appelle { $given }{ refused-near } ; il y a { $known }
refused-near = { $near ->
    [none] {""}
   *[other] {" "}(vouliez-vous dire « { $near } » ?)
}
refused-seed = seed : nombre entier de 0 à 2**60 - 1 attendu, reçu { $given }
refused-no-move = { $given } n’est pas un coup ; quelque chose comme { $hint } est attendu
refused-nobody = la partie est terminée, personne n’a de coup à jouer
option-value = attendu : { $expected } ; reçu { $given }{ refused-near }
option-seat = une place de 0 à { $last } attendue, reçu { $given }
option-expected-flag = yes ou no
option-expected-choice = { $each ->
    [yes] une valeur parmi { $choices } (pour toutes les places, ou une par place avec des virgules)
   *[no] une valeur parmi { $choices }
}
option-expected-number = nombre entier de { $low } à { $high }

# The bots in a few words.

bot-about-adept = imagine des dizaines de suites possibles pour les prochains tours
bot-about-apprentice = regarde une décision plus loin, oublie parfois quelque chose et a ses préférences
bot-about-beginner = voit ce qu’un coup rapporte aussitôt, oublie bien des choses et joue ce qui lui plaît
bot-about-cautious = réfléchit comme le bot adept et aime la sécurité
bot-about-gambler = réfléchit comme le bot adept et aime le risque
bot-about-greedy = prévoit une décision et prend ce qui semble le mieux
bot-about-master = imagine des centaines de suites possibles pour les prochains tours
bot-about-random = prend n’importe quelle possibilité, toutes aussi probables
option-of-rival = attendu : l’un de { $known }, ceux de { $rival }
refused-no-lesson = { $game } n’a pas de leçon { $given }{ refused-near } ; il y a { $known }
refused-no-rival = aucun adversaire ne s’appelle { $given }, attendu : l’un de { $known }

# Why the system refuses a file or an address, behind its name: `a.tgr: No such file or directory`.
system-enoent = ce fichier ou ce dossier n’existe pas
system-eacces = l’accès n’est pas autorisé
system-eisdir = c’est un dossier
system-enotdir = une partie du chemin n’est pas un dossier
system-eexist = il y a déjà quelque chose
system-enospc = le disque est plein
system-erofs = rien ne peut être écrit à cet endroit
system-eaddrinuse = le port est pris
system-eaddrnotavail = cette adresse n’est pas celle de cette machine
system-enametoolong = le nom est trop long
system-unknown-host = ce nom de machine est inconnu
