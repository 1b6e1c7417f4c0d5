import { addressKey, takeOrRefuse } from '#platform/http/call-limits';
import { TokenBuckets } from '#platform/http/token-bucket';

const QUARTER_MS = 15 * 60 * 1000;
/** Wrong passwords of one account. */
const PER_ACCOUNT = { burst: 10, everyMs: QUARTER_MS };
/** Wrong passwords from one address; a whole school stands behind one. */
const PER_ADDRESS = { burst: 200, everyMs: QUARTER_MS };

/** Counts tries to sign in; a right password does not count. */
export interface LoginLimits {
  /** Before judging: throws `Refused` when there were too many wrong ones. Tries under way count. */
  begin(email: string, ip: string): void;
  /** After a right password. */
  forgive(email: string, ip: string): void;
}

export function makeLoginLimits(now: () => number): LoginLimits {
  const accounts = new TokenBuckets(PER_ACCOUNT, now);
  const addresses = new TokenBuckets(PER_ADDRESS, now);
  return {
    begin: (email, ip) => {
      takeOrRefuse(addresses, addressKey(ip));
      takeOrRefuse(accounts, email);
    },
    forgive: (email, ip) => {
      addresses.giveBack(addressKey(ip));
      accounts.giveBack(email);
    },
  };
}
