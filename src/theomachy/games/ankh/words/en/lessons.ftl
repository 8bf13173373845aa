# The lessons of Ankh: the texts of the files in `games/ankh/lessons`. `-goal` is what one will be able to do, `-end` closes a
# lesson; each step has its text and a `-title`, and where it applies `-point` (beside the lit thing), `-other` and `-says-`
# (about a legal answer that the step does not play), `-again` (a goal that was missed), `-choice-`, `-right` and `-wrong`.

## Lesson 1: your god and the map

ankh-lesson-your-god = Your god and the map
ankh-lesson-your-god-goal = Know your figures, the regions and the Monuments, and take your first turn.
ankh-lesson-your-god-end = You know the board and have taken a whole turn. Next: how figures cross the map, and how new ones arrive.
ankh-lesson-your-god-god = You play Isis, and this large figure is your God. It is never killed. Gods compete for Devotion: the one with the most at the end wins. Every god also has an ability of its own; yours is written on your board.
ankh-lesson-your-god-god-title = Your God
ankh-lesson-your-god-god-point = This is you
ankh-lesson-your-god-warriors = This is one of your six Warriors. The other five wait in your pool. Every figure, God or Warrior, has strength 1. A Warrior that is killed goes back to your pool and can return.
ankh-lesson-your-god-warriors-title = Your Warriors
ankh-lesson-your-god-warriors-point = Your Warrior
ankh-lesson-your-god-regions = The River cuts Egypt into three numbered regions: you stand in the West (1), Ra in the East (2), and the Nile Delta (3) is empty. Spaces are adjacent only if they touch inside one region. Across a River nothing is adjacent.
ankh-lesson-your-god-regions-title = Three regions
ankh-lesson-your-god-regions-point = Your region, the West
ankh-lesson-your-god-monuments = Obelisks, Temples and Pyramids are Monuments. The Temple with your sign is yours, and the Obelisk beside Ra is Ra's. The other three carry no sign: they are neutral.
ankh-lesson-your-god-monuments-title = Monuments
ankh-lesson-your-god-turn = A turn usually has two actions. The second must stand further down this list than the first: Move, Summon, Gain, Unlock. So never the same action twice, and never upwards.
ankh-lesson-your-god-turn-title = Two actions a turn
ankh-lesson-your-god-walk = Choose Move Figures. Lead your God two spaces, to the lit space beside the neutral Pyramid. Then finish moving; your Warrior stays where it is.
ankh-lesson-your-god-walk-title = Walk to the Pyramid
ankh-lesson-your-god-walk-point = Walk here
ankh-lesson-your-god-walk-other = In a game you could do that. Here, choose Move Figures, lead your God to the lit space beside the Pyramid, and then finish moving.
ankh-lesson-your-god-followers = Now Gain Followers. You get 1 Follower for each Monument, neutral or your own, with a figure of yours adjacent: the Pyramid beside your God and the Temple beside your Warrior. That makes 2.
ankh-lesson-your-god-followers-title = Gain Followers
ankh-lesson-your-god-followers-other = Summoning and unlocking come in the next lessons. Choose Gain Followers and take them.
ankh-lesson-your-god-check = Ra has taken a turn, and it is yours again. Look at your Warrior and at the neutral Temple on the other bank. If you gained Followers right now, how many would you get?
ankh-lesson-your-god-check-title = A short check
ankh-lesson-your-god-check-choice-three = 3: the Pyramid, your Temple, and the Temple on the other bank
ankh-lesson-your-god-check-choice-two = 2: the Pyramid and your own Temple
ankh-lesson-your-god-check-choice-none = None: a Monument pays only once
ankh-lesson-your-god-check-right = Right. The River runs between your Warrior and the third Monument, so they are not adjacent.
ankh-lesson-your-god-check-wrong = Monuments pay every time, but only if a figure of yours is adjacent. Is anything adjacent across a River?

## Lesson 2: move and summon

