import { setTimeout as sleep } from 'node:timers/promises';
import { CreditState } from '@qc/contract';
import type { Account } from './account.ts';
import { heldCharges } from './paid-books.ts';
import type { ServerProcess } from './server-process.ts';
import type { CountAnew } from './statement-counter.ts';
import type { DataPlace } from './stored-rows.ts';

/** A server that is killed and started again; started with `probe`. */
export interface KillBench extends DataPlace {
  readonly server: ServerProcess;
  startAgain(): Promise<void>;
}

/** What came of one time that starts were pressed, the server was killed, and they were pressed again. */
export interface KilledStart {
  /** What is wrong, in words. */
  faults: string[];
  /** Whether the run was on disk when the server was back. */
  started: boolean;
  /** Whether credits were set aside when the power went. */
  heldAtKill: boolean;
  /** From the restart until no credits were set aside any more, ms. */
  heldMs: number;
  /** Statements from the first press to the kill. */
  statements: number;
  /** Presses with a key that was used for something else, and how many of them were refused. */
  misused: { tried: number; refused: number };
}

/** Nobody waits longer for a server to settle. */
const SETTLED_WITHIN_MS = 10_000;

/** Waits until a killed process is gone; one that was not killed by its counter is killed now. Gives its statements. */
export async function untilKilled(bench: KillBench, { killAt }: CountAnew): Promise<number> {
  const { server } = bench;
  const end = Date.now() + SETTLED_WITHIN_MS;
  // All was answered: what is left to do comes right after.
  while (server.running && (await heldCharges(bench)) > 0 && Date.now() < end) await sleep(5);
  await sleep(50);
  const reached = killAt ?? 0;
  // It may die while it is asked.
  const asked = server.running ? server.countStatements({ killAt: null, lateMs: null }) : Promise.resolve(reached);
  const statements = await asked.catch(() => reached);
  await server.killNine();
  return statements;
}

/** Starts the server again: whether credits were set aside when it died, and how long after its return they were, ms. */
export async function startAfterKill(bench: KillBench): Promise<Pick<KilledStart, 'heldAtKill' | 'heldMs'>> {
  const heldAtKill = (await heldCharges(bench)) > 0;
  await bench.startAgain();
  const { readyAtMs } = bench.server;
  await untilSettled(bench);
  return { heldAtKill, heldMs: Math.max(0, Date.now() - readyAtMs) };
}

/** Waits until no credits are set aside. */
export async function untilSettled(place: DataPlace): Promise<void> {
  for (const end = Date.now() + SETTLED_WITHIN_MS; (await heldCharges(place)) > 0; await sleep(10))
    if (Date.now() > end) throw new Error(`credits are still set aside after ${SETTLED_WITHIN_MS} ms`);
}

/** What somebody has left. */
export async function creditsOf(account: Account): Promise<number> {
  return CreditState.parse(await account.call('GET', '/credit')).balance;
}
