web-about-deep-forest-sparse = Ce nombre de bandelettes est remplacé par d’autres à une seule ressource : le marché est plus pauvre.
web-about-deep-forest-limited-supply = Quand tout est pris, il n’y en a plus, comme dans la boîte.
web-preset-deep-forest-sparse = Marché pauvre
web-preset-about-deep-forest-sparse = Deux joueurs, huit bandelettes à une seule ressource.
web-preset-about-deep-forest-everything = Quatre joueurs, et pas plus de matériel que dans la boîte.
