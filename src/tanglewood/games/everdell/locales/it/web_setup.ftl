# Laying a table of Everdell: what its options do, and its ready-made tables.

web-setting-everdell-spring-worker = Un lavoratore per la primavera
web-about-everdell-rugwort = Il primo anno è un furfante; ogni anno dopo è più difficile.
web-about-everdell-mood = Un umore lo rende più difficile da battere.
web-about-everdell-farms = Otto Fattorie, due per stagione, al posto delle solite.
web-about-everdell-corrin = Si aggiungono al mazzo cinque carte sul fondatore di Everdell.
web-about-everdell-extra = Si aggiungono al mazzo quindici carte sulle notizie della valle.
web-about-everdell-rugwort-cards = Si aggiungono al mazzo le tre carte del ratto.
web-about-everdell-legends = Ognuno riceve un animale leggendario e una costruzione leggendaria.
web-about-everdell-powers = L’animale dei tuoi lavoratori decide che cosa sanno fare.
web-about-everdell-spring-worker = Tieni il lavoratore della primavera nonostante i poteri, il che rende tutto più facile.
web-about-everdell-nightweave = Una signora dei ragni che gioca contro una o due persone.
web-about-everdell-difficulty = Da mite a terrificante.
web-about-everdell-personality = Come tratta il Prato intorno a sé.
web-about-everdell-plan = Che cosa trama per tutta la partita, contro un giocatore.
web-about-everdell-intrigues = A ogni stagione tesse un intrigo, contro un giocatore.
web-preset-everdell-rugwort = Contro Rugwort
web-preset-about-everdell-rugwort = In solitario, con un ratto che prende ciò che vuole.
web-preset-everdell-nightweave = Contro Tessinotte
web-preset-about-everdell-nightweave = In solitario, con una signora dei ragni che costruisce una città, al livello più mite.
web-preset-everdell-small = Più carte
web-preset-about-everdell-small = Si aggiungono al mazzo le scatole piccole.
web-preset-about-everdell-everything = Quattro giocatori, tutte le carte, carte leggendarie, poteri e tutte e quattro le terre insieme. Resta fuori solo Tessinotte: gioca contro una o due persone. Una lunga serata per chi le conosce già tutte.

# ------------------------------------------------------------------ the lands

web-about-everdell-pearlbrook = Un fiume con rane e perle; con le perle si comprano ornamenti e meraviglie.
web-about-everdell-newleaf = Una stazione con treno, visitatori, biglietti e token dorati; 59 carte in più.
web-about-everdell-tickets = Un biglietto muove un lavoratore, andata e ritorno.
web-about-everdell-reservations = Ognuno può mettere da parte una carta.
web-about-everdell-bellfaire = Un Mercato, una Ghirlanda per chi ha più carte di un tipo, e posto per sei.
web-about-everdell-market = I segnalini si ottengono e si scambiano con punti e risorse.
web-about-everdell-garland = Un premio alla fine per chi ha più carte di un tipo.
web-about-everdell-spirecrest = Meteo, scoperte e animali giganti salendo su una montagna.
web-about-everdell-cranky = Quando il suo lancio è 8, perdi una carta della tua mano.
web-about-everdell-glitzy = Le sue carte viola valgono { $everdell__rugwort_points__glitzy_purple ->
    [one] 1 punto
   *[other] { $everdell__rugwort_points__glitzy_purple } punti
    }.
web-about-everdell-hasty = Per ogni stagione prende l’evento speciale più a sinistra.
web-about-everdell-lucky = Un numero uscito due volte di fila gli porta un punto.
web-about-everdell-squatty = Ogni slot vuoto della tua città gli porta { $everdell__rugwort_points__squatty_space ->
    [one] 1 punto
   *[other] { $everdell__rugwort_points__squatty_space } punti
    }.
web-preset-everdell-pearlbrook = Pearlbrook
web-preset-about-everdell-pearlbrook = Le rane prendono perle dal fiume.
web-preset-everdell-newleaf = Newleaf
web-preset-about-everdell-newleaf = Treni, visitatori e token dorati.
web-preset-everdell-bellfaire = Bellfaire
web-preset-about-everdell-bellfaire = Sei giocatori alla fiera.
web-preset-everdell-spirecrest = Spirecrest
web-preset-about-everdell-spirecrest = Su per la montagna, con ogni meteo.
ev-fixed-bellfaire = In cinque o sei giocatori servono le sue plance.
ev-fixed-legends = Una scatola ha carte leggendarie per cinque giocatori.
ev-fixed-powers = Da sola, Mistwood ha poteri per quattro giocatori.

web-setting-everdell-pearlbrook = Con Pearlbrook
web-setting-everdell-newleaf = Con Newleaf
web-setting-everdell-tickets = Biglietti del treno
web-setting-everdell-reservations = Prenotazioni
web-setting-everdell-bellfaire = Con Bellfaire
web-setting-everdell-market = Il Mercato
web-setting-everdell-garland = La Ghirlanda
web-setting-everdell-spirecrest = Con Spirecrest
web-setting-everdell-cranky = Scontroso
web-setting-everdell-glitzy = Sfarzoso
web-setting-everdell-hasty = Frettoloso
web-setting-everdell-lucky = Fortunato
web-setting-everdell-squatty = Abusivo
