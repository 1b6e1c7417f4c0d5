import { addressKey, takeOrRefuse } from '#platform/http/call-limits';
import { TryWindow } from '#platform/http/try-window';

/** Registrations of one network in a day that may end at an address somebody has already. */
const TAKEN_PER_NETWORK = { most: 20, windowMs: 24 * 60 * 60 * 1000 };

/**
 * Counts registrations that met an account. Whoever tries lists of addresses is told of so few a day; then the network
 * opens no account at all until the day is over, whether an address is taken or not.
 */
export interface RegistrationLimits {
  /** Before looking: throws `Refused` when there were too many. Those under way count. */
  begin(ip: string): void;
  /** The address was nobody's. */
  forgive(ip: string): void;
}

export function makeRegistrationLimits(now: () => number): RegistrationLimits {
  const networks = new TryWindow(TAKEN_PER_NETWORK, now);
  return {
    begin: (ip) => takeOrRefuse(networks, addressKey(ip)),
    forgive: (ip) => networks.giveBack(addressKey(ip)),
  };
}
