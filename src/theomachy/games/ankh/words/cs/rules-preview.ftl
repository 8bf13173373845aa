## Obecně

ANKHP-GEN-01 = O čem předběžné vydání mlčí, v tom platí pravidla finálního vydání.
ANKHP-GEN-02 = Říká-li předběžné vydání, že hráč něco „může“, je to dobrovolné, i když je to ve finálním vydání povinné.
ANKHP-DATA-01 = Mapa, scénáře, stupnice událostí, akcí a zbožnosti i karty Strážců jsou v předběžném vydání stejné jako ve finálním.

## Součásti a příprava hry

ANKHP-COMP-01 = Každý bůh má šest bojových karet a začíná se všemi v ruce; karta Vozatajové v předběžném vydání není.
ANKHP-COMP-02 = Každý bůh má 16 kartonových žetonů Ankh a žádný plastový: 6 leží na desce boha, 1 je na stupnici zbožnosti a 9 tvoří zásobu.
ANKHP-COMP-03 = Žetony měst v předběžném vydání nejsou.
ANKHP-SETUP-01 = Žetony se na stupnici zbožnosti skládají v pořadí hráčů: žeton prvního hráče je vespod, takže první hráč má nejmenší zbožnost a poslední největší.
ANKHP-SETUP-02 = Scénáře předběžného vydání nemají žádná zvláštní pravidla navíc.

## Mapa

ANKHP-MAP-01 = Pole vody běžně obsadit nelze. Do kterých oblastí patří a s čím sousedí, se určuje jako ve finálním vydání.

## Zbožnost

ANKHP-DEV-01 = Získává-li zbožnost několik stran najednou, postupuje se vzestupně podle zbožnosti; u ztrát stejně tak.

## Tah a akce

ANKHP-TURN-01 = Nespustila-li první akce událost, je druhá akce dobrovolná. Kdo ji odmítne, žádný druhý ukazatel neposune a jeho tah končí.
ANKHP-TURN-02 = Druhou akci hráč nikdy provést nemusí; po první smí vždy skončit.
ANKHP-TURN-03 = Hráči spojeného boha mají v tahu jednu nebo dvě akce jako všichni ostatní.
ANKHP-TURN-04 = Jakmile hráč dokončí všechny akce svého tahu, i když druhou odmítl, ověří se jeho schopnosti Ctihodný a Skvostný. Teprve potom se vyhodnotí spuštěná událost.
ANKHP-UNL-01 = Kdo nemůže odemknutí schopnosti zaplatit nebo už má odemčeno vše, posune jen ukazatel akce: nic neplatí a nic nezíská.
ANKHP-UNL-02 = Různé schopnosti, které spouští totéž, se sčítají, například Velkolepý a Mocný.
ANKHP-UNL-03 = Bez volného podstavce správné velikosti si hráč Strážce vzít nemůže.
ANKHP-COMP-04 = Stoupenci nikdy nedojdou; počet žetonů není omezením.

## Ovládnutí monumentu a Velbloudí karavana

ANKHP-CTRL-01 = Při události Ovládnutí monumentu hráč žádný monument ovládnout nemusí, ani neutrální, ani cizí.
ANKHP-CTRL-02 = Kdo nemá v zásobě žeton Ankh, neovládne žádný monument; nahrazený žeton se vrátí do zásoby svého majitele.
ANKHP-CAMEL-01 = Po karavaně lze s libovolným jiným žetonem na mapě prohodit jen právě přidaný žeton pořadí konfliktů; ponechaný původní žeton si smí vyměnit místo jedině s ním.
ANKHP-CAMEL-02 = Každá oblast, která karavanou vznikne, musí mít aspoň 6 pevninských polí; voda se nepočítá.

## Dominance

ANKHP-DOM-01 = Za dominanci získá strana 1 bod zbožnosti a k tomu 1 za každý monument, který v oblasti ovládá, pokud má v jeho typu převahu.
ANKHP-DOM-02 = Bod za dominanci a body za monumenty jsou dohromady jeden zisk.
ANKHP-DOM-03 = Zářivá figura k dominanci nic nepřidává.

## Boj

