# What the terminal says around a game.

cli-examples =
    Bosspellen spelen, onderzoeken en ontwerpen.

    Spelen in de browser, of hier in de terminal:
      tanglewood play
      tanglewood play everdell --players 3 --bots adept,greedy
      tanglewood play mycelia --variant solo,prisma --terminal
    Bots veel spellen laten spelen:
      tanglewood simulate mycelia --bots greedy,random --games 200
      tanglewood simulate everdell --variant nightweave --difficulty 0..4
      tanglewood arena mycelia --bots beginner,greedy,adept --games 40
    Een opgenomen spel terugkijken, zet voor zet:
      tanglewood replay mycelia-7.tgr
    Regels, onderdelen, spellen en hun opties opzoeken:
      tanglewood rules mycelia
      tanglewood rules everdell --search gelijkspel
      tanglewood cards everdell --search historian
      tanglewood games
    Tafels voor vrienden aanbieden:
      tanglewood serve --host 0.0.0.0
    Een agent meten, en deze build:
      tanglewood evaluate mycelia --agent adept --deals 20
      tanglewood bench

    “tanglewood COMMAND --help” legt een opdracht uit.

cli-you = Jij
cli-welcome = { $players ->
    [one] { $title }, 1 speler. Seed { $seed }: dezelfde seed deelt hetzelfde spel.
   *[other] { $title }, { $players } spelers. Seed { $seed }: dezelfde seed deelt hetzelfde spel.
}
cli-welcome-back = { $title }, { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
} gespeeld. Welkom terug.
cli-begins = { $you ->
    [yes] Jij begint.
   *[no] { $name } begint.
}
cli-seats = Je hebt plaats { $seat }; je tegenstanders: { $others }.
cli-seats-alone = { $rival ->
    [none] Je speelt alleen.
   *[other] Je speelt alleen tegen { $rival }.
}
cli-how =
    Antwoord met het nummer van een optie, met de tekst ervan ({ $move }), of met een korte
    vorm die maar op één optie past ({ $short }). Andere antwoorden: hint, undo, card NAME,
    rule TEXT, log, board, save, quit. “help” legt ze uit.
cli-help-answers =
    Een antwoord is het nummer van een optie, de hele tekst ervan, of genoeg daarvan:
      3                de derde optie
cli-help-commands =
    Je kunt ook typen:
      hint             de drie zetten die de sterkste bot het liefst doet; Ctrl-C breekt af
      undo             terug naar je laatste beslissing, tenzij sindsdien iets verborgens is onthuld
      card NAME        een kaart of ander onderdeel: getallen, kosten, wat het doet (card { $card })
      card             welke soorten onderdelen er zijn;  card KIND  somt ze op
      rule TEXT        een regel met zijn id, of het antwoord op een vraag (rule { $rule })
      log [N]          wat er tot nu toe is gebeurd (de laatste N zinnen)
      board            de hele tafel opnieuw tonen
      save [FILE]      het spel naar een bestand schrijven en doorgaan
      quit             opslaan en weggaan; je leest hoe je het spel hervat
