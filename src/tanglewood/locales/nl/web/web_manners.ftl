## Manners at a table: resigning, ending by agreement, clocks, leaving, seats that move

# Leaving

web-leave-title = De tafel verlaten?
web-leave-stays = Het spel blijft zoals het is en je plaats blijft van jou. Je vindt de tafel op de startpagina onder Mijn tafels.
web-leave-bots = De bots wachten op je.
web-leave-wait = Je bent aan de beurt. Op jou wachten dan: { $names }.
web-leave-go-on = De anderen kunnen doorspelen tot jij aan de beurt bent.
web-leave-clock-live = Je klok loopt door zolang je aan de beurt bent en er iemand aan tafel wacht.
web-leave-clock-days = Je klok loopt door zolang je aan de beurt bent.
web-leave-now = Even weggaan
web-leave-stay = Blijven
web-leave-resign = Het spel opgeven

# Resigning

web-resign = Opgeven
web-resign-title = Opgeven?
web-resign-who = Wie geeft op
web-resign-two = Het spel eindigt en { $name } wint.
web-resign-bots = Het spel eindigt. De bot die voorstaat, wint, en jij bent laatste.
web-resign-more = Een bot speelt verder op jouw plaats en jij telt als laatste. De anderen spelen het spel uit.
web-resign-alone = Het spel eindigt en je tegenstander wint.
web-resign-final = Dit kun je niet terugnemen. Heb je alleen een pauze nodig, sluit dan de tafel: die blijft zoals hij is.
web-resign-do = Opgeven
web-play-on = Doorspelen
web-seat-resigned = heeft opgegeven

# Ending by agreement

web-end = In overleg beëindigen
web-end-title = Het spel zonder winnaar beëindigen?
web-end-about = Dit wordt gevraagd aan: { $names }. Als iedereen het ermee eens is, eindigt het spel en wint niemand; bots zijn het er altijd mee eens. De vraag vervalt bij de volgende zet.
web-end-about-bots = Het spel eindigt meteen en niemand wint: de bots zijn het ermee eens.
web-end-propose = De anderen vragen
web-end-now = Spel beëindigen
web-end-asked = { $name } stelt voor om het spel te beëindigen. Niemand zou winnen.
web-end-waiting = Je stelt voor om het spel te beëindigen. Moeten nog antwoorden: { $names }.
web-end-agree = Akkoord
web-end-decline = Doorspelen
web-end-withdraw = Intrekken
web-ended-agreement = In overleg beëindigd. Niemand wint.
web-ended-resigned = { $you ->
    [yes] Je hebt opgegeven. { $winner } wint.
   *[no] { $won ->
        [you] { $name } heeft opgegeven. Je wint!
       *[other] { $name } heeft opgegeven. { $winner } wint.
    }
}
web-ended-time = { $you ->
    [yes] Je tijd was om. { $winner } wint.
   *[no] { $won ->
        [you] De tijd van { $name } was om. Je wint!
       *[other] De tijd van { $name } was om. { $winner } wint.
    }
}
web-ended-rival = Je tegenstander
web-ended-scores = De scores zijn die van het moment waarop het spel eindigde.

# Clocks

web-clock = Klok
web-clock-none = Geen klok
web-clock-live = Live
web-clock-days-short = Dagen
web-clock-time-live = Tijd per speler
web-clock-time-days = Tijd per beslissing
web-clock-increment = Extra per beurt
web-clock-then = Als de tijd om is
web-clock-then-bot = speelt een bot verder
web-clock-then-resign = geldt dat als opgeven
web-clock-minutes = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
}
web-clock-seconds = { $n ->
    [0] niets
    [one] 1 seconde
   *[other] { $n } seconden
}
web-clock-hours = { $n ->
    [one] 1 uur
   *[other] { $n } uur
}
web-clock-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
}
web-clock-rule-live = { $more ->
    [0] { $n ->
        [one] Klok: 1 minuut per speler.
       *[other] Klok: { $n } minuten per speler.
    }
    [one] { $n ->
        [one] Klok: 1 minuut per speler, plus 1 seconde per beurt.
       *[other] Klok: { $n } minuten per speler, plus 1 seconde per beurt.
    }
   *[other] { $n ->
        [one] Klok: 1 minuut per speler, plus { $more } seconden per beurt.
       *[other] Klok: { $n } minuten per speler, plus { $more } seconden per beurt.
    }
}
web-clock-rule-days = Klok: { $time } per beslissing.
web-clock-then-bot-live = Als iemands tijd om is, neemt een bot de plaats over en speelt het spel uit.
web-clock-then-bot-days = Als iemands tijd om is, speelt een bot tot de plaats weer wordt ingenomen.
web-clock-then-resign-live = Als iemands tijd om is, geldt dat als opgeven.
web-clock-then-resign-days = Als iemands tijd om is, geldt dat als opgeven.
web-clock-pause-live = De klok begint als iedereen zit en staat stil zolang er niemand anders aan tafel is. Bots hebben geen klok.
web-clock-pause-days = De klok begint als iedereen zit en loopt dag en nacht. Bots hebben geen klok.
web-clock-left = { $name } heeft nog { $left }
web-clock-left-stands = { $name } heeft nog { $left }; de klok staat stil
web-clock-runs = De klok loopt
web-clock-stands = De klok staat stil

# Moving a seat to another device

web-move-seat = Mijn plaats naar een ander apparaat
web-move-title = Je plaats verhuizen
web-move-about = Je krijgt een code en een link voor je andere apparaat. De plaats hoort daarna bij dat apparaat; dit hier kan alleen nog kijken, tot je de plaats op dezelfde manier terughaalt.
web-move-which = Welke plaats
web-move-make = Code maken
web-move-how = Open op het andere apparaat de link, of kies op de startpagina “Ik heb een code” en typ:
web-move-link = Link voor het andere apparaat
web-move-secret = De code is tien minuten geldig en werkt één keer. Wie hem heeft, krijgt je plaats, dus houd hem voor jezelf.
web-move-gone = Klaar: je plaats is nu op het andere apparaat.
web-move-here-title = Je plaats komt hierheen
web-move-here-about = De plaats verhuist naar dit apparaat. Het vorige apparaat kan vanaf nu alleen nog kijken.
web-move-here = Mijn plaats hier innemen
web-code = Ik heb een code
web-code-title = Neem je plaats in met een code
web-code-about = Open op het apparaat met jouw plaats het menu van de tafel en kies “Mijn plaats naar een ander apparaat”. Daar verschijnt een code.
web-code-field = Code
web-join-used = Deze plaats is bezet
