# The bubble in which a symbol of a table explains itself

web-explain-rule = Die Regel
web-key-explain = die Symbole dessen erklären, was im Fokus ist; Pfeile gehen weiter

# What every table has: seats and how strong whoever sits there is
symbol-seat-1 = die grüne Scheibe
symbol-seat-1-about = Was dieses Zeichen und diese Farbe trägt, gehört zu diesem Platz.
symbol-seat-2 = das orange Dreieck
symbol-seat-2-about = Was dieses Zeichen und diese Farbe trägt, gehört zu diesem Platz.
symbol-seat-3 = die violette Raute
symbol-seat-3-about = Was dieses Zeichen und diese Farbe trägt, gehört zu diesem Platz.
symbol-seat-4 = das blaue Sechseck
symbol-seat-4-about = Was dieses Zeichen und diese Farbe trägt, gehört zu diesem Platz.
symbol-seat-5 = der Stern
symbol-seat-5-about = Was dieses Zeichen trägt, gehört der Gegenseite ohne Platz.
symbol-recap = seit deinem Zug
symbol-log = was geschehen ist
symbol-strength = Stärke eines Bots
symbol-strength-about = Von der Eichel, die irgendetwas nimmt, bis zum alten Baum, der weit vorausdenkt.
