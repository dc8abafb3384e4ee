# Barter, a dead end, and the way back. Sell three of a kind, a troll without a coin, a dead end, retreat, at most six of a kind, a troll sent by Ada, a rock.

lesson-deep_forest-barter-title = Trueque, un callejón sin salida y la vuelta
lesson-deep_forest-barter-goal = Convierte recursos en monedas, encuentra un callejón sin salida y vuelve atrás.
lesson-deep_forest-barter-closing = Dos veces sin salida, y más lejos que antes. Cuenta tus recursos antes de dar un camino por cerrado.

lesson-deep_forest-barter-1-say = ¡Un trol te sujeta y no tienes monedas! Tres de un tipo se convierten en una: vende tres de tus cuatro libros.
lesson-deep_forest-barter-1-notice = Tres pociones, tres libros o tres piedras de marca: una moneda, en cualquier momento de tu turno, cuantas veces quieras.
lesson-deep_forest-barter-1-otherwise = Las piedras de marca son tus pasos. Vende lo que menos necesitas: libros.
lesson-deep_forest-barter-1-slip-1 = Ni siquiera atrás: un trol sin pagar te sujeta hasta que pagas.
lesson-deep_forest-barter-1-trap-1 = Quien no puede pagar se queda ahí. Pero tú puedes: solo tienes que vender antes. Deshazlo.

lesson-deep_forest-barter-2-say = Ahora paga al trol. Es tuyo, y la casilla de debajo te abre la vista.
lesson-deep_forest-barter-2-notice = Detrás ha aparecido una espada. Cada trol que conservas vale uno de oro al final.
lesson-deep_forest-barter-2-otherwise = Primero el trol. Ya ha esperado bastante.

lesson-deep_forest-barter-3-say = Todo recto. ¿Quién sabe qué espera a la izquierda y a la derecha de la casilla siguiente?
lesson-deep_forest-barter-3-notice = Una maleza a la izquierda, otra a la derecha, un guardián delante, y no puedes pagar nada de eso. Un callejón sin salida.
lesson-deep_forest-barter-3-otherwise = Todo recto, por favor. Esta vez sale mal, y esa es la lección.

lesson-deep_forest-barter-4-say = Dos veces por partida puedes retroceder, hasta tres casillas por tu propio sendero. Retrocede dos casillas.
lesson-deep_forest-barter-4-notice = Dos piedras de marca vuelven a ser tuyas, y las casillas donde estaban quedan libres: un sendero nuevo puede tocarlas.
lesson-deep_forest-barter-4-otherwise = Lo mejor son dos casillas atrás: desde ahí se abre otro camino.
lesson-deep_forest-barter-4-slip-1 = Tres pociones, y tienes dos.
lesson-deep_forest-barter-4-trap-1 = En el próximo turno estarías en el mismo callejón sin salida. Deshazlo y da media vuelta.

lesson-deep_forest-barter-5-say = Una retirada termina tu turno, y entonces nadie conserva más de seis de un tipo. Siete piedras de marca: vende tres.
lesson-deep_forest-barter-5-notice = También podrías haber devuelto una. Pero ahora tienes una moneda para el trol de Ada.
lesson-deep_forest-barter-5-otherwise = Vende tres. Ya verás por qué.
lesson-deep_forest-barter-5-meanwhile = Ada va de compras y luego te envía un regalo: un trol, justo al lado de tu peón. Por él recibe dos piedras de marca.
lesson-deep_forest-barter-5-trap-1 = Seis piedras de marca y ninguna moneda. Muy pronto te vendría bien una: deshazlo y vende.

lesson-deep_forest-barter-6-say = Primero va el mercado, haya trol o no. Las pociones atraviesan malezas: coloca esta tira arriba y colócate en la columna tres.
lesson-deep_forest-barter-6-notice = Dos pociones y dos piedras de marca.
lesson-deep_forest-barter-6-otherwise = Cuenta las pociones de la columna tres, con esta tira cruzada arriba.

lesson-deep_forest-barter-7-say = Paga al trol de Ada con tu moneda. Luego toma el otro camino: a la derecha y arriba.
lesson-deep_forest-barter-7-notice = Dos troles en el saco. Esta casilla toca tu antiguo sendero, pero esas piedras de marca ya no están.
lesson-deep_forest-barter-7-otherwise = Paga al trol, luego a la derecha y arriba.

lesson-deep_forest-barter-8-say = La misma maleza, desde abajo, y ahora con cuatro pociones. ¡Atraviésala!
lesson-deep_forest-barter-8-notice = Tu primer obstáculo.
lesson-deep_forest-barter-8-otherwise = La maleza: tres pociones, y tienes cuatro.

