# Na co patrzy gracz w grze Pantheon.

pantheon-feature-points = punkty zwycięstwa
pantheon-feature-demigods = punkty za półbogów w kolejnych liczeniach punktów
pantheon-feature-columns = punkty za kolumny w kolejnych liczeniach punktów
pantheon-feature-bands = droga do następnego progu kolumn
pantheon-feature-pietalte = punkty za Pietalte w kolejnych liczeniach punktów
pantheon-feature-column-reserve = kolumny w rezerwie
pantheon-feature-feet = stopy
pantheon-feature-feet-ready = stopy gotowe do postawienia
pantheon-feature-loot-picked = zebrane łupy
pantheon-feature-loot-1 = łupy odległe o krok
pantheon-feature-loot-2 = łupy odległe o dwa kroki
pantheon-feature-loot-3 = łupy odległe o trzy kroki
pantheon-feature-loot-4 = łupy odległe o cztery kroki
pantheon-feature-sites-1 = heksy z rysunkiem kolumny odległe o krok
pantheon-feature-sites-2 = heksy z rysunkiem kolumny odległe o dwa kroki
pantheon-feature-sites-3 = heksy z rysunkiem kolumny odległe o trzy kroki
pantheon-feature-sites-4 = heksy z rysunkiem kolumny odległe o cztery kroki
pantheon-feature-god-ready = bóg, którego można opłacić
pantheon-feature-god-1-short = bóg, do którego brakuje jednej ofiary
pantheon-feature-god-2-short = bóg, do którego brakuje dwóch ofiar
pantheon-feature-god-3-short = bóg, do którego brakuje trzech ofiar
pantheon-feature-levels = poziomy żetonów ofiar
pantheon-feature-kinds = rodzaje żetonów ofiar
pantheon-feature-movement = karty ruchu
pantheon-feature-offerings = karty ofiar
pantheon-feature-coins = monety na ręku
pantheon-feature-steps = kroki w każdym ruchu
pantheon-feature-jumps = skoki w każdym ruchu
pantheon-feature-market = monety w każdej akcji kupna
pantheon-feature-draws = dodatkowe karty w każdej akcji dobierania kart
pantheon-feature-preparation = karty w każdych przygotowaniach
pantheon-feature-further = dodatkowe akcje
pantheon-feature-turn = tura
pantheon-feature-end-at-hand = może zakończyć epokę
pantheon-feature-steps-left = kroki pozostałe w tym ruchu
pantheon-feature-coins-left = monety pozostałe w tej akcji kupna
pantheon-feature-to-follow = może dołączyć do ruchu albo dobrać kartę

# Style botów: co lubią.
pantheon-bot-style-warlord = Chodzi daleko i zbiera łupy.
pantheon-bot-style-builder = Stawia kolumny i szuka dla nich miejsca.
pantheon-bot-style-collector = Zbiera ofiary dla bogów i półbogów.
pantheon-bot-style-schemer = Dba o monety i karty, a potem kończy epokę.
