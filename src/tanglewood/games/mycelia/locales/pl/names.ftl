# side

mycelia-side-front-name = Przód
mycelia-side-pond-name = Staw
mycelia-side-cushion-name = Poduszka mchu
mycelia-side-litter-name = Ściółka
mycelia-side-clearing-name = Goła polana

# start

mycelia-start-drifting-leaf-name = Wirujący liść
mycelia-start-drifting-leaves-name = Wirujące liście
mycelia-start-boletus-edulis-name = Boletus edulis
mycelia-start-agaricus-campestris-name = Agaricus campestris
mycelia-start-coprinellus-micaceus-name = Coprinellus micaceus

# card

mycelia-card-laccaria-amethystina-name = Laccaria amethystina
mycelia-card-marasmius-oreades-name = Marasmius oreades
mycelia-card-gliophorus-psittacinus-name = Gliophorus psittacinus
mycelia-card-mitrula-paludosa-name = Mitrula paludosa
mycelia-card-cantharellus-cibarius-name = Cantharellus cibarius
mycelia-card-hygrocybe-conica-name = Hygrocybe conica
mycelia-card-suillus-grevillei-name = Suillus grevillei
mycelia-card-lactarius-deliciosus-name = Lactarius deliciosus
mycelia-card-lepista-nuda-name = Lepista nuda
mycelia-card-coprinus-comatus-name = Coprinus comatus
mycelia-card-macrolepiota-procera-name = Macrolepiota procera
mycelia-card-panellus-mitis-name = Panellus mitis
mycelia-card-marasmius-rotula-name = Marasmius rotula
mycelia-card-cyptotrama-asprata-name = Cyptotrama asprata
mycelia-card-chlorociboria-aeruginascens-name = Chlorociboria aeruginascens
mycelia-card-phallus-indusiatus-name = Phallus indusiatus
mycelia-card-hygrophorus-hypothejus-name = Hygrophorus hypothejus
mycelia-card-rhodotus-palmatus-name = Rhodotus palmatus
mycelia-card-amanita-muscaria-name = Amanita muscaria
mycelia-card-sarcoscypha-coccinea-name = Sarcoscypha coccinea
mycelia-card-mucidula-mucida-name = Mucidula mucida
mycelia-card-hydnum-repandum-name = Hydnum repandum
mycelia-card-xylaria-hypoxylon-name = Xylaria hypoxylon
mycelia-card-geastrum-triplex-name = Geastrum triplex
mycelia-card-armillaria-mellea-name = Armillaria mellea
mycelia-card-calocera-viscosa-name = Calocera viscosa
mycelia-card-tylopilus-formosus-name = Tylopilus formosus
mycelia-card-pleurotus-djamor-name = Pleurotus djamor
mycelia-card-fomes-fomentarius-name = Fomes fomentarius
mycelia-card-sparassis-crispa-name = Sparassis crispa
mycelia-card-hericium-cirrhatum-name = Hericium cirrhatum
mycelia-card-ganoderma-lucidum-name = Ganoderma lucidum
mycelia-card-trametes-versicolor-name = Trametes versicolor
mycelia-card-morchella-esculenta-name = Morchella esculenta
mycelia-card-clavulinopsis-fusiformis-name = Clavulinopsis fusiformis

# setup

mycelia-setup-1A-name = Równa rosa
mycelia-setup-1B-name = Pary
mycelia-setup-2A-name = Kałuże
mycelia-setup-2B-name = Dwa brzegi
mycelia-prisma-setup-1A-name = Rozproszone światło
mycelia-prisma-setup-1B-name = Pary pryzmatów
mycelia-prisma-setup-2A-name = Łuk tęczy
mycelia-prisma-setup-2B-name = Głęboki blask
mycelia-setup-3A-name = Strumyk
mycelia-setup-3B-name = Rogi
mycelia-setup-4A-name = Rozstaje
mycelia-setup-4B-name = Pierścień

# card

mycelia-card-entoloma-hochstetteri-name = Entoloma hochstetteri
mycelia-card-lactarius-indigo-name = Lactarius indigo
mycelia-card-tremella-mesenterica-name = Tremella mesenterica
mycelia-card-mycena-chlorophos-name = Mycena chlorophos
mycelia-card-coprinellus-disseminatus-name = Coprinellus disseminatus
mycelia-card-favolaschia-claudopus-name = Favolaschia claudopus
mycelia-card-clathrus-ruber-name = Clathrus ruber
mycelia-card-porpolomopsis-calyptriformis-name = Porpolomopsis calyptriformis
mycelia-card-aseroe-rubra-name = Aseroe rubra
mycelia-card-omphalotus-nidiformis-name = Omphalotus nidiformis

# gift

mycelia-gift-viatica-name = Viatica
mycelia-gift-umbra-name = Umbra
mycelia-gift-petasus-name = Petasus
mycelia-gift-velamen-name = Velamen
mycelia-gift-reticulus-name = Reticulus
mycelia-gift-globi-name = Globi
mycelia-gift-clessidra-name = Clessidra
mycelia-gift-lux-name = Lux
mycelia-gift-falx-name = Falx
mycelia-gift-anellus-name = Anellus
mycelia-gift-perspicillum-name = Perspicillum
mycelia-gift-virga-name = Virga
mycelia-gift-iris-name = Iris
mycelia-gift-lyra-name = Lyra
mycelia-gift-gemma-name = Gemma
mycelia-gift-simulacrum-name = Simulacrum

# tile

mycelia-tile-a-name = Nowa oferta
mycelia-tile-b-name = Krok
mycelia-tile-c-name = Dwa kroki
mycelia-tile-d-name = Z planszy
mycelia-tile-e-name = Pożegnanie
mycelia-tile-f-name = Łaska
mycelia-tile-g-name = Powrót
