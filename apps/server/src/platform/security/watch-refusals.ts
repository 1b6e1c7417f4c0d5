import { ERROR_STATUS, type RouteName } from '@qc/contract';
import type { RefusedCall } from '../http/serve-routes.ts';
import { TryWindow } from '../http/try-window.ts';
import type { SecurityFacts, SecurityLog } from './security-log.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const SIGN_INS: readonly RouteName[] = ['login', 'adminLogin'];
/** Refusals that name another reason than a missing right. */
const HARMLESS = [
  'restricted',
  'passwordNeeded',
  'whoseAccount',
  'twoStepRequired',
  'newPasswordRequired',
  'setupRequired',
];

/**
 * Makes the witness of refused calls. Not each is told: of wrong passwords for one account the first, the fifth and
 * the lock-out; the rest once for each person (or network), call and minute.
 */
export function watchRefusals(security: SecurityLog, now: () => number): (call: RefusedCall) => void {
  const first = new TryWindow({ most: 1, windowMs: QUARTER_MS }, now);
  const nextThree = new TryWindow({ most: 3, windowMs: QUARTER_MS }, now);
  const fifth = new TryWindow({ most: 1, windowMs: QUARTER_MS }, now);
  const locked = new TryWindow({ most: 1, windowMs: QUARTER_MS }, now);
  const eachMinute = new TryWindow({ most: 1, windowMs: MINUTE_MS }, now);

  const signInFailed = (key: string, facts: SecurityFacts) => {
    if (first.take(key) === 0) security.tell('signInFailed', { ...facts, tries: 1 });
    else if (nextThree.take(key) > 0 && fifth.take(key) === 0) security.tell('signInFailed', { ...facts, tries: 5 });
  };
  return ({ name, request, failure: { code } }) => {
    const { ip, id: requestId } = request;
    const userId = request.actor?.userId ?? null;
    const account = SIGN_INS.includes(name) ? emailIn(request.body) : null;
    const facts = {
      ...(userId !== null && { userId }),
      ...(account !== null && { account }),
      ip,
      requestId,
      route: request.routeOptions.url,
    };
    const who = account ?? userId ?? ip;
    const isNews = (what: string) => eachMinute.take(`${what}:${who}:${name}`) === 0;
    if (code === 'wrongCredentials' || code === 'wrongPassword') return signInFailed(who, facts);
    if (code === 'wrongCode') return security.tell('secondStepFailed', facts);
    if (code === 'tooManyRequests' && account !== null) {
      if (locked.take(account) === 0) security.tell('signInLocked', facts);
      return;
    }
    if (code === 'tooManyRequests') {
      if (isNews(code)) security.tell('limitReached', facts);
      return;
    }
    if (code === 'originRefused') {
      if (isNews(code)) security.tell('originRefused', facts);
      return;
    }
    const isAboutRights = (ERROR_STATUS[code] === 403 || ERROR_STATUS[code] === 404) && !HARMLESS.includes(code);
    if (userId !== null && isAboutRights && isNews('access')) security.tell('accessRefused', facts);
  };
}

/** The account that somebody tried to enter, as far as the body says it. */
function emailIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('email' in body)) return null;
  return typeof body.email === 'string' ? body.email.slice(0, 320) : null;
}