ANKHP-BAT-01 = Boj má toto pořadí: začátek boje, 1. karty, 2. Zamoření kobylkami, 3. ostatní karty vzestupně podle zbožnosti, 4. převaha monumentů, 5. vyhodnocení boje a efekty po něm. Ve 3. kroku strana vyhodnotí všechny své karty, než přijde na řadu další.
ANKHP-BAT-02 = Více odkrytých karet Zamoření kobylkami se vyhodnotí jen jednou, s jedinou nabídkou stoupenců.
ANKHP-BAT-03 = Ve 3. kroku boje, po Zamoření kobylkami, působí z karet jen Záplava a Stavba monumentu; Sucho působí při vyhodnocení boje, Zázrak a Cyklus Ma’at až po něm.
ANKHP-BAT-04 = Strana, které Zamoření kobylkami vzalo všechny figury, smí dál stavět (za plnou cenu) a využít Zázrak a Cyklus Ma’at. Záplava jí nic nedá, převahy nezískává a vyhrát nemůže.
ANKHP-BAT-05 = Za převahu monumentů získají strany s figurou v oblasti boje vzestupně podle zbožnosti 1 bod zbožnosti za každý monument, který tam ovládají, v typech, v nichž mají převahu.
ANKHP-BAT-06 = Odměna vítěze boje je jeden zisk: 1 bod zbožnosti a k tomu body za schopnosti Velkolepý a Mocný a za Záři. Zabíjení, shoda sil i žeton nerozhodného boje fungují jako ve finálním vydání.
ANKHP-BAT-07 = Při vyhodnocení boje dostane vítěz odměnu, pak ostatní vzestupně podle zbožnosti ztratí body za schopnost Mocný, potom padnou zabité figury a odečtou se ztráty za Kočičí mumie. Následují Zázrak, Osiris a Cyklus Ma’at.
ANKHP-BAT-08 = Předběžné vydání nezná schopnosti Velkorysý a Všudypřítomný, schopnost Ctihodný se nepoužívá po boji a Štědrý nepřidává zbožnost.
ANKHP-BAT-09 = Ani se šesti kartami není ruka při výběru karet nikdy prázdná, protože Cyklus Ma’at je v ní vždy.

## Bojové karty

ANKHP-CARD-01 = Bonusy karet k síle: Zamoření kobylkami +1, Sucho +2; Záplava, Stavba monumentu, Zázrak a Cyklus Ma’at +0.
ANKHP-CARD-02 = Stavba monumentu stojí 2 stoupence a další 2 za každý monument téhož typu, který strana už kdekoli na mapě ovládá.
ANKHP-CARD-03 = Stavba monumentu je dobrovolná a typ se volí se znalostí ceny. Na co strana nemá, to postavit nemůže.
ANKHP-CARD-04 = Cena Stavby monumentu se počítá až při vyhodnocení karty, tedy po Záplavách a stavbách stran, které byly na řadě dřív.
ANKHP-CARD-05 = Sucho: při vyhodnocení boje platí síla každé vlastní figury na poli pouště v oblasti dvojnásobně, včetně všech úprav její síly. Zbožnost nepřidává.
ANKHP-CARD-06 = Figura, jejíž sílu zrušila Sfinga, zůstává na síle 0 i se Suchem.
ANKHP-CARD-07 = Záplava: ve 3. kroku boje, po Zamoření kobylkami, dostane strana 1 stoupence za každou svou figuru, která tehdy stojí na úrodném poli oblasti. Figury nechrání.
ANKHP-CARD-08 = Zamoření kobylkami působí jako ve finálním vydání, ale před všemi ostatními kartami.
ANKHP-CARD-09 = Zahraje-li Zázrak více stran, vyhodnocují se vzestupně podle zbožnosti.
ANKHP-CARD-10 = Cyklus Ma’at: na konci boje si strana vezme zpět do ruky všechny své zahrané karty, včetně této a u Amuna i druhé.
ANKHP-CARD-11 = Zahraje-li Amun dvě karty, které se vyhodnocují ve 3. kroku boje, po Zamoření kobylkami, vyhodnotí je obě, když je na řadě, v pořadí, jaké si zvolí.

## Schopnosti Ankh

