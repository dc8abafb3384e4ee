# How one answers at the table in the terminal, by examples.

cli-example-move-mycelia = play boletus-edulis
cli-example-short-mycelia = boletus, o c3 c4
cli-example-card-mycelia = amanita muscaria
cli-example-rule-mycelia = santuario
cli-example-answers-mycelia =
    c3 c4            sposta una goccia da c3 su c4 (prism c3 c4: una goccia Prisma)
    hire amanita     basta l’inizio delle parole di un’opzione
    skip             rinuncia al resto di un effetto;  end  termina il turno
