# What the terminal says itself.

terminal-help = Enter a number or a name. Commands: map (show the table), ? (show help), why ANSWER (explain why it is illegal), hint (suggest a move), battle (outcomes by card), undo (undo your last move), save FILE (save the game record), quit (leave the game).
terminal-legend = Pieces: ☥ God, w Warrior, c Cat-Mummy, s Satet, m Mummy, a Apep, x Giant Scorpion, p Androsphinx, O Obelisk, T Temple, P Pyramid, followed by two letters of the god, or -- if neutral. Land: " Fertile, . Desert, (3) number of a region. ~ Water, / \ _ River, ∩ Camel. * Radiant, # Underworld token.
terminal-legal = That is legal.
terminal-unknown = “{ $text }” is not in the list. Enter a number from 1 to { $amount } or a name.
terminal-not-now = Not allowed:
terminal-undone = Undone.
terminal-nothing-to-undo = There is nothing to undo.
terminal-saved = Saved as { $text }.
terminal-goodbye = Goodbye.
terminal-devotion = Devotion
terminal-followers = Followers
terminal-warriors = Warriors
terminal-guardians = Guardians
terminal-captives = Trapped Warriors
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
terminal-hand-over = Pass the keyboard to { $who } and press Enter.
