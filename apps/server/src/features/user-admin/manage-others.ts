import { type Done, type User, type UserAdminChanges, type UserId, WholeOtherUser } from '@qc/contract';
import type { ConfirmAddress } from '#features/accounts';
import { type Acting, acting } from '#features/audit';
import type { EraseParts } from '#features/own-data';
import { fieldProblems } from '#platform/http/bodies/field-problems';
import type { Call } from '#platform/http/handlers';
import { refuse, type Result, whenDone } from '#platform/result';
import { manageUser } from './manage-user.ts';
import { removeUser } from './remove-user.ts';

/** What managing one account reaches. */
export interface ManagingParts extends EraseParts {
  /** What a proved address brings about. */
  confirmAddress: ConfirmAddress;
  /** Told when a message is waiting to be sent. */
  onMail(): void;
  /** Told when sessions have ended: whatever is open in their name closes. */
  onSessionsEnded(): void;
}

/** What admins do to one account, by whichever of its addresses they call. */
export interface ManageOthers {
  manage(who: Acting, id: UserId, changes: UserAdminChanges): Promise<Result<User>>;
  remove(who: Acting, id: UserId, gamesTo: UserId | null): Promise<Result<Done>>;
  /** By the address that people have for their own account. */
  manageOther(call: Call<'updateUser'>): Promise<Result<User>>;
  removeOther(call: Call<'deleteUser'>): Promise<Result<Done>>;
}

/** Makes the acts, with what has to be told when one is done. */
export function manageOthers(parts: ManagingParts): ManageOthers {
  const { platform, confirmAddress, onMail, onSessionsEnded } = parts;
  const manage: ManageOthers['manage'] = (who, id, changes) =>
    whenDone(manageUser(platform, confirmAddress, who, id, changes), onSessionsEnded, onMail);
  const remove: ManageOthers['remove'] = (who, id, gamesTo) =>
    whenDone(removeUser(parts, who, id, gamesTo), onSessionsEnded);
  return {
    manage,
    remove,
    manageOther: async (call) => {
      const whole = WholeOtherUser.safeParse(call.body);
      if (!whole.success) return refuse('invalidInput', { fields: fieldProblems(whole.error.issues) });
      return manage(acting(call), call.params.id, whole.data);
    },
    removeOther: (call) => remove(acting(call), call.params.id, call.body.gamesTo ?? null),
  };
}
