# Refusals: one line, beside the rule that forbids the wish.

mycelia-no-far = Ein Tropfen zieht von { $from } auf ein angrenzendes Feld, nicht nach { $to }: nie diagonal, nie über den Rand.
mycelia-no-inside = Schließe erst das hier ab oder lass den Rest verfallen: { $title }.
mycelia-no-hand = { $card } ist nicht auf deiner Hand.
mycelia-no-showcase = { $card } liegt nicht in der Auslage.
mycelia-no-price = { $cost ->
    [one] { $card } kostet 1 Blatt, du hast { $leaves }.
   *[other] { $card } kostet { $cost } Blätter, du hast { $leaves }.
}
mycelia-no-tile = Du besitzt kein Aktionskärtchen { $tile }.
mycelia-no-used = Kärtchen { $tile } ist in diesem Zug schon benutzt.
mycelia-no-tile-price = { $cost ->
    [one] Kärtchen { $tile } kostet { $cost } Blatt, du hast { $leaves }.
   *[other] Kärtchen { $tile } kostet { $cost } Blätter, du hast { $leaves }.
}
mycelia-no-tile-in-vain = Kärtchen { $tile } würde jetzt nichts bewirken.
mycelia-no-finish = { $cards ->
    [one] Eine Handkarte ist noch auszuspielen.
   *[other] { $cards } Handkarten sind noch auszuspielen.
}
mycelia-no-skip = Es gibt nichts zu überspringen: Die ganze Hand wird ausgespielt, und zwischen den Karten heuerst du an, nutzt Kärtchen oder beendest den Zug.
mycelia-no-move-now = Spiele erst eine Karte aus oder nutze ein Kärtchen: Das sagt, welcher Tropfen ziehen darf.
mycelia-no-remove-now = Spiele erst eine Karte aus oder nutze ein Kärtchen: Das sagt, welcher Tropfen entfernt wird.
mycelia-no-choose-now = Jetzt gibt es nichts zu wählen.
mycelia-no-trash-now = Nichts erlaubt dir jetzt, diese Karte zu entfernen.
mycelia-no-recycle-now = Nichts erlaubt dir jetzt, diese Karte zu recyceln.
mycelia-no-return-now = Ein Kärtchen gibst du nur zurück, wenn ein fünftes kommt; das Limit ist { $limit }.
mycelia-no-four-tiles = { $limit ->
    [one] Du hast 1 Kärtchen: Sag, welches du zurückgibst.
   *[other] Du hast { $limit } Kärtchen: Sag, welches du zurückgibst.
}
mycelia-no-not-discarded = { $prisma ->
    [yes] { $card } liegt weder auf deinem Ablagestapel noch in deinem Geschenkbereich.
   *[no] { $card } liegt nicht auf deinem Ablagestapel.
}
mycelia-no-no-answer = { $card } hat jetzt auf nichts zu antworten.
mycelia-no-only-drop = Ein Schreinfeld wird dort gelegt, wo genau ein Tropfen liegt; Tropfen auf { $field }: { $n }.
mycelia-no-answer-now = Auf kein Anheuern wird gerade geantwortet.
mycelia-no-refresh-now = Nur Kärtchen a tauscht die Auslage oder die offenen Geschenke aus.
mycelia-no-no-prisma = An diesem Tisch gibt es keine Geschenke; sie gehören zu Prisma.
mycelia-no-gift-top = { $card } ist nicht das offene Geschenk eines Stapels.
mycelia-no-gift-colour = { $card } ist { mycelia-label-colour }; dein Pilz steht auf Feld { $space }, und dort kannst du diese Farbe nicht kaufen.
mycelia-no-kind = { $kind ->
    [prism] Auf { $field } liegt kein Prismatropfen.
   *[dew] Auf { $field } liegt kein Tautropfen.
}
mycelia-no-lay-now = Nichts erlaubt dir jetzt, dort ein Schreinfeld zu legen.
mycelia-no-accept-now = Jetzt gibt es nichts anzunehmen.
mycelia-no-void-side = Diese Seite würde jetzt nichts bewirken.
mycelia-no-shrine = { $field } ist ein Schreinfeld: Es hat keine Landschaft und kann nicht gewählt werden.
# The values are ids (leaves, moss, water, soil).
mycelia-no-wanted = { $wanted ->
    [leaves] Laub
    [moss] Moos
    [water] Wasser
    [soil] Erde
   *[other] { $wanted }
}
mycelia-no-found = { $found ->
    [leaves] Laub
    [moss] Moos
    [water] Wasser
    [soil] Erde
   *[other] { $found }
}
mycelia-no-landscape = Die Karte verlangt { mycelia-no-wanted }, { $field } ist { mycelia-no-found }.
mycelia-no-beetle = Der Käfer verlangt genau { $need } Tropfen; Tropfen auf { $field }: { $n }.
mycelia-no-at-least = Dort { $need ->
    [one] muss
   *[other] müssen
} mindestens { $need } Tropfen liegen; Tropfen auf { $field }: { $n }.
mycelia-no-nothing-around = Neben { $field } liegt kein Tropfen.
mycelia-no-no-move-symbol = Die Karte entfernt hier Tropfen, sie verschiebt sie nicht.
mycelia-no-no-remove-symbol = Die Karte verschiebt hier Tropfen, sie entfernt sie nicht.
mycelia-no-used-up = Die Symbole dafür sind aufgebraucht.
mycelia-no-centre-first = Wähle erst das Feld in der Mitte, zum Beispiel mit „at { $field }“.
mycelia-no-no-centre = Diese Karte verlangt kein Feld in der Mitte.
mycelia-no-sides-only = Die Karte entfernt Tropfen von den angrenzenden Feldern, nicht von diesem.
mycelia-no-sides = { $sides ->
    [one] Die Karte hat 1 Seite zur Wahl.
   *[other] Die Karte hat { $sides } Seiten zur Wahl.
}
mycelia-no-chosen = Alle Symbole dieses Bildes gelten für { $field }, das Feld, das du gewählt hast.
mycelia-no-beside = Hier zählen nur Felder neben { $field }, die ihren Tropfen noch haben.

