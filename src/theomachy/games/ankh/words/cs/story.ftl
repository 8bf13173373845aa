# Co se v Ankh děje a proč: pro rady a pro příběh tahu. $mode je do (rada) nebo did (příběh); $what je figura či věc, $where místo, $who bůh.

## Places

ankh-near-obelisk =
    { $whose ->
        [neutral] sousedící s neutrálním obeliskem
        [own] sousedící s vaším obeliskem
       *[other] sousedící s obeliskem ({ $who })
    }
ankh-near-temple =
    { $whose ->
        [neutral] sousedící s neutrálním chrámem
        [own] sousedící s vaším chrámem
       *[other] sousedící s chrámem ({ $who })
    }
ankh-near-pyramid =
    { $whose ->
        [neutral] sousedící s neutrální pyramidou
        [own] sousedící s vaší pyramidou
       *[other] sousedící s pyramidou ({ $who })
    }
ankh-in-region = v oblasti { $amount }
ankh-on-water = na vodě

## Deeds

ankh-deed-action =
    { $mode ->
        [did] Volí: { $what }
       *[do] { $what }
    }
ankh-deed-move =
    { $mode ->
        [did] Přesouvá { $what } na pole { $where }
       *[do] Přesuňte { $what } na pole { $where }
    }
ankh-deed-push =
    { $mode ->
        [did] Vytlačuje { $what } na pole { $where }
       *[do] Vytlačte { $what } na pole { $where }
    }
ankh-deed-summon =
    { $mode ->
        [did] Vyvolává { $what } na pole { $where }
       *[do] Vyvolejte { $what } na pole { $where }
    }
ankh-deed-build =
    { $mode ->
        [did] Staví { $what } (pole { $where })
       *[do] Postavte { $what } (pole { $where })
    }
ankh-deed-take =
    { $mode ->
        [did] Ovládá nově { $what }
       *[do] Ovládněte { $what }
    }
ankh-deed-followers =
    { $mode ->
        [did] Získává
       *[do] Získejte
    } { $amount ->
        [one] { $amount } stoupence
        [few] { $amount } stoupence
       *[other] { $amount } stoupenců
    }
ankh-deed-unlock =
    { $mode ->
        [did] Odemyká schopnost: { $what }
       *[do] Odemkněte schopnost: { $what }
    }
ankh-deed-trigger =
    { $mode ->
        [did] Spouští událost: { $what }
       *[do] Tím spustíte událost: { $what }
    }
ankh-deed-camels =
    { $mode ->
        [did] Pokládá
       *[do] Položte
    } { $amount ->
        [one] { $amount } velblouda
        [few] { $amount } velbloudy
       *[other] { $amount } velbloudů
    }
ankh-deed-exchange =
    { $mode ->
        [did] Prohazuje žetony oblastí { $one } a { $other }
       *[do] Prohoďte žetony oblastí { $one } a { $other }
    }
ankh-deed-sun =
    { $mode ->
        [did] Jedna figura je nově zářivá
       *[do] Udělejte z této figury zářivou
    }
ankh-deed-gate =
    { $mode ->
        [did] Pokládá žeton podsvětí na pole { $where }
       *[do] Položte žeton podsvětí na pole { $where }
    }

## Reasons

ankh-why-devotion =
    { $case ->
        [gain] Získáte zbožnost.
        [cost] Stojí vás to zbožnost.
        [denial] { $who } získá méně zbožnosti.
       *[gift] { $who } získá více zbožnosti.
    }
ankh-why-above =
    { $case ->
        [gain] Předstihnete jiného boha na stupnici zbožnosti.
       *[cost] Jiný bůh vás předstihne na stupnici zbožnosti.
    }
ankh-why-red =
    { $case ->
        [gain] Přiblížíte se k včasnému opuštění červené části.
       *[cost] Riskujete, že v červené části zůstanete příliš dlouho.
    }
ankh-why-merging =
    { $case ->
        [gain] Spojení bohů by vám uškodilo méně.
       *[cost] Spojení bohů by vám uškodilo více.
    }
ankh-why-dominations =
    { $case ->
        [gain] V příštím konfliktu budete dominovat { $region ->
        [none] další oblasti
       *[some] oblasti { $region }
    }.
        [cost] V příštím konfliktu už nebudete dominovat { $region ->
        [none] jedné oblasti
       *[some] oblasti { $region }
    }.
        [denial] { $who } už nebude dominovat { $region ->
        [none] jedné oblasti
       *[some] oblasti { $region }
    } v příštím konfliktu.
       *[gift] { $who } bude dominovat { $region ->
        [none] jedné oblasti
       *[some] oblasti { $region }
    } v příštím konfliktu.
    }
