## The page about oneself

web-me = Jij
web-me-hello = Hallo, { $name }
web-me-lead = Je plaatsen wachten op elk apparaat op je.
web-me-lead-guest = Je speelt als gast: een account is niet nodig.
web-me-name = Jouw naam
web-me-rename = Wijzigen
web-me-renamed = Zo heet je nu, ook aan je lopende tafels waar niemand anders zo heet.
web-me-remove = Weghalen

# A guest

web-me-keep = Je plaatsen bewaren
web-me-keep-about =
    { $seats ->
        [0] Je tafels zijn dan op elk apparaat van jou, en een verloren cookie kost je niets.
        [one] Je zit aan één tafel. Die is dan op elk apparaat van jou, en een verloren cookie kost je niets.
       *[other] Je zit aan { $seats } tafels. Die zijn dan op elk apparaat van jou, en een verloren cookie kost je niets.
    }
web-me-kept = Je plaatsen zijn nu van jou, op elk apparaat waar je deze passkey toont.
web-me-passkey-new = Bewaren met een passkey
web-me-passkey-about = Je apparaat bewaart hem; je ontgrendelt hem zoals je het apparaat ontgrendelt. Er is geen wachtwoord.
web-me-mail = Je mailadres
web-me-mail-send = Stuur me een link
web-me-mail-about = De link meldt je aan. Niemand anders ziet het adres, en er komt geen andere mail, tenzij je erom vraagt.
web-me-mail-sent = Er is een link onderweg naar je mailbox. Hij werkt één keer, twintig minuten lang.
web-me-no-way = Op dit adres kun je geen account maken. Om een plaats mee te nemen naar een ander apparaat gebruik je het menu aan de tafel.
web-me-back = Terugkomen
web-me-back-mail = Per mail: vraag hierboven een link aan, met het adres dat je had.
web-me-passkey-show = Passkey tonen
web-me-code = Herstelcode
web-me-code-use = Hiermee aanmelden
web-me-welcome = Welkom terug. Wat deze browser als gast had, is nu ook van jou.

# Links of mails

web-me-link = Hier aanmelden?
web-me-link-about = Deze browser wordt onder jouw naam aangemeld. Doe dat alleen waar je aangemeld wilt blijven.
web-me-sign-in = Aanmelden
web-me-add = Is dit jouw adres?
web-me-add-about = Dan kun je terugkomen met een link die daarheen wordt gestuurd.
web-me-add-do = Ja, dat is van mij
web-me-added = Het adres is van jou: je kunt terugkomen met een link die daarheen wordt gestuurd.

# Somebody who is signed in

web-me-ways = Manieren om terug te komen
web-me-ways-about = Met twee ervan kun je je plaatsen niet kwijtraken.
web-me-passkey-used = Passkey, { $ago } gebruikt
web-me-passkey-add = Nog een passkey
web-me-passkey-added = De passkey is bewaard.
web-me-passkey-known = Dit apparaat heeft al een passkey voor je.
web-me-mail-yours = Hier kan een link heen
web-me-mail-add = Dit adres toevoegen
web-me-codes =
    { $n ->
        [0] Geen herstelcodes
        [one] Nog één herstelcode
       *[other] Nog { $n } herstelcodes
    }
web-me-codes-about = Om op te schrijven: elke code meldt je één keer aan
web-me-codes-new = Nieuwe codes
web-me-codes-title = Je herstelcodes
web-me-codes-keep = Schrijf ze op of print ze: ze worden maar één keer getoond. Oudere codes werken niet meer.
web-me-codes-done = Ik heb ze opgeschreven
web-me-devices = Waar je bent aangemeld
web-me-device = Een browser
web-me-device-here = deze browser
web-me-device-seen = laatst gezien { $ago }
web-me-sign-out = Afmelden
web-me-signed-out = Afgemeld.
web-me-everywhere = Overal afmelden

# Everything that is known

web-me-known = Wat deze server over je weet
web-me-known-about = Je naam, je adres als je dat hebt gegeven, de openbare helften van passkeys, de apparaten hierboven, je plaatsen, zetten en woorden. Aan tafel ziet niemand er meer van dan je naam.
web-me-known-guest = De plaatsen van deze browser, met je zetten en woorden daar.
web-me-download = Alles downloaden
web-me-delete = Alles wissen
web-me-delete-title = Alles wissen?
web-me-delete-about = Je account, je woorden in chats en je namen aan tafels worden meteen gewist. De spellen blijven, want die zijn ook van de anderen; een bot speelt voor je verder. Dit kun je niet terugnemen.
web-me-delete-not = Bewaren
web-me-delete-do = Alles wissen
web-me-deleted = Alles is gewist.

# It is your turn

web-tell = Als je aan de beurt bent
web-tell-about = Als je niet aan tafel bent, kun je een bericht krijgen. Nooit over een zet die je al hebt gezien, en nooit twee keer.
web-tell-push-start = Meldingen op dit apparaat tonen
web-tell-push-end = Geen meldingen meer op dit apparaat
web-tell-push-refused = Deze browser staat het niet toe; de instellingen voor deze pagina zeggen waarom.
web-tell-way =
    { $way ->
        [push] Meldingen op je apparaten
        [mail] Mail
       *[hook] Een chat
    }
web-tell-mode =
    { $mode ->
        [off] helemaal niet
        [each] bij elke beurt
        [digest] één keer per dag
       *[usual] zoals bij mijn andere tafels
    }
web-tell-hook = Het adres van de chat voor inkomende berichten
web-tell-hook-about = Je chat noemt dat een inkomende webhook. Houd het geheim: wie het kent, kan daar schrijven.
web-tell-digest-at = Het dagelijkse bericht komt om
web-tell-quiet = Stille uren
web-tell-quiet-from = van
web-tell-quiet-to = tot
web-tell-kept = Bewaard.
web-tell-menu = Bericht als ik aan de beurt ben
web-tell-guest = Om berichten te krijgen terwijl je weg bent, heb je een account nodig. Dat is zo gebeurd, en je plaats gaat mee.
web-tell-table-about = Over deze tafel kun je anders bericht krijgen dan over de rest.
web-tell-all = Voor alle tafels
web-stop = Geen berichten meer
web-stopped =
    { $what ->
        [table] Klaar: geen berichten meer over deze tafel.
       *[all] Klaar: geen berichten van deze soort meer.
    }
web-stop-change = Wijzigen welke berichten je krijgt