# Landscapes. The litter of leaves on the ground is not the leaves one pays with.

mycelia-landscape = { $landscape ->
    [leaves] Laub
    [moss] Moos
    [water] Wasser
    [soil] Erde
   *[shrine] Schrein
}

# Functions in words: infinitive clauses that follow one another in one sentence, also after „darf“.

mycelia-function-empty = von sich aus nichts
mycelia-function-then = { $first }; dann { $rest }
mycelia-function-or = entweder { $first } oder { $rest }
mycelia-function-times = bis zu { $times }-mal: { $what }
mycelia-function-each-time = { $times }-mal ({ $what })
mycelia-function-others = Bonus für alle anderen: { $what }
mycelia-function-leaves = { $n ->
    [one] 1 Blatt nehmen
   *[other] { $n } Blätter nehmen
}
mycelia-function-favours = { $n ->
    [one] 1 Gunst nehmen
   *[other] { $n } Gunst nehmen
}
mycelia-function-trash = eine Karte vom Ablagestapel oder aus dem Geschenkbereich aus dem Spiel entfernen
mycelia-function-recycle = eine Karte vom Ablagestapel oder aus dem Geschenkbereich oben auf den Nachziehstapel legen
mycelia-function-tile = ein Aktionskärtchen { $tile } nehmen
mycelia-function-shrine = den einzigen Tropfen eines Felds entfernen und dort ein zusätzliches Schreinfeld legen
mycelia-function-showcase = alle Karten der Auslage austauschen

# A field that fits, in the dative („von …“): its landscape, and how many drops must lie there.
mycelia-field = { $landscape ->
    [leaves] einem Laub-Feld
    [moss] einem Moos-Feld
    [water] einem Wasser-Feld
    [soil] einem Erde-Feld
   *[any] einem beliebigen Feld
}{ $rule ->
    [exactly] { $need ->
        [0] {" "}ohne Tropfen
       *[other] {" "}mit genau { $need } Tropfen
    }
    [at-least] {" "}mit mindestens { $need } Tropfen
   *[none] {""}
}
mycelia-picture-move = { $n } Tropfen von { $field } verschieben
mycelia-picture-move-may = bis zu { $n } Tropfen von { $field } verschieben
mycelia-picture-remove = { $n } Tropfen von { $field } entfernen
mycelia-picture-remove-may = bis zu { $n } Tropfen von { $field } entfernen
mycelia-picture-next-move = { $n } Tropfen von dort verschieben
mycelia-picture-next-move-may = { $n ->
    [one] auf Wunsch 1 weiteren von dort verschieben
   *[other] auf Wunsch bis zu { $n } weitere von dort verschieben
}
mycelia-picture-next-remove = { $n } Tropfen von dort entfernen
mycelia-picture-next-remove-may = { $n ->
    [one] auf Wunsch 1 weiteren von dort entfernen
   *[other] auf Wunsch bis zu { $n } weitere von dort entfernen
}
mycelia-then = dann { $what }
mycelia-picture-beside = { $sides ->
    [4] von jedem angrenzenden Feld 1 Tropfen entfernen
    [one] von einem angrenzenden Feld 1 Tropfen entfernen
   *[other] von { $sides } angrenzenden Feldern je 1 Tropfen entfernen
}
mycelia-picture-around = { $sides ->
    [4] ausgehend von { $field }: von jedem angrenzenden Feld 1 Tropfen entfernen
    [one] ausgehend von { $field }: von einem angrenzenden Feld 1 Tropfen entfernen
   *[other] ausgehend von { $field }: von { $sides } angrenzenden Feldern je 1 Tropfen entfernen
}
mycelia-picture-around-and = { $sides ->
    [4] von { $field } bis zu { $takes } Tropfen und von jedem angrenzenden Feld 1 Tropfen entfernen
    [one] von { $field } bis zu { $takes } Tropfen und von einem angrenzenden Feld 1 Tropfen entfernen
   *[other] von { $field } bis zu { $takes } Tropfen und von { $sides } angrenzenden Feldern je 1 Tropfen entfernen
}

