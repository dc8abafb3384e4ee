## What happens at a table beside the moves: sentences of the server

table-ended-resigned = La partida ha terminado: alguien se ha rendido.
table-ended-time = La partida ha terminado: a alguien se le ha acabado el tiempo.
table-ended-agreement = La partida ha terminado de común acuerdo.
table-time-up = Se te ha acabado el tiempo.

notice-resigned = { $ends ->
    [true] { $name } se rinde.
   *[false] { $name } se rinde. Un bot sigue jugando en su asiento, que queda en último lugar.
}
notice-time-resigned = { $ends ->
    [true] A { $name } se le acaba el tiempo: cuenta como rendirse.
   *[false] A { $name } se le acaba el tiempo: cuenta como rendirse. Un bot sigue jugando en su asiento, que queda en último lugar.
}
notice-time-bot = A { $name } se le acaba el tiempo: sigue jugando un bot.
notice-old-rulings = Un criterio de este juego ha cambiado desde que empezó la partida; sigue con el antiguo.
notice-agreed = La partida termina de común acuerdo. No gana nadie.

agreement-declined = Alguien quiere seguir jugando. Puedes volver a proponerlo después de la próxima jugada.
clock-alone = El reloj es para dos personas o más.

seat-gave-up = Quien ocupaba este asiento se ha rendido; un bot juega en él hasta el final.
seat-name-taken = En esta mesa ya hay alguien que se llama { $name }. ¿Qué tal { $free }?
seat-invitation-used = { $name } ha ocupado este asiento: cada invitación sirve una sola vez. Si eres tú en otro dispositivo, abre allí la mesa y elige «Llevar mi asiento a otro dispositivo». Si no, pide otro enlace a quien te invitó; entretanto puedes mirar.
seat-invitation-unknown = Esta invitación no funciona: puede que el enlace esté incompleto o sea de otra mesa. Pide a quien te invitó que lo envíe otra vez; entretanto puedes mirar.
seat-used-code = Este código no funciona: puede estar mal escrito, tener más de diez minutos o haberse usado ya. Crea uno nuevo en el dispositivo que tiene el asiento.
seat-sits-here = Este dispositivo ya tiene un asiento en esa mesa. Abre el código en el otro dispositivo.

# Records of such games in the terminal

cli-check-ended = { $moves ->
    [one] El registro se reproduce correctamente hasta donde llegó la partida: 1 jugada; ahí la terminaron las personas.
   *[other] El registro se reproduce correctamente hasta donde llegó la partida: { $moves } jugadas; ahí la terminaron las personas.
}
cli-replayed-resigned = { $name } se rinde y queda en último lugar.
cli-replayed-agreement = La partida terminó de común acuerdo. No gana nadie.
