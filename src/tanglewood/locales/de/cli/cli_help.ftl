# What `--help` says: a command's explanation, its one line in the list of commands (-short), its options.
# No placeables here: these texts are read without Fluent, so that help comes at once.

help-tanglewood = Brettspiele aus dem Wald spielen, untersuchen und entwerfen.
help-version = Die Version ausgeben und enden.

# Options that several commands share.
help-game = Das Spiel, wie `tanglewood games` es nennt.
help-option = Eine Option des Spiels; darf wiederholt werden.
help-variant = Varianten des Spiels, durch Kommas getrennt: solo,prisma; `tanglewood games` zählt sie auf.
help-pack = Ein selbst entworfenes Paket: ein Ordner oder eine Datei mit dem, was vom Paket des Spiels abweicht.
help-set = Ein Wert des Pakets: cards.historian.points=2; darf wiederholt werden.
help-json = Ein JSON-Dokument ausgeben und sonst nichts.
help-jobs = Wie viele Prozesse genutzt werden; 0 heißt einer pro Kern.
help-data = Der Ordner, in dem die Tische liegen.

help-play-short = Ein Spiel gegen Bots spielen, im Browser oder hier.
help-play =
    Ein Spiel gegen Bots spielen, im Browser oder, mit --terminal, hier. Du hast Platz 0.

    Auch --resume und --record spielen im Terminal.
help-play-game = Das Spiel; Vorgabe: Mycelia.
help-play-players = Die Zahl der Plätze, deiner mitgezählt.
help-play-bots = Die Bots auf den anderen Plätzen, der Reihe nach; der letzte nimmt auch die übrigen Plätze. Es gibt:
help-play-seed = Derselbe Startwert teilt dieselbe Partie aus.
help-play-resume = Eine gespeicherte Partie fortsetzen, im Terminal.
help-play-record = Die Partie in diese Datei speichern, im Terminal.
help-play-terminal = Hier im Terminal spielen, nicht im Browser.
help-play-port = Der Port für den Browser; Vorgabe: 8123 oder irgendein freier.

help-simulate-short = Bots viele Partien spielen lassen und zählen, wer gewinnt.
help-simulate =
    Bots viele Partien spielen lassen und zählen, wer gewinnt. Von Partie zu Partie wechseln sie die Plätze.

    Auch jede Option des Spiels kann hier stehen: --difficulty 2. Mehrere Werte werden nacheinander gespielt,
    mit denselben Startwerten: --difficulty 0..4 --personality all. Manche Varianten variieren von selbst eine
    Option (solo variiert Gwidyons Tropfen), wenn du ihr keinen Wert gibst.

    Ctrl-C hält an und gibt die bisherigen Ergebnisse aus.
help-simulate-players = Die Zahl der Plätze; Vorgabe: einer pro Bot.
help-simulate-bots = Die Bots; der letzte nimmt auch die übrigen Plätze. Vorgabe: greedy,random; im Solospiel greedy.
help-simulate-games = Wie viele Partien gespielt werden.
help-simulate-seed = Derselbe Startwert ergibt dieselben Partien.

help-arena-short = Herausfinden, welche Bots stärker sind, mit Wertungen.
help-arena =
    Jedes Paar von Bots dieselben Austeilungen mit getauschten Plätzen spielen lassen und sie werten.

    Im Solospiel (--players 1, --variant solo) spielt jeder Bot dieselben Austeilungen. Ctrl-C hält an und gibt
    die bisherigen Ergebnisse aus.
help-arena-bots = Die Bots, mindestens zwei. greedy-without-card:fool verzichtet auf etwas, siehe docs/opponents.md.
help-arena-games = Wie viele Partien jedes Paar spielt.
help-arena-players = Die Zahl der Plätze, die die zwei Bots abwechselnd einnehmen. Vorgabe: 2.
help-arena-seed = Derselbe Startwert ergibt dieselben Austeilungen.
help-arena-keep = Die Spieldatei jeder Partie in diesem Ordner speichern.
help-arena-plot = Ein Diagramm in diese Datei schreiben: .html, .json, .svg oder .png.

