import { expect, it } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import type { Result } from '#platform/result';
import type { HeldCharge, PotRef } from './credit-types.ts';
import { holdCharge } from './charges/hold-charge.ts';
import { postCharge } from './charges/post-charge.ts';
import { balanceOf, give, institution, ledgerScene, person, runOf } from './testing/ledger-scene.ts';
import { wrongPots } from './testing/wrong-pots.ts';
import { verifyLedger } from './ledger/verify-ledger.ts';

const READS = 1000;

/** What a bank test of Jepsen's kind finds: many starts at once, several servers, somebody who reads all along (C-02). */
describeDatabases((getDb, { openAgain }) => {
  const starts = (outcomes: readonly Result<HeldCharge>[]) => outcomes.filter(({ ok }) => ok).length;
  const codes = (outcomes: readonly Result<HeldCharge>[]) =>
    new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.code])));

  it('spends what there is and no more: 100 starts at once on pots of 0 to 10, three servers', async () => {
    const servers = [getDb(), openAgain(), openAgain()];
    const scene = ledgerScene();
    const [db] = servers;
    if (!db) throw new Error('no server');
    const payers: { pot: PotRef; user: PotRef; credits: number }[] = [];
    for (let credits = 0; credits <= 10; credits++) {
      const alone = await person(db, `alone-${credits}`);
      const school = await institution(db, `school-${credits}`);
      payers.push({ pot: alone, user: alone, credits });
      payers.push({ pot: school, user: await person(db, `member-${credits}`, school.id), credits });
    }
    for (const { pot, credits } of payers) if (credits > 0) await give(scene, db, pot, credits);
    let running = true;
    const seen: string[] = [];
    let reads = 0;
    const reader = (async () => {
      const other = openAgain();
      while (running || reads < READS) {
        seen.push(...(await wrongPots(other)));
        reads += 1;
      }
    })();
    const demand = new Map<string, number>();
    const wishes = Array.from({ length: 100 }, (_, at) => {
      const { pot, user } = payers[(at * 7) % payers.length] ?? { pot: { id: '' }, user: { id: '' } };
      demand.set(pot.id, (demand.get(pot.id) ?? 0) + 1);
      const server = servers[at % servers.length] ?? db;
      return holdCharge(scene, server, runOf(user.id, `run-${at}`));
    });
    const outcomes = await Promise.all(wishes);
    running = false;
    await reader;
    expect(seen).toEqual([]);
    expect(reads).toBeGreaterThanOrEqual(READS);
    for (const { pot, credits } of payers) {
      const spent = Math.min(credits, demand.get(pot.id) ?? 0);
      expect(await balanceOf(db, pot), `${pot.id} had ${credits}`).toBe(credits - spent);
    }
    expect(codes(outcomes)).toEqual(new Set(['outOfCredits']));
    expect(await verifyLedger(db)).toBe(0);
  });

  it('charges exactly 10 of 200 simultaneous starts on 10 credits', async () => {
    const [db, scene] = [getDb(), ledgerScene()];
    const noa = await person(db, 'noa');
    await give(scene, db, noa, 4);
    await give(scene, db, noa, 6, { expiresAtMs: scene.now() + 1000 });
    const runs = Array.from({ length: 200 }, (_, at) => `run-${at}`);
    const outcomes = await Promise.all(runs.map((run) => holdCharge(scene, db, runOf(noa.id, run))));
    expect(starts(outcomes)).toBe(10);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'outOfCredits')).toHaveLength(190);
    expect(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.amount] : []))).toEqual(Array(10).fill(1));
    expect(await balanceOf(db, noa)).toBe(0);
    expect(await verifyLedger(db)).toBe(0);
  });

  it('charges one run once, however often two consoles start it at the same moment', async () => {
    const [db, scene] = [getDb(), ledgerScene()];
    const noa = await person(db, 'noa');
    await give(scene, db, noa, 10);
    const consoles = [db, openAgain()];
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const server = consoles[at % 2] ?? db;
        const held = await holdCharge(scene, server, runOf(noa.id, 'one-run'));
        await postCharge(scene, server, 'room', 'one-run');
        return held;
      }),
    );
    const charges = outcomes.map((outcome) => (outcome.ok ? outcome.value.charge : outcome.code));
    expect(new Set(charges).size).toBe(1);
    expect(await db.selectFrom('charge').select('state').execute()).toEqual([{ state: 'posted' }]);
    expect(await balanceOf(db, noa)).toBe(9);
    expect(await verifyLedger(db)).toBe(0);
  });
});
