# What the browser says around a game.

web-name = Tanglewood
# What search engines say of the page.
web-description = Leer en speel Mycelia, Everdell met zijn uitbreidingen en Door het diepe woud in de browser: alleen, tegen bots, samen achter één scherm of met vrienden via een link.
web-title = { $page } · Tanglewood
web-title-turn = ● { $page }: jouw beurt
web-home = Tanglewood, startpagina
web-home-short = Startpagina
web-skip = Naar de inhoud
web-nav = Hoofdmenu
web-nav-short = Hoofdmenu, kort
web-nav-play = Spelen
web-nav-rules = Regels
web-nav-cards = Kaarten
web-settings = Instellingen
web-theme-switch = Licht of donker
web-close = Sluiten
web-cancel = Annuleren
web-loading = Een ogenblik…
web-try-again = Opnieuw proberen
web-offline = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
web-failed = Dat is niet gelukt (status { $status }).
web-copy = Kopiëren
web-copied = Gekopieerd
web-random = willekeurig
web-you = Jij
web-player = Speler { $n }

# Home

web-home-title = { $n ->
    [0] Spellen uit één woud.
    [1] Eén spel, één woud.
    [2] Twee spellen, één woud.
    [3] Drie spellen, één woud.
    [4] Vier spellen, één woud.
    [5] Vijf spellen, één woud.
   *[other] { $n } spellen, één woud.
}
web-home-lead = Twee klikken en je zit aan tafel.
web-play-now = Nu spelen
web-play-now-game = Nu { $game } spelen
web-game-title = { $title }
web-game-about = { $about }
web-game-facts = { $low ->
    [one] { $high ->
        [one] voor één speler
       *[other] 1–{ $high } spelers
    }
   *[other] { $high ->
        [one] voor één speler
       *[other] { $low }–{ $high } spelers
    }
}
web-game-picture = { $title }
web-set-up = Tafel klaarzetten
web-mine = Mijn tafels
web-mine-all = alle { $n }
web-mine-fewer = minder
web-mine-none = Nog geen tafels. “Nu spelen” zet er een klaar.
web-mine-alone = niemand anders
web-mine-over = Afgelopen { $ago }
web-mine-open = Wacht op een vriend
web-mine-waiting = { $name } denkt na · { $ago }
web-your-turn = Jouw beurt
web-continue = Verder
web-look = Bekijken
web-replay = Terugkijken
web-open-record = Opgeslagen spel openen
web-open-record-about = Een spelbestand: een afgelopen spel wordt opnieuw getoond, een ander gaat verder.
web-seat-bot = { $name } (bot)
web-seat-open = Vrije plaats

# A new table

web-new = Nieuwe tafel
web-new-title = Een tafel voor { $game }
web-new-ready = De tafel staat klaar
web-seats = Wie speelt er?
web-seats-about = { $low } tot { $high } plaatsen
web-seat-number = Plaats { $n }
web-seat-add = Plaats toevoegen
web-seat-remove = Plaats { $n } weghalen
web-kind-me = Ik
web-kind-me-about = Jij, in deze browser.
web-kind-bot = Bot
web-kind-screen = Zelfde scherm
web-kind-screen-about = Iemand naast je; je geeft het scherm door.
web-kind-link = Vriend
web-kind-link-about = Je krijgt een link om te versturen. Daarmee kan één persoon deze plaats innemen.
web-bot-of = Bot van plaats { $n }
web-name-of = Naam van plaats { $n }
web-name-me = Jouw naam
web-name-screen = Naam
web-name-link = Naam, als je wilt
web-play-alone = Alleen spelen, tegen { $rival }
web-variant = Zo wordt er gespeeld
web-variant-about = zo is het al goed
web-group = { $group ->
    [alone] Hoe sterk { $rival } is
    [box] Wat er in de doos zit
    [start] Hoe het begint
    [asking] Wat er gevraagd wordt
   *[rest] Meer
}
web-create = Aan tafel
web-create-invite = Klaarzetten en uitnodigen
web-go-to-table = Naar de tafel
web-invite = Uitnodigen
web-invite-about = Stuur elke vriend een van deze links. Wie hem het eerst opent, krijgt de plaats; een link werkt één keer.
web-invite-seat = Link voor plaats { $seat }

# At the table

