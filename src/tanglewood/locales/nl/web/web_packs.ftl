# Packs of designers in the browser.

web-pack = Pakket
web-pack-about = De getallen en kaarten waarmee wordt gespeeld. Een eigen pakket zegt alleen wat anders is.
web-pack-own = dat van het spel zelf
web-pack-named = { $name } { $version } ({ $n ->
    [0] geen wijzigingen
    [one] 1 wijziging
   *[other] { $n } wijzigingen
})
web-pack-title = Pakket { $name } { $version }
web-pack-send = Bestand kiezen (.toml, .zip)
web-pack-checking = Controleren…
web-pack-same = Niets verschilt van het pakket van het spel zelf.
web-pack-new = nieuw: { $name }
web-pack-nothing = niets
