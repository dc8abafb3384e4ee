# Spirecrest: weather, exploring, discoveries, big critters, the expedition.

everdell-region = { $region ->
    [foothills] le colline
    [peak] la vetta
    [ridge] la cresta
   *[home] casa
}
everdell-tile-price = { $kind ->
    [any] { $n } { $n ->
        [one] risorsa a tua scelta
       *[other] risorse a tua scelta
    }
    [card] { $n } { $n ->
        [one] carta
       *[other] carte
    }
    [point] { $n } { $n ->
        [one] punto
       *[other] punti
    }
   *[other] { everdell-goods }
}

everdell-title-explore = Esplorazione
everdell-title-expedition = La spedizione
everdell-title-surplus = Il tuo limite di mano
everdell-title-stay = Zoccolostoppia
everdell-title-critter = Il tuo animale gigante

# Questions.

everdell-ask-chart = quale tessera mappa { $region ->
    [foothills] delle colline
    [peak] della vetta
   *[ridge] della cresta
} prendi?
everdell-ask-discover = { $again ->
    [yes] prendi una seconda scoperta?
   *[no] quale scoperta prendi?
}
everdell-ask-price = paga { everdell-toll }.
everdell-ask-expedition = guidi il tuo coniglio a { $tile } per { $n ->
    [one] 1 punto
   *[other] { $n } punti
}?
everdell-ask-forgo = a che cosa rinunci a causa del meteo?
everdell-ask-lay-under = metti sotto { $kind ->
    [critter] un animale
   *[construction] una costruzione
} della tua mano o del Prato? { $n ->
    [one] C’è ancora un posto.
   *[other] Ci sono { $n } posti.
}
everdell-ask-search = nomina { $kind ->
    [critter] un animale
   *[construction] una costruzione
} da cercare nel mazzo.
everdell-ask-keep-lights = tieni una delle carte rivelate?
everdell-ask-map-seller = prendi una carta dal Prato o dalla pila degli scarti.
everdell-ask-discard-colors = scarta { $n ->
    [one] una carta dell’ultimo colore.
   *[other] { $n } carte di colori diversi.
}
everdell-ask-call-worker = quale dei tuoi lavoratori viene con te?
everdell-ask-mine = { $n ->
    [one] c’è una carta: continui a scavare, o ti fermi e la tieni?
   *[other] ci sono { $n } carte: continui a scavare, o ti fermi e le tieni?
}
everdell-ask-lab = quale carta giochi?
everdell-ask-lab-discard = { $n ->
    [0] scarti carte per pagare meno la carta { $card }?
   *[other] la carta { $card } costa { $n } in meno. Ne scarti altre?
}
everdell-ask-send-critter = dove va { $name }?
everdell-ask-stay = Zoccolostoppia resta dov’è?
everdell-ask-prospect = scarti una carta prima di pescare? { $n ->
    [one] Puoi scartarne una.
   *[other] Puoi scartarne { $n }.
}
everdell-ask-beak = prendi una carta scartata?

# Options.