web-options = Wat je kunt doen
web-table-generic = Deze tafel in woorden tonen
web-table-own = De getekende tafel tonen
web-generic-ask = Gevraagd
web-generic-shared = Op tafel
web-generic-shared-short = Tafel
web-generic-empty = Leeg: { $what }
web-generic-options = { $n ->
    [one] één manier
   *[other] { $n } manieren
}
web-generic-all = Alle { $n } in woorden
web-undo = Ongedaan (U)
web-hint = Hint (H)
web-menu = Menu
web-leave = Tafel verlaten
web-side = Spelers en logboek
web-side-open = Spelers en logboek (L)
web-side-parts = Logboek of chat
web-log = Wat er gebeurde
web-log-short = Logboek
web-log-again = Opnieuw tonen
web-log-empty = Nog niets.
web-chat = Chat
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-say = Zeg iets
web-chat-send = Versturen
web-seat-you = jij
web-seat-turn = aan zet
web-seat-thinking = denkt na, { $n }%
web-seat-stand-in = een bot speelt: { $bot }
web-percent = { $n }%
web-thinking = denkt na
web-stand-in = De bot laten spelen
web-stand-in-short = Bot
web-stand-in-title = Een bot op deze plaats laten spelen
web-stand-in-me = Een bot speelt voor mij
web-stand-in-me-about = De bot speelt op jouw plaats tot je die terugneemt; je mag ondertussen weggaan.
web-stand-in-for = Een bot speelt voor { $name }
web-stand-in-for-about = De bot speelt door tot { $name } terugkomt en de plaats terugneemt. De bot: { $bot }.
web-stand-in-open-about = De bot speelt tot iemand de uitnodiging opent en de plaats inneemt.
web-stand-in-level = Welke bot
web-stand-in-note = Een bot speelt voor je.
web-take-back = Mijn plaats terugnemen
web-give-back = Teruggeven
web-consent = Alleen als ik weg ben
web-consent-about = De anderen mogen deze bot dan laten spelen zodra je niet aan tafel bent, zonder te wachten. De plaats blijft van jou.
web-consent-given = bij afwezigheid: { $bot }
web-consent-back = Niet meer als ik weg ben
web-vote = Stemmen
web-vote-about = Voor een bot stemmen: die speelt voor { $name } zodra alle anderen dat willen
web-vote-back = Intrekken
web-vote-back-about = Mijn stem intrekken
web-votes = { $n ->
    [one] { $n } van { $all } wil dat een bot speelt
   *[other] { $n } van { $all } willen dat een bot speelt
}
web-away = Als iemand wegblijft
web-away-about = Hoe lang iemand weg moet zijn voordat de anderen een bot mogen laten spelen. Iedereen ziet dit vóór het aanschuiven.
web-away-hours = { $n ->
    [one] na 1 uur
   *[other] na { $n } uur
}
web-away-days = { $n ->
    [one] na 1 dag
   *[other] na { $n } dagen
}
web-away-never = nooit zonder instemming
web-away-rule = Als iemand wegblijft, mogen de anderen { $time } een bot laten spelen; eerder alleen als die speler ermee instemt of als alle anderen ervoor stemmen, minstens twee.
web-away-rule-never = Als iemand wegblijft, speelt er alleen een bot als die speler ermee instemt of als alle anderen ervoor stemmen, minstens twee.
web-away-free = een bot mag spelen { $when }
web-seat-is-bot = bot
web-seat-waits = wacht op een vriend
web-seat-online = hier
web-seat-offline = weg
web-spectator = Je kijkt mee: je ziet wat iedereen mag zien.
web-not-your-turn = { $name } is aan de beurt.
web-line-lost = De verbinding is weg. Nieuwe poging…
web-skip-show = Overslaan
web-thing-can = { $ends ->
    [yes] { $what } Te gebruiken.
   *[no] { $what }, te gebruiken
}
web-thing-picked = { $ends ->
    [yes] { $what } Gekozen.
   *[no] { $what }, gekozen
}
web-reading = Kaart in woorden
web-others = Anderen
web-acting = aan zet
web-back = Terug
web-parts = Delen van de tafel
web-part-live = daar is iets te gebruiken
web-hints = Wat de bot zou doen
web-hints-about = Hoe groot de bot je winstkans schat, met alleen wat jij weet. Het gearceerde deel laat zien hoe onzeker dat is (95%).
web-hint-thinking = De bot denkt na…
web-hint-give-up = Niet verder denken
web-hint-next = Zet { $n } van { $all }; toon de volgende
web-hint-expected = { $percent }% ± { $doubt }
web-hint-not-now = Een hint krijg je als je aan de beurt bent.
web-curtain = Geef het scherm aan { $name }
web-curtain-about = Tot dan zijn de handen verborgen.
web-curtain-lift = Ik ben { $name }
web-join = Aanschuiven bij { $game }
web-join-about = Aan deze tafel is een plaats voor je vrij.
web-join-name = Jouw naam
web-join-sit = Plaatsnemen
web-join-watch = Alleen kijken
web-over-hide = Tafel bekijken
web-over-show = Uitslag
web-breakdown = Waar de punten vandaan komen
web-rival-won = { $you ->
    [yes] Deze keer wint { $rival }.
   *[no] { $rival } wint.
}
web-rival-shared = { $you ->
    [yes] Jij en { $rival } winnen samen!
   *[no] { $names } en { $rival } winnen samen.
}
web-place = plaats
web-winner = winnaar
web-rematch = Revanche
web-rematch-go = Naar de revanche
web-save = Opslaan als bestand
web-curve = Het verloop, ronde voor ronde
web-curve-label = Grafiek van het verloop voor elke speler, ronde voor ronde

