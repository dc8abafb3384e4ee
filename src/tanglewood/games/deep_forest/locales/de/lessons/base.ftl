# Into the forest. Enter, lay a strip, stand at a line, step, pay a troll, take a sword, end, retreat (shown as a side road).

lesson-deep_forest-1-title = In den Wald
lesson-deep_forest-1-goal = Geh einkaufen, zieh drei Felder weit, besänftige einen Troll und finde ein Schwert.
lesson-deep_forest-1-closing = Zwei Schwerter, ein Troll im Sack, drei Felder geschafft. Als Nächstes: Dornenwände und die eine Regel, über die alle stolpern.

lesson-deep_forest-1-1-say = Finde einen Weg von der unteren Mauer zur oberen und werde dabei reich: Wer das meiste Gold hat, gewinnt. Fang in der Mitte an.
lesson-deep_forest-1-1-notice = Alles in deiner Sichtlinie wird aufgedeckt, bis etwas im Weg steht. Am Ende der Spalte: ein Troll.
lesson-deep_forest-1-1-otherwise = Auch ein guter Eingang. Heute nehmen wir die Mitte.

lesson-deep_forest-1-2-say = Erst gehst du einkaufen. Nimm diesen Streifen und lege ihn irgendwo auf den Markt, längs oder quer.
lesson-deep_forest-1-2-notice = Spätere Streifen verdecken frühere. Nur was oben liegt, zählt.
lesson-deep_forest-1-2-otherwise = Gute Idee. Jetzt aber den Streifen mit zwei Markierungssteinen: Sie sind deine Schritte.

lesson-deep_forest-1-3-say = Stell dich nun auf ein Randfeld und nimm alles, was dort zu sehen ist: zwei Markierungssteine und eine Goldmünze.
lesson-deep_forest-1-3-notice = Wo du stehst, kann niemand sonst stehen. Im nächsten Zug musst du wechseln.
lesson-deep_forest-1-3-otherwise = Dort ist weniger zu sehen. Die Reihe mit deinem Streifen hat drei Ressourcen.
lesson-deep_forest-1-3-trap-1 = Nur ein Markierungsstein. Dein Streifen liegt in der Reihe: Stell dich dorthin und nimm alle drei.

lesson-deep_forest-1-4-say = Und los. Jeder Schritt kostet einen Markierungsstein; er bleibt auf dem Feld, das du verlässt.
lesson-deep_forest-1-4-notice = Die Markierungssteine sind dein Weg. Seine Länge zählt am Ende.
lesson-deep_forest-1-4-otherwise = Der Einkauf ist erledigt. Mach einen Schritt in den Wald.

lesson-deep_forest-1-5-say = Noch einen. Achte auf links und rechts: Was in Sicht kommt, wird von selbst aufgedeckt.
lesson-deep_forest-1-5-notice = Links ein Troll, rechts ein Schwert.
lesson-deep_forest-1-5-otherwise = Bitte geradeaus. Dort wartet etwas.

lesson-deep_forest-1-6-say = Ein Troll neben dir will eine Goldmünze, und zwar sofort. Vorher geht nichts anderes.
lesson-deep_forest-1-6-notice = Der Troll gehört jetzt dir. Behalte ihn für ein Gold, oder setze ihn in einer späteren Runde bei Ada ein.
lesson-deep_forest-1-6-otherwise = Erst der Troll. Er lässt nicht los.
lesson-deep_forest-1-6-slip-1 = Der Troll hält dich fest. Gib ihm erst eine Goldmünze.

lesson-deep_forest-1-7-say = Das Schwert kostet einen Stärketrank, ein Buch und eine Goldmünze: genau, was du hast. Sammle es ein; du ziehst auf sein Feld.
lesson-deep_forest-1-7-notice = Schwerter sind zum Kämpfen: je ein Würfel. Du darfst auch darüber hinwegziehen und es liegen lassen.
lesson-deep_forest-1-7-otherwise = Schwerter gewinnen Kämpfe, und dieses kannst du bezahlen. Nimm es!
lesson-deep_forest-1-7-trap-1 = Du bist darüber hinweggezogen und hast es liegen lassen. Erlaubt! Aber du kannst es bezahlen, also nimm es zurück.

