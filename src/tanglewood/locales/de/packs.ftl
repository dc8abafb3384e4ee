# What a server says about packs of designers.

pack-unknown = Dieser Server hat das Paket nicht (mehr). Schick es noch einmal.
pack-other-game = Das Paket gehört zu einem anderen Spiel: { $game }.
pack-experimental = Ein experimentelles Paket hebt die Grenzen der Zahlen auf, deshalb wird es nicht von außen angenommen; wer den Server betreibt, kann es mit --pack anbieten.
pack-slow = Eine Partie mit diesem Paket ließ sich nicht zu Ende spielen; nichts wurde gespeichert.
pack-of-record = die Spieldatei braucht das Paket „{ $pack }“; richte erst einen Tisch mit diesem Paket ein und öffne dann die Datei noch einmal
