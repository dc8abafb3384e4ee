# Worker abilities.

everdell-no-no-pile = Niemand heeft een stapel Boerderijen.
everdell-no-not-kept = { $card } ligt niet naast je.
everdell-no-power-used = Eén keer per beurt is genoeg.
everdell-no-no-token = Je arbeiders hebben geen fiche om uit te geven.
everdell-ask-power = welke vaardigheid krijgen je arbeiders?
everdell-ask-path = welke boskaart leg je naast je?
everdell-ask-figure = waar komt de figuur te staan?
everdell-ask-token = welke kaart van de weide krijgt de fiche?
everdell-ask-stand-in = betaal { $card }, of laat een grondstof voor een andere gelden.
everdell-ask-swap-cards = { $n ->
    [0] kaarten afleggen voor een grondstof?
    [one] leg een kaart af.
   *[other] leg { $n } kaarten af.
}
everdell-ask-down-to-limit = je hebt te veel kaarten in je hand: leg er een af.
everdell-ask-invest = een grondstof op de kaart leggen?
everdell-ask-use-again = een kaart afleggen om dit nog een keer te gebruiken?
everdell-ask-rouse = een kaart afleggen om een groene kaart te gebruiken?
everdell-ask-keep-meadow = een kaart van de weide naast je leggen?
everdell-ask-follow = een van je kaarten geven om { $card } ook te gebruiken?
everdell-ask-play-pile = de bovenste Boerderij gratis spelen?
everdell-ask-one-more = nog een kaart trekken?
everdell-ask-deck-or-meadow = { $n ->
    [one] trek een kaart, van de trekstapel of de weide.
   *[other] trek { $n } kaarten, van de trekstapel of de weide.
}
everdell-ask-not-owned = kies een grondstof die je niet hebt.
everdell-ask-dig = iets ruilen voor een kiezelsteen?
everdell-ask-track = welke plek gebruik je?
everdell-ask-ponder-discard = een kaart afleggen?
everdell-ask-ponder-draw = een kaart trekken?
everdell-ask-ponder-give = de kaart weggeven om er twee te trekken?
everdell-move-stand-in = { everdell-other-word } in plaats van { everdell-one-word }
everdell-move-play-pile = { $card } van de stapel spelen
everdell-move-play-kept = { $card } spelen, van naast de stad
everdell-move-figure = figuur naar { $place }
everdell-move-token = fiche naar { $card }
everdell-move-path = { $place }
everdell-move-wild = { $kind ->
    [twig] van een jokerfiche een tak maken
    [resin] van een jokerfiche hars maken
    [pebble] van een jokerfiche een kiezelsteen maken
   *[berry] van een jokerfiche een bes maken
}
everdell-move-use-power = een fiche van de vaardigheid uitgeven
everdell-move-keep-power = { $power }
everdell-event-power = { $you ->
    [yes] Jouw { $power } helpen.
   *[no] De { $power } helpen { $name }.
}
everdell-event-power-taken = { $you ->
    [yes] Jouw arbeiders zijn { $power }.
   *[no] De arbeiders van { $name } zijn { $power }.
}
everdell-event-hoarded = { $you ->
    [yes] Je legt { $card } naast je.
   *[no] { $name } legt { $card } opzij.
}
everdell-event-gave-kept = { $you ->
    [yes] Je geeft een ongeziene kaart aan { $to }.
   *[no] { $name } geeft een ongeziene kaart aan { everdell-person-to }.
}
everdell-event-rat-token = { $you ->
    [yes] Je legt de fiche op { $card }.
   *[no] { $name } legt de fiche op { $card }.
}
everdell-event-wild-taken = { $you ->
    [yes] Je neemt de jokerfiche van { $place }.
   *[no] { $name } neemt de jokerfiche van { $place }.
}
everdell-event-figure = { $you ->
    [yes] Je zet de figuur op { $place }.
   *[no] { $name } zet de figuur op { $place }.
}
everdell-event-path = { $you ->
    [yes] Je legt { $place } naast je.
   *[no] { $name } opent een boslocatie: { $place }.
}
everdell-event-tracked = { $you ->
    [yes] Je gebruikt { $card } in { everdell-owner-city }.
   *[no] { $name } gebruikt { $card } in { everdell-owner-city }.
}
everdell-label-power = { $state ->
    [none] { $power }
   *[other] { $power } ({ $state })
}
everdell-label-power-choice = kiest een vaardigheid
everdell-label-power-figure = figuur op { $place }
everdell-label-power-slot = fiche op plek { $slot } van de weide
everdell-label-power-tokens = { $n ->
    [one] 1 fiche
   *[other] { $n } fiches
}
everdell-label-power-wild = { $n ->
    [one] 1 jokerfiche
   *[other] { $n } jokerfiches
}
everdell-label-power-wild-at = jokerfiches op { $places }
everdell-label-power-kept = { $n ->
    [one] 1 kaart opzij
   *[other] { $n } kaarten opzij
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
everdell-label-power-paths = eigen plekken: { $places }
