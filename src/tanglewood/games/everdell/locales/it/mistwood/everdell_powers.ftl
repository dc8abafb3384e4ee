# Worker abilities.

everdell-no-no-pile = Nessuno ha una pila di Fattorie.
everdell-no-not-kept = La carta { $card } non è accanto a te.
everdell-no-power-used = Una volta per turno basta.
everdell-no-no-token = I tuoi lavoratori non hanno segnalini da spendere.
everdell-ask-power = quale potere scegli?
everdell-ask-path = quale carta foresta metti accanto a te?
everdell-ask-figure = dove sta la figura?
everdell-ask-token = quale carta del Prato riceve il segnalino?
everdell-ask-stand-in = paga la carta { $card }, o fai valere una risorsa come un’altra.
everdell-ask-swap-cards = { $n ->
    [0] scarti carte per una risorsa?
    [one] scarta una carta.
   *[other] scarta { $n } carte.
}
everdell-ask-down-to-limit = hai troppe carte in mano: scartane una.
everdell-ask-invest = metti una risorsa sulla carta?
everdell-ask-use-again = scarti una carta per usarla ancora una volta?
everdell-ask-rouse = scarti una carta per usare una carta verde?
everdell-ask-keep-meadow = metti una carta del Prato accanto a te?
everdell-ask-follow = dai una delle tue carte per usare anche la carta { $card }?
everdell-ask-play-pile = giochi gratuitamente la Fattoria in cima?
everdell-ask-one-more = peschi un’altra carta?
everdell-ask-deck-or-meadow = pesca { $n ->
    [one] una carta
   *[other] { $n } carte
}, dal mazzo o dal Prato.
everdell-ask-not-owned = scegli una risorsa che non possiedi.
everdell-ask-dig = scambi qualcosa con un ciottolo?
everdell-ask-track = quale posto usi?
everdell-ask-ponder-discard = scarti una carta?
everdell-ask-ponder-draw = peschi una carta?
everdell-ask-ponder-give = dai la carta per pescarne due?
everdell-move-stand-in = { everdell-other-word } al posto di { everdell-one-word }
everdell-move-play-pile = gioca la carta { $card } dalla pila
everdell-move-play-kept = gioca la carta { $card }, accanto alla città
everdell-move-figure = sposta la figura: { $place }
everdell-move-token = segnalino sulla carta { $card }
everdell-move-path = { $place }
everdell-move-wild = fai di un segnalino jolly { $kind ->
    [twig] un rametto
    [resin] una resina
    [pebble] un ciottolo
   *[berry] una bacca
}
everdell-move-use-power = spendi un segnalino del potere
everdell-move-keep-power = { $power }
everdell-event-power = { $you ->
    [yes] Il tuo potere aiuta: { $power }.
   *[no] Un potere aiuta { $name }: { $power }.
}
everdell-event-power-taken = { $you ->
    [yes] I tuoi lavoratori: { $power }.
   *[no] I lavoratori di { $name }: { $power }.
}
everdell-event-hoarded = { $you ->
    [yes] Metti accanto a te: { $card }.
   *[no] { $name } mette da parte: { $card }.
}
everdell-event-gave-kept = { $you ->
    [yes] Dai una carta nascosta a { $to }.
   *[no] { $name } dà una carta nascosta a { everdell-person-to }.
}
everdell-event-rat-token = { $you ->
    [yes] Metti il segnalino sulla carta { $card }.
   *[no] { $name } mette il segnalino sulla carta { $card }.
}
everdell-event-wild-taken = { $you ->
    [yes] Prendi il segnalino jolly: { $place }.
   *[no] { $name } prende il segnalino jolly: { $place }.
}
everdell-event-figure = { $you ->
    [yes] Metti la figura: { $place }.
   *[no] { $name } mette la figura: { $place }.
}
everdell-event-path = { $you ->
    [yes] Metti accanto a te { $place }.
   *[no] { $name } apre un luogo foresta: { $place }.
}
everdell-event-tracked = { $you ->
    [yes] Usi la carta { $card } { everdell-in-city }.
   *[no] { $name } usa la carta { $card } { everdell-in-city }.
}
everdell-label-power = { $power }{ $state ->
    [none] {""}
   *[other] {" "}({ $state })
}
everdell-label-power-choice = sceglie un potere
everdell-label-power-figure = figura: { $place }
everdell-label-power-slot = segnalino sullo spazio { $slot } del Prato
everdell-label-power-tokens = { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
}
everdell-label-power-wild = { $n ->
    [one] 1 segnalino jolly
   *[other] { $n } segnalini jolly
}
everdell-label-power-wild-at = segnalini jolly: { $places }
everdell-label-power-kept = { $n ->
    [one] 1 carta
   *[other] { $n } carte
} da parte{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
everdell-label-power-paths = luoghi propri: { $places }
