# Boty: imiona i zdanie o każdej postaci. Nie mówi ono nic o tym, jak dobrze bot gra.

bot-name-milo = Milo
bot-about-milo = Piekarz, który nuci, kiedy myśli.
bot-name-tessa = Tessa
bot-about-tessa = Rysuje mapy, a i tak wybiera dłuższą drogę.
bot-name-dorion = Dorion
bot-about-dorion = Przewoźnik. Nigdy się nie spieszy.
bot-name-nefra = Nefra
bot-about-nefra = Skryba. Zapisuje każdą porażkę, twoją też.
bot-name-kallia = Kallia
bot-about-kallia = Garncarka, która lubi okrągłe liczby.
bot-name-hapu = Hapu
bot-about-hapu = Budowniczy. Dwa razy mierzy, raz wzdycha.
bot-name-selka = Selka
bot-about-selka = Hoduje pszczoły i zna małe sekrety.
bot-name-ruben = Ruben
bot-about-ruben = Kupiec. Każdy ruch nazywa okazją.
bot-name-ilka = Ilka
bot-about-ilka = Patrzy w gwiazdy i zapomina o czasie.
bot-name-bassa = Bassa
bot-about-bassa = Ma dziewięć kotów. One jej doradzają.
bot-name-timon = Timon
bot-about-timon = Emerytowany generał z jedną długą opowieścią.
bot-name-zora = Zora
bot-about-zora = Ranny ptaszek, wesoła przed wszystkimi.
bot-name-olin = Olin
bot-about-olin = Uprawia oliwki i rozmawia z drzewami.
bot-name-marit = Marit
bot-about-marit = Żegluje nocą, a śpi w dzień.
bot-name-pavo = Pavo
bot-about-pavo = Na każdą grę stroi się jak na ucztę.
bot-name-vesna = Wesna
bot-about-vesna = Po każdej przegranej sadzi drzewo.

bot-level-random = Losowy
bot-level-novice = Łagodny
bot-level-adept = Średni
bot-level-master = Silny
bot-level-grandmaster = Bardzo silny
bot-level-script = Gra w tej lekcji

# Jak grają boty danego stylu; każda gra mówi, co to u niej znaczy.
bot-style-warlord = wojna
bot-style-builder = budowa
bot-style-collector = zbiory
bot-style-schemer = intrygi
bot-anyone = ktokolwiek z tego poziomu
bot-of-seat = Bot na miejscu { $amount }
bot-change = Wybierz kogoś innego zamiast: { $who }
