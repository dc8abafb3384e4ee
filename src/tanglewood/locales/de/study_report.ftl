# The report of a study (`tanglewood study report FOLDER -o report.html`).

report-span = { $low } bis { $high }
report-bin = { $low } bis { $high }
report-tip = { $value } ({ $span })
report-nth = { $n ->
        [1] beginnt
       *[other] an { $n }. Stelle spielt
    }
report-variants = Was verglichen wird
report-answer = Die Antwort

report-title-one = { $game }: wie es sich spielt
report-title-two = { $game }: { $one } oder { $other }?
report-title-many = { $game }: { $n } Fassungen im Vergleich

report-measure-turns = Züge einer Partie
report-measure-decisions = Entscheidungen einer Partie
report-measure-choices = Entscheidungen mit Auswahl
report-measure-options-mean = Möglichkeiten pro Entscheidung
report-measure-options-sd = Streuung der Möglichkeiten
report-measure-options-most = Meiste Möglichkeiten auf einmal
report-measure-lead-changes = Führungswechsel
report-measure-drama = Wie weit zurücklag, wer gewonnen hat
report-measure-decided-at = Anteil, bis es entschieden ist
report-measure-margin = Vorsprung beim Sieg
report-measure-winners = Plätze, die sich den Sieg teilen
report-measure-rival-won = Siege der Gegenseite
report-measure-first-seat = Siege des Startplatzes
report-measure-score = Mittlere Punktzahl
report-measure-best-score = Beste Punktzahl
report-measure-minutes = Minuten pro Partie
report-measure-won-by = Siege von { $bot }
report-measure-won = Sieganteil
report-measure-points-from = Punkte: { $source }

report-answer-no = { $deals ->
        [one] Nach einer Austeilung unterscheidet sich kein Maß sicher. Mehr Austeilungen würden kleinere Unterschiede zeigen.
       *[other] Nach { $deals } Austeilungen unterscheidet sich kein Maß sicher. Mehr Austeilungen würden kleinere Unterschiede zeigen.
    }
report-answer-yes = { $n ->
        [one] Bei denselben Austeilungen unterscheidet sich { $n } von { $of } Maßen sicher: { $parts }.
       *[other] Bei denselben Austeilungen unterscheiden sich { $n } von { $of } Maßen sicher: { $parts }.
    }
report-answer-part = { $unit ->
        [points] { $measure } { $value } Prozentpunkte in { $variant }
       *[none] { $measure } { $value } in { $variant }
    }
report-answer-mean = { $measure }: { $value } ({ $span }).

report-certain = Was sicher ist
report-noise = Was Rauschen sein kann
report-nothing-certain = Nichts von dem, was verglichen wurde.
report-difference = { $measure }: { $value } in { $variant } ({ $span }); { $base } in { $against }.
report-difference-share = { $measure }, in Prozentpunkten: { $value } in { $variant } ({ $span }); { $base } in { $against }.
report-worth-share = Der Verzicht auf { $thing } kostet, in Prozentpunkten des Sieganteils: { $value } ({ $span }).
report-worth-score = Der Verzicht auf { $thing } kostet, in Punkten: { $value } ({ $span }).
report-place = { $variant }: Wer { $nth }, gewinnt { $value } ({ $span }); fair wäre { $fair }.
report-places-fair = { $variant }: Keine Stelle der Spielreihenfolge weicht sicher vom fairen Wert { $fair } ab.
# `$did` is an id.
report-did = { $did ->
        [taken] genommen
        [played] gespielt
        [used] genutzt
        [offered] angeboten
       *[other] { $did }
    }
report-usage = { $component }: { report-did } { $value }-mal pro Partie in { $variant } ({ $span }).
report-share = { $component }: Wer es in { $variant } { report-did } hatte, gewinnt { $value } ({ $span }); fair wäre { $fair }.
report-supply-short = { $kind }: Eine Partie brauchte { $most } auf einmal, die Schachtel enthält { $printed }.
report-correction-holm = Intervalle: { $level }, jedes für sich. „Sicher“ gilt für alle Vergleiche zusammen (Holm); Spielteile und Plätze sind unter sich korrigiert.
report-correction-bh = Intervalle: { $level }, jedes für sich. Unter dem, was sicher heißt, ist wenig falsch (Benjamini und Hochberg).
report-correction-none = Intervalle: { $level }, jedes für sich. Für viele Vergleiche ist nichts korrigiert: Rechne mit einigen falschen.
report-hint-no-proof = Wer gewinnt, hatte von allem mehr: Der Sieganteil eines Spielteils ist ein Hinweis; bewiesen ist es erst, wenn man das Teil einem Bot verbietet (--forbid).
report-unfinished = Diese Untersuchung ist nicht fertig: { $done } von { $wanted } Partien. Was sie sagt, kann sich noch ändern.
report-early = Die Abbruchregel hat sie früh beendet, nach { $deals } von { $wanted } Austeilungen. Ihre Intervalle gelten, so oft man auch hinschaut.

