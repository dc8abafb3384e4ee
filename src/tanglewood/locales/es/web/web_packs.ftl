# Packs of designers in the browser.

web-pack = Paquete
web-pack-about = Los números y las cartas con los que se juega. Un paquete propio dice solo lo que cambia.
web-pack-own = el del juego
web-pack-named = { $n ->
    [0] { $name } { $version } (sin cambios)
    [one] { $name } { $version } (1 cambio)
   *[other] { $name } { $version } ({ $n } cambios)
}
web-pack-title = Paquete { $name } { $version }
web-pack-send = Elegir un archivo (.toml, .zip)
web-pack-checking = Comprobando…
web-pack-same = Nada cambia respecto al paquete del juego.
web-pack-new = nuevo: { $name }
web-pack-nothing = nada
