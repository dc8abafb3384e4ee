# What the terminal says around a game.

cli-examples =
    Brettspiele aus dem Wald spielen, untersuchen und entwerfen.

    Im Browser spielen oder hier im Terminal:
      tanglewood play
      tanglewood play everdell --players 3 --bots adept,greedy
      tanglewood play mycelia --variant solo,prisma --terminal
    Bots viele Partien spielen lassen:
      tanglewood simulate mycelia --bots greedy,random --games 200
      tanglewood simulate everdell --variant nightweave --difficulty 0..4
      tanglewood arena mycelia --bots beginner,greedy,adept --games 40
    Eine aufgezeichnete Partie Zug für Zug nachspielen:
      tanglewood replay mycelia-7.tgr
    Regeln, Spielmaterial, Spiele und ihre Optionen nachschlagen:
      tanglewood rules mycelia
      tanglewood rules everdell --search gleichstand
      tanglewood cards everdell --search historian
      tanglewood games
    Tische für Freunde anbieten:
      tanglewood serve --host 0.0.0.0
    Einen Agenten messen und diesen Build:
      tanglewood evaluate mycelia --agent adept --deals 20
      tanglewood bench

    „tanglewood COMMAND --help“ erklärt einen Befehl.

cli-you = Du
cli-welcome = { $players ->
    [one] { $title }, 1 Person. Startwert { $seed }: Derselbe Startwert teilt dieselbe Partie aus.
   *[other] { $title }, { $players } Personen. Startwert { $seed }: Derselbe Startwert teilt dieselbe Partie aus.
}
cli-welcome-back = { $title }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} gespielt. Willkommen zurück.
cli-begins = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
cli-seats = Du hast Platz { $seat }; gegen dich spielen: { $others }.
cli-seats-alone = { $rival ->
    [none] Du spielst allein.
   *[other] Du spielst allein gegen { $rival }.
}
cli-how =
    Antworte mit der Nummer einer Möglichkeit, mit ihrem Text ({ $move }) oder mit einer
    Kurzform, die nur zu einer Möglichkeit passt ({ $short }). Andere Antworten: hint, undo,
    card NAME, rule TEXT, log, board, save, quit. „help“ erklärt sie.
cli-help-answers =
    Eine Antwort ist die Nummer einer Möglichkeit, ihr ganzer Text oder genug davon:
      3                die dritte Möglichkeit
cli-help-commands =
    Du kannst auch tippen:
      hint             die drei Züge, die der stärkste Bot vorzieht; Ctrl-C bricht ab
      undo             zurück zu deiner letzten Entscheidung, wenn seitdem nichts Verborgenes sichtbar wurde
      card NAME        eine Karte oder ein anderes Spielteil: Zahlen, Kosten, Wirkung (card { $card })
      card             welche Arten von Spielteilen es gibt;  card KIND  zählt sie auf
      rule TEXT        eine Regel mit ihrer Kennung oder die Antwort auf eine Frage (rule { $rule })
      log [N]          was bisher geschah (die letzten N Sätze)
      board            den ganzen Tisch noch einmal zeigen
      save [FILE]      die Partie in eine Datei schreiben und weiterspielen
      quit             speichern und gehen; du erfährst, wie du die Partie fortsetzt
