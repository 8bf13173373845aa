# Lekce hry Ankh: texty souborů z `games/ankh/lessons`. `-goal` říká, co se naučíte, `-end` lekci uzavírá; každý krok má text
# a `-title`, podle potřeby i `-point` (u zvýrazněné věci), `-other` a `-says-` (o povoleném rozhodnutí, které krok nepřijme),
# `-again` (nesplněný cíl), `-choice-`, `-right` a `-wrong`.

## Lekce 1: váš bůh a mapa

ankh-lesson-your-god = Váš bůh a mapa
ankh-lesson-your-god-goal = Poznat své figury, oblasti a monumenty a odehrát celý tah.
ankh-lesson-your-god-end = Znáte mapu a máte za sebou celý tah. Příště: jak se figury pohybují a odkud přicházejí nové.
ankh-lesson-your-god-god = Hrajete za Isis a tato velká figura je váš bůh. Nikdo ho nemůže zabít. Bohové soupeří o zbožnost: kdo jí má na konci nejvíc, vyhrává. Každý bůh má i vlastní schopnost; ta vaše je popsána na vaší desce.
ankh-lesson-your-god-god-title = Váš bůh
ankh-lesson-your-god-god-point = To jste vy
ankh-lesson-your-god-warriors = Toto je jeden z vašich šesti válečníků. Zbylých pět čeká v zásobě. Každá figura, bůh i válečník, má sílu 1. Zabitý válečník se vrátí do zásoby a může přijít znovu.
ankh-lesson-your-god-warriors-title = Vaši válečníci
ankh-lesson-your-god-warriors-point = Váš válečník
ankh-lesson-your-god-regions = Řeka dělí Egypt na tři očíslované oblasti: vy stojíte na západě (1), Ra na východě (2) a delta Nilu (3) je prázdná. Pole spolu sousedí, jen když se dotýkají uvnitř jedné oblasti. Přes řeku nesousedí nic.
ankh-lesson-your-god-regions-title = Tři oblasti
ankh-lesson-your-god-regions-point = Vaše oblast: západ
ankh-lesson-your-god-monuments = Obelisky, chrámy a pyramidy jsou monumenty. Chrám s vaším znakem je váš, obelisk u Ra patří Ra. Zbylé tři znak nemají: jsou neutrální.
ankh-lesson-your-god-monuments-title = Monumenty
ankh-lesson-your-god-turn = V tahu máte obvykle dvě akce. Druhá musí být v tomto seznamu níž než první: Pohyb, Vyvolání, Získání, Odemknutí. Nikdy tedy dvakrát totéž a nikdy směrem nahoru.
ankh-lesson-your-god-turn-title = Dvě akce v tahu
ankh-lesson-your-god-walk = Zvolte Pohyb figur. Veďte svého boha o dvě pole na zvýrazněné pole u neutrální pyramidy. Potom pohyb ukončete; válečník zůstane stát.
ankh-lesson-your-god-walk-title = K pyramidě
ankh-lesson-your-god-walk-point = Jděte sem
ankh-lesson-your-god-walk-other = Ve hře se to smí. Tady zvolte Pohyb figur, veďte boha na zvýrazněné pole u pyramidy a potom pohyb ukončete.
ankh-lesson-your-god-followers = Teď Získání stoupenců. Dostanete 1 stoupence za každý monument, vlastní nebo neutrální, se kterým sousedí vaše figura: za pyramidu u boha a za chrám u válečníka. Dohromady 2.
ankh-lesson-your-god-followers-title = Získejte stoupence
ankh-lesson-your-god-followers-other = Vyvolání a odemknutí přijdou v dalších lekcích. Zvolte Získání stoupenců a vezměte si je.
ankh-lesson-your-god-check = Ra má tah za sebou a na tahu jste zase vy. Podívejte se na svého válečníka a na neutrální chrám na druhém břehu. Kolik stoupenců by vám teď dalo Získání stoupenců?
ankh-lesson-your-god-check-title = Krátká zkouška
ankh-lesson-your-god-check-choice-three = 3: pyramida, váš chrám a chrám na druhém břehu
ankh-lesson-your-god-check-choice-two = 2: pyramida a váš chrám
ankh-lesson-your-god-check-choice-none = Žádného: monument platí jen jednou
ankh-lesson-your-god-check-right = Správně. Mezi válečníkem a třetím monumentem teče řeka, takže spolu nesousedí.
ankh-lesson-your-god-check-wrong = Monumenty platí pokaždé, ale jen když s nimi sousedí vaše figura. Sousedí něco přes řeku?

## Lekce 2: pohyb a vyvolání

