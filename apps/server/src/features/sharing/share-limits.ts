import { takeOrRefuse } from '#platform/http/call-limits';
import { TokenBuckets } from '#platform/http/token-bucket';

/** Addresses without an account that one person may try: enough for misspellings, useless for finding out who is here. */
const UNKNOWN_ADDRESSES = { burst: 20, everyMs: 60 * 60 * 1000 };

/** Counts tries to share with nobody; a share with somebody does not count. */
export interface ShareLimits {
  /** Before looking: throws `Refused` when there were too many. Tries under way count. */
  begin(userId: string): void;
  /** After the address was found. */
  forgive(userId: string): void;
}

export function makeShareLimits(now: () => number): ShareLimits {
  const buckets = new TokenBuckets(UNKNOWN_ADDRESSES, now);
  return { begin: (userId) => takeOrRefuse(buckets, userId), forgive: (userId) => buckets.giveBack(userId) };
}
