# What the browser says around a game.

web-name = Tanglewood
web-description = Mycelia, Everdell mit seinen Erweiterungen und Durch den tiefen Wald im Browser lernen und spielen: allein, gegen Bots, an einem Bildschirm oder per Link mit Freunden.
web-title = { $page } · Tanglewood
web-title-turn = ● { $page }: dein Zug
web-home = Tanglewood, Startseite
web-home-short = Startseite
web-skip = Zum Inhalt springen
web-nav = Hauptmenü
web-nav-short = Hauptmenü, kurz
web-nav-play = Spielen
web-nav-rules = Regeln
web-nav-cards = Karten
web-settings = Einstellungen
web-theme-switch = Hell oder dunkel
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-try-again = Nochmal
web-offline = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
web-failed = Das hat nicht geklappt (Status { $status }).
web-copy = Kopieren
web-copied = Kopiert
web-random = zufällig
web-you = Du
web-player = Person { $n }

# Home

web-home-title = { $n ->
    [0] Spiele aus einem Wald.
    [1] Ein Spiel, ein Wald.
    [2] Zwei Spiele, ein Wald.
    [3] Drei Spiele, ein Wald.
    [4] Vier Spiele, ein Wald.
    [5] Fünf Spiele, ein Wald.
   *[other] { $n } Spiele, ein Wald.
}
web-home-lead = Zwei Klicks, und du sitzt am Tisch.
web-play-now = Jetzt spielen
web-play-now-game = Jetzt spielen: { $game }
# What a game says of itself; each may say it in its own words, web-game-about-GAME.
web-game-title = { $title }
web-game-about = { $about }
web-game-facts = { $low ->
    [one] { $high ->
        [one] für eine Person
       *[other] 1–{ $high } Personen
    }
   *[other] { $high ->
        [one] für eine Person
       *[other] { $low }–{ $high } Personen
    }
}
web-game-picture = { $title }
web-set-up = Tisch einrichten
web-mine = Meine Tische
web-mine-all = alle { $n }
web-mine-fewer = weniger
web-mine-none = Noch keine Tische. „Jetzt spielen“ richtet einen ein.
web-mine-alone = sonst niemand
web-mine-over = Beendet { $ago }
web-mine-open = Wartet auf Mitspielende
web-mine-waiting = { $name } überlegt · { $ago }
web-your-turn = Dein Zug
web-continue = Weiter
web-look = Ansehen
web-replay = Nachspielen
web-open-record = Gespeicherte Partie öffnen
web-open-record-about = Eine Spieldatei: Eine beendete Partie wird noch einmal gezeigt, eine andere geht weiter.
web-seat-bot = { $name } (Bot)
web-seat-open = Freier Platz

# A new table

web-new = Neuer Tisch
web-new-title = Ein Tisch für { $game }
web-new-ready = Der Tisch ist bereit
web-seats = Wer spielt mit?
web-seats-about = { $low } bis { $high } Plätze
web-seat-number = Platz { $n }
web-seat-add = Platz dazu
web-seat-remove = Platz { $n } entfernen
web-kind-me = Ich
web-kind-me-about = Du, in diesem Browser.
web-kind-bot = Bot
web-kind-screen = Mit am Gerät
web-kind-screen-about = Jemand neben dir; ihr gebt das Gerät weiter.
web-kind-link = Per Link
web-kind-link-about = Du bekommst einen Link zum Verschicken. Damit nimmt eine Person diesen Platz ein.
web-bot-of = Bot auf Platz { $n }
web-name-of = Name auf Platz { $n }
web-name-me = Dein Name
web-name-screen = Name dieser Person
web-name-link = Name, wenn du magst
web-play-alone = Allein spielen, gegen { $rival }
web-variant = Wie gespielt wird
web-variant-about = so gut, wie es ist
web-group = { $group ->
    [alone] Wie stark { $rival } ist
    [box] Was in der Schachtel ist
    [start] Wie es losgeht
    [asking] Was du gefragt wirst
   *[rest] Mehr
}
web-create = Hinsetzen
web-create-invite = Einrichten und einladen
web-go-to-table = Zum Tisch
web-invite = Einladen
web-invite-about = Schicke jeder Person einen dieser Links. Wer ihn zuerst öffnet, bekommt den Platz; jeder Link gilt einmal.
web-invite-seat = Link für Platz { $seat }

# At the table

