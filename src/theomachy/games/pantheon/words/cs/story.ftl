# Co se v Pantheonu děje a proč: pro rady a pro příběh tahu. $mode je do (rada) nebo did (příběh); $what je věc, $where místo, $who hráč.

## Deeds

pantheon-deed-action =
    { $mode ->
        [did] Volí: { $what }
       *[do] { $what }
    }
pantheon-deed-feet =
    { $mode ->
        [did] Pokládá
       *[do] Položte
    } { $amount ->
        [one] { $amount } šlápotu
        [few] { $amount } šlápoty
       *[other] { $amount } šlápot
    }
pantheon-deed-column =
    { $mode ->
        [did] Staví sloup: { $where }
       *[do] Postavte sloup: { $where }
    }
pantheon-deed-loot =
    { $mode ->
        [did] Bere kořist: { $what }
       *[do] Vezměte kořist: { $what }
    }
pantheon-deed-card =
    { $mode ->
        [did] Hraje kartu: { $what }
       *[do] Zahrajte kartu: { $what }
    }
pantheon-deed-open =
    { $mode ->
        [did] Bere odkrytou kartu: { $what }
       *[do] Vezměte odkrytou kartu: { $what }
    }
pantheon-deed-money =
    { $mode ->
        [did] Bere zvláštní kartu peněz: { $what }
       *[do] Vezměte zvláštní kartu peněz: { $what }
    }
pantheon-deed-take-feet =
    { $mode ->
        [did] Bere
       *[do] Vezměte
    } { $amount ->
        [one] { $amount } šlápotu
        [few] { $amount } šlápoty
       *[other] { $amount } šlápot
    }
pantheon-deed-take-columns =
    { $mode ->
        [did] Bere
       *[do] Vezměte
    } { $amount ->
        [one] { $amount } sloup
        [few] { $amount } sloupy
       *[other] { $amount } sloupů
    }
pantheon-deed-token =
    { $mode ->
        [did] Zvyšuje žeton oběti: { $what }, stupeň { $amount }
       *[do] Zvyšte žeton oběti: { $what }, stupeň { $amount }
    }
pantheon-deed-god =
    { $mode ->
        [did] Získává boha: { $what }
       *[do] Získejte boha: { $what }
    }
pantheon-deed-demigod =
    { $mode ->
        [did] Bere { $value ->
        [none] poloboha
       *[some] poloboha s hodnotou { $value }
    }
       *[do] Vezměte { $value ->
        [none] poloboha
       *[some] poloboha s hodnotou { $value }
    }
    }
pantheon-deed-bonus =
    { $mode ->
        [did] Volí bonusový žeton: { $what }
       *[do] Zvolte bonusový žeton: { $what }
    }

## Reasons

pantheon-why-points =
    { $case ->
        [gain] Získáte body.
        [cost] Stojí vás to body.
        [denial] { $who } získá méně bodů.
       *[gift] { $who } získá více bodů.
    }
pantheon-why-demigods =
    { $case ->
        [gain] Vaši polobohové přinesou při bodování více.
       *[cost] Vaši polobohové přinesou při bodování méně.
    }
pantheon-why-columns =
    { $case ->
        [gain] Vaše sloupy přinesou při bodování více.
        [cost] Vaše sloupy přinesou při bodování méně.
        [denial] { $who }: sloupy přinesou při bodování méně.
       *[gift] { $who }: sloupy přinesou při bodování více.
    }
pantheon-why-column-reserve =
    { $case ->
        [gain] Budete mít více sloupů k postavení.
       *[cost] Zbude vám méně sloupů k postavení.
    }
pantheon-why-feet =
    { $case ->
        [gain] Budete mít více šlápot k pohybu.
       *[cost] Budete mít méně šlápot k pohybu.
    }
pantheon-why-loot-picked =
    { $case ->
        [gain] Cestou vezmete kořist.
       *[cost] Vezmete méně kořisti.
    }
pantheon-why-loot =
    { $case ->
        [gain] Kořist bude na dosah.
        [cost] Kořist bude od vás dál.
        [denial] { $who }: kořist bude dál.
       *[gift] { $who }: kořist bude na dosah.
    }
pantheon-why-sites =
    { $case ->
        [gain] Pole pro sloup bude na dosah.
       *[cost] Pole pro sloupy budou od vás dál.
    }
pantheon-why-god-ready =
    { $case ->
        [gain] V příštím tahu zaplatíte boha.
        [cost] V příštím tahu už boha nezaplatíte.
        [denial] { $who } už v příštím tahu boha nezaplatí.
       *[gift] { $who } v příštím tahu zaplatí boha.
    }
pantheon-why-god-short =
    { $case ->
        [gain] Přiblížíte se k zaplacení boha.
       *[cost] Vzdálíte se od zaplacení boha.
    }
