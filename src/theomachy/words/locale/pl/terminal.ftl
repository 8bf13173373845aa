# Co mówi sam terminal.

terminal-help =
    Wpisz numer, nazwę odpowiedzi lub początek nazwy. Polecenia:
    map - pokaż stół; legend - znaki na mapie
    ? - wyjaśnij pytanie i każdą odpowiedź; ? 2 - jedną odpowiedź; ? NAZWA - dowolną kartę, moc, boga lub żeton
    list - wszystkie odpowiedzi słowami; why ODPOWIEDŹ - dlaczego jest niedozwolona
    hint - podpowiedź; do - zagraj podpowiedź; battle - wyniki według kart
    log - wszystko, co się wydarzyło, z zasadami
    undo - cofnij ostatnią odpowiedź; save PLIK - zapisz grę; quit - wyjdź z gry
    Sam Enter pokazuje pytanie ponownie, także po zmianie rozmiaru okna.
terminal-legend = Jednostki i Monumenty: ☥ Bóg, w Wojownik, c Kocie Mumie, s Satet, m Mumia, a Apep, x Skorpion, p Androsfinks, O Obelisk, T Świątynia, P Piramida, dalej początek imienia Boga albo --, gdy Monument jest neutralny. Pola: " Zalewowe, . Pustyni, ~ Wody, (3) numer regionu. / \ _ Rzeka, ∩ Wielbłąd. * Opromieniona jednostka, # żeton Zaświatów.
terminal-legal = To jest dozwolone.
terminal-unknown = { $text }: nie ma takiej możliwości; podaj numer od 1 do { $amount } albo nazwę z listy.
terminal-not-now = Nie teraz:
terminal-undone = Cofnięto.
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-saved = Zapisano jako { $text }.
terminal-goodbye = Do widzenia.
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
terminal-hand-over = Klawiaturę przejmuje { $who }. Naciśnij Enter.
terminal-welcome = Wpisz numer lub nazwę odpowiedzi. ? wyjaśnia, hint podpowiada, help pokazuje wszystkie polecenia.
terminal-page = -- Enter: czytaj dalej --
terminal-thinking = { $who }: bot myśli...
terminal-cost = (koszt: { $amount })
terminal-on-map = { $numbers }: numery na mapie (list: wszystkie odpowiedzi słowami)
terminal-no-such-thing = Nic tu nie nazywa się „{ $text }”.
terminal-more-help = ? 2 wyjaśnia jedną odpowiedź, ? NAZWA dowolną kartę, moc, boga lub żeton; help pokazuje wszystkie polecenia.
terminal-do = Wpisz do, aby zagrać tę podpowiedź.
terminal-no-hint = Nie ma podpowiedzi do zagrania. Najpierw wpisz hint.
terminal-not-saved = Nie można zapisać pliku { $text }: { $reason }.
terminal-revealed = Ostatnia odpowiedź coś odsłoniła, więc nie można jej cofnąć.
terminal-total = Razem
