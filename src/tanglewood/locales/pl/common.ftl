# Sentences every game needs.

move-not-now = „{ $move }”: teraz to niemożliwe.
refused-over = Koniec gry.

question = { $title }: { $asks }
question-over = Koniec gry.
question-turn = Co robisz?
player-called = gracz { $seat }
refused-inside = { $title }: { $why }
refused-asks = Najpierw odpowiedz na pytanie. { $title }: { $asks }
refused-asks-untitled = Najpierw odpowiedz na pytanie: { $asks }
refused-must = Tego nie można pominąć. { $title }: { $asks }
refused-must-untitled = Tego nie można pominąć: { $asks }
refused-unfit = To nie pasuje. { $title }: { $asks }
refused-unfit-untitled = To nie pasuje: { $asks }

event-plain = { $n ->
    [0] { $name }: { $what }.
   *[other] { $name }: { $what } ({ $rest }).
}
event-unasked = Zagrane automatycznie: to była jedyna możliwość.

result-win = { $you ->
    [yes] Wygrywasz!
   *[no] { $name } wygrywa.
}
result-shared = { $you ->
    [yes] Wspólne zwycięstwo: ty oraz { $names }.
   *[no] Wspólne zwycięstwo: { $names }.
}
result-place = miejsce

undo-nothing = Nie masz nic do cofnięcia.
undo-chance = Od tego czasu wykonano rzut kością.
undo-hidden = Od tego czasu ujawniono coś ukrytego: dobrano lub odkryto karty.
undo-turn = Od tego czasu ktoś inny podjął decyzję.
undo-over = Koniec gry.

table-waiting = { $name } się zastanawia.
table-unseen = { $name } dokonuje wyboru.
table-player = Gracz { $n }
table-open = Miejsce { $seat } jest jeszcze wolne.
table-finished = Koniec gry.
table-handed-over = Gra za ciebie bot; najpierw odzyskaj swoje miejsce.
table-not-your-turn = To nie twoja tura.

seat-no-person = Na tym miejscu nie siedzi człowiek.
seat-still-here = Gracz z tego miejsca jest nadal przy stole.
seat-not-agreed = Gracz z tego miejsca nie wyraził zgody, a jego nieobecność nie trwa jeszcze tak długo, jak wymaga ten stół.
seat-other-bot = Za nieobecnego gracza może grać tylko { $bot }: przeciwnicy nie wybierają bota.
seat-no-vote = Nie możesz głosować w sprawie tego miejsca: potrzeba do tego co najmniej dwóch innych graczy przy tym stole.
seat-bot-plays = Na tym miejscu gra już bot.

reason-and = { $first }; { $last }
reason-chance = o wyniku decyduje los
reason-later = nic od razu nie daje; przyda się później
reason-same = jak ruch { $n }: { $why }

list-comma = { $first }, { $last }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }

# Options that are refused: $option is the word that is typed, $near a known word that may have been meant, or none.
refused-option = opcja { $option }: { $why }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
refused-no-option = { $game } nie ma opcji { $given }{ refused-near }; dostępne: { $known }
refused-no-game = nie ma gry { $given }{ refused-near }; dostępne: { $known }
refused-no-bot = nie ma bota { $given }{ refused-near }; dostępne: { $known }
refused-near = { $near ->
    [none] {""}
   *[other] {" "}(może chodzi o „{ $near }”?)
}
refused-seed = seed: oczekiwano liczby całkowitej od 0 do 2**60 - 1, podano { $given }
refused-no-move = { $given } nie jest ruchem; oczekiwano czegoś takiego jak { $hint }
refused-nobody = gra się skończyła, nikt nie ma ruchu
option-value = oczekiwano: { $expected }; podano { $given }{ refused-near }
option-seat = oczekiwano miejsca od 0 do { $last }, podano { $given }
# The words that are typed.
option-expected-flag = yes lub no
option-expected-choice = { $each ->
    [yes] jedna z wartości { $choices } (dla wszystkich miejsc albo dla każdego osobno, po przecinkach)
   *[no] jedna z wartości { $choices }
}
option-expected-number = liczba całkowita od { $low } do { $high }

bot-about-adept = wyobraża sobie dziesiątki przebiegów następnych tur
bot-about-apprentice = patrzy jedną decyzję naprzód, czasem o czymś zapomina i ma swoje upodobania
bot-about-beginner = widzi tylko natychmiastowy skutek ruchu, o wielu rzeczach zapomina i gra to, co lubi
bot-about-cautious = myśli jak adept i lubi pewność
bot-about-gambler = myśli jak adept i lubi ryzyko
bot-about-greedy = patrzy jedną decyzję naprzód i bierze, co wygląda najlepiej
bot-about-master = wyobraża sobie setki przebiegów następnych tur
bot-about-random = bierze dowolną możliwość, każdą z równym prawdopodobieństwem
option-of-rival = oczekiwano jednego z: { $known }; takie ma { $rival }
refused-no-lesson = { $game } nie ma lekcji { $given }{ refused-near }; są: { $known }
refused-no-rival = żaden przeciwnik nie nazywa się { $given }, oczekiwano jednego z: { $known }

# Why the system refuses a file or an address, behind its name: `a.tgr: No such file or directory`.
system-enoent = nie ma takiego pliku ani folderu
system-eacces = brak dostępu
system-eisdir = to jest folder
system-enotdir = część ścieżki nie jest folderem
system-eexist = już coś tam jest
system-enospc = dysk jest pełny
system-erofs = nie można tam nic zapisać
system-eaddrinuse = port jest zajęty
system-eaddrnotavail = ten adres nie należy do tego komputera
system-enametoolong = nazwa jest za długa
system-unknown-host = nie ma komputera o takiej nazwie
