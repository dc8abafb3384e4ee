lesson-larder-1-title = Nuts for the winter
lesson-larder-1-goal = Bury nuts that are worth more than those of Ada.
lesson-larder-1-closing = Two beechnuts are worth four points. Now play until the third snow.

lesson-larder-1-1-say = Whoever has buried the most when it has snowed three times wins. Bury your hazelnut.
lesson-larder-1-1-notice = A hazelnut lets you dig in the larder of somebody else.
lesson-larder-1-1-otherwise = Good as well, but the hazelnut can do more today.

lesson-larder-1-2-say = Take the beechnut of Ada: beechnuts are worth as much as there are beechnuts.
lesson-larder-1-2-notice = It snowed, once. Three times, and the game ends.
lesson-larder-1-2-otherwise = An acorn is worth two points. Two beechnuts will be worth four.
lesson-larder-1-2-meanwhile = You drew a nut, and Ada buries an acorn.
lesson-larder-1-2-trap-1 = That leaves Ada her nuts. Take it back.
lesson-larder-1-2-slip-1 = First the hazelnut: which nut do you dig up?

lesson-larder-1-3-say = Now your own beechnut beside it.
lesson-larder-1-3-notice = Hazelnut 1, two beechnuts 4: five points. Ada has four.
lesson-larder-1-3-otherwise = The beechnut makes the other one worth more.
