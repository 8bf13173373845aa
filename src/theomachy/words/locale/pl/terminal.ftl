# Co mówi sam terminal.

terminal-help = Odpowiedz numerem albo nazwą. „map” pokazuje stół, „?” wyjaśnia pytanie, „why DECYZJA” mówi, co stoi na przeszkodzie, „hint” podpowiada, „battle” pokazuje, co dadzą karty, „undo” cofa, „save PLIK” zapisuje grę, „quit” kończy.
terminal-legend = Jednostki i Monumenty: ☥ Bóg, w Wojownik, c Kocie Mumie, s Satet, m Mumia, a Apep, x Skorpion, p Androsfinks, O Obelisk, T Świątynia, P Piramida, dalej początek imienia Boga albo --, gdy Monument jest neutralny. Pola: " Zalewowe, . Pustyni, ~ Wody, (3) numer regionu. / \ _ Rzeka, ∩ Wielbłąd. * Opromieniona jednostka, # żeton Zaświatów.
terminal-legal = To jest dozwolone.
terminal-unknown = { $text }: nie ma takiej możliwości; podaj numer od 1 do { $amount } albo nazwę z listy.
terminal-not-now = Nie teraz:
terminal-undone = Cofnięto.
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-saved = Zapisano jako { $text }.
terminal-goodbye = Do widzenia.
terminal-devotion = Uwielbienie
terminal-followers = Wyznawcy
terminal-warriors = Wojownicy
terminal-guardians = Strażnicy
terminal-captives = Uwięzieni
terminal-tiebreaker = żeton Przechylenia Szali
terminal-powers = Moce
terminal-played = Zagrane
terminal-event = Wydarzenie
terminal-next = Następne
terminal-tracks = Tory
terminal-guardian-cards = Karty Strażników
terminal-pincers = Szczypce
terminal-no-rule = Żadna zasada nie pasuje do „{ $text }”.
terminal-chance = Los
terminal-hand-over = Klawiaturę przejmuje { $who }. Naciśnij Enter.
