import type { SubscriptionChanges } from '@qc/contract';
import { refuse, succeed, type Result } from '#platform/result';
import { isTooFar } from './create-subscription.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/** What a change of a subscription comes to. */
export interface SubscriptionPlan {
  expiresAtMs: number | null;
  expiredFromAdmin: boolean;
  /** What becomes of what is left. */
  turn: 'expire' | 'restore' | null;
  /** Uses that an admin takes by hand, after the turn; negative: that are given back. */
  manualUses: number;
}

/**
 * Judges a change of a subscription before anything of it is written. `restorable`: how many credits expired of it.
 * Uses left that are named as they are now are no change: forms send every field. Refuses `usesBeyondOriginal`,
 * `invalidInput`.
 */
export function planSubscriptionChange(
  row: SubscriptionRow,
  changes: SubscriptionChanges,
  restorable: number,
  nowMs: number,
): Result<SubscriptionPlan> {
  const expiresAtMs = changes.expiryDate === undefined ? row.expires_at_ms : changes.expiryDate;
  const expiredFromAdmin = changes.expiredFromAdmin ?? row.expired_from_admin === 1;
  if (row.kind === 'yearly' && expiresAtMs === null)
    return refuse('invalidInput', { fields: [{ path: 'expiryDate', code: 'required' }] });
  if (isTooFar(changes.expiryDate, nowMs))
    return refuse('invalidInput', { fields: [{ path: 'expiryDate', code: 'too_big' }] });
  const isOver = expiredFromAdmin || (expiresAtMs !== null && expiresAtMs <= nowMs);
  const turn = isOver === (row.expired === 1) ? null : isOver ? 'expire' : 'restore';
  const moved = turn === 'restore' ? restorable : turn === 'expire' ? -row.left_count : 0;
  const left = row.left_count + moved;
  const wanted = changes.usagesLeft;
  const plan = { expiresAtMs, expiredFromAdmin, turn } as const;
  if (wanted === undefined || wanted === row.left_count) return succeed({ ...plan, manualUses: 0 });
  // What went by a refund is nobody's to give again.
  if (wanted > row.original - (row.expired_count - moved)) return refuse('usesBeyondOriginal');
  if (isOver) return refuse('invalidInput', { fields: [{ path: 'usagesLeft', code: 'expired' }] });
  return succeed({ ...plan, manualUses: left - wanted });
}
