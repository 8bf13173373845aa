pantheon-example-first-move = Jedna karta pohybu, tři kroky
pantheon-example-first-move-text = Ve hře je právě Galie a chrám stojí na jejím výchozím poli. Červený ještě nemá na plánu žádné kameny a v ruce drží jednu kartu pohybu.
pantheon-example-first-move-after = Velká šlápota dává 1 krok a karta pohybu 2, takže Červený postaví tři kameny: šlápotu vedle chrámu, druhou šlápotu vedle první a sloup na poli Mediolanum, které sousedí s oběma šlápotami.

pantheon-example-following = Cizí pohyb a dva kameny na jednom poli
pantheon-example-following-text = Červený volí pohyb s jednou kartou pohybu a Zelený se při něm pohne s jednou. Pak se pohne Žlutý se třemi. Při cizím pohybu nikdo nemá velkou šlápotu, takže Žlutý má 6 kroků.
pantheon-example-following-after = Šlápoty stojí po 1 kroku. Sloup na poli Mediolanum stojí 2, protože tam stojí sloup Červeného. Poslední šlápota sebere žeton kořisti. To je 5 ze 6 kroků, šestý propadá. Nejdřív se odloží karty, pak se vyhodnotí kořist: žeton kroku, který si Žlutý nechá.

pantheon-example-closed-hexes = Kam Žlutý nesmí
pantheon-example-closed-hexes-text = Žlutý volí pohyb a má 3 kroky. Na poli Mediolanum stojí dva sloupy, východně od chrámu stojí šlápota Žlutého a Salona je daleko.
pantheon-example-closed-hexes-after = Mediolanum je uzavřené pro všechny, protože tam stojí dva kameny. Na pole s vlastní šlápotou se druhý kámen Žlutého nevejde. Salona je pole pro sloup a žádná šlápota Žlutého s ní nesousedí.

pantheon-example-old-column = Starý sloup se zapojí do sítě
pantheon-example-old-column-text = V dřívější epoše postavil Žlutý sloup na poli Ancyra. Teď je ve hře Persie a její chrám stojí daleko. Žlutý má 5 kroků.
pantheon-example-old-column-after = Dvě šlápoty dojdou k poli Ancyra a od té chvíle starý sloup zdarma patří do sítě. Žlutý na něj naváže dvěma dalšími šlápotami a staví sloup na poli Byzantium. Předtím by šlápota vedle pole Ancyra nebyla dovolená.

pantheon-example-jump = Skok od chrámu
pantheon-example-jump-text = Ve hře je Řím. Žlutý má kartičku Gaiviles a žádný kámen na plánu; vedle chrámu stojí šlápota Zeleného.
pantheon-example-jump-after = Žlutý skočí od chrámu přes šlápotu Zeleného a za 1 krok dopadne o dvě pole dál. Šlápota postavená skokem patří do konce epochy k síti, takže Žlutý vedle ní postaví sloup a na sloup naváže další šlápotou.

pantheon-example-two-jumps = Dvě kartičky, dva skoky
pantheon-example-two-jumps-text = Zelený má dvě kartičky Gaiviles. Mezi chrámem a kořistí stojí dvě šlápoty Žlutého.
pantheon-example-two-jumps-after = Jedním skokem se nikdy nepřeskočí dvě pole. Zelený proto skočí dvakrát: přes první šlápotu a pak přes druhou, pokaždé za 1 krok, a sebere žeton kořisti.

pantheon-example-shopping = Osm dobře utracených peněz
pantheon-example-shopping-text = Zelený zahraje čtyři karty peněz s hodnotami 3, 2, 2 a 1: dohromady 8 peněz. Nemá žádné žetony obětin a jeho šlápota stojí vedle pole Mediolanum se sloupem Žlutého.
pantheon-example-shopping-after = Tanečnice I stojí 1 a kněží II stojí 3. Šlápota a sloup ze všeobecné zásoby stojí po 1. Postavit tento sloup na poli Mediolanum stojí 2, protože tam stojí sloup Žlutého. 1 + 3 + 2 + 2 = 8; čtyři karty jdou do odkládacího balíčku.

