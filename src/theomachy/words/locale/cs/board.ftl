# Nastavení plánů.

web-coordinates = Souřadnice na mapě
web-coordinates-hint = Každé pole ukazuje řádek a sloupec jako v zápisu hry.
