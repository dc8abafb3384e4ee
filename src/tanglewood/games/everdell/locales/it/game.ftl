# The title of the game, and one sentence about it: in lists of games.

everdell-game-title = Everdell
everdell-game-about = Costruisci nel bosco una città di quindici slot, con un pugno di lavoratori e quattro stagioni.

# What its options and its variants do.

everdell-option-bellfaire = Bellfaire: più eventi e carte foresta, il Mercato, una Ghirlanda e fino a sei giocatori.
everdell-option-corrin = Si aggiungono al mazzo le cinque carte di Corrin Evertail.
everdell-option-cranky = Rugwort è scontroso: quando il suo lancio è 8, perdi una carta della tua mano.
everdell-option-difficulty = Il livello di Tessinotte, da mite a terrificante.
everdell-option-extra = Si aggiungono al mazzo le quindici carte di Extra! Extra!
everdell-option-farms = Otto Fattorie stagionali prendono il posto delle solite.
everdell-option-first = Il posto che comincia, contato da 0, o uno a caso.
everdell-option-garland = Il premio di Bellfaire per chi ha più carte di un tipo: uno a caso, uno a scelta o nessuno.
everdell-option-glitzy = Rugwort è sfarzoso: le sue carte viola valgono 5 punti.
everdell-option-hasty = Rugwort è frettoloso: per ogni stagione prende l’evento speciale più a sinistra.
everdell-option-intrigues = A ogni stagione Tessinotte tesse un intrigo; solo contro una persona.
everdell-option-legends = Ognuno riceve un animale leggendario e una costruzione leggendaria.
everdell-option-lucky = Rugwort è fortunato: un numero uscito due volte di fila gli porta un punto.
everdell-option-market = Il Mercato di Bellfaire, dove i segnalini si ottengono e si scambiano.
everdell-option-mood = Un umore di Rugwort che rende più difficile una partita in solitario.
everdell-option-newleaf = Newleaf: le sue carte e i suoi eventi, una stazione, visitatori, token dorati.
everdell-option-nightweave = Tessinotte, la signora dei ragni, gioca contro una o due persone.
everdell-option-pearlbrook = Pearlbrook: un fiume con rane e perle, ornamenti e meraviglie.
everdell-option-personality = Come Tessinotte tratta il Prato intorno a sé; una personalità a scelta o una qualsiasi.
everdell-option-plan = Che cosa trama Tessinotte per tutta la partita; solo contro una persona.
everdell-option-players = Quanti posti ha il tavolo; in solitario giochi contro Rugwort.
everdell-option-powers = I lavoratori hanno un potere: uno dei quattro di Mistwood, o uno di due distribuiti fra tutti.
everdell-option-reservations = I segnalini prenotazione di Newleaf.
everdell-option-rugwort = L’anno di Rugwort in una partita in solitario: 1 il Furfante, 2 il Marcio, 3 la Canaglia.
everdell-option-rugwort_cards = Si aggiungono al mazzo le tre carte di Rugwort.
everdell-option-spirecrest = La montagna di Spirecrest: meteo, scoperte e una spedizione.
everdell-option-spring_worker = Contro Tessinotte: un lavoratore per la primavera nonostante i poteri, il che rende tutto più facile.
everdell-option-squatty = Rugwort è abusivo: ogni slot vuoto della tua città gli porta 2 punti.
everdell-option-tickets = I biglietti del treno di Newleaf, che muovono un lavoratore.
everdell-variant-bellfaire = Con il Mercato, una Ghirlanda e gli eventi di Bellfaire.
everdell-variant-corrin = Con le cinque carte di Corrin Evertail.
everdell-variant-extra = Con le quindici carte di Extra! Extra!
everdell-variant-farms = Le Fattorie stagionali prendono il posto delle solite.
everdell-variant-legends = Ognuno ha un animale leggendario e una costruzione leggendaria da giocare.
everdell-variant-newleaf = Con Newleaf: una stazione, visitatori e token dorati.
everdell-variant-nightweave = In solitario contro Tessinotte, la signora dei ragni di Mistwood.
everdell-variant-pearlbrook = Con Pearlbrook: le rane prendono perle, con cui si comprano ornamenti e meraviglie.
everdell-variant-powers = I lavoratori hanno poteri: due carte a ognuno, se ne tiene una.
everdell-variant-rugwort_cards = Con le tre carte di Rugwort.
everdell-variant-six = Sei giocatori, con il Mercato, una Ghirlanda e gli eventi di Bellfaire.
everdell-variant-solo = In solitario contro Rugwort, che prende ciò che il dado gli dà.
everdell-variant-spirecrest = Con la montagna di Spirecrest: meteo, scoperte, una spedizione.
