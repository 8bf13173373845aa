# Panely stránky pro nákupy, placení a malá rozhodnutí.

## Nákup

pantheon-shop-asks = Vyberte nákup v panelu a na plánu, potom vše jednou potvrďte.
pantheon-shop-buy-lead = V jedné akci můžete koupit cokoli v libovolném počtu. Přebytečné peníze zahrané karty propadnou.
pantheon-shop-spend-lead = Národ vám dává tyto peníze k okamžitému utracení. Neutracené peníze propadnou.
pantheon-shop-coins-to-spend = { $amount ->
        [one] peníz k utracení
        [few] peníze k utracení
       *[other] peněz k utracení
    }
pantheon-shop-parts = Co je na prodej
pantheon-shop-tab-tokens = Obětiny
pantheon-shop-tab-pieces = Kameny
pantheon-shop-tab-map = Plán
pantheon-shop-tokens = Žetony obětin
pantheon-shop-tokens-use = platí za tolik obětin při každém obětování
pantheon-shop-yours = váš
pantheon-shop-owns = máte stupeň { $amount }: doplatíte rozdíl
pantheon-shop-owns-none = nemáte
pantheon-shop-useful = zaplatí boha
pantheon-shop-then-pay = pak zaplatíte: { $what }
pantheon-shop-pieces = Kameny do vlastní zásoby
pantheon-shop-pieces-use = umístit můžete jen kameny z vlastní zásoby
pantheon-shop-reserve = vlastní zásoba { $amount }, všeobecná { $more }
pantheon-shop-supply-empty = ve všeobecné zásobě žádný není
pantheon-shop-none-chosen = nic není vybráno
pantheon-shop-one-more = o jeden více: { $what }
pantheon-shop-one-less = o jeden méně: { $what }
pantheon-shop-on-map = Na plánu
pantheon-shop-on-map-price = 1 peníz, nebo 2, stojí-li tam cizí kámen
pantheon-shop-on-map-how = Vyberte zvýrazněné pole a umístěte na ně kámen ze zásoby. K nákupu se nikdo nepřidává.
pantheon-shop-on-map-more = Vyberte další zvýrazněné pole, nebo totéž znovu, a kámen odeberete.
pantheon-shop-foot-on = šlápota na plán
pantheon-shop-take-out = odebrat z nákupu
pantheon-shop-no-foot = { $where }: ve vlastní zásobě nemáte šlápotu. Nejdřív ji kupte.
pantheon-shop-no-column = { $where }: ve vlastní zásobě nemáte sloup. Nejdřív ho kupte.
pantheon-shop-place-short = { $where }: { $amount ->
        [one] chybí { $amount } peníz.
        [few] chybí { $amount } peníze.
       *[other] chybí { $amount } peněz.
    }
pantheon-shop-short = chybí { $amount }
pantheon-shop-coins-short = { $amount ->
        [one] Chybí { $amount } peníz
        [few] Chybí { $amount } peníze
       *[other] Chybí { $amount } peněz
    }

## Pokladna

pantheon-shop-purchase = Váš nákup
pantheon-shop-of-coins = peníze: { $amount } z { $of }
pantheon-shop-empty = Zatím nic není vybráno.
pantheon-shop-remove = Odebrat: { $what }
pantheon-shop-token-use = { $amount ->
        [one] { $amount } obětina při každém obětování
        [few] { $amount } obětiny při každém obětování
       *[other] { $amount } obětin při každém obětování
    }
pantheon-shop-foot-count = { $amount ->
        [one] { $amount } šlápota
        [few] { $amount } šlápoty
       *[other] { $amount } šlápot
    }
pantheon-shop-column-count = { $amount ->
        [one] { $amount } sloup
        [few] { $amount } sloupy
       *[other] { $amount } sloupů
    }
pantheon-shop-to-reserve = do vlastní zásoby
pantheon-shop-column-points = sloup { $amount }: bodování { $before } → { $after }
pantheon-shop-payment = Platba
pantheon-shop-payment-how = výběrem karty ji změníte
pantheon-shop-pays = platí
pantheon-shop-stays = zůstane
pantheon-shop-laid = na stole
pantheon-shop-exact = Nic nepropadne.
pantheon-shop-lost = { $amount ->
        [one] Propadne { $amount } peníz.
        [few] Propadnou { $amount } peníze.
       *[other] Propadne { $amount } peněz.
    }
pantheon-shop-buy-things = { $amount ->
        [one] Koupit { $amount } věc za
        [few] Koupit { $amount } věci za
       *[other] Koupit { $amount } věcí za
    }
pantheon-shop-choose-something = Nejdřív něco vyberte
pantheon-shop-kept = Nebylo přijato všechno. Zbytek je dál ve vašem nákupu.
pantheon-shop-back = Zpět ke čtyřem akcím
pantheon-shop-stop = Ukončit nákup
pantheon-shop-spend-nothing = Dál neutrácet

## Obětování

pantheon-shop-sacrifice-lead = Vyberte boha. Každé číslo jeho ceny se platí jiným druhem obětin.
pantheon-shop-points = { $amount ->
        [one] { $amount } bod za boha
        [few] { $amount } body za boha
       *[other] { $amount } bodů za boha
    }
pantheon-shop-payable = Můžete zaplatit
pantheon-shop-missing = { $amount ->
        [one] Chybí { $amount } obětina
        [few] Chybí { $amount } obětiny
       *[other] Chybí { $amount } obětin
    }