ankh-lesson-move-and-summon = Move and summon
ankh-lesson-move-and-summon-goal = Cross the River, call a new Warrior, and collect 3 Followers in one turn.
ankh-lesson-move-and-summon-end = Your figures go where you want, and new ones come where you need them. Next: what Followers buy.
ankh-lesson-move-and-summon-three = In Move Figures each of your figures may go up to 3 spaces, one figure after another. Rivers, Camels, Water and other pieces do not stop it on the way. Only the last space matters: it must be empty land.
ankh-lesson-move-and-summon-three-title = Up to three spaces
ankh-lesson-move-and-summon-over = Choose Move Figures and your Warrior. Try to stop on the Temple across the River: the table refuses, because that space is taken. Then jump over the Temple to the lit space behind it.
ankh-lesson-move-and-summon-over-title = Over River and Temple
ankh-lesson-move-and-summon-over-point = Jump here
ankh-lesson-move-and-summon-over-other = Here your Warrior is needed on the lit space behind the Temple.
ankh-lesson-move-and-summon-god = Now your God: three spaces, across the River, to the lit space beside the same Temple. Each figure moves once in an action, so your Warrior is done.
ankh-lesson-move-and-summon-god-title = The God follows
ankh-lesson-move-and-summon-god-point = Your God goes here
ankh-lesson-move-and-summon-god-other = Here your God is needed on the lit space beside the Temple.
ankh-lesson-move-and-summon-second = Move Figures stands at the top of the list, so any of the other three may be your second action. Had you begun with Summon, Move would now be closed: the second action is always further down.
ankh-lesson-move-and-summon-second-title = The second action
ankh-lesson-move-and-summon-summon = Choose Summon Figure and a Warrior. It appears on empty land adjacent to one of your figures or to a Monument you control. Your Temple in the West is alone: put the Warrior beside it, on a lit space.
ankh-lesson-move-and-summon-summon-title = Summon a Warrior
ankh-lesson-move-and-summon-summon-point = Beside your Temple
ankh-lesson-move-and-summon-summon-other = Choose Summon Figure, then a Warrior, then a lit space beside your Temple in the West.
ankh-lesson-move-and-summon-summon-says-delta = One of your figures in the Delta is adjacent, so a Warrior may appear there. But your Temple in the West has nobody: choose a lit space beside it.
ankh-lesson-move-and-summon-check = Ra has summoned too. Your turn: collect 3 Followers. Three Monuments can pay you: your Temple in the West, the neutral Temple beside your God, and the neutral Obelisk far to the east of the Delta. Only the Obelisk still lacks a figure of yours.
ankh-lesson-move-and-summon-check-title = Collect 3 Followers
ankh-lesson-move-and-summon-check-again = Not 3 this time. First move the Warrior in the Delta to a space adjacent to the Obelisk and leave the others where they are; then gain Followers.

## Lesson 3: Followers and powers

