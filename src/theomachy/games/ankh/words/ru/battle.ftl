# Сцена сражения, выбор карты сражения и слияние богов.
# $who и $whom — стороны (именительный падеж), $list — список сторон с числами, $amount — число.

ankh-battle-title = Сражение в регионе { $amount }
ankh-battle-conflict = Конфликт { $amount }
ankh-battle-tiebreaker-held = Определитель ничьей: { $who }.
ankh-battle-tiebreaker-spent = Ничью не разрешит никто.
ankh-battle-speed = Скорость
ankh-battle-speed-step = По шагам
ankh-battle-speed-normal = Обычно
ankh-battle-speed-fast = Быстро
ankh-battle-see-map = Показать поле
ankh-battle-skip = Сразу к итогу
ankh-battle-watch-again = Показать ещё раз
ankh-battle-continue = Дальше
ankh-battle-closes = Закроется через { $amount } с
ankh-battle-key-space = Пробел
ankh-battle-you = это вы
ankh-battle-rail = Шаги сражения
ankh-battle-map = Регион { $amount } на поле

## Шаги

ankh-beat-cards = Карты
ankh-beat-build = Постройка
ankh-beat-plague = Саранча
ankh-beat-majorities = Большинство
ankh-beat-strength = Сила
ankh-beat-tiebreak = Ничья
ankh-beat-reward = Награда
ankh-beat-losses = Потери
ankh-beat-after = После
ankh-beat-result = Итог
ankh-beat-now = сейчас

ankh-outcome-cards = все открыты
ankh-outcome-build = { $who }: { $what }
ankh-outcome-plague = выше всех: { $who }
ankh-outcome-plague-tied = не спасся никто
ankh-outcome-tiebreak = решает { $who }
ankh-outcome-nobody = победителя нет
ankh-outcome-losses = убито: { $amount }
ankh-outcome-none-killed = все живы

## Что происходит на каждом шаге

ankh-say-choosing = Все тайно выбирают карты.
ankh-say-waiting = Ждём: { $who }.
ankh-say-cards = Карты открыты.
ankh-say-build = { $who } возводит монумент: { $what }.
ankh-say-plague = Самая высокая ставка: { $who }. Саранча щадит только эти фигурки.
ankh-say-plague-tied = Самая высокая ставка не одна: саранча не щадит никого.
ankh-say-bids = Ставки: { $list }.
ankh-say-killed = Убиты: { $list }.
ankh-say-majorities = Поклонение за большинство монументов одного типа.
ankh-say-strength = Сильнее всех { $who }: { $amount }.
ankh-say-strength-nobody = Сражаться больше некому.
ankh-say-margin = Перевес над следующей стороной: { $amount }.
ankh-say-tie = Ничья: { $list }, сила { $amount }.
ankh-say-tie-held = Определитель ничьей: { $who }. Его можно перевернуть и победить.
ankh-say-tie-lost = Определителя ничьей ни у кого из них нет: победителя нет.
ankh-say-tiebreak = { $who } переворачивает определитель ничьей и побеждает.
ankh-say-tiebreak-kept = Ничья остаётся: победителя нет.
ankh-say-reward = Поклонение: { $list }.
ankh-say-losses = { $amount ->
    [one] Убита { $amount } фигурка.
    [few] Убиты { $amount } фигурки.
   *[many] Убито { $amount } фигурок.
}
ankh-say-none-killed = Все фигурки под угрозой выживают.
ankh-say-after = После сражения

## Что считается

ankh-term-figures = фигурки
ankh-term-captives = пленники
ankh-term-cancelled = не считается: { $who }
ankh-term-tied = ничья
ankh-term-tiebreaker = Определитель
ankh-strength-read = { $who }, сила { $amount }: { $list }

## Итог

