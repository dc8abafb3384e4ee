## What the server says to people who meet

server-no-list = Ce serveur n’a pas de liste de tables ouvertes.
seat-taken = Quelqu’un a été plus rapide : cette place est prise.
seat-not-open = Cette place est réservée à quelqu’un qui a un lien. Vous pouvez regarder.
seat-not-here = Vous ne pouvez pas vous installer à cette table. Vous pouvez regarder, ou préparer votre propre table.
seat-sits-already = Vous avez déjà une place à cette table.
seat-invitation-void = Un lien plus récent a remplacé celui-ci. Demandez-le à la personne qui vous invite ; vous pouvez regarder entre-temps.
follow-enough = Vous suivez { $most } tables ; cela suffit. Quittez-en d’abord une.
name-refused = Ce nom n’est pas accepté ici, veuillez en choisir un autre.

talk-nobody = Il n’y a que vous à cette place.
talk-enough = Vous bloquez déjà { $most } personnes ; cela suffit.
talk-not-blocked = Cette personne n’est pas bloquée.
talk-no-line = Ce message n’existe plus.
talk-no-reason = Veuillez dire en quelques mots ce qui s’est passé.
talk-reported-enough = Vous avez fait beaucoup de signalements aujourd’hui ; l’hôte va s’en occuper. Veuillez continuer demain.

order-done =
    { $you ->
        [yes] C’était votre consigne.
       *[no] C’était une consigne ({ $name }).
    }
undo-order = Une consigne a été exécutée ; ce qui l’a précédée ne peut plus être annulé.