web-options = Was du tun kannst
web-table-generic = Tisch in Worten zeigen
web-table-own = Gezeichneten Tisch zeigen
web-generic-ask = Gefragt
web-generic-shared = Auf dem Tisch
web-generic-shared-short = Tisch
web-generic-empty = Leer: { $what }
web-generic-options = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
web-generic-all = Alle { $n } in Worten
web-undo = Rückgängig (U)
web-hint = Tipp (H)
web-menu = Menü
web-leave = Tisch verlassen
web-side = Spieler und Verlauf
web-side-open = Spieler und Verlauf (L)
web-side-parts = Verlauf oder Chat
web-log = Was geschehen ist
web-log-short = Verlauf
web-log-again = Noch einmal zeigen
web-log-empty = Noch nichts.
web-chat = Chat
web-chat-empty = Bisher hat niemand etwas geschrieben.
web-chat-say = Schreib etwas
web-chat-send = Senden
web-seat-you = du
web-seat-turn = überlegt
web-seat-thinking = denkt nach, { $n } %
web-seat-stand-in = ein Bot spielt: { $bot }
web-percent = { $n } %
web-thinking = denkt nach
web-stand-in = Bot spielen lassen
web-stand-in-short = Bot
web-stand-in-title = Auf diesem Platz einen Bot spielen lassen
web-stand-in-me = Ein Bot spielt für mich
web-stand-in-me-about = Er spielt auf deinem Platz, bis du ihn wieder einnimmst; du kannst so lange gehen.
web-stand-in-for = Ein Bot spielt für { $name }
web-stand-in-for-about = Er spielt, bis { $name } wiederkommt und den Platz wieder einnimmt. Der Bot: { $bot }.
web-stand-in-open-about = Er spielt, bis jemand die Einladung öffnet und den Platz einnimmt.
web-stand-in-level = Welcher Bot
web-stand-in-note = Ein Bot spielt für dich.
web-take-back = Platz wieder einnehmen
web-give-back = Zurückgeben
web-consent = Nur wenn ich weg bin
web-consent-about = Die anderen dürfen dann diesen Bot spielen lassen, sobald du nicht am Tisch bist, ohne zu warten. Dein Platz bleibt deiner.
web-consent-given = bei Abwesenheit: { $bot }
web-consent-back = Nicht mehr, wenn ich weg bin
web-vote = Abstimmen
web-vote-about = Für einen Bot stimmen: Er spielt für { $name }, sobald alle anderen es wollen
web-vote-back = Zurückziehen
web-vote-back-about = Meine Stimme zurückziehen
web-votes = { $n } von { $all } wollen, dass ein Bot spielt
web-away = Wenn jemand wegbleibt
web-away-about = Wie lange jemand weg sein muss, bevor die anderen einen Bot spielen lassen dürfen. Alle sehen das, bevor sie sich setzen.
web-away-hours = { $n ->
    [one] nach 1 Stunde
   *[other] nach { $n } Stunden
}
web-away-days = { $n ->
    [one] nach 1 Tag
   *[other] nach { $n } Tagen
}
web-away-never = nie ohne Zustimmung
web-away-rule = Bleibt jemand weg, dürfen die anderen { $time } einen Bot spielen lassen; früher nur, wenn die Person zustimmt oder alle anderen, mindestens zwei, dafür stimmen.
web-away-rule-never = Bleibt jemand weg, spielt ein Bot nur dann, wenn die Person zustimmt oder alle anderen, mindestens zwei, dafür stimmen.
web-away-free = ein Bot darf spielen: { $when }
web-seat-is-bot = Bot
web-seat-waits = noch unbesetzt
web-seat-online = da
web-seat-offline = weg
web-spectator = Du schaust zu: Du siehst, was alle sehen dürfen.
web-not-your-turn = { $name } ist am Zug.
web-line-lost = Die Verbindung ist weg. Neuer Versuch …
web-skip-show = Überspringen
web-thing-can = { $ends ->
    [yes] { $what } Ist nutzbar.
   *[no] { $what }, nutzbar
}
web-thing-picked = { $ends ->
    [yes] { $what } Ist gewählt.
   *[no] { $what }, gewählt
}
web-reading = Karte in Worten
web-others = Andere
web-acting = am Zug
web-back = Zurück
web-parts = Bereiche des Tischs
web-part-live = dort ist etwas nutzbar
web-hints = Was der Bot tun würde
web-hints-about = Wie wahrscheinlich du gewinnst, so wie der Bot es sieht; er weiß nur, was du weißt. Der schraffierte Teil zeigt, wie unsicher er ist (95 %).
web-hint-thinking = Denkt nach …
web-hint-give-up = Nicht weiterdenken
web-hint-next = Zug { $n } von { $all }; den nächsten zeigen
web-hint-expected = { $percent } % ± { $doubt }
web-hint-not-now = Einen Tipp gibt es, wenn du am Zug bist.
web-curtain = Gib das Gerät weiter an { $name }
web-curtain-about = Bis dahin sind die Handkarten verdeckt.
web-curtain-lift = Ich bin { $name }
web-join = Mitspielen: { $game }
web-join-about = An diesem Tisch ist ein Platz für dich frei.
web-join-name = Dein Name
web-join-sit = Platz nehmen
web-join-watch = Nur zuschauen
web-over-hide = Tisch ansehen
web-over-show = Ergebnis
web-breakdown = Woher die Punkte kommen
web-rival-won = { $you ->
    [yes] Diesmal gewinnt { $rival }.
   *[no] { $rival } gewinnt.
}
web-rival-shared = { $you ->
    [yes] Du und { $rival }: Ihr gewinnt gemeinsam!
   *[no] { $names } und { $rival } gewinnen gemeinsam.
}
web-place = Rang
web-winner = gewinnt
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-save = Als Datei speichern
web-curve = Wie es lief, Runde für Runde
web-curve-label = Kurve, wie es für alle lief, Runde für Runde

