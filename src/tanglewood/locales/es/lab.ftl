# What the server says about studies in the browser.

lab-closed = El taller está cerrado en este servidor; quien lo lleva puede abrirlo con --lab.
lab-lacks = Los estudios necesitan { $libraries } en el servidor; instálalo con: pip install 'tanglewood[study]'
lab-unknown = No existe ese estudio; puede que se haya borrado.
lab-no-report = Aún no se puede leer nada; el informe llega cuando el estudio termina o se para.
lab-one-at-a-time = Un estudio tuyo se está jugando o espera su turno; de uno en uno. Páralo primero.
lab-too-many = Se guardan como máximo { $most } estudios por persona; borra antes uno.
lab-too-long = Tantas partidas son demasiadas para el taller: { $games }, como máximo { $most }. Estudios más largos: tanglewood study run
lab-stop-first = Este estudio se está jugando; páralo primero.
lab-not-yours = Eso solo puede hacerlo quien empezó este estudio.
lab-values = { $name }: da al menos dos valores para comparar
lab-bounds = En el taller no se pueden levantar los límites de los números; hazlo con un paquete propio.
lab-failed = el estudio terminó sin decir nada
lab-titled = { $variants }
lab-search-titled = Búsqueda: { $goals }
lab-goal-twice = Cada medida se puede pedir una vez.
lab-number-twice = Cada número se puede variar una vez.
help-serve-lab = Deja que la gente haga estudios en el navegador. Activo por defecto donde solo puede conectar esta máquina.
