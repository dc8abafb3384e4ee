# Sheets to print: `tanglewood sheet`, and the downloads beside the real table.

sheet-counts = Co liczy się na koniec gry
sheet-counted = **{ $name }**: { $says }
sheet-foot = Tanglewood, nieoficjalna pomoc. Zasady własnymi słowami, liczby z pakietu { $pack }, rysunki własne. Nazwy gier należą do ich właścicieli.
sheet-no-printer = Arkusze wymagają dodatku „print”: pip install "tanglewood[print]"
sheet-unknown = Nie ma tu takiego arkusza; serwer drukuje tylko z dodatkiem „print”.
sheet-none = { $game } nie ma jeszcze stron dla ludzi, więc nie ma czego drukować.

# ---- Nightweave's turn
sheet-nightweave-title = Tura Pajęczycy
sheet-nightweave-about = Po każdej twojej turze, od góry do dołu. Nic nie płaci i nie czyta tekstów kart.
sheet-nightweave-yes = tak
sheet-nightweave-no = nie
sheet-nightweave-reveal = Twoja tura się skończyła. **Odkryj jej wierzchnią kartę aktywności.**
sheet-nightweave-prepare = Czy jednocześnie **ona jest na łące**, **w domu nie ma pająka**, a karta pokazuje **pająka lub jej własny znak**?
sheet-nightweave-row = Przeczytaj wiersz **jej pory roku**; może być inna niż twoja.
sheet-nightweave-first = Czy akcja **1** jest możliwa? Zajęte pole nie czyni jej niemożliwą: idź za **strzałką** na następne pojedyncze pole tego rodzaju.
sheet-nightweave-second = Czy akcja **2** jest możliwa? Następnego pola szukaj tak samo.
sheet-nightweave-backup = Wykonaj wiersz **inaczej**, na ile się da. Punkty za **jej poziom** dostaje w każdym przypadku.
sheet-nightweave-end = Wykonaj to, potem połóż kartę odkrytą na jej zagranych kartach. **Twoja tura.**
sheet-nightweave-prepares = Przygotowuje się
sheet-nightweave-prepares-how = Karty się **nie** wykonuje. Ona i jej pająki wracają do domu, zdobyte przez nią wydarzenia stają się **zdobyczą**, a jej pora roku zmienia się na następną. Jeśli w pełni spełnia wymagania wydarzenia podstawowego, bierze jedno, według strzałki. Potasuj **wszystkie** jej karty ze stosem nowej pory roku. Na koniec uzupełnij wszystkie puste miejsca na łące. Po jesieni kończy grę.
sheet-nightweave-spring = Nowe pająki: { $everdell__her_season__her_spring__spiders }. Karty dobrane na jej rękę: { $everdell__her_season__her_spring__draws }. Karty odrzucone z łąki według kości: { $everdell__her_season__her_spring__clears }.
sheet-nightweave-summer = Nowe pająki: { $everdell__her_season__her_summer__spiders }. Karty z łąki, które według kości trafiają na jej rękę: { $everdell__her_season__her_summer__takes }.
sheet-nightweave-autumn = Nowe pająki: { $everdell__her_season__her_autumn__spiders }. Karty dobrane na jej rękę: { $everdell__her_season__her_autumn__draws }. Karty odrzucone z łąki według kości: { $everdell__her_season__her_autumn__clears }.
sheet-nightweave-doing = Co robi
sheet-nightweave-doing-how = Z pola nic nie dostaje; tylko na nim stoi.
sheet-nightweave-do-draw = **Dobranie**: karta z talii na jej rękę, bez oglądania.
sheet-nightweave-do-discard = **Odrzucenie**: jej wierzchnia karta z ręki, za żeton punktu.
sheet-nightweave-do-hand = **Zagranie z ręki**: jej wierzchnia karta z ręki do jej miasta.
sheet-nightweave-do-meadow = **Zagranie z łąki**: kość wskazuje kartę. Jeśli siedzi tam ona sama: wierzchnia karta talii.
sheet-nightweave-do-place = **Umieszczenie**: pająk na wskazanym polu.
sheet-nightweave-do-enter = **Wejście**: rzuć; ta karta z łąki trafia do jej miasta, a ona siada w jej miejscu, aż wróci do domu.
sheet-nightweave-impossible = Co jest niemożliwe
sheet-nightweave-not-city = zagranie karty, gdy jej miasto jest pełne (kart: { $everdell__lair__city })
sheet-nightweave-not-hand = zagranie z pustej ręki
sheet-nightweave-not-discard = odrzucenie bez karty na ręce, chyba że towarzyszy zagraniu z łąki
sheet-nightweave-not-worker = umieszczenie bez pająka w domu albo gdy wszystkie pojedyncze pola tego rodzaju są zajęte
sheet-nightweave-not-event = drugie wydarzenie specjalne w jednej z jej pór roku albo wydarzenie, którego już nie ma
