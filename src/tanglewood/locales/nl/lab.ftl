# What the server says about studies in the browser.

lab-closed = Het Lab is op deze server gesloten; wie de server beheert, kan het openen met --lab.
lab-lacks = Voor onderzoeken is op de server { $libraries } nodig; installeer met: pip install 'tanglewood[study]'
lab-unknown = Dat onderzoek is er niet; misschien is het weggegooid.
lab-no-report = Er valt nog niets te lezen; het rapport komt als het onderzoek klaar is of is gestopt.
lab-one-at-a-time = Een onderzoek van jou wordt gespeeld of wacht op zijn beurt; één tegelijk. Stop het eerst.
lab-too-many = Voor één persoon worden { $most } onderzoeken bewaard; gooi er eerst een weg.
lab-too-long = Dat zijn te veel spellen voor het Lab: { $games }, hoogstens { $most }. Langere onderzoeken: tanglewood study run
lab-stop-first = Dit onderzoek wordt gespeeld; stop het eerst.
lab-not-yours = Dat kan alleen wie dit onderzoek is begonnen.
lab-values = { $name }: geef minstens twee waarden om te vergelijken
lab-bounds = In het Lab kunnen de grenzen van getallen niet worden opgeheven; doe dat met een eigen pakket.
lab-failed = het onderzoek is zonder melding gestopt
lab-titled = { $variants }
lab-search-titled = Zoeken: { $goals }
lab-goal-twice = Elke maat kan maar één keer worden gewenst.
lab-number-twice = Elk getal kan maar één keer worden veranderd.
help-serve-lab = Mensen in de browser onderzoeken laten doen. Standaard aan als alleen deze machine kan verbinden.