ankh-lesson-move-and-summon = Pohyb a vyvolání
ankh-lesson-move-and-summon-goal = Překročit řeku, vyvolat válečníka a v jednom tahu získat 3 stoupence.
ankh-lesson-move-and-summon-end = Vaše figury jdou, kam chcete, a nové přicházejí tam, kde je potřebujete. Příště: co se dá za stoupence pořídit.
ankh-lesson-move-and-summon-three = V akci Pohyb figur smí každá vaše figura až o 3 pole, jedna po druhé. Řeky, velbloudi, voda ani jiné figury ji cestou nezastaví. Záleží jen na posledním poli: musí to být prázdná pevnina.
ankh-lesson-move-and-summon-three-title = Až tři pole
ankh-lesson-move-and-summon-over = Zvolte Pohyb figur a válečníka. Zkuste zastavit na chrámu za řekou: nejde to, pole je obsazené. Potom chrám přeskočte na zvýrazněné pole za ním.
ankh-lesson-move-and-summon-over-title = Přes řeku a chrám
ankh-lesson-move-and-summon-over-point = Skočte sem
ankh-lesson-move-and-summon-over-other = Tady je válečník potřeba na zvýrazněném poli za chrámem.
ankh-lesson-move-and-summon-god = Teď váš bůh: tři pole přes řeku, na zvýrazněné pole u téhož chrámu. Každá figura se v akci pohne jen jednou, válečník už tedy nemůže.
ankh-lesson-move-and-summon-god-title = Bůh jde za ním
ankh-lesson-move-and-summon-god-point = Sem jde bůh
ankh-lesson-move-and-summon-god-other = Tady je bůh potřeba na zvýrazněném poli u chrámu.
ankh-lesson-move-and-summon-second = Pohyb figur je v seznamu úplně nahoře, druhou akcí tedy může být kterákoli ze tří ostatních. Po Vyvolání by Pohyb už nešel: druhá akce je vždy níž než první.
ankh-lesson-move-and-summon-second-title = Druhá akce
ankh-lesson-move-and-summon-summon = Zvolte Vyvolání figury a válečníka. Objeví se na prázdné pevnině sousedící s vaší figurou nebo s monumentem, který ovládáte. Váš chrám na západě je sám: postavte válečníka k němu na zvýrazněné pole.
ankh-lesson-move-and-summon-summon-title = Vyvolejte válečníka
ankh-lesson-move-and-summon-summon-point = K vašemu chrámu
ankh-lesson-move-and-summon-summon-other = Zvolte Vyvolání figury, potom válečníka a potom zvýrazněné pole u svého chrámu na západě.
ankh-lesson-move-and-summon-summon-says-delta = V deltě s tím polem sousedí vaše figura, válečník se tam tedy objevit smí. U chrámu na západě ale nikdo není: zvolte zvýrazněné pole u něj.
ankh-lesson-move-and-summon-check = Ra také vyvolává válečníka. Na tahu jste vy: získejte 3 stoupence. Zaplatit mohou tři monumenty: váš chrám na západě, neutrální chrám u boha a neutrální obelisk na východním konci delty. Jen u obelisku vaše figura chybí.
ankh-lesson-move-and-summon-check-title = Získejte 3 stoupence
ankh-lesson-move-and-summon-check-again = Tentokrát to nejsou 3. Nejdřív přesuňte válečníka v deltě na pole sousedící s obeliskem, ostatní nechte stát, a pak zvolte Získání stoupenců.

## Lekce 3: stoupenci a schopnosti

ankh-lesson-followers-and-powers = Stoupenci a schopnosti
ankh-lesson-followers-and-powers-goal = Odemknout za stoupence schopnosti Ankh a získat prvního Strážce.
ankh-lesson-followers-and-powers-end = Dvě schopnosti a Strážce za dva tahy: dobře vydaní stoupenci. Příště: události, na které všichni čekají.
ankh-lesson-followers-and-powers-purse = Stoupenci se platí. Máte 1. U vašich figur stojí tři monumenty: váš chrám, neutrální pyramida a obelisk, který ovládá Ra. Monumenty jiných bohů vám nic neplatí.
ankh-lesson-followers-and-powers-purse-title = K čemu jsou stoupenci
ankh-lesson-followers-and-powers-gain = Zvolte Získání stoupenců a vezměte si 2: jednoho za chrám, jednoho za pyramidu. Pak budete mít 3.
ankh-lesson-followers-and-powers-gain-title = Získejte dva
ankh-lesson-followers-and-powers-gain-other = Nejdřív se zásobte: zvolte Získání stoupenců a vezměte si oba.
ankh-lesson-followers-and-powers-power = Pod Získáním je už jen Odemknutí schopnosti Ankh, je to tedy vaše druhá akce. Schopnost úrovně 1 stojí 1 stoupence. Odemkněte schopnost Uctívaný: každé další Získání stoupenců dá o 1 víc.
ankh-lesson-followers-and-powers-power-title = Schopnost Uctívaný
ankh-lesson-followers-and-powers-power-other = Ve hře dobrá volba. Tady odemkněte schopnost Uctívaný, další kroky s ní počítají.
ankh-lesson-followers-and-powers-levels = Odemknete dvě schopnosti úrovně 1, pak dvě úrovně 2 a nakonec dvě úrovně 3. Schopnost stojí tolik stoupenců, jaká je její úroveň: 1, 2 nebo 3. Každá úroveň nabízí čtyři, všechny tedy nikdy mít nebudete.
ankh-lesson-followers-and-powers-levels-title = Tři úrovně
ankh-lesson-followers-and-powers-kinds = Úroveň 1 se týká stoupenců: Velící dá 3 za každý vyhraný boj, Všudypřítomný po 1 za každou vaši oblast v Konfliktu, Inspirující dovolí stavět zdarma. Úroveň 2 posílí boha a monumenty, úroveň 3 přináší zbožnost.
ankh-lesson-followers-and-powers-kinds-title = Co schopnosti dělají
ankh-lesson-followers-and-powers-guardians = Druhá, čtvrtá a pátá schopnost přinesou do zásoby po jednom Strážci: v této hře Satet, Mumii a Sfingu. Strážce je figura se silou 1 a s vlastním uměním. Vyvolává se stejně jako válečník.
ankh-lesson-followers-and-powers-guardians-title = Strážci
ankh-lesson-followers-and-powers-guardian = Získejte v tomto tahu do zásoby Satet a na konci mějte ještě 4 stoupence. Teď máte 2. Pozor na pořadí: pod Odemknutím už nic není, jako první akce tedy ukončí tah.
ankh-lesson-followers-and-powers-guardian-title = Získejte Satet
ankh-lesson-followers-and-powers-guardian-again = Nejdřív Získání: 2 za monumenty a 1 za schopnost Uctívaný, máte 5. Potom za 1 stoupence odemkněte kteroukoli druhou schopnost úrovně 1.
ankh-lesson-followers-and-powers-check = Máte už dvě schopnosti úrovně 1. Kolik stoupenců bude stát třetí schopnost?
ankh-lesson-followers-and-powers-check-title = Krátká zkouška
ankh-lesson-followers-and-powers-check-choice-one = 1
ankh-lesson-followers-and-powers-check-choice-two = 2
ankh-lesson-followers-and-powers-check-choice-three = 3, protože je třetí
ankh-lesson-followers-and-powers-check-right = Správně. Úroveň 1 je plná, třetí schopnost má tedy úroveň 2 a stojí 2.
ankh-lesson-followers-and-powers-check-wrong = Cena je úroveň. Schopnosti úrovně 1 smíte mít nejvýš dvě: která úroveň je na řadě?

