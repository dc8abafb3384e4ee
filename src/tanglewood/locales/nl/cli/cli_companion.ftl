help-companion-short = Een solotegenstander laten spelen terwijl je met je eigen doos speelt.
help-companion = Een solotegenstander laten spelen terwijl je met je eigen doos speelt. Het programma houdt de kant van de tegenstander bij, vraagt de paar dingen die het over jouw tafel moet weten en zegt wat je met de stukken doet. Voorbeeld: tanglewood companion nightweave -o difficulty=2
help-companion-game = De tegenstander, of het spel waarvan de eerste wordt bedoeld.
help-companion-own-cards = Je eigen kaarten van de tegenstander gebruiken; het programma vraagt welke je hebt opengedraaid.
help-companion-own-dice = Zelf met de dobbelsteen gooien.
help-companion-resume = Een bewaard spel hervatten: een bestand, of de tekst van een link.
help-companion-seed = De seed van de kaarten en dobbelstenen van het programma.
