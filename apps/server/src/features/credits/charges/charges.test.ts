import { OrderId } from '@qc/contract';
import { describe, expect, it } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { listHeldCharges } from './charge-store.ts';
import { creditGlance } from '../statements/credit-glance.ts';
import { expireAllOf } from '../ledger/expire-all.ts';
import { expireDue } from '../ledger/expire-due.ts';
import { forgetPerson } from '../forget-person.ts';
import { giveBackOrder } from '../granting/give-back-order.ts';
import { holdCharge } from './hold-charge.ts';
import { openPot } from '../ledger/ledger-store.ts';
import { postCharge } from './post-charge.ts';
import { runPrice } from './run-price.ts';
import { viewSubscriptions } from '../statements/credit-view.ts';
import { takeBackOrder } from '../granting/take-back-order.ts';
import {
  balanceOf,
  DAY_MS,
  give,
  institution,
  ledgerScene,
  paidOrder,
  person,
  runOf,
  SCENE_MS,
} from '../testing/ledger-scene.ts';
import { verifyLedger, type LedgerFault } from '../ledger/verify-ledger.ts';
import { voidCharge } from './void-charge.ts';

describeDatabases((getDb) => {
  const sound = async () => {
    const faults: LedgerFault[] = [];
    await verifyLedger(getDb(), (fault) => faults.push(fault));
    expect(faults).toEqual([]);
  };
  const subscription = async (id: string) =>
    getDb().selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  describe('a charge', () => {
    it('is taken once per run, by type, earliest expiry first, never-expiring last', async () => {
      const [db, scene] = [getDb(), ledgerScene()];
      const noa = await person(db, 'noa');
      const never = await give(scene, db, noa, 4);
      const late = await give(scene, db, noa, 4, { expiresAtMs: SCENE_MS + 9 * DAY_MS });
      const soon = await give(scene, db, noa, 2, { expiresAtMs: SCENE_MS + DAY_MS });
      const first = await holdCharge(scene, db, runOf(noa.id, 'run-1', 'remotes'));
      expect(first).toMatchObject({ ok: true, value: { amount: 5, creditsBefore: 10 } });
      expect(await holdCharge(scene, db, runOf(noa.id, 'run-1', 'remotes'))).toEqual(first);
      expect((await subscription(soon)).left_count).toBe(0);
      expect((await subscription(late)).left_count).toBe(1);
      expect((await subscription(never)).left_count).toBe(4);
      expect(await holdCharge(scene, db, runOf(noa.id, 'run-1', 'dialer'))).toMatchObject({ code: 'keyUsed' });
      const assignment = await holdCharge(scene, db, runOf(noa.id, 'run-1', 'dialer', 'assignment'));
      expect(assignment).toMatchObject({ ok: true, value: { amount: 3, creditsBefore: 5 } });
      expect(await balanceOf(db, noa)).toBe(2);
      expect(await holdCharge(scene, db, runOf(noa.id, 'run-2', 'dialer'))).toMatchObject({ code: 'outOfCredits' });
      expect(await balanceOf(db, noa)).toBe(2);
      await sound();
    });

    it('is posted for good, or given back and then held anew', async () => {
      const [db, scene] = [getDb(), ledgerScene()];
      const noa = await person(db, 'noa');
      await give(scene, db, noa, 2);
      await holdCharge(scene, db, runOf(noa.id, 'run-1'));
      expect(await listHeldCharges(db)).toMatchObject([{ what: 'room', runId: 'run-1', userId: noa.id, amount: 1 }]);
      expect(await voidCharge(scene, db, 'room', 'run-1')).toBe(true);
      expect(await voidCharge(scene, db, 'room', 'run-1')).toBe(true);
      expect(await postCharge(scene, db, 'room', 'run-1')).toBe(false);
      expect(await balanceOf(db, noa)).toBe(2);
      expect(await holdCharge(scene, db, runOf(noa.id, 'run-1'))).toMatchObject({ ok: true });
      expect(await postCharge(scene, db, 'room', 'run-1')).toBe(true);
      expect(await postCharge(scene, db, 'room', 'run-1')).toBe(true);
      expect(await voidCharge(scene, db, 'room', 'run-1')).toBe(false);
      expect(await balanceOf(db, noa)).toBe(1);
      expect(await voidCharge(scene, db, 'room', 'run-1', { evenPosted: true })).toBe(true);
      expect(await balanceOf(db, noa)).toBe(2);
      expect(await postCharge(scene, db, 'room', 'never-held')).toBe(false);
      expect(await voidCharge(scene, db, 'room', 'never-held')).toBe(true);
      expect(await listHeldCharges(db)).toEqual([]);
      await sound();
    });

    it('is paid by the institution alone, by nobody who has left it, and never below zero', async () => {
      const [db, scene] = [getDb(), ledgerScene()];
      const school = await institution(db, 'school-1');
      const noa = await person(db, 'noa', school.id);
      await give(scene, db, noa, 5);
      expect(await holdCharge(scene, db, runOf(noa.id, 'run-1'))).toMatchObject({ code: 'outOfCredits' });
      await give(scene, db, school, 1);
      expect(await holdCharge(scene, db, runOf(noa.id, 'run-1'))).toMatchObject({ ok: true });
      expect([await balanceOf(db, school), await balanceOf(db, noa)]).toEqual([0, 5]);
      await db.updateTable('app_user').set({ institution_id: null }).where('id', '=', noa.id).execute();
      expect(await holdCharge(scene, db, runOf(noa.id, 'run-2'))).toMatchObject({ ok: true });
      expect([await balanceOf(db, school), await balanceOf(db, noa)]).toEqual([0, 4]);
      expect(await voidCharge(scene, db, 'room', 'run-1')).toBe(true);
      expect([await balanceOf(db, school), await balanceOf(db, noa)]).toEqual([1, 4]);
      expect(await holdCharge(scene, db, runOf('nobody-at-all', 'run-3'))).toMatchObject({ code: 'notFound' });
      await sound();
    });

    it('is recorded with nothing taken when everything is free or under a yearly subscription', async () => {
      const [db, scene] = [getDb(), ledgerScene()];
      const noa = await person(db, 'noa');
      const yearly = await give(scene, db, noa, 0, { kind: 'yearly', expiresAtMs: SCENE_MS + DAY_MS });
      expect(await runPrice({ ...scene, db }, runOf(noa.id, '').userId, 'dialer')).toMatchObject({
        price: 0,
        free: 'yearly',
      });
      expect(await holdCharge(scene, db, runOf(noa.id, 'run-1', 'remotes'))).toMatchObject({
        ok: true,
        value: { amount: 0 },
      });
      const charge = await db.selectFrom('charge').selectAll().executeTakeFirstOrThrow();
      expect(charge).toMatchObject({ amount: 0, yearly_id: yearly, source: 'remote' });
      scene.clock.nowMs = SCENE_MS + DAY_MS;
      expect(await runPrice({ ...scene, db }, runOf(noa.id, '').userId, 'dialer')).toMatchObject({
        price: 3,
        free: null,
      });
      expect(await holdCharge(scene, db, runOf(noa.id, 'run-2'))).toMatchObject({ code: 'outOfCredits' });
      const free = { ...scene, config: { ...scene.config, everythingFree: true } };
      expect(await holdCharge(free, db, runOf(noa.id, 'run-2'))).toMatchObject({ ok: true, value: { amount: 0 } });
      expect(await voidCharge(scene, db, 'room', 'run-2')).toBe(true);
      await sound();
    });

    it('of a remotes game is refused by the switch of the person or of the institution', async () => {
      const [db, scene] = [getDb(), ledgerScene()];
      const school = await institution(db, 'school-1', true);
      await give(scene, db, school, 9);
      const member = await person(db, 'member', school.id);
      expect(await holdCharge(scene, db, runOf(member.id, 'run-1', 'remotes'))).toMatchObject({
        code: 'remotesDisabled',
      });
      expect(await holdCharge(scene, db, runOf(member.id, 'run-1', 'dialer'))).toMatchObject({ ok: true });
      const alone = await person(db, 'alone');
      await give(scene, db, alone, 9);
      await db.updateTable('app_user').set({ disable_remotes_games: 1 }).where('id', '=', alone.id).execute();
      expect(await holdCharge(scene, db, runOf(alone.id, 'run-2', 'remotes'))).toMatchObject({
        code: 'remotesDisabled',
      });
      expect(await balanceOf(db, alone)).toBe(9);
    });
  });

  describe('expiry', () => {
    it('is exclusive, takes what is left out of the pot once, by the job or before a charge', async () => {
      const [db, scene] = [getDb(), ledgerScene()];
      const noa = await person(db, 'noa');
      const id = await give(scene, db, noa, 3, { expiresAtMs: SCENE_MS + DAY_MS });
      scene.clock.nowMs = SCENE_MS + DAY_MS - 1;
      expect(await expireDue({ ...scene, db })).toBe(0);
      expect(await holdCharge(scene, db, runOf(noa.id, 'run-1'))).toMatchObject({ ok: true });
      scene.clock.nowMs = SCENE_MS + DAY_MS;
      const noaId = runOf(noa.id, '').userId;
      expect(await runPrice({ ...scene, db }, noaId, 'firebase')).toMatchObject({ balance: 0 });
      expect((await creditGlance(db, [noaId], scene.now())).get(noaId)).toMatchObject({ credits: 0 });
      expect(await holdCharge(scene, db, runOf(noa.id, 'run-2'))).toMatchObject({ code: 'outOfCredits' });
      expect(await subscription(id)).toMatchObject({ left_count: 0, used_count: 1, expired_count: 2, expired: 1 });
      expect(await expireDue({ ...scene, db })).toBe(0);
      await sound();
    });

    it('reaches at once what a void gives back', async () => {
      const [db, scene] = [getDb(), ledgerScene()];
      const noa = await person(db, 'noa');
      const id = await give(scene, db, noa, 3, { expiresAtMs: SCENE_MS + DAY_MS });
      await holdCharge(scene, db, runOf(noa.id, 'run-1', 'dialer'));
      scene.clock.nowMs = SCENE_MS + DAY_MS;
      expect(await voidCharge(scene, db, 'room', 'run-1')).toBe(true);
      expect(await balanceOf(db, noa)).toBe(0);
      expect(await subscription(id)).toMatchObject({ left_count: 0, used_count: 0, expired_count: 3 });
      await sound();
    });

    it('of everything ends a pot; an account that goes leaves figures without names', async () => {
      const [db, scene] = [getDb(), ledgerScene()];
      const noa = await person(db, 'noa');
      await give(scene, db, noa, 3);
      await give(scene, db, noa, 0, { kind: 'yearly', expiresAtMs: SCENE_MS + DAY_MS });
      await holdCharge(scene, db, runOf(noa.id, 'run-1'));
      await forgetPerson(scene, db, noa.id);
      expect(await balanceOf(db, noa)).toBe(0);
      expect(await db.selectFrom('charge').select(['user_name', 'search_text']).execute()).toEqual([
        { user_name: '', search_text: '' },
      ]);
      expect(await holdCharge(scene, db, runOf(noa.id, 'run-2'))).toMatchObject({ code: 'outOfCredits' });
      await expireAllOf(scene, db, 'no-such-pot', null);
      await sound();
    });
  });

  describe('credits that come and go with an order', () => {
    const order = OrderId.parse('order-0001');
    const paid = { source: 'payment', orderId: order, priceMinor: 900, currency: 'EUR' } as const;
    const back = { orderId: order, kind: 'refund', close: false, note: '', actorId: null } as const;

    it('come once, whoever tells of the payment, and for one account only', async () => {
      const [db, scene] = [getDb(), ledgerScene()];
      const [noa, adam] = [await person(db, 'noa'), await person(db, 'adam')];
      await openPot(db, noa);
      await paidOrder(db, order, noa, 9, 900);
      const first = await give(scene, db, noa, 9, paid);
      expect(await give(scene, db, noa, 9, paid)).toBe(first);
      expect(await balanceOf(db, noa)).toBe(9);
      await expect(give(scene, db, adam, 9, paid)).rejects.toThrow('keyUsed');
      await expect(give(scene, db, noa, 8, paid)).rejects.toThrow('keyUsed');
      await expect(give(scene, db, { kind: 'user', id: 'nobody' }, 8)).rejects.toThrow('notFound');
      const noaId = runOf(noa.id, '').userId;
      expect((await creditGlance(db, [noaId], scene.now())).get(noaId)).toEqual({
        credits: 9,
        institution: null,
        lastTransaction: SCENE_MS,
        totals: { purchases: 1, points: 9, paid: [{ currency: 'EUR', amount: 900 }], creditsUsed: 0, creditBalance: 9 },
      });
    });

    it('go unused, from that order alone, once, and not more money than was paid', async () => {
      const [db, scene] = [getDb(), ledgerScene()];
      const noa = await person(db, 'noa');
      expect(await takeBackOrder(scene, db, { ...back, credits: 'all', amountMinor: 1, ref: 'early' })).toEqual({
        taken: 0,
        subscriptionId: null,
      });
      await openPot(db, noa);
      await paidOrder(db, order, noa, 9, 900);
      await give(scene, db, noa, 9, { ...paid, expiresAtMs: SCENE_MS + DAY_MS });
      await give(scene, db, noa, 5);
      await holdCharge(scene, db, runOf(noa.id, 'run-1', 'dialer'));
      const part = { ...back, credits: 4, amountMinor: 400, ref: 'refund-1' };
      expect(await takeBackOrder(scene, db, part)).toMatchObject({ taken: 4 });
      expect(await takeBackOrder(scene, db, part)).toMatchObject({ taken: 4 });
      expect(await balanceOf(db, noa)).toBe(7);
      const shown = async () => {
        const rows = await db.selectFrom('subscription').selectAll().where('order_id', '=', order).execute();
        return viewSubscriptions(db, rows, scene.now());
      };
      expect(await shown()).toMatchObject([{ usesTakenBack: 4, moneyBack: null }]);
      const dispute = {
        ...back,
        kind: 'dispute',
        close: true,
        credits: 'all',
        amountMinor: 900,
        ref: 'dispute-1',
      } as const;
      expect(await takeBackOrder(scene, db, dispute)).toMatchObject({ taken: 2 });
      expect(await shown()).toMatchObject([{ usesTakenBack: 6, moneyBack: 'disputed' }]);
      expect(await balanceOf(db, noa)).toBe(5);
      expect(await voidCharge(scene, db, 'room', 'run-1')).toBe(true);
      expect(await balanceOf(db, noa)).toBe(5);
      const won = {
        orderId: order,
        credits: 2,
        reopen: true,
        expiresAtMs: SCENE_MS + DAY_MS,
        ref: 'dispute-1',
        note: '',
        actorId: null,
      };
      expect(await giveBackOrder(scene, db, won)).toMatchObject({ given: 2 });
      expect(await shown()).toMatchObject([{ usesTakenBack: 4, moneyBack: null }]);
      expect(await giveBackOrder(scene, db, won)).toMatchObject({ given: 2 });
      // With what the void had given back in the meantime.
      expect(await balanceOf(db, noa)).toBe(10);
      const noaId = runOf(noa.id, '').userId;
      const totals = (await creditGlance(db, [noaId], scene.now())).get(noaId)?.totals;
      expect(totals).toMatchObject({ purchases: 1, paid: [{ currency: 'EUR', amount: 500 }], creditsUsed: 0 });
      await sound();
    });

    it('given under a key come once for its actor; two people’s keys never meet', async () => {
      const [db, scene] = [getDb(), ledgerScene()];
      const noa = await person(db, 'noa');
      const [one, two] = [runOf('admin-one', '').userId, runOf('admin-two', '').userId];
      const key = { grantKey: 'press-0001', actorId: one };
      expect(await give(scene, db, noa, 5, key)).toBe(await give(scene, db, noa, 5, key));
      await expect(give(scene, db, noa, 6, key)).rejects.toThrow('keyUsed');
      await expect(give(scene, db, noa, 5, { ...key, note: 'why' })).rejects.toThrow('keyUsed');
      await give(scene, db, noa, 5, { ...key, actorId: two });
      expect(await balanceOf(db, noa)).toBe(10);
      const gifts = await Promise.all(
        Array.from({ length: 8 }, () => give(scene, db, noa, 1, { grantKey: 'at-once', actorId: one })),
      );
      expect(new Set(gifts).size).toBe(1);
      expect(await balanceOf(db, noa)).toBe(11);
      await sound();
    });
  });
});
