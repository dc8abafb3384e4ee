# Beside a real table: the score pad, tonight's set-up, the timer, the rules of what is in play.

web-tabletop = Am echten Tisch
web-tabletop-of = { $game } am echten Tisch
web-tabletop-about = Wertungsblock, Aufbau für heute, Zeitmesser und die Regeln zu dem Spiel in deiner eigenen Schachtel; auch ohne Verbindung.
web-tabletop-open = Wertungsblock und Aufbau
web-tabletop-parts = Neben dem Tisch
web-tabletop-part = { $part ->
    [pad] Wertung
    [setup] Aufbau
    [timer] Zeit
   *[rules] Regeln
}
web-tabletop-in-play = Heute im Spiel
web-tabletop-in-play-about = Einmal gewählt, auf diesem Gerät gemerkt.
web-tabletop-change = Ändern
web-tabletop-done = Fertig
web-tabletop-people = Wer mitspielt
web-tabletop-person = Name von Person { $n }
web-tabletop-add = Noch jemand
web-tabletop-remove = { $name } entfernen
web-tabletop-plain = nur das Grundspiel
web-tabletop-not-kept = Dieser Browser speichert nichts: Schreib die Zahlen ab, bevor du die Seite schließt.

# ---- the score pad
web-pad-title = Wertungsblock
web-pad-what = Was zählt
web-pad-together = Zusammen
web-pad-how = Was zählt: { $row }
web-pad-rule = Die genaue Regel
web-pad-cell = { $row }, { $name }
web-pad-open = { $row }, { $name }: { $points }. Auszählen
web-pad-count = { $row }: { $name }
web-pad-each = { $worth ->
    [1] { $every ->
        [1] je 1
       *[other] 1 für je { $every }
    }
   *[other] { $every ->
        [1] je { $worth }
       *[other] { $worth } für je { $every }
    }
}
web-pad-less = Eins weniger: { $what }
web-pad-more = Eins mehr: { $what }
web-pad-makes = Macht { $points }
web-pad-above = { $name }, { $row }: { $points } ist mehr, als dieses Spiel bringen kann, nämlich { $most }. Noch einmal zählen?
web-pad-below = { $name }, { $row }: Weniger als { $most } kann nicht sein. Noch einmal zählen?
web-pad-own = { $name }, { $what }: Mehr als { $most } kann niemand haben. Noch einmal zählen?
web-pad-why-all = Alle, die es in den gespielten Teilen gibt, bringen zusammen { $most }.
web-pad-why-room = Die besten { $many } der gespielten Teile und alle, die keinen Platz brauchen, bringen zusammen { $most }.
web-pad-why-city = So viel bringen { $many } Karten einer vollen Stadt, wenn alle bestens passen.
web-pad-pieces = { $most ->
    [one] { $name }, { $what }: Davon liegt nur eins in der Schachtel. Noch einmal zählen?
   *[other] { $name }, { $what }: Davon liegen nur { $most } in der Schachtel. Noch einmal zählen?
}
web-pad-shared = { $row }, { $what }: Zusammen zählt ihr { $points }, davon gibt es aber nur { $most }. Noch einmal zählen?
web-pad-tied = Gleichstand. Es entscheidet: { $what }
web-pad-winner = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-pad-nobody = Noch hat niemand gewonnen
web-pad-keep = Partie aufheben
web-pad-kept = Auf diesem Gerät gespeichert.
web-pad-new = Neuer Block
web-pad-new-sure = Neuen Block anfangen? Was auf diesem steht und nicht aufgehoben ist, geht verloren.
web-pad-new-yes = Neu anfangen
web-pad-empty = Tragt ein, was alle haben; der Block zählt zusammen.

# ---- plays that were kept
web-plays = Partien auf diesem Gerät
web-plays-none = Noch keine. Hebe einen ausgefüllten Block auf, dann liegt er hier.
web-plays-csv = Als CSV speichern
web-plays-json = Als JSON speichern
web-plays-remove = Entfernen
web-plays-remove-of = Partie vom { $when } entfernen
web-plays-heads = wann,spiel,partie,wer,was,punkte,gewonnen

# ---- tonight's set-up
web-tonight-title = Aufbau für heute
web-tonight-about = Nach den Regeln des Spiels ausgeteilt. Hakt ab, was liegt, dann fehlt nichts.
web-tonight-deal = Neu austeilen
web-tonight-seed = Aufbau { $seed }
web-tonight-link = Link zu diesem Aufbau kopieren
web-tonight-done = { $done } von { $n } erledigt
web-tonight-ready = Alles liegt bereit. Viel Spaß!
web-tonight-first = { $name } beginnt.
web-tonight-offline = Für einen neuen Aufbau brauchst du eine Verbindung. Was du geöffnet hast, ist noch da.
web-tonight-independent = Neue Aufbauten gibt es auch ohne Verbindung.
web-tonight-seat = { $name }: { $what }
web-tonight-prisms = { $drops } und { $prisms } Prismatropfen
web-tonight-none = Für dieses Spiel gibt es noch keine Aufbauliste.
web-tonight-companion = { $name } vom Programm spielen lassen
web-tonight-companion-about = { $name } beginnt mit dem, was hier ausgeteilt wurde: Niemand muss es noch einmal angeben.
web-tonight-companion-without = Diese Optionen kennt das Programm nicht: { $what }.

# ---- who begins, and the timer
web-timer-title = Wer beginnt und wer dran ist
web-timer-draw = Auslosen, wer beginnt
web-timer-drawing = Wird ausgelost …
web-timer-begins = { $name } beginnt
web-timer-start = Zeit starten
web-timer-pause = Pause
web-timer-go-on = Weiter
web-timer-next = { $name } ist fertig
web-timer-reset = Auf null
web-timer-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
web-timer-awake = Der Bildschirm bleibt an, solange die Zeit läuft.
web-timer-asleep = Dieser Browser lässt den Bildschirm ausgehen; die Zeit läuft weiter.
web-timer-alone = Allein wartet niemand auf dich; gezählt wird deine eigene Zeit.

# ---- rules of what is in play
web-table-rules = Regeln nachschlagen
web-table-rules-about = Antworten zu dem, was heute im Spiel ist, kommen zuerst; der Rest liegt hinter einem Knopf.
web-table-rules-others = { $n ->
    [one] 1 Antwort zu etwas, das nicht im Spiel ist
   *[other] { $n } Antworten zu dem, was nicht im Spiel ist
}
web-table-rules-sheets = Blätter zum Ausdrucken
web-table-rules-sheet = { $sheet ->
    [nightweave] Phantomias Zug als Ablaufplan (PDF)
   *[game] { $game } auf einer Seite (PDF)
}
