# Sentences every game needs.

move-not-now = “{ $move }” is not possible now.
