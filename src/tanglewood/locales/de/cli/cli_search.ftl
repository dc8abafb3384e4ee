# Searches: `tanglewood study search`, and what it refuses.

help-search-short = Zahlen suchen, die mehreren Zielen nahekommen.
help-search =
    Zahlen suchen, die mehreren Zielen nahekommen, und den Kompromiss zeigen.

    Eine Suche ist eine kleine TOML-Datei (docs/studies.md): Ziele und die Zahlen, die sich ändern dürfen. Jeder Versuch
    spielt erst wenige Partien; die, die zu den besten gehören könnten, spielen mehr, und die besten werden mit frischen
    Austeilungen noch einmal gespielt. Derselbe Befehl macht dort weiter, wo er aufgehört hat.

    tanglewood study search hands.toml --trials 40 --games 160 -o hands.html
help-search-file = Eine Suche als TOML-Datei.
help-search-games = Die meisten Partien eines Versuchs vor den frischen; statt dessen, was in der Datei steht.
help-search-trials = Wie viele Punkte ausprobiert werden; statt dessen, was in der Datei steht.
help-search-out = Was gefunden wurde, als eine Seite mit Diagrammen schreiben, die sich ohne Netz im Browser öffnen lässt.
help-search-write = Jeden Punkt der Front als Paket in diesen Ordner schreiben, zum Spielen.

cli-search-done = { $trials ->
        [one] 1 Versuch
       *[other] { $trials } Versuche
    } und das gedruckte Spiel, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } { $game }, in { $folder }
cli-search-refused = { $n ->
        [one] 1 Versuch wurde nicht gespielt, weil die Zahlen nicht zueinander passen: { $why }
       *[other] { $n } Versuche wurden nicht gespielt, weil die Zahlen nicht zueinander passen: { $why }
    }
cli-search-points-title = Die besten Punkte; auf der Front: keiner ist einem Ziel näher, ohne von einem anderen weiter weg zu sein
cli-search-goals-title = { $deals ->
        [one] Mit 1 frischen Austeilung, die die Suche nicht benutzt hat (alle Intervalle zusammen { $level })
       *[other] Mit { $deals } frischen Austeilungen, die die Suche nicht benutzt hat (alle Intervalle zusammen { $level })
    }
cli-search-mattered-title = Welche Zahlen wichtig waren, über alle Versuche (ein Hinweis: Die Versuche sind nicht gleichmäßig verteilt)
cli-search-interrupted = { $done ->
        [one] unterbrochen; 1 Partie ist gespeichert. Weiter mit: { $command }
       *[other] unterbrochen; { $done } Partien sind gespeichert. Weiter mit: { $command }
    }
cli-search-written = Versuch { $trial }: { $command }
cli-search-nothing-written = Nichts wurde geschrieben: Nur das gedruckte Spiel ist auf der Front.
cli-column-trial = Versuch
cli-column-front = auf der Front
cli-column-chance = Chance
cli-column-changes = Zahlen
cli-column-goal = Ziel
cli-column-wanted = gewünscht
cli-column-searched = gesucht
cli-column-fresh = frisch
cli-column-joint = Intervall
cli-column-verdict = innerhalb?

refused-search-goals = goals: erwartet wird mindestens eins, wie turns = {"{"} from = 40, to = 50 {"}"}
refused-search-numbers = numbers: erwartet wird mindestens eine, wie "counts.hand" = [3, 4, 5]
refused-search-count = { $name }: erwartet wird eine ganze Zahl ab 1, angegeben ist { $given }
refused-search-players = numbers: options.players kann sich nur ändern, wenn bots ein Name für alle Plätze ist, angegeben ist { $given }
refused-search-range = numbers: { $path }: erwartet wird from unter to und ein step über 0, angegeben ist { $given }
refused-search-values = numbers: { $path }: erwartet werden 2 bis { $most } verschiedene Werte, angegeben ist { $given }
refused-search-goal-range = goals: { $goal }: erwartet wird from, to oder beides, oder ein Wert mit der erlaubten Abweichung (within)
refused-search-goal-order = goals: { $goal }: erwartet wird from unter to, angegeben sind { $low } und { $high }
refused-search-goal-both = goals: { $goal }: erwartet wird ein Maß oder ein Anteil, angegeben ist beides
refused-search-goal-scale = goals: { $goal }: erwartet wird eine Skala über 0, angegeben ist { $given }
refused-search-goal-share = goals: { $goal }: erwartet werden Spielteile wie card:farm oder card:*, angegeben ist { $given }
refused-search-goal-pace = goals: { $goal }: erwartet wird pace, die Sekunden, die Menschen für eine Entscheidung mit Auswahl brauchen
refused-search-other = { $folder } enthält eine andere Suche (Prüfsumme { $here }, diese hat { $wanted }); nenne mit --folder einen anderen Ordner
refused-search-study = { $folder } enthält eine Untersuchung; nenne mit --folder einen anderen Ordner
