## Poker trzykartowy

POKER-01 = Gra od dwóch do czterech osób; każda zaczyna z 20 żetonami. Żetonów nie przybywa ani nie ubywa.
POKER-02 = Na początku rundy każdy gracz wpłaca do puli 1 żeton.
POKER-03 = Każdy gracz dostaje trzy karty z talii 24 kart i tylko on je widzi.
POKER-04 = Wszyscy gracze potajemnie i jednocześnie wybierają, czy postawić 2 żetony, czy spasować.
POKER-05 = Jeśli postawiło co najmniej dwóch graczy, każdy z nich po kolei może wymienić jedną kartę; kładzie ją odkrytą.
POKER-06 = Można wymienić tylko kartę z własnej ręki.
POKER-07 = Gracze, którzy postawili, pokazują karty. Od najsłabszego układu: wysoka karta, para, kolor, strit, trójka, poker.
POKER-08 = Najlepszy układ wygrywa pulę; równe układy dzielą się nią. Kto postawił jako jedyny, wygrywa bez pokazywania kart.
POKER-09 = To, czego nie da się podzielić, oraz pula rundy, w której wszyscy spasowali, zostaje na następną rundę.
POKER-10 = Po sześciu rundach wygrywa gracz z największą liczbą żetonów.