# What gifts do while they lie in the gift area, and the steps of Gwidyon's cards.

mycelia-ability-cheaper = { $n ->
    [one] Jede Karte, die du in diesem Zug anheuerst, kostet 1 Blatt weniger.
   *[other] Jede Karte, die du in diesem Zug anheuerst, kostet { $n } Blätter weniger.
}
mycelia-ability-hire = Für jede Karte, die du in diesem Zug anheuerst: { $what }.
mycelia-ability-drop = Für jeden Tropfen, der in diesem Zug deinen Spielplan verlässt: { $what }.
mycelia-ability-no-bonus = Den Bonus für die anderen auf deinen Karten musst du in diesem Zug nicht gewähren.
mycelia-ability-no-beetles = Deine Karten beachten in diesem Zug keine Käfer: Die gezeigte Zahl ist ein Minimum.
mycelia-ability-any-landscape = Deine Karten beachten in diesem Zug keine Landschaften: Jedes Feld passt.
mycelia-ability-moves-remove = Statt zu verschieben, darfst du in diesem Zug mit jedem Verschieben deiner Karten den Tropfen entfernen.
mycelia-ability-twice = Die erste Handkarte, die du in diesem Zug ausspielst, darfst du zweimal ausführen.
mycelia-ability-free-tiles = Alle deine Kärtchen sind in diesem Zug kostenlos.
mycelia-solo-chip = Das Plättchen wird umgedreht; auf der Entfernen-Seite entfernt Gwidyon 1 Tropfen von seinem Haufen.
mycelia-solo-removes = Gwidyon entfernt { $n } Tropfen von seinem Haufen.
mycelia-solo-showcase = Die ganze Auslage wird ausgetauscht.
mycelia-solo-you = Du darfst { $what }.

# What is being asked now. The title says what is running.

mycelia-title = { $kind ->
    [tile] Kärtchen { $name }
    [single] { $name }, einmaliger Effekt
    [ability] { $name } in deinem Geschenkbereich
   *[function] { $name }
}
mycelia-title-solo = Gwidyons Karte { $card }
mycelia-title-bonus = Bonus für dich: { $title }
mycelia-counted = { $moves ->
    [yes] { $title }, Schritt { $at } von { $times }
   *[no] { $title }, { $at } von { $times }
}
mycelia-ask-turn = { $hand ->
    [0] Runde { $round }, dein Zug: Deine Hand ist ausgespielt. Anheuern, ein Kärtchen nutzen oder den Zug beenden?
    [one] Runde { $round }, dein Zug: Die letzte Karte ausspielen, oder vorher anheuern oder ein Kärtchen nutzen?
   *[other] { $extras ->
        [yes] Runde { $round }, dein Zug: Welche Karte spielst du aus? Zwischen den Karten darfst du jederzeit auch anheuern und Kärtchen nutzen.
       *[no] Runde { $round }, dein Zug: Welche Karte spielst du aus? Die ganze Hand wird ausgespielt, in beliebiger Reihenfolge.
    }
}
mycelia-ask-move = { $landscape ->
    [leaves] Welcher Tropfen auf Laub zieht wohin?
    [moss] Welcher Tropfen auf Moos zieht wohin?
    [water] Welcher Tropfen auf Wasser zieht wohin?
    [soil] Welcher Tropfen auf Erde zieht wohin?
   *[any] Welcher Tropfen zieht wohin?
}
mycelia-ask-remove = { $landscape ->
    [leaves] Welcher Tropfen auf Laub wird entfernt?
    [moss] Welcher Tropfen auf Moos wird entfernt?
    [water] Welcher Tropfen auf Wasser wird entfernt?
    [soil] Welcher Tropfen auf Erde wird entfernt?
   *[any] Welcher Tropfen wird entfernt?
}
mycelia-ask-both = Wähle das Feld, indem du dort den ersten Schritt machst.
mycelia-ask-centre = Welches Feld ist das in der Mitte?
mycelia-ask-on-field = { $kind ->
    [move] Auf { $field }: Wohin zieht ein weiterer Tropfen?
    [remove] Auf { $field }: Wird ein weiterer Tropfen entfernt?
    [around] Auf { $field }: Welcher Tropfen wird als Nächstes entfernt?
   *[both] Auf { $field }: Was geschieht dort als Nächstes mit einem Tropfen?
}
mycelia-ask-either = Was davon?
mycelia-ask-leaves = { $n ->
    [one] 1 Blatt nehmen?
   *[other] { $n } Blätter nehmen?
}
mycelia-ask-favours = { $n } Gunst nehmen?
mycelia-ask-trash = Welche Karte verlässt das Spiel?
mycelia-ask-recycle = Welche Karte kommt zurück oben auf deinen Nachziehstapel?
mycelia-ask-tile = Ein Kärtchen { $tile } nehmen?
mycelia-ask-tile-return = Du hast vier Kärtchen. Welches gibst du für ein Kärtchen { $tile } zurück?
mycelia-ask-shrine = Welches Feld wird ein Schreinfeld? Was dort liegt, wird entfernt.
mycelia-ask-void = Enthältst du den anderen den Bonus vor?
mycelia-ask-refresh = Die Auslage austauschen oder die offenen Geschenke unter ihre Stapel legen?
mycelia-ask-answers = Welches deiner Geschenke antwortet auf das Anheuern?
mycelia-ask-again = { $card } war deine erste Karte in diesem Zug. Noch einmal ausführen?

