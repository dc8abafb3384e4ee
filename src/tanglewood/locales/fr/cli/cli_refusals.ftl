# What commands refuse, and why. They follow “erreur : ”, so they begin with a small letter.

refused-option-form = option -o : NAME=VALUE attendu, comme players=3, reçu { $given }
refused-players-twice = option players : --players dit { $players }, -o dit { $other }
refused-choice = option { $option } : une valeur parmi { $known } attendue, reçu { $given }
refused-only-analyse = --level et --json vont avec --analyse
refused-check-alone = --check ne fait que vérifier un enregistrement ; omettez { $others }
refused-seat = option seat : une place de 0 à { $last } attendue, reçu { $given }
refused-number = { $high ->
    [none] nombre entier à partir de { $low } attendu, reçu { $given }
   *[other] nombre entier de { $low } à { $high } attendu, reçu { $given }
}
refused-folder = option tests : { $folder } n’est pas un dossier
refused-loose = option du jeu attendue, comme --difficulty 2, reçu { $given }
refused-no-value = option { $option } : une valeur est attendue après elle
refused-no-bots = option bots : au moins un nom attendu, comme greedy,random

# Resuming a game.
refused-resume = --resume reprend une partie enregistrée : ses joueurs, sa graine et ses options ne peuvent pas changer
refused-resume-game = { $file } est une partie de ce jeu : { $title } ; reprenez-la avec : tanglewood play { $game } --resume { $file }
refused-resume-bots = --resume reprend une partie enregistrée : ses bots ne peuvent pas changer ({ $bots })
refused-admin-what = « table » ou « person » attendu, reçu { $given }
refused-admin-not-banned = { $who } peut entrer de toute façon
refused-admin-no-report = il n’y a pas de signalement { $id }
refused-admin-unknown = il n’y a pas de table { $id }
refused-data-gone = il n’y a pas de tables dans { $folder }
refused-record = --record : { $file } existe déjà ; choisissez un autre fichier, ou reprenez-le avec --resume
refused-too-many-bots = option bots : { $seats ->
    [0] personne d’autre n’est à cette table
    [one] il y a { $seats } autre place
   *[other] il y a { $seats } autres places
}, reçu { $names }

# Many games.
refused-line-up = { $n ->
    [one] option bots : { $n } nom attendu, un par place, reçu { $names }
   *[other] option bots : { $n } noms attendus, un par place, reçu { $names }
}
refused-same-bots = option bots : des noms différents sont attendus, reçu { $names }
refused-two-bots = option bots : au moins deux noms attendus, reçu { $names }
refused-variant = { $game } n’a pas de variante { $given } ; { $offered }
refused-variants-clash = les variantes { $one } et { $other } ne se combinent pas : { $option } vaut { $first } dans l’une et { $second } dans l’autre ; { $offered }
refused-variants-vary = les variantes ne peuvent faire varier qu’une option ; { $names } feraient varier { $one } et { $other } ; { $offered }
refused-variant-sets = option { $option } : la variante { $variant } fixe { $value }, reçu { $given }
refused-variants-offered = { $names ->
    [none] il n’y en a aucune
   *[other] il y a { $names }
}
refused-range = option { $option } : { $given } décroît ; une plage comme 0..4 est attendue
refused-several = option { $option } : une seule valeur attendue, reçu { $given } ; seul « tanglewood simulate » en prend plusieurs
refused-plot-file = option plot : fichier comme ratings.html ({ $formats }) attendu, reçu { $file }
refused-plot-folder = il n’y a pas de dossier { $folder } où écrire
refused-plot-library = option plot : les graphiques demandent { $library } ; installez-le avec : pip install 'tanglewood[plot]'
refused-pack-folder = { $folder } : un dossier nouveau ou vide est attendu
refused-no-pack = { $game } n’a pas de pack modifiable
refused-pack-there = un Tanglewood sans ce pack tourne à { $address } ; arrêtez-le, utilisez --data, ou envoyez-y le pack en préparant une table

refused-language = aucune langue ne s’appelle { $given } ; il y a { $known }
refused-train-needs-numpy = L’apprentissage demande numpy : pip install 'tanglewood[learning]'.

# How a command was typed. `$problem` is another refusal. What is typed stays English.
refused-usage-option = il n’y a pas d’option { $given }
refused-usage-option-near = il n’y a pas d’option { $given } ; s’agit-il de { $near } ?
refused-usage-command = il n’y a pas de commande { $given } ; il y a { $known }
refused-usage-missing = il manque { $option }
refused-usage-value = option { $option } : { $problem }
refused-usage-unfit = option { $option } : cette valeur ne convient pas
refused-usage-flag = option { $option } : elle ne prend pas de valeur
refused-usage-extra = mots qui ne se rapportent à rien : { $given }

# How a command is used, above what is wrong with it. `$usage` and `$command` are as they are typed.
cli-usage = Utilisation : { $usage }
cli-usage-help = Pour en savoir plus : { $command }