pantheon-why-levels =
    { $case ->
        [gain] Vaše žetony obětí zaplatí větší část ceny bohů.
       *[cost] Vaše žetony obětí zaplatí menší část ceny bohů.
    }
pantheon-why-movement =
    { $case ->
        [gain] Budete mít více karet pohybu.
       *[cost] Spotřebujete karty pohybu.
    }
pantheon-why-offerings =
    { $case ->
        [gain] Budete mít více karet obětí.
       *[cost] Spotřebujete karty obětí.
    }
pantheon-why-coins =
    { $case ->
        [gain] Budete mít v ruce více peněz.
       *[cost] Utratíte peníze.
    }
pantheon-why-steps =
    { $case ->
        [gain] Získáte více kroků v každém pohybu.
       *[cost] Budete mít v pohybu méně kroků.
    }
pantheon-why-draws =
    { $case ->
        [gain] Při každém braní karet vezmete více karet.
       *[cost] Při braní karet vezmete méně karet.
    }
pantheon-why-end =
    { $case ->
        [gain] V příštím tahu můžete ukončit epochu a získat body.
        [cost] V příštím tahu už epochu neukončíte.
        [denial] { $who } už v příštím tahu epochu neukončí.
       *[gift] { $who } může v příštím tahu ukončit epochu.
    }

## The story of a turn

pantheon-story-draws =
    { $amount ->
        [one] Bere { $amount } kartu
        [few] Bere { $amount } karty
       *[other] Bere { $amount } karet
    }
pantheon-story-points =
    { $amount ->
        [one] { $who } získává { $amount } bod
        [few] { $who } získává { $amount } body
       *[other] { $who } získává { $amount } bodů
    }

## What it means for you

pantheon-for-you-loot =
    { $amount ->
        [one] Zbývá jen { $amount } žeton kořisti: epocha může brzy skončit (3 body pro toho, kdo ji ukončí).
        [few] Zbývají jen { $amount } žetony kořisti: epocha může brzy skončit (3 body pro toho, kdo ji ukončí).
       *[other] Zbývá jen { $amount } žetonů kořisti: epocha může brzy skončit (3 body pro toho, kdo ji ukončí).
    }

## The coach

pantheon-coach-first-action-title = Jedna akce za tah
pantheon-coach-first-action = Pohyb pro kořist a sloupy, Nákup figurek a žetonů za peníze, Oběť pro získání boha, nebo braní karet, které tohle všechno umožní.
pantheon-coach-moving-title = Pohyb
pantheon-coach-moving = Velká šlápota dává 1 krok, každá karta pohybu další 2. Každý krok je šlápota, nebo na poli pro sloup sloup. Nevyužité kroky propadnou.
pantheon-coach-buying-title = Nákup
pantheon-coach-buying = Všechny zahrané peníze tvoří jednu částku, za kterou můžete koupit více věcí. Zbytek propadne.
pantheon-coach-sacrifice-title = Oběť
pantheon-coach-sacrifice = Bůh stojí jedno až čtyři čísla. Každé zaplaťte kartami jednoho druhu a pro každé použijte jiný druh. Žetony obětí platí a zůstávají vám.
pantheon-coach-loot-title = Kořist
pantheon-coach-loot = Šlápota na hexu s kořistí ji vezme. Kořist se vyhodnotí po pohybu. Když zmizí poslední kořist, epocha končí.
pantheon-coach-follow-title = Přidejte se k pohybu
pantheon-coach-follow = Někdo zvolil Pohyb, takže se můžete pohnout také. Když nic nepoložíte, vezmete si kartu.
pantheon-coach-god-title = Bůh je váš
pantheon-coach-god = Účinek stojí na jeho kartičce. Někteří bohové pomohou hned, jiní do konce hry.
pantheon-coach-epoch-title = Nová epocha
pantheon-coach-epoch = Aktivní hráč získal 3 body za ukončení předchozí. Šlápoty se vracejí, sloupy zůstávají. Nový národ přináší novou kořist, bohy a chrám, od kterého začínáte.
pantheon-coach-scoring-title = Bodování
pantheon-coach-scoring = Polobohové přinášejí své hodnoty a každý sloup tím více, čím více jich máte. Boduje se dvakrát: po epoše 3 a po epoše 6.

## Warnings before a costly answer

pantheon-warn-steps =
    { $amount ->
        [one] Vzdáváte se { $amount } kroku.
        [few] Vzdáváte se { $amount } kroků.
       *[other] Vzdáváte se { $amount } kroků.
    }
pantheon-warn-coins =
    { $amount ->
        [one] Vzdáváte se { $amount } peníze.
        [few] Vzdáváte se { $amount } peněz.
       *[other] Vzdáváte se { $amount } peněz.
    }
