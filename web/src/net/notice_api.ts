/** What the page asks of the server about telling people that it is their turn. */
import type {
  ChannelAct,
  Done,
  EmailWish,
  NoticesShown,
  NoticeWish,
  PushWish,
  WebhookWish,
} from "../generated/protocol";
import { call } from "./api";

export const notices = (): Promise<NoticesShown> => call("/api/notices");
export const setNotices = (wish: NoticeWish): Promise<NoticesShown> => call("/api/notices", wish);
export const addPush = (wish: PushWish): Promise<NoticesShown> => call("/api/notices/push", wish);
export const addEmail = (wish: EmailWish): Promise<NoticesShown> => call("/api/notices/email", wish);
export const addWebhook = (wish: WebhookWish): Promise<NoticesShown> => call("/api/notices/webhook", wish);
export const changeChannel = (id: string, act: ChannelAct["act"]): Promise<NoticesShown> =>
  call("/api/notices/channel", { id, act });
export const confirmEmail = (token: string): Promise<Done> => call("/api/notices/confirm", { token });
export const stopEmails = (token: string): Promise<Done> => call("/api/notices/stop", { token });
