# Legends.

everdell-no-legend = La carta { $card } no es ninguna de tus cartas legendarias.
everdell-no-legend-there = { $legend } está en tu ciudad: ya no puede venir la carta { $card }.
everdell-no-unique-ribbon = La carta { $card } solo puede sustituir a tu carta { $ribbon }.
everdell-no-not-free = La carta { $card } solo viene gratis en lugar de la carta de su bandera.
everdell-no-legend-stays = La carta { $card } es una carta legendaria: se queda y nadie la copia.

everdell-ask-tokens = ¿cuántas de sus fichas gastas para la carta { $card } ({ $cost })?
everdell-ask-copy-taken = { $n ->
    [one] usa un lugar más con trabajadores o termina.
   *[other] usa hasta { $n } lugares con trabajadores o termina.
}
everdell-ask-activate-some = { $n ->
    [one] puede actuar una carta verde más de tu ciudad; ¿cuál va ahora?
   *[other] pueden actuar hasta { $n } cartas verdes de tu ciudad; ¿cuál va ahora?
}
everdell-ask-sell = { $n ->
    [one] descarta una criatura más de tu ciudad
   *[other] descarta hasta { $n } criaturas de tu ciudad
}, cada una por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y { $any ->
    [one] 1 recurso
   *[other] { $any } recursos
}, o termina.
everdell-ask-play-anything = { $less ->
    [one] ¿qué carta juegas por hasta 1 recurso menos?
   *[other] ¿qué carta juegas por hasta { $less } recursos menos?
}
everdell-ask-achieve = ¿qué evento adquieres?
everdell-ask-slip = ¿bajo qué estructura queda? Obtienes lo que tiene impreso como coste.

everdell-move-play-legend = jugar la carta legendaria { $card }
everdell-move-replace = gratis, en lugar de { $owner ->
    [own] la carta { $card }
   *[other] la carta { $card } de { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(número { $copy })
}
everdell-move-slip = bajo { $owner ->
    [own] la carta { $card }
   *[other] la carta { $card } de { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(número { $copy })
}

everdell-event-replaced = { $you ->
    [yes] Juegas la carta { $card } en lugar de la carta { $old }.
   *[no] { $name } juega la carta { $card } en lugar de la carta { $old }.
}
everdell-event-spent = { $you ->
    [yes] { $n ->
        [one] Gastas una ficha de la carta { $card }.
       *[other] Gastas { $n } fichas de la carta { $card }.
    }
   *[no] { $n ->
        [one] { $name } gasta una ficha de la carta { $card }.
       *[other] { $name } gasta { $n } fichas de la carta { $card }.
    }
}
everdell-event-slipped = { $you ->
    [yes] Pones la carta { $card } bajo la carta { $host }.
   *[no] { $name } pone la carta { $card } bajo la carta { $host }.
}
everdell-event-rugwort-legend = Una carta legendaria: { $goods } para Rugwort, y se lleva dos cartas.

everdell-label-legends = Tus cartas legendarias
everdell-label-legend-number = { $n ->
    [one] 1 carta legendaria
   *[other] { $n } cartas legendarias
}
everdell-label-over = sobre el Puente