ANKHP-POW-01 = Úroveň 1: Velící, Inspirující, Štědrý, Uctívaný. Úroveň 2: Velkolepý, Zaměřený na obelisky, na chrámy a na pyramidy. Úroveň 3: Mocný, Ctihodný, Oslnivý, Skvostný.
ANKHP-POW-02 = Schopnost Velící dává 3 stoupence za vyhraný boj, schopnost Uctívaný 1 stoupence navíc při každé akci Získání stoupenců.
ANKHP-POW-03 = Inspirující (úroveň 1): Stavba monumentu nikdy nestojí víc než 3 stoupence, tedy 2 za první monument daného typu a 3 za každý další.
ANKHP-POW-04 = Štědrý (úroveň 1): Záplava dá dvojnásobek stoupenců.
ANKHP-POW-05 = Velkolepý (úroveň 2): převyšuje-li vítěz boje nejsilnějšího jiného účastníka aspoň o 2, získá o 1 bod zbožnosti víc.
ANKHP-POW-06 = Mocný (úroveň 3): převyšuje-li vítěz boje nejsilnějšího jiného účastníka aspoň o 2, získá o 1 bod zbožnosti víc a každý jiný účastník 1 bod ztratí.
ANKHP-POW-07 = Účastníci bez figur mají při počítání náskoku sílu 0 a kvůli schopnosti Mocný ztrácejí bod zbožnosti také.
ANKHP-POW-08 = Zaměřený na obelisky (úroveň 2): vlastní figura v oblasti boje není předem nutná a cílem jsou prázdná pevninská pole sousedící s vlastními obelisky v této oblasti. Kdo tak figury do oblasti přivede, stává se účastníkem a musí zahrát kartu.
ANKHP-POW-09 = Schopnost Zaměřený na obelisky platí jen na začátku boje, tedy tam, kde už jsou figury nejméně dvou stran. Dominanci v boj změnit nemůže.
ANKHP-POW-10 = Má-li schopnost Zaměřený na obelisky víc stran, střídají se vzestupně podle zbožnosti po jedné figuře, dokud všechny neskončí.
ANKHP-POW-11 = Zaměřený na chrámy (úroveň 2): figura boha má +1 k síle za každý chrám, který její strana kdekoli na mapě ovládá. Tento bonus patří k síle figury.
ANKHP-POW-12 = Zaměřený na pyramidy (úroveň 2): kdykoli strana vyvolává, akcí (i když se řádného vyvolání vzdá) nebo návratem Mumie, smí za každou svou pyramidu vyvolat jednu figuru navíc na pole, které s ní sousedí, třeba i osvobozeného válečníka; další vyvolání z toho neplynou. V akci je to možné jednou a po návratu Mumie dřív, než přijde další Mumie a ztráty za Kočičí mumie.
ANKHP-POW-13 = Ctihodný (úroveň 3): po dokončení akcí svého tahu získá hráč 1 bod zbožnosti, ovládá-li jeho strana na mapě aspoň 5 monumentů.
ANKHP-POW-14 = Skvostný (úroveň 3): po dokončení akcí svého tahu získá hráč 1 bod zbožnosti, má-li jeho strana aspoň 10 stoupenců.
ANKHP-POW-15 = Kdo má schopnosti Ctihodný i Skvostný, získává po dokončení akcí svého tahu zbožnost dvakrát v pořadí, jaké si zvolí. Dosáhne-li tím pole 31 stupnice zbožnosti, vyhrává ještě před spuštěnou událostí.
ANKHP-POW-16 = U spojeného boha se schopnosti Ctihodný a Skvostný ověřují v tahu každého z obou hráčů.
ANKHP-POW-17 = Oslnivý (úroveň 3): má-li strana v oblasti boje figuru, dostane sílu +1 za každý monument, který tam ovládá. K síle žádné figury to nepatří, takže to Sucho nezdvojí a Sfinga nezruší.

## Bohové a Strážci

ANKHP-GOD-01 = Amun smí v jednom boji každého Konfliktu předem ohlásit a zahrát dvě karty, stejně jako ve finálním vydání.
ANKHP-GOD-02 = Anubis smí polapit i vlastního zabitého válečníka, ale vždy nejvýše jednoho válečníka z figur zabitých najednou.
ANKHP-GOD-03 = Své vlastní polapené válečníky Anubis osvobodit nemůže.
ANKHP-GOD-04 = Sílu +1 za každého polapeného válečníka má figura boha Anuba.
ANKHP-GOD-05 = Isis: chráněné figury nelze vůbec zabít, ani Zamořením kobylkami. Isis o tom nerozhoduje, ochrana platí vždy.
ANKHP-GOD-06 = Osiris: žeton podsvětí se klade na prázdné pole oblasti, nikdy na vodu.
ANKHP-GOD-07 = Na pole s žetonem podsvětí smí stavět monumenty jen Osiris. Přemístí-li se žeton, figura nebo monument na poli zůstane.
ANKHP-GOD-08 = Osirovo vyvolání navíc potřebuje pole s žetonem podsvětí, na němž není figura ani monument.
ANKHP-GOD-09 = Ra: bod zbožnosti navíc přináší zářivá figura v oblasti jen za vyhraný boj, ne za dominanci.
ANKHP-GUARD-01 = Všichni Strážci působí jako ve finálním vydání.

## Spojení a zapomenutí bohů

ANKHP-MERGE-01 = Při spojení bohů jdou Strážci nižšího boha ze hry s jeho ostatními figurami; vyšší bůh nepřebírá žádného.
ANKHP-MERGE-02 = Při spojení bohů se monumenty nižšího boha neničí: přijdou jen o jeho žetony Ankh a stanou se neutrálními.
ANKHP-MERGE-03 = Při spojení bohů jdou stoupenci nižšího boha do společné zásoby, ne k vyššímu bohu.
ANKHP-MERGE-04 = Pořadí kroků při spojení bohů, žetony, desky a společné zásoby jsou jako ve finálním vydání.
ANKHP-MERGE-05 = Každý z hráčů spojeného boha hraje plný tah až o dvou akcích. Jejich strana má tedy dvojnásobek tahů.
ANKHP-MERGE-06 = S polapenými válečníky, žetony podsvětí, slunečními žetony a žetonem Amuna se při spojení naloží jako ve finálním vydání. Sluneční žetony z odstraněných Strážců se vrátí spojené straně.
ANKHP-FORG-01 = Monumenty zapomenutých bohů se neničí, ale stanou se neutrálními; jejich stoupenci jdou do společné zásoby.
ANKHP-FORG-02 = Polapení válečníci zapomenutých bohů a žetony podsvětí zapomenutého Osira jdou ze hry jako ve finálním vydání. Válečníci ostatních stran polapení zapomenutým Anubem se vrátí do zásob svých majitelů.