## Lekce 4: události

ankh-lesson-events = Události
ankh-lesson-events-goal = Předvídat událost, spustit ji a ovládnout chrám v deltě.
ankh-lesson-events-end = Teď už umíte rozhodnout, kdo spustí další událost. Příště: jakou cenu mají monumenty v Konfliktu.
ankh-lesson-events-markers = Každá akce má ukazatel. Zvolená akce ho posune o jedno pole. Při hře dvou hráčů dojde třetím posunem (u Odemknutí už druhým) na poslední pole a spustí událost. S více hráči je cesta delší.
ankh-lesson-events-markers-title = Ukazatele akcí
ankh-lesson-events-track = Stupnice událostí má 18 událostí v pevném pořadí. Další je Ovládnutí monumentu. Spustí ji hráč, jehož akce přivede ukazatel na poslední pole; ten se pak vrátí na začátek.
ankh-lesson-events-track-title = Stupnice událostí
ankh-lesson-events-track-point = Další událost
ankh-lesson-events-trigger = Získání stoupenců je jedno pole od události. Zvolte je. Nejdřív si vezmete 3 stoupence, potom přijde událost.
ankh-lesson-events-trigger-title = Spusťte událost
ankh-lesson-events-trigger-other = Tím se událost nespustí. Zvolte Získání stoupenců a vezměte si všechny 3.
ankh-lesson-events-take = Ovládněte jeden neutrální monument, který sousedí s vaší figurou. Chrám za řekou s vámi nesousedí, zatím ho tedy vzít nemůžete. Vezměte pyramidu, nebo obelisk.
ankh-lesson-events-take-title = Ovládněte monument
ankh-lesson-events-take-other = Vezměte pyramidu, nebo obelisk.
ankh-lesson-events-kinds = Váš tah hned skončil: po události už druhá akce není. Události jsou trojí: Ovládnutí monumentu dá monument, Velbloudí karavana rozdělí oblast, Konflikt vyhodnotí všechny oblasti. Jen Konflikt se týká všech.
ankh-lesson-events-kinds-title = Tři druhy událostí
ankh-lesson-events-delta = Ovládněte v tomto tahu neutrální chrám v deltě. Další událost je zase Ovládnutí monumentu; Vyvolání je od ní jedno pole, Pohyb dvě. Událost může spustit i druhá akce.
ankh-lesson-events-delta-title = Chrám v deltě
ankh-lesson-events-delta-point = Ovládněte tento chrám
ankh-lesson-events-delta-again = Až událost přijde, musí s tím chrámem sousedit vaše figura. Nejdřív jednu přesuňte přes řeku, potom jinou vyvolejte: tím událost spustíte.
ankh-lesson-events-check = Další Ovládnutí monumentu spustí Ra. Kdo smí ovládnout monument?
ankh-lesson-events-check-title = Krátká zkouška
ankh-lesson-events-check-choice-everyone = Všichni, jeden po druhém
ankh-lesson-events-check-choice-trigger = Jen Ra
ankh-lesson-events-check-choice-lowest = Bůh s nejmenší zbožností
ankh-lesson-events-check-right = Správně. Ovládnutí monumentu a Velbloudí karavana slouží jen hráči, který je spustí.
ankh-lesson-events-check-wrong = Vzpomeňte si na svou událost: kdo při ní získal monument?