# Options in words.

mycelia-move-play = { $card } ausspielen
mycelia-move-hire = { $cost ->
    [one] { $card } für 1 Blatt anheuern
   *[other] { $card } für { $cost } Blätter anheuern
}
mycelia-move-buy = das Geschenk { $card } nehmen; der Pilz geht zurück zum Start
mycelia-move-answer = { $card }: { $what }
mycelia-move-void = den anderen den Bonus vorenthalten
mycelia-move-let = den anderen den Bonus gönnen
mycelia-move-again = { $card } noch einmal ausführen
mycelia-move-skip-answers = keine Antworten mehr: weiter
mycelia-move-skip-again = einmal reicht
mycelia-move-refresh-showcase = die Auslage austauschen
mycelia-move-refresh-roots = die offenen Geschenke unter ihre Stapel legen
mycelia-move-prism-step = einen Prismatropfen von { $from } nach { $to } verschieben
mycelia-move-prism-take = einen Prismatropfen von { $field } entfernen
mycelia-move-use = { $cost ->
    [0] Kärtchen { $tile } kostenlos nutzen
    [one] Kärtchen { $tile } für 1 Blatt nutzen
   *[other] Kärtchen { $tile } für { $cost } Blätter nutzen
}
mycelia-move-end = den Zug beenden
mycelia-move-step = einen Tropfen von { $from } nach { $to } verschieben
mycelia-move-take = einen Tropfen von { $field } entfernen
mycelia-move-at = { $field } wählen
mycelia-move-skip = den Rest verfallen lassen
mycelia-move-trash = { $card } aus dem Spiel entfernen
mycelia-move-recycle = { $card } oben auf den Nachziehstapel legen
mycelia-move-return = Kärtchen { $tile } zurückgeben
mycelia-move-lay = ein Schreinfeld auf { $field } legen

# What happened. Every event has a sentence; `you` says whether the reader did it.

