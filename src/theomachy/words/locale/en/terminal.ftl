# What the terminal says itself.

terminal-help = Answer with a number or a name. map shows the table, ? explains the question, why ANSWER says what stands against it, hint advises, battle shows what cards would come to, undo takes back, save FILE keeps the record, quit leaves.
terminal-legend = Pieces: ☥ God, w Warrior, c Cat-Mummy, s Satet, m Mummy, a Apep, x Scorpion, p Androsphinx, O Obelisk, T Temple, P Pyramid, then two letters of the god, or -- if neutral. Land: " Fertile, . Desert, (3) a region's number. ~ Water, / \ _ a river, ∩ a camel. * Radiant, # Underworld token.
terminal-legal = That is legal.
terminal-unknown = { $text } is no answer; a number from 1 to { $amount }, or a name from the list.
terminal-not-now = Not now:
terminal-undone = Taken back.
terminal-nothing-to-undo = There is nothing to take back.
terminal-saved = Saved as { $text }.
terminal-goodbye = Goodbye.
terminal-devotion = Devotion
terminal-followers = Followers
terminal-warriors = Warriors
terminal-guardians = Guardians
terminal-captives = Captives
terminal-tiebreaker = Tiebreaker
terminal-powers = Powers
terminal-played = Played
terminal-event = Event
terminal-next = Next
terminal-tracks = Tracks
terminal-guardian-cards = Guardian cards
terminal-pincers = Pincers
terminal-no-rule = No rule matches { $text }.
terminal-chance = Chance
terminal-hand-over = Hand the keyboard to { $who } and press Enter.
