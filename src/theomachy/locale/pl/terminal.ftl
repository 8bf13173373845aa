# Co mówi sam terminal.

terminal-help = Odpowiedz numerem albo nazwą. map pokazuje stół, ? wyjaśnia pytanie, why ODPOWIEDŹ mówi, co stoi na przeszkodzie, undo cofa, save PLIK zapisuje partię, quit kończy.
terminal-legend = Figury: G Bóg, w Wojownik, c Kocia Mumia, s Satet, m Mumia, a Apep, x Skorpion, p Androsfinks; O T P Monumenty, -- neutralne; f Zalewowe, d Pustynia z numerem regionu; ~~ Woda; # żeton Zaświatów; * Opromieniona.
terminal-legal = To jest dozwolone.
terminal-unknown = { $text } nie jest odpowiedzią; podaj numer od 1 do { $amount } albo nazwę z listy.
terminal-not-now = Nie teraz:
terminal-undone = Cofnięto.
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-saved = Zapisano jako { $text }.
terminal-goodbye = Do widzenia.
terminal-devotion = Uwielbienie
terminal-followers = Wyznawcy
terminal-warriors = Wojownicy
terminal-powers = Moce
terminal-played = Zagrane
terminal-none = brak
terminal-event = Wydarzenie
terminal-markers = Znaczniki
terminal-no-rule = Żadna zasada nie pasuje do { $text }.
terminal-camels = Wielbłądy
terminal-chance = Los
terminal-hand-over = Klawiaturę przejmuje { $who }. Naciśnij Enter.
