# What the terminal says itself.

terminal-help = Answer with a number or a name. map shows the table, ? explains the question, why ANSWER says what stands against it, undo takes back, save FILE keeps the record, quit leaves.
terminal-legend = Pieces: G God, w Warrior, c Cat-Mummy, s Satet, m Mummy, a Apep, x Scorpion, p Androsphinx; O T P Monuments, -- neutral; f Fertile, d Desert with the region's number; ~~ Water; # Underworld token; * Radiant.
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
terminal-powers = Powers
terminal-played = Played
terminal-none = none
terminal-event = Event
terminal-markers = Markers
terminal-no-rule = No rule matches { $text }.
terminal-camels = Camels
terminal-chance = Chance
terminal-hand-over = Hand the keyboard to { $who } and press Enter.
