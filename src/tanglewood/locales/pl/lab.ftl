# What the server says about studies in the browser.

lab-closed = Laboratorium jest na tym serwerze zamknięte; gospodarz może je otworzyć opcją --lab.
lab-lacks = Badania wymagają na serwerze { $libraries }; zainstaluj: pip install 'tanglewood[study]'
lab-unknown = Nie ma takiego badania; może zostało wyrzucone.
lab-no-report = Nie ma jeszcze czego czytać; raport pojawi się, gdy badanie się zakończy lub zostanie zatrzymane.
lab-one-at-a-time = Jedno z twoich badań trwa albo czeka na swoją kolej; jedno naraz. Najpierw je zatrzymaj.
lab-too-many = Dla jednej osoby przechowuje się tyle badań: { $most }; najpierw jedno wyrzuć.
lab-too-long = Tyle gier to dla laboratorium za dużo: { $games }, najwyżej { $most }. Dłuższe badania: tanglewood study run
lab-stop-first = To badanie trwa; najpierw je zatrzymaj.
lab-not-yours = Może to zrobić ten, kto rozpoczął to badanie.
lab-values = { $name }: podaj co najmniej dwie wartości do porównania
lab-bounds = W laboratorium nie można znieść granic liczb; zrób to własnym pakietem.
lab-failed = badanie zakończyło się bez żadnego komunikatu
lab-titled = { $variants }
lab-search-titled = Poszukiwanie: { $goals }
lab-goal-twice = Każda miara może być celem tylko raz.
lab-number-twice = Każda liczba może być na liście tylko raz.
help-serve-lab = Pozwól prowadzić badania w przeglądarce. Domyślnie włączone tam, gdzie łączyć się może tylko ten komputer.