report-plot-shares = Was sich unterscheidet, in Prozentpunkten
report-plot-shares-about = Gegen { $base }, bei denselben Austeilungen. Ein gefüllter Punkt ist sicher, ein hohler kann Rauschen sein.
report-plot-amounts = Was sich unterscheidet, in Prozent von { $base }
report-plot-amounts-about = Bei denselben Austeilungen; die Zahlen haben ihre eigenen Einheiten. Ein hohler Punkt kann Rauschen sein.
report-plot-worth = Was es wert ist
report-plot-worth-about = Prozentpunkte des Sieganteils, die ein Bot durch den Verzicht verliert.
report-plot-length = Wie lang eine Partie ist
report-plot-length-about = Züge, als Anteil der Partien.
report-plot-margin = Mit welchem Vorsprung eine Partie gewonnen wird
report-plot-margin-about = Punkte Vorsprung, als Anteil der Partien.
report-plot-places = Sieganteil nach Spielreihenfolge
report-plot-places-about = Fair wäre { $share }.
report-plot-components = Sieganteil mit einem Spielteil: { report-did }
report-plot-components-about = Die auffälligsten; fair wäre { $share }.
report-plot-luck = Woher die Unterschiede der Punkte kommen
report-plot-luck-about = Anteile der Varianz: Glück der Austeilung und der Stelle, Können des Bots und der Rest.
report-means = Mittel: { $all }.
report-part-deal = die Austeilung
report-part-place = die Spielreihenfolge
report-part-bot = der Bot
report-part-play = Zufall im Spiel

report-outliers = Auffällige Partien
report-outliers-about = Mit jeder Spieldatei lässt sich die Partie nachspielen: mit dem Befehl oder auf der Startseite im Browser.
report-outlier = { $turns ->
        [one] { $variant }, Austeilung { $deal }: ein Zug, { $scores }
       *[other] { $variant }, Austeilung { $deal }: { $turns } Züge, { $scores }
    }
report-outlier-record = { $file }
report-outlier-longest = Die längste
report-outlier-shortest = Die kürzeste
report-outlier-widest = Die deutlichste
report-outlier-closest = Die knappste
report-outlier-highest = Die höchste Punktzahl
report-outlier-dramatic = Die beste Aufholjagd

report-means-table = Mittelwerte einer Partie, mit Intervallen
report-components-table = Jedes Spielteil
report-components-about = Wie oft pro Partie; dann der Sieganteil der Plätze, die es hatten, mit Intervall, und die Punkte, die es ihnen brachte. Eine markierte Zeile ist sicher.
report-supply-table = Die meisten Teile gleichzeitig im Einsatz
report-resources-table = Was ein Platz in einer Partie erhält, ausgibt und verliert
report-col-measure = Maß
report-col-component = Spielteil
report-col-kind = Art
report-col-variant = In
report-col-offered = Angeboten
report-col-taken = Genommen
report-col-played = Gespielt
report-col-used = Genutzt
report-col-share = Sieganteil
report-col-points = Punkte
report-col-mean = Mittel
report-col-quantile = 95 % der Partien
report-col-most = Meiste
report-col-printed = In der Schachtel
report-col-resource = Ware
report-col-gained = Erhalten
report-col-spent = Ausgegeben
report-col-wasted = Verfallen
report-col-left = Am Ende übrig

report-change = { $path } { $after } statt { $before }
report-change-new = { $path } ist neu
report-change-gone = { $path } ist weg
report-change-more = { $n } weitere

report-made = Wie es entstand
report-made-deals = Austeilungen
report-made-games = Partien
report-made-seconds = Prozessorzeit
report-made-how = { $players ->
        [one] Ein Platz
       *[other] { $players } Plätze
    }: { $bots }; Bots wechseln die Plätze; Startwert { $seed }.
report-made-version = Tanglewood { $version }, Prüfsumme { $digest }.

cli-study-report-written = Der Bericht ist in { $file }
refused-study-empty = { $folder }: noch ist keine Partie dieser Untersuchung beendet
help-study-report-out = Den Bericht als eine Seite mit Diagrammen schreiben, die sich ohne Netz im Browser öffnen lässt.
