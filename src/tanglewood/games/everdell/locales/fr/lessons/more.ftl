# Nightweave, the spider.

lesson-everdell-nightweave-title = Tissenuit, l’araignée
lesson-everdell-nightweave-goal = Apprenez à lire ses cartes et déjouez sa première intrigue.
lesson-everdell-nightweave-closing = Vous lisez en elle comme dans un livre, et sa voleuse rentre bredouille. Elle gagne les égalités : visez un point de plus.

lesson-everdell-nightweave-1-say = Après chacun de vos tours, Tissenuit révèle une carte et lit la ligne de sa saison. Placez un ouvrier et observez.
lesson-everdell-nightweave-1-notice = Son ordre : l’image 1 ; si c’est impossible, l’image 2 ; si cela l’est aussi, la ligne appelée « sinon ».
lesson-everdell-nightweave-1-otherwise = Bien aussi. Aujourd’hui, prenez les brindilles.
lesson-everdell-nightweave-1-meanwhile = Sa carte, ligne de l’hiver : 1 galet, 2 forêt en haut à droite. La première est possible : une araignée prend le galet.

lesson-everdell-nightweave-2-say = Prenez les trois brindilles avant elle. Que fera-t-elle si son lieu est occupé ?
lesson-everdell-nightweave-2-notice = Occupé ne veut pas dire impossible. La flèche la mène plus loin, jusqu’à un lieu libre de cette sorte.
lesson-everdell-nightweave-2-otherwise = Bien, mais vous ne verriez pas son tour avec la flèche.
lesson-everdell-nightweave-2-meanwhile = Sa carte dit trois brindilles. Occupé ! Elle suit donc la flèche ronde jusqu’au prochain lieu exclusif : deux résines.
lesson-everdell-nightweave-2-slip-1 = Son araignée y est. Elle garde le lieu jusqu’à ce qu’elle rentre.

lesson-everdell-nightweave-3-say = Bâtissez votre ferme. Et regardez : sa main est vide. Et si sa carte veut y jouer une carte ?
lesson-everdell-nightweave-3-notice = Elle ne paie rien et ne lit aucun texte. Dans sa ville, une carte vaut simplement ses points.
lesson-everdell-nightweave-3-otherwise = D’abord la ferme. Vous avez tout ce qu’elle coûte.
lesson-everdell-nightweave-3-meanwhile = Image 1, jouer depuis sa main : impossible. Image 2, jouer depuis la Prairie : le dé indique 3, l’Épouse est à elle.

lesson-everdell-nightweave-4-say = L’Épouse est partie ; installez le Mari dans la ferme.
lesson-everdell-nightweave-4-notice = Cet emplacement reste vide tant qu’elle y est. Maintenant, toutes ses araignées sont placées, et elle aussi.
lesson-everdell-nightweave-4-otherwise = La ferme est encore libre pour un invité. Profitez-en.
lesson-everdell-nightweave-4-meanwhile = Sa carte : entrer. Le dé indique 6 : elle prend l’École et s’installe à sa place.

lesson-everdell-nightweave-5-say = Vos ouvriers sont placés : préparez-vous pour le printemps. Les siens aussi : la prochaine carte avec un signe d’araignée la fait passer au printemps.
lesson-everdell-nightweave-5-notice = Dès le printemps, chaque saison apporte une intrigue. Certaines durent toute la saison ; celles qui frappent aussitôt peuvent être déjouées.
lesson-everdell-nightweave-5-otherwise = Tous les ouvriers sont placés : préparez-vous.
lesson-everdell-nightweave-5-meanwhile = Elle rentre, reçoit une troisième araignée et deux cartes, défausse une carte de la Prairie et trame une intrigue : À la voleuse !

lesson-everdell-nightweave-6-say = La voleuse lance un dé et prend jusqu’à trois ressources d’une même sorte. Payez deux cartes de votre main, et le stratagème échoue.
lesson-everdell-nightweave-6-notice = Vous gardez toutes vos ressources. Payez avec des cartes trop chères pour vous.
lesson-everdell-nightweave-6-otherwise = Gardez les moins chères. Le Roi est bien trop cher pour l’instant.
lesson-everdell-nightweave-6-trap-1 = Le dé décide de ce qui part. Parfois, ce n’est rien. Annulez et voyez comment on déjoue.
lesson-everdell-nightweave-6-fine-1 = Les deux mêmes cartes : la voleuse rentre bredouille.

