# Things.

everdell-goods = { $kind ->
    [twig] { $n ->
        [one] { $n } Zweig
       *[other] { $n } Zweige
    }
    [resin] { $n } Harz
    [pebble] { $n ->
        [one] { $n } Kieselstein
       *[other] { $n } Kieselsteine
    }
    [berry] { $n ->
        [one] { $n } Beere
       *[other] { $n } Beeren
    }
   *[points] { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
}
everdell-kind = { $kind ->
    [twig] Zweige
    [resin] Harz
    [pebble] Kieselsteine
   *[berry] Beeren
}
everdell-nothing = nichts
everdell-nowhere = ein Ort, den es nicht mehr gibt
everdell-rugwort = Fusselwürz
everdell-color = { $color ->
    [tan] Bewegung: wirkt einmal, beim Ausspielen
    [green] Produktion: wirkt beim Ausspielen und wenn die Stadt produziert
    [red] Ziel: wirkt, wenn ein Arbeiter es besucht
    [blue] Verwaltung: wirkt, solange sie in der Stadt ist
   *[purple] Wohlstand: bringt am Ende Punkte
}
# The colour as a word; `$color` is an id.
everdell-hue = { $color ->
    [tan] braun
    [green] grün
    [red] rot
    [blue] blau
    [purple] lila
   *[other] { $color }
}
everdell-season = { $season ->
    [winter] Winter
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
}
# A resource in the singular, by its id: what an option takes, gives or swaps.
everdell-kind-word = { $kind ->
    [twig] Zweig
    [resin] Harz
    [pebble] Kieselstein
    [pearl] Perle
    [berry] Beere
   *[other] { $kind }
}
everdell-one-word = { $one ->
    [twig] Zweig
    [resin] Harz
    [pebble] Kieselstein
    [berry] Beere
   *[other] { $one }
}
everdell-other-word = { $other ->
    [twig] Zweig
    [resin] Harz
    [pebble] Kieselstein
    [berry] Beere
   *[other] { $other }
}
# The colour of a card.
everdell-color-word = { $color ->
    [tan] braun
    [green] grün
    [red] rot
    [blue] blau
    [purple] lila
   *[other] { $color }
}
everdell-breakdown = { $row ->
    [cards] Karten
    [tokens] Punktemarker
    [prosperity] Wohlstand
    [journey] Reise
    [bonus] Bonus ihrer Stufe
    [basic-events] einfache Ereignisse
    [special-events] besondere Ereignisse
    [missed-special-events] verpasste besondere Ereignisse
    [empty-spaces] leere Plätze deiner Stadt
    [wonders] Wunder
    [adornments] Artefakte
    [pearls] Perlen
    [garland] Auszeichnung
    [visitors] Gäste
    [expedition] Expedition
    [discoveries] Entdeckungen
   *[events] Ereignisse
}
everdell-goal-rival = { $rival ->
    [rugwort] Allein spielst du gegen Fusselwürz: Nach jeder Karte, die du ausspielst, gibt ihm der Würfel eine von der Wiese. Du brauchst mehr Punkte als er.
    [nightweave] Phantomia, die Spinne, spielt nach jedem deiner Züge, gelenkt von einer Aktionskarte. Du brauchst mehr Punkte als sie.
   *[none] {""}
}
everdell-goal = Baue eine Stadt mit { $everdell__counts__city ->
    [one] 1 Platz
   *[other] { $everdell__counts__city } Plätzen
    }: Setze Arbeiter für Ressourcen ein, spiele Wesen und Bauwerke aus, erledige Ereignisse. Wer nach dem Herbst die meisten Punkte hat, gewinnt.

# Questions.

everdell-ask-turn = { $workers ->
    [0] { $autumn ->
        [yes] Es ist dein { everdell-season }: Spiele eine Karte aus oder passe.
       *[no] Es ist dein { everdell-season }: Spiele eine Karte aus oder bereite dich auf die nächste Jahreszeit vor.
    }
    [one] { $autumn ->
        [yes] Es ist dein { everdell-season }: Spiele eine Karte aus, setze deinen letzten Arbeiter ein oder passe.
       *[no] Es ist dein { everdell-season }: Spiele eine Karte aus oder setze deinen letzten Arbeiter ein.
    }
   *[other] { $autumn ->
        [yes] Es ist dein { everdell-season }: Spiele eine Karte aus, setze einen deiner { $workers } Arbeiter ein oder passe.
       *[no] Es ist dein { everdell-season }: Spiele eine Karte aus oder setze einen deiner { $workers } Arbeiter ein.
    }
}
everdell-title-season = { $season ->
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[winter] Winter
}
everdell-moment = { everdell-title-season }, { $cards ->
    [0] leere Stadt
    [one] { $cards } Karte in der Stadt
   *[other] { $cards } Karten in der Stadt
}
everdell-ask-pay = Wie bezahlst du die Karte { $card } ({ $cost })?
everdell-ask-spare = Welche Ressource lässt du weg? Noch { $n }.
everdell-ask-replace = Welche Ressource der Karte { $card } zahlst du mit einer anderen?
everdell-ask-fool = { $rugwort ->
    [yes] Welche Karte verliert Fusselwürz dadurch?
   *[no] In wessen Stadt kommt er?
}
everdell-ask-ruins = Welches Bauwerk macht Platz dafür?
everdell-ask-react = Welche Karte deiner Stadt reagiert zuerst?
everdell-ask-gain = { $n ->
    [one] Wähle eine Ressource.
   *[other] Wähle { $n } Ressourcen.
}
everdell-ask-spend = { $give ->
    [yes] { $points ->
        [one] Wie viele Beeren gibst du ab, für je 1 Punkt?
       *[other] Wie viele Beeren gibst du ab, für je { $points } Punkte?
    }
   *[no] { $points ->
        [one] Wie viele von bis zu { $most } zahlst du, für je 1 Punkt?
       *[other] Wie viele von bis zu { $most } zahlst du, für je { $points } Punkte?
    }
}
everdell-ask-give = { $n ->
    [one] Wähle eine Ressource, die du abgibst.
   *[other] Wähle { $n } Ressourcen, die du abgibst.
}
everdell-ask-give-here = Gib bis zu { $n } weitere ab, oder hör auf.
everdell-ask-to = Wer bekommt es?
everdell-ask-teach = Welche der gezogenen Karten gibst du ab?
everdell-ask-post-give = { $n ->
    [one] Wähle eine Karte, die du abgibst.
   *[other] Wähle { $n } Karten, die du abgibst.
}
everdell-ask-post-discard = Wirf beliebig viele Karten ab, dann fülle deine Hand auf.
everdell-ask-discard = { $least ->
    [0] { $most ->
        [0] Wirf beliebig viele Karten ab.
        [one] Wirf noch eine Karte ab, wenn du magst.
       *[other] Wirf bis zu { $most } Karten ab.
    }
    [one] Wirf eine Karte ab.
   *[other] { $most ->
        [0] Wirf beliebig viele Karten ab.
        [one] Wirf eine Karte ab.
       *[other] Wirf { $most } Karten ab.
    }
}
everdell-ask-play-one = { $less ->
    [one] Du darfst eine der genommenen Karten für 1 Ressource weniger ausspielen.
   *[other] Du darfst eine der genommenen Karten für { $less } Ressourcen weniger ausspielen.
}
everdell-ask-take-meadow = { $n ->
    [one] Nimm eine Karte von der Wiese.
   *[other] Nimm bis zu { $n } Karten von der Wiese.
}
everdell-ask-clear = { $n ->
    [one] Wähle eine Karte der Wiese, die abgeworfen wird.
   *[other] Wähle { $n } Karten der Wiese, die abgeworfen werden.
}
everdell-ask-source = Deckst du Karten vom Nachziehstapel oder vom Ablagestapel auf?
everdell-ask-bring = Welche Karte spielst du kostenlos aus, wenn überhaupt?
everdell-ask-put = Lege bis zu { $n } hierher, oder hör auf.
everdell-ask-city-card = { $under ->
    [yes] Lege bis zu { $n } Wesen deiner Stadt unter das Ereignis, oder hör auf.
   *[no] { $n ->
        [one] Wähle eine Karte deiner Stadt, die du abwirfst.
       *[other] Wähle { $n } Karten deiner Stadt, die du abwirfst.
    }
}
everdell-ask-lift = Welchen Arbeiter bewegst du?
everdell-ask-move-worker = Wohin geht der Arbeiter?
everdell-ask-store = Was legst du darauf?
everdell-ask-swap = Tausche eine Ressource, oder hör auf.
everdell-ask-tuck = Lege ein Wesen deiner Hand unter das Ereignis, oder hör auf.
everdell-ask-keep = Behalte eine Karte, oder lege alle übrigen unter das Ereignis.
everdell-ask-play-meadow = Welche Karte der Wiese spielst du aus?
everdell-ask-play-free = { $limit ->
    [-1] { $may ->
        [yes] Welche Karte spielst du kostenlos aus, wenn überhaupt?
       *[no] Welche Karte spielst du kostenlos aus?
    }
    [one] { $may ->
        [yes] Welche Karte mit höchstens 1 Punkt spielst du kostenlos aus, wenn überhaupt?
       *[no] Welche Karte mit höchstens 1 Punkt spielst du kostenlos aus?
    }
   *[other] { $may ->
        [yes] Welche Karte mit höchstens { $limit } Punkten spielst du kostenlos aus, wenn überhaupt?
       *[no] Welche Karte mit höchstens { $limit } Punkten spielst du kostenlos aus?
    }
}
everdell-ask-copy = Welchen Ort nutzt du?
everdell-ask-repeat = Einen Marker davon ausgeben, um einen Ort noch einmal zu nutzen?
everdell-ask-tear-down = Welche Karte deiner Stadt wirfst du ab?
everdell-ask-activate = Welche grüne Karte deiner Stadt wirkt?
everdell-ask-copy-green = Welche grüne Karte kopierst du, wenn überhaupt?
everdell-ask-produce = Welche Karte deiner Stadt produziert als Nächstes?
everdell-ask-recall = Welcher Arbeiter kommt zurück?

everdell-ask-either = Wähle eines von beiden.
everdell-ask-use-place = Welchen besetzten Platz nutzt du?
everdell-ask-give-drawn = { $n ->
    [one] Gib eine der gezogenen Karten für einen Punkt ab, oder behalte sie.
   *[other] Gib eine der gezogenen Karten für { $n } Punkte ab, oder behalte sie.
}
everdell-ask-give-many = { $named ->
    [no] { $n ->
        [one] Wer bekommt etwas? Bis zu 1 Karte oder Ressource, ein Punkt dafür.
       *[other] Wer bekommt etwas? Bis zu { $n } Karten und Ressourcen, je ein Punkt.
    }
   *[yes] Was bekommt { $to } von dir? Bis zu { $n } weitere, je ein Punkt.
}
everdell-ask-juggle = { $shown ->
    [0] Welches Kunststück bezahlst du, wenn überhaupt?
   *[other] Die Karten sind bisher { $worth } wert, du brauchst { $goal }. Noch eine?
}
everdell-ask-color = { $n ->
    [one] Nenne eine Farbe, dann ziehe 1 Karte.
   *[other] Nenne eine Farbe, dann ziehe { $n } Karten.
}
everdell-ask-show = { $points ->
    [one] Welche Karte zeigst du, für 1 Punkt?
   *[other] Welche Karte zeigst du, für { $points } Punkte?
}
everdell-ask-give-cards = Wem gibst du { everdell-choice-cards }, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}?
everdell-ask-swap-hands = Mit wem tauschst du die Hand?
everdell-ask-rob = Welche grüne Karte zieht in deine Stadt?

