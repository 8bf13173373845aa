# Na co patrzy gracz Ankh.

ankh-feature-devotion = Uwielbienie
ankh-feature-above = strony niżej na torze Uwielbienia
ankh-feature-red = Uwielbienie brakujące, by na czas wyjść z czerwonej części
ankh-feature-merging = ile kosztowałoby Połączenie Bogów teraz
ankh-feature-dominations = regiony zdominowane w najbliższym Konflikcie
ankh-feature-majorities = większości Monumentów w najbliższym Konflikcie
ankh-feature-victories = Bitwy, które zapewne da się wygrać
ankh-feature-casualties = jednostki, które zapewne zginą w Bitwach
ankh-feature-warriors = Wojownicy na Mapie
ankh-feature-guardians = Strażnicy na Mapie
ankh-feature-reserves = Strażnicy w puli
ankh-feature-monuments = kontrolowane Monumenty
ankh-feature-targets = Monumenty w zasięgu przejęcia
ankh-feature-gain = Wyznawcy z następnego Pozyskania Wyznawców
ankh-feature-followers = Wyznawcy
ankh-feature-affordable = stać na następną moc
ankh-feature-powers-1 = moce poziomu 1
ankh-feature-powers-2 = moce poziomu 2
ankh-feature-powers-3 = moce poziomu 3
ankh-feature-rewards = Uwielbienie na koniec każdej tury
ankh-feature-cards = karty Bitwy na ręce
ankh-feature-cycle = Równowaga Maat na ręce
ankh-feature-chariots = Rydwany na ręce
ankh-feature-drought = jednostki, dla których opłaca się Susza
ankh-feature-miracle = jednostki, dla których opłaca się Cud
ankh-feature-flood = jednostki, dla których opłaca się Wylew Nilu
ankh-feature-tokens = Opromienione jednostki, żetony Zaświatów i uwięzieni Wojownicy
ankh-feature-turn = tura
ankh-feature-control-at-hand = może wywołać Kontrolę Monumentu
ankh-feature-caravan-at-hand = może wywołać Karawanę Wielbłądów
ankh-feature-conflict-at-hand = może wywołać Konflikt

# Style botów: co lubią.
ankh-bot-style-warlord = Woli Bitwy od Monumentów.
ankh-bot-style-builder = Woli Monumenty od Bitew.
ankh-bot-style-collector = Gromadzi Wyznawców, moce i Strażników.
ankh-bot-style-schemer = Trzyma pełną rękę i przesuwa granice.
