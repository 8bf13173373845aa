# Названия, вопросы и события игры «Анх».
# Переменные событий и вопросов: $who и $whom — стороны (именительный падеж), $what — фигурка, монумент, карта,
# свойство, действие или событие ($what_acc и $what_gen — в других падежах), $origin и $where — клетки, $amount — число.

## Игра

ankh-game = Анх. Боги Египта
ankh-edition-final = финальное издание
ankh-edition-preview = предварительная версия
ankh-scenario-middle-kingdom = Среднее царство
ankh-scenario-old-kingdom = Древнее царство

## Боги

ankh-god-amun = Амон
ankh-god-anubis = Анубис
ankh-god-isis = Исида
ankh-god-osiris = Осирис
ankh-god-ra = Ра

## Фигурки и монументы

ankh-kind-god = Бог
    .acc = бога
    .gen = бога
ankh-kind-warrior = Воин
    .acc = воина
    .gen = воина
ankh-kind-cat-mummy = Мумия кошки
    .acc = мумию кошки
    .gen = мумии кошки
ankh-kind-satet = Сатис
    .acc = Сатис
    .gen = Сатис
ankh-kind-mummy = Мумия
    .acc = мумию
    .gen = мумии
ankh-kind-apep = Апоп
    .acc = Апопа
    .gen = Апопа
ankh-kind-giant-scorpion = Гигантский скорпион
    .acc = гигантского скорпиона
    .gen = гигантского скорпиона
ankh-kind-androsphinx = Андросфинкс
    .acc = андросфинкса
    .gen = андросфинкса
ankh-kind-obelisk = Обелиск
    .acc = обелиск
    .gen = обелиска
ankh-kind-temple = Храм
    .acc = храм
    .gen = храма
ankh-kind-pyramid = Пирамида
    .acc = пирамиду
    .gen = пирамиды

## Карты сражений

ankh-card-flood = Потоп
ankh-card-build = Возведение монумента
ankh-card-plague = Нашествие саранчи
ankh-card-chariots = Колесницы
ankh-card-drought = Засуха
ankh-card-miracle = Чудо
ankh-card-cycle = Цикл Маат

## Свойства анхов

ankh-power-commanding = Предводитель
ankh-power-inspiring = Воодушевитель
ankh-power-omnipresent = Вездесущий
ankh-power-revered = Почитаемый
ankh-power-resplendent = Великолепный
ankh-power-obelisk-attuned = Покровитель обелисков
ankh-power-temple-attuned = Покровитель храмов
ankh-power-pyramid-attuned = Покровитель пирамид
ankh-power-glorious = Прославленный
ankh-power-magnanimous = Великодушный
ankh-power-bountiful = Щедрый
ankh-power-worshipful = Досточтимый
ankh-power-mighty = Могучий
ankh-power-splendiferous = Блистательный

## Действия, события, исходы

ankh-action-move = Переместить фигурки
ankh-action-summon = Призвать фигурку
ankh-action-gain = Получить верующих
ankh-action-unlock = Открыть свойство анха
ankh-track-control-monument = Контроль над монументом
ankh-track-camel-caravan = Караван верблюдов
ankh-track-conflict = Конфликт
ankh-ending-running = Игра продолжается.
ankh-ending-top-of-track = { $who } достигает вершины шкалы поклонения и побеждает.
ankh-ending-only-god = Единственным богом Египта становится { $who }. Это победа!
ankh-ending-atheist = Все боги забыты: Египет теряет веру, и победителя нет.
ankh-ending-last-event = После последнего события побеждает { $who } с наибольшим поклонением.

## Варианты ответа

ankh-option-pass = Готово
ankh-option-yes = Да
ankh-option-captive = пленный воин
ankh-option-gate = призыв на жетон загробного мира
ankh-option-regular = обычный призыв
ankh-option-token = жетон очерёдности конфликта { $amount }

## Направления клешней

ankh-facing-n-ne = север и северо-восток
ankh-facing-ne-se = северо-восток и юго-восток
ankh-facing-se-s = юго-восток и юг
ankh-facing-s-sw = юг и юго-запад
ankh-facing-sw-nw = юго-запад и северо-запад
ankh-facing-nw-n = северо-запад и север

## Вопросы

ankh-question-choose-action = Выберите действие.
ankh-question-move-which = Выберите фигурку для перемещения — до 3 клеток.
ankh-question-move-to = Выберите клетку, на которой фигурка завершит перемещение.
ankh-question-summon-what = Выберите фигурку для призыва.
ankh-question-summon-where = Выберите клетку для призыва.
ankh-question-summon-by = Выберите, каким призывом занять эту клетку.
ankh-question-gain-followers = Получить { $amount ->
        [one] { $amount } верующего
        [few] { $amount } верующих
        [many] { $amount } верующих
       *[other] { $amount } верующих
    }? Можно взять либо всех, либо никого.
