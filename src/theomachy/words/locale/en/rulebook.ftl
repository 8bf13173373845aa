book-title = Rulebook
book-contents = Contents
book-search = Search the rulebook
book-found = { $amount ->
    [one] { $amount } passage
   *[other] { $amount } passages
}
book-nothing = Nothing found. Try another word.
book-none = This rulebook is not written yet.
book-previous = Previous chapter
book-next = Next chapter
book-pdf = PDF
book-chapter = Chapter { $number }
book-in-book = In the rulebook:
book-law = Numbered rules
book-example = Example
book-example-play = Play it
book-example-pause = Pause
book-example-again = From the start
book-example-previous = One answer back
book-example-next = Next answer
book-example-count = { $done } of { $of }
book-example-answered = This choice is made.
book-example-things = What matters here