ankh-lesson-followers-and-powers = Followers and powers
ankh-lesson-followers-and-powers-goal = Buy Ankh powers with Followers, and win your first Guardian.
ankh-lesson-followers-and-powers-end = Two powers and a Guardian in two turns: well spent. Next: the events that everyone is waiting for.
ankh-lesson-followers-and-powers-purse = Followers are what you pay with. You have 1. Three Monuments stand beside your figures: your Temple, a neutral Pyramid, and an Obelisk of Ra. Monuments of other gods pay you nothing.
ankh-lesson-followers-and-powers-purse-title = What Followers are for
ankh-lesson-followers-and-powers-gain = Choose Gain Followers and take 2: one for your Temple, one for the Pyramid. Then you have 3.
ankh-lesson-followers-and-powers-gain-title = Gain two
ankh-lesson-followers-and-powers-gain-other = First fill your purse: choose Gain Followers and take both.
ankh-lesson-followers-and-powers-power = Only Unlock Ankh Power stands below Gain, so it is your second action. A power of level 1 costs 1 Follower. Unlock Revered: from now on each Gain Followers brings you 1 more.
ankh-lesson-followers-and-powers-power-title = Unlock Revered
ankh-lesson-followers-and-powers-power-other = A fair choice in a game. Here, please unlock Revered; the next steps count on it.
ankh-lesson-followers-and-powers-levels = You unlock two powers of level 1, then two of level 2, then two of level 3. A power costs as many Followers as its level: 1, 2 or 3. Each level offers four, so you never get all of them.
ankh-lesson-followers-and-powers-levels-title = Three levels
ankh-lesson-followers-and-powers-kinds = Level 1 is about Followers: Commanding brings 3 for each Battle won, Omnipresent 1 for each of your regions in a Conflict, Inspiring lets you build for free. Level 2 makes your God and Monuments stronger; level 3 brings Devotion.
ankh-lesson-followers-and-powers-kinds-title = What powers do
ankh-lesson-followers-and-powers-guardians = Your 2nd, 4th and 5th power each bring a Guardian into your pool: in this game Satet, the Mummy and the Androsphinx. A Guardian is a figure of strength 1 with a talent. You summon it as you summon a Warrior.
ankh-lesson-followers-and-powers-guardians-title = Guardians
ankh-lesson-followers-and-powers-guardian = Get Satet into your pool in this turn and still have 4 Followers at the end. You have 2 now. Mind the order: nothing stands below Unlock, so as a first action it ends your turn.
ankh-lesson-followers-and-powers-guardian-title = Win Satet
ankh-lesson-followers-and-powers-guardian-again = Gain first: 2 from Monuments and 1 from Revered make 5. Then unlock any second power of level 1 for 1 Follower.
ankh-lesson-followers-and-powers-check = You have two powers of level 1 now. How many Followers will your third power cost?
ankh-lesson-followers-and-powers-check-title = A short check
ankh-lesson-followers-and-powers-check-choice-one = 1
ankh-lesson-followers-and-powers-check-choice-two = 2
ankh-lesson-followers-and-powers-check-choice-three = 3, because it is the third
ankh-lesson-followers-and-powers-check-right = Right. Level 1 is full, so the third power is of level 2 and costs 2.
ankh-lesson-followers-and-powers-check-wrong = The price is the level. Two powers of level 1 are all you may have: which level comes next?

## Lesson 4: events

ankh-lesson-events = Events
ankh-lesson-events-goal = See an event coming, trigger it yourself, and take a Temple in the Delta.
ankh-lesson-events-end = You can now decide who triggers the next event. Next: what Monuments are worth in a Conflict.
ankh-lesson-events-markers = Each action has a marker. Taking an action moves its marker one space. With two players the third step of Move, Summon or Gain, or the second of Unlock, reaches the last space and triggers an event. With more players the way is longer.
ankh-lesson-events-markers-title = Action markers
ankh-lesson-events-track = The event track shows 18 events in a fixed order. The next one is Control Monument. The player whose action brings a marker to its last space triggers it; then that marker returns to its start.
ankh-lesson-events-track-title = The event track
ankh-lesson-events-track-point = The next event
ankh-lesson-events-trigger = Gain Followers is one step from the event. Choose it. You first take your 3 Followers; then the event happens.
ankh-lesson-events-trigger-title = Trigger the event
ankh-lesson-events-trigger-other = That would not trigger the event. Choose Gain Followers and take all 3.
ankh-lesson-events-take = Take control of one neutral Monument adjacent to a figure of yours. The Temple across the River is not adjacent to you, so you cannot have it yet. Take the Pyramid or the Obelisk.
ankh-lesson-events-take-title = Take a Monument
ankh-lesson-events-take-other = Take the Pyramid or the Obelisk.
ankh-lesson-events-kinds = Your turn ended at once: after an event there is no second action. Events are of three kinds: Control Monument takes a Monument, Camel Caravan splits a region, Conflict settles every region. Only a Conflict concerns everyone.
ankh-lesson-events-kinds-title = Three kinds of event
ankh-lesson-events-delta = Take the neutral Temple in the Delta in this turn. The next event is Control Monument again; Summon is one step from it, Move two. A second action may trigger an event too.
ankh-lesson-events-delta-title = A Temple in the Delta
ankh-lesson-events-delta-point = Take this Temple
ankh-lesson-events-delta-again = When the event comes, a figure of yours must be adjacent to that Temple. Move one across the River first; then summon, which triggers the event.
ankh-lesson-events-check = Ra triggers the next Control Monument. Who may take a Monument?
ankh-lesson-events-check-title = A short check
ankh-lesson-events-check-choice-everyone = Everyone, one after another
ankh-lesson-events-check-choice-trigger = Only Ra
ankh-lesson-events-check-choice-lowest = The god with the least Devotion
ankh-lesson-events-check-right = Right. Control Monument and Camel Caravan serve only the player who triggers them.
ankh-lesson-events-check-wrong = Think of your own event: who took a Monument then?

