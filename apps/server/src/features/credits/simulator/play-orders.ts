import { OrderId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { insertUser } from '../../../testing/insert-user.ts';
import { grantCredits } from '../granting/grant-credits.ts';
import { takeBackOrder } from '../granting/take-back-order.ts';
import { ledgerScene } from '../testing/ledger-scene.ts';
import { findBreaches } from './invariants.ts';
import type { Breach } from './play-history.ts';
import { makeRng } from './rng.ts';
import { readState } from './stored-state.ts';

const COPIES = 3;
const FACTS = ['paid', 'refund-1', 'refund-2', 'disputed'] as const;
type Fact = (typeof FACTS)[number];

/**
 * A payment, two refunds in part and a dispute, each told up to three times, in an order that the seed decides; told
 * again as providers do as long as nothing could be done with it. Whatever the order, it ends alike (I10), and
 * nothing is booked twice (I4).
 */
export async function playOrders(db: Db, seed: number): Promise<Breach | null> {
  const rng = makeRng(seed);
  const facts = FACTS.filter((fact) => fact === 'paid' || !rng.oneIn(3));
  const told = facts.flatMap((fact) => Array.from({ length: 1 + rng.below(COPIES) }, () => fact));
  const first = await tell(db, `${seed}-a`, told);
  const order = rng.shuffled(told);
  const second = await tell(db, `${seed}-b`, order);
  const rule = first.breach ?? second.breach;
  if (rule !== undefined) return { seed, rule, history: order };
  if (first.end === second.end) return null;
  return { seed, rule: `I10 ended with ${second.end} instead of ${first.end}`, history: order };
}

async function tell(
  db: Db,
  name: string,
  facts: readonly Fact[],
): Promise<{ end: string; breach: string | undefined }> {
  const scene = ledgerScene();
  const pot = await insertUser(db, `buyer-${name}`);
  const orderId = OrderId.parse(`order-of-${name}`);
  const handle = async (fact: Fact): Promise<boolean> => {
    if (fact === 'paid') {
      const granted = await grantCredits(scene, db, {
        ...{ potOwner: { kind: 'user', id: pot }, kind: 'times', uses: 9, expiresAtMs: null, source: 'payment' },
        ...{ priceMinor: 900, currency: 'EUR', title: 'Pack', note: '', orderId },
      });
      return granted.ok;
    }
    const { subscriptionId } = await takeBackOrder(scene, db, {
      ...{ orderId, kind: fact === 'disputed' ? 'dispute' : 'refund', ref: `${fact} of ${name}`, note: '' },
      ...{ credits: fact === 'refund-1' ? 2 : 3, close: fact === 'disputed', actorId: null },
      amountMinor: fact === 'disputed' ? 900 : fact === 'refund-1' ? 200 : 300,
    });
    return subscriptionId !== null;
  };
  const unheard: Fact[] = [];
  for (const fact of facts) if (!(await handle(fact))) unheard.push(fact);
  for (const fact of unheard) await handle(fact);
  const state = await readState(db, [pot]);
  const [row] = state.subscriptions;
  const money = state.entries.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const end = [state.pots.get(pot), row?.left_count, row?.expired_count, row?.expired, money].join(', ');
  return { end, breach: findBreaches(state, new Map())[0] };
}
