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
table-price = { $amount ->
        [one] stojí { $amount } stoupence
        [few] stojí { $amount } stoupence
        [many] stojí { $amount } stoupence
       *[other] stojí { $amount } stoupenců
    }
table-unlocked = odemčeno { $amount } ze 2
table-scoring = Po této epoše se boduje
table-feet-reserve = Šlápoty v zásobě: { $amount }, ve všeobecné zásobě: { $more }
table-columns-reserve = Sloupy v zásobě: { $amount }, ve všeobecné zásobě: { $more }
table-columns-standing = Sloupy na plánu: { $amount }

## The question

table-question = Otázka
table-done = Hotovo
table-yes = Ano
table-no = Ne
table-no-answer = To teď vybrat nelze.
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

table-battles = Dosavadní boje
table-choosing = vybírá kartu
table-chosen = má vybráno
table-bid = nabídka { $amount }
table-killed = zabito: { $amount }

## Advice

table-hint = Rada
table-thinking = Přemýšlím…
