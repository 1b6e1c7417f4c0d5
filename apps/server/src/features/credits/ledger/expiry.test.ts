import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { expireDue } from './expire-due.ts';
import { expiryClock } from './expiry-clock.ts';
import { holdCharge } from '../charges/hold-charge.ts';
import { postCharge } from '../charges/post-charge.ts';
import { balanceOf, DAY_MS, give, runOf } from '../testing/ledger-scene.ts';
import { verifyLedger } from './verify-ledger.ts';
import { voidCharge } from '../charges/void-charge.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
/** Clocks in Jerusalem go forward in the night to 26 March 2027, and back in the night to 31 October 2027. */
const NIGHTS: readonly [string, number][] = [
  ['an ordinary night', Date.UTC(2027, 0, 15, 22)],
  ['the night in which the clock goes forward', Date.UTC(2027, 2, 25, 22)],
  ['the night in which the clock goes back', Date.UTC(2027, 9, 30, 22)],
  ['the night to a new year', Date.UTC(2027, 11, 31, 22)],
  ['the night to 29 February', Date.UTC(2028, 1, 28, 22)],
];

let test: TestApp;
let nowMs = 0;
afterEach(() => test.close());

async function begin(atMs: number) {
  nowMs = atMs;
  test = await buildTestApp({ now: () => nowMs, config: { everythingFree: false } });
  const { platform } = test;
  const person = await test.signUp('noa');
  const admin = await test.signUpAs('admin', 1);
  const pot = { kind: 'user', id: person.user._id } as const;
  let runs = 0;
  const start = async () => {
    const held = await holdCharge(platform, platform.db, runOf(person.user._id, `run-${++runs}`));
    return held.ok ? held.value.amount : held.code;
  };
  const balance = async () => (await person.get('/credit')).json().balance;
  return { platform, admin, person, pot, start, balance };
}

describe('expiry (C-07)', () => {
  it.each(NIGHTS)('is to the millisecond, exclusive, in UTC: %s', async (_name, endMs) => {
    const { platform, pot, start, balance } = await begin(endMs - DAY_MS);
    await give(platform, platform.db, pot, 5, { expiresAtMs: endMs });
    nowMs = endMs - SECOND_MS;
    expect([await start(), await balance()]).toEqual([1, 4]);
    nowMs = endMs - 1;
    expect([await start(), await balance()]).toEqual([1, 3]);
    nowMs = endMs;
    expect([await balance(), await start()]).toEqual([0, 'outOfCredits']);
    nowMs = endMs + SECOND_MS;
    expect([await balance(), await start()]).toEqual([0, 'outOfCredits']);
    expect(await verifyLedger(platform.db)).toBe(0);
  });

  it('holds when the clock goes back an hour: what has expired stays so, nothing is expired twice', async () => {
    const endMs = Date.UTC(2027, 9, 30, 23);
    const { platform, pot, start, balance } = await begin(endMs - DAY_MS);
    await give(platform, platform.db, pot, 5, { expiresAtMs: endMs });
    await give(platform, platform.db, pot, 0, { kind: 'yearly', expiresAtMs: endMs + DAY_MS });
    nowMs = endMs + SECOND_MS;
    expect(await expireDue(platform)).toBe(1);
    nowMs -= HOUR_MS;
    expect([await start(), await balance(), await expireDue(platform)]).toEqual([0, 0, 0]);
    nowMs += HOUR_MS;
    expect(await expireDue(platform)).toBe(0);
    expect(await verifyLedger(platform.db)).toBe(0);
  });

  it('by an admin lets a run that goes on go on, and refuses the next start', async () => {
    const { platform, admin, person, pot, start, balance } = await begin(Date.UTC(2027, 0, 1));
    const id = await give(platform, platform.db, pot, 5);
    expect(await start()).toBe(1);
    expect((await admin.put(`/subscription/${id}`, { expiredFromAdmin: true })).statusCode).toBe(200);
    expect(await postCharge(platform, platform.db, 'room', 'run-1')).toBe(true);
    expect([await start(), await balance()]).toEqual(['outOfCredits', 0]);
    expect(await voidCharge(platform, platform.db, 'room', 'run-1', { evenPosted: true })).toBe(true);
    expect(await balance()).toBe(0);
    const shown = (await person.get('/subscription')).json().subscriptions;
    expect(shown).toMatchObject([{ originalAmount: 5, usagesLeft: 0, usesUsed: 0, usesExpired: 5, expired: true }]);
    expect(await verifyLedger(platform.db)).toBe(0);
  });

  it('of a yearly one ends the free runs at its very moment', async () => {
    const endMs = Date.UTC(2028, 1, 29);
    const { platform, pot, start } = await begin(endMs - DAY_MS);
    await give(platform, platform.db, pot, 0, { kind: 'yearly', expiresAtMs: endMs });
    await give(platform, platform.db, pot, 1);
    nowMs = endMs - 1;
    expect([await start(), await start()]).toEqual([0, 0]);
    nowMs = endMs;
    expect([await start(), await start()]).toEqual([1, 'outOfCredits']);
  });

  it('is done by the job as well, and shown at once before the job has come', async () => {
    const { platform, person, pot } = await begin(Date.UTC(2027, 0, 1));
    await give(platform, platform.db, pot, 5, { expiresAtMs: nowMs + DAY_MS });
    nowMs += DAY_MS;
    const shown = async () => (await person.get('/subscription')).json().subscriptions[0];
    const early = await shown();
    expect(early).toMatchObject({ usagesLeft: 0, usesExpired: 5, expired: true });
    const clock = expiryClock(platform);
    clock.start();
    await expect.poll(() => balanceOf(platform.db, pot)).toBe(0);
    await clock.stop();
    expect(await shown()).toEqual(early);
  });
});
