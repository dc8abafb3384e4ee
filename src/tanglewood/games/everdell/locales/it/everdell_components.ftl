# Everdell's components in words, for the terminal, `tanglewood cards` and the browser.

everdell-about-name = { $table ->
    [season] { $season ->
        [winter] Inverno
        [spring] Primavera
        [summer] Estate
       *[autumn] Autunno
    }
    [her_season] { $season ->
        [winter] L’inverno di Tessinotte
        [spring] La primavera di Tessinotte
        [summer] L’estate di Tessinotte
       *[autumn] L’autunno di Tessinotte
    }
    [activity] Carta attività { $number }
    [counts] Come si prepara il tavolo
    [rugwort_points] I punti di Rugwort
    [fair] La fiera
    [lair] La tana di Tessinotte
    [river_counts] Come si prepara il fiume
    [mountain] La montagna
   *[other] { $table } { $id }
}

everdell-about-card = { $kind ->
    [critter] { $unique ->
        [yes] Animale unico
       *[no] Animale comune
    }
   *[construction] { $unique ->
        [yes] Costruzione unica
       *[no] Costruzione comune
    }
}, carta { everdell-colour-f } ({ $what }).
everdell-about-card-numbers = Costa { $cost }; { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; { $legend ->
    [yes] { $set ->
        [legends_first] una delle prime dieci carte leggendarie, separate dal mazzo
       *[legends_more] una delle altre dieci carte leggendarie, separate dal mazzo
    }
   *[no] { $copies ->
        [one] 1 copia
       *[other] { $copies } copie
    } { $set ->
        [base] nel mazzo
        [farms] nel mazzo con le Fattorie stagionali
        [corrin] nel mazzo con le carte di Corrin Evertail
        [extra] nel mazzo con Extra! Extra!
        [pearlbrook] nel mazzo con Pearlbrook
        [newleaf] nel mazzo con Newleaf
        [bellfaire] nel mazzo con Bellfaire
        [spirecrest] nel mazzo con Spirecrest
       *[rugwort_cards] nel mazzo con le carte di Rugwort
    }
}.
everdell-about-ribbon = Può sostituire gratuitamente la tua carta { $card }, e conta come quella.
everdell-about-brings = Può entrare gratuitamente: { $critters }.
everdell-about-home = Entra gratuitamente con: { $homes }.
everdell-about-any-critter = { $color ->
    [none] un animale qualsiasi
   *[other] un animale { everdell-color-word } qualsiasi
}
everdell-about-never-used = Non usa mai queste carte: { $cards }.
everdell-about-free-by = Entra gratuitamente con { $color ->
    [any] una costruzione qualsiasi
   *[other] una costruzione { everdell-colour-f } qualsiasi
} della tua città.

everdell-about-location = { $sort ->
    [basic] Luogo base
    [forest] Luogo foresta
    [haven] Il Rifugio
    [land] Un luogo a sé
   *[journey] Un Viaggio
}{ $points ->
    [0] {""}
    [one] , 1 punto
   *[other] , { $points } punti
}; { $shared ->
    [yes] vi possono stare quanti lavoratori si vuole
   *[no] { $sort ->
        [forest] vi può stare un lavoratore, in quattro giocatori due
       *[other] vi può stare un lavoratore
    }
}.
everdell-about-event = { $sort ->
    [basic] Evento base
   *[special] Evento speciale
}; { $points ->
    [0] i suoi punti dipendono da ciò che fai
    [one] 1 punto
   *[other] { $points } punti
}.
everdell-about-colored = { $n } carte { everdell-colour-fp }
everdell-about-needs = Richiede nella tua città: { $cards }.
everdell-about-power = Potere del giocatore, { $title }; da { $box ->
    [mistwood] Mistwood
    [bellfaire] Bellfaire
   *[newleaf] Newleaf
}.
everdell-about-season = { $season ->
    [winter] La partita comincia in inverno.
   *[other] I tuoi lavoratori tornano, e { $workers ->
        [one] se ne aggiunge 1
       *[other] se ne aggiungono { $workers }
    }.
}{ $bonus ->
    [produce] {" "}Le tue carte verdi producono.
    [none] {""}
   *[other] { $season ->
        [winter] {""}
       *[other] {" "}Puoi pescare fino a 2 carte dal Prato.
    }
}

everdell-about-rugwort = Anno { $year } di una partita in solitario: in autunno fa questo Viaggio: { $journey }, e ogni evento speciale che non hai realizzato gli porta { $missed_special ->
    [one] 1 punto
   *[other] { $missed_special } punti
}.{ $worker ->
    [yes] {" "}In autunno uno dei suoi lavoratori lascia il gioco insieme a uno dei tuoi.
   *[no] {""}
}
everdell-about-rugwort-points = Ottiene { $card } punti per ogni carta della sua città, { $purple } se è viola, e { $basic_event } per un evento base. Quando è sfarzoso una carta viola porta { $glitzy_purple }; quando è abusivo uno slot vuoto della tua città gli porta { $squatty_space }.
everdell-about-walk = Il suo lavoratore sui luoghi base si trova, dall’inverno all’autunno, su: { $places }.
everdell-about-counts = Una mano contiene fino a { $hand_limit } carte, il Prato { $meadow }, una città { $city } slot; { $workers } lavoratori dall’inizio e { $specials } eventi speciali. Carte iniziali, dal primo giocatore in poi: { $hands }. Carte foresta per 1, 2, 3 e 4 giocatori: { $forest }.

everdell-about-level = Livello { $level }: dove una carta lo dice ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Alla fine un evento speciale le porta { $special_event } punti, una carta da 0 punti { $zero_card } in più, una carta Prosperità, leggendaria o di Newleaf { $prosperity } in più.
everdell-about-her-season = { $season ->
    [winter] Comincia con { $spiders } ragni.
   *[other] Riceve { $spiders ->
        [one] 1 ragno
       *[other] { $spiders } ragni
    } in più.
}{ $draws ->
    [0] {""}
    [one] {" "}Pesca 1 carta.
   *[other] {" "}Pesca { $draws } carte.
}{ $takes ->
    [0] {""}
    [one] {" "}Prende in mano 1 carta a caso del Prato.
   *[other] {" "}Prende in mano { $takes } carte a caso del Prato.
}{ $clears ->
    [0] {""}
    [one] {" "}Si scarta 1 carta a caso del Prato.
   *[other] {" "}Si scartano { $clears } carte a caso del Prato.
}{ $legend ->
    [yes] {" "}Con le carte leggendarie ne riceve una.
   *[no] {""}
}
everdell-about-lair = Comincia con { $one ->
    [one] 1 carta
   *[other] { $one } carte
} contro una persona e { $two ->
    [one] 1 carta
   *[other] { $two } carte
} contro due; le persone cominciano con { $start_hand }. La sua città ha { $city } slot, un ragno che ci va le porta { $own_city } punti, e il suo dado ha { $die } facce.
everdell-about-left-out = Esclusi contro di lei: { $events }.
everdell-about-activity = In gioco { $season ->
    [winter] dall’inverno
    [spring] dalla primavera
    [summer] dall’estate
   *[autumn] dall’autunno
} in poi. Gli spazi occupati si saltano { $arrow ->
    [clockwise] in senso orario
   *[counter] in senso antiorario
}.{ $mark ->
    [worker] {" "}Le serve un ragno.
    [pawn] {" "}Serve lei stessa.
   *[other] {""}
}
everdell-about-actions = { $season ->
    [winter] Inverno
    [spring] Primavera
    [summer] Estate
   *[autumn] Autunno
}: { $first }; se è impossibile, { $second }.
everdell-about-backup = Se nessuna delle due è possibile, { $action ->
    [haven] manda un ragno al Rifugio
    [draw] pesca una carta
   *[discard] scarta una carta
} e ottiene i punti del suo livello.
everdell-about-module = { $table ->
    [personality] Una personalità di Tessinotte, per tutta la partita.
    [plan] Un piano di Tessinotte, per tutta la partita.
   *[intrigue] { $kind ->
        [seasonal] Un intrigo di Tessinotte, per una stagione.
       *[instant] Un intrigo di Tessinotte, immediato.
    }
}
everdell-about-foil = Per sventarlo: { $foil }