help-replay-short = Eine aufgezeichnete Partie zeigen, prüfen oder untersuchen.
help-replay = Eine aufgezeichnete Partie Zug für Zug zeigen, dann die Stellung oder das Ergebnis.
help-replay-file = Eine Spieldatei, wie `play` sie speichert.
help-replay-check = Nur prüfen, ob sich die Spieldatei noch richtig nachspielen lässt.
help-replay-to = Nach so vielen Zügen aufhören.
help-replay-seat = Zeigen, was dieser Platz wusste; Vorgabe: was alle sahen.
help-replay-analyse = Die Chancen aller im Lauf der Partie zeigen und die teuersten Züge.
help-replay-level = Der Bot, der mit --analyse untersucht:

help-rules-short = Die Regeln lesen, nach ihnen fragen oder die genauen sehen.
help-rules = Die Spielregel in Worten ausgeben. --search beantwortet eine Frage; --exact zählt jede Regel mit ihrer Kennung auf, woher sie kommt, wo der Code sie entscheidet und welche Tests sie belegen.
help-rules-exact = Die genauen Regeln aufzählen: Kennungen, Quellen, Code und Tests.
help-rules-symbols = Ausgeben, was die Symbole bedeuten.
help-rules-untested = Die Regeln aufzählen, die kein Test belegt; gibt es welche, ist der Exit-Code 1.
help-rules-uncited = Die Regeln aufzählen, die keine Quelldatei nennt; gibt es welche, ist der Exit-Code 1.
help-rules-search = Diese Frage beantworten, die besten Antworten zuerst; mit --exact nur Regeln mit diesen Wörtern in Kennung oder Text.
help-rules-part = Nur die genauen Regeln dieses Teils des Spiels.
help-rules-status = Nur die genauen Regeln mit diesem Status: open sind Fragen an die Autorin oder den Autor, mit unserer Festlegung.
help-rules-tests = Der Ordner mit den Tests; Vorgabe: der dieser Installation.

help-cards-short = Karten und alle anderen Spielteile nachschlagen.
help-cards =
    Jedes Spielteil ausgeben: seine Zahlen, seine Kosten, was es tut, in Worten, wie das Paket es schreibt und
    woher seine Daten kommen.
help-cards-set = Nur diese Gruppe oder Tabelle: base, start, tile, …; oder ein Wert des Pakets: cards.historian.points=2.
help-cards-search = Nur Spielteile mit diesem Text in irgendeinem Feld.

help-games-short = Die Spiele aufzählen, ihre Optionen, Varianten und Bots.
help-games = Die Spiele mit jeder Option aufzählen: ihre Werte, ihre Vorgabe und was sie bedeutet; und ihre Varianten.
help-games-game = Nur dieses Spiel.

help-setup-short = Den Aufbau für heute aus der echten Schachtel austeilen.
help-setup = Ausgeben, was heute aus der echten Schachtel ausliegt, mit Kästchen zum Abhaken: nach den Regeln des Spiels ausgeteilt, bei demselben Startwert gleich.
help-setup-players = Wie viele mitspielen.
help-setup-seed = Eine Zahl, die denselben Aufbau wieder austeilt; Vorgabe: irgendeine.
help-sheet-short = Ein Spiel auf einer Seite drucken, oder Phantomias Zug.
help-sheet = Ein A4-Blatt als PDF schreiben: ein Spiel auf einer Seite oder Phantomias Zug als Ablaufplan. Braucht das Extra „print“.
help-sheet-what = Ein Spiel oder „nightweave“.
help-sheet-output = Die Datei, die geschrieben wird.

