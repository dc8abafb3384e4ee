# Worker abilities.

everdell-no-no-pile = Niemand hat einen Stapel Farmen.
everdell-no-not-kept = Die Karte { $card } liegt nicht neben dir.
everdell-no-power-used = Einmal pro Zug ist genug.
everdell-no-no-token = Deine Arbeiter haben keinen Marker zum Ausgeben.
everdell-ask-power = Welche Spielerkraft bekommst du?
everdell-ask-path = Welche Waldkarte legst du neben dich?
everdell-ask-figure = Wo steht die Figur?
everdell-ask-token = Welche Karte der Wiese bekommt den Marker?
everdell-ask-stand-in = Bezahle die Karte { $card }, oder ersetze eine Ressource durch eine andere.
everdell-ask-swap-cards = { $n ->
    [0] Karten für eine Ressource abwerfen?
    [one] Wirf eine Karte ab.
   *[other] Wirf { $n } Karten ab.
}
everdell-ask-down-to-limit = Du hast zu viele Karten: Wirf eine ab.
everdell-ask-invest = Eine Ressource auf die Karte legen?
everdell-ask-use-again = Eine Karte abwerfen, um sie noch einmal zu nutzen?
everdell-ask-rouse = Eine Karte abwerfen, um eine grüne Karte zu nutzen?
everdell-ask-keep-meadow = Eine Karte der Wiese neben dich legen?
everdell-ask-follow = Eine deiner Karten abgeben, um auch { $card } zu nutzen?
everdell-ask-play-pile = Die oberste Farm kostenlos ausspielen?
everdell-ask-one-more = Noch eine Karte ziehen?
everdell-ask-deck-or-meadow = { $n ->
    [one] Ziehe eine Karte, vom Nachziehstapel oder von der Wiese.
   *[other] Ziehe { $n } Karten, vom Nachziehstapel oder von der Wiese.
}
everdell-ask-not-owned = Wähle eine Ressource, die du nicht besitzt.
everdell-ask-dig = Etwas gegen einen Kieselstein tauschen?
everdell-ask-track = Welchen Platz nutzt du?
everdell-ask-ponder-discard = Eine Karte abwerfen?
everdell-ask-ponder-draw = Eine Karte ziehen?
everdell-ask-ponder-give = Die Karte abgeben, um zwei zu ziehen?
everdell-move-stand-in = { everdell-other-word } statt { everdell-one-word }
everdell-move-play-pile = { $card } vom Stapel ausspielen
everdell-move-play-kept = { $card } von neben der Stadt ausspielen
everdell-move-figure = Figur: { $place }
everdell-move-token = Marker: { $card }
everdell-move-path = { $place }
everdell-move-wild = { $kind ->
    [twig] einen Joker-Marker zu einem Zweig machen
    [resin] einen Joker-Marker zu Harz machen
    [pebble] einen Joker-Marker zu einem Kieselstein machen
   *[berry] einen Joker-Marker zu einer Beere machen
}
everdell-move-use-power = einen Marker der Spielerkraft ausgeben
everdell-move-keep-power = { $power }
everdell-event-power = { $you ->
    [yes] Deine { $power } helfen.
   *[no] Die { $power } helfen { $name }.
}
everdell-event-power-taken = { $you ->
    [yes] Deine Arbeiter sind { $power }.
   *[no] Die Arbeiter von { $name } sind { $power }.
}
everdell-event-hoarded = { $you ->
    [yes] Du legst die Karte { $card } neben dich.
   *[no] { $name } legt die Karte { $card } beiseite.
}
everdell-event-gave-kept = { $you ->
    [yes] Du gibst eine ungesehene Karte an { $to }.
   *[no] { $name } gibt eine ungesehene Karte an { everdell-person-to }.
}
everdell-event-rat-token = { $you ->
    [yes] Du legst den Marker auf die Karte { $card }.
   *[no] { $name } legt den Marker auf die Karte { $card }.
}
everdell-event-wild-taken = { $you ->
    [yes] Du nimmst den Joker-Marker von hier: { $place }.
   *[no] { $name } nimmt den Joker-Marker von hier: { $place }.
}
everdell-event-figure = { $you ->
    [yes] Du stellst die Figur auf einen Platz: { $place }.
   *[no] { $name } stellt die Figur auf einen Platz: { $place }.
}
everdell-event-path = { $you ->
    [yes] Du legst neben dich: { $place }.
   *[no] { $name } öffnet einen Waldort: { $place }.
}
everdell-event-tracked = { $you ->
    [yes] Du nutzt die Karte { $card } in { everdell-owner-city }.
   *[no] { $name } nutzt die Karte { $card } in { everdell-owner-city }.
}
everdell-label-power = { $state ->
    [none] { $power }
   *[other] { $power } ({ $state })
}
everdell-label-power-choice = wählt eine Spielerkraft
everdell-label-power-figure = Figur auf { $place }
everdell-label-power-slot = Marker auf Feld { $slot } der Wiese
everdell-label-power-tokens = { $n } Marker
everdell-label-power-wild = { $n } Joker-Marker
everdell-label-power-wild-at = Joker-Marker auf { $places }
everdell-label-power-kept = { $n ->
    [one] 1 Karte beiseite
   *[other] { $n } Karten beiseite
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
everdell-label-power-paths = eigene Orte: { $places }
