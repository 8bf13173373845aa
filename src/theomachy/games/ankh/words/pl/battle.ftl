# Scena Bitwy, wybór karty Bitwy i połączenie Bogów.
# $who i $whom to strony (mianownik), $list to lista stron z liczbami, $amount to liczba.

ankh-battle-title = Bitwa w regionie { $amount }
ankh-battle-conflict = Konflikt { $amount }
ankh-battle-tiebreaker-held = Przechylenie Szali: { $who }.
ankh-battle-tiebreaker-spent = Remisu nikt nie rozstrzygnie.
ankh-battle-speed = Tempo
ankh-battle-speed-step = Krok
ankh-battle-speed-normal = Zwykłe
ankh-battle-speed-fast = Szybkie
ankh-battle-see-map = Pokaż mapę
ankh-battle-skip = Od razu do wyniku
ankh-battle-watch-again = Zobacz jeszcze raz
ankh-battle-continue = Dalej
ankh-battle-closes = Zamknie się za { $amount } s
ankh-battle-key-space = Spacja
ankh-battle-you = to ty
ankh-battle-rail = Kroki Bitwy
ankh-battle-map = Region { $amount } na Mapie

## Kroki

ankh-beat-cards = Karty
ankh-beat-build = Budowa
ankh-beat-plague = Plaga
ankh-beat-majorities = Większość
ankh-beat-strength = Siła
ankh-beat-tiebreak = Remis
ankh-beat-reward = Nagroda
ankh-beat-losses = Straty
ankh-beat-after = Po Bitwie
ankh-beat-result = Wynik
ankh-beat-now = teraz

ankh-outcome-cards = odkryte
ankh-outcome-build = { $who }: { $what }
ankh-outcome-plague = najwyżej: { $who }
ankh-outcome-plague-tied = nikt nie ocalał
ankh-outcome-tiebreak = odwraca { $who }
ankh-outcome-nobody = bez zwycięzcy
ankh-outcome-losses = zabite: { $amount }
ankh-outcome-none-killed = bez strat

## Co dzieje się w każdym kroku

ankh-say-choosing = Wszyscy wybierają karty w tajemnicy.
ankh-say-waiting = Czekamy na decyzję: { $who }.
ankh-say-cards = Karty są odkryte.
ankh-say-build = { $who } buduje: { $what }.
ankh-say-plague = Najwyższa oferta: { $who }. Plaga oszczędza tylko te jednostki.
ankh-say-plague-tied = Najwyższa oferta nie jest jedna: Plaga nie oszczędza nikogo.
ankh-say-bids = Oferty: { $list }.
ankh-say-killed = Zabite: { $list }.
ankh-say-majorities = Uwielbienie za większość Monumentów jednego typu.
ankh-say-strength = Największa siła: { $who }, { $amount }.
ankh-say-strength-nobody = Nie ma już komu walczyć.
ankh-say-margin = Przewaga nad następną stroną: { $amount }.
ankh-say-tie = Remis: { $list }, siła { $amount }.
ankh-say-tie-held = Żeton Przechylenia Szali ma { $who } i może go odwrócić, by wygrać.
ankh-say-tie-lost = Nikt z nich nie ma żetonu Przechylenia Szali, więc nikt nie wygrywa.
ankh-say-tiebreak = { $who } odwraca żeton Przechylenia Szali i wygrywa.
ankh-say-tiebreak-kept = Remis zostaje: nikt nie wygrywa.
ankh-say-reward = Uwielbienie: { $list }.
ankh-say-losses = { $amount ->
    [one] Ginie { $amount } jednostka.
    [few] Giną { $amount } jednostki.
   *[many] Ginie { $amount } jednostek.
}
ankh-say-none-killed = Wszystkie zagrożone jednostki przeżywają.
ankh-say-after = Po Bitwie

## Co się liczy

ankh-term-figures = jednostki
ankh-term-captives = jeńcy
ankh-term-cancelled = nie liczy się: { $who }
ankh-term-tied = remis
ankh-term-tiebreaker = Przechylenie Szali
ankh-strength-read = { $who }, siła { $amount }: { $list }

## Wynik

