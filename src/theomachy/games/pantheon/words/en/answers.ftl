# What it means to decline (`pass`), question by question.

pantheon-pass-further-action = End the turn
pantheon-pass-moving = End the move
pantheon-pass-buying = Finish buying
pantheon-pass-spending = Spend no more
pantheon-pass-gain-revealed = Do not take this god
pantheon-pass-take-card = Take no more cards
pantheon-pass-may-raise = Raise nothing
pantheon-pass-exchange = Exchange no more
