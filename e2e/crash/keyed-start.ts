import { Assignment, GameFile } from '@qc/contract';
import { triviaSlides } from '../trials/slides.ts';
import type { Account } from './account.ts';
import { holdRequest } from './held-request.ts';
import type { HeldCall } from './held-request.ts';
import { creditsOf, startAfterKill, untilKilled } from './kill-bench.ts';
import type { KillBench, KilledStart } from './kill-bench.ts';
import { paidRuns } from './paid-books.ts';
import type { PaidRun } from './paid-books.ts';
import type { CountAnew } from './statement-counter.ts';

const HOUR_MS = 3_600_000;

/** One press of a button, sent so many times. */
interface Press {
  what: 'assignment' | 'export';
  key: string;
  times: number;
}

interface Reply {
  press: Press;
  status: number;
  /** The assignment's or the licence's; empty: refused, or nothing came. */
  id: string;
}

let rounds = 0;

/**
 * Two assignments and two exports are asked for fifty times at one instant, the last bytes held back till then;
 * the server is killed, comes back, and everything is asked for again: four runs, each charged once.
 */
export async function keyedStart(bench: KillBench, owner: Account, kill: CountAnew): Promise<KilledStart> {
  rounds += 1;
  const [game, otherGame] = [await owner.makeGame(triviaSlides(1)), await owner.makeGame(triviaSlides(1))];
  const closesAt = Date.now() + HOUR_MS;
  const presses: Press[] = [
    { what: 'assignment', key: `first-assignment-${rounds}`, times: 15 },
    { what: 'assignment', key: `second-assignment-${rounds}`, times: 10 },
    { what: 'export', key: `first-file-${rounds}`, times: 15 },
    { what: 'export', key: `second-file-${rounds}`, times: 10 },
  ];
  const earlier = new Set((await runsOf(bench)).map(({ id }) => id));
  const before = await creditsOf(owner);
  const faults: string[] = [];
  const demand = (what: string, is: unknown, wanted: unknown): void => {
    if (is !== wanted) faults.push(`${what}: ${String(is)}, not ${String(wanted)}`);
  };
  const own = async () => (await runsOf(bench)).filter(({ id }) => !earlier.has(id));
  const wrong = async () => (await own()).filter((run) => run.posted !== (run.isThere ? 1 : 0) || run.held > 0).length;

  const send = await holdAll(owner, presses, { game, closesAt });
  await bench.server.countStatements(kill);
  const first = await send();
  const statements = await untilKilled(bench, kill);
  const held = await startAfterKill(bench);
  const kept = (await own()).filter(({ isThere }) => isThere).length;
  demand('runs without their charge, and charges without their run', await wrong(), 0);
  demand('credits after the restart', await creditsOf(owner), before - kept);

  const second = await (await holdAll(owner, presses, { game, closesAt }))();
  const given = (press: Press) =>
    new Set([...first, ...second].flatMap((reply) => (reply.press === press && reply.id !== '' ? [reply.id] : [])));
  for (const press of presses) demand(`runs that ${press.key} has made`, given(press).size, 1);
  demand('presses refused after the restart', second.filter(({ status }) => status !== 200).length, 0);
  demand('runs on disk', (await own()).filter(({ isThere }) => isThere).length, presses.length);
  demand('runs without exactly one charge', await wrong(), 0);
  demand('credits left', await creditsOf(owner), before - presses.length);

  const others = await (
    await holdAll(
      owner,
      presses.map((press) => ({ ...press, times: 1 })),
      { game: otherGame, closesAt },
    )
  )();
  const refused = others.filter(({ status }) => status === 409).length;
  demand('credits after presses with used keys', await creditsOf(owner), before - presses.length);
  return { faults, started: kept > 0, ...held, statements, misused: { tried: presses.length, refused } };
}

async function runsOf(bench: KillBench): Promise<PaidRun[]> {
  return [...(await paidRuns(bench, 'assignment')), ...(await paidRuns(bench, 'export'))];
}

/** Sends all presses but for their last bytes; what it gives lets them go. */
async function holdAll(
  owner: Account,
  presses: readonly Press[],
  ask: { game: string; closesAt: number },
): Promise<() => Promise<Reply[]>> {
  const all = presses.flatMap((press) => Array.from({ length: press.times }, () => press));
  const held = await Promise.all(
    all.map(async (press) => ({ press, request: await holdRequest(owner.url, callOf(owner, press, ask)) })),
  );
  return () =>
    Promise.all(
      held.map(async ({ press, request }) => {
        const { status, body } = await request.release();
        return { press, status, id: status === 200 ? idOf(press, body) : '' };
      }),
    );
}

function callOf(
  { cookie, session }: Account,
  { what, key }: Press,
  { game, closesAt }: { game: string; closesAt: number },
): HeldCall {
  const headers = { cookie, 'x-auth': session };
  if (what === 'export') return { method: 'GET', path: `/game/local-export/${game}?licence=true&key=${key}`, headers };
  return { method: 'POST', path: '/assignment', headers, body: { game, closesAt, key } };
}

function idOf({ what }: Press, body: string): string {
  const reply: unknown = JSON.parse(body);
  return what === 'export' ? (GameFile.parse(reply).licence?.id ?? '') : Assignment.parse(reply)._id;
}
