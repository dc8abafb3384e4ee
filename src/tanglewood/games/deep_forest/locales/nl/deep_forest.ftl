# Words of Through the Deep Forest.

deep_forest-goal =
    { $deep_forest__fog__last_round ->
    [one] 1 ronde
   *[other] { $deep_forest__fog__last_round } ronden
    } in je eigen bos. Leg elke beurt een strook op de markt, ga bij een van de lijnen staan en neem wat
    die toont; loop dan, elke stap voor een markeersteen, zonder dat je pad zichzelf ooit raakt. Overwin hindernissen
    voor sets van drie, raap zwaarden op, versla rotsmonsters en verlaat het bos over de bovenste muur zodra de mist er
    is. Het meeste goud wint.

# Things.

deep_forest-resource = { $resource ->
    [potion] krachtdrank
    [book] boek
    [coin] goudstuk
   *[marker] markeersteen
}
deep_forest-resources = { $resource ->
    [potion] krachtdranken
    [book] boeken
    [coin] goudstukken
   *[marker] markeerstenen
}
deep_forest-amount = { $n } { $resource ->
    [potion] { $n ->
        [one] krachtdrank
       *[other] krachtdranken
    }
    [book] { $n ->
        [one] boek
       *[other] boeken
    }
    [coin] { $n ->
        [one] goudstuk
       *[other] goudstukken
    }
   *[marker] { $n ->
        [one] markeersteen
       *[other] markeerstenen
    }
}
deep_forest-nothing = niets
deep_forest-cell = { $cell ->
    [potion] krachtdrank
    [book] boek
    [coin] goudstuk
    [marker] markeersteen
   *[nothing] leeg
}
deep_forest-tile = { $tile ->
    [thicket] struikgewas
    [gate] poort
    [guard] wachter
    [sword] zwaard
    [troll] trol
    [rock] rots
    [wall] muur
    [bare] open plek
    [hidden] gedekt
   *[forest] bos
}
# With its article.
deep_forest-the-tile = { $tile ->
    [thicket] het struikgewas
    [gate] de poort
    [guard] de wachter
    [sword] het zwaard
    [troll] de trol
    [rock] de rots
    [wall] de muur
   *[forest] het bos
}
deep_forest-tile-at = { $tile ->
    [thicket] struikgewas op { $field }
    [gate] een poort op { $field }
    [guard] een wachter op { $field }
    [sword] een zwaard op { $field }
    [troll] een trol op { $field }
   *[forest] bos op { $field }
}
deep_forest-edge = { $side ->
    [row] rij { $n }
    [column] kolom { $n }
   *[corner] de diagonaal
}
deep_forest-advantage = { $advantage ->
    [coin] 1 goudstuk aan het begin van elke latere ronde
    [wild] telt als struikgewas, poort of wachter
    [double] in elke latere ronde komt één grondstof van de marktlijn dubbel
   *[none] verder niets
}

# Questions.

deep_forest-ask-enter = Waar gaat je pad over de onderste muur?
deep_forest-ask-choose = Ronde { $round }: welke strook leg je op de markt?
deep_forest-ask-lay = Waar leg je deze strook?
deep_forest-ask-stand = Bij welke lijn van de markt ga je staan?
deep_forest-ask-double = Welke van de grondstoffen die je net kreeg, krijg je dubbel?
deep_forest-ask-forest = { $attacked ->
    [yes] Een trol verspert je de weg: betaal hem, of beëindig je beurt.
   *[no] { $cost ->
        [one] Wat doe je? Een stap kost 1 markeersteen.
       *[other] Wat doe je? Een stap kost { $cost } markeerstenen.
    }
}
deep_forest-ask-commit = Kracht { $strength }: hoeveel zwaarden zet je in?
deep_forest-ask-fight = { $left ->
    [0] Kracht { $strength }: de dobbelstenen tonen { $dice }, samen { $total }. Er is geen worp meer.
    [one] Kracht { $strength }: de dobbelstenen tonen { $dice }, samen { $total }. Nog één worp.
   *[other] Kracht { $strength }: de dobbelstenen tonen { $dice }, samen { $total }. Nog { $left } worpen.
}
deep_forest-ask-fight-odds = Goed gespeeld, met alles wat je kunt toevoegen, is je kans { $chance }%.
deep_forest-ask-claim = Je verslaat kracht { $strength }: welk monster neem je?
deep_forest-ask-closing = { $over ->
    [yes] Je mag er van elke soort { $limit } houden: ruil de rest of geef die terug.
   *[no] Het gevecht is voorbij, en je beurt ook. Eerst nog een trol sturen?
}
deep_forest-ask-sending = Naar welk veld van dat bos gaat de trol?
deep_forest-ask-reward = Wat neem je voor de trol, { $n } van één soort?

