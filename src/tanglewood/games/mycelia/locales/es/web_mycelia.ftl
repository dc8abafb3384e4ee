# The table of Mycelia in the browser.

my-card-start = inicial
my-card-gift = regalo

# Spoken names. Whatever can be touched says so at its end.
my-field = { $field }, { $land ->
    [leaves] broza
    [moss] musgo
    [water] agua
    [soil] tierra
   *[shrine] casilla de Santuario
}, { $drops ->
    [0] vacía
    [one] 1 gota
   *[other] { $drops } gotas
}{ $prisms ->
    [0] {""}
    [one] , 1 de ellas de prisma
   *[other] , { $prisms } de ellas de prisma
}
my-prisms-on = { $n ->
    [one] La gota de prisma en { $field }
   *[other] Las { $n } gotas de prisma en { $field }
}
my-drops-on = { $field } { $n }{ $prisms ->
    [0] {""}
   *[other] {" "}({ $prisms } de prisma)
}
my-card = { $name }{ $cost ->
    [0] {""}
    [one] , cuesta 1 hoja
   *[other] , cuesta { $cost } hojas
}. { $words }
my-single = Al reclutar: { $words }
my-bought = Al comprarlo: { $words }
my-draws = { $n ->
    [0] Al ponerlo, no robas cartas.
    [one] Al ponerlo, robas 1 carta.
   *[other] Al ponerlo, robas { $n } cartas.
}
my-gift = Regalo { $name }{ $works ->
    [yes] , funciona ahora
   *[no] {""}
}. { $words }
my-gift-idle = Sin habilidad duradera.
my-gift-kind = { $colour ->
    [start] Regalo inicial
    [green] Regalo verde
    [amber] Regalo ámbar
   *[violet] Regalo violeta
}
my-colour = { $colour ->
    [green] verde
    [amber] ámbar
   *[violet] violeta
}
my-root = { $what } { $colour ->
    [green] Mazo verde
    [amber] Mazo ámbar
   *[violet] Mazo violeta
}, { $n ->
    [one] 1 regalo
   *[other] { $n } regalos
}
my-tile = Loseta { $tile }, { $name }, { $cost ->
    [one] 1 hoja
   *[other] { $cost } hojas
}{ $used ->
    [yes] , usada en este turno
   *[no] {""}
}
my-gap = Hueco
my-back-hint = deshacer la elección

# Headings.
my-showcase = Reserva disponible
my-hand = Mano
my-hand-own = Tu mano
my-board = Tablero
my-board-own = Tu tablero
my-board-of = Tablero de { $name }
my-board-says = Tablero de { $name }, { $left ->
    [one] queda 1 gota
   *[other] quedan { $left } gotas
}: { $fields }
my-tiles-own = Tus losetas de acción
my-actions = Qué puedes hacer
my-supply = Cuando gira el Santuario
my-supply-side = tabla { $card }, lado { $side }
my-discard-own = Tu pila de descartes
my-discard-of = Pila de descartes de { $name }
my-gifts = Zona de regalos
my-gifts-of = Zona de regalos de { $name }
my-roots = Raíces
my-roots-about = regalos por favores

# Counts.
my-pile = reserva
my-pile-says = Mazo de reserva, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
my-draw = robar
my-draw-says = Mazo para robar, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
my-discard = descartes
my-discard-says = Pila de descartes, { $n ->
    [0] vacía
    [one] 1 carta
   *[other] { $n } cartas
}. Abrirla
my-discard-empty = Aquí no hay nada.
my-leaves = hojas
my-left = gotas restantes
my-prisms-left = de ellas, de prisma
my-off = fuera este turno
my-box = En la caja:
my-box-shrine = casillas de Santuario adicionales
my-times = × { $n }
my-hand-count = cartas en la mano
my-first = 1.er jugador
my-last-round = última ronda

my-shrine-says = Santuario: { $n ->
    [one] 1 de { $of } agujeros está lleno
   *[other] { $n } de { $of } agujeros están llenos
}{ $more ->
    [0] {""}
   *[other] , { $more } en espera
}.
my-shrine-of = { $n } de { $of }
my-shrine-full = gira al llenarse
my-shrine-more = +{ $n } en este turno
my-shrine-never = ya no gira
my-die = El dado muestra { $face ->
    [sun] el sol
    [moon] la luna
    [acorn] la bellota
    [feather] la pluma
    [snail] el caracol
   *[web] la telaraña
}.
my-face = { $face ->
    [sun] Sol
    [moon] Luna
    [acorn] Bellota
    [feather] Pluma
    [snail] Caracol
   *[web] Telaraña
}: { $fields }.

