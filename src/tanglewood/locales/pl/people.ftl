## What the server says about people and their accounts

people-not-signed-in = W tej przeglądarce nikt nie jest zalogowany.
people-no-name = Potrzebne jest imię.
people-somebody = Ktoś
people-passkey = Klucz dostępu
people-no-passkeys = Klucze dostępu nie działają pod tym adresem: przeglądarka wymaga nazwy takiej jak games.example.org oraz https.
people-too-many-passkeys = { $most ->
    [one] Wystarczy { $most } klucz dostępu; najpierw go usuń.
    [few] Wystarczą { $most } klucze dostępu; najpierw usuń jeden.
   *[many] Wystarczy { $most } kluczy dostępu; najpierw usuń jeden.
}
people-bad-passkey = Ten klucz dostępu nie został przyjęty. Spróbuj ponownie.
people-passkey-too-late = To trwało zbyt długo. Spróbuj ponownie.
people-unknown-passkey = Ten klucz dostępu nie jest tu znany. Być może został usunięty.
people-known-passkey = Ten klucz dostępu jest już znany.
people-last-way = To twój jedyny sposób powrotu. Najpierw dodaj inny albo zapisz kody odzyskiwania.
people-no-mail = Ten serwer nie wysyła e-maili.
people-bad-mail = To nie jest adres e-mail.
people-too-many-links = Na ten adres wysłano już kilka linków; zajrzyj do skrzynki albo spróbuj ponownie za godzinę.
people-used-link = Ten link został już użyty albo jest za stary. Poproś o nowy.
people-mail-taken = Ktoś ma już ten adres. Zaloguj się za jego pomocą.
people-used-code = Ten kod jest nieznany albo został już użyty.

people-mail-minutes = { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
people-mail-sign-in-subject = Twój link do Tanglewood
people-mail-sign-in =
    Otwórz ten link, aby się zalogować:

    { $link }

    Działa raz, przez { people-mail-minutes }. Jeśli to nie twoja prośba, nic nie rób: bez linku nikt się nie zaloguje.

    Tanglewood, { $site }
people-mail-add-subject = Czy to twój adres?
people-mail-add =
    Ktoś zalogowany w Tanglewood chce wracać dzięki temu adresowi. Jeśli to ty, otwórz ten link:

    { $link }

    Działa raz, przez { people-mail-minutes }. Jeśli to nie ty, nic nie rób.

    Tanglewood, { $site }

# It is your turn

notify-title = Twoja tura
notify-line =
    { $n ->
        [0] Twoja tura: { $game }
       *[other] Twoja tura: { $game }. Grają też: { $names }
    }
notify-title-ended = Gra się zakończyła
notify-title-offer = Ktoś proponuje ci grę
notify-ended =
    { $n ->
        [0] Koniec: { $game }
       *[other] Koniec: { $game }. Przy stole: { $names }
    }
notify-offer =
    { $n ->
        [0] Jeszcze raz? { $game }
       *[other] Jeszcze raz? { $game }. Grają też: { $names }
    }
notify-several = { $n ->
    [one] Czeka na ciebie { $n } stół
    [few] Czekają na ciebie { $n } stoły
   *[many] Czeka na ciebie { $n } stołów
}
notify-mail =
    { $tables }

    Bez wiadomości o tym stole: { $table }
    Bez takich wiadomości w ogóle: { $every }

    Tanglewood, { $site }
notify-hook-table = Koniec wiadomości o tym stole: { $link }
notify-hook-every = Koniec wiadomości na tym czacie: { $link }
notify-push-table = Nic więcej o tym stole
notify-push-every = Koniec takich wiadomości
notify-zone = Ta strefa czasowa nie jest tu znana.
notify-hook = Adres musi zaczynać się od https://.
notify-no-push = Powiadomień push tej przeglądarki nie można tu użyć.
notify-too-many = Powiadomienia push trafiają już do wystarczającej liczby przeglądarek.
notify-unknown-link = Ten link nie jest tu znany; nie ma czego zakończyć.
