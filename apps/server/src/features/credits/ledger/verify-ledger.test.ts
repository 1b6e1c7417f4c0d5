import { OrderId } from '@qc/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '#platform/db/tables';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { expireOne } from './expire-due.ts';
import { holdCharge } from '../charges/hold-charge.ts';
import { openPot } from './ledger-store.ts';
import { postCharge } from '../charges/post-charge.ts';
import { findSubscription } from '../subscriptions/subscription-store.ts';
import { takeBackOrder } from '../granting/take-back-order.ts';
import { DAY_MS, give, institution, ledgerScene, paidOrder, person, runOf, SCENE_MS } from '../testing/ledger-scene.ts';
import { unguard } from '../testing/unguard.ts';
import { useByHand } from '../subscriptions/use-by-hand.ts';
import { verifyLedger } from './verify-ledger.ts';
import { voidCharge } from '../charges/void-charge.ts';

/** What was done to the books, how, and the rule that names it. The ids stand in the statement. */
const DAMAGES: readonly [name: string, statement: string, rule: RegExp][] = [
  ['an entry is missing', "delete from ledger_entry where kind = 'charge' and ref = :posted", /follows the one before/],
  ['the newest entry is missing', "delete from ledger_entry where kind = 'manualUse'", /every charge has its entry/],
  ['a grant’s entry is missing', "delete from ledger_entry where kind = 'grant' and ref = :gift", /came by one entry/],
  [
    'an entry’s credits are edited',
    "update ledger_entry set delta = delta - 1 where kind = 'charge' and ref = :posted",
    /balance before an entry/,
  ],
  [
    'an entry’s balance is edited',
    "update ledger_entry set balance_before = balance_before + 5 where kind = 'void'",
    /balance before an entry/,
  ],
  [
    'an entry is booked twice',
    "insert into ledger_entry select 'twice', pot_id, seq, kind, delta, balance_before, ref, subscription_id, order_id, amount_minor, currency, actor_id, title, note, at_ms from ledger_entry where kind = 'charge' and ref = :posted",
    /booked once/,
  ],
  ['a number is given twice', "update ledger_entry set seq = seq - 1 where kind = 'void'", /there once in its pot/],
  ['an entry’s pot is gone', "update ledger_entry set pot_id = 'nobody' where kind = 'void'", /belongs to a pot/],
  ['a balance is edited', 'update pot set balance = balance + 100 where id = :pot', /sum of its entries/],
  ['a pot’s counter is edited', 'update pot set last_seq = last_seq + 1 where id = :pot', /counts its entries/],
  ['a balance falls below zero', "update ledger_entry set balance_before = -3 where kind = 'void'", /below zero/],
  [
    'the first entry begins with credits',
    'update ledger_entry set balance_before = 7 where seq = 1 and pot_id = :pot',
    /begins at nothing/,
  ],
  [
    'uses left are edited',
    'update subscription set left_count = left_count + 1 where id = :gift',
    /are its original ones/,
  ],
  [
    'uses left and original are edited',
    'update subscription set left_count = left_count + 9, original = original + 9 where id = :gift',
    /came by one entry/,
  ],
  [
    'used and left uses are swapped',
    'update subscription set left_count = left_count - 1, used_count = used_count + 1 where id = :gift',
    /are the parts of charges/,
  ],
  [
    'expired uses are edited',
    'update subscription set expired_count = expired_count - 1, used_count = used_count + 1 where id = :lapsed',
    /entries took away/,
  ],
  [
    'an expired one lives',
    'update subscription set left_count = 1, expired_count = expired_count - 1 where id = :lapsed',
    /has nothing left/,
  ],
  ['a subscription is missing', 'delete from subscription where id = :gift', /entry about a subscription has one/],
  [
    'a subscription has moved to another pot',
    'update subscription set pot_id = :other where id = :gift',
    /came by one entry/,
  ],
  [
    'an order is granted twice',
    'insert into subscription select * from subscription where id = :bought',
    /granted once/,
  ],
  [
    'a paid order was never granted',
    "update subscription set order_id = null, source = 'manual' where id = :bought",
    /was granted, as it was paid/,
  ],
  ['an order is missing', 'delete from payment_order', /has its order/],
  ['an order’s money is edited', 'update payment_order set amount_minor = 1', /was granted, as it was paid/],
  [
    'more is refunded than was paid',
    "update ledger_entry set amount_minor = -9999 where kind = 'refund'",
    /more money goes back/,
  ],
  ['a charge is missing', 'delete from charge where id = :posted', /every use in the ledger has its charge/],
  ['a charge’s amount is edited', 'update charge set amount = 0 where id = :posted', /every charge has its entry/],
  [
    'credits before are edited',
    'update charge set credits_before = credits_before + 1 where id = :posted',
    /every charge has its entry/,
  ],
  ['a charge is another pot’s', 'update charge set pot_id = :other where id = :posted', /every charge has its entry/],
  [
    'a voided charge is called posted',
    "update charge set state = 'posted' where state = 'voided'",
    /given back when it was voided/,
  ],
  [
    'a posted charge is called voided',
    "update charge set state = 'voided' where id = :posted",
    /given back when it was voided/,
  ],
  ['a part is missing', 'delete from charge_part where charge_id = :posted', /parts of a charge/],
  [
    'a part is of nobody',
    "update charge_part set subscription_id = 'nobody' where charge_id = :posted",
    /subscription of the same pot/,
  ],
  [
    'a run is charged twice',
    "update charge set run_key = (select run_key from charge where id = :posted) where state = 'voided'",
    /run is charged once/,
  ],
  [
    'a free run’s subscription is no yearly one',
    'update charge set yearly_id = :gift where id = :posted',
    /names a yearly one/,
  ],
  [
    'a gift takes credits',
    "update ledger_entry set delta = 0 - delta where kind = 'grant' and ref = :gift",
    /entries add and going/,
  ],
];

