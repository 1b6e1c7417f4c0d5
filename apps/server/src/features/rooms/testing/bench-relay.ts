/**
 * npm run bench relay: what a page at another server than its room waits for a confirmation, beside one at its room's
 * server, at the same moment; what pages are sent of a question; and how many messages of the bus a change of view is.
 * Both servers are in this process, NATS is not: the hop costs more here than between two machines' processors, and
 * nothing for their network.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Room } from '@qc/engine/live/room';
import { figureLine, middle, shareOf } from '@qc/engine/testing/bench-figures';
import { connectNatsBus } from '#platform/bus/nats-bus';
import { makeSqliteDatabase } from '../../../testing/test-databases.ts';
import type { RoomHost } from '../keeping/room-host.ts';
import { joinRelay } from '../relay/relay.ts';
import { Gateway } from '../wire/gateway.ts';
import type { ServerEnd } from '../wire/server-end.ts';
import { benchLog, countWords, openBenchRoom, startBenchHost, startBenchNats } from './bench-ground.ts';
import { CountingWire, joinPageServer, openPage } from './bench-pages.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
  },
});
const players = Number(values.players);
const seconds = Number(values.seconds);
const SHARES = [0.5, 0.9, 0.99];

/** A page that notes when what it said is confirmed. */
class TimedWire extends CountingWire {
  joined = false;
  views = 0;
  waitedMs: number | null = null;
  saidAtMs = 0;

  protected override hear(text: string): void {
    if (text.startsWith('{"t":"ack"')) this.waitedMs = performance.now() - this.saidAtMs;
    else if (text.startsWith('{"t":"joined"')) this.joined = true;
    else if (text.startsWith('{"t":"player"')) this.views += 1;
  }
}

interface TimedPage {
  wire: TimedWire;
  end: ServerEnd;
  isFar: boolean;
}

const nats = await startBenchNats();
const { db, remove } = await makeSqliteDatabase();
try {
  await measure();
} finally {
  await nats.stop();
  await remove();
}
process.exit(0);

async function measure(): Promise<void> {
  const [near, far] = [await startBenchHost(db), await startBenchHost(db)];
  const { room, place } = await openBenchRoom(far, db);
  const atRoom = new Gateway(far);
  const bus = await connectNatsBus(nats.url, 'owner', benchLog);
  const messages = countWords(bus);
  joinRelay(atRoom, bus, far.directory, async () => []);
  const elsewhere = await joinPageServer(near, nats.url, 'near', [place]);

  const pages: TimedPage[] = [];
  for (let n = 0; n < players; n += 1) {
    const isFar = n % 2 === 0;
    const wire = new TimedWire();
    const end = openPage(isFar ? elsewhere : atRoom, wire, place.code, n);
    end.take({ t: 'join', id: `join-${n}`, name: `Player ${n}`, phone: '', consent: true });
    pages.push({ wire, end, isFar });
    if (n % 200 === 199) await rest(50);
  }
  while (!pages.every(({ wire }) => wire.joined)) await rest(20);
  const framesOf = (isFar: boolean) =>
    pages.reduce((most, { wire, isFar: is }) => Math.max(most, is === isFar ? wire.frames : 0), 0);

  const more: number[][] = SHARES.map(() => []);
  const times: number[][] = SHARES.map(() => []);
  const frames: { here: number; there: number }[] = [];
  await ask(far, room);
  // The first round warms up.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const before = [framesOf(false), framesOf(true)];
    const [here, there] = await answerAll(pages, room);
    await ask(far, room);
    if (round === 0) continue;
    frames.push({ here: framesOf(false) - (before[0] ?? 0), there: framesOf(true) - (before[1] ?? 0) });
    for (const [at, share] of SHARES.entries()) {
      const [own, other] = [shareOf(here, share), shareOf(there, share)];
      more[at]?.push(other - own);
      times[at]?.push(other / own);
    }
  }
  const rate = Math.round(players / seconds);
  console.log(`${players} players, half of them at another server, ${rate} answers a second`);
  for (const [at, share] of SHARES.entries())
    console.log(
      `p${share * 100}: there ${middle(more[at] ?? []).toFixed(2)} ms more, ${middle(times[at] ?? []).toFixed(2)} times`,
    );
  const before = messages();
  const views = () => pages.reduce((sum, { wire }) => sum + wire.views, 0);
  const viewsBefore = views();
  await far.command(room.id, { type: 'operate', action: { do: 'lock', on: true }, expect: null });
  while (views() - viewsBefore < players) await rest(5);
  const perChange = messages() - before;
  const most = (of: (one: { here: number; there: number }) => number) => Math.max(...frames.map(of));
  for (const found of [
    { figure: 3, what: 'ack of a page elsewhere, p50, ms more', measured: middle(more[0] ?? []), limit: { most: 1.5 } },
    { figure: 3, what: 'ack of a page elsewhere, p99, times', measured: middle(times[2] ?? []), limit: { most: 2 } },
    {
      figure: 10,
      what: 'frames a question, at the room’s server',
      measured: most(({ here }) => here),
      limit: { most: 8 },
    },
    { figure: 10, what: 'frames a question, elsewhere', measured: most(({ there }) => there), limit: { most: 8 } },
    {
      figure: 10,
      what: `messages of the bus a change, ${players / 2} pages of one audience at one server`,
      measured: perChange,
      limit: { most: 1 },
    },
  ])
    console.log(figureLine(found));
}

/** Goes on to the next question. */
async function ask(host: RoomHost, room: Room): Promise<void> {
  do {
    await host.command(room.id, { type: 'operate', action: { do: 'next' }, expect: null });
    await rest(1000);
  } while (room.state.phase.name !== 'question');
}

/** All answer, evenly over the time: how long those here and those elsewhere waited, ms. */
async function answerAll(pages: readonly TimedPage[], room: Room): Promise<[here: number[], there: number[]]> {
  const { phase } = room.state;
  if (phase.name !== 'question') throw new Error('a question is open');
  const { slide, visit } = phase;
  const response = { type: 'trivia', picks: [0] };
  const from = performance.now();
  for (const [n, { wire, end }] of pages.entries()) {
    while (performance.now() - from < (n / players) * seconds * 1000) await rest(1);
    wire.waitedMs = null;
    wire.saidAtMs = performance.now();
    end.received(JSON.stringify({ t: 'answer', id: `answer-${n}-${visit}`, slide, visit, response }));
  }
  while (!pages.every(({ wire }) => wire.waitedMs !== null)) await rest(20);
  // The reveal, which comes by itself.
  await rest(2500);
  const waits = (isFar: boolean) => pages.flatMap((page) => (page.isFar === isFar ? (page.wire.waitedMs ?? []) : []));
  return [waits(false), waits(true)];
}
