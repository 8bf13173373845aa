# Своя учётная запись и страница для администраторов сервера.
account-title = Учётная запись
account-hint = Играть можно и без учётной записи. С ней ваши игры найдутся на любом устройстве.
account-name = Имя
account-password = Пароль
account-log-in = Войти
account-register = Создать учётную запись
account-log-out = Выйти
account-profile = Мой профиль
account-logged-in = Вы вошли как
account-old-password = Старый пароль
account-new-password = Новый пароль
account-change-password = Сменить пароль
account-password-changed = Пароль изменён. На других устройствах выполнен выход.
account-reset-done = Пароль изменён.
account-reset-refused = Ссылка неизвестна, использована или устарела, либо в пароле меньше 8 знаков.
account-data = Ваши данные
account-export = Сохранить копию своих данных
account-delete-hint = Учётная запись и все входы будут удалены. Незаконченные игры доиграют боты, а ваше имя и сообщения в чате больше никто не увидит.
account-delete = Удалить мои данные
account-delete-sure = Отменить это нельзя.
account-delete-now = Удалить навсегда
admin-title = Управление
admin-not-yours = Эту страницу видят только администраторы сервера.
admin-tables = Столы
admin-people = Люди
admin-bans = Запреты
admin-audit = Журнал действий
admin-search = Поиск
admin-any = любое
admin-phase = Состояние
admin-visibility = Доступ
admin-visibility-private = по приглашению
admin-visibility-link = по ссылке
admin-visibility-public = для всех
admin-deleted = Удалённые
admin-is-deleted = Этот стол удалён. Его никто не видит, пока он не будет восстановлен.
admin-nothing = Ничего не найдено.
admin-show = Показать
admin-more = Показать ещё
admin-entries = { $amount ->
    [one] { $amount } запись
    [few] { $amount } записи
    [many] { $amount } записей
   *[other] { $amount } записи
  }
admin-connected = { $amount ->
    [one] подключено { $amount } устройство
    [few] подключено { $amount } устройства
    [many] подключено { $amount } устройств
   *[other] подключено { $amount } устройства
  }
admin-close = Завершить игру
admin-delete = Удалить стол
admin-restore = Восстановить стол
admin-purge = Стереть навсегда
admin-why = Причина
admin-do = Подтвердить
admin-cancel = Отмена
admin-holders = У кого есть доступ
admin-said = Чат, приходы и уходы
admin-script = программа
admin-ended = (закончился)
admin-role-host = Хозяин
admin-role-seat = Игрок
admin-role-spectator = Зритель
admin-role-outsider = Посторонний
admin-kind = Вид
admin-kind-account = учётная запись
admin-kind-device = устройство
admin-kind-address = адреса
admin-accounts = Учётные записи
admin-guests = Гости
admin-operator = администратор
admin-banned = доступ закрыт
admin-since = С
admin-logins = { $amount ->
    [one] { $amount } вход
    [few] { $amount } входа
    [many] { $amount } входов
   *[other] { $amount } входа
  }
admin-reset = Создать ссылку для нового пароля
admin-reset-made = Передайте эту ссылку человеку; она действует один раз:
admin-revoke = Завершить все входы и доступ к столам
admin-ban-for-good = Закрыть доступ навсегда
admin-ban-days = { $amount ->
    [one] Закрыть доступ на { $amount } день
    [few] Закрыть доступ на { $amount } дня
    [many] Закрыть доступ на { $amount } дней
   *[other] Закрыть доступ на { $amount } дня
  }
admin-grant-role = Назначить администратором
admin-take-role = Лишить прав администратора
admin-erase = Удалить данные этого человека
admin-address = Адрес или блок адресов
admin-days = Дней (пусто: навсегда)
admin-ban-address = Закрыть доступ с адресов
admin-for-good = навсегда
admin-lift = Снять запрет
admin-old-data = Старые данные
admin-count-old = Посчитать устаревшее
admin-remove-old = Удалить сейчас
admin-nothing-old = Устаревшего нет.
admin-rotate = Новый доступ: { $who }
admin-did-close-table = игра завершена
admin-did-rotate-seat = новый доступ к месту
admin-did-delete-table = стол удалён
admin-did-restore-table = стол восстановлен
admin-did-purge-table = стол стёрт навсегда
admin-did-ban-account = закрыт доступ учётной записи
admin-did-ban-device = закрыт доступ устройству
admin-did-ban-address = закрыт доступ с адресов
admin-did-lift-ban = запрет снят
admin-did-revoke-tokens = завершены входы и доступ к столам
admin-did-grant-role = назначен администратор
admin-did-take-role = сняты права администратора
admin-did-make-reset-link = создана ссылка для нового пароля
admin-did-use-reset-link = использована ссылка для нового пароля
admin-did-change-password = пароль изменён
admin-did-erase-account = данные человека удалены
admin-did-prune = удалены старые данные
admin-did-recompute-ratings = рейтинги рассчитаны заново
admin-did-remove-guests = удалены забытые гости
admin-did-remove-spent = удалено ненужное
admin-did-expire-tokens = закрыт неиспользуемый доступ
admin-by-command-line = командная строка
admin-by-retention = сам сервер
admin-by-the-person = сам человек
admin-entry-opened = стол открыт
admin-entry-seated = место занято
admin-entry-came = приход на реванш
admin-entry-left = уход
admin-entry-kicked = удаление хозяином
admin-entry-filled = бот на месте
admin-entry-freed = место снова свободно
admin-entry-started = игра началась
admin-entry-said = сообщение
admin-entry-handed-over = играет бот
admin-entry-returned = возвращение
admin-entry-voted = голос
admin-entry-closed = стол закрыт
admin-entry-rematch = реванш
admin-old-waiting-tables = столы, где игра не началась
admin-old-finished-tables = законченные игры
admin-old-purged-tables = удалённые столы
admin-old-guests = забытые гости
admin-old-spent-invites = использованные приглашения
admin-old-spent-logins = завершённые входы
admin-old-spent-resets = старые ссылки для пароля
admin-old-spent-token-uses = записи о закрытых доступах
admin-old-idle-seats = неиспользуемые места
admin-old-idle-logins = неиспользуемые входы
web-someone = кто-то
web-closed-by-operator = Администратор сервера завершил игру за этим столом: { $why }