# Options.

deep_forest-move-enter = bij { $field } over de onderste muur gaan
deep_forest-move-strip = de strook { $cells } leggen
deep_forest-move-lay = van grondstofveld { $from } tot grondstofveld { $to }
deep_forest-move-edge = { $edge }: { $gives }
deep_forest-move-double = nog een { deep_forest-resource }
deep_forest-move-go = { $tile ->
    [rock] { $markers ->
        [one] naar { $field } gaan (rots, weggaan kost meer; { $markers } markeersteen)
       *[other] naar { $field } gaan (rots, weggaan kost meer; { $markers } markeerstenen)
    }
   *[other] { $markers ->
        [one] naar { $field } gaan ({ $markers } markeersteen)
       *[other] naar { $field } gaan ({ $markers } markeerstenen)
    }
}
deep_forest-move-pass = over het zwaard op { $field } heen lopen
deep_forest-move-take = het zwaard op { $field } oprapen (1 krachtdrank, 1 boek, 1 goudstuk)
deep_forest-move-overcome = { $price ->
    [one] { deep_forest-the-tile } op { $field } overwinnen (1 { deep_forest-resource })
   *[other] { deep_forest-the-tile } op { $field } overwinnen ({ $price } { deep_forest-resources })
}
deep_forest-move-pay = de trol op { $field } betalen ({ $deep_forest__prices__troll ->
    [one] 1 goudstuk
   *[other] { $deep_forest__prices__troll } goudstukken
    })
deep_forest-move-leave = { $markers ->
    [one] het bos over { $field } verlaten (1 markeersteen)
   *[other] het bos over { $field } verlaten ({ $markers } markeerstenen)
}
deep_forest-move-fight = tegen een monster van kracht { $strength } vechten
deep_forest-move-dice = { $n ->
    [one] 1 dobbelsteen
   *[other] { $n } dobbelstenen
}: kans { $chance }%, { $swords ->
    [0] winnen kost geen zwaard
    [one] winnen kost 1 zwaard
   *[other] winnen kost { $swords } zwaarden
}
deep_forest-move-aside = dobbelsteen { $die } opzijleggen ({ $pips })
deep_forest-move-roll = de andere dobbelstenen gooien
deep_forest-move-boost = een oog toevoegen met een grondstof
deep_forest-move-yield = het gevecht opgeven
deep_forest-move-claim = { $advantage ->
    [none] { $monster } nemen: { $gold } goud
   *[other] { $monster } nemen: { $gold } goud; { deep_forest-advantage }
}
deep_forest-move-back = teruggaan naar { $field }: dat beëindigt de beurt
deep_forest-move-send = een trol naar { $who } sturen
deep_forest-move-onto = naar { $field }
deep_forest-move-reward = { deep_forest-amount }
deep_forest-move-sell = { deep_forest-amount } verkopen voor 1 goudstuk
deep_forest-move-buy = { $n ->
    [one] 1 { deep_forest-resource } kopen voor 1 goudstuk
   *[other] 1 { deep_forest-resource } kopen voor { $n } goudstukken
}
deep_forest-move-return = 1 { deep_forest-resource } teruggeven
deep_forest-move-end = de beurt beëindigen

# Events.

