help-words-short = Voir ce qui manque à une traduction, et ce qui a changé depuis.
help-words-group = Traductions : ce qui manque, n’est plus à jour ou est faux.
help-words-status = Dire ce qui manque à une langue, ce que personne ne demande, ce qui a changé en anglais et ce qui est faux ; sans langue, où en est chacune.
help-words-template = Afficher ce qui manque à une langue, en anglais, fichier par fichier, à traduire.
help-words-accept = Dire que les traductions d’une langue conviennent aux phrases anglaises telles qu’elles sont maintenant.
help-words-language = La langue, comme de.
help-words-keys = Seulement ces phrases ; sans cela, toutes celles de la langue.
cli-words-missing = { $n ->
    [one] { $n } phrase manque
   *[other] { $n } phrases manquent
}
cli-words-changed = { $n ->
    [one] { $n } phrase a changé en anglais depuis sa traduction
   *[other] { $n } phrases ont changé en anglais depuis leur traduction
}
cli-words-unused = { $n ->
    [one] { $n } phrase que personne ne demande
   *[other] { $n } phrases que personne ne demande
}
cli-words-mistakes = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
cli-words-done = { $language } : les { $n } phrases sont là, et elles conviennent.
cli-words-accepted = { $n ->
    [one] { $language } : { $n } traduction nouvellement acceptée.
   *[other] { $language } : { $n } traductions nouvellement acceptées.
}
cli-words-column-missing = manquent
cli-words-column-changed = changées
cli-words-column-unused = inutiles
cli-words-column-mistakes = erreurs
