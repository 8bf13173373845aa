# Dlaczego odpowiedź odrzucono: co było nie tak, w kilku słowach. Sama zasada jest odnośnikiem.
# $way: a way from one place to another was meant; $many: an amount is missing; $thing: something was named.

not-ANKH-TURN-02 = Najpierw wybierz jedną z czterech Akcji.
not-ANKH-TURN-09 = Druga Akcja musi stać na liście niżej niż pierwsza.
not-ANKH-TURN-11 = Najpierw wybierz drugą Akcję.
not-ANKH-TURN-13 = Weź wszystkich Wyznawców albo żadnego.
not-ANKH-MOVE-01 = { $way ->
    [yes] To za daleko: Jednostka porusza się najwyżej o 3 pola.
   *[no] Wybierz jedną z własnych Jednostek.
}
not-ANKH-MOVE-04 = { $way ->
    [yes] Jednostka musi zatrzymać się na pustym polu lądu.
   *[no] Ta Jednostka nie ma dokąd pójść.
}
not-ANKH-MOVE-05 = Ta Jednostka już poruszyła się w tej Akcji.
not-ANKH-MOVE-07 = Tylko strona Ozyrysa może zatrzymać się na żetonie Zaświatów.
not-ANKH-SUM-01 = Wybierz jedną z proponowanych Jednostek lub jedno z pól.
not-ANKH-SUM-02 = To pole nie sąsiaduje z żadną twoją Jednostką ani Monumentem.
not-ANKH-SUM-03 = Nie masz już takiej Jednostki albo nie ma dla niej miejsca.
not-ANKH-SUM-04 = Tamtejszy Monument nie jest twój.
not-ANKH-SUM-07 = Leży tam żeton Zaświatów: może go użyć tylko strona Ozyrysa.
not-ANKH-SUM-08 = Żaden z twoich Wojowników nie jest uwięziony.
not-ANKH-GOD-10 = Aby uwolnić Wojownika, potrzebujesz 1 Wyznawcy.
not-ANKH-MAP-05 = To pole jest już zajęte.
not-ANKH-MAP-06 = To woda: Jednostki stoją na lądzie.
not-ANKH-MAP-08 = To woda: Monumenty stoją na lądzie.
not-ANKH-UNL-01 = Wybierz moc, której jeszcze nie masz.
not-ANKH-UNL-05 = Twoja następna moc musi być poziomu { $amount }.
not-ANKH-CAMEL-03 = Linia Wielbłądów leży w jednym regionie.
not-ANKH-CAMEL-04 = Wielbłąd stoi między dwoma polami lądu jednego regionu.
not-ANKH-CAMEL-05 = Linia musi obydwoma końcami dochodzić do Rzeki, Wody, innego Wielbłąda lub krawędzi Mapy, bez rozgałęzień.
not-ANKH-CAMEL-07 = Po tej linii jedna część byłaby za mała.
not-ANKH-CAMEL-11 = Wybierz jeden z dwóch nowych regionów.
not-ANKH-CAMEL-13 = Wybierz żeton Kolejności Konfliktu na Mapie.
not-ANKH-BAT-04 = Wybierz kartę Bitwy z ręki.
not-ANKH-BAT-06 = Ta karta jest już zagrana: leży przed tobą odkryta.
not-ANKH-CTRL-01 = Na tym polu nie ma Monumentu.
not-ANKH-CTRL-02 = Są jeszcze neutralne Monumenty, więc cudzego nie możesz przejąć.
not-ANKH-CTRL-03 = Nie sąsiaduje z nim żadna twoja Jednostka.
not-ANKH-CTRL-05 = Wybierz Monument sąsiadujący z twoją Jednostką.
not-ANKH-CTRL-06 = Ten Monument jest już twój.
not-ANKH-CARD-06 = { $many ->
    [yes] Brakuje ci Wyznawców do budowy: { $amount }.
   *[no] Buduj w regionie Bitwy.
}
not-ANKH-CARD-07 = Tego Monumentu nie da się zbudować: nie ma go już albo nie masz żetonu Ankh.
not-ANKH-CARD-08 = Nikt nie może budować na żetonie Zaświatów.
not-ANKH-CARD-10 = Wybierz, ilu Wyznawców licytujesz.
not-ANKH-DEF-09 = Masz za mało Wyznawców, brakuje: { $amount }.
not-ANKH-GUARD-07 = Wypchnięta Jednostka trafia na puste pole lądu sąsiadujące z jej polem.
not-ANKH-GUARD-10 = Tamtejszej Jednostki nie można wypchnąć.
not-ANKH-GUARD-14 = Mumia wraca na pole sąsiadujące z twoim Bogiem.
not-ANKH-GUARD-19 = Skieruj oba szczypce na pola Mapy.
not-ANKH-GOD-07 = Nie możesz uwięzić własnego Wojownika.
not-ANKH-GOD-14 = Ta Jednostka nie jest Chroniona.
not-ANKH-GOD-18 = Żeton Zaświatów trafia na puste pole lądu tego regionu.
not-ANKH-DEF-05 = To pole jest już zajęte.
not-ANKH-GOD-20 = Na tym polu leży już żeton Zaświatów.
not-ANKH-POW-06 = Wybierz Jednostkę, a potem puste pole lądu sąsiadujące z twoim Obeliskiem w tym regionie.
not-ANKH-POW-10 = Leży tam żeton Zaświatów: może go użyć tylko strona Ozyrysa.
not-ANKH-GOD-06 = Wybierz stronę, której Wojownik zginął.
