# What a server says about packs of designers.

pack-unknown = Ten serwer nie ma (już) tego pakietu. Wyślij go ponownie.
pack-other-game = Ten pakiet jest do innej gry: { $game }.
pack-experimental = Pakiet eksperymentalny znosi granice liczb, dlatego nie jest przyjmowany z zewnątrz; gospodarz serwera może go udostępnić opcją --pack.
pack-slow = Gry z tym pakietem nie udało się rozegrać do końca; niczego nie zachowano.
pack-of-record = zapis wymaga pakietu „{ $pack }”; najpierw przygotuj stół z tym pakietem, a potem otwórz zapis ponownie
