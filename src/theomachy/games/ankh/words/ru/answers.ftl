# What it means to decline (`pass`) or to agree (`yes`), question by question. $amount is that of the question.

ankh-pass-choose-action = Обойтись одним действием
ankh-pass-move-which = Закончить перемещение
ankh-pass-summon-what = Закончить призыв
ankh-yes-gain-followers = { $amount ->
        [one] Получить { $amount } верующего
        [few] Получить { $amount } верующих
        [many] Получить { $amount } верующих
       *[other] Получить { $amount } верующих
    }
ankh-pass-gain-followers = Отказаться от верующих
ankh-pass-unlock-power = Ничего не открывать
ankh-pass-take-monument = Не брать монумент
ankh-pass-lay-camel = Не ставить верблюдов
ankh-pass-exchange-token = Не менять жетоны
ankh-yes-break-tie = Применить жетон
ankh-pass-break-tie = Пусть никто не победит
ankh-pass-obelisk-which = Больше не перемещать
ankh-yes-worship = Пожертвовать 2 верующих
ankh-pass-worship = Не жертвовать
ankh-pass-build-what = Не возводить
ankh-yes-announce-two-cards = Объявить две карты
ankh-pass-announce-two-cards = Разыграть одну карту
ankh-pass-take-captive = Не брать в плен
ankh-pass-protect-figure = Больше никого не спасать
ankh-yes-gate-from = Взять жетон из запаса
ankh-pass-gate-from = Не класть жетон
ankh-yes-give-sun = Положить жетон
ankh-pass-give-sun = Не класть жетон
ankh-pass-take-guardian = Больше никого не брать
