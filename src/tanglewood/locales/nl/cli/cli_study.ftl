# Studies: `tanglewood study`, and what it refuses.

help-study-short = Versies van een spel met dezelfde verdelingen vergelijken, met intervallen.
help-study =
    Versies van een spel met dezelfde verdelingen vergelijken, met intervallen.

    Een onderzoek is een klein TOML-bestand (docs/studies.md) of de opties van `run`. De map bewaart elk afgelopen
    spel; dezelfde opdracht gaat verder waar ze stopte.
help-study-run-short = Een onderzoek spelen, of ermee verdergaan.
help-study-run =
    Een onderzoek spelen, of ermee verdergaan.

    tanglewood study run troll.toml --jobs 2

    tanglewood study run --game deep_forest -o sparse=0,8 --games 200

    tanglewood study run --game everdell --forbid card:fool --games 200
help-study-report-short = Wat een onderzoek vond: gemiddelden, plaatsen, onderdelen, geluk en kunde.
help-study-compare-short = Wat verschilt tussen de varianten van een onderzoek, of tussen twee onderzoeken.
help-study-file = Een onderzoek als TOML-bestand. Opties op de opdrachtregel gaan vóór wat erin staat.
help-study-folder = De map van een onderzoek.
help-study-other = De map van een tweede onderzoek, met dezelfde verdelingen.
help-study-game = Het spel, als er geen bestand is.
help-study-bots = Een bot voor alle plaatsen, of een voor elke met komma’s. Standaard: greedy.
help-study-option = Een optie van het spel; meerdere waarden met komma’s worden vergeleken.
help-study-pack = Een pakket om te vergelijken; meerdere keren voor meerdere pakketten.
help-study-set = Een getal van het pakket om te wijzigen; meerdere waarden met komma’s worden vergeleken.
help-study-forbid = Wat een bot niet mag gebruiken, om te zien wat dat waard is; meerdere keren voor meerdere dingen.
help-study-games = Hoeveel spellen elke variant speelt.
help-study-precision = Stoppen zodra alle verschillen van de maat zeker zijn of tot op deze precisie bekend zijn.
help-study-measure = De maat waar de stopregel naar kijkt.
help-study-out = De map; standaard genoemd naar het bestand of het spel.
help-study-ray = Op een Ray-cluster op dit adres spelen; auto: het cluster dat op deze machine draait.
help-study-all = Alle onderdelen, niet alleen die opvallen.

cli-study-done = { $deals ->
        [one] 1 verdeling
       *[other] { $deals } verdelingen
    }, { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } { $game }, in { $folder }
cli-study-early = Het stopte vroeg, na { $deals } van { $wanted } verdelingen: aan de stopregel was voldaan.
cli-study-unfinished = Dit onderzoek is niet klaar: { $done } van { $wanted } spellen. Verder met: { $command }
cli-study-interrupted = onderbroken; bewaard: { $done } van { $wanted } spellen. Verder met: { $command }
cli-study-made = Gemaakt met: { $command }
cli-study-digest = digest { $digest }, pakketten: { $packs }
cli-study-certain = Wat zeker is ({ $level } samen, correctie: { $correction })
cli-study-noise = Wat ruis kan zijn
cli-study-nothing = Geen verschil is zeker.
cli-study-difference = { $variant }: { $measure } { $value } ({ $low } tot { $high }), tegenover { $base } in { $against }
cli-study-worth-title = Wat het waard is: vrije bots min de bot die het zonder doet
cli-study-means-title = Gemiddelden per spel
cli-study-places-title = Winstpercentage naar plaats in de speelvolgorde
cli-study-luck-title = Waar verschillen vandaan komen, delen van de variantie
cli-study-shares-title = Onderdelen waarvan de eigenaren vaker of minder vaak winnen
cli-study-usage-title = Onderdelen die vaker of minder vaak worden gebruikt, per spel
cli-study-maxima-title = De meeste stukken tegelijk in gebruik, en wat er in de doos zit
cli-study-other-winner = { $variant }: een andere plaats wint { $value } van dezelfde verdelingen ({ $low } tot { $high }).
cli-study-one-variant = Dit onderzoek heeft één variant; er valt niets te vergelijken.
cli-column-variant = variant
cli-column-measure = maat
cli-column-value = waarde
cli-column-place = plaats
cli-column-part = deel
cli-column-component = onderdeel
cli-column-did = deed
cli-column-seats = plaatsen
cli-column-forbids = zonder
cli-column-base = basis
cli-column-printed = gedrukt
cli-column-kind = soort
cli-column-quantile = 95%
cli-column-adjusted = p

refused-extra = hiervoor is { $library } nodig; installeer met: pip install 'tanglewood[{ $extra }]'
refused-ray-address = op { $address } antwoordt geen Ray-cluster: { $problem }
refused-ray-version = het cluster draait Tanglewood { $there }, dit is { $here }; installeer daar dezelfde versie
refused-study-file = { $file }: { $problem }
refused-study-what = noem een bestand, of een spel met --game
refused-study-both = een bestand of --game verwacht, gekregen: allebei
refused-study-own = het bestand legt dit zelf vast in zijn variant { $variant }: laat { $option } weg, of wijzig het bestand
refused-study-measure-alone = --measure is de maat voor vroegtijdig stoppen: noem ook --precision
refused-study-games = games: een heel getal vanaf 1 verwacht, gekregen: { $given }
refused-study-confidence = confidence: een getal van 0.5 tot onder 1 verwacht, gekregen: { $given }
refused-study-variants = hoogstens { $most } varianten verwacht, gekregen: { $n }; geef het raster minder waarden
refused-study-grid = grid: een naam zoals options.NAME of set.TABLE.ID.FIELD verwacht, gekregen: { $given }
refused-study-values = grid: { $name }: waarden verwacht, geen gekregen
refused-study-measure = een maat verwacht, een van { $known }; gekregen: { $given }
refused-study-stop = stop: voor first en every hele getallen vanaf 2 en 1 verwacht, gekregen: { $first } en { $every }
refused-study-precision = precision: getal vanaf 0 verwacht, gekregen: { $given }
refused-study-none = { $folder }: hier is geen onderzoek; begin er een met: tanglewood study run FILE
refused-study-digest = { $folder }: study.json is gewijzigd nadat het onderzoek begon; begin een nieuw in een andere map
refused-study-other = { $folder } bevat een ander onderzoek (digest { $here }, dit heeft { $wanted }); noem een andere map met --out
refused-study-line = { $file }, regel { $line }: dit is geen spel van een onderzoek: { $problem }
refused-study-alike = de onderzoeken kunnen niet per verdeling worden vergeleken: { $what } verschilt ({ $one } en { $other })
