# What it means to decline (`pass`) or to agree (`yes`), question by question. $amount is that of the question.

ankh-pass-choose-action = Bez drugiej akcji
ankh-pass-move-which = Zakończ ruch
ankh-pass-summon-what = Zakończ przyzywanie
ankh-yes-gain-followers = { $amount ->
        [one] Weź { $amount } Wyznawcę
        [few] Weź { $amount } Wyznawców
        [many] Weź { $amount } Wyznawców
       *[other] Weź { $amount } Wyznawcy
    }
ankh-pass-gain-followers = Nie bierz żadnego
ankh-pass-unlock-power = Nic nie odblokowuj
ankh-pass-take-monument = Nie przejmuj Monumentu
ankh-pass-lay-camel = Nie stawiaj Wielbłądów
ankh-pass-exchange-token = Nie zamieniaj żetonów
ankh-yes-break-tie = Użyj żetonu
ankh-pass-break-tie = Niech nikt nie wygra
ankh-pass-obelisk-which = Nie przenoś więcej
ankh-yes-worship = Poświęć 2 Wyznawców
ankh-pass-worship = Zatrzymaj Wyznawców
ankh-pass-build-what = Nic nie buduj
ankh-yes-announce-two-cards = Ogłoś dwie karty
ankh-pass-announce-two-cards = Zagraj jedną kartę
ankh-pass-take-captive = Nie więź nikogo
ankh-pass-protect-figure = Nie ocalaj więcej
ankh-yes-gate-from = Weź żeton z puli
ankh-pass-gate-from = Nie kładź żetonu
ankh-yes-give-sun = Połóż żeton Słońca
ankh-pass-give-sun = Zatrzymaj żeton
ankh-pass-take-guardian = Nie przejmuj więcej
