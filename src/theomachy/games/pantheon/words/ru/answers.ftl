# What it means to decline (`pass`), question by question.

pantheon-pass-further-action = Закончить ход
pantheon-pass-moving = Закончить движение
pantheon-pass-buying = Закончить покупки
pantheon-pass-spending = Больше не тратить
pantheon-pass-gain-revealed = Не брать этого бога
pantheon-pass-take-card = Больше не брать карт
pantheon-pass-may-raise = Не повышать
pantheon-pass-exchange = Закончить обмен
