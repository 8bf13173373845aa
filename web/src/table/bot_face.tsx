/** Bots as the table shows them: a face, a name, a level, and how they play. */
import type { JSX } from "preact";
import { Portrait } from "../art/portraits/portrait";
import type { SeatShown } from "../generated/protocol";
import { strength } from "../words/bot_levels";
import { botName, has, howStylePlays, levelWord, styleWord, t } from "../words/words";

/** The face of the bot at a seat, with a dot for each step of its level; nothing for a person. It stands beside the
 * name and level, and so says nothing itself. */
export function BotFace({ seat }: { seat: SeatShown | undefined }): JSX.Element | null {
  if (seat?.kind !== "bot" || !seat.bot) return null;
  return <Portrait bot={seat.bot} letter={botName(seat.bot).slice(0, 1)} dots={strength(seat.level)} />;
}

/** What a bot likes in this game, and who it is; nothing where nobody wrote it down. */
export function BotLines({ bot, style, game }: { bot: string; style: string; game: string }): JSX.Element {
  const how = howStylePlays(game, style);
  return (
    <>
      {has(`bot-about-${bot}`) && <span class="bot-about">{t(`bot-about-${bot}`)}</span>}{" "}
      {how && <span class="bot-how">{how}</span>}
    </>
  );
}

/** Everything about the bot at a seat. */
export function BotCard({ seat, game }: { seat: SeatShown | undefined; game: string }): JSX.Element | null {
  if (seat?.kind !== "bot" || !seat.bot) return null;
  const style = seat.style ?? "";
  return (
    <div class="bot-card">
      <BotFace seat={seat} />
      <p>
        <b>{botName(seat.bot)}</b> <span class="bot-level">{levelWord(seat.level)}</span>{" "}
        {style && <span class="bot-style">{styleWord(style)}</span>}
        <small>
          <BotLines bot={seat.bot} style={style} game={game} />
        </small>
      </p>
    </div>
  );
}
