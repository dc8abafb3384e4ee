cli-example-move-deep-forest = go c4
cli-example-short-deep-forest = c4, ou 1,1 1,3
cli-example-card-deep-forest = stone toad
cli-example-rule-deep-forest = brouillard
cli-example-answers-deep-forest =
    c4               aller en c4, colonne c depuis la gauche, rangée 4 depuis le mur inférieur
    1,1 1,3          poser la bandelette de la rangée 1, colonne 1 du marché à la rangée 1, colonne 3
    row 2            se placer à la deuxième rangée du marché ;  column 3, corner
    over c4          n’importe quel début des mots d’une option suffit : overcome c4
    end              finir votre tour