describeDatabases((getDb, { dialect }) => {
  /** Books with everything in them that there is. */
  async function keepBooks(db: Db): Promise<Record<string, string>> {
    const scene = ledgerScene();
    const noa = await person(db, 'noa');
    const other = await institution(db, 'school-1');
    await give(scene, db, other, 3);
    const gift = await give(scene, db, noa, 6);
    await openPot(db, noa);
    const orderId = OrderId.parse('order-0001');
    await paidOrder(db, orderId, noa, 9, 900);
    const bought = await give(scene, db, noa, 9, { source: 'payment', orderId, priceMinor: 900, currency: 'EUR' });
    const lapsed = await give(scene, db, noa, 4, { expiresAtMs: SCENE_MS + DAY_MS });
    const held = await holdCharge(scene, db, runOf(noa.id, 'given-back', 'dialer'));
    await voidCharge(scene, db, 'room', 'given-back');
    const row = await findSubscription(db, lapsed);
    if (row === null || !held.ok) throw new Error('the books are not kept');
    await expireOne(scene, db, row);
    const posted = await holdCharge(scene, db, runOf(noa.id, 'posted', 'dialer'));
    await postCharge(scene, db, 'room', 'posted');
    if (!posted.ok) throw new Error('the books are not kept');
    const back = {
      orderId,
      kind: 'refund',
      close: false,
      note: '',
      actorId: null,
      credits: 2,
      amountMinor: 200,
    } as const;
    await takeBackOrder(scene, db, { ...back, ref: 'refund-1' });
    const used = await findSubscription(db, bought);
    if (used === null) throw new Error('the books are not kept');
    await useByHand(scene, db, used, 1, {});
    return { pot: noa.id, other: other.id, gift, bought, lapsed, posted: posted.value.charge };
  }

  it('names every damage, and none where there is none', async () => {
    const db = getDb();
    const ids = await keepBooks(db);
    expect(await verifyLedger(db)).toBe(0);
    await unguard(db, dialect);
    expect(await verifyLedger(db)).toBe(0);
    const unnamed: string[] = [];
    for (const [name, statement, rule] of DAMAGES) {
      const text = statement.replace(/:(\w+)/g, (all, id: string) => (ids[id] === undefined ? all : `'${ids[id]}'`));
      const named: string[] = [];
      const undone = db.transaction().execute(async (trx) => {
        const { numAffectedRows } = await sql.raw(text).execute(trx);
        expect(numAffectedRows, name).toBeGreaterThan(0n);
        await verifyLedger(trx, (fault) => named.push(fault.rule));
        throw new Error('undone');
      });
      await expect(undone, name).rejects.toThrow('undone');
      if (!named.some((one) => rule.test(one))) unnamed.push(`${name}: ${named.join('; ')}`);
    }
    expect(unnamed).toEqual([]);
    expect(await verifyLedger(db)).toBe(0);
  });
});
