# Dlaczego odpowiedź odrzucono: co było nie tak, w kilku słowach. Sama zasada jest odnośnikiem.
# $way: a way from one place to another was meant; $many: an amount is missing; $thing: something was named.

not-PAN-EPOCH-16 = Najpierw wybierz jedną z czterech akcji.
not-PAN-EPOCH-17 = { $thing ->
    [yes] Tej akcji nie możesz teraz wybrać: nie masz czego nią postawić, kupić ani zdobyć.
   *[no] Zanim zakończysz tę akcję, zrób w niej co najmniej jedną rzecz.
}
not-PAN-EPOCH-18 = Nie ma kart do dobrania.
not-PAN-MOVE-02 = Nie masz na ręku karty ruchu.
not-PAN-MOVE-08 = { $many ->
    [yes] Nie masz już na to kroku.
   *[no] Nie masz już takiego pionka w rezerwie.
}
not-PAN-MOVE-09 = Stoi tam ktoś inny, więc kosztuje to { $amount } kroki: więcej, niż masz.
not-PAN-MOVE-10 = Masz tam już pionek.
not-PAN-MOVE-11 = Stoją tam dwa pionki: heks jest pełny.
not-PAN-MOVE-13 = Ten heks nie sąsiaduje ze świątynią ani z twoją siecią.
not-PAN-MOVE-14 = Kolumna wymaga twojej stopy na sąsiednim heksie.
not-PAN-MOVE-28 = Postaw co najmniej jeden pionek albo zamiast tego dobierz kartę.
not-PAN-BOARD-04 = Kolumna stoi tylko na heksie z rysunkiem kolumny.
not-PAN-BOARD-09 = Na heksie świątyni nie może stać żaden pionek.
not-PAN-GOD-09 = Nie ma już żetonu bogów do odkrycia.
not-PAN-GOD-22 = W tym ruchu nie masz już skoku.
not-PAN-GOD-23 = Skok prowadzi dokładnie o dwa heksy od twojej sieci.
not-PAN-GOD-25 = Skok prowadzi nad pionkiem innego gracza.
not-PAN-GOD-28 = Kolumny nie można postawić skokiem.
not-PAN-BUY-04 = Tego nie można teraz kupić.
not-PAN-BUY-07 = Monety potrzebne: { $amount }. Masz ich za mało.
not-PAN-BUY-12 = Monety potrzebne: { $amount }. Masz ich za mało.
not-PAN-BUY-14 = Monety potrzebne: { $amount }. Masz ich za mało.
not-PAN-BUY-09 = { $thing ->
    [yes] Masz już ten poziom lub wyższy.
   *[no] Monety potrzebne: { $amount }. Masz ich za mało.
}
not-PAN-BUY-10 = Poziom IV jest najwyższy.
not-PAN-BUY-13 = W rezerwie ogólnej nie ma już takiego pionka.
not-PAN-BUY-19 = Podczas kupna nie możesz skakać.
not-PAN-DRAW-02 = Wybierz odkrytą kartę albo talię.
not-PAN-DRAW-05 = Najpierw weź karty, które musisz jeszcze wziąć: { $amount }.
not-PAN-DRAW-15 = Talia jest pusta: wybierz odkrytą kartę.
not-PAN-DRAW-17 = Talia jest pusta: wybierz odkrytą kartę albo zakończ.
not-PAN-SAC-01 = Wybierz jednego z bogów na planszy.
not-PAN-SAC-02 = { $many ->
    [yes] Masz za mało ofiar tego rodzaju, potrzeba: { $amount }.
   *[no] Nie stać cię na tego boga.
}
not-PAN-SAC-03 = Każdą liczbę trzeba opłacić innym rodzajem ofiary.
not-PAN-SAC-06 = Nie masz takiej karty ani żetonu.
not-PAN-SAC-14 = Za Pietalte płaci się tylko kartami, nie żetonami.
not-PAN-LOOT-13 = Ten heks jest pełny albo stoi na nim twój pionek.
not-PAN-LOOT-20 = Musisz postawić tę kolumnę.
