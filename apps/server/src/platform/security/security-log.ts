import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { addressKey } from '../http/call-limits.ts';
import { TokenBuckets } from '../http/token-bucket.ts';
import { systemRandom } from '../random.ts';

/** What is told: who looks for an attack, or for what one did, reads no more than these. */
export const SECURITY_EVENTS = [
  'signedIn',
  'signInFailed',
  'signInLocked',
  'secondStepFailed',
  'recoveryCodeUsed',
  'passwordChanged',
  'emailChanged',
  'sessionsEnded',
  'originRefused',
  'accessRefused',
  'limitReached',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** What is known of an event. No mail address, no password, no code, no secret. */
export interface SecurityFacts {
  userId?: string | null;
  /** As the person typed it: only a mark of it is written. */
  account?: string;
  /** Network address: only a mark of it is written. */
  ip?: string;
  /** Pattern of the call's address. */
  route?: string | undefined;
  requestId?: string;
  /** How many in the last quarter of an hour. */
  tries?: number;
}

/** Tells of events that matter to security, to the log and to whoever counts. */
export interface SecurityLog {
  tell(kind: SecurityEvent, facts: SecurityFacts): void;
  /** How many of each there were since the start, written or not. */
  counts(): ReadonlyMap<SecurityEvent, number>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MARK_LENGTH = 16;
/** Lines in a minute: an attack on many accounts is seen in these, and cannot fill the disk through the log. */
const LINES = { burst: 600, everyMs: 60_000 };
/** What happens all day; the rest is worth a look. */
const USUAL: readonly SecurityEvent[] = ['signedIn', 'passwordChanged', 'emailChanged', 'sessionsEnded'];

/**
 * Makes the log of security. Addresses become marks by a salt that is kept in memory only and is new each day: within a
 * day what belongs together is seen, and afterwards nobody can tell whose they were.
 */
export function makeSecurityLog(log: Logger, now: () => number): SecurityLog {
  const lines = log.child({ about: 'security' });
  const pace = new TokenBuckets(LINES, now);
  const random = systemRandom(now);
  const counts = new Map<SecurityEvent, number>();
  let salt = { day: -1, secret: '' };
  let untold = 0;
  const mark = (kind: string, value: string): string => {
    const day = Math.floor(now() / DAY_MS);
    if (salt.day !== day) salt = { day, secret: random.secret() };
    return createHmac('sha256', salt.secret).update(`${kind}:${value}`).digest('base64url').slice(0, MARK_LENGTH);
  };
  return {
    counts: () => counts,
    tell: (kind, { account, ip, ...facts }) => {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (pace.take('all') > 0) {
        untold += 1;
        return;
      }
      const marks = {
        ...(account !== undefined && { account: mark('account', account.trim().toLowerCase()) }),
        ...(ip !== undefined && { from: mark('from', addressKey(ip)) }),
      };
      const line = { kind, ...facts, ...marks, ...(untold > 0 && { untold }) };
      untold = 0;
      if (USUAL.includes(kind)) lines.info(line, 'a security event');
      else lines.warn(line, 'a security event');
    },
  };
}
