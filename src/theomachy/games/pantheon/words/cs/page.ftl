# What the page says at a table of Pantheon: actions, gods, planned moves and the forecast of a scoring.

## The four actions

pantheon-actions = Vaše akce
pantheon-action-of = Akce { $amount } z { $of }
pantheon-act-first = Klepněte na akci a přečtěte si o ní; druhým klepnutím ji zvolíte.
pantheon-act-again = Dalším klepnutím ji zvolíte.
pantheon-does-move = Pokládejte šlápoty a sloupy, sbírejte kořist. Ostatní se mohou přidat.
pantheon-does-buy = Žetony obětin, kameny nebo místa na plánu za peníze.
pantheon-does-sacrifice = Každé číslo zaplaťte libovolným jedním druhem obětin: { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    } a jeho moc.
pantheon-does-draw = Berte karty po jedné: odkryté nebo z balíčku.
pantheon-now-move = { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
       *[other] { $amount } kroků
    }; karty pohybu: { $cards }
pantheon-now-move-alone = { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
       *[other] { $amount } kroků
    }; nemáte kartu pohybu
pantheon-not-move = Nedosáhnete na žádné volné pole
pantheon-not-move-feet = Ve vlastní zásobě není žádná šlápota
pantheon-now-buy = Máte { $amount ->
        [one] { $amount } peníz
        [few] { $amount } peníze
       *[other] { $amount } peněz
    }
pantheon-not-buy = Nemáte peníze; odkryté: { $amount }
pantheon-now-sacrifice = Můžete zaplatit: { $what }
pantheon-not-sacrifice = V nabídce není žádný bůh
pantheon-now-draw = { $amount ->
        [one] { $amount } karta
        [few] { $amount } karty
       *[other] { $amount } karet
    } na výběr; v balíčku: { $deck }
pantheon-now-draw-opens = Odkryté: { $card }. Pak můžete zaplatit: { $what }
pantheon-not-draw = Nezbývá žádná karta

## Gods and demigods

pantheon-gods-on-offer = Bohové v nabídce
pantheon-gods-points = každý teď dává { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }
pantheon-no-gods = Všichni bohové této epochy jsou rozebraní.
pantheon-god-at-once = ihned
pantheon-god-kept = ponechat
pantheon-god-single = ponechat, použít jednou
pantheon-cost = Cena
pantheon-can-pay = Můžete zaplatit
pantheon-missing = Chybí například: { $what }
pantheon-or = nebo
pantheon-count-gift = { $amount ->
        [one] { $amount } dar
        [few] { $amount } dary
       *[other] { $amount } darů
    }
pantheon-count-priest = { $amount ->
        [one] { $amount } kněz
        [few] { $amount } kněží
       *[other] { $amount } kněží
    }
pantheon-count-dancer = { $amount ->
        [one] { $amount } tanečnice
        [few] { $amount } tanečnice
       *[other] { $amount } tanečnic
    }
pantheon-count-temple = { $amount ->
        [one] { $amount } chrám
        [few] { $amount } chrámy
       *[other] { $amount } chrámů
    }
pantheon-sacrifice-to = Obětovat: { $what }
pantheon-demigods-order = Polobohové v nabídce. Levý se bere první.

## Cards and holdings

pantheon-card-market = Karty k dobrání
pantheon-deck = Balíček
pantheon-money = Peníze
pantheon-use-move = +2 kroky při pohybu
pantheon-use-gift = 1 obětina pro boha
pantheon-use-priest = 1 obětina pro boha
pantheon-use-dancer = 1 obětina pro boha
pantheon-use-temple = 1 obětina pro boha
pantheon-use-coins = peníze na nákup
pantheon-no-cards = V ruce nemáte žádné karty.
pantheon-kept = Bohové a žetony
pantheon-feet-reserve = { $amount ->
        [one] šlápota
        [few] šlápoty
       *[other] šlápot
    }
pantheon-columns-reserve = { $amount ->
        [one] sloup
        [few] sloupy
       *[other] sloupů
    }
pantheon-demigod-tiles = Polobohové lícem dolů: { $amount }
pantheon-opponents = Soupeři

## Planned moves

pantheon-move-steps = zbývající kroky: { $amount }
pantheon-play-move = Zahrát kartu pohybu
pantheon-play-move-note = kroky: +{ $amount }; máte karet: { $cards }
pantheon-plan-loot = Kořist: { $what }
pantheon-plan-steps = kroky: { $amount } z { $of }
pantheon-plan-feet = šlápoty: { $amount } z { $of }
pantheon-plan-columns = sloupy: { $amount }
pantheon-plan-cards = Zahrajete karty pohybu: { $amount }.
pantheon-plan-short-steps = Nestačí kroky.
pantheon-plan-short-feet = Ve vlastní zásobě není dost šlápot.
pantheon-plan-short-columns = Ve vlastní zásobě není sloup.
pantheon-plan-again = Klepněte znovu a půjdete tam.

## Nations and scoring

pantheon-epoch-left = Zbývá: kořist { $loot }, bohové { $gods }
pantheon-epoch-end = Epocha skončí s posledním žetonem kořisti (zbývá: { $loot }) nebo s posledním bohem v nabídce (zbývá: { $gods }).
pantheon-columns-here = Sloupy v jeho zemi: { $what }.
pantheon-tint = Zabarvení plánu ukazuje zemi tohoto národa. Říká jen, kde se epocha odehrává; žádné pravidlo na něm nezávisí.
pantheon-scoring = Bodování
pantheon-scoring-when = Obě bodování, po 3. a 6. epoše, hodnotí u každého hráče totéž.
pantheon-scoring-columns = Sloupy na plánu, ať stojí kdekoli: { $what }.
pantheon-column-points = { $range }: po { $amount ->
        [one] { $amount } bodu
        [few] { $amount } bodech
       *[other] { $amount } bodech
    }
pantheon-scoring-demigods = Hodnoty vašich polobohů. Zůstávají vám, proto se počítají dvakrát.
pantheon-scoring-tokens = Každá Pietalte: stupeň vašeho nejlepšího žetonu obětiny.
pantheon-forecast = Kdyby se bodovalo teď
pantheon-forecast-line = { $who }: sloupy { $columns } × { $each } = { $points }; polobohové: { $demigods }; Pietalte: { $tokens }.
pantheon-hidden-demigods = ? (lícem dolů: { $amount })
pantheon-threshold = Ještě { $amount ->
        [one] { $amount } sloup
        [few] { $amount } sloupy
       *[other] { $amount } sloupů
    }: { $now } → { $later } b.
pantheon-missing-any = Chybí: { $amount } jednoho libovolného druhu
pantheon-gods-price = Každé číslo zaplaťte obětinami jednoho libovolného druhu; každé jiným druhem.
pantheon-epoch-begins = Epocha { $epoch }: povstává { $nation }
pantheon-asks-place = Postavte šlápotu nebo sloup. Zbývající kroky: { $amount }.
pantheon-asks-move-over = Už nemůžete nic postavit. Ukončete pohyb.
pantheon-asks-follow = { $who } volí pohyb, proto můžete následovat: postavte šlápotu nebo sloup, nebo si místo toho lízněte kartu. Zbývající kroky: { $amount }.
pantheon-asks-follow-cards = { $who } volí pohyb, proto můžete následovat: zahrajte kartu pohybu za 2 kroky, nebo si místo toho lízněte kartu.
