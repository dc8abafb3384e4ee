# Why a move is good. Each is a piece of a line.

mycelia-why-ending = opróżnia planszę: ta runda jest ostatnia
mycelia-why-off = { $n ->
    [one] zdejmuje kroplę z planszy
    [few] zdejmuje { $n } krople z planszy
   *[many] zdejmuje { $n } kropli z planszy
}
mycelia-why-nearer = { $n ->
    [one] przybliża krople o krok do pola świątyni
    [few] przybliża krople o { $n } kroki do pola świątyni
   *[many] przybliża krople o { $n } kroków do pola świątyni
}
mycelia-why-leaves = { $n ->
    [one] daje 1 liść
    [few] daje { $n } liście
   *[many] daje { $n } liści
}
mycelia-why-hire = wkrótce na ręce: { $what }
mycelia-why-trash = o słabą kartę mniej: dobre przychodzą częściej
mycelia-why-showcase = wykłada inne grzyby do zwerbowania
mycelia-why-tile = zdobywa kafelek { $tile }
mycelia-why-shrine = pole świątyni na { $field } skraca drogi
mycelia-why-favour = wchodzi na pole { $space } kręgu łask
mycelia-why-full = zapełnia świątynię: wszyscy dostają nowe krople
mycelia-why-given = { $n ->
    [one] ale daje innym 1 liść
    [few] ale daje innym { $n } liście
   *[many] ale daje innym { $n } liści
}
mycelia-why-end = { $n ->
    [one] zachowuje 1 liść na następną turę
    [few] zachowuje { $n } liście na następną turę
   *[many] zachowuje { $n } liści na następną turę
}
mycelia-why-hand = potem przychodzi nowa ręka
mycelia-why-card = { $what }
mycelia-why-rest = { $n ->
    [one] zostaje 1 liść
    [few] zostają { $n } liście
   *[many] zostaje { $n } liści
}
mycelia-why-gone = można się bez tego obyć: { $what }
mycelia-why-again = trafia na rękę jeszcze raz: { $what }
mycelia-why-roots = odkryte będą inne dary
mycelia-why-skip = krople zostają na miejscu
mycelia-why-next = { $verb ->
    [remove] karta { $card } z ręki może ją stamtąd zdjąć
   *[move] karta { $card } z ręki może ją stamtąd przesunąć dalej
}
mycelia-why-way = { $n ->
    [one] z { $field } jest krok do pola świątyni
    [few] z { $field } są { $n } kroki do pola świątyni
   *[many] z { $field } jest { $n } kroków do pola świątyni
}
