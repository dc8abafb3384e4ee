# What the reading panel says of fields and the things of all, and what is written on the board

my-needs = { $n }, potrzeba { $need }
my-field-drops = { $n ->
    [0] Nie leży tu żadna kropla.
    [one] Leży tu 1 kropla.
    [few] Leżą tu { $n } krople.
   *[many] Leży tu { $n } kropli.
}
my-field-fits = Pasuje do tego, o co pyta gra.
my-wheel-now = Zajęte otwory: { $n } z { $of }; { $left ->
    [0] na koniec tej tury się obraca.
    [one] obróci się po 1 kropli.
    [few] obróci się po { $left } kroplach.
   *[many] obróci się po { $left } kroplach.
}
my-map-now = To strona { $side } karty { $card }; za każdym razem się ją odwraca.
my-ring = krąg łask
my-ring-about = Każda zdjęta pryzmatyczna kropla przesuwa twojego grzybka o jedno pole; na kolorowym polu możesz kupić dar tego koloru.
my-on-top = Na wierzchu, widoczna dla ciebie: { $name }
my-gift-story = { $n ->
    [0] Dobrano dar. Nigdy nie zostaje na ręce: leży odkryty obok twoich zasobów, nie dobiera się za niego kart i pomaga przez całą tę turę. Potem trafia na stos kart odrzuconych.
    [one] Dobrano dar. Nigdy nie zostaje na ręce: leży odkryty obok twoich zasobów, dobiera się za niego 1 kartę i pomaga przez całą tę turę. Potem trafia na stos kart odrzuconych.
    [few] Dobrano dar. Nigdy nie zostaje na ręce: leży odkryty obok twoich zasobów, dobiera się za niego { $n } karty i pomaga przez całą tę turę. Potem trafia na stos kart odrzuconych.
   *[many] Dobrano dar. Nigdy nie zostaje na ręce: leży odkryty obok twoich zasobów, dobiera się za niego { $n } kart i pomaga przez całą tę turę. Potem trafia na stos kart odrzuconych.
}
my-chip-back = Pod spodem jest druga strona.