lesson-deep_forest-1-8-say = Keine Markierungssteine, keine Schritte. Beende deinen Zug und sieh zu, wie Ada dasselbe in ihrem Wald tut.
lesson-deep_forest-1-8-notice = Ihr Streifen verdeckt deine Goldmünze. Der Markt bleibt nie, wie er war.
lesson-deep_forest-1-8-otherwise = Du kannst dich zurückziehen, aber warum? Du hast ein Schwert gefunden.
lesson-deep_forest-1-8-meanwhile = Ada legt einen Streifen quer über deinen, stellt sich an diese Spalte und zieht hinein.
lesson-deep_forest-1-8-trap-1 = Ein Rückzug, zweimal pro Partie: bis zu drei Felder zurück, die Steine kommen wieder. Aber es lief doch gut!

# Three obstacles, one turn. The market as a puzzle, overcome all three obstacles, send a troll, swap coins, a set.

lesson-deep_forest-2-title = Drei Hindernisse, ein Zug
lesson-deep_forest-2-goal = Sammle ein Tor, ein Dickicht und einen Wächter: 15 Gold.
lesson-deep_forest-2-closing = Tor, Dickicht, Wächter: 15 Gold in einem einzigen Zug! Als Nächstes: ein Felsmonster, der Nebel und der Weg hinaus.

lesson-deep_forest-2-1-say = Drei Runden später. Über dir ein Tor: Drei Bücher öffnen es. Lege diesen Streifen ganz oben hin, dann zeigt eine Spalte drei.
lesson-deep_forest-2-1-notice = Such Reihen oder Spalten, die schon zeigen, was du brauchst, und füge das letzte Stück hinzu.
lesson-deep_forest-2-1-otherwise = Möglich. Aber sieh, wie viele Bücher Spalte zwei zeigen würde.

lesson-deep_forest-2-2-say = Dein altes Randfeld musst du verlassen. Stell dich an Spalte zwei: drei Bücher und eine Goldmünze.
lesson-deep_forest-2-2-notice = Vier Bücher, sechs Goldmünzen.
lesson-deep_forest-2-2-otherwise = Zähl die Bücher: Spalte zwei hat drei.
lesson-deep_forest-2-2-slip-1 = Dort stehst du schon. In jedem Zug musst du das Randfeld wechseln.

lesson-deep_forest-2-3-say = Zahle drei Bücher für das Tor. Du behältst sein Kärtchen und ziehst auf das freie Feld.
lesson-deep_forest-2-3-notice = Dickichte kosten drei Stärketränke, Tore drei Bücher, Wächter drei Goldmünzen. Jedes kommt in deine Sammlung.
lesson-deep_forest-2-3-otherwise = Das Tor! Gerade hast du die Bücher dafür geholt.

lesson-deep_forest-2-4-say = Links ist freier Wald und doch gesperrt: Dieses Feld berührt deinen eigenen Weg. Dein Weg darf sich nie selbst berühren. Geh nach rechts.
lesson-deep_forest-2-4-notice = Sieh dir vor einem Schritt die Nachbarfelder des neuen Felds an: Liegt dort ein Stein, außer auf dem Feld, das du verlässt, ist es verboten.
lesson-deep_forest-2-4-otherwise = Gut zu wissen, aber erst ein Schritt nach rechts.
lesson-deep_forest-2-4-slip-1 = Darunter liegt einer deiner Markierungssteine. Ein Weg darf sich nicht selbst berühren.

lesson-deep_forest-2-5-say = Ein Dickicht: drei Stärketränke, und du hast zwei. Setze deinen Troll bei Ada ein. Dafür bekommst du zwei Stärketränke.
lesson-deep_forest-2-5-notice = Es kostet Ada eine Goldmünze, wenn sie vorbeikommt. Ein Troll pro Runde, und nur einer aus einer früheren Runde.
lesson-deep_forest-2-5-otherwise = Dir fehlt ein Stärketrank. Dein Troll kann ihn verdienen.
lesson-deep_forest-2-5-trap-1 = Dort kommt so bald niemand vorbei. Setze ihn dahin, wo sie hinwill.

lesson-deep_forest-2-6-say = Jetzt sind es genug Stärketränke. Hindurch!
lesson-deep_forest-2-6-notice = Und dahinter steht ein Wächter. Dir sind die Markierungssteine ausgegangen.
lesson-deep_forest-2-6-otherwise = Das Dickicht steht dir jetzt offen: drei Stärketränke.

