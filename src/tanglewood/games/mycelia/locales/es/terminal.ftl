# How one answers at the table in the terminal, by examples.

cli-example-move-mycelia = play boletus-edulis
cli-example-short-mycelia = boletus, o c3 c4
cli-example-card-mycelia = amanita muscaria
cli-example-rule-mycelia = santuario
cli-example-answers-mycelia =
    c3 c4            mueve una gota de c3 a c4 (prism c3 c4: una gota de prisma)
    hire amanita     vale cualquier comienzo de las palabras de una opción
    skip             omite el resto de una función;  end  termina tu turno
