import { LIVE_PROTOCOL, Room, RoomId } from '@qc/contract';
import type { OperatorAction } from '@qc/contract';
import { Page } from '../trials/players/page.ts';
import { triviaSlides } from '../trials/slides.ts';
import type { Account } from './account.ts';
import { creditsOf, startAfterKill, untilKilled, untilSettled } from './kill-bench.ts';
import type { KillBench, KilledStart } from './kill-bench.ts';
import { paidRuns } from './paid-books.ts';
import type { CountAnew } from './statement-counter.ts';

/** Presses of one start, over two consoles; the last twenty are the first twenty again, on the other console. */
const PRESSES = 50;
const AGAIN_FROM = 30;
/** Nobody plays: the slide must not close by itself. */
const LIMIT_S = 600;

interface Press {
  console: 0 | 1;
  id: string;
}

/**
 * Two consoles press "next" in a lobby fifty times at one instant, the server is killed, comes back, and everything is
 * pressed again: the run is started and charged, once.
 */
export async function liveStart(bench: KillBench, owner: Account, kill: CountAnew): Promise<KilledStart> {
  const game = await owner.makeGame(triviaSlides(2, { time: LIMIT_S }));
  const room = await owner.openRoomOf(game);
  const before = await creditsOf(owner);
  const presses = pressesOf(room);
  const faults: string[] = [];
  const demand = (what: string, is: unknown, wanted: unknown): void => {
    if (is !== wanted) faults.push(`${what}: ${String(is)}, not ${String(wanted)}`);
  };

  const consoles = await openConsoles(owner, room);
  await bench.server.countStatements(kill);
  const acked = await pressAll(consoles, presses);
  const statements = await untilKilled(bench, kill);
  const held = await startAfterKill(bench);
  const started = (await roomOf(owner, room)).startedAt !== null;
  const then = await chargesOf(bench, room);
  demand('charges paid after the restart', then.posted, started ? 1 : 0);
  demand('credits after the restart', await creditsOf(owner), before - (started ? 1 : 0));
  if (acked.size > 0) demand('a start that was confirmed is there', started, true);

  const again = await openConsoles(owner, room);
  for (const id of await pressAll(again, presses)) acked.add(id);
  await untilSettled(bench);
  demand('presses that counted', acked.size, 1);
  demand('the run has started', (await roomOf(owner, room)).startedAt !== null, true);
  demand('charges paid', (await chargesOf(bench, room)).posted, 1);
  demand('credits left', await creditsOf(owner), before - 1);
  const [id = ''] = acked;
  const refused = await pressOther(again[0], id);
  const last = await roomOf(owner, room);
  demand('the run goes on after a press with a used id', last.open, true);
  for (const page of [...consoles, ...again]) page.close();
  return { faults, started, ...held, statements, misused: { tried: 1, refused: refused ? 1 : 0 } };
}

function pressesOf(room: Room): Press[] {
  return Array.from({ length: PRESSES }, (_, n) => {
    const isAgain = n >= AGAIN_FROM;
    const number = isAgain ? n - AGAIN_FROM : n;
    const own = number % 2 === 0 ? 0 : 1;
    return { console: isAgain === (own === 0) ? 1 : 0, id: `${room._id}-${number}` };
  });
}

async function openConsoles({ url, cookie, session }: Account, room: Room): Promise<[Page, Page]> {
  const open = async (): Promise<Page> => {
    const page = new Page({ url, headers: { cookie } });
    await page.opened();
    const hello = { t: 'helloStaff', protocol: LIVE_PROTOCOL, as: 'operator', session, lastVersion: null };
    page.say({ ...hello, room: RoomId.parse(room._id) });
    if (!(await page.until(() => page.of('welcomeOperator').length > 0))) throw new Error('no console');
    return page;
  };
  return Promise.all([open(), open()]);
}

/** Presses everything at one instant; which presses were confirmed before the server was gone. */
async function pressAll(consoles: readonly [Page, Page], presses: readonly Press[]): Promise<Set<string>> {
  for (const { console, id } of presses) consoles[console].say({ t: 'operate', id, expect: 0, action: { do: 'next' } });
  await Promise.all(
    consoles.map(async (page, at) => {
      const own = presses.filter((press) => press.console === at);
      await page.until(() => page.closed || own.every(({ id }) => page.replyTo(id) !== null));
    }),
  );
  return new Set(consoles.flatMap((page) => page.of('ack').map(({ id }) => id)));
}

/** The id of a press that counted, with something else to do. True: it was refused. */
async function pressOther(page: Page, id: string): Promise<boolean> {
  const action: OperatorAction = { do: 'end' };
  const told = page.of('refused').length;
  const acks = page.of('ack').length;
  page.say({ t: 'operate', id, expect: null, action });
  await page.until(() => page.of('refused').length > told || page.of('ack').length > acks);
  return page.of('refused').length > told;
}

async function roomOf(owner: Account, room: Room): Promise<Room> {
  return Room.parse(await owner.call('GET', `/room/${room._id}`));
}

async function chargesOf(bench: KillBench, room: Room): Promise<{ posted: number }> {
  return (await paidRuns(bench, 'room')).find(({ id }) => id === room._id) ?? { posted: 0 };
}
