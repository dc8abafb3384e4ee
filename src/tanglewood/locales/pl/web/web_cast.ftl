# The cast: who plays for the levels. The alphabet is the ladder, and a family shares its letter; names are not translated.
cast-random = Ada
cast-random-2 = Alma
cast-random-3 = Arno
cast-beginner = Bruno
cast-beginner-2 = Berta
cast-beginner-3 = Bela
cast-apprentice = Cleo
cast-apprentice-2 = Carlo
cast-apprentice-3 = Cosima
cast-greedy = Dara
cast-greedy-2 = Dario
cast-greedy-3 = Delia
cast-adept = Emil
cast-adept-2 = Elsa
cast-adept-3 = Egon
cast-master = Frida
cast-master-2 = Falk
cast-master-3 = Fenja
# Beside the ladder.
cast-gambler = Vito
cast-gambler-2 = Viola
cast-gambler-3 = Valo
cast-cautious = Wanda
cast-cautious-2 = Willem
cast-cautious-3 = Wilma

web-face = { $face ->
    [random] ślimaczyca
    [random-2] ropucha
    [random-3] motyl
    [beginner] kret
    [beginner-2] jeżyca
    [beginner-3] nietoperz
    [apprentice] mysz
    [apprentice-2] królik
    [apprentice-3] wróblica
    [greedy] wiewiórka
    [greedy-2] sroczek
    [greedy-3] wydra
    [adept] lis
    [adept-2] kotka
    [adept-3] borsuk
    [master] sowa
    [master-2] sokół
    [master-3] rysica
    [gambler] szop
    [gambler-2] sójka
    [gambler-3] szczur
    [cautious] żółwica
    [cautious-2] popielica
    [cautious-3] sarna
   *[other] ktoś
}
web-growth = { $strength ->
    [1] żołądź, siła 1 z 6
    [2] kiełek, siła 2 z 6
    [3] sadzonka, siła 3 z 6
    [4] krzew, siła 4 z 6
    [5] drzewo, siła 5 z 6
   *[other] stare drzewo, siła 6 z 6
}
web-growth-now = Tutaj: { web-growth }.

web-bot-about-random = bierze, co popadnie
web-bot-about-beginner = dużo zapomina, gra to, co lubi
web-bot-about-apprentice = czasem o czymś zapomina
web-bot-about-greedy = bierze, co wygląda najlepiej
web-bot-about-adept = wyobraża sobie następne tury
web-bot-about-master = wyobraża sobie ich wiele
web-bot-about-gambler = gra jak adept, lubi ryzyko
web-bot-about-cautious = gra jak adept, lubi pewność

