# tile

deep_forest-tile-forest-name = Bos
deep_forest-tile-thicket-name = Struikgewas
deep_forest-tile-gate-name = Poort
deep_forest-tile-guard-name = Wachter
deep_forest-tile-sword-name = Zwaard
deep_forest-tile-troll-name = Trol

# monster

deep_forest-monster-moss-giant-name = Mosreus
deep_forest-monster-stone-toad-name = Steenpad
deep_forest-monster-changeling-name = Wisselkind
deep_forest-monster-magpie-name = Rotsekster
deep_forest-monster-cave-bear-name = Holenbeer
deep_forest-monster-cliff-ogre-name = Klippenreus
deep_forest-monster-basilisk-name = Basilisk
