# Companion mode: an opponent run for people who play with their own pieces.

companion-you = Vous
companion-other = Joueur 2
companion-expects-yes-no = Répondez par oui ou par non.
companion-expects-number = Ce nombre est impossible : regardez le plus petit et le plus grand.
companion-expects-one = Choisissez une des réponses.
companion-expects-some = Choisissez parmi les réponses, chacune une fois au plus.
companion-expects-row = Choisissez-en une pour chaque emplacement.
companion-question-first = Répondez d’abord à la question.
companion-no-such-deed = Cela ne peut pas arriver maintenant.
companion-nothing-asked = Rien n’est demandé maintenant.
companion-no-such-answer = Il n’y a aucune réponse de ce genre à modifier.
companion-bad-session = Ce n’est pas une partie enregistrée du compagnon, ou elle est endommagée.
companion-unknown-room = Cette partie n’est plus partagée ; partagez-la de nouveau depuis un téléphone qui l’a.
companion-stale = Un autre téléphone a continué entre-temps.
companion-crowded = Trop de parties sont partagées ici en ce moment ; réessayez plus tard.

companion-over = { $rival } a terminé.
companion-prompt-yes-no = oui ou non
companion-prompt-number = un nombre de { $least } à { $most }
companion-prompt-one = { $listed ->
    [yes] un numéro de la liste, ou une partie du nom
   *[no] une partie du nom
}
companion-prompt-some = des numéros ou des noms séparés par des virgules, ou rien pour aucun
companion-prompt-row = { $listed ->
    [yes] des numéros ou des parties de noms, un par emplacement, séparés par des virgules
   *[no] des parties de noms, une par emplacement, séparées par des virgules
} : { $places }
companion-prompt-ready = Que s’est-il passé ? Un numéro, undo, change, remove, insert, score, save ou quit
companion-remembered = la dernière fois : { $answer }
companion-saved = Enregistré. Pour continuer : tanglewood companion --resume { $file }
companion-step = { $n }. { $text }
companion-rule = ({ $rule })
companion-several = { $said } correspond à plusieurs réponses : { $names }
companion-unknown = { $said } ne fait pas partie des réponses.
companion-change-none = Il n’y a encore aucune réponse.
companion-change-which = Quelle réponse était fausse ?
companion-total = Total
companion-answer = { $n }. { $question } { $answer }
companion-yes = oui
companion-no = non
companion-nothing = rien
companion-players = Combien de personnes jouent contre { $rival }.
companion-no-game = { $game } n’a pas d’adversaire pour une vraie table. Il y a : { $names }.

# Corrections.

companion-setup = Mise en place
companion-idle = Cela ne peut plus arriver
companion-repair = Corrigez ceci sur la table, - est annulé et + se fait à la place :
companion-moved = { $name } : { $now } (avant : { $was })
companion-turned = La carte : { $card }
companion-deed = { $n }. { $name }
companion-remove-which = Qu’est-ce qui n’est pas arrivé ?
companion-insert-where = Avant quoi quelque chose a-t-il été oublié ?
companion-insert-what = Qu’est-ce que c’était ?
