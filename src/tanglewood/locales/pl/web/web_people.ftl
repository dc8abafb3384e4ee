## The page about oneself

web-me = Ty
web-me-hello = Cześć, { $name }
web-me-lead = Twoje miejsca czekają na ciebie na każdym urządzeniu.
web-me-lead-guest = Grasz jako gość: konto nie jest potrzebne.
web-me-name = Twoje imię
web-me-rename = Zmień
web-me-renamed = To jest teraz twoje imię, także przy trwających stołach, przy których nikt inny go nie nosi.
web-me-remove = Usuń

# A guest

web-me-keep = Zachowaj swoje miejsca
web-me-keep-about =
    { $seats ->
        [0] Twoje stoły będą twoje na każdym urządzeniu, a utrata pliku cookie nic cię nie kosztuje.
        [one] Siedzisz przy jednym stole. Będzie twój na każdym urządzeniu, a utrata pliku cookie nic cię nie kosztuje.
        [few] Siedzisz przy { $seats } stołach. Będą twoje na każdym urządzeniu, a utrata pliku cookie nic cię nie kosztuje.
       *[many] Siedzisz przy { $seats } stołach. Będą twoje na każdym urządzeniu, a utrata pliku cookie nic cię nie kosztuje.
    }
web-me-kept = Twoje miejsca są teraz twoje na każdym urządzeniu, na którym pokażesz ten klucz dostępu.
web-me-passkey-new = Zachowaj za pomocą klucza dostępu
web-me-passkey-about = Przechowuje go twoje urządzenie; odblokowujesz go tak jak urządzenie. Hasła nie ma.
web-me-mail = Twój adres e-mail
web-me-mail-send = Wyślij mi link
web-me-mail-about = Link cię zaloguje. Nikt inny nie widzi adresu i bez twojej prośby nie przyjdzie na niego nic więcej.
web-me-mail-sent = Link jest w drodze do twojej skrzynki. Działa raz, przez dwadzieścia minut.
web-me-no-way = Pod tym adresem nie można zakładać kont. Aby przenieść miejsce na inne urządzenie, użyj menu przy jego stole.
web-me-back = Wróć
web-me-back-mail = E-mailem: poproś wyżej o link, podając dawny adres.
web-me-passkey-show = Pokaż klucz dostępu
web-me-code = Kod odzyskiwania
web-me-code-use = Zaloguj się kodem
web-me-welcome = Witamy z powrotem! To, co ta przeglądarka przechowywała dla gościa, też jest twoje.

# Links of mails

web-me-link = Zalogować się tutaj?
web-me-link-about = Ta przeglądarka będzie zalogowana na twoje konto. Rób to tylko tam, gdzie chcesz pozostać na swoim koncie.
web-me-sign-in = Zaloguj się
web-me-add = Czy to twój adres?
web-me-add-about = Możesz wtedy wrócić dzięki linkowi wysłanemu na ten adres.
web-me-add-do = Tak, mój
web-me-added = Adres jest twój: możesz wrócić dzięki linkowi wysłanemu na ten adres.

# Somebody who is signed in

web-me-ways = Sposoby powrotu
web-me-ways-about = Mając dwa, nie stracisz swoich miejsc.
web-me-passkey-used = Klucz dostępu, użyto { $ago }
web-me-passkey-add = Kolejny klucz dostępu
web-me-passkey-added = Klucz dostępu zapisano.
web-me-passkey-known = To urządzenie ma już twój klucz dostępu.
web-me-mail-yours = Tu można wysłać link
web-me-mail-add = Dodaj ten adres
web-me-codes =
    { $n ->
        [0] Brak kodów odzyskiwania
        [one] Został jeden kod odzyskiwania
        [few] Zostały { $n } kody odzyskiwania
       *[many] Zostało { $n } kodów odzyskiwania
    }
web-me-codes-about = Do zapisania: każdy loguje cię raz
web-me-codes-new = Nowe kody
web-me-codes-title = Twoje kody odzyskiwania
web-me-codes-keep = Zapisz je lub wydrukuj: widać je tylko ten jeden raz. Starsze kody już nie działają.
web-me-codes-done = Kody zapisane
web-me-devices = Zalogowane urządzenia
web-me-device = Przeglądarka
web-me-device-here = ta przeglądarka
web-me-device-seen = ostatnio { $ago }
web-me-sign-out = Wyloguj się
web-me-signed-out = Wylogowano.
web-me-everywhere = Wyloguj się wszędzie

# Everything that is known

web-me-known = Co ten serwer o tobie wie
web-me-known-about = Twoje imię, adres, jeśli go znamy, publiczne połowy kluczy dostępu, urządzenia wymienione wyżej, twoje miejsca, ruchy i słowa. Przy stole nikt nie widzi z tego więcej niż imię.
web-me-known-guest = Miejsca tej przeglądarki z twoimi ruchami i słowami.
web-me-download = Pobierz wszystko
web-me-delete = Usuń wszystko
web-me-delete-title = Usunąć wszystko?
web-me-delete-about = Twoje konto, słowa na czatach i imiona przy stołach znikną od razu. Gry zostają, bo należą też do innych; za ciebie gra dalej bot. Tego nie można cofnąć.
web-me-delete-not = Zachowaj
web-me-delete-do = Usuń wszystko
web-me-deleted = Wszystko usunięto.

# It is your turn

web-tell = Gdy nadchodzi twoja tura
web-tell-about = Gdy nie ma cię przy stole, możemy cię zawiadomić. Nigdy o ruchu, który już widać na twoim ekranie, i nigdy dwa razy.
web-tell-push-start = Powiadomienia na tym urządzeniu
web-tell-push-end = Bez powiadomień na tym urządzeniu
web-tell-push-refused = Ta przeglądarka na to nie pozwala; powód znajdziesz w jej ustawieniach tej strony.
web-tell-way =
    { $way ->
        [push] Powiadomienia na twoich urządzeniach
        [mail] E-mail
       *[hook] Komunikator
    }
web-tell-mode =
    { $mode ->
        [off] wcale
        [each] przy każdej turze
        [digest] raz dziennie
       *[usual] jak dla innych moich stołów
    }
web-tell-hook = Adres komunikatora dla wiadomości przychodzących
web-tell-hook-about = Twój komunikator nazywa go „incoming webhook”. Trzymaj go w tajemnicy: kto go zna, może tam pisać.
web-tell-digest-at = Codzienna wiadomość przychodzi o
web-tell-quiet = Cisza
web-tell-quiet-from = od
web-tell-quiet-to = do
web-tell-kept = Zapisano.
web-tell-menu = Zawiadom mnie o mojej turze
web-tell-guest = Żeby dostawać wiadomości pod nieobecność, potrzebujesz konta. To chwila, a twoje miejsce zostaje z tobą.
web-tell-table-about = O tym stole możesz dostawać wiadomości inaczej niż o pozostałych.
web-tell-all = Dla wszystkich stołów
web-stop = Koniec wiadomości
web-stopped =
    { $what ->
        [table] Gotowe: żadnych wiadomości o tym stole.
       *[all] Gotowe: żadnych wiadomości tego rodzaju.
    }
web-stop-change = Zmień, o czym cię zawiadamiamy
