# What every printed thing of Pantheon does: its whole effect, and its gist in at most 45 characters.
# `effects.py` lists the rules each effect sums up. Texts of a whole kind have its numbers as variables:
# $value of a demigod, $level and $price of a sacrifice token.

## Bohové

pantheon-effect-god-surparit = Ihned získáte i vrchní kartičku z hromádky bohů s jejími vítěznými body i účinkem. Druhá Surparit získaná takto přinese body, ale žádnou další kartičku. Pak jde Surparit do krabice.
pantheon-effect-god-plaesiris = Ihned si vezmete dva vrchní polobohy: z nabídky, získáte-li Plaesiris obětováním, jinak z hromádky. Pak jde Plaesiris do krabice.
pantheon-effect-god-taksator = Ihned si vezmete do ruky vrchní zvláštní kartu peněz. Pak jde Taksator do krabice.
pantheon-effect-god-depraccus = Trvalý. V přípravě každé epochy si po postavení chrámu doberete 2 karty.
pantheon-effect-god-vinthrad = Trvalý. V každém svém pohybu máte o 1 krok víc, i když se pohnete při cizím pohybu. Při nákupu nepůsobí.
pantheon-effect-god-gaiviles = Trvalý. Jednou v každém svém pohybu, i při cizím, smíte skočit: postavíte šlápotu dvě pole od své sítě, přes pole s kamenem jiného hráče. Za cílové pole platíte jako obvykle.
pantheon-effect-god-stonkus = Trvalý. V každém svém nákupu máte až o 2 peníze víc. Na kroky při pohybu je použít nelze.
pantheon-effect-god-gadicea = Trvalá. V každé své akci dobírání karet si smíte vzít o 1 kartu víc. Při jiném dobírání nepůsobí.
pantheon-effect-god-pietalte = Trvalá. Při každém bodování přinese tolik vítězných bodů, jaký stupeň má váš nejlepší žeton obětiny. Platí se za ni jen kartami obětin.
pantheon-effect-god-traitera = Jednou ve svém tahu po dokončené akci provedete další, stejnou nebo jinou; pak jde Traitera do krabice. Musíte ji vlastnit už na začátku tahu.

## Národy

pantheon-effect-nation-gallia = Každý hráč si dobere 2 karty, nebo otočí vrchní kartičku z hromádky bohů. Otočeného boha smí získat, s vítěznými body i účinkem, jen za horní číslo ceny; jinak jde do krabice. Za Pietalte se i tady platí jen kartami.
pantheon-effect-nation-germania = Každý hráč si dobere karty do 7, nebo přebytečné odloží, takže má v ruce přesně 7 karet. Zvláštní karty peněz se počítají také.
pantheon-effect-nation-graecia = Každý hráč si dobere karty do 7, nebo přebytečné odloží, takže má v ruce přesně 7 karet. Zvláštní karty peněz se počítají také.
pantheon-effect-nation-aegyptus = Každý hráč smí libovolněkrát vyměnit šlápotu z vlastní zásoby za sloup ze všeobecné, nebo sloup za šlápotu, kus za kus. Kameny na plánu vyměnit nelze.
pantheon-effect-nation-persia = Zvláštní karty peněz se seřadí: od této chvíle je navrchu vždy nejvyšší.
pantheon-effect-nation-cartago = Každý hráč smí ihned utratit 2 peníze za cokoli, co se dá koupit. Nic k nim nelze přidat a neutracené propadají. Výchozí pole už platí za chrám; kořist se vyhodnotí nakonec.
pantheon-effect-nation-iberia = Každý hráč si smí vzít nový žeton obětiny stupně I od druhu, který nemá, nebo zvýšit jeden svůj žeton o stupeň.
pantheon-effect-nation-roma = Každý hráč si dobere 2 karty z dobíracího balíčku.

## Kořist a bonusové žetony

