import { type LimitGround, sharedBucket } from '#platform/cluster/shared-limit';
import { addressKey, refuseUnlessFree } from '#platform/http/call-limits';

const HOUR_MS = 60 * 60 * 1000;
/** Invitations that one person may send: the staff of a school in one sitting. */
const PER_SENDER = { burst: 100, everyMs: HOUR_MS };
/** Invitations that one mailbox gets, whoever sends them. */
const PER_RECIPIENT = { burst: 5, everyMs: HOUR_MS };
/** Looks at mailed links by one address: secrets of 128 bits are not guessed, but need not be tried for free. */
const LOOKS = { burst: 300, everyMs: HOUR_MS };

/** Counts what could be abused. Each throws `Refused` when there was too much. */
export interface InvitationLimits {
  send(senderId: string, email: string): Promise<void>;
  look(ip: string): Promise<void>;
}

export function makeInvitationLimits(ground: LimitGround): InvitationLimits {
  const senders = sharedBucket(ground, 'invitationSender', PER_SENDER);
  const recipients = sharedBucket(ground, 'invitationRecipient', PER_RECIPIENT);
  const lookers = sharedBucket(ground, 'invitationLook', LOOKS);
  return {
    send: async (senderId, email) => {
      await refuseUnlessFree(senders, senderId);
      await refuseUnlessFree(recipients, email);
    },
    look: async (ip) => refuseUnlessFree(lookers, addressKey(ip)),
  };
}
