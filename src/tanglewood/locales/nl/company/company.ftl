## What the server says to people who meet: open tables, talk, names, standing orders

server-no-list = Deze server heeft geen lijst van open tafels.
seat-taken = Iemand was sneller: deze plaats is bezet.
seat-not-open = Deze plaats is voor iemand met een link. Je kunt meekijken.
seat-not-here = Je kunt niet aan deze tafel plaatsnemen. Je kunt meekijken of zelf een tafel klaarzetten.
seat-sits-already = Je zit al aan deze tafel.
seat-invitation-void = Een nieuwere link heeft deze vervangen. Vraag die aan wie je heeft uitgenodigd; je kunt ondertussen meekijken.
follow-enough = Je volgt { $most } tafels; dat is genoeg. Volg er eerst een niet meer.
name-refused = Deze naam wordt hier niet gebruikt, kies een andere.

talk-nobody = Daar zit niemand behalve jijzelf.
talk-enough = Je hebt { $most } mensen geblokkeerd; dat is genoeg.
talk-not-blocked = Deze persoon is niet geblokkeerd.
talk-no-line = Deze regel is er niet meer.
talk-no-reason = Zeg in een paar woorden wat er is gebeurd.
talk-reported-enough = Je hebt vandaag veel gemeld; de beheerder kijkt ernaar. Ga morgen verder.

order-done =
    { $you ->
        [yes] Dat was je vaste opdracht.
       *[no] Dat was een vaste opdracht van { $name }.
    }
undo-order = Er is een vaste opdracht uitgevoerd; wat daarvoor kwam, kun je niet terugnemen.
