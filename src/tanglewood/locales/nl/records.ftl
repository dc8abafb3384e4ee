record-in-file = { $file }: { $why }
record-line = regel { $line }: { $why }
record-foreign = dit is geen opgeslagen spel van Tanglewood; op regel 1 wordt { $first } verwacht
record-newer = dit spel is opgeslagen door een andere versie van Tanglewood; op regel 1 wordt { $first } verwacht
record-damaged = regel { $line } is niet te lezen; het bestand is beschadigd
record-stale = { $line ->
    [0] zet { $n } is met deze regels en kaarten niet meer mogelijk
   *[other] regel { $line }: deze zet is met deze regels en kaarten niet meer mogelijk
}
record-other-pack = { $why }; er is gespeeld met het pakket { $theirs }, hier is { $ours }{ $own ->
    [yes] {""}
   *[no] ; geef dat pakket op met --pack
}
record-too-long = regel { $line }: een spel mag hoogstens { $limit ->
    [one] { $limit } zet
   *[other] { $limit } zetten
} hebben
record-ended = ended: de zetten leiden tot het einde van het spel
record-result = { $key }: opgeslagen is { $stored }, nagespeeld komt eruit { $replayed }
