help-companion-short = Faire jouer un adversaire solo pendant que vous jouez avec votre matériel.
help-companion = Faire jouer un adversaire solo pendant que vous jouez avec votre propre matériel. Le programme tient le rôle de l’adversaire, demande le peu qu’il doit savoir de votre table et dit quoi faire du matériel. Exemple : tanglewood companion nightweave -o difficulty=2
help-companion-game = L’adversaire, ou le jeu dont on veut le premier.
help-companion-own-cards = Utiliser vos propres cartes de l’adversaire ; le programme demande laquelle vous avez retournée.
help-companion-own-dice = Lancer votre propre dé.
help-companion-resume = Reprendre une partie enregistrée : un fichier, ou le texte d’un lien.
help-companion-seed = La graine des cartes et des dés du programme.
