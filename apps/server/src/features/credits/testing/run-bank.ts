import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { pino } from 'pino';
import { type DatabasePlace, openDatabase } from '#platform/db/open-database';
import type { Db } from '#platform/db/tables';
import type { PotRef } from '../credit-types.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { balanceOf, give, institution, ledgerScene, person } from './ledger-scene.ts';
import { wrongPots } from './wrong-pots.ts';

const TILLS = 3;
const STARTS = 100;
const MOST_CREDITS = 10;
/** A member's own credits, which no run of a member may touch. */
const OWN_CREDITS = 5;
const ROUNDS_MAX = 40;

/** A run that a till starts. */
export interface BankRun {
  userId: string;
  runId: string;
}

/** What many starts at once by three processes came to. */
export interface BankFigures {
  rounds: number;
  starts: number;
  started: number;
  /** Started runs less what the pots could pay of what was asked of them, pot by pot. */
  overspent: number;
  underspent: number;
  /** Refusals for anything but a lack of credits. */
  strange: string[];
  /** Looks at all pots while the starts were under way. */
  reads: number;
  wrongReads: string[];
  /** Members’ own credits that are gone. */
  touched: number;
  faults: number;
}

/** A pot, and a person whose runs it pays. */
interface Payer {
  pot: PotRef;
  userId: string;
  credits: number;
}

type Till = ChildProcessByStdio<Writable, Readable, null>;

/**
 * C-02: three processes start a hundred runs at once on pots of 0 to 10 credits of people and institutions, while
 * somebody reads all along; again on new pots until there were so many reads.
 */
export async function runBank(place: DatabasePlace, reads: number): Promise<BankFigures> {
  const log = pino({ level: 'silent' });
  const db = openDatabase(place, log);
  const readers = openDatabase(place, log);
  const tills = await Promise.all(Array.from({ length: TILLS }, () => openTill(place)));
  const figures: BankFigures = {
    ...{ rounds: 0, starts: 0, started: 0, overspent: 0, underspent: 0, strange: [] },
    ...{ reads: 0, wrongReads: [], touched: 0, faults: 0 },
  };
  try {
    while (figures.rounds < ROUNDS_MAX && (figures.rounds === 0 || figures.reads < reads)) {
      await runRound(figures, { db, readers, tills });
      figures.rounds += 1;
    }
    figures.faults = await verifyLedger(db, (fault) => console.error(fault));
    return figures;
  } finally {
    for (const till of tills) till.process.stdin.end();
    await Promise.all(tills.map((till) => till.ended));
    await readers.destroy();
    await db.destroy();
  }
}

async function runRound(
  figures: BankFigures,
  { db, readers, tills }: { db: Db; readers: Db; tills: readonly OpenTill[] },
): Promise<void> {
  const { payers, members } = await openPots(db, figures.rounds);
  const runs = Array.from({ length: STARTS }, (_, n) => {
    const payer = payers[(n * 7) % payers.length];
    return { userId: payer?.userId ?? '', runId: `run-${figures.rounds}-${n}` };
  });
  let running = true;
  const reading = (async () => {
    for (; running; figures.reads += 1) figures.wrongReads.push(...(await wrongPots(readers)));
  })();
  const said = await Promise.all(tills.map((till, at) => till.start(runs.filter((_, n) => n % tills.length === at))));
  running = false;
  await reading;
  const outcomes = said.flat();
  figures.starts += runs.length;
  figures.started += outcomes.filter((outcome) => outcome === 'started').length;
  figures.strange.push(...outcomes.filter((outcome) => outcome !== 'started' && outcome !== 'outOfCredits'));
  for (const { pot, userId, credits } of payers) {
    const demand = runs.filter((run) => run.userId === userId).length;
    const spent = credits - (await balanceOf(db, pot));
    const wanted = Math.min(credits, demand);
    figures.overspent += Math.max(0, spent - wanted);
    figures.underspent += Math.max(0, wanted - spent);
  }
  for (const member of members) figures.touched += OWN_CREDITS - (await balanceOf(db, member));
}

/** A person and an institution with each number of credits. */
async function openPots(db: Db, round: number): Promise<{ payers: Payer[]; members: PotRef[] }> {
  const scene = ledgerScene();
  const payers: Payer[] = [];
  const members: PotRef[] = [];
  for (let credits = 0; credits <= MOST_CREDITS; credits += 1) {
    const alone = await person(db, `alone-${round}-${credits}`);
    const school = await institution(db, `school-${round}-${credits}`);
    const member = await person(db, `member-${round}-${credits}`, school.id);
    payers.push({ pot: alone, userId: alone.id, credits }, { pot: school, userId: member.id, credits });
    members.push(member);
    await give(scene, db, member, OWN_CREDITS);
    if (credits === 0) continue;
    await give(scene, db, alone, credits);
    await give(scene, db, school, credits);
  }
  return { payers, members };
}

interface OpenTill {
  process: Till;
  ended: Promise<unknown>;
  /** Starts these at once; what came of each. */
  start(runs: readonly BankRun[]): Promise<string[]>;
}

async function openTill(place: DatabasePlace): Promise<OpenTill> {
  const program = join(import.meta.dirname, 'bank-till.ts');
  const till = spawn(process.execPath, [program, JSON.stringify(place)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(till, 'exit');
  const lines = createInterface({ input: till.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const { done, value } = await lines.next();
    if (done) throw new Error('a till has ended');
    return value;
  };
  await nextLine();
  return {
    process: till,
    ended,
    start: async (runs) => {
      till.stdin.write(`${JSON.stringify(runs)}\n`);
      const outcomes: string[] = JSON.parse(await nextLine());
      return outcomes;
    },
  };
}
