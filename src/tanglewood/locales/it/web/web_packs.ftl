# Packs of designers in the browser.

web-pack = Pacchetto
web-pack-about = I numeri e le carte con cui si gioca. Un tuo pacchetto dice solo che cosa cambia.
web-pack-own = quello del gioco
web-pack-named = { $name } { $version } ({ $n ->
    [0] nessuna modifica
    [one] 1 modifica
   *[other] { $n } modifiche
})
web-pack-title = Pacchetto { $name } { $version }
web-pack-send = Scegli un file (.toml, .zip)
web-pack-checking = Controllo…
web-pack-same = Nessuna differenza dal pacchetto del gioco.
web-pack-new = nuovo: { $name }
web-pack-nothing = nulla
