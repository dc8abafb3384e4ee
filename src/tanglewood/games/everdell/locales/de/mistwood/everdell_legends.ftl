# Legends.

everdell-no-legend = { $card } ist keine deiner legendären Karten.
everdell-no-legend-there = { $legend } ist in deiner Stadt: Die Karte { $card } kann nicht mehr folgen.
everdell-no-unique-ribbon = Die Karte { $card } kann nur deine Karte { $ribbon } ersetzen.
everdell-no-not-free = Die Karte { $card } kommt nur anstelle der Karte auf ihrem Banner kostenlos.
everdell-no-legend-stays = { $card } ist eine legendäre Karte: Sie bleibt, und niemand kopiert sie.

everdell-ask-tokens = Wie viele Marker davon gibst du für die Karte { $card } ({ $cost }) aus?
everdell-ask-copy-taken = { $n ->
    [one] Nutze noch einen Ort, an dem Arbeiter stehen, oder hör auf.
   *[other] Nutze bis zu { $n } Orte, an denen Arbeiter stehen, oder hör auf.
}
everdell-ask-activate-some = { $n ->
    [one] Noch eine grüne Karte deiner Stadt darf wirken; welche?
   *[other] Bis zu { $n } grüne Karten deiner Stadt dürfen wirken; welche kommt als Nächstes?
}
everdell-ask-sell = { $n ->
    [one] Wirf noch ein Wesen
   *[other] Wirf bis zu { $n } Wesen
} deiner Stadt ab, für je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und { $any ->
    [one] 1 Ressource
   *[other] { $any } Ressourcen
}, oder hör auf.
everdell-ask-play-anything = { $less ->
    [one] Welche Karte spielst du für bis zu 1 Ressource weniger aus?
   *[other] Welche Karte spielst du für bis zu { $less } Ressourcen weniger aus?
}
everdell-ask-achieve = Welches Ereignis erledigst du?
everdell-ask-slip = Unter welchem Bauwerk liegt sie? Du nimmst dessen aufgedruckte Kosten.

everdell-move-play-legend = die legendäre Karte { $card } ausspielen
everdell-move-replace = kostenlos, anstelle { $owner ->
    [own] der eigenen Karte { $card }
   *[other] der Karte { $card } von { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(Nummer { $copy })
}
everdell-move-slip = unter { $owner ->
    [own] die eigene Karte { $card }
   *[other] die Karte { $card } von { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(Nummer { $copy })
}

everdell-event-replaced = { $you ->
    [yes] Du spielst die Karte { $card } anstelle der Karte { $old } aus.
   *[no] { $name } spielt die Karte { $card } anstelle der Karte { $old } aus.
}
everdell-event-spent = { $you ->
    [yes] { $n ->
        [one] Du gibst einen Marker der Karte { $card } aus.
       *[other] Du gibst { $n } Marker der Karte { $card } aus.
    }
   *[no] { $n ->
        [one] { $name } gibt einen Marker der Karte { $card } aus.
       *[other] { $name } gibt { $n } Marker der Karte { $card } aus.
    }
}
everdell-event-slipped = { $you ->
    [yes] Du legst die Karte { $card } unter die Karte { $host }.
   *[no] { $name } legt die Karte { $card } unter die Karte { $host }.
}
everdell-event-rugwort-legend = Eine legendäre Karte: { $goods } für Fusselwürz, und er nimmt zwei Karten.

everdell-label-legends = Deine legendären Karten
everdell-label-legend-number = { $n ->
    [one] 1 legendäre Karte
   *[other] { $n } legendäre Karten
}
everdell-label-over = auf der Himmelsbrücke
