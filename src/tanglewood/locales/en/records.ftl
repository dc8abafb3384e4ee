# Why a saved game cannot be opened. What exactly is wrong with a line ($why) is said in English alone.

record-in-file = { $file }: { $why }
# $why is a sentence of its own, like “no game is called …”.
record-line = line { $line }: { $why }
record-foreign = line 1: expected { $first }; this is no record of Tanglewood
record-newer = line 1: expected { $first }; this record has a format of another version
record-damaged = line { $line }: { $why }
# A move that today's rules and pack do not lead to; $line is 0 if the game was not read from a file.
record-stale = { $line ->
    [0] move { $n }: { $why }
   *[other] line { $line }: { $why }
}
# Added to one of the sentences above.
record-other-pack = { $why }; the record was played with the pack { $theirs }, here is { $ours }{ $own ->
    [yes] {""}
   *[no] ; give that pack with --pack
}
record-too-long = line { $line }: a game may have { $limit ->
    [one] { $limit } move
   *[other] { $limit } moves
} at most
record-ended = ended: the moves lead to the end of the game
record-result = { $key }: stored { $stored }, replayed { $replayed }