ankh-question-unlock-power = Выберите свойство. Оно стоит столько верующих, каков его уровень. Это действие завершает ход.
ankh-question-reward-first = Сейчас два свойства приносят поклонение. Выберите, какое первым.
ankh-question-take-monument = Выберите монумент, который возьмёте под контроль.
ankh-question-lay-camel = Поставьте следующего верблюда. Линия должна разделить регион на две части, не менее 6 клеток суши в каждой. Осталось верблюдов: { $amount }.
ankh-question-keep-token = Выберите новый регион, где останется жетон очерёдности конфликта { $what }. Другой получит новый жетон.
ankh-question-exchange-token = Жетон нового региона можно поменять с любым другим: меньшие номера разыгрывают раньше. Выберите регион.
ankh-question-exchange-with = Выберите жетон, с которым поменять местами номер { $what }.
ankh-question-choose-cards = { $amount ->
        [one] Выберите карту сражения
        [few] Выберите { $amount } карты сражений
        [many] Выберите { $amount } карт сражений
       *[other] Выберите { $amount } карты сражений
    }. Все карты откроют одновременно.
ankh-question-card-first = Выберите, какую из двух ваших карт разыграть первой.
ankh-question-break-tie = Наибольшая сила равна. Применить жетон определителя ничьей и победить? Это можно сделать один раз за конфликт.
ankh-question-obelisk-which = Перед сражением можно переместить фигурки к вашим обелискам в регионе. Выберите фигурку.
ankh-question-obelisk-to = Выберите клетку рядом с вашим обелиском.
ankh-question-worship = Пожертвовать 2 верующих, чтобы получить 1 поклонение?
ankh-question-build-what = Выберите монумент для возведения.
ankh-question-build-where = Выберите клетку региона для монумента.
ankh-question-plague-bid = «Нашествие саранчи»: сколько верующих поставить? У вас { $amount }. Все ставки приносят в жертву; выживут только фигурки сделавшего наибольшую ставку.
ankh-question-announce-two-cards = Разыграть в этом сражении две карты? Это можно объявить один раз за конфликт, и все об этом узнают.
ankh-question-take-captive = Выберите, чьего воина взять в плен. Каждый пленник даёт вашему богу +1 силы.
ankh-question-protect-figure = Выберите фигурку под защитой, которую оставите в живых.
ankh-question-gate-from = Вы проиграли сражение и можете положить жетон загробного мира: возьмите его из запаса или выберите тот, что уже лежит на поле.
ankh-question-gate-to = Выберите пустую клетку суши в этом регионе для жетона загробного мира.
ankh-question-give-sun = Положить жетон солнца на эту фигурку? Сияющая фигурка приносит на 1 поклонение больше за победу в её регионе.
ankh-question-push-to = Выберите, куда вытеснить фигурку.
ankh-question-mummy-to = Выберите клетку рядом с вашим богом, куда вернётся мумия.
ankh-question-aim-pincers = Выберите, куда направить клешни. В начале следующего конфликта монументы там будут разрушены.
ankh-question-take-guardian = Выберите стража младшего бога, которого возьмёте себе.
ankh-question-give-up-guardian = Свободной подставки нет. Выберите своего стража, которого уберёте из игры.

## События: ходы и действия

ankh-event-turn-begins = { $who } начинает ход.
ankh-event-action-chosen = { $who } выбирает действие «{ $what }».
ankh-event-marker-returned = Фишка действия «{ $what }» возвращается на стартовое деление.
ankh-event-figure-moved = { $who } перемещает { $what_acc } с клетки { $origin } на клетку { $where }.
ankh-event-figure-pushed = { $who } вытесняет { $what_acc } ({ $whom }) с клетки { $origin } на клетку { $where }.
ankh-event-pincers-aimed = { $who } направляет клешни гигантского скорпиона на клетке { $where }: { $what }.
ankh-event-figure-summoned = { $who } призывает { $what_acc } на клетку { $where }.
ankh-event-captive-freed = { $who } освобождает воина из плена ({ $whom }) за { $amount ->
        [one] { $amount } верующего
        [few] { $amount } верующих
        [many] { $amount } верующих
       *[other] { $amount } верующего
    }.
ankh-event-sun-given = { $who } делает фигурку на клетке { $where } сияющей.
ankh-event-followers-bonus = { $who }: свойство или способность добавляет { $amount ->
        [one] { $amount } верующего
        [few] { $amount } верующих
        [many] { $amount } верующих
       *[other] { $amount } верующего
    }.
ankh-event-followers-gained = { $who } получает { $amount ->
        [one] { $amount } верующего
        [few] { $amount } верующих
        [many] { $amount } верующих
       *[other] { $amount } верующего
    }.
ankh-event-followers-sacrificed = { $who } жертвует { $amount ->
        [one] { $amount } верующего
        [few] { $amount } верующих
        [many] { $amount } верующих
       *[other] { $amount } верующего
    }.
ankh-event-power-unlocked = { $who } открывает свойство «{ $what }».
ankh-event-guardian-gained = { $who } берёт в запас { $what_acc }.
ankh-event-guardian-missed = { $who } открывает символ стража, но не может взять { $what_acc }.

## События: шкала событий

