# Why an answer was refused, said to the player whom it stopped: what was wrong, in a few words. The rule itself is a link.
# $way: a way from one place to another was meant; $many: an amount is missing; $thing: something was named.

not-PAN-EPOCH-16 = Choose one of the four actions first.
not-PAN-EPOCH-17 = { $thing ->
    [yes] You cannot choose this action now: there is nothing you could place, pay or gain with it.
   *[no] Do at least one thing in this action before you end it.
}
not-PAN-EPOCH-18 = There are no cards to draw.
not-PAN-MOVE-02 = You hold no movement card.
not-PAN-MOVE-08 = { $many ->
    [yes] You have no step left for that.
   *[no] You have no such piece left in your reserve.
}
not-PAN-MOVE-09 = Somebody else stands there, so it costs { $amount } steps: more than you have.
not-PAN-MOVE-10 = You already have a piece there.
not-PAN-MOVE-11 = Two pieces stand there: the hex is full.
not-PAN-MOVE-13 = That hex is not adjacent to the temple or to your network.
not-PAN-MOVE-14 = A column needs one of your feet beside it.
not-PAN-MOVE-28 = Place at least one piece, or draw a card instead.
not-PAN-BOARD-04 = A column stands only on a column site.
not-PAN-BOARD-09 = No piece may stand on the temple’s hex.
not-PAN-GOD-09 = No god tile is left to reveal.
not-PAN-GOD-22 = You have no jump left in this move.
not-PAN-GOD-23 = A jump goes exactly two hexes away from your network.
not-PAN-GOD-25 = A jump passes over another player’s piece.
not-PAN-GOD-28 = A column cannot be placed by a jump.
not-PAN-BUY-04 = That is not for sale now.
not-PAN-BUY-07 = It costs { $amount } coins: more than you have left.
not-PAN-BUY-12 = It costs { $amount } coins: more than you have left.
not-PAN-BUY-14 = It costs { $amount } coins: more than you have left.
not-PAN-BUY-09 = { $thing ->
    [yes] You already have that level or a higher one.
   *[no] It costs { $amount } coins: more than you have left.
}
not-PAN-BUY-10 = Level IV is the highest.
not-PAN-BUY-13 = No such piece is left in the general reserve.
not-PAN-BUY-19 = You cannot jump while you buy.
not-PAN-DRAW-02 = Choose an open card or the draw deck.
not-PAN-DRAW-05 = First take the cards you still have to take: { $amount }.
not-PAN-DRAW-15 = The draw deck is empty: choose an open card.
not-PAN-DRAW-17 = The draw deck is empty: choose an open card or stop.
not-PAN-SAC-01 = Choose one of the gods on offer.
not-PAN-SAC-02 = { $many ->
    [yes] You have too few offerings of that kind: { $amount } are needed.
   *[no] You cannot pay for that god.
}
not-PAN-SAC-03 = Each number has to be paid with a different kind of offering.
not-PAN-SAC-06 = You have no such card or token.
not-PAN-SAC-14 = Pietalte is paid for with cards only, not with tokens.
not-PAN-LOOT-13 = That site is full, or your own piece stands there.
not-PAN-LOOT-20 = You have to place this column.
