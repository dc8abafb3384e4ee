# Mycelia's components in words, for the terminal, `tanglewood cards` and the browser.

mycelia-about-name = { $table ->
    [supply] Karta zaopatrzenia { $id }
    [solo] Karta Gwidyona { $id }
    [die] Kość
    [board] Format plansz
    [prisma] Prisma
    [track] Krąg łask
    [counts] Liczby gry
   *[other] { $table } { $id }
}
mycelia-leaves-cost = { $cost ->
    [one] 1 liść
    [few] { $cost } liście
   *[many] { $cost } liści
}
mycelia-copies-count = { $copies ->
    [one] 1 egzemplarz
    [few] { $copies } egzemplarze
   *[many] { $copies } egzemplarzy
}
mycelia-about-card = { $table ->
    [card] { $set ->
        [expansion] Grzyb do zwerbowania, z dodatku; koszt: { mycelia-leaves-cost }; { mycelia-copies-count }.
        [prisma] Grzyb do zwerbowania, z dodatku Prisma; koszt: { mycelia-leaves-cost }; { mycelia-copies-count }.
       *[base] Grzyb do zwerbowania; koszt: { mycelia-leaves-cost }; { mycelia-copies-count }.
    }
    [start] Karta, z którą każdy zaczyna; w każdej talii { mycelia-copies-count }.
    [tile] { $set ->
        [expansion] Kafelek akcji, z dodatku; koszt użycia: { mycelia-leaves-cost }; { mycelia-copies-count }.
        [prisma] Kafelek akcji, z dodatku Prisma; koszt użycia: { mycelia-leaves-cost }; { mycelia-copies-count }.
       *[base] Kafelek akcji; koszt użycia: { mycelia-leaves-cost }; { mycelia-copies-count }.
    }
   *[gift] { $colour ->
        [start] Dar, z którym każdy zaczyna
        [green] Zielony dar
        [amber] Bursztynowy dar
       *[violet] Fioletowy dar
    }, z dodatku Prisma; wyłożony w strefie darów { $draw ->
        [0] nie dobiera kart
        [one] dobiera 1 kartę
        [few] dobiera { $draw } karty
       *[many] dobiera { $draw } kart
    }.
}
mycelia-about-single = { $table ->
    [gift] Raz, gdy go dostajesz: { $words }
   *[card] Raz, gdy ją werbujesz: { $words }
}
mycelia-about-solo = Karta Gwidyona, wykonywana po twojej turze:
mycelia-about-side = { $back ->
    [yes] Tył plansz. Pola od lewej, * to pole świątyni:
   *[no] Przód wszystkich plansz. Pola od lewej, * to pole świątyni:
}
mycelia-about-setup = Krople na polach na początku gry, od lewej; * to pole świątyni:
mycelia-about-setup-prisms = Pryzmatyczne krople:
mycelia-about-row = Rząd { $row }: { $fields }
mycelia-about-supply = Gdzie pojawiają się krople, gdy świątynia się obraca, zależnie od wyniku na kości:
mycelia-about-face = { mycelia-face }: { $fields }
mycelia-about-die = Sześć ścianek: { $faces }.
mycelia-about-track = Pola po kolei: { $spaces }.
mycelia-about-prisma = Na każdej planszy krople rosy: { $dewdrops }, pryzmatyczne krople: { $prism_drops }; każdy zaczyna z darem { $gift }; { $shrine_fields ->
    [one] 1 pole świątyni więcej
    [few] { $shrine_fields } pola świątyni więcej
   *[many] { $shrine_fields } pól świątyni więcej
}.
mycelia-about-counts = Karty na ręce: { $hand }, karty w ofercie: { $showcase }; krople na każdej planszy: { $drops }; dodatkowe pola świątyni w pudełku: { $shrine_fields }. Świątynia obraca się przy tylu kroplach: solo { $p1 }, przy dwóch graczach { $p2 }, przy trzech { $p3 }, przy czterech { $p4 }.
mycelia-about-board = { $columns ->
    [5] Każda plansza ma { $columns } kolumn, od a do e; liczba rzędów: { $rows }.
   *[other] Liczba kolumn każdej planszy: { $columns }; liczba rzędów: { $rows }.
}
