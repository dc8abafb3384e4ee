# Legends.

everdell-no-legend = La carta { $card } non è una delle tue carte leggendarie.
everdell-no-legend-there = { $legend } è nella tua città: non puoi più giocare la carta { $card }.
everdell-no-unique-ribbon = La carta { $card } può solo sostituire la tua carta { $ribbon }.
everdell-no-not-free = La carta { $card } viene gratis solo al posto della carta sul suo nastro.
everdell-no-legend-stays = La carta { $card } è una carta leggendaria: resta, e nessuno la copia.

everdell-ask-tokens = quanti suoi segnalini spendi per la carta { $card } ({ $cost })?
everdell-ask-copy-taken = usa { $n ->
    [one] un altro luogo
   *[other] fino a { $n } luoghi
} con lavoratori, o fermati.
everdell-ask-activate-some = puoi attivare { $n ->
    [one] un’altra carta verde
   *[other] fino a { $n } carte verdi
} della tua città; quale ora?
everdell-ask-sell = scarta { $n ->
    [one] un altro animale
   *[other] fino a { $n } animali
} della tua città, ognuno per { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e { $any ->
    [one] 1 risorsa
   *[other] { $any } risorse
}, o fermati.
everdell-ask-play-anything = quale carta giochi, per un massimo di { $less ->
    [one] 1 risorsa
   *[other] { $less } risorse
} in meno?
everdell-ask-achieve = quale evento realizzi?
everdell-ask-slip = sotto quale costruzione va? Ottieni ciò che è stampato come suo costo.

everdell-move-play-legend = gioca la carta leggendaria { $card }
everdell-move-replace = gratuitamente, al posto { $owner ->
    [own] della carta { $card }
   *[other] della carta { $card } di { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(numero { $copy })
}
everdell-move-slip = sotto { $owner ->
    [own] la carta { $card }
   *[other] la carta { $card } di { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(numero { $copy })
}

everdell-event-replaced = { $you ->
    [yes] Giochi la carta { $card } al posto della carta { $old }.
   *[no] { $name } gioca la carta { $card } al posto della carta { $old }.
}
everdell-event-spent = { $you ->
    [yes] Spendi { $n ->
        [one] un segnalino
       *[other] { $n } segnalini
    } della carta { $card }.
   *[no] { $name } spende { $n ->
        [one] un segnalino
       *[other] { $n } segnalini
    } della carta { $card }.
}
everdell-event-slipped = { $you ->
    [yes] Metti la carta { $card } sotto la carta { $host }.
   *[no] { $name } mette la carta { $card } sotto la carta { $host }.
}
everdell-event-rugwort-legend = Una carta leggendaria: { $goods } per Rugwort, e prende due carte.

everdell-label-legends = Le tue carte leggendarie
everdell-label-legend-number = { $n ->
    [one] 1 carta leggendaria
   *[other] { $n } carte leggendarie
}
everdell-label-over = sul Ponte
