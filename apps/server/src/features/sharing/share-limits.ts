import { takeOrRefuse } from '#platform/http/call-limits';
import { TokenBuckets } from '#platform/http/token-bucket';

const HOUR_MS = 60 * 60 * 1000;
/** Addresses without an account that one person may try: enough for misspellings, useless for finding out who is here. */
const UNKNOWN_ADDRESSES = { burst: 20, everyMs: HOUR_MS };
/** One word about a person who guesses is enough for an hour: the audit log cannot be taken back. */
const WORDS_OF_IT = { burst: 1, everyMs: HOUR_MS };

/** Counts tries to share with nobody; a share with somebody does not count. */
export interface ShareLimits {
  /** Before looking: throws `Refused` when there were too many. Tries under way count. */
  begin(userId: string): void;
  /** After the address was found. */
  forgive(userId: string): void;
  /** Whether it is to be written down that somebody was refused. */
  isNews(userId: string): boolean;
}

export function makeShareLimits(now: () => number): ShareLimits {
  const buckets = new TokenBuckets(UNKNOWN_ADDRESSES, now);
  const words = new TokenBuckets(WORDS_OF_IT, now);
  return {
    begin: (userId) => takeOrRefuse(buckets, userId),
    forgive: (userId) => buckets.giveBack(userId),
    isNews: (userId) => words.take(userId) === 0,
  };
}
