# What the terminal says itself.

terminal-help =
    Type a number, the name of an answer, or the beginning of its name. Commands:
    map - show the table; legend - the signs on the map
    ? - explain the question and every answer; ? 2 - one answer; ? NAME - any card, power, god or tile
    list - all answers in words; why ANSWER - why it is illegal
    hint - suggest a move; do - play the suggestion; battle - outcomes by card
    log - everything that happened, with its rules
    undo - undo your last answer; save FILE - save the game; quit - leave the game
    Enter alone shows the question again, also after the window has changed its size.
terminal-legend = Pieces: ☥ God, w Warrior, c Cat-Mummy, s Satet, m Mummy, a Apep, x Giant Scorpion, p Androsphinx, O Obelisk, T Temple, P Pyramid, followed by two letters of the god, or -- if neutral. Land: " Fertile, . Desert, (3) number of a region. ~ Water, / \ _ River, ∩ Camel. * Radiant, # Underworld token.
terminal-legal = That is legal.
terminal-unknown = “{ $text }” is not in the list. Enter a number from 1 to { $amount } or a name.
terminal-not-now = Not allowed:
terminal-undone = Undone.
terminal-nothing-to-undo = There is nothing to undo.
terminal-saved = Saved as { $text }.
terminal-goodbye = Goodbye.
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
terminal-hand-over = Pass the keyboard to { $who } and press Enter.
terminal-welcome = Type the number of an answer or its name. ? explains, hint advises, help lists all commands.
terminal-page = -- press Enter to read on --
terminal-thinking = { $who } is thinking...
terminal-cost = (costs { $amount })
terminal-on-map = { $numbers }: the numbers on the map (list: all answers in words)
terminal-no-such-thing = Nothing here is called “{ $text }”.
terminal-more-help = ? 2 explains one answer, ? NAME any card, power, god or tile; help lists all commands.
terminal-do = Type do to play this suggestion.
terminal-no-hint = There is no suggestion to play. Type hint first.
terminal-not-saved = { $text } cannot be written: { $reason }.
terminal-revealed = Something was revealed by your last answer, so it stands.
terminal-total = Total