pantheon-example-raising-a-token = Zvýšení žetonu
pantheon-example-raising-a-token-text = Červený má žeton chrámy I a chce chrámy III. Zahraje kartu s 5 penězi.
pantheon-example-raising-a-token-after = Chrámy III stojí 6 a chrámy I stojí 1. Červený zaplatí jen rozdíl, tedy 5 peněz, a žeton vymění; ten starý opouští hru.

pantheon-example-five-cards = Obětování z karet
pantheon-example-five-cards-text = Depraccus stojí 4/1: čtyři obětiny jednoho druhu a jednu jiného. Červený drží čtyři karty tanečnic a jednu kartu chrámů.
pantheon-example-five-cards-after = Čtyři tanečnice pokryjí číslo 4, jedna karta chrámů číslo 1. Karty jdou do odkládacího balíčku a Červený si vezme kartičku. Je 1. epocha, takže kartička hned přináší 1 vítězný bod.

pantheon-example-tokens-alone = Obětování jen s žetony
pantheon-example-tokens-alone-text = Týž bůh ve 2. epoše. Červený nemá karty, ale má žetony tanečnice IV a chrámy II.
pantheon-example-tokens-alone-after = Tanečnice IV pokryjí číslo 4. Chrámy II pokryjí číslo 1 a druhá obětina propadá. Žádná karta se nezahraje a oba žetony Červenému zůstávají. Ve 2. epoše přináší bůh 2 vítězné body.

pantheon-example-four-kinds = Čtyři druhy pro Surparit
pantheon-example-four-kinds-text = Surparit stojí 2/2/2/1. Zelený má žetony tanečnice II a chrámy I a drží dvě karty kněží, jednu chrámů a jednu darů. Je 3. epocha.
pantheon-example-four-kinds-after = Kněží: dvě karty. Tanečnice: žeton. Chrámy: žeton a jedna karta dohromady. Dary: jedna karta. Surparit přináší i vrchní kartičku z hromádky bohů, tady Stonkus. Za každou kartičku jsou 3 vítězné body; Surparit jde do krabice, Stonkus zůstává.

pantheon-example-drawing = Tři karty, každá zvlášť
pantheon-example-drawing-text = Odkryté leží čtyři karty: pohyb, dary, tanečnice a peníz. Červený volí dobírání karet.
pantheon-example-drawing-after = Červený si vezme kartu pohybu. Hned ji nahradí karta kněží a Červený si vezme i tu. Třetí kartu si raději vezme z dobíracího balíčku a dostane peníz.

pantheon-example-last-loot = Poslední žeton kořisti
pantheon-example-last-loot-text = Zbývá jeden žeton kořisti. Červený volí pohyb a má 1 krok z velké šlápoty.
pantheon-example-last-loot-after = Červený žeton sebere. Akce se přesto dokončí: Zelený se smí pohnout, ale místo toho si dobere kartu. Pak fáze akcí končí. Červený získá 3 vítězné body a předá chrám Zelenému, všechny šlápoty se vrátí do zásob a sloup zůstává.

pantheon-example-first-scoring = První bodování
pantheon-example-first-scoring-text = Poslední žeton kořisti 3. epochy. Červený má 11 vítězných bodů, pět sloupů a polobohy s hodnotami 3 a 2. Zelený má 9 bodů, tři sloupy, poloboha s hodnotou 4, dvě Pietalte a žeton dary IV.
pantheon-example-first-scoring-after = Červený získá 3 za ukončení epochy, 3 + 2 za polobohy a 5 × 2 za sloupy: celkem 29. Zelený získá 4 za poloboha, 3 × 1 za sloupy a 4 + 4 za obě Pietalte, které smějí bodovat týž žeton: celkem 24.

pantheon-example-extra-action = Akce navíc
pantheon-example-extra-action-text = Červený nemá peníze, ale má kartičku Stonkus a od začátku tahu také Traiteru.
pantheon-example-extra-action-after = Samotný Stonkus dodá na nákup 2 peníze. Pak Červený použije Traiteru a nakupuje znovu a Stonkus opět dodá 2 peníze. Traitera jde do krabice.
