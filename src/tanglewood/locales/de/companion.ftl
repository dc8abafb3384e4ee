# Companion mode: an opponent run for people who play with their own pieces.

companion-you = Du
companion-other = Person 2
companion-expects-yes-no = Antworte mit Ja oder Nein.
companion-expects-number = Diese Zahl kann nicht sein: Sieh dir die kleinste und die größte an.
companion-expects-one = Wähle eine der Antworten.
companion-expects-some = Wähle unter den Antworten, jede höchstens einmal.
companion-expects-row = Wähle für jede Stelle eine.
companion-question-first = Beantworte erst die Frage.
companion-no-such-deed = Das kann jetzt nicht geschehen.
companion-nothing-asked = Jetzt wird nichts gefragt.
companion-no-such-answer = Diese Antwort gibt es nicht, sie lässt sich nicht ändern.
companion-bad-session = Das ist keine gespeicherte Partie eines Begleiters, oder sie ist beschädigt.
companion-unknown-room = Diese Partie wird nicht mehr geteilt; teile sie neu von einem Handy, das sie hat.
companion-stale = Ein anderes Handy hat inzwischen weitergemacht.
companion-crowded = Gerade werden hier zu viele Partien geteilt; versuch es später wieder.

companion-over = { $rival } ist fertig.
companion-prompt-yes-no = ja oder nein
companion-prompt-number = eine Zahl von { $least } bis { $most }
companion-prompt-one = { $listed ->
    [yes] eine Nummer der Liste oder ein Teil des Namens
   *[no] ein Teil des Namens
}
companion-prompt-some = Nummern oder Namen mit Kommas, oder nichts für keine
companion-prompt-row = { $listed ->
    [yes] Nummern oder Teile der Namen, für jede Stelle eins, mit Kommas
   *[no] Teile der Namen, für jede Stelle eins, mit Kommas
}: { $places }
companion-prompt-ready = Was ist geschehen? Eine Nummer, undo, change, remove, insert, score, save oder quit
companion-remembered = letztes Mal: { $answer }
companion-saved = Gespeichert. Weiter mit: tanglewood companion --resume { $file }
companion-step = { $n }. { $text }
companion-rule = ({ $rule })
companion-several = { $said } passt auf mehrere: { $names }
companion-unknown = { $said } ist keine der Antworten.
companion-change-none = Bisher wurde nichts beantwortet.
companion-change-which = Welche Antwort war anders?
companion-total = Zusammen
companion-answer = { $n }. { $question } { $answer }
companion-yes = ja
companion-no = nein
companion-nothing = keine
companion-players = Wie viele Personen gegen { $rival } spielen.
companion-no-game = { $game } hat keinen Gegner für einen echten Tisch. Es gibt: { $names }.

# Corrections.

companion-setup = Aufbau
companion-idle = Das kann nicht mehr geschehen
companion-repair = Bringt das am Tisch in Ordnung, - wird zurückgenommen und + stattdessen getan:
companion-moved = { $name }: { $now } (vorher { $was })
companion-turned = Die Karte: { $card }
companion-deed = { $n }. { $name }
companion-remove-which = Was davon ist nicht geschehen?
companion-insert-where = Wovor wurde etwas vergessen?
companion-insert-what = Was war es?