## Lekce 5: monumenty a jejich ovládání

ankh-lesson-monuments = Monumenty a jejich ovládání
ankh-lesson-monuments-goal = Získat převahu chrámů na západě a proměnit ji ve zbožnost.
ankh-lesson-monuments-end = Monumenty a figura v jejich oblasti: tak roste zbožnost. Příště: jak změnit hranice oblastí.
ankh-lesson-monuments-sign = Znak ukazuje, kdo monument ovládá, i když u něj není žádná figura. Na západě ovládáte chrám a pyramidu, Ra ovládá chrám a obelisk. Další chrám a další obelisk jsou neutrální.
ankh-lesson-monuments-sign-title = Čí je monument?
ankh-lesson-monuments-most = V Konfliktu získáte 1 bod zbožnosti za každý typ monumentu, kterého ovládáte nejvíc v oblasti, kde máte figuru. Chrámy na západě jsou 1 : 1 a shoda neplatí nikomu. Jediná pyramida je vaše.
ankh-lesson-monuments-most-title = Převahy
ankh-lesson-monuments-walk = Váš příští Pohyb figur spustí Ovládnutí monumentu. Pošlete válečníka o dvě pole na jih, přes chrám, který ovládá Ra, na zvýrazněné pole. Potom pohyb ukončete.
ankh-lesson-monuments-walk-title = Pochod na jih
ankh-lesson-monuments-walk-point = Zastavte tady
ankh-lesson-monuments-walk-other = Tady zvolte Pohyb figur, pošlete válečníka na zvýrazněné pole jižně od cizího chrámu a ukončete pohyb.
ankh-lesson-monuments-take = Zkuste ovládnout chrám, který patří Ra: nejde to. Dokud je na mapě aspoň jeden neutrální monument, smíte ovládnout jen neutrální. Vezměte neutrální chrám a chrámy budou 2 : 1 pro vás.
ankh-lesson-monuments-take-title = Ovládněte chrám
ankh-lesson-monuments-take-other = Obelisky by pak byly jen 1 : 1 a shoda neplatí nikomu. Vezměte neutrální chrám.
ankh-lesson-monuments-forecast = Následuje Konflikt. Na západě nestojí nikdo jiný, takže tam dominujete: za to 1 bod zbožnosti a po 1 za každý typ, u kterého máte převahu. Kolik vám západ přinese?
ankh-lesson-monuments-forecast-title = Spočítejte předem
ankh-lesson-monuments-forecast-choice-one = 1
ankh-lesson-monuments-forecast-choice-two = 2
ankh-lesson-monuments-forecast-choice-three = 3
ankh-lesson-monuments-forecast-right = Správně: 1 za chrámy (2 : 1), 1 za pyramidy (1 : 0) a 1 za dominanci.
ankh-lesson-monuments-forecast-wrong = Počítejte znovu: chrámy 2 : 1, pyramidy 1 : 0, obelisky 0 : 1. A k tomu dominujete.
ankh-lesson-monuments-conflict = Získání stoupenců je jedno pole od Konfliktu. Vezměte si stoupence a sledujte, co se stane.
ankh-lesson-monuments-conflict-title = Spusťte Konflikt
ankh-lesson-monuments-conflict-other = Zvolte Získání stoupenců a vezměte si je: tím spustíte Konflikt.
ankh-lesson-monuments-after = Západ vám dal 2 body za převahy a 1 za dominanci: dohromady 3. Na východě je jen Ra: 1 za tamní pyramidu a 1 za dominanci. V deltě nikdo nestojí, nikdo tam tedy nic nezískal.
ankh-lesson-monuments-after-title = Co to přineslo
ankh-lesson-monuments-check = Ovládáte jediný monument v deltě, obelisk. Proč vám žádnou zbožnost nepřinesl?
ankh-lesson-monuments-check-title = Krátká zkouška
ankh-lesson-monuments-check-choice-figure = V deltě nemám figuru
ankh-lesson-monuments-check-choice-most = Jeden monument není převaha
ankh-lesson-monuments-check-choice-obelisk = Obelisky zbožnost nepřinášejí
ankh-lesson-monuments-check-right = Správně. Bez figury v oblasti tam nezískáte nic.
ankh-lesson-monuments-check-wrong = Vaše jediná pyramida na západě zaplatila. Co tam máte a v deltě vám to chybí?

## Lekce 6: karavany

