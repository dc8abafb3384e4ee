# What `tanglewood pack` says and writes.

cli-pack-new = { $folder }: a pack to begin with. Edit { $file }, then: tanglewood pack check { $folder }
cli-pack-fine = { $pack }: all of it fits; { $n ->
    [0] it changes nothing
    [one] it changes 1 thing
   *[other] it changes { $n } things
}.
cli-pack-stale = { $entry }: changes { $fields }, but not its `text`, which is what players read.
cli-pack-diff = { $pack } against { $against }: { $n ->
    [0] no difference
    [one] 1 difference
   *[other] { $n } differences
}
cli-pack-changed = { $before } → { $after }
cli-pack-added = new: { $name }
cli-pack-gone = gone: { $name }
cli-pack-nothing = nothing

pack-starter-head =
    A pack for { $title }. Write only what differs from the game’s own pack:
    an entry with an id of the game replaces the fields that are written here,
    one with an id of its own is new. Lines behind # are examples; take the # away.

    tanglewood pack check FOLDER          says what does not fit
    tanglewood pack diff FOLDER           shows what changes
    tanglewood play { $game } --pack FOLDER   plays with it
pack-starter-experimental = Numbers keep the bounds of the game’s shapes. This lifts them:
pack-starter-table = { $n ->
    [one] { $table }: there is one in the game.
   *[other] { $table }: { $n } in the game; `tanglewood pack show { $game } { $table }` prints them all. The first:
}