## Lesson 5: Monuments and control

ankh-lesson-monuments = Monuments and control
ankh-lesson-monuments-goal = Win the majority of Temples in the West, and turn it into Devotion.
ankh-lesson-monuments-end = Monuments and a figure beside them: that is how Devotion grows. Next: how to redraw the regions.
ankh-lesson-monuments-sign = The sign shows who controls a Monument, even when no figure is near. In the West you control a Temple and a Pyramid, Ra controls a Temple and an Obelisk. Another Temple and another Obelisk are neutral.
ankh-lesson-monuments-sign-title = Whose Monument?
ankh-lesson-monuments-most = In a Conflict you gain 1 Devotion for each type of Monument of which you control the most in a region where you have a figure. Temples in the West stand at 1 to 1: a tie pays nobody. The only Pyramid is yours.
ankh-lesson-monuments-most-title = Majorities
ankh-lesson-monuments-walk = Your next Move Figures triggers Control Monument. Send your Warrior two spaces south, over Ra's Temple, to the lit space. Then finish moving.
ankh-lesson-monuments-walk-title = March south
ankh-lesson-monuments-walk-point = Stop here
ankh-lesson-monuments-walk-other = Here, please choose Move Figures, send your Warrior to the lit space south of Ra's Temple, and finish moving.
ankh-lesson-monuments-take = Try to take Ra's Temple: refused. While any Monument on the map is neutral, only neutral ones can be taken. Take the neutral Temple, and Temples stand at 2 to 1 for you.
ankh-lesson-monuments-take-title = Take the Temple
ankh-lesson-monuments-take-other = With the Obelisk you would only draw level with Ra, 1 to 1, and a tie pays nobody. Take the neutral Temple.
ankh-lesson-monuments-forecast = A Conflict comes next. You are alone in the West, so you dominate it: 1 Devotion for that, and 1 for each type you control the most of. How much will the West bring you?
ankh-lesson-monuments-forecast-title = Count before
ankh-lesson-monuments-forecast-choice-one = 1
ankh-lesson-monuments-forecast-choice-two = 2
ankh-lesson-monuments-forecast-choice-three = 3
ankh-lesson-monuments-forecast-right = Right: 1 for Temples (2 to 1), 1 for Pyramids (1 to 0), 1 for Domination.
ankh-lesson-monuments-forecast-wrong = Count again: Temples are 2 to 1, Pyramids 1 to 0, Obelisks 0 to 1. And you dominate.
ankh-lesson-monuments-conflict = Gain Followers is one step from the Conflict. Take your Followers and watch what happens.
ankh-lesson-monuments-conflict-title = Trigger the Conflict
ankh-lesson-monuments-conflict-other = Choose Gain Followers and take them: that triggers the Conflict.
ankh-lesson-monuments-after = The West brought you 2 for majorities and 1 for Domination: 3. Ra is alone in the East: 1 for the Pyramid there, 1 for Domination. Nobody stands in the Delta, so nobody gained there.
ankh-lesson-monuments-after-title = What it brought
ankh-lesson-monuments-check = You control the only Monument in the Delta, an Obelisk. Why did it bring you no Devotion?
ankh-lesson-monuments-check-title = A short check
ankh-lesson-monuments-check-choice-figure = I have no figure in the Delta
ankh-lesson-monuments-check-choice-most = One Monument is not a majority
ankh-lesson-monuments-check-choice-obelisk = Obelisks bring no Devotion
ankh-lesson-monuments-check-right = Right. Without a figure in a region you gain nothing there.
ankh-lesson-monuments-check-wrong = Your single Pyramid in the West did pay. What did you have there that is missing in the Delta?

## Lesson 6: caravans

