import { damageLedger, damagesOf } from '../../bench/stored/damage-ledger.ts';
import { fillLedger } from '../../bench/stored/fill-ledger.ts';
import { verifyLedger } from './verify-ledger.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

const ENTRIES = 1_000_000;
const ENTRIES_QUICK = 100_000;
const PER_POT = 100;
const WITHIN_MS = 30_000;

/** C-08: a million entries are proved in half a minute, and twenty damages named. */
export async function provenLedger(trial: Trial, stage: Stage): Promise<void> {
  const entries = trial.quick ? ENTRIES_QUICK : ENTRIES;
  // An empty database with every table, whole because its server has ended.
  await stage.server.stop();
  const books = await stage.newPlace('copy');
  await stage.startAgain();
  await fillLedger(books, entries);
  trial.note(`${entries} entries`);
  const right = await verifyLedger(books);
  trial.note(`read in ${right.ms.toFixed(0)} ms, of which ${right.processorMs.toFixed(0)} ms of processor time`);
  trial.exactly('faults where there are none', right.lines.join(), 'The ledger is right.');
  trial.atMost(`time for ${entries} entries`, right.ms, WITHIN_MS, 'ms');

  const damages = damagesOf(entries / PER_POT);
  trial.exactly('damages done', await damageLedger(books, damages), damages.length);
  const damaged = await verifyLedger(books);
  const unnamed = damages.filter(({ names }) => !damaged.lines.some((line) => line.includes(names)));
  for (const { what } of unnamed) trial.note(`not named: ${what}`);
  trial.exactly('damages named', damages.length - unnamed.length, damages.length);
  trial.atMost('time with the damages', damaged.ms, WITHIN_MS, 'ms');
}
