## Three-card poker

POKER-01 = Two to four players begin with 20 chips each; chips are never lost or made.
POKER-02 = At the start of each round every player pays 1 chip into the pot.
POKER-03 = Every player is dealt three cards from a deck of 24, and only that player sees them.
POKER-04 = All players choose in secret, at the same time, whether to bet 2 chips or to fold.
POKER-05 = If two or more players have bet, each of them may exchange one card in turn; it is laid face up.
POKER-06 = You can only exchange a card from your own hand.
POKER-07 = The players who have bet show their hands. From low to high: high card, pair, flush, straight, three of a kind, straight flush.
POKER-08 = The best hand wins the pot; equal hands share it. A player who alone has bet wins it without showing.
POKER-09 = What cannot be shared, and the pot of a round in which all fold, stays for the next round.
POKER-10 = After six rounds the player with the most chips wins.
