# Companion mode: an opponent run for people who play with their own pieces.

companion-you = Ty
companion-other = Gracz 2
companion-expects-yes-no = Odpowiedz: tak lub nie.
companion-expects-number = Ta liczba nie jest możliwa: spójrz na najmniejszą i największą.
companion-expects-one = Wybierz jedną z odpowiedzi.
companion-expects-some = Wybierz spośród odpowiedzi, każdą najwyżej raz.
companion-expects-row = Wybierz po jednej dla każdego miejsca.
companion-question-first = Najpierw odpowiedz na pytanie.
companion-no-such-deed = To nie może się teraz zdarzyć.
companion-nothing-asked = Nie ma teraz żadnego pytania.
companion-no-such-answer = Nie ma takiej odpowiedzi do zmiany.
companion-bad-session = To nie jest zapisana gra z towarzyszem albo jest uszkodzona.
companion-unknown-room = Ta gra nie jest już udostępniana; udostępnij ją ponownie z telefonu, który ją ma.
companion-stale = Inny telefon poszedł w tym czasie dalej.
companion-crowded = W tej chwili udostępnia się tu zbyt wiele gier; spróbuj później.

companion-over = { $rival }: koniec gry.
companion-prompt-yes-no = tak lub nie
companion-prompt-number = liczba od { $least } do { $most }
companion-prompt-one = { $listed ->
    [yes] numer z listy albo część nazwy
   *[no] część nazwy
}
companion-prompt-some = numery lub nazwy po przecinkach albo nic
companion-prompt-row = { $listed ->
    [yes] numery albo części nazw, po jednej dla każdego miejsca, po przecinkach
   *[no] części nazw, po jednej dla każdego miejsca, po przecinkach
}: { $places }
companion-prompt-ready = Co się wydarzyło? Numer, undo, change, remove, insert, score, save lub quit
companion-remembered = ostatnio: { $answer }
companion-saved = Zapisano. Wróć do gry poleceniem: tanglewood companion --resume { $file }
companion-step = { $n }. { $text }
companion-rule = ({ $rule })
companion-several = { $said } pasuje do kilku: { $names }
companion-unknown = { $said } nie jest żadną z odpowiedzi.
companion-change-none = Nie ma jeszcze żadnej odpowiedzi.
companion-change-which = Która odpowiedź była błędna?
companion-total = Razem
companion-answer = { $n }. { $question } { $answer }
companion-yes = tak
companion-no = nie
companion-nothing = żadne
companion-players = Ile osób gra; przeciwnik: { $rival }.
companion-no-game = { $game }: ta gra nie ma przeciwnika do prawdziwego stołu. Są: { $names }.

# Corrections.

companion-setup = Przygotowanie gry
companion-idle = To już nie może się zdarzyć
companion-repair = Poprawcie to na stole, - cofnijcie, a + zróbcie zamiast tego:
companion-moved = { $name }: { $now } (przedtem { $was })
companion-turned = Karta: { $card }
companion-deed = { $n }. { $name }
companion-remove-which = Co się nie wydarzyło?
companion-insert-where = Przed czym o czymś zapomniano?
companion-insert-what = Co to było?
