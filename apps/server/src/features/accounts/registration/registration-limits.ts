import { type LimitGround, sharedWindow } from '#platform/cluster/shared-limit';
import { addressKey, refuseUnlessFree } from '#platform/http/call-limits';

/** Registrations of one network in a day that may end at an address somebody has already. */
const TAKEN_PER_NETWORK = { most: 20, windowMs: 24 * 60 * 60 * 1000 };

/**
 * Counts registrations that met an account. Whoever tries lists of addresses is told of so few a day; then the network
 * opens no account at all until the day is over, whether an address is taken or not.
 */
export interface RegistrationLimits {
  /** Before looking: throws `Refused` when there were too many. Those under way count. */
  begin(ip: string): Promise<void>;
  /** The address was nobody's. */
  forgive(ip: string): Promise<void>;
}

export function makeRegistrationLimits(ground: LimitGround): RegistrationLimits {
  const networks = sharedWindow(ground, 'registration', TAKEN_PER_NETWORK);
  return {
    begin: async (ip) => refuseUnlessFree(networks, addressKey(ip)),
    forgive: async (ip) => networks.giveBack(addressKey(ip)),
  };
}
