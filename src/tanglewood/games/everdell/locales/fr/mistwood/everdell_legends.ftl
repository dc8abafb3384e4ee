everdell-no-legend = La carte { $card } n’est pas une de vos cartes légendaires.
everdell-no-legend-there = { $legend } est dans votre ville : aucune carte { $card } ne peut suivre.
everdell-no-unique-ribbon = La carte { $card } ne peut que remplacer votre carte { $ribbon }.
everdell-no-not-free = La carte { $card } ne vient gratuitement qu’à la place de la carte de sa bannière.
everdell-no-legend-stays = La carte { $card } est une carte légendaire : elle reste, et personne ne la copie.

everdell-ask-tokens = combien de ses jetons dépensez-vous pour la carte { $card } ({ $cost }) ?
everdell-ask-copy-taken = { $n ->
    [one] utilisez encore { $n } lieu où se trouvent des ouvriers, ou arrêtez.
   *[other] utilisez jusqu’à { $n } lieux où se trouvent des ouvriers, ou arrêtez.
}
everdell-ask-activate-some = { $n ->
    [one] encore { $n } carte verte de votre ville peut agir ; laquelle ?
   *[other] jusqu’à { $n } cartes vertes de votre ville peuvent agir ; laquelle ensuite ?
}
everdell-ask-sell = { $n ->
    [one] défaussez encore { $n } créature de votre ville
   *[other] défaussez jusqu’à { $n } créatures de votre ville
}, chacune pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $any ->
    [one] { $any } ressource
   *[other] { $any } ressources
}, ou arrêtez.
everdell-ask-play-anything = { $less ->
    [one] quelle carte jouez-vous, en payant jusqu’à { $less } ressource de moins ?
   *[other] quelle carte jouez-vous, en payant jusqu’à { $less } ressources de moins ?
}
everdell-ask-achieve = quel événement réalisez-vous ?
everdell-ask-slip = sous quelle construction la placez-vous ? Vous en prenez le coût imprimé.

everdell-move-play-legend = jouer la carte légendaire { $card }
everdell-legend-whose = { $owner ->
    [own] sa propre carte { $card }
   *[other] la carte { $card } ({ $who })
}{ $copy ->
    [1] {""}
   *[other] {" "}(numéro { $copy })
}
everdell-move-replace = gratuitement, à la place de { everdell-legend-whose }
everdell-move-slip = sous { everdell-legend-whose }

everdell-event-replaced = { $you ->
    [yes] Vous jouez la carte { $card } à la place de la carte { $old }.
   *[no] { $name } joue la carte { $card } à la place de la carte { $old }.
}
everdell-event-spent = { $you ->
    [yes] { $n ->
        [1] Vous dépensez un jeton de la carte { $card }.
       *[other] Vous dépensez { $n } jetons de la carte { $card }.
    }
   *[no] { $n ->
        [1] { $name } dépense un jeton de la carte { $card }.
       *[other] { $name } dépense { $n } jetons de la carte { $card }.
    }
}
everdell-event-slipped = { $you ->
    [yes] Vous placez la carte { $card } sous la carte { $host }.
   *[no] { $name } place la carte { $card } sous la carte { $host }.
}
everdell-event-rugwort-legend = Une carte légendaire : { $goods } pour Paillasson, et il prend deux cartes.

everdell-label-legends = Vos cartes légendaires
everdell-label-legend-number = { $n ->
    [one] { $n } carte légendaire
   *[other] { $n } cartes légendaires
}
everdell-label-over = sur le Pont
