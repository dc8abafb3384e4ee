# What `tanglewood pack` says and writes.

cli-pack-new = { $folder }: ein Paket zum Anfangen. Bearbeite { $file }, dann: tanglewood pack check { $folder }
cli-pack-fine = { $n ->
    [0] { $pack }: Alles passt; es ändert nichts.
    [one] { $pack }: Alles passt; es ändert 1 Sache.
   *[other] { $pack }: Alles passt; es ändert { $n } Sachen.
}
cli-pack-stale = { $entry }: ändert { $fields }, aber nicht den `text`, den die Leute lesen.
cli-pack-diff = { $n ->
    [0] { $pack } gegen { $against }: kein Unterschied
    [one] { $pack } gegen { $against }: 1 Unterschied
   *[other] { $pack } gegen { $against }: { $n } Unterschiede
}
cli-pack-changed = { $before } → { $after }
cli-pack-added = neu: { $name }
cli-pack-gone = weg: { $name }
cli-pack-nothing = nichts

pack-starter-head =
    Ein Paket für { $title }. Schreib nur, was vom Paket des Spiels abweicht:
    Ein Eintrag mit einer Kennung des Spiels ersetzt die hier geschriebenen Felder,
    einer mit eigener Kennung ist neu. Zeilen hinter # sind Beispiele; nimm das # weg.

    tanglewood pack check FOLDER          sagt, was nicht passt
    tanglewood pack diff FOLDER           zeigt, was sich ändert
    tanglewood play { $game } --pack FOLDER   spielt damit
pack-starter-experimental = Zahlen bleiben in den Grenzen, die das Spiel vorgibt. Das hier hebt sie auf:
pack-starter-table = { $n ->
    [one] { $table }: davon gibt es eins im Spiel.
   *[other] { $table }: { $n } im Spiel; `tanglewood pack show { $game } { $table }` gibt sie alle aus. Das erste:
}
