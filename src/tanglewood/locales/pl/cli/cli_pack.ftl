# What `tanglewood pack` says and writes.

cli-pack-new = { $folder }: pakiet na początek. Edytuj { $file }, a potem: tanglewood pack check { $folder }
cli-pack-fine = { $n ->
    [0] { $pack }: wszystko pasuje; nic nie zmienia.
    [one] { $pack }: wszystko pasuje; 1 zmiana.
    [few] { $pack }: wszystko pasuje; { $n } zmiany.
   *[many] { $pack }: wszystko pasuje; { $n } zmian.
}
cli-pack-stale = { $entry }: zmienia { $fields }, ale nie swój `text`, a to czytają gracze.
cli-pack-diff = { $n ->
    [0] { $pack } w porównaniu z { $against }: bez różnic
    [one] { $pack } w porównaniu z { $against }: 1 różnica
    [few] { $pack } w porównaniu z { $against }: { $n } różnice
   *[many] { $pack } w porównaniu z { $against }: { $n } różnic
}
cli-pack-changed = { $before } → { $after }
cli-pack-added = nowe: { $name }
cli-pack-gone = usunięte: { $name }
cli-pack-nothing = nic

pack-starter-head =
    Pakiet do gry { $title }. Napisz tylko to, co różni się od własnego pakietu gry:
    wpis z identyfikatorem z gry zastępuje pola, które tu zapisano,
    wpis z własnym identyfikatorem jest nowy. Wiersze za # to przykłady; usuń #.

    tanglewood pack check FOLDER          mówi, co nie pasuje
    tanglewood pack diff FOLDER           pokazuje, co się zmienia
    tanglewood play { $game } --pack FOLDER   gra z nim
pack-starter-experimental = Liczby trzymają się granic wyznaczonych przez grę. To je znosi:
pack-starter-table = { $n ->
    [one] { $table }: w grze jest jeden wpis.
    [few] { $table }: w grze { $n }; `tanglewood pack show { $game } { $table }` wypisuje wszystkie. Pierwszy:
   *[many] { $table }: w grze { $n }; `tanglewood pack show { $game } { $table }` wypisuje wszystkie. Pierwszy:
}
