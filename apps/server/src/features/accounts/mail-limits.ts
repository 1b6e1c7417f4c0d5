import { type LimitGround, sharedBucket } from '#platform/cluster/shared-limit';
import { addressKey, refuseUnlessFree } from '#platform/http/call-limits';

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
  begin(email: string, asking: Asking): Promise<void>;
  /** The same without a word: false when there were too many. */
  allows(email: string, asking: Asking): Promise<boolean>;
}

export function makeMailLimits(ground: LimitGround): MailLimits {
  const pairs = sharedBucket(ground, 'mailPair', PER_PAIR);
  const recipients = sharedBucket(ground, 'mailRecipient', PER_RECIPIENT);
  const devices = sharedBucket(ground, 'mailDevice', PER_DEVICE);
  const take = async (email: string, { ip, device = null }: Asking): Promise<number> => {
    if (device !== null) return devices.take(device);
    const pair = `${addressKey(ip)} ${email}`;
    const waitMs = await pairs.take(pair);
    if (waitMs > 0) return waitMs;
    const allWaitMs = await recipients.take(email);
    if (allWaitMs > 0) await pairs.giveBack(pair);
    return allWaitMs;
  };
  return {
    begin: async (email, asking) => refuseUnlessFree({ take: () => take(email, asking) }, email),
    allows: async (email, asking) => (await take(email, asking)) === 0,
  };
}
