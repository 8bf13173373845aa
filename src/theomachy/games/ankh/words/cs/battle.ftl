# Jeviště boje, výběr bojové karty a spojení bohů.
# $who a $whom jsou strany (1. pád), $list je seznam stran s čísly, $amount je číslo.

ankh-battle-title = Boj v oblasti { $amount }
ankh-battle-conflict = Konflikt { $amount }
ankh-battle-tiebreaker-held = Žeton nerozhodného boje: { $who }.
ankh-battle-tiebreaker-spent = Remízu nikdo nerozhodne.
ankh-battle-speed = Rychlost
ankh-battle-speed-step = Krok
ankh-battle-speed-normal = Běžně
ankh-battle-speed-fast = Rychle
ankh-battle-see-map = Ukázat mapu
ankh-battle-skip = Rovnou k výsledku
ankh-battle-watch-again = Ukázat znovu
ankh-battle-continue = Pokračovat
ankh-battle-closes = Zavře se za { $amount } s
ankh-battle-key-space = Mezerník
ankh-battle-you = to jste vy
ankh-battle-rail = Kroky boje
ankh-battle-map = Oblast { $amount } na mapě

## Kroky

ankh-beat-cards = Karty
ankh-beat-build = Stavba
ankh-beat-plague = Zamoření
ankh-beat-majorities = Převaha
ankh-beat-strength = Síla
ankh-beat-tiebreak = Remíza
ankh-beat-reward = Odměna
ankh-beat-losses = Ztráty
ankh-beat-after = Po boji
ankh-beat-result = Výsledek
ankh-beat-now = teď

ankh-outcome-cards = odkryté
ankh-outcome-build = { $who }: { $what }
ankh-outcome-plague = nejvíc: { $who }
ankh-outcome-plague-tied = neušetřen nikdo
ankh-outcome-tiebreak = otáčí { $who }
ankh-outcome-nobody = bez vítěze
ankh-outcome-losses = zabito: { $amount }
ankh-outcome-none-killed = beze ztrát

## Co se děje v každém kroku

ankh-say-choosing = Všichni tajně vybírají karty.
ankh-say-waiting = Čeká se na rozhodnutí: { $who }.
ankh-say-cards = Karty jsou odkryté.
ankh-say-build = { $who } staví: { $what }.
ankh-say-plague = Nejvyšší nabídka: { $who }. Zamoření ušetří jen tyto figury.
ankh-say-plague-tied = Nejvyšší nabídka není jediná: zamoření neušetří nikoho.
ankh-say-bids = Nabídky: { $list }.
ankh-say-killed = Zabito: { $list }.
ankh-say-majorities = Zbožnost za převahu monumentů jednoho typu.
ankh-say-strength = Největší síla: { $who }, { $amount }.
ankh-say-strength-nobody = Nezbyl nikdo, kdo by bojoval.
ankh-say-margin = Náskok před další stranou: { $amount }.
ankh-say-tie = Remíza: { $list }, síla { $amount }.
ankh-say-tie-held = Žeton nerozhodného boje má { $who } a může ho otočit, a tím vyhrát.
ankh-say-tie-lost = Nikdo z nich nemá žeton nerozhodného boje, takže nevyhrává nikdo.
ankh-say-tiebreak = { $who } otáčí žeton nerozhodného boje a vyhrává.
ankh-say-tiebreak-kept = Remíza zůstává: nevyhrává nikdo.
ankh-say-reward = Zbožnost: { $list }.
ankh-say-losses = { $amount ->
    [one] Zabita je { $amount } figura.
    [few] Zabity jsou { $amount } figury.
   *[other] Zabito je { $amount } figur.
}
ankh-say-none-killed = Všechny ohrožené figury přežívají.
ankh-say-after = Po boji

## Co se počítá

ankh-term-figures = figury
ankh-term-captives = zajatci
ankh-term-cancelled = nepočítá se: { $who }
ankh-term-tied = remíza
ankh-term-tiebreaker = Rozhoduje remízu
ankh-strength-read = { $who }, síla { $amount }: { $list }

## Výsledek

