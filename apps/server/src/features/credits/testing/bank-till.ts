/**
 * Run as a process of its own, one server of several on the same database: holds and posts the runs it is told of, all
 * of a line at once, and says what came of each.
 */
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { openDatabase } from '#platform/db/open-database';
import { holdCharge } from '../charges/hold-charge.ts';
import { postCharge } from '../charges/post-charge.ts';
import { ledgerScene, runOf } from './ledger-scene.ts';
import type { BankRun } from './run-bank.ts';

const db = openDatabase(JSON.parse(process.argv[2] ?? '{}'), pino({ level: 'silent' }));
const scene = ledgerScene();
await db.selectFrom('pot').select('id').limit(1).execute();
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const runs: BankRun[] = JSON.parse(line);
  console.log(JSON.stringify(await Promise.all(runs.map(start))));
}
await db.destroy();

async function start({ userId, runId }: BankRun): Promise<string> {
  const held = await holdCharge(scene, db, runOf(userId, runId));
  if (!held.ok) return held.code;
  return (await postCharge(scene, db, 'room', runId)) ? 'started' : 'not posted';
}
