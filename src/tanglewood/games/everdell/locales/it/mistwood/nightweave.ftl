# Nightweave, the spider: her steps, and the choices that are left to people.

everdell-nightweave = Tessinotte
everdell-label-nightweave = livello { $level }, { $name }; { $season ->
    [winter] inverno
    [spring] primavera
    [summer] estate
    [autumn] autunno
   *[over] ha finito
}; { $home } ragni su { $spiders } a casa; { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano, { $used } slot su { $spaces }; finora { $total ->
    [one] 1 punto
   *[other] { $total } punti
}
everdell-label-her-plots = Che cosa trama: { $names }
everdell-label-her-card = L’ultima carta attività: { $number }; { $left ->
    [one] 1 carta è
   *[other] { $left } carte sono
} a faccia in giù.
everdell-label-her-pawn = È sullo spazio { $slot } del Prato.
everdell-label-her-loot = Il suo bottino: { $cards ->
    [none] {""}
   *[other] { $cards }{ $hidden ->
        [0] {""}
       *[other] {" "}e{" "}
    }
}{ $hidden ->
    [0] {""}
    [one] 1 carta a faccia in giù
   *[other] { $hidden } carte a faccia in giù
}
everdell-label-her-events = I suoi eventi: { $events }
everdell-label-her-captives = Sulla sua plancia: { $n ->
    [one] 1 tuo lavoratore
   *[other] { $n } tuoi lavoratori
}
everdell-label-her-slot = { $what ->
    [pawn] lei è qui
    [web] adiacente a lei, con un segnalino ragnatela
   *[beside] adiacente a lei
}
everdell-label-web = segnalino ragnatela
everdell-label-webs = { $n ->
    [one] 1 segnalino ragnatela
   *[other] { $n } segnalini ragnatela
}
everdell-ask-her-space = scegli la carta della sua città che il ragno di Tessinotte visita.
everdell-ask-her-open = scegli la carta aperta che il ragno di Tessinotte visita.
everdell-move-send-spider = il suo ragno visita { $owner ->
    [own] la carta { $card }
    [nightweave] la carta { $card } di lei
   *[other] la carta { $card } di { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(numero { $copy })
}
everdell-toll = { $n } { $kinds ->
    [1] { $n ->
        [one] carta
       *[other] carte
    }
    [2] { $n ->
        [one] risorsa
       *[other] risorse
    }
    [3] { $n ->
        [one] carta o risorsa
       *[other] carte o risorse
    }
   *[6] { $n ->
        [one] punto o risorsa
       *[other] punti o risorse
    }
}
everdell-ask-toll = paga { everdell-toll }{ $hers ->
    [yes] {" "}a causa di Tessinotte
   *[no] {""}
}.
everdell-move-spend = paga { $kind ->
    [twig] 1 rametto
    [resin] 1 resina
    [pebble] 1 ciottolo
   *[berry] 1 bacca
}
everdell-move-spend-point = paga 1 punto
everdell-move-foil = sventa
everdell-move-suffer = lascia che accada
everdell-move-lay = riempi il vuoto con la carta { $card }
everdell-move-web = metti un segnalino ragnatela: { $place }
everdell-move-hers = falle giocare la carta { $card } (spazio { $slot })
everdell-ask-foil-plan = { $plan ->
    [web_barricade] un segnalino ragnatela impedirebbe per sempre alla tua nuova carta di agire
    [hypnotic_gaze] lo sguardo di Tessinotte prende due carte, una per la pila degli scarti e una per la sua mano
    [bounty_hunter] Tessinotte vuole una carta della tua città
    [test_of_strength] Tessinotte vuole una carta della tua mano
   *[extortion] Tessinotte ha trovato il suo spazio bloccato e vuole punti in cambio
}: lo sventi per { $price }?
everdell-ask-gaze = scegli la carta da scartare; Tessinotte riceve l’altra.
everdell-ask-bounty = scegli la carta della tua città che Tessinotte prende.
everdell-ask-strength = scegli la carta della tua mano che Tessinotte gioca.
everdell-ask-nasty = Tessinotte ottiene { $n ->
    [one] un segnalino punto
   *[other] { $n } segnalini punto
}; una carta o una risorsa ne evita uno.
everdell-ask-pessimist = riempi lo spazio { $slot } del Prato con una carta { everdell-colour-f } della tua mano.
everdell-ask-spin = { $plan ->
    [masquerade] scegli l’evento speciale che riceve un segnalino ragnatela
   *[swarm] scegli lo spazio che riceve permanentemente un segnalino ragnatela
}.
everdell-ask-smarty = scarta risorse, o Tessinotte tiene { $n ->
    [one] una carta
   *[other] { $n } carte
} del mazzo.
everdell-ask-connections = scarta carte, o Tessinotte tiene una carta del mazzo per ognuna nella tua mano.
everdell-ask-unravel = scegli la carta aperta del Prato che Tessinotte gioca.
everdell-no-her-card = Tessinotte ({ $name }) non ti lascia la carta { $card }.
everdell-no-taken-there = La carta { $card } è la carta che hai preso da lì.
everdell-no-her-price = Non puoi pagare ciò che Tessinotte chiede per { $place }: { $n ->
    [one] una carta o una risorsa
   *[other] { $n } carte o risorse
}.
everdell-clearing = { $clearing ->
    [top_left] la radura in alto a sinistra
    [bottom_left] la radura in basso a sinistra
    [top_right] la radura in alto a destra
   *[bottom_right] la radura in basso a destra
}
everdell-her-action = { $what ->
    [basic] un ragno ({ $place })
    [forest] un ragno ({ $place })
    [journey] un ragno ({ $place })
    [own-city] un ragno nella sua città
    [open-card] un ragno su una carta aperta
    [basic-event] un ragno su un evento base
    [special-event] un ragno su un evento speciale
    [haven] un ragno al Rifugio
    [draw] pesca una carta
    [discard] scarta una carta per un punto
    [play-hand] gioca una carta della sua mano
    [play-meadow] gioca una carta del Prato
    [enter] entra lei stessa nel Prato
    [ambassador] la sua rana va al fiume
    [wonder] una meraviglia e un ornamento con perle
   *[none] l’azione di riserva
}{ $then ->
    [draw] , poi pesca una carta
    [discard] , poi scarta una carta per un punto
   *[none] {""}
}{ $points ->
    [0] {""}
    [level] , e punti del suo livello
    [1] , e 1 punto
   *[other] , e { $points } punti
}

everdell-event-nightweave-turn = Tessinotte svolge il suo turno.
everdell-event-nightweave-reveals = Rivela una carta attività; la sua stagione: { $season }.
everdell-event-nightweave-acts = Fa ciò che dice: { $words }.
everdell-event-nightweave-reshuffled = Le sue carte attività si rimescolano.
everdell-event-nightweave-points = Tessinotte ottiene { $n ->
    [one] un segnalino punto
   *[other] { $n } segnalini punto
}.
everdell-event-nightweave-drew = Tessinotte pesca { $n ->
    [one] una carta
   *[other] { $n } carte
}.
everdell-event-nightweave-discarded = Tessinotte scarta la prima carta della sua mano.
everdell-event-nightweave-placed = Un ragno va qui: { $place }.
everdell-event-nightweave-claimed = Tessinotte prende l’evento { $event }.
everdell-event-nightweave-rolled = Lancia il dado: { $die }.
everdell-event-nightweave-turned = Rivela la carta { $card } dal mazzo.
everdell-event-nightweave-played = La carta { $card } va nella sua città.
everdell-event-nightweave-fool = Tessinotte manda la carta { $card } { $to_you ->
    [you] nella tua città
   *[other] nella città di { $to }
}.
everdell-event-nightweave-threw = Tessinotte scarta { $card }.
everdell-event-nightweave-entered = Tessinotte stessa si siede sullo spazio { $slot } del Prato.
everdell-event-nightweave-visited-own = Un ragno va sulla sua carta { $card }.
everdell-event-nightweave-visited = Un ragno visita la carta { $card } { everdell-in-city }.
everdell-event-nightweave-home = Tessinotte e i suoi ragni tornano a casa.
everdell-event-nightweave-prepared = Si prepara per { everdell-season-the }: { $n ->
    [0] nessun nuovo ragno
    [one] un nuovo ragno
   *[other] { $n } nuovi ragni
}.
everdell-event-nightweave-took = Prende in mano dal Prato: { $card }.
everdell-event-nightweave-cleared = Via dal Prato: { $card }.
everdell-event-nightweave-finished = Tessinotte ha finito il suo autunno.
everdell-event-nightweave-looted = La carta { $card } diventa suo bottino.
everdell-event-nightweave-secret = Tessinotte tiene { $n ->
    [one] una carta
   *[other] { $n } carte
} del mazzo a faccia in giù come bottino.
everdell-event-nightweave-moved = Tessinotte si muove sullo spazio { $slot } del Prato.
everdell-event-nightweave-web = Un segnalino ragnatela va qui: { $place }.
everdell-event-nightweave-barricaded = Un segnalino ragnatela va sulla carta { $card }: non agirà mai più.
everdell-event-nightweave-whim = Tessinotte cambia idea; ora è: { $personality }.
everdell-event-nightweave-robbed = Tessinotte prende la carta { $card } { everdell-from-city }.
everdell-event-nightweave-snatched = Tessinotte prende la carta { $card } { $owner_you ->
    [you] dalla tua mano
   *[other] dalla mano di { $owner }
}.
everdell-event-nightweave-gazed = { $you ->
    [yes] Lo sguardo di Tessinotte ti costa { $cards }: una si scarta, una è sua.
   *[no] Lo sguardo di Tessinotte costa a { $name } due carte: una si scarta, una è sua.
}
everdell-event-nightweave-showed = { $you ->
    [yes] Tessinotte pesca, e tu lo vedi: { $cards }.
   *[no] Tessinotte pesca { $n ->
        [one] una carta, e { $name } vede quale
       *[other] { $n } carte, e { $name } vede quali
    }.
}
everdell-event-laid = { $you ->
    [yes] Metti la carta { $card } sullo spazio { $slot } del Prato.
   *[no] { $name } mette la carta { $card } sullo spazio { $slot } del Prato.
}
everdell-event-nightweave-legend = Una carta leggendaria si mescola nella sua mano.
everdell-event-nightweave-took-green = Tessinotte prende la carta { $card } dalla tua città e vi lascia il Rissoso.
everdell-ask-her-green = scegli la carta verde che Tessinotte prende.
