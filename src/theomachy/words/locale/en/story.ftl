# Suggestions, the story of turns, the log and the coach, on the page. $who names a player, $what a thing or a sentence.

story-suggestion = Suggestion
story-play-it = Play it
story-another = Show another
story-hide = Hide
story-hint-worse =
    { $worse ->
        [little] almost as good
        [some] a little weaker
       *[much] clearly weaker
    }

## Since your last turn

story-since = Since your last turn
story-before = Before the first turn
story-turn = Turn { $amount }
story-turn-of = Turn { $amount } · { $who }
story-older =
    { $amount ->
        [one] { $amount } earlier turn:
       *[other] { $amount } earlier turns:
    }
story-for-you = For you
story-of = { $who }: { $what }
story-replay = Replay
story-always-skip = Always skip
story-my-turn = My turn

## The log

story-tab-turns = Turns
story-tab-battles = Battles
story-tab-chat = Chat
story-no-chat = Nobody has written anything yet.
story-rule = Rule for: { $what }
story-rule-open = Show the rule

## The coach

story-coach = Coach
story-understood = Understood
story-coach-off = Turn the coach off
story-do-it = Do it anyway
story-think-again = Choose again
story-coach-refused-title = That is not possible now
story-coach-refused = The game never lets you break a rule by accident. The reason stands above your choices; the link opens the rule.

## Settings

web-speed = Speed of bots and motion
web-speed-hint = How long you see each answer of a bot. The key S skips to your turn.
story-speed-slow = Slow
story-speed-normal = Normal
story-speed-fast = Fast
story-skip = Skip to my turn
web-recap = Story of the other turns
web-recap-hint = Opens by itself when it is your turn. The key R opens it at any time.
web-coach = Coach
web-coach-hint = Explains what happens for the first time, and warns before a costly choice.
story-coach-auto = First three games
story-coach-on = Always
story-coach-never = Off
