# The almanac: every printed thing, with search.

almanac-title = Almanach
almanac-search = Szukaj nazw i działania
almanac-list = Wróć do listy
almanac-about = Wszystko, co w tej grze wydrukowano: pełne działanie, zasady, które za nim stoją, i rzeczy pokrewne. Wybierz coś z listy albo szukaj klawiszem /.
almanac-unknown = W almanachu nie ma takiego hasła. Wybierz inne z listy.
almanac-both-editions = Tak samo w obu wydaniach
almanac-only-in = Tylko: { $edition }
almanac-detail = Zasady szczegółowo
almanac-another-example = Inny przykład ({ $done } z { $of })
almanac-related = Powiązane
almanac-figures = Liczby
almanac-turn = Przewracanie stron
almanac-previous = Poprzednie
almanac-next = Następne
almanac-quiz = Sprawdź się w quizie
almanac-figures-from = { $amount ->
    [one] Policzone w { $amount } partii między botami.
    [few] Policzone w { $amount } partiach między botami.
   *[many] Policzone w { $amount } partiach między botami.
}
