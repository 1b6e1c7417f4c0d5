import { takeOrRefuse } from '#platform/http/call-limits';
import { TokenBuckets } from '#platform/http/token-bucket';

/** Letters that anybody may have sent to one address. */
const PER_RECIPIENT = { burst: 5, everyMs: 60 * 60 * 1000 };

/** Counts letters asked for, by the address given, whether it has an account or not. */
export interface MailLimits {
  /** Throws `Refused` when there were too many. */
  begin(email: string): void;
}

export function makeMailLimits(now: () => number): MailLimits {
  const recipients = new TokenBuckets(PER_RECIPIENT, now);
  return { begin: (email) => takeOrRefuse(recipients, email) };
}
