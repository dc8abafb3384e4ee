help-companion-short = Fai muovere un avversario solitario mentre giochi con i tuoi componenti.
help-companion = Fai muovere un avversario solitario mentre giochi con i tuoi componenti. Il programma gestisce la parte dell’avversario, chiede le poche cose che deve sapere del tuo tavolo e dice che cosa fare con i componenti. Esempio: tanglewood companion nightweave -o difficulty=2
help-companion-game = L’avversario, o il gioco di cui si intende il primo.
help-companion-own-cards = Usa le tue carte dell’avversario; il programma chiede quale hai rivelato.
help-companion-own-dice = Lancia il tuo dado.
help-companion-resume = Continua una partita salvata: un file, o il testo di un link.
help-companion-seed = Il seme delle carte e dei dadi del programma.
