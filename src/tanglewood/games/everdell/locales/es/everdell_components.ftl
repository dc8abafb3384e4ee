# Everdell's components in words, for the terminal, `tanglewood cards` and the browser.

everdell-about-name = { $table ->
    [season] { $season ->
        [winter] Invierno
        [spring] Primavera
        [summer] Verano
       *[autumn] Otoño
    }
    [her_season] { $season ->
        [winter] El invierno de Tejenoche
        [spring] La primavera de Tejenoche
        [summer] El verano de Tejenoche
       *[autumn] El otoño de Tejenoche
    }
    [activity] Carta de actividad { $number }
    [counts] Cómo se prepara la mesa
    [rugwort_points] Qué puntúa Rugwort
    [fair] La feria
    [lair] La guarida de Tejenoche
    [river_counts] Cómo se prepara el río
    [mountain] La montaña
   *[other] { $table } { $id }
}

everdell-about-card = { $unique ->
    [yes] { $kind ->
        [critter] Criatura única
       *[construction] Estructura única
    }
   *[no] { $kind ->
        [critter] Criatura común
       *[construction] Estructura común
    }
}, color { everdell-color-word } ({ $what }).
everdell-about-card-numbers = Coste: { $cost }; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; { $legend ->
    [yes] { $set ->
        [legends_first] una de las diez primeras cartas legendarias, aparte del mazo
       *[legends_more] una de las otras diez cartas legendarias, aparte del mazo
    }
   *[no] { $copies ->
        [one] 1 copia
       *[other] { $copies } copias
    } { $set ->
        [base] en el mazo
        [farms] en el mazo con las Granjas estacionales
        [corrin] en el mazo con las cartas de Corrin Evertail
        [extra] en el mazo con ¡Extra! ¡Extra!
        [pearlbrook] en el mazo con Pearlbrook
        [newleaf] en el mazo con Newleaf
        [bellfaire] en el mazo con Bellfaire
        [spirecrest] en el mazo con Spirecrest
       *[rugwort_cards] en el mazo con las cartas de Rugwort
    }
}.
everdell-about-ribbon = Puede sustituir gratis a tu carta { $card } y cuenta como ella.
everdell-about-brings = Permite jugar gratis: { $critters }.
everdell-about-home = Se juega gratis ocupando: { $homes }.
everdell-about-any-critter = { $color ->
    [none] cualquier criatura
   *[other] cualquier criatura { everdell-color-card }
}
everdell-about-never-used = Nunca usa estas cartas: { $cards }.
everdell-about-free-by = { $color ->
    [any] Se juega gratis ocupando cualquier estructura de tu ciudad.
   *[other] Se juega gratis ocupando cualquier estructura { everdell-color-card } de tu ciudad.
}

everdell-about-location = { $sort ->
    [basic] Lugar básico
    [forest] Lugar de bosque
    [haven] El Refugio
    [land] Lugar especial
   *[journey] Un Viaje
}{ $points ->
    [0] {""}
    [one] , 1 punto
   *[other] , { $points } puntos
}; { $shared ->
    [yes] admite cualquier número de trabajadores
   *[no] { $sort ->
        [forest] admite un trabajador, con cuatro jugadores dos
       *[other] admite un trabajador
    }
}.
everdell-about-event = { $sort ->
    [basic] Evento básico
   *[special] Evento especial
}; { $points ->
    [0] sus puntos dependen de lo que hagas
    [one] 1 punto
   *[other] { $points } puntos
}.
everdell-about-colored = { $n ->
    [one] { $n } carta { everdell-color-card }
   *[other] { $n } cartas { everdell-color-cards }
}
everdell-about-needs = Pide en tu ciudad: { $cards }.
everdell-about-power = { $box ->
    [mistwood] Poder de jugador, { $title }; de Mistwood.
    [bellfaire] Poder de jugador, { $title }; de Bellfaire.
   *[newleaf] Poder de jugador, { $title }; de Newleaf.
}
everdell-about-season = { $season ->
    [winter] La partida empieza en invierno.
   *[other] { $workers ->
        [one] Tus trabajadores vuelven a casa y se les une 1 más.
       *[other] Tus trabajadores vuelven a casa y se les unen { $workers } más.
    }
}{ $bonus ->
    [produce] {" "}Tus cartas verdes producen.
    [none] {""}
   *[other] { $season ->
        [winter] {""}
       *[other] {" "}Puedes robar hasta 2 cartas del Prado.
    }
}