ankh-lesson-caravans = Velbloudí karavany
ankh-lesson-caravans-goal = Rozdělit západ na dvě oblasti, oddělit cizí vojsko od svého boha a určit pořadí oblastí.
ankh-lesson-caravans-end = Pár velbloudů a z prohraného boje je bezpečná oblast. Důležité je i pořadí: karta zahraná v dřívější oblasti bude v pozdější chybět. Příště: opravdový boj.
ankh-lesson-caravans-danger = Západ je jedna oblast. Váš bůh a válečník v ní stojí se třemi válečníky, které má Ra: v Konfliktu to znamená boj, dvě figury proti třem. Příští událost je ale Velbloudí karavana.
ankh-lesson-caravans-danger-title = Dvě proti třem
ankh-lesson-caravans-how = Hráč, který karavanu spustí, smí na hrany polí položit řadu 1 až 6 velbloudů. Vede od překážky k překážce (řeka, voda, okraj mapy, dřívější velbloudi) a rozdělí oblast na dvě, každou aspoň se 6 pevninskými poli.
ankh-lesson-caravans-how-title = Kudy vede karavana
ankh-lesson-caravans-trigger = Získání stoupenců je jedno pole od události. Zvolte je a vezměte si stoupence.
ankh-lesson-caravans-trigger-title = Spusťte karavanu
ankh-lesson-caravans-trigger-other = Zvolte Získání stoupenců: tím spustíte Velbloudí karavanu.
ankh-lesson-caravans-line = Položte postupně tři velbloudy na zvýrazněné hrany. Začněte u západního okraje mapy, obejděte roh pole u svého boha a skončete u vody. Cizí válečníci zůstanou na jih od řady.
ankh-lesson-caravans-line-title = Položte tři velbloudy
ankh-lesson-caravans-line-point = Začněte u okraje
ankh-lesson-caravans-line-other = V jiné hře možná dobrá řada. Tady se držte tří zvýrazněných hran a začněte u západního okraje mapy.
ankh-lesson-caravans-order = Zvolíte, které nové oblasti zůstane číslo 1; druhá dostane nejnižší volné, 4. Pak smíte číslo nové oblasti prohodit s kterýmkoli jiným. V Konfliktu jdou nízká čísla první. Ať má vaše oblast číslo 1 a východ číslo 4.
ankh-lesson-caravans-order-title = Určete pořadí
ankh-lesson-caravans-order-again = Nejdřív nechte číslo 1 své oblasti, té severní. Pak zvolte číslo 4 a prohoďte je s číslem 2, tedy s východem.
ankh-lesson-caravans-walls = Velbloudi působí jako řeka. Figury přes ně volně chodí, ale nic přes ně nesousedí: z druhé strany se nedá vyvolávat ani získávat stoupence.
ankh-lesson-caravans-walls-title = Co velbloudi dělají
ankh-lesson-caravans-check = Hned za velbloudy, naproti vašemu bohu, stále stojí válečník, kterého má Ra. Co se stane ve vaší oblasti v příštím Konfliktu, když se nikdo nepohne?
ankh-lesson-caravans-check-title = Krátká zkouška
ankh-lesson-caravans-check-choice-battle = Boj, dvě figury proti třem
ankh-lesson-caravans-check-choice-alone = Jiná strana tam není, takže dominuji
ankh-lesson-caravans-check-choice-skipped = Nic, nová oblast se přeskočí
ankh-lesson-caravans-check-right = Správně. Cizí válečníci stojí v jiné oblasti a tam dominuje Ra.
ankh-lesson-caravans-check-wrong = Projděte řadu velbloudů: ve které oblasti jsou teď cizí válečníci?

## Lekce 7: boj

ankh-lesson-battle = Boj
ankh-lesson-battle-goal = Spočítat sílu, zahrát správnou kartu a vyhrát boj v deltě.
ankh-lesson-battle-end = Dva vyhrané boje v jednom Konfliktu. Příště: co dovedou ostatní karty.
ankh-lesson-battle-order = Příští událost je Konflikt. Oblasti se v něm vyhodnocují podle čísel: západ, východ, delta. Nejsou tam figury: oblast se přeskočí. Je tam jedna strana: dominuje. Dvě a více stran: svedou boj.
ankh-lesson-battle-order-title = Oblast po oblasti
ankh-lesson-battle-trigger = Získání stoupenců je jedno pole od Konfliktu. Vezměte si stoupence. Konflikt spouštíte vy, dostanete tedy žeton nerozhodného boje; o něm za chvíli.
ankh-lesson-battle-trigger-title = Spusťte Konflikt
ankh-lesson-battle-trigger-other = Zvolte Získání stoupenců a vezměte si stoupence: tím spustíte Konflikt.
ankh-lesson-battle-strength = Na západě stojí váš bůh a válečník proti dvěma válečníkům, které má Ra. Každá figura má sílu 1, je to tedy 2 : 2. Teď každá strana tajně zvolí bojovou kartu a všechny se otočí najednou.
ankh-lesson-battle-strength-title = Spočítejte figury
ankh-lesson-battle-chariots = Každá karta má sílu. Nejvíc mají Vozatajové: 3. Zahrajte je.
ankh-lesson-battle-chariots-title = Zahrajte Vozataje
ankh-lesson-battle-chariots-point = Síla 3
ankh-lesson-battle-chariots-other = Tuto kartu si nechte na později. Tady zahrajte Vozataje.
ankh-lesson-battle-won = Sledujte boj tlačítkem pod ním. Máte 2 + 3 = 5, Ra 2 + 1 = 3. Váš chrám, jediný v oblasti, dá nejdřív 1 bod zbožnosti, vítězství další. Oba zabití válečníci se vracejí do zásoby svého boha. Vozatajové zůstávají na stole jako zahraní.
ankh-lesson-battle-won-title = Proč vyhráváte
ankh-lesson-battle-tie = Na východě dominuje Ra a získává 2. Teď delta. Při nerozhodném boji nevyhraje nikdo a všichni válečníci a Strážci tam padnou. Konflikt ale spouštíte vy, máte tedy žeton nerozhodného boje: jednou za Konflikt jím shodu změníte ve vítězství.
ankh-lesson-battle-tie-title = Nerozhodný boj
ankh-lesson-battle-delta = Vyhrajte boj v deltě: vaši dva válečníci proti bohu a dvěma válečníkům, 2 : 3. Ra chce zpátky Sucho a karta, která ho vrátí, nemá žádnou sílu. Podle toho zvolte svou.
ankh-lesson-battle-delta-title = Vyhrajte v deltě
ankh-lesson-battle-delta-again = Vy máte 2, Ra má 3. Zahrajte kartu, která přidá 1, třeba Sucho: bude shoda. Potom použijte žeton nerozhodného boje.
ankh-lesson-battle-check = Jiný boj skončí shodou a nikdo nemůže použít žeton nerozhodného boje. Co se stane?
ankh-lesson-battle-check-title = Krátká zkouška
ankh-lesson-battle-check-choice-more = Vyhraje strana s více figurami
ankh-lesson-battle-check-choice-nobody = Nevyhraje nikdo a všichni tamní válečníci a Strážci padnou
ankh-lesson-battle-check-choice-gods = Nevyhraje nikdo a padnou i bohové
ankh-lesson-battle-check-right = Správně. Všechny strany tam ztratí válečníky a Strážce; bohové vždy přežijí.
ankh-lesson-battle-check-wrong = Bez žetonu nerozhodného boje shodu nikdo nevyhraje. A která figura nikdy nepadne?

