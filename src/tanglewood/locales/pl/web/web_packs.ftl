# Packs of designers in the browser.

web-pack = Pakiet
web-pack-about = Liczby i karty, którymi się gra. Własny pakiet podaje tylko to, co się różni.
web-pack-own = z gry
web-pack-named = { $name } { $version } ({ $n ->
    [0] bez zmian
    [one] 1 zmiana
    [few] { $n } zmiany
   *[many] { $n } zmian
})
web-pack-title = Pakiet { $name } { $version }
web-pack-send = Wybierz plik (.toml, .zip)
web-pack-checking = Sprawdzam…
web-pack-same = Nic nie różni się od pakietu gry.
web-pack-new = nowe: { $name }
web-pack-nothing = nic
