# What the two tables of the page say: panels, prompts, life at the table.

## The board

table-nearer = Přiblížit
table-whole-map = Ukázat celou mapu
table-camel-sides = Hrany, na kterých může stát velbloud
table-cut = rozdělí oblast na části (počet polí: { $less } a { $more })
table-fertile = úrodné pole
table-desert = poušť
table-water = voda
table-region = oblast { $amount }
table-gate = žeton podsvětí
table-sea = moře
table-land = pevnina
table-site = pole pro sloup
table-temple = chrám
table-devotion-track = Stupnice zbožnosti
table-red = Červená část: kdo v ní zůstane, bude zapomenut

## Panels

table-panels = Desky a průběh
table-own = Můj bůh
table-own-hand = Moje karty
table-others = Ostatní
table-close = Zavřít
table-fold = Sbalit
table-unfold = Rozbalit
table-nothing-yet = Zatím nic.
table-actions = Stupnice akcí
table-pool = zásoba
table-ankhs = žetony Ankh v zásobě
table-captives = polapení válečníci
table-tiebreaker = má žeton nerozhodného boje
table-tiebreaker-down = má žeton nerozhodného boje otočený lícem dolů
table-battle-cards = Bojové karty
table-price = { $amount ->
        [one] stojí { $amount } stoupence
        [few] stojí { $amount } stoupence
        [many] stojí { $amount } stoupence
       *[other] stojí { $amount } stoupenců
    }
table-unlocked = odemčeno { $amount } ze 2
table-scoring = Po této epoše se boduje
table-payable = Můžete zaplatit:
table-token = žeton
table-stack = { $amount ->
        [one] { $amount } kartička boha v hromádce
        [few] { $amount } kartičky bohů v hromádce
        [many] { $amount } kartičky bohů v hromádce
       *[other] { $amount } kartiček bohů v hromádce
    }
table-feet-reserve = Šlápoty v zásobě: { $amount }, ve všeobecné zásobě: { $more }
table-columns-reserve = Sloupy v zásobě: { $amount }, ve všeobecné zásobě: { $more }
table-columns-standing = Sloupy na plánu: { $amount }

## The question

table-question = Otázka
table-done = Hotovo
table-yes = Ano
table-no = Ne
table-no-answer = To není odpověď na tuto otázku.
table-triggers = spustí událost: { $what }
table-steps-to = { $amount ->
        [one] { $amount } pole do události
        [few] { $amount } pole do události
        [many] { $amount } pole do události
       *[other] { $amount } polí do události
    }
table-steps-cost = { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
        [many] { $amount } kroku
       *[other] { $amount } kroků
    }, zbude: { $left }
table-coins-cost = { $amount ->
        [one] { $amount } peníz
        [few] { $amount } peníze
        [many] { $amount } peníze
       *[other] { $amount } peněz
    }, zbude: { $left }
table-cards = { $amount ->
        [one] { $amount } karta
        [few] { $amount } karty
        [many] { $amount } karty
       *[other] { $amount } karet
    }
table-coins = { $amount ->
        [one] { $amount } peníz
        [few] { $amount } peníze
        [many] { $amount } peníze
       *[other] { $amount } peněz
    }
table-steps = { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
        [many] { $amount } kroku
       *[other] { $amount } kroků
    }
table-pay = Zaplatit takto
table-or-change = nebo vyberte první část sami:
table-pass-ankh-gain-followers = Vzdát se jich
table-yes-ankh-gain-followers = Vzít stoupence
table-pass-ankh-unlock-power = Neodemykat
table-pass-ankh-lay-camel = Nepokládat velbloudy
table-pass-ankh-exchange-token = Neprohazovat žetony
table-pass-ankh-take-monument = Neovládnout žádný
table-yes-ankh-break-tie = Vyhrát díky žetonu
table-pass-ankh-break-tie = Ať nevyhraje nikdo
table-pass-ankh-build-what = Nestavět
table-pass-ankh-take-captive = Nepolapit nikoho
table-pass-ankh-protect-figure = Dál nechránit
table-yes-ankh-gate-from = Žeton ze zásoby
table-pass-ankh-gate-from = Nepokládat
table-pass-ankh-take-guardian = Vzdát se ostatních
table-pass-pantheon-further-action = Ukončit tah
table-pass-pantheon-gain-revealed = Odmítnout
table-pass-pantheon-take-card = Stačí
table-pass-pantheon-may-raise = Nic neměnit

## Life at the table

table-bot = hraje bot
table-here = je u stolu
table-absent = není u stolu
table-frozen = U tohoto stolu už nelze hrát.
table-watching = Sledujete hru.
table-suggest = Rozhoduje partner; můžete něco navrhnout.
table-suggested = Partner navrhuje to, co je označeno hvězdičkou.
table-ask-back = Požádat o vrácení rozhodnutí

## Battles

table-battle = Boj v oblasti { $amount }
table-battles = Dosavadní boje
table-choosing = vybírá kartu
table-chosen = má vybráno
table-no-card = zatím bez karty
table-figures = z figur
table-strength = síla { $amount }: odkud se bere
table-strength-now = síla v této chvíli
table-bid = nabídka { $amount }
table-killed = zabito: { $amount }

## Advice

table-hint = Rada
table-thinking = Přemýšlím…
table-foreseen = { $card }: výhry { $won }/{ $amount }, zbožnost { $least } až { $most }, zabito nejvýše { $killed }
