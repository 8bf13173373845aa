# Lidé: profily, hodnocení, žebříčky, přátelé a vlastní nastavení.

people-title = Lidé
people-what = Co to je?

## Profil

people-since = Zde od { $date }
people-unknown = Nikdo toho jména tu není, nebo vám svůj profil neukazuje.
people-own-hint = Takto vidíte sami sebe. Ostatní vidí jen veřejné stoly a hodnocené hry.
people-ratings = Hodnocení
people-rating = { $rating }, plus minus { $spread }
people-provisional = předběžné
people-pool = { $game }, { $amount ->
        [one] { $amount } hráč
        [few] { $amount } hráči
       *[other] { $amount } hráčů
    }
people-pool-edition = { $game } ({ $edition }), { $amount ->
        [one] { $amount } hráč
        [few] { $amount } hráči
       *[other] { $amount } hráčů
    }
people-games-won = { $played ->
        [one] { $played } hra
        [few] { $played } hry
       *[other] { $played } her
    }, výhry: { $won }
people-no-ratings = Zatím žádné hodnocené hry.
people-rating-what = Hodnocení říká, jak silně někdo hraje ve srovnání se všemi, kdo hrají stejnou hru ve stejném počtu hráčů. Každý začíná na 1500. Bot „pokročilý“ má vždy 1500, takže čísla budou za rok znamenat totéž. „Plus minus 60“ znamená: v devatenácti případech z dvaceti je skutečná síla vzdálena nejvýše 60 bodů. Čím více her, tím menší je toto číslo. Hodnocení je předběžné, dokud počet započítaných her nedosáhne { $games } a dokud je méně jisté než plus minus { $sure }.
people-counts-what = Hra se počítá, pokud byl stůl otevřen jako hodnocený: s hodinami, bez rad a bez tréninku a každý hraje s účtem. Kdo odejde a nevrátí se, prohrál, ať bot na jeho místě dosáhne čehokoli. Nejvíce her týchž dvou hráčů, které se počítají za jeden den: { $pair }. Hra, kterou ukončí správci serveru, se nepočítá nikomu.
people-history = Hodnocení po každé započítané hře, od { $low } do { $high }
people-results = Výsledky
people-results-what = Hry dohrané do konce: podle hry a pak podle boha nebo barvy. Počítá se posledních 1000 her. Ostatní vidí jen hry u veřejných stolů. Bez lekcí a bez her, v nichž jeden člověk hrál za více míst.
people-results-none = Zatím žádné dohrané hry.
people-results-none-public = Zatím žádné dohrané hry u veřejných stolů.
people-in-all = Celkem
people-opponents = Nejčastější spoluhráči
people-opponents-what = Lidé, kteří bývají u stejných stolů nejčastěji, a kolikrát byl člověk z tohoto profilu před nimi.
people-ahead = před nimi { $ahead } z { $played }
people-recent = Poslední hry

## Přátelé a lidé držení stranou

people-friends = Přátelé
people-friends-none = Zatím žádní přátelé. Vyhledejte někoho podle jména a zeptejte se.
people-asking = Chtějí být vašimi přáteli
people-asked = Čeká se na odpověď
people-blocked = Zablokovaní
people-muted = Ztlumení
people-ask = Požádat o přátelství
people-accept = Přijmout
people-decline = Odmítnout
people-withdraw = Vzít žádost zpět
people-unfriend = Zrušit přátelství
people-block = Zablokovat
people-unblock = Odblokovat
people-mute = Ztlumit
people-unmute = Zrušit ztlumení
people-ties-what = Přátelé vidí váš profil, pokud ho ukazujete přátelům. Koho zablokujete, ten se nemůže připojit ke stolům, které otevřete, nevidí váš profil a vy nevidíte, co píše. Koho ztlumíte, ten zmlkne jen pro vás. Nikdo se to nedozví.
people-find = Najít člověka podle jména
people-look = Hledat
people-log-in = Přihlaste se, abyste měli přátele, hodnocení a vlastní profil.
people-my-profile = Můj profil

## Žebříčky

people-leaders = Žebříčky
people-leaders-none = Nikdo tu zatím neodehrál dost hodnocených her.
people-leaders-what = Všichni, jejichž hodnocení není předběžné a kdo ukazují profil každému, od nejvyššího. Boti stojí mezi nimi pro srovnání: jejich hodnocení bylo změřeno v tisících her mezi nimi a nemění se.
people-bot = bot
people-place = Místo
people-name = Jméno
people-rating-head = Hodnocení
people-games-head = Hry

## Vlastní nastavení

people-choices = Profil, jazyk a čas
people-shown-to = Kdo vidí můj profil a hodnocení
people-shown-everyone = Každý
people-shown-friends = Moji přátelé
people-shown-nobody = Jen já
people-shown-hint = V žebříčcích jsou jen lidé, jejichž profil smí vidět každý. Stoly, které nejsou veřejné, se na stránce nikoho jiného neobjeví.
people-language = Můj jazyk
people-zone = Moje časové pásmo
people-device = jako na tomto zařízení
people-save = Uložit
people-saved = Uloženo.
