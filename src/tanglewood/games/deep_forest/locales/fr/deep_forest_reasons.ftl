deep_forest-why-gold = or : { $n }
deep_forest-why-income = rapporte { $gives }
deep_forest-why-sword = une épée : un dé de plus au combat
deep_forest-why-obstacle = { deep_forest-the-tile } compte pour une série
deep_forest-why-troll = un troll barre la route à quelqu’un
deep_forest-why-walk = { $markers ->
    [one] une case plus loin, pour { $markers } pierre de balisage
   *[other] une case plus loin, pour { $markers } pierres de balisage
}
deep_forest-why-tiles = { $n ->
    [one] révèle { $n } tuile cachée
   *[other] révèle { $n } tuiles cachées
}
deep_forest-why-line = la meilleure ligne donne alors { $gives }
deep_forest-why-end = garde ce qui est en réserve pour le prochain tour
deep_forest-why-strip = si elle est bien posée, une ligne donne { $gives }
deep_forest-why-have = alors en réserve : { $gives }
deep_forest-why-enough = de quoi franchir { deep_forest-a-tile }
deep_forest-why-back = { $n ->
    [0] retour à la case précédente
    [one] rend { $n } pierre de balisage
   *[other] rend { $n } pierres de balisage
}
deep_forest-why-way = { $n ->
    [one] il reste alors { $n } rangée jusqu’à la sortie
   *[other] il reste alors { $n } rangées jusqu’à la sortie
}