web-temper = { $temper }:
web-temper-random = marzycielska
web-temper-random-2 = senna
web-temper-random-3 = roztrzepany
web-temper-beginner = wesoły
web-temper-beginner-2 = nieśmiała
web-temper-beginner-3 = roześmiany
web-temper-apprentice = ciekawska
web-temper-apprentice-2 = prędki
web-temper-apprentice-3 = gadatliwa
web-temper-greedy = żwawa
web-temper-greedy-2 = wybredny
web-temper-greedy-3 = figlarna
web-temper-adept = przebiegły
web-temper-adept-2 = wyniosła
web-temper-adept-3 = uparty
web-temper-master = cierpliwa
web-temper-master-2 = bystry
web-temper-master-3 = milcząca
web-temper-gambler = odważny
web-temper-gambler-2 = zuchwała
web-temper-gambler-3 = lekkomyślny
web-temper-cautious = ostrożna
web-temper-cautious-2 = oszczędny
web-temper-cautious-3 = czujna
web-says-random = „Och, moja tura? To wezmę to”.
web-says-random-2 = „Każdy skok jest dobry”.
web-says-random-3 = „Tutaj! Nie, tam! Och, jak ładnie”.
web-says-beginner = „Widzę wszystko tuż przed nosem. Zwykle”.
web-says-beginner-2 = „Najpierw zwijam się w kłębek, potem patrzę”.
web-says-beginner-3 = „Do góry nogami wszystko wygląda inaczej”.
web-says-apprentice = „Już prawie wiem, jak to się robi”.
web-says-apprentice-2 = „Szybko, szybko, zanim ktoś zauważy!”
web-says-apprentice-3 = „W żywopłocie mówili, jak to się robi”.
web-says-greedy = „To jest najlepsze. Moje!”
web-says-greedy-2 = „Co najbardziej błyszczy, to biorę”.
web-says-greedy-3 = „Z prądem po najtłustszą rybę”.
web-says-adept = „Ty zrobisz to, a ja tamto”.
web-says-adept-2 = „Wiedziałam, że tak będzie. Ty nie”.
web-says-adept-3 = „Kopię w jedną stronę, ale porządnie”.
web-says-master = „Nie spiesz się. Pamiętam, jak ten las rósł”.
web-says-master-2 = „Stąd z góry widzę twoje trzy następne tury”.
web-says-master-3 = „Usłyszysz mnie, gdy będzie po wszystkim”.
web-says-gambler = „Wszystko albo nic, a kość to moja przyjaciółka”.
web-says-gambler-2 = „Kto chowa sto żołędzi, może parę zgubić”.
web-says-gambler-3 = „W najpełniejszej pułapce jest najlepszy ser”.
web-says-cautious = „Mały krok, ale pewny, to dobry krok”.
web-says-cautious-2 = „Na zimę coś już mam odłożone”.
web-says-cautious-3 = „Najpierw słucham, potem wychodzę spomiędzy drzew”.

# What was measured.
web-bot-wins = { $share }% wygranych, rywal: { $other }
web-bot-wins-none = pierwszy stopień do pokonania
web-bot-wins-unknown = w tej grze nie zmierzono
web-bot-wins-style = czas na myślenie jak { $other }
web-cast-first = To twoja pierwsza gra? Zacznij tutaj
web-cast-change = Ktoś inny

web-bot-named = { $name }, siła { $strength }: { $about }

# Laying a table
web-games-switch = Gry
web-choose-game = Której gry?
web-presets = Gotowe stoły
web-presets-about = poniżej wszystko można zmienić
web-preset-last = Jak ostatnio
web-preset-about-last = Twój ostatni stół.
web-preset-first = Pierwsza gra
web-preset-about-first = Dwóch graczy, gra podstawowa i przeciwnik do pokonania.
web-preset-everything = Wszystko
web-preset-about-everything = Czterech graczy i wszystko, co jest.
web-preset-solo = Solo
web-preset-about-solo = Nikogo więcej przy stole.
web-setting-first = Kto zaczyna
web-about-first = Kto ma pierwszą turę.
web-first-random = Decyduje los
web-barred = Teraz nie: { $why }.
web-barred-choice = { $n ->
    [one] Teraz nie: { $why }.
    [few] Część opcji nie jest teraz możliwa: { $why }.
   *[many] Część opcji nie jest teraz możliwa: { $why }.
}
web-barred-why = Dlaczego?
web-barred-rule = Dlaczego? Zasada { $rule }

# Home
web-learn = Nauka przez grę
web-learn-about = Pierwsza gra z przewodnikiem: kilka minut i wiesz, o co chodzi.
web-home-rules = Zasady
web-home-cards = Karty
web-home-of = { $what } gry { $game }
web-again = Ten sam stół
web-again-about = { $n ->
    [one] Solo, tak jak ostatnio.
    [few] Dla { $n } graczy, tak jak ostatnio.
   *[many] Dla { $n } graczy, tak jak ostatnio.
}
web-play-against = przeciwnik: { $name }

# Settings
web-fonts = Kroje pisma są wolne, na licencji SIL Open Font License:
web-fonts-serif = Tanglewood Serif, na podstawie Gentium Book Plus
web-fonts-sans = Open Sans

# Without a connection
web-no-connection = Brak połączenia z serwerem. Zasady, karty, lekcje i obejrzane już zakończone gry otwierają się mimo to; trwający stół potrzebuje serwera.
web-new-version = Jest nowa wersja Tanglewood.
web-new-version-load = Wczytaj
