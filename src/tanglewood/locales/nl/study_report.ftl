# The report of a study (`tanglewood study report FOLDER -o report.html`).

report-span = { $low } tot { $high }
report-bin = { $low } tot { $high }
report-tip = { $value } ({ $span })
# Follows “wie”: see report-place.
report-nth = { $n ->
        [1] begint
       *[other] als nummer { $n } speelt
    }
report-variants = Wat wordt vergeleken
report-answer = Het antwoord

report-title-one = { $game }: hoe het speelt
report-title-two = { $game }: { $one } of { $other }?
report-title-many = { $game }: { $n } versies vergeleken

report-measure-turns = Beurten per spel
report-measure-decisions = Beslissingen per spel
report-measure-choices = Beslissingen met een keuze
report-measure-options-mean = Opties per beslissing
report-measure-options-sd = Spreiding van de opties
report-measure-options-most = Meeste opties tegelijk
report-measure-lead-changes = Wisselingen van de leiding
report-measure-drama = Hoe ver de winnaar achterstond
report-measure-decided-at = Deel van het spel tot het beslist is
report-measure-margin = Voorsprong van de winnaar
report-measure-winners = Plaatsen die de winst delen
report-measure-rival-won = Winst van de tegenstander
report-measure-first-seat = Winst van wie begint
report-measure-score = Gemiddelde score
report-measure-best-score = Beste score
report-measure-minutes = Minuten per spel
report-measure-won-by = Winst van { $bot }
report-measure-won = Winstpercentage
report-measure-points-from = Punten: { $source }

report-answer-no = { $deals ->
        [one] Na één verdeling verschilt geen enkele maat zeker. Met meer verdelingen worden kleinere verschillen zichtbaar.
       *[other] Na { $deals } verdelingen verschilt geen enkele maat zeker. Met meer verdelingen worden kleinere verschillen zichtbaar.
    }
report-answer-yes = { $n ->
    [one] Bij dezelfde verdelingen verschilt { $n } van { $of } maten zeker: { $parts }.
   *[other] Bij dezelfde verdelingen verschillen { $n } van { $of } maten zeker: { $parts }.
}
report-answer-part = { $unit ->
        [points] { $measure } { $value } procentpunten in { $variant }
       *[none] { $measure } { $value } in { $variant }
    }
report-answer-mean = { $measure }: { $value } ({ $span }).

report-certain = Wat zeker is
report-noise = Wat ruis kan zijn
report-nothing-certain = Niets van wat is vergeleken.
report-difference = { $measure }: { $value } in { $variant } ({ $span }); { $base } in { $against }.
report-difference-share = { $measure }, in procentpunten: { $value } in { $variant } ({ $span }); { $base } in { $against }.
report-worth-share = Zonder { $thing } spelen kost, in procentpunten van het winstpercentage: { $value } ({ $span }).
report-worth-score = Zonder { $thing } spelen kost, in punten van de score: { $value } ({ $span }).
report-place = { $variant }: wie { $nth }, wint { $value } ({ $span }); eerlijk zou { $fair } zijn.
report-places-fair = { $variant }: geen plaats in de speelvolgorde wijkt zeker af van de eerlijke { $fair }.
# $did comes as an id.
report-did = { $did ->
        [offered] aangeboden
        [taken] genomen
        [played] gespeeld
        [used] gebruikt
       *[other] { $did }
    }
report-usage = { $component }, { report-did }: { $value } keer per spel in { $variant } ({ $span }).
report-share = { $component }, { report-did } in { $variant }: wie dat deed, wint { $value } ({ $span }); eerlijk zou { $fair } zijn.
report-supply-short = { $kind }: een spel gebruikte er { $most } tegelijk, in de doos zitten er { $printed }.
report-correction-holm = Intervallen: { $level }, elk op zich. “Zeker” geldt voor alle vergelijkingen samen (Holm); onderdelen en plaatsen zijn onderling gecorrigeerd.
report-correction-bh = Intervallen: { $level }, elk op zich. Van wat zeker heet, is weinig onjuist (Benjamini en Hochberg).
report-correction-none = Intervallen: { $level }, elk op zich. Er is niet gecorrigeerd voor veel vergelijkingen: verwacht enkele onjuiste.
report-hint-no-proof = Winnaars hebben van alles meer gehad: het winstpercentage bij een onderdeel is een aanwijzing; het bewijs krijg je pas door het één bot te verbieden (--forbid).
report-unfinished = Dit onderzoek is niet klaar: { $done } van { $wanted } spellen. Wat het zegt, kan nog veranderen.
report-early = De stopregel beëindigde het vroeg, na { $deals } van { $wanted } verdelingen. De intervallen gelden, hoe vaak je ook kijkt.

