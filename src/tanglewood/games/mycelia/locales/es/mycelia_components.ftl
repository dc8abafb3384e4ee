# Mycelia's components in words, for the terminal, `tanglewood cards` and the browser.

mycelia-about-name = { $table ->
    [supply] Tabla de nuevo rocío { $id }
    [solo] Carta de Gwidyon { $id }
    [die] El dado
    [board] Formato de los tableros
    [prisma] Prisma
    [track] Plataforma de favores
    [counts] Números del juego
   *[other] { $table } { $id }
}
mycelia-about-card = { $table ->
    [card] Seta para reclutar{ $set ->
        [expansion] , de la expansión
        [prisma] , de Prisma
       *[base] {""}
    }; cuesta { $cost ->
        [one] 1 hoja
       *[other] { $cost } hojas
    }; { $copies ->
        [one] 1 copia
       *[other] { $copies } copias
    }.
    [start] Carta con la que todos empiezan; { $copies ->
        [one] 1 copia
       *[other] { $copies } copias
    } en cada mazo.
    [tile] Loseta de acción{ $set ->
        [expansion] , de la expansión
        [prisma] , de Prisma
       *[base] {""}
    }; cada uso cuesta { $cost ->
        [one] 1 hoja
       *[other] { $cost } hojas
    }; { $copies ->
        [one] 1 copia
       *[other] { $copies } copias
    }.
   *[gift] { $colour ->
        [start] Regalo con el que todos empiezan
        [green] Regalo verde
        [amber] Regalo ámbar
       *[violet] Regalo violeta
    }, de Prisma; al ponerlo en la zona de regalos { $draw ->
        [0] no roba cartas
        [one] roba 1 carta
       *[other] roba { $draw } cartas
    }.
}
mycelia-about-single = { $table ->
    [gift] Una vez, al obtenerlo: { $words }
   *[card] Una vez, al reclutarla: { $words }
}
mycelia-about-solo = Una carta de Gwidyon que se aplica después de tu turno:
mycelia-about-side = { $back ->
    [yes] Un reverso de los tableros.
   *[no] El anverso de todos los tableros.
} Sus casillas desde la izquierda; * es la casilla de Santuario:
mycelia-about-setup = Gotas en las casillas al principio, desde la izquierda; * es la casilla de Santuario:
mycelia-about-setup-prisms = Gotas de prisma:
mycelia-about-row = Fila { $row }: { $fields }
mycelia-about-supply = Adónde llegan las gotas cuando gira el Santuario, según lo que muestre el dado:
mycelia-about-face = { mycelia-face }: { $fields }
mycelia-about-die = Seis caras: { $faces }.
mycelia-about-track = Sus espacios en orden: { $spaces }.
mycelia-about-prisma = { $dewdrops } gotas de rocío y { $prism_drops } gotas de prisma en cada tablero; todos empiezan con el regalo { $gift }; { $shrine_fields ->
    [one] 1 casilla de Santuario más
   *[other] { $shrine_fields } casillas de Santuario más
}.
mycelia-about-counts = Una mano tiene { $hand } cartas y la reserva disponible, { $showcase }; { $drops } gotas en cada tablero; { $shrine_fields } casillas de Santuario adicionales en la caja. El Santuario gira con { $p1 } gotas en solitario, { $p2 } con dos jugadores, { $p3 } con tres y { $p4 } con cuatro.
mycelia-about-board = Cada tablero tiene { $columns } columnas, de la a a la { $columns ->
    [5] e
   *[other] columna { $columns }
}, y { $rows } filas.