# Replay

web-replay-of = Nachgespielt: { $game }
web-replay-at = Zug { $at } von { $all }
web-replay-start = Der Anfang
web-replay-scrub = Moment der Partie
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-speed = Tempo
web-replay-mine-back = Mein voriger Zug
web-replay-mine-on = Mein nächster Zug
web-replay-turn-back = Voriger Zug
web-replay-turn-on = Nächster Zug
web-replay-link = Link zu diesem Zug
web-replay-branch = Von hier gegen einen Bot weiterspielen
web-branch = Weiter ab Zug { $at }
web-branch-about = Ein neuer Tisch: Du übernimmst den Platz von { $name }, wo gerade entschieden wird; auf den anderen spielen Bots.
web-branch-go = Weiter
web-replay-undone = zurückgenommen: { $move }

web-analysis = Rückblick
web-analysis-about = Ein Bot sieht sich jede Entscheidung noch einmal an, mit dem Wissen, das man in dem Moment haben konnte: wer was erwarten konnte und welche Züge am meisten verschenkt haben. Das dauert eine Minute oder ein paar.
web-analysis-begin = Auf diese Partie zurückblicken
web-analysis-level = Wer hinschaut
web-analysis-running = { $level } blickt zurück
web-analysis-stop = Anhalten
web-analysis-how = { $level } hat jede Entscheidung nach dem beurteilt, was man in dem Moment wissen konnte. Es ist eine Schätzung; was Zufall sein kann, steht nicht dabei.
web-analysis-curve = Welche Siegchance alle hatten, vom ersten Zug bis zum letzten. { $words }
web-analysis-line = { $name }: anfangs { $begin } %, am Ende { $end } %.
web-analysis-mark = { $you ->
    [yes] { $rank }. { $when }: Du verschenkst { $cost } %
   *[no] { $rank }. { $when }: { $name } verschenkt { $cost } %
}
web-analysis-after = Nach Zug { $at }
web-analysis-table = Die Kurve als Tabelle
web-analysis-move = Zug
web-analysis-costly = Wo am meisten verschenkt wurde
web-analysis-costly-own = Deine teuersten Züge
web-analysis-costly-others = Und die der anderen
web-analysis-cost = { $cost } % ± { $doubt } Siegchance
web-analysis-chosen = { $you ->
    [yes] Du hast „{ $played }“ gewählt.
   *[no] { $name } hat „{ $played }“ gewählt.
}
web-analysis-better = Besser: „{ $better }“.
web-analysis-here = { $you ->
    [yes] Du machst weiter mit „{ $played }“ und verschenkst { $cost } % ± { $doubt }; besser: „{ $better }“.
   *[no] { $name } macht weiter mit „{ $played }“ und verschenkt { $cost } % ± { $doubt }; besser: „{ $better }“.
}
web-analysis-show = Am Tisch zeigen
web-analysis-none = Kein Zug hat eindeutig etwas verschenkt.

