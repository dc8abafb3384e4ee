# What a search found, in the terminal and on its page (`tanglewood study search FILE -o report.html`).

search-span = { $low } bis { $high }
search-at-most = höchstens { $high }
search-at-least = mindestens { $low }
search-trial = { $n ->
        [0] gedruckt
       *[other] { $n }
    }
search-front-mark = { $on ->
        [yes] ja
       *[no] nein
    }
search-verdict = { $verdict ->
        [certain] sicher
        [not] nein
       *[perhaps] vielleicht
    }
search-verdict-whole = { $verdict ->
        [certain] sicher innerhalb
        [not] sicher außerhalb
       *[perhaps] vielleicht innerhalb
    }
search-before = { $value } mit den Austeilungen der Suche

search-luck = Glück der Suche
search-luck-said = { $n ->
        [one] { $fell ->
            [0] Der eine gewählte Punkt ist auch mit frischen Austeilungen auf der Front
           *[other] Der eine gewählte Punkt ist mit frischen Austeilungen nicht mehr auf der Front
        }; sein Abstand von allen Zielen zusammen war { $before }, als er gewählt wurde, und ist jetzt { $now }.
       *[other] { $fell ->
            [0] Alle { $n } gewählten Punkte sind auch mit frischen Austeilungen auf der Front
            [one] Einer von { $n } gewählten Punkten ist mit frischen Austeilungen nicht mehr auf der Front
           *[other] { $fell } von { $n } gewählten Punkten sind mit frischen Austeilungen nicht mehr auf der Front
        }; ihr mittlerer Abstand von allen Zielen zusammen war { $before }, als sie gewählt wurden, und ist jetzt { $now }.
    }
search-mattered = Welche Zahlen wichtig waren
search-mattered-about = Über alle Versuche. Ein Hinweis: Die Versuche sind nicht gleichmäßig verteilt, die Suche sah dort nach, wo es vielversprechend war.
search-mattered-none = Für keine Zahl ist es sicher.
search-mattered-said = { $many ->
        [yes] { $number }: Abstand von { $goal } { $below } unter { $middle }, { $above } ab { $middle }
       *[no] { $number }: { $goal } { $below } unter { $middle }, { $above } ab { $middle }
    }

search-title = { $game }: Suche nach besseren Zahlen
search-answer = Die Antwort
search-answer-said = { $n ->
        [0] Kein gefundener Punkt ist in einem Ziel besser als das gedruckte Spiel, ohne in einem anderen schlechter zu sein.
        [one] Ein Punkt ist auf der Front
       *[other] { $n } Punkte sind auf der Front: Keiner ist in einem Ziel besser als ein anderer, ohne in einem anderen schlechter zu sein
    }{ $n ->
        [0] {""}
       *[other] ; { $sure ->
            [0] keiner erfüllt sicher alle Ziele
            [one] einer erfüllt sicher alle Ziele
           *[other] { $sure } erfüllen sicher alle Ziele
        }.
    } { $printed ->
        [yes] Auch das gedruckte Spiel ist auf der Front.
       *[no] Das gedruckte Spiel ist nicht darauf.
    }
search-goals = Was gewünscht ist
search-front = Die Front und das gedruckte Spiel
search-front-about = Mit frischen Austeilungen, die die Suche nicht benutzt hat; alle Intervalle der Tabelle gelten zusammen ({ $level }). In der zweiten Spalte steht, in wie vielen der neu gezogenen Austeilungen ein Punkt auf der Front ist.
search-packs-about = Die Datei am Ende einer Zeile ist dieser Punkt als Paket: Spiel damit über --pack, oder schick es, wenn du einen Tisch einrichtest.
search-trials = Jeder Versuch
search-col-trial = Versuch
search-col-front = Auf der Front
search-col-deals = Austeilungen
search-col-pack = Paket
search-plot-trade = { $one } gegen { $other }
search-plot-number = { $goal } nach { $number }
search-plot-about = Schattiert: was gewünscht ist. Große Punkte mit Intervallen wurden mit frischen Austeilungen noch einmal gespielt: Kreise sind auf der Front, Rauten nicht mehr, das Dreieck ist das gedruckte Spiel. Kleine Punkte sind alle anderen Versuche.
search-made = Wie es entstand
search-made-trials = Versuche
search-made-games = Partien
search-made-fresh = frische Austeilungen
search-made-how = Bots: { $bots }; Startwert { $seed }; alle Versuche spielen dieselben Austeilungen.
search-made-version = Tanglewood { $version }, { $optimizer }, Prüfsumme { $digest }.

search-pack-head = Versuch { $trial } der Suche mit der Prüfsumme { $digest }.
search-pack-options = Spielen mit: { $options }