# Replay

web-replay-of = Terugkijken: { $game }
web-replay-at = Zet { $at } van { $all }
web-replay-start = Het begin
web-replay-scrub = Moment in het spel
web-replay-back = Eén stap terug
web-replay-on = Eén stap verder
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-speed = Tempo
web-replay-mine-back = Mijn vorige beurt
web-replay-mine-on = Mijn volgende beurt
web-replay-turn-back = Vorige beurt
web-replay-turn-on = Volgende beurt
web-replay-link = Link naar deze zet
web-replay-branch = Vanaf hier verder tegen een bot
web-branch = Verder vanaf zet { $at }
web-branch-about = Een nieuwe tafel: jij neemt de plaats van { $name }, die nu aan zet is, en bots nemen de andere plaatsen.
web-branch-go = Verder
web-replay-undone = teruggenomen: { $move }

web-analysis = Nabeschouwing
web-analysis-about = Een bot bekijkt elke beslissing opnieuw, met wat de speler toen kon weten: wie wat kon verwachten en welke zetten het meest hebben gekost. Dat duurt een of enkele minuten.
web-analysis-begin = Dit spel nabeschouwen
web-analysis-level = Wie kijkt
web-analysis-running = { $level } kijkt terug
web-analysis-stop = Stoppen
web-analysis-how = { $level } heeft elke beslissing beoordeeld met wat de speler toen kon weten; het is een schatting, en wat toeval kan zijn, staat er niet bij.
web-analysis-curve = Welke winstkans iedereen had, van de eerste zet tot de laatste. { $words }
web-analysis-line = { $name }: { $begin }% aan het begin, { $end }% aan het eind.
web-analysis-mark = { $you ->
    [yes] { $rank }. { $when }: je verspeelt { $cost }%
   *[no] { $rank }. { $when }: { $name } verspeelt { $cost }%
}
web-analysis-after = Na zet { $at }
web-analysis-table = De grafiek als tabel
web-analysis-move = Zet
web-analysis-costly = Waar het meest is verspeeld
web-analysis-costly-own = Je duurste zetten
web-analysis-costly-others = En die van de anderen
web-analysis-cost = { $cost }% ± { $doubt } winstkans
web-analysis-chosen = { $you ->
    [yes] Je koos “{ $played }”.
   *[no] { $name } koos “{ $played }”.
}
web-analysis-better = Beter: “{ $better }”.
web-analysis-here = { $you ->
    [yes] Je gaat verder met “{ $played }” en verspeelt { $cost }% ± { $doubt }; beter: “{ $better }”.
   *[no] { $name } gaat verder met “{ $played }” en verspeelt { $cost }% ± { $doubt }; beter: “{ $better }”.
}
web-analysis-show = Tonen op tafel
web-analysis-none = Geen enkele zet heeft duidelijk iets verspeeld.