# Options.

everdell-move-play = { $card } ausspielen
everdell-move-discard = { $card } abwerfen
everdell-move-give-card = { $card } abgeben
everdell-move-bring = { $card } kostenlos ausspielen
everdell-move-keep = { $card } behalten
everdell-move-tuck = { $card } unter das Ereignis legen
everdell-move-show = { $card } zeigen
everdell-move-color = { everdell-hue }
everdell-choice-gain = { $gain }
everdell-choice-pay = { $price } für { $gain } zahlen
everdell-choice-any = { $n ->
    [one] 1 beliebige Ressource
   *[other] { $n } beliebige Ressourcen
}
everdell-choice-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
everdell-choice-juggle = { $price } zahlen und eine Karte aufdecken
everdell-choice-discard = { $n ->
    [one] niemand hat Platz: 1 Karte abwerfen
   *[other] niemand hat Platz: { $n } Karten abwerfen
}
everdell-move-react = zuerst { $card }
everdell-move-play-meadow = { $card } von der Wiese ausspielen
everdell-move-take-meadow = { $card } nehmen
everdell-move-clear = { $card } abwerfen
everdell-move-prepare = nächste Jahreszeit
everdell-move-pass = passen: Danach kommt kein Zug mehr
everdell-move-pay = die Kosten zahlen
everdell-move-done = das ist alles
everdell-move-place = Arbeiter: { $place }
everdell-move-copy = { $place } nutzen
everdell-move-claim = Ereignis { $event } erledigen
everdell-move-instead = { everdell-other-word } statt { everdell-one-word } zahlen
everdell-move-trade = { everdell-one-word } gegen { everdell-other-word } tauschen
everdell-move-amount = { $n }
everdell-move-source = { $pile ->
    [deck] vom Nachziehstapel
   *[discard] vom Ablagestapel
}
everdell-move-spare = { everdell-kind-word } weglassen
everdell-move-give = { everdell-kind-word } abgeben
everdell-move-put = { everdell-kind-word } hierher legen
everdell-move-gain = { everdell-kind-word } nehmen
everdell-move-store = { $kind ->
    [twig] { $n ->
        [one] { $n } Zweig darauf legen
       *[other] { $n } Zweige darauf legen
    }
    [resin] { $n } Harz darauf legen
    [pebble] { $n ->
        [one] { $n } Kieselstein darauf legen
       *[other] { $n } Kieselsteine darauf legen
    }
   *[berry] { $n ->
        [one] { $n } Beere darauf legen
       *[other] { $n } Beeren darauf legen
    }
}
# A card in a city, in the accusative and in the dative.
everdell-owned-card = { $owner ->
    [own] eigene Karte { $card }
    [rugwort] die Karte { $card } von Fusselwürz
    [nightweave] Phantomias Karte { $card }
    [none] { $card }
   *[other] die Karte { $card } von { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(Nummer { $copy })
}
everdell-owned-card-dative = { $owner ->
    [own] der eigenen Karte { $card }
    [rugwort] der Karte { $card } von Fusselwürz
    [nightweave] Phantomias Karte { $card }
    [none] der Karte { $card }
   *[other] der Karte { $card } von { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(Nummer { $copy })
}
everdell-move-visit = { everdell-owned-card } besuchen
everdell-move-occupy = kostenlos: { everdell-owned-card } besetzen
everdell-move-use = mit Hilfe { everdell-owned-card-dative }
everdell-move-imprison = ins Verlies stecken: { everdell-owned-card }
everdell-move-activate = { everdell-owned-card } nutzen
everdell-move-remove = { everdell-owned-card } wählen
everdell-move-lift = dieser Arbeiter: { everdell-owned-card }

# Events.

everdell-event-unasked = { $verb ->
    [paying] Es gab nur eine Möglichkeit zu zahlen: Sie wurde von selbst gewählt.
   *[other] Geschieht von selbst: Es gab nur diese Möglichkeit.
}
everdell-event-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $name } ist am Zug.
}
everdell-event-gained = { $you ->
    [yes] Du erhältst { $goods }.
   *[no] { $name } erhält { $goods }.
}
everdell-event-paid = { $you ->
    [yes] Du zahlst { $goods }.
   *[no] { $name } zahlt { $goods }.
}
everdell-event-gave-card = { $you ->
    [yes] Du gibst { $card } an { $to }.
   *[no] { $name } gibt { everdell-some-cards } an { everdell-person-to }.
}
everdell-event-got-card = { $you ->
    [yes] Du bekommst { $card } von { $from }.
   *[no] { $name } bekommt { everdell-some-cards } von { everdell-person-from }.
}
everdell-event-received = { $you ->
    [yes] Du bekommst { $goods } von { $from }.
   *[no] { $name } bekommt { $goods } von { everdell-person-from }.
}
everdell-event-stored = { $you ->
    [yes] Du legst { $goods } auf die Karte { $card }.
   *[no] { $name } legt { $goods } auf die Karte { $card }.
}
everdell-event-tokens = { $you ->
    [yes] { $n ->
        [one] Du legst einen Punktemarker auf die Karte { $card }.
       *[other] Du legst { $n } Punktemarker auf die Karte { $card }.
    }
   *[no] { $n ->
        [one] { $name } legt einen Punktemarker auf die Karte { $card }.
       *[other] { $name } legt { $n } Punktemarker auf die Karte { $card }.
    }
}
everdell-event-traded = { $you ->
    [yes] Du tauschst 1 { everdell-one-word } gegen 1 { everdell-other-word }.
   *[no] { $name } tauscht 1 { everdell-one-word } gegen 1 { everdell-other-word }.
}
everdell-event-cleared = { $you ->
    [yes] Du wirfst die Karte { $card } von der Wiese ab.
   *[no] { $name } wirft die Karte { $card } von der Wiese ab.
}
everdell-event-took = { $you ->
    [yes] Du nimmst die Karte { $card } von der Wiese.
   *[no] { $name } nimmt die Karte { $card } von der Wiese.
}
everdell-event-put = { $you ->
    [yes] Du legst { $goods } auf das Ereignis { $event }.
   *[no] { $name } legt { $goods } auf das Ereignis { $event }.
}
everdell-event-tucked = { $you ->
    [yes] Du legst die Karte { $card } unter das Ereignis { $event }.
   *[no] { $name } legt die Karte { $card } unter das Ereignis { $event }.
}
everdell-event-kept = { $you ->
    [yes] Du behältst die Karte { $card }.
   *[no] { $name } behält die Karte { $card }.
}
everdell-event-revealed = { $you ->
    [yes] Du deckst auf: { $cards }.
   *[no] { $name } deckt auf: { $cards }.
}
everdell-event-occupied = { $you ->
    [yes] In dein Bauwerk { $card } zieht ein: { $guest }.
   *[no] Bei { $name } zieht ins Bauwerk { $card } ein: { $guest }.
}
everdell-event-imprisoned = { $you ->
    [yes] Du steckst die Karte { $card } ins Verlies.
   *[no] { $name } steckt die Karte { $card } ins Verlies.
}
everdell-event-used = { $you ->
    [yes] Du nutzt die Karte { $card }.
   *[no] { $name } nutzt die Karte { $card }.
}
everdell-event-left = { $you ->
    [yes] Du wirfst die Karte { $card } aus deiner Stadt ab.
   *[no] { $name } wirft die Karte { $card } aus der eigenen Stadt ab.
}
everdell-event-played = { $you ->
    [yes] { $from ->
        [meadow] Du spielst die Karte { $card } von der Wiese aus.
       *[other] Du spielst die Karte { $card } aus.
    }
   *[no] { $from ->
        [meadow] { $name } spielt die Karte { $card } von der Wiese aus.
       *[other] { $name } spielt die Karte { $card } aus.
    }
}
everdell-event-sent = { $you ->
    [yes] Du schickst die Karte { $card } zu { $to }.
   *[no] { $name } schickt die Karte { $card } zu { everdell-person-with }.
}
everdell-event-named = { $you ->
    [yes] Du nennst eine Farbe: { everdell-hue }.
   *[no] { $name } nennt eine Farbe: { everdell-hue }.
}
everdell-event-showed = { $you ->
    [yes] Du zeigst die Karte { $card }.
   *[no] { $name } zeigt die Karte { $card }.
}
everdell-event-swapped = { $you ->
    [yes] Du tauschst die Hand mit { $to }.
   *[no] { $name } tauscht die Hand mit { everdell-person-with }.
}
everdell-event-took-hand = { $you ->
    [yes] { $n ->
        [0] Du hast jetzt keine Karten auf der Hand.
       *[other] Du hast jetzt auf der Hand: { $cards }.
    }
   *[no] { $n ->
        [0] { $name } hat jetzt keine Karten auf der Hand.
        [one] { $name } hat jetzt 1 Karte auf der Hand.
       *[other] { $name } hat jetzt { $n } Karten auf der Hand.
    }
}
everdell-event-robbed = { $you ->
    [yes] Du nimmst die Karte { $card } aus { everdell-owner-city }.
   *[no] { $name } nimmt die Karte { $card } aus { everdell-owner-city }.
}
everdell-event-activated = { $you ->
    [yes] Du nutzt die Karte { $card }.
   *[no] { $name } nutzt die Karte { $card }.
}
everdell-event-copied = { $you ->
    [yes] Du nutzt den Ort { $place }.
   *[no] { $name } nutzt den Ort { $place }.
}
everdell-event-placed = { $you ->
    [yes] Du setzt einen Arbeiter ein: { $place }.
   *[no] { $name } setzt einen Arbeiter ein: { $place }.
}
everdell-event-claimed = { $you ->
    [yes] Du erledigst das Ereignis { $event }.
   *[no] { $name } erledigt das Ereignis { $event }.
}
everdell-event-visited = { $you ->
    [yes] Du besuchst die Karte { $card } in { everdell-owner-city }.
   *[no] { $name } besucht die Karte { $card } in { everdell-owner-city }.
}
# Somebody a sentence speaks of (accusative after „an“, dative after „von“, „mit“, „zu“), and a city in the dative.
everdell-person-to = { $to_you ->
    [you] dich
   *[other] { $to }
}
everdell-person-with = { $to_you ->
    [you] dir
   *[other] { $to }
}
everdell-person-from = { $from_you ->
    [you] dir
   *[other] { $from }
}
everdell-owner-city = { $owner_you ->
    [you] deiner Stadt
    [own] der eigenen Stadt
   *[other] der Stadt von { $owner }
}
everdell-some-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
everdell-event-recalled = { $you ->
    [yes] { $n ->
        [one] Du holst einen Arbeiter zurück.
       *[other] Du holst { $n } Arbeiter zurück.
    }
   *[no] { $n ->
        [one] { $name } holt einen Arbeiter zurück.
       *[other] { $name } holt { $n } Arbeiter zurück.
    }
}
everdell-event-moved-worker = { $you ->
    [yes] Du bewegst einen Arbeiter.
   *[no] { $name } bewegt einen Arbeiter.
}
everdell-event-prepared = { $you ->
    [yes] Du bereitest dich auf den { $season } vor{ everdell-new-workers }.
   *[no] { $name } bereitet sich auf den { $season } vor{ everdell-new-workers }.
}
everdell-new-workers = { $workers ->
    [0] {""}
    [one] : 1 neuer Arbeiter
   *[other] : { $workers } neue Arbeiter
}
everdell-event-passed = { $you ->
    [yes] Du passt.
   *[no] { $name } passt.
}
everdell-event-drew = { $you ->
    [yes] Du ziehst { $cards }.
   *[no] { $name } zieht { everdell-some-cards }.
}
everdell-event-discarded = { $you ->
    [yes] Du wirfst ab: { $cards }.
   *[no] { $name } wirft { everdell-some-cards } ab.
}
everdell-event-reacted = Die Karte { $card } reagiert.
everdell-event-shown = Neu auf der Wiese: { $card }.
everdell-event-reshuffled = { $n ->
    [one] Der Ablagestapel wird ein neuer Nachziehstapel aus 1 Karte.
   *[other] Der Ablagestapel wird ein neuer Nachziehstapel aus { $n } Karten.
}
everdell-event-over = Das Spiel ist vorbei.
everdell-event-rugwort-rolled = Fusselwürz würfelt { $die }.
everdell-event-rugwort-lucky = Dieselbe Zahl noch einmal: ein Punkt für Fusselwürz.
everdell-event-rugwort-played = Fusselwürz nimmt die Karte { $card }.
everdell-event-rugwort-cranky = Fusselwürz ist griesgrämig: Eine Karte deiner Hand ist weg.
everdell-event-rugwort-fool = Fusselwürz schickt die Karte { $card } in deine Stadt.
everdell-event-rugwort-lost = Fusselwürz verliert die Karte { $card }.
everdell-event-rugwort-token = Fusselwürz nimmt { $goods } für deinen Besuch.
everdell-event-rugwort-claimed = Fusselwürz erledigt das Ereignis { $event }.
everdell-event-rugwort-blocks = Der Arbeiter von Fusselwürz blockiert Feld { $slot } der Wiese.
everdell-event-rugwort-moved = Der Arbeiter von Fusselwürz geht weiter: { $place }.
everdell-event-rugwort-took-worker = Der Arbeiter von Fusselwürz geht und nimmt einen von deinen mit.

# The table in a terminal.

everdell-label-meadow = Wiese
everdell-label-places = Orte
everdell-label-events = Ereignisse
everdell-label-hand = Deine Hand
# How many cards of a colour an event or a place asks for, in brackets.
everdell-label-colored = { $n } { everdell-color-word }
everdell-label-card = { everdell-hue }, { $points }
everdell-label-other-way = auf andere Art als durch ihre Kosten
everdell-label-missing = es fehlt: { $goods }
everdell-label-no-room = kein Platz dafür
everdell-label-blocked = Fusselwürz steht darauf
everdell-label-occupied = besetzt
everdell-label-empty = noch nichts gebaut
everdell-label-passed = hat gepasst
everdell-label-player = { $season }; { $goods }; { $workers ->
    [one] 1 freier Arbeiter
   *[other] { $workers } freie Arbeiter
}, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}, { $used } von { $spaces } Plätzen; bisher { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}
everdell-label-rugwort = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}; bisher { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}