mycelia-event-unasked = { $verb ->
    [play] Nur eine Karte ist übrig: Sie wird von selbst ausgespielt.
    [end] Sonst ist nichts möglich: Der Zug endet von selbst.
   *[other] Geschieht von selbst: Es gab nur diese Möglichkeit.
}
mycelia-event-turn = { $you ->
    [yes] Runde { $round }, dein Zug.
   *[no] Runde { $round }, { $name } ist am Zug.
}
mycelia-event-played = { $you ->
    [yes] Du spielst { $card } aus.
   *[no] { $name } spielt { $card } aus.
}
mycelia-event-hired = { $you ->
    [yes] { $cost ->
        [one] Du heuerst { $card } für 1 Blatt an; die Karte liegt oben auf deinem Nachziehstapel.
       *[other] Du heuerst { $card } für { $cost } Blätter an; die Karte liegt oben auf deinem Nachziehstapel.
    }
   *[no] { $cost ->
        [one] { $name } heuert { $card } für 1 Blatt an.
       *[other] { $name } heuert { $card } für { $cost } Blätter an.
    }
}
mycelia-event-used = { $you ->
    [yes] Du nutzt
   *[no] { $name } nutzt
} Kärtchen { $tile } { $cost ->
    [0] kostenlos
    [one] für 1 Blatt
   *[other] für { $cost } Blätter
}.
mycelia-event-leaves = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} { $n ->
    [one] 1 Blatt
   *[other] { $n } Blätter
}.
mycelia-event-favour = { $you ->
    [yes] Dein Pilz zieht auf Feld { $space } der Gunstplattform.
   *[no] Der Pilz von { $name } zieht auf Feld { $space } der Gunstplattform.
}
mycelia-event-moved = { $you ->
    [yes] Du verschiebst einen { $prism ->
        [1] Prismatropfen
       *[other] Tropfen
    } von { $from } nach { $to }.
   *[no] { $name } verschiebt einen { $prism ->
        [1] Prismatropfen
       *[other] Tropfen
    } von { $from } nach { $to }.
}
mycelia-event-moved-off = { $you ->
    [yes] Du verschiebst einen { $prism ->
        [1] Prismatropfen
       *[other] Tropfen
    } von { $from } auf das Schreinfeld { $to }: Er verlässt deinen Spielplan.
   *[no] { $name } verschiebt einen { $prism ->
        [1] Prismatropfen
       *[other] Tropfen
    } von { $from } auf das Schreinfeld { $to }: Er verlässt den Spielplan.
}
mycelia-event-moved-on = { $you ->
    [yes] Du verschiebst { $prism ->
        [1] Prismatropfen
       *[other] Tropfen
    }: { $steps }.
   *[no] { $name } verschiebt { $prism ->
        [1] Prismatropfen
       *[other] Tropfen
    }: { $steps }.
}
mycelia-step-words = { $off ->
    [yes] { $from } nach { $to } und vom Plan
   *[no] { $from } nach { $to }
}
mycelia-drops = { $n ->
    [1] { $prism ->
        [1] einen Prismatropfen
       *[other] einen Tropfen
    }
   *[other] { $prism ->
        [1] { $n } Prismatropfen
       *[other] { $n } Tropfen
    }
}
mycelia-event-off = { $you ->
    [yes] Du entfernst { mycelia-drops } von { $field }.
   *[no] { $name } entfernt { mycelia-drops } von { $field }.
}
mycelia-event-skipped = { $you ->
    [yes] Du lässt den Rest verfallen.
   *[no] { $name } lässt den Rest verfallen.
}
mycelia-event-trashed = { $you ->
    [yes] Du entfernst { $card } aus dem Spiel.
   *[no] { $name } entfernt { $card } aus dem Spiel.
}
mycelia-event-recycled = { $you ->
    [yes] Du legst { $card } oben auf deinen Nachziehstapel.
   *[no] { $name } legt { $card } oben auf den Nachziehstapel.
}
mycelia-event-tile-gained = { $you ->
    [yes] Du erhältst Kärtchen { $tile }.
   *[no] { $name } erhält Kärtchen { $tile }.
}
mycelia-event-tile-returned = { $you ->
    [yes] Du gibst Kärtchen { $tile } zurück.
   *[no] { $name } gibt Kärtchen { $tile } zurück.
}
mycelia-event-shrine-laid = { $you ->
    [yes] Du legst ein Schreinfeld auf { $field }.
   *[no] { $name } legt ein Schreinfeld auf { $field }.
}
mycelia-event-ending = { $you ->
    [yes] Dein Spielplan ist leer! Diese Runde ist die letzte.
   *[no] Der Spielplan von { $name } ist leer! Diese Runde ist die letzte.
}
mycelia-event-turn-ended = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $name } beendet den Zug.
}
mycelia-event-shrine = Im Schrein: { $n } von { $capacity } Tropfen.
# A face of the die of the shrine, alone and as what the die shows.
mycelia-face = { $face ->
    [sun] Sonne
    [moon] Mond
    [acorn] Eichel
    [feather] Feder
    [snail] Schnecke
    [web] Netz
   *[other] { $face }
}
mycelia-face-shown = { $face ->
    [sun] die Sonne
    [moon] den Mond
    [acorn] die Eichel
    [feather] die Feder
    [snail] die Schnecke
    [web] das Netz
   *[other] { $face }
}
mycelia-event-rolled = Der Schrein ist voll und dreht sich: Der Würfel zeigt { mycelia-face-shown }.
mycelia-event-supplied = { $you ->
    [yes] Neue Tropfen für dich: { $field }.
   *[no] Neue Tropfen für { $name }: { $field }.
}
mycelia-event-shown = Neu in der Auslage: { $card }.
mycelia-event-showcase-replaced = Die ganze Auslage wird ausgetauscht.
mycelia-event-pile-shuffled = { $n ->
    [one] Der Vorratsstapel ist leer; die abgelegte Karte bildet ihn neu.
   *[other] Der Vorratsstapel ist leer; die { $n } abgelegten Karten werden gemischt und bilden ihn neu.
}
mycelia-event-shuffled = { $you ->
    [yes] { $n ->
        [one] Dein Ablagestapel ({ $n } Karte) wird gemischt und kommt unter deinen Nachziehstapel.
       *[other] Dein Ablagestapel ({ $n } Karten) wird gemischt und kommt unter deinen Nachziehstapel.
    }
   *[no] { $n ->
        [one] Der Ablagestapel von { $name } ({ $n } Karte) wird gemischt und kommt unter den Nachziehstapel.
       *[other] Der Ablagestapel von { $name } ({ $n } Karten) wird gemischt und kommt unter den Nachziehstapel.
    }
}
mycelia-event-drew = { $you ->
    [yes] Du ziehst { $cards }.
   *[no] { $n ->
        [one] { $name } zieht 1 Karte.
       *[other] { $name } zieht { $n } Karten.
    }
}
mycelia-event-over = Das Spiel ist vorbei.
mycelia-event-gift-laid = { $you ->
    [yes] Du ziehst das Geschenk { $card } und legst es in deinen Geschenkbereich
   *[no] { $name } zieht das Geschenk { $card } und legt es in den Geschenkbereich
}{ $n ->
    [0] {"."}
    [one] ; dafür kommt 1 weitere Karte.
   *[other] ; dafür kommen { $n } weitere Karten.
}
mycelia-event-gift-bought = { $you ->
    [yes] Du nimmst das Geschenk { $card }; dein Pilz geht zurück zum Start.
   *[no] { $name } nimmt das Geschenk { $card }; der Pilz geht zurück zum Start.
}
mycelia-event-gifts-cleared = { $you ->
    [yes] Dein Geschenkbereich kommt auf deinen Ablagestapel.
   *[no] Der Geschenkbereich von { $name } kommt auf den Ablagestapel.
}
mycelia-event-answered = { $card } antwortet auf das Anheuern.
mycelia-event-again = { $you ->
    [yes] Du führst { $card } noch einmal aus.
   *[no] { $name } führt { $card } noch einmal aus.
}
mycelia-event-voided = { $you ->
    [yes] Du enthältst den anderen den Bonus vor.
   *[no] { $name } enthält den anderen den Bonus vor.
}
mycelia-event-roots-turned = Die offenen Geschenke kommen unter ihre Stapel. Jetzt offen: { $cards }.

