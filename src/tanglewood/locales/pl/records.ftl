record-in-file = { $file }: { $why }
record-line = wiersz { $line }: { $why }
record-foreign = to nie jest zapis gry Tanglewood; w wierszu 1 oczekiwano { $first }
record-newer = tę grę zapisała inna wersja Tanglewood; w wierszu 1 oczekiwano { $first }
record-damaged = nie można odczytać wiersza { $line }; plik jest uszkodzony
record-stale = { $line ->
    [0] ruch { $n } nie jest już możliwy przy tych zasadach i kartach
   *[other] wiersz { $line }: ten ruch nie jest już możliwy przy tych zasadach i kartach
}
record-other-pack = { $why }; grę rozegrano z pakietem { $theirs }, tu jest { $ours }{ $own ->
    [yes] {""}
   *[no] ; podaj tamten pakiet za pomocą --pack
}
record-too-long = wiersz { $line }: liczba ruchów w grze nie może przekraczać { $limit }
record-ended = ended: ruchy prowadzą aż do końca gry
record-result = { $key }: zapisano { $stored }, po odtworzeniu wychodzi { $replayed }
