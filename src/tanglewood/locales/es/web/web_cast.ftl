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
    [random] un caracol
    [random-2] un sapo
    [random-3] una mariposa
    [beginner] un topo
    [beginner-2] un erizo
    [beginner-3] un murciélago
    [apprentice] un ratón
    [apprentice-2] un conejo
    [apprentice-3] un gorrión
    [greedy] una ardilla
    [greedy-2] una urraca
    [greedy-3] una nutria
    [adept] un zorro
    [adept-2] un gato
    [adept-3] un tejón
    [master] un búho
    [master-2] un halcón
    [master-3] un lince
    [gambler] un mapache
    [gambler-2] un arrendajo
    [gambler-3] una rata
    [cautious] una tortuga
    [cautious-2] un lirón
    [cautious-3] un ciervo
   *[other] alguien
}
web-growth = { $strength ->
    [1] bellota, nivel 1 de 6
    [2] brote, nivel 2 de 6
    [3] plantón, nivel 3 de 6
    [4] arbusto, nivel 4 de 6
    [5] árbol, nivel 5 de 6
   *[other] árbol viejo, nivel 6 de 6
}
web-growth-now = Aquí: { web-growth }.

# A level in a few words.
web-bot-about-random = juega lo primero que pilla
web-bot-about-beginner = olvida mucho, juega lo que le gusta
web-bot-about-apprentice = de vez en cuando olvida algo
web-bot-about-greedy = elige lo que mejor pinta tiene
web-bot-about-adept = imagina los próximos turnos
web-bot-about-master = imagina muchos turnos
web-bot-about-gambler = piensa mucho y le gusta el riesgo
web-bot-about-cautious = piensa mucho y va sobre seguro

# Everybody has a temper and a sentence of their own.
web-temper = { $temper }:
web-temper-random = soñadora
web-temper-random-2 = adormilada
web-temper-random-3 = inquieto
web-temper-beginner = alegre
web-temper-beginner-2 = tímida
web-temper-beginner-3 = atolondrada
web-temper-apprentice = curiosa
web-temper-apprentice-2 = apresurado
web-temper-apprentice-3 = parlanchina
web-temper-greedy = resuelta
web-temper-greedy-2 = exigente
web-temper-greedy-3 = juguetona
web-temper-adept = astuto
web-temper-adept-2 = altiva
web-temper-adept-3 = terco
web-temper-master = paciente
web-temper-master-2 = perspicaz
web-temper-master-3 = silenciosa
web-temper-gambler = osado
web-temper-gambler-2 = descarada
web-temper-gambler-3 = temerario
web-temper-cautious = prudente
web-temper-cautious-2 = ahorrador
web-temper-cautious-3 = vigilante
web-says-random = «Ah, ¿me toca? Pues esta misma».
web-says-random-2 = «Un salto vale tanto como otro».
web-says-random-3 = «¡Aquí! ¡No, allí! Ay, qué bonito».
web-says-beginner = «Veo lo que tengo delante del hocico. Casi siempre».
web-says-beginner-2 = «Primero me hago una bola y luego miro».
web-says-beginner-3 = «Boca abajo todo se ve muy distinto».
web-says-apprentice = «Ya casi sé cómo va».
web-says-apprentice-2 = «¡Rápido, rápido, antes de que lo vea alguien!».
web-says-apprentice-3 = «En el seto me han contado cómo se hace».
web-says-greedy = «Esa es la mejor. ¡Para mí!».
web-says-greedy-2 = «Lo que más brilla, me lo llevo».
web-says-greedy-3 = «Río abajo con el pez más gordo».
web-says-adept = «Si tú haces esto, yo hago aquello».
web-says-adept-2 = «Lo vi venir. Tú no».
web-says-adept-3 = «Cavo en una sola dirección, y cavo bien».
web-says-master = «Tómate tu tiempo. Yo he visto crecer este bosque».
web-says-master-2 = «Desde aquí arriba veo tus tres próximos turnos».
web-says-master-3 = «Solo me oirás cuando todo haya acabado».
web-says-gambler = «Todo o nada, y el dado es mi amigo».
web-says-gambler-2 = «Quien esconde cien bellotas puede perder unas pocas».
web-says-gambler-3 = «La trampa más llena tiene el mejor queso».
web-says-cautious = «Un paso pequeño y firme es un buen paso».
web-says-cautious-2 = «He guardado algo para el invierno».
web-says-cautious-3 = «Primero escucho, luego salgo de entre los árboles».

# What was measured.
web-bot-wins = gana el { $share } % contra { $other }
web-bot-wins-none = el primer rival que batir
web-bot-wins-unknown = sin medir en este juego
web-bot-wins-style = piensa tanto como { $other }
web-cast-first = ¿Primera vez? Empieza aquí
web-cast-change = Otro rival

# A level where there is no room for more
web-bot-named = { $name }, nivel { $strength }: { $about }

# Laying a table
web-games-switch = Juegos
web-choose-game = ¿De qué juego?
web-presets = Mesas ya preparadas
web-presets-about = abajo se puede cambiar todo
web-preset-last = La última mesa
web-preset-about-last = La mesa que preparaste la última vez.
web-preset-first = Primera partida
web-preset-about-first = Dos jugadores, el juego base y un rival al que puedes ganar.
web-preset-everything = Todo
web-preset-about-everything = Cuatro jugadores con todo lo que hay.
web-preset-solo = A solas
web-preset-about-solo = Nadie más en la mesa.
web-setting-first = Quién empieza
web-about-first = Quién juega el primer turno.
web-first-random = Decide el azar
web-barred = Ahora no: { $why }.
web-barred-choice = { $n ->
    [one] Ahora no: { $why }.
   *[other] Algunas opciones no son posibles ahora: { $why }.
}
web-barred-why = ¿Por qué?
web-barred-rule = ¿Por qué? La regla { $rule }

# Home
web-learn = Aprender jugando
web-learn-about = Una primera partida guiada: en unos minutos sabrás cómo va.
web-home-rules = Reglas
web-home-cards = Cartas
web-home-of = { $what } de { $game }
web-again = Otra vez la misma mesa
web-again-about = { $n ->
    [one] A solas, como la preparaste la última vez.
   *[other] Para { $n }, como la preparaste la última vez.
}
web-play-against = contra { $name }

# Settings
web-fonts = Los tipos de letra son libres, con la licencia SIL Open Font License:
web-fonts-serif = Tanglewood Serif, a partir de Gentium Book Plus
web-fonts-sans = Open Sans

# Without a connection
web-no-connection = Sin conexión con el servidor. Las reglas, las cartas, las lecciones y las partidas terminadas que hayas visto se abren igualmente; una mesa en curso necesita el servidor.
web-new-version = Hay una versión nueva de Tanglewood.
web-new-version-load = Cargarla
