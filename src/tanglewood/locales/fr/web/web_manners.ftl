## Manners at a table: resigning, ending by agreement, clocks, leaving, seats that move

# Leaving

web-leave-title = Quitter la table ?
web-leave-stays = La partie reste telle quelle, et votre place reste la vôtre. Vous retrouverez la table sur la page d’accueil, sous Mes tables.
web-leave-bots = Les bots vous attendent.
web-leave-wait = C’est votre tour. On vous attendra : { $names }.
web-leave-go-on = Les autres peuvent continuer jusqu’à votre tour.
web-leave-clock-live = Votre pendule tourne dès que c’est votre tour et que quelqu’un attend à la table.
web-leave-clock-days = Votre pendule tourne dès que c’est votre tour.
web-leave-now = Quitter pour l’instant
web-leave-stay = Rester
web-leave-resign = Abandonner la partie

# Resigning

web-resign = Abandonner
web-resign-title = Abandonner ?
web-resign-who = Qui abandonne
web-resign-two = La partie se termine, et { $name } gagne.
web-resign-bots = La partie se termine. Le bot en tête gagne, et vous finissez à la dernière place.
web-resign-more = Un bot continue à votre place, et vous prenez la dernière place. Les autres jouent jusqu’au bout.
web-resign-alone = La partie se termine, et votre adversaire gagne.
web-resign-final = C’est définitif. Pour une simple pause, fermez la table : elle reste telle quelle.
web-resign-do = Abandonner
web-play-on = Continuer
web-seat-resigned = abandon

# Ending by agreement

web-end = Finir d’un commun accord
web-end-title = Finir la partie sans vainqueur ?
web-end-about = La question est posée : { $names }. Si tout le monde est d’accord, la partie se termine et personne ne gagne ; les bots sont toujours d’accord. La question tombe dès que quelqu’un joue un coup.
web-end-about-bots = La partie se termine tout de suite et personne ne gagne : les bots sont d’accord.
web-end-propose = Demander aux autres
web-end-now = Finir la partie
web-end-asked = { $name } propose de finir la partie. Personne ne gagnerait.
web-end-waiting = Vous proposez de finir la partie. Doivent encore répondre : { $names }.
web-end-agree = D’accord
web-end-decline = Continuer
web-end-withdraw = Retirer
web-ended-agreement = Finie d’un commun accord. Personne ne gagne.
web-ended-resigned = { $you ->
    [yes] Vous abandonnez. { $winner } gagne.
   *[no] { $won ->
        [you] { $name } abandonne. Vous gagnez !
       *[other] { $name } abandonne. { $winner } gagne.
    }
}
web-ended-time = { $you ->
    [yes] Votre temps est écoulé. { $winner } gagne.
   *[no] { $won ->
        [you] { $name } n’a plus de temps. Vous gagnez !
       *[other] { $name } n’a plus de temps. { $winner } gagne.
    }
}
web-ended-rival = Votre adversaire
web-ended-scores = Les scores sont ceux du moment où la partie s’est arrêtée.

# Clocks

web-clock = Pendule
web-clock-none = Sans pendule
web-clock-live = Direct
web-clock-days-short = Jours
web-clock-time-live = Temps par joueur
web-clock-time-days = Temps par décision
web-clock-increment = Ajout par tour
web-clock-then = Temps écoulé
web-clock-then-bot = un bot continue
web-clock-then-resign = compte comme un abandon
web-clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
web-clock-seconds = { $n ->
    [0] rien
    [one] { $n } seconde
   *[other] { $n } secondes
}
web-clock-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
web-clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
web-clock-rule-live = { $more ->
    [0] { $n ->
        [one] Pendule : { $n } minute par joueur.
       *[other] Pendule : { $n } minutes par joueur.
    }
    [one] { $n ->
        [one] Pendule : { $n } minute par joueur, plus { $more } seconde par tour.
       *[other] Pendule : { $n } minutes par joueur, plus { $more } seconde par tour.
    }
   *[other] { $n ->
        [one] Pendule : { $n } minute par joueur, plus { $more } secondes par tour.
       *[other] Pendule : { $n } minutes par joueur, plus { $more } secondes par tour.
    }
}
web-clock-rule-days = Pendule : { $time } par décision.
web-clock-then-bot-live = Si quelqu’un épuise son temps, un bot prend la place et joue jusqu’à la fin.
web-clock-then-bot-days = Si quelqu’un épuise son temps, un bot joue jusqu’à ce que cette personne reprenne sa place.
web-clock-then-resign-live = Si quelqu’un épuise son temps, c’est un abandon.
web-clock-then-resign-days = Si quelqu’un épuise son temps, c’est un abandon.
web-clock-pause-live = La pendule démarre quand tout le monde s’est installé, et s’arrête quand il n’y a personne d’autre à la table. Les bots n’ont pas de pendule.
web-clock-pause-days = La pendule démarre quand tout le monde s’est installé, et tourne jour et nuit. Les bots n’ont pas de pendule.
web-clock-left = { $name } : il reste { $left }
web-clock-left-stands = { $name } : il reste { $left } ; la pendule est arrêtée
web-clock-runs = La pendule tourne
web-clock-stands = La pendule est arrêtée

# Moving a seat to another device

web-move-seat = Déplacer ma place vers un autre appareil
web-move-title = Déplacer votre place
web-move-about = Vous recevez un code et un lien pour votre autre appareil. La place appartient ensuite à cet appareil ; celui-ci peut seulement regarder, jusqu’à ce que vous rameniez la place de la même façon.
web-move-which = Quelle place
web-move-make = Créer un code
web-move-how = Sur l’autre appareil, ouvrez le lien, ou choisissez « J’ai un code » sur la page d’accueil et tapez :
web-move-link = Lien pour l’autre appareil
web-move-secret = Il est valable dix minutes et ne sert qu’une fois. Quiconque l’a obtient votre place : gardez-le pour vous.
web-move-gone = C’est fait : votre place est maintenant sur l’autre appareil.
web-move-here-title = Votre place arrive ici
web-move-here-about = La place passe sur cet appareil. L’appareil précédent ne peut désormais plus que regarder.
web-move-here = Prendre ma place ici
web-code = J’ai un code
web-code-title = Prendre votre place avec un code
web-code-about = Sur l’appareil qui a votre place, ouvrez le menu de la table et choisissez « Déplacer ma place vers un autre appareil ». Un code s’affiche.
web-code-field = Code
web-join-used = Cette place est prise
