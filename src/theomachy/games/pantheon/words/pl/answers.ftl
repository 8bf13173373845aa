# What it means to decline (`pass`), question by question.

pantheon-pass-further-action = Zakończ turę
pantheon-pass-moving = Zakończ ruch
pantheon-pass-buying = Zakończ kupno
pantheon-pass-spending = Nie wydawaj więcej
pantheon-pass-gain-revealed = Nie bierz tego boga
pantheon-pass-take-card = Nie bierz więcej kart
pantheon-pass-may-raise = Nic nie podnoś
pantheon-pass-exchange = Zakończ wymianę