lesson-deep_forest-2-7-say = Tausche zwei Goldmünzen gegen einen Markierungsstein; das geht jederzeit in deinem Zug. Dann gib dem Wächter drei Goldmünzen.
lesson-deep_forest-2-7-notice = Von jedem eins: ein Set. Drei verschiedene oder drei gleiche Hindernisse sind 15 Gold wert.
lesson-deep_forest-2-7-otherwise = Behalte die Goldmünzen für Stein und Wächter: zwei und drei.
lesson-deep_forest-2-7-slip-1 = Den Wächter könntest du bezahlen, den Schritt nicht. Du brauchst einen Markierungsstein.

# A monster, the fog, the way out. Fight with dice set aside and pips bought, claim a monster, fog, leave, scoring.

lesson-deep_forest-3-title = Ein Felsmonster, der Nebel, der Weg hinaus
lesson-deep_forest-3-goal = Besiege ein Felsmonster, verlass den Wald vor Ada und zähle dein Gold.
lesson-deep_forest-3-closing = Aus dem Wald, und 57 Gold gegen 28! Spiel es jetzt ab der ersten Runde. Ada wartet auf dich.

lesson-deep_forest-3-1-say = Runde 13. Du stehst neben einem Felsen, und Felsen leben! Ab zwei Schwertern darfst du kämpfen. Fordere eine Fünfzehn heraus.
lesson-deep_forest-3-1-notice = Vier Schwerter, vier Würfel. Nach einem Sieg mit vier Würfeln gibst du zwei Schwerter ab: Weniger Würfel sind billiger und riskanter.
lesson-deep_forest-3-1-otherwise = Du könntest weiterziehen. Aber du hast vier Schwerter, und in diesem Felsen stecken 15 Gold.
lesson-deep_forest-3-1-trap-1 = Du gehst, aber der Felsen bleibt zurück, und sein Gold auch. Nimm es zurück und kämpfe.

lesson-deep_forest-3-2-say = Zehn. Du hast noch zwei Würfe. Leg die Sechs beiseite und wirf die anderen drei noch einmal.
lesson-deep_forest-3-2-notice = 14. Eins fehlt!
lesson-deep_forest-3-2-otherwise = Vorsicht: Behalte die Sechs. Die niedrigen haben wenig zu verlieren.

lesson-deep_forest-3-3-say = Du könntest noch einmal werfen. Oder geh sicher: Gegen dieses Felsmonster bringt jeder abgegebene Markierungsstein ein Würfelauge.
lesson-deep_forest-3-3-notice = Bei 15 helfen Markierungssteine, bei 20 Bücher, bei 25 Stärketränke, bei 26 nichts.
lesson-deep_forest-3-3-otherwise = Mutig! Ein Markierungsstein würde es sicher machen.

lesson-deep_forest-3-4-say = Gewonnen! Vier verschiedene Felsmonster haben Stärke 15. Die Steinkröte ist 15 Gold wert: Nimm sie.
lesson-deep_forest-3-4-notice = Nebel in Reihe vier. Ein Feld im Nebel zu verlassen kostet einen Markierungsstein mehr.
lesson-deep_forest-3-4-otherwise = Nützlich für eine lange Partie. Aber es ist spät: Gold jetzt schlägt Hilfe später.
lesson-deep_forest-3-4-meanwhile = Der Kampf hat deinen Zug beendet. Ada besänftigt einen Troll und überwindet einen Wächter. Dann steigt der Nebel um eine Reihe.

lesson-deep_forest-3-5-say = Zwei Schritte bis zur Mauer, und sie zu überqueren kostet auch einen Stein: zusammen drei. Geh Markierungssteine einkaufen.
lesson-deep_forest-3-5-notice = Drei Markierungssteine und ein Stärketrank.
lesson-deep_forest-3-5-otherwise = Such ein Randfeld voller Markierungssteine: die erste Spalte, mit diesem Streifen hochkant.

lesson-deep_forest-3-6-say = Hinauf und über die Mauer! Seit der Nebel da ist, ist der Weg hinaus offen.
lesson-deep_forest-3-6-notice = 5 Gold für das Verlassen, 15 für den längsten Weg unter denen, die draußen sind, 15 für dein Set, 15 für die Kröte: 57 zu 28.
lesson-deep_forest-3-6-otherwise = Die Mauer ist so nah. Geh, bevor dich der Nebel einholt.
lesson-deep_forest-3-6-slip-1 = Die Mauer ist noch zwei Felder weit. Erst einen Schritt nach oben.
lesson-deep_forest-3-6-meanwhile = Wer zuerst geht, läutet das Ende ein: Alle anderen haben einen letzten Zug. Ada kommt nicht hinaus.