help-serve-short = Tische im Browser anbieten, auch für Freunde.
help-serve = Tische im Browser anbieten, bis du es beendest. Partien überstehen einen Neustart.
help-serve-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere in deinem Netz herein.
help-serve-port = Der Port, auf dem gelauscht wird.
help-serve-pack = Ein selbst entworfenes Paket, mit dem man Tische einrichten kann; darf wiederholt werden.
help-admin-short = Die Tische eines Servers betreuen: aufzählen, prüfen, sichern, löschen.
help-admin-group = Die Tische eines Servers betreuen. Gemeint ist der Server mit denselben Einstellungen: --data, --database oder --config.
help-admin-config = Eine Datei mit Einstellungen, wie für `tanglewood serve`.
help-admin-limit = Wie viele aufgezählt werden.
help-admin-tables = Die zuletzt geänderten Tische aufzählen.
help-admin-people = Die Personen aufzählen, die Plätze haben. Eine Person ist der Anfang eines Hashs und die Namen, die sie angab.
help-admin-check = Jede Partie nach ihren Regeln nachspielen und aufzählen, welche sich nicht öffnen lassen; gibt es welche, ist der Exit-Code 1.
help-admin-backup = Alles im Stand eines Moments in einen neuen Ordner kopieren, auch während Server laufen, und jede Partie der Kopie nachspielen.
help-admin-backup-folder = Der neue Ordner; `tanglewood serve --data` kann ihn öffnen.
help-admin-restore = Eine Sicherung in eine leere Datenbank oder einen leeren Ordner einspielen. Die Server müssen beendet sein.
help-admin-restore-folder = Der Ordner der Sicherung.
help-admin-ban = Eine Person oder Adresse eine Zeit lang nicht hereinlassen; das geht auch, während Server laufen, und wirkt binnen Sekunden. Wer das Cookie wegwirft, ist ein anderer Gast: Dann muss eine Adresse gesperrt werden.
help-admin-ban-who = Eine Person, mit dem Anfang des Hashs, den `people` zeigt, oder eine IP-Adresse; bei IPv6 ihr ganzes /64.
help-admin-ban-hours = Für wie viele Stunden; eine Woche, wenn du nichts angibst.
help-admin-ban-lift = Wieder hereinlassen.
help-admin-bans = Aufzählen, wer nicht hereingelassen wird und bis wann.
help-admin-reports = Aufzählen, was dir gemeldet wurde: wer, wo, die Zeile des Chats und warum. Mit `ban` sperrst du jemanden.
help-admin-reports-done = Die Meldung mit dieser Kennung erledigen: Sie wird gelöscht.
help-admin-tidy = Jetzt wegwerfen, was die Einstellungen keep_finished_days, keep_unfinished_days, keep_guests_days und keep_chat_days sagen, wie es ein Server jede Stunde tut.
help-admin-delete = Einen Tisch mit allem, was dazugehört, löschen, oder alles zu einer Person; Partien bleiben, denn sie gehören auch den anderen. Das geht auch, während Server laufen.
help-admin-delete-what = `table` oder `person`.
help-admin-delete-id = Die Kennung, wie `tables` und `people` sie zeigen. Vor eine, die mit einem Strich beginnt, schreib zwei: delete -- table -abc.

help-data-short = Die Tische eines Servers in eine andere Datenbank bringen.
help-data-group = Die Tische eines Servers: wo sie liegen.
help-data-copy = Alle Tische, Partien, Chats und Pakete in eine leere Datenbank kopieren und beide vergleichen. Die Server müssen beendet sein.
help-data-from = Wo sie jetzt sind: ein Datenordner oder postgresql://user@host/name.
help-data-to = Wo sie hinsollen: ein Datenordner oder postgresql://user@host/name.

