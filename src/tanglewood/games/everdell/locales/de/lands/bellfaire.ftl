# Bellfaire: Market and garland.

everdell-ask-market = Welchen Marker des Markts nutzt du?
everdell-move-market = { $side ->
    [gain] erhalten: { $token }
   *[trade] gegen 3 Punkte und 2 Ressourcen tauschen: { $token }
}
everdell-event-market-used = { $side ->
    [gain] { $you ->
        [yes] Du nutzt den Marker „{ $token }“ auf der Erhalten-Seite des Markts.
       *[no] { $name } nutzt den Marker „{ $token }“ auf der Erhalten-Seite des Markts.
    }
   *[trade] { $you ->
        [yes] Du nutzt den Marker „{ $token }“ auf der Verkaufen-Seite des Markts.
       *[no] { $name } nutzt den Marker „{ $token }“ auf der Verkaufen-Seite des Markts.
    }
}
everdell-event-nightweave-token = { $side ->
    [gain] Phantomia verschiebt den Marker „{ $token }“ des Markts auf die Verkaufen-Seite.
   *[trade] Phantomia verschiebt den Marker „{ $token }“ des Markts auf die Erhalten-Seite.
}
everdell-no-market-worker = Ein Arbeiter auf dem Markt nutzt einen Marker.
everdell-no-token-side = { $side ->
    [gain] Der Marker „{ $token }“ liegt auf der Erhalten-Seite.
   *[trade] Der Marker „{ $token }“ liegt auf der Verkaufen-Seite.
}
everdell-no-token-price = Du kannst nicht zahlen, was der Marker „{ $token }“ zeigt.
everdell-about-market-token = Ein Marker des Markts.
everdell-about-garland = Eine Königliche Auszeichnung, zu Beginn der Partie gezogen.
everdell-about-fair = Eine Königliche Auszeichnung bringt { $first } Punkte für die meisten Karten und { $second } für die zweitmeisten. Zu fünft und zu sechst fasst eine Hand { $hand_limit } Karten, und die Starthände sind { $hands }.
everdell-label-fair = Fest
everdell-label-market-side = { $side ->
    [gain] Zu erhalten:
   *[trade] Zu verkaufen:
}
everdell-label-garland = Königliche Auszeichnung: { $garland } ({ $counts ->
    [construction] Bauwerke
    [critter] Wesen
    [tan] braune Karten
    [green] grüne Karten
    [red] rote Karten
    [blue] blaue Karten
   *[purple] lila Karten
}): { $standing }
everdell-label-garland-place = { $name } { $n }
everdell-about-kinds = { $n } { $kind ->
    [common-construction] gewöhnliche Bauwerke
    [unique-construction] einzigartige Bauwerke
    [common-critter] gewöhnliche Wesen
   *[unique-critter] einzigartige Wesen
}
