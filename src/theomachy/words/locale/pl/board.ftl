# Ustawienia plansz.

web-coordinates = Współrzędne na mapie
web-coordinates-hint = Każde pole pokazuje wiersz i kolumnę, jak w zapisie gry.
