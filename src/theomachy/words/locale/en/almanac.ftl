# The almanac: every printed thing, with search.

almanac-title = Almanac
almanac-search = Search names and effects
almanac-list = Back to the list
almanac-about = Everything that is printed in the game: what it does in full, the rules behind it, and what belongs together. Choose something from the list, or search with the key /.
almanac-unknown = The almanac has no such thing. Choose one from the list.
almanac-both-editions = The same in both editions
almanac-only-in = Only in: { $edition }
almanac-detail = The rules in detail
almanac-another-example = Another example ({ $done } of { $of })
almanac-related = Related
almanac-figures = Figures
almanac-turn = Turn the page
almanac-previous = Previous
almanac-next = Next
almanac-quiz = Test yourself: a quiz
almanac-figures-from = { $amount ->
    [one] Counted in { $amount } game between bots.
   *[other] Counted in { $amount } games between bots.
}
