import { type LimitGround, sharedBucket } from '#platform/cluster/shared-limit';
import { refuseUnlessFree } from '#platform/http/call-limits';

const HOUR_MS = 60 * 60 * 1000;
/** Addresses without an account that one person may try: enough for misspellings, useless for finding out who is here. */
const UNKNOWN_ADDRESSES = { burst: 20, everyMs: HOUR_MS };
/** One word about a person who guesses is enough for an hour: the audit log cannot be taken back. */
const WORDS_OF_IT = { burst: 1, everyMs: HOUR_MS };

/** Counts tries to share with nobody; a share with somebody does not count. */
export interface ShareLimits {
  /** Before looking: throws `Refused` when there were too many. Tries under way count. */
  begin(userId: string): Promise<void>;
  /** After the address was found. */
  forgive(userId: string): Promise<void>;
  /** Whether it is to be written down that somebody was refused. */
  isNews(userId: string): Promise<boolean>;
}

export function makeShareLimits(ground: LimitGround): ShareLimits {
  const buckets = sharedBucket(ground, 'shareUnknown', UNKNOWN_ADDRESSES);
  const words = sharedBucket(ground, 'shareWord', WORDS_OF_IT);
  return {
    begin: async (userId) => refuseUnlessFree(buckets, userId),
    forgive: async (userId) => buckets.giveBack(userId),
    isNews: async (userId) => (await words.take(userId)) === 0,
  };
}
