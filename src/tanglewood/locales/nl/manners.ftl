## What happens at a table beside the moves: sentences of the server

table-ended-resigned = Het spel is afgelopen: iemand heeft opgegeven.
table-ended-time = Het spel is afgelopen: iemands tijd was om.
table-ended-agreement = Het spel is in overleg beëindigd.
table-time-up = Je tijd is om.

notice-resigned = { $ends ->
    [true] { $name } geeft op.
   *[false] { $name } geeft op. Een bot speelt verder op die plaats, die als laatste telt.
}
notice-time-resigned = { $ends ->
    [true] De tijd van { $name } is om: dat geldt als opgeven.
   *[false] De tijd van { $name } is om: dat geldt als opgeven. Een bot speelt verder op die plaats, die als laatste telt.
}
notice-time-bot = De tijd van { $name } is om: een bot speelt verder.
notice-old-rulings = Een regeluitleg van dit spel is veranderd sinds het begon; het gaat verder volgens de oude.
notice-agreed = Het spel is in overleg beëindigd. Niemand wint.

agreement-declined = Iemand wil doorspelen. Na de volgende zet kun je het opnieuw voorstellen.
clock-alone = Een klok is voor twee mensen of meer.

seat-gave-up = Deze plaats is opgegeven; daar speelt een bot tot het einde.
seat-name-taken = Aan deze tafel heet al iemand { $name }. Wat dacht je van { $free }?
seat-invitation-used = { $name } heeft deze plaats ingenomen: een uitnodiging werkt één keer. Ben jij dat op een ander apparaat, open de tafel dan daar en kies “Mijn plaats naar een ander apparaat”. Vraag anders een nieuwe link aan wie je heeft uitgenodigd; je kunt ondertussen meekijken.
seat-invitation-unknown = Deze uitnodiging werkt niet: misschien is de link niet volledig of is hij voor een andere tafel. Vraag wie je heeft uitgenodigd om hem opnieuw te sturen; je kunt ondertussen meekijken.
seat-used-code = Deze code werkt niet: misschien is hij verkeerd getypt, meer dan tien minuten oud of al gebruikt. Maak een nieuwe op het apparaat dat de plaats heeft.
seat-sits-here = Dit apparaat heeft al een plaats aan die tafel. Open de code op het andere apparaat.

# Records of such games in the terminal

cli-check-ended = { $moves ->
    [one] Het spelbestand klopt zover het spel is gekomen: 1 zet; daar hebben mensen het beëindigd.
   *[other] Het spelbestand klopt zover het spel is gekomen: { $moves } zetten; daar hebben mensen het beëindigd.
}
cli-replayed-resigned = { $name } heeft opgegeven en telt als laatste.
cli-replayed-agreement = Het spel is in overleg beëindigd. Niemand wint.
