# What a server says about packs of designers.

pack-unknown = Este servidor no tiene (o ya no tiene) ese paquete. Envíalo otra vez.
pack-other-game = El paquete es de otro juego: { $game }.
pack-experimental = Un paquete experimental levanta los límites de los números, así que no se acepta de fuera; quien lleva el servidor puede ofrecerlo con --pack.
pack-slow = Una partida con este paquete no se pudo jugar hasta el final; no se ha conservado nada.
pack-of-record = el registro necesita el paquete «{ $pack }»; prepara antes una mesa con ese paquete y vuelve a abrir el registro
