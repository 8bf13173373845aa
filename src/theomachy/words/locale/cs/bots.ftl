# Boti: jména a věta o každé postavě. Neříká nic o tom, jak dobře bot hraje.

bot-name-milo = Milo
bot-about-milo = Pekař, který si při přemýšlení brouká.
bot-name-tessa = Tessa
bot-about-tessa = Kreslí mapy, a přesto chodí oklikou.
bot-name-dorion = Dorion
bot-about-dorion = Převozník. Nikdy nespěchá.
bot-name-nefra = Nefra
bot-about-nefra = Písařka. Zapisuje každou porážku, i tu vaši.
bot-name-kallia = Kallia
bot-about-kallia = Hrnčířka, která má ráda kulatá čísla.
bot-name-hapu = Hapu
bot-about-hapu = Stavitel. Dvakrát měří, jednou vzdychne.
bot-name-selka = Selka
bot-about-selka = Chová včely a zná malá tajemství.
bot-name-ruben = Ruben
bot-about-ruben = Kupec. Každému tahu říká výhodná koupě.
bot-name-ilka = Ilka
bot-about-ilka = Dívá se na hvězdy a zapomíná na čas.
bot-name-bassa = Bassa
bot-about-bassa = Má devět koček. Radí jí.
bot-name-timon = Timon
bot-about-timon = Generál ve výslužbě s jedním dlouhým příběhem.
bot-name-zora = Zora
bot-about-zora = Ranní ptáče, veselá dřív než ostatní.
bot-name-olin = Olin
bot-about-olin = Pěstuje olivy a mluví se stromy.
bot-name-marit = Marit
bot-about-marit = V noci se plaví, ve dne spí.
bot-name-pavo = Pavo
bot-about-pavo = Na každou hru se strojí jako na hostinu.
bot-name-vesna = Vesna
bot-about-vesna = Po každé prohře zasadí strom.

bot-level-random = Náhodný
bot-level-novice = Mírný
bot-level-adept = Střední
bot-level-master = Silný
bot-level-grandmaster = Velmi silný
bot-level-script = Hraje v této lekci

# Jak hrají boti daného stylu; každá hra říká, co to u ní znamená.
bot-style-warlord = válka
bot-style-builder = stavby
bot-style-collector = sbírky
bot-style-schemer = intriky
bot-anyone = kdokoli této úrovně
bot-of-seat = Bot na místě { $amount }
bot-change = Vybrat někoho jiného místo: { $who }
