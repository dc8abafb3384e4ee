# What commands refuse, and why. They follow “fout: ”, so they begin with a small letter.

refused-option-form = optie -o: NAME=VALUE verwacht, zoals players=3, gekregen: { $given }
refused-players-twice = optie players: --players zegt { $players }, -o zegt { $other }
refused-choice = optie { $option }: een van { $known } verwacht, gekregen: { $given }
refused-only-analyse = --level en --json horen bij --analyse
refused-check-alone = --check controleert alleen een spelbestand; laat { $others } weg
refused-seat = optie seat: een plaats van 0 tot { $last } verwacht, gekregen: { $given }
refused-number = { $high ->
    [none] een heel getal vanaf { $low } verwacht, gekregen: { $given }
   *[other] een heel getal van { $low } tot { $high } verwacht, gekregen: { $given }
}
refused-folder = optie tests: { $folder } is geen map
refused-loose = een optie van het spel verwacht, zoals --difficulty 2, gekregen: { $given }
refused-no-value = optie { $option }: hierachter wordt een waarde verwacht
refused-no-bots = optie bots: minstens één naam verwacht, zoals greedy,random

# Resuming a game.
refused-resume = --resume hervat een opgeslagen spel: spelers, seed en opties kunnen niet worden gewijzigd
refused-resume-game = { $file } is een spel { $title }; hervat het met: tanglewood play { $game } --resume { $file }
refused-resume-bots = --resume hervat een opgeslagen spel: de bots kunnen niet worden gewijzigd ({ $bots })
refused-admin-what = “table” of “person” verwacht, gekregen: { $given }
refused-admin-not-banned = { $who } wordt toch al binnengelaten
refused-admin-no-report = er is geen melding { $id }
refused-admin-unknown = er is geen tafel { $id }
refused-data-gone = er zijn geen tafels in { $folder }
refused-record = --record: { $file } bestaat al; kies een ander bestand, of ga ermee door met --resume
refused-too-many-bots = { $seats ->
    [0] optie bots: aan deze tafel zit niemand anders, gekregen: { $names }
    [one] optie bots: er is 1 andere plaats, gekregen: { $names }
   *[other] optie bots: er zijn { $seats } andere plaatsen, gekregen: { $names }
}

# Many games.
refused-line-up = { $n ->
    [one] optie bots: 1 naam verwacht, een voor elke plaats, gekregen: { $names }
   *[other] optie bots: { $n } namen verwacht, een voor elke plaats, gekregen: { $names }
}
refused-same-bots = optie bots: verschillende namen verwacht, gekregen: { $names }
refused-two-bots = optie bots: minstens twee namen verwacht, gekregen: { $names }
refused-variant = { $game } heeft geen variant { $given }; { $offered }
refused-variants-clash = de varianten { $one } en { $other } gaan niet samen: { $option } is { $first } in de ene en { $second } in de andere; { $offered }
refused-variants-vary = varianten kunnen maar één optie variëren; { $names } zouden { $one } en { $other } variëren; { $offered }
refused-variant-sets = optie { $option }: variant { $variant } zet die op { $value }, gekregen: { $given }
refused-variants-offered = { $names ->
    [none] er zijn er geen
   *[other] er zijn: { $names }
}
refused-range = optie { $option }: { $given } telt af; een bereik zoals 0..4 verwacht
refused-several = optie { $option }: één waarde verwacht, gekregen: { $given }; alleen “tanglewood simulate” neemt er meer
refused-plot-file = optie plot: een bestand zoals ratings.html verwacht ({ $formats }), gekregen: { $file }
refused-plot-folder = er is geen map { $folder } om in te schrijven
refused-plot-library = optie plot: voor grafieken is { $library } nodig; installeer met: pip install 'tanglewood[plot]'
refused-pack-folder = { $folder }: een nieuwe of lege map verwacht
refused-no-pack = { $game } heeft geen pakket dat kan worden gewijzigd
refused-pack-there = een Tanglewood die dit pakket niet heeft, draait op { $address }; stop die, gebruik --data, of stuur het pakket erheen als je een tafel klaarzet

refused-language = geen taal heet { $given }; er zijn: { $known }
refused-train-needs-numpy = Voor leren is numpy nodig: pip install 'tanglewood[learning]'.

# How a command was typed. `$problem` is another refusal. What is typed stays English.
refused-usage-option = er is geen optie { $given }
refused-usage-option-near = er is geen optie { $given }; bedoel je { $near }?
refused-usage-command = er is geen opdracht { $given }; er zijn: { $known }
refused-usage-missing = { $option } ontbreekt
refused-usage-value = optie { $option }: { $problem }
refused-usage-unfit = optie { $option }: deze waarde past niet
refused-usage-flag = optie { $option }: er hoort geen waarde bij
refused-usage-extra = woorden die nergens bij horen: { $given }

# How a command is used, above what is wrong with it. `$usage` and `$command` are as they are typed.
cli-usage = Gebruik: { $usage }
cli-usage-help = Meer hierover: { $command }
