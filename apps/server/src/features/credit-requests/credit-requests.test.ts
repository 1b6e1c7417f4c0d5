import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '#features/credits';
import { creditsOf } from '../../testing/give-credits.ts';
import { readMails } from '../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let dana: TestClient;
let admin: TestClient;
let owner: TestClient;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 20);
  const config = { everythingFree: false, publicUrl: 'https://quiz.example.org' };
  test = await buildTestApp({ now: () => nowMs, config });
  [dana, admin, owner] = [await test.signUp('dana'), await test.signUpAs('adam', 1), await test.signUpAs('olga', 0)];
  await test.platform.db.updateTable('app_user').set({ email_notifications: 1 }).execute();
});
afterEach(async () => {
  expect(await verifyLedger(test.platform.db)).toBe(0);
  await test.close();
});

const ask = async (who: TestClient, note = '') => who.post('/creditRequest', { note });
const grant = (who: TestClient, id: string, amount = 5) => who.post(`/creditRequest/${id}/grant`, { amount });
const decline = (who: TestClient, id: string) => who.post(`/creditRequest/${id}/decline`, { reason: 'Next week' });
const help = async (who: TestClient) => (await who.get('/creditRequest/mine')).json();
const audited = async () =>
  (await test.platform.db.selectFrom('audit_entry').select('action').where('succeeded', '=', 1).execute()).map(
    ({ action }) => action,
  );

describe('a request for credits', () => {
  it('reaches the admins, who give in one press; the person hears of it by letter and on screen, once', async () => {
    expect(await help(dana)).toEqual({ needed: true, sold: false, open: null, answers: [] });
    const request = (await ask(dana, 'for 7b')).json();
    expect(request).toMatchObject({ state: 'open', note: 'for 7b', institution: null });
    expect((await readMails(test)).map(({ to }) => to).toSorted()).toEqual(['adam@school.org', 'olga@school.org']);
    expect((await admin.get('/creditRequest')).json()).toMatchObject({ count: 1, requests: [{ _id: request._id }] });
    expect((await grant(admin, request._id, 7)).json()).toMatchObject({ state: 'granted', amount: 7 });
    expect(await creditsOf(test.platform, dana.user._id)).toBe(7);
    const [letter] = await readMails(test);
    expect(letter).toMatchObject({ to: 'dana@school.org' });
    expect(letter?.plain).toContain('https://quiz.example.org/he/dashboard');
    expect(await audited()).toEqual(['grantCreditRequest']);
    const transactions = (await dana.get('/transaction')).json().transactions;
    expect(transactions).toMatchObject([{ source: 'manual', credits: 7, note: 'for 7b' }]);
    const { answers } = await help(dana);
    expect(answers).toMatchObject([{ _id: request._id, amount: 7 }]);
    await admin.post('/creditRequest/seen', { ids: [request._id] });
    expect((await help(dana)).answers).toHaveLength(1);
    await dana.post('/creditRequest/seen', { ids: [request._id] });
    expect((await help(dana)).answers).toEqual([]);
  });

  it('is one for each person, and five in a day', async () => {
    const first = (await ask(dana, 'one')).json();
    const again = await Promise.all([ask(dana, 'two'), ask(dana, 'three')]);
    expect(again.map((reply) => reply.json()._id)).toEqual([first._id, first._id]);
    await decline(admin, first._id);
    for (let n = 0; n < 4; n += 1) await decline(admin, (await ask(dana)).json()._id);
    expect((await ask(dana)).json().code).toBe('tooManyRequests');
    nowMs += 25 * 60 * 60 * 1000;
    // Signed out meanwhile, maybe: the day is over for a new session.
    dana = await test.signIn('dana');
    expect((await ask(dana)).statusCode).toBe(200);
  });

  it('is answered once, and by nobody who may not', async () => {
    const { _id } = (await ask(dana)).json();
    const [omar, manager] = [await test.signUp('omar'), await test.signUpAs('mona', 3)];
    for (const who of [omar, manager]) {
      expect((await grant(who, _id)).json().code).toBe('notFound');
      expect((await decline(who, _id)).json().code).toBe('notFound');
      expect((await who.get('/creditRequest')).json().code).toBe('forbidden');
    }
    expect((await decline(dana, _id)).json().code).toBe('notFound');
    expect((await grant(admin, 'no-such-request')).json().code).toBe('notFound');
    expect((await grant(admin, _id, 0)).json().code).toBe('invalidInput');
    const presses = await Promise.all([grant(admin, _id), grant(owner, _id), decline(admin, _id)]);
    expect(presses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await creditsOf(test.platform, dana.user._id)).toBeLessThanOrEqual(5);
  });

  it('of an admin is no admin’s own to grant', async () => {
    const { _id } = (await ask(admin)).json();
    expect((await grant(admin, _id)).json().code).toBe('forbidden');
    expect((await grant(owner, _id)).statusCode).toBe(200);
  });

  it('has no place where runs are free', async () => {
    await owner.put('/admin/setting', { everythingFree: true });
    expect(await help(dana)).toMatchObject({ needed: false, sold: false });
    expect((await ask(dana)).json().code).toBe('forbidden');
  });

  it('says that something is sold only where there is an offer and a way to pay', async () => {
    const offer = { title: 'Pack', type: 'times', uses: 20, prices: { EUR: 900 } };
    await admin.post('/subscription/type', offer);
    expect((await help(dana)).sold).toBe(true);
    await owner.put('/admin/setting', { manualPayments: false });
    expect((await help(dana)).sold).toBe(false);
  });
});

it('of a member goes to the manager, and the institution gets what admins give', async () => {
  const { _id: school } = (await admin.post('/institution', { name: 'North School' })).json();
  const manager = await test.signUpAs('mona', 3);
  const { db } = test.platform;
  await db
    .updateTable('app_user')
    .set({ institution_id: school, email_notifications: 1 })
    .where('id', 'in', [dana.user._id, manager.user._id])
    .execute();
  const { _id } = (await ask(dana)).json();
  expect((await readMails(test)).map(({ to }) => to)).toEqual(['mona@school.org']);
  expect((await manager.get('/creditRequest')).json()).toMatchObject({ count: 1 });
  expect((await grant(manager, _id)).json().code).toBe('notFound');
  await grant(admin, _id, 9);
  expect((await dana.get('/credit')).json()).toMatchObject({ balance: 9, owner: { kind: 'institution', _id: school } });
  const next = (await ask(dana)).json();
  expect((await decline(manager, next._id)).json()).toMatchObject({ state: 'declined', reason: 'Next week' });
});
