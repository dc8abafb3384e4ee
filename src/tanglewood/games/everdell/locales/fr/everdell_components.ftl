everdell-about-name = { $table ->
    [season] { $season ->
        [winter] Hiver
        [spring] Printemps
        [summer] Été
       *[autumn] Automne
    }
    [her_season] { $season ->
        [winter] L’hiver de Tissenuit
        [spring] Le printemps de Tissenuit
        [summer] L’été de Tissenuit
       *[autumn] L’automne de Tissenuit
    }
    [activity] Carte Activité { $number }
    [counts] Mise en place de la table
    [rugwort_points] Ce que marque Paillasson
    [fair] La foire
    [lair] L’antre de Tissenuit
    [river_counts] Mise en place de la rivière
    [mountain] La montagne
   *[other] { $table } { $id }
}

everdell-about-card = { $unique ->
    [yes] { $kind ->
        [critter] Créature unique
       *[construction] Construction unique
    }
   *[no] { $kind ->
        [critter] Créature commune
       *[construction] Construction commune
    }
}, de couleur { everdell-color-feminine } ({ $what }).
everdell-about-card-numbers = Coûte { $cost } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $legend ->
    [yes] { $set ->
        [legends_first] une des dix premières cartes légendaires, à part de la pioche
       *[legends_more] une des dix autres cartes légendaires, à part de la pioche
    }
   *[no] { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    } { $set ->
        [base] dans la pioche
        [farms] dans la pioche avec les Fermes saisonnières
        [corrin] dans la pioche avec les cartes de Corrin Evertail
        [extra] dans la pioche avec Oyez ! Oyez !
        [pearlbrook] dans la pioche avec Pearlbrook
        [newleaf] dans la pioche avec Newleaf
        [bellfaire] dans la pioche avec Bellfaire
        [spirecrest] dans la pioche avec Spirecrest
       *[rugwort_cards] dans la pioche avec les cartes de Paillasson
    }
}.
everdell-about-ribbon = Peut remplacer gratuitement votre carte { $card }, et compte comme elle.
everdell-about-brings = Peut faire venir gratuitement : { $critters }.
everdell-about-home = Vient gratuitement avec : { $homes }.
everdell-about-any-critter = { $color ->
    [none] n’importe quelle créature
   *[other] n’importe quelle créature { everdell-color-feminine }
}
everdell-about-never-used = Elle n’utilise jamais ces cartes : { $cards }.
everdell-about-free-by = { $color ->
    [any] Vient gratuitement avec n’importe quelle construction de votre ville.
   *[other] Vient gratuitement avec n’importe quelle construction { everdell-color-feminine } de votre ville.
}

everdell-about-location = { $sort ->
    [basic] Lieu de base
    [forest] Lieu de forêt
    [haven] Le Havre de paix
    [land] Un lieu à part
   *[journey] Un Voyage
}{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
} ; { $shared ->
    [yes] n’importe quel nombre d’ouvriers peut s’y trouver
   *[no] { $sort ->
        [forest] un seul ouvrier peut s’y trouver, ou deux dans une partie à quatre
       *[other] un seul ouvrier peut s’y trouver
    }
}.
everdell-about-event = { $sort ->
    [basic] Événement de base
   *[special] Événement spécial
} ; { $points ->
    [0] ses points dépendent de ce que vous faites
    [one] { $points } point
   *[other] { $points } points
}.
everdell-about-colored = { $n ->
    [one] { $n } carte { everdell-color-feminine }
   *[other] { $n } cartes { everdell-color-plural }
}
everdell-about-needs = Demande dans votre ville : { $cards }.
everdell-about-power = Pouvoir de joueur, { $title } ; de { $box ->
    [mistwood] Mistwood
    [bellfaire] Bellfaire
   *[newleaf] Newleaf
}.
everdell-about-season = { $season ->
    [winter] La partie commence en hiver.
   *[other] { $workers ->
        [one] Vos ouvriers reviennent, et { $workers } de plus les rejoint.
       *[other] Vos ouvriers reviennent, et { $workers } de plus les rejoignent.
    }
}{ $bonus ->
    [produce] {" "}Vos cartes vertes produisent.
    [none] {""}
   *[other] { $season ->
        [winter] {""}
       *[other] {" "}Vous pouvez prendre jusqu’à 2 cartes de la Prairie.
    }
}