cli-hint = { $bot } doet het liefst (met jouw verwachte winstkans en het 95%-interval):
cli-hint-why = { $why }
cli-hint-thinking = { $bot } denkt na
cli-hint-given-up = De hint is afgebroken.
cli-undo-none = Er is niets om terug te nemen: dit is je eerste beslissing.
cli-undone = Teruggenomen: { $move }.
cli-undo-chance = Dat kan niet worden teruggenomen: sinds je laatste beslissing zijn er kaarten getrokken of opengedraaid, of is er gegooid.
cli-saved = Het spel is opgeslagen in { $file }.
cli-save-failed = Het spel kon niet worden opgeslagen in { $file }: { $reason }. Probeer “save OTHER-FILE”.
cli-quit-unsaved = Typ nog eens “quit” om zonder opslaan weg te gaan.
cli-go-on = Hervatten met:  tanglewood play { $game } --resume { $file }
cli-replay = Terugkijken met:  tanglewood replay { $file }
cli-again = Dezelfde verdeling nog eens spelen met:  tanglewood play { $game }{ $options } --seed { $seed }
cli-unknown = { $near ->
    [none] Geen optie past bij “{ $answer }”. Typ een getal van 1 tot { $n }, of “help”.
   *[other] Geen optie past bij “{ $answer }”; bedoel je “{ $near }”? Typ een getal van 1 tot { $n }, of “help”.
}
cli-number = Er is geen optie { $number }; de opties zijn genummerd van 1 tot { $n }.
cli-several = “{ $answer }” past bij meerdere opties: { $options }. Welke?
cli-what-card = Welke? Bijvoorbeeld: card { $example }. Deze woorden sommen op wat er is:
cli-card-kind = { $kind } ({ $n })
cli-no-card = { $near ->
    [none] Niets in dit spel heet “{ $name }”. “card” alleen somt op wat er is.
   *[other] Niets in dit spel heet “{ $name }”; bedoel je “{ $near }”? “card” alleen somt op wat er is.
}
cli-more-cards = … en nog { $n }:
cli-what-rule = Welke? Geef een id, een woord of een vraag, bijvoorbeeld: rule { $example }
cli-book-questions = Veelgestelde vragen
cli-book-exact = Vraag met “tanglewood rules { $game } --search QUESTION”. “--exact” somt de precieze regels op ({ $n }), “--symbols” zegt wat de symbolen betekenen.
cli-book-no-symbols = { $game } heeft geen lijst van symbolen.
cli-book-answers = { $n ->
    [one] 1 antwoord
   *[other] { $n } antwoorden, de beste eerst
}
cli-log-empty = Er is nog niets gebeurd.
cli-interrupted = Het spel is onderbroken.
cli-interrupted-games = { $wanted ->
    [one] onderbroken na { $done } van 1 spel.
   *[other] onderbroken na { $done } van { $wanted } spellen.
}
cli-interrupted-analysis = { $wanted ->
    [one] onderbroken na { $done } van 1 beslissing.
   *[other] onderbroken na { $done } van { $wanted } beslissingen.
}
cli-error = fout:
cli-seat = plaats { $n }
cli-note = let op: { $text }
cli-other-pack = { $designed ->
    [yes] het spelbestand is gemaakt met het pakket “{ $theirs }”; hier gaat het verder met “{ $ours }”. Geef dat pakket met --pack FOLDER.
   *[no] het spelbestand is gemaakt met het pakket “{ $theirs }”; deze installatie heeft “{ $ours }”.
}
cli-idle-option = { $option } heeft hier geen effect; dat geldt alleen met { $needs }.
cli-idle-terminal = { $option } heeft in de terminal geen effect; dat is voor de browser.
cli-overruled = het spel zet { $option } op { $value }.
cli-round-up = Na { $counts }:
cli-progress = { $count ->
    [round] { $n ->
        [one] 1 ronde
       *[other] { $n } ronden
    }
    [cards] { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    }
    [events] { $n ->
        [one] 1 gebeurtenis
       *[other] { $n } gebeurtenissen
    }
   *[other] { $count } { $n }
}
cli-card-source = { $file }. { web-card-source }
cli-card-note = Opmerking: { $note }
cli-card-fields = In het pakket: { $fields }
cli-check-holds = { $moves ->
    [one] Het spelbestand klopt: 1 zet, dezelfde uitslag.
   *[other] Het spelbestand klopt: { $moves } zetten, dezelfde uitslag.
}
cli-check-open = { $moves ->
    [one] Het spelbestand klopt zover het gaat: 1 zet, niet uitgespeeld.
   *[other] Het spelbestand klopt zover het gaat: { $moves } zetten, niet uitgespeeld.
}
cli-check-fails = Het spelbestand klopt niet meer:
cli-not-built = Nog niet ingebouwd, { $part }: { $ids }
cli-untested-none = { $n ->
    [one] De ene regel van de gebouwde delen wordt door tests getoond.
   *[other] Alle { $n } regels van de gebouwde delen worden door tests getoond.
}
cli-untested = { $n ->
    [one] 1 van { $all } regels van de gebouwde delen wordt door geen test getoond:
   *[other] { $n } van { $all } regels van de gebouwde delen worden door geen test getoond:
}
cli-uncited-none = { $n ->
    [one] De ene regel van de gebouwde delen wordt genoemd waar erover wordt beslist.
   *[other] Alle { $n } regels van de gebouwde delen worden genoemd waar erover wordt beslist.
}
cli-uncited = { $n ->
    [one] 1 van { $all } regels van de gebouwde delen wordt nergens in de broncode genoemd:
   *[other] { $n } van { $all } regels van de gebouwde delen worden nergens in de broncode genoemd:
}
cli-rule-why = Waarom: { $why }
cli-rule-source = Bron: { $source }
cli-rule-place = {"  "}Beslist in: { $place }
cli-rule-test = {"  "}Test: { $test }
cli-nothing-found = Niets past bij “{ $text }”.
cli-rules-english = De precieze regels zijn in het Engels.
cli-rules-changed = De precieze regels noemen de getallen van het gedrukte spel; het pakket { $pack } verandert ze:
cli-rules-count = { $n ->
    [one] 1 regel
   *[other] { $n } regels
}
cli-cards-count = { $n ->
    [one] 1 item van het pakket { $pack }
   *[other] { $n } items van het pakket { $pack }
}
cli-games-only = alleen met { $needs }
cli-games-variants = Varianten (--variant, met komma’s gescheiden):
cli-games-vary = “simulate” varieert { $vary }: { $over }.
cli-games-bots = Bots (--bots, met komma’s gescheiden):
cli-replayed = { $moves ->
    [one] { $title }: { $seats }. 1 zet.
   *[other] { $title }: { $seats }. { $moves } zetten.
}
cli-analysed = { $moves ->
    [one] { $level } heeft 1 beslissing bekeken, met wat de speler toen kon weten.
   *[other] { $level } heeft { $moves } beslissingen bekeken, elk met wat de speler toen kon weten.
}
cli-analysing = Nabeschouwen
cli-analysed-curve = De verwachte winstkans van iedereen, van de eerste zet tot de laatste:
cli-analysed-costly = De duurste zetten:
cli-analysed-none = Geen enkele zet was duidelijk een fout.
cli-analysed-move = zet
cli-analysed-who = wie
cli-analysed-cost = verloren
cli-analysed-played = gespeeld
cli-analysed-better = beter
cli-replayed-open = { $moves ->
    [one] Na 1 zet is { $name } aan zet.
   *[other] Na { $moves } zetten is { $name } aan zet.
}
cli-simulated = { $games ->
    [one] 1 spel { $game } ({ $options }), seed { $seed }
   *[other] { $games } spellen { $game } ({ $options }), seed { $seed }
}
cli-simulated-varied = { $games ->
    [one] 1 spel { $game } voor elke waarde van { $vary } ({ $options }), seed { $seed }, telkens met dezelfde verdelingen
   *[other] { $games } spellen { $game } voor elke waarde van { $vary } ({ $options }), seed { $seed }, telkens met dezelfde verdelingen
}
cli-column-bot = bot
cli-column-pair = paar
cli-column-games = spellen
cli-column-wins = gewonnen
cli-column-shared = gedeeld
cli-column-share = aandeel
cli-column-interval = 95%-interval
cli-column-mean-score = gem. score
cli-column-first-seat = startplaats
cli-column-counted = wat
cli-column-mean = gemiddeld
cli-column-middle = middelste 80%
cli-column-least = minst
cli-column-most = meest
cli-column-score = score
cli-column-rating = waardering
cli-column-ms = ms
cli-span = { $low } tot { $high }
cli-simulated-alone = { $bot } speelt alleen; een met de tegenstander gedeelde winst telt als winst
cli-simulated-rival = { $name }: { $what }
cli-simulated-length = { $count }: gemiddeld { $mean }, { $low } tot { $high } in de middelste 80%
cli-simulated-speed = { $decisions ->
    [one] 1 beslissing in { $seconds } s: { $speed } per seconde
   *[other] { $decisions } beslissingen in { $seconds } s: { $speed } per seconde
}
cli-arena = { $alone ->
    [yes] { $games ->
        [one] 1 verdeling van { $game } voor elke bot alleen
       *[other] { $games } verdelingen van { $game } voor elke bot alleen
    }
   *[no] { $games ->
        [one] 1 spel { $game } voor elk paar
       *[other] { $games } spellen { $game } voor elk paar
    }
} ({ $options }), seed { $seed }
cli-arena-columns = score: het gemiddelde van alle spellen; ms: denktijd per beslissing
cli-arena-pair = { $bot } tegen { $against }
cli-evaluate = { $alone ->
    [yes] { $agent }
   *[no] { $agent } tegen { $against }
}: { $share }% van de overwinningen (95%-interval: { $low } tot { $high }) in { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, { $score ->
    [one] 1 punt
   *[other] { $score } punten
} tegen { $other }, { $ms } ms per beslissing
cli-bench = Willekeurige spellen { $game }, { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, één kern, { $compiled ->
    [yes] gecompileerde build
   *[no] geïnterpreteerde build
}; de beste van meerdere ronden:
cli-bench-what = { $what ->
    [decisions] beslissingen
    [games] spellen
    [copies] kopieën
    [imagined] voorgestelde werelden
   *[iterations] herhalingen van het zoeken
}
cli-bench-unit = per seconde
cli-bench-each = per seconde, elk { $each } µs
cli-browser = Je tafel staat op { $address } (Ctrl-C hier stopt; het spel blijft bewaard). Om in de terminal te spelen, voeg --terminal toe
cli-browser-there = Tanglewood draait al; je tafel staat op { $address }. Om in de terminal te spelen, voeg --terminal toe
cli-no-browser = Er kon geen browser worden geopend; open het adres zelf.
cli-build = { $build ->
    [compiled] Dit is de gecompileerde build.
    [checkout] Dit is de geïnterpreteerde build; `make fast` maakt die ongeveer { $times } keer sneller.
    [outdated] Dit is de geïnterpreteerde build: de broncode is nieuwer dan de gecompileerde. `make fast` maakt die ongeveer { $times } keer sneller.
   *[installed] Dit is de geïnterpreteerde build; geïnstalleerd waar een C-compiler is, is die ongeveer { $times } keer sneller.
}
cli-admin-table = { $id }  { $game }  { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
 }, { $over ->
    [yes] afgelopen
   *[no] bezig
 }, laatst gewijzigd { $changed }: { $seats }
cli-admin-person = { $id }  { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
 }, laatst hier { $seen }: { $names }
cli-admin-none = Er is niets op te sommen.
cli-admin-report = { $id }  { $at }  tafel { $table }  { $name } ({ $about }), gemeld door { $by }
cli-admin-report-said = gezegd: { $text }
cli-admin-report-why = waarom: { $text }
cli-admin-report-done = Melding { $id } is afgehandeld.
cli-admin-mistake = { $id }: { $why }
cli-admin-checked = { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
 }, { $mistakes ->
    [0] ze kloppen allemaal.
   [one] { $mistakes } daarvan kan niet worden geopend.
       *[other] { $mistakes } daarvan kunnen niet worden geopend.
 }
cli-admin-saved = { $tables ->
    [one] 1 tafel is opgeslagen in { $folder }.
   *[other] { $tables } tafels zijn opgeslagen in { $folder }.
 }
cli-admin-banned = { $who } komt er niet in tot { $until }.
cli-admin-lifted = { $who } komt er weer in.
cli-admin-ban = { $kind } { $who } tot { $until }
cli-admin-tidied = Weg: { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}, { $people ->
    [one] { $people } gast
   *[other] { $people } gasten
}, { $lines ->
    [one] { $lines } chatregel.
   *[other] { $lines } chatregels.
}
cli-admin-deleted-table = Tafel { $id } is weg.
cli-admin-deleted-person = { $seats ->
    [one] 1 plaats is nu van niemand.
   *[other] { $seats } plaatsen zijn nu van niemand.
 }
cli-data-copied = { $tables ->
    [one] 1 tafel is gekopieerd
   *[other] { $tables } tafels zijn gekopieerd
 } van { $from } naar { $to }: { $rows ->
    [one] 1 rij
   *[other] { $rows } rijen
 }, aan beide kanten gelijk.
cli-serving = Tanglewood staat op { $address } (tafels worden bewaard in { $folder }). Ctrl-C stopt het.

# Tonight's set-up of the real box, and sheets to print.
cli-setup-title = { $game }, opstelling { $seed }
cli-setup-first = Speler { $n } begint.
cli-setup-seat = Speler { $n }: { $what }
cli-sheet-written = Geschreven naar { $file }.

cli-train-bar = ronde { $number }
cli-train-round = Ronde { $number }: { $games } spellen, { $positions } stellingen; verlies bij ongeziene spellen { $learned } (zonder leren { $outlook }).
cli-train-done = Wat is geleerd, staat in { $file }.
