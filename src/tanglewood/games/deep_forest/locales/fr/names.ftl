# tile

deep_forest-tile-forest-name = Forêt
deep_forest-tile-thicket-name = Fourré
deep_forest-tile-gate-name = Porte
deep_forest-tile-guard-name = Garde
deep_forest-tile-sword-name = Épée
deep_forest-tile-troll-name = Troll

# monster

deep_forest-monster-moss-giant-name = Géant de mousse
deep_forest-monster-stone-toad-name = Crapaud de pierre
deep_forest-monster-changeling-name = Changelin
deep_forest-monster-magpie-name = Pie des rochers
deep_forest-monster-cave-bear-name = Ours des cavernes
deep_forest-monster-cliff-ogre-name = Ogre des falaises
deep_forest-monster-basilisk-name = Basilic