everdell-about-rugwort = Année { $year } d’une partie solo : en automne, il part en Voyage ({ $journey }), et chaque événement spécial que vous n’avez pas réalisé lui rapporte { $missed_special ->
    [one] { $missed_special } point
   *[other] { $missed_special } points
}.{ $worker ->
    [yes] {" "}En automne, un de ses ouvriers quitte la partie avec un des vôtres.
   *[no] {""}
}
everdell-about-rugwort-points = Il marque { $card } points pour une carte de sa ville, { $purple } si elle est violette, et { $basic_event } pour un événement de base. S’il est clinquant, une carte violette rapporte { $glitzy_purple } ; s’il est trapu, un emplacement vide de votre ville lui rapporte { $squatty_space }.
everdell-about-walk = Son ouvrier des lieux de base se trouve, de l’hiver à l’automne, sur : { $places }.
everdell-about-counts = Une main contient jusqu’à { $hand_limit } cartes, la Prairie { $meadow }, une ville { $city } emplacements ; { $workers } ouvriers au départ et { $specials } événements spéciaux. Cartes de départ, à partir du premier joueur : { $hands }. Cartes Forêt à 1, 2, 3 et 4 joueurs : { $forest }.

everdell-about-level = Niveau { $level } : là où une carte le dit, elle gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}. À la fin, un événement spécial lui rapporte { $special_event } points, une carte valant 0 point { $zero_card } de plus, une carte Prospérité, légendaire ou de Newleaf { $prosperity } de plus.
everdell-about-her-season = { $season ->
    [winter] Elle commence avec { $spiders } araignées.
   *[other] { $spiders ->
        [one] Elle reçoit { $spiders } araignée de plus.
       *[other] Elle reçoit { $spiders } araignées de plus.
    }
}{ $draws ->
    [0] {""}
    [one] {" "}Elle pioche { $draws } carte.
   *[other] {" "}Elle pioche { $draws } cartes.
}{ $takes ->
    [0] {""}
    [one] {" "}Elle prend en main { $takes } carte de la Prairie au hasard.
   *[other] {" "}Elle prend en main { $takes } cartes de la Prairie au hasard.
}{ $clears ->
    [0] {""}
    [one] {" "}{ $clears } carte de la Prairie est défaussée au hasard.
   *[other] {" "}{ $clears } cartes de la Prairie sont défaussées au hasard.
}{ $legend ->
    [yes] {" "}Avec les cartes légendaires, elle en reçoit une.
   *[no] {""}
}
everdell-about-lair = Elle commence avec { $one ->
    [one] { $one } carte
   *[other] { $one } cartes
} contre un joueur et { $two ->
    [one] { $two } carte
   *[other] { $two } cartes
} contre deux ; les joueurs commencent avec { $start_hand }. Sa ville a { $city } emplacements, une araignée qui y va lui rapporte { $own_city } points, et son dé a { $die } faces.
everdell-about-left-out = Écartés contre elle : { $events }.
everdell-about-activity = En jeu dès { $season ->
    [winter] l’hiver
    [spring] le printemps
    [summer] l’été
   *[autumn] l’automne
}. Si un emplacement est occupé, elle passe au suivant { $arrow ->
    [clockwise] dans le sens horaire
   *[counter] dans le sens antihoraire
}.{ $mark ->
    [worker] {" "}Demande une araignée.
    [pawn] {" "}Demande Tissenuit elle-même.
   *[other] {""}
}
everdell-about-actions = { $season ->
    [winter] Hiver
    [spring] Printemps
    [summer] Été
   *[autumn] Automne
} : { $first } ; si c’est impossible, { $second }.
everdell-about-backup = { $action ->
    [haven] Si ni l’un ni l’autre n’est possible, elle envoie une araignée au Havre de paix et prend les points de son niveau.
    [draw] Si ni l’un ni l’autre n’est possible, elle pioche une carte et prend les points de son niveau.
   *[discard] Si ni l’un ni l’autre n’est possible, elle défausse une carte et prend les points de son niveau.
}
everdell-about-module = { $table ->
    [personality] Une personnalité de Tissenuit, pour toute la partie.
    [plan] Un plan de Tissenuit, pour toute la partie.
   *[intrigue] { $kind ->
        [seasonal] Une intrigue de Tissenuit, pour une saison.
       *[instant] Une intrigue de Tissenuit, immédiate.
    }
}
everdell-about-foil = Pour déjouer : { $foil }