deep_forest-event-unasked = { $verb ->
    [end] Er is niets anders te doen: de beurt eindigt vanzelf.
   *[other] Vanzelf gespeeld: iets anders was niet mogelijk.
}
deep_forest-event-turn = { $you ->
    [yes] Ronde { $round }, jouw beurt.
   *[no] Ronde { $round }, beurt van { $name }.
}
deep_forest-event-entered = { $you ->
    [yes] Je staat bij { $field } op de onderste muur.
   *[no] { $name } staat bij { $field } op de onderste muur.
}
deep_forest-event-revealed = { $you ->
    [yes] Op { $field } van jouw bos komt tevoorschijn: { deep_forest-tile }.
   *[no] Op { $field } van het bos van { $name } komt tevoorschijn: { deep_forest-tile }.
}
deep_forest-event-revealed-all = { $you ->
    [yes] Je ziet { $tiles }.
   *[no] { $name } ziet { $tiles }.
}
deep_forest-event-laid = { $you ->
    [yes] Je legt een strook in { $where }: { $strip }.
   *[no] { $name } legt een strook in { $where }: { $strip }.
}
deep_forest-laid-row = rij { $line }, kolom { $from } tot en met { $to }
deep_forest-laid-column = kolom { $line }, rij { $from } tot en met { $to }
deep_forest-event-stood = { $you ->
    [yes] Je gaat op de markt staan bij { $edge }.
   *[no] { $name } gaat op de markt staan bij { $edge }.
}
deep_forest-event-income = { $you ->
    [yes] Je neemt { $gives } van de markt.
   *[no] { $name } neemt { $gives } van de markt.
}
deep_forest-event-doubled = Eén grondstof komt dubbel: { deep_forest-resource }.
deep_forest-event-drew = { $you ->
    [yes] Je trekt een strook: { $strip }.
   *[no] { $name } trekt een strook.
}
deep_forest-event-market-cleared = { $n ->
    [one] De trekstapel is op: de markt wordt leeggemaakt en de strook wordt geschud.
   *[other] De trekstapel is op: de markt wordt leeggemaakt en de { $n } stroken worden geschud.
}
deep_forest-event-coins = { $out ->
    [one] 1 goudstuk is uit de voorraad genomen.
   *[other] { $out } goudstukken zijn uit de voorraad genomen.
}
deep_forest-event-short = Het spelmateriaal raakt op: er zijn geen { deep_forest-resources } meer in de doos.
deep_forest-event-walked = { $you ->
    [yes] { $markers ->
        [one] Je gaat van { $from } naar { $to } en laat een markeersteen achter.
       *[other] Je gaat van { $from } naar { $to } en laat { $markers } markeerstenen achter.
    }
   *[no] { $markers ->
        [one] { $name } gaat van { $from } naar { $to } en laat een markeersteen achter.
       *[other] { $name } gaat van { $from } naar { $to } en laat { $markers } markeerstenen achter.
    }
}
deep_forest-event-sword-taken = { $you ->
    [yes] Je raapt het zwaard op { $field } op.
   *[no] { $name } raapt het zwaard op { $field } op.
}
deep_forest-event-overcame = { $you ->
    [yes] Je overwint { deep_forest-the-tile } op { $field }.
   *[no] { $name } overwint { deep_forest-the-tile } op { $field }.
}
deep_forest-event-troll-paid = { $you ->
    [yes] Je betaalt de trol op { $field } en houdt hem.
   *[no] { $name } betaalt de trol op { $field } en houdt hem.
}
deep_forest-event-troll-sent = { $you ->
    [yes] Je stuurt een trol naar { $to }, op { $field }.
   *[no] { $to_you ->
        [yes] { $name } stuurt een trol naar jou, op { $field }.
       *[no] { $name } stuurt een trol naar { $to }, op { $field }.
    }
}
deep_forest-event-rewarded = { $you ->
    [yes] Je neemt er { deep_forest-amount } voor.
   *[no] { $name } neemt er { deep_forest-amount } voor.
}
deep_forest-event-retreated = { $you ->
    [yes] { $markers ->
        [one] Je gaat terug naar { $to } en raapt 1 markeersteen op.
       *[other] Je gaat terug naar { $to } en raapt { $markers } markeerstenen op.
    }
   *[no] { $markers ->
        [one] { $name } gaat terug naar { $to } en raapt 1 markeersteen op.
       *[other] { $name } gaat terug naar { $to } en raapt { $markers } markeerstenen op.
    }
}
deep_forest-event-left = { $you ->
    [yes] { $length ->
        [one] Je verlaat het bos over { $field }; het pad is 1 veld lang.
       *[other] Je verlaat het bos over { $field }; het pad is { $length } velden lang.
    }
   *[no] { $length ->
        [one] { $name } verlaat het bos over { $field }; het pad is 1 veld lang.
       *[other] { $name } verlaat het bos over { $field }; het pad is { $length } velden lang.
    }
}{ $first ->
    [yes] {" "}Alle anderen hebben nog één beurt.
   *[no] {""}
}
deep_forest-event-fights = { $you ->
    [yes] { $dice ->
        [one] Je vecht tegen kracht { $strength } met 1 dobbelsteen.
       *[other] Je vecht tegen kracht { $strength } met { $dice } dobbelstenen.
    }
   *[no] { $dice ->
        [one] { $name } vecht tegen kracht { $strength } met 1 dobbelsteen.
       *[other] { $name } vecht tegen kracht { $strength } met { $dice } dobbelstenen.
    }
}
deep_forest-event-rolled = Worp { $number }: { $dice }, samen { $sum }.
deep_forest-event-aside = { $you ->
    [yes] Je legt een { $pips } opzij.
   *[no] { $name } legt een { $pips } opzij.
}
deep_forest-event-boosted = { $you ->
    [yes] Je voegt een oog toe voor een { deep_forest-resource }.
   *[no] { $name } voegt een oog toe voor een { deep_forest-resource }.
}
deep_forest-event-won = { $you ->
    [yes] Je verslaat het monster.
   *[no] { $name } verslaat het monster.
}
deep_forest-event-lost = { $you ->
    [yes] Je verliest het gevecht.
   *[no] { $name } verliest het gevecht.
}
deep_forest-event-swords-turned = { $n ->
    [one] Eén zwaard wordt ingeleverd.
   *[other] { $n } zwaarden worden ingeleverd.
}
deep_forest-event-claimed = { $you ->
    [yes] Je neemt het monster { $monster }.
   *[no] { $name } neemt het monster { $monster }.
}
deep_forest-event-tribute = { $you ->
    [yes] { $monster } levert jou een goudstuk op.
   *[no] { $monster } levert { $name } een goudstuk op.
}
deep_forest-event-sold = { $you ->
    [yes] { $coins ->
        [one] Je verkoopt { deep_forest-amount } voor een goudstuk.
       *[other] Je verkoopt { deep_forest-amount } voor { $coins } goudstukken.
    }
   *[no] { $coins ->
        [one] { $name } verkoopt { deep_forest-amount } voor een goudstuk.
       *[other] { $name } verkoopt { deep_forest-amount } voor { $coins } goudstukken.
    }
}
deep_forest-event-bought = { $you ->
    [yes] { $n ->
        [one] Je koopt { $bought } voor 1 goudstuk.
       *[other] Je koopt { $bought } voor { $n } goudstukken.
    }
   *[no] { $n ->
        [one] { $name } koopt { $bought } voor 1 goudstuk.
       *[other] { $name } koopt { $bought } voor { $n } goudstukken.
    }
}
deep_forest-event-returned = { $you ->
    [yes] Je geeft een { deep_forest-resource } terug.
   *[no] { $name } geeft een { deep_forest-resource } terug.
}
deep_forest-event-fog-sets-in = Ronde { $round } is voorbij en de mist komt op: vanaf nu kun je het bos verlaten.
deep_forest-event-fog = De mist bedekt rij { $row } en alles eronder.
deep_forest-event-turn-ended = { $you ->
    [yes] Je beurt eindigt.
   *[no] De beurt van { $name } eindigt.
}
deep_forest-event-over = Het spel is afgelopen.

