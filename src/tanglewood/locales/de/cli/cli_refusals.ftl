# What commands refuse, and why. They follow „Fehler: “, so they begin with a small letter.

refused-option-form = Option -o: erwartet wird NAME=VALUE, wie players=3, angegeben ist { $given }
refused-players-twice = Option players: --players sagt { $players }, -o sagt { $other }
refused-choice = Option { $option }: erwartet wird eins von { $known }, angegeben ist { $given }
refused-only-analyse = --level und --json gehören zu --analyse
refused-check-alone = --check prüft nur eine Spieldatei; lass { $others } weg
refused-seat = Option seat: erwartet wird ein Platz von 0 bis { $last }, angegeben ist { $given }
refused-number = { $high ->
    [none] erwartet wird eine ganze Zahl ab { $low }, angegeben ist { $given }
   *[other] erwartet wird eine ganze Zahl von { $low } bis { $high }, angegeben ist { $given }
}
refused-folder = Option tests: { $folder } ist kein Ordner
refused-loose = erwartet wird eine Option des Spiels, wie --difficulty 2, angegeben ist { $given }
refused-no-value = Option { $option }: dahinter wird ein Wert erwartet
refused-no-bots = Option bots: erwartet wird mindestens ein Name, wie greedy,random

# Resuming a game.
refused-resume = --resume setzt eine gespeicherte Partie fort: Personenzahl, Startwert und Optionen lassen sich nicht ändern
refused-resume-game = { $file } ist eine Partie { $title }; fortsetzen mit: tanglewood play { $game } --resume { $file }
refused-resume-bots = --resume setzt eine gespeicherte Partie fort: Ihre Bots lassen sich nicht ändern ({ $bots })
refused-admin-what = erwartet wird „table“ oder „person“, angegeben ist { $given }
refused-admin-not-banned = { $who } wird ohnehin hereingelassen
refused-admin-no-report = eine Meldung { $id } gibt es nicht
refused-admin-unknown = einen Tisch { $id } gibt es nicht
refused-data-gone = in { $folder } gibt es keine Tische
refused-record = --record: { $file } gibt es schon; nimm eine andere Datei oder setze sie mit --resume fort
refused-too-many-bots = Option bots: { $seats ->
    [0] sonst sitzt niemand an diesem Tisch
    [one] es gibt 1 weiteren Platz
   *[other] es gibt { $seats } weitere Plätze
}, angegeben ist { $names }

# Many games.
refused-line-up = { $n ->
    [one] Option bots: erwartet wird 1 Name, angegeben ist { $names }
   *[other] Option bots: erwartet werden { $n } Namen, einer für jeden Platz, angegeben ist { $names }
}
refused-same-bots = Option bots: erwartet werden verschiedene Namen, angegeben ist { $names }
refused-two-bots = Option bots: erwartet werden mindestens zwei Namen, angegeben ist { $names }
refused-variant = { $game } hat keine Variante { $given }; { $offered }
refused-variants-clash = die Varianten { $one } und { $other } passen nicht zusammen: { $option } ist in der einen { $first }, in der anderen { $second }; { $offered }
refused-variants-vary = Varianten können nur eine Option variieren; { $names } würden { $one } und { $other } variieren; { $offered }
refused-variant-sets = Option { $option }: Variante { $variant } setzt { $value }, angegeben ist { $given }
refused-variants-offered = { $names ->
    [none] es gibt keine
   *[other] es gibt { $names }
}
refused-range = Option { $option }: { $given } zählt abwärts; erwartet wird ein Bereich wie 0..4
refused-several = Option { $option }: erwartet wird ein Wert, angegeben ist { $given }; mehrere nimmt nur „tanglewood simulate“
refused-plot-file = Option plot: erwartet wird eine Datei wie ratings.html ({ $formats }), angegeben ist { $file }
refused-plot-folder = einen Ordner { $folder } zum Hineinschreiben gibt es nicht
refused-plot-library = Option plot: Diagramme brauchen { $library }; installieren mit: pip install 'tanglewood[plot]'
refused-pack-folder = { $folder }: erwartet wird ein neuer oder leerer Ordner
refused-no-pack = { $game } hat kein Paket, das sich ändern ließe
refused-pack-there = unter { $address } läuft ein Tanglewood, das dieses Paket nicht hat; beende es, nimm --data oder schick das Paket dorthin, wenn du einen Tisch einrichtest

refused-language = keine Sprache heißt { $given }; es gibt { $known }
refused-train-needs-numpy = Zum Lernen wird numpy gebraucht: pip install 'tanglewood[learning]'.

# How a command was typed. `$problem` is another refusal. What is typed stays English.
refused-usage-option = eine Option { $given } gibt es nicht
refused-usage-option-near = eine Option { $given } gibt es nicht; ist { $near } gemeint?
refused-usage-command = einen Befehl { $given } gibt es nicht; es gibt { $known }
refused-usage-missing = es fehlt: { $option }
refused-usage-value = Option { $option }: { $problem }
refused-usage-unfit = Option { $option }: dieser Wert passt nicht
refused-usage-flag = Option { $option }: sie nimmt keinen Wert
refused-usage-extra = Wörter, die zu nichts gehören: { $given }

# How a command is used, above what is wrong with it. `$usage` and `$command` are as they are typed.
cli-usage = Aufruf: { $usage }
cli-usage-help = Mehr dazu: { $command }
