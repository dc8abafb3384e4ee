web-pack = Pack
web-pack-about = Les nombres et les cartes avec lesquels on joue. Un pack à vous n’indique que ce qui diffère.
web-pack-own = celui du jeu
web-pack-named = { $name } { $version } ({ $n ->
    [0] aucun changement
    [one] { $n } changement
   *[other] { $n } changements
})
web-pack-title = Pack { $name } { $version }
web-pack-send = Choisir un fichier (.toml, .zip)
web-pack-checking = Vérification…
web-pack-same = Rien ne diffère du pack du jeu.
web-pack-new = nouveau : { $name }
web-pack-nothing = rien