pantheon-effect-loot-demigod = Vezmete si vrchního poloboha z nabídky. Přinese svou hodnotu při obou bodováních, později získaný při druhém.
pantheon-effect-loot-god = Získáte vrchní kartičku z hromádky bohů bez obětování, s jejími vítěznými body i účinkem.
pantheon-effect-loot-levels-1 = Zvyšte jeden svůj žeton obětiny o stupeň, nebo si vezměte nový žeton stupně I od druhu, který nemáte.
pantheon-effect-loot-levels-2 = Dvakrát: zvyšte jeden svůj žeton obětiny o stupeň, nebo si vezměte nový žeton stupně I od druhu, který nemáte.
pantheon-effect-loot-cards-2 = Doberte si 2 karty z dobíracího balíčku.
pantheon-effect-loot-cards-3 = Doberte si 3 karty z dobíracího balíčku.
pantheon-effect-loot-money = Vezměte si do ruky vrchní zvláštní kartu peněz. Není-li žádná, nezískáte nic.
pantheon-effect-loot-steps-1 = Žeton si nechte: do konce hry vám dává 1 krok navíc v každém vašem pohybu, i při cizím. Při nákupu nepůsobí.
pantheon-effect-loot-reserve-either = Vezměte ze všeobecné zásoby do vlastní 2 sloupy, nebo 2 šlápoty své barvy.
pantheon-effect-loot-reserve-both = Vezměte ze všeobecné zásoby do vlastní 1 sloup a 1 šlápotu své barvy.
pantheon-effect-bonus-demigod = Vezmete si vrchního poloboha z hromádky. Přinese svou hodnotu při obou bodováních.
pantheon-effect-bonus-god = Získáte vrchní kartičku z hromádky bohů bez obětování, s jejími vítěznými body i účinkem.
pantheon-effect-bonus-column = Po přípravě 1. epochy postavíte jeden sloup z vlastní zásoby na kterékoli pole pro sloup, zdarma a bez navázání na síť. Postavit ho musíte.
pantheon-effect-bonus-steps-1 = Žeton si nechte: do konce hry vám dává 1 krok navíc v každém vašem pohybu, i při cizím. Při nákupu nepůsobí.
pantheon-effect-bonus-levels-2 = Dvakrát: zvyšte jeden svůj žeton obětiny o stupeň, nebo si vezměte nový žeton stupně I od druhu, který nemáte.
pantheon-effect-bonus-cards-3 = Doberte si 3 karty z dobíracího balíčku.

## Karty, žetony, kameny

pantheon-effect-card-move = Zahrajte při pohybu, vlastním i cizím: dává 2 kroky. Pak jde do odkládacího balíčku.
pantheon-effect-card-gift = Platí za 1 dar, když platíte za boha. Pak jde do odkládacího balíčku.
pantheon-effect-card-priest = Platí za 1 kněze, když platíte za boha. Pak jde do odkládacího balíčku.
pantheon-effect-card-dancer = Platí za 1 tanečnici, když platíte za boha. Pak jde do odkládacího balíčku.
pantheon-effect-card-temple = Platí za 1 chrám, když platíte za boha. Pak jde do odkládacího balíčku.
pantheon-effect-card-coin-1 = Zahrajte při nákupu: dává 1 peníz. Pak jde do odkládacího balíčku.
pantheon-effect-card-coin-2 = Zvláštní karta peněz. Zahrajte při nákupu: dává 2 peníze. Pak jde do odkládacího balíčku.
pantheon-effect-card-coin-3 = Zvláštní karta peněz. Zahrajte při nákupu: dává 3 peníze. Pak jde do odkládacího balíčku.
pantheon-effect-card-coin-4 = Zvláštní karta peněz. Zahrajte při nákupu: dává 4 peníze. Pak jde do odkládacího balíčku.
pantheon-effect-card-coin-5 = Zvláštní karta peněz. Zahrajte při nákupu: dává 5 peněz. Pak jde do odkládacího balíčku.
pantheon-effect-demigod = Vítězné body při každém bodování, po 3. a 6. epoše: { $value }. Leží u vás zakrytý.
pantheon-effect-offering = Jeden ze čtyř druhů obětin. Každé číslo ceny boha se pokryje jiným druhem: karta platí za 1, váš žeton za tolik, jaký má stupeň.
pantheon-effect-token = Platí za { $level ->
        [one] { $level } obětinu
        [few] { $level } obětiny
       *[other] { $level } obětin
    } svého druhu, kdykoli platíte za boha, a zůstává vám. Nový stojí { $price ->
        [one] { $price } peníz
        [few] { $price } peníze
       *[other] { $price } peněz
    }; máte-li nižší stupeň, platíte jen rozdíl.
