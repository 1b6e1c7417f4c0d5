import { OrderId, UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { insertUser } from '../../../testing/insert-user.ts';
import { expireDue } from '../ledger/expire-due.ts';
import { grantCredits } from '../granting/grant-credits.ts';
import { holdCharge } from '../charges/hold-charge.ts';
import { takeBackOrder } from '../granting/take-back-order.ts';
import { DAY_MS, give, institution, ledgerScene, runOf } from '../testing/ledger-scene.ts';
import { voidCharge } from '../charges/void-charge.ts';
import { findBreaches } from './invariants.ts';
import type { Breach } from './play-history.ts';
import { makeRng } from './rng.ts';
import { readState } from './stored-state.ts';

const STARTS = 6;

/**
 * Everything at the same moment: starts of two members, one of them twice, a purchase told by webhook and return page, a refund, a void, an
 * expiry, somebody who leaves. Who comes first is nobody's to say; the rules hold all the same, and nothing fails.
 */
export async function playRace(db: Db, seed: number): Promise<Breach | null> {
  const rng = makeRng(seed);
  const scene = ledgerScene();
  const school = await institution(db, `school-${seed}`);
  const members = [0, 1].map((at) => ({ institution_id: school.id, id: UserId.parse(`member-${at}-of-${seed}`) }));
  for (const [at, member] of members.entries()) await insertUser(db, `${at}-of-race-${seed}`, 2, member);
  const credits = rng.below(STARTS + 2);
  if (credits > 0) await give(scene, db, school, credits);
  if (rng.oneIn(2)) await give(scene, db, school, 2, { expiresAtMs: scene.now() + DAY_MS });
  const orderId = OrderId.parse(`order-of-${seed}`);
  const early = runOf(members[0]?.id ?? '', `early-${seed}`);
  await holdCharge(scene, db, early);
  if (rng.oneIn(2)) scene.clock.nowMs += DAY_MS;
  const buy = () =>
    grantCredits(scene, db, {
      ...{ potOwner: school, kind: 'times', uses: 3, expiresAtMs: null, source: 'payment', orderId },
      ...{ priceMinor: 900, currency: 'EUR', title: 'Pack', note: '' },
    });
  const refund = () =>
    takeBackOrder(scene, db, {
      ...{ orderId, kind: 'refund', credits: 2, close: false, amountMinor: 600, ref: `refund-of-${seed}`, note: '' },
      actorId: null,
    });
  const acts: (() => Promise<unknown>)[] = [
    ...Array.from({ length: STARTS }, (_, at) => () => {
      const { id } = rng.pick(members);
      return holdCharge(scene, db, runOf(id, `run-${Math.max(1, at)}-${id}`));
    }),
    ...[buy, buy, refund, refund],
    () => voidCharge(scene, db, 'room', `early-${seed}`),
    () => expireDue({ ...scene, db }),
    () =>
      db
        .updateTable('app_user')
        .set({ institution_id: null })
        .where('id', '=', members[1]?.id ?? '')
        .execute(),
  ];
  const outcomes = await Promise.allSettled(rng.shuffled(acts).map((one) => one()));
  const failed = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  const state = await readState(db, [school.id, ...members.map(({ id }) => id)]);
  const rule = findBreaches(state, new Map())[0] ?? (failed[0] === undefined ? undefined : `M a fault: ${failed[0]}`);
  return rule === undefined ? null : { seed, rule, history: [`${credits} credits`] };
}
