import type { ErrorCode, ErrorReply } from '@qc/contract';
import { ERROR_TEXTS } from '@qc/contract/error-texts';
import type { Language } from '@qc/contract/languages';

/** What stands in a call's way before the server: no network, no server, or a proxy that takes no piece of this size. */
type InTheWay = 'offline' | 'unreachable' | 'tooLargeForProxy';

/** Why a call gave no reply: the server refused, or something before it did. */
export type CallFailure = ErrorCode | InTheWay;

/** A failed call. `reply` is the server's refusal when it got that far; `status` is 0 when it did not. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: CallFailure;
  readonly status: number;
  readonly reply: ErrorReply | undefined;

  constructor(code: CallFailure, status = 0, reply?: ErrorReply) {
    super(`call failed: ${code}`);
    this.code = code;
    this.status = status;
    this.reply = reply;
  }
}

const OUT_OF_REACH: Record<InTheWay, Record<Language, string>> = {
  offline: {
    he: 'אין חיבור לאינטרנט. דבר לא נשמר. נסו שוב כשהחיבור יחזור',
    ar: 'لا يوجد اتصال بالإنترنت. لم يُحفظ شيء؛ حاولوا مجددًا عند عودته',
    en: 'There’s no internet connection. Nothing was saved. Please try again when it’s back',
  },
  unreachable: {
    he: 'אי אפשר להגיע לשרת כרגע. נסו שוב בעוד רגע',
    ar: 'لا يمكن الوصول إلى الخادم حاليًا. حاولوا مجددًا بعد قليل',
    en: 'The server can’t be reached right now. Please try again in a moment',
  },
  tooLargeForProxy: {
    he: 'השרת המתווך (proxy) שלפני האתר מסרב לחלקים בגודל הזה. פנו למנהל המערכת',
    ar: 'الخادم الوسيط (proxy) أمام الموقع يرفض أجزاء بهذا الحجم. تواصلوا مع مدير النظام',
    en: 'The proxy in front of this site refuses pieces of this size. Please tell the site’s admin',
  },
};

const WHY: Record<Language, string> = { he: 'הסיבה', ar: 'السبب', en: 'Reason' };

/** With an admin's reason, where one was given. */
function blockedText({ reply }: ApiError, language: Language): string {
  const text = reply?.[language] || ERROR_TEXTS.restricted[language];
  const [reason] = reply?.details ?? [];
  return reason === undefined ? text : `${text}. ${WHY[language]}: \u2068${reason}\u2069`;
}

/** What a person reads about any failure: the server's own words (`clapErr`), else the general text. */
export function errorText(error: unknown, language: Language): string {
  if (!(error instanceof ApiError)) return ERROR_TEXTS.unexpected[language];
  if (error.code === 'offline' || error.code === 'unreachable' || error.code === 'tooLargeForProxy')
    return OUT_OF_REACH[error.code][language];
  if (error.code === 'restricted') return blockedText(error, language);
  if (error.reply?.clapErr) return error.reply[language] || error.reply.he;
  return ERROR_TEXTS.unexpected[language];
}

/** Whether a failure is this refusal. */
export function isRefusal(error: unknown, code: CallFailure): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
