# Your first two turns. Play (leaves, move, remove), hire, tile b, end.

lesson-mycelia-1-title = Deine ersten zwei Züge
lesson-mycelia-1-goal = Schick vier Tropfen heim, bevor Ada einen heimschickt.
lesson-mycelia-1-closing = Vier Tropfen daheim, und Ada hat keinen! Jetzt kennst du alles, was in einen Zug passt. Als Nächstes: was geschieht, wenn der Schrein voll ist.

lesson-mycelia-1-1-say = Zwanzig Tautropfen liegen auf deinem Spielplan. Führe sie alle zum Schrein: Der erste leere Plan gewinnt. Spiele diesen Pilz aus.
lesson-mycelia-1-1-notice = Das Bild auf der Karte: Laub und ein Pfeil.
lesson-mycelia-1-1-otherwise = Diese Karte kommt als Nächstes. Fang mit dem Pilz an; er verschiebt einen Tropfen.

lesson-mycelia-1-2-say = Der Pfeil bedeutet: ein Tropfen, ein Feld weiter, von Laub aus. Zwei Tropfen liegen direkt neben dem Schrein. Schick einen hinein!
lesson-mycelia-1-2-notice = Der Tropfen ist für immer weg. Noch 19.
lesson-mycelia-1-2-otherwise = Erlaubt, aber es führt noch nirgendwohin. Sieh dir die zwei Tropfen rechts vom Schrein an.
lesson-mycelia-1-2-trap-1 = Er hat sich bewegt, ist aber noch weit vom Schrein. Nimm es zurück und versuch den Tropfen daneben.

lesson-mycelia-1-3-say = Mit Blättern bezahlst du. Diese Karte gibt dir eins.
lesson-mycelia-1-3-notice = Deine Blätter: 1.
lesson-mycelia-1-3-otherwise = Die kommt danach. In einer richtigen Partie ist jede Reihenfolge recht.

lesson-mycelia-1-4-say = Noch zwei für dich. Und die kleinen Köpfe bedeuten einen Bonus für alle anderen: Ada bekommt ein Blatt.
lesson-mycelia-1-4-notice = Du 3 Blätter, Ada 1. Deine Hand ist leer: Erst jetzt könntest du den Zug beenden.
lesson-mycelia-1-4-otherwise = Behalte dein Blatt noch einen Moment. Spiele erst die letzte Karte aus.
lesson-mycelia-1-4-slip-1 = Eine Karte ist noch auf deiner Hand. In jedem Zug wird jede Karte ausgespielt.

lesson-mycelia-1-5-say = Drei Blätter! Heuere aus der Auslage Hilfe an. Dieser Pilz kostet zwei und entfernt einen Tropfen direkt vom Plan.
lesson-mycelia-1-5-notice = Er landet oben auf deinem Nachziehstapel, du spielst ihn also im nächsten Zug.
lesson-mycelia-1-5-otherwise = Das geht auch später. Heute ist Hilfe mehr wert.
lesson-mycelia-1-5-trap-1 = Guter Geschmack, aber der frisst alle deine Blätter. Nimm für heute den billigeren.

lesson-mycelia-1-6-say = Das war ein Zug: ausspielen, anheuern, fertig. Beende ihn, zieh drei neue Karten und sieh Ada zu.
lesson-mycelia-1-6-notice = Deine Hilfe ist schon auf der Hand. Adas Blattkarte gab dir ein Blatt: Du hast 2.
lesson-mycelia-1-6-otherwise = Ein Blatt aufzuheben lohnt sich: Im nächsten Zug bezahlt es etwas Schönes.
lesson-mycelia-1-6-meanwhile = Ada verschiebt einen Tropfen, nimmt Blätter (eins für dich!) und heuert an.

lesson-mycelia-1-7-say = Dein neuer Pilz zeigt zwei Tropfen auf Moos: Auf dem Feld müssen mindestens zwei liegen. Der Pfeil nach oben bedeutet, dass einer davon geht.
lesson-mycelia-1-7-notice = Zwei müssen da sein, einer geht. Das Bild ist die Bedingung, der Pfeil die Tat.
lesson-mycelia-1-7-otherwise = Erst dein neuer Pilz. Du hast ihn schließlich bezahlt.
lesson-mycelia-1-7-slip-1 = Dort liegt nur ein Tropfen. Dieses Bild verlangt zwei oder mehr.
lesson-mycelia-1-7-fine-1 = Auch richtig! Dort lagen drei Tropfen, jetzt zwei. Beide Felder passen zum Bild.

lesson-mycelia-1-8-say = Dieser hier verschiebt einen Tropfen von Moos. Ein Moos-Feld grenzt an den Schrein. Siehst du es?
lesson-mycelia-1-8-notice = Oben, unten, links, rechts. Nie diagonal.
lesson-mycelia-1-8-otherwise = Schau mal direkt unter den Schrein.
lesson-mycelia-1-8-slip-1 = Tropfen ziehen nie diagonal. Nach oben, unten, links oder rechts.

