# The score pad for the real table: `deep_forest-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

deep_forest-pad-coins = Monete d’oro
deep_forest-pad-coins-says = Tutte le tue monete d’oro contano per il loro valore.
deep_forest-pad-coins-ones = Da uno
deep_forest-pad-coins-fives = Da cinque
deep_forest-pad-coins-tens = Da dieci
deep_forest-pad-coins-twenties = Da venti
deep_forest-pad-resources = Risorse
deep_forest-pad-resources-says = Ogni { $deep_forest__prices__sell } dello stesso tipo valgono 1 oro; ciò che avanza non vale nulla.
deep_forest-pad-resources-potions = Pozioni
deep_forest-pad-resources-books = Libri
deep_forest-pad-resources-markers = Pietre segnavia
deep_forest-pad-obstacles = Ostacoli
deep_forest-pad-obstacles-says = Tre uguali o tre diversi valgono { $deep_forest__points__set } oro, ognuno che avanza { $deep_forest__points__single }; il segnapunti trova la divisione migliore, con il Mutaforma.
deep_forest-pad-obstacles-thicket = Boscaglie
deep_forest-pad-obstacles-gate = Cancelli
deep_forest-pad-obstacles-guard = Guardiani
deep_forest-pad-monsters = Mostri
deep_forest-pad-monsters-says = L’oro sui mostri che hai sconfitto.
deep_forest-pad-trolls = Troll
deep_forest-pad-trolls-says = Ogni troll che hai tenuto vale { $deep_forest__points__troll } oro.
deep_forest-pad-trolls-trolls = Troll tenuti
deep_forest-pad-swords = Spade
deep_forest-pad-swords-says = Ogni spada non ceduta vale { $deep_forest__points__sword } oro.
deep_forest-pad-swords-swords = Spade scoperte
deep_forest-pad-left = Uscita dal bosco
deep_forest-pad-left-says = { $deep_forest__points__left } oro per chi è uscito dal muro superiore.
deep_forest-pad-left-left = Fuori dal bosco
deep_forest-pad-path = Sentiero più lungo
deep_forest-pad-path-says = Tra chi è uscito, il maggior numero di caselle con una pietra segnavia vale { $deep_forest__points__longest } oro; in caso di pareggio { $deep_forest__points__longest_tied } a testa.
deep_forest-pad-path-fields = Caselle con una pietra segnavia
deep_forest-pad-tie-strongest = Il mostro più forte sconfitto

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

deep_forest-tonight-tiles = Ciascuno mescola le proprie tessere: quelle con il punto vanno scoperte nella riga più bassa, tutte le altre coperte; le due caselle roccia restano libere.
deep_forest-tonight-resources = Ciascuno riceve pozioni: { $deep_forest__start__potion }, libri: { $deep_forest__start__book }, monete d’oro: { $deep_forest__start__coin }, pietre segnavia: { $deep_forest__start__marker }, e ritirate: { $deep_forest__start__retreats }.
deep_forest-tonight-strips = Mescolate le strisce e datene { $deep_forest__market__hand } a ciascuno; resta un mazzo di pesca di { $what }, le altre tornano nella scatola senza guardarle.
deep_forest-tonight-corner = Chiudete l’angolo del mercato.
deep_forest-tonight-monsters = Mettete i mostri scoperti al centro, con questo numero di carte di ognuno.
deep_forest-tonight-pawns = Le pedine stanno sotto il muro inferiore; ciascuno sceglie una casella subito prima del primo turno.
deep_forest-tonight-note = × { $note }
