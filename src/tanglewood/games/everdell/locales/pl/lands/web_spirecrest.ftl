# Spirecrest in the browser: the mountain with its weather, map tiles, discoveries, rabbits and big critters.

ev-region = { $region ->
    [foothills] Pagórki
    [peak] Szczyt
    [ridge] Grań
   *[home] Dom
}
ev-weather = Pogoda ({ $season }): { $words }
ev-weather-hidden = Jeszcze nieznana.
ev-map-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ev-map-tile = Kafelek mapy okolicy { $name }, { ev-map-points }, cena: { $price }.
ev-map-mine = { $paid ->
    [yes] { $name }, { ev-map-points }, opłacony.
   *[no] { $name }, { ev-map-points }.
}
ev-map-own = mapa
ev-map-next = następny do opłacenia:
ev-map-done = cała droga opłacona
ev-map-empty = Twoja mapa; każda eksploracja dodaje kafelek, opłacany na koniec gry.
ev-tiles-paid = Opłacone kafelki: { $n }, punkty: { $points }.
ev-discoveries-left = Zakryte odkrycia: { $n }.
ev-offers = odsłonięte odkrycia
ev-offer = { $name }. { $words } { $price ->
    [0] Za darmo.
   *[other] Koszt w surowcach lub kartach: { $price }.
}
ev-free = za darmo
ev-stormvale = karty Burzowej Doliny
ev-stormvale-card = W Burzowej Dolinie: { $what }
ev-discovery = Odkrycie { $name }. { $words }{ $points ->
    [0] {""}
    [one] {" "}Teraz { $points } punkt.
    [few] {" "}Teraz { $points } punkty.
   *[many] {" "}Teraz { $points } punktów.
}{ $workers ->
    [none] {""}
   *[other] {" "}{ $workers }.
}
ev-under = Pod odkryciem: { $what }
ev-rabbit-at = { $region ->
    [foothills] Króliczy podróżnik jest na pagórkach.
    [peak] Króliczy podróżnik jest na szczycie.
    [ridge] Króliczy podróżnik jest na grani.
   *[home] Króliczy podróżnik jest na wyprawie.
}
ev-big-critter = { $home ->
    [yes] { $name }, duże stworzenie, w domu
   *[no] { $name }, duże stworzenie, w terenie
}
ev-exploring = { $region ->
    [foothills] Eksploracja pagórków
    [peak] Eksploracja szczytu
   *[ridge] Eksploracja grani
}
ev-explore-step = { $step ->
    [chart] Mapa: kafelek do mapy
    [discover] Odkrycie: jedno z trzech
   *[travel] Podróż: do następnego regionu
}
ev-kind-discovery = { $big ->
    [yes] duże stworzenie z gór
   *[no] odkrycie
}
ev-kind-map = kafelek mapy okolicy
ev-kind-weather = pogoda: { $season }
