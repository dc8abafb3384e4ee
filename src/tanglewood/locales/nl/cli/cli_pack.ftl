# What `tanglewood pack` says and writes.

cli-pack-new = { $folder }: een pakket om mee te beginnen. Bewerk { $file }, en dan: tanglewood pack check { $folder }
cli-pack-fine = { $n ->
    [0] { $pack }: alles past; het verandert niets.
    [one] { $pack }: alles past; het verandert 1 ding.
   *[other] { $pack }: alles past; het verandert { $n } dingen.
}
cli-pack-stale = { $entry }: verandert { $fields }, maar niet de `text`, en die lezen spelers.
cli-pack-diff = { $n ->
    [0] { $pack } tegenover { $against }: geen verschil
    [one] { $pack } tegenover { $against }: 1 verschil
   *[other] { $pack } tegenover { $against }: { $n } verschillen
}
cli-pack-changed = { $before } → { $after }
cli-pack-added = nieuw: { $name }
cli-pack-gone = weg: { $name }
cli-pack-nothing = niets

pack-starter-head =
    Een pakket voor { $title }. Schrijf alleen wat verschilt van het pakket van het spel zelf:
    een item met een id van het spel vervangt de velden die hier staan,
    een met een eigen id is nieuw. Regels achter # zijn voorbeelden; haal de # weg.

    tanglewood pack check FOLDER          zegt wat er niet past
    tanglewood pack diff FOLDER           toont wat er verandert
    tanglewood play { $game } --pack FOLDER   speelt ermee
pack-starter-experimental = Getallen blijven binnen de grenzen van het spel. Dit heft ze op:
pack-starter-table = { $n ->
    [one] { $table }: in het spel is er één.
   *[other] { $table }: { $n } in het spel; `tanglewood pack show { $game } { $table }` toont ze allemaal. De eerste:
}
