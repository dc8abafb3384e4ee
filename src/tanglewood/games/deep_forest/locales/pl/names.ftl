# tile

deep_forest-tile-forest-name = Las
deep_forest-tile-thicket-name = Gąszcz
deep_forest-tile-gate-name = Brama
deep_forest-tile-guard-name = Strażnik
deep_forest-tile-sword-name = Miecz
deep_forest-tile-troll-name = Troll

# monster

deep_forest-monster-moss-giant-name = Mszysty olbrzym
deep_forest-monster-stone-toad-name = Kamienna ropucha
deep_forest-monster-changeling-name = Odmieniec
deep_forest-monster-magpie-name = Skalna sroka
deep_forest-monster-cave-bear-name = Niedźwiedź jaskiniowy
deep_forest-monster-cliff-ogre-name = Klifowy ogr
deep_forest-monster-basilisk-name = Bazyliszek
