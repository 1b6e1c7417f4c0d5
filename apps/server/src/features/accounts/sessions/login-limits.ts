import type { UserId } from '@qc/contract';
import { type LimitGround, sharedBucket, sharedWindow } from '#platform/cluster/shared-limit';
import { addressKey, refuseUnlessFree } from '#platform/http/call-limits';

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
 * Of several servers all count together; while that cannot be done nobody signs in.
 */
export interface LoginLimits {
  /** Before judging: throws `Refused` when there were too many wrong ones. Tries under way count. */
  begin(account: string, ip: string | null): Promise<void>;
  /** After a right password. */
  forgive(account: string, ip: string | null): Promise<void>;
  /** Before judging the code of a second step. */
  beginCode(userId: UserId): Promise<void>;
  /** After a right code. */
  forgiveCode(userId: UserId): Promise<void>;
}

export function makeLoginLimits(ground: LimitGround): LoginLimits {
  const accounts = sharedWindow(ground, 'loginAccount', PER_ACCOUNT);
  const addresses = sharedBucket(ground, 'loginAddress', PER_ADDRESS);
  const codes = sharedWindow(ground, 'loginCode', CODES_PER_ACCOUNT);
  return {
    begin: async (account, ip) => {
      if (ip !== null) await refuseUnlessFree(addresses, addressKey(ip));
      await refuseUnlessFree(accounts, account);
    },
    forgive: async (account, ip) => {
      if (ip !== null) await addresses.giveBack(addressKey(ip));
      await accounts.giveBack(account);
    },
    beginCode: async (userId) => refuseUnlessFree(codes, userId),
    forgiveCode: async (userId) => codes.giveBack(userId),
  };
}
