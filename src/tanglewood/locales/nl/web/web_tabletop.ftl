# Beside a real table: the score pad, tonight's set-up, the timer, the rules of what is in play.

web-tabletop = Aan de echte tafel
web-tabletop-of = { $game } aan de echte tafel
web-tabletop-about = Een scoreblok, de opstelling van vanavond, een timer en de regels voor het spel uit je eigen doos; het werkt ook zonder verbinding.
web-tabletop-open = Scoreblok en opstelling
web-tabletop-parts = Naast de tafel
web-tabletop-part = { $part ->
    [pad] Score
    [setup] Opstelling
    [timer] Timer
   *[rules] Regels
}
web-tabletop-in-play = Vanavond in het spel
web-tabletop-in-play-about = Eén keer gekozen, op dit apparaat onthouden.
web-tabletop-change = Wijzigen
web-tabletop-done = Klaar
web-tabletop-people = Wie speelt er
web-tabletop-person = Naam van speler { $n }
web-tabletop-add = Nog iemand
web-tabletop-remove = { $name } weghalen
web-tabletop-plain = alleen het basisspel
web-tabletop-not-kept = Deze browser bewaart niets: noteer de getallen voordat je de pagina sluit.

# ---- the score pad
web-pad-title = Scoreblok
web-pad-what = Wat telt
web-pad-together = Samen
web-pad-how = Hoe dit telt: { $row }
web-pad-rule = De precieze regel
web-pad-cell = { $row }, { $name }
web-pad-open = { $row }, { $name }: { $points }. Natellen
web-pad-count = { $row } van { $name }
web-pad-each = { $worth ->
    [1] { $every ->
        [1] 1 per stuk
       *[other] 1 per { $every }
    }
   *[other] { $every ->
        [1] { $worth } per stuk
       *[other] { $worth } per { $every }
    }
}
web-pad-less = Eén minder: { $what }
web-pad-more = Eén meer: { $what }
web-pad-makes = Samen { $points }
web-pad-above = { $name }, { $row }: { $points } is meer dan dit spel kan opleveren, namelijk { $most }. Nog eens tellen?
web-pad-below = { $name }, { $row }: minder dan { $most } kan niet. Nog eens tellen?
web-pad-own = { $name }, { $what }: niemand kan er meer dan { $most } hebben. Nog eens tellen?
web-pad-why-all = Alles wat er in de gespeelde sets is, levert samen { $most } op.
web-pad-why-room = De beste { $many } van de gespeelde sets, met alles wat geen plaats nodig heeft, leveren samen { $most } op.
web-pad-why-city = Zoveel leveren { $many } kaarten van een volle stad op als ze allemaal het best passen.
web-pad-pieces = { $most ->
    [one] { $name }, { $what }: er zit er maar één in de doos. Nog eens tellen?
   *[other] { $name }, { $what }: er zitten er maar { $most } in de doos. Nog eens tellen?
}
web-pad-shared = { $row }, { $what }: samen tellen jullie er { $points }, maar de doos bevat er { $most }. Nog eens tellen?
web-pad-tied = Gelijke stand. Dit beslist: { $what }
web-pad-winner = { $n ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
web-pad-nobody = Nog niemand heeft gewonnen
web-pad-keep = Dit potje bewaren
web-pad-kept = Op dit apparaat bewaard.
web-pad-new = Nieuw blok
web-pad-new-sure = Een nieuw blok beginnen? Wat hierop staat en niet is bewaard, is dan weg.
web-pad-new-yes = Opnieuw beginnen
web-pad-empty = Vul in wat iedereen heeft; het blok telt op.

# ---- plays that were kept
web-plays = Potjes op dit apparaat
web-plays-none = Nog geen. Bewaar een ingevuld blok en het ligt hier.
web-plays-csv = Opslaan als CSV
web-plays-json = Opslaan als JSON
web-plays-remove = Weghalen
web-plays-remove-of = Het potje van { $when } weghalen
web-plays-heads = wanneer,spel,potje,wie,wat,punten,gewonnen

# ---- tonight's set-up
web-tonight-title = De opstelling van vanavond
web-tonight-about = Gedeeld volgens de regels van het spel zelf. Vink af wat er ligt, dan vergeet je niets.
web-tonight-deal = Opnieuw delen
web-tonight-seed = Opstelling { $seed }
web-tonight-link = Link naar deze opstelling kopiëren
web-tonight-done = { $done } van { $n } gedaan
web-tonight-ready = Alles ligt klaar. Veel plezier!
web-tonight-first = { $name } begint.
web-tonight-offline = Voor een nieuwe opstelling is verbinding nodig. De opstellingen die je al had geopend, zijn er nog.
web-tonight-independent = Ook zonder verbinding worden nieuwe opstellingen gedeeld.
web-tonight-seat = { $name }: { $what }
web-tonight-prisms = { $drops } en { $prisms } prismadruppels
web-tonight-none = Dit spel heeft nog geen lijst voor de opstelling.
web-tonight-companion = Laat het programma { $name } spelen
web-tonight-companion-about = { $name } begint met wat hier gedeeld is: niemand hoeft het nog eens op te geven.
web-tonight-companion-without = Deze opties kent het programma niet: { $what }.

# ---- who begins, and the timer
web-timer-title = Wie begint en wie is aan de beurt
web-timer-draw = Loten wie begint
web-timer-drawing = Loten…
web-timer-begins = { $name } begint
web-timer-start = Timer starten
web-timer-pause = Pauze
web-timer-go-on = Verder
web-timer-next = { $name } is klaar
web-timer-reset = Terug naar nul
web-timer-turns = { $n ->
    [one] 1 beurt
   *[other] { $n } beurten
}
web-timer-awake = Het scherm blijft aan zolang de timer loopt.
web-timer-asleep = Deze browser laat het scherm slapen; de timer telt door.
web-timer-alone = Alleen hoef je op niemand te wachten; de timer telt je eigen tijd.

# ---- rules of what is in play
web-table-rules = Regels opzoeken
web-table-rules-about = Antwoorden over wat vanavond in het spel is, komen eerst; de rest blijft achter een knop.
web-table-rules-others = { $n ->
    [one] 1 antwoord over wat niet in het spel is
   *[other] { $n } antwoorden over wat niet in het spel is
}
web-table-rules-sheets = Bladen om te printen
web-table-rules-sheet = { $sheet ->
    [nightweave] De beurt van Nachtweefster, een stroomschema (PDF)
   *[game] { $game } op één pagina (PDF)
}
