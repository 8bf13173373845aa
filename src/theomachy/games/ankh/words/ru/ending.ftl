# Таблица очков и переломные моменты.
ankh-sheet = Откуда взялось поклонение
ankh-sheet-merged = Объединённые боги продолжают счёт с деления младшего из них.
ankh-source-majorities = Большинство
ankh-source-domination = Доминирование
ankh-source-battles = Победы в сражениях
ankh-source-cards = Карты
ankh-source-powers = Свойства и боги
ankh-source-lost = Потеряно
ankh-moment-where = Конфликт { $conflict }, регион { $region }
ankh-moment-after = После конфликта { $conflict }
ankh-moment-battle = Победа в сражении с перевесом { $margin }: { $who }, поклонение: { $amount }.
ankh-moment-domination = Единственная сторона в регионе: { $who }, поклонение: { $amount }.
ankh-moment-nobody = В сражении никто не победил. Больше всего поклонения: { $who }, { $amount }.
ankh-moment-gods-merge = { $who } и { $whom }, двое младших, объединяются на делении { $amount } и дальше сражаются вместе.
ankh-moment-god-forgotten = Забвение с поклонением { $amount }: { $who }.
