import type { EntryRow } from '../ledger/ledger-store.ts';
import type { StoredState } from './stored-state.ts';

/** Who paid for a person's run when it was charged, as the history knows it. */
export type PayersOfRuns = ReadonlyMap<string, string>;

/**
 * What must hold after every step, seen from the rows alone. The reply is what does not, each line beginning with the
 * number of its rule; I9 and I10 compare states and are judged where these are at hand.
 */
export function findBreaches(state: StoredState, payers: PayersOfRuns): string[] {
  return [
    ...sums(state),
    ...replays(state),
    ...runs(state),
    ...onceOnly(state),
    ...refunds(state),
    ...subscriptions(state),
    ...payersOf(state, payers),
  ];
}

/** I1 and I2: every balance is the sum of its transfers and of what its subscriptions hold, and none is below zero. */
function sums({ pots, entries, subscriptions: rows }: StoredState): string[] {
  const total = (list: readonly { pot_id: string; amount: number }[], pot: string) =>
    list.reduce((sum, one) => sum + (one.pot_id === pot ? one.amount : 0), 0);
  const moved = entries.map(({ pot_id, delta }) => ({ pot_id, amount: delta }));
  const held = rows.map(({ pot_id, left_count }) => ({ pot_id, amount: left_count }));
  return [...pots].flatMap(([pot, balance]) => [
    ...(balance === total(moved, pot)
      ? []
      : [`I1 pot ${pot} holds ${balance}, transfers come to ${total(moved, pot)}`]),
    ...(balance === total(held, pot) ? [] : [`I1 pot ${pot} holds ${balance}, subscriptions ${total(held, pot)}`]),
    ...(balance >= 0 ? [] : [`I2 pot ${pot} holds ${balance}`]),
  ]);
}

/** I2 and I7: replayed from the first entry, no balance is below zero and each says what was there before. */
function replays({ entries, charges }: StoredState): string[] {
  const breaches: string[] = [];
  const balances = new Map<string, { seq: number; balance: number }>();
  const before = new Map<string, number>();
  for (const entry of entries) {
    const { seq, balance } = balances.get(entry.pot_id) ?? { seq: 0, balance: 0 };
    if (entry.seq !== seq + 1) breaches.push(`I7 pot ${entry.pot_id} has entry ${entry.seq} after ${seq}`);
    if (entry.balance_before !== balance)
      breaches.push(`I7 entry ${entry.id} says ${entry.balance_before}, it was ${balance}`);
    if (balance + entry.delta < 0) breaches.push(`I2 entry ${entry.id} leaves ${balance + entry.delta}`);
    balances.set(entry.pot_id, { seq: entry.seq, balance: balance + entry.delta });
    if (entry.kind === 'charge' || entry.kind === 'manualUse') before.set(entry.ref, balance);
  }
  for (const charge of charges)
    if (before.get(charge.id) !== charge.credits_before)
      breaches.push(`I7 charge ${charge.id} says ${charge.credits_before}, it was ${before.get(charge.id)}`);
  return breaches;
}

/** I3: one living charge per run, taken once; given back exactly when it was voided. */
function runs({ charges, entries }: StoredState): string[] {
  const voids = new Map(entries.filter(({ kind }) => kind === 'void').map((entry) => [entry.ref, entry.delta]));
  const taken = new Map(
    entries.filter(({ kind }) => kind === 'charge' || kind === 'manualUse').map((entry) => [entry.ref, entry.delta]),
  );
  const living = new Map<string, number>();
  const breaches: string[] = [];
  for (const charge of charges) {
    const run = charge.run_key.split('~')[0] ?? '';
    if (charge.state !== 'voided') living.set(run, (living.get(run) ?? 0) + 1);
    if (taken.get(charge.id) !== 0 - charge.amount) breaches.push(`I3 charge ${charge.id} was not taken once`);
    const back = voids.get(charge.id);
    if ((charge.state === 'voided') !== (back !== undefined))
      breaches.push(`I3 charge ${charge.id} is ${charge.state}`);
    if (charge.amount - (back ?? 0) !== Number(charge.parts)) breaches.push(`I3 charge ${charge.id} has other parts`);
    if (back !== undefined && back > charge.amount) breaches.push(`I5 charge ${charge.id} came back with more`);
  }
  for (const [run, count] of living) if (count > 1) breaches.push(`I3 run ${run} is charged ${count} times`);
  return breaches;
}

/** I4: whatever is told how often, it is booked once; an order brings credits once. */
function onceOnly({ entries }: StoredState): string[] {
  const repeated = (what: string, names: readonly string[]) =>
    names.filter((name, at) => names.indexOf(name) !== at).map((name) => `I4 ${what} ${name} is booked twice`);
  const orders = entries.flatMap(({ kind, order_id }) => (kind === 'purchase' && order_id !== null ? [order_id] : []));
  return [
    ...repeated(
      'transfer',
      entries.map(({ kind, ref }) => `${kind} of ${ref}`),
    ),
    ...repeated('order', orders),
  ];
}

/** I5: money and credits go back to the order they came from, and not more than came. */
function refunds({ entries }: StoredState): string[] {
  const bought = new Map(entries.filter(({ kind }) => kind === 'purchase').map((one) => [one.order_id, one]));
  const back = new Map<EntryRow['order_id'], { money: number; credits: number }>();
  const breaches: string[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'refund' && entry.kind !== 'dispute') continue;
    const purchase = bought.get(entry.order_id);
    if (purchase?.pot_id !== entry.pot_id || purchase.subscription_id !== entry.subscription_id)
      breaches.push(`I5 ${entry.kind} ${entry.ref} belongs to no purchase of its pot`);
    const sum = back.get(entry.order_id) ?? { money: 0, credits: 0 };
    back.set(entry.order_id, { money: sum.money - entry.amount_minor, credits: sum.credits - entry.delta });
  }
  for (const [order, { money, credits }] of back) {
    const purchase = bought.get(order);
    if (money > (purchase?.amount_minor ?? 0)) breaches.push(`I5 order ${order} gave back ${money}`);
    if (credits > (purchase?.delta ?? 0)) breaches.push(`I5 order ${order} took back ${credits} credits`);
  }
  return breaches;
}

/** I6: what a subscription began with is left, used or expired; one that is over has nothing left. */
function subscriptions({ subscriptions: rows }: StoredState): string[] {
  return rows.flatMap(({ id, left_count, used_count, expired_count, original, expired }) => {
    const whole = left_count + used_count + expired_count === original;
    const inside = left_count >= 0 && left_count <= original && used_count >= 0 && expired_count >= 0;
    const figures = `${left_count} + ${used_count} + ${expired_count} of ${original}`;
    return [
      ...(whole && inside ? [] : [`I6 subscription ${id}: ${figures}`]),
      ...(expired === 1 && left_count > 0 ? [`I6 subscription ${id} is over with ${left_count} left`] : []),
    ];
  });
}

/** I8: the institution pays for its members, nobody else does. */
function payersOf({ charges }: StoredState, payers: PayersOfRuns): string[] {
  return charges.flatMap(({ id, pot_id }) => {
    const payer = payers.get(id);
    return payer === undefined || payer === pot_id ? [] : [`I8 charge ${id} is paid by ${pot_id}, not by ${payer}`];
  });
}
