# tile

deep_forest-tile-forest-name = Wald
deep_forest-tile-thicket-name = Dickicht
deep_forest-tile-gate-name = Tor
deep_forest-tile-guard-name = Wächter
deep_forest-tile-sword-name = Schwert
deep_forest-tile-troll-name = Troll

# monster

deep_forest-monster-moss-giant-name = Moosriese
deep_forest-monster-stone-toad-name = Steinkröte
deep_forest-monster-changeling-name = Wechselbalg
deep_forest-monster-magpie-name = Felselster
deep_forest-monster-cave-bear-name = Höhlenbär
deep_forest-monster-cliff-ogre-name = Klippenoger
deep_forest-monster-basilisk-name = Basilisk
