## What the server says about people and their accounts

people-not-signed-in = Je bent met deze browser niet aangemeld.
people-no-name = Er is een naam nodig.
people-somebody = Iemand
people-passkey = Een passkey
people-no-passkeys = Passkeys werken op dit adres niet: een browser wil een naam zoals games.example.org, en https.
people-too-many-passkeys = { $most } passkeys zijn genoeg; haal er eerst een weg.
people-bad-passkey = Deze passkey is niet geaccepteerd. Probeer het opnieuw.
people-passkey-too-late = Dat duurde te lang. Probeer het opnieuw.
people-unknown-passkey = Deze passkey is hier niet bekend. Misschien is hij verwijderd.
people-known-passkey = Deze passkey is al bekend.
people-last-way = Dit is je enige manier om terug te komen. Voeg eerst een andere toe of schrijf herstelcodes op.
people-no-mail = Deze server verstuurt geen mail.
people-bad-mail = Dit is geen mailadres.
people-too-many-links = Er zijn al meerdere links naar dit adres gestuurd; kijk in je mailbox of probeer het over een uur opnieuw.
people-used-link = Deze link is al gebruikt of te oud. Vraag een nieuwe aan.
people-mail-taken = Iemand heeft dit adres al. Meld je er liever mee aan.
people-used-code = Deze code is niet bekend of al gebruikt.

people-mail-sign-in-subject = Je link naar Tanglewood
people-mail-sign-in =
    Open deze link om je aan te melden:

    { $link }

    Hij werkt één keer, { $minutes } minuten lang. Heb je er niet om gevraagd, doe dan niets: zonder de link komt niemand binnen.

    Tanglewood op { $site }
people-mail-add-subject = Is dit jouw adres?
people-mail-add =
    Iemand die bij Tanglewood is aangemeld, wil via dit adres kunnen terugkomen. Ben jij dat, open dan deze link:

    { $link }

    Hij werkt één keer, { $minutes } minuten lang. Ben jij het niet, doe dan niets.

    Tanglewood op { $site }

# It is your turn

notify-title = Je bent aan de beurt
notify-line =
    { $n ->
        [0] Jouw beurt: { $game }
       *[other] Jouw beurt: { $game } met { $names }
    }
notify-title-ended = Een spel is afgelopen
notify-title-offer = Je krijgt een spel aangeboden
notify-ended =
    { $n ->
        [0] Afgelopen: { $game }
       *[other] Afgelopen: { $game } van { $names }
    }
notify-offer =
    { $n ->
        [0] Nog een keer? { $game }
       *[other] Nog een keer? { $game } met { $names }
    }
notify-several = { $n } tafels wachten op je
notify-mail =
    { $tables }

    Geen mail meer over deze tafel: { $table }
    Helemaal geen mail van deze soort meer: { $every }

    Tanglewood op { $site }
notify-hook-table = Geen berichten meer over deze tafel: { $link }
notify-hook-every = Geen berichten meer in deze chat: { $link }
notify-push-table = Niets meer over deze tafel
notify-push-every = Geen berichten van deze soort meer
notify-zone = Deze tijdzone is hier niet bekend.
notify-hook = Er wordt een adres verwacht dat met https:// begint.
notify-no-push = De pushberichten van deze browser zijn hier niet te gebruiken.
notify-too-many = Er gaan al pushberichten naar genoeg browsers.
notify-unknown-link = Deze link is hier niet bekend; er is niets om te beëindigen.
