# Mycelia's components in words, for the terminal, `tanglewood cards` and the browser.

mycelia-about-name = { $table ->
    [supply] Voorraadkaart { $id }
    [solo] Gwidyons kaart { $id }
    [die] De dobbelsteen
    [board] Formaat van de borden
    [prisma] Prisma
    [track] Gunstplatform
    [counts] Getallen van het spel
   *[other] { $table } { $id }
}
mycelia-about-copies = { $copies ->
    [one] 1 exemplaar
   *[other] { $copies } exemplaren
}
mycelia-about-cost = { $cost ->
    [one] 1 blad
   *[other] { $cost } bladeren
}
mycelia-about-card = { $table ->
    [card] { $set ->
        [expansion] Paddenstoel om in te huren, van de uitbreiding; kost { mycelia-about-cost }; { mycelia-about-copies }.
        [prisma] Paddenstoel om in te huren, van Prisma; kost { mycelia-about-cost }; { mycelia-about-copies }.
       *[base] Paddenstoel om in te huren; kost { mycelia-about-cost }; { mycelia-about-copies }.
    }
    [start] Kaart waarmee iedereen begint; { mycelia-about-copies } in elk deck.
    [tile] { $set ->
        [expansion] Actiekaartje, van de uitbreiding; gebruik kost { mycelia-about-cost }; { mycelia-about-copies }.
        [prisma] Actiekaartje, van Prisma; gebruik kost { mycelia-about-cost }; { mycelia-about-copies }.
       *[base] Actiekaartje; gebruik kost { mycelia-about-cost }; { mycelia-about-copies }.
    }
   *[gift] { $colour ->
        [start] Geschenk waarmee iedereen begint
        [green] Groen geschenk
        [amber] Amberkleurig geschenk
       *[violet] Violet geschenk
    }, van Prisma; in de geschenkenzone gelegd { $draw ->
        [0] trekt het geen kaart
        [one] trekt het 1 kaart
       *[other] trekt het { $draw } kaarten
    }.
}
mycelia-about-single = { $table ->
    [gift] Eén keer, als je het krijgt: { $words }
   *[card] Eén keer, als je de kaart inhuurt: { $words }
}
mycelia-about-solo = Een kaart van Gwidyon, na jouw beurt uitgevoerd:
mycelia-about-side = { $back ->
    [yes] Een achterkant van de borden. De velden van links; * is het tempelveld:
   *[no] De voorkant van alle borden. De velden van links; * is het tempelveld:
}
mycelia-about-setup = Druppels op de velden aan het begin, van links; * is het tempelveld:
mycelia-about-setup-prisms = Prismadruppels:
mycelia-about-row = Rij { $row }: { $fields }
mycelia-about-supply = Waar druppels komen als de tempel draait, naar wat de dobbelsteen toont:
mycelia-about-face-name = { $face ->
    [sun] Zon
    [moon] Maan
    [acorn] Eikel
    [feather] Veer
    [snail] Slak
    [web] Web
   *[other] { $face }
}
mycelia-about-face = { mycelia-about-face-name }: { $fields }
# $faces holds English words, so they are written out here.
mycelia-about-die = Zes zijden: { $faces }.
mycelia-about-track = De vakken op volgorde: { $spaces }.
mycelia-about-prisma = { $shrine_fields ->
    [one] { $dewdrops } dauwdruppels en { $prism_drops } prismadruppels op elk bord; iedereen begint met het geschenk { $gift }; 1 tempelveld meer.
   *[other] { $dewdrops } dauwdruppels en { $prism_drops } prismadruppels op elk bord; iedereen begint met het geschenk { $gift }; { $shrine_fields } tempelvelden meer.
}
mycelia-about-counts = Een hand heeft { $hand } kaarten, de open rij { $showcase }; { $drops } druppels op elk bord; { $shrine_fields } extra tempelvelden in de doos. De tempel draait in een solospel bij { $p1 } druppels, met twee spelers bij { $p2 }, met drie bij { $p3 } en met vier bij { $p4 }.
mycelia-about-board = { $columns ->
    [5] Elk bord heeft { $columns } kolommen, a tot en met e, en { $rows } rijen.
   *[other] Elk bord heeft { $columns } kolommen, vanaf a, en { $rows } rijen.
}
