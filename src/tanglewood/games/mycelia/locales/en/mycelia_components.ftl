# Mycelia's components in words, for the terminal, `tanglewood cards` and the browser.

mycelia-about-name = { $table ->
    [supply] Supply card { $id }
    [solo] Gwidyon’s card { $id }
    [die] The die
    [board] Format of the boards
    [prisma] Prisma
    [track] Favour track
    [counts] Numbers of the game
   *[other] { $table } { $id }
}
mycelia-about-card = { $table ->
    [card] Mushroom to hire{ $set ->
        [expansion] , of the expansion
        [prisma] , of Prisma
       *[base] {""}
    }; costs { $cost ->
        [one] 1 leaf
       *[other] { $cost } leaves
    }; { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }.
    [start] Card that everybody begins with; { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    } in each deck.
    [tile] Action tile{ $set ->
        [expansion] , of the expansion
        [prisma] , of Prisma
       *[base] {""}
    }; a use costs { $cost ->
        [one] 1 leaf
       *[other] { $cost } leaves
    }; { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }.
   *[gift] { $colour ->
        [start] Gift that everybody begins with
        [green] Green gift
        [amber] Amber gift
       *[violet] Violet gift
    }, of Prisma; laid into the gift area it { $draw ->
        [0] draws no card
        [one] draws 1 card
       *[other] draws { $draw } cards
    }.
}
mycelia-about-single = { $table ->
    [gift] Once, when you get it: { $words }
   *[card] Once, when you hire it: { $words }
}
mycelia-about-solo = A card of Gwidyon’s, carried out after your turn:
mycelia-about-side = { $back ->
    [yes] A back of the boards.
   *[no] The front of all boards.
} Its fields from the left, * is the shrine field:
mycelia-about-setup = Drops on the fields at the start, from the left; * is the shrine field:
mycelia-about-setup-prisms = Prism drops:
mycelia-about-row = Row { $row }: { $fields }
mycelia-about-supply = Where drops come when the shrine turns, by what the die shows:
mycelia-about-face = { mycelia-face }: { $fields }
mycelia-about-die = Six faces: { $faces }.
mycelia-about-track = Its spaces in order: { $spaces }.
mycelia-about-prisma = { $dewdrops } dewdrops and { $prism_drops } prism drops on every board; everybody begins with the gift { $gift }; { $shrine_fields ->
    [one] 1 shrine field more
   *[other] { $shrine_fields } shrine fields more
}.
mycelia-about-counts = A hand has { $hand } cards, the showcase { $showcase }; { $drops } drops on every board; { $shrine_fields } extra shrine fields in the box. The shrine turns with { $p1 } drops alone, { $p2 } with two, { $p3 } with three and { $p4 } with four players.
mycelia-about-board = Every board has { $columns } columns, a to { $columns ->
    [5] e
   *[other] column { $columns }
}, and { $rows } rows.
