import type { UserId } from '@qc/contract';
import { addressKey, takeOrRefuse } from '#platform/http/call-limits';
import { TokenBuckets } from '#platform/http/token-bucket';
import { TryWindow } from '#platform/http/try-window';

const QUARTER_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Wrong passwords, and wrong codes after a right one, of one account. */
const PER_ACCOUNT = { most: 10, windowMs: QUARTER_MS };
/** Wrong passwords from one address. A whole school stands behind one, and tries under way count. */
const PER_ADDRESS = { burst: 400, everyMs: QUARTER_MS };
/** Wrong codes of one account: six digits are few, and ten each quarter of an hour would find them in a year. */
const CODES_PER_ACCOUNT = { most: 30, windowMs: DAY_MS };

/**
 * Counts tries to sign in; what was right does not count. `account` is the address that was typed, the name of a device
 * from which that account has signed in before, or its own open session: each has a count of its own, so that strangers
 * who guess do not lock its person out. `ip` is null for a known device: nor do the others behind the same address.
 */
export interface LoginLimits {
  /** Before judging: throws `Refused` when there were too many wrong ones. Tries under way count. */
  begin(account: string, ip: string | null): void;
  /** After a right password. */
  forgive(account: string, ip: string | null): void;
  /** Before judging the code of a second step. */
  beginCode(userId: UserId): void;
  /** After a right code. */
  forgiveCode(userId: UserId): void;
}

export function makeLoginLimits(now: () => number): LoginLimits {
  const accounts = new TryWindow(PER_ACCOUNT, now);
  const addresses = new TokenBuckets(PER_ADDRESS, now);
  const codes = new TryWindow(CODES_PER_ACCOUNT, now);
  return {
    begin: (account, ip) => {
      if (ip !== null) takeOrRefuse(addresses, addressKey(ip));
      takeOrRefuse(accounts, account);
    },
    forgive: (account, ip) => {
      if (ip !== null) addresses.giveBack(addressKey(ip));
      accounts.giveBack(account);
    },
    beginCode: (userId) => takeOrRefuse(codes, userId),
    forgiveCode: (userId) => codes.giveBack(userId),
  };
}