lesson-mycelia-1-9-say = Spiele deine Blattkarte aus. Drei Blätter bezahlen Kärtchen b: ein beliebiger Tropfen, ein Feld. Jedes Kärtchen geht einmal pro Zug.
lesson-mycelia-1-9-notice = Noch 16. Sonst ist nichts möglich, also endet der Zug von selbst. Der Schrein zählt mit: 4 von 10.
lesson-mycelia-1-9-otherwise = Kärtchen b vollendet, was du begonnen hast: der Tropfen rechts vom Schrein.

# The shrine turns, and the last drop. Tile a, beetle, shrine turning, last round, scoring.

lesson-mycelia-2-title = Der Schrein dreht sich, und der letzte Tropfen
lesson-mycelia-2-goal = Räume deinen Plan leer, bevor Ada es tut.
lesson-mycelia-2-closing = Gewonnen! Jetzt eine richtige Partie: Ada spielt sanft, und jede Karte erklärt sich, wenn du auf sie zeigst.

lesson-mycelia-2-1-say = Später am Tag: noch drei Tropfen! Im Schrein liegen acht. Nimm den vom Wasser.
lesson-mycelia-2-1-notice = Noch zwei. Der Pfeil nach oben braucht kein Nachbarfeld: Der Tropfen ist einfach weg.
lesson-mycelia-2-1-otherwise = In einer Partie in Ordnung. Fang hier mit dem Wasser an.

lesson-mycelia-2-2-say = Und dieser wandert vom Moos heim.
lesson-mycelia-2-2-notice = Noch einer. Mit deinen zweien liegen dann zehn im Schrein.
lesson-mycelia-2-2-otherwise = Das Moos-Feld unter dem Schrein, einen Schritt nach oben.
lesson-mycelia-2-2-trap-1 = Jeden Teil einer Karte darfst du verfallen lassen. Aber dieser Tropfen will wirklich heim.

lesson-mycelia-2-3-say = Nichts Schönes in der Auslage? Ein Blatt für Kärtchen a legt fünf neue Pilze aus.
lesson-mycelia-2-3-notice = Alle fünf werden ausgetauscht, egal wie viele dort lagen.
lesson-mycelia-2-3-otherwise = Warte: Kärtchen a zeigt dir erst etwas Besseres.

lesson-mycelia-2-4-say = Der Käfer heißt: genau. Dieser Pilz räumt ein Feld mit genau zwei Tropfen leer, nicht einem, nicht dreien. Heuere ihn an.
lesson-mycelia-2-4-notice = Ohne Käfer heißt eine Zahl mindestens; mit Käfer heißt sie genau.
lesson-mycelia-2-4-otherwise = Den mit dem Käfer. Du brauchst ihn eher, als du denkst.

lesson-mycelia-2-5-say = Beende deinen Zug. Der Schrein ist mit zehn voll, also dreht er sich, und alle bekommen neue Tropfen.
lesson-mycelia-2-5-notice = Du hattest einen Tropfen, jetzt drei. Ada bekam dieselben zwei. Der Schrein ist wieder leer.
lesson-mycelia-2-5-otherwise = Behalte deine zwei Blätter: Bei Gleichstand entscheiden Blätter. Beende deinen Zug und sieh dem Schrein zu.
lesson-mycelia-2-5-meanwhile = Der Würfel zeigt die Sonne: ein Tropfen auf e2 und einer auf d4, auf beiden Plänen. Dann spielt Ada.

lesson-mycelia-2-6-say = Genau zwei Tropfen rechts vom Schrein. Dein Käfer nimmt beide.
lesson-mycelia-2-6-notice = Noch ein Tropfen.
lesson-mycelia-2-6-otherwise = Erst der Käfer: Er nimmt zwei auf einmal.
lesson-mycelia-2-6-slip-1 = Dort liegt ein Tropfen. Der Käfer will genau zwei.

lesson-mycelia-2-7-say = Und der letzte, vom Wasser. Los!
lesson-mycelia-2-7-notice = Dein Plan ist leer. Die Runde wird noch zu Ende gespielt, damit alle gleich viele Züge hatten.
lesson-mycelia-2-7-otherwise = Der letzte Tropfen liegt auf Wasser. Die Karte dafür hast du auf der Hand.

lesson-mycelia-2-8-say = Leer! Eine Karte ist übrig, also spiele sie aus: Sind zwei Pläne leer, entscheiden Blätter. Dann hat Ada ihren letzten Zug.
lesson-mycelia-2-8-notice = Der Schrein dreht sich nicht mehr. Du gewinnst: 0 Tropfen gegen 3.
lesson-mycelia-2-8-otherwise = Spiele die Karte aus und beende dann deinen Zug.
lesson-mycelia-2-8-meanwhile = Ada bringt einen Tropfen heim; drei bleiben übrig.
