# What the page says at a table of Pantheon: actions, gods, planned moves and the forecast of a scoring.

## The four actions

pantheon-actions = Twoje akcje
pantheon-action-of = Akcja { $amount } z { $of }
pantheon-act-first = Dotknij akcji, aby o niej przeczytać, i ponownie, aby ją wybrać.
pantheon-act-again = Dotknij ponownie, aby wybrać.
pantheon-does-move = Wystaw stopy i kolumny, zbieraj łupy. Inni mogą dołączyć.
pantheon-does-buy = Żetony ofiar, pionki albo miejsca na planszy za monety.
pantheon-does-sacrifice = Każdą liczbę opłać dowolnym jednym rodzajem ofiar: { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } i jego moc.
pantheon-does-draw = Bierz karty po jednej: odkryte albo z talii.
pantheon-now-move = { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroki
       *[many] { $amount } kroków
    }; karty ruchu: { $cards }
pantheon-now-move-alone = { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroki
       *[many] { $amount } kroków
    }; nie masz karty ruchu
pantheon-not-move = Nie sięgasz do żadnego wolnego heksu
pantheon-not-move-feet = Brak stóp w osobistej rezerwie
pantheon-now-buy = Masz { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    }
pantheon-not-buy = Nie masz monet; odkryte: { $amount }
pantheon-now-sacrifice = Stać cię na: { $what }
pantheon-not-sacrifice = Nie ma już bogów do wzięcia
pantheon-now-draw = { $amount ->
        [one] { $amount } karta
        [few] { $amount } karty
       *[many] { $amount } kart
    } do wyboru; w talii: { $deck }
pantheon-now-draw-opens = Odkryte: { $card }. Wtedy stać cię na: { $what }
pantheon-not-draw = Nie ma już kart do dobrania

## Gods and demigods

pantheon-gods-on-offer = Bogowie do wzięcia
pantheon-gods-points = każdy daje teraz { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    }
pantheon-no-gods = Wszyscy bogowie tej epoki są już zabrani.
pantheon-god-at-once = od razu
pantheon-god-kept = zatrzymaj
pantheon-god-single = zatrzymaj, użyj raz
pantheon-cost = Koszt
pantheon-can-pay = Stać cię
pantheon-missing = Brakuje na przykład: { $what }
pantheon-or = lub
pantheon-count-gift = { $amount ->
        [one] { $amount } dar
        [few] { $amount } dary
       *[many] { $amount } darów
    }
pantheon-count-priest = { $amount ->
        [one] { $amount } pokłon
        [few] { $amount } pokłony
       *[many] { $amount } pokłonów
    }
pantheon-count-dancer = { $amount ->
        [one] { $amount } tancerka
        [few] { $amount } tancerki
       *[many] { $amount } tancerek
    }
pantheon-count-temple = { $amount ->
        [one] { $amount } świątynia
        [few] { $amount } świątynie
       *[many] { $amount } świątyń
    }
pantheon-sacrifice-to = Złóż ofiarę: { $what }
pantheon-demigods-order = Wyłożeni półbogowie. Najpierw bierze się lewego.

## Cards and holdings

pantheon-card-market = Karty do dobrania
pantheon-deck = Talia
pantheon-money = Pieniądze
pantheon-use-move = +2 kroki w ruchu
pantheon-use-gift = 1 ofiara dla boga
pantheon-use-priest = 1 ofiara dla boga
pantheon-use-dancer = 1 ofiara dla boga
pantheon-use-temple = 1 ofiara dla boga
pantheon-use-coins = monety na kupno
pantheon-no-cards = Nie masz kart na ręku.
pantheon-kept = Bogowie i żetony
pantheon-feet-reserve = { $amount ->
        [one] stopa
        [few] stopy
       *[many] stóp
    }
pantheon-columns-reserve = { $amount ->
        [one] kolumna
        [few] kolumny
       *[many] kolumn
    }
pantheon-demigod-tiles = Zakryci półbogowie: { $amount }
pantheon-opponents = Przeciwnicy

## Planned moves

pantheon-move-steps = kroki do wykorzystania: { $amount }
pantheon-play-move = Zagraj kartę ruchu
pantheon-play-move-note = kroki: +{ $amount }; masz kart: { $cards }
pantheon-plan-loot = Łup: { $what }
pantheon-plan-steps = kroki: { $amount } z { $of }
pantheon-plan-feet = stopy: { $amount } z { $of }
pantheon-plan-columns = kolumny: { $amount }
pantheon-plan-cards = Zagrywasz karty ruchu: { $amount }.
pantheon-plan-short-steps = Za mało kroków.
pantheon-plan-short-feet = Za mało stóp w rezerwie.
pantheon-plan-short-columns = Brak kolumny w rezerwie.
pantheon-plan-again = Dotknij ponownie, aby tam pójść.

## Nations and scoring

pantheon-epoch-left = Zostało: łupy { $loot }, bogowie { $gods }
pantheon-epoch-end = Epoka kończy się z ostatnim żetonem łupu (zostało: { $loot }) albo ostatnim bogiem do wzięcia (zostało: { $gods }).
pantheon-columns-here = Kolumny na tej ziemi: { $what }.
pantheon-tint = Zabarwienie planszy pokazuje ziemię tego państwa. Mówi tylko, gdzie toczy się epoka; żadna zasada od niego nie zależy.
pantheon-scoring = Liczenie
pantheon-scoring-when = Oba liczenia punktów, po epokach 3 i 6, obejmują u każdego gracza to samo.
pantheon-scoring-columns = Kolumny na planszy, gdziekolwiek stoją: { $what }.
pantheon-column-points = { $range }: po { $amount ->
        [one] { $amount } punkcie
        [few] { $amount } punkty
       *[many] { $amount } punktów
    }
pantheon-scoring-demigods = Wartości twoich półbogów. Zatrzymujesz ich, więc liczą się dwa razy.
pantheon-scoring-tokens = Każda Pietalte: poziom twojego najlepszego żetonu ofiary.
pantheon-forecast = Gdyby liczyć teraz
pantheon-forecast-line = { $who }: kolumny { $columns } × { $each } = { $points }; półbogowie: { $demigods }; Pietalte: { $tokens }.
pantheon-hidden-demigods = ? (zakryci: { $amount })
pantheon-threshold = Jeszcze { $amount ->
        [one] { $amount } kolumna
        [few] { $amount } kolumny
       *[many] { $amount } kolumn
    }: { $now } → { $later } pkt
pantheon-missing-any = Brakuje: { $amount } jednego, dowolnego rodzaju
pantheon-gods-price = Każdą liczbę opłać ofiarami jednego, dowolnego rodzaju; każdą innym rodzajem.
pantheon-epoch-begins = Epoka { $epoch }: powstaje { $nation }
pantheon-asks-place = Postaw stopę lub kolumnę. Pozostałe kroki: { $amount }.
pantheon-asks-move-over = Nie możesz już nic postawić. Zakończ ruch.
pantheon-asks-follow = { $who } wybiera ruch, więc możesz podążyć: postaw stopę lub kolumnę albo zamiast tego dobierz kartę. Pozostałe kroki: { $amount }.
pantheon-asks-follow-cards = { $who } wybiera ruch, więc możesz podążyć: zagraj kartę ruchu za 2 kroki albo zamiast tego dobierz kartę.