pantheon-effect-piece-foot = Staví se vedle vaší sítě na kterékoli pole kromě polí pro sloup a sebere tam kořist. Na konci epochy se všechny šlápoty vracejí majitelům.
pantheon-effect-piece-column = Staví se na pole pro sloup, které sousedí s vaší šlápotou v síti, a zůstává tam do konce hry. Při každém bodování přinesou 1–3 sloupy po 1 vítězném bodu, 4–7 po 2, 8–11 po 3 a všech 12 po 4.

## Akce

pantheon-effect-action-move = Vezměte velkou šlápotu (1 krok) a hrajte karty pohybu (po 2 krocích). Za krok postavíte šlápotu nebo sloup; na poli s kamenem jiného hráče to stojí 2 kroky. Potom se ostatní mohou také pohnout, nebo si dobrat kartu.
pantheon-effect-action-buy = Hrajte karty peněz a nakupujte, dokud stačí: žetony obětin (I za 1, II za 3, III za 6, IV za 10, zvýšení za rozdíl), kameny do vlastní zásoby (po 1) a stavění kamenů na plán (1, na pole s kamenem jiného hráče 2). Neutracené peníze propadají.
pantheon-effect-action-sacrifice = Získáte jednu kartičku z nabídky bohů. Každé číslo její ceny pokryjete jiným druhem obětin: karta platí za 1 a žeton, který vám zůstává, za svůj stupeň. Přinese tolik vítězných bodů, kolikátá je epocha.
pantheon-effect-action-draw = Vezměte si postupně tři karty, každou z odkrytých, nebo z dobíracího balíčku.

## Stručně

pantheon-gist-god-surparit = Ihned: další bůh z hromádky
pantheon-gist-god-plaesiris = Ihned: dva polobohové
pantheon-gist-god-taksator = Ihned: zvláštní karta peněz
pantheon-gist-god-depraccus = 2 karty na začátku každé epochy
pantheon-gist-god-vinthrad = 1 krok navíc v každém pohybu
pantheon-gist-god-gaiviles = Skok přes cizí kámen v každém pohybu
pantheon-gist-god-stonkus = Až 2 peníze navíc v každém nákupu
pantheon-gist-god-gadicea = 1 karta navíc v akci dobírání karet
pantheon-gist-god-pietalte = Body za stupeň nejlepšího žetonu obětiny
pantheon-gist-god-traitera = Jednou další akce
pantheon-gist-nation-gallia = 2 karty, nebo bůh za horní číslo
pantheon-gist-nation-germania = Každý má přesně 7 karet
pantheon-gist-nation-graecia = Každý má přesně 7 karet
pantheon-gist-nation-aegyptus = Výměna šlápot a sloupů v zásobě
pantheon-gist-nation-persia = Nejvyšší zvláštní peníze navrchu
pantheon-gist-nation-cartago = Ihned utratit 2 peníze
pantheon-gist-nation-iberia = Zvýšit žeton obětiny o stupeň
pantheon-gist-nation-roma = Dobrat si 2 karty
pantheon-gist-card-move = 2 kroky při pohybu
pantheon-gist-card-gift = 1 dar pro boha
pantheon-gist-card-priest = 1 kněz pro boha
pantheon-gist-card-dancer = 1 tanečnice pro boha
pantheon-gist-card-temple = 1 chrám pro boha
pantheon-gist-card-coin-1 = 1 peníz při nákupu
pantheon-gist-card-coin-2 = 2 peníze při nákupu
pantheon-gist-card-coin-3 = 3 peníze při nákupu
pantheon-gist-card-coin-4 = 4 peníze při nákupu
pantheon-gist-card-coin-5 = 5 peněz při nákupu
pantheon-gist-action-move = Stavět šlápoty a sloupy, sbírat kořist
pantheon-gist-action-buy = Utratit peníze za žetony a kameny
pantheon-gist-action-sacrifice = Získat boha za obětiny
pantheon-gist-action-draw = Vzít si tři karty
