# Mycelia's components in words, for the terminal, `tanglewood cards` and the browser.

mycelia-about-name = { $table ->
    [supply] Nachschubkarte { $id }
    [solo] Gwidyons Karte { $id }
    [die] Der Würfel
    [board] Format der Spielpläne
    [prisma] Prisma
    [track] Gunstplattform
    [counts] Zahlen des Spiels
   *[other] { $table } { $id }
}
mycelia-about-card = { $table ->
    [card] Pilz zum Anheuern{ $set ->
        [expansion] , aus der Erweiterung
        [prisma] , aus Prisma
       *[base] {""}
    }; kostet { $cost ->
        [one] 1 Blatt
       *[other] { $cost } Blätter
    }; { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }.
    [start] Karte, mit der alle beginnen; { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    } in jedem Deck.
    [tile] Aktionskärtchen{ $set ->
        [expansion] , aus der Erweiterung
        [prisma] , aus Prisma
       *[base] {""}
    }; jedes Nutzen kostet { $cost ->
        [one] 1 Blatt
       *[other] { $cost } Blätter
    }; { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }.
   *[gift] { $colour ->
        [start] Geschenk, mit dem alle beginnen
        [green] Grünes Geschenk
        [amber] Bernsteinfarbenes Geschenk
       *[violet] Violettes Geschenk
    }, aus Prisma; im Geschenkbereich zieht es { $draw ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $draw } Karten
    }.
}
mycelia-about-single = { $table ->
    [gift] Einmalig, wenn du es erhältst: { $words }
   *[card] Einmalig beim Anheuern: { $words }
}
mycelia-about-solo = Eine Karte von Gwidyon, die nach deinem Zug ausgeführt wird:
mycelia-about-side = { $back ->
    [yes] Eine Rückseite der Spielpläne. Die Felder von links, * ist das Schreinfeld:
   *[no] Die Vorderseite aller Spielpläne. Die Felder von links, * ist das Schreinfeld:
}
mycelia-about-setup = Tropfen auf den Feldern zu Beginn, von links; * ist das Schreinfeld:
mycelia-about-setup-prisms = Prismatropfen:
mycelia-about-row = Reihe { $row }: { $fields }
mycelia-about-supply = Wohin Tropfen kommen, wenn sich der Schrein dreht, je nach Würfel:
mycelia-about-face = { mycelia-face }: { $fields }
mycelia-about-die = Sechs Seiten: { $faces }.
mycelia-about-track = Die Felder der Reihe nach: { $spaces }.
mycelia-about-prisma = { $dewdrops } Tautropfen und { $prism_drops } Prismatropfen auf jedem Plan; alle beginnen mit dem Geschenk { $gift }; { $shrine_fields ->
    [one] 1 weiteres Schreinfeld
   *[other] { $shrine_fields } weitere Schreinfelder
}.
mycelia-about-counts = Eine Hand hat { $hand } Karten, die Auslage { $showcase }; { $drops } Tropfen auf jedem Plan; { $shrine_fields } zusätzliche Schreinfelder in der Schachtel. Der Schrein dreht sich bei { $p1 } Tropfen allein, { $p2 } zu zweit, { $p3 } zu dritt und { $p4 } zu viert.
mycelia-about-board = Jeder Plan hat { $columns } Spalten, a bis { $columns ->
    [5] e
   *[other] Spalte { $columns }
}, und { $rows } Reihen.
