import { knownTexts, textsIn } from '../words/index.ts';
import type { ErrorCode, ErrorReply } from '@qc/contract';
import { DEFAULT_LANGUAGE, type Language } from '@qc/contract/languages';

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

/** With an admin's reason, where one was given. */
function blockedText({ reply }: ApiError, language: Language): string {
  const text = reply?.[language] || textsIn(language, 'failures').restricted;
  const [reason] = reply?.details ?? [];
  return reason === undefined ? text : `${text}. ${textsIn(language, 'failures').why}: \u2068${reason}\u2069`;
}

/** What a person reads about any failure: the server's own words (`clapErr`), else the general text. */
export function errorText(error: unknown, language: Language): string {
  if (!(error instanceof ApiError)) return textsIn(language, 'failures').unexpected;
  if (error.code === 'offline' || error.code === 'unreachable' || error.code === 'tooLargeForProxy')
    return textsIn(language, 'failures')[error.code];
  if (error.code === 'restricted') return blockedText(error, language);
  if (error.reply?.clapErr) return error.reply[language] || error.reply[DEFAULT_LANGUAGE];
  const words: Partial<Record<CallFailure, string>> = knownTexts(language, 'errors') ?? {};
  return words[error.code] ?? textsIn(language, 'failures').unexpected;
}

/** Whether a failure is this refusal. */
export function isRefusal(error: unknown, code: CallFailure): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
