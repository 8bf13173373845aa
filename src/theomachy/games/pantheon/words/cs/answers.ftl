# What it means to decline (`pass`), question by question.

pantheon-pass-further-action = Ukončit tah
pantheon-pass-moving = Ukončit pohyb
pantheon-pass-buying = Ukončit nákup
pantheon-pass-spending = Dál neutrácet
pantheon-pass-gain-revealed = Tohoto boha nevzít
pantheon-pass-take-card = Další karty nebrat
pantheon-pass-may-raise = Nic nezvyšovat
pantheon-pass-exchange = Ukončit výměnu
