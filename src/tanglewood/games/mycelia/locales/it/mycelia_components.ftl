# Mycelia's components in words, for the terminal, `tanglewood cards` and the browser.

mycelia-about-name = { $table ->
    [supply] Carta rifornimento { $id }
    [solo] Carta { $id } di Gwidyon
    [die] Il dado
    [board] Formato delle plance
    [prisma] Prisma
    [track] Piattaforma dei favori
    [counts] Numeri del gioco
   *[other] { $table } { $id }
}
mycelia-about-card = { $table ->
    [card] Fungo da reclutare{ $set ->
        [expansion] , dell’espansione
        [prisma] , di Prisma
       *[base] {""}
    }; costa { $cost ->
        [one] 1 foglia
       *[other] { $cost } foglie
    }; { $copies ->
        [one] 1 copia
       *[other] { $copies } copie
    }.
    [start] Carta con cui tutti cominciano; { $copies ->
        [one] 1 copia
       *[other] { $copies } copie
    } in ogni mazzo.
    [tile] Tessera azione{ $set ->
        [expansion] , dell’espansione
        [prisma] , di Prisma
       *[base] {""}
    }; un uso costa { $cost ->
        [one] 1 foglia
       *[other] { $cost } foglie
    }; { $copies ->
        [one] 1 copia
       *[other] { $copies } copie
    }.
   *[gift] { $colour ->
        [start] Dono con cui tutti cominciano
        [green] Dono verde
        [amber] Dono ambra
       *[violet] Dono viola
    }, di Prisma; quando lo metti nell’area dei doni { $draw ->
        [0] non fa pescare carte
        [one] fa pescare 1 carta
       *[other] fa pescare { $draw } carte
    }.
}
mycelia-about-single = { $table ->
    [gift] Una volta, quando lo ricevi: { $words }
   *[card] Una volta, quando la recluti: { $words }
}
mycelia-about-solo = Una carta di Gwidyon, si applica dopo il tuo turno:
mycelia-about-side = { $back ->
    [yes] Un retro delle plance.
   *[no] Il fronte di tutte le plance.
} Le caselle da sinistra, * è la casella del Santuario:
mycelia-about-setup = Gocce sulle caselle all’inizio, da sinistra; * è la casella del Santuario:
mycelia-about-setup-prisms = Gocce Prisma:
mycelia-about-row = Riga { $row }: { $fields }
mycelia-about-supply = Dove arrivano le gocce quando il Santuario gira, secondo il dado:
mycelia-about-face = { mycelia-face }: { $fields }
mycelia-about-die = Sei facce: { $faces }.
mycelia-about-track = I suoi spazi in ordine: { $spaces }.
mycelia-about-prisma = { $dewdrops } gocce di rugiada e { $prism_drops } gocce Prisma su ogni plancia; tutti cominciano con il dono { $gift }; { $shrine_fields ->
    [one] 1 casella del Santuario in più
   *[other] { $shrine_fields } caselle del Santuario in più
}.
mycelia-about-counts = Una mano ha { $hand } carte, il bosco { $showcase }; { $drops } gocce su ogni plancia; { $shrine_fields } caselle del Santuario supplementari nella scatola. Il Santuario gira con { $p1 } gocce in solitario, { $p2 } in due, { $p3 } in tre e { $p4 } in quattro giocatori.
mycelia-about-board = Ogni plancia ha { $columns } colonne, dalla a alla { $columns ->
    [5] e
   *[other] colonna { $columns }
}, e { $rows } righe.
