# The almanac: its groups, and examples of printed things.

ankh-almanac-gods = Боги
ankh-almanac-cards = Карты сражений
ankh-almanac-powers = Свойства анха
ankh-almanac-guardians = Стражи
ankh-almanac-pieces = Фигурки и монументы
ankh-almanac-actions = Действия
ankh-almanac-events = События

## Examples

ankh-example-thing-commanding = Трое верующих за победу
ankh-example-thing-commanding-text = У Исиды свойство «Предводитель» и 1 верующий. В сражении в регионе 2 она разыгрывает «Колесницы» против «Потопа».
ankh-example-thing-commanding-after = Исида побеждает: сила 6 против 2. Кроме поклонения за победу свойство даёт ей 3 верующих. За доминирование она не получила бы ни одного.
ankh-example-thing-inspiring = Монумент даром
ankh-example-thing-inspiring-text = У Исиды нет верующих, зато есть свойство «Воодушевитель». Она разыгрывает «Возведение монумента».
ankh-example-thing-inspiring-after = Обычно монумент стоит 3 верующих, с этим свойством — ничего. Исида ставит обелиск и сразу получает большинство обелисков в регионе: 1 поклонение, хотя побеждает Ра.
ankh-example-thing-omnipresent = По верующему за регион
ankh-example-thing-omnipresent-text = У Исиды свойство «Вездесущий», нет верующих, а фигурки стоят в двух регионах. Её действие вызывает «Конфликт».
ankh-example-thing-omnipresent-after = До розыгрыша первого региона Исида получает по 1 верующему за каждый регион, где есть её фигурка: всего 2.
ankh-example-thing-obelisk-attuned = К обелиску
ankh-example-thing-obelisk-attuned-text = В регионе 2, где Исида контролирует обелиск, начинается сражение. У неё свойство «Покровитель обелисков» и воин далеко, на другом краю поля.
ankh-example-thing-obelisk-attuned-after = До выбора карт Исида переносит воина на пустую клетку суши рядом со своим обелиском. Он уже участвует в этом сражении.
ankh-example-thing-pyramid-attuned = Ещё один призыв у пирамиды
ankh-example-thing-pyramid-attuned-text = Исида контролирует пирамиду, у неё свойство «Покровитель пирамид». Она призывает фигурку.
ankh-example-thing-pyramid-attuned-after = Обычным призывом воин встаёт рядом с её фигурками. Пирамида даёт ещё один призыв — на пустую клетку суши рядом с ней. Каждая пирамида даёт один призыв за действие.
ankh-example-thing-worshipful = Поклонение за верующих
ankh-example-thing-worshipful-text = У Исиды свойство «Досточтимый» и 3 верующих. Она побеждает в сражении в регионе 2.
ankh-example-thing-worshipful-after = После сражения Исида жертвует 2 верующих и получает 1 поклонение. После поражения она могла бы сделать то же самое.
