## What the server says to people who meet: open tables, talk, names, standing orders

server-no-list = Ten serwer nie ma listy otwartych stołów.
seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
seat-not-open = To miejsce czeka na kogoś z linkiem. Możesz oglądać.
seat-not-here = Nie możesz usiąść przy tym stole. Możesz oglądać albo przygotować własny stół.
seat-sits-already = Siedzisz już przy tym stole.
seat-invitation-void = Ten link zastąpił nowszy. Poproś o niego osobę, która zaprasza; tymczasem możesz oglądać.
follow-enough = Śledzisz już { $most ->
    [one] { $most } stół
    [few] { $most } stoły
   *[many] { $most } stołów
}; to wystarczy. Najpierw z jednego zrezygnuj.
name-refused = To imię nie jest tu dozwolone, wybierz inne.

talk-nobody = Nie siedzi tam nikt poza tobą.
talk-enough = Liczba zablokowanych przez ciebie osób: { $most }; to wystarczy.
talk-not-blocked = Ta osoba nie jest zablokowana.
talk-no-line = Tej wypowiedzi już nie ma.
talk-no-reason = Napisz w kilku słowach, co się stało.
talk-reported-enough = Jest dziś od ciebie wiele zgłoszeń; gospodarz się im przyjrzy. Wróć do tego jutro.

order-done =
    { $you ->
        [yes] To było twoje stałe polecenie.
       *[no] To było stałe polecenie gracza { $name }.
    }
undo-order = Wykonano stałe polecenie; tego, co było przed nim, nie można cofnąć.