everdell-move-chart = prendi { $tile } ({ $n ->
    [one] 1 punto
   *[other] { $n } punti
} per { $price })
everdell-move-discover = prendi { $find }{ $n ->
    [0] {" "}gratis
    [one] {" "}per 1 carta o risorsa
   *[other] {" "}per { $n } carte o risorse
}
everdell-move-send-critter = manda { $find }
everdell-move-lift-critter = { $find }
everdell-move-stay = resta e usa di nuovo il suo spazio
everdell-move-advance = vai a { $tile }: paga { $price } per { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
everdell-move-stand = mettilo { $owner ->
    [own] sulla carta { $card }
   *[other] sulla carta { $card } di un’altra città
}
everdell-move-play-under = gioca la carta { $card } da sotto la scoperta
everdell-move-play-beside = gioca la carta { $card } da Valtempesta
everdell-move-less-for = paga meno grazie alla scoperta { $find }
everdell-move-name = nomina la carta { $card }
everdell-move-forgo = rinuncia a { $kind ->
    [twig] 1 rametto
    [resin] 1 resina
    [pebble] 1 ciottolo
    [berry] 1 bacca
   *[card] l’ultima carta
}
everdell-move-send-beside = il suo ragno va qui: { $place }

# What happened.

everdell-event-charted = { $you ->
    [yes] Prendi la tessera mappa { $tile }.
   *[no] { $name } prende la tessera mappa { $tile }.
}
everdell-event-found = Rivelate: { $finds }.
everdell-event-discovered = { $you ->
    [yes] Scopri: { $find }.
   *[no] { $name } scopre: { $find }.
}
everdell-event-travelled = { $you ->
    [yes] Il tuo coniglio raggiunge { $region }.
   *[no] Il coniglio di { $name } raggiunge { $region }.
}
everdell-event-weather-up = Il meteo ({ $season }): { $weather }.
everdell-event-tiles-up = Tessere mappa ({ $region }): { $tiles }.
everdell-event-weather-took = { $weather } si prende la sua parte.
everdell-event-laid-under = { $you ->
    [yes] Metti la carta { $card } sotto la tua scoperta.
   *[no] { $name } mette la carta { $card } sotto una scoperta.
}
everdell-event-laid-beside = Ora accanto a Valtempesta: { $cards }.
everdell-event-used-find = La scoperta { $find } riduce il costo.
everdell-event-combed = { $found ->
    [yes] { $you ->
        [yes] Trovi la carta { $card } nel mazzo.
       *[no] { $name } trova la carta { $card } nel mazzo.
    }
   *[no] { $you ->
        [yes] Cerchi la carta { $card } invano.
       *[no] { $name } cerca la carta { $card } invano.
    }
}
everdell-event-drew-discard = { $you ->
    [yes] Prendi dalla pila degli scarti: { $cards }.
   *[no] { $name } prende { $n ->
        [one] una carta
       *[other] { $n } carte
    } dalla pila degli scarti.
}
everdell-event-buried = La carta { $card } c’è anche nel Prato: tutto è perso.
everdell-event-called-worker = { $you ->
    [yes] Chiami con te un lavoratore.
   *[no] { $name } chiama con sé un lavoratore.
}
everdell-event-stood = { $find } si mette { $owner_you ->
    [you] sulla tua carta { $card }
    [own] sulla carta { $card } di { $name }
   *[other] sulla carta { $card } di { $owner }
}.
everdell-event-stayed = { $find } resta dov’è.
everdell-event-crossed = { $you ->
    [yes] Il tuo coniglio attraversa { $tile } per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
   *[no] Il coniglio di { $name } attraversa { $tile } per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
}
everdell-event-rugwort-charted = Rugwort prende la tessera mappa { $tile }.
everdell-event-nightweave-charted = Tessinotte prende la tessera mappa { $tile }.
everdell-event-nightweave-discovered = Tessinotte prende la scoperta { $find }.

# Refusals.

everdell-no-weather = { $weather } non lo permette.
everdell-no-weather-toll = { $weather } richiede { $kinds ->
    [1] una carta in più di quelle che puoi dare
   *[other] una risorsa in più di quelle che puoi dare
}.
everdell-no-not-given-there = Il luogo non ha portato questo.
everdell-no-not-here = { $name } non è nella regione del tuo coniglio.
everdell-no-not-in-row = { $name } non è stata rivelata.
everdell-no-find-too-dear = { $name } costa { $n ->
    [one] 1 carta o risorsa
   *[other] { $n } carte o risorse
}, più di ciò che hai.
everdell-no-not-in-deck = La carta { $card } non è una carta di questo mazzo.
everdell-no-from-discard = Qui le carte vengono dal Prato o dalla pila degli scarti.
everdell-no-no-pile-left = La pila degli scarti è vuota.
everdell-no-color-gone = Una carta { everdell-colour-f } è già stata scartata.
everdell-no-enough-less = La carta { $card } non può costare meno.
everdell-no-not-under = La carta { $card } non è sotto una tua scoperta.
everdell-no-critter-out = { $name } è già sul tabellone.
everdell-no-no-critter-here = { $name } non lavora per te.
everdell-no-cannot-stand = Non può stare lì.
everdell-no-not-lifted = Ora questo lavoratore non si può muovere.

# Components, and the table in a terminal.

everdell-about-weather = Meteo { $season ->
    [winter] dell’inverno
    [spring] della primavera
    [summer] dell’estate
   *[autumn] dell’autunno
}, per chi è in quella stagione.
everdell-about-discovery = Scoperta; regione: { $region }.
everdell-about-map-tile = Tessera mappa di una spedizione: { $n } punti per { $price }.
everdell-about-mountain = Il sentiero passa per { $regions }. Si rivelano tre scoperte, che costano { $prices } carte o risorse; ogni regione ha una tessera per ogni giocatore più { $more_tiles }, e accanto a Valtempesta ci sono { $stormvale } carte.
everdell-label-mountain = Montagna
everdell-label-weather = Meteo: { $cards }.
everdell-label-region = { $region }: { $tiles }{ $down ->
    [0] {""}
   *[other] {" "}({ $down } a faccia in giù)
}; { $deck ->
    [one] 1 scoperta
   *[other] { $deck } scoperte
} nel mazzo.
everdell-label-found = Rivelate, con i prezzi: { $finds }.
everdell-label-beside = Accanto a Valtempesta: { $cards }.
everdell-label-own-mountain = Coniglio: { $region }. Spedizione: { $tiles }. Scoperte: { $finds }.
# Where a big critter is when it stands on no place that has a name.
everdell-label-critter-at = { $place ->
    [home] in attesa
    [going] in cammino
    [lost] non c’è più
    [the_deck] mazzo
    [the_discard_pile] pila degli scarti
    [nowhere] da nessuna parte
   *[other] { $place }
}
