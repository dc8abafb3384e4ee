## What happens at a table beside the moves: sentences of the server

table-ended-resigned = La partie est terminée : quelqu’un a abandonné.
table-ended-time = La partie est terminée : quelqu’un a épuisé son temps.
table-ended-agreement = La partie s’est terminée d’un commun accord.
table-time-up = Votre temps est écoulé.

notice-resigned = { $ends ->
    [true] { $name } abandonne.
   *[false] { $name } abandonne. Un bot continue à cette place, qui compte comme dernière.
}
notice-time-resigned = { $ends ->
    [true] { $name } n’a plus de temps : cela compte comme un abandon.
   *[false] { $name } n’a plus de temps : cela compte comme un abandon. Un bot continue à cette place, qui compte comme dernière.
}
notice-time-bot = { $name } n’a plus de temps : un bot continue.
notice-old-rulings = Une décision de règle de ce jeu a changé depuis le début de la partie ; elle se poursuit avec l’ancienne.
notice-agreed = La partie se termine d’un commun accord. Personne ne gagne.

agreement-declined = Quelqu’un veut continuer. Vous pourrez le proposer à nouveau après le prochain coup.
clock-alone = Une pendule demande au moins deux personnes.

seat-gave-up = Cette place a été abandonnée ; un bot y joue jusqu’à la fin.
seat-name-taken = Quelqu’un à cette table s’appelle déjà { $name }. Pourquoi pas { $free } ?
seat-invitation-used = { $name } a pris cette place : une invitation ne sert qu’une fois. Si c’est vous sur un autre appareil, ouvrez-y la table et choisissez « Déplacer ma place vers un autre appareil ». Sinon, demandez un autre lien à la personne qui vous invite ; vous pouvez regarder entre-temps.
seat-invitation-unknown = Cette invitation ne fonctionne pas : le lien est peut-être incomplet, ou destiné à une autre table. Demandez à la personne qui vous invite de le renvoyer ; vous pouvez regarder entre-temps.
seat-used-code = Ce code ne fonctionne pas : il est peut-être mal tapé, vieux de plus de dix minutes ou déjà utilisé. Créez-en un nouveau sur l’appareil qui a la place.
seat-sits-here = Cet appareil a déjà une place à cette table. Ouvrez le code sur l’autre appareil.

# Records of such games in the terminal

cli-check-ended = L’enregistrement se rejoue correctement aussi loin que la partie est allée : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; les joueurs l’ont arrêtée là.
cli-replayed-resigned = { $name } a abandonné et prend la dernière place.
cli-replayed-agreement = La partie s’est terminée d’un commun accord. Personne ne gagne.