pantheon-shop-choose-god = Nejdřív vyberte boha
pantheon-shop-not-payable = Tohoto boha nemůžete zaplatit
pantheon-shop-pay-god = Obětovat: { $what }
pantheon-shop-payment-kinds = výběrem druhu ho změníte
pantheon-shop-of-one-kind = jednoho druhu: { $amount }
pantheon-shop-token = žeton { $amount }
pantheon-shop-you-have = máte { $amount }
pantheon-shop-kind-used = už použit
pantheon-shop-kind-needed = potřebný jinde
pantheon-shop-cards-only = Platit jen kartami
pantheon-shop-use-token = Použít žeton
pantheon-shop-revealed = Odhalený bůh: { $what }
pantheon-shop-revealed-lead = Tohoto boha můžete získat za první číslo jeho ceny, zaplacené jedním druhem obětin.
pantheon-shop-revealed-short = První číslo ceny zaplatit nemůžete, kartička proto putuje do krabice.
pantheon-shop-leave-god = Nebrat
pantheon-shop-continue = Pokračovat

## Výměna

pantheon-shop-exchange-lead = Vyměňte kameny vlastní zásoby jeden za jeden, kolik chcete.
pantheon-shop-receive-foot = Sloupy za šlápoty
pantheon-shop-receive-column = Šlápoty za sloupy
pantheon-shop-up-to = nejvýše { $amount }
pantheon-shop-cannot-exchange = teď to nejde
pantheon-shop-exchange-foot = { $amount ->
        [one] Vzít { $amount } šlápotu
        [few] Vzít { $amount } šlápoty
       *[other] Vzít { $amount } šlápot
    }
pantheon-shop-exchange-column = { $amount ->
        [one] Vzít { $amount } sloup
        [few] Vzít { $amount } sloupy
       *[other] Vzít { $amount } sloupů
    }
pantheon-shop-exchange-nothing = Nic neměnit

## Malá rozhodnutí

pantheon-shop-choose-more = { $amount ->
        [one] Vyberte jedno
        [few] Vyberte ještě { $amount }
       *[other] Vyberte ještě { $amount }
    }
pantheon-shop-draw-cards = { $amount ->
        [one] Dobrat { $amount } kartu
        [few] Dobrat { $amount } karty
       *[other] Dobrat { $amount } karet
    }
pantheon-shop-deck-text = Z dobíracího balíčku, poslepu. { $amount ->
        [one] Zbývá { $amount } karta.
        [few] Zbývají { $amount } karty.
       *[other] Zbývá { $amount } karet.
    }
pantheon-shop-reveal = Odhalit boha
pantheon-shop-reveal-text = Otočte vrchní kartičku boha. Pak ji můžete získat za první číslo její ceny.
pantheon-shop-raise-from = zvýšení ze stupně { $amount }
pantheon-shop-raise-new = nový žeton
pantheon-shop-title-take-card = Dobírání karet
pantheon-shop-lead-take-card = { $amount ->
        [one] Ještě { $amount } karta: odkrytá, nebo vrchní z dobíracího balíčku.
        [few] Ještě { $amount } karty: odkryté, nebo vrchní z dobíracího balíčku.
       *[other] Ještě { $amount } karet: odkryté, nebo vrchní z dobíracího balíčku.
    }
pantheon-shop-act-take-card = Vzít: { $what }
pantheon-shop-decline-take-card = Další karty nebrat
pantheon-shop-title-draft-bonus = Bonusové žetony
pantheon-shop-lead-draft-bonus = Vyberte jeden žeton. Působí hned.
pantheon-shop-act-draft-bonus = Vzít: { $what }
pantheon-shop-title-loot-order = Vaše kořist
pantheon-shop-lead-loot-order = Vyberte žeton kořisti, který vyhodnotíte jako další.
pantheon-shop-act-loot-order = Vyhodnotit: { $what }
pantheon-shop-title-columns-or-feet = Do vlastní zásoby
pantheon-shop-lead-columns-or-feet = Sloupy, nebo šlápoty? Berou se ze všeobecné zásoby vaší barvy.
pantheon-shop-act-columns-or-feet = Vzít: { $what }
pantheon-shop-title-discard-card = Příliš mnoho karet
pantheon-shop-lead-discard-card = { $amount ->
        [one] Vyberte { $amount } kartu k odložení.
        [few] Vyberte { $amount } karty k odložení.
       *[other] Vyberte { $amount } karet k odložení.
    }
pantheon-shop-act-discard-card = Odložit: { $what }
pantheon-shop-title-cards-or-god = Galie
pantheon-shop-lead-cards-or-god = Doberte karty, nebo zkuste štěstí s bohem.
pantheon-shop-act-cards-or-god = { $what }
pantheon-shop-title-raise-token = Zvyšte žeton obětiny
pantheon-shop-lead-raise-token = Zvyšte jeden ze svých žetonů o stupeň, nebo vezměte nový.
pantheon-shop-act-raise-token = Vzít: { $what }
pantheon-shop-title-may-raise = Iberie
pantheon-shop-lead-may-raise = Můžete zvýšit jeden ze svých žetonů o stupeň, nebo vzít nový.
pantheon-shop-act-may-raise = Vzít: { $what }
pantheon-shop-decline-may-raise = Nic nezvyšovat