## Lekce 8: bojové karty a zamoření

ankh-lesson-battle-cards = Bojové karty a Zamoření
ankh-lesson-battle-cards-goal = Použít bojové karty ve správnou chvíli a získat 4 body zbožnosti v poušti.
ankh-lesson-battle-cards-end = Znáte všech sedm karet, a tedy i karty soupeřů. Příště: jak se bohové spojují a jak hra končí.
ankh-lesson-battle-cards-hand = Každý bůh má stejných sedm karet. Zahraná karta zůstane ležet odkrytá na stole, mimo vaši ruku. Vozatajové mají sílu 3, Zamoření kobylkami a Sucho 1, ostatní žádnou. Kartu si otevřete a přečtete.
ankh-lesson-battle-cards-hand-title = Sedm karet
ankh-lesson-battle-cards-trigger = Získání stoupenců je jedno pole od Konfliktu. Vezměte si stoupence, ať máte 4; potom začnou boje.
ankh-lesson-battle-cards-trigger-title = Spusťte Konflikt
ankh-lesson-battle-cards-trigger-other = Zvolte Získání stoupenců a vezměte si stoupence: tím spustíte Konflikt.
ankh-lesson-battle-cards-flood = První je delta: váš bůh a jeden válečník proti třem cizím válečníkům. Vyhrát bude těžké, zahrajte tedy Záplavu: 1 stoupenec za každou vaši figuru na úrodném poli a při vyhodnocení boje tyto figury nemohou padnout.
ankh-lesson-battle-cards-flood-title = Zahrajte Záplavu
ankh-lesson-battle-cards-flood-other = S jinou kartou tu válečník může padnout. Zahrajte Záplavu.
ankh-lesson-battle-cards-saved = Sledujte boj tlačítkem pod ním. Ra vítězí s Vozataji: 3 + 3 = 6 proti vašim 2. Záplava vám ale přináší 2 stoupence, máte jich 6 a váš válečník žije. I prohraný boj může být dobrý.
ankh-lesson-battle-cards-saved-title = Prohra beze ztrát
ankh-lesson-battle-cards-build = Západ: po dvou válečnících. Zahrajte Stavbu monumentu: za 3 stoupence postavíte monument libovolného typu na prázdné pevninské pole oblasti a hned ho ovládáte. Zvolte typ a pole.
ankh-lesson-battle-cards-build-title = Postavte monument
ankh-lesson-battle-cards-build-other = Zahrajte Stavbu monumentu, potom zvolte typ a prázdné pole. Stojí to 3 z vašich 6 stoupenců.
ankh-lesson-battle-cards-bid = Ra hraje Zamoření kobylkami. Všechny strany v oblasti tajně nabídnou stoupence a každá nabídka propadne. Přežijí jen figury strany s jedinou nejvyšší nabídkou; ostatní válečníci a Strážci tu padnou. Při shodě nejvyšších nabídek nepřežije nikdo. Máte 3 stoupence, Ra 2: nabídněte víc.
ankh-lesson-battle-cards-bid-title = Nabídka kobylkám
ankh-lesson-battle-cards-bid-other = Ra může nabídnout 2. Jistě vyšší je jen nabídka 3.
ankh-lesson-battle-cards-bid-says-tie = Nabídne-li Ra také 2, shodnou se nejvyšší nabídky a ušetřen nebude nikdo. Jistě vyšší je jen nabídka 3.
ankh-lesson-battle-cards-spared = Sledujte boj do konce. Vaše 3 přebíjejí 2: cizí válečníci padnou a v oblasti zůstáváte jen vy. Nový monument dá 1 bod zbožnosti, vítězství další. Se Zázrakem by Ra dostal 1 bod za každého zabitého válečníka.
ankh-lesson-battle-cards-spared-title = Kobylky vás ušetřily
ankh-lesson-battle-cards-desert = Východ: vaši tři válečníci, všichni na poušti, proti bohu a jednomu válečníkovi, 3 : 2. Ra už Vozataje nemá. Získejte v tomto boji 4 body zbožnosti. Přečtěte si své karty: jedna platí za figury na poušti.
ankh-lesson-battle-cards-desert-title = 4 body v poušti
ankh-lesson-battle-cards-desert-again = Samo vítězství dá 1 bod. Zahrajte Sucho: když s ním vyhrajete, získáte ještě po 1 za každého ze tří válečníků na poušti.
ankh-lesson-battle-cards-check = Vaše zahrané karty leží na stole. Jak se vrátí do ruky?
ankh-lesson-battle-cards-check-title = Krátká zkouška
ankh-lesson-battle-cards-check-choice-wait = Samy, až Konflikt skončí
ankh-lesson-battle-cards-check-choice-cycle = Když v boji zahraji Cyklus Ma’at
ankh-lesson-battle-cards-check-choice-followers = Za 3 stoupence
ankh-lesson-battle-cards-check-right = Správně. Cyklus Ma’at nemá sílu, ale po boji se vrátí všechny vaše zahrané karty včetně něj.
ankh-lesson-battle-cards-check-wrong = Otevřete si karty v ruce: jedna z nich přinese ostatní zpět.

