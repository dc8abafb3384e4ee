# Nightweave's intrigues: what they ask, what they do, and how they are foiled.

everdell-no-intrigue = Phantomias Intrige „{ $name }“ lässt es nicht zu, oder du kannst nicht zahlen, was sie verlangt.
everdell-ask-pay-reaction = Zahle 1 Karte oder Ressource, damit sie wirkt, oder lass es.
everdell-ask-avert = { $n ->
    [one] Zahle 1 Karte oder Ressource, sonst nimmt Phantomia einen Punkt.
   *[other] Zahle 1 Karte oder Ressource, sonst nimmt Phantomia { $n } Punkte.
}
everdell-ask-foil = Vereiteln für { $price }?
everdell-choice-foil = vereiteln für { $price }
everdell-ask-lessen = { $intrigue ->
    [borrowed] Zahle Ressourcen; jede bewahrt eine von 3 Karten deiner Hand vor ihr.
    [copycat] Wirf Karten ab; für jede übrige nimmt sie 2 Punkte.
   *[hard_worker] Wirf Karten ab; jede hält eine von 3 Karten aus ihrer Stadt fern.
}
everdell-ask-pickpocket = Wie viele Karten weniger als die Hälfte deiner Hand nimmt sie, für ebenso viele Punkte?
everdell-ask-cover = Welche Karte bleibt für 1 Karte oder Ressource offen?
everdell-ask-capture = Welcher deiner Arbeiter kommt auf ihr Tableau?
everdell-ask-takeover = Welche Karte nimmt sie, oder bewacht ein Arbeiter sie?
everdell-move-lose = { $copy ->
    [1] ihr die Karte { $card } lassen
   *[other] ihr die Karte { $card } (Nummer { $copy }) lassen
}
everdell-move-guard = { $copy ->
    [1] ein Arbeiter bewacht die Karte { $card }
   *[other] ein Arbeiter bewacht die Karte { $card } (Nummer { $copy })
}
everdell-move-shield = { $copy ->
    [1] die Karte { $card } bleibt offen
   *[other] die Karte { $card } (Nummer { $copy }) bleibt offen
}

everdell-event-skipped = Die Karte { $card } wird aufgedeckt und abgeworfen: Phantomia hält sie fern.
everdell-event-nightweave-spins = Sie spinnt eine Intrige: { $intrigue }.
everdell-event-nightweave-turned-up = Die verdeckten Karten werden wieder aufgedeckt.
everdell-event-nightweave-foiled = Ihre Intrige ist vereitelt.
everdell-event-nightweave-covered = { $n ->
    [one] Eine Karte der Stadt wird auf die Rückseite gedreht.
   *[other] { $n } Karten der Stadt werden auf die Rückseite gedreht.
}
everdell-event-nightweave-webbed = { $you ->
    [yes] { $n ->
        [0] Keine Karte deiner Hand wird umgedreht.
        [one] Eine Karte deiner Hand wird umgedreht: { $cards }.
       *[other] { $n } Karten deiner Hand werden umgedreht: { $cards }.
    }
   *[no] { $n ->
        [0] Keine Karte der Hand von { $name } wird umgedreht.
        [one] Eine Karte der Hand von { $name } wird umgedreht.
       *[other] { $n } Karten der Hand von { $name } werden umgedreht.
    }
}
everdell-event-nightweave-took-cards = { $you ->
    [yes] Phantomia nimmt aus deiner Hand: { $cards }.
   *[no] { $n ->
        [one] Phantomia nimmt eine Karte aus der Hand von { $name }.
       *[other] Phantomia nimmt { $n } Karten aus der Hand von { $name }.
    }
}
everdell-event-nightweave-waits = Sie wartet auf den ersten Arbeiter, der eingesetzt wird.
everdell-event-nightweave-captured = Ein Arbeiter kommt auf ihr Tableau.
everdell-event-nightweave-guarded = Ein Arbeiter bewacht die Karte { $card }.
everdell-event-nightweave-took-over = Phantomia übernimmt die Karte { $card }.