# Alone against Rugwort.

lesson-everdell-rugwort-title = En solo contre Paillasson
lesson-everdell-rugwort-goal = Contournez le vieux rat et finissez avec plus de points que lui.
lesson-everdell-rugwort-closing = 32 à 31 : vous battez le rat d’un poil de moustache. Les années deux et trois, il est plus gourmand. Et maintenant, une année entière ?

lesson-everdell-rugwort-1-say = Paillasson n’a jamais de tour. Il vous barre juste la route : sur le galet, par exemple. Prenez les trois brindilles.
lesson-everdell-rugwort-1-notice = Ses deux ouvriers changent de place à chaque saison. Regardez où ils sont avant de planifier.
lesson-everdell-rugwort-1-otherwise = Bien aussi. Pour la ferme, il vous faut des brindilles.
lesson-everdell-rugwort-1-slip-1 = Paillasson y est, et il ne bougera pas de la saison.

lesson-everdell-rugwort-2-say = Bâtissez la ferme. Chaque fois que vous jouez une carte, Paillasson lance un dé et attrape cette carte de la Prairie.
lesson-everdell-rugwort-2-notice = Il ignore les coûts et les textes. Pour lui, seules comptent les couleurs, et deux points par carte.
lesson-everdell-rugwort-2-otherwise = D’abord la ferme ; puis regardez le dé.
lesson-everdell-rugwort-2-meanwhile = Le dé indique 7 : le Juge va à Paillasson. Le vide est rempli.

lesson-everdell-rugwort-3-say = Ses ouvriers sont sur deux cartes de la Prairie ; elles vous sont fermées. L’Épouse est à prendre : installez-la.
lesson-everdell-rugwort-3-notice = Chaque carte que vous jouez en est une pour lui aussi. Que les vôtres comptent.
lesson-everdell-rugwort-3-otherwise = Vous pourriez jouer autre chose. Mais il n’y a qu’ici que l’invitée est gratuite.
lesson-everdell-rugwort-3-meanwhile = Le dé indique 8 : Paillasson prend l’École. Les cartes violettes lui donnent trois points.
lesson-everdell-rugwort-3-slip-1 = Paillasson est sur la Reine. Vous ne pouvez pas la jouer maintenant.
lesson-everdell-rugwort-3-trap-1 = Deux baies parties, et la ferme est toujours vide. Annulez et installez-la dans la ferme.

lesson-everdell-rugwort-4-say = Tous les ouvriers sont placés : préparez-vous pour l’automne. Paillasson se prépare avec vous et prend chaque événement de base que ses couleurs permettent.
lesson-everdell-rugwort-4-notice = Comptez ses couleurs. Vous pouvez encore lui souffler un événement avant qu’il ne se prépare.
lesson-everdell-rugwort-4-otherwise = Plus d’ouvrier à placer. En route pour l’automne !
lesson-everdell-rugwort-4-meanwhile = Trois cartes bleues : le Monument de la ville est à lui. Il part en Voyage et bloque deux autres cartes de la Prairie.

lesson-everdell-rugwort-5-say = Vous avez quatre cartes vertes, il en a une. Réalisez la Fête de la récolte tant qu’elle est libre.
lesson-everdell-rugwort-5-notice = Les événements spéciaux que personne ne réalise lui donnent trois points chacun.
lesson-everdell-rugwort-5-otherwise = Les événements d’abord. Ce sont des points que vous ne prenez à personne d’autre qu’à lui.
lesson-everdell-rugwort-5-slip-1 = Paillasson est lui-même sur ce chemin.

lesson-everdell-rugwort-6-say = Une vraie partie continuerait ; arrêtons-nous ici. Passez, et comparez. Il vous en faut plus que lui : une égalité est pour lui.
lesson-everdell-rugwort-6-notice = Paillasson : cartes 13, Voyage 3, événement 3, quatre événements spéciaux manqués 12 : 31. Vous : 32.
lesson-everdell-rugwort-6-otherwise = Ce serait malin. Pour aujourd’hui, passez et comptez.
