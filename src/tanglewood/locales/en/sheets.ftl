# Sheets to print: `tanglewood sheet`, and the downloads beside the real table.

sheet-counts = What counts at the end
sheet-counted = **{ $name }**: { $says }
sheet-foot = Tanglewood, an unofficial aid. Rules in our own words, numbers from the pack { $pack }, drawings our own. The names of the games belong to their owners.
sheet-no-printer = Sheets need the extra “print”: pip install "tanglewood[print]"
sheet-unknown = There is no such sheet here; a server prints only with the extra “print”.
sheet-none = { $game } has no pages for people yet, so there is nothing to print.

# ---- Nightweave's turn
sheet-nightweave-title = Nightweave’s turn
sheet-nightweave-about = After each of your turns, from top to bottom. She pays nothing and reads no card texts.
sheet-nightweave-yes = yes
sheet-nightweave-no = no
sheet-nightweave-reveal = Your turn is over. **Turn up her top activity card.**
sheet-nightweave-prepare = Is **she on the Meadow**, is **no spider at home**, and does the card show the **spider or her own sign**?
sheet-nightweave-row = Read the row of **her season**; it may be another one than yours.
sheet-nightweave-first = Is action **1** possible? A taken space is not impossible: follow the **arrow** to the next single space of that kind.
sheet-nightweave-second = Is action **2** possible? Look for the next space in the same way.
sheet-nightweave-backup = Do the line **or else**, as far as it goes. Points for **her level** come in any case.
sheet-nightweave-end = Do it, then lay the card face up on her played cards. **Your turn.**
sheet-nightweave-prepares = She prepares
sheet-nightweave-prepares-how = The card is **not** carried out. She and her spiders come home, the events she claimed become **loot**, and her season moves on. If she fully meets a basic event she takes one, by the arrow. Shuffle **all** her cards with the pile of the new season. At the end fill every gap of the Meadow. After autumn she is finished.
sheet-nightweave-spring = Spiders more: { $everdell__her_season__her_spring__spiders }. Cards drawn for her hand: { $everdell__her_season__her_spring__draws }. Meadow cards discarded by the die: { $everdell__her_season__her_spring__clears }.
sheet-nightweave-summer = Spiders more: { $everdell__her_season__her_summer__spiders }. Meadow cards that go to her hand by the die: { $everdell__her_season__her_summer__takes }.
sheet-nightweave-autumn = Spiders more: { $everdell__her_season__her_autumn__spiders }. Cards drawn for her hand: { $everdell__her_season__her_autumn__draws }. Meadow cards discarded by the die: { $everdell__her_season__her_autumn__clears }.
sheet-nightweave-doing = What she does
sheet-nightweave-doing-how = She gains nothing from a space; she only stands there.
sheet-nightweave-do-draw = **Draw**: a card of the deck into her hand, unseen.
sheet-nightweave-do-discard = **Discard**: her top hand card, for a point token.
sheet-nightweave-do-hand = **Play from hand**: her top hand card into her city.
sheet-nightweave-do-meadow = **Play from the Meadow**: the die names the card. If she sits there herself: the top card of the deck.
sheet-nightweave-do-place = **Place**: a spider on the space that is shown.
sheet-nightweave-do-enter = **Enter**: roll; that Meadow card goes to her city, and she sits in its place until she comes home.
sheet-nightweave-impossible = What is impossible
sheet-nightweave-not-city = playing a card when her city is full, with { $everdell__lair__city } in it
sheet-nightweave-not-hand = playing from an empty hand
sheet-nightweave-not-discard = discarding without a hand card, unless it comes with playing from the Meadow
sheet-nightweave-not-worker = placing without a spider at home, or with all single spaces of that kind taken
sheet-nightweave-not-event = a second special event in one of her seasons, or an event of which none is left