# Rules

web-rules-of = Regeln: { $game }
web-rules-found = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
}
web-rules-none = Keine Regel enthält diese Wörter.
web-rule-why = Warum
web-rule-source = Quelle
web-rule-unbuilt = noch nicht umgesetzt
web-status = { $status ->
    [rulebook] Spielregel
    [found] gefunden
    [derived] abgeleitet
    [reconstructed] rekonstruiert
    [open] von uns festgelegt
   *[physical] nur mit Pappe
}
web-status-about = { $status ->
    [rulebook] So steht es in der Spielregel.
    [found] So steht es in einer anderen öffentlichen Quelle.
    [derived] Die Spielregeln lassen keine andere Lesart zu.
    [reconstructed] Das gedruckte Teil ist verschollen; das hier ist unsere Wahl.
    [open] Die Spielregeln schweigen dazu; so haben wir es festgelegt.
   *[physical] Hat nur mit Spielmaterial aus Pappe eine Bedeutung.
}
web-part = { $part ->
    [base] Das Grundspiel
   *[other] { $part }
}

# Cards

web-cards-of = { $game }: die Karten
web-cards-lead = Alles, was in der Schachtel ist, in Worten.
web-cards-search = Nach Namen oder Wörtern suchen
web-cards-kind = Art
web-cards-all = alle Arten
web-cards-found = { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
}
web-cards-none = Nichts passt.
web-cards-table = { $table }
web-card-cost = kostet { $n }
web-card-copies = { $n ->
    [one] einmal in der Schachtel
   *[other] { $n }-mal in der Schachtel
}
web-card-single = Einmal
web-card-set = { $set ->
    [base] Grundspiel
   *[other] { $set }
}
web-card-source = { $source ->
    [rulebook] Aus der Spielregel.
    [found] Aus einer öffentlichen Quelle.
    [inferred] Aus dem Bekannten erschlossen.
    [derived] Aus den Spielregeln erschlossen.
    [reconstructed] Von uns rekonstruiert.
   *[other] Daten: { $source }
}

# Settings

web-settings-lead = In diesem Browser gespeichert.
web-set-language = Sprache
web-set-theme = Hell oder dunkel
web-set-theme-about = Wie hell die Seiten sind.
web-set-contrast = Kontrast
web-set-contrast-about = Kräftigere Linien und Schrift.
web-set-motion = Bewegung
web-set-motion-about = Ob Spielteile gleiten und leuchten.
web-set-pace = Tempo
web-set-pace-about = Wie lange gezeigt wird, was andere tun.
web-set-bots = Bots spielen
web-set-bots-about = Die kürzeste Zeit zwischen zwei ihrer Züge, solange du zuschaust, an neuen Tischen.
web-set-cards = Kartengröße
web-set-cards-about = Wie groß die Karten gezeichnet werden.
web-set-sound = Töne
web-set-sound-about = Ein leiser Ton, wenn du am Zug bist.
web-set-notes = Hinweise des Systems
web-set-notes-about = Einer erscheint, wenn du am Zug bist und der Tisch offen, aber nicht zu sehen ist.
web-set-name = Mein Name
web-set-name-about = Wie andere dich an einem neuen Tisch sehen.
web-set-value = { $value ->
    [system] wie das System
    [light] hell
    [dark] dunkel
    [more] stark
    [normal] normal
    [full] voll
    [reduced] reduziert
    [small] klein
    [medium] mittel
    [large] groß
    [slow] langsam
    [steady] gemächlich
    [quick] schnell
    [at-once] sofort
    [on] an
    [off] aus
   *[other] { $value }
}

# Keys

web-keys = Tasten
web-key-walk = durchgehen, was sich anfassen lässt
web-key-take = nehmen
web-key-back = einen Schritt zurück
web-key-undo = rückgängig
web-key-hint = Tipp
web-key-hints = einen Tipp ansehen; Enter spielt ihn
web-key-log = Spieler und Verlauf
web-key-theme = hell oder dunkel
web-key-skip = überspringen, was gerade gezeigt wird
web-key-help = diese Übersicht, solange kein Symbol im Fokus ist

# Lost

web-lost = Im Wald verlaufen
web-lost-about = Unter dieser Adresse gibt es keine Seite.
web-lost-game = Dieses Spiel gibt es hier nicht.
web-lost-table = Unter dieser Adresse gibt es keinen Tisch.
web-lost-home = Zurück zur Lichtung