# Rules

web-rules-of = Regels van { $game }
web-rules-found = { $n ->
    [one] 1 regel
   *[other] { $n } regels
}
web-rules-none = Geen regel bevat deze woorden.
web-rule-why = Waarom
web-rule-source = Bron
web-rule-unbuilt = nog niet ingebouwd
web-status = { $status ->
    [rulebook] spelregels
    [found] gevonden
    [derived] afgeleid
    [reconstructed] gereconstrueerd
    [open] onze uitleg
   *[physical] alleen op karton
}
web-status-about = { $status ->
    [rulebook] Zo staat het in de spelregels.
    [found] Zo zegt een andere openbare bron het.
    [derived] De spelregels laten geen andere lezing toe.
    [reconstructed] Het gedrukte deel is verloren; dit is onze keuze.
    [open] De spelregels zwijgen; dit is onze uitleg.
   *[physical] Heeft alleen met karton betekenis.
}
web-part = { $part ->
    [base] Het basisspel
   *[other] { $part }
}

# Cards

web-cards-of = { $game }: de kaarten
web-cards-lead = Alles uit de doos, in woorden.
web-cards-search = Zoek op naam of woorden
web-cards-kind = Soort
web-cards-all = alle soorten
web-cards-found = { $n ->
    [one] 1 ding
   *[other] { $n } dingen
}
web-cards-none = Niets past.
web-cards-table = { $table }
web-card-cost = kost { $n }
web-card-copies = { $n ->
    [one] één keer in de doos
   *[other] { $n } keer in de doos
}
web-card-single = Eenmalig
web-card-set = { $set ->
    [base] basisspel
   *[other] { $set }
}
web-card-source = { $source ->
    [rulebook] Uit de spelregels.
    [found] Uit een openbare bron.
    [inferred] Afgeleid uit wat bekend is.
    [derived] Afgeleid uit de spelregels.
    [reconstructed] Door ons gereconstrueerd.
   *[other] Gegevens: { $source }
}

# Settings

web-settings-lead = Wordt in deze browser bewaard.
web-set-language = Taal
web-set-theme = Licht of donker
web-set-theme-about = Hoe helder de pagina’s zijn.
web-set-contrast = Contrast
web-set-contrast-about = Sterkere lijnen en letters.
web-set-motion = Beweging
web-set-motion-about = Of stukken schuiven en gloeien.
web-set-pace = Tempo
web-set-pace-about = Hoe lang elke actie van anderen wordt getoond.
web-set-bots = Bots spelen
web-set-bots-about = De kortste tijd tussen twee zetten van bots terwijl je kijkt, aan nieuwe tafels.
web-set-cards = Kaartgrootte
web-set-cards-about = Hoe groot kaarten worden getekend.
web-set-sound = Geluid
web-set-sound-about = Een zachte toon als je aan de beurt bent.
web-set-notes = Systeemmeldingen
web-set-notes-about = Er verschijnt er een als je aan de beurt bent en de tafel openstaat, maar uit beeld is.
web-set-name = Mijn naam
web-set-name-about = Hoe anderen je aan een nieuwe tafel zien.
web-set-value = { $value ->
    [system] zoals het systeem
    [light] licht
    [dark] donker
    [more] sterk
    [normal] normaal
    [full] volledig
    [reduced] beperkt
    [small] klein
    [medium] middelgroot
    [large] groot
    [slow] langzaam
    [steady] rustig
    [quick] snel
    [at-once] meteen
    [on] aan
    [off] uit
   *[other] { $value }
}

# Keys

web-keys = Toetsen
web-key-walk = langs alles lopen wat je kunt aanraken
web-key-take = nemen
web-key-back = één stap terug
web-key-undo = ongedaan maken
web-key-hint = hint
web-key-hints = een hint bekijken; Enter speelt hem
web-key-log = spelers en logboek
web-key-theme = licht of donker
web-key-skip = overslaan wat wordt getoond
web-key-help = dit overzicht, zolang geen symbool de focus heeft

# Lost

web-lost = Verdwaald in het woud
web-lost-about = Op dit adres is geen pagina.
web-lost-game = Dat spel bestaat hier niet.
web-lost-table = Op dit adres staat geen tafel.
web-lost-home = Terug naar de open plek