# Refusals: one line, beside the rule that forbids the wish.

deep_forest-no-trade-coins = Goudstukken zijn waar je de andere grondstoffen voor ruilt.
deep_forest-no-sell = { $n ->
    [0] Voor verkopen zijn er { $price } van een soort nodig; hiervan heb je er geen.
   *[other] Voor verkopen zijn er { $price } van een soort nodig; hiervan heb je er { $n }.
}
deep_forest-no-buy = { $price ->
    [one] Dat kost 1 goudstuk; jij hebt er { $n }.
   *[other] Dat kost { $price } goudstukken; jij hebt er { $n }.
}
deep_forest-no-supply-empty = In de voorraad is er geen meer.
deep_forest-no-hopeless = Niets kan dit gevecht nog keren.
deep_forest-no-sending = Maak eerst het sturen van de trol af.
deep_forest-no-onto = Op { $field } ligt een markeersteen of staat een pion: daar komt geen trol.
deep_forest-no-onto-now = Je stuurt nu geen trol.
deep_forest-no-reward-coin = Voor een trol krijg je krachtdranken, boeken of markeerstenen, nooit goudstukken.
deep_forest-no-send-whom = Een trol gaat naar een andere speler aan deze tafel.
deep_forest-no-send-fight = Midden in een gevecht stuur je geen trol.
deep_forest-no-send-closing = Je beurt is voorbij: nu kun je geen trol meer sturen.
deep_forest-no-send-twice = Eén trol per ronde is genoeg: je hebt de jouwe al gestuurd.
deep_forest-no-send-fresh = Een trol uit deze ronde kun je pas vanaf de volgende ronde sturen.
deep_forest-no-send-none = Je hebt geen trol.
deep_forest-no-enter = Je gaat op maar één plek over de onderste muur, vóór je eerste beurt.
deep_forest-no-strip-hand = Strook { $strip } zit niet in je hand.
deep_forest-no-strip-now = Eén strook per beurt, aan het begin ervan.
deep_forest-no-lay-same = Deze strook ziet er omgekeerd hetzelfde uit.
deep_forest-no-lay-now = Er wordt nu geen strook gelegd.
deep_forest-no-edge-now = De marktpion verplaats je nadat de strook is gelegd, één keer per beurt.
deep_forest-no-corner = { $players ->
    [one] De hoek van de markt is alleen open met 1 speler.
   *[other] De hoek van de markt is alleen open met { $players } spelers.
}
deep_forest-no-edge-own = Daar staat je pion al: hij moet naar een andere lijn.
deep_forest-no-edge-taken = Daar staat een andere pion.
deep_forest-no-double-kind = Dit kreeg je niet van de markt: { deep_forest-resource }.
deep_forest-no-double-now = Er valt nu niets te verdubbelen.
deep_forest-no-dice = { $swords ->
    [one] Je kunt { $low } tot 1 zwaard inzetten, niet { $n }.
   *[other] Je kunt { $low } tot { $swords } zwaarden inzetten, niet { $n }.
}
deep_forest-no-dice-fixed = { $dice ->
    [one] Je hebt 1 zwaard ingezet; dat aantal blijft.
   *[other] Je hebt { $dice } zwaarden ingezet; dat aantal blijft.
}
deep_forest-no-gone = Er is geen monster van kracht { $strength } van die soort meer.
deep_forest-no-claim = Je koos kracht { $strength }: neem een van die monsters.
deep_forest-no-no-fight = Er is nu geen gevecht.
deep_forest-no-die = Er is geen dobbelsteen { $n }: je hebt er { $dice } ingezet.
deep_forest-no-last-roll = { $rolls ->
    [one] De enige worp is gedaan.
   *[other] Alle { $rolls } worpen zijn gedaan.
}
deep_forest-no-aside = Dobbelsteen { $n } ligt al opzij.
deep_forest-no-all-aside = Alle dobbelstenen liggen opzij: er valt niets te gooien.
deep_forest-no-boost-none = Tegen kracht { $strength } zijn geen extra ogen te krijgen.
deep_forest-no-boost = Een oog kost een { deep_forest-resource }, en die heb je niet.
deep_forest-no-in-fight = Maak eerst het gevecht af.
deep_forest-no-turn-over = Je beurt is voorbij.
deep_forest-no-over-limit = Je hebt meer dan { $limit } van een soort: ruil eerst de rest of geef die terug.
deep_forest-no-return = Alleen wat boven { $limit } van een soort is, gaat terug, aan het einde van de beurt.
deep_forest-no-market-first = Eerst de markt: leg een strook, ga bij een lijn staan en neem wat die geeft.
deep_forest-no-no-troll = Vanaf { $field } valt geen trol je aan.
deep_forest-no-broke = { $price ->
    [one] De trol wil een goudstuk, en je hebt er geen.
   *[other] De trol wil { $price } goudstukken, en je hebt er geen.
}
deep_forest-no-attacked = De trol op { $field } moet eerst worden betaald.
deep_forest-no-fog = Niemand verlaat het bos voordat de mist opkomt, na ronde { $rounds }.
deep_forest-no-not-below = Om daar weg te gaan, moet je recht onder { $field } staan.
deep_forest-no-leave-markers = { $need ->
    [one] Verlaten kost 1 markeersteen, met die op de muur meegeteld; jij hebt er { $n }.
   *[other] Verlaten kost { $need } markeerstenen, met die op de muur meegeteld; jij hebt er { $n }.
}
deep_forest-no-not-here = Tegen monsters vecht je op een rots of er vlak naast.
deep_forest-no-swords = { $low ->
    [one] Voor een gevecht is minstens 1 zwaard nodig; jij hebt er { $n }.
   *[other] Voor een gevecht zijn minstens { $low } zwaarden nodig; jij hebt er { $n }.
}
deep_forest-no-beaten = Je hebt al een monster van kracht { $strength } verslagen.
deep_forest-no-retreats = { $n ->
    [one] Je hebt je terugtocht al gebruikt.
   *[other] Je hebt alle { $n } terugtochten al gebruikt.
}
deep_forest-no-back-far = { $n ->
    [one] { $field } ligt verder terug dan 1 veld.
   *[other] { $field } ligt verder terug dan { $n } velden.
}
deep_forest-no-back-path = { $field } ligt niet op je pad achter je.
deep_forest-no-wall = { $field } is een muurveld: daar loopt niemand.
deep_forest-no-far = { $field } ligt niet vlak naast je pion.
deep_forest-no-hidden = De tegel op { $field } ligt gedekt.
deep_forest-no-touch = Op { $field } zou je pad zichzelf raken.
deep_forest-no-no-sword = Op { $field } ligt geen zwaard.
deep_forest-no-no-obstacle = Op { $field } is geen hindernis.
deep_forest-no-sword-how = Op { $field } ligt een zwaard: raap het op of loop eroverheen.
deep_forest-no-obstacle = { $field } is versperd: { deep_forest-tile }. Die hindernis moet je overwinnen.
deep_forest-no-markers = { $need ->
    [one] Deze stap kost 1 markeersteen; jij hebt er { $n }.
   *[other] Deze stap kost { $need } markeerstenen; jij hebt er { $n }.
}
deep_forest-no-sword-price = Een zwaard kost 1 krachtdrank, 1 boek en 1 goudstuk.
deep_forest-no-price = { $price ->
    [one] Deze hindernis, { deep_forest-tile }, kost 1 { deep_forest-resource }.
   *[other] Deze hindernis, { deep_forest-tile }, kost { $price } { deep_forest-resources }.
}

