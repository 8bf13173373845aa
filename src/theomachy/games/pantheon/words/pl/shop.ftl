# Panele strony, w których dokonuje się zakupów, opłaca ofiary i podejmuje małe decyzje.

## Kupno

pantheon-shop-asks = Wybierz zakupy w panelu i na planszy, a potem zatwierdź je razem.
pantheon-shop-buy-lead = W jednej akcji możesz kupić dowolnie wiele rzeczy. Nadwyżka monet z zagranej karty przepada.
pantheon-shop-spend-lead = Państwo daje ci te monety do wydania od razu. Niewydane monety przepadają.
pantheon-shop-coins-to-spend = { $amount ->
        [one] moneta do wydania
        [few] monety do wydania
        [many] monet do wydania
       *[other] monety do wydania
    }
pantheon-shop-parts = Co można kupić
pantheon-shop-tab-tokens = Ofiary
pantheon-shop-tab-pieces = Pionki
pantheon-shop-tab-map = Plansza
pantheon-shop-tokens = Żetony ofiar
pantheon-shop-tokens-use = liczy się jako tyle ofiar przy każdym składaniu ofiary
pantheon-shop-yours = twój
pantheon-shop-owns = masz poziom { $amount }: dopłacasz różnicę
pantheon-shop-owns-none = nie masz
pantheon-shop-useful = opłaci boga
pantheon-shop-then-pay = wtedy możesz opłacić: { $what }
pantheon-shop-pieces = Pionki do twojej rezerwy
pantheon-shop-pieces-use = stawiasz tylko pionki ze swojej rezerwy
pantheon-shop-reserve = rezerwa osobista { $amount }, ogólna { $more }
pantheon-shop-supply-empty = brak w ogólnej rezerwie
pantheon-shop-none-chosen = nic nie wybrano
pantheon-shop-one-more = jeden pionek więcej: { $what }
pantheon-shop-one-less = jeden pionek mniej: { $what }
pantheon-shop-on-map = Na planszy
pantheon-shop-on-map-price = 1 moneta albo 2, gdy stoi tam cudzy pionek
pantheon-shop-on-map-how = Wybierz podświetlony heks, aby postawić na nim pionek z rezerwy. Do kupna nikt nie dołącza.
pantheon-shop-on-map-more = Wybierz kolejny podświetlony heks albo ten sam, aby zabrać pionek.
pantheon-shop-foot-on = stopa na planszę
pantheon-shop-take-out = usuń z zakupów
pantheon-shop-no-foot = { $where }: w twojej rezerwie nie ma stóp. Najpierw kup stopę.
pantheon-shop-no-column = { $where }: w twojej rezerwie nie ma kolumn. Najpierw kup kolumnę.
pantheon-shop-place-short = { $where }: { $amount ->
        [one] brakuje { $amount } monety.
        [few] brakuje { $amount } monet.
        [many] brakuje { $amount } monet.
       *[other] brakuje { $amount } monety.
    }
pantheon-shop-short = brakuje { $amount }
pantheon-shop-coins-short = { $amount ->
        [one] Brakuje { $amount } monety
        [few] Brakuje { $amount } monet
        [many] Brakuje { $amount } monet
       *[other] Brakuje { $amount } monety
    }

## Kasa

pantheon-shop-purchase = Twoje zakupy
pantheon-shop-of-coins = monety: { $amount } z { $of }
pantheon-shop-empty = Nic jeszcze nie wybrano.
pantheon-shop-remove = Usuń: { $what }
pantheon-shop-token-use = { $amount ->
        [one] { $amount } ofiara przy każdym składaniu ofiary
        [few] { $amount } ofiary przy każdym składaniu ofiary
        [many] { $amount } ofiar przy każdym składaniu ofiary
       *[other] { $amount } ofiary przy każdym składaniu ofiary
    }
pantheon-shop-foot-count = { $amount ->
        [one] { $amount } stopa
        [few] { $amount } stopy
        [many] { $amount } stóp
       *[other] { $amount } stopy
    }
