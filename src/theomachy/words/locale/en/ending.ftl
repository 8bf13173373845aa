# The end of a game.
end-you = you
end-you-win = You win!
end-shared = You share the victory!
end-winner = { $who }: victory!
end-nobody = Nobody wins
end-nobody-below = Every side lost this game.
end-first-of = First of { $count ->
    [one] { $count } side
   *[other] { $count } sides
}.
end-sides = { $count ->
    [one] { $count } side played
   *[other] { $count } sides played
} to the end.
end-place-2 = Second place
end-place-3 = Third place
end-place-4 = Fourth place
end-place-5 = Fifth place
end-behind = { $amount } behind { $who }.
end-tied = Level with { $who }, who wins the tie.
end-out = Out before the end. Winner: { $who }.
end-why = What decided it: { $source }. { $amount } for { $who }, { $more } more than for { $other }.
end-why-moment = The largest swing: { $where }.
end-rank-1 = 1st
end-rank-2 = 2nd
end-rank-3 = 3rd
end-rank-4 = 4th
end-rank-5 = 5th
end-most = the most of this source
end-most-note = most of this source.
end-before = Before this game
end-moment-leads = New leader: { $who }, with { $amount }.
end-review = Review the game
end-share = Share
end-copied = Link copied
