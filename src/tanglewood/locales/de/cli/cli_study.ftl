# Studies: `tanglewood study`, and what it refuses.

help-study-short = Fassungen eines Spiels mit denselben Austeilungen vergleichen, mit Intervallen.
help-study =
    Fassungen eines Spiels mit denselben Austeilungen vergleichen, mit Intervallen.

    Eine Untersuchung ist eine kleine TOML-Datei (docs/studies.md) oder die Optionen von `run`. Ihr Ordner behält jede
    beendete Partie; derselbe Befehl macht dort weiter, wo er aufgehört hat.
help-study-run-short = Eine Untersuchung spielen oder fortsetzen.
help-study-run =
    Eine Untersuchung spielen oder fortsetzen.

    tanglewood study run troll.toml --jobs 2

    tanglewood study run --game deep_forest -o sparse=0,8 --games 200

    tanglewood study run --game everdell --forbid card:fool --games 200
help-study-report-short = Was eine Untersuchung ergab: Mittelwerte, Plätze, Spielteile, Glück und Können.
help-study-compare-short = Worin sich die Fassungen einer Untersuchung oder zwei Untersuchungen unterscheiden.
help-study-file = Eine Untersuchung als TOML-Datei. Optionen der Kommandozeile gehen ihren Angaben vor.
help-study-folder = Der Ordner einer Untersuchung.
help-study-other = Der Ordner einer zweiten Untersuchung, mit denselben Austeilungen.
help-study-game = Das Spiel, wenn es keine Datei gibt.
help-study-bots = Ein Bot für alle Plätze oder einer für jeden, mit Kommas. Vorgabe: greedy.
help-study-option = Eine Option des Spiels; mehrere Werte mit Kommas werden verglichen.
help-study-pack = Ein Paket zum Vergleichen; mehrmals für mehrere Pakete.
help-study-set = Eine Zahl des Pakets, die sich ändert; mehrere Werte mit Kommas werden verglichen.
help-study-forbid = Worauf ein Bot verzichtet, um zu sehen, was es wert ist; mehrmals für mehrere Dinge.
help-study-games = Wie viele Partien jede Fassung spielt.
help-study-precision = Aufhören, sobald alle Unterschiede des Maßes sicher oder so genau bekannt sind.
help-study-measure = Das Maß, auf das die Abbruchregel achtet.
help-study-out = Der Ordner; als Vorgabe nach der Datei oder dem Spiel benannt.
help-study-ray = Auf einem Ray-Cluster unter dieser Adresse spielen; auto: der auf diesem Rechner.
help-study-all = Alle Spielteile, nicht nur die auffälligen.

cli-study-done = { $deals ->
        [one] 1 Austeilung
       *[other] { $deals } Austeilungen
    }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } { $game }, in { $folder }
cli-study-early = Früh beendet, nach { $deals } von { $wanted } Austeilungen: Die Abbruchregel war erfüllt.
cli-study-unfinished = Diese Untersuchung ist nicht fertig: { $done } von { $wanted } Partien. Weiter mit: { $command }
cli-study-interrupted = { $done ->
    [one] unterbrochen; 1 von { $wanted } Partien ist gespeichert. Weiter mit: { $command }
   *[other] unterbrochen; { $done } von { $wanted } Partien sind gespeichert. Weiter mit: { $command }
}
cli-study-made = Entstanden durch: { $command }
cli-study-digest = Prüfsumme { $digest }, Pakete: { $packs }
cli-study-certain = Was sicher ist ({ $level } zusammen, Korrektur: { $correction })
cli-study-noise = Was Rauschen sein kann
cli-study-nothing = Kein Unterschied ist sicher.
cli-study-difference = { $variant }: { $measure } { $value } ({ $low } bis { $high }), von { $base } in { $against }
cli-study-worth-title = Was es wert ist: freie Bots minus den, der darauf verzichtet
cli-study-means-title = Mittelwerte einer Partie
cli-study-places-title = Sieganteil nach Stelle in der Spielreihenfolge
cli-study-luck-title = Woher Unterschiede kommen, Anteile der Varianz
cli-study-shares-title = Spielteile, mit denen öfter oder seltener gewonnen wird
cli-study-usage-title = Spielteile, die öfter oder seltener genutzt werden, pro Partie
cli-study-maxima-title = Die meisten Teile gleichzeitig im Einsatz, und was die Schachtel enthält
cli-study-other-winner = { $variant }: In { $value } derselben Austeilungen gewinnt ein anderer Platz ({ $low } bis { $high }).
cli-study-one-variant = Diese Untersuchung hat eine Fassung; es gibt nichts zu vergleichen.
cli-column-variant = Fassung
cli-column-measure = Maß
cli-column-value = Wert
cli-column-place = Stelle
cli-column-part = Anteil
cli-column-component = Spielteil
cli-column-did = getan
cli-column-seats = Plätze
cli-column-forbids = ohne
cli-column-base = Basis
cli-column-printed = gedruckt
cli-column-kind = Art
cli-column-quantile = 95 %
cli-column-adjusted = p

refused-extra = dafür ist { $library } nötig; installieren mit: pip install 'tanglewood[{ $extra }]'
refused-ray-address = unter { $address } antwortet kein Ray-Cluster: { $problem }
refused-ray-version = auf dem Cluster läuft Tanglewood { $there }, hier { $here }; installiere dort dieselbe Version
refused-study-file = { $file }: { $problem }
refused-study-what = nenne eine Datei oder ein Spiel mit --game
refused-study-both = erwartet wird eine Datei oder --game, angegeben ist beides
refused-study-own = die Datei legt das in ihrer Fassung { $variant } selbst fest: lass { $option } weg oder ändere die Datei
refused-study-measure-alone = --measure ist das Maß für ein frühes Ende: nenne auch --precision
refused-study-games = games: erwartet wird eine ganze Zahl ab 1, angegeben ist { $given }
refused-study-confidence = confidence: erwartet wird eine Zahl von 0.5 bis unter 1, angegeben ist { $given }
refused-study-variants = erwartet werden höchstens { $most } Fassungen, angegeben sind { $n }; gib dem Gitter weniger Werte
refused-study-grid = grid: erwartet wird ein Name wie options.NAME oder set.TABLE.ID.FIELD, angegeben ist { $given }
refused-study-values = grid: { $name }: erwartet werden Werte, angegeben ist keiner
refused-study-measure = erwartet wird ein Maß, eins von { $known }; angegeben ist { $given }
refused-study-stop = stop: erwartet werden für first und every ganze Zahlen ab 2 und 1, angegeben sind { $first } und { $every }
refused-study-precision = precision: erwartet wird eine Zahl ab 0, angegeben ist { $given }
refused-study-none = { $folder }: hier gibt es keine Untersuchung; beginne eine mit: tanglewood study run FILE
refused-study-digest = { $folder }: study.json wurde nach Beginn der Untersuchung geändert; beginne eine neue in einem anderen Ordner
refused-study-other = { $folder } enthält eine andere Untersuchung (Prüfsumme { $here }, diese hat { $wanted }); nenne mit --out einen anderen Ordner
refused-study-line = { $file }, Zeile { $line }: das ist keine Partie einer Untersuchung: { $problem }
refused-study-alike = die Untersuchungen lassen sich nicht Austeilung für Austeilung vergleichen: { $what } ist verschieden ({ $one } und { $other })