# The terminal's table.

deep_forest-label-round = ronde { $round } van { $rounds }
deep_forest-moment = Ronde { $round }
deep_forest-label-fog = mist t/m rij { $row }
deep_forest-label-no-fog = mist na ronde { $after }
deep_forest-label-leaving = laatste beurten
deep_forest-label-market = Markt
deep_forest-label-monsters = Monsters
deep_forest-label-hand = Jouw stroken
deep_forest-label-your-forest = Jouw bos
deep_forest-label-forest-of = Bos van { $name }
deep_forest-label-gold = { $n } goud
deep_forest-label-things = zwaarden { $swords }, trollen { $trolls }, terugtochten { $retreats }
deep_forest-label-won = hindernissen: { $thicket ->
    [one] 1 struikgewas
   *[other] { $thicket } struikgewassen
}, { $gate ->
    [one] 1 poort
   *[other] { $gate } poorten
}, { $guard ->
    [one] 1 wachter
   *[other] { $guard } wachters
}
deep_forest-label-lay = Een grondstofveld noem je met rij en kolom; tussen haakjes hoeveel de beste lijn dan toont.
deep_forest-label-signs = Bos: @ pion, o pad, ? gedekt, · bos, t struikgewas, g poort, w wachter, s zwaard, T trol, R rots, = muur. Markt: p krachtdrank, b boek, c goudstuk, m markeersteen.
deep_forest-label-pile = { $pile ->
    [one] 1 strook in de trekstapel
   *[other] { $pile } stroken in de trekstapel
}
deep_forest-label-left = het bos uit
deep_forest-label-monster = { $strength }: { $name }, { $gold } goud
deep_forest-label-legend = @ jij, o je pad, ? gedekt, . bos, t struikgewas, g poort, w wachter, s zwaard, T trol, R rots, ~ mist
deep_forest-breakdown = { $row ->
    [coins] Goudstukken
    [resources] Grondstoffen, { $deep_forest__prices__sell } voor één
    [sets] Sets van hindernissen
    [single-obstacles] Losse hindernissen
    [monsters] Monsters
    [trolls] Trollen
    [swords] Zwaarden
    [left-the-forest] Bos verlaten
    [longest-path] Langste pad
   *[other] { $row }
}
