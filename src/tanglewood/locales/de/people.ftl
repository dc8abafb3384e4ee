## What the server says about people and their accounts

people-not-signed-in = Mit diesem Browser bist du nicht angemeldet.
people-no-name = Ein Name ist nötig.
people-somebody = Jemand
people-passkey = Ein Passkey
people-no-passkeys = Unter dieser Adresse gehen keine Passkeys: Ein Browser verlangt einen Namen wie games.example.org und https.
people-too-many-passkeys = { $most } Passkeys sind genug; entferne erst einen.
people-bad-passkey = Dieser Passkey wurde nicht angenommen. Bitte versuch es noch einmal.
people-passkey-too-late = Das hat zu lange gedauert. Bitte versuch es noch einmal.
people-unknown-passkey = Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt.
people-known-passkey = Dieser Passkey ist schon bekannt.
people-last-way = Das ist dein einziger Weg zurück. Füge erst einen anderen hinzu oder schreib Notfallcodes auf.
people-no-mail = Dieser Server verschickt keine Mails.
people-bad-mail = Das ist keine Mailadresse.
people-too-many-links = An diese Adresse gingen schon mehrere Links; sieh in dein Postfach oder versuch es in einer Stunde wieder.
people-used-link = Dieser Link ist benutzt oder zu alt. Lass dir einen neuen schicken.
people-mail-taken = Diese Adresse gehört schon jemandem. Melde dich stattdessen damit an.
people-used-code = Dieser Code ist nicht bekannt oder schon benutzt.

people-mail-sign-in-subject = Dein Link zu Tanglewood
people-mail-sign-in =
    Öffne diesen Link, um dich anzumelden:

    { $link }

    Er gilt einmal, { $minutes } Minuten lang. Wenn du ihn nicht angefordert hast, tu nichts: Ohne ihn kommt niemand hinein.

    Tanglewood auf { $site }
people-mail-add-subject = Ist das deine Adresse?
people-mail-add =
    Jemand, der bei Tanglewood angemeldet ist, will über diese Adresse wiederkommen. Wenn du das bist, öffne diesen Link:

    { $link }

    Er gilt einmal, { $minutes } Minuten lang. Wenn du es nicht bist, tu nichts.

    Tanglewood auf { $site }

# It is your turn

notify-title = Du bist am Zug
notify-line =
    { $n ->
        [0] Dein Zug: { $game }
       *[other] Dein Zug: { $game } mit { $names }
    }
notify-title-ended = Eine Partie ist zu Ende
notify-title-offer = Dir wird eine Partie angeboten
notify-ended =
    { $n ->
        [0] Vorbei: { $game }
       *[other] Vorbei: { $game } von { $names }
    }
notify-offer =
    { $n ->
        [0] Noch einmal? { $game }
       *[other] Noch einmal? { $game } mit { $names }
    }
notify-several = { $n } Tische warten auf dich
notify-mail =
    { $tables }

    Keine Mails mehr zu diesem Tisch: { $table }
    Gar keine Mails dieser Art mehr: { $every }

    Tanglewood auf { $site }
notify-hook-table = Keine Nachrichten mehr zu diesem Tisch: { $link }
notify-hook-every = Keine Nachrichten mehr in diesem Chat: { $link }
notify-push-table = Nichts mehr zu diesem Tisch
notify-push-every = Keine Nachrichten dieser Art mehr
notify-zone = Diese Zeitzone ist hier nicht bekannt.
notify-hook = Erwartet wird eine Adresse, die mit https:// beginnt.
notify-no-push = Die Push-Nachrichten dieses Browsers sind hier nicht nutzbar.
notify-too-many = Push-Nachrichten gehen schon an genug Browser.
notify-unknown-link = Dieser Link ist hier nicht bekannt; es gibt nichts, was er beenden könnte.
