help-companion-short = Run a solo opponent while you play with your own pieces.
help-companion = Run a solo opponent while you play with your own pieces. The program keeps the opponent’s part, asks the few things it must know about your table, and says what to do with the pieces. Example: tanglewood companion nightweave -o difficulty=2
help-companion-game = The opponent, or the game whose first one is meant.
help-companion-own-cards = Use your own cards of the opponent; the program asks which one you turned up.
help-companion-own-dice = Roll your own die.
help-companion-resume = Go on with a saved game: a file, or the text of a link.
help-companion-seed = The seed of the program’s cards and dice.
