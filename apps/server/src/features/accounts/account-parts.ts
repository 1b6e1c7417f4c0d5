import type { User } from '@qc/contract';
import type { Call } from '#platform/http/handlers';
import type { Result } from '#platform/result';
import type { ConfirmAddress } from './addresses/confirm-address.ts';
import type { LoginLimits } from './sessions/login-limits.ts';
import type { CountWaiting } from './addresses/send-confirmation.ts';

/** What the calls share with the rest of the house. */
export interface AccountParts {
  /** Counts wrong passwords for every place that asks for one. */
  limits: LoginLimits;
  /** What a proved address brings about. */
  confirmAddress: ConfirmAddress;
  /** What admins do to the accounts of others. */
  manageOther(call: Call<'updateUser'>): Promise<Result<User>>;
  /** How much waits for the proof of an address. */
  countWaiting: CountWaiting;
  /** Told when a message is waiting to be sent. */
  onMail(): void;
  /** Told when sessions have ended: whatever is open in their name closes. */
  onSessionsEnded(): void;
}