## Lekce 9: spojení bohů a konec hry

ankh-lesson-merging-and-the-end = Spojení bohů a konec hry
ankh-lesson-merging-and-the-end-goal = Stát se při spojení vyšším bohem a vědět, jak se vyhrává.
ankh-lesson-merging-and-the-end-end = To je celá hra: na první partii toho víte dost. Ať vás baví!
ankh-lesson-merging-and-the-end-lowest = Příští událost je třetí Konflikt. Při hře tří a více hráčů se po něm spojí dva bohové s nejmenší zbožností v jednoho. Figury a monumenty posledního ze hry zmizí; předposlední, vyšší bůh, zůstává.
ankh-lesson-merging-and-the-end-lowest-title = Dva poslední bohové
ankh-lesson-merging-and-the-end-stack = Kdo na pole stupnice zbožnosti přijde později, leží nahoře a počítá se jako vyšší. Vy i Ra jste na 9, Ra nahoře; Anubis je na 17. Poslední jste tedy teď vy.
ankh-lesson-merging-and-the-end-stack-title = Kdo je poslední?
ankh-lesson-merging-and-the-end-rise = Skončete tento Konflikt výš než Ra. Západ přinese vám 2, delta přinese Ra také 2, a Ra přijde později: navrch. Potřebujete ještě 1 a východ je prázdný. Konflikt spustí Získání stoupenců; předtím udělejte něco užitečného.
ankh-lesson-merging-and-the-end-rise-title = Výš než Ra
ankh-lesson-merging-and-the-end-rise-point = Prázdno: dominujte tu
ankh-lesson-merging-and-the-end-rise-again = I jediná figura v oblasti dominuje, když tam není nikdo jiný. Nejdřív přesuňte válečníka od řeky na východ, potom zvolte Získání stoupenců.
ankh-lesson-merging-and-the-end-merged = Sledujte to tlačítkem dole. Vzniká Isis-Ra a vy jste vyšší bůh. Figury a obelisk nižšího boha Ra mizí, jeho stoupenci jsou vaši a váš žeton sestupuje k jeho žetonu. Dvojice má obě schopnosti a vyhraje, nebo prohraje společně.
ankh-lesson-merging-and-the-end-merged-title = Dva v jednom
ankh-lesson-merging-and-the-end-one = Oba hráči mají dál své tahy, ale v každém jen jednu akci, libovolnou. Spoluhráč vyvolá válečníka, Anubis táhne na sever. Teď vaše jediná akce: Získání stoupenců.
ankh-lesson-merging-and-the-end-one-title = Po jedné akci
ankh-lesson-merging-and-the-end-one-other = I to spojený bůh smí. Tady zvolte Získání stoupenců a uvidíte, že druhá akce nenásleduje.
ankh-lesson-merging-and-the-end-forgotten = Po čtvrtém Konfliktu upadne každý bůh, který je ještě v červené části na polích 0–20, v zapomnění a opustí hru. Zůstane-li jediná strana, hned vyhrává. Nezůstane-li žádná, Egypt přestane věřit v bohy a nevyhraje nikdo.
ankh-lesson-merging-and-the-end-forgotten-title = Zapomenutí bohové
ankh-lesson-merging-and-the-end-who = Po čtvrtém Konfliktu je Anubis na 21 a Isis-Ra na 20. Co se stane?
ankh-lesson-merging-and-the-end-who-title = Červená, nebo ne?
ankh-lesson-merging-and-the-end-who-choice-on = Obě strany hrají dál do pátého Konfliktu
ankh-lesson-merging-and-the-end-who-choice-anubis = Isis-Ra upadne v zapomnění a Anubis hned vyhrává
ankh-lesson-merging-and-the-end-who-choice-nobody = Obě strany upadnou v zapomnění a nevyhraje nikdo
ankh-lesson-merging-and-the-end-who-right = Správně: 20 je ještě červená, 21 už ne, a jediná zbylá strana hned vyhrává.
ankh-lesson-merging-and-the-end-who-wrong = Červená část končí polem 20. Kdo v ní ještě je?
ankh-lesson-merging-and-the-end-victory = Strana, která dosáhne pole 31, kdykoli hned vyhrává. Jinak hra končí po pátém Konfliktu a vyhrává strana s největší zbožností. Stoupenci, monumenty ani figury se nepočítají.
ankh-lesson-merging-and-the-end-victory-title = Jak se vyhrává
ankh-lesson-merging-and-the-end-check = Po pátém Konfliktu jsou dvě strany na 27. Kdo vyhrává?
ankh-lesson-merging-and-the-end-check-title = Krátká zkouška
ankh-lesson-merging-and-the-end-check-choice-followers = Strana s více stoupenci
ankh-lesson-merging-and-the-end-check-choice-top = Strana, jejíž žeton leží nahoře
ankh-lesson-merging-and-the-end-check-choice-draw = Nikdo, je to remíza
ankh-lesson-merging-and-the-end-check-right = Správně. Kdo tam přišel později, leží nahoře a je výš.
ankh-lesson-merging-and-the-end-check-wrong = Vzpomeňte si na pole 9 s vaším žetonem a žetonem Ra: který byl výš a proč?

