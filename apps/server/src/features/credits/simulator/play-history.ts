import { insertUser } from '../../../testing/insert-user.ts';
import type { Db } from '#platform/db/tables';
import { institution, ledgerScene } from '../testing/ledger-scene.ts';
import { act, institutionId, userId, type World } from './actors.ts';
import { Books } from './books.ts';
import { INSTITUTIONS, makeHistory, USERS, type Turn } from './commands.ts';
import { compare } from './compare.ts';
import { PlannedCrash, type CrashPlugin } from './crash-plugin.ts';
import { expectOutcome } from './expect-outcome.ts';
import { findBreaches } from './invariants.ts';
import { makeRng } from './rng.ts';
import { readState } from './stored-state.ts';

/** What happens beside the ledger: nothing in it is looked at again until something else does. */
const BESIDE = new Set<Turn['command']['do']>(['clock', 'free', 'join', 'leave', 'remotes']);

/** A rule that a history broke. */
export interface Breach {
  seed: number;
  /** Begins with its number: I1 to I10; M: the product and the plain books differ. */
  rule: string;
  /** The commands up to it. */
  history: string[];
}

/** What a history is played with. */
export interface Stage {
  db: Db;
  crash: CrashPlugin;
  /** What commands said, and how often. */
  reached: Map<string, number>;
}

/** Plays a seed's history; every rule is looked at after every step. Null: all hold. */
export async function playHistory(stage: Stage, seed: number): Promise<Breach | null> {
  const world = await makeWorld(stage.db.withPlugin(stage.crash), `${seed}`.padStart(7, '0'));
  const done: string[] = [];
  for (const turn of makeHistory(makeRng(seed))) {
    done.push(JSON.stringify(turn));
    const rule = await take(world, turn, stage);
    if (rule !== null) return { seed, rule, history: done };
  }
  return null;
}

async function makeWorld(db: Db, seed: string): Promise<World> {
  const world = { db, scene: ledgerScene(), books: new Books(), seed, payers: new Map(), known: [], keys: new Map() };
  for (let at = 0; at < INSTITUTIONS; at++) {
    const { id } = await institution(db, institutionId(world, at));
    world.books.institutions.set(id, { remotesOff: false });
  }
  for (let at = 0; at < USERS; at++) {
    const id = await insertUser(db, `${at}-${seed}`, 2, { id: userId(world, at) });
    world.books.payers.set(id, { institution: null, remotesOff: false });
  }
  return world;
}

/** One command, killed in the middle if so planned and then sent again, and once more when it is sent twice. */
async function take(world: World, { command, times, crashAfter }: Turn, stage: Stage): Promise<string | null> {
  const { crash, db: base, reached } = stage;
  const count = (what: string) => reached.set(what, (reached.get(what) ?? 0) + 1);
  for (let time = 1; time <= times; time++) {
    // A second clock command would be another command; one without a key is another gift.
    if (time > 1 && (command.do === 'clock' || (command.do === 'give' && command.key === null))) break;
    crash.plan(time === 1 ? crashAfter : null);
    let said = await attempt(world, command);
    if (said === null) {
      count(`${command.do} killed`);
      // The job works pot by pot: some may be done already.
      const rule = await judge(world, base, command.do === 'expire');
      if (rule !== null) return `${rule} (after a crash)`;
      said = await attempt(world, command);
    }
    crash.plan(null);
    if (said === null) return 'M a crash that nobody planned';
    const expected = expectOutcome(world, command, said);
    count(situation(command.do, said));
    const rule = BESIDE.has(command.do) ? null : await judge(world, base);
    if (rule !== null) return time > 1 ? `I9 ${rule}` : rule;
    if (said !== expected) return `M ${command.do} said "${said}" instead of "${expected}"`;
  }
  return null;
}

/** Null: it was killed. Any other fault is a breach of its own. */
async function attempt(world: World, command: Turn['command']): Promise<string | null> {
  try {
    return await act(world, command);
  } catch (error) {
    if (error instanceof PlannedCrash) return null;
    return `a fault: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function judge(world: World, base: Db, isHalfDone = false): Promise<string | null> {
  const pots = [...world.books.institutions.keys()];
  for (let at = 0; at < USERS; at++) pots.push(userId(world, at));
  const state = await readState(base, pots);
  return findBreaches(state, world.payers)[0] ?? (isHalfDone ? null : compare(state, world.books));
}

/** Figures and ids aside: `hold outOfCredits`, `hold some`, `give again`. */
function situation(what: string, said: string): string {
  const [word = ''] = said.split(' ');
  if (/^\d+$/.test(word)) return `${what} ${word === '0' ? 'nothing' : 'some'}`;
  return `${what} ${word.length > 18 ? 'new' : word}`;
}