ankh-event-event-triggered = { $who } вызывает событие { $amount }: «{ $what }».
ankh-event-event-lost = { $who } не может воспользоваться событием; оно пропадает.
ankh-event-monument-taken = { $who } берёт под контроль { $what_acc } на клетке { $where }.
ankh-event-camel-laid = { $who } ставит верблюда между клетками { $origin } и { $where }.
ankh-event-caravan-declined = { $who } отказывается выставлять верблюдов.
ankh-event-region-split = { $who } делит регион { $amount }; новый регион получает жетон очерёдности конфликта { $what }.
ankh-event-token-kept = { $who } оставляет жетон очерёдности конфликта { $what } в регионе с клеткой { $where }.
ankh-event-tokens-exchanged = { $who } меняет местами жетоны очерёдности конфликта { $what } и { $amount }.

## События: конфликты

ankh-event-tiebreaker-taken = { $who } получает жетон определителя ничьей.
ankh-event-monument-destroyed = { $what } на клетке { $where } разрушается.
ankh-event-monument-abandoned = { $what } на клетке { $where } — теперь нейтральный монумент.
ankh-event-region-skipped = Регион { $what }: никого нет.
ankh-event-domination = Регион { $what }: доминирует { $who }.
ankh-event-battle-begins = Регион { $what }: начинается сражение, { $amount ->
        [one] { $amount } сторона
        [few] { $amount } стороны
        [many] { $amount } сторон
       *[other] { $amount } стороны
    }.
ankh-event-battle-ends = Регион { $what }: сражение окончено.
ankh-event-conflict-ends = { $amount }-й конфликт окончен.
ankh-event-two-cards-announced = { $who } объявляет, что разыграет две карты.
ankh-event-card-revealed = { $who } открывает карту «{ $what }».
ankh-event-card-returned = { $who } возвращает в руку карту «{ $what }».
ankh-event-cost-changed = { $who }: цена монумента меняется на { $amount }.
ankh-event-monument-built = { $who } возводит { $what_acc } на клетке { $where }.
ankh-event-bid-revealed = { $who } ставит { $amount ->
        [one] { $amount } верующего
        [few] { $amount } верующих
        [many] { $amount } верующих
       *[other] { $amount } верующего
    }.
ankh-event-plague-spares = От «Нашествия саранчи» спасается только { $who }.
ankh-event-figure-protected = { $what } ({ $who }) на клетке { $where } под защитой и остаётся в живых.
ankh-event-figure-killed = { $what } ({ $who }) на клетке { $where } гибнет.
ankh-event-captive-taken = { $who } берёт в плен воина ({ $whom }).
ankh-event-mummy-stays = Мумии ({ $who }) некуда вернуться: она остаётся в запасе.
ankh-event-figure-subdued = { $what } ({ $who }) на клетке { $where } не приносит силы.
ankh-event-figures-doubled = { $who }: { $amount ->
        [one] { $amount } фигурка считается дважды.
        [few] { $amount } фигурки считаются дважды.
        [many] { $amount } фигурок считается дважды.
       *[other] { $amount } фигурки считаются дважды.
    }
ankh-event-strength-bonus = { $who }: +{ $amount } к силе.
ankh-event-strength = { $who }: сила { $amount }.
ankh-event-battle-won = { $who } побеждает в сражении с перевесом { $amount }.
ankh-event-nobody-wins = В сражении никто не побеждает.
ankh-event-reward-bonus = { $who }: награда больше на { $amount ->
        [one] { $amount } поклонение
        [few] { $amount } поклонения
        [many] { $amount } поклонений
       *[other] { $amount } поклонения
    }.
ankh-event-gate-placed = { $who } кладёт жетон загробного мира на клетку { $where }.

## События: поклонение, слияние, забвение, конец игры

ankh-event-devotion-bonus = { $who }: свойство или способность добавляет { $amount ->
        [one] { $amount } поклонение
        [few] { $amount } поклонения
        [many] { $amount } поклонений
       *[other] { $amount } поклонения
    }.
ankh-event-devotion-gained = { $who } получает { $amount ->
        [one] { $amount } поклонение
        [few] { $amount } поклонения
        [many] { $amount } поклонений
       *[other] { $amount } поклонения
    } и оказывается на делении { $what }.
ankh-event-devotion-lost = { $who } теряет { $amount ->
        [one] { $amount } поклонение
        [few] { $amount } поклонения
        [many] { $amount } поклонений
       *[other] { $amount } поклонения
    } и оказывается на делении { $what }.
ankh-event-gods-merge = { $who } и { $whom } сливаются; старший бог — { $who }.
ankh-event-figure-removed = { $what } ({ $who }) на клетке { $where } уходит из игры.
ankh-event-guardian-taken-over = { $who } берёт себе { $what_acc } ({ $whom }).
ankh-event-guardian-removed = { $what } ({ $who }) уходит из игры.
ankh-event-gods-merged = { $who } и { $whom } — теперь единый бог на делении { $what }.
ankh-event-god-forgotten = { $who } остаётся в красной части (деление { $what }) и предаётся забвению.
ankh-event-game-over = Игра окончена.
