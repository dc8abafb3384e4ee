# What the reading panel says of fields and the things of all, and what is written on the board

my-needs = { $n }, vraagt { $need }
my-field-drops = { $n ->
    [0] Hier ligt geen druppel.
    [one] Hier ligt 1 druppel.
   *[other] Hier liggen { $n } druppels.
}
my-field-fits = Dit past bij wat wordt gevraagd.
my-wheel-now = { $left ->
    [0] { $n } van { $of } gaten gevuld; de tempel draait aan het einde van deze beurt.
    [one] { $n } van { $of } gaten gevuld; bij nog 1 druppel draait de tempel.
   *[other] { $n } van { $of } gaten gevuld; bij nog { $left } druppels draait de tempel.
}
my-map-now = Dit is kant { $side } van kaart { $card }; die wordt elke keer omgedraaid.
my-ring = gunstplatform
my-ring-about = Elke prismadruppel die je verwijdert, brengt je paddenstoel een vak verder; op een gekleurd vak mag je een geschenk van die kleur nemen.
my-on-top = Bovenop, open voor jou: { $name }
my-gift-story = { $n ->
    [0] Er wordt een geschenk getrokken. Het blijft nooit in de hand: het ligt open naast je spullen, er wordt geen kaart voor getrokken, en het helpt deze hele beurt. Dan gaat het naar de aflegstapel.
    [one] Er wordt een geschenk getrokken. Het blijft nooit in de hand: het ligt open naast je spullen, er wordt 1 kaart voor getrokken, en het helpt deze hele beurt. Dan gaat het naar de aflegstapel.
   *[other] Er wordt een geschenk getrokken. Het blijft nooit in de hand: het ligt open naast je spullen, er worden { $n } kaarten voor getrokken, en het helpt deze hele beurt. Dan gaat het naar de aflegstapel.
}
my-chip-back = De andere kant ligt onder.
