## The browser's words for people who meet

# Open tables

web-open = Tables ouvertes
web-open-lead = S’installe qui veut.
web-open-none = Aucune table n’est ouverte en ce moment. Préparez-en une et mettez-la sur cette liste.
web-open-lay = Préparer une table
web-open-not-here = Ce serveur n’a pas de liste de tables ouvertes. Invitez vos amis avec un lien.
web-open-all = toutes les tables ouvertes
web-open-free = { $n ->
    [one] { $n } place libre sur { $all }
   *[other] { $n } places libres sur { $all }
}
web-open-begun = { $n ->
    [one] { $n } coup joué
   *[other] { $n } coups joués
}
web-open-no-clock = sans pendule
web-sit = S’installer
web-sit-free = Une place est libre ici.
web-sit-kept = Une place vous est réservée : encore une partie ?
web-list = Montrer cette table à tout le monde, et laisser les places libres à qui veut
web-list-about = Elle figure dans la liste des tables ouvertes jusqu’à ce que toutes les places soient prises. Sinon, seuls vos liens mènent ici.
web-seat-kept = Place réservée : { $name }. Un nouveau lien la donne à quelqu’un d’autre.
web-invite-new = { $old ->
    [yes] Nouveau lien pour la place { $seat }
   *[no] Lien pour la place { $seat }
}
web-invite-new-about = L’ancien lien cesse de fonctionner, et le dit.
web-mine-offered = On vous propose une autre partie
web-follow = Suivre cette table
web-unfollow = Ne plus suivre
web-followed = Tables que vous suivez
web-follow-runs = { $n ->
    [one] en cours, { $n } coup
   *[other] en cours, { $n } coups
}
web-rematch-offered = Une revanche est prête, et votre place est réservée.

# Talk

web-talk-about = À propos de ce message ({ $name })
web-mute = Masquer ici
web-mute-about = Vous ne lisez plus ses messages à cette table.
web-block = Bloquer
web-block-about = Vous ne lisez plus ses messages nulle part, et cette personne ne prend plus place aux tables que vous préparez. Elle n’en est pas informée.
web-report = Signaler à l’hôte
web-report-about = L’hôte de ce serveur reçoit ce message et vos mots.
web-report-why = Quel est le problème ?
web-reported = Merci. L’hôte de ce serveur va s’en occuper.
web-muted = Vous ne lisez plus { $name } ici.
web-blocked-here = Vous bloquez { $name }.
web-unmute = Lire à nouveau
web-unblock = Débloquer
web-blocked = Personnes que vous bloquez

# One's own games

web-games = Vos parties
web-games-none = Aucune partie terminée pour l’instant.
web-games-game = jeu
web-games-players = joueurs
web-games-played = jouées
web-games-won = gagnées
web-games-mean = score moyen
web-games-last = Dernières parties
web-rivals = Contre qui
web-rival = { $n ->
    [one] { $name } : { $n } partie, { $won } gagnée
   *[other] { $name } : { $n } parties, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
}
web-game-came = { $ended ->
    [agreement] Finie d’un commun accord, score { $score }
   *[other] { $won ->
        [yes] Gagnée, score { $score }
       *[no] Place { $place } sur { $players }, score { $score }
    }
}
web-rated = Classer mes parties contre des personnes
web-rated-about = Seules comptent les parties où tout le monde a un compte et le souhaite. Personne d’autre que vous ne voit votre classement.
web-rating = { $exact ->
    [yes] Place { $best } sur { $people }
   *[no] Entre la place { $best } et la place { $worst } sur { $people }
} ; { $sure ->
    [well] estimation sûre
    [roughly] estimation approximative
   *[hardly] estimation encore très incertaine
}, après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.

# Standing orders

web-orders = Consignes
web-orders-about = Le serveur joue cela pour vous tout de suite, même en votre absence, et rien d’autre. Personne ne l’apprend avant que cela n’arrive ; le journal le dit alors.
web-orders-lone = S’il n’y a qu’une possibilité, la jouer
web-orders-favours = Accepter ce que les autres m’offrent à leur tour ; s’il y a un choix, un bot choisit
web-orders-answers = Questions auxquelles vous pouvez répondre d’avance
web-orders-like = Telle qu’on vous l’a posée en dernier ; vaut pour toute question de ce type.
web-orders-none = On ne vous a encore posé ici aucune question à laquelle répondre par oui ou non. Celles que vous rencontrez apparaîtront ici.
web-orders-ask = me demander
web-orders-yes = toujours oui, s’il n’y a qu’une façon
web-orders-no = toujours non : { $no }
web-orders-kept = Enregistré. Cela vaut jusqu’à ce que vous le changiez.
