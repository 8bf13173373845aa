book-title = Instrukcja
book-contents = Spis treści
book-search = Szukaj w instrukcji
book-found = { $amount ->
    [one] { $amount } fragment
    [few] { $amount } fragmenty
    [many] { $amount } fragmentów
   *[other] { $amount } fragmentu
}
book-nothing = Nic nie znaleziono. Spróbuj innego słowa.
book-none = Ta instrukcja nie jest jeszcze napisana.
book-previous = Poprzedni rozdział
book-next = Następny rozdział
book-pdf = PDF
book-chapter = Rozdział { $number }
book-in-book = W instrukcji:
book-law = Numerowane reguły
book-example = Przykład
book-example-play = Zagraj
book-example-pause = Pauza
book-example-again = Od początku
book-example-previous = Jedną decyzję wstecz
book-example-next = Następna decyzja
book-example-count = { $done } z { $of }
book-example-answered = Ten wybór został dokonany.
book-example-things = O co tu chodzi