ankh-why-majorities =
    { $case ->
        [gain] Získáte převahu monumentů { $region ->
        [none] v další oblasti
       *[some] v oblasti { $region }
    }.
        [cost] Získáte méně převah monumentů { $region ->
        [none] v příštím konfliktu
       *[some] v oblasti { $region }
    }.
        [denial] { $who } získá méně převah monumentů { $region ->
        [none] v příštím konfliktu
       *[some] v oblasti { $region }
    }.
       *[gift] { $who } získá více převah monumentů { $region ->
        [none] v příštím konfliktu
       *[some] v oblasti { $region }
    }.
    }
ankh-why-victories =
    { $case ->
        [gain] Budete silnější { $region ->
        [none] v příštích bojích
       *[some] v boji o oblast { $region }
    }.
        [cost] Budete slabší { $region ->
        [none] v příštích bojích
       *[some] v boji o oblast { $region }
    }.
        [denial] { $who } bude slabší { $region ->
        [none] v příštích bojích
       *[some] v boji o oblast { $region }
    }.
       *[gift] { $who } bude silnější { $region ->
        [none] v příštích bojích
       *[some] v boji o oblast { $region }
    }.
    }
ankh-why-casualties =
    { $case ->
        [gain] V ohrožení bude méně vašich figur { $region ->
        [none] v bojích
       *[some] v boji o oblast { $region }
    }.
       *[cost] V ohrožení bude více vašich figur { $region ->
        [none] v bojích
       *[some] v boji o oblast { $region }
    }.
    }
ankh-why-warriors =
    { $case ->
        [gain] Budete mít na mapě více válečníků.
       *[cost] Budete mít na mapě méně válečníků.
    }
ankh-why-guardians =
    { $case ->
        [gain] Budete mít na mapě více Strážců.
       *[cost] Budete mít na mapě méně Strážců.
    }
ankh-why-reserves =
    { $case ->
        [gain] Budete mít Strážce připraveného k vyvolání.
       *[cost] K vyvolání vám zbude méně Strážců.
    }
ankh-why-monuments =
    { $case ->
        [gain] Budete ovládat více monumentů.
        [cost] Budete ovládat méně monumentů.
        [denial] { $who } bude ovládat méně monumentů.
       *[gift] { $who } bude ovládat více monumentů.
    }
ankh-why-targets =
    { $case ->
        [gain] Budete sousedit s monumentem ({ $what ->
        [obelisk] obelisk
        [temple] chrám
        [pyramid] pyramida
       *[none] neutrální
    }) a při nejbližším Ovládnutí monumentu ho můžete ovládnout.
        [cost] Při nejbližším Ovládnutí monumentu už nebudete moci ovládnout { $what ->
        [obelisk] obelisk
        [temple] chrám
        [pyramid] pyramidu
       *[none] monument
    }.
        [denial] { $who } už při nejbližším Ovládnutí monumentu nebude moci ovládnout { $what ->
        [obelisk] obelisk
        [temple] chrám
        [pyramid] pyramidu
       *[none] monument
    }.
       *[gift] { $who } bude moci při nejbližším Ovládnutí monumentu ovládnout { $what ->
        [obelisk] obelisk
        [temple] chrám
        [pyramid] pyramidu
       *[none] monument
    }.
    }
ankh-why-gain =
    { $case ->
        [gain] Příští Získání stoupenců vám přinese více.
       *[cost] Příští Získání stoupenců vám přinese méně.
    }
ankh-why-followers =
    { $case ->
        [gain] Budete mít více stoupenců k obětování.
       *[cost] Budete mít méně stoupenců k obětování.
    }
ankh-why-affordable =
    { $case ->
        [gain] Můžete si dovolit další schopnost.
       *[cost] Další schopnost si už nebudete moci dovolit.
    }
ankh-why-rewards =
    { $case ->
        [gain] Získáte zbožnost na konci každého tahu.
       *[cost] Na konci tahů získáte méně zbožnosti.
    }
ankh-why-powers =
    { $case ->
        [gain] Získáte novou schopnost do konce hry.
       *[cost] Získáte méně schopností.
    }

## The story of a turn

ankh-story-moves =
    { $amount ->
        [one] Přesouvá { $amount } figuru
        [few] Přesouvá { $amount } figury
       *[other] Přesouvá { $amount } figur
    }
