# Everdell's components in words, for the terminal, `tanglewood cards` and the browser.

everdell-about-name = { $table ->
    [season] { $season ->
        [winter] Winter
        [spring] Lente
        [summer] Zomer
       *[autumn] Herfst
    }
    [her_season] { $season ->
        [winter] De winter van Nachtweefster
        [spring] De lente van Nachtweefster
        [summer] De zomer van Nachtweefster
       *[autumn] De herfst van Nachtweefster
    }
    [activity] Activiteitskaart { $number }
    [counts] Hoe de tafel wordt klaargezet
    [rugwort_points] Waar Rugwort punten voor krijgt
    [fair] Het feest
    [lair] Het hol van Nachtweefster
    [river_counts] Hoe de rivier wordt klaargelegd
    [mountain] De berg
   *[other] { $table } { $id }
}
everdell-about-color = { $color ->
    [tan] bruin
    [green] groen
    [red] rood
    [blue] blauw
    [purple] paars
   *[other] { $color }
}
everdell-about-color-plural = { $color ->
    [tan] bruine
    [green] groene
    [red] rode
    [blue] blauwe
    [purple] paarse
   *[other] { $color }
}
everdell-about-card = { $unique ->
    [yes] { $kind ->
        [critter] Uniek boswezen, { everdell-about-color } ({ $what }).
       *[construction] Uniek gebouw, { everdell-about-color } ({ $what }).
    }
   *[no] { $kind ->
        [critter] Gewoon boswezen, { everdell-about-color } ({ $what }).
       *[construction] Gewoon gebouw, { everdell-about-color } ({ $what }).
    }
}
everdell-about-card-numbers = Kost { $cost }; { $points ->
    [one] 1 punt
   *[other] { $points } punten
}; { $legend ->
    [yes] { $set ->
        [legends_first] een van de eerste tien legendarische kaarten, apart van de trekstapel
       *[legends_more] een van de tien volgende legendarische kaarten, apart van de trekstapel
    }
   *[no] { $copies ->
        [one] 1 exemplaar
       *[other] { $copies } exemplaren
    } { $set ->
        [base] in de trekstapel
        [farms] in de trekstapel met de seizoensboerderijen
        [corrin] in de trekstapel met de kaarten van Corrin Evertail
        [extra] in de trekstapel met Extra! Extra!
        [pearlbrook] in de trekstapel met Pearlbrook
        [newleaf] in de trekstapel met Newleaf
        [bellfaire] in de trekstapel met Bellfaire
        [spirecrest] in de trekstapel met Spirecrest
       *[rugwort_cards] in de trekstapel met de Rugwort-kaarten
    }
}.
everdell-about-ribbon = Mag jouw { $card } gratis vervangen, en telt als die kaart.
everdell-about-brings = Mag gratis intrekken: { $critters }.
everdell-about-home = Trekt gratis in bij: { $homes }.
everdell-about-any-critter = { $color ->
    [none] een willekeurig boswezen
   *[other] een willekeurig { everdell-about-color } boswezen
}
everdell-about-never-used = Deze kaarten gebruikt ze nooit: { $cards }.
everdell-about-free-by = { $color ->
    [any] Trekt gratis in bij een willekeurig gebouw in je stad.
   *[other] Trekt gratis in bij een willekeurig { everdell-about-color } gebouw in je stad.
}

everdell-about-location = { $sort ->
    [basic] Basislocatie
    [forest] Boslocatie
    [haven] Het Toevluchtsoord
    [land] Een eigen plek
   *[journey] Een Reis
}{ $points ->
    [0] {""}
    [one] , 1 punt
   *[other] , { $points } punten
}; { $shared ->
    [yes] er mogen willekeurig veel arbeiders staan
   *[no] { $sort ->
        [forest] er mag één arbeider staan, met vier spelers twee
       *[other] er mag één arbeider staan
    }
}.
everdell-about-event = { $sort ->
    [basic] Basisgebeurtenis
   *[special] Speciale gebeurtenis
}; { $points ->
    [0] de punten hangen af van wat je doet
    [one] 1 punt
   *[other] { $points } punten
}.
everdell-about-colored = { $n } { everdell-about-color-plural } kaarten
everdell-about-needs = Vraagt in je stad: { $cards }.
everdell-about-power = Arbeidersvaardigheid, { $title }; uit { $box ->
    [mistwood] Mistwood
    [bellfaire] Bellfaire
   *[newleaf] Newleaf
}.
everdell-about-season = { $season ->
    [winter] Het spel begint in de winter.
   *[other] { $workers ->
        [one] Je arbeiders komen thuis, en er komt er 1 bij.
       *[other] Je arbeiders komen thuis, en er komen er { $workers } bij.
    }
}{ $bonus ->
    [produce] {" "}Je groene kaarten produceren.
    [none] {""}
   *[other] { $season ->
        [winter] {""}
       *[other] {" "}Je mag hoogstens 2 kaarten van de weide trekken.
    }
}

