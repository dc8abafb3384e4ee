## The page about oneself

web-me = Du
web-me-hello = Hallo, { $name }
web-me-lead = Deine Plätze warten auf jedem Gerät auf dich.
web-me-lead-guest = Du spielst als Gast: Ein Konto ist nicht nötig.
web-me-name = Dein Name
web-me-rename = Ändern
web-me-renamed = So heißt du jetzt, auch an deinen laufenden Tischen, wo sonst niemand so heißt.
web-me-remove = Entfernen

# A guest

web-me-keep = Deine Plätze behalten
web-me-keep-about =
    { $seats ->
        [0] Deine Tische gehören dann auf jedem Gerät dir, und ein verlorenes Cookie kostet dich nichts.
        [one] Du sitzt an einem Tisch. Er gehört dann auf jedem Gerät dir, und ein verlorenes Cookie kostet dich nichts.
       *[other] Du sitzt an { $seats } Tischen. Sie gehören dann auf jedem Gerät dir, und ein verlorenes Cookie kostet dich nichts.
    }
web-me-kept = Deine Plätze gehören jetzt dir, auf jedem Gerät, auf dem du diesen Passkey zeigst.
web-me-passkey-new = Mit einem Passkey behalten
web-me-passkey-about = Dein Gerät bewahrt ihn auf; du entsperrst ihn wie das Gerät. Ein Passwort gibt es nicht.
web-me-mail = Deine Mailadresse
web-me-mail-send = Link schicken
web-me-mail-about = Der Link meldet dich an. Niemand sonst sieht die Adresse, und andere Mails kommen nur, wenn du es willst.
web-me-mail-sent = Ein Link ist unterwegs in dein Postfach. Er gilt einmal, zwanzig Minuten lang.
web-me-no-way = Unter dieser Adresse kann man keine Konten anlegen. Um einen Platz auf ein anderes Gerät zu holen, nimm das Menü am Tisch.
web-me-back = Wiederkommen
web-me-back-mail = Per Mail: Lass dir oben einen Link schicken, an die Adresse von damals.
web-me-passkey-show = Passkey zeigen
web-me-code = Notfallcode
web-me-code-use = Damit anmelden
web-me-welcome = Willkommen zurück. Was dieser Browser als Gast hatte, gehört dir jetzt auch.

# Links of mails

web-me-link = Hier anmelden?
web-me-link-about = Du wirst in diesem Browser angemeldet. Tu das nur, wo du angemeldet bleiben willst.
web-me-sign-in = Anmelden
web-me-add = Ist das deine Adresse?
web-me-add-about = Dann kannst du über einen Link wiederkommen, der dorthin geschickt wird.
web-me-add-do = Ja, das ist meine
web-me-added = Die Adresse gehört dir: Du kannst über einen Link wiederkommen, der dorthin geschickt wird.

# Somebody who is signed in

web-me-ways = Wege zurück
web-me-ways-about = Mit zwei davon kannst du deine Plätze nicht verlieren.
web-me-passkey-used = Passkey, benutzt { $ago }
web-me-passkey-add = Noch ein Passkey
web-me-passkey-added = Der Passkey ist gespeichert.
web-me-passkey-known = Auf diesem Gerät gibt es schon einen Passkey für dich.
web-me-mail-yours = Hierher kann ein Link gehen
web-me-mail-add = Adresse hinzufügen
web-me-codes =
    { $n ->
        [0] Keine Notfallcodes
        [one] Noch ein Notfallcode
       *[other] Noch { $n } Notfallcodes
    }
web-me-codes-about = Zum Aufschreiben: Jeder meldet dich einmal an
web-me-codes-new = Neue Codes
web-me-codes-title = Deine Notfallcodes
web-me-codes-keep = Schreib sie auf oder druck sie aus: Sie werden nur dieses eine Mal gezeigt. Ältere Codes gelten nicht mehr.
web-me-codes-done = Ich habe sie notiert
web-me-devices = Wo du angemeldet bist
web-me-device = Ein Browser
web-me-device-here = dieser Browser
web-me-device-seen = zuletzt gesehen { $ago }
web-me-sign-out = Abmelden
web-me-signed-out = Abgemeldet.
web-me-everywhere = Überall abmelden

# Everything that is known

web-me-known = Was dieser Server über dich weiß
web-me-known-about = Deinen Namen, deine Adresse, falls angegeben, die öffentlichen Hälften der Passkeys, die Geräte oben, deine Plätze, Züge und Nachrichten. Am Tisch sieht niemand mehr davon als deinen Namen.
web-me-known-guest = Die Plätze dieses Browsers, mit deinen Zügen und Nachrichten dort.
web-me-download = Alles herunterladen
web-me-delete = Alles löschen
web-me-delete-title = Alles löschen?
web-me-delete-about = Dein Konto, deine Nachrichten in Chats und deine Namen an Tischen werden sofort gelöscht. Die Partien bleiben, denn sie gehören auch den anderen; ein Bot spielt für dich weiter. Das lässt sich nicht zurücknehmen.
web-me-delete-not = Behalten
web-me-delete-do = Alles löschen
web-me-deleted = Alles ist gelöscht.

# It is your turn

web-tell = Wenn du am Zug bist
web-tell-about = Bist du nicht am Tisch, kannst du benachrichtigt werden. Nie über einen Zug, den du schon gesehen hast, und über keinen zweimal.
web-tell-push-start = Hinweise auf diesem Gerät zeigen
web-tell-push-end = Keine Hinweise mehr auf diesem Gerät
web-tell-push-refused = Dieser Browser erlaubt es nicht; warum, steht in seinen Einstellungen für diese Seite.
web-tell-way =
    { $way ->
        [push] Hinweise auf deinen Geräten
        [mail] Mail
       *[hook] Ein Chat
    }
web-tell-mode =
    { $mode ->
        [off] gar nicht
        [each] bei jedem Zug
        [digest] einmal am Tag
       *[usual] wie bei meinen anderen Tischen
    }
web-tell-hook = Die Adresse des Chats für eingehende Nachrichten
web-tell-hook-about = Dein Chat nennt das einen Incoming Webhook. Halte sie geheim: Wer sie kennt, kann dort schreiben.
web-tell-digest-at = Die tägliche Nachricht kommt um
web-tell-quiet = Ruhezeit
web-tell-quiet-from = von
web-tell-quiet-to = bis
web-tell-kept = Gespeichert.
web-tell-menu = Sag mir, wenn ich dran bin
web-tell-guest = Für Nachrichten, während du weg bist, brauchst du ein Konto. Das dauert nur einen Moment, und dein Platz kommt mit.
web-tell-table-about = Für diesen Tisch kannst du es anders einstellen als für die übrigen.
web-tell-all = Für alle Tische
web-stop = Keine Nachrichten mehr
web-stopped =
    { $what ->
        [table] Erledigt: keine Nachrichten mehr zu diesem Tisch.
       *[all] Erledigt: keine Nachrichten dieser Art mehr.
    }
web-stop-change = Ändern, was du erfährst