# Gwidyon, the solo opponent. Each step says what makes him do it.

mycelia-event-gwidyon-turn = Runde { $round }, Gwidyon ist am Zug.
mycelia-event-gwidyon-card = Gwidyon deckt Solokarte { $card } auf.
mycelia-event-gwidyon-chip = { $side ->
    [remove] Das Plättchen wird auf die Entfernen-Seite gedreht.
   *[rest] Das Plättchen wird auf die ruhige Seite gedreht: Es geschieht nichts.
}
mycelia-event-gwidyon-removed = { $left ->
    [0] Gwidyon entfernt { $n } Tropfen von seinem Haufen; keiner ist übrig.
   *[other] Gwidyon entfernt { $n } Tropfen von seinem Haufen; noch { $left }.
}
mycelia-event-gwidyon-ending = Gwidyons Haufen ist leer! Dieser Zug ist der letzte.
mycelia-event-gwidyon-shuffled = Fünf von Gwidyons sechs Karten sind aufgedeckt; alle sechs werden neu gemischt.
mycelia-event-gwidyon-favour = Gwidyons gelber Pilz geht auf Feld { $space } der Gunstplattform.

# The terminal table.

mycelia-goal =
    Auf deinem Waldboden liegen Tautropfen. Räume deinen Spielplan vor allen anderen leer:
    Verschiebe sie Feld für Feld auf das Schreinfeld, oder entferne sie mit einer Karte.
    In jedem Zug spielst du alle Handkarten aus. Mit Blättern heuerst du bessere
    Karten an und bezahlst Kärtchen; eine angeheuerte Karte liegt oben auf deinem
    Nachziehstapel, kommt also bald. Die Tropfen kommen in den Schrein. Ist er voll,
    dreht er sich, und alle bekommen neue. Sobald ein Plan leer ist, wird die Runde zu
    Ende gespielt, und das Spiel ist vorbei. Von mehreren leeren Plänen gewinnt der mit
    den meisten Blättern.