ankh-result-you-win = Wygrywasz region { $amount }
ankh-result-wins = Region { $amount } wygrywa { $who }
ankh-result-nobody = Nikt nie wygrywa regionu { $amount }
ankh-result-by-strength = { $mine } przeciw { $theirs }.
ankh-result-by-tiebreaker = { $mine } przeciw { $theirs }: rozstrzyga Przechylenie Szali.
ankh-result-alone = Nie zostały inne jednostki.
ankh-result-tie = Remis przy sile { $amount }.
ankh-result-all-die = Bez zwycięzcy giną wszyscy Wojownicy i Strażnicy w regionie.
ankh-result-your-devotion = twoje Uwielbienie
ankh-result-strength = Siła
ankh-result-no-devotion = bez Uwielbienia
ankh-result-devotion = Uwielbienie { $from }, teraz { $to }
ankh-cause-majority = większość Monumentów
ankh-cause-won = wygrana Bitwa
ankh-cause-other = inne efekty
ankh-loss-plague = przez Plagę
ankh-loss-defeat = przez porażkę
ankh-loss-captured = w niewoli: { $who }
ankh-loss-none = bez strat
ankh-built = zbudowano: { $what }
ankh-gate-opened = otwarto Zaświaty
ankh-cards-back = { $amount ->
    [one] { $amount } karta wraca na rękę
    [few] { $amount } karty wracają na rękę
   *[many] { $amount } kart wraca na rękę
}
ankh-next-decision = Twoja decyzja czeka.

## Wybór karty

ankh-choice-hint = Dotknij karty, by ją przeczytać, i jeszcze raz, by ją zagrać.
ankh-choice-secret = Wszystkie karty odkrywa się naraz. Zagrane zostają na stole.
ankh-choice-play = Zagraj: { $what }
ankh-choice-played = Już zagrana. Wróci dzięki karcie { $what }.
ankh-choice-chosen = wybrana
ankh-choice-sum = siła z tą kartą
ankh-choice-ahead-always = Silniejsza niż każda ich karta.
ankh-choice-ahead-unless = Prowadzisz, chyba że { $list }.
ankh-choice-unless-one = { $who }: { $what }
ankh-choice-wins = Wygrywa w { $won } z { $amount } przypadków.
ankh-choice-never = Nie wygrywa w żadnym przypadku.
ankh-choice-plague-decides = Przy Pladze decydują oferty.
ankh-choice-devotion = Uwielbienie: od { $least } do { $most }.
ankh-choice-devotion-sure = Uwielbienie: { $amount }.
ankh-side-now = siła teraz
ankh-side-up-to = do { $amount }
ankh-side-may-play = kart do wyboru: { $amount }
ankh-side-plays-two = zagrywa dwie karty
ankh-side-you-hold = masz kart: { $amount }
ankh-side-followers = Wyznawcy: { $amount }
ankh-stake = Stawka
ankh-stake-win = Wygrana: Uwielbienie { $amount }
ankh-stake-majority = { $what }: { $who } +{ $amount }

## Połączenie

ankh-merge-title = Bogowie się łączą
ankh-merge-when = Po trzecim Konflikcie dwoje najniższych Bogów staje się jedną stroną. Dzieje się to raz w grze.
ankh-merge-beat-who = Kto
ankh-merge-beat-leaves = Co odchodzi
ankh-merge-beat-over = Co przechodzi
ankh-merge-beat-devotion = Uwielbienie
ankh-merge-beat-shared = Odtąd wspólne
ankh-merge-two-lowest = dwoje najniższych
ankh-merge-joins = { $who } i { $whom } są odtąd razem
ankh-merge-together = Odtąd oboje wygrywają lub przegrywają razem, a każde ma jedną Akcję w turze.
ankh-merge-leaves = Co odchodzi
ankh-merge-lowest = Najniżej: { $who }.
ankh-merge-god-figure = Figurka Boga: { $who }
ankh-merge-leaves-game = odchodzi z gry
ankh-merge-warriors = Wszyscy Wojownicy
ankh-merge-warriors-from = z Mapy, z puli i z niewoli
ankh-merge-monuments = { $amount ->
    [one] { $amount } Monument
    [few] { $amount } Monumenty
   *[many] { $amount } Monumentów
}
ankh-merge-monuments-lost = już bez kontroli
ankh-merge-cards = Karty Bitwy i żetony Ankh
ankh-merge-share = Co jest wspólne
ankh-merge-stepped = { $who } staje tam, gdzie { $whom }: na polu { $amount }.
ankh-merge-followers = { $amount ->
    [one] { $amount } Wyznawca więcej
    [few] { $amount } Wyznawców więcej
   *[many] { $amount } Wyznawców więcej
}
ankh-merge-followers-from = wcześniej: { $who }
ankh-merge-guardian-stays = należy teraz do strony: { $who }
ankh-merge-powers = Moce Ankh: { $who }
ankh-merge-powers-count = działają dla obojga
ankh-merge-hand = Karty i Wojownicy: { $who }
ankh-merge-hand-one = jedna ręka, jedna pula
ankh-merge-for-you-rival = Dla ciebie: { $amount ->
    [one] został { $amount } rywal.
    [few] zostało { $amount } rywali.
   *[many] zostało { $amount } rywali.
}
ankh-merge-for-you-partner = Dla ciebie: odtąd gracie razem, { $who }.
ankh-merge-next = Po czwartym Konflikcie każda strona w czerwonej części toru zostanie zapomniana.
ankh-merge-you-stand = Twoje pole: { $amount }.
