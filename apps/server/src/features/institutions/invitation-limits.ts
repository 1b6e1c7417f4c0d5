import { addressKey, takeOrRefuse } from '#platform/http/call-limits';
import { TokenBuckets } from '#platform/http/token-bucket';

const HOUR_MS = 60 * 60 * 1000;
/** Invitations that one person may send: the staff of a school in one sitting. */
const PER_SENDER = { burst: 100, everyMs: HOUR_MS };
/** Invitations that one mailbox gets, whoever sends them. */
const PER_RECIPIENT = { burst: 5, everyMs: HOUR_MS };
/** Looks at mailed links by one address: secrets of 128 bits are not guessed, but need not be tried for free. */
const LOOKS = { burst: 300, everyMs: HOUR_MS };

/** Counts what could be abused. Each throws `Refused` when there was too much. */
export interface InvitationLimits {
  send(senderId: string, email: string): void;
  look(ip: string): void;
}

export function makeInvitationLimits(now: () => number): InvitationLimits {
  const senders = new TokenBuckets(PER_SENDER, now);
  const recipients = new TokenBuckets(PER_RECIPIENT, now);
  const lookers = new TokenBuckets(LOOKS, now);
  return {
    send: (senderId, email) => {
      takeOrRefuse(senders, senderId);
      takeOrRefuse(recipients, email);
    },
    look: (ip) => takeOrRefuse(lookers, addressKey(ip)),
  };
}
