## Manners at a table: resigning, ending by agreement, clocks, leaving, seats that move

# Leaving

web-leave-title = Tisch verlassen?
web-leave-stays = Die Partie bleibt, wie sie ist, und dein Platz bleibt deiner. Du findest den Tisch auf der Startseite unter „Meine Tische“.
web-leave-bots = Die Bots warten auf dich.
web-leave-wait = Du bist am Zug, und auf dich warten: { $names }.
web-leave-go-on = Die anderen können weiterspielen, bis du am Zug bist.
web-leave-clock-live = Deine Uhr läuft weiter, wenn du am Zug bist und jemand am Tisch wartet.
web-leave-clock-days = Deine Uhr läuft weiter, wenn du am Zug bist.
web-leave-now = Vorerst gehen
web-leave-stay = Bleiben
web-leave-resign = Aufgeben und gehen

# Resigning

web-resign = Aufgeben
web-resign-title = Aufgeben?
web-resign-who = Wer aufgibt
web-resign-two = Die Partie endet, und { $name } gewinnt.
web-resign-bots = Die Partie endet. Der Bot, der vorn liegt, gewinnt, und du bist auf dem letzten Rang.
web-resign-more = Ein Bot spielt auf deinem Platz weiter, und du kommst auf den letzten Rang. Die anderen spielen zu Ende.
web-resign-alone = Die Partie endet, und die Gegenseite gewinnt.
web-resign-final = Das lässt sich nicht zurücknehmen. Brauchst du nur eine Pause, dann schließe den Tisch: Er bleibt, wie er ist.
web-resign-do = Aufgeben
web-play-on = Weiterspielen
web-seat-resigned = hat aufgegeben

# Ending by agreement

web-end = Einvernehmlich beenden
web-end-title = Partie ohne Sieg beenden?
web-end-about = Gefragt wird: { $names }. Sind alle einverstanden, endet die Partie, und niemand gewinnt; Bots sind immer einverstanden. Mit dem nächsten Zug verfällt die Frage.
web-end-about-bots = Die Partie endet sofort, und niemand gewinnt: Die Bots sind einverstanden.
web-end-propose = Die anderen fragen
web-end-now = Partie beenden
web-end-asked = { $name } schlägt vor, die Partie zu beenden. Niemand würde gewinnen.
web-end-waiting = Du schlägst vor, die Partie zu beenden. Es fehlt noch die Antwort von: { $names }.
web-end-agree = Zustimmen
web-end-decline = Weiterspielen
web-end-withdraw = Zurückziehen
web-ended-agreement = Einvernehmlich beendet. Niemand gewinnt.
web-ended-resigned = { $you ->
    [yes] Du hast aufgegeben. { $winner } gewinnt.
   *[no] { $won ->
        [you] { $name } hat aufgegeben. Du gewinnst!
       *[other] { $name } hat aufgegeben. { $winner } gewinnt.
    }
}
web-ended-time = { $you ->
    [yes] Deine Zeit ist abgelaufen. { $winner } gewinnt.
   *[no] { $won ->
        [you] Die Zeit von { $name } ist abgelaufen. Du gewinnst!
       *[other] Die Zeit von { $name } ist abgelaufen. { $winner } gewinnt.
    }
}
web-ended-rival = Die Gegenseite
web-ended-scores = Es zählen die Punkte im Moment des Endes.

# Clocks

web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-live = Live
web-clock-days-short = Tage
web-clock-time-live = Zeit pro Person
web-clock-time-days = Zeit pro Entscheidung
web-clock-increment = Zugabe pro Zug
web-clock-then = Ist die Zeit um
web-clock-then-bot = spielt ein Bot weiter
web-clock-then-resign = gilt das als Aufgeben
web-clock-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
web-clock-seconds = { $n ->
    [0] nichts
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
web-clock-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
web-clock-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
web-clock-rule-live = { $more ->
    [0] Uhr: { web-clock-minutes } pro Person.
    [one] Uhr: { web-clock-minutes } pro Person, dazu 1 Sekunde pro Zug.
   *[other] Uhr: { web-clock-minutes } pro Person, dazu { $more } Sekunden pro Zug.
}
web-clock-rule-days = Uhr: { $time } pro Entscheidung.
web-clock-then-bot-live = Ist bei jemandem die Zeit um, übernimmt ein Bot den Platz und spielt zu Ende.
web-clock-then-bot-days = Ist bei jemandem die Zeit um, spielt ein Bot, bis die Person den Platz wieder einnimmt.
web-clock-then-resign-live = Ist bei jemandem die Zeit um, gilt das als Aufgeben.
web-clock-then-resign-days = Ist bei jemandem die Zeit um, gilt das als Aufgeben.
web-clock-pause-live = Die Uhr startet, wenn alle sitzen, und steht, solange sonst niemand am Tisch ist. Bots haben keine Uhr.
web-clock-pause-days = Die Uhr startet, wenn alle sitzen, und läuft Tag und Nacht. Bots haben keine Uhr.
web-clock-left = { $name } hat noch { $left }
web-clock-left-stands = { $name } hat noch { $left }; die Uhr steht
web-clock-runs = Die Uhr läuft
web-clock-stands = Die Uhr steht

# Moving a seat to another device

web-move-seat = Meinen Platz auf ein anderes Gerät holen
web-move-title = Platz umziehen
web-move-about = Du bekommst einen Code und einen Link für dein anderes Gerät. Der Platz gehört dann dem anderen Gerät; dieses kann nur noch zuschauen, bis du den Platz auf demselben Weg zurückholst.
web-move-which = Welcher Platz
web-move-make = Code erzeugen
web-move-how = Öffne auf dem anderen Gerät den Link, oder wähle dort auf der Startseite „Ich habe einen Code“ und tippe ein:
web-move-link = Link für das andere Gerät
web-move-secret = Er gilt zehn Minuten und nur einmal. Wer ihn hat, bekommt deinen Platz, also behalte ihn für dich.
web-move-gone = Fertig: Dein Platz ist jetzt auf dem anderen Gerät.
web-move-here-title = Dein Platz kommt hierher
web-move-here-about = Der Platz zieht auf dieses Gerät um. Das bisherige Gerät kann ab jetzt nur noch zuschauen.
web-move-here = Meinen Platz hierher holen
web-code = Ich habe einen Code
web-code-title = Mit einem Code Platz nehmen
web-code-about = Öffne auf dem Gerät, das deinen Platz hat, das Menü des Tischs und wähle „Meinen Platz auf ein anderes Gerät holen“. Dort erscheint ein Code.
web-code-field = Code
web-join-used = Dieser Platz ist vergeben
