# tile

deep_forest-tile-forest-name = Bosco
deep_forest-tile-thicket-name = Boscaglia
deep_forest-tile-gate-name = Cancello
deep_forest-tile-guard-name = Guardiano
deep_forest-tile-sword-name = Spada
deep_forest-tile-troll-name = Troll

# monster

deep_forest-monster-moss-giant-name = Gigante di muschio
deep_forest-monster-stone-toad-name = Rospo di pietra
deep_forest-monster-changeling-name = Mutaforma
deep_forest-monster-magpie-name = Gazza delle rocce
deep_forest-monster-cave-bear-name = Orso delle caverne
deep_forest-monster-cliff-ogre-name = Orco delle rupi
deep_forest-monster-basilisk-name = Basilisco
