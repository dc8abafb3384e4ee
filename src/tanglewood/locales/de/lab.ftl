# What the server says about studies in the browser.

lab-closed = Das Labor ist auf diesem Server geschlossen; wer ihn betreibt, kann es mit --lab öffnen.
lab-lacks = Untersuchungen brauchen { $libraries } auf dem Server; installieren mit: pip install 'tanglewood[study]'
lab-unknown = Diese Untersuchung gibt es nicht; vielleicht wurde sie weggeworfen.
lab-no-report = Noch ist nichts zu lesen; der Bericht kommt, wenn die Untersuchung endet oder angehalten wird.
lab-one-at-a-time = Eine Untersuchung von dir läuft oder wartet, bis sie dran ist; eine nach der anderen. Halte sie erst an.
lab-too-many = Pro Person werden { $most } Untersuchungen aufgehoben; wirf erst eine weg.
lab-too-long = Das sind zu viele Partien für das Labor: { $games }, höchstens { $most }. Längere Untersuchungen: tanglewood study run
lab-stop-first = Diese Untersuchung läuft; halte sie erst an.
lab-not-yours = Das kann nur, wer diese Untersuchung begonnen hat.
lab-values = { $name }: gib mindestens zwei Werte zum Vergleichen an
lab-bounds = Die Grenzen von Zahlen lassen sich im Labor nicht aufheben; tu das mit einem eigenen Paket.
lab-failed = die Untersuchung brach ohne Meldung ab
lab-titled = { $variants }
lab-search-titled = Suche: { $goals }
lab-goal-twice = Jedes Maß kann nur einmal gewünscht werden.
lab-number-twice = Jede Zahl kann nur einmal geändert werden.
help-serve-lab = Untersuchungen im Browser erlauben. Vorgabe: an, wo sich nur dieser Rechner verbinden kann.
