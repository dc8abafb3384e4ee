# What a search found, in the terminal and on its page (`tanglewood study search FILE -o report.html`).

search-span = { $low } tot { $high }
search-at-most = hoogstens { $high }
search-at-least = minstens { $low }
search-trial = { $n ->
        [0] gedrukt
       *[other] { $n }
    }
search-front-mark = { $on ->
        [yes] ja
       *[no] nee
    }
search-verdict = { $verdict ->
        [certain] zeker
        [not] nee
       *[perhaps] misschien
    }
search-verdict-whole = { $verdict ->
        [certain] zeker binnen
        [not] zeker buiten
       *[perhaps] misschien binnen
    }
search-before = { $value } bij de doorzochte verdelingen

search-luck = Geluk van de zoektocht
search-luck-said = { $n ->
        [one] { $fell ->
            [0] Het ene gekozen punt ligt ook bij verse verdelingen op het front
           *[other] Het ene gekozen punt ligt bij verse verdelingen niet meer op het front
        }; de afstand tot alle doelen samen was { $before } toen het werd gekozen en is nu { $now }.
       *[other] { $fell ->
            [0] Alle { $n } gekozen punten liggen ook bij verse verdelingen op het front
            [one] { $fell } van { $n } gekozen punten ligt bij verse verdelingen niet meer op het front
           *[other] { $fell } van { $n } gekozen punten liggen bij verse verdelingen niet meer op het front
        }; hun gemiddelde afstand tot alle doelen samen was { $before } toen ze werden gekozen en is nu { $now }.
    }
search-mattered = Welke getallen ertoe deden
search-mattered-about = Over alle pogingen. Een aanwijzing: de pogingen zijn niet gelijk verdeeld, de zoektocht keek waar het veelbelovend was.
search-mattered-none = Voor geen enkel getal is het zeker.
search-mattered-said = { $many ->
        [yes] { $number }: afstand tot { $goal } { $below } onder { $middle }, { $above } vanaf { $middle }
       *[no] { $number }: { $goal } { $below } onder { $middle }, { $above } vanaf { $middle }
    }

search-title = { $game }: zoeken naar betere getallen
search-answer = Het antwoord
search-answer-said = { $n ->
        [0] Geen gevonden punt is in een doel beter dan het gedrukte spel zonder in een ander slechter te zijn.
        [one] Eén punt ligt op het front
       *[other] { $n } punten liggen op het front: geen is in een doel beter dan een ander zonder in een ander doel slechter te zijn
    }{ $n ->
        [0] {""}
       *[other] { $sure ->
            [0] ; geen voldoet zeker aan alle doelen.
            [one] ; één voldoet zeker aan alle doelen.
           *[other] ; { $sure } voldoen zeker aan alle doelen.
        }
    } { $printed ->
        [yes] Het gedrukte spel ligt ook op het front.
       *[no] Het gedrukte spel ligt er niet op.
    }
search-goals = Wat gewenst is
search-front = Het front, en het gedrukte spel
search-front-about = Bij verse verdelingen die de zoektocht niet gebruikte; alle intervallen van de tabel gelden samen ({ $level }). In de tweede kolom: in hoeveel van de opnieuw getrokken verdelingen een punt op het front ligt.
search-packs-about = Het bestand aan het einde van een rij is dat punt als pakket: speel het met --pack, of stuur het mee als je een tafel klaarzet.
search-trials = Elke poging
search-col-trial = Poging
search-col-front = Op het front
search-col-deals = Verdelingen
search-col-pack = Pakket
search-plot-trade = { $one } tegenover { $other }
search-plot-number = { $goal } naar { $number }
search-plot-about = Gearceerd: wat gewenst is. Grote punten met intervallen zijn opnieuw gespeeld met verse verdelingen: cirkels liggen op het front, ruiten niet meer, de driehoek is het gedrukte spel. Kleine punten zijn alle andere pogingen.
search-made = Hoe het is gemaakt
search-made-trials = pogingen
search-made-games = spellen
search-made-fresh = verse verdelingen
search-made-how = Bots: { $bots }; seed { $seed }; alle pogingen spelen dezelfde verdelingen.
search-made-version = Tanglewood { $version }, { $optimizer }, digest { $digest }.

search-pack-head = Poging { $trial } van de zoektocht met de digest { $digest }.
search-pack-options = Speel het met: { $options }
