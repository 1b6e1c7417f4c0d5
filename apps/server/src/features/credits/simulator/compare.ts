import type { Books } from './books.ts';
import type { StoredState } from './stored-state.ts';

/** The first thing in which the stored state differs from the plain books; null: they are alike. */
export function compare(state: StoredState, books: Books): string | null {
  if (state.subscriptions.length !== books.subscriptions.size)
    return `M ${state.subscriptions.length} subscriptions instead of ${books.subscriptions.size}`;
  for (const row of state.subscriptions) {
    const one = books.subscriptions.get(row.id);
    const stored = [
      row.left_count,
      row.used_count,
      row.expired_count,
      row.expires_at_ms,
      row.expired,
      row.expired_from_admin,
    ];
    const plain = one && [one.left, one.used, one.expired, one.endsMs, one.isOver ? 1 : 0, one.byAdmin ? 1 : 0];
    if (JSON.stringify(stored) !== JSON.stringify(plain))
      return `M subscription ${row.id} is ${JSON.stringify(stored)} instead of ${JSON.stringify(plain)}`;
  }
  for (const [pot, balance] of state.pots)
    if (balance !== books.balance(pot)) return `M pot ${pot} holds ${balance} instead of ${books.balance(pot)}`;
  const stored = state.charges.filter(({ what, run_key }) => what !== 'manual' && !run_key.includes('~'));
  if (stored.length !== books.charges.size) return `M ${stored.length} charges instead of ${books.charges.size}`;
  for (const charge of stored) {
    const plain = books.charges.get(charge.run_key.slice('room:'.length));
    if (plain?.state !== charge.state || plain.amount !== charge.amount || plain.pot !== charge.pot_id)
      return `M ${charge.run_key} is ${charge.state}, ${charge.amount} of ${charge.pot_id}`;
  }
  return null;
}
