# Podpowiedzi, opowieść o turach, dziennik i trener na stronie. $who to gracz, $what to rzecz lub zdanie.

story-suggestion = Podpowiedź
story-play-it = Zagraj tak
story-another = Pokaż inną
story-hide = Ukryj
story-hint-worse =
    { $worse ->
        [little] prawie równie dobra
        [some] trochę słabsza
       *[much] wyraźnie słabsza
    }

## Since your last turn

story-since = Od twojej ostatniej tury
story-before = Przed pierwszą turą
story-turn = Tura { $amount }
story-turn-of = Tura { $amount } · { $who }
story-older =
    { $amount ->
        [one] { $amount } wcześniejsza tura:
        [few] { $amount } wcześniejsze tury:
       *[many] { $amount } wcześniejszych tur:
    }
story-for-you = Dla ciebie
story-of = { $who }: { $what }
story-replay = Powtórz
story-always-skip = Zawsze pomijaj
story-my-turn = Moja tura

## The log

story-tab-turns = Tury
story-tab-battles = Bitwy
story-tab-chat = Czat
story-no-chat = Nikt jeszcze nic nie napisał.
story-rule = Zasada: { $what }
story-rule-open = Pokaż zasadę

## The coach

story-coach = Trener
story-understood = Jasne
story-coach-off = Wyłącz trenera
story-do-it = Zrób to mimo to
story-think-again = Wybierz jeszcze raz
story-coach-refused-title = To teraz niemożliwe
story-coach-refused = Gra nie pozwoli ci przypadkiem złamać zasad. Powód jest podany nad twoimi możliwościami, a odnośnik otwiera zasadę.

## Settings

web-speed = Szybkość botów i ruchu
web-speed-hint = Jak długo widać każdą decyzję bota. Klawisz S przeskakuje do twojej tury.
story-speed-slow = Wolno
story-speed-normal = Normalnie
story-speed-fast = Szybko
story-skip = Przejdź do mojej tury
web-recap = Opowieść o turach innych
web-recap-hint = Otwiera się sama, gdy zaczyna się twoja tura. Klawisz R otwiera ją zawsze.
web-coach = Trener
web-coach-hint = Wyjaśnia to, co dzieje się po raz pierwszy, i ostrzega przed kosztownym wyborem.
story-coach-auto = Pierwsze trzy gry
story-coach-on = Zawsze
story-coach-never = Wyłączony
