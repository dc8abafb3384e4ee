## The browser's words for people who meet

# Open tables

web-open = Offene Tische
web-open-lead = Wer mag, setzt sich dazu.
web-open-none = Gerade ist kein Tisch offen. Richte einen ein und setz ihn auf diese Liste.
web-open-lay = Tisch einrichten
web-open-not-here = Dieser Server hat keine Liste offener Tische. Lade andere mit einem Link ein.
web-open-all = alle offenen Tische
web-open-free = { $n ->
    [one] 1 von { $all } Plätzen ist frei
   *[other] { $n } von { $all } Plätzen sind frei
}
web-open-begun = { $n ->
    [one] 1 Zug gespielt
   *[other] { $n } Züge gespielt
}
web-open-no-clock = keine Uhr
web-sit = Hinsetzen
web-sit-free = Hier ist ein Platz frei.
web-sit-kept = Für dich ist ein Platz reserviert: noch eine Partie?
web-list = Diesen Tisch allen zeigen; wer mag, nimmt einen freien Platz
web-list-about = Er steht in der Liste der offenen Tische, bis alle Plätze besetzt sind. Sonst führen nur deine Links hierher.
web-seat-kept = Reserviert für { $name }. Ein neuer Link gibt den Platz jemand anderem.
web-invite-new = { $old ->
    [yes] Neuer Link für Platz { $seat }
   *[no] Link für Platz { $seat }
}
web-invite-new-about = Der alte Link gilt dann nicht mehr und sagt das auch.
web-mine-offered = Dir wird noch eine Partie angeboten
web-follow = Diesem Tisch folgen
web-unfollow = Nicht mehr folgen
web-followed = Tische, denen du folgst
web-follow-runs = { $n ->
    [one] läuft, 1 Zug
   *[other] läuft, { $n } Züge
}
web-rematch-offered = Eine Revanche steht bereit, und dein Platz ist reserviert.

# Talk

web-talk-about = Zu dieser Zeile von { $name }
web-mute = Hier stummschalten
web-mute-about = Du liest die Zeilen dieser Person an diesem Tisch nicht mehr.
web-block = Blockieren
web-block-about = Du liest die Zeilen dieser Person nirgends mehr, und sie kann sich nicht an Tische setzen, die du einrichtest. Sie erfährt es nicht.
web-report = Melden
web-report-about = Wer diesen Server betreibt, bekommt diese Zeile und deine Worte.
web-report-why = Was stimmt damit nicht?
web-reported = Danke. Wer diesen Server betreibt, sieht es sich an.
web-muted = { $name } ist hier stummgeschaltet.
web-blocked-here = Du hast { $name } blockiert.
web-unmute = Wieder lesen
web-unblock = Freigeben
web-blocked = Von dir blockiert

# One's own games

web-games = Deine Partien
web-games-none = Noch keine beendeten Partien.
web-games-game = Spiel
web-games-players = Personen
web-games-played = gespielt
web-games-won = gewonnen
web-games-mean = im Schnitt
web-games-last = Letzte Partien
web-rivals = Gegen wen
web-rival = { $n ->
    [one] { $name }: 1 Partie, { $won } gewonnen
   *[other] { $name }: { $n } Partien, { $won } gewonnen
}
web-game-came = { $ended ->
    [agreement] Einvernehmlich beendet, Punkte: { $score }
   *[other] { $won ->
        [yes] Gewonnen, Punkte: { $score }
       *[no] Rang { $place } von { $players }, Punkte: { $score }
    }
}
web-rated = Meine Partien gegen Menschen werten
web-rated-about = Es zählen nur Partien, in denen alle ein Konto haben und das wollen. Nur du siehst deine Wertung.
web-rating = { $exact ->
    [yes] Rang { $best } von { $people }
   *[no] Irgendwo zwischen Rang { $best } und { $worst } von { $people }
}; { $sure ->
    [well] sichere Schätzung
    [roughly] grobe Schätzung
   *[hardly] noch sehr unsichere Schätzung
}, nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}.

# Standing orders

web-orders = Daueraufträge
web-orders-about = Das spielt der Server sofort für dich, auch wenn du weg bist, und sonst nichts. Niemand erfährt davon, bevor es geschieht; dann steht es im Verlauf.
web-orders-lone = Wenn nur eins möglich ist, tu es
web-orders-favours = Annehmen, was andere mir in ihrem Zug anbieten; wo es eine Wahl gibt, wählt ein Bot
web-orders-answers = Fragen, die du im Voraus beantworten kannst
web-orders-like = So, wie du zuletzt gefragt wurdest; gilt für jede Frage dieser Art.
web-orders-none = Bisher kam hier keine Frage vor, die ein Ja oder Nein will. Was dir begegnet, erscheint hier.
web-orders-ask = frag mich
web-orders-yes = immer ja, wenn es nur einen Weg gibt
web-orders-no = immer nein: { $no }
web-orders-kept = Gespeichert. Es gilt, bis du es änderst.