report-plot-shares = Wat verschilt, in procentpunten
report-plot-shares-about = Tegenover { $base }, met dezelfde verdelingen. Een gevuld punt is zeker, een hol punt kan ruis zijn.
report-plot-amounts = Wat verschilt, in procenten van { $base }
report-plot-amounts-about = Met dezelfde verdelingen; de getallen staan in hun eigen eenheden. Een hol punt kan ruis zijn.
report-plot-worth = Wat het waard is
report-plot-worth-about = Procentpunten van het winstpercentage die een bot zonder dit verliest.
report-plot-length = Hoe lang een spel duurt
report-plot-length-about = Beurten, als deel van de spellen.
report-plot-margin = Met hoeveel een spel wordt gewonnen
report-plot-margin-about = Punten voorsprong op de volgende, als deel van de spellen.
report-plot-places = Winstpercentage naar speelvolgorde
report-plot-places-about = Eerlijk zou { $share } zijn.
report-plot-components = Winstpercentage van wie het heeft { report-did }
report-plot-components-about = Die het meest opvallen; eerlijk zou { $share } zijn.
report-plot-luck = Waar de verschillen in scores vandaan komen
report-plot-luck-about = Delen van de variantie: geluk van de verdeling en van de plaats, kunde van de bot, en de rest.
report-means = Gemiddeld: { $all }.
report-part-deal = de verdeling
report-part-place = de speelvolgorde
report-part-bot = de bot
report-part-play = toeval in het spel

report-outliers = Spellen die opvallen
report-outliers-about = Elk spelbestand speelt het spel opnieuw af: met de opdracht, of geopend op de eerste pagina in de browser.
report-outlier = { $turns ->
        [one] { $variant }, verdeling { $deal }: één beurt, { $scores }
       *[other] { $variant }, verdeling { $deal }: { $turns } beurten, { $scores }
    }
report-outlier-record = { $file }
report-outlier-longest = Het langste
report-outlier-shortest = Het kortste
report-outlier-widest = Het duidelijkste
report-outlier-closest = Het spannendste
report-outlier-highest = De hoogste score
report-outlier-dramatic = De beste inhaalrace

report-means-table = Gemiddelden per spel, met intervallen
report-components-table = Elk onderdeel
report-components-about = Hoe vaak per spel; dan het winstpercentage van plaatsen die het hadden, met interval, en de punten die het ze opleverde. Een gemarkeerde regel is zeker.
report-supply-table = De meeste stukken tegelijk in gebruik
report-resources-table = Wat een plaats in een spel krijgt, uitgeeft en verspilt
report-col-measure = Maat
report-col-component = Onderdeel
report-col-kind = Soort
report-col-variant = In
report-col-offered = Aangeboden
report-col-taken = Genomen
report-col-played = Gespeeld
report-col-used = Gebruikt
report-col-share = Winstpercentage
report-col-points = Punten
report-col-mean = Gemiddeld
report-col-quantile = 95% van de spellen
report-col-most = Meeste
report-col-printed = In de doos
report-col-resource = Goederen
report-col-gained = Gekregen
report-col-spent = Uitgegeven
report-col-wasted = Verspild
report-col-left = Over aan het einde

report-change = { $path } { $after } in plaats van { $before }
report-change-new = { $path } is nieuw
report-change-gone = { $path } is weg
report-change-more = nog { $n }

report-made = Hoe het is gemaakt
report-made-deals = verdelingen
report-made-games = spellen
report-made-seconds = van de processor
report-made-how = { $players ->
        [one] Eén plaats: { $bots }; bots wisselen van plaats; seed { $seed }.
       *[other] { $players } plaatsen: { $bots }; bots wisselen van plaats; seed { $seed }.
    }
report-made-version = Tanglewood { $version }, digest { $digest }.

cli-study-report-written = Het rapport staat in { $file }
refused-study-empty = { $folder }: geen spel van dit onderzoek is al klaar
help-study-report-out = Het rapport als één pagina met grafieken schrijven, te openen in een browser zonder netwerk.
