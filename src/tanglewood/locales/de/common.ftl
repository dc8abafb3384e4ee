# Sentences every game needs.

move-not-now = „{ $move }“ geht gerade nicht.
refused-over = Das Spiel ist vorbei.

# What is being asked, and the refusal of everything else. The title is the card, tile or rival that asks.

question = { $title }: { $asks }
question-over = Das Spiel ist vorbei.
question-turn = Was tust du?
player-called = Person { $seat }
refused-inside = { $title }: { $why }
refused-asks = Erst ist eine Antwort nötig. { $title }: { $asks }
refused-asks-untitled = Erst ist eine Antwort nötig: { $asks }
refused-must = Das lässt sich nicht überspringen. { $title }: { $asks }
refused-must-untitled = Das lässt sich nicht überspringen: { $asks }
refused-unfit = Das passt nicht. { $title }: { $asks }
refused-unfit-untitled = Das passt nicht: { $asks }

# An event of a game that has no sentence for it.
event-plain = { $n ->
    [0] { $name }: { $what }.
   *[other] { $name }: { $what } ({ $rest }).
}
event-unasked = Geschieht von selbst: Es gab nur diese Möglichkeit.

result-win = { $you ->
    [yes] Du gewinnst!
   *[no] { $name } gewinnt.
}
result-shared = { $you ->
    [yes] Du gewinnst gemeinsam mit { $names }.
   *[no] { $names } gewinnen gemeinsam.
}
result-place = Rang

# Why a move cannot be taken back.

undo-nothing = Du hast noch nichts getan, das sich zurücknehmen ließe.
undo-chance = Inzwischen ist der Würfel gefallen.
undo-hidden = Inzwischen ist etwas Verborgenes sichtbar geworden: Es wurden Karten gezogen oder aufgedeckt.
undo-turn = Inzwischen hat jemand anders entschieden.
undo-over = Das Spiel ist vorbei.

# At a table with others.

table-waiting = { $name } überlegt.
table-unseen = { $name } trifft eine Wahl.
table-player = Person { $n }
table-open = Platz { $seat } ist noch frei.
table-finished = Das Spiel ist vorbei.
table-handed-over = Ein Bot spielt für dich; nimm erst deinen Platz wieder ein.
table-not-your-turn = Du bist nicht am Zug.

# Letting a bot play for a person.

seat-no-person = Auf diesem Platz spielt kein Mensch.
seat-still-here = Auf diesem Platz ist noch jemand da.
seat-not-agreed = Wer dort sitzt, hat nicht zugestimmt und ist noch nicht so lange weg, wie dieser Tisch verlangt.
seat-other-bot = Wer weg ist, kann nur von { $bot } vertreten werden: Die Gegenseite sucht den Bot nicht aus.
seat-no-vote = Über diesen Platz kannst du nicht abstimmen: Dazu müssen mindestens zwei andere hier einen Platz haben.
seat-bot-plays = Auf diesem Platz spielt schon ein Bot.

# Reasons for a move, one after the other.
reason-and = { $first }; { $last }
reason-chance = was es bringt, entscheidet der Zufall
reason-later = bringt nicht sofort etwas; wozu es gut ist, zeigt sich später
reason-same = wie Zug { $n }: { $why }

# Lists: “A, B und C”. The comma joins all but the last two things.
list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

# Options that are refused: $option is the word that is typed, $near a known word that may have been meant, or none.
refused-option = { $rule ->
    [none] Option { $option }: { $why }
   *[other] Option { $option }: { $why } ({ $rule })
}
refused-no-option = { $game } hat keine Option { $given }{ refused-near }; es gibt { $known }
refused-no-game = kein Spiel heißt { $given }{ refused-near }; es gibt { $known }
refused-no-bot = kein Bot heißt { $given }{ refused-near }; es gibt { $known }
refused-near = { $near ->
    [none] {""}
   *[other] {" "}(meinst du „{ $near }“?)
}
refused-seed = seed: erwartet wird eine ganze Zahl von 0 bis 2**60 - 1, angegeben ist { $given }
refused-no-move = { $given } ist kein Zug; erwartet wird etwas wie { $hint }
refused-nobody = das Spiel ist vorbei, niemand ist am Zug
option-value = erwartet wird { $expected }, angegeben ist { $given }{ refused-near }
option-seat = erwartet wird ein Platz von 0 bis { $last }, angegeben ist { $given }
option-expected-flag = yes oder no
option-expected-choice = { $each ->
    [yes] eins von { $choices } (für alle Plätze, oder für jeden einzeln mit Kommas)
   *[no] eins von { $choices }
}
option-expected-number = eine ganze Zahl von { $low } bis { $high }

# The bots in a few words.

bot-about-adept = denkt sich Dutzende Verläufe der nächsten Züge aus
bot-about-apprentice = schaut eine Entscheidung voraus, vergisst ab und zu etwas und hat seine Vorlieben
bot-about-beginner = sieht nur, was ein Zug sofort bewirkt, vergisst vieles und spielt, was ihm gefällt
bot-about-cautious = denkt wie der Bot adept und geht gern auf Nummer sicher
bot-about-gambler = denkt wie der Bot adept und mag das Risiko
bot-about-greedy = schaut eine Entscheidung voraus und nimmt, was am besten aussieht
bot-about-master = denkt sich Hunderte Verläufe der nächsten Züge aus
bot-about-random = nimmt irgendeine Möglichkeit, jede gleich wahrscheinlich
option-of-rival = erwartet wird eins von { $known }, das sind die von { $rival }
refused-no-lesson = { $game } hat keine Lektion { $given }{ refused-near }; es gibt { $known }
refused-no-rival = kein Gegner heißt { $given }, erwartet wird einer von { $known }

# Why the system refuses a file or an address, behind its name: `a.tgr: No such file or directory`.
system-enoent = diese Datei oder diesen Ordner gibt es nicht
system-eacces = der Zugriff ist nicht erlaubt
system-eisdir = das ist ein Ordner
system-enotdir = ein Teil des Pfads ist kein Ordner
system-eexist = dort gibt es schon etwas
system-enospc = der Datenträger ist voll
system-erofs = dort lässt sich nichts schreiben
system-eaddrinuse = der Port ist belegt
system-eaddrnotavail = diese Adresse gehört nicht zu diesem Rechner
system-enametoolong = der Name ist zu lang
system-unknown-host = dieser Rechnername ist unbekannt