ankh-story-domination = Oblast { $region }: dominuje { $who }
ankh-story-won = Oblast { $region }: boj vyhrává { $who }
ankh-story-nobody = Oblast { $region }: boj nevyhrává nikdo
ankh-story-devotion = { $who }: zbožnost { $change }, nyní { $total }
ankh-story-lost =
    { $amount ->
        [one] { $who } ztrácí { $amount } figuru
        [few] { $who } ztrácí { $amount } figury
       *[other] { $who } ztrácí { $amount } figur
    }

## What it means for you

ankh-for-you-lost =
    { $amount ->
        [one] Ztratili jste { $amount } figuru. Je zpět ve vaší zásobě.
        [few] Ztratili jste { $amount } figury. Jsou zpět ve vaší zásobě.
       *[other] Ztratili jste { $amount } figur. Jsou zpět ve vaší zásobě.
    }
ankh-for-you-taken = { $who } ovládá nově váš monument: { $what }.
ankh-for-you-contested =
    { $amount ->
        [one] Oblast { $region } je nyní sporná.
        [few] V oblasti { $region } jsou nyní { $amount } strany: příští konflikt tam přinese boj.
       *[other] V oblasti { $region } je nyní { $amount } stran: příští konflikt tam přinese boj.
    }

## The coach

ankh-coach-first-action-title = Váš tah má dvě akce
ankh-coach-first-action = Každá akce posune svůj ukazatel o jedno pole. Druhá akce musí být v seznamu níž. Ukazatel, který dojde na konec stupnice, spustí další událost, a ta patří vám.
ankh-coach-second-action-title = Zbývá jedna akce
ankh-coach-second-action = Vyberte z akcí, které jsou níž než první. Po ní váš tah končí.
ankh-coach-control-monument-title = Událost: Ovládnutí monumentu
ankh-coach-control-monument = Kdo ji spustil, ovládne neutrální monument sousedící s jeho figurou. Monumenty přinášejí stoupence a v konfliktu zbožnost za převahu.
ankh-coach-camel-caravan-title = Událost: Velbloudí karavana
ankh-coach-camel-caravan = Kdo ji spustil, může rozdělit oblast na dvě řadou nejvýše šesti velbloudů. Menší oblasti znamenají jiné soupeře v příštím konfliktu.
ankh-coach-conflict-title = Událost: Konflikt
ankh-coach-conflict = Oblasti se vyhodnotí v pořadí svých čísel. Kdo je v oblasti sám, dominuje. Dvě a více stran bojují. Tady se získává zbožnost, která rozhoduje o hře.
ankh-coach-battle-title = Boj
ankh-coach-battle = Každá strana tajně zahraje jednu kartu. Vaše síla jsou figury v oblasti, karta a schopnosti. Nejsilnější strana získá 1 zbožnost a zabije nepřátelské válečníky a Strážce; bohové zůstávají.
ankh-coach-plague-title = Nabídka proti zamoření
ankh-coach-plague = Všichni tajně nabídnou stoupence a všechny nabídky propadnou. Jediná nejvyšší nabídka zachrání svou stranu; ostatní válečníci a Strážci v oblasti zemřou.
ankh-coach-domination-title = Dominance
ankh-coach-domination = Strana, která je v oblasti sama, získá 1 zbožnost bez boje a 1 za každý druh monumentů, v němž má převahu.
ankh-coach-merge-title = Dva bohové se spojili
ankh-coach-merge = Po třetím konfliktu se dva nejnižší bohové stanou jednou stranou. Ponechají si obě schopnosti a vyhrají nebo prohrají společně.
ankh-coach-forgotten-title = Bůh je zapomenut
ankh-coach-forgotten = Po čtvrtém konfliktu každá strana, která je stále v červené části, opouští hru.
ankh-coach-guardian-title = Přidává se k vám Strážce
ankh-coach-guardian = Čeká ve vaší zásobě. Na mapu ho přivedete akcí Vyvolání figury.

## Warnings before a costly answer

ankh-warn-unlock = Odemknutím váš tah končí: vzdáváte se druhé akce.
ankh-warn-followers =
    { $amount ->
        [one] Vzdáváte se { $amount } stoupence.
        [few] Vzdáváte se { $amount } stoupenců.
       *[other] Vzdáváte se { $amount } stoupenců.
    }
ankh-warn-move = Nepohnuli jste žádnou figurou: akce jen posune svůj ukazatel.
ankh-warn-summon = Nevyvoláte žádnou figuru: akce jen posune svůj ukazatel.
ankh-warn-power = Nic neodemknete, i když na schopnost máte.
