# tile

deep_forest-tile-forest-name = Bosque
deep_forest-tile-thicket-name = Maleza
deep_forest-tile-gate-name = Puerta
deep_forest-tile-guard-name = Guardián
deep_forest-tile-sword-name = Espada
deep_forest-tile-troll-name = Trol

# monster

deep_forest-monster-moss-giant-name = Gigante de musgo
deep_forest-monster-stone-toad-name = Sapo de piedra
deep_forest-monster-changeling-name = Cambiante
deep_forest-monster-magpie-name = Urraca de las rocas
deep_forest-monster-cave-bear-name = Oso de las cavernas
deep_forest-monster-cliff-ogre-name = Ogro del acantilado
deep_forest-monster-basilisk-name = Basilisco
