# The Lab in the browser; what a report says is in study_report.ftl.

web-nav-lab = Lab
web-lab = Lab
web-lab-lead = Verander een getal en kijk wat het met het spel doet.
web-lab-none = Nog geen onderzoek.
web-lab-new = Nieuwe vraag
web-lab-new-lead = Met elke versie worden dezelfde verdelingen gespeeld; wat dan verschilt, komt door de verandering.
web-lab-all = Alle onderzoeken
web-lab-state = Hoe ver het is
web-lab-status = { $status ->
        [waiting] wacht op zijn beurt
        [running] wordt gespeeld
        [stopped] gestopt
        [failed] mislukt
       *[done] klaar
    }
web-lab-games = { $about ->
        [yes] { $done } van ongeveer { $wanted } spellen
       *[no] { $done } van { $wanted } spellen
    }
web-lab-what = { $kind ->
        [search] Wat mag veranderen: { $variants }; { $bots }
       *[study] { $variants }; { $bots }
    }
web-lab-command = { $kind ->
        [search] Hetzelfde op de opdrachtregel, met het bestand hieronder als search.toml:
       *[study] Hetzelfde op de opdrachtregel:
    }
web-lab-stop = Stoppen
web-lab-resume = Verder
web-lab-remove = Weggooien
web-lab-save = Rapport opslaan
web-lab-tables = Tabellen opslaan
web-lab-later = { $kind ->
        [search] Wat er is gevonden, staat hier zodra de zoektocht klaar is. Je kunt deze pagina sluiten.
       *[study] Wat eruit komt, staat hier zodra het onderzoek klaar of gestopt is. Je kunt deze pagina sluiten.
    }
web-lab-report = Rapport: { $title }

web-lab-game = Welk spel
web-lab-players = Plaatsen
web-lab-bot = Wie speelt
web-lab-other = Op de andere plaatsen
web-lab-same = dezelfde
web-lab-differs = Wat verschilt
web-lab-kind = { $kind ->
        [number] Een getal
        [pack] Een pakket
        [option] Een optie
        [without] Zonder iets
       *[none] Niets
    }
web-lab-kind-about = { $kind ->
        [number] Een onderdeel zoals het gedrukt is, tegen een met een andere waarde.
        [pack] Het spel zoals het gedrukt is, tegen een pakket van jou.
        [option] Het spel met één keuze van een optie, tegen andere.
        [without] Eén bot doet het zonder iets: wat is dat waard?
       *[none] Maar één versie: hoe speelt die?
    }
web-lab-thing = Onderdeel
web-lab-choose = kies er een
web-lab-field = Wat ervan
web-lab-printed = Gedrukt: { $value }
web-lab-value = Nieuwe waarde
web-lab-several = Meerdere met komma’s: 2, 4
web-lab-option = Optie
web-lab-values = Minstens twee hiervan
web-lab-count = Spellen
web-lab-count-about = Van elke versie. Meer spellen, smallere intervallen: vier keer zoveel halveert ze.
web-lab-early = Stoppen zodra het duidelijk is
web-lab-early-about = De intervallen zijn dan breder, maar gelden, hoe vaak je ook kijkt.
web-lab-measure = Wat duidelijk moet zijn
web-lab-precision = Tot op
web-lab-title = Jouw vraag
web-lab-title-example = Een kaart goedkoper: wie wint er dan?
web-lab-begin = Spelen

web-lab-search = Getallen zoeken
web-lab-search-lead = Zeg wat je van het spel wilt en welke getallen mogen veranderen; er is nooit maar één antwoord.
web-lab-search-example = Een korter spel waarin beginnen geen voordeel is
web-lab-goals = Wat je wilt
web-lab-goals-about = Een ondergrens, een bovengrens of allebei. Wat meerdere doelen elkaar kosten, wordt getoond.
web-lab-goal = Doel { $n }
web-lab-pace = Seconden per beslissing
web-lab-low = { $unit ->
        [percent] Van, in %
       *[none] Van
    }
web-lab-high = { $unit ->
        [percent] Tot, in %
       *[none] Tot
    }
web-lab-more-goal = Nog een doel
web-lab-less-goal = Zonder doel { $n }
web-lab-numbers = Wat mag veranderen
web-lab-numbers-about = In hele stappen, binnen de grenzen die het spel voor een getal heeft.
web-lab-number = Getal { $n }
web-lab-more-number = Nog een getal
web-lab-less-number = Zonder getal { $n }
web-lab-trials = Pogingen
web-lab-trials-about = Punten die worden geprobeerd.
web-lab-most-games = Spellen per poging
web-lab-most-games-about = Hoogstens; wat ver van de doelen ligt, krijgt er minder. De beste worden opnieuw gespeeld met verse verdelingen.
web-lab-seek = Zoeken
web-lab-file = search.toml
