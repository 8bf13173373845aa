/** Which screen is shown: the address after # says it. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { addressOf, decoded } from "./address";
import { AlmanacLater, almanacPlace } from "./almanac/later";
import { waiting } from "./device/tab";
import { GAMES } from "./games/registry";
import { LearnLater } from "./learn/later";
import { QuizLater } from "./learn/quiz/later";
import { quizPlace } from "./learn/quiz/place";
import { RulebookLater } from "./rulebook/later";
import { Account } from "./screens/account";
import { AdminLater } from "./screens/admin/later";
import { Home } from "./screens/home";
import { Join } from "./screens/join";
import { Make } from "./screens/make_table";
import { MyGames } from "./screens/my_games";
import { NoticesLater } from "./screens/notices/later";
import { LeaderboardLater, PeopleLater } from "./screens/people/later";
import { Replay } from "./screens/replay";
import { ResetPassword } from "./screens/reset_password";
import { Rules } from "./screens/rules";
import { Settings } from "./screens/settings";
import { TableScreen } from "./screens/table";
import { t } from "./words/words";

const place = signal(addressOf(location.pathname, location.hash));
window.addEventListener("hashchange", () => {
  place.value = addressOf(location.pathname, location.hash);
  scrollTo(0, 0);
});

function screen(where: string): readonly [shown: JSX.Element, title: string] {
  const [, first = "", second = "", third = "", ...more] = where.split("/");
  switch (first) {
    case "table":
      return [<TableScreen key={second} id={second} />, t("web-table")];
    case "replay":
      return [<Replay key={second} id={second} from={third === "" ? null : Number(third)} />, t("web-replay")];
    case "join":
      return [<Join code={second} />, t("web-join")];
    case "invite":
      return [<Join invite={second} />, t("web-join")];
    case "games":
      return [<MyGames />, t("web-my-games")];
    case "make":
      return [<Make />, t("web-make-table")];
    case "account":
      return [<Account />, t("account-title")];
    case "people":
      return [<PeopleLater name={decoded(second)} />, t("home-people")];
    case "ratings":
      return [<LeaderboardLater game={second} edition={third} players={more[0] ?? ""} />, t("home-people")];
    case "reset":
      return [<ResetPassword token={second} />, t("account-new-password")];
    case "admin":
      return [<AdminLater part={second} subject={third} />, t("admin-title")];
    case "notices":
      return [<NoticesLater part={second} token={third} />, t("notices-title")];
    case "settings":
      return [<Settings />, t("web-settings")];
    case "learn":
      return [<LearnLater game={GAMES.includes(second) ? second : (GAMES[0] ?? "")} />, t("web-learn")];
    case "almanac": {
      const place = almanacPlace(where);
      const game = GAMES.includes(second) ? second : (GAMES[0] ?? "");
      const shown = place ? { ...place, game } : { game, kind: "", name: "", edition: "" };
      return [<AlmanacLater {...shown} />, t("web-almanac")];
    }
    case "quiz":
      return [<QuizLater {...quizPlace(where, GAMES)} />, t("web-quiz")];
    case "rules":
      return [<Rules rule={second} />, t("web-rules")];
    case "rulebook": {
      const game = GAMES.includes(second) ? second : (GAMES[0] ?? "");
      return [<RulebookLater parts={[game, third, ...more]} />, t("book-title")];
    }
    default:
      return [<Home />, ""];
  }
}

export function App(): JSX.Element {
  const [shown, title] = screen(place.value);
  useEffect(() => {
    document.title = [waiting.value, title, t("web-title")].filter(Boolean).join(" · ");
  }, [title, waiting.value]);
  return shown;
}