pantheon-shop-column-count = { $amount ->
        [one] { $amount } kolumna
        [few] { $amount } kolumny
        [many] { $amount } kolumn
       *[other] { $amount } kolumny
    }
pantheon-shop-to-reserve = do twojej rezerwy
pantheon-shop-column-points = kolumna { $amount }: liczenie punktów { $before } → { $after }
pantheon-shop-payment = Zapłata
pantheon-shop-payment-how = wybierz kartę, aby ją zmienić
pantheon-shop-pays = płaci
pantheon-shop-stays = zostaje
pantheon-shop-laid = na stole
pantheon-shop-exact = Nic nie przepada.
pantheon-shop-lost = { $amount ->
        [one] Przepada { $amount } moneta.
        [few] Przepadają { $amount } monety.
        [many] Przepada { $amount } monet.
       *[other] Przepada { $amount } monety.
    }
pantheon-shop-buy-things = { $amount ->
        [one] Kup { $amount } rzecz za
        [few] Kup { $amount } rzeczy za
        [many] Kup { $amount } rzeczy za
       *[other] Kup { $amount } rzeczy za
    }
pantheon-shop-choose-something = Najpierw coś wybierz
pantheon-shop-kept = Nie wszystko zostało przyjęte. Reszta nadal jest w zakupach.
pantheon-shop-back = Wróć do czterech akcji
pantheon-shop-stop = Zakończ kupno
pantheon-shop-spend-nothing = Nie wydawaj więcej

## Składanie ofiary

pantheon-shop-sacrifice-lead = Wybierz boga. Każdą liczbę jego ceny płacisz innym rodzajem ofiar.
pantheon-shop-points = { $amount ->
        [one] { $amount } punkt za boga
        [few] { $amount } punkty za boga
        [many] { $amount } punktów za boga
       *[other] { $amount } punktu za boga
    }
pantheon-shop-payable = Możesz zapłacić
pantheon-shop-missing = { $amount ->
        [one] Brakuje { $amount } ofiary
        [few] Brakuje { $amount } ofiar
        [many] Brakuje { $amount } ofiar
       *[other] Brakuje { $amount } ofiary
    }
pantheon-shop-choose-god = Najpierw wybierz boga
pantheon-shop-not-payable = Nie stać cię na tego boga
pantheon-shop-pay-god = Złóż ofiarę: { $what }
pantheon-shop-payment-kinds = wybierz rodzaj, aby go zmienić
pantheon-shop-of-one-kind = jednego rodzaju: { $amount }
pantheon-shop-token = żeton { $amount }
pantheon-shop-you-have = masz { $amount }
pantheon-shop-kind-used = już użyty
pantheon-shop-kind-needed = potrzebny gdzie indziej
pantheon-shop-cards-only = Płać tylko kartami
pantheon-shop-use-token = Użyj żetonu
pantheon-shop-revealed = Odkryty bóg: { $what }
pantheon-shop-revealed-lead = Możesz zdobyć tego boga za pierwszą liczbę jego ceny, płacąc jednym rodzajem ofiar.
pantheon-shop-revealed-short = Nie możesz opłacić pierwszej liczby ceny, więc żeton trafia do pudełka.
pantheon-shop-leave-god = Nie bierz go
pantheon-shop-continue = Dalej

## Wymiana

pantheon-shop-exchange-lead = Wymień pionki ze swojej rezerwy jeden na jeden, ile chcesz.
pantheon-shop-receive-foot = Kolumny na stopy
pantheon-shop-receive-column = Stopy na kolumny
pantheon-shop-up-to = najwyżej { $amount }
pantheon-shop-cannot-exchange = teraz niemożliwe
pantheon-shop-exchange-foot = { $amount ->
        [one] Weź { $amount } stopę
        [few] Weź { $amount } stopy
        [many] Weź { $amount } stóp
       *[other] Weź { $amount } stopy
    }