mycelia-goal-solo =
    Auf deinem Waldboden liegen Tautropfen, und du spielst allein gegen Gwidyon, der einen
    Haufen Tropfen hat. Entferne alle Tropfen von deinem Spielplan, bevor sein Haufen leer
    ist: Verschiebe sie Feld für Feld auf das Schreinfeld, oder entferne sie mit einer
    Karte. In jedem Zug spielst du alle Handkarten aus. Mit Blättern heuerst du
    bessere Karten an und bezahlst Kärtchen; eine angeheuerte Karte liegt oben auf deinem
    Nachziehstapel, kommt also bald. Nach jedem deiner Züge wird eine von Gwidyons
    Solokarten aufgedeckt und ausgeführt. Was deine Karten den anderen anbieten, hilft
    ihm: Tropfen kommen von seinem Haufen, und jedes Verschieben dreht sein Plättchen um.
    Die Tropfen von euch beiden füllen den Schrein; ist er voll, dreht er sich, und du
    bekommst neue. Der Zug, in dem einem von euch die Tropfen ausgehen, ist der letzte;
    passiert es beiden, gewinnt ihr beide.
mycelia-goal-expansion =
    Mit der Erweiterung bewirken manche Karten einmalig etwas, wenn sie angeheuert werden:
    Sie bringen Kärtchen oder ein zusätzliches Schreinfeld, oder sie entfernen schwache
    Karten aus deinem Deck.
mycelia-goal-prisma =
    Mit Prisma sind manche Tropfen Prismatropfen: Jeder, der deinen Plan verlässt, bringt
    deinen Pilz eine Gunst weiter auf der Gunstplattform. Auf einem farbigen Feld darfst
    du das offene Geschenk dieser Farbe oder einer früheren Farbe nehmen; dein Pilz geht
    dann zurück zum Start. Ein Geschenk, das du ziehst, liegt einen Zug lang in deinem
    Geschenkbereich, lässt dich mehr Karten ziehen und ändert eine Regel für dich.