everdell-about-rugwort = { $missed_special ->
    [one] Jaar { $year } van een solospel: in de herfst maakt hij de { $journey }, en elke speciale gebeurtenis die je niet hebt behaald, levert hem 1 punt op.
   *[other] Jaar { $year } van een solospel: in de herfst maakt hij de { $journey }, en elke speciale gebeurtenis die je niet hebt behaald, levert hem { $missed_special } punten op.
}{ $worker ->
    [yes] {" "}In de herfst verlaat een van zijn arbeiders samen met een van jou het spel.
   *[no] {""}
}
everdell-about-rugwort-points = Hij krijgt { $card } punten voor een kaart in zijn stad, { $purple } als die paars is, en { $basic_event } voor een basisgebeurtenis. Is hij opzichtig, dan levert een paarse kaart { $glitzy_purple } op; is hij een kraker, dan levert een lege plek in jouw stad hem { $squatty_space } op.
everdell-about-walk = Zijn arbeider op de basislocaties staat, van winter tot herfst, op: { $places }.
everdell-about-counts = Een hand heeft plaats voor { $hand_limit } kaarten, de weide voor { $meadow }, een stad heeft { $city } plekken; { $workers } arbeiders vanaf het begin en { $specials } speciale gebeurtenissen. Kaarten aan het begin, vanaf de startspeler: { $hands }. Boskaarten voor 1, 2, 3 en 4 spelers: { $forest }.

everdell-about-level = { $points ->
    [one] Niveau { $level }: waar een kaart dat zegt, krijgt ze 1 punt.
   *[other] Niveau { $level }: waar een kaart dat zegt, krijgt ze { $points } punten.
} Aan het einde levert een speciale gebeurtenis haar { $special_event } punten op, een kaart van 0 punten { $zero_card } extra, een Welvaartkaart, legendarische kaart of Newleaf-kaart { $prosperity } extra.
everdell-about-her-season = { $season ->
    [winter] Ze begint met { $spiders } spinnen.
   *[other] { $spiders ->
        [one] Ze krijgt er 1 spin bij.
       *[other] Ze krijgt er { $spiders } spinnen bij.
    }
}{ $draws ->
    [0] {""}
    [one] {" "}Ze trekt 1 kaart.
   *[other] {" "}Ze trekt { $draws } kaarten.
}{ $takes ->
    [0] {""}
    [one] {" "}Ze neemt 1 willekeurige kaart van de weide in haar hand.
   *[other] {" "}Ze neemt { $takes } willekeurige kaarten van de weide in haar hand.
}{ $clears ->
    [0] {""}
    [one] {" "}1 willekeurige kaart van de weide wordt afgelegd.
   *[other] {" "}{ $clears } willekeurige kaarten van de weide worden afgelegd.
}{ $legend ->
    [yes] {" "}Met legendarische kaarten krijgt ze er een.
   *[no] {""}
}
everdell-about-lair = Ze begint met { $one ->
    [one] 1 kaart
   *[other] { $one } kaarten
} tegen één persoon en { $two ->
    [one] 1 kaart
   *[other] { $two } kaarten
} tegen twee; mensen beginnen met { $start_hand }. Haar stad heeft { $city } plekken, een spin die daarheen gaat, levert haar { $own_city } punten op, en haar dobbelsteen heeft { $die } zijden.
everdell-about-left-out = Doen tegen haar niet mee: { $events }.
everdell-about-activity = { $season ->
    [winter] In het spel vanaf de winter.
    [spring] In het spel vanaf de lente.
    [summer] In het spel vanaf de zomer.
   *[autumn] In het spel vanaf de herfst.
} { $arrow ->
    [clockwise] Bezette plekken gaat ze met de klok mee voorbij.
   *[counter] Bezette plekken gaat ze tegen de klok in voorbij.
}{ $mark ->
    [worker] {" "}Hiervoor is een spin nodig.
    [pawn] {" "}Hiervoor is zijzelf nodig.
   *[other] {""}
}
everdell-about-actions = { $season ->
    [winter] Winter
    [spring] Lente
    [summer] Zomer
   *[autumn] Herfst
}: { $first }; als dat niet kan: { $second }.
everdell-about-backup = { $action ->
    [haven] Als geen van beide kan, stuurt ze een spin naar het Toevluchtsoord en neemt ze de punten van haar niveau.
    [draw] Als geen van beide kan, trekt ze een kaart en neemt ze de punten van haar niveau.
   *[discard] Als geen van beide kan, legt ze een kaart af en neemt ze de punten van haar niveau.
}
everdell-about-module = { $table ->
    [personality] Een persoonlijkheid van Nachtweefster, voor het hele spel.
    [plan] Een plan van Nachtweefster, voor het hele spel.
   *[intrigue] { $kind ->
        [seasonal] Een intrige van Nachtweefster, voor een seizoen.
       *[instant] Een intrige van Nachtweefster, meteen.
    }
}
everdell-about-foil = Verijdelen: { $foil }