ankh-result-you-win = Вы побеждаете в регионе { $amount }
ankh-result-wins = В регионе { $amount } побеждает { $who }
ankh-result-nobody = В регионе { $amount } никто не победил
ankh-result-by-strength = { $mine } против { $theirs }.
ankh-result-by-tiebreaker = { $mine } против { $theirs }: решает определитель ничьей.
ankh-result-alone = Других фигурок не осталось.
ankh-result-tie = Ничья: сила { $amount }.
ankh-result-all-die = Победителя нет, поэтому все воины и стражи в регионе убиты.
ankh-result-your-devotion = ваше поклонение
ankh-result-strength = Сила
ankh-result-no-devotion = без поклонения
ankh-result-devotion = Поклонение { $from }, теперь { $to }
ankh-cause-majority = большинство монументов
ankh-cause-won = победа в сражении
ankh-cause-other = другие эффекты
ankh-loss-plague = от саранчи
ankh-loss-defeat = от поражения
ankh-loss-captured = в плену: { $who }
ankh-loss-none = без потерь
ankh-built = построено: { $what }
ankh-gate-opened = открыт загробный мир
ankh-cards-back = { $amount ->
    [one] { $amount } карта вернулась в руку
    [few] { $amount } карты вернулись в руку
   *[many] { $amount } карт вернулось в руку
}
ankh-next-decision = Ваше решение ждёт.

## Выбор карты

ankh-choice-hint = Коснитесь карты, чтобы прочитать, ещё раз — чтобы разыграть.
ankh-choice-secret = Все карты открываются вместе. Разыгранные остаются на столе.
ankh-choice-play = Разыграть «{ $what }»
ankh-choice-played = Уже разыграна. Её вернёт «{ $what }».
ankh-choice-chosen = выбрана
ankh-choice-sum = сила с этой картой
ankh-choice-ahead-always = Сильнее любой их карты.
ankh-choice-ahead-unless = Вы впереди, если только не { $list }.
ankh-choice-unless-one = { $who }: «{ $what }»
ankh-choice-wins = Побеждает в { $won } из { $amount } случаев.
ankh-choice-never = Не побеждает ни в одном случае.
ankh-choice-plague-decides = С саранчой решают ставки.
ankh-choice-devotion = Поклонение: от { $least } до { $most }.
ankh-choice-devotion-sure = Поклонение: { $amount }.
ankh-side-now = сила сейчас
ankh-side-up-to = до { $amount }
ankh-side-may-play = карт на выбор: { $amount }
ankh-side-plays-two = разыгрывает две карты
ankh-side-you-hold = у вас карт: { $amount }
ankh-side-followers = Верующие: { $amount }
ankh-stake = На кону
ankh-stake-win = Победа: поклонение { $amount }
ankh-stake-majority = { $what }: { $who } +{ $amount }

## Слияние

ankh-merge-title = Слияние богов
ankh-merge-when = После третьего конфликта два последних бога становятся одной стороной. Это бывает один раз за партию.
ankh-merge-beat-who = Кто
ankh-merge-beat-leaves = Что уходит
ankh-merge-beat-over = Что переходит
ankh-merge-beat-devotion = Поклонение
ankh-merge-beat-shared = Теперь общее
ankh-merge-two-lowest = два последних
ankh-merge-joins = { $who } и { $whom } теперь вместе
ankh-merge-together = Теперь оба побеждают или проигрывают вместе, у каждого одно действие за ход.
ankh-merge-leaves = Что уходит
ankh-merge-lowest = Ниже всех: { $who }.
ankh-merge-god-figure = Фигурка бога: { $who }
ankh-merge-leaves-game = выбывает из игры
ankh-merge-warriors = Все воины
ankh-merge-warriors-from = с поля, из запаса и из плена
ankh-merge-monuments = { $amount ->
    [one] { $amount } монумент
    [few] { $amount } монумента
   *[many] { $amount } монументов
}
ankh-merge-monuments-lost = больше не под контролем
ankh-merge-cards = Карты сражений и жетоны анха
ankh-merge-share = Что теперь общее
ankh-merge-stepped = { $who } становится на место, где { $whom }: деление { $amount }.
ankh-merge-followers = { $amount ->
    [one] Ещё { $amount } верующий
    [few] Ещё { $amount } верующих
   *[many] Ещё { $amount } верующих
}
ankh-merge-followers-from = раньше у другого: { $who }
ankh-merge-guardian-stays = теперь на стороне: { $who }
ankh-merge-powers = Свойства анха: { $who }
ankh-merge-powers-count = действуют для обоих
ankh-merge-hand = Карты и воины: { $who }
ankh-merge-hand-one = одна рука, один запас
ankh-merge-for-you-rival = Для вас: { $amount ->
    [one] остался { $amount } соперник.
    [few] осталось { $amount } соперника.
   *[many] осталось { $amount } соперников.
}
ankh-merge-for-you-partner = Для вас: теперь вы вместе — { $who }.
ankh-merge-next = После четвёртого конфликта все стороны в красной части шкалы будут забыты.
ankh-merge-you-stand = Ваше деление: { $amount }.