mycelia-cell = { $landscape ->
    [leaves] Laub
    [moss] Moos
    [water] Wasser
    [soil] Erde
   *[shrine] SCHREIN
}
mycelia-label-your-board = Dein Plan
mycelia-label-board-of = Plan von { $name }
mycelia-label-round = Runde { $round }
mycelia-moment = Runde { $round }
mycelia-label-ending = { $alone ->
    [yes] LETZTER ZUG
   *[no] LETZTE RUNDE
}
mycelia-label-drops = { $n } Tropfen
mycelia-label-leaves = { $n ->
    [one] 1 Blatt
   *[other] { $n } Blätter
}
mycelia-label-prisms = { $n ->
    [one] 1 Prisma
   *[other] { $n } Prismen
}
mycelia-label-free = kostenlos
mycelia-label-used = benutzt
mycelia-label-piles = Nachziehstapel { $draw }, Ablage { $discard }
mycelia-label-top = Oben auf dem Nachziehstapel: { $card }
mycelia-label-shrine = Schrein  { $n } von { $capacity } Tropfen
mycelia-label-collected = +{ $n } am Ende dieses Zugs
mycelia-label-usable = [ ] markiert die Felder, die du jetzt nutzen kannst
mycelia-label-prism-legend = 2+1: 2 Tautropfen { $dew } und 1 Prismatropfen { $prism }
mycelia-label-extra-legend = { $mark } markiert ein zusätzliches Schreinfeld
mycelia-label-supply = Ist er voll, gibt Karte { $card }:
mycelia-label-others-things = { $leaves ->
    [one] 1 Blatt, Kärtchen { $tiles }
   *[other] { $leaves } Blätter, Kärtchen { $tiles }
}
mycelia-label-others-gifts = Geschenke: { $gifts }
mycelia-label-others-piles = Hand { $hand }, Nachziehen { $draw }, Ablage { $discard }
mycelia-label-showcase = Auslage
mycelia-label-showcase-hint = Karten zum Anheuern; { $leaves ->
    [0] du hast keine Blätter
    [one] du hast 1 Blatt
   *[other] du hast { $leaves } Blätter
} ({ $pile } weitere im Vorratsstapel){ $discount ->
    [0] {""}
    [one] ; jede kostet in diesem Zug 1 Blatt weniger
   *[other] ; jede kostet in diesem Zug { $discount } Blätter weniger
}
mycelia-label-single = Beim Anheuern: { $single } Später: { $what }
mycelia-label-gap = (Lücke bis zum Zugende)
mycelia-label-tiles = Kärtchen
mycelia-label-tiles-hint = { $free ->
    [yes] jedes einmal pro Zug, in diesem Zug alle kostenlos
   *[no] jedes einmal pro Zug, mit Blättern bezahlt
}
mycelia-label-stock = Im Vorrat: Kärtchen { $tiles }; { $fields ->
    [0] kein zusätzliches Schreinfeld
    [one] 1 zusätzliches Schreinfeld
   *[other] { $fields } zusätzliche Schreinfelder
}. „card c“ sagt, was Kärtchen c tut.
mycelia-label-tile = { $used ->
    [yes] Kärtchen { $tile } (benutzt)
   *[no] Kärtchen { $tile }
}
mycelia-label-hand = Hand
mycelia-label-hand-hint = wird ganz ausgespielt, in beliebiger Reihenfolge
mycelia-label-copies = { $n ->
    [one] { $card }
   *[other] { $card } (×{ $n })
}
mycelia-label-hidden = { $n ->
    [0] (keine Karten)
    [one] 1 verdeckte Karte
   *[other] { $n } verdeckte Karten
}
mycelia-label-stock-tile = { $tile } ×{ $n }
mycelia-label-none = keine
mycelia-label-area = Geschenkbereich
mycelia-label-area-hint = deine Geschenke; am Ende deines Zugs kommen sie auf deinen Ablagestapel
mycelia-label-gift-works = Wirkt jetzt: { $what }
mycelia-label-gift-waits = Wartet auf deinen Zug: { $what }
mycelia-label-gift-none = { $n ->
    [0] Hat schon gewirkt.
    [one] Hat schon gewirkt: 1 Karte gezogen.
   *[other] Hat schon gewirkt: { $n } Karten gezogen.
}
mycelia-label-gift-short = { $works ->
    [yes] { $gift } (wirkt jetzt)
   *[no] { $gift }
}
mycelia-label-roots = Geschenke
mycelia-label-roots-hint = die offenen; nimmst du eins, geht dein Pilz zurück zum Start
mycelia-label-roots-rest = { $example ->
    [none] Jetzt außer Reichweite: { $gifts }.
   *[other] Jetzt außer Reichweite: { $gifts }. „card { $example }“ sagt, was es tut.
}
mycelia-label-root = { $gift ->
    [none] { $colour }: keins mehr
   *[other] { $gift } ({ $colour }, { $n } im Stapel)
}
mycelia-label-root-more = { $n ->
    [0] (Das letzte.)
   *[other] (Noch { $n } darunter.)
}
mycelia-label-gift-single = Beim Nehmen: { $what }
mycelia-label-gift-draws = { $n ->
    [0] Zieht keine Karte.
    [one] Zieht 1 Karte.
   *[other] Zieht { $n } Karten.
}
mycelia-label-colour = { $colour ->
    [start] Start
    [plain] farblos
    [green] grün
    [amber] bernsteinfarben
    [violet] violett
   *[other] { $colour }
}
mycelia-label-track = Gunst
mycelia-label-colour-short = { $colour ->
    [green] G
    [amber] B
   *[violet] V
}
mycelia-label-track-legend = { $short ->
    [yes] G grün, B bernsteinfarben, V violett: ein Feld für ein Geschenk dieser oder einer früheren Farbe
   *[no] Auf einem farbigen Feld darfst du ein Geschenk dieser oder einer früheren Farbe nehmen.
}
mycelia-label-idle = unbenutzt
mycelia-label-pile = { $n } von { $start } Tropfen
mycelia-label-chip = { $side ->
    [remove] Plättchen: Entfernen-Seite oben (beim nächsten Drehen: nichts)
   *[rest] Plättchen: ruhige Seite oben (beim nächsten Drehen: 1 Tropfen weg)
}
mycelia-label-solo-cards = Karten: { $deck } verdeckt, gesehen { $seen }
mycelia-label-solo-next = Gwidyons Karten
mycelia-label-solo-next-hint = eine davon kommt als Nächstes; die letzte bleibt ungesehen
mycelia-label-step-chip = Plättchen dreht sich
mycelia-label-step-removes = er entfernt { $n }
mycelia-label-step-showcase = neue Auslage
mycelia-label-step-you = du darfst { $what }
mycelia-choose-take = Einen Tropfen entfernen von
mycelia-choose-prism-take = Einen Prismatropfen entfernen von
mycelia-choose-at = Das Feld wählen
mycelia-choose-lay = Das Schreinfeld legen auf
mycelia-breakdown = { $row ->
    [drops-left] übrige Tropfen
    [leaves] Blätter
    [favours] Gunst
   *[other] { $row }
}

# The opponent of a game alone.
mycelia-gwidyon = Gwidyon

# Options that do not go together, behind “option NAME:”.
mycelia-clash-setup = mit diesen Karten wird eins von { $names } erwartet, angegeben ist { $given }
mycelia-clash-sides = erwartet wird je eine Seite für { $n } Plätze, angegeben ist { $given }
mycelia-clash-board = { $side } geht nur einmal, es gibt einen Spielplan mit dieser Rückseite
