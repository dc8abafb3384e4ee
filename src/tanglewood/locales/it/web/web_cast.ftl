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

# What they are, for those who do not see the drawing.
web-face = { $face ->
    [random] una lumaca
    [random-2] un rospo
    [random-3] una farfalla
    [beginner] una talpa
    [beginner-2] un riccio
    [beginner-3] un pipistrello
    [apprentice] un topo
    [apprentice-2] un coniglio
    [apprentice-3] un passero
    [greedy] uno scoiattolo
    [greedy-2] una gazza
    [greedy-3] una lontra
    [adept] una volpe
    [adept-2] un gatto
    [adept-3] un tasso
    [master] un gufo
    [master-2] un falco
    [master-3] una lince
    [gambler] un procione
    [gambler-2] una ghiandaia
    [gambler-3] un ratto
    [cautious] una tartaruga
    [cautious-2] un ghiro
    [cautious-3] un cervo
   *[other] qualcuno
}
web-growth = { $strength ->
    [1] ghianda, forza 1 su 6
    [2] germoglio, forza 2 su 6
    [3] alberello, forza 3 su 6
    [4] arbusto, forza 4 su 6
    [5] albero, forza 5 su 6
   *[other] vecchio albero, forza 6 su 6
}
web-growth-now = Qui: { web-growth }.

# A level in a few words.
web-bot-about-random = prende quel che capita
web-bot-about-beginner = dimentica molto, gioca quello che gli piace
web-bot-about-apprentice = ogni tanto dimentica qualcosa
web-bot-about-greedy = prende ciò che sembra meglio
web-bot-about-adept = immagina i prossimi turni
web-bot-about-master = ne immagina molti
web-bot-about-gambler = esperto che ama il rischio
web-bot-about-cautious = esperto che ama andare sul sicuro

# Everybody has a temper and a sentence of their own.
web-temper = { $temper }:
web-temper-random = sognante
web-temper-random-2 = sonnolenta
web-temper-random-3 = volubile
web-temper-beginner = allegro
web-temper-beginner-2 = timida
web-temper-beginner-3 = frizzante
web-temper-apprentice = curiosa
web-temper-apprentice-2 = frettoloso
web-temper-apprentice-3 = loquace
web-temper-greedy = svelta
web-temper-greedy-2 = esigente
web-temper-greedy-3 = giocherellona
web-temper-adept = furbo
web-temper-adept-2 = altera
web-temper-adept-3 = testardo
web-temper-master = paziente
web-temper-master-2 = acuto
web-temper-master-3 = silenziosa
web-temper-gambler = audace
web-temper-gambler-2 = sfacciata
web-temper-gambler-3 = spericolato
web-temper-cautious = prudente
web-temper-cautious-2 = parsimonioso
web-temper-cautious-3 = vigile
web-says-random = «Oh, tocca a me? Allora prendo questa.»
web-says-random-2 = «Un salto vale l’altro.»
web-says-random-3 = «Qui! No, là! Oh, che bello.»
web-says-beginner = «Vedo bene fino al mio naso. Quasi sempre.»
web-says-beginner-2 = «Prima mi appallottolo, poi guardo.»
web-says-beginner-3 = «A testa in giù sembra tutto diverso.»
web-says-apprentice = «So quasi come si fa.»
web-says-apprentice-2 = «Presto, presto, prima che qualcuno lo veda!»
web-says-apprentice-3 = «Me l’ha detto la siepe, come si fa.»
web-says-greedy = «Quella è la migliore. Mia!»
web-says-greedy-2 = «Ciò che luccica di più lo prendo io.»
web-says-greedy-3 = «Giù per il ruscello, con il pesce più grosso.»
web-says-adept = «Se tu fai questo, io faccio quello.»
web-says-adept-2 = «L’avevo visto arrivare. Tu no.»
web-says-adept-3 = «Scavo in una sola direzione, e scavo bene.»
web-says-master = «Fai con calma. Io ho visto crescere questo bosco.»
web-says-master-2 = «Da quassù vedo i tuoi prossimi tre turni.»
web-says-master-3 = «Mi senti solo quando è finita.»
web-says-gambler = «Tutto o niente, e il dado è mio amico.»
web-says-gambler-2 = «Chi nasconde cento ghiande può perderne qualcuna.»
web-says-gambler-3 = «La trappola più piena ha il formaggio migliore.»
web-says-cautious = «Un piccolo passo sicuro è un buon passo.»
web-says-cautious-2 = «Ho messo da parte qualcosa per l’inverno.»
web-says-cautious-3 = «Prima ascolto, poi esco dagli alberi.»

# What was measured.
web-bot-wins = vittorie contro { $other }: { $share }%
web-bot-wins-none = il primo da battere
web-bot-wins-unknown = non misurato in questo gioco
web-bot-wins-style = pensa tanto quanto { $other }
web-cast-first = Mai giocato? Comincia da qui
web-cast-change = Qualcun altro

# A level where there is no room for more
web-bot-named = { $name }, forza { $strength }: { $about }

# Laying a table
web-games-switch = Giochi
web-choose-game = Di quale gioco?
web-presets = Tavoli già pronti
web-presets-about = qui sotto si può cambiare tutto
web-preset-last = Come l’ultima volta
web-preset-about-last = L’ultimo tavolo che hai preparato.
web-preset-first = Prima partita
web-preset-about-first = Due giocatori, il gioco base e qualcuno che puoi battere.
web-preset-everything = Tutto
web-preset-about-everything = Quattro giocatori con tutto ciò che c’è.
web-preset-solo = Solitario
web-preset-about-solo = Nessun altro al tavolo.
web-setting-first = Chi comincia
web-about-first = Chi svolge il primo turno.
web-first-random = Decide il caso
web-barred = Ora no: { $why }.
web-barred-choice = { $n ->
    [one] Ora no: { $why }.
   *[other] Alcune scelte ora non sono possibili: { $why }.
}
web-barred-why = Perché?
web-barred-rule = Perché? La regola { $rule }

# Home
web-learn = Impara giocando
web-learn-about = Una prima partita guidata: pochi minuti e sai come si gioca.
web-home-rules = Regole
web-home-cards = Carte
web-home-of = { $what }: { $game }
web-again = Stesso tavolo di prima
web-again-about = { $n ->
    [one] In solitario, come l’ultima volta.
   *[other] In { $n }, come l’ultima volta.
}
web-play-against = contro { $name }

# Settings
web-fonts = I caratteri sono liberi, con licenza SIL Open Font License:
web-fonts-serif = Tanglewood Serif, da Gentium Book Plus
web-fonts-sans = Open Sans

# Without a connection
web-no-connection = Nessuna connessione al server. Regole, carte, lezioni e le partite finite che hai già visto si aprono comunque; per un tavolo in corso serve il server.
web-new-version = C’è una nuova versione di Tanglewood.
web-new-version-load = Caricala
