## What happens at a table beside the moves: sentences of the server

table-ended-resigned = Das Spiel ist vorbei: Jemand hat aufgegeben.
table-ended-time = Das Spiel ist vorbei: Bei jemandem war die Zeit um.
table-ended-agreement = Das Spiel wurde einvernehmlich beendet.
table-time-up = Deine Zeit ist um.

notice-resigned = { $ends ->
    [true] { $name } gibt auf.
   *[false] { $name } gibt auf und kommt auf den letzten Rang. Ein Bot spielt auf dem Platz weiter.
}
notice-time-resigned = { $ends ->
    [true] Die Zeit von { $name } ist um: Das gilt als Aufgeben.
   *[false] Die Zeit von { $name } ist um: Das gilt als Aufgeben und bedeutet den letzten Rang. Ein Bot spielt auf dem Platz weiter.
}
notice-time-bot = Die Zeit von { $name } ist um: Ein Bot spielt weiter.
notice-old-rulings = Seit Beginn dieser Partie hat sich eine Festlegung des Spiels geändert; die Partie geht nach der alten weiter.
notice-agreed = Das Spiel ist einvernehmlich beendet. Niemand gewinnt.

agreement-declined = Jemand will weiterspielen. Nach dem nächsten Zug kannst du es wieder vorschlagen.
clock-alone = Eine Uhr gibt es ab zwei Personen.

seat-gave-up = Dieser Platz ist aufgegeben; dort spielt ein Bot bis zum Ende.
seat-name-taken = An diesem Tisch heißt schon jemand { $name }. Wie wäre es mit { $free }?
seat-invitation-used = { $name } hat diesen Platz eingenommen: Eine Einladung gilt einmal. Bist du das auf einem anderen Gerät, dann öffne dort den Tisch und wähle „Meinen Platz auf ein anderes Gerät holen“. Sonst bitte um einen neuen Link; zuschauen kannst du so lange.
seat-invitation-unknown = Diese Einladung gilt nicht: Vielleicht ist der Link unvollständig oder für einen anderen Tisch. Bitte darum, dass er dir noch einmal geschickt wird; zuschauen kannst du so lange.
seat-used-code = Dieser Code gilt nicht: Vielleicht ist er vertippt, älter als zehn Minuten oder schon benutzt. Erzeuge einen neuen auf dem Gerät, das den Platz hat.
seat-sits-here = Dieses Gerät hat schon einen Platz an dem Tisch. Öffne den Code auf dem anderen Gerät.

# Records of such games in the terminal

cli-check-ended = { $moves ->
    [one] Die Spieldatei lässt sich so weit richtig nachspielen, wie die Partie ging: 1 Zug; dort wurde sie beendet.
   *[other] Die Spieldatei lässt sich so weit richtig nachspielen, wie die Partie ging: { $moves } Züge; dort wurde sie beendet.
}
cli-replayed-resigned = { $name } hat aufgegeben und kommt auf den letzten Rang.
cli-replayed-agreement = Das Spiel wurde einvernehmlich beendet. Niemand gewinnt.