everdell-about-rugwort = { $missed_special ->
    [one] Año { $year } del modo solitario: en otoño va al { $journey }, y cada evento especial que no hayas adquirido le da 1 punto.
   *[other] Año { $year } del modo solitario: en otoño va al { $journey }, y cada evento especial que no hayas adquirido le da { $missed_special } puntos.
}{ $worker ->
    [yes] {" "}En otoño, uno de sus trabajadores sale de la partida junto con uno de los tuyos.
   *[no] {""}
}
everdell-about-rugwort-points = Puntúa { $card } por cada carta de su ciudad, { $purple } si es violeta y { $basic_event } por cada evento básico. Si está ostentoso, una carta violeta le da { $glitzy_purple }; si es okupa, cada espacio vacío de tu ciudad le da { $squatty_space }.
everdell-about-walk = Su trabajador de los lugares básicos está, de invierno a otoño, en: { $places }.
everdell-about-counts = Una mano admite hasta { $hand_limit } cartas, el Prado { $meadow }, una ciudad { $city } espacios; { $workers } trabajadores al principio y { $specials } eventos especiales. Cartas iniciales, desde el jugador inicial: { $hands }. Cartas de bosque con 1, 2, 3 y 4 jugadores: { $forest }.

everdell-about-level = { $points ->
    [one] Nivel { $level }: donde lo diga una carta obtiene 1 punto.
   *[other] Nivel { $level }: donde lo diga una carta obtiene { $points } puntos.
} Al final, un evento especial le da { $special_event } puntos; una carta que vale 0, { $zero_card } más; una carta de Prosperidad, legendaria o de Newleaf, { $prosperity } más.
everdell-about-her-season = { $season ->
    [winter] Empieza con { $spiders } arañas.
   *[other] { $spiders ->
        [one] Recibe 1 araña más.
       *[other] Recibe { $spiders } arañas más.
    }
}{ $draws ->
    [0] {""}
    [one] {" "}Roba 1 carta.
   *[other] {" "}Roba { $draws } cartas.
}{ $takes ->
    [0] {""}
    [one] {" "}Toma en su mano 1 carta al azar del Prado.
   *[other] {" "}Toma en su mano { $takes } cartas al azar del Prado.
}{ $clears ->
    [0] {""}
    [one] {" "}Se descarta 1 carta al azar del Prado.
   *[other] {" "}Se descartan { $clears } cartas al azar del Prado.
}{ $legend ->
    [yes] {" "}Con cartas legendarias recibe una.
   *[no] {""}
}
everdell-about-lair = Empieza con { $one ->
    [one] 1 carta
   *[other] { $one } cartas
} contra una persona y con { $two ->
    [one] 1 carta
   *[other] { $two } cartas
} contra dos; las personas empiezan con { $start_hand }. Su ciudad tiene { $city } espacios, una araña que va allí le da { $own_city } puntos, y su dado tiene { $die } caras.
everdell-about-left-out = Contra ella no se usa: { $events }.
everdell-about-activity = { $season ->
    [winter] En juego desde el invierno.
    [spring] En juego desde la primavera.
    [summer] En juego desde el verano.
   *[autumn] En juego desde el otoño.
} { $arrow ->
    [clockwise] Los espacios ocupados se saltan en sentido horario.
   *[counter] Los espacios ocupados se saltan en sentido antihorario.
}{ $mark ->
    [worker] {" "}Necesita una araña.
    [pawn] {" "}La necesita a ella misma.
   *[other] {""}
}
everdell-about-actions = { $season ->
    [winter] Invierno
    [spring] Primavera
    [summer] Verano
   *[autumn] Otoño
}: { $first }; si es imposible, { $second }.
everdell-about-backup = { $action ->
    [haven] Si no puede ninguna de las dos, envía una araña al Refugio y obtiene los puntos de su nivel.
    [draw] Si no puede ninguna de las dos, roba una carta y obtiene los puntos de su nivel.
   *[discard] Si no puede ninguna de las dos, descarta una carta y obtiene los puntos de su nivel.
}
everdell-about-module = { $table ->
    [personality] Una personalidad de Tejenoche, para toda la partida.
    [plan] Un plan de Tejenoche, para toda la partida.
   *[intrigue] { $kind ->
        [seasonal] Una intriga de Tejenoche, para una estación.
       *[instant] Una intriga de Tejenoche, inmediata.
    }
}
everdell-about-foil = Para frustrarla: { $foil }
