# The almanac: its groups, and examples of printed things.

ankh-almanac-gods = Gods
ankh-almanac-cards = Battle cards
ankh-almanac-powers = Ankh powers
ankh-almanac-guardians = Guardians
ankh-almanac-pieces = Figures and Monuments
ankh-almanac-actions = Actions
ankh-almanac-events = Events

## Examples

ankh-example-thing-commanding = Three Followers for a victory
ankh-example-thing-commanding-text = Isis has Commanding and 1 Follower. In the Battle of region 2 she plays Chariots against Ra’s Flood.
ankh-example-thing-commanding-after = Isis wins with strength 6 against 2. Besides the Devotion for the victory, Commanding gives her 3 Followers. Domination would have given her none.
ankh-example-thing-inspiring = A Monument for nothing
ankh-example-thing-inspiring-text = Isis has no Followers, but she has Inspiring. She plays Build Monument.
ankh-example-thing-inspiring-after = Build Monument usually costs 3 Followers; with Inspiring it costs none. Isis puts an Obelisk next to her figures and at once has the majority of Obelisks in the region: 1 Devotion, although Ra wins the Battle.
ankh-example-thing-omnipresent = A Follower for each region
ankh-example-thing-omnipresent-text = Isis has Omnipresent, no Followers, and figures in two regions. Unlock Ankh Power triggers a Conflict.
ankh-example-thing-omnipresent-after = Before any region is resolved, Isis gains 1 Follower for each region where she has a figure: 2 Followers.
ankh-example-thing-obelisk-attuned = To the Obelisk
ankh-example-thing-obelisk-attuned-text = A Battle begins in region 2, where Isis controls an Obelisk. She has Obelisk Attuned and a Warrior far away on the other side of the map.
ankh-example-thing-obelisk-attuned-after = Before cards are chosen, Isis moves the Warrior to an empty land space adjacent to her Obelisk. It now counts in this Battle.
ankh-example-thing-pyramid-attuned = One more summon at the Pyramid
ankh-example-thing-pyramid-attuned-text = Isis controls a Pyramid and has Pyramid Attuned. She chooses Summon Figure.
ankh-example-thing-pyramid-attuned-after = The regular summon puts a Warrior next to her own figures. Then the Pyramid gives one more, onto an empty land space adjacent to it. Each Pyramid gives one summon in the action.
ankh-example-thing-worshipful = Followers for Devotion
ankh-example-thing-worshipful-text = Isis has Worshipful and 3 Followers. She wins the Battle of region 2.
ankh-example-thing-worshipful-after = After the Battle Isis sacrifices 2 Followers and gains 1 Devotion. She could have done the same after a defeat.