ankh-result-you-win = Vyhráváte oblast { $amount }
ankh-result-wins = Oblast { $amount } vyhrává { $who }
ankh-result-nobody = Oblast { $amount } nevyhrává nikdo
ankh-result-by-strength = { $mine } proti { $theirs }.
ankh-result-by-tiebreaker = { $mine } proti { $theirs }: rozhoduje žeton nerozhodného boje.
ankh-result-alone = Žádná jiná figura nezbyla.
ankh-result-tie = Remíza při síle { $amount }.
ankh-result-all-die = Bez vítěze umírají všichni válečníci a Strážci v oblasti.
ankh-result-your-devotion = vaše zbožnost
ankh-result-strength = Síla
ankh-result-no-devotion = bez zbožnosti
ankh-result-devotion = Zbožnost { $from }, nyní { $to }
ankh-cause-majority = převaha monumentů
ankh-cause-won = vyhraný boj
ankh-cause-other = jiné účinky
ankh-loss-plague = při zamoření
ankh-loss-defeat = při porážce
ankh-loss-captured = v zajetí: { $who }
ankh-loss-none = beze ztrát
ankh-built = postaveno: { $what }
ankh-gate-opened = otevřeno podsvětí
ankh-cards-back = { $amount ->
    [one] { $amount } karta zpět v ruce
    [few] { $amount } karty zpět v ruce
   *[other] { $amount } karet zpět v ruce
}
ankh-next-decision = Vaše rozhodnutí čeká.

## Výběr karty

ankh-choice-hint = Klepněte na kartu a přečtěte si ji, dalším klepnutím ji zahrajete.
ankh-choice-secret = Všechny karty se odkryjí naráz. Zahrané zůstávají na stole.
ankh-choice-play = Zahrát: { $what }
ankh-choice-played = Už zahraná. Vrátí ji { $what }.
ankh-choice-chosen = vybraná
ankh-choice-sum = síla s touto kartou
ankh-choice-ahead-always = Silnější než každá jejich karta.
ankh-choice-ahead-unless = Vedete, ledaže { $list }.
ankh-choice-unless-one = { $who }: { $what }
ankh-choice-wins = Vyhrává v { $won } z { $amount } případů.
ankh-choice-never = Nevyhrává v žádném případě.
ankh-choice-plague-decides = Při zamoření rozhodují nabídky.
ankh-choice-devotion = Zbožnost: { $least } až { $most }.
ankh-choice-devotion-sure = Zbožnost: { $amount }.
ankh-side-now = síla teď
ankh-side-up-to = až { $amount }
ankh-side-may-play = karet na výběr: { $amount }
ankh-side-plays-two = hraje dvě karty
ankh-side-you-hold = máte karet: { $amount }
ankh-side-followers = Stoupenci: { $amount }
ankh-stake = V sázce
ankh-stake-win = Výhra: zbožnost { $amount }
ankh-stake-majority = { $what }: { $who } +{ $amount }

## Spojení

ankh-merge-title = Bohové se spojují
ankh-merge-when = Po třetím Konfliktu se dva nejnižší bohové stanou jednou stranou. Stane se to jednou za hru.
ankh-merge-beat-who = Kdo
ankh-merge-beat-leaves = Co odchází
ankh-merge-beat-over = Co přechází
ankh-merge-beat-devotion = Zbožnost
ankh-merge-beat-shared = Odteď společné
ankh-merge-two-lowest = dva nejnižší
ankh-merge-joins = { $who } a { $whom } jsou odteď spolu
ankh-merge-together = Odteď oba vyhrávají nebo prohrávají společně a každý má jednu akci za tah.
ankh-merge-leaves = Co odchází
ankh-merge-lowest = Nejníže: { $who }.
ankh-merge-god-figure = Figura boha: { $who }
ankh-merge-leaves-game = odchází ze hry
ankh-merge-warriors = Všichni válečníci
ankh-merge-warriors-from = z mapy, ze zásoby i ze zajetí
ankh-merge-monuments = { $amount ->
    [one] { $amount } monument
    [few] { $amount } monumenty
   *[other] { $amount } monumentů
}
ankh-merge-monuments-lost = už je neovládá
ankh-merge-cards = Bojové karty a žetony Ankh
ankh-merge-share = Co mají společné
ankh-merge-stepped = { $who } stojí tam, kde { $whom }: na poli { $amount }.
ankh-merge-followers = { $amount ->
    [one] O { $amount } stoupence víc
    [few] O { $amount } stoupence víc
   *[other] O { $amount } stoupenců víc
}
ankh-merge-followers-from = dříve: { $who }
ankh-merge-guardian-stays = patří nyní straně: { $who }
ankh-merge-powers = Schopnosti Ankh: { $who }
ankh-merge-powers-count = platí pro oba
ankh-merge-hand = Karty a válečníci: { $who }
ankh-merge-hand-one = jedna ruka, jedna zásoba
ankh-merge-for-you-rival = Pro vás: { $amount ->
    [one] zbývá { $amount } soupeř.
    [few] zbývají { $amount } soupeři.
   *[other] zbývá { $amount } soupeřů.
}
ankh-merge-for-you-partner = Pro vás: odteď hrajete spolu, { $who }.
ankh-merge-next = Po čtvrtém Konfliktu bude zapomenuta každá strana v červené části stupnice.
ankh-merge-you-stand = Vaše pole: { $amount }.
