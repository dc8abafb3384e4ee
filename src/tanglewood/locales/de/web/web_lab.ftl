# The Lab in the browser; what a report says is in study_report.ftl.

web-nav-lab = Labor
web-lab = Labor
web-lab-lead = Ändere eine Zahl und sieh, was sie mit dem Spiel macht.
web-lab-none = Noch keine Untersuchung.
web-lab-new = Neue Frage
web-lab-new-lead = Mit jeder Fassung werden dieselben Austeilungen gespielt; was sich dann unterscheidet, liegt an der Änderung.
web-lab-all = Alle Untersuchungen
web-lab-state = Wie weit es ist
web-lab-status = { $status ->
        [waiting] wartet, bis sie dran ist
        [running] wird gespielt
        [stopped] angehalten
        [failed] hat nicht geklappt
       *[done] fertig
    }
web-lab-games = { $about ->
        [yes] { $done } von etwa { $wanted } Partien
       *[no] { $done } von { $wanted } Partien
    }
web-lab-what = { $kind ->
        [search] Was sich ändern darf: { $variants }; { $bots }
       *[study] { $variants }; { $bots }
    }
web-lab-command = { $kind ->
        [search] Dasselbe auf der Kommandozeile, mit der Datei unten als search.toml:
       *[study] Dasselbe auf der Kommandozeile:
    }
web-lab-stop = Anhalten
web-lab-resume = Weiter
web-lab-remove = Wegwerfen
web-lab-save = Bericht speichern
web-lab-tables = Tabellen speichern
web-lab-later = { $kind ->
        [search] Was gefunden wurde, steht hier, sobald die Suche fertig ist. Du kannst diese Seite schließen.
       *[study] Was dabei herauskommt, steht hier, sobald die Untersuchung fertig oder angehalten ist. Du kannst diese Seite schließen.
    }
web-lab-report = Bericht: { $title }

web-lab-game = Welches Spiel
web-lab-players = Plätze
web-lab-bot = Wer spielt
web-lab-other = Auf den anderen Plätzen
web-lab-same = derselbe
web-lab-differs = Was sich unterscheidet
web-lab-kind = { $kind ->
        [number] Eine Zahl
        [pack] Ein Paket
        [option] Eine Option
        [without] Ohne etwas
       *[none] Nichts
    }
web-lab-kind-about = { $kind ->
        [number] Ein Spielteil, wie es gedruckt ist, gegen eines mit anderem Wert.
        [pack] Das Spiel, wie es gedruckt ist, gegen ein Paket von dir.
        [option] Das Spiel mit einer Wahl einer Option gegen andere.
        [without] Ein Bot verzichtet auf etwas: Was ist es wert?
       *[none] Nur eine Fassung: Wie spielt sie sich?
    }
web-lab-thing = Spielteil
web-lab-choose = eins wählen
web-lab-field = Was daran
web-lab-printed = Gedruckt: { $value }
web-lab-value = Neuer Wert
web-lab-several = Mehrere mit Kommas: 2, 4
web-lab-option = Option
web-lab-values = Mindestens zwei davon
web-lab-count = Partien
web-lab-count-about = Pro Fassung. Mehr Partien, engere Intervalle: viermal so viele halbieren sie.
web-lab-early = Aufhören, sobald es klar ist
web-lab-early-about = Die Intervalle sind breiter, gelten aber, so oft man auch hinschaut.
web-lab-measure = Was klar sein muss
web-lab-precision = Genau auf
web-lab-title = Deine Frage
web-lab-title-example = Ändert eine billigere Karte, wer gewinnt?
web-lab-begin = Spielen

web-lab-search = Zahlen suchen
web-lab-search-lead = Sag, was du von dem Spiel willst und welche Zahlen sich ändern dürfen; es gibt nie nur eine Antwort.
web-lab-search-example = Ein kürzeres Spiel, in dem Beginnen kein Vorteil ist
web-lab-goals = Was gewünscht ist
web-lab-goals-about = Eine untere Grenze, eine obere oder beide. Was mehrere Ziele einander kosten, wird gezeigt.
web-lab-goal = Ziel { $n }
web-lab-pace = Sekunden pro Entscheidung
web-lab-low = { $unit ->
        [percent] Von, in %
       *[none] Von
    }
web-lab-high = { $unit ->
        [percent] Bis, in %
       *[none] Bis
    }
web-lab-more-goal = Noch ein Ziel
web-lab-less-goal = Ohne Ziel { $n }
web-lab-numbers = Was sich ändern darf
web-lab-numbers-about = In ganzen Schritten, innerhalb der Grenzen, die das Spiel für eine Zahl hat.
web-lab-number = Zahl { $n }
web-lab-more-number = Noch eine Zahl
web-lab-less-number = Ohne Zahl { $n }
web-lab-trials = Versuche
web-lab-trials-about = Punkte, die ausprobiert werden.
web-lab-most-games = Partien pro Versuch
web-lab-most-games-about = Höchstens; was weit von den Zielen liegt, bekommt weniger. Die besten werden mit frischen Austeilungen noch einmal gespielt.
web-lab-seek = Suchen
web-lab-file = search.toml