cli-hint = { $bot } zieht vor (mit deiner erwarteten Siegchance und dem 95-%-Intervall):
cli-hint-why = { $why }
cli-hint-thinking = { $bot } denkt nach
cli-hint-given-up = Der Tipp wurde abgebrochen.
cli-undo-none = Es gibt nichts zurückzunehmen: Das ist deine erste Entscheidung.
cli-undone = Zurückgenommen: { $move }.
cli-undo-chance = Das lässt sich nicht zurücknehmen: Seit deiner letzten Entscheidung wurden Karten gezogen oder aufgedeckt, oder der Würfel ist gefallen.
cli-saved = Die Partie ist in { $file } gespeichert.
cli-save-failed = Die Partie ließ sich nicht in { $file } speichern: { $reason }. Versuch „save OTHER-FILE“.
cli-quit-unsaved = Tippe noch einmal „quit“, um ohne Speichern zu gehen.
cli-go-on = Fortsetzen mit:  tanglewood play { $game } --resume { $file }
cli-replay = Nachspielen mit:  tanglewood replay { $file }
cli-again = Dieselbe Austeilung noch einmal spielen mit:  tanglewood play { $game }{ $options } --seed { $seed }
cli-unknown = { $near ->
    [none] Keine Möglichkeit passt zu „{ $answer }“. Gib eine Nummer von 1 bis { $n } ein oder „help“.
   *[other] Keine Möglichkeit passt zu „{ $answer }“; meinst du „{ $near }“? Gib eine Nummer von 1 bis { $n } ein oder „help“.
}
cli-number = Möglichkeit { $number } gibt es nicht; die Möglichkeiten sind von 1 bis { $n } nummeriert.
cli-several = „{ $answer }“ passt zu mehreren Möglichkeiten: { $options }. Welche?
cli-what-card = Welche? Zum Beispiel: card { $example }. Diese Wörter zählen auf, was es gibt:
cli-card-kind = { $kind } ({ $n })
cli-no-card = { $near ->
    [none] Nichts in diesem Spiel heißt „{ $name }“. „card“ allein zählt auf, was es gibt.
   *[other] Nichts in diesem Spiel heißt „{ $name }“; meinst du „{ $near }“? „card“ allein zählt auf, was es gibt.
}
cli-more-cards = … und { $n } weitere:
cli-what-rule = Welche? Gib eine Kennung, ein Wort oder eine Frage an, zum Beispiel: rule { $example }
cli-book-questions = Häufige Fragen
cli-book-exact = Frag mit „tanglewood rules { $game } --search QUESTION“. „--exact“ zählt die genauen Regeln auf ({ $n }), „--symbols“ sagt, was die Symbole bedeuten.
cli-book-no-symbols = { $game } hat keine Liste der Symbole.
cli-book-answers = { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten, die beste zuerst
}
cli-log-empty = Bisher ist nichts geschehen.
cli-interrupted = Die Partie wurde unterbrochen.
cli-interrupted-games = { $wanted ->
    [one] unterbrochen nach { $done } von 1 Partie.
   *[other] unterbrochen nach { $done } von { $wanted } Partien.
}
cli-interrupted-analysis = { $wanted ->
    [one] unterbrochen nach { $done } von 1 Entscheidung.
   *[other] unterbrochen nach { $done } von { $wanted } Entscheidungen.
}
cli-error = Fehler:
cli-seat = Platz { $n }
cli-note = Hinweis: { $text }
cli-other-pack = { $designed ->
    [yes] die Spieldatei entstand mit dem Paket „{ $theirs }“; hier geht es mit „{ $ours }“ weiter. Gib jenes Paket mit --pack FOLDER an.
   *[no] die Spieldatei entstand mit dem Paket „{ $theirs }“; diese Installation hat „{ $ours }“.
}
cli-idle-option = { $option } wirkt hier nicht; es gilt nur mit { $needs }.
cli-idle-terminal = { $option } wirkt im Terminal nicht; es ist für den Browser.
cli-overruled = das Spiel setzt { $option } auf { $value }.
cli-round-up = Nach { $counts }:
cli-progress = { $count ->
    [round] { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
    [cards] { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
    [events] { $n ->
        [one] 1 Ereignis
       *[other] { $n } Ereignissen
    }
   *[other] { $count } { $n }
}
cli-card-source = { $file }. { web-card-source }
cli-card-note = Anmerkung: { $note }
cli-card-fields = Im Paket: { $fields }
cli-check-holds = { $moves ->
    [one] Die Spieldatei lässt sich richtig nachspielen: 1 Zug, dasselbe Ergebnis.
   *[other] Die Spieldatei lässt sich richtig nachspielen: { $moves } Züge, dasselbe Ergebnis.
}
cli-check-open = { $moves ->
    [one] Die Spieldatei lässt sich richtig nachspielen, so weit sie geht: 1 Zug, nicht beendet.
   *[other] Die Spieldatei lässt sich richtig nachspielen, so weit sie geht: { $moves } Züge, nicht beendet.
}
cli-check-fails = Die Spieldatei lässt sich nicht mehr richtig nachspielen:
cli-not-built = Noch nicht umgesetzt, { $part }: { $ids }
cli-untested-none = { $n ->
    [one] Die 1 Regel der umgesetzten Teile ist durch Tests belegt.
   *[other] Alle { $n } Regeln der umgesetzten Teile sind durch Tests belegt.
}
cli-untested = { $n ->
    [one] 1 von { $all } Regeln der umgesetzten Teile ist durch keinen Test belegt:
   *[other] { $n } von { $all } Regeln der umgesetzten Teile sind durch keinen Test belegt:
}
cli-uncited-none = { $n ->
    [one] Die 1 Regel der umgesetzten Teile ist dort genannt, wo sie entschieden wird.
   *[other] Alle { $n } Regeln der umgesetzten Teile sind dort genannt, wo sie entschieden werden.
}
cli-uncited = { $n ->
    [one] 1 von { $all } Regeln der umgesetzten Teile ist nirgends im Quelltext genannt:
   *[other] { $n } von { $all } Regeln der umgesetzten Teile sind nirgends im Quelltext genannt:
}
cli-rule-why = Warum: { $why }
cli-rule-source = Quelle: { $source }
cli-rule-place = {"  "}Entschieden: { $place }
cli-rule-test = {"  "}Test: { $test }
cli-nothing-found = Nichts passt zu „{ $text }“.
cli-rules-english = Die genauen Regeln sind auf Englisch.
cli-rules-changed = Die genauen Regeln nennen die Zahlen des gedruckten Spiels; das Paket { $pack } ändert sie:
cli-rules-count = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
}
cli-cards-count = { $n ->
    [one] 1 Eintrag des Pakets { $pack }
   *[other] { $n } Einträge des Pakets { $pack }
}
cli-games-only = nur mit { $needs }
cli-games-variants = Varianten (--variant, durch Kommas getrennt):
cli-games-vary = „simulate“ variiert { $vary }: { $over }.
cli-games-bots = Bots (--bots, durch Kommas getrennt):
cli-replayed = { $moves ->
    [one] { $title }: { $seats }. 1 Zug.
   *[other] { $title }: { $seats }. { $moves } Züge.
}
cli-analysed = { $moves ->
    [one] { $level } hat 1 Entscheidung untersucht, mit dem, was man in dem Moment wissen konnte.
   *[other] { $level } hat { $moves } Entscheidungen untersucht, jede mit dem, was man in dem Moment wissen konnte.
}
cli-analysing = Rückblick läuft
cli-analysed-curve = Die erwartete Siegchance aller, vom ersten Zug bis zum letzten:
cli-analysed-costly = Die teuersten Züge:
cli-analysed-none = Kein Zug war eindeutig ein Fehler.
cli-analysed-move = Zug
cli-analysed-who = wer
cli-analysed-cost = verloren
cli-analysed-played = gespielt
cli-analysed-better = besser
cli-replayed-open = { $moves ->
    [one] Nach 1 Zug ist { $name } am Zug.
   *[other] Nach { $moves } Zügen ist { $name } am Zug.
}
cli-simulated = { $games ->
    [one] 1 Partie { $game } ({ $options }), Startwert { $seed }
   *[other] { $games } Partien { $game } ({ $options }), Startwert { $seed }
}
cli-simulated-varied = { $games ->
    [one] 1 Partie { $game } für jeden Wert von { $vary } ({ $options }), Startwert { $seed }, jedes Mal mit denselben Austeilungen
   *[other] { $games } Partien { $game } für jeden Wert von { $vary } ({ $options }), Startwert { $seed }, jedes Mal mit denselben Austeilungen
}
cli-column-bot = Bot
cli-column-pair = Paar
cli-column-games = Partien
cli-column-wins = Siege
cli-column-shared = geteilt
cli-column-share = Anteil
cli-column-interval = 95-%-Intervall
cli-column-mean-score = mittlere Punktzahl
cli-column-first-seat = Startplatz
cli-column-counted = was
cli-column-mean = Mittel
cli-column-middle = mittlere 80 %
cli-column-least = kleinstes
cli-column-most = größtes
cli-column-score = Punkte
cli-column-rating = Wertung
cli-column-ms = ms
cli-span = { $low } bis { $high }
cli-simulated-alone = { $bot } spielt allein; ein mit der Gegenseite geteilter Sieg zählt als Sieg
cli-simulated-rival = { $name }: { $what }
cli-simulated-length = { $count }: im Mittel { $mean }, in den mittleren 80 % { $low } bis { $high }
cli-simulated-speed = { $decisions ->
    [one] 1 Entscheidung in { $seconds } s: { $speed } pro Sekunde
   *[other] { $decisions } Entscheidungen in { $seconds } s: { $speed } pro Sekunde
}
cli-arena = { $alone ->
    [yes] { $games ->
        [one] 1 Austeilung { $game } für jeden Bot allein
       *[other] { $games } Austeilungen { $game } für jeden Bot allein
    }
   *[no] { $games ->
        [one] 1 Partie { $game } für jedes Paar
       *[other] { $games } Partien { $game } für jedes Paar
    }
} ({ $options }), Startwert { $seed }
cli-arena-columns = Punkte: das Mittel aller Partien; ms: Bedenkzeit pro Entscheidung
cli-arena-pair = { $bot } gegen { $against }
cli-evaluate = { $alone ->
    [yes] { $agent }
   *[no] { $agent } gegen { $against }
}: { $share } % der Siege (95-%-Intervall: { $low } bis { $high }) in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Punkte { $score } zu { $other }, { $ms } ms pro Entscheidung
cli-bench = Zufallspartien { $game }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, ein Kern, { $compiled ->
    [yes] kompilierter Build
   *[no] interpretierter Build
}; das Beste aus mehreren Runden:
cli-bench-what = { $what ->
    [decisions] Entscheidungen
    [games] Partien
    [copies] Kopien
    [imagined] vorgestellte Welten
   *[iterations] Durchläufe der Suche
}
cli-bench-unit = pro Sekunde
cli-bench-each = pro Sekunde, je { $each } µs
cli-browser = Dein Tisch ist unter { $address } (Ctrl-C beendet ihn hier; die Partie bleibt gespeichert). Um im Terminal zu spielen, füge --terminal hinzu
cli-browser-there = Tanglewood läuft schon; dein Tisch ist unter { $address }. Um im Terminal zu spielen, füge --terminal hinzu
cli-no-browser = Es ließ sich kein Browser öffnen; bitte öffne die Adresse selbst.
cli-build = { $build ->
    [compiled] Das ist der kompilierte Build.
    [checkout] Das ist der interpretierte Build; `make fast` macht ihn etwa { $times }-mal schneller.
    [outdated] Das ist der interpretierte Build: Die Quellen sind neuer als der kompilierte. `make fast` macht ihn etwa { $times }-mal schneller.
   *[installed] Das ist der interpretierte Build; installiert, wo es einen C-Compiler gibt, ist er etwa { $times }-mal schneller.
}
cli-admin-table = { $id }  { $game }  { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
 }, { $over ->
    [yes] vorbei
   *[no] läuft
 }, zuletzt geändert { $changed }: { $seats }
cli-admin-person = { $id }  { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 }, zuletzt hier { $seen }: { $names }
cli-admin-none = Es gibt nichts aufzuzählen.
cli-admin-report = { $id }  { $at }  Tisch { $table }  { $name } ({ $about }), gemeldet von { $by }
cli-admin-report-said = gesagt: { $text }
cli-admin-report-why = warum: { $text }
cli-admin-report-done = Meldung { $id } ist erledigt.
cli-admin-mistake = { $id }: { $why }
cli-admin-checked = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 }, { $mistakes ->
    [0] alle lassen sich nachspielen.
   *[other] nicht zu öffnen: { $mistakes }.
 }
