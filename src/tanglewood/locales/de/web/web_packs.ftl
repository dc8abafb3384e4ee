# Packs of designers in the browser.

web-pack = Paket
web-pack-about = Die Zahlen und Karten, mit denen gespielt wird. Ein eigenes Paket enthält nur, was anders ist.
web-pack-own = das des Spiels
web-pack-named = { $n ->
    [0] { $name } { $version } (keine Änderungen)
    [one] { $name } { $version } (1 Änderung)
   *[other] { $name } { $version } ({ $n } Änderungen)
}
web-pack-title = Paket { $name } { $version }
web-pack-send = Datei wählen (.toml, .zip)
web-pack-checking = Wird geprüft …
web-pack-same = Nichts weicht vom Paket des Spiels ab.
web-pack-new = neu: { $name }
web-pack-nothing = nichts
