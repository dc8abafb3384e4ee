cli-pack-new = { $folder } : un pack pour commencer. Modifiez { $file }, puis : tanglewood pack check { $folder }
cli-pack-fine = { $pack } : tout convient ; { $n ->
    [0] il ne change rien
    [one] il change { $n } chose
   *[other] il change { $n } choses
}.
cli-pack-stale = { $entry } : change { $fields }, mais pas son `text`, que lisent les joueurs.
cli-pack-diff = { $pack } comparé à { $against } : { $n ->
    [0] aucune différence
    [one] { $n } différence
   *[other] { $n } différences
}
cli-pack-changed = { $before } → { $after }
cli-pack-added = nouveau : { $name }
cli-pack-gone = disparu : { $name }
cli-pack-nothing = rien

pack-starter-head =
    Un pack pour { $title }. N’écrivez que ce qui diffère du pack du jeu :
    une entrée avec un id du jeu remplace les champs écrits ici,
    une entrée avec un id à elle est nouvelle. Les lignes après # sont des exemples ; enlevez le #.

    tanglewood pack check FOLDER          dit ce qui ne convient pas
    tanglewood pack diff FOLDER           montre ce qui change
    tanglewood play { $game } --pack FOLDER   joue avec
pack-starter-experimental = Les nombres gardent les limites du jeu. Ceci les lève :
pack-starter-table = { $n ->
    [1] { $table } : il y en a un dans le jeu.
   *[other] { $table } : { $n } dans le jeu ; `tanglewood pack show { $game } { $table }` les affiche tous. Le premier :
}