cli-admin-saved = { $tables ->
    [one] 1 Tisch wurde in { $folder } gesichert.
   *[other] { $tables } Tische wurden in { $folder } gesichert.
 }
cli-admin-banned = { $who } wird bis { $until } nicht hereingelassen.
cli-admin-lifted = { $who } wird wieder hereingelassen.
cli-admin-ban = { $kind } { $who } bis { $until }
cli-admin-tidied = Weg: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $people ->
    [one] { $people } Gast
   *[other] { $people } Gäste
}, { $lines ->
    [one] { $lines } Chatzeile.
   *[other] { $lines } Chatzeilen.
}
cli-admin-deleted-table = Tisch { $id } ist weg.
cli-admin-deleted-person = { $seats ->
    [one] 1 Platz gehört jetzt niemandem.
   *[other] { $seats } Plätze gehören jetzt niemandem.
 }
cli-data-copied = { $tables ->
    [one] 1 Tisch wurde
   *[other] { $tables } Tische wurden
 } von { $from } nach { $to } kopiert: { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
 }, auf beiden Seiten gleich.
cli-serving = Tanglewood ist unter { $address } (die Tische liegen in { $folder }). Ctrl-C beendet es.

# Tonight's set-up of the real box, and sheets to print.
cli-setup-title = { $game }, Aufbau { $seed }
cli-setup-first = Person { $n } beginnt.
cli-setup-seat = Person { $n }: { $what }
cli-sheet-written = Geschrieben nach { $file }.

cli-train-bar = Runde { $number }
cli-train-round = Runde { $number }: { $games } Partien, { $positions } Stellungen; Verlust bei ungesehenen Partien { $learned } (ohne Gelerntes { $outlook }).
cli-train-done = Das Gelernte liegt in { $file }.
