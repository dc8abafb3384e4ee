# Companion mode in the browser.

web-companion = Ein Gegner für deinen eigenen Tisch
web-companion-lead = Du spielst mit deinem eigenen Material; das Programm spielt den Gegner.
web-companion-beyond = Das kennt das Programm hier nicht: { $what }. Lasst es in der Schachtel.
web-companion-kept = Hier hast du eine Partie gegen diesen Gegner.
web-companion-unknown = Diesen Gegner gibt es nicht.
web-companion-at-table = an deinem Tisch
web-companion-begin = Anfangen
web-companion-players = Personen am Tisch
web-companion-own-cards = Wir nehmen die Karten des Gegners aus unserer Schachtel und sagen, welche wir aufdecken
web-companion-own-dice = Wir würfeln selbst
web-companion-yes = Ja
web-companion-no = Nein
web-companion-less = eins weniger
web-companion-more = eins mehr
web-companion-that = So ist es
web-companion-those = { $n ->
    [one] Diese hier
   *[other] Diese { $n }
}
web-companion-none = Nichts davon
web-companion-search = Teil des Namens
web-companion-as-before = Wie zuletzt
web-companion-why = Warum?
web-companion-done-step = Schritt { $n } ist erledigt
web-companion-done = Fertig. Ich bin dran
web-companion-ready = Zug beendet?
web-companion-over = { $name } ist fertig
web-companion-undo = Letzte Antwort zurücknehmen
web-companion-tab-turn = Zug
web-companion-tab-lair = Gegner
web-companion-tab-score = Wertung
web-companion-tab-answers = Antworten
web-companion-share = Auch auf einem anderen Handy
web-companion-share-about = Der Link enthält die ganze Partie: Wer ihn öffnet, macht hier weiter.
web-companion-code = QR-Code des Links
web-companion-link = Link
web-companion-follow = Einander folgen
web-companion-follow-about = Mit Verbindung zeigen dann alle Handys denselben Schritt, egal wer antwortet.
web-companion-following = Wer diesen Link öffnet, folgt: Alle Handys zeigen denselben Schritt, egal wer antwortet.
web-companion-following-on = Verbunden: Andere Handys folgen sofort.
web-companion-following-lost = Es gibt keine Verbindung: Die anderen Handys erfahren deine Antworten, sobald sie wieder da ist.
web-companion-unfollow = Allein weitermachen
web-companion-faster = Ein anderes Handy hat zuerst geantwortet; das ist seine Partie.
web-companion-anew = Neue Partie anfangen
web-companion-which = Welche Partie geht weiter?
web-companion-which-about = Hier läuft schon eine Partie gegen { $name }, und der Link enthält eine andere. Wenn du diese nimmst, wird deine beiseitegelegt: Sie bleibt in der Liste der Gegner.
web-companion-apart-about = Dieses Handy und die anderen haben ohne Verbindung getrennt weitergemacht. Wenn du ihre Partie nimmst, wird deine beiseitegelegt: Sie bleibt in der Liste der Gegner. Wenn du deine behältst, folgen ihr die anderen.
web-companion-mine = Auf diesem Gerät
web-companion-of-link = Aus dem Link
web-companion-of-others = Auf den anderen Handys
web-companion-keep-mine = Meine behalten
web-companion-take-link = Diese nehmen
web-companion-entries = { $n ->
    [one] bisher { $n } Eintrag
   *[other] bisher { $n } Einträge
}
web-companion-aside = Beiseitegelegte Partien
web-companion-aside-remove = Die Partie gegen { $name } vom { $when } entfernen
web-companion-counts-itself = zählt von selbst
web-companion-not-so = War etwas anders?
web-companion-change = Ändern
web-companion-change-of = Ändern: { $question }
web-companion-waiting = Es gibt keine Verbindung. Deine Antwort ist gespeichert und zählt, sobald sie wieder da ist.
web-companion-retry = Nochmal
web-companion-offline = Diese Partie geht auch ohne Verbindung weiter.

web-companion-alone = Es gibt keine Verbindung: Dieses Gerät rechnet selbst …
web-companion-repair = Bringt das am Tisch in Ordnung
web-companion-repair-gone = Zurücknehmen
web-companion-repair-new = Stattdessen
web-companion-moved = { $name }: { $now } (vorher { $was })
web-companion-drop = Entfernen
web-companion-drop-of = Entfernen: { $name }
web-companion-insert = Davor wurde etwas vergessen
web-companion-insert-what = Was wurde vergessen vor: { $name }?
web-companion-idle = Das kann nicht mehr geschehen
