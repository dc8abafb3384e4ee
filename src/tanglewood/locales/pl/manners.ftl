## What happens at a table beside the moves: sentences of the server

table-ended-resigned = Koniec gry: ktoś poddał grę.
table-ended-time = Koniec gry: komuś skończył się czas.
table-ended-agreement = Grę zakończono za zgodą wszystkich.
table-time-up = Twój czas się skończył.

notice-resigned = { $ends ->
    [true] { $name } poddaje grę.
   *[false] { $name } poddaje grę. Na tym miejscu gra dalej bot; liczy się ono jako ostatnie.
}
notice-time-resigned = { $ends ->
    [true] { $name }: czas się skończył. Gra jest poddana.
   *[false] { $name }: czas się skończył. Gra jest poddana; na tym miejscu gra dalej bot i liczy się ono jako ostatnie.
}
notice-time-bot = { $name }: czas się skończył. Dalej gra bot.
notice-old-rulings = Od początku tej gry zmieniło się jedno z rozstrzygnięć; gra toczy się według dawnego.
notice-agreed = Gra zakończona za zgodą wszystkich. Nikt nie wygrywa.

agreement-declined = Ktoś chce grać dalej. Po następnym ruchu możesz zaproponować to ponownie.
clock-alone = Zegar jest dla co najmniej dwóch osób.

seat-gave-up = Na tym miejscu grę poddano; bot gra tu do końca.
seat-name-taken = Przy tym stole ktoś już nosi imię { $name }. Może { $free }?
seat-invitation-used = To miejsce zajmuje { $name }: zaproszenie działa raz. Jeśli to ty na innym urządzeniu, otwórz tam stół i wybierz „Przenieś moje miejsce na inne urządzenie”. W przeciwnym razie poproś o inny link osobę, która zaprasza; tymczasem możesz oglądać.
seat-invitation-unknown = To zaproszenie nie działa: link może być niepełny albo prowadzi do innego stołu. Poproś osobę, która zaprasza, żeby wysłała go ponownie; tymczasem możesz oglądać.
seat-used-code = Ten kod nie działa: może zawiera literówkę, ma więcej niż dziesięć minut albo został już użyty. Utwórz nowy na urządzeniu, które ma miejsce.
seat-sits-here = To urządzenie ma już miejsce przy tym stole. Otwórz kod na drugim urządzeniu.

# Records of such games in the terminal

cli-check-ended = { $moves ->
    [one] Zapis odtwarza się poprawnie do końca gry: 1 ruch; tam gracze ją zakończyli.
    [few] Zapis odtwarza się poprawnie do końca gry: { $moves } ruchy; tam gracze ją zakończyli.
   *[many] Zapis odtwarza się poprawnie do końca gry: { $moves } ruchów; tam gracze ją zakończyli.
}
cli-replayed-resigned = { $name } poddaje grę i zajmuje ostatnie miejsce.
cli-replayed-agreement = Grę zakończono za zgodą wszystkich. Nikt nie wygrywa.
