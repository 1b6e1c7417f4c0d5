import { addressKey, takeOrRefuse } from '#platform/http/call-limits';
import { TokenBuckets } from '#platform/http/token-bucket';

const HOUR_MS = 60 * 60 * 1000;
/** Letters to one address that are asked for from one network. */
const PER_PAIR = { burst: 5, everyMs: HOUR_MS };
/** Letters to one address, wherever they are asked for: a mailbox is nobody's target. */
const PER_RECIPIENT = { burst: 20, everyMs: HOUR_MS };
/** Letters that a browser asks for in which the account has signed in before, whatever others ask for. */
const PER_DEVICE = { burst: 5, everyMs: HOUR_MS };

/** Where a letter is asked for from. */
export interface Asking {
  ip: string;
  /** The browser's name where the account has signed in there before; null or absent: a strange one. */
  device?: string | null;
}

/**
 * Counts letters asked for, by the address given, whether it has an account or not. Strangers use up only what their
 * own network has, and never what a browser has that the account knows.
 */
export interface MailLimits {
  /** Throws `Refused` when there were too many. */
  begin(email: string, asking: Asking): void;
  /** The same without a word: false when there were too many. */
  allows(email: string, asking: Asking): boolean;
}

export function makeMailLimits(now: () => number): MailLimits {
  const pairs = new TokenBuckets(PER_PAIR, now);
  const recipients = new TokenBuckets(PER_RECIPIENT, now);
  const devices = new TokenBuckets(PER_DEVICE, now);
  const take = (email: string, { ip, device = null }: Asking): number => {
    if (device !== null) return devices.take(device);
    const pair = `${addressKey(ip)} ${email}`;
    const waitMs = pairs.take(pair);
    if (waitMs > 0) return waitMs;
    const allWaitMs = recipients.take(email);
    if (allWaitMs > 0) pairs.giveBack(pair);
    return allWaitMs;
  };
  return {
    begin: (email, asking) => takeOrRefuse({ take: () => take(email, asking) }, email),
    allows: (email, asking) => take(email, asking) === 0,
  };
}
