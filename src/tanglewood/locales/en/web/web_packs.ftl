# Packs of designers in the browser.

web-pack = Pack
web-pack-about = The numbers and cards that are played with. A pack of your own says only what differs.
web-pack-own = the game’s own
web-pack-named = { $name } { $version } ({ $n ->
    [0] no changes
    [one] 1 change
   *[other] { $n } changes
})
web-pack-title = Pack { $name } { $version }
web-pack-send = Choose a file (.toml, .zip)
web-pack-checking = Checking …
web-pack-same = Nothing differs from the game’s own pack.
web-pack-new = new: { $name }
web-pack-nothing = nothing