## Lekce 10: předběžné vydání

ankh-lesson-preview = Předběžné vydání
ankh-lesson-preview-goal = Vědět, co je v předběžném vydání jinak.
ankh-lesson-preview-end = Umíte hrát obě vydání. Všechny rozdíly najdete v pravidlech.
ankh-lesson-preview-hand = Předběžné vydání je starší verze pravidel. Každý bůh tu má šest karet: Vozatajové chybějí. Sucho má sílu 2 a zdvojnásobí sílu vašich figur na poušti.
ankh-lesson-preview-hand-title = Šest karet
ankh-lesson-preview-stop = Tady je druhá akce na vás. Zvolte Získání stoupenců a druhou akci odmítněte: žádný další ukazatel se neposune a tah končí.
ankh-lesson-preview-stop-title = Jen jedna akce
ankh-lesson-preview-stop-other = Tady získejte stoupence a druhou akci už neberte.
ankh-lesson-preview-monuments = Ra spouští Konflikt. Na západě dominujete: 1 bod zbožnosti a po 1 za každý monument typu, kterého máte nejvíc. Dva chrámy a pyramida: dohromady 4. Ve finálním vydání se platí za typ, dohromady 3.
ankh-lesson-preview-monuments-title = Platí každý monument
ankh-lesson-preview-drought = Východ: vaši dva válečníci na poušti proti čtyřem cizím figurám. Zahrajte Sucho: každý válečník platí za 2, karta přidá 2, dohromady 6.
ankh-lesson-preview-drought-title = Zahrajte Sucho
ankh-lesson-preview-drought-point = Tady síla 2
ankh-lesson-preview-drought-other = Samotní dva válečníci jsou tu slabí. Zahrajte Sucho.
ankh-lesson-preview-cards = Vyhráváte 6 : 4. Změnily se i jiné karty: Záplava platí až po Zamoření a nikoho nechrání. Stavba monumentu stojí 2 stoupence a další 2 za každý monument toho typu, který už ovládáte.
ankh-lesson-preview-cards-title = Záplava a Stavba
ankh-lesson-preview-gods = Figury Isis, které sousedí s nepřítelem, vůbec nelze zabít. Ovládnutí monumentu smíte odmítnout. Když se bohové spojí nebo upadnou v zapomnění, jejich monumenty zůstanou a jsou neutrální. Některé schopnosti se liší: nejdřív si je přečtěte.
ankh-lesson-preview-gods-title = Bohové a události
ankh-lesson-preview-check = V předběžném vydání stojí v jedné oblasti jen vaše figury. Ovládáte v ní tři obelisky, Ra dva. Kolik bodů zbožnosti získáte?
ankh-lesson-preview-check-title = Krátká zkouška
ankh-lesson-preview-check-choice-two = 2
ankh-lesson-preview-check-choice-three = 3
ankh-lesson-preview-check-choice-four = 4
ankh-lesson-preview-check-right = Správně: 1 za dominanci a po 1 za každý ze tří vašich obelisků.
ankh-lesson-preview-check-says-two = Tak je to ve finálním vydání: 1 za typ a 1 za dominanci. Tady platí každý monument z převahy.
ankh-lesson-preview-check-wrong = Vaše tři obelisky platí po 1. Co ještě platí, když v oblasti není nikdo jiný?
