web-players = Joueurs
web-players-less = Retour au déroulement