pantheon-shop-exchange-column = { $amount ->
        [one] Weź { $amount } kolumnę
        [few] Weź { $amount } kolumny
        [many] Weź { $amount } kolumn
       *[other] Weź { $amount } kolumny
    }
pantheon-shop-exchange-nothing = Nic nie wymieniaj

## Małe decyzje

pantheon-shop-choose-more = { $amount ->
        [one] Wybierz jedno
        [few] Wybierz jeszcze { $amount }
        [many] Wybierz jeszcze { $amount }
       *[other] Wybierz jeszcze { $amount }
    }
pantheon-shop-draw-cards = { $amount ->
        [one] Dobierz { $amount } kartę
        [few] Dobierz { $amount } karty
        [many] Dobierz { $amount } kart
       *[other] Dobierz { $amount } karty
    }
pantheon-shop-deck-text = Z talii, w ciemno. { $amount ->
        [one] Została { $amount } karta.
        [few] Zostały { $amount } karty.
        [many] Zostało { $amount } kart.
       *[other] Zostało { $amount } karty.
    }
pantheon-shop-reveal = Odkryj boga
pantheon-shop-reveal-text = Odkryj wierzchni żeton bogów. Możesz go potem zdobyć za pierwszą liczbę jego ceny.
pantheon-shop-raise-from = podniesienie z poziomu { $amount }
pantheon-shop-raise-new = nowy żeton
pantheon-shop-title-take-card = Dobieranie kart
pantheon-shop-lead-take-card = { $amount ->
        [one] Jeszcze { $amount } karta: odkryta albo wierzchnia z talii.
        [few] Jeszcze { $amount } karty: odkryte albo wierzchnie z talii.
        [many] Jeszcze { $amount } kart: odkryte albo wierzchnie z talii.
       *[other] Jeszcze { $amount } karty: odkryte albo wierzchnie z talii.
    }
pantheon-shop-act-take-card = Weź: { $what }
pantheon-shop-decline-take-card = Nie bierz więcej kart
pantheon-shop-title-draft-bonus = Żetony bonusu
pantheon-shop-lead-draft-bonus = Wybierz jeden żeton. Działa od razu.
pantheon-shop-act-draft-bonus = Weź: { $what }
pantheon-shop-title-loot-order = Twój łup
pantheon-shop-lead-loot-order = Wybierz żeton łupu, który rozpatrzysz jako następny.
pantheon-shop-act-loot-order = Rozpatrz: { $what }
pantheon-shop-title-columns-or-feet = Do twojej rezerwy
pantheon-shop-lead-columns-or-feet = Kolumny czy stopy? Pochodzą z ogólnej rezerwy twojego koloru.
pantheon-shop-act-columns-or-feet = Weź: { $what }
pantheon-shop-title-discard-card = Za dużo kart
pantheon-shop-lead-discard-card = { $amount ->
        [one] Wybierz { $amount } kartę do odrzucenia.
        [few] Wybierz { $amount } karty do odrzucenia.
        [many] Wybierz { $amount } kart do odrzucenia.
       *[other] Wybierz { $amount } karty do odrzucenia.
    }
pantheon-shop-act-discard-card = Odrzuć: { $what }
pantheon-shop-title-cards-or-god = Galia
pantheon-shop-lead-cards-or-god = Dobierz karty albo spróbuj szczęścia z bogiem.
pantheon-shop-act-cards-or-god = { $what }
pantheon-shop-title-raise-token = Podnieś żeton ofiary
pantheon-shop-lead-raise-token = Podnieś jeden ze swoich żetonów o poziom albo weź nowy.
pantheon-shop-act-raise-token = Weź: { $what }
pantheon-shop-title-may-raise = Iberia
pantheon-shop-lead-may-raise = Możesz podnieść jeden ze swoich żetonów o poziom albo wziąć nowy.
pantheon-shop-act-may-raise = Weź: { $what }
pantheon-shop-decline-may-raise = Nic nie podnoś