ankh-lesson-caravans = Camel caravans
ankh-lesson-caravans-goal = Cut the West in two, so that Ra's army cannot reach your God, and choose the order of the regions.
ankh-lesson-caravans-end = A few Camels, and a lost Battle becomes a safe region. The order matters too: a card played in an early region is missing in a later one. Next: a real Battle.
ankh-lesson-caravans-danger = The West is one region. Your God and your Warrior share it with three Warriors of Ra: in a Conflict that means a Battle, two figures against three. But the next event is a Camel Caravan.
ankh-lesson-caravans-danger-title = Two against three
ankh-lesson-caravans-how = The player who triggers the caravan may place a line of 1 to 6 Camels along edges of spaces. It runs from one barrier to another (River, Water, the map's edge, older Camels) and splits a region into two, each with at least 6 land spaces.
ankh-lesson-caravans-how-title = How a caravan runs
ankh-lesson-caravans-trigger = Gain Followers is one step from the event. Choose it and take your Follower.
ankh-lesson-caravans-trigger-title = Trigger the caravan
ankh-lesson-caravans-trigger-other = Choose Gain Followers: it triggers the Camel Caravan.
ankh-lesson-caravans-line = Place three Camels on the lit edges, one after another. Begin at the west edge of the map, go round the corner of the space beside your God, and end at the Water. Ra's Warriors stay south of the line.
ankh-lesson-caravans-line-title = Place three Camels
ankh-lesson-caravans-line-point = Begin at the edge
ankh-lesson-caravans-line-other = Perhaps a good line in another game. Here, follow the three lit edges, beginning at the west edge of the map.
ankh-lesson-caravans-order = You choose which new region keeps number 1; the other gets the lowest spare number, 4. Then you may swap a new region's number with any other. In a Conflict low numbers come first. Make your region number 1 and the East number 4.
ankh-lesson-caravans-order-title = Choose the order
ankh-lesson-caravans-order-again = First let your own region, the northern one, keep number 1. Then choose number 4 and swap it with number 2, the East.
ankh-lesson-caravans-walls = Camels work like a River. Figures walk across them freely, but nothing is adjacent across them: no summoning and no Followers from the other side.
ankh-lesson-caravans-walls-title = What Camels do
ankh-lesson-caravans-check = A Warrior of Ra still stands right across the Camels from your God. What happens in your region in the next Conflict, if nobody moves?
ankh-lesson-caravans-check-title = A short check
ankh-lesson-caravans-check-choice-battle = A Battle, two figures against three
ankh-lesson-caravans-check-choice-alone = I am alone, so I dominate it
ankh-lesson-caravans-check-choice-skipped = Nothing, a new region is skipped
ankh-lesson-caravans-check-right = Right. Ra's Warriors stand in another region, and there Ra is alone.
ankh-lesson-caravans-check-wrong = Follow the line of Camels: in which region are Ra's Warriors now?

## Lesson 7: a Battle

ankh-lesson-battle = A Battle
ankh-lesson-battle-goal = Count strength, play the right card, and win the Battle in the Delta.
ankh-lesson-battle-end = Two Battles won in one Conflict. Next: what all the other cards can do.
ankh-lesson-battle-order = The next event is a Conflict. Then regions are settled by their numbers: the West, the East, the Delta. No figures: it is skipped. One side: it dominates. Two sides or more: they fight a Battle.
ankh-lesson-battle-order-title = Region by region
ankh-lesson-battle-trigger = Gain Followers is one step from the Conflict. Take your Follower. Because you trigger the Conflict, you will hold the Tiebreaker; more about it soon.
ankh-lesson-battle-trigger-title = Trigger the Conflict
ankh-lesson-battle-trigger-other = Choose Gain Followers and take your Follower: that triggers the Conflict.
ankh-lesson-battle-strength = In the West your God and your Warrior face two Warriors of Ra. Each figure has strength 1, so it is 2 against 2. Now each side secretly chooses one Battle card, and all are revealed together.
ankh-lesson-battle-strength-title = Count the figures
ankh-lesson-battle-chariots = Each card has a strength. Chariots have the most: 3. Play them.
ankh-lesson-battle-chariots-title = Play Chariots
ankh-lesson-battle-chariots-point = Strength 3
ankh-lesson-battle-chariots-other = Save that card for later. Here, play Chariots.
ankh-lesson-battle-won = Watch the Battle with the button below it. You have 2 + 3 = 5, Ra 2 + 1 = 3. Your Temple, the only one here, pays 1 Devotion first, the victory 1 more. Ra's two killed Warriors return to Ra's pool. Your Chariots stay on the table, used.
ankh-lesson-battle-won-title = Why you win
ankh-lesson-battle-tie = Alone in the East, Ra gained 2. Now the Delta. A tie means that nobody wins and all Warriors and Guardians there are killed. But you triggered the Conflict, so you hold the Tiebreaker: once in this Conflict you may turn a tie of yours into victory.
ankh-lesson-battle-tie-title = The Tiebreaker
ankh-lesson-battle-delta = Win the Battle in the Delta: your two Warriors against Ra's God and two Warriors, 2 against 3. Ra wants his Drought back, and the card for that has no strength. Choose your card with that in mind.
ankh-lesson-battle-delta-title = Win in the Delta
ankh-lesson-battle-delta-again = You have 2, Ra has 3. Play a card that adds 1, such as Drought: it is a tie. Then use the Tiebreaker.
ankh-lesson-battle-check = Another Battle ends in a tie, and nobody can use the Tiebreaker. What happens?
ankh-lesson-battle-check-title = A short check
ankh-lesson-battle-check-choice-more = The side with more figures wins
ankh-lesson-battle-check-choice-nobody = Nobody wins, and all Warriors and Guardians there are killed
ankh-lesson-battle-check-choice-gods = Nobody wins, and even the Gods are killed
ankh-lesson-battle-check-right = Right. All sides lose their Warriors and Guardians there; Gods always survive.
ankh-lesson-battle-check-wrong = Nobody wins a tie without the Tiebreaker. And which figure is never killed?

## Lesson 8: Battle cards and Plague

ankh-lesson-battle-cards = Battle cards and Plague
ankh-lesson-battle-cards-goal = Use the Battle cards at the right moment, and gain 4 Devotion in the desert.
ankh-lesson-battle-cards-end = You know all seven cards, and so you know your rivals' cards too. Next: how gods merge and how the game ends.
ankh-lesson-battle-cards-hand = Every god has the same seven cards. A card you play stays face up on the table, out of your hand. Chariots have strength 3, Plague of Locusts and Drought 1, the others none. Open a card to read it.
ankh-lesson-battle-cards-hand-title = Seven cards
ankh-lesson-battle-cards-trigger = Gain Followers is one step from the Conflict. Take your Follower, so that you have 4; then the Battles begin.
ankh-lesson-battle-cards-trigger-title = Trigger the Conflict
ankh-lesson-battle-cards-trigger-other = Choose Gain Followers and take your Follower: that triggers the Conflict.
ankh-lesson-battle-cards-flood = The Delta comes first: your God and one Warrior against three Warriors of Ra. You will hardly win, so play Flood: 1 Follower for each of your figures on Fertile land, and they cannot be killed when the Battle is decided.
ankh-lesson-battle-cards-flood-title = Play Flood
ankh-lesson-battle-cards-flood-other = With another card your Warrior may die here. Play Flood.
ankh-lesson-battle-cards-saved = Watch the Battle with the button below it. Ra wins with Chariots, 3 + 3 = 6 against your 2. But Flood brings you 2 Followers, so you have 6, and your Warrior lives. A lost Battle can still be a good one.
ankh-lesson-battle-cards-saved-title = Lost, but safe
ankh-lesson-battle-cards-build = The West: two Warriors each. Play Build Monument: for 3 Followers you put a Monument of any type on empty land in the region, and you control it at once. Choose its type and its space.
ankh-lesson-battle-cards-build-title = Build a Monument
ankh-lesson-battle-cards-build-other = Play Build Monument, then choose a type and an empty space. It costs 3 of your 6 Followers.
ankh-lesson-battle-cards-bid = Ra played Plague of Locusts. All sides here secretly bid Followers; every bid is lost. Only the single highest bidder's figures are spared; other Warriors and Guardians here die. If the highest bids tie, nobody is spared. You have 3 Followers, Ra 2: bid more.
ankh-lesson-battle-cards-bid-title = Bid against the locusts
ankh-lesson-battle-cards-bid-other = Ra can bid 2. Only a bid of 3 is certainly higher.
ankh-lesson-battle-cards-bid-says-tie = If Ra bids 2 as well, the highest bid is tied and nobody is spared. Only 3 is certainly higher.
ankh-lesson-battle-cards-spared = Watch the Battle to its end. Your 3 beat Ra's 2: Ra's Warriors die, and you win alone. The new Monument pays 1 Devotion, the victory 1. With Miracle Ra would have gained 1 Devotion for each killed Warrior.
ankh-lesson-battle-cards-spared-title = Spared
ankh-lesson-battle-cards-desert = The East: your three Warriors, all on Desert, against Ra's God and one Warrior, 3 against 2. Ra's Chariots are used. Gain 4 Devotion in this Battle. Read your cards: one of them pays for figures on Desert.
ankh-lesson-battle-cards-desert-title = 4 Devotion in the desert
ankh-lesson-battle-cards-desert-again = A victory alone pays 1. Play Drought: if you win with it, you gain 1 more for each of your three Warriors on Desert.
ankh-lesson-battle-cards-check = Your played cards lie on the table. How do they come back to your hand?
ankh-lesson-battle-cards-check-title = A short check
ankh-lesson-battle-cards-check-choice-wait = By themselves, when the Conflict is over
ankh-lesson-battle-cards-check-choice-cycle = By playing Cycle of Ma'at in a Battle
ankh-lesson-battle-cards-check-choice-followers = For 3 Followers
ankh-lesson-battle-cards-check-right = Right. Cycle of Ma'at has no strength, but after the Battle all your played cards return, Cycle included.
ankh-lesson-battle-cards-check-wrong = Open the cards in your hand: one of them brings the others back.

## Lesson 9: merging and the end

ankh-lesson-merging-and-the-end = Merging and the end
ankh-lesson-merging-and-the-end-goal = Become the higher god when two gods merge, and know how the game is won.
ankh-lesson-merging-and-the-end-end = That is the whole game: you know enough for your first one. Enjoy it!
ankh-lesson-merging-and-the-end-lowest = The next event is the third Conflict. In games of three or more players the two gods with the least Devotion then merge and go on as one. The lowest god's figures and Monuments leave the game; the second lowest, the higher god, stays.
ankh-lesson-merging-and-the-end-lowest-title = The two lowest gods
ankh-lesson-merging-and-the-end-stack = On the Devotion track the god who arrives on a space later lies on top and counts as higher. You and Ra are both on 9, with Ra on top; Anubis is on 17. So you are the lowest now.
ankh-lesson-merging-and-the-end-stack-title = Who is lowest?
ankh-lesson-merging-and-the-end-rise = End this Conflict above Ra. The West brings you 2, the Delta brings Ra 2, and Ra comes later: on top of you. You need 1 more, and the East is empty. Gain Followers triggers the Conflict; do something useful before.
ankh-lesson-merging-and-the-end-rise-title = Rise above Ra
ankh-lesson-merging-and-the-end-rise-point = Empty: dominate it
ankh-lesson-merging-and-the-end-rise-again = A lone figure dominates a region. First move your Warrior at the River across into the East; then gain Followers.
ankh-lesson-merging-and-the-end-merged = Watch it with the button below. Isis-Ra is born, with you as the higher god. Ra's figures and Obelisk leave, Ra's Followers are yours, and your marker goes down to Ra's. The pair has both abilities and wins or loses together.
ankh-lesson-merging-and-the-end-merged-title = Two become one
ankh-lesson-merging-and-the-end-one = Both players keep their turns, but each takes only one action, of any kind. Your partner summons a Warrior, Anubis marches north. Now your one action: Gain Followers.
ankh-lesson-merging-and-the-end-one-title = One action each
ankh-lesson-merging-and-the-end-one-other = A merged god may do that too. Here, choose Gain Followers and see that no second action follows.
ankh-lesson-merging-and-the-end-forgotten = After the fourth Conflict every god still in the red section, on spaces 0 to 20, is forgotten and leaves the game. If only one side is left, it wins at once. If none is left, Egypt turns atheist and nobody wins.
ankh-lesson-merging-and-the-end-forgotten-title = Forgotten gods
ankh-lesson-merging-and-the-end-who = After the fourth Conflict Anubis is on 21 and Isis-Ra is on 20. What happens?
ankh-lesson-merging-and-the-end-who-title = Red or not?
ankh-lesson-merging-and-the-end-who-choice-on = Both go on to the fifth Conflict
ankh-lesson-merging-and-the-end-who-choice-anubis = Isis-Ra is forgotten, and Anubis wins at once
ankh-lesson-merging-and-the-end-who-choice-nobody = Both are forgotten, and nobody wins
ankh-lesson-merging-and-the-end-who-right = Right: 20 is still red, 21 is not, and a god left alone wins at once.
ankh-lesson-merging-and-the-end-who-wrong = The red section ends at 20. Who is still in it?
ankh-lesson-merging-and-the-end-victory = A side that reaches space 31 wins at once, whenever that happens. Otherwise the game ends after the fifth Conflict, and the side with the most Devotion wins. Followers, Monuments and figures do not count.
ankh-lesson-merging-and-the-end-victory-title = How the game is won
ankh-lesson-merging-and-the-end-check = After the fifth Conflict two sides are both on 27. Who wins?
ankh-lesson-merging-and-the-end-check-title = A short check
ankh-lesson-merging-and-the-end-check-choice-followers = The side with more Followers
ankh-lesson-merging-and-the-end-check-choice-top = The side whose marker lies on top
ankh-lesson-merging-and-the-end-check-choice-draw = Nobody, it is a draw
ankh-lesson-merging-and-the-end-check-right = Right. The side that arrived there later lies on top and is higher.
ankh-lesson-merging-and-the-end-check-wrong = Think of Ra and you on space 9: which of you was higher, and why?

## Lesson 10: the preview edition

ankh-lesson-preview = The preview edition
ankh-lesson-preview-goal = Know what is different when you play the preview edition.
ankh-lesson-preview-end = You can now play both editions. The rulebook lists every difference.
ankh-lesson-preview-hand = The preview edition is an earlier version of the rules. Every god has six cards here: there are no Chariots. Drought has strength 2, and it doubles the strength of your figures on Desert.
ankh-lesson-preview-hand-title = Six cards
ankh-lesson-preview-stop = Here the second action is up to you. Gain Followers, then decline the second action: no other marker moves, and your turn is over.
ankh-lesson-preview-stop-title = Stop after one action
ankh-lesson-preview-stop-other = Here, gain Followers and then take no second action.
ankh-lesson-preview-monuments = Ra has triggered a Conflict. You dominate the West: 1 Devotion, and 1 for each Monument of a type you control the most of. Two Temples and a Pyramid: together 4. The final edition pays 1 per type, together 3.
ankh-lesson-preview-monuments-title = Every Monument pays
ankh-lesson-preview-drought = The East: two Warriors of yours on Desert against four figures of Ra. Play Drought: each Warrior counts 2, the card adds 2, together 6.
ankh-lesson-preview-drought-title = Play Drought
ankh-lesson-preview-drought-point = Strength 2 here
ankh-lesson-preview-drought-other = Two Warriors alone are too weak here. Play Drought.
ankh-lesson-preview-cards = You win, 6 to 4. Other cards changed too: Flood pays after the Plague and protects nobody. Build Monument costs 2 Followers, plus 2 for each Monument of that type you already control.
ankh-lesson-preview-cards-title = Flood and Build
ankh-lesson-preview-gods = Figures of Isis next to enemies cannot be killed at all. You may decline a Control Monument. When gods merge or are forgotten, their Monuments stay and become neutral. Some powers differ: read them before you buy.
ankh-lesson-preview-gods-title = Gods and events
ankh-lesson-preview-check = You are alone in a region of the preview edition. You control three Obelisks there, Ra controls two. How much Devotion do you gain?
ankh-lesson-preview-check-title = A short check
ankh-lesson-preview-check-choice-two = 2
ankh-lesson-preview-check-choice-three = 3
ankh-lesson-preview-check-choice-four = 4
ankh-lesson-preview-check-right = Right: 1 for Domination and 1 for each of your three Obelisks.
ankh-lesson-preview-check-says-two = That is the final edition: 1 for the type and 1 for Domination. Here every Monument of the majority pays.
ankh-lesson-preview-check-wrong = Your three Obelisks pay 1 each. What else pays when you are alone?