lesson-deep_forest-barter-9-say = Sube a la roca. Subir cuesta una piedra de marca, bajar cuesta dos. Desde aquí arriba se ve lejos.
lesson-deep_forest-barter-9-notice = Una maleza, dos troles, dos espadas: cinco de oro de momento, y Ada tiene tres. Aquí arriba podrías luchar en el próximo turno.
lesson-deep_forest-barter-9-otherwise = Un paso más, a la roca.

# Monsters that help, and a bear. A monster that doubles a good, one that pays coins, a strength already beaten, fighting twenty, three rolls, swapping in the middle of a fight, losing.

lesson-deep_forest-monsters-title = Monstruos que ayudan, y un oso
lesson-deep_forest-monsters-goal = Que un monstruo te ayude a vencer al siguiente.
lesson-deep_forest-monsters-closing = 27 de oro a 7. Vence pronto a uno que ayude y más tarde a un oso; al revés no le sirve a nadie.

lesson-deep_forest-monsters-1-say = Has vencido a la Urraca de las rocas. En cada ronda dobla un recurso que tomas. Coloca dos libros, colócate ahí y dobla un libro.
lesson-deep_forest-monsters-1-notice = Dos libros en la línea, tres en tu bolsa. Funciona desde la ronda posterior al combate hasta el final de la partida.
lesson-deep_forest-monsters-1-otherwise = La fila cuatro, con los dos libros de tu tira. La urraca los convierte en tres.
lesson-deep_forest-monsters-1-trap-1 = Una piedra de marca más. Pero al oso de al lado le gustan los libros: deshazlo.

lesson-deep_forest-monsters-2-say = Junto a la roca puedes luchar. Otro quince no: cada fuerza solo una vez. Desafía al veinte, con las cuatro espadas.
lesson-deep_forest-monsters-2-notice = Once. Quedan dos tiradas.
lesson-deep_forest-monsters-2-otherwise = El Oso de las cavernas, fuerza veinte. Emplea todas las espadas.
lesson-deep_forest-monsters-2-slip-1 = Ya has vencido a un quince. Busca a alguien de otro tamaño.
lesson-deep_forest-monsters-2-trap-1 = Dos dados suman doce como mucho. Las espadas que dejas en casa no tiran nada: deshazlo y emplea las cuatro.

lesson-deep_forest-monsters-3-say = Aparta el seis y vuelve a tirar los otros tres.
lesson-deep_forest-monsters-3-notice = Quince. Lo apartado se queda apartado.
lesson-deep_forest-monsters-3-otherwise = Conserva el seis, tira el resto.

lesson-deep_forest-monsters-4-say = El cinco se le une. Luego, la última tirada.
lesson-deep_forest-monsters-4-notice = Dieciséis, faltan cuatro. No quedan tiradas, y aun así el combate no ha terminado.
lesson-deep_forest-monsters-4-otherwise = El seis y el cinco son buenos. Tira los dos pequeños.

lesson-deep_forest-monsters-5-say = Este oso cuenta libros: un punto cada uno. Tienes tres. Cambia dos monedas por un cuarto, en pleno combate, y paga los cuatro.
lesson-deep_forest-monsters-5-notice = ¡Veinte! El oso vale 20 de oro. Han ganado cuatro espadas, así que dos de ellas se gastan.
lesson-deep_forest-monsters-5-otherwise = No abandones. Los libros son puntos, y las monedas, libros.
lesson-deep_forest-monsters-5-trap-1 = Perdido: una espada roma y ningún oso. ¡Pero tenías libros y monedas! Deshazlo y compra los puntos.

lesson-deep_forest-monsters-6-say = Un combate termina tu turno, ganes o pierdas. Aún puedes intercambiar o enviar; di que has terminado.
lesson-deep_forest-monsters-6-notice = Una ronda nueva: su Gigante de musgo le paga una moneda, como en cada ronda. Tres de los cuatro quinces ayudan así.
lesson-deep_forest-monsters-6-otherwise = De momento guarda el trol. Has terminado.
lesson-deep_forest-monsters-6-meanwhile = Ada prueba con el segundo oso y tres espadas: diez. Perdido, y una espada roma. El oso se queda donde está.

lesson-deep_forest-monsters-7-say = A tu derecha, una puerta: tres libros. La columna dos solo muestra dos, pero tienes una urraca. Coloca esta tira arriba.
lesson-deep_forest-monsters-7-notice = Dos monedas y tres libros.
lesson-deep_forest-monsters-7-otherwise = La columna dos: monedas y libros. Y dobla un libro.

lesson-deep_forest-monsters-8-say = Tres libros por la puerta. ¡Ábrela!
lesson-deep_forest-monsters-8-notice = Oso 20, dos obstáculos 2, monedas 2, espadas 2, un trol 1: 27 de oro. Ada tiene 7.
lesson-deep_forest-monsters-8-otherwise = La puerta a tu derecha: acabas de comprar los libros.
