# Why a move is good. Each is a piece of a line: `3 gold; shows 2 tiles`.

deep_forest-why-gold = złoto: { $n }
deep_forest-why-income = daje: { $gives }
deep_forest-why-sword = miecz: jedna kość więcej w walce
deep_forest-why-obstacle = { deep_forest-tile } liczy się do zestawu
deep_forest-why-troll = troll staje komuś na drodze
deep_forest-why-walk = { $markers ->
    [one] o pole dalej, za kamień znacznikowy
    [few] o pole dalej, za { $markers } kamienie znacznikowe
   *[many] o pole dalej, za { $markers } kamieni znacznikowych
}
deep_forest-why-tiles = { $n ->
    [one] odkrywa 1 kafelek
    [few] odkrywa { $n } kafelki
   *[many] odkrywa { $n } kafelków
}
deep_forest-why-line = wtedy najlepsza linia daje: { $gives }
deep_forest-why-end = zachowuje to, co jest, na następną turę
deep_forest-why-strip = przy dobrym położeniu linia daje: { $gives }
deep_forest-why-have = wtedy w zapasie: { $gives }
deep_forest-why-enough = wystarczy na: { deep_forest-tile }
deep_forest-why-back = { $n ->
    [0] z powrotem na poprzednie pole
    [one] odzyskuje kamień znacznikowy
    [few] odzyskuje { $n } kamienie znacznikowe
   *[many] odzyskuje { $n } kamieni znacznikowych
}
deep_forest-why-way = { $n ->
    [one] do wyjścia zostaje 1 rząd
    [few] do wyjścia zostają { $n } rzędy
   *[many] do wyjścia zostaje { $n } rzędów
}
