# Searches: `tanglewood study search`, and what it refuses.

help-search-short = Getallen zoeken die meerdere doelen benaderen.
help-search =
    Getallen zoeken die meerdere doelen benaderen, en de afweging tonen.

    Een zoektocht is een klein TOML-bestand (docs/studies.md): doelen, en de getallen die mogen veranderen. Elke poging
    speelt eerst weinig spellen; pogingen die bij de beste kunnen horen, spelen er meer, en de beste worden opnieuw gespeeld met
    verse verdelingen. Dezelfde opdracht gaat verder waar ze stopte.

    tanglewood study search hands.toml --trials 40 --games 160 -o hands.html
help-search-file = Een zoektocht als TOML-bestand.
help-search-games = Hoogstens zoveel spellen per poging vóór de verse; in plaats van wat het bestand zegt.
help-search-trials = Hoeveel punten er worden geprobeerd; in plaats van wat het bestand zegt.
help-search-out = Wat er is gevonden als één pagina met grafieken schrijven, te openen in een browser zonder netwerk.
help-search-write = Elk punt van het front als pakket in deze map schrijven, om te spelen.

cli-search-done = { $trials ->
        [one] 1 poging
       *[other] { $trials } pogingen
    } en het gedrukte spel, { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } { $game }, in { $folder }
cli-search-refused = { $n ->
        [one] 1 poging is niet gespeeld, omdat de getallen niet bij elkaar passen: { $why }
       *[other] { $n } pogingen zijn niet gespeeld, omdat de getallen niet bij elkaar passen: { $why }
    }
cli-search-points-title = De beste punten; op het front: geen ligt dichter bij het ene doel zonder verder van een ander te liggen
cli-search-goals-title = { $deals ->
        [one] Op 1 verse verdeling die de zoektocht niet gebruikte (alle intervallen samen { $level })
       *[other] Op { $deals } verse verdelingen die de zoektocht niet gebruikte (alle intervallen samen { $level })
    }
cli-search-mattered-title = Welke getallen ertoe deden, over alle pogingen (een aanwijzing: de pogingen zijn niet gelijk verdeeld)
cli-search-interrupted = { $done ->
        [one] onderbroken; 1 spel is bewaard. Verder met: { $command }
       *[other] onderbroken; { $done } spellen zijn bewaard. Verder met: { $command }
    }
cli-search-written = Poging { $trial }: { $command }
cli-search-nothing-written = Er is niets geschreven: alleen het gedrukte spel ligt op het front.
cli-column-trial = poging
cli-column-front = op het front
cli-column-chance = kans
cli-column-changes = getallen
cli-column-goal = doel
cli-column-wanted = gewenst
cli-column-searched = gezocht
cli-column-fresh = vers
cli-column-joint = interval
cli-column-verdict = binnen?

refused-search-goals = goals: minstens één verwacht, zoals turns = {"{"} from = 40, to = 50 {"}"}
refused-search-numbers = numbers: minstens één verwacht, zoals "counts.hand" = [3, 4, 5]
refused-search-count = { $name }: een heel getal vanaf 1 verwacht, gekregen: { $given }
refused-search-players = numbers: options.players kan alleen veranderen als bots één naam voor alle plaatsen is, gekregen: { $given }
refused-search-range = numbers: { $path }: from kleiner dan to en een stap boven 0 verwacht, gekregen: { $given }
refused-search-values = numbers: { $path }: 2 tot { $most } verschillende waarden verwacht, gekregen: { $given }
refused-search-goal-range = goals: { $goal }: from, to of allebei verwacht, of een waarde met hoe ver die ernaast mag liggen (within)
refused-search-goal-order = goals: { $goal }: from kleiner dan to verwacht, gekregen: { $low } en { $high }
refused-search-goal-both = goals: { $goal }: een maat of een deel verwacht, gekregen: allebei
refused-search-goal-scale = goals: { $goal }: een schaal boven 0 verwacht, gekregen: { $given }
refused-search-goal-share = goals: { $goal }: onderdelen zoals card:farm of card:* verwacht, gekregen: { $given }
refused-search-goal-pace = goals: { $goal }: pace verwacht, de seconden die mensen nodig hebben voor een beslissing met een keuze
refused-search-other = { $folder } bevat een andere zoektocht (digest { $here }, deze heeft { $wanted }); noem een andere map met --folder
refused-search-study = { $folder } bevat een onderzoek; noem een andere map met --folder
