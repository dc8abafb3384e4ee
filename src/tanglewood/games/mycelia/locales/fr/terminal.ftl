cli-example-move-mycelia = play boletus-edulis
cli-example-short-mycelia = boletus, ou c3 c4
cli-example-card-mycelia = amanita muscaria
cli-example-rule-mycelia = sanctuaire
cli-example-answers-mycelia =
    c3 c4            déplacer une goutte de c3 à c4 (prism c3 c4 : une goutte Prisme)
    hire amanita     n’importe quel début des mots d’une option suffit
    skip             renoncer au reste d’un effet ;  end  finit votre tour