# The ring of favours.
my-favours-say = Favores: { $all }
my-favour-at = { $name } está en el espacio { $space }{ $kind ->
    [start] , el inicial.
    [green] , verde.
    [amber] , ámbar.
    [violet] , violeta.
   *[plain] .
}

# Gwidyon, when one plays alone.
my-gwidyon = Gwidyon
my-gwidyon-about = juega sin asiento
my-his-turn = su turno
my-gwidyon-of = de { $of } gotas restantes
my-gwidyon-pile-says = { $n ->
    [one] Hojarasca de Gwidyon: queda { $n } de { $of } gotas.
   *[other] Hojarasca de Gwidyon: quedan { $n } de { $of } gotas.
}
my-chip-side = { $side ->
    [remove] cara de quitar arriba
   *[rest] cara tranquila arriba
}
my-chip-next = { $side ->
    [remove] La próxima vez que se gire la ficha no pasará nada.
   *[rest] La próxima vez que se gire la ficha, él quitará 1 gota.
}
my-solo-cards = Cartas de Gwidyon
my-solo-card = Carta de Gwidyon { $id }
my-solo-says = Carta { $id }: { $words }
my-solo-deck = { $n ->
    [one] 1 carta está boca abajo.
   *[other] { $n } cartas están boca abajo.
}
my-solo-now = se está aplicando
my-solo-last = la última
my-he-did = Qué ha hecho

# Where the data of a card come from.
my-source = { $source ->
    [rulebook] del reglamento
    [found] de una página pública
    [inferred] deducido de lo que se sabe
   *[reconstructed] reconstruido por nosotros
}
my-read-nothing = Señala una carta para leerla aquí.
my-read-nothing-yet = nada

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-mycelia = Mycelia
web-game-about-mycelia = Lleva todas las gotas de rocío al Santuario.
web-game-facts-mycelia = 1–4 jugadores · unos 40 minutos
web-game-picture-mycelia = Setas alrededor de un santuario de piedra, con gotas de rocío
web-rival-mycelia = Gwidyon
web-rival-mycelia-about = Tu oponente no necesita asiento: tiene gotas en su hojarasca, una ficha de dos caras y seis cartas. Después de cada turno tuyo se descubre una carta y se aplica por él.
web-setting-mycelia-expansion = Expansión incluida
web-setting-mycelia-prisma = Prisma
web-setting-mycelia-boards = Tablero
web-setting-mycelia-gwidyon = Gotas en su hojarasca
web-setting-mycelia-first = Quién empieza
web-setting-mycelia-setup = Dónde están las gotas
web-setting-mycelia-ask-leaves = Preguntar antes de tomar hojas
web-fixed-mycelia-expansion = Forma parte de Prisma: siempre activa.
web-choice-mycelia-boards = { $choice ->
    [front] Anverso
    [pond] Reverso: estanque
    [cushion] Reverso: cojín de musgo
    [litter] Reverso: broza
    [clearing] Reverso: claro desnudo
   *[random] Reverso al azar
}
web-part-mycelia = { $part ->
    [base] El juego base
    [effects] Qué hacen las cartas
    [boards] Los reversos de los tableros
    [expansion] La expansión incluida
    [solo] En solitario, contra Gwidyon
    [prisma] Prisma
   *[other] { $part }
}
web-cards-mycelia = { $table ->
    [card] Cartas para reclutar
    [start] Cartas iniciales
    [tile] Losetas de acción
    [side] Tableros
    [setup] Tablas de rocío inicial
    [supply] Tablas de nuevo rocío
    [gift] Regalos
    [solo] Cartas de Gwidyon
    [die] Dado
    [board] Formato del tablero
    [prisma] Prisma
    [track] Plataforma de favores
    [counts] Números
   *[other] { $table }
}
web-card-cost-mycelia = { $n ->
    [one] cuesta 1 hoja
   *[other] cuesta { $n } hojas
}
web-card-single-mycelia = Al reclutar
web-card-set-mycelia = { $set ->
    [base] juego base
    [expansion] expansión incluida
    [prisma] Prisma
   *[other] { $set }
}
web-curve-mycelia = Gotas restantes, ronda a ronda
web-curve-label-mycelia = Curva de cómo ha ido: gotas restantes de cada jugador, ronda a ronda