help-serve-config = Eine Datei mit Einstellungen, in TOML; docs/hosting.md zählt sie auf. Die Umgebung (TANGLEWOOD_PORT und so weiter) gilt mehr als die Datei, Optionen gelten am meisten.
help-serve-processes = Wie viele Prozesse auf dem Port antworten; mehr als einer braucht --database.
help-serve-database = Eine PostgreSQL-Datenbank für die Tische, für mehrere Server zugleich: postgresql://user@host/name. Ohne sie liegen sie in einer Datei des Datenordners.
help-serve-root-path = Der Unterpfad der Website, unter dem dieser Server erreichbar ist, wie /games; ein Proxy darf ihn weitergeben oder abschneiden.
help-serve-trusted-proxy = Ein Proxy vor diesem Server, dessen Kopfzeilen X-Forwarded-For und -Proto vertraut wird: eine Adresse oder ein Netz wie 10.0.0.0/8; darf wiederholt werden.

help-evaluate-short = Messen, wie gut ein Agent ist, mit festen Startwerten.
help-evaluate = Einen Agenten Austeilungen mit festen Startwerten spielen lassen, jede von jedem Platz aus, gegen eine Art von Gegner.
help-evaluate-agent = Der Agent: der Name eines Bots oder eines installierten Agenten, oder woher er importiert wird, wie my.module:Agent.
help-evaluate-against = Wer alle anderen Plätze einnimmt.
help-evaluate-deals = Wie viele Austeilungen gespielt werden.
help-evaluate-players = Wie viele Plätze der Tisch hat.
help-evaluate-seed = Der Startwert des Protokolls; Ergebnisse mit verschiedenen Startwerten lassen sich nicht Austeilung für Austeilung vergleichen.

help-pack-short = Ein eigenes Paket anfangen, prüfen, sehen, was es ändert.
help-pack-group = Selbst entworfene Pakete: was vom Material eines Spiels abweicht.
help-pack-new = Einen Ordner zum Anfangen schreiben: eine Datei mit Kommentaren und ein Schema für Editoren.
help-pack-new-folder = Der Ordner, der geschrieben wird; er muss leer oder neu sein.
help-pack-check = Sagen, was in einem Paket nicht passt, oder dass alles passt.
help-pack-path = Das Paket: ein Ordner oder eine Datei.
help-pack-diff = Zeigen, was ein Paket gegenüber dem des Spiels oder einem anderen Paket ändert.
help-pack-diff-other = Das Paket, mit dem verglichen wird, statt mit dem des Spiels.
help-pack-show = Einen Eintrag eines Pakets ausgeben, eine Tabelle oder alles, mit dem, was es ändert.
help-pack-show-game = Ein Spiel oder ein Paket.
help-pack-show-entry = Was gezeigt wird: card.historian, card, counts; ohne Angabe alles.
help-pack-schema = Das JSON-Schema der Pakete eines Spiels ausgeben, für Editoren.
help-pack-schema-file = In diese Datei schreiben.

help-bench-short = Messen, wie schnell dieser Build hier läuft.
help-bench = Zufallspartien auf einem Kern messen, zu zweit, wenn die Optionen nichts anderes sagen.
help-bench-seconds = Wie lange gemessen wird.

help-lang = Diese Sprache sprechen, wie de: vor dem Befehl oder dahinter. Sonst gilt die des Systems.

help-train-short = Bots aus Partien gegen sich selbst lernen lassen, wer gewinnt.
help-train = Partien spielen, das Urteil der Bots an deren Ausgang anpassen und damit weiterspielen.
help-train-rounds = Wie viele Runden aus Spielen und Anpassen dazukommen.
help-train-games = Partien einer Runde; die erste hat viermal so viele.
help-train-folder = Wo die Runden liegen (training/GAME); gibt es dort schon welche, geht es dahinter weiter.
help-train-jobs = Wie viele Prozesse spielen.

cli-help-usage = Aufruf:
cli-help-arguments = Argumente:
cli-help-options = Optionen:
cli-help-list = Befehle:
cli-help-show = Diese Hilfe zeigen.
cli-help-required = nötig
cli-help-default = Vorgabe: { $value }
cli-help-install = Die Vervollständigung für diese Shell einrichten.
cli-help-completion = Die Vervollständigung für diese Shell zeigen, um sie zu kopieren oder anzupassen.
